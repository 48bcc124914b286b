"""Changes to the text of a lesson that leave all the rest as it was typed."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Final

import yaml

from trainer.messages import Place

_Loader: Final = yaml.CSafeLoader if yaml.__with_libyaml__ else yaml.SafeLoader


@dataclass(frozen=True, slots=True)
class Entry:
    """An item of a list: its line and the column of what follows its dash, from 1 and from 0; where
    it ends, counted in letters. `key` is the first key, where it is a map."""

    line: int
    column: int
    line_start: int
    end: int
    key: str
    block: bool


class Cut:
    """The text of a sound lesson file, with where its parts begin and end.

    Only for texts that were read without a problem: composing knows no bounds.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        self._lines = [0]
        for line in text.split("\n"):
            self._lines.append(self._lines[-1] + len(line) + 1)
        self.root: yaml.Node | None = yaml.compose(text, Loader=_Loader)

    def with_value(self, at: Place, key: str, value: str) -> str | None:
        """The text with another value of `key` in the map at a place; None where there is none."""
        for node in _maps(self.root):
            if self._is_at(node, at):
                for name, old in node.value:
                    if name.value == key and isinstance(old, yaml.ScalarNode):
                        start, end = self._span(old)
                        return self.text[:start] + value + self.text[end:]
        return None

    def without_seat(self, number: int) -> str | None:
        """The text without a seat of the lesson's own table."""
        seats = child(child(self.root, "table"), "seats")
        if not isinstance(seats, yaml.MappingNode):
            return None
        gone = [index for index, (name, _) in enumerate(seats.value) if name.value == str(number)]
        return self._without(self._spans(seats, gone)) if gone else None

    def without_keys(self, beside: str, names: Collection[str]) -> str:
        """The text without these keys wherever a map has the key `beside`."""
        spans: list[tuple[int, int]] = []
        for node in _maps(self.root):
            keys = [name.value for name, _ in node.value]
            if beside in keys:
                gone = [index for index, name in enumerate(keys) if name in names]
                spans.extend(self._spans(node, gone))
        return self._without(spans)

    def replaced(self, node: yaml.Node, value: str) -> str:
        """The text with another value in place of a node."""
        start, end = self.start(node), self._offset(node.end_mark)
        # A block of text, or of lines, ends where the next key begins.
        end = start + len(self.text[start:end].rstrip())
        # Nothing at all begins right behind the colon of its key.
        blank = " " if start == end and self.text[:start].endswith(":") else ""
        return self.text[:start] + blank + value + self.text[end:]

    def followed(self, node: yaml.Node, more: str) -> str:
        """The text with more at the end of the line on which a node ends."""
        start, end = self.start(node), self._offset(node.end_mark)
        line_end = self.text.find("\n", start + len(self.text[start:end].rstrip()))
        at = len(self.text) if line_end < 0 else line_end
        return self.text[:at] + more + self.text[at:]

    def without_pair(self, node: yaml.MappingNode, key: str) -> str:
        """The text without one key of a map and its value."""
        gone = [index for index, (name, _) in enumerate(node.value) if name.value == key]
        return self._without(self._spans(node, gone))

    def with_item(self, listed: yaml.Node | None, item: str) -> str:
        """The text with one more item in a list; as it is where that is empty or none."""
        if not isinstance(listed, yaml.SequenceNode) or not listed.value:
            return self.text
        last, text = listed.value[-1], self.text
        start, end = self.start(last), self.start(last) + len(self.source(last))
        if listed.flow_style:
            return f"{text[:end]}, {item}{text[end:]}"
        blanks = text[text.rfind("\n", 0, start) + 1 : start].rpartition("-")[0]
        blanks = " " * len(blanks)
        end = len(text) if "\n" not in text[end:] else text.index("\n", end)
        return f"{text[:end]}\n{blanks}- {item}{text[end:]}"

    def lines_of_root(self, names: Collection[str]) -> list[tuple[int, int]] | None:
        """The whole lines that these keys of the root take; None where it is not in block style."""
        root = self.root
        if not isinstance(root, yaml.MappingNode) or root.flow_style:
            return None
        found: list[tuple[int, int]] = []
        for name, value in root.value:
            if name.value in names:
                end = self.text.find("\n", self._end(value))
                found.append((self.start(name), len(self.text) if end < 0 else end + 1))
        return found

    def entries(self, key: str) -> list[Entry]:
        """The items of every list called `key`, in the order of the file."""
        found: list[Entry] = []
        for node in _maps(self.root):
            for name, value in node.value:
                if name.value == key and isinstance(value, yaml.SequenceNode):
                    found.extend(self._entry(one, value) for one in value.value)
        return sorted(found, key=lambda one: one.line)

    def last_of_root(self, entries: list[Entry]) -> Entry:
        """The last of those that lie least deep."""
        least = min(one.column for one in entries)
        return [one for one in entries if one.column == least][-1]

    def _entry(self, node: yaml.Node, among: yaml.SequenceNode) -> Entry:
        first = node.value[0][0] if isinstance(node, yaml.MappingNode) and node.value else None
        mark, end = node.start_mark, self._end(node)
        # A remark at the end of its line is of the entry.
        line_end = self.text.find("\n", end)
        return Entry(
            mark.line + 1,
            mark.column,
            self._lines[mark.line],
            len(self.text) if line_end < 0 else line_end,
            "" if first is None else str(first.value),
            not among.flow_style,
        )

    def start(self, node: yaml.Node) -> int:
        """Where a part begins, counted in letters."""
        return self._offset(node.start_mark)

    def source(self, node: yaml.Node) -> str:
        """A part as it is written."""
        return self.text[self.start(node) : self._end(node)]

    def _without(self, spans: list[tuple[int, int]]) -> str:
        text = self.text
        for start, end in sorted(spans, reverse=True):
            text = text[:start] + text[end:]
        return text

    def _spans(self, node: yaml.MappingNode, gone: list[int]) -> list[tuple[int, int]]:
        """The parts of the text that the entries `gone` of a map take, none within another."""
        if not node.flow_style:
            return [self._block_pair(node, index) for index in gone]
        spans: list[tuple[int, int]] = []
        last = len(node.value) - 1
        while gone and gone[-1] == last:  # with the commas before them
            gone, last = gone[:-1], last - 1
        if last < len(node.value) - 1:
            start = self._end(node.value[last][1]) if last >= 0 else None
            first = self._offset(node.value[0][0].start_mark)
            spans.append((first if start is None else start, self._end(node.value[-1][1])))
        for index in gone:
            key, following = node.value[index][0], node.value[index + 1][0]
            spans.append((self._offset(key.start_mark), self._offset(following.start_mark)))
        return spans

    def _block_pair(self, node: yaml.MappingNode, index: int) -> tuple[int, int]:
        """Whole lines; of the first entry, whose line may begin with a dash, up to the next."""
        key, value = node.value[index]
        start = self._offset(key.start_mark)
        if index == 0 and len(node.value) > 1:
            return start, self._offset(node.value[1][0].start_mark)
        end = self.text.find("\n", self._end(value))
        return start - key.start_mark.column, len(self.text) if end < 0 else end + 1

    def _end(self, node: yaml.Node) -> int:
        """In block style a node ends where the next begins; what is blank between is not of it."""
        end = self._offset(node.end_mark)
        return len(self.text[:end].rstrip()) if not isinstance(node, yaml.ScalarNode) else end

    def _span(self, node: yaml.Node) -> tuple[int, int]:
        return self._offset(node.start_mark), self._offset(node.end_mark)

    def _offset(self, mark: yaml.Mark) -> int:
        return self._lines[min(mark.line, len(self._lines) - 1)] + mark.column

    def _is_at(self, node: yaml.Node, at: Place) -> bool:
        return (node.start_mark.line + 1, node.start_mark.column + 1) == (at.line, at.column)


