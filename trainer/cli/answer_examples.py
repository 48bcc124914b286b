"""How the answers for `grade` are written: an example for each question, or for each type."""

from __future__ import annotations

from trainer import app
from trainer.cli.lessons import lesson_named
from trainer.command_line.reading import Call
from trainer.content.questions import EXAMPLES, FLOOR, FLOOR_AMONG, example
from trainer.messages import Problems, say


def answer_examples(call: Call) -> str:
    """The questions of the lesson that was named, if it can be read; else all types."""
    text = call.voice.text
    lines = _of_lesson(call) if call.operands else ()
    head = say("An answer stands behind the number of its question. For example, by type:")
    if lines:
        name = call.operands[0]
        head = say("Answers to the questions of {lesson} are written like this:", lesson=name)
    lines = lines or tuple(f"{ask:10}1: {one}" for ask, one in EXAMPLES.items())
    floor = tuple(f"{'':10}1: {one}" for one in (FLOOR, FLOOR_AMONG))
    return "\n".join(
        (
            text(head),
            *(f"  {one}" for one in lines),
            text(say("Where the floor decides, perhaps with what it may choose:")),
            *(f"  {one}" for one in floor),
        )
    )


def _of_lesson(call: Call) -> tuple[str, ...]:
    try:
        lesson = lesson_named(call.operands[0])
        asked = app.computed(lesson, app.house_for(lesson, call.edition))
    except Problems:
        return ()
    return tuple(
        f"{one.question.ask:10}{one.question.at}: {example(one.question)}" for one in asked
    )
