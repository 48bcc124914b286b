"""The rules that rule on an act, by stage, in the order in which they are heard.

In each stage the first that answers is heard; a ruling cites all that spoke.
"""

from __future__ import annotations

from collections.abc import Callable

from trainer.rules.case import Case
from trainer.rules.families import (
    chips,
    declarations,
    out_of_turn,
    pot_limit,
    premature_calls,
    reopening,
    string_bets,
    verbal_and_chips,
)
from trainer.rules.ruling import Finding

RuleFunction = Callable[[Case], Finding | None]


def as_read(case: Case) -> Finding | None:
    """Nothing special: what the words say, else what the chips come to."""
    return case.spoken or case.silent


WORDS: tuple[RuleFunction, ...] = (
    declarations.unheard,
    declarations.checks,
    declarations.folds,
    declarations.calls,
    declarations.goes_all_in,
    declarations.says_number,
    declarations.bets,
    declarations.raises,
    declarations.raise_without_amount,
    declarations.says_pot,
)
"""How the words or the clear act read."""

CHIPS: tuple[RuleFunction, ...] = (chips.gathers, chips.puts)
"""How the chips alone would read."""

MEANING: tuple[RuleFunction, ...] = (
    string_bets.second_motion,
    pot_limit.bet_on_wrong_count,
    verbal_and_chips.accepted_count,
    verbal_and_chips.chips_after_words,
    verbal_and_chips.words_after_words,
    verbal_and_chips.words_with_chips,
    verbal_and_chips.half_heard,
    as_read,
)

STANDING: tuple[RuleFunction, ...] = (
    out_of_turn.after_the_round,
    premature_calls.before_the_amount,
    out_of_turn.fold_out_of_turn,
    out_of_turn.two_hands,
    out_of_turn.waits_for_turn,
    reopening.closed_raise,
)


def first(rules: tuple[RuleFunction, ...], case: Case) -> Finding | None:
    """The finding of the first rule that answers."""
    for rule in rules:
        found = rule(case)
        if found is not None:
            return found
    return None
