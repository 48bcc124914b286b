"""Drills on the showdown, seats and steps: face up, seeing hands, order, reading, buttons."""

from __future__ import annotations

from trainer.messages import say
from trainer.training.drills.dice import Dice
from trainer.training.drills.felt import postflop, preflop, sit
from trainer.training.drills.kind import Generator
from trainer.training.drills.sketch import Plain, Sketch

GAMES = ("nlhe", "plo", "plo8", "stud", "razz")


def face_up(dice: Dice, level: int) -> Sketch:
    """An all-in and its answers: are hands turned up now?"""
    felt = sit(dice, 2 + level)
    shorts = 1 if len(felt.order) < 4 or dice.chance(60) else 2
    stacks: dict[int, Plain] = {
        seat: (2 + at) * 4 * felt.big for at, seat in enumerate(felt.order[:shorts])
    }
    sketch = postflop(dice, felt, stacks, street=dice.between(0, 2))
    seats = list(felt.order)
    for seat in seats[:shorts]:
        sketch.seat(seat, all_in=None)
    stay = len(seats) - shorts
    answered = stay if dice.chance(78) else stay - 1
    callers = 1 if dice.chance(65) else stay
    for at, seat in enumerate(seats[shorts : shorts + answered]):
        sketch.seat(seat, **({"calls": None} if at < callers else {"folds": None}))
    return sketch.ask("expose")


