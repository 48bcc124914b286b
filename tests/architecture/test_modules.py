"""The shape of the code: modules that fit in a head, say what they are for, with honest names."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LINES = 500
BANNED = {
    "base",
    "common",
    "helper",
    "helpers",
    "manager",
    "managers",
    "misc",
    "util",
    "utilities",
    "utils",
}
BANNED_CLASS = re.compile(r"(Manager|Helper|Helpers|Util|Utils)$")

MODULES = [
    file
    for folder in ("trainer", "tests")
    for file in sorted((ROOT / folder).rglob("*.py"))
    if "__pycache__" not in file.parts
]


def name(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def words(text: str) -> set[str]:
    return set(text.lower().split("_"))


def test_no_module_is_too_long() -> None:
    lengths = {name(file): len(file.read_text(encoding="utf-8").splitlines()) for file in MODULES}
    assert {file: lines for file, lines in lengths.items() if lines > LINES} == {}


def test_names_say_what_is_inside() -> None:
    parts = {name(file): (file.stem, *file.relative_to(ROOT).parts[:-1]) for file in MODULES}
    assert [
        file for file, names in parts.items() if any(words(part) & BANNED for part in names)
    ] == []


def test_classes_say_what_they_are() -> None:
    named = [
        f"{name(file)}: {node.name}"
        for file in MODULES
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef) and BANNED_CLASS.search(node.name)
    ]
    assert named == []


@pytest.mark.parametrize("folder", ["trainer", "tests"])
def test_modules_say_what_they_are_for(folder: str) -> None:
    """One sentence on the first lines; more may follow after an empty one."""
    silent = []
    for file in MODULES:
        if file.relative_to(ROOT).parts[0] == folder:
            said = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
            if not said.partition("\n\n")[0].endswith((".", "?", "…")):
                silent.append(name(file))
    assert silent == []


def test_every_lint_exception_has_its_reason_beside_it() -> None:
    """`# noqa: T201  # the tools speak on standard output`, and the same for `type: ignore`."""
    exception = re.compile(r"#\s*(noqa|type:\s*ignore)(?P<rest>.*)$")
    bare = [
        f"{name(file)}:{number}"
        for file in MODULES
        if file != Path(__file__).resolve()
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if (found := exception.search(line)) and not re.match(r"[:\[][^#]+# \w", found["rest"])
    ]
    assert bare == []
