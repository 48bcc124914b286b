"""YAML as text with places: maps, lists and scalars as they were typed, nothing interpreted.

A reader over the parser's events with a stack of its own, bounded in bytes, nodes and depth: it
neither recurses nor hides anchors, as composing does.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Final, TypeAlias

import yaml

from trainer import files
from trainer.content.nodes import Hole, Mapping, Node, Scalar, Sequence
from trainer.content.suggest import separator_words
from trainer.content.yaml_syntax import syntax_problem
from trainer.messages import Message, Place, Problem, Problems, say

MOST_BYTES: Final = 1_000_000
MOST_NODES: Final = 50_000
MOST_LEVELS: Final = 40

# The parser of libyaml where PyYAML was built with it; the slow one reads the same.
_Loader: Final = yaml.CSafeLoader if yaml.__with_libyaml__ else yaml.SafeLoader


def read_file(path: Path, name: str = "") -> tuple[Node | None, tuple[Problem, ...]]:
    """The document in a file, and what is wrong with it; `name` is how problems call the file.

    None where nothing could be read. Never more than `MOST_BYTES` are taken from the disk.
    """
    file = name or str(path)
    try:
        data = files.take(path, MOST_BYTES)
    except FileNotFoundError:
        return _failed(file, "no-such-file", say("There is no such file."))
    except IsADirectoryError:
        return _failed(file, "is-a-folder", say("This is a folder; a file is needed."))
    except OSError as error:
        return _failed(file, "unreadable-file", files.cannot_be_read(error))
    return read_bytes(data, file)


def read_bytes(data: bytes, file: str) -> tuple[Node | None, tuple[Problem, ...]]:
    """The same from the bytes of a file."""
    if len(data) > MOST_BYTES:
        return _failed(
            file,
            "too-large",
            say("The file is larger than {most} bytes.", most=MOST_BYTES),
            say("One lesson a file is far smaller: is it the right file?"),
        )
    if data.startswith((b"\xff\xfe", b"\xfe\xff")):
        return _failed(file, "bad-encoding", _NOT_UTF8, _SAVE_AS_UTF8)
    if b"\0" in data:
        return _failed(file, "binary-file", say("This is not a text file."))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = data[: error.start]
        line = before.count(b"\n") + 1
        column = len(before.rpartition(b"\n")[2].decode("utf-8", "replace")) + 1
        problem = Problem(Place(file, line, column), "bad-encoding", _NOT_UTF8, _SAVE_AS_UTF8)
        return None, (problem,)
    return read_text(text, file)


_NOT_UTF8 = say("The file is not text in UTF-8.")
_SAVE_AS_UTF8 = say("Save it with the encoding UTF-8.")

# What YAML does not take as text, tabs and line ends apart.
_UNPRINTABLE = re.compile("[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x84\x86-\x9f\ud800-\udfff\ufffe\uffff]")


def read_text(text: str, file: str) -> tuple[Node | None, tuple[Problem, ...]]:
    """The same from the text of a file."""
    if found := _UNPRINTABLE.search(text):
        before = text[: found.start()]
        place = Place(file, before.count("\n") + 1, len(before.rpartition("\n")[2]) + 1)
        return None, (
            Problem(place, "control-character", say("There is a character that cannot be seen.")),
        )
    reader = _Reader(file)
    try:
        root = reader.read(text)
    except Problems as stopped:
        return None, (*reader.problems, *stopped.problems)
    if root is None or (isinstance(root, Scalar) and root.empty):
        return _failed(file, "empty-file", say("The file is empty."))
    return root, tuple(reader.problems)


def _failed(
    file: str, code: str, message: Message, hint: Message | None = None
) -> tuple[None, tuple[Problem, ...]]:
    return None, (Problem(Place(file), code, message, hint),)


_Open: TypeAlias = Sequence | Mapping


class _Reader:
    """One pass over the events of one file."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.problems: list[Problem] = []
        self.root: Node | None = None
        # The open maps and lists from the outside in; of a map also the key that waits for its
        # value: a Hole where that key was refused.
        self.stack: list[_Open] = []
        self.waiting: list[Scalar | Hole | None] = []
        self.last_key: list[str] = []
        self.nodes = 0

    def read(self, text: str) -> Node | None:
        parser = _Loader(text)
        try:
            self._events(parser)
        except yaml.MarkedYAMLError as error:
            raise Problems((syntax_problem(error, self.file, text),)) from None
        finally:
            parser.dispose()
        return self.root

    def _events(self, parser: Any) -> None:
        documents = 0
        while True:
            # The stubs leave it open whether an event has a mark, a tag or an anchor.
            event: Any = parser.get_event()
            kind = type(event)
            if kind is yaml.ScalarEvent:
                mark = event.start_mark
                line, column = mark.line + 1, mark.column + 1
                plain = not event.style
                node = Scalar(self.file, line, column, event.value, plain=plain)
                if event.anchor or event.tag:
                    self._place(self._refused(event, node))
                else:
                    self._place(node)
            elif kind is yaml.MappingStartEvent:
                mark = event.start_mark
                self._open(
                    event,
                    Mapping(self.file, mark.line + 1, mark.column + 1, flow=event.flow_style),
                )
            elif kind is yaml.SequenceStartEvent:
                mark = event.start_mark
                self._open(event, Sequence(self.file, mark.line + 1, mark.column + 1))
            elif kind is yaml.MappingEndEvent or kind is yaml.SequenceEndEvent:
                self.stack.pop()
                self.waiting.pop()
                self.last_key.pop()
            elif kind is yaml.AliasEvent:
                place = self._at(event)
                message = say("An alias: `*{name}`.", name=event.anchor)
                self._problem(place, "alias", message, say("Write it out in full."))
                self._place(Hole(place.file, place.line, place.column))
            elif kind is yaml.DocumentStartEvent:
                documents += 1
                if documents > 1:
                    message = say("A second document begins here.")
                    self._stop(self._at(event), "second-document", message)
            elif kind is yaml.StreamEndEvent:
                return

    def _at(self, event: Any) -> Place:
        return Place(self.file, event.start_mark.line + 1, event.start_mark.column + 1)

    def _problem(
        self, place: Place, code: str, message: Message, hint: Message | None = None
    ) -> None:
        self.problems.append(Problem(place, code, message, hint))

    def _stop(self, place: Place, code: str, message: Message) -> None:
        raise Problems((Problem(place, code, message),))

    def _refused(self, event: Any, node: Node) -> Node:
        """Says what is wrong with an anchor or a tag; the node itself is read on."""
        if event.anchor:
            self._problem(
                node.place,
                "anchor",
                say("An anchor: `&{name}`.", name=event.anchor),
                say("Write it out in full where it is needed."),
            )
        if event.tag:
            tag = str(event.tag).replace("tag:yaml.org,2002:", "!!")
            self._problem(
                node.place,
                "tag",
                say("A tag: `{tag}`.", tag=tag),
                say("Leave it out; a text that begins with ! needs quotes."),
            )
        return node

    def _open(self, event: Any, node: _Open) -> None:
        if event.anchor or event.tag:
            self._refused(event, node)
        self._place(node)
        if len(self.stack) == MOST_LEVELS:
            message = say("This is nested more than {most} deep.", most=MOST_LEVELS)
            self._stop(node.place, "too-deep", message)
        self.stack.append(node)
        self.waiting.append(None)
        self.last_key.append("")

    def _place(self, node: Node) -> None:
        """Puts a node where it belongs: the root, the next item, the next key or its value."""
        self.nodes += 1
        if self.nodes > MOST_NODES:
            message = say("There are more than {most} entries.", most=MOST_NODES)
            self._stop(node.place, "too-many-entries", message)
        if not self.stack:
            self.root = node
            return
        parent = self.stack[-1]
        if type(parent) is Sequence:
            parent.items.append(node)
            return
        assert isinstance(parent, Mapping)
        key = self.waiting[-1]
        if key is None:
            self.waiting[-1] = self._key(node)
            return
        self.waiting[-1] = None
        if type(key) is not Scalar:
            return
        if key.text in parent.keys:
            first = parent.keys[key.text].line
            if not self._parted_amount(parent, key, node):
                self._problem(
                    key.place,
                    "doubled-key",
                    say("`{key}` is here twice; first in line {line}.", key=key.text, line=first),
                )
        elif not self._parted_amount(parent, key, node):
            parent.put(key, node)
            self.last_key[-1] = key.text

    def _key(self, node: Node) -> Scalar | Hole:
        if type(node) is Scalar:
            if node.text == "<<" and node.plain:
                self._problem(
                    node.place,
                    "merge-key",
                    say("A merge key: `<<`."),
                    say("Write the keys out in full."),
                )
                return Hole(node.file, node.line, node.column)
            return node
        if not isinstance(node, Hole):
            self._problem(node.place, "key-not-text", say("A key must be a text or a number."))
        return Hole(node.file, node.line, node.column)

    def _parted_amount(self, parent: Mapping, key: Scalar, value: Node) -> bool:
        """`{puts: 1,700}` is two keys to YAML: the second begins with the last three digits."""
        if not parent.flow or not key.plain or not _LAST_DIGITS.match(key.text):
            return False
        if type(value) is not Scalar or not value.empty:
            return False
        name = self.last_key[-1]
        before = parent.values.get(name)
        if type(before) is Hole:  # 1,000,000: said already
            return True
        if type(before) is not Scalar or not before.text[-1:].isdigit():
            return False
        parent.values[name] = Hole(before.file, before.line, before.column)
        typed = f"{before.text},{key.text}"
        self._problem(before.place, "amount-separator", *separator_words(typed))
        return True


_LAST_DIGITS = re.compile(r"[0-9]{3}(?![0-9])")
