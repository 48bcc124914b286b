"""Tables to play on: any seats, stacks, blinds, antes, streets and pots that a lesson may give."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from tests.properties.dice import Dice, yes
from trainer.table.cards import DECK, UNKNOWN, Card
from trainer.table.chips import NOTHING, ChipStack, fewest, spread, stack_of
from trainer.table.faults import open_faults
from trainer.table.games import Game, Limit, Street
from trainer.table.payment import make
from trainer.table.start import Facts, SeatFacts, blind_seats, cards_on_street, open_table
from trainer.table.state import Ante, OtherTable, Phase, Pot, Status

FLOP_GAMES = (Game.NLHE, Game.NLHE, Game.NLHE, Game.PLO, Game.PLHE, Game.LHE, Game.PLO8, Game.LO8)
"""No-limit most often, as it has most rules."""
STUD_GAMES = (Game.STUD, Game.STUD8, Game.RAZZ)
CHIP_SETS = (
    (25, 100, 500, 1000, 5000, 25000, 100000),
    (1, 5, 25, 100, 500),
    (100, 500, 1000, 5000),
    (5, 10, 50),
    # Chips that are no multiples of each other, and a set with a single one.
    (20, 50, 200, 1000),
    (2, 3),
    (1,),
)
FLOP_STREETS = (Street.PREFLOP, Street.PREFLOP, Street.FLOP, Street.TURN, Street.RIVER)
STUD_STREETS = (Street.THIRD, Street.FOURTH, Street.FIFTH, Street.SIXTH, Street.SEVENTH)
OUT = (Status.FOLDED, Status.ABSENT, Status.PENALTY, Status.SITTING_OUT)


def an_amount(dice: Dice, chips: tuple[int, ...], least: int, most: int) -> int:
    """An amount that a lesson may give: the chips in play can make it."""
    unit = chips[0]
    fewest_units = -(-least // unit)
    amount = unit * dice.whole(fewest_units, max(fewest_units, most // unit))
    dice.need(not amount or fewest(amount, chips) is not None)
    return amount


def pieces(dice: Dice, chips: tuple[int, ...], most: int) -> ChipStack:
    """Some chips of the set, together `most` or less; perhaps none."""
    held: dict[int, int] = {}
    left = most
    for chip in dice.some_of(chips, 1, min(3, len(chips))):
        held[chip] = min(dice.whole(1, 5), left // chip)
        left -= held[chip] * chip
    return stack_of(held)


def some_facts(dice: Dice, *, irregular: bool = True, most: int = 10) -> Facts:
    """The facts of a table without faults. A regular one starts a hand before the flop with
    everybody there; an irregular one may be anything that a lesson may begin with. `most` seats
    are taken."""
    games = (*FLOP_GAMES, *STUD_GAMES) if irregular else FLOP_GAMES
    game = dice.one_of(games)
    chips = dice.one_of(CHIP_SETS)
    unit = chips[0]
    big = unit * dice.one_of((2, 4, 4, 8, 10, 20, 3, 1))
    dice.need(fewest(big, chips) is not None)
    small = an_amount(dice, chips, 0 if irregular else unit, big)
    streets = FLOP_STREETS if game.has_board else STUD_STREETS
    street = dice.one_of(streets) if irregular else Street.PREFLOP
    size = dice.whole(2, 10)
    numbers = sorted(dice.some_of(range(1, size + 1), 2, most))
    deck = _deck(dice, known=yes(dice) and (game.has_board or len(numbers) <= 7))
    board = tuple(deck.pop() if deck else UNKNOWN for _ in range(street.board_cards))
    held = cards_on_street(game, street)
    plain = tuple(_seat(dice, n, held, chips, big, deck, irregular=irregular) for n in numbers)
    button = dice.one_of(range(1, size + 1) if irregular else numbers)
    phases = (*(Phase.PLAY,) * 14, Phase.DEALING, Phase.NO_HAND) if irregular else (Phase.PLAY,)
    found = Facts(
        game=game,
        size=size,
        seats=plain,
        button=button,
        small_blind=small,
        big_blind=big,
        ante=_an_ante(dice, chips, big) if street.is_first else Ante(),
        small_bet=big if game.limit is Limit.FIXED else 0,
        big_bet=2 * big if game.limit is Limit.FIXED else 0,
        bring_in=0 if game.has_board else dice.one_of((0, unit)),
        chips=chips,
        phase=dice.one_of(phases),
        newcomers=frozenset(dice.some_of(numbers, 0, 1)),
        street=street,
        board=board,
        pots=() if street.is_first else _some_pots(dice, numbers, chips, big),
        others=(OtherTable("B", dice.whole(2, 10)),) if yes(dice) else (),
    )
    if irregular:
        found = _in_front(dice, found)
    dice.need(not open_faults(found))
    return found


def _deck(dice: Dice, *, known: bool) -> list[Card]:
    """A shuffled deck; an empty one where no card is to be known."""
    if not known:
        return []
    deck = list(DECK)
    Random(dice.whole(0, 2**32)).shuffle(deck)
    return deck


def _seat(
    dice: Dice,
    number: int,
    held: int,
    chips: tuple[int, ...],
    big: int,
    deck: list[Card],
    *,
    irregular: bool,
) -> SeatFacts:
    depth = dice.one_of((1, 2, 5, 20, 100))
    total = an_amount(dice, chips, 0 if irregular and _rarely(dice) else chips[0], depth * big)
    stack = spread(total, chips) if yes(dice) else fewest(total, chips)
    if irregular and _rarely(dice):
        held = dice.whole(0, held + 1)
    cards = tuple(deck.pop() for _ in range(held)) if deck else None
    status = dice.one_of(OUT) if irregular and _rarely(dice) else Status.IN
    return SeatFacts(
        number,
        stack or NOTHING,
        dice.one_of(("", f"P{number}")),
        cards=cards if status is Status.IN else None,
        status=status,
        loose=yes(dice),
    )


def _rarely(dice: Dice) -> bool:
    return dice.one_of(_RARELY)


_RARELY = (False,) * 11 + (True,)


def _an_ante(dice: Dice, chips: tuple[int, ...], big: int) -> Ante:
    kind = dice.one_of(("none", "none", "each", "big blind"))
    if kind == "each":
        return Ante(each=an_amount(dice, chips, chips[0], big))
    return Ante(big_blind=big) if kind == "big blind" else Ante()


def _some_pots(dice: Dice, numbers: list[int], chips: tuple[int, ...], big: int) -> tuple[Pot, ...]:
    found: list[Pot] = []
    able = frozenset(numbers)
    for index in range(dice.whole(0, 3)):
        amount = an_amount(dice, chips, chips[0], 20 * big)
        if index:
            # A side pot is for some of those who contest the one before.
            able = frozenset(dice.some_of(sorted(able), 1, len(able)))
        found.append(Pot(amount, able if index or yes(dice) else None))
    return tuple(found)


def _in_front(dice: Dice, found: Facts) -> Facts:
    """Chips in front at the start: a blind in pieces of its own, bets of a round under way."""
    blinds = blind_seats(open_table(found))
    seats: list[SeatFacts] = []
    for one in found.seats:
        posted = bet = None
        if one.number in blinds and found.street.is_first and dice.one_of(_SOMETIMES):
            posted = pieces(dice, found.chips, one.stack.total) or None
        room = one.stack.total - (posted.total if posted else 0)
        if _rarely(dice) and one.status in (Status.IN, Status.FOLDED):
            bet = pieces(dice, found.chips, min(room, 6 * found.big_blind)) or None
        stack = _with(one.stack, (posted or NOTHING) + (bet or NOTHING), found.chips)
        seats.append(replace(one, stack=stack, posted=posted, bet=bet))
    return replace(found, seats=tuple(seats))


_SOMETIMES = (False, False, True)


def _with(stack: ChipStack, out: ChipStack, chips: tuple[int, ...]) -> ChipStack:
    """A stack of the same total that holds the pieces in front."""
    return stack if stack.holds(out) else out + make(stack.total - out.total, chips)
