"""Values of answers in one form, so that two that mean the same are equal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from trainer.content.hand_text import in_one_form as hand_in_one_form
from trainer.content.kinds import HIGH_HAND, LOW_HAND, STEP, Kind
from trainer.content.lesson import Answer, Value
from trainer.content.questions.question_type import Field, QuestionType, is_absent
from trainer.content.step_text import in_one_order

Json: TypeAlias = "bool | int | str | list[Json] | dict[str, Json] | None"


def plain(kind: QuestionType, answer: Answer) -> Answer:
    """The answer with every field in its one form, absent fields left out.

    Whatever says that the floor decides says `floor: yes` afterwards; a single seat is `seat`.
    """
    found: dict[str, Value] = {}
    for one in kind.fields:
        value = value_of(one, answer)
        if one.of_floor and value == "floor":
            found["floor"] = True
        elif not is_absent(value) and value != one.absent:
            found[one.name] = value
    match found:
        case {"seats": (seat,)} if "seat" not in found and kind.name == "seat":
            del found["seats"]
            found["seat"] = seat
    if answer.get("floor") is True:
        found["floor"] = True
    if outcomes := outcomes_of(answer):
        found["outcomes"] = tuple(plain(kind, one) for one in outcomes)
    return found


def outcomes_of(answer: Answer) -> tuple[Answer, ...]:
    """What the floor may choose according to this answer; empty where it lists nothing."""
    outcomes = answer.get("outcomes")
    listed = outcomes if isinstance(outcomes, tuple) else ()
    return tuple(one for one in listed if isinstance(one, Mapping))


def says_floor(plain_answer: Answer) -> bool:
    return plain_answer.get("floor") is True


def value_of(field: Field, answer: Answer) -> Value:
    """The value of one field in its one form: sets sorted, zeros in maps gone."""
    value = answer.get(field.name)
    if value is None:
        return field.absent or None
    one_form = _one_form(field.shape.kind, value)
    if field.unordered and isinstance(one_form, tuple):
        return tuple(sorted(one_form, key=str))
    return one_form


def as_json(value: Value) -> Json:
    """The value as JSON has it: lists for tuples, true and false for yes and no."""
    match value:
        case tuple():
            return [as_json(one) for one in value]
        case Mapping():
            return {key: as_json(one) for key, one in value.items()}
        case _:
            return value


def _one_form(kind: Kind, value: Value) -> Value:
    match kind.name, value:
        case "amount" | "number", None:
            return 0
        case "choice", None:
            return kind.values[0]
        case "list" | "set", None:
            return ()
        case "by-seat", None:
            return {}
        case "choice" | "yes-no", "yes":
            return True
        case "choice" | "yes-no", "no":
            return False
        case "set", tuple():
            words = kind.of[0].values
            return tuple(sorted(set(value), key=lambda one: _order(words, one)))
        case "list", tuple() if kind.of[0] is STEP:
            return in_one_order(tuple(map(str, value)))
        case "list", tuple():
            return tuple(_one_form(kind.of[0], one) for one in value)
        case ((HIGH_HAND.name | LOW_HAND.name), (str() as hand, str() as five)):
            return hand_in_one_form(hand, five, low=kind is LOW_HAND)
        case "set" | "list", _:
            return (value,)
        case "by-seat", Mapping():
            pairs = ((seat, _one_form(kind.of[0], one)) for seat, one in value.items())
            kept = (pair for pair in pairs if not is_absent(pair[1]))
            return dict(sorted(kept, key=lambda pair: _order((), pair[0])))
        case "fields", Mapping():
            return {key.name: _one_form(key.kind, value.get(key.name)) for key in kind.keys}
        case _:
            return value


def _order(words: tuple[str, ...], value: Value) -> tuple[int, str]:
    """Declared words by their place, seats by number, anything else by itself."""
    text = str(value)
    if text in words:
        return words.index(text), ""
    return (int(text), "") if text.isascii() and text.isdecimal() else (len(words), text)
