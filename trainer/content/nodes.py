"""What a file is made of: maps, lists and texts, each at its place, nothing interpreted."""

from __future__ import annotations

from collections.abc import Iterator

from trainer.messages import Place


class Node:
    """Something in a file, at its place; lines and columns count from 1."""

    __slots__ = ("column", "file", "line")

    def __init__(self, file: str, line: int, column: int) -> None:
        self.file = file
        self.line = line
        self.column = column

    @property
    def place(self) -> Place:
        return Place(self.file, self.line, self.column)


class Hole(Node):
    """What was refused with a problem of its own: nothing more is said of it."""

    __slots__ = ()


class Scalar(Node):
    """A text as typed. `plain` is without quotes, so that an empty one is nothing at all."""

    __slots__ = ("plain", "text")

    def __init__(self, file: str, line: int, column: int, text: str, *, plain: bool) -> None:
        super().__init__(file, line, column)
        self.text = text
        self.plain = plain

    @property
    def empty(self) -> bool:
        return self.plain and not self.text


class Sequence(Node):
    __slots__ = ("items",)

    def __init__(self, file: str, line: int, column: int) -> None:
        super().__init__(file, line, column)
        self.items: list[Node] = []

    def __iter__(self) -> Iterator[Node]:
        return iter(self.items)


class Mapping(Node):
    """`keys` and `values` are by the text of the key. `flow` is written with braces."""

    __slots__ = ("flow", "keys", "values")

    def __init__(self, file: str, line: int, column: int, *, flow: bool = False) -> None:
        super().__init__(file, line, column)
        self.flow = flow
        self.keys: dict[str, Scalar] = {}
        self.values: dict[str, Node] = {}

    def get(self, key: str) -> Node | None:
        return self.values.get(key)

    def put(self, key: Scalar, value: Node) -> None:
        self.keys[key.text] = key
        self.values[key.text] = value
