"""Hands as they are written: a class and five cards, `[two-pair, As Ad Kh Kd Qc]`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from trainer.content.kinds import CARDS
from trainer.content.nodes import Node, Scalar, Sequence
from trainer.content.suggest import suggest
from trainer.messages import say
from trainer.table.cards import Card, cards, write_cards
from trainer.table.hand_values import HandClass, HandValue, LowValue
from trainer.table.hands import best_high, best_razz

if TYPE_CHECKING:
    from trainer.content.reading import Reading

UNPAIRED: Final = "low"
"""The class of a low in which nothing is paired, as every low that qualifies."""
HIGH_CLASSES: Final = tuple(one.word for one in HandClass)
LOW_CLASSES: Final = (
    UNPAIRED,
    HandClass.PAIR.word,
    HandClass.TWO_PAIR.word,
    HandClass.THREE_OF_A_KIND.word,
    HandClass.FULL_HOUSE.word,
    HandClass.FOUR_OF_A_KIND.word,
)
"""Straights and flushes are none in a low."""
FIVE: Final = 5


def read_high(reading: Reading, node: Node) -> tuple[str, str] | None:
    """A high hand in its one form; None where it was refused."""
    return _read(reading, node, HIGH_CLASSES)


def read_low(reading: Reading, node: Node) -> tuple[str, str] | None:
    """A low hand in its one form: `high-card` is a low too; None where it was refused."""
    found = _read(reading, node, (*LOW_CLASSES, HandClass.HIGH_CARD.word))
    return None if found is None else in_one_form(*found, low=True)


def _read(reading: Reading, node: Node, classes: tuple[str, ...]) -> tuple[str, str] | None:
    """A list whose first item is the class; or both in one text, with blanks."""
    items: tuple[Node, ...] = tuple(node.items) if type(node) is Sequence else ()
    if type(node) is Scalar:
        at = node.file, node.line, node.column
        items = tuple(Scalar(*at, word, plain=node.plain) for word in node.text.split())
    if not items:
        reading.problem(node, "wrong-kind", say("A class and five cards are needed here."), HINT)
        return None
    kind = reading.text(items[0])
    held = _cards(reading, items[1:])
    if kind is None or held is None:
        return None
    if kind not in classes:
        message = say("`{typed}` is no class of hand.", typed=kind)
        reading.problem(items[0], "unknown-word", message, suggest(kind, classes))
        return None
    if not _are_five(held):
        message = say("Five different known cards play.")
        reading.problem(node, "not-five-cards", message, HINT)
        return None
    return in_one_form(kind, write_cards(held), low=False)


def _are_five(held: tuple[Card, ...]) -> bool:
    """Whether these are five different cards, all of them known."""
    return len(held) == FIVE == len(set(held)) and all(one.known for one in held)


HINT: Final = say("A hand is written as `[two-pair, As Ad Kh Kd Qc]`.")


def _cards(reading: Reading, nodes: tuple[Node, ...]) -> tuple[Card, ...] | None:
    """All cards of the items, each of which may hold one or several."""
    found: list[Card] = []
    for node in nodes:
        read = reading.read(CARDS, node)
        if not isinstance(read, tuple):
            return None
        found.extend(read)
    return tuple(found)


def in_one_form(kind: str, five: str, *, low: bool) -> tuple[str, str]:
    """The class, and the cards as they are read out: pairs first, then from the highest down.

    Fewer than five cards, as in an answer that is half given, stay as they are.
    """
    if low and kind == HandClass.HIGH_CARD.word:
        kind = UNPAIRED
    try:
        held = cards(five)
    except ValueError:
        return kind, five
    if not _are_five(held):
        return kind, five
    value: HandValue | LowValue = best_razz(held) if low else best_high(held)
    return kind, write_cards(value.cards)


def hand_text(value: HandValue | LowValue) -> tuple[str, str]:
    """A hand in the answer vocabulary."""
    kind = value.kind.word
    if isinstance(value, LowValue) and value.kind is HandClass.HIGH_CARD:
        kind = UNPAIRED
    return kind, write_cards(value.cards)
