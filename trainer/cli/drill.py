"""`drill`: situations made from a seed, as text, as JSON, or as a lesson file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from trainer.cli.output import cites_fields, print_json, print_reasons, write_file
from trainer.command_line.drills import drill_of
from trainer.command_line.reading import Call, WrongUse
from trainer.command_line.shell import FINE
from trainer.content.lesson import Question
from trainer.content.questions import (
    as_json,
    cited,
    describe,
    question_text,
    reasons,
    type_of,
)
from trainer.content.script import house_of, timeline
from trainer.messages import capital, say
from trainer.rules.house import NEWEST
from trainer.training.drills.as_lesson import as_lesson
from trainer.training.drills.catalogue import ALL_KINDS, MIXED, TWINS
from trainer.training.drills.made import Drill
from trainer.training.drills.make import drill
from trainer.view.conceal import concealed_at
from trainer.view.ledger import ledger
from trainer.view.plain import plain
from trainer.view.script_rows import script_rows
from trainer.view.table_view import look
from trainer.view.twins import difference

MOST = 10_000
"""Drills of one call."""


def kinds_there_are(call: Call) -> str:
    """The kinds by the names that are typed, each with its title."""
    text = call.voice.text
    named = [(kind.name, text(kind.title)) for kind in ALL_KINDS]
    named.append((MIXED, text(say("any of these"))))
    lines = (f"  {name:20}{title}" for name, title in named)
    return "\n".join((text(say("The kinds there are:")), *lines))


def run(call: Call) -> int:
    """Prints as many drills as were asked for, the seeds counting up."""
    name, level, seed = drill_of(call)
    count = call.number_to(MOST, "--count")
    save = call.values.get("--save")
    for at in range(count):
        parts = (1, 2) if name == TWINS.name else (1,)
        made = [drill(name, level, seed + at, part=part) for part in parts]
        if save is not None:
            _save(made, Path(save), call)
            return FINE
        for one in made:
            if call.json:
                print_json(_fields(one, call))
            else:
                _print(one, call)
        if name == TWINS.name and not call.json:
            print(call.voice.text(say("What is otherwise")))
            for told in difference(made[0].lesson, made[1].lesson):
                print(f"   {call.voice.text(told)}")
            print()
    return FINE


def _fields(made: Drill, call: Call) -> dict[str, Any]:
    question = made.question
    about = {"seat": question.seat, "of": question.of, "for": question.for_what or None}
    return {
        "kind": made.kind.name,
        "level": made.level,
        "seed": made.seed,
        "part": made.part,
        "target": made.target,
        "ask": question.ask,
        **{name: value for name, value in about.items() if value is not None},
        "answer": as_json(made.key.answer),
        "cites": cites_fields(cited(made.key.findings, NEWEST)),
        "why": [call.voice.text(why) for why in reasons(made.key.findings)],
        "lesson": made.text,
    }


def _print(made: Drill, call: Call) -> None:
    """The situation in words, the question, and the answer under it."""
    voice = call.voice
    moments = timeline(made.lesson, house_of(made.lesson, NEWEST))
    items = [moment.item for moment in moments]
    at = next(i for i, item in enumerate(items) if isinstance(item, Question))
    hidden = concealed_at(items, at, ())
    head = say(
        "{kind}, level {level}, seed {seed}",
        kind=made.kind.title,
        level=str(made.level),
        seed=str(made.seed),
    )
    print(voice.text(head))
    print()
    table = moments[at].table
    print(
        plain(
            look(table, concealed=hidden),
            ledger(table, hidden),
            script_rows(moments, at, at, {}),
            voice,
        )
    )
    print()
    print(voice.text(question_text(made.question)))
    print(f"   {capital(voice.text(describe(type_of(made.question), made.key.answer)))}")
    print_reasons(cited(made.key.findings, NEWEST), reasons(made.key.findings), voice)
    print()


def _save(made: list[Drill], file: Path, call: Call) -> None:
    """The drill as a lesson, twins as two; an existing file is left alone."""
    files = [file, file.with_name(f"{file.stem}-twin{file.suffix}")][: len(made)]
    for one in files:
        if one.exists():
            message = say("{file} is there already.", file=str(one))
            raise WrongUse(message, say("Name another file, or take that one away."))
    for drill_, one in zip(made, files, strict=True):
        write_file(one, as_lesson(drill_, one.stem))
        print(call.voice.text(say("Written to {file}.", file=str(one))))
