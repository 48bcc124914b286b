"""Where in a file a place is, told from the text before it: keys above, keys beside, what is typed.

Works on text that is not YAML yet, since it is being typed: lines by their indentation, braces and
brackets by counting. Nothing is interpreted.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

ITEM: Final = "-"
"""Stands in a path for an item of a list."""


@dataclass(frozen=True, slots=True)
class Where:
    """`path` are the keys from the root to the map or list that the place is in.

    `beside` is what that holds so far; `entry` the same of the nearest entry of a script around it.
    `key` is the key whose value is being typed, None where a key or an item is; `typed` is the
    word that has been begun.
    """

    path: tuple[str, ...]
    beside: tuple[tuple[str, str], ...] = ()
    entry: tuple[tuple[str, str], ...] = ()
    key: str | None = None
    typed: str = ""
    in_list: bool = False


@dataclass(slots=True)
class _Open:
    """A map or a list that is open, by its column or, in flow style, by its bracket."""

    name: str
    column: int
    is_list: bool = False
    flow: bool = False
    held: dict[str, str] = field(default_factory=dict)
    key: str | None = None

    @property
    def inner(self) -> str:
        """What something inside is called in a path."""
        return ITEM if self.is_list or self.key is None else self.key


_KEY = re.compile(r"""([^\s:#,\[\]{}"'-][^:#,\[\]{}"']*?)\s*:(?=\s|$)""")
_WORD = re.compile(r"[A-Za-z0-9-]*$")


def where(before: str) -> Where:
    """What the place at the end of `before` is."""
    scan = _Scan()
    lines = before.split("\n")
    for line in lines[:-1]:
        scan.line(line, last=False)
    scan.line(lines[-1], last=True)
    return scan.place(lines[-1])


class _Scan:
    def __init__(self) -> None:
        self.open = [_Open("", 0)]
        self.word = ""

    @property
    def top(self) -> _Open:
        return self.open[-1]

    def line(self, line: str, *, last: bool) -> None:
        if self.top.flow:
            self._flow(line)
            return
        column = len(line) - len(line.lstrip(" "))
        rest = line[column:]
        if rest.startswith("#") or not (rest or last):
            return
        self._leave(column, dash=_dashed(rest))
        while _dashed(rest):
            if not self.top.is_list or self.top.column != column:
                self.open.append(_Open(self.top.inner, column, is_list=True))
            after = rest[1:].lstrip(" ")
            column, rest = column + len(rest) - len(after), after
        self._entry(column, rest, last=last)

    def _leave(self, column: int, *, dash: bool) -> None:
        """Closes what ends before a line at this column."""
        while len(self.open) > 1:
            beyond = self.top.column > column
            # A list may stand at the column of the key that it belongs to.
            over = self.top.is_list and self.top.column == column and not dash
            if not beyond and not over:
                return
            self.open.pop()

    def _entry(self, column: int, rest: str, *, last: bool) -> None:
        key = _KEY.match(rest)
        begun = last and key is None and rest[:1] not in ("{", "[")
        if key is None and not begun:
            if rest[:1] in ("{", "["):
                self._flow(rest)
            return
        top = self.top
        if top.is_list or (top.column < column and (key is not None or top.key is not None)):
            self.open.append(_Open(top.inner, column))
        if key is None:
            self.top.key = None
            return
        value = rest[key.end() :].strip()
        self.top.key = key[1]
        self.top.held[key[1]] = value
        if value[:1] in ("{", "["):
            self._flow(value)

    def _flow(self, text: str) -> None:
        quote = ""
        for at, letter in enumerate(text):
            if quote:
                quote = "" if letter == quote else quote
            elif letter in "\"'" and not self.word.strip():
                quote = letter
            elif letter in "{[":
                inner = _Open(self.top.inner, self.top.column, letter == "[", flow=True)
                self.open.append(inner)
                self.word = ""
            elif letter in "}],":
                self._part()
                if letter != ",":
                    self.open.pop()
                    if not self.top.flow:
                        return
            elif letter == ":" and text[at + 1 : at + 2] in ("", " ") and not self.top.is_list:
                self.top.key, self.word = self.word.strip(), ""
                self.top.held[self.top.key] = ""
            elif letter == "#" and text[at - 1 : at] in ("", " "):
                return
            else:
                self.word += letter
        self.word += " "

    def _part(self) -> None:
        """A part between braces is over: a value, or a key alone."""
        top, word, self.word = self.top, self.word.strip(), ""
        if top.key is not None and not top.is_list:
            top.held[top.key] = top.held[top.key] or word
        elif word and not top.is_list:
            top.held[word] = ""
        top.key = None

    def place(self, line: str) -> Where:
        top = self.top
        found = _WORD.search(line)
        key = top.key
        if not top.flow and (top.is_list or not _KEY.search(line)):
            key = None
        entries = [
            one
            for above, one in zip(self.open, self.open[1:], strict=False)
            if above.is_list and above.name == "script" and not one.is_list
        ]
        return Where(
            tuple(one.name for one in self.open[1:]),
            tuple(top.held.items()),
            tuple(entries[-1].held.items()) if entries else (),
            key,
            "" if found is None else found[0],
            top.is_list,
        )


def _dashed(text: str) -> bool:
    return text == "-" or text.startswith("- ")
