"""The rules behind an answer, numbered as the edition in force numbers them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from trainer.messages import Message, say
from trainer.rules import book
from trainer.rules.house import Edition
from trainer.rules.ruling import Finding


@dataclass(frozen=True, slots=True)
class Cited:
    """`rule` is the lasting name; `number` and `part` are those of `edition`.

    `ours`: our reading, where the text leaves a doubt.
    """

    rule: str
    title: Message
    number: str
    part: str
    edition: Edition
    ours: bool = False

    @property
    def text(self) -> Message:
        """Multiple chip betting 47-B1 (Poker TDA 2026)."""
        place = f"{self.number}-{self.part}" if self.part else self.number
        blanks: dict[str, str | Message] = {
            "title": self.title,
            "number": place,
            "edition": str(int(self.edition)),
        }
        if self.ours:
            return say("{title} {number} (Poker TDA {edition}, our reading)", **blanks)
        return say("{title} {number} (Poker TDA {edition})", **blanks)


def cited(findings: Iterable[Finding], edition: Edition) -> tuple[Cited, ...]:
    """Every rule that spoke, once, in the order in which they spoke."""
    found: dict[Cited, None] = {}
    for finding in findings:
        for cite in finding.cites:
            number, part = book.cite_text(cite, edition)
            found[Cited(cite.rule, book.title(cite.rule), number, part, edition, cite.ours)] = None
    return tuple(found)
