"""Hands in words: what is read out and why one beats another."""

from __future__ import annotations

import random
import re

import pytest

from trainer.messages import Message
from trainer.table.cards import DECK, Rank, cards
from trainer.table.hand_values import HandClass
from trainer.table.hand_words import CLASS_NAMES, low_reason, reading, reason
from trainer.table.hands import best_high, best_razz, showing
from trainer.table.rank_words import A_CARD_HIGH, CARD_HIGH, MANY, THE_CARD, THE_CARDS

RANK_WORDS = (A_CARD_HIGH, CARD_HIGH, MANY, THE_CARD, THE_CARDS)


@pytest.mark.parametrize(
    ("held", "words"),
    [
        ("As Kd 9c 8c 7h", "ace high"),
        ("Ts Td 9c 8c 7h", "a pair of tens"),
        ("As Ad Kc Kh Qs", "two pair, aces and kings"),
        ("6s 6d 6c Kh Qs", "three of a kind, sixes"),
        ("As 2d 3c 4h 5s", "a five-high straight"),
        ("Ks 2s 3s 4s 5s", "a king-high flush"),
        ("2s 2d 2c Ah As", "a full house, deuces full of aces"),
        ("9s 9d 9c 9h As", "four of a kind, nines"),
        ("As Ks Qs Js Ts", "an ace-high straight flush"),
        ("2s 2d", "a pair of deuces"),
    ],
)
def test_a_hand_is_read_out(held: str, words: str) -> None:
    assert str(reading(best_high(cards(held)))) == words


def test_a_low_is_read_from_the_top() -> None:
    assert str(reading(best_razz(cards("As 2d 8c 4h 5s")))) == "8-5-4-2-A low"
    assert str(reading(best_razz(cards("As Ad 8c 4h 5s")))) == "A-A-8-5-4, paired"


@pytest.mark.parametrize(
    ("winner", "other", "words"),
    [
        (
            "2s 2d 2c 3h 3s",
            "As Ks 9s 5s 3s",
            (
                "The class of the hand decides: a full house, deuces full of threes "
                "beats an ace-high flush."
            ),
        ),
        ("As Kd 9c 8c 7h", "Ks Qd 9d 8d 7d", "Neither hand has a pair; the ace beats the king."),
        (
            "As Kd 9c 8c 7h",
            "Ac Kc 9d 8d 6d",
            (
                "Neither hand has a pair and both are ace high; "
                "the first card that differs decides, the seven against the six."
            ),
        ),
        ("Ks Kd 2c 3c 4h", "Qs Qd Ad Kh Jd", "Both have one pair; the kings beat the queens."),
        (
            "Ks Kd Ac 3c 4h",
            "Kh Kc Qd Jh Td",
            "Both have a pair of kings; the kicker decides, the ace against the queen.",
        ),
        (
            "Ks Kd Ac 9c 4h",
            "Kh Kc Ad 8h 7d",
            (
                "Both have a pair of kings and the same kicker, the ace; "
                "the next one decides, the nine against the eight."
            ),
        ),
        (
            "As Ad 2c 2h 3s",
            "Ks Kd Qc Qh As",
            "Both have two pair; the higher pair decides, aces against kings.",
        ),
        (
            "As Ad 9c 9h 3s",
            "Ah Ac 8c 8h Ks",
            "Both have two pair with aces; the lower pair decides, nines against eights.",
        ),
        (
            "As Ad Kc Kh Qs",
            "Ah Ac Ks Kd Js",
            "Both have two pair, aces and kings; the kicker decides, the queen against the jack.",
        ),
        (
            "5s 5d 5c 2h 3s",
            "4s 4d 4c Ah Ks",
            "Both have three of a kind; the fives beat the fours.",
        ),
        (
            "5s 5d 5c Ah 3s",
            "5s 5d 5c Kh Qs",
            "Both have three of a kind, fives; the kicker decides, the ace against the king.",
        ),
        (
            "6s 5d 4c 3h 2s",
            "As 2d 3c 4h 5s",
            "Both have a straight; a six-high one beats a five-high one.",
        ),
        (
            "As 9s 4s 3s 2s",
            "Kd 9d 4d 3d 2d",
            "Both have a flush; an ace-high one beats a king-high one.",
        ),
        (
            "As 9s 4s 3s 2s",
            "Ad 8d 7d 6d 4d",
            (
                "Both have an ace-high flush; "
                "the first card that differs decides, the nine against the eight."
            ),
        ),
        (
            "3s 3d 3c 2h 2s",
            "2d 2c 2h As Ad",
            "Both have a full house; the three of a kind decides, threes against deuces.",
        ),
        (
            "3s 3d 3c Kh Ks",
            "3s 3d 3c Qh Qs",
            "Both have a full house, threes full; the pair decides, kings against queens.",
        ),
        (
            "4s 4d 4c 4h 2s",
            "3s 3d 3c 3h As",
            "Both have four of a kind; the fours beat the threes.",
        ),
        (
            "4s 4d 4c 4h Ks",
            "4s 4d 4c 4h Qs",
            "Both have four of a kind, fours; the kicker decides, the king against the queen.",
        ),
        (
            "9s 8s 7s 6s 5s",
            "8d 7d 6d 5d 4d",
            "Both have a straight flush; a nine-high one beats an eight-high one.",
        ),
        (
            "Ks Kd Ac 3c 4h",
            "Kh Kc Ad 3d 4d",
            "Both hands are equal: a pair of kings. Suits decide nothing.",
        ),
    ],
)
def test_why_one_hand_beats_another(winner: str, other: str, words: str) -> None:
    assert str(reason(best_high(cards(winner)), best_high(cards(other)))) == words


