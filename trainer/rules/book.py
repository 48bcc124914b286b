"""The rule book: every rule by its lasting name, with its title, its numbers by edition, and
whether the rules core computes it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from trainer.messages import Message, say
from trainer.rules.house import Edition
from trainer.rules.ruling import Cite


class Scope(Enum):
    """How far the program takes a rule."""

    COMPUTED = "computed"
    ETIQUETTE = "etiquette"
    """No answer follows from facts of the table; taught by questions of the author's own."""
    LEFT_OUT = "left-out"
    """Has an answer that is not computed, for a reason that the rule states."""


@dataclass(frozen=True, slots=True)
class Rule:
    """`number` is that of 2026; the number of 2024 follows from it. `reason`: why it is left out,
    None where it is not."""

    name: str
    number: int
    title: Message
    scope: Scope
    reason: Message | None = None


C, E, X = Scope.COMPUTED, Scope.ETIQUETTE, Scope.LEFT_OUT

RULES: tuple[Rule, ...] = (
    Rule("floor-decisions", 1, say("Floor decisions"), C),
    Rule("player-responsibilities", 2, say("Player responsibilities"), E),
    Rule("terminology-and-gestures", 3, say("Terminology and gestures"), C),
    Rule("player-identity", 4, say("Player identity"), E),
    Rule("electronic-devices", 5, say("Electronic devices"), E),
    Rule("official-language", 6, say("Official language"), E),
    Rule("chips-are-in-play", 7, say("Chips are in play"), E),
    Rule(
        "correct-seating",
        8,
        say("Correct seating"),
        X,
        say("The seat that was drawn for a player is not among the facts of a lesson."),
    ),
    Rule("late-entries", 9, say("Late entries and re-entries"), C),
    Rule("special-needs", 10, say("Special needs"), E),
    Rule("new-players-and-broken-tables", 11, say("New players and broken tables"), C),
    Rule("balancing-and-halting", 12, say("Balancing and halting"), C),
    Rule("cards-speak", 13, say("Cards speak"), C),
    Rule("tabling-and-killing", 14, say("Tabling and killing a hand"), C),
    Rule("live-cards-at-showdown", 15, say("Live cards at the showdown"), C),
    Rule("showdown-irregularities", 16, say("Showdown irregularities"), C),
    Rule("face-up-for-all-ins", 17, say("Face up for all-ins"), C),
    Rule("showdown-order", 18, say("Order of the showdown"), C),
    Rule("asking-to-see-a-hand", 19, say("Asking to see a hand"), C),
    Rule("playing-the-board", 20, say("Playing the board"), C),
    Rule("odd-chips", 21, say("Odd chips"), C),
    Rule("finishing-order", 22, say("Finishing order"), C),
    Rule("side-pots", 23, say("Side pots"), C),
    Rule("disputed-pots", 24, say("Disputed pots"), C),
    Rule("new-hand-and-level", 25, say("New hand and new level"), C),
    Rule("chip-race", 26, say("Chip race"), C),
    Rule("chips-visible", 27, say("Chips visible"), E),
    Rule("deck-changes", 28, say("Deck changes"), E),
    Rule("rebuys", 29, say("Re-buys"), E),
    Rule("rabbit-hunting", 30, say("Rabbit hunting"), E),
    Rule("clock", 31, say("Calling the clock"), C),
    Rule("at-your-seat", 32, say("At your seat"), C),
    Rule("at-the-table", 33, say("At the table"), E),
    Rule("dead-button", 34, say("Dead button"), C),
    Rule("dodging-blinds", 35, say("Dodging blinds"), E),
    Rule("button-placement", 36, say("Button placement"), C),
    Rule("misdeals-and-fouled-decks", 37, say("Misdeals and fouled decks"), C),
    Rule("substantial-action", 38, say("Substantial action"), C),
    Rule("button-short-of-cards", 39, say("Button short of cards"), C),
    Rule("burns-after-substantial-action", 40, say("Burns after substantial action"), C),
    Rule("irregular-flops", 41, say("Irregular flops"), C),
    Rule("methods-of-betting", 42, say("Methods of betting"), C),
    Rule("methods-of-calling", 43, say("Methods of calling"), C),
    Rule("methods-of-raising", 44, say("Methods of raising"), C),
    Rule("raise-amounts", 45, say("Raise amounts"), C),
    Rule("overchips", 46, say("Overchips"), C),
    Rule("multiple-chip-betting", 47, say("Multiple-chip betting"), C),
    Rule("prior-bet-chips", 48, say("Prior bet chips"), C),
    Rule("reopening-the-bet", 49, say("Re-opening the betting"), C),
    Rule("number-of-raises", 50, say("Number of raises"), C),
    Rule("accepted-action", 51, say("Accepted action"), C),
    Rule("acting-in-turn", 52, say("Acting in turn"), C),
    Rule("binding-declarations-undercalls", 53, say("Binding declarations and undercalls"), C),
    Rule("incorrect-bets", 54, say("Incorrect bets"), C),
    Rule("out-of-turn", 55, say("Action out of turn"), C),
    Rule("pot-limit-bets", 56, say("Pot-limit bets"), C),
    Rule("invalid-declarations", 57, say("Invalid declarations"), C),
    Rule("string-bets", 58, say("String bets"), C),
    Rule("unclear-bets", 59, say("Unclear bets"), C),
    Rule("non-standard-folds", 60, say("Non-standard folds"), C),
    Rule("conditional-declarations", 61, say("Conditional declarations"), C),
    Rule("count-of-stack", 62, say("Count of a stack"), C),
    Rule("betting-for-change", 63, say("Betting to get change"), C),
    Rule("hidden-chips", 64, say("Hidden chips"), C),
    Rule("chips-out-of-view", 65, say("Chips out of view"), E),
    Rule("lost-chips", 66, say("Lost chips"), E),
    Rule("killed-and-exposed-hands", 67, say("Killed and exposed hands"), C),
    Rule("stud-dead-hands", 68, say("Dead hands in stud"), C),
    Rule("no-disclosure", 69, say("No disclosure"), E),
    Rule("exposing-and-folding", 70, say("Exposing and folding"), C),
    Rule("ethical-play", 71, say("Ethical play"), E),
    Rule("conduct", 72, say("Conduct"), E),
    Rule("pace-and-mechanics", 73, say("Pace and mechanics"), E),
    Rule("penalties", 74, say("Penalties"), C),
)

