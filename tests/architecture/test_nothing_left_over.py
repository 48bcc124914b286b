"""What nothing uses any more is taken out: every name of a module or a class is used somewhere."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT = Path(__file__).resolve().parents[2]
BY_PYTEST: Final = frozenset({"pytestmark", "qapp_args"})
"""Found by their names alone, as are tests and hooks."""

Tree = ast.Module | ast.ClassDef


def trees() -> dict[Path, ast.Module]:
    return {
        file: ast.parse(file.read_text(encoding="utf-8"))
        for folder in ("trainer", "tests")
        for file in sorted((ROOT / folder).rglob("*.py"))
        # Alembic reads a migration by the names that it wants in it.
        if "versions" not in file.parts
    }


def names_of(statement: ast.stmt) -> list[str]:
    match statement:
        case ast.FunctionDef() | ast.ClassDef():
            return [statement.name]
        case ast.Assign():
            return [one.id for one in statement.targets if isinstance(one, ast.Name)]
        case ast.AnnAssign(target=ast.Name(id=name)):
            return [name]
        case _:
            return []


def declared(tree: Tree) -> Iterator[tuple[int, str]]:
    """Names of the module with their lines, and methods of its classes."""
    for statement in tree.body:
        if not (isinstance(statement, ast.FunctionDef) and by_itself(statement)):
            yield from ((statement.lineno, name) for name in names_of(statement))
        if isinstance(statement, ast.ClassDef):
            yield from (
                (one.lineno, one.name)
                for one in statement.body
                if isinstance(one, ast.FunctionDef) and not calls_it_qt(one)
            )


def by_itself(function: ast.FunctionDef) -> bool:
    """A fixture that nobody has to ask for."""
    return any("autouse" in ast.unparse(one) for one in function.decorator_list)


def calls_it_qt(method: ast.FunctionDef) -> bool:
    """paintEvent, sizeHint…: Qt's own names are called by Qt."""
    return not method.name.islower()


def is_found(name: str) -> bool:
    return (
        name.lower().startswith("test")
        or name.startswith(("__", "pytest_", "_repr_"))
        or name in BY_PYTEST
    )


def used(tree: ast.Module) -> Iterator[str]:
    """Names that are read, brought in, looked up, asked for as fixtures, or written as text."""
    for node in ast.walk(tree):
        match node:
            case ast.Name(id=name, ctx=ast.Load()) | ast.Attribute(attr=name) | ast.arg(arg=name):
                yield name
            case ast.alias(name=name):
                yield name
            case ast.Constant(value=str(name)) if name.isidentifier():
                yield name


def left_over(parsed: dict[Path, ast.Module]) -> list[str]:
    everywhere = {name for tree in parsed.values() for name in used(tree)}
    return [
        f"{file.relative_to(ROOT)}:{line}: {name}"
        for file, tree in parsed.items()
        for line, name in declared(tree)
        if name not in everywhere and not is_found(name)
    ]


def test_every_name_is_used() -> None:
    assert left_over(trees()) == []


def test_what_is_planted_is_found() -> None:
    planted = "LIMIT = 5\n\n\nclass Kept:\n    def forgotten(self) -> None: ...\n\n\nKept()\n"
    found = left_over({ROOT / "planted.py": ast.parse(planted)})
    assert found == ["planted.py:1: LIMIT", "planted.py:5: forgotten"]
