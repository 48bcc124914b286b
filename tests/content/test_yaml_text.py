"""The reader of YAML: what was typed stays what it is, every place is right, nothing runs away."""

from __future__ import annotations

import os
import tracemalloc
from pathlib import Path

import pytest
import yaml

from tests.content.samples import SYNTAX
from trainer.content import yaml_text
from trainer.content.nodes import Hole, Mapping, Node, Scalar, Sequence
from trainer.content.yaml_text import MOST_BYTES, MOST_NODES, read_bytes, read_file, read_text
from trainer.messages import Problem


def told(problems: tuple[Problem, ...]) -> list[tuple[str, str]]:
    return [(str(one.place), one.code) for one in problems]


@pytest.fixture(params=["libyaml", "python"])
def _both_parsers(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """PyYAML may have been built without libyaml: the slow parser must tell the same."""
    if request.param == "python":
        monkeypatch.setattr(yaml_text, "_Loader", yaml.SafeLoader)


def whole(text: str) -> Node:
    root, problems = read_text(text, "f")
    assert not problems
    assert root is not None
    return root


def at(node: Node | None) -> tuple[int, int]:
    assert node is not None
    return node.line, node.column


@pytest.mark.usefixtures("_both_parsers")
@pytest.mark.parametrize("typed", ["010", "no", "12:30", "1e3", "0x1F", "~", "null", "2026-01-02"])
def test_scalars_stay_as_typed(typed: str) -> None:
    root = whole(f"a: {typed}")
    assert isinstance(root, Mapping)
    value = root.get("a")
    assert isinstance(value, Scalar)
    assert value.text == typed


@pytest.mark.usefixtures("_both_parsers")
def test_places() -> None:
    root = whole(
        "title: {en: Così, es: 'x'}\n"
        "script:\n  - {seat: 3, folds}\n  - text: >-\n      a\n      b\n"
    )
    assert isinstance(root, Mapping)
    title, script = root.get("title"), root.get("script")
    assert isinstance(title, Mapping)
    assert isinstance(script, Sequence)
    assert at(root) == (1, 1)
    assert (at(title), title.flow) == ((1, 8), True)
    assert at(title.keys["es"]) == (1, 19)
    assert at(title.get("es")) == (1, 23)
    assert at(root.keys["script"]) == (2, 1)
    line, asked = script.items
    assert isinstance(line, Mapping)
    assert isinstance(asked, Mapping)
    assert at(line) == (3, 5)
    folds = line.get("folds")
    assert isinstance(folds, Scalar)
    assert folds.empty
    assert (at(asked), asked.flow) == ((4, 5), False)
    text = asked.get("text")
    assert isinstance(text, Scalar)
    assert (at(text), text.text) == ((4, 11), "a b")


def test_an_empty_text_in_quotes_is_no_missing_value() -> None:
    root = whole("a: ''\nb:\n")
    assert isinstance(root, Mapping)
    quoted, missing = root.get("a"), root.get("b")
    assert isinstance(quoted, Scalar)
    assert isinstance(missing, Scalar)
    assert (quoted.empty, missing.empty) == (False, True)


@pytest.mark.usefixtures("_both_parsers")
def test_all_refusals_of_a_file_at_once() -> None:
    text = (
        "a: &here 1\nb: *here\nc: !!int 3\nd: {<<: {x: 1}}\na: 2\n? [x, y]\n: 4\ne: {puts: 1,700}\n"
    )
    root, problems = read_text(text, "f")
    assert told(problems) == [
        ("f:1:4", "anchor"),
        ("f:2:4", "alias"),
        ("f:3:4", "tag"),
        ("f:4:5", "merge-key"),
        ("f:5:1", "doubled-key"),
        ("f:6:3", "key-not-text"),
        ("f:8:11", "amount-separator"),
    ]
    assert isinstance(root, Mapping)
    assert list(root.keys) == ["a", "b", "c", "d", "e"]
    assert isinstance(root.get("b"), Hole)
    first = root.get("a")
    assert isinstance(first, Scalar)
    assert first.text == "1"


@pytest.mark.parametrize(
    "typed, typed_in_full, column",
    [
        ("{puts: 1,700}", "1700", 8),
        ("{says: raise 1,700, seat: 4}", "raise 1700", 8),
        ("{puts: 1,000 5x100}", "1000 5x100", 8),
        ("{to: 1,200,000}", "1200", 6),
        ("{blinds: 1,000-2,000}", "1000-2", 10),
        ("{3: 20,000, 4: 20000}", "20000", 5),
    ],
)
def test_amounts_parted_by_a_comma_in_braces(typed: str, typed_in_full: str, column: int) -> None:
    _, problems = read_text(typed, "f")
    assert told(problems) == [(f"f:1:{column}", "amount-separator")]
    hint = problems[0].hint
    assert hint is not None
    assert f"`{typed_in_full}" in str(hint)


def test_three_digits_behind_no_digit_are_no_amount() -> None:
    """A seat of the table without its stack is something else."""
    _, problems = read_text("{a: x, 700}", "f")
    assert problems == ()


@pytest.mark.usefixtures("_both_parsers")
@pytest.mark.parametrize("code", SYNTAX)
def test_syntax_errors_in_our_words(code: str) -> None:
    text, place = SYNTAX[code]
    root, problems = read_text(text, "f")
    assert root is None
    [problem] = problems
    assert problem.code == code
    assert str(problem.place).startswith(f"f:{place}")


def test_a_colon_without_its_blank_in_braces() -> None:
    _, [problem] = read_text("- {ask: seat, expect:{seat: 3}}\n", "f")
    assert (str(problem.place), problem.code) == ("f:1:21", "yaml-colon")
    assert "`key: value`" in str(problem.hint)


@pytest.mark.usefixtures("_both_parsers")
@pytest.mark.parametrize("code", SYNTAX)
def test_the_parsers_own_sentences_are_never_shown(code: str) -> None:
    text, _ = SYNTAX[code]
    with pytest.raises(yaml.MarkedYAMLError) as raised:
        list(yaml.parse(text, Loader=yaml_text._Loader))
    _, [problem] = read_text(text, "f")
    shown = f"{problem.message} {problem.hint}"
    for sentence in (raised.value.problem, raised.value.context):
        assert sentence is None or sentence not in shown


@pytest.mark.parametrize(
    "code, data, place",
    [
        ("empty-file", b"", "f"),
        ("empty-file", b"# nothing but a comment\n", "f"),
        ("binary-file", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "f"),
        ("bad-encoding", "a: 1\nb: Più\n".encode("latin-1"), "f:2:6"),
        ("bad-encoding", "a: 1\n".encode("utf-16"), "f"),
        ("control-character", b"a: 1\nb: x\x07y\n", "f:2:5"),
        ("second-document", b"a: 1\n---\nb: 2\n", "f:2:1"),
        ("too-large", b"#" * (MOST_BYTES + 1), "f"),
        ("too-many-entries", b"[" + b"1," * MOST_NODES + b"]", f"f:1:{MOST_NODES * 2}"),
        ("too-deep", b"[" * 1000 + b"]" * 1000, "f:1:41"),
        ("too-deep", b"{a: " * 1000 + b"}" * 1000, "f:1:161"),
        ("too-deep", b"".join(b" " * n + b"a:\n" for n in range(1000)), "f:41:41"),
    ],
)
def test_files_that_are_no_lessons(code: str, data: bytes, place: str) -> None:
    _, problems = read_bytes(data, "f")
    assert told(problems) == [(place, code)]


def test_a_byte_order_mark_and_windows_line_ends_are_no_problem() -> None:
    root, problems = read_bytes("\ufeffa: 1\r\nb: Più\r\n".encode(), "f")
    assert not problems
    assert isinstance(root, Mapping)
    assert at(root.get("b")) == (2, 4)


def test_a_file_that_is_not_there_and_one_that_is_none(tmp_path: Path) -> None:
    assert told(read_file(tmp_path / "x.yaml", "x.yaml")[1]) == [("x.yaml", "no-such-file")]
    assert told(read_file(tmp_path, "dir")[1]) == [("dir", "is-a-folder")]


def test_a_file_that_may_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied")

    (tmp_path / "x.yaml").touch()
    monkeypatch.setattr(Path, "open", refuse)
    [problem] = read_file(tmp_path / "x.yaml", "x.yaml")[1]
    assert (problem.code, "Permission denied" in str(problem.message)) == ("unreadable-file", True)


def test_fifty_megabytes_are_refused_without_being_read(tmp_path: Path) -> None:
    file = tmp_path / "large.yaml"
    with file.open("wb") as made:
        os.truncate(made.fileno(), 50_000_000)
    tracemalloc.start()
    try:
        _, problems = read_file(file)
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert [one.code for one in problems] == ["too-large"]
    assert most < 3 * MOST_BYTES
