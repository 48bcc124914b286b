"""Drills on order and hands: out of turn, substantial action, misdeals, burns, premature cards."""

from __future__ import annotations

from trainer.messages import say
from trainer.training.drills.dice import Dice
from trainer.training.drills.felt import Felt, postflop, preflop, sit
from trainer.training.drills.kind import Generator
from trainer.training.drills.sketch import Plain, Sketch


def out_of_turn(dice: Dice, level: int) -> Sketch:
    """Somebody acts before the turn; then the right seat acts, or has yet to."""
    players = 2 if level >= 3 and dice.chance(25) else dice.between(4, 7)
    felt = sit(dice, players)
    sketch = postflop(dice, felt, street=dice.between(0, 2))
    seats = list(felt.order)
    if players == 2:
        sketch.seat(seats[1], checks=None)
        _then(dice, sketch, seats[0], 0, felt)
        return sketch.ask("binding", seat=seats[1])
    bet = dice.amount(felt.big, 4 * felt.big, felt.unit) if dice.chance(60) else 0
    sketch.seat(seats[0], **({"bets": bet} if bet else {"checks": None}))
    early = seats[2]
    quick: dict[str, Plain] = {"quick": True} if dice.chance(30) else {}
    match dice.up_to(3):
        case 1 if bet:
            sketch.seat(early, calls=None, **quick)
        case 2 if bet:
            sketch.seat(early, raises=2 * bet + felt.unit * dice.up_to(4), **quick)
        case _:
            sketch.seat(early, **({"folds": None} if bet else {"checks": None}), **quick)
    if dice.chance(75):
        _then(dice, sketch, seats[1], bet, felt)
    return sketch.ask("binding", seat=early)


def _then(dice: Dice, sketch: Sketch, seat: int, bet: int, felt: Felt) -> None:
    """The seat whose turn it is acts."""
    match dice.up_to(3):
        case 1:
            sketch.seat(seat, **({"calls": None} if bet else {"checks": None}))
        case 2 if bet:
            sketch.seat(seat, folds=None)
        case _:
            to = 2 * bet + felt.unit * dice.up_to(8) if bet else felt.big * dice.up_to(3)
            sketch.seat(seat, **({"raises": to} if bet else {"bets": to}))


def _some_action(dice: Dice, felt: Felt, sketch: Sketch, actions: int) -> tuple[int, ...]:
    """The first seats act before the flop: folds, calls, perhaps a raise."""
    acted = felt.preflop[:actions]
    for seat in acted:
        sketch.seat(seat, **({"calls": None} if dice.chance(45) else {"folds": None}))
    return acted


def substantial_action(dice: Dice, level: int) -> Sketch:
    """A hand with a wrong number of cards comes to light after some action."""
    felt = sit(dice, dice.between(5, 9))
    sketch = preflop(dice, felt)
    _some_action(dice, felt, sketch, dice.between(0, 3))
    late = felt.preflop[-1] if dice.chance(50) else felt.preflop[3]
    if level >= 3 and dice.chance(30):
        late = felt.button
    cards = "x" if dice.chance(50) else "x x x"
    sketch.seat(late, finds=cards)
    return sketch.ask("hand", seat=late, fields=["hand", "deal"])


def misdeal(dice: Dice, level: int) -> Sketch:
    """Something is wrong with the deal, before or after substantial action."""
    felt = sit(dice, dice.between(5, 9))
    sketch = preflop(dice, felt)
    sketch.table["hand"] = "dealing"
    deal: dict[str, Plain] = {}
    nth = dice.up_to(2 * len(felt.order))
    other = nth % (2 * len(felt.order)) + 1
    one: dict[str | int, Plain] = {nth: "x"}
    two: dict[str | int, Plain] = {min(nth, other): "x", max(nth, other): "x"}
    faults = [1, 2, 2, 3, 4]
    for more in ((5, 5), (6, 6), (7,), (7, 4))[: level - 1]:
        faults.extend(more)
    match dice.among(faults):
        case 1:
            deal["exposes"] = one
        case 2:
            deal["exposes"] = two
        case 3:
            deal["boxed"] = one
        case 4:
            deal["boxed"] = two
        case 5:
            deal["first-to"] = felt.order[dice.up_to(2) - 1]
        case 6:
            deal["left-out"] = [dice.among(felt.order)]
        case _:
            pass
    sketch.lines.append({"deals": "down", **deal})
    _some_action(dice, felt, sketch, dice.between(0, 2))
    seat = felt.preflop[-1]
    return sketch.ask("hand", seat=seat, fields=["deal"])