def test_the_board_plays() -> None:
    board = cards("As Kd Qc Jh Ts")
    both = best_high(cards("2c 2d"), board)
    assert str(reason(both, best_high(cards("3c 3d"), board), board=board)) == (
        "The board plays in both hands: an ace-high straight."
    )


def test_one_hand_plays_the_board() -> None:
    board = cards("9s 8d 7c 6h 5s")
    winner, other = best_high(cards("Td 2d"), board), best_high(cards("Ac Ad"), board)
    assert str(reason(winner, other, board=board)) == (
        "Both have a straight; a ten-high one beats a nine-high one. "
        "The other hand plays the board."
    )


def test_a_counterfeited_pair_is_named() -> None:
    board = cards("Ks Kd 9c 9h 3s")
    winner, hole = best_high(cards("Ad Jd"), board), cards("5c 5d")
    other = best_high(hole, board)
    told = str(reason(winner, other, board=board, other_hole=hole))
    assert told == (
        "Both have two pair, kings and nines; the kicker decides, the ace against the five. "
        "The pair of fives no longer plays: two higher pairs take its place."
    )


def test_a_pair_of_the_board_alone_was_never_the_hand_s() -> None:
    board, hole = cards("2s 2d 9c Kh 5s"), cards("Kd 9d")
    winner = best_high(cards("Ad Ac"), cards("Ah 2c 2h 7d 8d"))
    told = str(reason(winner, best_high(hole, board), board=board, other_hole=hole))
    assert "no longer plays" not in told


def test_why_one_low_beats_another() -> None:
    eight = best_razz(cards("As 2d 8c 4h 5s"))
    assert str(low_reason(eight, best_razz(cards("As 2d 8d 6h 3s")))) == (
        "Lows compare from their highest card down: 8-5-4-2-A low beats 8-6-3-2-A low, "
        "for the five is lower than the six."
    )
    assert str(low_reason(eight, best_razz(cards("As Ad 2c 3h 4s")))) == (
        "In a low, fewer paired cards are better: 8-5-4-2-A low beats A-A-4-3-2, paired."
    )
    assert str(low_reason(eight, best_razz(cards("Ad 2c 8s 4d 5h")))) == (
        "Both lows are equal: 8-5-4-2-A low. Suits decide nothing."
    )


def test_up_cards_are_told_apart_too() -> None:
    told = reason(showing(cards("Ks Kd 4c")), showing(cards("Kh Kc 3c")))
    assert str(told) == "Both have a pair of kings; the kicker decides, the four against the three."


def test_a_wrong_order_and_unlike_lengths_are_refused() -> None:
    pair, high = best_high(cards("As Ad 2c 3h 4s")), best_high(cards("As Kd 2c 3h 4s"))
    with pytest.raises(ValueError):
        reason(high, pair)
    with pytest.raises(ValueError):
        reason(pair, showing(cards("Ks")))
    with pytest.raises(ValueError):
        low_reason(best_razz(cards("As Ad 2c 3h 4s")), best_razz(cards("As Kd 2c 3h 4s")))


def sentences(message: Message) -> set[str]:
    inner = (value for _, value in message.blanks if isinstance(value, Message))
    return {message.text}.union(*map(sentences, inner))


def test_every_pair_of_hands_has_a_reason_out_of_a_closed_set() -> None:
    """Sentences never grow with the cards, so that a catalogue can hold them all."""
    dice = random.Random(43)
    heard: set[str] = set()
    for _ in range(3000):
        deal = dice.sample(DECK, 9)
        board, one, two = tuple(deal[:5]), tuple(deal[5:7]), tuple(deal[7:])
        (low, low_hole), (high, _) = sorted(
            [(best_high(one, board), one), (best_high(two, board), two)], key=lambda each: each[0]
        )
        told = reason(high, low, board=board, other_hole=low_hole)
        heard |= sentences(told)
        assert not re.search(r"[{}]", str(told))
    names = {str(name) for table in (*RANK_WORDS, CLASS_NAMES) for name in table.values()}
    assert len(heard - names) < 40


def test_every_rank_and_class_has_its_name() -> None:
    assert all(set(table) == set(Rank) for table in RANK_WORDS)
    assert set(CLASS_NAMES) == set(HandClass)
    assert [kind.word for kind in HandClass][:3] == ["high-card", "pair", "two-pair"]
