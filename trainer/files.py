"""Files of the user: read up to a bound and only where they are files, written whole or not at all.

A device or a pipe, and a link to one, is read without end or waited for; it is refused before it is
opened.
"""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import Final

from trainer.messages import Message, Place, Problem, Problems, say

FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
"""What the system says where there is no room."""


class NotAFile(OSError):
    """A device, a pipe or a socket."""

    def __init__(self, file: Path) -> None:
        super().__init__(errno.EINVAL, "Not a regular file", str(file))


def refuse_special(file: Path) -> None:
    """NotAFile for a device or a pipe, which would be waited for."""
    mode = file.stat().st_mode
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(file))
    if not stat.S_ISREG(mode):
        raise NotAFile(file)


def take(file: Path, most: int) -> bytes:
    """What is in a file, at most one byte more than `most`, which shows that it is larger.

    OSError where it cannot be read, NotAFile among them.
    """
    refuse_special(file)
    with file.open("rb") as binary:
        try:
            return binary.read(most + 1)
        except OSError as error:  # a bad place on the disk: which file it was is for us to say
            raise OSError(error.errno, error.strerror, str(file)) from None


def whole(file: Path, most: int) -> bytes:
    """The same, with Problems where it is no file or is larger than `most` bytes."""
    try:
        data = take(file, most)
    except NotAFile as error:
        problem = Problem(Place(str(file)), "unreadable-file", cannot_be_read(error), _NAME_A_FILE)
        raise Problems((problem,)) from None
    if len(data) > most:
        message = say("The file is larger than {most} bytes.", most=most)
        hint = say("Is it the right file?")
        raise Problems((Problem(Place(str(file)), "too-large", message, hint),))
    return data


def write(file: Path, data: bytes) -> None:
    """All or nothing: what was there stays until the new is on the disk. A file that is there keeps
    its permissions, and a link leads where it led. OSError where it cannot be written."""
    target = Path(os.path.realpath(file)) if file.is_symlink() else file
    if target.exists():
        if target.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(file))
        refuse_special(target)
        if not os.access(target, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(file))
    # Short, so that every name that the system takes can be written.
    part = target.with_name(f".{os.urandom(6).hex()}.part")
    try:
        with part.open("xb") as out:
            out.write(data)
            out.flush()
            os.fsync(out.fileno())
        if target.exists():
            part.chmod(stat.S_IMODE(target.stat().st_mode))
        part.replace(target)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(file)) from None
    finally:
        part.unlink(missing_ok=True)


def reason(error: OSError) -> str | Message:
    """What the system says, or we where it is no file."""
    if isinstance(error, NotAFile):
        return say("it is a device or a pipe, not a file")
    return error.strerror or type(error).__name__


def cannot_be_read(error: OSError) -> Message:
    return say("The file cannot be read: {reason}.", reason=reason(error))


def unwritten(file: str | Path, error: OSError) -> Message:
    """Why a file could not be written, and what to do."""
    return say(
        "The file {file} cannot be written: {reason}. {remedy}",
        file=str(file),
        reason=reason(error),
        remedy=remedy(error),
    )


def remedy(error: OSError) -> Message:
    """What to do where something could not be written."""
    match error.errno:
        case number if number in FULL:
            return say("Make room on the disk, or choose another place.")
        case errno.ENOENT | errno.ENOTDIR:
            return say("Make the folder first, or choose one that is there.")
        case errno.ENAMETOOLONG:
            return say("Choose a shorter name.")
        case errno.EISDIR:
            return say("Name a file in that folder.")
        case _:
            return say("Choose another name, or a folder that you may write in.")


_NAME_A_FILE = say("Name a file.")
