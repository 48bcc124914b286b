"""`explain`: what every stage of the rules finds, at each line of a seat and at each question."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from trainer import app
from trainer.cli.lessons import lesson_named, say_problems
from trainer.cli.output import cites_fields, print_head, print_json
from trainer.command_line.reading import Call
from trainer.command_line.shell import FINE
from trainer.content.lesson import Lesson, Line, Question
from trainer.content.questions import ATTRIBUTION, question_text
from trainer.content.script import Moment, branches, script_of, timeline
from trainer.content.why import Spoken, stages, why
from trainer.i18n import Voice
from trainer.messages import Message, Problems, capital, say
from trainer.rules.house import House
from trainer.table.state import Table
from trainer.view.sentences import sentence


def run(call: Call) -> int:
    """The script from its start, then each branch from where it leaves it."""
    try:
        lesson = lesson_named(call.operands[0])
        house = app.house_for(lesson, call.edition)
        ways = [(way, timeline(lesson, house, way)) for way in branches(lesson)]
    except Problems as problems:
        return say_problems(problems, call.voice)
    if not call.json:
        print_head(lesson, house, call.voice)
    for way, moments in ways:
        if way and not call.json:
            print()
            name = _branch_name(lesson, way, call.voice)
            print(call.voice.text(say("What if: {name}", name=name)))
        own = script_of(lesson, way)[-1].lines
        for at in range(len(moments) - len(own), len(moments)):
            moment, before = moments[at], moments[at - 1].table
            said = _said(moment, before, call.voice)
            if call.json:
                print_json(_fields(moment, said, way, house, call.voice))
            else:
                _print(moment, said, house, call.voice)
    if not call.json:
        print()
        print(call.voice.text(ATTRIBUTION))
    return FINE


def _branch_name(lesson: Lesson, way: tuple[int, ...], voice: Voice) -> str:
    branch = script_of(lesson, way[:-1])[-1].branches[way[-1]]
    return branch.name.text(voice.language, lesson.languages[0])


def _spoken(moment: Moment, house: House) -> tuple[Message | None, tuple[Spoken, ...]]:
    """The answer at a question, and what was found there or on a line."""
    if isinstance(moment.item, Question):
        found = why(moment.item, moment.table, house)
        return found.unknown or found.answer, found.stages
    findings = () if moment.ruling is None else moment.ruling.findings
    return None, stages(findings, house.edition)


def _said(moment: Moment, before: Table, voice: Voice) -> str:
    match moment.item:
        case Question() as question:
            own = question.text.text(voice.language)
            return f"{question.at}. {own or voice.text(question_text(question))}"
        case Line() as line:
            return voice.text(sentence(line.event, before))
        case _:
            return ""


def _print(moment: Moment, said: str, house: House, voice: Voice) -> None:
    print()
    print(said)
    answer, found = _spoken(moment, house)
    if answer is not None:
        print(f"   {capital(voice.text(answer))}")
    if isinstance(moment.item, Question):
        for note in why(moment.item, moment.table, house).house:
            print(f"   {voice.text(note)}")
    for stage in found:
        print(f"   {voice.text(stage.name)}")
        for cite in stage.cites:
            print(f"     {voice.text(cite.text)}")
        for reason in stage.why:
            print(f"       {voice.text(reason)}")


def _fields(
    moment: Moment, said: str, way: Iterable[int], house: House, voice: Voice
) -> dict[str, Any]:
    item = moment.item
    answer, found = _spoken(moment, house)
    fields: dict[str, Any] = {
        "line": 0 if item is None else item.place.line,
        "branch": list(way),
        "said": said,
        "stages": [
            {
                "stage": one.stage.value,
                "cites": cites_fields(one.cites),
                "why": [voice.text(reason) for reason in one.why],
            }
            for one in found
        ],
    }
    if isinstance(item, Question):
        fields["ask"] = item.ask
        fields["answer"] = "" if answer is None else voice.text(answer)
    return fields
