"""Tables to play on: any seats, stacks, blinds, antes, streets and pots that a lesson may give."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from hypothesis import assume
from hypothesis import strategies as st

from trainer.table.cards import DECK, UNKNOWN, Card
from trainer.table.chips import NOTHING, ChipStack, fewest, spread, stack_of
from trainer.table.faults import open_faults
from trainer.table.games import Game, Limit, Street
from trainer.table.payment import make
from trainer.table.start import Facts, SeatFacts, blind_seats, cards_on_street, open_table
from trainer.table.state import Ante, OtherTable, Phase, Pot, Status, Table

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


def amounts(chips: tuple[int, ...], least: int, most: int) -> st.SearchStrategy[int]:
    """Amounts that a lesson may give: the chips in play can make them."""
    unit = chips[0]
    whole = st.integers(-(-least // unit), max(-(-least // unit), most // unit)).map(unit.__mul__)
    return whole.filter(lambda amount: not amount or fewest(amount, chips) is not None)


def pieces(chips: tuple[int, ...], most: int) -> st.SearchStrategy[ChipStack]:
    """Some chips of the set, together `most` or less; perhaps none."""

    def within(counts: dict[int, int]) -> ChipStack:
        held: dict[int, int] = {}
        left = most
        for chip, count in counts.items():
            held[chip] = min(count, left // chip)
            left -= held[chip] * chip
        return stack_of(held)

    one = st.sampled_from(chips)
    return st.dictionaries(one, st.integers(1, 5), min_size=1, max_size=3).map(within)


@st.composite
def facts(draw: st.DrawFn, *, irregular: bool = True, most: int = 10) -> Facts:
    """The facts of a table without faults. A regular one starts a hand before the flop with
    everybody there; an irregular one may be anything that a lesson may begin with. `most` seats
    are taken."""
    games = (*FLOP_GAMES, *STUD_GAMES) if irregular else FLOP_GAMES
    game = draw(st.sampled_from(games))
    chips = draw(st.sampled_from(CHIP_SETS))
    unit = chips[0]
    big = unit * draw(st.sampled_from((2, 4, 4, 8, 10, 20, 3, 1)))
    assume(fewest(big, chips) is not None)
    small = draw(amounts(chips, 0 if irregular else unit, big))
    streets = FLOP_STREETS if game.has_board else STUD_STREETS
    street = draw(st.sampled_from(streets)) if irregular else Street.PREFLOP
    size = draw(st.integers(2, 10))
    numbers = sorted(draw(st.sets(st.integers(1, size), min_size=2, max_size=most)))
    deck = _deck(draw, known=draw(st.booleans()) and (game.has_board or len(numbers) <= 7))
    board = tuple(deck.pop() if deck else UNKNOWN for _ in range(street.board_cards))
    held = cards_on_street(game, street)
    plain = tuple(draw(_seat(n, held, chips, big, deck, irregular=irregular)) for n in numbers)
    button = draw(st.sampled_from(range(1, size + 1)) if irregular else st.sampled_from(numbers))
    phases = (*(Phase.PLAY,) * 14, Phase.DEALING, Phase.NO_HAND) if irregular else (Phase.PLAY,)
    found = Facts(
        game=game,
        size=size,
        seats=plain,
        button=button,
        small_blind=small,
        big_blind=big,
        ante=draw(_antes(chips, big)) if street.is_first else Ante(),
        small_bet=big if game.limit is Limit.FIXED else 0,
        big_bet=2 * big if game.limit is Limit.FIXED else 0,
        bring_in=0 if game.has_board else draw(st.sampled_from((0, unit))),
        chips=chips,
        phase=draw(st.sampled_from(phases)),
        newcomers=draw(st.frozensets(st.sampled_from(numbers), max_size=1)),
        street=street,
        board=board,
        pots=() if street.is_first else draw(_pots(numbers, chips, big)),
        others=(OtherTable("B", draw(st.integers(2, 10))),) if draw(st.booleans()) else (),
    )
    if irregular:
        found = _in_front(draw, found)
    assume(not open_faults(found))
    return found


def tables(*, irregular: bool = True) -> st.SearchStrategy[Table]:
    return facts(irregular=irregular).map(open_table)


def _deck(draw: st.DrawFn, *, known: bool) -> list[Card]:
    """A shuffled deck; an empty one where no card is to be known."""
    if not known:
        return []
    deck = list(DECK)
    Random(draw(st.integers(0, 2**32))).shuffle(deck)
    return deck


@st.composite
def _seat(
    draw: st.DrawFn,
    number: int,
    held: int,
    chips: tuple[int, ...],
    big: int,
    deck: list[Card],
    *,
    irregular: bool,
) -> SeatFacts:
    depth = draw(st.sampled_from((1, 2, 5, 20, 100)))
    total = draw(amounts(chips, 0 if irregular and draw(_rarely) else chips[0], depth * big))
    stack = spread(total, chips) if draw(st.booleans()) else fewest(total, chips)
    if irregular and draw(_rarely):
        held = draw(st.integers(0, held + 1))
    cards = tuple(deck.pop() for _ in range(held)) if deck else None
    status = draw(st.sampled_from(OUT)) if irregular and draw(_rarely) else Status.IN
    return SeatFacts(
        number,
        stack or NOTHING,
        draw(st.sampled_from(("", f"P{number}"))),
        cards=cards if status is Status.IN else None,
        status=status,
        loose=draw(st.booleans()),
    )


_rarely = st.sampled_from((False,) * 11 + (True,))


@st.composite
def _antes(draw: st.DrawFn, chips: tuple[int, ...], big: int) -> Ante:
    kind = draw(st.sampled_from(("none", "none", "each", "big blind")))
    if kind == "each":
        return Ante(each=draw(amounts(chips, chips[0], big)))
    return Ante(big_blind=big) if kind == "big blind" else Ante()


@st.composite
def _pots(draw: st.DrawFn, numbers: list[int], chips: tuple[int, ...], big: int) -> tuple[Pot, ...]:
    found: list[Pot] = []
    able = frozenset(numbers)
    for index in range(draw(st.integers(0, 3))):
        amount = draw(amounts(chips, chips[0], 20 * big))
        if index:
            # A side pot is for some of those who contest the one before.
            able = frozenset(draw(st.sets(st.sampled_from(sorted(able)), min_size=1)))
        found.append(Pot(amount, able if index or draw(st.booleans()) else None))
    return tuple(found)


def _in_front(draw: st.DrawFn, found: Facts) -> Facts:
    """Chips in front at the start: a blind in pieces of its own, bets of a round under way."""
    blinds = blind_seats(open_table(found))
    seats: list[SeatFacts] = []
    for one in found.seats:
        posted = bet = None
        if one.number in blinds and found.street.is_first and draw(_sometimes):
            posted = draw(pieces(found.chips, one.stack.total)) or None
        room = one.stack.total - (posted.total if posted else 0)
        if draw(_rarely) and one.status in (Status.IN, Status.FOLDED):
            bet = draw(pieces(found.chips, min(room, 6 * found.big_blind))) or None
        stack = _with(one.stack, (posted or NOTHING) + (bet or NOTHING), found.chips)
        seats.append(replace(one, stack=stack, posted=posted, bet=bet))
    return replace(found, seats=tuple(seats))


_sometimes = st.sampled_from((False, False, True))


def _with(stack: ChipStack, out: ChipStack, chips: tuple[int, ...]) -> ChipStack:
    """A stack of the same total that holds the pieces in front."""
    return stack if stack.holds(out) else out + make(stack.total - out.total, chips)
