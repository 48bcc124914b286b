"""A drill by what the records say was asked."""

from __future__ import annotations

from typing import Final

from trainer.rules.house import Edition
from trainer.training.attempts import Subject
from trainer.training.drills.catalogue import TWINS
from trainer.training.drills.made import Drill
from trainer.training.drills.make import drill

SECOND: Final = 2


def drill_of(subject: Subject, edition: Edition) -> Drill:
    """KeyError for a kind that there is not, as in the records of another version."""
    return drill(subject.kind, subject.level, subject.seed, edition, part=subject.at)


def is_second_twin(subject: Subject) -> bool:
    """Whether its twin was asked before it."""
    return subject.kind == TWINS.name and subject.at == SECOND


def other_twin(subject: Subject, edition: Edition) -> Drill:
    """The one that was asked before or after it."""
    return drill(subject.kind, subject.level, subject.seed, edition, part=3 - subject.at)
