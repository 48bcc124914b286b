"""Why an answer is what it is: the rules that spoke, stage by stage, with the facts they used."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trainer.content.lesson import Question
from trainer.content.questions import (
    Cited,
    Key,
    cited,
    describe,
    house_words,
    key,
    reasons,
    type_of,
)
from trainer.messages import Message, say
from trainer.rules.house import Edition, House
from trainer.rules.ruling import Finding, Stage
from trainer.table.state import Table

STAGES: Final = {
    Stage.MEANING: say("What the act means"),
    Stage.STANDING: say("Whether it stands"),
    Stage.REMEDY: say("What is to be done"),
}


@dataclass(frozen=True, slots=True)
class Spoken:
    """What was found in one stage: the rules that spoke, and their reasons with the sums."""

    stage: Stage
    cites: tuple[Cited, ...]
    why: tuple[Message, ...]

    @property
    def name(self) -> Message:
        return STAGES[self.stage]


@dataclass(frozen=True, slots=True)
class Why:
    """`answer` in words; `unknown` instead where the facts do not tell."""

    key: Key
    answer: Message | None
    unknown: Message | None
    stages: tuple[Spoken, ...]
    house: tuple[Message, ...] = ()
    """Where the house answers otherwise: that it does, and what the Poker TDA says."""


def why(question: Question, table: Table, house: House) -> Why:
    """The answer to a question at this moment of the table, and who says so."""
    found = key(question, table, house)
    answer = None if found.unknown is not None else describe(type_of(question), found.answer)
    own = () if found.house is None else house_words(found.house)
    return Why(found, answer, found.unknown, stages(found.findings, house.edition), own)


def stages(findings: tuple[Finding, ...], edition: Edition) -> tuple[Spoken, ...]:
    """The findings by stage, in the order in which the stages are heard."""
    return tuple(
        Spoken(stage, cited(heard, edition), reasons(heard))
        for stage in Stage
        if (heard := tuple(one for one in findings if one.stage is stage))
    )
