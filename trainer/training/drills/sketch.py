"""A drill in the making: the table, the lines and the question, in the lesson grammar."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

Plain: TypeAlias = (
    "bool | int | str | Sequence[Plain] | Mapping[str, Plain] | Mapping[str | int, Plain] | None"
)
"""What a lesson file is made of."""


@dataclass(slots=True)
class Sketch:
    """Grows line by line; `text` is then a lesson file like any other, without words and claims."""

    table: dict[str | int, Plain]
    lines: list[Plain] = field(default_factory=list)

    def dealer(self, **line: Plain) -> Sketch:
        """A line of the dealer; underscores stand for hyphens."""
        self.lines.append({key.replace("_", "-"): value for key, value in line.items()})
        return self

    def seat(self, number: int, **line: Plain) -> Sketch:
        """A line of a seat."""
        return self.dealer(seat=number, **line)

    def ask(self, kind: str, **more: Plain) -> Sketch:
        """The question; `for_what` is written `for`."""
        line: dict[str, Plain] = {"ask": kind}
        line.update({"for" if key == "for_what" else key: value for key, value in more.items()})
        self.lines.append(line)
        return self

    def text(self, name: str, title: Mapping[str, str], rule: str, level: int) -> str:
        """The lesson file. `title` by language."""
        head: list[tuple[str, Plain]] = [
            ("lesson", name),
            ("title", dict(title.items())),
            ("rule", rule),
            ("level", level),
        ]
        rows = [f"{key}: {written(value)}" for key, value in head]
        rows.append("table:")
        rows.extend(f"  {key}: {written(value)}" for key, value in self.table.items())
        rows.append("script:")
        rows.extend(f"  - {written(line)}" for line in self.lines)
        return "\n".join(rows) + "\n"


def written(value: Plain) -> str:
    """One value as YAML in flow style."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return str(value)
    if value is None:
        return ""
    if isinstance(value, str):
        return _quoted(value)
    if isinstance(value, Mapping):
        pairs = (f"{k}: {written(v)}" if v is not None else str(k) for k, v in value.items())
        return "{" + ", ".join(pairs) + "}"
    return "[" + ", ".join(written(one) for one in value) + "]"


def _quoted(text: str) -> str:
    plain = text and all(c.isalnum() or c in " -_" for c in text) and text == text.strip()
    return text if plain else '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
