"""The lessons of a library as sessions need them, and what the records say of a trainee."""

from __future__ import annotations

from trainer.content.library import Library
from trainer.messages import Problems
from trainer.training.drills.catalogue import KINDS
from trainer.training.plans import Past
from trainer.training.playing import questions
from trainer.training.records import Records
from trainer.training.sessions import Shelved


def past_of(records: Records, profile: str, now: int) -> Past:
    """`now` is milliseconds since 1970 UTC."""
    due = tuple(one.rule for one in records.dues(profile) if one.is_due(now))
    return Past(records.latest(profile), records.measured(profile), due)


def shelved(library: Library, past: Past) -> tuple[Shelved, ...]:
    """The lessons of all packs in their order. Only those that were answered are read whole: how
    many questions the others have does not matter."""
    answered = {one.subject.source for one in past.latest}
    return tuple(
        Shelved(
            entry.key, entry.rule, _questions(library, entry.key) if entry.key in answered else 1
        )
        for pack in library.packs
        for entry in library.titles(pack)
        if entry.readable
    )


def rules_on(library: Library) -> tuple[str, ...]:
    """The rules on which there are lessons or drills, in the order of the packs."""
    found = (entry.rule for pack in library.packs for entry in library.titles(pack))
    kinds = (one.rule for one in KINDS)
    return tuple(dict.fromkeys(rule for rule in (*found, *kinds) if rule))


def rules_by_lesson(library: Library) -> dict[str, str]:
    """The rule of every lesson by its key; empty where it has none."""
    return {one.key: one.rule for pack in library.packs for one in library.titles(pack)}


def _questions(library: Library, key: str) -> int:
    try:
        return len(questions(library.lesson(key)))
    except Problems:
        return 1
