"""Misdeals and fouled decks: whether the deal goes on at all."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from trainer.messages import Message, say, say_n
from trainer.rules.answers import Deal
from trainer.rules.concepts import FIRST_CARDS, count_why, past_substantial
from trainer.rules.house import House
from trainer.rules.ruling import Cite, Finding, Stage
from trainer.table.cards import Card
from trainer.table.start import right_cards
from trainer.table.state import HandLies, Status, Table
from trainer.table.turns import clockwise

MISDEAL = "misdeals-and-fouled-decks"
FOULED = Cite(MISDEAL, "E")
NO_MISDEAL = Cite(MISDEAL, "D")
SA = Cite("substantial-action")
BOXED_LIMIT = 2
"""So many boxed cards on the initial deal make a misdeal."""


@dataclass(frozen=True, slots=True)
class DealState:
    deal: Deal
    findings: tuple[Finding, ...]


def state_of_deal(table: Table, house: House) -> DealState:
    """Fouled decks first, at any time; then the conditions of a misdeal, which substantial action
    closes."""
    fouled = _fouled(table, house)
    if fouled is not None:
        return DealState(Deal.FOULED, (fouled,))
    found = [one for condition in CONDITIONS if (one := condition(table, house)) is not None]
    if not found:
        return DealState(Deal.ON, ())
    if past_substantial(table):
        finding = Finding(
            Stage.REMEDY,
            (NO_MISDEAL, SA),
            (*found[0].why, count_why(table), say("No misdeal any more: the hand goes on.")),
            missed=(("misdeal", say("Substantial action closes the misdeal.")),),
        )
        return DealState(Deal.ON, (finding,))
    cites = tuple(dict.fromkeys(cite for one in found for cite in one.cites))
    why = tuple(sentence for one in found for sentence in one.why)
    finding = Finding(
        Stage.REMEDY,
        (*cites, SA),
        (*why, count_why(table), say("A misdeal: all cards and all bets go back.")),
        missed=(("on", say("Without substantial action this is a misdeal.")),),
    )
    return DealState(Deal.MISDEAL, (finding,))


def _known_cards(table: Table) -> list[Card]:
    return [
        *table.board,
        *(table.premature.cards if table.premature is not None else ()),
        *(held.card for seat in table.seats for held in seat.cards),
    ]


def _fouled(table: Table, house: House) -> Finding | None:
    """Two cards of one rank and suit, whenever found; in 2026 also a card foreign to the game."""
    if table.duplicate is not None:
        return Finding(
            Stage.REMEDY,
            (FOULED,),
            (
                say(
                    "The card {card} is there twice: the deck is fouled.", card=table.duplicate.sign
                ),
                say("Play stops, substantial action or not, and all bets go back."),
            ),
        )
    if house.is_2026 and any(card.foreign for card in _known_cards(table)):
        return Finding(
            Stage.REMEDY,
            (FOULED,),
            (
                say("A card foreign to the game fouls the deck, whenever it is found."),
                say("Play stops, and all bets go back."),
            ),
        )
    return None


def _misdeal(part: str, *why: Message) -> Finding:
    return Finding(Stage.REMEDY, (Cite(MISDEAL, part),), why)


def boxed(table: Table, house: House) -> Finding | None:
    count = len(table.deal.boxed)
    if count < BOXED_LIMIT:
        return None
    return _misdeal("A1", say("{count} boxed cards on the initial deal.", count=count))


def first_card(table: Table, house: House) -> Finding | None:
    """The first card belongs to the first entitled seat left of the button."""
    got = table.deal.first_to
    if got is None or table.button is None:
        return None
    right = next(
        (
            one.number
            for one in clockwise(table, table.button)
            if one.status is not Status.SITTING_OUT
        ),
        None,
    )
    if right is None or got == right:
        return None
    return _misdeal(
        "A2",
        say(
            "The first card went to Seat {seat}; it belongs to Seat {right}.",
            seat=str(got),
            right=str(right),
        ),
    )


def not_entitled(table: Table, house: House) -> Finding | None:
    if not table.deal.also:
        return None
    return _misdeal(
        "A3",
        say("Seat {seat} got cards and is not entitled to any.", seat=str(table.deal.also[0])),
    )


def left_out(table: Table, house: House) -> Finding | None:
    if not table.deal.left_out:
        return None
    return _misdeal(
        "A4",
        say("Seat {seat} is entitled to cards and got none.", seat=str(table.deal.left_out[0])),
    )


def wrong_counts(table: Table, house: House) -> Finding | None:
    """Too many or too few cards in a hand; only the button may be short of them."""
    for seat in table.seats:
        held, right = len(seat.cards), expected_cards(table)
        if not miscounted(table, seat.number):
            continue
        if seat.number == table.button and held < right:
            continue
        return _misdeal(
            "A5",
            say(
                "Cards at Seat {seat}: {held}; right are {right}.",
                seat=str(seat.number),
                held=held,
                right=right,
            ),
        )
    return None


def foreign_2024(table: Table, house: House) -> Finding | None:
    """2024: a non-standard card found before substantial action; after it, it is scrap paper."""
    if house.is_2026 or not any(card.foreign for card in _known_cards(table)):
        return None
    return _misdeal("A6", say("A card that does not belong to the deck of this game."))


def exposed(table: Table, house: House) -> Finding | None:
    """Flop games, by dealer error: one of the first two cards off the deck, or any other two."""
    if not table.game.has_board or not table.deal.exposed:
        return None
    places = [place for place, _ in table.deal.exposed]
    if any(place <= FIRST_CARDS for place in places):
        return _misdeal("A7", say("One of the first two cards off the deck was exposed."))
    if len(places) >= FIRST_CARDS:
        return _misdeal(
            "A7",
            say_n("{n} downcard was exposed.", "{n} downcards were exposed.", len(places)),
        )
    return None


def wrong_button(table: Table, house: House) -> Finding | None:
    """The button was put where it does not belong: put right before substantial action, and the
    cards dealt to it come again (our reading of button-placement A)."""
    due = table.button_due
    if due is None:
        return None
    why = say(
        "The button lies at Seat {seat}; it belongs at Seat {right}.",
        seat=str(table.button),
        right=str(due),
    )
    return Finding(Stage.REMEDY, (Cite("button-placement", "A", ours=True),), (why,))


CONDITIONS: tuple[Callable[[Table, House], Finding | None], ...] = (
    boxed,
    first_card,
    not_entitled,
    left_out,
    wrong_counts,
    foreign_2024,
    exposed,
    wrong_button,
)
"""The conditions of a misdeal that can be seen, in the order of the rule."""


def expected_cards(table: Table) -> int:
    """How many cards a hand has on this street."""
    return right_cards(table)


def miscounted(table: Table, number: int) -> bool:
    """Whether a seat holds a wrong number of cards in a hand that is not folded."""
    seat = table.seat(number)
    return (
        bool(seat.cards)
        and seat.lies in (HandLies.HELD, HandLies.TABLED, HandLies.FORWARD)
        and seat.status in (Status.IN, Status.ALL_IN)
        and len(seat.cards) != expected_cards(table)
    )
