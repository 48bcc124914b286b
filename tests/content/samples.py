"""Samples that several tests of lesson files read."""

from __future__ import annotations

from trainer.content.building import NO_PACK, Draft, Setting, build
from trainer.content.lesson import Lesson
from trainer.content.yaml_text import read_text
from trainer.messages import Problems

SYNTAX = {  # by code: what is not well-formed, and where
    "yaml-colon": ("a: b: c", "1:5"),
    "yaml-open-quote": ("a: 1\nb: 'x\nc: 2\n", "2:4"),
    "yaml-escape": ('a: "\\q"', "1:"),
    "yaml-open-bracket": ("a: [1, 2\nb: 3\n", "1:4"),
    "yaml-open-brace": ("- {seat: 3, folds\n- {seat: 4, folds}\n", "1:3"),
    "yaml-comma": ("a: [1,,2]", "1:7"),
    "yaml-sign": ("a: @x", "1:4"),
    "yaml-tab": ("a:\n\tb: 1", "2:1"),
    "yaml-indent": ("a: 1\n- b", "2:1"),
    "yaml-dash": ("a: - b", "1:4"),
    "yaml-question-mark": ("a: ? b", "1:4"),
    "yaml-no-colon": ("a: 1\nlong\nb: 2\n", "2:1"),
    "yaml-block-text": ("a: |x\n b", "1:5"),
    "yaml-anchor": ("a: & x", "1:5"),
    "yaml-tag": ("a: !foo!bar x", "1:4"),
    "yaml-directive": ("%YAML 3.0\n---\na: 1", "1:1"),
    "yaml-after-bracket": ("a: 1\nb: [c] d\n", "2:8"),
    "yaml-deeper": ("a: b\n  c: 1\n", "2:3"),
    "yaml-no-dash": ("a:\n  - {b: 1}\n    {b: 2}\n  - {b: 3}\n", "3:5"),
    "yaml-after-end": ("{a: 1}}", "1:7"),
}


def read(text: str, setting: Setting = NO_PACK) -> Lesson:
    """The lesson in a text; Problems where there is any."""
    root, problems = read_text(text, "sample.yaml")
    draft = Draft(None, problems) if root is None else build(root, setting)
    if draft.problems or draft.lesson is None:
        raise Problems(draft.problems)
    return draft.lesson


def lesson(
    *lines: str,
    table: str = "game: nlhe, blinds: 250-500, button: 4",
    seats: str = "1: 20000, 2: {name: BB, stack: 20000}, 3: {name: UTG, stack: 20000}, 4: 20000",
) -> Lesson:
    """A lesson with these lines, at a table of four."""
    script = "".join(f"  - {one}\n" for one in lines) or "  []\n"
    return read(
        f"lesson: sample\ntitle: A sample\ntable: {{{table}, seats: {{{seats}}}}}\n"
        f"script:\n{script}"
    )
