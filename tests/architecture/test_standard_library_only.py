"""table and rules lean on a few pure modules of the standard library, and on nothing else.

No clock, dice, files, YAML or logging: what they compute depends on their arguments alone. An
allow-list, since a contract forbids only what somebody thought of.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

TRAINER = Path(__file__).resolve().parents[2] / "trainer"

PURE = {
    "__future__",
    "abc",
    "bisect",
    "collections",
    "dataclasses",
    "enum",
    "fractions",
    "functools",
    "heapq",
    "itertools",
    "math",
    "operator",
    "re",
    "string",
    "types",
    "typing",
}
OURS = {
    "table": {"trainer.messages", "trainer.table"},
    "rules": {"trainer.messages", "trainer.table", "trainer.rules"},
}
FORBIDDEN_CALLS = {
    "__import__",
    "breakpoint",
    "compile",
    "eval",
    "exec",
    "id",  # differs from run to run
    "input",
    "open",
    "print",
}


def modules(part: str) -> list[Path]:
    return sorted((TRAINER / part).rglob("*.py"))


def imported(tree: ast.AST) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            module = "." * node.level + (node.module or "")
            if module == "trainer":  # from trainer import messages
                yield from ((node.lineno, f"trainer.{alias.name}") for alias in node.names)
            else:
                yield node.lineno, module


def allowed(name: str, part: str) -> bool:
    return name.partition(".")[0] in PURE or any(
        name == ours or name.startswith(f"{ours}.") for ours in OURS[part]
    )


def faults(source: str, part: str) -> list[str]:
    tree = ast.parse(source)
    found = [f"{line}: imports {name}" for line, name in imported(tree) if not allowed(name, part)]
    found += [
        f"{node.lineno}: calls {node.func.id}()"
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in FORBIDDEN_CALLS
    ]
    return found


@pytest.mark.parametrize("part", OURS)
def test_only_pure_modules_are_imported(part: str) -> None:
    assert len(modules(part)) > 3
    found = {
        str(file.relative_to(TRAINER.parent)): wrong
        for file in modules(part)
        if (wrong := faults(file.read_text(encoding="utf-8"), part))
    }
    assert found == {}


@pytest.mark.parametrize(
    ("part", "source"),
    [
        ("table", "import random"),
        ("table", "from time import monotonic"),
        ("table", "import trainer.rules.ruling"),
        ("table", "from trainer import rules"),
        ("table", "from trainer.tables import x"),
        ("rules", "from trainer import i18n"),
        ("rules", "from trainer.content.lesson import Lesson"),
        ("rules", "from . import families"),
        ("rules", "def f():\n    import logging"),
        ("rules", "def f():\n    return open('book')"),
        ("rules", "import collections.abc, pathlib"),
    ],
)
def test_a_planted_import_is_found(part: str, source: str) -> None:
    assert len(faults(source, part)) == 1
