"""Hands with a wrong number of cards, dead hands, misdeals, and the burns that follow."""

from __future__ import annotations

from trainer.messages import Message, say
from trainer.rules.concepts import substantial
from trainer.rules.house import House
from trainer.rules.ruling import (
    Answered,
    Burn,
    Cite,
    Deal,
    Extra,
    Finding,
    HandIs,
    HandRuling,
    Stage,
)
from trainer.table.state import Act, HandLies, Phase, Seat, Status, Table

WRONG_COUNT = Cite("misdeals-and-fouled-decks", "A5")
NO_MISDEAL = Cite("misdeals-and-fouled-decks", "D")
SA = Cite("substantial-action")
BUTTON_SHORT = Cite("button-short-of-cards")
BURNS = Cite("burns-after-substantial-action")


def hand(
    table: Table,
    number: int,
    house: House,
    skipped: tuple[Finding, ...] | None = None,
) -> Answered[HandRuling]:
    """Whether a hand is live, and whether the deal goes on.

    `skipped` are the reasons why the floor rules on a hand that was passed over.
    """
    seat = table.seat(number)
    if skipped is not None:
        outcomes = (HandRuling(HandIs.DEAD), HandRuling(HandIs.LIVE))
        return Answered(None, skipped, outcomes)
    if _wrong_count(table, seat):
        return _miscounted(table, seat)
    if seat.status in (Status.ABSENT, Status.PENALTY):
        why = say(
            "Seat {seat} is not there: the hand is dead, what was posted stays.", seat=str(number)
        )
        cite = Cite("at-your-seat") if seat.status is Status.ABSENT else Cite("penalties", "C")
        return _plain(HandIs.DEAD, (cite,), why)
    if seat.status is Status.FOLDED:
        return _plain(HandIs.DEAD, (Cite("non-standard-folds"),), say("The hand was folded."))
    match seat.lies:
        case HandLies.MUCKED:
            return _plain(
                HandIs.DEAD,
                (Cite("live-cards-at-showdown"),),
                say("The dealer pushed the hand into the muck: it is dead."),
            )
        case HandLies.FORWARD:
            return _plain(
                HandIs.LIVE,
                (Cite("live-cards-at-showdown"),),
                say("Face down and forward, but identifiable and retrievable: still live."),
            )
        case HandLies.TABLED:
            return _plain(
                HandIs.LIVE,
                (Cite("tabling-and-killing", "C"),),
                say("The hand is tabled: it cannot be killed."),
            )
        case _:
            return _plain(
                HandIs.LIVE, (Cite("misdeals-and-fouled-decks"),), say("Nothing is wrong with it.")
            )


def _plain(state: HandIs, cites: tuple[Cite, ...], why: Message) -> Answered[HandRuling]:
    return Answered(HandRuling(state), (Finding(Stage.REMEDY, cites, (why,)),))


def expected_cards(table: Table) -> int:
    """How many cards a hand has on this street."""
    if table.game.has_board:
        return table.game.hole_cards
    streets = ("third", "fourth", "fifth", "sixth", "seventh")
    return 3 + streets.index(table.street.value)


def _wrong_count(table: Table, seat: Seat) -> bool:
    return (
        bool(seat.cards)
        and seat.lies in (HandLies.HELD, HandLies.TABLED, HandLies.FORWARD)
        and seat.status in (Status.IN, Status.ALL_IN)
        and len(seat.cards) != expected_cards(table)
    )


def acts_since_deal(table: Table) -> tuple[Act, ...]:
    """What counts for substantial action since the hand began."""
    return tuple(act for act in table.acts if act.in_turn)


def past_substantial(table: Table) -> bool:
    """Substantial action since the deal; a later street has seen it."""
    return not table.street.is_first or substantial(acts_since_deal(table))


