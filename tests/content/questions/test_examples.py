"""The examples of answers can be read, and are of the type that they stand for."""

from __future__ import annotations

import pytest

from tests.content.samples import lesson
from trainer.content.answer_shapes import ASK_SHAPES, ASKS
from trainer.content.answers import read_answer
from trainer.content.lesson import Answer, Question
from trainer.content.questions import EXAMPLES, FLOOR, FLOOR_AMONG, example
from trainer.content.reading import Reading
from trainer.content.yaml_text import read_text


def read(text: str, ask: str) -> Answer:
    node, problems = read_text(text, "")
    assert node is not None
    assert problems == ()
    reading = Reading()
    reading.seats = frozenset(range(1, 11))
    answer = read_answer(reading, node, ASK_SHAPES[ask])
    assert reading.problems == []
    assert answer is not None
    return answer


def test_there_is_one_for_every_type() -> None:
    assert set(EXAMPLES) == {one.ask for one in ASKS}


@pytest.mark.parametrize("ask", EXAMPLES)
def test_each_reads_as_an_answer_that_names_the_leading_field(ask: str) -> None:
    assert ASK_SHAPES[ask].main.name in read(EXAMPLES[ask], ask)


def test_those_of_the_floor_read_too() -> None:
    assert read(FLOOR, "ruling") == {"floor": True}
    assert len(read(FLOOR_AMONG, "ruling")["outcomes"]) == 2  # type: ignore[arg-type]  # a tuple


def test_an_order_is_shown_as_an_order() -> None:
    played = lesson("{ask: seat, for: show}", "{ask: seat, for: act}")
    first, second = (one for one in played.script.lines if isinstance(one, Question))
    assert read(example(first), "seat")["seats"] == (3, 5, 8)
    assert read(example(second), "seat")["seat"] == 3


def test_a_choice_is_shown_by_an_option_of_its_own() -> None:
    played = lesson("{ask: choice, options: {wait: Wait, go: Go}}")
    (question,) = (one for one in played.script.lines if isinstance(one, Question))
    assert read(example(question), "choice") == {"choice": "wait"}
