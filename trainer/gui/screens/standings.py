"""Kinds of drill and rules to choose from, each with how somebody stands, as rows of a table."""

from __future__ import annotations

from collections.abc import Sequence

from trainer.i18n import Voice
from trainer.messages import Message, say
from trainer.rules.book import title as rule_title
from trainer.training.derived import KIND, RULE, About
from trainer.training.drills.catalogue import ALL_KINDS
from trainer.training.plans import Past
from trainer.view.progress import share

Rows = list[tuple[str, str, str]]


def heads(what: Message, voice: Voice) -> tuple[str, str, str]:
    """`what` is in the first column."""
    right, mastery = say("Right of the last 30"), say("Mastery")
    return voice.text(what), voice.text(right), voice.text(mastery)


def drill_rows(past: Past, level: int, voice: Voice) -> Rows:
    """All kinds at that level, in their order."""
    named = [(kind.title, About(KIND, kind.name, level)) for kind in ALL_KINDS]
    return _rows(named, past, voice)


def rule_rows(past: Past, rules: Sequence[str], voice: Voice) -> Rows:
    return _rows([(rule_title(rule), About(RULE, rule)) for rule in rules], past, voice)


def _rows(named: Sequence[tuple[Message, About]], past: Past, voice: Voice) -> Rows:
    measured = {one.about: one.mastery for one in past.measured}
    rows: Rows = []
    for name, about in named:
        found = measured.get(about)
        accuracy = "" if found is None else voice.text(share(found.accuracy))
        mastered = found is not None and found.mastered
        rows.append((voice.text(name), accuracy, voice.text(say("mastered")) if mastered else ""))
    return rows