def see_hand(dice: Dice, level: int) -> Sketch:
    """The river is closed and hands are thrown: who may ask to see one?"""
    felt = sit(dice, 3 + level // 2 + level // 5)
    sketch = postflop(dice, felt, street=2)
    seats = list(felt.order)
    bettor = seats[0]
    if dice.chance(60):
        bet = dice.amount(felt.big, 4 * felt.big, felt.unit)
        sketch.seat(bettor, bets=bet)
        if level >= 3 and dice.chance(50):
            sketch.seat(seats[1], raises=3 * bet)
            rest = [*seats[2:], seats[0]]
            bettor = seats[1]
        else:
            rest = seats[1:]
        for seat in rest:
            sketch.seat(seat, calls=None)
    else:
        for seat in seats:
            sketch.seat(seat, checks=None)
    of = bettor if dice.chance(60) else dice.among(seats)
    others = [seat for seat in seats if seat != of]
    shown = dice.among(others)
    sketch.seat(shown, tables=None)
    for seat in others:
        if seat != shown and dice.chance(50):
            sketch.seat(seat, discards=None)
            if dice.chance(60):
                sketch.dealer(mucks=seat)
    sketch.seat(of, discards=None)
    return sketch.ask("see-hand", of=of)


def show_order(dice: Dice, level: int) -> Sketch:
    """Who tables first, and who after."""
    felt = sit(dice, min(7, 2 + level))
    sketch = postflop(dice, felt, street=2)
    seats = list(felt.order)
    start = dice.up_to(len(seats)) - 1
    if dice.chance(60):
        bet = dice.amount(felt.big, 4 * felt.big, felt.unit)
        for seat in seats[:start]:
            sketch.seat(seat, checks=None)
        sketch.seat(seats[start], bets=bet)
        for seat in [*seats[start + 1 :], *seats[:start]]:
            folds = dice.chance(25) and seat != seats[start - 1]
            sketch.seat(seat, **({"folds": None} if folds else {"calls": None}))
    else:
        for seat in seats:
            sketch.seat(seat, checks=None)
    return sketch.ask("seat", for_what="show")


def read_hand(dice: Dice, level: int) -> Sketch:
    """Hands on the table: what each is, and who wins."""
    game = GAMES[dice.up_to(min(level, len(GAMES))) - 1]
    board_game = game not in ("stud", "razz")
    felt = sit(dice, 2 + (level + 1) // 2, size=8)
    deck = dice.deck()
    count = {"nlhe": 2, "plo": 4, "plo8": 4}.get(game, 7)
    sketch = Sketch({"game": game, "button": felt.button})
    if board_game:
        sketch.table["blinds"] = f"{felt.small}-{felt.big}"
        sketch.table["street"] = "river"
        sketch.table["board"] = " ".join(str(deck.pop()) for _ in range(5))
    else:
        sketch.table["limits"] = f"{felt.big}-{2 * felt.big}"
        sketch.table["street"] = "seventh"
    sketch.table["pots"] = [dice.amount(4 * felt.big, 12 * felt.big, felt.unit)]
    seats: dict[str | int, Plain] = {}
    for seat in sorted(felt.order):
        seats[seat] = {
            "stack": 40 * felt.big,
            "cards": " ".join(str(deck.pop()) for _ in range(count)),
        }
    sketch.table["seats"] = seats
    for seat in felt.order:
        sketch.seat(seat, tables=None)
    return sketch.ask("read")


def button_and_blinds(dice: Dice, level: int) -> Sketch:
    """Somebody is out: where are button and blinds in the next hand?"""
    felt = sit(dice, dice.between(2 + level // 3, min(9, 4 + level)))
    sketch = preflop(dice, felt)
    small, big = felt.blinds
    out = [seat for seat in (small, big, felt.button) if dice.chance(35)]
    if len(felt.order) - len(set(out)) < 2:
        out = out[:1] if len(felt.order) > 2 else []
    seats = sketch.table["seats"]
    assert isinstance(seats, dict)
    winner = next(seat for seat in felt.preflop if seat not in out)
    stacks = dict(seats)
    for seat in out:
        stacks[seat] = 6 * felt.big
    sketch.table["seats"] = stacks
    for seat in felt.preflop:
        if seat == winner:
            sketch.seat(seat, raises=8 * felt.big)
        elif seat in out:
            verb = "all_in" if felt.preflop.index(seat) < felt.preflop.index(winner) else "calls"
            sketch.seat(seat, **{verb: None})
        else:
            sketch.seat(seat, folds=None)
    sketch.dealer(pushes=0, to=[winner]).dealer(ends="hand")
    what = dice.among(("button", "small-blind", "big-blind"))
    return sketch.ask("seat", for_what=what)


def balance(dice: Dice, level: int) -> Sketch:
    """Halt, or play on; who moves."""
    felt = sit(dice, dice.between(4, 6))
    sketch = preflop(dice, felt)
    sketch.table["hand"] = "none"
    if level >= 2 and dice.chance(30):
        return sketch.ask("seat", for_what="move")
    more = (1, 2, 2, 3, 3, 4, 4) if level == 1 else (1, 2, 3, 3, 4, 4)
    fullest = len(felt.order) + dice.among(more)
    sketch.table["size"] = 9 if level < 4 or dice.chance(70 if level == 4 else 30) else 10
    others: dict[str | int, Plain] = {"B": min(fullest, 9), "C": max(2, min(fullest, 9) - 1)}
    if level >= 3:
        others["D"] = dice.between(len(felt.order), min(fullest, 9))
    sketch.table["others"] = others
    return sketch.ask("halt")


def dealer_steps(dice: Dice, level: int) -> Sketch:
    """What the dealer does next."""
    felt = sit(dice, 2 + level)
    if dice.chance(30):
        short = felt.order[0]
        stacks: dict[int, Plain] = {short: 6 * felt.big}
        sketch = postflop(dice, felt, stacks, street=dice.between(0, 2))
        sketch.seat(short, all_in=None)
        for at, seat in enumerate(felt.order[1:]):
            sketch.seat(seat, **({"calls": None} if at == 0 else {"folds": None}))
        return sketch.ask("steps")
    sketch = postflop(dice, felt, street=dice.between(0, 1))
    if dice.chance(50):
        for seat in felt.order:
            sketch.seat(seat, checks=None)
        return sketch.ask("steps")
    bet = dice.amount(felt.big, 4 * felt.big, felt.unit)
    sketch.seat(felt.order[0], bets=bet)
    for at, seat in enumerate(felt.order[1:]):
        folds = dice.chance(40) and at > 0
        sketch.seat(seat, **({"folds": None} if folds else {"calls": None}))
    return sketch.ask("steps")


SHOWDOWN_KINDS = (
    Generator(
        "face-up",
        say("Hands face up for all-ins"),
        "face-up-for-all-ins",
        20,
        (
            say("three hands"),
            say("four hands, two all-ins"),
            say("five hands, two all-ins"),
            say("six hands, two all-ins"),
            say("seven hands, two all-ins"),
        ),
        face_up,
    ),
    Generator(
        "see-hand",
        say("Asking to see a hand"),
        "asking-to-see-a-hand",
        35,
        (
            say("three hands"),
            say("four hands"),
            say("raises"),
            say("five hands"),
            say("six hands"),
        ),
        see_hand,
    ),
    Generator(
        "show-order",
        say("The order of showing"),
        "showdown-order",
        25,
        (
            say("three hands"),
            say("four hands"),
            say("five hands"),
            say("six hands"),
            say("seven hands"),
        ),
        show_order,
    ),
    Generator(
        "read-hand",
        say("Reading hands"),
        "cards-speak",
        45,
        (
            say("hold’em"),
            say("Omaha"),
            say("Omaha hi-lo"),
            say("stud"),
            say("razz"),
        ),
        read_hand,
    ),
    Generator(
        "button-and-blinds",
        say("Button and blinds"),
        "dead-button",
        25,
        (
            say("up to five seats"),
            say("up to six seats"),
            say("up to seven seats"),
            say("up to eight seats"),
            say("up to nine seats"),
        ),
        button_and_blinds,
    ),
    Generator(
        "balance",
        say("Balancing and halting"),
        "balancing-and-halting",
        20,
        (
            say("halting"),
            say("who moves"),
            say("four tables"),
            say("a table of ten at times"),
            say("a table of ten, mostly"),
        ),
        balance,
    ),
    Generator(
        "dealer-steps",
        say("The dealer’s next steps"),
        "pace-and-mechanics",
        40,
        (
            say("three hands"),
            say("four hands"),
            say("five hands"),
            say("six hands"),
            say("seven hands"),
        ),
        dealer_steps,
    ),
)
