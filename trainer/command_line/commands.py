"""The commands there are, as data: what each takes, and what `--help` says of it.

Read before the window is there, and so made of tuples, which take less time than dataclasses.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from trainer.content.answer_shapes import ASKS
from trainer.content.placeholders import placeholder
from trainer.i18n import LANGUAGES
from trainer.messages import Message, say
from trainer.rules.house import Edition

PROGRAM: Final = "dealer-trainer"


class Option(NamedTuple):
    """`--name VALUE`, or a switch where `value` is empty. `choices` are all values there are."""

    name: str
    help: Message
    value: str = ""
    choices: tuple[str, ...] = ()
    required: bool = False
    short: str = ""
    missing: Message | None = None
    """What to do where it is required and was left out."""

    @property
    def usage(self) -> str:
        written = f"{self.short or self.name} {self.value}".rstrip()
        return written if self.required else f"[{written}]"


class Command(NamedTuple):
    """A word after the program's name. `most` None is any number of operands."""

    name: str
    help: Message
    operand: str = ""
    least: int = 0
    most: int | None = 0
    options: tuple[Option, ...] = ()

    @property
    def usage(self) -> str:
        operand = self.operand + ("…" if self.most is None else "")
        shown = operand if self.least or not operand else f"[{operand}]"
        return " ".join(filter(None, [self.name, shown, *(one.usage for one in self.options)]))


LANG: Final = Option(
    "--lang",
    say("The language of the words; by default that of the environment."),
    "|".join(LANGUAGES),
    LANGUAGES,
)
EDITION: Final = Option(
    "--edition",
    say("The edition of the rules; by default the newest that the lesson allows."),
    "|".join(str(int(one)) for one in Edition),
    tuple(str(int(one)) for one in Edition),
)
JSON: Final = Option("--json", say("One JSON object a line, for other programs."))
HELP: Final = Option("--help", say("Says this."), short="-h")

COMMANDS: Final = (
    Command(
        "play",
        say("Opens the window, at a lesson or a pack; so does the program without a word."),
        "LESSON|PACK",
        most=1,
        options=(LANG, EDITION),
    ),
    Command(
        "rule",
        say("What the rules answer at each question of lessons, by which rule and why."),
        "LESSON",
        least=1,
        most=None,
        options=(EDITION, LANG, JSON),
    ),
    Command(
        "explain",
        say("What every stage of the rules finds, line by line and at each question."),
        "LESSON",
        least=1,
        most=1,
        options=(EDITION, LANG, JSON),
    ),
    Command(
        "grade",
        say("Grades answers to the questions of a lesson, written as `{{number: answer}}`."),
        "LESSON",
        least=1,
        most=1,
        options=(
            Option(
                "--answers",
                say("The file of answers, YAML or JSON."),
                "FILE",
                required=True,
                missing=say(
                    "How answers are written is shown by {words}.",
                    words=placeholder(f"`{PROGRAM} grade LESSON {HELP.name}`"),
                ),
            ),
            EDITION,
            LANG,
            JSON,
        ),
    ),
    Command(
        "check",
        say("Every problem of lessons and packs, as file:line:column: code: message."),
        "PATH",
        least=1,
        most=None,
        options=(LANG, JSON),
    ),
    Command(
        "shot",
        say("A picture of the table, at a question or after a line."),
        "LESSON",
        least=1,
        most=1,
        options=(
            Option("--output", say("The picture."), "FILE.png", required=True, short="-o"),
            Option("--at", say("At this question."), "N"),
            Option("--event", say("After this line."), "N"),
            Option("--size", say("Width and height in pixels."), "WxH"),
            LANG,
        ),
    ),
    Command(
        "handout",
        say("A lesson or a pack on paper: tables and questions to write on, answers at the end."),
        "LESSON|PACK",
        least=1,
        most=1,
        options=(
            Option("--output", say("The handout."), "FILE.pdf", required=True, short="-o"),
            LANG,
        ),
    ),
    Command(
        "rules",
        say("The rule book: name, number, and the lessons and cases that cover it."),
        options=(
            Option(
                "--edition",
                say("The edition of the rules; by default the newest."),
                EDITION.value,
                EDITION.choices,
            ),
            Option("--uncovered", say("Only the rules that no lesson and no case covers.")),
            Option("--moved", say("The lessons whose answers differ between the editions.")),
            LANG,
            JSON,
        ),
    ),
    Command(
        "drill",
        say("Makes situations from a seed, with the answers of the rules; `mixed` is any kind."),
        "KIND",
        least=1,
        most=1,
        options=(
            Option("--level", say("How hard, 1 to 5; by default 1."), "N"),
            Option("--seed", say("The same seed makes the same drills; by default 1."), "S"),
            Option("--count", say("How many; by default 1."), "N"),
            Option("--save", say("Writes the drill as a lesson file."), "FILE"),
            Option("--play", say("Opens the window and plays them there.")),
            LANG,
            JSON,
        ),
    ),
    Command(
        "new",
        say("Begins a pack in a folder, or a lesson in it, with remarks on what to change."),
        "FOLDER [LESSON]",
        least=1,
        most=2,
        options=(
            Option(
                "--type",
                say("The type of the lesson’s question; by default ruling."),
                "TYPE",
                tuple(one.ask for one in ASKS),
            ),
            LANG,
        ),
    ),
    Command(
        "progress",
        say("How everybody is doing: each rule and each drill, and what is due."),
        options=(
            Option("--profile", say("Only this one, by name or id."), "P"),
            Option("--rebuild", say("Makes anew what follows from the answers.")),
            LANG,
            JSON,
        ),
    ),
    Command(
        "class-sheet",
        say("Several profiles side by side: families, accuracy, time, every wrong answer."),
        "PROFILE",
        most=None,
        options=(
            Option("--output", say("The file."), "FILE.csv|.pdf", required=True, short="-o"),
            LANG,
        ),
    ),
    Command(
        "export",
        say("Everything recorded of a profile: JSON to move it, CSV for a table."),
        "PROFILE",
        least=1,
        most=1,
        options=(
            Option("--output", say("The file."), "FILE.json|.csv", required=True, short="-o"),
            LANG,
        ),
    ),
    Command(
        "import",
        say("Takes in an exported profile, without doubles, or real hands as lessons."),
        "FILE.json|.phh",
        least=1,
        most=1,
        options=(LANG,),
    ),
    Command(
        "verify",
        say("Whether a certificate agrees with the records of this machine."),
        "FILE.pdf",
        least=1,
        most=1,
        options=(LANG,),
    ),
    Command(
        "pack",
        say("Checks a pack’s folder and packs it into one file to pass on."),
        "FOLDER",
        least=1,
        most=1,
        options=(
            Option("--output", say("The file."), "FILE.dealerpack", required=True, short="-o"),
            LANG,
        ),
    ),
    Command(
        "install",
        say("Installs a pack from its file or folder, whole or not at all."),
        "FILE",
        least=1,
        most=1,
        options=(LANG,),
    ),
    Command(
        "remove",
        say("Removes an installed pack; what was recorded of it stays."),
        "PACK",
        least=1,
        most=1,
        options=(LANG,),
    ),
    Command(
        "list", say("The packs there are, and how many lessons each has."), options=(LANG, JSON)
    ),
    Command(
        "schema",
        say("The JSON Schema of lesson and pack files, for editors."),
        options=(
            Option("--out", say("Writes one file for lessons and one for packs there."), "FOLDER"),
            Option("--reference", say("The reference of every key and verb instead, to be read.")),
            LANG,
        ),
    ),
)
