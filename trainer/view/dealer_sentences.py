"""What the dealer and the floor do, in one sentence an event."""

from __future__ import annotations

from functools import reduce

from trainer.messages import Message, say, say_n
from trainer.table.cards import Card
from trainer.table.events import (
    Announces,
    Begins,
    Burns,
    Counted,
    Counts,
    Deals,
    Dealt,
    Drops,
    Ends,
    Event,
    FloorRules,
    Mixed,
    Mucks,
    NewLevel,
    Pushes,
    Scrambles,
    SeatCards,
    Shows,
    Starts,
    TakesBack,
)
from trainer.table.state import Table
from trainer.view.words import card_signs, listed, numbered, seats


def dealer_sentence(event: Event, before: Table) -> Message:
    """What the dealer or the floor does; NotImplementedError for what a seat does."""
    match event:
        case Deals():
            return _deals(event)
        case Burns(number=number):
            return say_n("The dealer burns {n} card", "The dealer burns {n} cards", number)
        case Mucks(seat=seat):
            return say("The dealer mucks the hand of Seat {seat}", seat=seat)
        case Counts():
            return _counts(event)
        case Announces(amount=amount):
            return say("The dealer announces {amount}", amount=amount)
        case TakesBack(seat=seat):
            return say("The dealer gives Seat {seat} back what is returned", seat=seat)
        case Pushes(pot=pot, to=to):
            return _pushes(pot, max(len(before.pots), pot + 1), to)
        case Shows(cards=(), by_seat=()):
            return say("The dealer turns up the seat cards")
        case Shows(cards=cards, by_seat=by_seat):
            return say("The dealer turns up {cards}", cards=_which(cards, by_seat))
        case Scrambles():
            return _scrambles(event)
        case Drops(mixed=mixed):
            return _drops(mixed)
        case Starts():
            return _starts(event)
        case NewLevel(blinds=(small, big)):
            return say("A new level is given out: blinds {small} and {big}", small=small, big=big)
        case Ends():
            return say("The hand is over")
        case FloorRules(outcome=outcome):
            return _floor(dict(outcome))
        case _:
            raise NotImplementedError(f"no sentence for {type(event).__name__}")


def _starts(event: Starts) -> Message:
    match event.by:
        case None:
            told = say("The next hand begins")
        case Begins.RIFFLE:
            told = say("The next hand begins: the first riffle")
        case Begins.SHUFFLER:
            told = say("The next hand begins: the shuffling machine is started")
        case Begins.PUSH:
            told = say("The next hand begins: the dealers change over")
    if event.button is not None:
        told = say("{event}; the button is put at Seat {seat}", event=told, seat=event.button)
    if event.blinds is None:
        return told
    small, big = event.blinds
    return say("{event}; {small} and {big} are posted", event=told, small=small, big=big)


def _pushes(pot: int, count: int, to: tuple[int, ...]) -> Message:
    """A pot and who gets it, in whole sentences."""
    number, seats_ = len(to), numbered(to)
    if count == 1:
        return say_n(
            "The pot goes to Seat {seats}", "The pot goes to Seats {seats}", number, seats=seats_
        )
    if pot == 0:
        return say_n(
            "The main pot goes to Seat {seats}",
            "The main pot goes to Seats {seats}",
            number,
            seats=seats_,
        )
    return say_n(
        "Side pot {pot} goes to Seat {seats}",
        "Side pot {pot} goes to Seats {seats}",
        number,
        pot=pot,
        seats=seats_,
    )


def _scrambles(event: Scrambles) -> Message:
    told = say("The dealer scrambles {cards} face down", cards=_which(event.cards, event.by_seat))
    if event.picks is None:
        return told
    return say("{event}; {card} is drawn as the burn", event=told, card=card_signs([event.picks]))


def _drops(mixed: Mixed) -> Message:
    match mixed:
        case Mixed.NOTHING:
            return say("The stub is dropped, out of order")
        case Mixed.MUCK:
            return say("The stub is dropped and mixed with the muck")
        case Mixed.BURNS:
            return say("The stub is dropped and mixed with the burns")


def _deals(event: Deals) -> Message:
    told = _dealt(event)
    if event.duplicate:
        told = say("{event}; a card lies there twice", event=told)
    if event.what is Dealt.DOWN:
        return _initial_deal(event, told)
    if event.what in (Dealt.UP, Dealt.COMMUNITY):
        return told
    if event.burns == 0:
        return say("{event}, without a burn", event=told)
    if event.burns is not None and event.burns > 1:
        return say_n("{event}, with {n} burn", "{event}, with {n} burns", event.burns, event=told)
    return told


