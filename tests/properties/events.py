"""Events to happen at a table: regular play, irregular play, and whatever else can be seen."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from tests.properties.dice import Dice, yes
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

NEXT = {Street.PREFLOP: Dealt.FLOP, Street.FLOP: Dealt.TURN, Street.TURN: Dealt.RIVER}


def any_event(dice: Dice, table: Table) -> Event:
    """An event without faults: more often of the seat whose turn it is, and more often a bet. Where
    what was drawn cannot be, the hand goes on as it should."""
    event = dice.one_of(_KINDS)(dice, table)
    if event is None or faults(table, event):
        event = regular_event(dice, table)
    if dice.one_of(_RARELY):
        event = replace(event, unseen=True)
    if dice.one_of(_RARELY):
        event = replace(event, quick=True)
    return event


def regular_event(dice: Dice, table: Table) -> Event:
    """What a tidy table does next: the turn answered, else the next street, else the end."""
    if table.phase is not Phase.PLAY:
        return Starts()
    if table.action_on is None:
        if len(table.live) > 1 and not table.street.is_last:
            return _next_street(dice, table)
        return Ends()
    seat = table.seat(table.action_on)
    event = dice.one_of(_REGULAR)(dice, table, seat)
    return event if not faults(table, event) else Calls(seat.number)


def _next_street(dice: Dice, table: Table) -> Deals:
    if not table.game.has_board:
        return _next_stud_street(dice, table)
    what = NEXT.get(table.street, Dealt.RIVER)
    wanted = 3 if what is Dealt.FLOP else 1
    if any(not one.known for one in table.board) or dice.one_of(_RARELY):
        return Deals(what)
    return Deals(what, tuple(_new_cards(dice, table, wanted)))


def _next_stud_street(dice: Dice, table: Table) -> Deals:
    """A card up to every live hand; the last one down."""
    numbers = [one.number for one in table.live]
    known = all(held.card.known for one in table.seats for held in one.cards)
    cards = _new_cards(dice, table, len(numbers)) if known else [UNKNOWN] * len(numbers)
    what = Dealt.DOWN if table.street is Street.SIXTH else Dealt.UP
    return Deals(what, by_seat=tuple((n, (c,)) for n, c in zip(numbers, cards, strict=True)))


def _new_cards(dice: Dice, table: Table, count: int) -> list[Card]:
    """Known cards that lie nowhere yet."""
    lying = {*table.board, *table.mucked, *(one.card for s in table.seats for one in s.cards)}
    left = [one for one in DECK if one not in lying]
    dice.need(len(left) >= count)
    return dice.some_of(left, count, count) if count else []


def _total(dice: Dice, table: Table, seat: Seat) -> int:
    """A total in front of the seat, near where the rules turn."""
    call, least, unit = table.bet_to_call, min_raise_to(table), table.chips[0]
    marks = [call, least, least - unit, call + unit, (call + least) // 2, 2 * least, call - unit]
    most = max_raise_to(table, seat, House())
    if most is not None:
        marks += [most, most + unit]
    return dice.one_of(marks) if dice.one_of(_MOSTLY) else dice.whole(0, max(1, seat.total))


def _to(dice: Dice, table: Table, seat: Seat) -> int:
    return min(max(_total(dice, table, seat), seat.front.total), seat.total)


def _chips(dice: Dice, table: Table, seat: Seat) -> ChipStack:
    """Pieces that the seat has: for a total near where the rules turn, or any."""
    if dice.one_of(_MOSTLY):
        found = pay(seat.stack, _total(dice, table, seat) - seat.front.total)
        if found:
            return found
    if seat.loose and yes(dice):
        return pieces(dice, table.chips, seat.stack.total)
    return _some_of(dice, seat.stack)


def _some_of(dice: Dice, held: ChipStack) -> ChipStack:
    if not held:
        return held
    taken = dice.some_of(held.counts, 1, min(3, len(held.counts)))
    return ChipStack(
        tuple(sorted(((chip, dice.whole(1, min(count, 4))) for chip, count in taken), reverse=True))
    )


_MOSTLY = (True, True, True, False)
_RARELY = (False,) * 15 + (True,)


def _actor(dice: Dice, table: Table) -> Seat:
    """The seat whose turn it is; now and then another."""
    if table.action_on is not None and dice.one_of(_MOSTLY):
        return table.seat(table.action_on)
    return dice.one_of(table.seats)


def _anybody(dice: Dice, table: Table) -> int:
    return dice.one_of(table.seats).number


# --- by the seats -----------------------------------------------------------------------------


def _plainly(kind: Callable[[int], Event]) -> Callable[[Dice, Table], Event]:
    return lambda dice, table: kind(_actor(dice, table).number)


def _bets(dice: Dice, table: Table) -> Event:
    seat = _actor(dice, table)
    kind = dice.one_of((Bets, Raises))
    return kind(seat.number, _to(dice, table, seat))


def _puts(dice: Dice, table: Table) -> Event | None:
    seat = _actor(dice, table)
    chips = _chips(dice, table, seat)
    return Puts(seat.number, chips) if chips else None


def _gathers(dice: Dice, table: Table) -> Event | None:
    seat = _actor(dice, table)
    new = _chips(dice, table, seat)
    if not new:
        return None
    return Gathers(seat.number, seat.front + new if dice.one_of(_MOSTLY) else new)


def _adds(dice: Dice, table: Table) -> Event:
    seat = dice.one_of(table.seats)
    owed = yes(dice)
    return Adds(seat.number, None if owed else dice.whole(0, seat.stack.total))


def _says(dice: Dice, table: Table) -> Event:
    seat = _actor(dice, table)
    word = dice.one_of(tuple(Word))
    amount = None
    if word is Word.NUMBER or (word in _WITH_AMOUNT and yes(dice)):
        amount = max(0, _total(dice, table, seat))
    chips = _chips(dice, table, seat) if dice.one_of(_SOMETIMES) else None
    return Says(seat.number, word, amount, chips, dice.one_of(_HEARD))


_SOMETIMES = (False, False, True)
_WITH_AMOUNT = frozenset({Word.BET, Word.CALL, Word.RAISE, Word.ALL_IN, Word.COMPLETE})
_HEARD = (Heard.ALL, Heard.ALL, Heard.ALL, Heard.SOME, Heard.NONE)


def _pulls_back(dice: Dice, table: Table) -> Event | None:
    out = [one for one in table.seats if one.front]
    if not out:
        return None
    seat = dice.one_of(out)
    part = dice.one_of(_MOSTLY)
    return PullsBack(seat.number, _some_of(dice, seat.front) if part else seat.front)


_SHOWING: tuple[Callable[[int, tuple[Card, ...]], Event], ...] = (Tables, Exposes, Discards)


def _shows_cards(dice: Dice, table: Table) -> Event:
    seat = _actor(dice, table)
    kind = dice.one_of(_SHOWING)
    held = tuple(one.card for one in seat.cards)
    if dice.one_of(_SOMETIMES) and any(not one.known for one in held):
        return kind(seat.number, tuple(_new_cards(dice, table, len(held))))
    return kind(seat.number, held if yes(dice) else ())


def _finds(dice: Dice, table: Table) -> Event:
    seat = _actor(dice, table)
    count = dice.whole(0, table.game.hole_cards + 1)
    known = yes(dice)
    return Finds(
        seat.number, tuple(_new_cards(dice, table, count)) if known else (UNKNOWN,) * count
    )


def _asks_to_see(dice: Dice, table: Table) -> Event:
    return AsksToSee(_anybody(dice, table), _anybody(dice, table))


# --- by the dealer and the floor --------------------------------------------------------------


def _deals(dice: Dice, table: Table) -> Event:
    what = dice.one_of(tuple(Dealt))
    burns = dice.one_of((None, None, 0, 1, 2))
    if what in (Dealt.UP, Dealt.DOWN):
        return _initial_deal(dice, table, Deals(what, burns=burns))
    if table.board and all(one.known for one in table.board) and dice.one_of(_RARELY):
        wanted = dice.whole(1, 4)
        return Deals(what, tuple(_new_cards(dice, table, wanted)), burns=burns)
    return replace(_next_street(dice, table), burns=burns)


def _initial_deal(dice: Dice, table: Table, event: Deals) -> Event:
    """Cards to seats, with what can go wrong in dealing them."""
    numbers = [one.number for one in table.seats]
    return replace(
        event,
        by_seat=_for_seats(dice, table),
        exposed=_by_place(dice),
        boxed=_by_place(dice),
        first_to=dice.one_of((None, *numbers)) if yes(dice) else None,
        left_out=tuple(dice.some_of(numbers, 0, 1)),
        also=tuple(dice.some_of(numbers, 0, 1)),
    )


def _by_place(dice: Dice) -> tuple[tuple[int, Card], ...]:
    """No more than two cards, counted off the deck."""
    return tuple((dice.whole(1, 12), UNKNOWN) for _ in range(dice.whole(0, 2)))


def _for_seats(dice: Dice, table: Table) -> SeatCards:
    seated = [one.number for one in table.seats]
    numbers = dice.some_of(seated, 0, len(seated))
    cards = _new_cards(dice, table, len(numbers))
    return tuple((number, (card,)) for number, card in zip(numbers, cards, strict=True))


def _shows(dice: Dice, table: Table) -> Event:
    by_seat = tuple(
        (number, cards)
        for number, cards in _for_seats(dice, table)
        if any(not one.card.known for one in table.seat(number).cards)
    )
    if yes(dice):
        return Shows(by_seat=by_seat)
    return Scrambles(by_seat=by_seat, picks=dice.one_of((None, *table.board)))


def _counts(dice: Dice, table: Table) -> Event:
    what = dice.one_of(tuple(Counted))
    number = _anybody(dice, table)
    true = {
        Counted.POT: everything_in(table),
        Counted.BET: table.bet_to_call,
        Counted.STACK: table.seat(number).stack.total,
        Counted.STUB: 20,
    }[what]
    said = max(0, true + table.chips[0] * dice.whole(-3, 3))
    with_seat = what is not Counted.POT and yes(dice)
    return Counts(what, dice.one_of((None, said)), number if with_seat else None)


def _announces(dice: Dice, table: Table) -> Event:
    return Announces(max(0, table.bet_to_call + table.chips[0] * dice.whole(-2, 2)))


def _mucks(dice: Dice, table: Table) -> Event:
    return Mucks(_anybody(dice, table))


def _takes_back(dice: Dice, table: Table) -> Event:
    return TakesBack(_anybody(dice, table))


def _pushes(dice: Dice, table: Table) -> Event:
    numbers = [one.number for one in table.live] or [one.number for one in table.seats]
    to = dice.some_of(numbers, 1, min(3, len(numbers)))
    return Pushes(dice.whole(0, max(0, len(table.pots) - 1)), tuple(to))


def _floor(dice: Dice, table: Table) -> Event:
    return FloorRules(dice.one_of(open_outcomes(table)))


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


def _reveals(dice: Dice, table: Table) -> Event:
    return Reveals(_anybody(dice, table), pieces(dice, table.chips, 10 * table.chips[-1]))


def _drops(dice: Dice, table: Table) -> Event:
    return Drops(dice.one_of(tuple(Mixed)))


def _burns(dice: Dice, table: Table) -> Event:
    return Burns(dice.whole(1, 2))


def _starts(dice: Dice, table: Table) -> Event:
    blinds = dice.one_of((None, None, (table.small_blind, table.big_blind)))
    return Starts(dice.one_of((None, *Begins)), blinds)


def _level(dice: Dice, table: Table) -> Event:
    times = dice.whole(1, 3)
    ante = dice.one_of((None, Ante(), Ante(table.big_blind), Ante(0, table.big_blind)))
    return NewLevel((times * table.small_blind, times * table.big_blind), ante)


def _supposes(dice: Dice, table: Table) -> Event:
    number = _anybody(dice, table)
    words = (Word.CHECK, Word.BET, Word.CALL, Word.RAISE, Word.FOLD, Word.ALL_IN)
    return Says(number, dice.one_of(words), provided=dice.one_of(words))


def _ends(dice: Dice, table: Table) -> Event:
    return Ends()


Kind = Callable[[Dice, Table], Event | None]
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


def _raises_regularly(dice: Dice, table: Table, seat: Seat) -> Event:
    kind = Raises if table.bet_to_call else Bets
    least, most = min_raise_to(table), max_raise_to(table, seat, House())
    top = seat.total if most is None else min(most, seat.total)
    if top <= least:
        return AllIn(seat.number)
    return kind(seat.number, dice.one_of((least, min(2 * least, top), top)))


def _calls_or_checks(dice: Dice, table: Table, seat: Seat) -> Event:
    owes = table.bet_to_call > seat.amount_in
    return Calls(seat.number) if owes else Checks(seat.number)


def _folds_regularly(dice: Dice, table: Table, seat: Seat) -> Event:
    owes = table.bet_to_call > seat.amount_in
    return Folds(seat.number) if owes else Checks(seat.number)


def _all_in(dice: Dice, table: Table, seat: Seat) -> Event:
    return AllIn(seat.number)


Regular = Callable[[Dice, Table, Seat], Event]
_REGULAR: tuple[Regular, ...] = (
    *(_calls_or_checks,) * 5,
    *(_raises_regularly,) * 2,
    *(_folds_regularly,) * 2,
    _all_in,
)
