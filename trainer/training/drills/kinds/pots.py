"""Drills on counts and pots: stacks, pots, side pots, pot-limit, what is pushed to whom."""

from __future__ import annotations

from trainer.messages import say
from trainer.table.cards import Card, cards
from trainer.table.chips import USUAL_SET
from trainer.training.drills.dice import Dice
from trainer.training.drills.felt import Felt, chips, postflop, preflop, sit
from trainer.training.drills.kind import Generator
from trainer.training.drills.sketch import Plain, Sketch


def chip_count(dice: Dice, level: int) -> Sketch:
    """A stack seen as pieces, by value or in no order: more values and more chips by level."""
    felt = sit(dice, dice.between(2, 4))
    seat = dice.among(felt.order)
    kinds = dice.some(USUAL_SET, min(len(USUAL_SET), 1 + level // 2 + dice.up_to(2)))
    if dice.chance(50):
        most = 4 + 4 * level
        more = dice.between(most // 2, most) - len(kinds)
        pieces = [*kinds, *(dice.among(kinds) for _ in range(more))]
        mixed: dict[str, Plain] = {"stack": chips(pieces), "mixed": True}
        sketch = preflop(dice, felt, {seat: mixed})
    else:
        pieces = [chip for chip in kinds for _ in range(dice.between(1, 4 + 3 * level))]
        sketch = preflop(dice, felt, {seat: chips(pieces)})
    sketch.table["street"] = "flop"
    sketch.table["board"] = "Kd 8s 3c"
    sketch.table["pots"] = [4 * felt.big]
    return sketch.ask("count", of="stack", seat=seat)


def _round(dice: Dice, level: int, felt: Felt, sketch: Sketch) -> None:
    """A round of bets, calls and folds on a later street."""
    bet = dice.amount(felt.big, 4 * felt.big, felt.unit)
    seats = list(felt.order)
    sketch.seat(seats[0], bets=bet)
    raised = False
    for seat in seats[1:]:
        if level >= 2 and not raised and dice.chance(35):
            bet = dice.amount(2 * bet, 3 * bet, felt.unit)
            sketch.seat(seat, raises=bet)
            raised = True
        elif dice.chance(60):
            sketch.seat(seat, calls=None)
        else:
            sketch.seat(seat, folds=None)


def pot_count(dice: Dice, level: int) -> Sketch:
    """The pot with all bets on the table."""
    felt = sit(dice, min(9, 2 + level + dice.up_to(2)))
    if dice.chance(40):
        sketch = preflop(dice, felt)
        to = dice.amount(2 * felt.big, 4 * felt.big, felt.unit)
        sketch.seat(felt.preflop[0], raises=to)
        for seat in felt.preflop[1:-1]:
            sketch.seat(seat, **({"calls": None} if dice.chance(55) else {"folds": None}))
    else:
        sketch = postflop(dice, felt, street=dice.between(0, 2))
        _round(dice, level, felt, sketch)
    return sketch.ask("pot-count", fields=["pot"])


def pot_limit(dice: Dice, level: int) -> Sketch:
    """The largest pot-limit bet or raise."""
    felt = sit(dice, min(8, 2 + level))
    if level >= 3 and dice.chance(40):
        sketch = preflop(dice, felt)
        sketch.table["game"] = "plo"
        seats = list(felt.preflop)
        limpers = dice.between(0, max(0, len(seats) - 3))
        for seat in seats[:limpers]:
            sketch.seat(seat, **({"calls": None} if dice.chance(60) else {"folds": None}))
        return sketch.ask("pot-count", seat=seats[limpers], fields=["max_bet_to"])
    sketch = postflop(dice, felt, street=dice.between(0, 2), game="plo")
    seats = list(felt.order)
    if level == 1 and dice.chance(40):
        return sketch.ask("pot-count", seat=seats[0], fields=["max_bet_to"])
    bet = dice.amount(felt.big, 3 * felt.big, felt.unit)
    sketch.seat(seats[0], bets=bet)
    at = 1
    while at < min(level, len(seats) - 1):
        sketch.seat(seats[at], **({"calls": None} if dice.chance(60) else {"folds": None}))
        at += 1
    return sketch.ask("pot-count", seat=seats[at], fields=["max_bet_to"])


def side_pots(dice: Dice, level: int) -> Sketch:
    """All-ins of different depth and callers: what each pot holds and who contests it."""
    shorts = min(4, 1 + (level + 1) // 2)
    felt = sit(dice, shorts + (2 if level == 1 else 3))
    depth = 0
    stacks: dict[int, int] = {}
    for seat in dice.shuffled(felt.order)[:shorts]:
        depth += dice.amount(2 * felt.big, 8 * felt.big, felt.unit)
        stacks[seat] = depth
    sketch = postflop(dice, felt, dict(stacks), street=dice.between(0, 2))
    bet = 0
    for seat in felt.order:
        if seat in stacks:
            sketch.seat(seat, all_in=None)
            bet = max(bet, stacks[seat])
        elif not bet:
            sketch.seat(seat, checks=None)
        elif level in (2, 4, 5) and dice.chance(30):
            sketch.seat(seat, folds=None)
        else:
            sketch.seat(seat, calls=None)
    return _answered(stacks, sketch).ask("pots")


def _answered(stacks: dict[int, int], sketch: Sketch) -> Sketch:
    """Who checked, or called before a larger all-in, answers: by a call, each in turn."""
    acted: list[tuple[int, int]] = []
    bet = 0
    for line in sketch.lines:
        assert isinstance(line, dict)
        seat = line["seat"]
        assert isinstance(seat, int)
        if "all-in" in line:
            bet = max(bet, stacks[seat])
            continue
        if "folds" not in line:
            acted.append((seat, 0 if "checks" in line else bet))
    for seat, lies in acted:
        if lies < bet:
            sketch.seat(seat, calls=None)
    return sketch


def award(dice: Dice, level: int) -> Sketch:
    """All cards on the table: who gets which pot, with splits and odd chips."""
    felt = sit(dice, min(6, 2 + level))
    deck = dice.deck()
    tie = dice.chance(35)
    board = _royal_board() if tie and dice.chance(50) else [deck.pop() for _ in range(5)]
    free = [card for card in deck if card not in board]
    short = felt.order[0]
    stacks: dict[int, int] = {}
    if level >= 2:
        stacks[short] = dice.amount(2 * felt.big, 6 * felt.big, felt.unit)
    sketch = postflop(dice, felt, street=2)
    sketch.table["board"] = " ".join(str(card) for card in board)
    sketch.table["pots"] = [dice.amount(3 * felt.big, 9 * felt.big, 25)]
    seats: dict[str | int, Plain] = {}
    for seat in sorted(felt.order):
        hole = f"{free.pop()} {free.pop()}"
        seats[seat] = {"stack": stacks.get(seat, 40 * felt.big), "cards": hole}
    sketch.table["seats"] = seats
    if short in stacks:
        sketch.seat(short, all_in=None)
        if level >= 3 and len(felt.order) > 2:
            sketch.seat(felt.order[1], raises=3 * stacks[short])
        else:
            sketch.seat(felt.order[1], calls=None)
        for seat in felt.order[2:]:
            sketch.seat(seat, calls=None)
    else:
        for seat in felt.order:
            sketch.seat(seat, checks=None)
    for seat in felt.order:
        sketch.seat(seat, tables=None)
    return sketch.ask("award")


def _royal_board() -> list[Card]:
    """A board that plays: everybody shares."""
    return list(cards("As Ks Qs Js Ts"))


POT_KINDS = (
    Generator(
        "chip-count",
        say("Counting a stack"),
        "chips-visible",
        15,
        (
            say("two or three denominations, up to 7 of each, or up to 8 chips in no order"),
            say("three or four denominations, up to 10 of each, or up to 12 chips in no order"),
            say("three or four denominations, up to 13 of each, or up to 16 chips in no order"),
            say("four or five denominations, up to 16 of each, or up to 20 chips in no order"),
            say("four or five denominations, up to 19 of each, or up to 24 chips in no order"),
        ),
        chip_count,
    ),
    Generator(
        "pot-count",
        say("Counting the pot"),
        "pot-limit-bets",
        25,
        (
            say("four or five seats"),
            say("five or six seats, raises"),
            say("six or seven seats"),
            say("seven or eight seats"),
            say("eight or nine seats"),
        ),
        pot_count,
    ),
    Generator(
        "pot-limit",
        say("The largest pot-limit bet"),
        "pot-limit-bets",
        30,
        (
            say("first to act, or one bet"),
            say("one more has answered"),
            say("before the flop too"),
            say("three more have answered"),
            say("four more have answered"),
        ),
        pot_limit,
    ),
    Generator(
        "side-pots",
        say("Side pots"),
        "side-pots",
        45,
        (
            say("two all-ins"),
            say("two all-ins and folds"),
            say("three all-ins"),
            say("three all-ins and folds"),
            say("four all-ins and folds"),
        ),
        side_pots,
    ),
    Generator(
        "award",
        say("Awarding pots"),
        "odd-chips",
        60,
        (
            say("one pot, three hands"),
            say("an all-in"),
            say("a side pot"),
            say("more hands"),
            say("six hands"),
        ),
        award,
    ),
)
