"""Answers as somebody gives them in a file: by question, in the fields of its type."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from trainer.content.answer_shapes import ASK_SHAPES
from trainer.content.answers import read_answer
from trainer.content.lesson import Answer, Question
from trainer.content.nodes import Node
from trainer.content.questions.examples import example
from trainer.content.reading import Reading
from trainer.content.script import Asked
from trainer.content.suggest import suggest
from trainer.content.yaml_text import read_file, read_text
from trainer.messages import Problem, Problems, say
from trainer.table.state import Table


def read_answers(path: Path, asked: Iterable[Asked]) -> tuple[dict[int, Answer], list[Problem]]:
    """The answers in a YAML or JSON file `{at: answer}`, and what is wrong with the others; where
    one is not understood, an example of an answer to a question of that type."""
    root, found = read_file(path)
    reading = Reading()
    answers: dict[int, Answer] = {}
    by_number = {str(one.question.at): one for one in asked}
    any_question = next((one.question for one in by_number.values()), None)
    written = any(one.place.line for one in found)  # else it is the file that cannot be read
    problems = list(_shown_how(any_question if written else None, found))
    node = None if root is None else reading.map(root)
    problems.extend(_shown_how(any_question, reading.problems))
    for name, at in () if node is None else node.keys.items():
        one = by_number.get(name)
        if one is None:
            message = say("There is no question {number}.", number=name)
            problem = Problem(at.place, "no-such-question", message, suggest(name, by_number))
            # A word where the number should be: that answers are numbered is not known.
            shown_by = None if name.isdecimal() else any_question
            problems.extend(_shown_how(shown_by, (problem,)))
            continue
        assert node is not None
        answer, refused = _read(one.question, one.table, node.values[name])
        problems.extend(_shown_how(one.question, refused))
        if answer is not None:
            answers[one.question.at] = answer
    return answers, problems


def _shown_how(question: Question | None, problems: Sequence[Problem]) -> Sequence[Problem]:
    """The problems, the last of them with an example of an answer to the question."""
    if question is None or not problems:
        return problems
    *others, last = problems
    hint = say(
        "An answer to a question of the type {type} looks like this: {answer}.",
        type=question.ask,
        answer=f"`{question.at}: {example(question)}`",
    )
    if last.hint is not None:
        hint = say("{hint} {more}", hint=last.hint, more=hint)
    return (*others, replace(last, hint=hint))


def parse_given(question: Question, table: Table, given: Mapping[str, object]) -> Answer:
    """The answer in plain values, as JSON has them. Problems where it cannot be one."""
    node, problems = read_text(json.dumps(given), "")
    if node is None:
        raise Problems(problems)
    answer, refused = _read(question, table, node)
    if answer is None or refused:
        raise Problems(tuple(refused))
    return answer


def _read(
    question: Question, table: Table, node: Node
) -> tuple[Answer | None, tuple[Problem, ...]]:
    reading = Reading()
    seats = table.seats
    if table.awarded is not None:
        # Who lost the last chips in the hand just over may still have a share of its pots.
        seats += table.awarded.before.seats
    reading.seats = frozenset(seat.number for seat in seats)
    reading.names = {seat.name: seat.number for seat in seats if seat.name}
    answer = read_answer(reading, node, ASK_SHAPES[question.ask])
    return answer, tuple(reading.problems)
