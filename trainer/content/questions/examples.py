"""How an answer is written, shown by example: one for each question type, whatever is right."""

from __future__ import annotations

from typing import Final

from trainer.content.lesson import Question

EXAMPLES: Final[dict[str, str]] = {
    "ruling": "{action: raise, to: 1700, add: 200}",
    "options": "{actions: [fold, call, raise], call: 600, min_raise_to: 1700}",
    "binding": "{binds: no, change: 800, actions: [fold, call], call: 600}",
    "pots": "{pots: [{amount: 1200, seats: [3, 5, 8]}, {amount: 900, seats: [3, 5]}], "
    "returned: {5: 150}}",
    "award": "{order: [1, 0], winners: [{pot: 1, half: whole, shares: {3: 900}}, "
    "{pot: 0, half: whole, shares: {8: 1200}}], paid: {3: 900, 8: 1200}}",
    "pot-count": "{pot: 1750, max_bet_to: 2250}",
    "burn": "{burns: 1, extra: muck}",
    "expose": "{now: yes, seats: [3, 5]}",
    "see-hand": "{may: {3: right, 5: floor, 8: no}}",
    "hand": "{hand: dead, deal: on}",
    "seat": "{seat: 3}",
    "halt": "{halt: yes, when: now}",
    "steps": "{steps: [burn, deal turn, announce 600]}",
    "read": "{hands: {3: {high: [two-pair, Ks Kd 8s 8h Ac]}}, "
    "winners: [{pot: 0, half: whole, shares: {3: 900}}]}",
    "spot": "{fault: missing-burn}",
    "count": "{amount: 1700}",
    "choice": "{choice: a}",
}
"""By the word after `ask:`, in the text of an answer file."""

FLOOR: Final = "{floor: yes}"
FLOOR_AMONG: Final = "{floor: yes, outcomes: [{action: call, to: 1100}, {action: fold}]}"
"""Answers that any question takes: the floor decides, and what it may choose."""


def example(question: Question) -> str:
    """An answer to a question of this kind, not the answer to it."""
    if question.ask == "seat" and question.for_what in _IN_ORDER and question.fields != ("seat",):
        return "{seats: [3, 5, 8]}"
    if question.ask == "choice" and question.options:
        return f"{{choice: {question.options[0][0]}}}"
    return EXAMPLES[question.ask]


_IN_ORDER: Final = frozenset({"show", "seat-card"})
