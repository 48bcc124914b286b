"""Hands face up for all-ins, who may ask to see a hand, and in which order hands are shown."""

from __future__ import annotations

from itertools import takewhile

from trainer.messages import Message, say
from trainer.rules.answers import Expose, May, SeatOrder, SeeHand
from trainer.rules.concepts import is_all_in
from trainer.rules.house import House
from trainer.rules.ruling import Answered, Cite, Finding, Stage
from trainer.table.start import leads
from trainer.table.state import Act, Action, HandLies, Seat, Table
from trainer.table.turns import can_bet, clockwise

FACE_UP = Cite("face-up-for-all-ins")
ABSOLUTE = Cite("asking-to-see-a-hand", "B")
NO_STANDING = Cite("asking-to-see-a-hand", "A")
ORDER = Cite("showdown-order", "A")
AFTER = Cite("showdown-order", "A", ours=True)


def expose(table: Table, house: House) -> Answered[Expose]:
    """At once when a hand is all-in and no more betting is possible (face-up-for-all-ins)."""
    live = table.live
    all_in = [one for one in live if is_all_in(one)]
    with_chips = [one for one in live if can_bet(one)]
    if len(live) < 2:
        return _not_yet(say("Fewer than two hands are left."))
    if not all_in:
        return _not_yet(say("Nobody is all-in."))
    if table.action_on is not None:
        return _not_yet(say("Seat {seat} still owes an answer.", seat=str(table.action_on)))
    if len(with_chips) > 1 and not table.street.is_last:
        return _not_yet(
            say("Two hands or more have chips behind and a street is to come: they may still bet.")
        )
    why = (
        say("The betting of the last street is closed.")
        if len(with_chips) > 1
        else say("At most one hand has chips behind: no more betting is possible.")
    )
    seats = frozenset(one.number for one in live)
    finding = Finding(
        Stage.REMEDY,
        (FACE_UP,),
        (
            say("A hand is all-in and every bet is answered."),
            why,
            say("All live hands are turned up at once, side pots or not."),
        ),
    )
    return Answered(Expose(now=True, seats=seats), (finding,))


def _not_yet(why: Message) -> Answered[Expose]:
    return Answered(Expose(now=False), (Finding(Stage.REMEDY, (FACE_UP,), (why,)),))


def see_hand(table: Table, of: int, house: House) -> Answered[SeeHand]:
    """Who may ask to see a hand: by right who called the last aggressor of the last street and
    still holds or tabled a hand; nobody without a hand; else the floor (asking-to-see-a-hand)."""
    if any(is_all_in(one) for one in table.live):
        unknown = say("Somebody is all-in: at the showdown every hand is tabled anyway.")
        return Answered(None, unknown=unknown)
    aggressor = _last_aggressor(table)
    may: list[tuple[int, May]] = []
    why: list[Message] = []
    cites: list[Cite] = []
    if aggressor is None:
        why.append(say("No bet on the last street: nobody paid to see a hand."))
    elif aggressor == of:
        why.append(say("Seat {seat} bet last on the last street.", seat=str(of)))
    else:
        why.append(
            say(
                "The last aggressor was Seat {seat}, not Seat {of}.",
                seat=str(aggressor),
                of=str(of),
            )
        )
    for seat in table.seats:
        if seat.number == of or not _in_on_last_street(table, seat):
            continue
        right, reason, cite = _right(table, seat, of, aggressor)
        may.append((seat.number, right))
        why.append(reason)
        if cite not in cites:
            cites.append(cite)
    finding = Finding(Stage.REMEDY, tuple(cites), tuple(why))
    return Answered(SeeHand(tuple(may)), (finding,))


def _right(table: Table, seat: Seat, of: int, aggressor: int | None) -> tuple[May, Message, Cite]:
    name = str(seat.number)
    if seat.lies not in (HandLies.TABLED, HandLies.HELD):
        return (
            May.NO,
            say("Seat {seat} neither tabled its hand nor kept it: it may ask for none.", seat=name),
            NO_STANDING,
        )
    if aggressor == of and _called(table, seat.number, of):
        return (
            May.RIGHT,
            say(
                "Seat {seat} called the last aggressor and has its hand: an absolute right.",
                seat=name,
            ),
            ABSOLUTE,
        )
    return (
        May.FLOOR,
        say(
            "Seat {seat} has its hand, but no absolute right to this one: the floor’s discretion.",
            seat=name,
        ),
        ABSOLUTE,
    )


def _in_on_last_street(table: Table, seat: Seat) -> bool:
    """Was still in on the last street, whatever became of the cards since."""
    return seat.live or any(act.seat == seat.number for act in _last_street_acts(table))


def _last_street_acts(table: Table) -> tuple[Act, ...]:
    return tuple(act for act in table.acts if act.street.is_last)


def _last_aggressor(table: Table) -> int | None:
    for act in reversed(_last_street_acts(table)):
        if act.raised:
            return act.seat
    return None


def _called(table: Table, asker: int, aggressor: int) -> bool:
    """The asker's last act on the last street is a call after the aggressor's bet."""
    since = takewhile(
        lambda act: not (act.seat == aggressor and act.raised), reversed(_last_street_acts(table))
    )
    last = next((act for act in since if act.seat == asker), None)
    return last is not None and last.action in (Action.CALL, Action.ALL_IN)


def show_order(table: Table, house: House) -> Answered[SeatOrder]:
    """Who tables first: the last aggressor of the last street, else the first live seat left of
    the button (showdown-order); after it clockwise, which is not written (our reading)."""
    live = [one.number for one in table.live]
    if not live:
        return Answered(None, unknown=say("No hand is being played."))
    if len(live) == 1:
        why = say(
            "Seat {seat} is the last live hand: it wins, and need not show.", seat=str(live[0])
        )
        return Answered(None, unknown=why)
    if any(is_all_in(one) for one in table.live):
        why = say("Somebody is all-in: all hands are turned up at once, without an order.")
        return Answered(None, unknown=why)
    bettor = _last_aggressor(table)
    gone: tuple[Message, ...] = ()
    if bettor is not None and bettor not in live:
        # Who shows first then is not written.
        gone = (
            say("Seat {seat} bet or raised last, and its hand is out of it.", seat=str(bettor)),
        )
    first: int | None
    if bettor is not None and not gone:
        first = bettor
        why = say("Seat {seat} bet or raised last on the last street.", seat=str(first))
    elif not table.game.has_board:
        first = leads(table)
        if first is None:
            why = say("Who shows first hangs on the up cards, which are not known.")
            return Answered(None, unknown=why)
        why = (
            say("As without a bet: the hand that was first to act on the last street.")
            if gone
            else say("No bet on the last street: the hand that was first to act on it.")
        )
    elif table.button is None:
        return Answered(None, unknown=say("Where the button is is not known: give `button:`."))
    else:
        first = next(one.number for one in clockwise(table, table.button) if one.number in live)
        why = (
            say("As without a bet: the first hand left of the button.")
            if gone
            else say("No bet on the last street: the first hand left of the button.")
        )
    order = [first]
    order += [one.number for one in clockwise(table, first) if one.number in live][:-1]
    then = say("After the first the hands are shown clockwise, which is not written.")
    cites = (ORDER, AFTER) if gone else (ORDER,)
    findings = (
        Finding(Stage.REMEDY, cites, (*gone, why)),
        Finding(Stage.REMEDY, (AFTER,), (then,)),
    )
    return Answered(SeatOrder(tuple(dict.fromkeys(order))), findings)
