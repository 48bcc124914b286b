"""Kinds of drill and rules to choose from, each with how somebody stands, as rows of a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from trainer.i18n import Voice
from trainer.messages import Message, say
from trainer.rules.book import title as rule_title
from trainer.training.derived import FAMILY, KIND, RULE, About
from trainer.training.drills.catalogue import ALL_KINDS
from trainer.training.families import FAMILIES, RECOMMENDED, family_of
from trainer.training.plans import Past
from trainer.view.progress import share

Rows = list[tuple[str, ...]]


def heads(what: Message, voice: Voice) -> tuple[str, str, str]:
    """`what` is in the first column."""
    right, mastery = say("Right of the last 30"), say("Mastery")
    return voice.text(what), voice.text(right), voice.text(mastery)


def drill_rows(past: Past, level: int, voice: Voice) -> Rows:
    """All kinds at that level, in their order."""
    named = [(kind.title, About(KIND, kind.name, level)) for kind in ALL_KINDS]
    return _rows(named, past, voice)


@dataclass(frozen=True, slots=True)
class Skill:
    """A family of rules, or one of them: what One skill is about."""

    name: Message
    about: About
    rules: tuple[str, ...]


def skills(rules: Sequence[str]) -> tuple[Skill, ...]:
    """Each family in the order of the rule book, and under it those of the `rules` that are in it,
    in their own order."""
    found: list[Skill] = []
    for family in (*FAMILIES, RECOMMENDED):
        own = tuple(rule for rule in rules if family_of(rule) == family)
        if own:
            found.append(Skill(family.title, About(FAMILY, family.name), own))
            found += [Skill(rule_title(rule), About(RULE, rule), (rule,)) for rule in own]
    return tuple(found)


def skill_rows(past: Past, skills: Sequence[Skill], voice: Voice) -> Rows:
    """Rules stand a little in under their family."""
    rows = _rows([(one.name, one.about) for one in skills], past, voice)
    inset = ["   " if one.about.what == RULE else "" for one in skills]
    return [(space + name, *rest) for space, (name, *rest) in zip(inset, rows, strict=True)]


def _rows(named: Sequence[tuple[Message, About]], past: Past, voice: Voice) -> Rows:
    measured = {one.about: one.mastery for one in past.measured}
    rows: Rows = []
    for name, about in named:
        found = measured.get(about)
        accuracy = "" if found is None else voice.text(share(found.accuracy))
        mastered = found is not None and found.mastered
        rows.append((voice.text(name), accuracy, voice.text(say("mastered")) if mastered else ""))
    return rows