def _initial_deal(event: Deals, told: Message) -> Message:
    """What was seen to go wrong with it, one thing after the other."""
    for cards, what in (
        (event.exposed, say("exposed")),
        (event.boxed, say("face up in the deck")),
    ):
        if cards:
            shown = ", ".join(f"{nth}. {card_signs([card])}" for nth, card in cards)
            told = say("{event}; {what}: {cards}", event=told, what=what, cards=shown)
    if event.first_to is not None:
        told = say("{event}; the first card to Seat {seat}", event=told, seat=event.first_to)
    if event.left_out:
        told = say("{event}; left out: {seats}", event=told, seats=seats(event.left_out))
    if event.also:
        told = say("{event}; dealt in as well: {seats}", event=told, seats=seats(event.also))
    return told


def _dealt(event: Deals) -> Message:
    cards = card_signs(card for card in event.cards if card.known)
    match event.what:
        case Dealt.FLOP:
            return _street(say("The flop"), cards)
        case Dealt.TURN:
            return _street(say("The turn"), cards)
        case Dealt.RIVER:
            return _street(say("The river"), cards)
        case Dealt.DOWN:
            return say("The cards are dealt")
        case Dealt.COMMUNITY:
            return _street(say("One card for all"), cards)
        case Dealt.UP if event.by_seat:
            return say("Dealt face up: {cards}", cards=_which((), event.by_seat))
        case Dealt.UP:
            return say("A card each is dealt face up")


def _street(name: Message, cards: str) -> Message:
    return say("{street}: {cards}", street=name, cards=cards) if cards else name


def _counts(event: Counts) -> Message:
    what = _counted(event)
    if event.said is None:
        return say("The dealer counts {what}", what=what)
    return say("The dealer counts {what}: {amount}", what=what, amount=event.said)


def _counted(event: Counts) -> Message:
    seat = event.seat or 0
    match event.what:
        case Counted.POT:
            return say("the pot")
        case Counted.STUB:
            return say("the stub")
        case Counted.BET:
            return say("the bet of Seat {seat}", seat=seat) if seat else say("the bet")
        case Counted.STACK:
            return say("the stack of Seat {seat}", seat=seat)


def _which(cards: tuple[Card, ...], by_seat: SeatCards) -> Message:
    parts = [
        say("Seat {seat} {cards}", seat=seat, cards=card_signs(held))
        if held
        else say("Seat {seat}", seat=seat)
        for seat, held in by_seat
    ]
    if cards:
        parts.insert(0, say("{cards}", cards=card_signs(cards)))
    return listed(parts) if parts else say("the seat cards")


def _floor(outcome: dict[str, object]) -> Message:
    """What the floor chose, field by field."""
    chosen = [_chosen(name, value) for name, value in outcome.items()]
    told = reduce(lambda first, part: say("{first}, {next}", first=first, next=part), chosen)
    return say("The floor rules: {outcome}", outcome=told)


def _chosen(name: str, value: object) -> Message:
    """One field, as a clause of its own where its bare value would not tell."""
    match name, value:
        case "binds", True:
            return say("it binds")
        case "binds", False:
            return say("it does not bind")
        case "binds", _:
            return say("it binds if the action does not change")
        case "burns", int(n):
            return say_n("{n} card is burned", "{n} cards are burned", n)
        case "call", int(amount):
            return say("{amount} more to call", amount=amount)
        case "min_raise_to", int(least):
            return say("raise to at least {least}", least=least)
        case "max_raise_to", int(most):
            return say("raise to at most {most}", most=most)
        case "deal", "on":
            return say("the deal goes on")
        case "deal", "misdeal":
            return say("misdeal")
        case "deal", "fouled":
            return say("fouled deck")
        case "hand", "live":
            return say("the hand is live")
        case "hand", "dead":
            return say("the hand is dead")
        case "to", int(total):
            return say("{amount} in all", amount=total)
        case "add", int(owed):
            return say("{amount} more to add", amount=owed)
        case "change", int(back):
            return say("{amount} back", amount=back)
        case "forfeits", int(lost):
            return say("{amount} lost", amount=lost)
        case "actions", _:
            return say("allowed: {actions}", actions=_plain(value))
        case "action", _:
            return _as_message(_plain(value))
        case _:
            shown = value if isinstance(value, int) else _plain(value)
            return say("{field} {value}", field=name, value=shown)


_WORDS = {
    "check": say("check"),
    "bet": say("bet"),
    "call": say("call"),
    "raise": say("raise"),
    "all-in": say("all-in"),
    "fold": say("fold"),
}


def _plain(value: object) -> Message | str:
    if isinstance(value, tuple | list | frozenset | set):
        return listed([_as_message(_plain(one)) for one in sorted(value, key=str)])
    return _WORDS.get(str(value), str(value))


def _as_message(value: Message | str) -> Message:
    return value if isinstance(value, Message) else say("{value}", value=value)
