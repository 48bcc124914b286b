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
    PullsBack,
    Pushes,
    Puts,
    Raises,
    Returns,
    Reveals,
    Says,
    Scrambles,
    SeatCards,
    SeatEvent,
    Shows,
    Starts,
    Tables,
    TakesBack,
)
from trainer.table.state import Phase, Table
from trainer.view.spoken import declaration
from trainer.view.words import (
    card_signs,
    joined,
    listed,
    other_tables,
    pieces,
    pot_label,
    seats,
    street_word,
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
        return say("The hand has come to the {street}", street=street_word(table.street))
    if table.big_blind:
        return say("Blinds {small} and {big}", small=table.small_blind, big=table.big_blind)
    return say("The hand begins")


def sentence(event: Event, before: Table) -> Message:
    """What was seen and heard, on the table `before`; never what it amounts to."""
    told = _seat(event, before) if isinstance(event, SeatEvent) else _dealer(event, before)
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
    words = declaration(event.word, event.amount)
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


def _dealer(event: Event, before: Table) -> Message:
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
            count = max(len(before.pots), pot + 1)
            return say("{pot} goes to {seats}", pot=pot_label(pot, count), seats=seats(to))
        case Shows(cards=cards, by_seat=by_seat):
            return say("The dealer turns up {cards}", cards=_which(cards, by_seat))
        case Scrambles():
            return _scrambles(event)
        case Drops(mixed=mixed):
            return _drops(mixed)
        case Starts():
            return say("The next hand begins")
        case Ends():
            return say("The hand is over")
        case FloorRules(outcome=outcome):
            return _floor(dict(outcome))
        case _:
            raise NotImplementedError(f"no sentence for {type(event).__name__}")


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
    if event.what is Dealt.UP:
        return told
    if event.burns == 0:
        return say("{event}, without a burn", event=told)
    if event.burns is not None and event.burns > 1:
        return say("{event}, with {burns} burns", event=told, burns=event.burns)
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


_FIELDS = {
    "action": say("action"),
    "to": say("total"),
    "add": say("owed"),
    "change": say("change"),
    "forfeits": say("forfeits"),
    "hand": say("hand"),
    "actions": say("may"),
}


def _floor(outcome: dict[str, object]) -> Message:
    """What the floor chose, field by field."""
    parts = []
    for name, value in outcome.items():
        shown = value if isinstance(value, int) and not isinstance(value, bool) else _plain(value)
        parts.append(say("{field} {value}", field=_FIELDS.get(name, name), value=shown))
    return say("The floor rules: {outcome}", outcome=listed(parts))


_WORDS = {
    "check": say("check"),
    "bet": say("bet"),
    "call": say("call"),
    "raise": say("raise"),
    "all-in": say("all-in"),
    "fold": say("fold"),
    "live": say("live"),
    "dead": say("dead"),
}


def _plain(value: object) -> Message | str:
    if isinstance(value, tuple | list | frozenset | set):
        return listed([_as_message(_plain(one)) for one in sorted(value, key=str)])
    return _WORDS.get(str(value), str(value))


def _as_message(value: Message | str) -> Message:
    return value if isinstance(value, Message) else say("{value}", value=value)
