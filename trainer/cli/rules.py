"""`rules`: the rule book by number, how far each rule is computed, and what covers it."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, assert_never

from trainer.cli.coverage import coverage
from trainer.cli.lessons import exit_code
from trainer.cli.output import print_json
from trainer.command_line.reading import Call
from trainer.command_line.shell import complain_of
from trainer.content.questions import ATTRIBUTION
from trainer.i18n import Voice
from trainer.messages import Message, say, say_n
from trainer.rules import book
from trainer.rules.book import Scope
from trainer.rules.house import NEWEST, Edition


@dataclass(frozen=True, slots=True)
class _Listed:
    name: str
    number: str
    title: Message
    scope: Scope
    reason: Message | None
    lessons: tuple[str, ...]
    cases: tuple[str, ...]

    @property
    def uncovered(self) -> bool:
        """Computed, and neither a lesson nor a case shows it."""
        return self.scope is Scope.COMPUTED and not (self.lessons or self.cases)


def run(call: Call) -> int:
    """Every rule of the edition, or those that are computed and that nothing covers."""
    edition = call.edition or NEWEST
    found = coverage(edition)
    only_uncovered = "--uncovered" in call.switches
    for name, number in _numbers(edition):
        one = _Listed(
            name,
            number,
            book.title(name),
            book.scope(name),
            book.reason(name),
            tuple(found.lessons.get(name, ())),
            tuple(found.cases.get(name, ())),
        )
        if only_uncovered and not one.uncovered:
            continue
        if call.json:
            print_json(_fields(one, edition, call.voice))
        else:
            _print(one, call.voice)
    if not call.json:
        print()
        print(call.voice.text(ATTRIBUTION))
    complain_of(found.problems, call.voice)
    return exit_code(found.problems)


def _numbers(edition: Edition) -> Iterator[tuple[str, str]]:
    """The names that the edition has, with their numbers in it."""
    names = [rule.name for rule in book.RULES] + [name for name, *_ in book.PROCEDURES]
    for name in names:
        number = book.number(name, edition)
        if number is not None:
            yield name, number


def _fields(one: _Listed, edition: Edition, voice: Voice) -> dict[str, Any]:
    return {
        "rule": one.name,
        "edition": int(edition),
        "number": one.number,
        "title": voice.text(one.title),
        "scope": one.scope.value,
        "reason": "" if one.reason is None else voice.text(one.reason),
        "lessons": list(one.lessons),
        "cases": list(one.cases),
    }


def _print(one: _Listed, voice: Voice) -> None:
    print(f"{one.number:>5}  {voice.text(one.title)} ({one.name})")
    print(_wrapped(voice.text(_scope(one))))
    if one.lessons:
        print(_wrapped(voice.text(say("Lessons: {list}", list=", ".join(one.lessons)))))
    if one.cases:
        print(_wrapped(voice.text(say_n("{n} case", "{n} cases", len(one.cases)))))


def _scope(one: _Listed) -> Message:
    match one.scope:
        case Scope.COMPUTED:
            return say("Computed.")
        case Scope.ETIQUETTE:
            return say("Etiquette: taught by questions of the author’s own.")
        case Scope.LEFT_OUT:
            assert one.reason is not None
            return say("Left out: {reason}", reason=one.reason)
        case _:
            assert_never(one.scope)


def _wrapped(text: str) -> str:
    return textwrap.indent(
        textwrap.fill(text, 88, break_long_words=False, break_on_hyphens=False), " " * 7
    )
