"""The rules behind an answer, numbered as the edition in force numbers them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from trainer.messages import Message, say
from trainer.rules import book
from trainer.rules.house import Edition
from trainer.rules.ruling import Finding

ATTRIBUTION: Final = say("Poker TDA, pokertda.com; where texts differ, the original prevails.")
"""Stands once wherever rules are cited."""


@dataclass(frozen=True, slots=True)
class Cited:
    """`rule` is the lasting name; `number` and `part` are those of `edition`.

    `ours`: our reading, where the text leaves a doubt. `house`: an option of the house decided.
    """

    rule: str
    title: Message
    number: str
    part: str
    edition: Edition
    ours: bool = False
    house: bool = False

    @property
    def text(self) -> Message:
        """Multiple chip betting 47-B1 (Poker TDA 2026)."""
        place = f"{self.number}-{self.part}" if self.part else self.number
        blanks: dict[str, str | Message] = {
            "title": self.title,
            "number": place,
            "edition": str(int(self.edition)),
        }
        if self.house:
            return say("{title} {number} (Poker TDA {edition}, house option)", **blanks)
        if self.ours:
            return say("{title} {number} (Poker TDA {edition}, our reading)", **blanks)
        return say("{title} {number} (Poker TDA {edition})", **blanks)


def cited(findings: Iterable[Finding], edition: Edition) -> tuple[Cited, ...]:
    """Every rule that spoke, once, in the order in which they spoke.

    A rule that the edition does not have is left out: it cannot be looked up there.
    """
    found: dict[Cited, None] = {}
    for finding in findings:
        for cite in finding.cites:
            number = book.number(cite.rule, edition)
            if number is not None:
                title, part = book.title(cite.rule), book.part(cite, edition)
                one = Cited(cite.rule, title, number, part, edition, cite.ours, cite.house)
                found[one] = None
    return tuple(found)


def reasons(findings: Iterable[Finding]) -> tuple[Message, ...]:
    """The reasons of all that spoke, each once, in the order in which they spoke."""
    return tuple(dict.fromkeys(why for finding in findings for why in finding.why))