def _count_why(table: Table) -> Message:
    if not table.street.is_first:
        return say("A later street is being played: substantial action lies behind.")
    acts = acts_since_deal(table)
    if substantial(acts):
        return say(
            "{count} actions in turn, {chips} of them with chips: substantial action.",
            count=len(acts),
            chips=sum(1 for act in acts if act.put),
        )
    return say(
        "{count} actions in turn, {chips} of them with chips: no substantial action yet.",
        count=len(acts),
        chips=sum(1 for act in acts if act.put),
    )


def _miscounted(table: Table, seat: Seat) -> Answered[HandRuling]:
    """Before substantial action a misdeal, after it a dead hand; the button short of cards is
    the one exception (misdeals-and-fouled-decks, button-short-of-cards)."""
    held, right = len(seat.cards), expected_cards(table)
    count = say(
        "Seat {seat} holds {held} cards where {right} are right.",
        seat=str(seat.number),
        held=held,
        right=right,
    )
    if seat.number == table.button and held < right:
        acted = any(act.seat == seat.number for act in table.acts)
        if not acted:
            why = say(
                "The button is short of cards: they are dealt to it, also after substantial action."
            )
            return Answered(
                HandRuling(HandIs.LIVE), (Finding(Stage.REMEDY, (BUTTON_SHORT,), (count, why)),)
            )
        why = say("The button has acted on the short hand: it is dead.")
        return Answered(
            HandRuling(HandIs.DEAD), (Finding(Stage.REMEDY, (BUTTON_SHORT,), (count, why)),)
        )
    reason = _count_why(table)
    if past_substantial(table):
        finding = Finding(
            Stage.REMEDY,
            (NO_MISDEAL, SA),
            (count, reason, say("No misdeal any more: the hand is dead, play goes on.")),
            missed=(("misdeal", say("Substantial action closes the misdeal.")),),
        )
        return Answered(HandRuling(HandIs.DEAD), (finding,))
    finding = Finding(
        Stage.REMEDY,
        (WRONG_COUNT, SA),
        (count, reason, say("A misdeal: all cards and all bets go back.")),
        missed=(("on", say("Without substantial action a wrong count is a misdeal.")),),
    )
    return Answered(HandRuling(HandIs.DEAD, Deal.MISDEAL, returned_bets(table)), (finding,))


def returned_bets(table: Table) -> tuple[tuple[int, int], ...]:
    """What each seat has in this hand and gets back when the deal is void."""
    back = {
        one.number: one.before + max(one.amount_in, one.front.total)
        for one in table.seats
        if one.before or one.amount_in or one.front
    }
    return tuple(sorted(back.items()))


def burn(table: Table, house: House) -> Answered[Burn]:
    """Exactly one card off the stub before each later street; the cards of a dead hand are no
    burn (burns-after-substantial-action)."""
    if table.phase is not Phase.PLAY:
        return Answered(None, unknown=say("No hand is being played."))
    wrong = [one for one in table.seats if _wrong_count(table, one)]
    if wrong and not past_substantial(table) and wrong[0].number != table.button:
        finding = Finding(
            Stage.REMEDY,
            (WRONG_COUNT,),
            (_count_why(table), say("A misdeal: nothing is burned.")),
        )
        return Answered(Burn(0), (finding,))
    if table.street.is_last:
        finding = Finding(
            Stage.REMEDY, (BURNS,), (say("No street is left to be dealt: nothing is burned."),)
        )
        return Answered(Burn(0), (finding,))
    why = [say("Every street gets exactly one burn off the stub.")]
    extra = Extra.NONE
    killed = [
        one
        for one in table.seats
        if one.cards
        and one.status in (Status.IN, Status.ALL_IN)
        and len(one.cards) != expected_cards(table)
    ]
    for one in killed:
        if len(one.cards) > expected_cards(table):
            extra = Extra.MUCK
            why.append(say("The extra card is mucked with its hand; it is not the burn."))
        else:
            why.append(
                say(
                    "A card that was never dealt asks for no second burn: the order is not "
                    "restored."
                )
            )
    return Answered(Burn(1, extra), (Finding(Stage.REMEDY, (BURNS,), tuple(why)),))
