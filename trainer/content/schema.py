"""The JSON Schema of lesson, pack and case files, for editors: from the shapes the reader has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from trainer.content.answers import ANSWER_KEYS, ANY_KEYS
from trainer.content.hand_text import HIGH_CLASSES, LOW_CLASSES
from trainer.content.kinds import ID_FORM, Key, Kind
from trainer.content.lines import LINE_KEYS
from trainer.content.rule_names import rule_names
from trainer.content.shapes import (
    ASK_KEYS,
    BRANCHES,
    CASE_KEYS,
    CASES_KEYS,
    LESSON_KEYS,
    PACK_KEYS,
    TABLE_KEYS,
)
from trainer.content.step_text import pattern
from trainer.messages import Message, english
from trainer.rules.house import Edition
from trainer.table.events import Word

Schema = dict[str, Any]
Say = Callable[[Message], str]

_WHOLE: Final[Schema] = {"type": "integer", "minimum": 0}
_TEXT: Final[Schema] = {"type": ["string", "number", "boolean"]}
_SEAT: Final[Schema] = {"type": ["integer", "string"]}
_PIECE: Final = "([1-9][0-9]*x)?[1-9][0-9]*"
_PIECES: Final = f"^{_PIECE}( +{_PIECE})*$"
# Three letters for what is written with two are refused by the reader too.
_LANGUAGE: Final = "^(?!(eng|esp|spa|ita)$)[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"
_BY_LANGUAGE: Final[Schema] = {
    "type": "object",
    "patternProperties": {_LANGUAGE: _TEXT},
    "additionalProperties": False,
    "minProperties": 1,
}
_SAID: Final = "(" + "|".join(one.value for one in Word if one is not Word.NUMBER) + ")"
_CARD: Final = "([2-9TJQKA][cdhs]|x|joker)"


def schema(text: Say = english) -> Schema:
    """One schema for all files; `text` puts the descriptions into a language."""
    return {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "dealer-trainer",
        "anyOf": [_ref("lesson"), _ref("pack"), _ref("cases")],
        "definitions": {
            "lesson": _map(LESSON_KEYS, text, required=("lesson",)),
            "pack": _map(PACK_KEYS, text),
            "cases": _map(CASES_KEYS, text),
            "case": _map(CASE_KEYS, text, required=("case",)),
            "script": {"type": "array", "items": _ref("item")},
            "item": {
                "anyOf": [
                    *(_ref(f"line-{verb}") for verb in LINE_KEYS),
                    *(_ref(f"ask-{ask}") for ask in ASK_KEYS),
                    _map((BRANCHES,), text),
                ]
            },
            "words": {"anyOf": [_TEXT, _BY_LANGUAGE]},
            "any-answer": _map(ANY_KEYS, text),
            **{f"line-{verb}": _line(verb, keys, text) for verb, keys in LINE_KEYS.items()},
            **{f"ask-{ask}": _ask(ask, keys, text) for ask, keys in ASK_KEYS.items()},
            **{f"answer-{ask}": _map(ANSWER_KEYS[ask], text) for ask in ASK_KEYS},
        },
    }


def schema_of(what: str, text: Say = english) -> Schema:
    """The schema of one sort of file alone, `lesson` or `pack`: editors say more with it."""
    whole = {name: part for name, part in schema(text).items() if name != "anyOf"}
    return {**whole, "title": f"dealer-trainer {what}", "allOf": [_ref(what)]}


def _ref(name: str) -> Schema:
    return {"$ref": f"#/definitions/{name}"}


def _map(keys: tuple[Key, ...], text: Say, *, required: tuple[str, ...] | None = None) -> Schema:
    if required is None:
        required = tuple(one.name for one in keys if one.required)
    if keys == TABLE_KEYS:
        # The rest may be inherited, or be that of the table which a branch changes.
        required = ()
    made: Schema = {
        "type": "object",
        "properties": {one.name: _described(one, text) for one in keys},
        "additionalProperties": False,
    }
    return {**made, "required": list(required)} if required else made


def _described(key: Key, text: Say, kind: Schema | None = None) -> Schema:
    value = _kind(key.kind, text) if kind is None else kind
    said = text(key.doc)
    # Beside a $ref nothing else is read in draft 7.
    if "$ref" in value:
        return {"description": said, "allOf": [value]}
    return {"description": said, **value}


def _line(verb: str, keys: tuple[Key, ...], text: Say) -> Schema:
    made = _map(keys, text)
    made["title"] = verb
    return made


def _ask(ask: str, keys: tuple[Key, ...], text: Say) -> Schema:
    made = _map(keys, text)
    made["properties"]["ask"] = {"const": ask, "description": text(keys[0].doc)}
    answer = _ref(f"answer-{ask}")
    by_edition = {
        "type": "object",
        "properties": {str(int(one)): answer for one in Edition},
        "additionalProperties": False,
        "minProperties": 1,
    }
    for one in keys:
        if one.kind.name == "claim":
            claim: Schema = {"anyOf": [answer, by_edition]}
            made["properties"][one.name] = _described(one, text, claim)
    tempting = next(one for one in keys if one.name == "tempting")
    inside = _kind(tempting.kind, text)
    for listed in inside["anyOf"]:
        of = listed.get("items", listed)
        of["properties"]["answer"] = answer
    made["properties"]["tempting"] = _described(tempting, text, inside)
    override = next(one for one in keys if one.name == "override")
    own = _kind(override.kind, text)
    own["properties"]["answer"] = answer
    made["properties"]["override"] = _described(override, text, own)
    return made


def _kind(kind: Kind, text: Say) -> Schema:
    if kind.name == "rule":
        return {"enum": list(rule_names())}
    made = _SCALARS.get(kind.name)
    if made is not None:
        return dict(made)
    match kind.name:
        case "high-hand":
            return _hand(HIGH_CLASSES)
        case "low-hand":
            return _hand((*LOW_CLASSES, *HIGH_CLASSES[:1]))
        case "choice":
            return {"enum": [*kind.values, *_as_yaml(kind.values)]}
        case "list" | "set":
            item = _kind(kind.of[0], text)
            lists: Schema = {"type": "array", "items": item}
            alone = _TEXT if kind.of[0].name == "number" else item
            return {"anyOf": [lists, alone]}
        case "by-text" | "by-seat":
            return {"type": "object", "additionalProperties": _kind(kind.of[0], text)}
        case "by-place" | "by-number":
            inside = {"^[0-9]+$": _kind(kind.of[0], text)}
            return {"type": "object", "patternProperties": inside, "additionalProperties": False}
        case "either":
            return {"anyOf": [_kind(one, text) for one in kind.of]}
        case "maybe":
            return {"anyOf": [{"type": "null"}, _kind(kind.of[0], text)]}
        case "fields":
            return _map(kind.keys, text)
        case "cases":
            return {"type": "array", "items": _ref("case")}
        case "answer" | "claim":
            return {"type": "object"}
        case _:
            return _ref(kind.name)


def _as_yaml(values: tuple[str, ...]) -> list[bool | int]:
    """YAML 1.1 reads yes and no as truth values, and so do many editors; digits are numbers."""
    truths = [value for word, value in (("yes", True), ("no", False)) if word in values]
    return [*truths, *(int(word) for word in values if word.isdecimal())]


def _hand(classes: tuple[str, ...]) -> Schema:
    """A class and cards: as a list, or both in one text."""
    item: Schema = {"anyOf": [{"enum": list(classes)}, _SCALARS["cards"]]}
    written = f"^({'|'.join(classes)})( +{_CARD}){{5}}$"
    return {
        "anyOf": [
            {"type": "array", "minItems": 2, "items": item},
            {"type": "string", "pattern": written},
        ]
    }


_SCALARS: Final[dict[str, Schema]] = {
    "text": _TEXT,
    "id": {"type": ["string", "integer"], "pattern": f"^{ID_FORM}$"},
    "number": _WHOLE,
    "amount": _WHOLE,
    "yes-no": {"enum": ["yes", "no", True, False]},
    "seat": _SEAT,
    "place": _SEAT,
    "chips": {"type": ["string", "integer"], "pattern": _PIECES},
    "stack": {"type": ["string", "integer"], "pattern": _PIECES},
    "two-amounts": {"type": "string", "pattern": r"^[0-9]+ *- *[0-9]+$"},
    "card": {"type": "string", "pattern": f"^{_CARD}$"},
    "cards": {
        "anyOf": [
            {"type": "string", "pattern": f"^({_CARD}( +{_CARD})*)?$"},
            {"type": "array", "items": {"type": "string", "pattern": f"^{_CARD}$"}},
        ]
    },
    "declaration": {"type": ["string", "integer"], "pattern": f"^({_SAID}( +[0-9]+)?|[0-9]+)$"},
    "step": {"type": "string", "pattern": pattern()},
    "nothing": {"type": "null"},
    "version": {"type": ["string", "number"], "pattern": r"^[0-9]{1,4}(\.[0-9]{1,4}){0,2}$"},
    "edition": {"enum": [int(one) for one in Edition]},
    "language": {"type": "string", "pattern": _LANGUAGE},
}
