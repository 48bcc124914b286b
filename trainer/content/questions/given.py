"""Answers as somebody gives them in a file: by question, in the fields of its type."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path

from trainer.content.answer_shapes import ASK_SHAPES
from trainer.content.answers import read_answer
from trainer.content.lesson import Answer, Question
from trainer.content.nodes import Node
from trainer.content.reading import Reading
from trainer.content.script import Asked
from trainer.content.suggest import suggest
from trainer.content.yaml_text import read_file, read_text
from trainer.messages import Problem, Problems, say
from trainer.table.state import Table


def read_answers(path: Path, asked: Iterable[Asked]) -> tuple[dict[int, Answer], list[Problem]]:
    """The answers in a YAML or JSON file `{at: answer}`, and what is wrong with the others."""
    root, found = read_file(path)
    problems = list(found)
    reading = Reading()
    answers: dict[int, Answer] = {}
    by_number = {str(one.question.at): one for one in asked}
    node = None if root is None else reading.map(root)
    problems.extend(reading.problems)
    for name, at in () if node is None else node.keys.items():
        one = by_number.get(name)
        if one is None:
            message = say("There is no question {number}.", number=name)
            problems.append(
                Problem(at.place, "no-such-question", message, suggest(name, by_number))
            )
            continue
        assert node is not None
        answer, refused = _read(one.question, one.table, node.values[name])
        problems.extend(refused)
        if answer is not None:
            answers[one.question.at] = answer
    return answers, problems


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
