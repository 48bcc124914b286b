"""The command `dealer-trainer`: alone or with `play` the window, with other words the tool."""

from __future__ import annotations

import io
import os
import sys


def main(argv: list[str] | None = None) -> int:
    """Runs the command whose words are `argv` (the process's own by default).

    0 fine, 1 problems found in what was read, 2 wrong use or Qt cannot start.
    """
    words = sys.argv[1:] if argv is None else argv
    for stream in (sys.stdout, sys.stderr):
        # A suit or an arrow that the terminal's encoding lacks is no reason to stop.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = _run(words)
        if sys.stdout is not None:  # a window on Windows has none
            sys.stdout.flush()
    except BrokenPipeError:
        # The reader (`| head`) has enough. Nothing may be written any more, at exit either.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        if error.filename is not None:
            raise
        return _unprinted(error)
    return code


def _unprinted(error: OSError) -> int:
    """What was printed went to a file on a full disk."""
    from trainer import files
    from trainer.command_line.reading import language_of
    from trainer.command_line.shell import WRONG_USE, complain
    from trainer.i18n import voice
    from trainer.messages import say

    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    message = say("What is printed here cannot be written: {reason}.", reason=files.reason(error))
    complain(message, files.remedy(error), voice(language_of(sys.argv[1:])))
    return WRONG_USE


def _run(words: list[str]) -> int:
    # Only what the word needs is imported: the tool never Qt, the window never the tool.
    match words:
        case ["play" | "shot" | "handout" | "class-sheet", *rest] if not {
            "--help",
            "-h",
        }.isdisjoint(rest):
            from trainer import cli

            return cli.main(words)
        case [] | ["play", *_]:
            from trainer.gui import start

            start.hold_collection()
            start.import_qt()
            from trainer.gui import run

            return run.play(words[1:])
        case ["drill", *rest] if "--play" in rest and {"--help", "-h"}.isdisjoint(rest):
            from trainer.gui import start

            start.hold_collection()
            start.import_qt()
            from trainer.gui import run

            return run.play_drill(rest)
        case ["shot", *rest]:
            from trainer.gui import start

            start.import_qt()
            from trainer.gui import run

            return run.shot(rest)
        case ["handout", *rest]:
            from trainer.gui import start

            start.import_qt()
            from trainer.gui import run

            return run.handout(rest)
        case ["class-sheet", *rest] if any(word.lower().endswith(".pdf") for word in rest):
            from trainer.gui import start

            start.import_qt()
            from trainer.gui.class_sheet_command import class_sheet

            return class_sheet(rest)
        case _:
            from trainer import cli

            return cli.main(words)


if __name__ == "__main__":
    sys.exit(main())
