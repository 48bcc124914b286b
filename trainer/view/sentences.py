"""Every event in one sentence, as one dealer would tell another what happened."""

from __future__ import annotations

from trainer.messages import Message, say, say_n
from trainer.table.cards import Card
from trainer.table.events import (
    Adds,
    AllIn,
    Announces,
    AsksToSee,
    Bets,
    Burns,
    Calls,
    Checks,
    ClockRunsOut,
    Counts,
    Deals,
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
    SeatEvent,
    Shows,
    Starts,
    Tables,
    TakesBack,
)
from trainer.table.state import Phase, Table
from trainer.view.dealer_sentences import dealer_sentence
from trainer.view.spoken import declared
from trainer.view.words import (
    card_signs,
    come_to,
    joined,
    other_tables,
    pieces,
)

ALL_EVENTS: tuple[type[Event], ...] = (
    Checks,
    Folds,
    Calls,
    Bets,
    Raises,
    AllIn,
    Puts,
    Gathers,
    Adds,
    Says,
    PullsBack,
    Tables,
    Exposes,
    Discards,
    Finds,
    AsksToSee,
    Leaves,
    Returns,
    Deals,
    Burns,
    Mucks,
    Counts,
    Announces,
    TakesBack,
    Pushes,
    Shows,
    Scrambles,
    Starts,
    Ends,
    FloorRules,
    Drops,
    ClockRunsOut,
    Reveals,
    PicksUp,
    NewLevel,
)
"""The events that have a sentence here; a test compares them with what there is."""


def opening(table: Table) -> Message:
    """How the hand stands when the lesson begins, and the other tables."""
    return joined([_opening(table), *other_tables(table)])


def _opening(table: Table) -> Message:
    if table.phase is Phase.NO_HAND:
        return say("Between two hands")
    if table.phase is Phase.DEALING:
        return say("The deal begins")
    if table.phase is Phase.OVER:
        return say("The hand is over")
    if not table.street.is_first:
        return come_to(table.street)
    if table.big_blind:
        return say("Blinds {small} and {big}", small=table.small_blind, big=table.big_blind)
    return say("The hand begins")


def sentence(event: Event, before: Table) -> Message:
    """What was seen and heard, on the table `before`; never what it amounts to."""
    told = _seat(event, before) if isinstance(event, SeatEvent) else dealer_sentence(event, before)
    if isinstance(event, Tables | Exposes | Finds) and event.duplicate:
        told = say("{event}; a card lies there twice", event=told)
    if event.unseen:
        told = say("{event}, unnoticed", event=told)
    if event.quick:
        told = say("{event}, at once", event=told)
    return told


def _seat(event: SeatEvent, before: Table) -> Message:
    seat = event.seat
    match event:
        case Checks(tapped=True):
            return say("Seat {seat} taps the table", seat=seat)
        case Checks():
            return say("Seat {seat} checks", seat=seat)
        case Folds():
            return say("Seat {seat} folds", seat=seat)
        case Calls():
            return say("Seat {seat} calls", seat=seat)
        case Bets(to=to):
            return say("Seat {seat} bets {amount}", seat=seat, amount=to)
        case Raises(to=to):
            return say("Seat {seat} raises to {amount}", seat=seat, amount=to)
        case AllIn():
            total = before.seat(seat).total
            return say("Seat {seat} goes all-in for {amount}", seat=seat, amount=total)
        case Says():
            return _declares(event)
        case Tables(cards=cards) | Exposes(cards=cards) | Discards(cards=cards):
            return _shows_or_hides(event, cards)
        case Finds(cards=cards):
            return say_n(
                "Seat {seat} finds {n} card",
                "Seat {seat} finds {n} cards",
                len(cards),
                seat=seat,
            )
        case AsksToSee(of=of):
            return say("Seat {seat} asks to see the hand of Seat {of}", seat=seat, of=of)
        case PicksUp():
            return say("Seat {seat} picks up its up cards", seat=seat)
        case ClockRunsOut():
            return say("The time of Seat {seat} is up", seat=seat)
        case Leaves():
            return say("Seat {seat} leaves the table", seat=seat)
        case Returns():
            return say("Seat {seat} comes back", seat=seat)
        case _:
            return _moves_chips(event)


def _moves_chips(event: SeatEvent) -> Message:
    seat = event.seat
    match event:
        case Puts(chips=chips):
            return say("Seat {seat} puts out {chips}", seat=seat, chips=pieces(chips))
        case Gathers(chips=chips):
            return say(
                "Seat {seat} gathers everything and pushes {chips}", seat=seat, chips=pieces(chips)
            )
        case PullsBack(chips=chips):
            return say("Seat {seat} pulls back {chips}", seat=seat, chips=pieces(chips))
        case Reveals(chips=chips):
            return say(
                "Chips of Seat {seat} come to light: {chips}", seat=seat, chips=pieces(chips)
            )
        case Adds(amount=None):
            return say("Seat {seat} adds what is owed", seat=seat)
        case Adds(amount=int(amount)):
            return say("Seat {seat} adds {amount}", seat=seat, amount=amount)
        case _:
            raise NotImplementedError(f"no sentence for {type(event).__name__}")


def _declares(event: Says) -> Message:
    words = declared(event)
    if event.chips:
        told = say(
            "Seat {seat} says {words} and puts out {chips}",
            seat=event.seat,
            words=words,
            chips=pieces(event.chips),
        )
    else:
        told = say("Seat {seat} says {words}", seat=event.seat, words=words)
    match event.heard:
        case Heard.ALL:
            return told
        case Heard.SOME:
            return say("{event}; not everyone hears it", event=told)
        case Heard.NONE:
            return say("{event}; nobody hears it", event=told)


def _shows_or_hides(event: Tables | Exposes | Discards, cards: tuple[Card, ...]) -> Message:
    seat = event.seat
    known = tuple(card for card in cards if card.known)
    match event:
        case Tables() if known:
            return say("Seat {seat} tables {cards}", seat=seat, cards=card_signs(known))
        case Tables():
            return say("Seat {seat} tables the hand", seat=seat)
        case Exposes() if known:
            return say("Seat {seat} exposes {cards}", seat=seat, cards=card_signs(known))
        case Exposes():
            return say("Seat {seat} exposes the hand", seat=seat)
        case Discards():
            return say("Seat {seat} pushes the cards forward, face down", seat=seat)
