"""Drills on chips and raises: silent chips, prior chips, calls and change, least raises."""

from __future__ import annotations

from trainer.messages import say
from trainer.table.chips import USUAL_SET
from trainer.training.drills.dice import Dice
from trainer.training.drills.felt import Felt, chips, postflop, preflop, sit
from trainer.training.drills.kind import Generator
from trainer.training.drills.sketch import Sketch


def _facing(dice: Dice, level: int) -> tuple[Felt, Sketch, int, int, int]:
    """A bet to answer: the felt, the sketch, who answers, the call and the yardstick."""
    felt = sit(dice, dice.between(3, min(9, 3 + level)))
    if level >= 3 and dice.chance(50):
        sketch = preflop(dice, felt)
        raiser, actor = felt.preflop[0], felt.preflop[1]
        to = dice.amount(2 * felt.big, 5 * felt.big, felt.unit)
        sketch.seat(raiser, raises=to)
        return felt, sketch, actor, to, to - felt.big
    sketch = postflop(dice, felt, street=dice.between(0, 2))
    bettor, actor = felt.order[0], felt.order[1]
    bet = dice.amount(felt.big, 6 * felt.big, felt.unit)
    sketch.seat(bettor, bets=bet)
    if level < 4 or len(felt.order) < 4:
        return felt, sketch, actor, bet, bet
    to = dice.amount(2 * bet, 4 * bet, felt.unit)
    sketch.seat(actor, raises=to)
    return felt, sketch, felt.order[2], to, to - bet


def _larger(dice: Dice, amount: int) -> int:
    """A chip above an amount, one of the next two."""
    above = [chip for chip in USUAL_SET if chip > amount]
    return dice.among(above[:2]) if above else USUAL_SET[-1]


def _pieces(amount: int) -> list[int]:
    """The fewest chips of the usual set, largest first."""
    found: list[int] = []
    for chip in reversed(USUAL_SET):
        while amount >= chip:
            found.append(chip)
            amount -= chip
    return found


def overchip_or_raise(dice: Dice, level: int) -> Sketch:
    """One chip: silent, declared, or not facing a bet at all."""
    if dice.chance(20):
        felt = sit(dice, dice.between(3, min(9, 3 + level)))
        first = felt.order[0]
        opened = postflop(dice, felt, street=dice.between(0, 2))
        return opened.seat(first, puts=str(_larger(dice, felt.big))).ask("ruling", seat=first)
    _, sketch, actor, call, _ = _facing(dice, level)
    chip = _larger(dice, call)
    match dice.up_to(8):
        case 1 | 2 | 3 | 4:
            sketch.seat(actor, puts=str(chip))
        case 5:
            sketch.seat(actor, says="call").seat(actor, puts=str(chip))
        case _:
            sketch.seat(actor, says="raise").seat(actor, puts=str(chip))
    return sketch.ask("ruling", seat=actor)