PROCEDURES: tuple[tuple[str, int, Message], ...] = (
    ("rp-all-in-buttons", 1, say("All-in buttons (recommended procedure)")),
    ("rp-bringing-in-bets", 2, say("Bringing in bets (recommended procedure)")),
    ("rp-premature-cards", 5, say("Premature cards (recommended procedure)")),
    ("rp-disordered-stub", 4, say("Disordered stub (recommended procedure)")),
    ("rp-stud-dealing", 10, say("Stud dealing (recommended procedure)")),
    ("rp-antes", 11, say("Antes (recommended procedure)")),
    ("rp-announcing", 12, say("Announcing amounts (recommended procedure)")),
    ("rp-randomness", 14, say("Randomness (recommended procedure)")),
    ("rp-spreading-the-pot", 21, say("Spreading the pot (recommended procedure)")),
)
"""Recommended procedures that a ruling cites, with their numbers, the same in both editions."""

_RULES = {rule.name: rule for rule in RULES}
_PROCEDURES = {name: (number, title) for name, number, title in PROCEDURES}
_ONLY_2026 = frozenset({7, 22})
_MERGED_2024 = {72: 70, 73: 70, 74: 71}


def title(name: str) -> Message:
    """KeyError for a name that the book does not have."""
    if name in _PROCEDURES:
        return _PROCEDURES[name][1]
    return _RULES[name].title


def scope(name: str) -> Scope:
    """How far a rule is taken; a procedure is in the book because rulings cite it. KeyError for a
    name that the book does not have."""
    return C if name in _PROCEDURES else _RULES[name].scope


def reason(name: str) -> Message | None:
    """Why a rule is left out; None where it is not."""
    return None if name in _PROCEDURES else _RULES[name].reason


def number(name: str, edition: Edition) -> str | None:
    """The rule's number in an edition; None where that edition does not have it."""
    if name in _PROCEDURES:
        return f"RP-{_PROCEDURES[name][0]}"
    now = _RULES[name].number
    if edition is Edition.TDA_2026:
        return str(now)
    if now in _ONLY_2026:
        return None
    if now in _MERGED_2024:
        return str(_MERGED_2024[now])
    if now < 7:
        return str(now)
    return str(now - 1 if now < 22 else now - 2)


def part(cite: Cite, edition: Edition) -> str:
    """The part that spoke, as the edition letters it."""
    if edition is Edition.TDA_2024 and cite.part_2024 is not None:
        return cite.part_2024
    return cite.part
