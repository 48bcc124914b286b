"""A situation with one fact changed: a chip, an amount, a word, a card, an act, a stack."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from trainer.table.cards import Rank, Suit
from trainer.table.chips import USUAL_SET
from trainer.training.drills.felt import chips, unit_of
from trainer.training.drills.sketch import Plain, Sketch

CHIPS: Final = ("puts", "pulls-back")
WORDS: Final = {"call": "raise", "raise": "call"}
ACTS: Final = {
    "raises": ("calls", "folds"),
    "bets": ("checks",),
    "calls": ("folds",),
    "folds": ("calls",),
    "discards": ("tables",),
}
"""What a seat could have done as well."""
STEPS: Final = (1, 2, 4, 10)
"""By how many of the smallest useful chips an amount is moved."""
RANKS: Final = "".join(one.letter for one in Rank)
SUITS: Final = "".join(one.letter for one in Suit)

Line: TypeAlias = dict[str, Plain]
Table: TypeAlias = dict[str | int, Plain]
Lines: TypeAlias = tuple[Line | None, ...]
"""Ways in which a line could have been otherwise; None: it is not there."""


def changed(sketch: Sketch) -> tuple[tuple[Sketch, ...], ...]:
    """Every sketch that differs in one fact from this, by the fact, the smallest change first.
    Some could not have happened; which, the reader and the rules say."""
    tables = (
        tuple(Sketch(table, list(sketch.lines)) for table in ways) for ways in _tables(sketch)
    )
    scripts = (
        tuple(Sketch(dict(sketch.table), lines) for lines in ways) for ways in _scripts(sketch)
    )
    return tuple(ways for ways in (*tables, *scripts) if ways)


# --- the table ------------------------------------------------------------------------------------


def _tables(sketch: Sketch) -> Iterator[list[Table]]:
    seats, others = _map(sketch, "seats"), _map(sketch, "others")
    for seat in _all_in(sketch):
        stack = seats.get(seat)
        if isinstance(stack, int):
            for amounts in _near(stack, _unit(sketch)):
                yield [_with(sketch, "seats", {**seats, seat: one}) for one in amounts]
    for hands in _other_hands(sketch):
        yield [_with(sketch, "seats", one) for one in hands]
    for name, players in others.items():
        if isinstance(players, int):
            yield [_with(sketch, "others", {**others, name: players + by}) for by in (-1, 1)]


def _map(sketch: Sketch, key: str) -> Table:
    """What stands under a key of the table; empty where that is no map."""
    found: Table = {}
    value = sketch.table.get(key)
    if isinstance(value, Mapping):
        for name, one in value.items():
            found[name] = one
    return found


def _with(sketch: Sketch, key: str, value: Table) -> Table:
    return {**sketch.table, key: value}


def _lying(sketch: Sketch) -> set[str]:
    """Every card that is seen."""
    board = str(sketch.table.get("board", "")).split()
    hands = (one.get("cards") for one in _map(sketch, "seats").values() if isinstance(one, Mapping))
    return {*board, *(card for hand in hands for card in str(hand).split())}


def _other_hands(sketch: Sketch) -> Iterator[list[Table]]:
    """The seats with one card of a known hand another."""
    seats, lying = _map(sketch, "seats"), _lying(sketch)
    for seat, own in seats.items():
        if isinstance(own, Mapping) and isinstance(held := own.get("cards"), str):
            for hands in _one_card(held, lying):
                found: list[Table] = []
                for one in hands:
                    hand: dict[str, Plain] = {"stack": own.get("stack"), "cards": one}
                    found.append({**seats, seat: hand})
                yield found


def _one_card(held: str, lying: set[str]) -> Iterator[list[str]]:
    """One card a rank higher or lower, or of another suit."""
    for card in held.split():
        rank, suit = card[0], card[1]
        at = RANKS.index(rank)
        near = [one + suit for one in RANKS[max(0, at - 1) : at + 2]]
        others = [one for one in [*near, *(rank + s for s in SUITS)] if one not in lying]
        if others:
            yield [held.replace(card, other) for other in others]


def _all_in(sketch: Sketch) -> list[int]:
    """The seats that go all-in: their stack is what they bet."""
    lines = (one for one in sketch.lines if isinstance(one, dict) and "all-in" in one)
    return [seat for one in lines if isinstance(seat := one.get("seat"), int)]


def _unit(sketch: Sketch) -> int:
    return unit_of(int(str(sketch.table.get("blinds", "0-100")).partition("-")[2]))


def _near(amount: int, unit: int) -> tuple[list[int], list[int]]:
    """Amounts above, and amounts below."""
    above = [amount + step * unit for step in STEPS]
    return above, [amount - step * unit for step in STEPS if amount > step * unit]


# --- the script -----------------------------------------------------------------------------------


def _scripts(sketch: Sketch) -> Iterator[list[list[Plain]]]:
    lines = list(sketch.lines)
    # What others did before the last act made that act what it is.
    last = max((at for at, line in enumerate(lines) if _is_act(line)), default=-1)
    for at, line in enumerate(lines[:-1]):
        assert isinstance(line, dict)
        for ways in _ways(line, _unit(sketch), is_last=at == last):
            yield [
                [*lines[:at], *([] if other is None else [other]), *lines[at + 1 :]]
                for other in ways
            ]


def _is_act(line: Plain) -> bool:
    return isinstance(line, dict) and any(verb in line for verb in (*ACTS, "checks"))


def _ways(line: Line, unit: int, *, is_last: bool) -> Iterator[Lines]:
    for verb in CHIPS:
        if isinstance(pieces := line.get(verb), str):
            for ways in _one_chip(pieces):
                yield tuple({**line, verb: other} for other in ways)
    said = line.get("says")
    if isinstance(said, str):
        yield (None,)  # said nothing
        if said in WORDS:
            yield ({**line, "says": WORDS[said]},)
    for mark in ("quick", "burns"):
        if mark in line:
            yield (_without(line, mark),)
    if line.get("deals") == "down":
        yield from ((one,) for one in _deals(line))
    if isinstance(line.get("mucks"), int):
        yield (None,)  # the hand lies there still
    if is_last or "discards" in line:
        yield from _acts(line, unit)


def _acts(line: Line, unit: int) -> Iterator[Lines]:
    yield (None,)  # has not acted yet
    for verb, instead in ACTS.items():
        if verb in line:
            yield from (({**_without(line, verb), other: None},) for other in instead)
            if isinstance(to := line[verb], int):
                for amounts in _near(to, unit):
                    yield tuple({**line, verb: other} for other in amounts)


def _deals(line: Line) -> Iterator[Line]:
    """One card exposed or boxed more or less, or the fault not there."""
    for fault in ("exposes", "boxed"):
        cards = line.get(fault)
        if not isinstance(cards, Mapping):
            continue
        places = [place for place in cards if isinstance(place, int)]
        for place in places:
            fewer: dict[str | int, Plain] = {one: "x" for one in places if one != place}
            yield {**line, fault: fewer} if fewer else _without(line, fault)
        if len(places) == 1:
            two: dict[str | int, Plain] = {places[0]: "x", places[0] + 1: "x"}
            yield {**line, fault: two}
    for fault in ("first-to", "left-out"):
        if fault in line:
            yield _without(line, fault)


def _without(line: Line, key: str) -> Line:
    return {name: value for name, value in line.items() if name != key}


def _one_chip(text: str) -> Iterator[Sequence[str]]:
    """One chip more, one less, or one chip another."""
    held: list[int] = []
    for word in text.split():
        count, times, chip = word.rpartition("x")
        held += [int(chip)] * (int(count) if times else 1)
    yield [chips([*held, chip]) for chip in USUAL_SET]
    if len(held) > 1:
        yield [chips(_less(held, chip)) for chip in sorted(set(held))]
    else:
        yield [str(chip) for chip in USUAL_SET if chip not in held]


def _less(held: list[int], chip: int) -> list[int]:
    left = list(held)
    left.remove(chip)
    return left
