"""A new level: for which hand it is, and what becomes of a hand dealt at the old one by mistake."""

from __future__ import annotations

from dataclasses import replace

from trainer.messages import say
from trainer.rules.concepts import count_why, past_substantial
from trainer.rules.ruling import Cite, Finding, Stage
from trainer.table.events import NewLevel
from trainer.table.payment import hand_over, put_in
from trainer.table.pots import live_numbers
from trainer.table.state import Ante, Level, LevelIs, Phase, Pot, Seat, Status, Table
from trainer.table.turns import with_seat

LEVEL = Cite("new-hand-and-level")
APPLIED = Cite("new-hand-and-level", "C", "", ours=True)
SA = Cite("substantial-action")


def given_out(table: Table, event: NewLevel) -> Table:
    """The level is for the next hand; where it was missed in this one, that is put right."""
    small_bet, big_bet = event.limits
    level = Level(
        *event.blinds,
        table.ante if event.ante is None else event.ante,
        small_bet or table.small_bet,
        big_bet or table.big_bet,
    )
    if table.level_is is LevelIs.MISSED:
        missed = replace(table, level=level)
        return at_due_level(missed) if to_put_right(missed) else missed
    return replace(table, level=level, level_is=LevelIs.NEXT)


def level_of(table: Table) -> Level:
    """The level that this hand is played at."""
    return Level(table.small_blind, table.big_blind, table.ante, table.small_bet, table.big_bet)


def to_put_right(table: Table) -> bool:
    """The level was missed, and there is no substantial action yet."""
    missed = table.level_is is LevelIs.MISSED and table.phase is Phase.PLAY
    return missed and not past_substantial(table)


def at_due_level(table: Table) -> Table:
    """The table as it should be at the level that was missed: blinds and ante made good."""
    level = table.level
    assert level is not None, "a level was missed"
    old = table.big_blind
    for number, due in (
        (table.small_blind_seat, level.small_blind),
        (table.big_blind_seat, level.big_blind),
    ):
        seat = next((one for one in table.seats if one.number == number), None)
        if seat is not None and seat.live and seat.posted:
            table = with_seat(table, _posts(seat, due, table.chips))
    table = _antes(table, level.ante)
    raised = table.bet_to_call > old
    return replace(
        table,
        small_blind=level.small_blind,
        big_blind=level.big_blind,
        ante=level.ante,
        small_bet=level.small_bet,
        big_bet=level.big_bet,
        bet_to_call=max(table.bet_to_call if raised else 0, level.big_blind),
        yardstick=max(table.yardstick, level.small_bet or level.big_blind),
        level=None,
        level_is=LevelIs.NEW,
    )


def _posts(seat: Seat, due: int, denominations: tuple[int, ...]) -> Seat:
    """The blind made good, as far as the stack goes; who has acted on it has more in already."""
    blind = min(due, seat.total)
    if seat.acted:
        return replace(seat, posted=blind)
    paid = put_in(seat, blind, denominations)
    status = Status.ALL_IN if blind == seat.total else seat.status
    return replace(paid, posted=blind, amount_in=blind, status=status)


def _antes(table: Table, ante: Ante) -> Table:
    """What the antes of the level are more than those that were paid, into the main pot."""
    more: dict[int, int] = {}
    for seat in table.seats:
        due = ante.each if seat.status is not Status.SITTING_OUT else 0
        if seat.number == table.big_blind_seat:
            due += ante.big_blind
        more[seat.number] = max(0, min(due - seat.before, seat.stack.total))
    pot = table.pots[0] if table.pots else Pot(0, live_numbers(table), ())
    given = None if pot.given is None else dict(pot.given)
    for number, amount in more.items():
        if amount:
            seat = table.seat(number)
            chips, left = hand_over(seat.stack, amount, table.chips)
            status = seat.status if left or seat.status is not Status.IN else Status.ALL_IN
            seat = replace(seat, stack=left, before=seat.before + amount, status=status)
            table = with_seat(table, seat)
            pot = replace(pot, amount=pot.amount + amount, chips=pot.chips + chips)
            if given is not None:
                given[number] = given.get(number, 0) + amount
    if not pot.amount:
        return table
    paid = replace(pot, given=None if given is None else tuple(sorted(given.items())))
    return replace(table, pots=(paid, *table.pots[1:]))


def findings(table: Table) -> tuple[Finding, ...]:
    """What a level that was given out means for this hand; none where nothing is to be said."""
    level = table.level
    match table.level_is:
        case LevelIs.NEW:
            why = say("The level was given out before this hand began: it is played at it.")
            return (Finding(Stage.REMEDY, (LEVEL,), (why,)),)
        case LevelIs.NEXT:
            why = say("This hand had begun when the level was given out: that is for the next.")
            return (Finding(Stage.REMEDY, (LEVEL,), (why,)),)
        case LevelIs.MISSED if level is not None:
            missed = say(
                "The level of {small} and {big} was given out before this hand began.",
                small=level.small_blind,
                big=level.big_blind,
            )
            if to_put_right(table):
                end = say("It is put right at once, and the hand goes on at the new level.")
                return (Finding(Stage.REMEDY, (APPLIED, SA), (missed, count_why(table), end)),)
            end = say("The hand is played to its end at the level that was posted.")
            return (Finding(Stage.REMEDY, (LEVEL, SA), (missed, count_why(table), end)),)
        case _:
            return ()
