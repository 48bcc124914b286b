"""Hands in words: what a dealer reads out, and why one hand beats another."""

from __future__ import annotations

from collections import Counter
from itertools import takewhile
from typing import assert_never

from trainer.messages import Message, say
from trainer.table.cards import Card, Rank
from trainer.table.hand_values import HandClass, HandValue, LowValue
from trainer.table.hands import best_high
from trainer.table.rank_words import A_CARD_HIGH, CARD_HIGH, MANY, THE_CARD, THE_CARDS

CLASS_NAMES: dict[HandClass, Message] = {
    HandClass.HIGH_CARD: say("high card"),
    HandClass.PAIR: say("pair"),
    HandClass.TWO_PAIR: say("two pair"),
    HandClass.THREE_OF_A_KIND: say("three of a kind"),
    HandClass.STRAIGHT: say("straight"),
    HandClass.FLUSH: say("flush"),
    HandClass.FULL_HOUSE: say("full house"),
    HandClass.FOUR_OF_A_KIND: say("four of a kind"),
    HandClass.STRAIGHT_FLUSH: say("straight flush"),
}
"""The bare name of a class, as a choice in a list shows it."""


def reading(hand: HandValue | LowValue) -> Message:
    """A hand as it is read out, without its kickers: `two pair, aces and kings`."""
    if isinstance(hand, LowValue):
        return _low_reading(hand)
    high, several = A_CARD_HIGH[hand.ranks[0]], MANY[hand.ranks[0]]
    match hand.kind:
        case HandClass.HIGH_CARD:
            return CARD_HIGH[hand.ranks[0]]
        case HandClass.PAIR:
            return say("a pair of {pair}", pair=several)
        case HandClass.TWO_PAIR:
            return say("two pair, {high} and {low}", high=several, low=MANY[hand.ranks[1]])
        case HandClass.THREE_OF_A_KIND:
            return say("three of a kind, {ranks}", ranks=several)
        case HandClass.STRAIGHT:
            return say("{high} straight", high=high)
        case HandClass.FLUSH:
            return say("{high} flush", high=high)
        case HandClass.FULL_HOUSE:
            pair = MANY[hand.ranks[1]]
            return say("a full house, {ranks} full of {pair}", ranks=several, pair=pair)
        case HandClass.FOUR_OF_A_KIND:
            return say("four of a kind, {ranks}", ranks=several)
        case HandClass.STRAIGHT_FLUSH:
            return say("{high} straight flush", high=high)
        case _:
            assert_never(hand.kind)


def reason(
    winner: HandValue,
    other: HandValue,
    *,
    board: tuple[Card, ...] = (),
    other_hole: tuple[Card, ...] = (),
) -> Message:
    """Why one high hand beats or equals another, in words.

    In hold'em the whole `board` lets it say that a hand plays the board, and `other_hole` that
    the board took a pair of that hand out of play. ValueError when `winner` is the lower hand,
    or when one hand has more cards than the other.
    """
    if winner < other:
        raise ValueError("the other hand wins")
    _check_length(winner, other)
    shared = best_high((), board) if len(board) == 5 else None
    if winner == other:
        if winner == shared:
            return say("The board plays in both hands: {hand}.", hand=reading(winner))
        why = say("Both hands are equal: {hand}. Suits decide nothing.", hand=reading(winner))
    elif winner.kind != other.kind:
        why = say(
            "The class of the hand decides: {winner} beats {other}.",
            winner=reading(winner),
            other=reading(other),
        )
    else:
        why = _same_class(winner, other)
    lost = _out_of_play(other, board, other_hole)
    if lost is not None:
        return say(
            "{why} The pair of {pair} no longer plays: two higher pairs take its place.",
            why=why,
            pair=MANY[lost],
        )
    if winner != other and other == shared:
        return say("{why} The other hand plays the board.", why=why)
    return why


def low_reason(winner: LowValue, other: LowValue) -> Message:
    """Why one low beats or equals another. ValueError as for `reason`."""
    if winner < other:
        raise ValueError("the other hand wins")
    _check_length(winner, other)
    if winner == other:
        return say("Both lows are equal: {hand}. Suits decide nothing.", hand=reading(winner))
    if winner.kind != other.kind:
        return say(
            "In a low, fewer paired cards are better: {winner} beats {other}.",
            winner=reading(winner),
            other=reading(other),
        )
    at = _difference(winner, other)
    return say(
        "Lows compare from their highest card down: {winner} beats {other}, "
        "for {card} is lower than {other_card}.",
        winner=reading(winner),
        other=reading(other),
        card=THE_CARD[winner.ranks[at]],
        other_card=THE_CARD[other.ranks[at]],
    )


