"""The words that views share: seats, chips, cards, streets, pots, and a lesson's own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import assert_never

from trainer.content.lesson import Words
from trainer.i18n import Voice
from trainer.messages import Message, say, say_n
from trainer.table.cards import Card
from trainer.table.chips import ChipStack
from trainer.table.games import Game, Limit, Street
from trainer.table.state import Phase, Status, Table


def card_sign(card: Card) -> str:
    """`A♠`, `10♦`, or `?` for a face that nobody saw."""
    return card.sign


def card_signs(cards: Iterable[Card]) -> str:
    return " ".join(card_sign(card) for card in cards)


def pieces(chips: ChipStack) -> Message:
    """Chips as a dealer calls them out: `one 5,000 chip`, `1,000 and 5×100`."""
    if chips.pieces == 1:
        return say("one {value} chip", value=chips.counts[0][0])
    return listed(
        [
            say("{value}", value=value) if count == 1 else say("{n}×{value}", n=count, value=value)
            for value, count in chips.counts
        ]
    )


def stacked(chips: ChipStack) -> Message:
    """Chips as they stand in a column of figures: `1×1,000  5×100`."""
    parts = [say("{n}×{value}", n=count, value=value) for value, count in chips.counts]
    return spaced(parts) if parts else say("none")


def spaced(parts: Sequence[Message]) -> Message:
    line = parts[0]
    for part in parts[1:]:
        line = say("{first}  {next}", first=line, next=part)
    return line


def listed(parts: Sequence[Message]) -> Message:
    """`a`, `a and b`, `a, b and c`; nothing is `none`."""
    if not parts:
        return say("none")
    *before, last = parts
    if not before:
        return last
    first = before[0]
    for part in before[1:]:
        first = say("{first}, {next}", first=first, next=part)
    return say("{first} and {last}", first=first, last=last)


def seats(numbers: Iterable[int]) -> Message:
    """`seat 4`, `seats 1, 4 and 6`, within a sentence."""
    ordered = tuple(numbers)
    return say_n("Seat {seats}", "Seats {seats}", len(ordered), seats=numbered(ordered))


def numbered(numbers: Iterable[int]) -> Message:
    """`4`, `1, 4 and 6`."""
    return listed([say("{value}", value=one) for one in numbers])


def come_to(street: Street) -> Message:
    """That the hand is on this street. Whole sentences: languages bend the street's article."""
    match street:
        case Street.PREFLOP | Street.THIRD:
            return say("The hand begins")
        case Street.FLOP:
            return say("The hand has come to the flop")
        case Street.TURN:
            return say("The hand has come to the turn")
        case Street.RIVER:
            return say("The hand has come to the river")
        case Street.FOURTH:
            return say("The hand has come to fourth street")
        case Street.FIFTH:
            return say("The hand has come to fifth street")
        case Street.SIXTH:
            return say("The hand has come to sixth street")
        case Street.SEVENTH:
            return say("The hand has come to seventh street")
        case _:
            assert_never(street)


def street_word(street: Street) -> Message:
    match street:
        case Street.PREFLOP:
            return say("preflop")
        case Street.FLOP:
            return say("flop")
        case Street.TURN:
            return say("turn")
        case Street.RIVER:
            return say("river")
        case Street.THIRD:
            return say("third street")
        case Street.FOURTH:
            return say("fourth street")
        case Street.FIFTH:
            return say("fifth street")
        case Street.SIXTH:
            return say("sixth street")
        case Street.SEVENTH:
            return say("seventh street")
        case _:
            assert_never(street)


def game_word(game: Game) -> Message:
    match game:
        case Game.NLHE:
            return say("No-limit hold’em")
        case Game.PLHE:
            return say("Pot-limit hold’em")
        case Game.LHE:
            return say("Limit hold’em")
        case Game.PLO:
            return say("Pot-limit Omaha")
        case Game.PLO8:
            return say("Pot-limit Omaha hi-lo")
        case Game.LO8:
            return say("Limit Omaha hi-lo")
        case Game.STUD:
            return say("Seven-card stud")
        case Game.STUD8:
            return say("Seven-card stud hi-lo")
        case Game.RAZZ:
            return say("Razz")
        case _:
            assert_never(game)


def stakes(table: Table) -> Message | None:
    """`Blinds 250–500`, or the limits; None where nothing is played for yet."""
    parts = []
    if table.small_blind or table.big_blind:
        parts.append(say("Blinds {small}–{big}", small=table.small_blind, big=table.big_blind))
    if table.game.limit is Limit.FIXED and table.big_bet:
        parts.append(say("Limits {small}–{big}", small=table.small_bet, big=table.big_bet))
    if table.ante.each:
        parts.append(say("ante {amount}", amount=table.ante.each))
    if table.ante.big_blind:
        parts.append(say("big blind ante {amount}", amount=table.ante.big_blind))
    if table.bring_in:
        parts.append(say("bring-in {amount}", amount=table.bring_in))
    return joined(parts) if parts else None


def phase_word(table: Table) -> Message | None:
    match table.phase:
        case Phase.PLAY:
            return street_word(table.street)
        case Phase.DEALING:
            return say("the deal")
        case Phase.OVER:
            return say("hand over")
        case Phase.NO_HAND:
            return say("between hands")
        case _:
            assert_never(table.phase)


def joined(parts: Sequence[Message]) -> Message:
    """Parts of one line, with a dot between them."""
    line = parts[0]
    for part in parts[1:]:
        line = say("{first} · {next}", first=line, next=part)
    return line


def headline(table: Table) -> Message:
    """What stands in the middle of the felt: game, stakes and street."""
    parts = (
        None if table.game is Game.NLHE else game_word(table.game),
        stakes(table),
        phase_word(table),
    )
    return joined([part for part in parts if part is not None])


def other_tables(table: Table) -> tuple[Message, ...]:
    """The other tables of the tournament, as far as they matter here."""
    return tuple(
        say_n(
            "Table {name}: {n} player", "Table {name}: {n} players", other.players, name=other.name
        )
        for other in table.others
    )


def pot_label(index: int, count: int) -> Message:
    """`Pot` where there is one; else `Main pot`, `Side pot 1`…"""
    if count == 1:
        return say("Pot")
    return say("Main pot") if index == 0 else say("Side pot {n}", n=index)


def short_pot_label(index: int) -> Message:
    """Of several, where they lie side by side and each has little room: `Main`, `Side 1`…"""
    return say("Main") if index == 0 else say("Side {n}", n=index)


def status_word(status: Status) -> Message | None:
    """How a seat stands that is not simply in the hand."""
    match status:
        case Status.IN:
            return None
        case Status.FOLDED:
            return say("folded")
        case Status.ALL_IN:
            return say("all-in")
        case Status.ABSENT:
            return say("absent")
        case Status.PENALTY:
            return say("on penalty")
        case Status.SITTING_OUT:
            return say("sitting out")


def worded(words: Words, languages: tuple[str, ...], voice: Voice) -> str:
    """The lesson's own words; where another language has to serve, that is marked."""
    fallback = languages[0] if languages else ""
    text = words.text(voice.language, fallback)
    if not text or words.speaks(voice.language):
        return text
    return f"{text} [{fallback}]"
