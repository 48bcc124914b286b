"""A line put into the script of a lesson at the cursor, as the recorder writes it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trainer.content.cutting_text import Cut
from trainer.content.scalars import is_number
from trainer.content.yaml_text import read_text
from trainer.table.games import Street
from trainer.table.state import Table

ALONE: Final = ("folds", "checks", "calls", "all-in")
WITH_AMOUNT: Final = ("bets", "raises")
WITH_TEXT: Final = ("puts", "says")
"""The verbs that are recorded: those that say all by themselves, and those that take more."""


@dataclass(frozen=True, slots=True)
class Insertion:
    """Text to put in at a place of a text, counted in letters; `line` is then the new line's."""

    at: int
    text: str
    line: int


def entry(seat: int, verb: str, value: str = "") -> str | None:
    """The line of a seat; None where the verb needs a value and has none that it can take."""
    value = " ".join(value.split())
    if verb in ALONE:
        return f"{{seat: {seat}, {verb}}}"
    if not value or any(letter in value for letter in ",:{}[]#\"'&*!|>%@`"):
        return None
    if verb in WITH_AMOUNT and not is_number(value):
        return None
    return f"{{seat: {seat}, {verb}: {value}}}"


def next_street(table: Table) -> Street | None:
    """The street that the dealer deals next; None after the last, and where none has a board."""
    return table.street.following if table.game.has_board else None


def inserted(text: str, cursor: int, line: str) -> Insertion | None:
    """Where `line` goes: under the entry of a script at or above the line of the cursor, before
    branches; at the end of the script where the cursor is above it.

    None where the text cannot be read, or its script is not a list with a line for each entry.
    """
    root, problems = read_text(text, "")
    if root is None or problems:
        return None
    cut = Cut(text)
    entries = [one for one in cut.entries("script") if one.block]
    if not entries:
        return None
    above = [one for one in entries if one.line <= cursor]
    chosen = max(above, key=lambda one: one.line) if above else cut.last_of_root(entries)
    blanks = " " * (chosen.column - 2)
    if chosen.key == "branches":
        return Insertion(chosen.line_start, f"{blanks}- {line}\n", chosen.line)
    return Insertion(chosen.end, f"\n{blanks}- {line}", text.count("\n", 0, chosen.end) + 2)