def _same_class(winner: HandValue, other: HandValue) -> Message:
    """The ranks decide: which of them, and how they are called in a hand of this class."""
    at = _difference(winner, other)
    mine, theirs = winner.ranks[at], other.ranks[at]
    card, other_card, many, other_many = THE_CARD[mine], THE_CARD[theirs], MANY[mine], MANY[theirs]
    cards, other_cards = THE_CARDS[mine], THE_CARDS[theirs]
    high, low = A_CARD_HIGH[mine], A_CARD_HIGH[theirs]
    match winner.kind:
        case HandClass.HIGH_CARD if at == 0:
            return say("Neither hand has a pair; {high} beats {low}.", high=card, low=other_card)
        case HandClass.HIGH_CARD:
            return say(
                "Neither hand has a pair and both are {hand}; "
                "the first card that differs decides, {card} against {other_card}.",
                hand=reading(winner),
                card=card,
                other_card=other_card,
            )
        case HandClass.PAIR if at == 0:
            return say("Both have one pair; {high} beat {low}.", high=cards, low=other_cards)
        case HandClass.TWO_PAIR if at == 0:
            return say(
                "Both have two pair; the higher pair decides, {high} against {low}.",
                high=many,
                low=other_many,
            )
        case HandClass.TWO_PAIR if at == 1:
            return say(
                "Both have two pair with {shared}; the lower pair decides, {high} against {low}.",
                shared=MANY[winner.ranks[0]],
                high=many,
                low=other_many,
            )
        case HandClass.THREE_OF_A_KIND if at == 0:
            return say("Both have three of a kind; {high} beat {low}.", high=cards, low=other_cards)
        case HandClass.FOUR_OF_A_KIND if at == 0:
            return say("Both have four of a kind; {high} beat {low}.", high=cards, low=other_cards)
        case (
            HandClass.PAIR
            | HandClass.TWO_PAIR
            | HandClass.THREE_OF_A_KIND
            | HandClass.FOUR_OF_A_KIND
        ):
            return _kicker(winner, other, at)
        case HandClass.STRAIGHT:
            return say("Both have a straight; {high} one beats {low} one.", high=high, low=low)
        case HandClass.STRAIGHT_FLUSH:
            return say(
                "Both have a straight flush; {high} one beats {low} one.", high=high, low=low
            )
        case HandClass.FLUSH if at == 0:
            return say("Both have a flush; {high} one beats {low} one.", high=high, low=low)
        case HandClass.FLUSH:
            return say(
                "Both have {hand}; "
                "the first card that differs decides, {card} against {other_card}.",
                hand=reading(winner),
                card=card,
                other_card=other_card,
            )
        case HandClass.FULL_HOUSE if at == 0:
            return say(
                "Both have a full house; the three of a kind decides, {high} against {low}.",
                high=many,
                low=other_many,
            )
        case HandClass.FULL_HOUSE:
            return say(
                "Both have a full house, {shared} full; the pair decides, {high} against {low}.",
                shared=MANY[winner.ranks[0]],
                high=many,
                low=other_many,
            )
        case _:
            assert_never(winner.kind)


def _kicker(winner: HandValue, other: HandValue, at: int) -> Message:
    paired = 2 if winner.kind is HandClass.TWO_PAIR else 1
    hand, card, other_card = reading(winner), THE_CARD[winner.ranks[at]], THE_CARD[other.ranks[at]]
    if at == paired:
        return say(
            "Both have {hand}; the kicker decides, {card} against {other_card}.",
            hand=hand,
            card=card,
            other_card=other_card,
        )
    return say(
        "Both have {hand} and the same kicker, {shared}; "
        "the next one decides, {card} against {other_card}.",
        hand=hand,
        shared=THE_CARD[winner.ranks[at - 1]],
        card=card,
        other_card=other_card,
    )


def _out_of_play(hand: HandValue, board: tuple[Card, ...], hole: tuple[Card, ...]) -> Rank | None:
    """The pair that this hold'em hand made and that two higher pairs have counterfeited."""
    if hand.kind is not HandClass.TWO_PAIR or not board or len(hole) != 2:
        return None
    held = Counter(one.rank for one in hole + board if one.rank is not None)
    own = {one.rank for one in hole}
    lost = [rank for rank, n in held.items() if n == 2 and rank in own]
    return max((rank for rank in lost if rank not in hand.ranks[:2]), default=None)


def _low_reading(hand: LowValue) -> Message:
    written = "-".join(one.rank.letter for one in hand.cards if one.rank is not None)
    if hand.kind is HandClass.HIGH_CARD:
        return say("{cards} low", cards=written)
    return say("{cards}, paired", cards=written)


def _difference(winner: HandValue | LowValue, other: HandValue | LowValue) -> int:
    """The place of the first rank in which two hands of one class differ."""
    pairs = zip(winner.ranks, other.ranks, strict=True)
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))


def _check_length(winner: HandValue | LowValue, other: HandValue | LowValue) -> None:
    if len(winner.cards) != len(other.cards):
        raise ValueError(f"{len(winner.cards)} cards against {len(other.cards)}")