def _maps(node: yaml.Node | None) -> Iterator[yaml.MappingNode]:
    """All maps of a file, the outer ones first."""
    waiting = [node]
    while waiting:
        one = waiting.pop()
        if isinstance(one, yaml.MappingNode):
            yield one
            waiting.extend(value for _, value in one.value)
        elif isinstance(one, yaml.SequenceNode):
            waiting.extend(one.value)


def child(node: yaml.Node | None, key: str) -> yaml.Node | None:
    """The value of a key of a map; None where it has none, or there is no map."""
    if isinstance(node, yaml.MappingNode):
        return next((value for name, value in node.value if name.value == key), None)
    return None


def on_its_own(text: str, defaults: str) -> str:
    """A lesson with what its table inherits written out; `defaults` is the text of `pack.yaml`.

    Only what stands there in one line; a lesson without a table of its own stays as it is.
    """
    own, pack = Cut(text), Cut(defaults)
    table = child(own.root, "table")
    inherited = child(child(pack.root, "defaults"), "table")
    if not isinstance(table, yaml.MappingNode) or not isinstance(inherited, yaml.MappingNode):
        return text
    there = {name.value for name, _ in table.value}
    lines = [
        f"{name.value}: {pack.source(value)}"
        for name, value in inherited.value
        if name.value not in there and "\n" not in pack.source(value)
    ]
    if not lines or not table.value:
        return text
    first = own.start(table.value[0][0])
    column = table.value[0][0].start_mark.column
    between = ", " if table.flow_style else "\n" + " " * column
    return text[:first] + "".join(line + between for line in lines) + text[first:]