def multiple_chips(dice: Dice, level: int) -> Sketch:
    """Several silent chips: all needed, under the mark, at the mark, a full raise."""
    felt, sketch, actor, call, yardstick = _facing(dice, level)
    target = dice.up_to(4)
    if target == 1:
        return _all_needed(dice, sketch, actor, call)
    extra = {
        2: dice.amount(felt.unit, max(felt.unit, (yardstick - 1) // 2), felt.unit),
        3: dice.amount((yardstick + 1) // 2, max(yardstick - 1, felt.unit), felt.unit),
        4: dice.amount(yardstick, 3 * yardstick, felt.unit),
    }[target]
    total = call + extra
    small = [chip for chip in USUAL_SET if chip <= min(extra, total // 2)]
    pieces = _with_small(total, small[-1] if small else USUAL_SET[0])
    return sketch.seat(actor, puts=chips(pieces)).ask("ruling", seat=actor)


def _with_small(total: int, small: int) -> list[int]:
    """Pieces of which the smallest is no larger than `small`, so that one can be spared."""
    pieces = _pieces(total - small)
    return sorted([*pieces, small], reverse=True)


def _all_needed(dice: Dice, sketch: Sketch, actor: int, call: int) -> Sketch:
    chip = dice.among([chip for chip in USUAL_SET if chip * 8 >= call and chip < call] or [25])
    count = -(-call // chip)
    sketch.seat(actor, puts=chips([chip] * max(2, count)))
    return sketch.ask("ruling", seat=actor)


def call_and_change(dice: Dice, level: int) -> Sketch:
    """A call said, then chips that are more than it: what goes back."""
    _, sketch, actor, call, _ = _facing(dice, level)
    chip = _larger(dice, call)
    pieces = [chip]
    if level >= 3 and dice.chance(50):
        pieces = _pieces(call + dice.amount(25, max(25, call), 25))
    sketch.seat(actor, says="call").seat(actor, puts=chips(pieces))
    return sketch.ask("ruling", seat=actor)


def prior_chips(dice: Dice, level: int) -> Sketch:
    """The big blind answers a raise with its blind lying there, or drawn back."""
    felt = sit(dice, 3 if level == 1 else dice.between(4, 3 + level))
    sketch = preflop(dice, felt)
    big_blind = felt.preflop[-1]
    opener = dice.among(felt.preflop[:-2]) if level > 1 else felt.preflop[0]
    to = dice.amount(3 * felt.big, 8 * felt.big, felt.unit)
    yardstick = to - felt.big
    opened = again = False
    for seat in felt.preflop[:-1]:
        if seat == opener:
            sketch.seat(seat, raises=to)
            opened = True
        elif opened and level == 5 and not again and dice.chance(60):
            yardstick = dice.amount(yardstick, 2 * yardstick, felt.unit)
            to += yardstick
            again = True
            sketch.seat(seat, raises=to)
        elif opened and level >= 4 and dice.chance(50):
            sketch.seat(seat, calls=None)
        else:
            sketch.seat(seat, folds=None)
    if level >= 3 and dice.chance(40):
        sketch.seat(big_blind, pulls_back=chips(_pieces(felt.big)))
    match dice.up_to(3):
        case 1:
            pieces = [_larger(dice, to)]
        case 2:
            pieces = _with_small(
                to + dice.amount(felt.unit, max(felt.unit, yardstick // 3), 25), 25
            )
        case _:
            pieces = _with_small(to + dice.amount(yardstick, 2 * yardstick, felt.unit), felt.unit)
    return sketch.seat(big_blind, puts=chips(pieces)).ask("ruling", seat=big_blind)


UNDERCALL_RAISED = (0, 55, 45, 40, 40)
"""How often in a hundred a seat raises before the undercall, by level: then the floor decides."""


def undercall(dice: Dice, level: int) -> Sketch:
    """Less than the call: of the opening bet, heads-up, or of a raise with several hands in."""
    players = 2 if dice.chance(40 if level == 1 else 20) else dice.between(4, min(9, 4 + level))
    felt = sit(dice, players)
    before = level >= 3 and players > 2 and dice.chance(30)
    sketch = preflop(dice, felt) if before else postflop(dice, felt, street=dice.between(0, 2))
    order = list(felt.preflop if before else felt.order)
    call = dice.amount(2 * felt.big, 5 * felt.big, felt.unit)
    sketch.seat(order[0], **{"raises" if before else "bets": call})
    at = 1
    raised = 0
    while players > 2 and at < len(order) - 2 and at <= level:
        if raised < (2 if level == 5 else 1) and dice.chance(UNDERCALL_RAISED[level - 1]):
            call = dice.amount(2 * call, 3 * call, felt.unit)
            sketch.seat(order[at], raises=call)
            raised += 1
        elif level >= 4 and dice.chance(50):
            sketch.seat(order[at], calls=None)
        else:
            break
        at += 1
    least = max(felt.unit, call // 10)
    pieces = _pieces(dice.amount(least, max(least, call - felt.unit), felt.unit))
    return sketch.seat(order[at], puts=chips(pieces)).ask("ruling", seat=order[at])


def min_raise(dice: Dice, level: int) -> Sketch:
    """The least raise after bets, raises and short all-ins."""
    felt = sit(dice, min(9, 3 + level + dice.up_to(2)))
    short: dict[int, int] = {}
    seats = list(felt.order)
    first = dice.amount(felt.big, 4 * felt.big, felt.unit)
    moves: list[tuple[int, str, int]] = [(seats[0], "bets", first)]
    bet, yardstick = first, first
    for at in range(1, min(level + 1, len(seats) - 1)):
        if level >= 3 and dice.chance(45):
            bet += dice.amount(felt.unit, max(felt.unit, yardstick - felt.unit), felt.unit)
            short[seats[at]] = bet
            moves.append((seats[at], "all-in", bet))
        elif dice.chance(70):
            grown = dice.amount(yardstick, 2 * yardstick, felt.unit)
            bet, yardstick = bet + grown, grown
            moves.append((seats[at], "raises", bet))
        else:
            moves.append((seats[at], "calls", 0))
    sketch = postflop(dice, felt, dict(short), street=dice.between(0, 2))
    for seat, verb, to in moves:
        sketch.seat(seat, **{verb.replace("-", "_"): to or None})
    return sketch.ask("options", seat=seats[len(moves)], fields=["min_raise_to"])


def reopen(dice: Dice, level: int) -> Sketch:
    """A bettor faces short all-ins: is the raise open again?"""
    shorts = 1 if level <= 2 else dice.between(max(1, level - 3), level - 1)
    felt = sit(dice, shorts + (2 if level == 1 else 3))
    bet = dice.amount(2 * felt.big, 5 * felt.big, felt.unit)
    open_again = dice.chance(50) and shorts > 1
    room = bet - felt.unit
    steps: list[int] = []
    for _ in range(shorts):
        most = max(felt.unit, room if open_again else room // shorts)
        steps.append(dice.amount(felt.unit, most, felt.unit))
    if not open_again and dice.chance(60 if shorts == 1 else 40):
        steps[-1] = bet
    stacks: dict[int, int] = {}
    total = bet
    for seat, step in zip(felt.order[1:], steps, strict=False):
        total += step
        stacks[seat] = total
    sketch = postflop(dice, felt, dict(stacks), street=dice.between(0, 2))
    sketch.seat(felt.order[0], bets=bet)
    for seat in stacks:
        sketch.seat(seat, all_in=None)
    for seat in felt.order[1 + len(stacks) :]:
        if dice.chance(60) or seat == felt.order[-1]:
            sketch.seat(seat, calls=None)
        else:
            sketch.seat(seat, folds=None)
    return sketch.ask("options", seat=felt.order[0])


CHIP_KINDS = (
    Generator(
        "overchip-or-raise",
        say("One chip: call or raise"),
        "overchips",
        20,
        (
            say("one bet on a later street"),
            say("more seats"),
            say("before the flop too"),
            say("facing a raise"),
            say("full tables"),
        ),
        overchip_or_raise,
    ),
    Generator(
        "multiple-chips",
        say("Several silent chips"),
        "multiple-chip-betting",
        30,
        (
            say("one bet on a later street"),
            say("more seats"),
            say("before the flop too"),
            say("facing a raise"),
            say("full tables"),
        ),
        multiple_chips,
    ),
    Generator(
        "call-and-change",
        say("Calls and change"),
        "methods-of-calling",
        20,
        (
            say("one chip"),
            say("more seats"),
            say("several chips"),
            say("facing a raise"),
            say("full tables"),
        ),
        call_and_change,
    ),
    Generator(
        "prior-chips",
        say("Prior chips of the big blind"),
        "prior-bet-chips",
        35,
        (
            say("the blind left alone, three seats"),
            say("more seats"),
            say("the blind drawn back"),
            say("callers before it"),
            say("a re-raise before it"),
        ),
        prior_chips,
    ),
    Generator(
        "undercall",
        say("Less than the call"),
        "binding-declarations-undercalls",
        25,
        (
            say("opening bets, often heads-up"),
            say("raises"),
            say("before the flop too"),
            say("callers before it"),
            say("two raises"),
        ),
        undercall,
    ),
    Generator(
        "min-raise",
        say("The least raise"),
        "raise-amounts",
        20,
        (
            say("a bet"),
            say("a bet and a raise"),
            say("short all-ins"),
            say("four actions"),
            say("five actions"),
        ),
        min_raise,
    ),
    Generator(
        "reopen",
        say("Is the betting re-opened?"),
        "reopening-the-bet",
        30,
        (
            say("one short all-in, one more hand"),
            say("one short all-in, two more hands"),
            say("one or two short all-ins"),
            say("up to three short all-ins"),
            say("two to four short all-ins"),
        ),
        reopen,
    ),
)
