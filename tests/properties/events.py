"""Events to happen at a table: regular play, irregular play, and whatever else can be seen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Protocol, TypeVar

from hypothesis import assume
from hypothesis import strategies as st

from tests.properties.tables import pieces
from trainer.rules.concepts import max_raise_to, min_raise_to
from trainer.rules.house import House
from trainer.table.cards import DECK, UNKNOWN, Card
from trainer.table.chips import ChipStack, pay
from trainer.table.events import (
    Adds,
    AllIn,
    Announces,
    AsksToSee,
    Begins,
    Bets,
    Burns,
    Calls,
    Checks,
    ClockRunsOut,
    Counted,
    Counts,
    Deals,
    Dealt,
    Discards,
    Drops,
    Ends,
    Event,
    Exposes,
    Finds,
    FloorRules,
    Folds,
    Gathers,
    Heard,
    Leaves,
    Mixed,
    Mucks,
    NewLevel,
    PicksUp,
    PullsBack,
    Pushes,
    Puts,
    Raises,
    Returns,
    Reveals,
    Says,
    Scrambles,
    SeatCards,
    Shows,
    Starts,
    Tables,
    TakesBack,
    Word,
)
from trainer.table.faults import faults
from trainer.table.games import Street
from trainer.table.pots import everything_in
from trainer.table.state import (
    Ante,
    Conditional,
    FloorCall,
    Outcome,
    OutOfTurn,
    Phase,
    Seat,
    Skipped,
    Table,
)

Drawn = TypeVar("Drawn")


class Draw(Protocol):
    """Draws from a strategy: inside another one, or in the midst of a test."""

    def __call__(self, strategy: st.SearchStrategy[Drawn], /) -> Drawn: ...


NEXT = {Street.PREFLOP: Dealt.FLOP, Street.FLOP: Dealt.TURN, Street.TURN: Dealt.RIVER}


def any_event(draw: Draw, table: Table) -> Event:
    """An event without faults: more often of the seat whose turn it is, and more often a bet. Where
    what was drawn cannot be, the hand goes on as it should."""
    event = draw(st.sampled_from(_KINDS))(draw, table)
    if event is None or faults(table, event):
        event = regular_event(draw, table)
    if draw(_rarely):
        event = replace(event, unseen=True)
    if draw(_rarely):
        event = replace(event, quick=True)
    return event


def regular_event(draw: Draw, table: Table) -> Event:
    """What a tidy table does next: the turn answered, else the next street, else the end."""
    if table.phase is not Phase.PLAY:
        return Starts()
    if table.action_on is None:
        if len(table.live) > 1 and not table.street.is_last:
            return _next_street(draw, table)
        return Ends()
    seat = table.seat(table.action_on)
    event = draw(st.sampled_from(_REGULAR))(draw, table, seat)
    return event if not faults(table, event) else Calls(seat.number)


def _next_street(draw: Draw, table: Table) -> Deals:
    if not table.game.has_board:
        return _next_stud_street(draw, table)
    what = NEXT.get(table.street, Dealt.RIVER)
    wanted = 3 if what is Dealt.FLOP else 1
    if any(not one.known for one in table.board) or draw(_rarely):
        return Deals(what)
    return Deals(what, tuple(draw(_new_cards(table, wanted))))


def _next_stud_street(draw: Draw, table: Table) -> Deals:
    """A card up to every live hand; the last one down."""
    numbers = [one.number for one in table.live]
    known = all(held.card.known for one in table.seats for held in one.cards)
    cards = draw(_new_cards(table, len(numbers))) if known else [UNKNOWN] * len(numbers)
    what = Dealt.DOWN if table.street is Street.SIXTH else Dealt.UP
    return Deals(what, by_seat=tuple((n, (c,)) for n, c in zip(numbers, cards, strict=True)))


def _new_cards(table: Table, count: int) -> st.SearchStrategy[list[Card]]:
    """Known cards that lie nowhere yet."""
    lying = {*table.board, *table.mucked, *(one.card for s in table.seats for one in s.cards)}
    left = [one for one in DECK if one not in lying]
    assume(len(left) >= count)
    return st.lists(st.sampled_from(left), min_size=count, max_size=count, unique=True)


def _total(draw: Draw, table: Table, seat: Seat) -> int:
    """A total in front of the seat, near where the rules turn."""
    call, least, unit = table.bet_to_call, min_raise_to(table), table.chips[0]
    marks = [call, least, least - unit, call + unit, (call + least) // 2, 2 * least, call - unit]
    most = max_raise_to(table, seat, House())
    if most is not None:
        marks += [most, most + unit]
    near = st.sampled_from(marks)
    return draw(near if draw(_mostly) else st.integers(0, max(1, seat.total)))


def _to(draw: Draw, table: Table, seat: Seat) -> int:
    return min(max(_total(draw, table, seat), seat.front.total), seat.total)


def _chips(draw: Draw, table: Table, seat: Seat) -> ChipStack:
    """Pieces that the seat has: for a total near where the rules turn, or any."""
    if draw(_mostly):
        found = pay(seat.stack, _total(draw, table, seat) - seat.front.total)
        if found:
            return found
    if seat.loose and draw(st.booleans()):
        return draw(pieces(table.chips, seat.stack.total))
    return draw(_some_of(seat.stack))


@st.composite
def _some_of(draw: st.DrawFn, held: ChipStack) -> ChipStack:
    if not held:
        return held
    taken = draw(
        st.lists(st.sampled_from(held.counts), min_size=1, max_size=3, unique_by=lambda c: c[0])
    )
    return ChipStack(
        tuple(sorted(((d, draw(st.integers(1, min(n, 4)))) for d, n in taken), reverse=True))
    )


_mostly = st.sampled_from((True, True, True, False))
_rarely = st.sampled_from((False,) * 15 + (True,))


def _actor(draw: Draw, table: Table) -> Seat:
    """The seat whose turn it is; now and then another."""
    if table.action_on is not None and draw(_mostly):
        return table.seat(table.action_on)
    return draw(st.sampled_from(table.seats))


def _anybody(draw: Draw, table: Table) -> int:
    return draw(st.sampled_from(table.seats)).number


# --- by the seats -----------------------------------------------------------------------------


def _plainly(kind: Callable[[int], Event]) -> Callable[[Draw, Table], Event]:
    return lambda draw, table: kind(_actor(draw, table).number)


def _bets(draw: Draw, table: Table) -> Event:
    seat = _actor(draw, table)
    kind = draw(st.sampled_from((Bets, Raises)))
    return kind(seat.number, _to(draw, table, seat))


def _puts(draw: Draw, table: Table) -> Event | None:
    seat = _actor(draw, table)
    chips = _chips(draw, table, seat)
    return Puts(seat.number, chips) if chips else None


def _gathers(draw: Draw, table: Table) -> Event | None:
    seat = _actor(draw, table)
    new = _chips(draw, table, seat)
    if not new:
        return None
    return Gathers(seat.number, seat.front + new if draw(_mostly) else new)


def _adds(draw: Draw, table: Table) -> Event:
    seat = draw(st.sampled_from(table.seats))
    owed = draw(st.booleans())
    return Adds(seat.number, None if owed else draw(st.integers(0, seat.stack.total)))


def _says(draw: Draw, table: Table) -> Event:
    seat = _actor(draw, table)
    word = draw(st.sampled_from(Word))
    amount = None
    if word is Word.NUMBER or (word in _WITH_AMOUNT and draw(st.booleans())):
        amount = max(0, _total(draw, table, seat))
    chips = _chips(draw, table, seat) if draw(_sometimes) else None
    return Says(seat.number, word, amount, chips, draw(st.sampled_from(_HEARD)))


_sometimes = st.sampled_from((False, False, True))
_WITH_AMOUNT = frozenset({Word.BET, Word.CALL, Word.RAISE, Word.ALL_IN, Word.COMPLETE})
_HEARD = (Heard.ALL, Heard.ALL, Heard.ALL, Heard.SOME, Heard.NONE)


def _pulls_back(draw: Draw, table: Table) -> Event | None:
    out = [one for one in table.seats if one.front]
    if not out:
        return None
    seat = draw(st.sampled_from(out))
    return PullsBack(seat.number, draw(_some_of(seat.front)) if draw(_mostly) else seat.front)


def _shows_cards(draw: Draw, table: Table) -> Event:
    seat = _actor(draw, table)
    kind = draw(st.sampled_from((Tables, Exposes, Discards)))
    held = tuple(one.card for one in seat.cards)
    if draw(_sometimes) and any(not one.known for one in held):
        return kind(seat.number, tuple(draw(_new_cards(table, len(held)))))
    return kind(seat.number, held if draw(st.booleans()) else ())


def _finds(draw: Draw, table: Table) -> Event:
    seat = _actor(draw, table)
    count = draw(st.integers(0, table.game.hole_cards + 1))
    known = draw(st.booleans())
    return Finds(
        seat.number, tuple(draw(_new_cards(table, count))) if known else (UNKNOWN,) * count
    )


def _asks_to_see(draw: Draw, table: Table) -> Event:
    return AsksToSee(_anybody(draw, table), _anybody(draw, table))


# --- by the dealer and the floor --------------------------------------------------------------


def _deals(draw: Draw, table: Table) -> Event:
    what = draw(st.sampled_from(Dealt))
    burns = draw(st.sampled_from((None, None, 0, 1, 2)))
    if what in (Dealt.UP, Dealt.DOWN):
        return _initial_deal(draw, table, Deals(what, burns=burns))
    if table.board and all(one.known for one in table.board) and draw(_rarely):
        wanted = draw(st.integers(1, 4))
        return Deals(what, tuple(draw(_new_cards(table, wanted))), burns=burns)
    return replace(_next_street(draw, table), burns=burns)


def _initial_deal(draw: Draw, table: Table, event: Deals) -> Event:
    """Cards to seats, with what can go wrong in dealing them."""
    numbers = st.sampled_from([one.number for one in table.seats])
    some: st.SearchStrategy[tuple[int, ...]] = st.lists(numbers, max_size=1).map(tuple)
    place = st.tuples(st.integers(1, 12), st.just(UNKNOWN))
    by_place: st.SearchStrategy[tuple[tuple[int, Card], ...]] = st.lists(place, max_size=2).map(
        tuple
    )
    return replace(
        event,
        by_seat=_for_seats(draw, table),
        exposed=draw(by_place),
        boxed=draw(by_place),
        first_to=draw(st.none() | numbers),
        left_out=draw(some),
        also=draw(some),
    )


def _for_seats(draw: Draw, table: Table) -> SeatCards:
    numbers = draw(st.lists(st.sampled_from([one.number for one in table.seats]), unique=True))
    cards = draw(_new_cards(table, len(numbers)))
    return tuple((number, (card,)) for number, card in zip(numbers, cards, strict=True))


def _shows(draw: Draw, table: Table) -> Event:
    by_seat = tuple(
        (number, cards)
        for number, cards in _for_seats(draw, table)
        if any(not one.card.known for one in table.seat(number).cards)
    )
    if draw(st.booleans()):
        return Shows(by_seat=by_seat)
    return Scrambles(by_seat=by_seat, picks=draw(st.sampled_from((None, *table.board))))


def _counts(draw: Draw, table: Table) -> Event:
    what = draw(st.sampled_from(Counted))
    number = _anybody(draw, table)
    true = {
        Counted.POT: everything_in(table),
        Counted.BET: table.bet_to_call,
        Counted.STACK: table.seat(number).stack.total,
        Counted.STUB: 20,
    }[what]
    said = max(0, true + table.chips[0] * draw(st.integers(-3, 3)))
    with_seat = what is not Counted.POT and draw(st.booleans())
    return Counts(what, draw(st.sampled_from((None, said))), number if with_seat else None)


def _announces(draw: Draw, table: Table) -> Event:
    return Announces(max(0, table.bet_to_call + table.chips[0] * draw(st.integers(-2, 2))))


def _mucks(draw: Draw, table: Table) -> Event:
    return Mucks(_anybody(draw, table))


def _takes_back(draw: Draw, table: Table) -> Event:
    return TakesBack(_anybody(draw, table))


def _pushes(draw: Draw, table: Table) -> Event:
    numbers = [one.number for one in table.live] or [one.number for one in table.seats]
    to = draw(st.lists(st.sampled_from(numbers), min_size=1, max_size=3, unique=True))
    return Pushes(draw(st.integers(0, max(0, len(table.pots) - 1))), tuple(to))


def _floor(draw: Draw, table: Table) -> Event:
    return FloorRules(draw(st.sampled_from(open_outcomes(table))))


Fields = tuple[tuple[str, object], ...]


def open_outcomes(table: Table) -> tuple[Fields, ...]:
    """What the floor may choose for what waits for it, as fields of the answer vocabulary."""
    found: list[Fields] = []
    for one in table.pending:
        if isinstance(one, Conditional | OutOfTurn):
            found += [(("binds", True),), (("binds", False),)]
        if isinstance(one, FloorCall):
            found += [outcome_fields(outcome) for outcome in one.outcomes]
        elif isinstance(one, Skipped):
            found += [
                (("hand", "dead"),),
                (("actions", ()),),
                (("actions", ("fold", "call")),),
                (("actions", ("fold", "call", "raise")),),
            ]
    return tuple(found) or ((("floor", True),),)


def outcome_fields(outcome: Outcome) -> Fields:
    amounts = {
        "to": outcome.to,
        "add": outcome.add,
        "change": outcome.change,
        "forfeits": outcome.forfeits,
    }
    return (
        ("action", outcome.action.value),
        *((name, amount) for name, amount in amounts.items() if amount),
    )


def _reveals(draw: Draw, table: Table) -> Event:
    return Reveals(_anybody(draw, table), draw(pieces(table.chips, 10 * table.chips[-1])))


def _drops(draw: Draw, table: Table) -> Event:
    return Drops(draw(st.sampled_from(Mixed)))


def _burns(draw: Draw, table: Table) -> Event:
    return Burns(draw(st.integers(1, 2)))


def _starts(draw: Draw, table: Table) -> Event:
    blinds = draw(st.sampled_from((None, None, (table.small_blind, table.big_blind))))
    return Starts(draw(st.sampled_from((None, *Begins))), blinds)


def _level(draw: Draw, table: Table) -> Event:
    times = draw(st.integers(1, 3))
    ante = draw(st.sampled_from((None, Ante(), Ante(table.big_blind), Ante(0, table.big_blind))))
    return NewLevel((times * table.small_blind, times * table.big_blind), ante)


def _supposes(draw: Draw, table: Table) -> Event:
    number = _anybody(draw, table)
    words = st.sampled_from((Word.CHECK, Word.BET, Word.CALL, Word.RAISE, Word.FOLD, Word.ALL_IN))
    return Says(number, draw(words), provided=draw(words))


def _ends(draw: Draw, table: Table) -> Event:
    return Ends()


Kind = Callable[[Draw, Table], Event | None]
"""None where the table has nothing for it, as no chips in front to be drawn back."""
_KINDS: tuple[Kind, ...] = (
    *(regular_event,) * 16,
    *(_puts,) * 8,
    *(_bets,) * 5,
    *(_says,) * 7,
    *(_pulls_back, _gathers) * 3,
    *(_plainly(Calls), _plainly(Checks), _plainly(Folds)) * 3,
    *(_plainly(AllIn), _adds, _counts, _announces) * 2,
    *(_floor,) * 4,
    *(_finds, _shows_cards, _asks_to_see, _plainly(Leaves), _plainly(Returns)),
    *(_plainly(ClockRunsOut), _reveals, _drops),
    *(_level, _supposes, _plainly(PicksUp)),
    *(_deals, _mucks, _takes_back, _pushes, _shows, _burns, _starts, _ends),
)


# --- regular acts -----------------------------------------------------------------------------


def _raises_regularly(draw: Draw, table: Table, seat: Seat) -> Event:
    kind = Raises if table.bet_to_call else Bets
    least, most = min_raise_to(table), max_raise_to(table, seat, House())
    top = seat.total if most is None else min(most, seat.total)
    if top <= least:
        return AllIn(seat.number)
    return kind(seat.number, draw(st.sampled_from((least, min(2 * least, top), top))))


def _calls_or_checks(draw: Draw, table: Table, seat: Seat) -> Event:
    owes = table.bet_to_call > seat.amount_in
    return Calls(seat.number) if owes else Checks(seat.number)


def _folds_regularly(draw: Draw, table: Table, seat: Seat) -> Event:
    owes = table.bet_to_call > seat.amount_in
    return Folds(seat.number) if owes else Checks(seat.number)


def _all_in(draw: Draw, table: Table, seat: Seat) -> Event:
    return AllIn(seat.number)


Regular = Callable[[Draw, Table, Seat], Event]
_REGULAR: tuple[Regular, ...] = (
    *(_calls_or_checks,) * 5,
    *(_raises_regularly,) * 2,
    *(_folds_regularly,) * 2,
    _all_in,
)
