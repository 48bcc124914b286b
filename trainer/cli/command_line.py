"""The words of the command line: which commands there are, what each takes, and reading them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from trainer.content.answer_shapes import ASKS
from trainer.content.placeholders import placeholder
from trainer.content.suggest import suggest
from trainer.i18n import LANGUAGES, Voice, environment_language, voice
from trainer.messages import Message, say
from trainer.rules.house import Edition

PROGRAM: Final = "dealer-trainer"


class WrongUse(Exception):
    """The words mean nothing, or name what is not there: one sentence, perhaps a hint; exit 2."""

    def __init__(self, message: Message, hint: Message | None = None) -> None:
        super().__init__(str(message))
        self.message = message
        self.hint = hint


@dataclass(frozen=True, slots=True)
class Option:
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


@dataclass(frozen=True, slots=True)
class Command:
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


@dataclass(frozen=True, slots=True)
class Call:
    """A command as it was called: its operands, the values of its options, and who is spoken to."""

    command: Command
    voice: Voice
    operands: tuple[str, ...] = ()
    values: Mapping[str, str] = field(default_factory=dict)
    switches: frozenset[str] = frozenset()

    @property
    def json(self) -> bool:
        return JSON.name in self.switches

    @property
    def help(self) -> bool:
        return HELP.name in self.switches

    @property
    def edition(self) -> Edition | None:
        """None where none was asked for."""
        value = self.values.get(EDITION.name)
        return None if value is None else Edition(int(value))


def language_of(words: list[str]) -> str:
    """The language that the words ask for, however wrong the rest of them is."""
    for place, word in enumerate(words):
        name, _, value = word.partition("=")
        if name == LANG.name:
            wanted = value or "".join(words[place + 1 : place + 2])
            if wanted in LANGUAGES:
                return wanted
    return environment_language()


def command_named(word: str) -> Command:
    for one in COMMANDS:
        if one.name == word:
            return one
    if word.startswith("-"):
        known: tuple[str, ...] = (HELP.name, HELP.short, "--version")
        message = say("There is no option {word} here.", word=word)
    else:
        known = tuple(one.name for one in COMMANDS)
        message = say("There is no command {word}.", word=word)
    raise WrongUse(message, suggest(word, known))


def read_call(words: list[str]) -> Call:
    """The call that the words make. `words` begins with a command; WrongUse says what is wrong."""
    command = command_named(words[0])
    speaker = voice(language_of(words))
    operands: list[str] = []
    values: dict[str, str] = {}
    switches: set[str] = set()
    rest = list(words[1:])
    while rest:
        word = rest.pop(0)
        if word == "--":
            operands.extend(rest)
            break
        if not word.startswith("-") or word == "-":
            operands.append(word)
            continue
        name, given, value = word.partition("=")
        option = _option(command, name)
        if not option.value:
            if given:
                raise WrongUse(say("The option {option} takes no value.", option=option.name))
            switches.add(option.name)
            continue
        if not given:
            if not rest:
                raise _no_value(option)
            value = rest.pop(0)
        values[option.name] = _checked(option, value)
    call = Call(command, speaker, tuple(operands), values, frozenset(switches))
    if not call.help:
        _check(call)
    return call


def _option(command: Command, name: str) -> Option:
    known = (*command.options, HELP)
    for one in known:
        if name in (one.name, one.short):
            return one
    raise WrongUse(
        say("{command} has no option {option}.", command=command.name, option=name),
        suggest(name, [one.name for one in known]),
    )


def _no_value(option: Option) -> WrongUse:
    return WrongUse(
        say(
            "The option {option} needs a value: {value}.",
            option=option.name,
            value=placeholder(option.value),
        )
    )


def _checked(option: Option, value: str) -> str:
    if not value:
        raise _no_value(option)
    if option.choices and value not in option.choices:
        raise WrongUse(
            say("{value} is no value of {option}.", value=value, option=option.name),
            suggest(value, option.choices),
        )
    return value


def _check(call: Call) -> None:
    command, count = call.command, len(call.operands)
    if count < command.least:
        raise WrongUse(
            say(
                "{command} needs a {operand}.",
                command=command.name,
                operand=placeholder(command.operand),
            )
        )
    if command.most is not None and count > command.most:
        extra = call.operands[command.most]
        raise WrongUse(
            say("{word} is one word too many for {command}.", word=extra, command=command.name)
        )
    for option in command.options:
        if option.required and option.name not in call.values:
            raise WrongUse(
                say(
                    "{command} needs the option {option} {value}.",
                    command=command.name,
                    option=option.name,
                    value=placeholder(option.value),
                ),
                option.missing,
            )
