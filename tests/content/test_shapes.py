"""The declared shapes: all of them are read, all of them reach the schema, all of them are used."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft7Validator

from tests.content.samples import lesson
from trainer import resources
from trainer.content.answer_shapes import ASKS
from trainer.content.answers import ANSWER_KEYS
from trainer.content.kinds import Key, Kind
from trainer.content.lines import LINE_KEYS
from trainer.content.nodes import Mapping, Node, Scalar, Sequence
from trainer.content.questions import QUESTION_TYPES
from trainer.content.schema import schema, schema_of
from trainer.content.shapes import ASK_KEYS, SEAT_KEYS, TABLE_KEYS
from trainer.content.verbs import VERBS
from trainer.content.yaml_text import read_text
from trainer.messages import Problems, say

# What no key takes: a list in a list. Only a bare key may have nothing behind it.
NONSENSE = "[[[]]]"


def codes(*lines: str, **table: str) -> set[str]:
    with pytest.raises(Problems) as raised:
        lesson(*lines, **table)
    return {one.code for one in raised.value.problems}


GOOD = {
    "says": "call",
    "finds": "x x",
    "deals": "flop",
    "counts": "pot",
    "pushes": "0, to: 3",
    "scrambles": "seat-cards",
    "drops": "stub",
    "starts": "hand",
    "level": "200-400",
}
LINES = [(verb, key.name) for verb, keys in LINE_KEYS.items() for key in keys]


@pytest.mark.parametrize("verb, key", LINES)
def test_every_key_of_a_line_is_read(verb: str, key: str) -> None:
    seat = "seat: 3, " if "seat" in [one.name for one in LINE_KEYS[verb][:1]] else ""
    value = GOOD.get(verb, "")
    line = f"{{{seat}{verb}: {value}}}"
    if key == "seat" and seat:
        line = line.replace("seat: 3", f"seat: {NONSENSE}")
    elif key == verb:
        line = f"{{{seat}{verb}: {NONSENSE}}}"
    elif key == "to":
        line = line.replace("to: 3", f"to: {NONSENSE}")
    else:
        line = line.replace("}", f", {key}: {NONSENSE}}}")
    assert codes(line) & {"wrong-kind", "no-value-here"}


ASKED = [(ask, key.name) for ask, keys in ASK_KEYS.items() for key in keys]


@pytest.mark.parametrize("ask, key", ASKED)
def test_every_key_of_a_question_is_read(ask: str, key: str) -> None:
    needs = {"seat": "3", "of": "3", "for": "act"}
    given = {one.name: needs[one.name] for one in ASK_KEYS[ask] if one.name in needs}
    given |= {"ask": ask, key: NONSENSE}
    line = ", ".join(f"{name}: {value}" for name, value in given.items())
    assert "wrong-kind" in codes(f"{{{line}}}")


@pytest.mark.parametrize("key", [one.name for one in TABLE_KEYS if one.name != "seats"])
def test_every_key_of_the_table_is_read(key: str) -> None:
    facts = {"game": "nlhe", "blinds": "250-500", "button": "4"} | {key: NONSENSE}
    table = ", ".join(f"{name}: {value}" for name, value in facts.items())
    assert "wrong-kind" in codes(table=table)


@pytest.mark.parametrize("key", [one.name for one in SEAT_KEYS])
def test_every_key_of_a_seat_is_read(key: str) -> None:
    facts = ", ".join(f"{name}: {v}" for name, v in ({"stack": "500"} | {key: NONSENSE}).items())
    assert "wrong-kind" in codes(seats=f"1: {{{facts}}}, 2: 20000, 4: 20000")


@pytest.mark.parametrize("ask, field", [(one.ask, key.name) for one in ASKS for key in one.fields])
def test_every_field_of_an_answer_is_read(ask: str, field: str) -> None:
    needs = {"seat": "3", "of": "3", "for": "act"}
    keys = {one.name: needs[one.name] for one in ASK_KEYS[ask] if one.name in needs}
    head = "".join(f", {name}: {value}" for name, value in keys.items())
    assert "wrong-kind" in codes(f"{{ask: {ask}{head}, expect: {{{field}: {NONSENSE}}}}}")


def test_the_questions_of_the_vocabulary_are_the_types_there_are() -> None:
    assert {one.ask for one in ASKS} == {one.name for one in QUESTION_TYPES}
    for kind in QUESTION_TYPES:
        shape = next(one for one in ASKS if one.ask == kind.name)
        assert [one.name for one in kind.fields] == [one.name for one in shape.fields]


# ------------------------------------------------------------------------------ the schema


WHOLE = Draft7Validator(schema())
LESSON, PACK = (Draft7Validator(schema_of(what)) for what in ("lesson", "pack"))


def as_json(text: str) -> Any:
    """The file as the checker of an editor has it, which reads YAML 1.2."""
    root, problems = read_text(text, "f")
    assert root is not None
    assert not problems
    return _plain(root)


def _plain(node: Node) -> Any:
    if isinstance(node, Mapping):
        return {key: _plain(one) for key, one in node.values.items()}
    if isinstance(node, Sequence):
        return [_plain(one) for one in node.items]
    assert isinstance(node, Scalar)
    if not node.plain or not re.fullmatch(r"[0-9]+|true|false|", node.text):
        return node.text
    if node.text.isdigit():
        return int(node.text)
    return {"": None, "true": True, "false": False}[node.text]


FILES = [
    *sorted(resources.lessons().rglob("*.yaml")),
    *sorted((Path(__file__).parents[1] / "rulebook").glob("*.yaml")),
]


def test_the_schemas_are_schemas() -> None:
    for one in (WHOLE, LESSON, PACK):
        Draft7Validator.check_schema(one.schema)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_the_schema_takes_every_file_there_is(file: Path) -> None:
    value = as_json(file.read_text(encoding="utf-8"))
    own = LESSON if "lesson" in value else PACK if "pack" in value else WHOLE
    assert [one.message for one in own.iter_errors(value)] == []


def test_the_schema_of_all_files_takes_each_sort_of_them() -> None:
    for name in ("addendum/chips-2.yaml", "addendum/pack.yaml"):
        text = (resources.lessons() / name).read_text(encoding="utf-8")
        assert WHOLE.is_valid(as_json(text))


BROKEN = Path(__file__).parent / "broken"
ONLY_OURS = {
    # What lies at the table and what the rules answer is no matter of shape.
    "another-answer",
    "a-card-twice",
    "a-chip-that-is-not-in-play",
    "a-language-missing",
    "a-name-that-nobody-has",
    "a-seat-that-is-empty",
    "more-chips-than-the-seat-has",
    "part-of-the-answer-missing",
}


@pytest.mark.parametrize("file", sorted(BROKEN.glob("*.yaml")), ids=lambda one: one.stem)
def test_the_schema_marks_the_mistakes_of_authors(file: Path) -> None:
    """All that are mistakes of shape; what is no YAML an editor says before it asks the schema."""
    root, problems = read_text(file.read_text(encoding="utf-8"), "f")
    if file.stem == "told" or root is None or problems:
        return
    assert LESSON.is_valid(_plain(root)) is (file.stem in ONLY_OURS)


@pytest.mark.parametrize(
    "old, new, place",
    [
        ("game: nlhe", "game: nhle", ["table", "game"]),
        ("blinds: 250-500", "blinds: 250", ["table", "blinds"]),
        ("seats: {3", "seat: {3", ["table"]),
        ("lesson:", "lessons:", []),
        ("raises: 1100", "rises: 1100", ["script", 0]),
        ("raises: 1100", "raises: a lot", ["script", 0]),
        ("1000 5x100", "1000 5y100", ["script", 1]),
        ("action: raise", "action: rise", ["script", 2]),
        ("to: 1700", "too: 1700", ["script", 2]),
        ("ask: ruling", "ask: reading", ["script", 2]),
        ("says: call", "says: maybe", ["script", 3]),
        ("title: A", "title: {english: A}", ["title"]),
        ("title: A", "title: A\nrule: chips", ["rule"]),
    ],
)
def test_an_error_is_marked_where_it_is(old: str, new: str, place: list[str | int]) -> None:
    text = (
        "lesson: sample\ntitle: A\n"
        "table: {game: nlhe, blinds: 250-500, button: 4, seats: {3: 20000, 4: 20000}}\n"
        "script:\n"
        "  - {seat: 3, raises: 1100}\n"
        "  - {seat: 4, puts: 1000 5x100}\n"
        "  - {ask: ruling, seat: 4, expect: {action: raise, to: 1700, add: 200}}\n"
        "  - {seat: 3, says: call}\n"
    )
    assert LESSON.is_valid(as_json(text))
    assert old in text
    errors = list(LESSON.iter_errors(as_json(text.replace(old, new, 1))))
    assert place in [list(one.absolute_path) for one in errors]


def test_every_verb_field_and_key_is_in_the_schema_with_its_words() -> None:
    made = schema()
    definitions = made["definitions"]
    for verb in VERBS:
        described = definitions[f"line-{verb.name}"]["properties"][verb.name]["description"]
        assert described == str(verb.doc)
    for ask in ASK_KEYS:
        fields = definitions[f"answer-{ask}"]["properties"]
        assert list(fields) == [one.name for one in ANSWER_KEYS[ask]]


def test_the_schema_speaks_another_language() -> None:
    made = schema(lambda message: f"«{message}»")
    assert made["definitions"]["line-folds"]["properties"]["folds"]["description"].startswith("«")


def every_key(keys: tuple[Key, ...]) -> Iterator[Key]:
    for key in keys:
        yield key
        yield from inside(key.kind)


def inside(kind: Kind) -> Iterator[Key]:
    yield from every_key(kind.keys)
    for one in kind.of:
        yield from inside(one)


def test_every_key_says_what_it_is_for() -> None:
    for key in every_key((*TABLE_KEYS, *(k for keys in ASK_KEYS.values() for k in keys))):
        assert key.doc != say("")
        assert str(key.doc).endswith((".", ")"))


def test_a_lesson_is_read_without_the_rules_and_without_the_question_types() -> None:
    """They are imported after the first paint: reading needs their shapes only."""
    program = (
        "import sys\n"
        "from trainer import resources\n"
        "from trainer.content.library import Library\n"
        "Library(resources.lessons()).lesson('addendum/chips-2')\n"
        "print(*sys.modules)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    loaded = done.stdout.split()
    assert "trainer.table.start" in loaded
    assert "trainer.content.script" not in loaded
    late = ("trainer.content.questions", "trainer.rules.")
    assert [name for name in loaded if name.startswith(late)] == ["trainer.rules.house"]
