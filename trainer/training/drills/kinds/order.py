"""Drills on order and hands: out of turn, substantial action, misdeals, burns, premature cards."""

from __future__ import annotations

from collections.abc import Mapping

from trainer.messages import say
from trainer.training.drills.dice import Dice
from trainer.training.drills.felt import Felt, postflop, preflop, sit
from trainer.training.drills.kind import Generator
from trainer.training.drills.sketch import Plain, Sketch


def out_of_turn(dice: Dice, level: int) -> Sketch:
    """Somebody acts before the turn; then the right seat acts, or has yet to."""
    players = 2 if level >= 3 and dice.chance(25) else dice.between(3 + level // 3, 5 + level // 2)
    felt = sit(dice, players)
    sketch = postflop(dice, felt, street=dice.between(0, 2))
    seats = list(felt.order)
    if players == 2:
        sketch.seat(seats[1], checks=None)
        _then(dice, sketch, seats[0], 0, felt)
        return sketch.ask("binding", seat=seats[1])
    bet = dice.amount(felt.big, 4 * felt.big, felt.unit) if dice.chance(60) else 0
    sketch.seat(seats[0], **({"bets": bet} if bet else {"checks": None}))
    skipped = 2 if level == 5 and players > 3 and dice.chance(50) else 1
    early = seats[1 + skipped]
    quick: dict[str, Plain] = {"quick": True} if level >= 4 and dice.chance(40) else {}
    match dice.up_to(3):
        case 1 if bet:
            sketch.seat(early, calls=None, **quick)
        case 2 if bet and level >= 2:
            sketch.seat(early, raises=2 * bet + felt.unit * dice.up_to(4), **quick)
        case _:
            sketch.seat(early, **({"folds": None} if bet else {"checks": None}), **quick)
    if dice.chance(55 if level == 1 else 75):
        for seat in seats[1 : skipped + 1]:
            _then(dice, sketch, seat, bet, felt)
            if any(verb in _last(sketch) for verb in ("raises", "bets")):
                break
    return sketch.ask("binding", seat=early)


def _last(sketch: Sketch) -> Mapping[str, Plain]:
    line = sketch.lines[-1]
    assert isinstance(line, dict)
    return line


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
    felt = sit(dice, dice.between(5, 6) if level == 1 else dice.between(5, 9))
    sketch = preflop(dice, felt)
    acted = dice.between(0, 3)
    if level == 4:
        acted = dice.between(1, 2)
    if level == 5:
        acted = dice.between(1, 3)
    for at, seat in enumerate(felt.preflop[:acted]):
        # With chips in two seats have to act, without them three.
        chips_in = 50 if level < 5 else 100 if at == 0 else 30
        sketch.seat(seat, **({"calls": None} if dice.chance(chips_in) else {"folds": None}))
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
    for more in ((5, 5), (6, 6), (7,), (7, 4, 2))[: level - 1]:
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


BURNS = ((1, 3, 3, 3), (1, 2, 3, 3, 3, 3), (1, 2, 3, 3, 5), (1, 2, 3, 5, 6), (1, 2, 3, 5, 6, 6))
"""What may have happened before the burn that is asked for, by level."""
BURNS_CHECKED = (35, 40, 45, 50, 50)
"""How often in a hundred a seat has checked after a flop without a burn, by level."""


def burns(dice: Dice, level: int) -> Sketch:
    """How many burns now, after a dead hand, an irregular flop, or nothing at all."""
    felt = sit(dice, dice.between(4, 8))
    match dice.among(BURNS[level - 1]):
        case 1:
            sketch = postflop(dice, felt, street=dice.between(0, 1))
            for seat in felt.order:
                sketch.seat(seat, checks=None)
        case 2:
            sketch = _dead_hand(dice, felt)
        case 3:
            sketch = _to_flop(dice, felt)
            sketch.dealer(deals="flop", cards="Kd 8s 3c", burns=0)
            # Without a check the missing burn is made good; else it is one burn, as usual.
            if dice.chance(BURNS_CHECKED[level - 1]):
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
    felt = sit(dice, dice.between(3, 3 + level))
    if dice.chance(25):
        late = dice.up_to(2) if level >= 2 else 1
        sketch = _early_flop(dice, felt, late)
        if level < 4 or dice.chance(50):
            return sketch.ask("burn")
        for seat in felt.preflop[-late:-1]:
            sketch.seat(seat, calls=None)
        return sketch.seat(felt.preflop[-1], checks=None).ask("steps")
    street = 0 if level < 3 else dice.between(0, 1)
    sketch = postflop(dice, felt, street=street)
    left = dice.up_to(2 if level >= 2 else 1) if dice.chance(32 if level <= 2 else 38) else 0
    bet = level == 5 and dice.chance(50)
    for at, seat in enumerate(felt.order[: len(felt.order) - left]):
        if bet and at == 0:
            sketch.seat(seat, bets=felt.big)
        else:
            sketch.seat(seat, **({"calls": None} if bet else {"checks": None}))
    sketch.dealer(deals=("turn", "river")[street], cards="7h")
    # Else the betting on the new street has not begun: then the last act came before the cards.
    if not left and dice.chance(75):
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
            say("one bet, or none"),
            say("raises out of turn"),
            say("heads-up too"),
            say("acts at once"),
            say("two seats passed over"),
        ),
        out_of_turn,
    ),
    Generator(
        "substantial-action",
        say("Substantial action"),
        "substantial-action",
        25,
        (
            say("few seats"),
            say("one card or three, any table"),
            say("the button too"),
            say("one or two have acted"),
            say("chips in first"),
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
            say("several boxed cards, nothing wrong"),
        ),
        misdeal,
    ),
    Generator(
        "burns",
        say("Burns"),
        "burns-after-substantial-action",
        20,
        (
            say("usual streets, flops without a burn"),
            say("dead hands"),
            say("flops of four cards"),
            say("early flops"),
            say("early flops, more often"),
        ),
        burns,
    ),
    Generator(
        "premature-cards",
        say("Premature cards"),
        "irregular-flops",
        25,
        (
            say("one seat left to act"),
            say("two seats left to act"),
            say("the river too"),
            say("what the dealer does next"),
            say("a bet on the street"),
        ),
        premature_cards,
    ),
)
