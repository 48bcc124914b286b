"""The tool: reads its words, runs the command, and says what was wrong with the words."""

from __future__ import annotations

from trainer import __version__, files
from trainer.cli.help import command_help, program_help
from trainer.command_line.commands import PROGRAM
from trainer.command_line.reading import Call, WrongUse, language_of, read_call
from trainer.command_line.shell import FINE, WRONG_USE, complain
from trainer.i18n import voice
from trainer.messages import say


def main(argv: list[str]) -> int:
    """Runs the command in `argv`, the words after the program's name.

    0 fine, also where answers were graded wrong; 1 problems found in what was read; 2 wrong use.
    """
    speaker = voice(language_of(argv))
    try:
        match argv:
            case [] | ["--help" | "-h", *_]:
                print(program_help(speaker))
                return FINE
            case ["--version"]:
                print(f"{PROGRAM} {__version__}")
                return FINE
            case _:
                return _run(read_call(argv))
    except WrongUse as wrong:
        complain(wrong.message, wrong.hint, speaker)
    except BrokenPipeError:
        raise  # the reader of our output has enough; not a matter of what was asked
    except OSError as error:
        if error.filename is None:
            raise  # what we print has no name: the disk under it is full
        # A folder that may not be listed, a name that the system does not take.
        reason = files.reason(error)
        message = say("{file} cannot be read: {reason}.", file=str(error.filename), reason=reason)
        complain(message, None, speaker)
    return WRONG_USE


def _say_more(call: Call) -> None:
    """What else there is to know of a command, where its options do not say it."""
    match call.command.name:
        case "grade":
            from trainer.cli.answer_examples import answer_examples

            print("\n" + answer_examples(call))
        case "drill":
            from trainer.cli.drill import kinds_there_are

            print("\n" + kinds_there_are(call))
        case _:
            pass


def _run(call: Call) -> int:
    if call.help:
        print(command_help(call.command, call.voice))
        _say_more(call)
        return FINE
    # Only what the command needs is imported.
    match call.command.name:
        case "rule":
            from trainer.cli import rule

            return rule.run(call)
        case "explain":
            from trainer.cli import explain

            return explain.run(call)
        case "new":
            from trainer.cli import new

            return new.run(call)
        case "rules" if "--moved" in call.switches:
            from trainer.cli import moved

            return moved.run(call)
        case "grade":
            from trainer.cli import grade

            return grade.run(call)
        case "check":
            from trainer.cli import check

            return check.run(call)
        case "rules":
            from trainer.cli import rules

            return rules.run(call)
        case "drill":
            from trainer.cli import drill

            return drill.run(call)
        case "progress" | "class-sheet" | "export" | "import" | "verify":
            from trainer.cli import records

            return records.run(call)
        case "pack" | "install" | "remove" | "list":
            from trainer.cli import packs

            return packs.run(call)
        case "schema":
            from trainer.cli import schema

            return schema.run(call)
        case name:
            raise WrongUse(say("{command} opens the window.", command=name))
