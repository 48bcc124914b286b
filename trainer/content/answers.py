"""Answers as they stand in a file, read by the fields of their question type."""

from __future__ import annotations

from typing import Final

from trainer.content.answer_shapes import ASKS, FLOOR, OUTCOMES, AskShape
from trainer.content.kinds import YES_NO, Key, fields, list_of
from trainer.content.lesson import Answer, Value
from trainer.content.nodes import Mapping, Node, Scalar
from trainer.content.reading import Fields, Reading
from trainer.messages import say
from trainer.rules.house import Edition


def _keys(own: tuple[Key, ...]) -> tuple[Key, ...]:
    floor = Key(FLOOR, YES_NO, say("The floor decides."))
    outcomes = list_of(fields(*own, floor))
    return (*own, floor, Key(OUTCOMES, outcomes, say("What the floor may choose from.")))


ANSWER_KEYS: Final[dict[str, tuple[Key, ...]]] = {one.ask: _keys(one.fields) for one in ASKS}
"""All the fields of an answer, by question type."""

ANY_KEYS: Final = tuple({key.name: key for one in reversed(ASKS) for key in one.fields}.values())
"""The fields of all question types, as a ruling of the floor may name them."""


def read_answer(reading: Reading, node: Node, ask: AskShape) -> Answer | None:
    """The answer in the fields of its type; None where it is no map or has a refused value."""
    found = reading.fields(node, ANSWER_KEYS[ask.ask])
    return None if found is None else _answer(found)


def read_any_answer(reading: Reading, node: Node) -> tuple[tuple[str, object], ...] | None:
    """An outcome for the floor, as pairs."""
    if type(node) is Scalar and not node.empty:
        message = say("The floor’s word is one of the outcomes, field by field.")
        hint = say("It is written like `{{floor: {{action: call, to: 600}}}}`.")
        reading.problem(node, "wrong-kind", message, hint)
        return None
    found = reading.fields(node, ANY_KEYS)
    answer = None if found is None else _answer(found)
    return None if answer is None else tuple((name, _pairs(one)) for name, one in answer.items())


def read_claim(
    reading: Reading, node: Node, ask: AskShape, editions: tuple[Edition, ...]
) -> tuple[tuple[tuple[Edition, Node], ...], tuple[tuple[Edition, Answer], ...]]:
    """An `expect:`, plain or by edition: where each answer stands, and the answers."""
    at: list[tuple[Edition, Node]] = []
    answers: list[tuple[Edition, Answer]] = []
    if isinstance(node, Mapping) and node.keys and all(map(_is_year, node.keys)):
        years = {str(int(one)): one for one in Edition}
        for name, key in node.keys.items():
            if name not in years:
                message = say("There is no edition {typed}.", typed=name)
                reading.problem(key, "unknown-edition", message)
                continue
            answer = read_answer(reading, node.values[name], ask)
            at.append((years[name], node.values[name]))
            if answer is not None:
                answers.append((years[name], answer))
    elif (answer := read_answer(reading, node, ask)) is not None:
        at = [(edition, node) for edition in editions]
        answers = [(edition, answer) for edition in editions]
    return tuple(at), tuple(answers)


def _is_year(text: str) -> bool:
    return len(text) == 4 and text.isdecimal()


def _answer(found: Fields) -> Answer | None:
    answer: dict[str, Value] = {}
    whole = True
    for name in found.node.values:
        if name not in found.keys:
            whole = False
            continue
        value = _value(found.get(name))
        if value is None:
            whole = False
        else:
            answer[name] = value
    return answer if whole else None


def _value(read: object) -> Value:
    """What was read, as a value of the answer vocabulary; None where a part was refused."""
    match read:
        case bool() | int() | str():
            return read
        case tuple():
            items = tuple(_value(one) for one in read)
            return None if None in items else items
        case Fields():
            return _answer(read)
        case dict():
            return {str(key): _value(one) for key, one in sorted(read.items())}
        case _:
            return None


def _pairs(value: Value) -> object:
    """Maps as pairs, so that an event can be compared and kept."""
    match value:
        case tuple():
            return tuple(_pairs(one) for one in value)
        case dict():
            return tuple((key, _pairs(one)) for key, one in value.items())
        case _:
            return value
