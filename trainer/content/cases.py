"""Rule cases: files with many small scripts and no words, read with the grammar of lessons."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from trainer.content.building import NO_PACK, Draft, build, in_order
from trainer.content.lesson import Lesson
from trainer.content.nodes import Mapping, Node, Scalar, Sequence
from trainer.content.reading import Fields, Reading
from trainer.content.shapes import CASE_KEYS, CASES_KEYS
from trainer.content.yaml_text import read_file
from trainer.messages import Problem, Problems, say


def holds_cases(root: Node | None) -> bool:
    return isinstance(root, Mapping) and "cases" in root.values


def build_cases(root: Node) -> tuple[tuple[Draft, ...], tuple[Problem, ...]]:
    """The cases of a file, each as far as it can be read, and the problems of the file itself."""
    reading = Reading()
    node = reading.map(root)
    if node is None:
        return (), tuple(reading.problems)
    fields = Fields(reading, node, CASES_KEYS)
    defaults = node.get("defaults")
    if defaults is not None:
        fields.get("defaults")
    setting = replace(NO_PACK, defaults=defaults if isinstance(defaults, Mapping) else None)
    cases = node.get("cases")
    if cases is not None and not isinstance(cases, Sequence):
        reading.problem(cases, "wrong-kind", say("A list of cases is needed here."))
    items = cases.items if isinstance(cases, Sequence) else []
    _doubled(reading, items)
    return tuple(build(one, setting, CASE_KEYS) for one in items), in_order(reading.problems)


def read_cases(path: Path) -> tuple[Lesson, ...]:
    """The cases of a file as lessons without words; Problems where anything is wrong with it."""
    root, problems = read_file(path)
    drafts, more = ((), ()) if root is None else build_cases(root)
    found = (*problems, *more, *(problem for one in drafts for problem in one.problems))
    if found:
        raise Problems(in_order(found))
    return tuple(one.lesson for one in drafts if one.lesson is not None)


def _doubled(reading: Reading, items: list[Node]) -> None:
    seen: set[str] = set()
    for item in items:
        name = item.get("case") if isinstance(item, Mapping) else None
        if isinstance(name, Scalar):
            if name.text in seen:
                message = say("Two cases are called {name}.", name=name.text)
                reading.problem(name, "doubled-id", message)
            seen.add(name.text)
