"""The list of a pack's lessons in its `pack.yaml`: chapters or a plain order, read and rewritten;
one more exam.

Only this part of the text changes; all the rest stays as it was typed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import yaml

from trainer.content.cutting_text import Cut, child


@dataclass(frozen=True, slots=True)
class Part:
    """Lessons that stand together. `title` is that of a chapter as it is written in the file, a
    text or a map by language; empty where the pack has a plain order."""

    title: str
    lessons: tuple[str, ...]


def parts_of(text: str) -> tuple[Part, ...]:
    """The parts that a sound `pack.yaml` lists: chapters, or one part of the plain order."""
    cut = Cut(text)
    chapters = child(cut.root, "chapters")
    if isinstance(chapters, yaml.SequenceNode):
        return tuple(
            Part(
                "" if (title := child(one, "title")) is None else cut.source(title),
                _ids(child(one, "lessons")),
            )
            for one in chapters.value
        )
    order = _ids(child(cut.root, "order"))
    return (Part("", order),) if order else ()


def with_parts(text: str, parts: Sequence[Part]) -> str | None:
    """The text with these parts in place of what it listed; one without a title is the order.

    None where the file is written in braces as a whole.
    """
    listed = _written(parts)
    spans = Cut(text).lines_of_root(("order", "chapters"))
    if spans is None:
        return None
    if not spans:
        return (text if text.endswith("\n") or not text else f"{text}\n") + listed
    (start, end), *others = sorted(spans)
    for first, last in reversed(others):
        text = text[:first] + text[last:]
    return text[:start] + listed + text[end:]


def with_lesson(text: str, lesson: str) -> str:
    """The text with one more lesson at the end of its order or of its last chapter; a pack that
    lists none stays as it is."""
    if any(lesson in one.lessons for one in parts_of(text)):
        return text
    cut = Cut(text)
    chapters = child(cut.root, "chapters")
    if isinstance(chapters, yaml.SequenceNode) and chapters.value:
        return cut.with_item(child(chapters.value[-1], "lessons"), lesson)
    return cut.with_item(child(cut.root, "order"), lesson)


def with_exam(text: str, exam: str, title: str) -> str | None:
    """The text with one more exam at its end, of the usual size; None where its exams are written
    in brackets."""
    keys = (f"exam: {exam}", f"title: {title}", "questions: 40", "minutes: 100", "pass: 90")
    cut = Cut(text)
    listed = child(cut.root, "exams")
    if listed is None:
        below = text if text.endswith("\n") or not text else f"{text}\n"
        return below + "exams:\n  - " + "\n    ".join(keys) + "\n"
    if not isinstance(listed, yaml.SequenceNode) or listed.flow_style or not listed.value:
        return None
    blanks = " " * listed.value[0].start_mark.column
    return cut.with_item(listed, f"\n{blanks}".join(keys))


def _ids(node: yaml.Node | None) -> tuple[str, ...]:
    if isinstance(node, yaml.SequenceNode):
        return tuple(str(one.value) for one in node.value)
    return (str(node.value),) if isinstance(node, yaml.ScalarNode) and node.value else ()


def _written(parts: Sequence[Part]) -> str:
    kept = [one for one in parts if one.lessons or one.title]
    if not kept:
        return ""
    if not any(one.title for one in kept):
        return _list("order:", [lesson for one in kept for lesson in one.lessons], 0)
    lines = ["chapters:\n"]
    for one in kept:
        lines.append(f"  - title: {_titled(one.title)}\n")
        lines.append(_list("lessons:", list(one.lessons), 4))
    return "".join(lines)


def _titled(title: str) -> str:
    """A title over several lines goes on under its key."""
    first, *rest = (title or '""').split("\n")
    if not rest:
        return first
    return "\n".join(["", *(f"      {line.strip()}" for line in (first, *rest))])


def _list(key: str, ids: list[str], column: int) -> str:
    blanks = " " * column
    if not ids:
        return f"{blanks}{key} []\n"
    return f"{blanks}{key}\n" + "".join(f"{blanks}  - {one}\n" for one in ids)
