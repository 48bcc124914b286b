"""From the `script:` of a file to lines, questions and branches, each branch with its table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from trainer.content.asking import read_question
from trainer.content.facts import Given, read_table, with_pieces
from trainer.content.inherit import merged
from trainer.content.known import meet_seats
from trainer.content.lesson import Branch, Line, Question, Script, Words
from trainer.content.lines import read_line
from trainer.content.nodes import Hole, Mapping, Node, Sequence
from trainer.content.pieces import most_of, named_pieces
from trainer.content.reading import Fields, Reading
from trainer.content.shapes import BRANCHES, TABLE_KEYS
from trainer.messages import Place, say
from trainer.rules.house import Edition
from trainer.table.events import Event
from trainer.table.start import Facts, open_table

MOST_QUESTIONS: Final = 50
"""Of a lesson with all its branches; each is a page of its handout. A long lesson has ten."""
MOST_BRANCHES: Final = 50


@dataclass(slots=True)
class Raw:
    """A script that has been read, before its tables are open."""

    lines: list[Line | Question] = field(default_factory=list)
    branches: list[RawBranch] = field(default_factory=list)

    @property
    def events(self) -> list[Event]:
        return [one.event for one in self.lines if isinstance(one, Line)]


@dataclass(slots=True)
class RawBranch:
    """`given` are its own facts; None where the table goes on as it stands."""

    name: Words
    place: Place
    raw: Raw
    given: Given | None = None


class ScriptReader:
    """Reads the scripts of one file. `broken` are the places of what was refused."""

    def __init__(
        self, reading: Reading, table: Mapping | None, editions: tuple[Edition, ...]
    ) -> None:
        self.reading = reading
        self.table = table
        self.editions = editions
        self.asked = 0
        self.questions = 0
        self.branched = 0
        self.full = False
        self.broken: list[Place] = []

    def read(self, node: Node, given: Given | None) -> Raw:
        """The script; questions are counted on, depth first."""
        raw = Raw()
        if not isinstance(node, Sequence):
            if not isinstance(node, Hole):
                message = say("A list of lines is needed here.")
                self.reading.problem(node, "wrong-kind", message)
            return raw
        for number, item in enumerate(node.items, 1):
            if self.full:
                break
            self._item(raw, item, given, last=number == len(node.items))
        return raw

    def _has_room(self, node: Node) -> bool:
        """Whether the lesson may go on there; that it may not is told once."""
        if self.full:
            return False
        hint = say("Make several lessons of it.")
        if self.questions > MOST_QUESTIONS:
            message = say("A lesson has at most {most} questions.", most=MOST_QUESTIONS)
        elif self.branched > MOST_BRANCHES:
            message = say("A lesson has at most {most} branches.", most=MOST_BRANCHES)
        else:
            return True
        self.full = True
        self.reading.problem(node, "too-many-entries", message, hint)
        self.broken.append(node.place)
        return False

    def _item(self, raw: Raw, item: Node, given: Given | None, *, last: bool) -> None:
        line = self.reading.map(item)
        one: Line | Question | None = None
        if line is not None and "branches" in line.values:
            if not last:
                message = say("Branches end a script: nothing can follow them.")
                self.reading.problem(line, "branches-not-last", message)
            self._branches(raw, line, given)
            return
        if line is not None and "ask" in line.values:
            self.asked += 1
            one = read_question(self.reading, line, self.asked, self.editions)
            self.questions += one is not None
            if not self._has_room(item):
                return
        elif line is not None:
            one = read_line(self.reading, line)
        if one is None:
            self.broken.append(item.place)
        else:
            raw.lines.append(one)

    def _branches(self, raw: Raw, line: Mapping, given: Given | None) -> None:
        found = Fields(self.reading, line, (BRANCHES,)).of("branches", tuple)
        for one in found or ():
            assert isinstance(one, Fields)
            self.branched += 1
            if not self._has_room(one.node):
                return
            seats, names = self.reading.seats, self.reading.names
            branch = self._branch(one, given)
            self.reading.seats, self.reading.names = seats, names
            if branch is None:
                self.broken.append(one.node.place)
            else:
                raw.branches.append(branch)

    def _branch(self, branch: Fields, given: Given | None) -> RawBranch | None:
        own: Given | None = None
        replaces = branch.node.get("table")
        if isinstance(replaces, Mapping) and self.table is not None:
            whole = merged(replaces, self.table)
            meet_seats(self.reading, whole)
            own = read_table(self.reading, Fields(self.reading, whole, TABLE_KEYS))
        script = branch.node.get("script")
        raw = Raw() if script is None else self.read(script, own or given)
        if replaces is not None and own is None:
            self.reading.map(replaces)
            return None
        return RawBranch(branch.words("name"), branch.node.place, raw, own)

    def facts(self, given: Given, raw: Raw, before: list[Event]) -> Facts | None:
        """The facts with the pieces that every way through the script names."""
        named = most_of(named_pieces(path, given.in_front) for path in _paths(raw, before))
        return with_pieces(self.reading, given, named)

    def finished(self, raw: Raw, before: list[Event]) -> Script:
        """The script, with the tables of its branches open."""
        events = [*before, *raw.events]
        branches: list[Branch] = []
        for one in raw.branches:
            table = None
            if one.given is not None:
                facts = self.facts(one.given, one.raw, events)
                if facts is None:
                    self.broken.append(one.place)
                    continue
                table = open_table(facts)
            script = self.finished(one.raw, events)
            branches.append(Branch(one.name, script, one.place, table))
        return Script(tuple(raw.lines), tuple(branches))


def _paths(raw: Raw, before: list[Event]) -> Iterator[list[Event]]:
    """Every way through the script on one table; a branch with facts of its own is left out."""
    events = [*before, *raw.events]
    yield events
    for one in raw.branches:
        if one.given is None:
            yield from _paths(one.raw, events)
