"""Ranks in words, each phrase whole: languages bend them, with articles, by the rank."""

from __future__ import annotations

from typing import Final

from trainer.messages import Message, say
from trainer.table.cards import Rank

MANY: Final[dict[Rank, Message]] = {
    Rank.TWO: say("deuces"),
    Rank.THREE: say("threes"),
    Rank.FOUR: say("fours"),
    Rank.FIVE: say("fives"),
    Rank.SIX: say("sixes"),
    Rank.SEVEN: say("sevens"),
    Rank.EIGHT: say("eights"),
    Rank.NINE: say("nines"),
    Rank.TEN: say("tens"),
    Rank.JACK: say("jacks"),
    Rank.QUEEN: say("queens"),
    Rank.KING: say("kings"),
    Rank.ACE: say("aces"),
}
"""Several cards of a rank, as a pair or three of a kind is called."""

THE_CARD: Final[dict[Rank, Message]] = {
    Rank.TWO: say("the deuce"),
    Rank.THREE: say("the three"),
    Rank.FOUR: say("the four"),
    Rank.FIVE: say("the five"),
    Rank.SIX: say("the six"),
    Rank.SEVEN: say("the seven"),
    Rank.EIGHT: say("the eight"),
    Rank.NINE: say("the nine"),
    Rank.TEN: say("the ten"),
    Rank.JACK: say("the jack"),
    Rank.QUEEN: say("the queen"),
    Rank.KING: say("the king"),
    Rank.ACE: say("the ace"),
}
"""The card of a rank, held against another."""

THE_CARDS: Final[dict[Rank, Message]] = {
    Rank.TWO: say("the deuces"),
    Rank.THREE: say("the threes"),
    Rank.FOUR: say("the fours"),
    Rank.FIVE: say("the fives"),
    Rank.SIX: say("the sixes"),
    Rank.SEVEN: say("the sevens"),
    Rank.EIGHT: say("the eights"),
    Rank.NINE: say("the nines"),
    Rank.TEN: say("the tens"),
    Rank.JACK: say("the jacks"),
    Rank.QUEEN: say("the queens"),
    Rank.KING: say("the kings"),
    Rank.ACE: say("the aces"),
}
"""The cards of a rank, held against others."""

CARD_HIGH: Final[dict[Rank, Message]] = {
    Rank.TWO: say("deuce high"),
    Rank.THREE: say("three high"),
    Rank.FOUR: say("four high"),
    Rank.FIVE: say("five high"),
    Rank.SIX: say("six high"),
    Rank.SEVEN: say("seven high"),
    Rank.EIGHT: say("eight high"),
    Rank.NINE: say("nine high"),
    Rank.TEN: say("ten high"),
    Rank.JACK: say("jack high"),
    Rank.QUEEN: say("queen high"),
    Rank.KING: say("king high"),
    Rank.ACE: say("ace high"),
}
"""A hand that is nothing but its highest card."""

A_CARD_HIGH: Final[dict[Rank, Message]] = {
    Rank.TWO: say("a deuce-high"),
    Rank.THREE: say("a three-high"),
    Rank.FOUR: say("a four-high"),
    Rank.FIVE: say("a five-high"),
    Rank.SIX: say("a six-high"),
    Rank.SEVEN: say("a seven-high"),
    Rank.EIGHT: say("an eight-high"),
    Rank.NINE: say("a nine-high"),
    Rank.TEN: say("a ten-high"),
    Rank.JACK: say("a jack-high"),
    Rank.QUEEN: say("a queen-high"),
    Rank.KING: say("a king-high"),
    Rank.ACE: say("an ace-high"),
}
"""Before the name of a straight or a flush, what its highest card is."""
