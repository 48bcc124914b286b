"""What can be wrong with a store, each as one sentence with a remedy."""

from __future__ import annotations

from enum import Enum

from trainer.messages import Message, say, say_n


class Trouble(Enum):
    NEWER = "newer"
    LOCKED = "locked"
    READ_ONLY = "read-only"
    CORRUPT = "corrupt"
    FULL = "full"
    UNREACHABLE = "unreachable"
    GONE = "gone"
    """Only the profile: the store itself can be used."""


class StoreTrouble(Exception):
    """The store cannot be used; `message` says why and what to do, in one sentence."""

    def __init__(self, trouble: Trouble, message: Message) -> None:
        super().__init__(str(message))
        self.trouble = trouble
        self.message = message


def newer(place: str) -> StoreTrouble:
    """A store of a version that this program does not know."""
    message = say(
        "The records in {file} are of a newer version of the trainer: update it, or "
        "choose another folder.",
        file=place,
    )
    return StoreTrouble(Trouble.NEWER, message)


def gone() -> StoreTrouble:
    """An answer of a profile that the store does not have."""
    message = say(
        "The profile was erased in another window: what is answered from now on waits here until "
        "you try again, which makes it anew, or choose another profile."
    )
    return StoreTrouble(Trouble.GONE, message)


def damaged(place: str, lost: int) -> Message:
    """Records that cannot be read, beside others that can."""
    return say_n(
        "{n} record in {file} is damaged and left out here; the file was not changed. Put a copy "
        "of the file in its place, or go on without that record.",
        "{n} records in {file} are damaged and left out here; the file was not changed. Put a copy "
        "of the file in its place, or go on without those records.",
        lost,
        file=place,
    )


def trouble_of(cause: str, place: str) -> StoreTrouble:
    """By what the database or the system said, in small letters."""
    for words, trouble, message in _TROUBLES:
        if any(word in cause for word in words):
            return StoreTrouble(trouble, Message(message.text, (("file", place),)))
    return StoreTrouble(
        Trouble.UNREACHABLE,
        say("The records in {file} cannot be reached: choose another folder.", file=place),
    )


_TROUBLES = (
    (
        ("locked", "busy"),
        Trouble.LOCKED,
        say("The records in {file} are held by another program: close it and try again.", file=""),
    ),
    (
        ("readonly", "read-only", "permission denied"),
        Trouble.READ_ONLY,
        say("The records in {file} cannot be written: choose another folder.", file=""),
    ),
    (
        ("malformed", "not a database", "disk image", "could not decode"),
        Trouble.CORRUPT,
        say(
            "The file {file} is damaged: it is left as it is; choose another folder, or put a "
            "copy in its place.",
            file="",
        ),
    ),
    (
        ("full", "no space"),
        Trouble.FULL,
        say("The disk is full: {file} cannot grow. Make room, or choose another folder.", file=""),
    ),
)
