"""Real hands as lessons: what happened, line by line, with questions where a dealer counts."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from trainer.content.building import Setting, build
from trainer.content.lesson import Lesson
from trainer.content.questions import key
from trainer.content.script import house_of, play_problems, questions
from trainer.content.yaml_text import read_text
from trainer.messages import Problem
from trainer.training.drills.sketch import Plain, Sketch

CHIPS: Final = "1 5 25 100 500 1000 5000 25000 100000"
STREETS: Final = ("flop", "turn", "river")
RULE: Final = "raise-amounts"
GAMES: Final = {"NT": "nlhe", "PO": "plo"}
"""The variants that are taken in, and their games here."""


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand as it was written down. Players are counted from 0, the first left of the button;
    amounts are whole chips. `acts` are those of the notation: `p3 cbr 178`, `d db 4sKh4h`."""

    number: str
    variant: str
    ante: int
    blinds: tuple[int, int]
    stacks: tuple[int, ...]
    seats: tuple[int, ...]
    acts: tuple[str, ...]


@dataclass(slots=True)
class _Count:
    """What has to be followed to know a bet from a raise, and a call from an all-in."""

    stacks: list[int]
    bets: list[int]
    live: set[int] = field(default_factory=set)
    any_all_in: bool = False

    @property
    def to_call(self) -> int:
        return max(self.bets)

    def put(self, player: int, to: int) -> None:
        self.stacks[player] -= to - self.bets[player]
        self.bets[player] = to
        self.any_all_in = self.any_all_in or not self.stacks[player]


def lesson_text(hand: Hand, name: str, title: dict[str, str]) -> tuple[str, tuple[Problem, ...]]:
    """The lesson file of a hand, with the questions that its facts answer; the problems where the
    lines cannot be played."""
    keep: frozenset[int] | None = None
    while True:
        text = _sketch(hand, keep).text(name, title, RULE, 2)
        lesson, problems = _read(text, name)
        if lesson is None:
            return text, problems
        house = house_of(lesson, lesson.newest)
        faults = play_problems(lesson, house)
        if faults:
            return text, faults
        asked = questions(lesson, house)
        sound = frozenset(
            number
            for number, one in zip(sorted(keep or range(1, len(asked) + 1)), asked, strict=True)
            if key(one.question, one.table, house).unknown is None
        )
        if len(sound) == len(asked):
            return text, ()
        keep = sound


def _read(text: str, name: str) -> tuple[Lesson | None, tuple[Problem, ...]]:
    root, problems = read_text(text, name)
    if root is None or problems:
        return None, tuple(problems)
    read = build(root, Setting(pack="hands", languages=("en",)))
    return (None if read.problems else read.lesson), tuple(read.problems)


def _sketch(hand: Hand, keep: frozenset[int] | None) -> Sketch:
    """`keep` are the numbers of the questions that are asked; None asks all."""
    sketch = Sketch(_table(hand))
    count = _begun(hand)
    street = 0
    number = 0
    shown = False

    def ask(kind: str, **more: Plain) -> None:
        nonlocal number
        number += 1
        if keep is None or number in keep:
            sketch.ask(kind, **more)

    for act in hand.acts:
        match act.split():
            case ["d", "db", cards]:
                if any(count.bets):
                    ask("pot-count", fields=["pot"])
                sketch.dealer(deals=STREETS[street], cards=_spaced(cards))
                street += 1
                count.bets = [0] * len(count.bets)
            case [player, "f"]:
                at = _player(player)
                sketch.seat(hand.seats[at], folds=None)
                count.live.discard(at)
            case [player, "cc"]:
                _call(sketch, hand, count, _player(player))
            case [player, "cbr", amount]:
                at = _player(player)
                if count.to_call and count.stacks[at] + count.bets[at] > count.to_call:
                    ask("options", seat=hand.seats[at], fields=["call", "min_raise_to"])
                _raise(sketch, hand, count, at, int(amount))
            case [_, "sm", *_] if street == len(STREETS) and not shown and len(count.live) > 1:
                shown = True
                ask("seat", for_what="show")
            case _:
                pass  # cards dealt face down, and hands shown early
        match act.split():
            case [player, "sm", cards] if "?" not in cards:
                sketch.seat(hand.seats[_player(player)], tables=_spaced(cards))
            case _:
                pass
    if count.any_all_in and len(count.live) > 1:
        ask("pots")
    elif len(count.live) > 1:
        ask("pot-count", fields=["pot"])
    return sketch


def _table(hand: Hand) -> dict[str | int, Plain]:
    seats: dict[str | int, Plain] = dict(sorted(zip(hand.seats, hand.stacks, strict=True)))
    table: dict[str | int, Plain] = {
        "game": GAMES[hand.variant],
        "chips": CHIPS,
        "blinds": f"{hand.blinds[0]}-{hand.blinds[1]}",
        "size": max(9, *hand.seats),
        "button": hand.seats[-1],
        "seats": seats,
    }
    if hand.ante:
        table["ante"] = hand.ante
    return table


def _begun(hand: Hand) -> _Count:
    players = len(hand.seats)
    count = _Count([stack - hand.ante for stack in hand.stacks], [0] * players, set(range(players)))
    small, big = (1, 0) if players == 2 else (0, 1)
    for player, blind in ((small, hand.blinds[0]), (big, hand.blinds[1])):
        count.put(player, min(blind, count.stacks[player]))
    count.any_all_in = False
    return count


def _call(sketch: Sketch, hand: Hand, count: _Count, player: int) -> None:
    owed = count.to_call - count.bets[player]
    seat = hand.seats[player]
    if not owed:
        sketch.seat(seat, checks=None)
    elif owed >= count.stacks[player]:
        sketch.seat(seat, all_in=None)
        count.put(player, count.bets[player] + count.stacks[player])
    else:
        sketch.seat(seat, calls=None)
        count.put(player, count.to_call)


def _raise(sketch: Sketch, hand: Hand, count: _Count, player: int, to: int) -> None:
    seat = hand.seats[player]
    if to - count.bets[player] >= count.stacks[player]:
        sketch.seat(seat, all_in=None)
    elif count.to_call:
        sketch.seat(seat, raises=to)
    else:
        sketch.seat(seat, bets=to)
    count.put(player, to)


def _player(name: str) -> int:
    return int(name[1:]) - 1


def _spaced(cards: str) -> str:
    return " ".join(cards[at : at + 2] for at in range(0, len(cards), 2))