def burns(dice: Dice, level: int) -> Sketch:
    """How many burns now, after a dead hand, an irregular flop, or nothing at all."""
    felt = sit(dice, dice.between(4, 8))
    match dice.up_to(2 + level):
        case 1:
            sketch = postflop(dice, felt, street=dice.between(0, 1))
            for seat in felt.order:
                sketch.seat(seat, checks=None)
        case 2:
            sketch = _dead_hand(dice, felt)
        case 3 | 4:
            sketch = _to_flop(dice, felt)
            sketch.dealer(deals="flop", cards="Kd 8s 3c", burns=0)
            if dice.chance(50):
                sketch.seat(felt.order[0], checks=None)
        case 5:
            sketch = _to_flop(dice, felt)
            sketch.dealer(deals="flop", cards="Kd 8s 3c 7h")
        case _:
            sketch = _early_flop(dice, felt, dice.up_to(2))
    return sketch.ask("burn")


def _dead_hand(dice: Dice, felt: Felt) -> Sketch:
    sketch = preflop(dice, felt)
    first, second, *rest = felt.preflop
    sketch.seat(first, calls=None).seat(second, calls=None)
    sketch.seat(rest[0], finds="x" if dice.chance(50) else "x x x")
    sketch.dealer(mucks=rest[0])
    for seat in rest[1:-1]:
        sketch.seat(seat, folds=None)
    if len(rest) > 1:
        sketch.seat(rest[-1], checks=None)
    return sketch


def _to_flop(dice: Dice, felt: Felt) -> Sketch:
    """All limp or fold, the big blind checks."""
    sketch = preflop(dice, felt)
    for seat in felt.preflop[:-1]:
        sketch.seat(seat, calls=None)
    return sketch.seat(felt.preflop[-1], checks=None)


def _early_flop(dice: Dice, felt: Felt, late: int) -> Sketch:
    """The flop comes while the last `late` seats have yet to act."""
    sketch = preflop(dice, felt)
    for seat in felt.preflop[:-late]:
        sketch.seat(seat, calls=None)
    return sketch.dealer(deals="flop", cards="Kd 8s 3c")


def premature_cards(dice: Dice, level: int) -> Sketch:
    """A street came too early, or in time: what of the burn and the cards?"""
    felt = sit(dice, dice.between(3, 7))
    if dice.chance(35):
        late = dice.up_to(2)
        sketch = _early_flop(dice, felt, late)
        if dice.chance(50):
            return sketch.ask("burn")
        for seat in felt.preflop[-late:-1]:
            sketch.seat(seat, calls=None)
        return sketch.seat(felt.preflop[-1], checks=None).ask("steps")
    street = 0 if level < 3 else dice.between(0, 1)
    sketch = postflop(dice, felt, street=street)
    left = dice.up_to(2) if dice.chance(45) else 0
    for seat in felt.order[: len(felt.order) - left]:
        sketch.seat(seat, checks=None)
    sketch.dealer(deals=("turn", "river")[street], cards="7h")
    if not left:
        for seat in felt.order:
            sketch.seat(seat, checks=None)
    return sketch.ask("burn")


ORDER_KINDS = (
    Generator(
        "out-of-turn",
        say("Action out of turn"),
        "out-of-turn",
        30,
        (
            say("several hands"),
            say("several hands"),
            say("heads-up too"),
            say("heads-up too"),
            say("heads-up too"),
        ),
        out_of_turn,
    ),
    Generator(
        "substantial-action",
        say("Substantial action"),
        "substantial-action",
        25,
        (
            say("one card or three"),
            say("one card or three"),
            say("the button too"),
            say("the button too"),
            say("the button too"),
        ),
        substantial_action,
    ),
    Generator(
        "misdeal",
        say("Misdeal or not"),
        "misdeals-and-fouled-decks",
        25,
        (
            say("exposed and boxed cards"),
            say("the first card"),
            say("a seat left out"),
            say("nothing wrong, more often"),
            say("nothing wrong, more often"),
        ),
        misdeal,
    ),
    Generator(
        "burns",
        say("Burns"),
        "burns-after-substantial-action",
        20,
        (
            say("usual streets and dead hands"),
            say("flops without a burn"),
            say("flops of four cards"),
            say("early flops"),
            say("early flops"),
        ),
        burns,
    ),
    Generator(
        "premature-cards",
        say("Premature cards"),
        "irregular-flops",
        25,
        (
            say("flop and turn"),
            say("flop and turn"),
            say("the river too"),
            say("the river too"),
            say("the river too"),
        ),
        premature_cards,
    ),
)
