"""All texts for the reader in a lesson or pack file, language by language, and one of them changed.

Which keys hold such texts is said by the shapes that the reader has.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import yaml

from trainer.content.completion import kind_inside
from trainer.content.cutting_text import Cut
from trainer.content.kinds import Kind
from trainer.content.outline import ITEM
from trainer.content.shapes import LESSON_KEYS, PACK_KEYS
from trainer.content.yaml_text import read_text
from trainer.messages import Message, Place, say


@dataclass(frozen=True, slots=True)
class Wording:
    """A text of a file: what it is, where its value stands, and its words by language; those of a
    plain string have the language `""`."""

    what: Message
    place: Place
    by_language: tuple[tuple[str, str], ...]

    def words(self, language: str, first: str) -> str:
        """The words of a language; a plain string is in the `first`."""
        found = dict(self.by_language)
        return found.get(language, found.get("", "") if language == first else "")


def wordings(text: str, *, pack: bool = False) -> tuple[Wording, ...] | None:
    """All the texts of a file in their order; None where it cannot be read."""
    found = _found(text, pack=pack)
    return None if found is None else tuple(one for one, _, _ in found[1])


def with_words(
    text: str, at: Place, language: str, words: str, first: str, *, pack: bool = False
) -> str | None:
    """The file with other words in one language of the text at a place; empty ones take the
    language out. `first` is the language of plain strings. None where no text stands there."""
    found = _found(text, pack=pack)
    if found is None:
        return None
    cut, all_of_them = found
    for wording, node, flow in all_of_them:
        if (wording.place.line, wording.place.column) == (at.line, at.column):
            return _changed(cut, node, wording, (language, words), first, flow=flow)
    return None


_Found = tuple[Wording, yaml.Node, bool]


def _found(text: str, *, pack: bool) -> tuple[Cut, list[_Found]] | None:
    root, problems = read_text(text, "")
    if root is None or problems:
        return None
    cut = Cut(text)
    if cut.root is None:
        return None
    keys = PACK_KEYS if pack else LESSON_KEYS
    return cut, list(_walk(cut.root, Kind("fields", keys=keys), ("",), {}, flow=False))


def _walk(
    node: yaml.Node, kind: Kind, path: tuple[str, ...], entry: dict[str, str], *, flow: bool
) -> Iterator[_Found]:
    """`flow` is whether the node stands within braces or brackets."""
    if kind.name == "words":
        place = Place("", node.start_mark.line + 1, node.start_mark.column + 1)
        yield Wording(_what(path), place, _by_language(node)), node, flow
        return
    if isinstance(node, yaml.SequenceNode):
        inner = kind_inside(kind, ITEM, entry)
        for item in node.value if inner is not None else ():
            assert inner is not None
            yield from _walk(item, inner, (*path, ITEM), entry, flow=flow or bool(node.flow_style))
    elif isinstance(node, yaml.MappingNode):
        held = {
            str(name.value): str(value.value) if isinstance(value, yaml.ScalarNode) else ""
            for name, value in node.value
        }
        around = held if kind.name == "entry" else entry
        for name, value in node.value:
            inner = kind_inside(kind, str(name.value), around)
            if inner is not None:
                inside = flow or bool(node.flow_style)
                yield from _walk(value, inner, (*path, str(name.value)), around, flow=inside)


def _by_language(node: yaml.Node) -> tuple[tuple[str, str], ...]:
    if isinstance(node, yaml.MappingNode):
        return tuple(
            (str(name.value), str(value.value).strip())
            for name, value in node.value
            if isinstance(value, yaml.ScalarNode)
        )
    return (("", str(node.value).strip()),) if isinstance(node, yaml.ScalarNode) else ()


_NAMES: Final = {
    "title": say("Title"),
    "text": say("Question"),
    "because": say("Reason"),
    "words": say("What is heard"),
    "name": say("Name of the branch"),
    "reason": say("Reason of the house"),
}


def _what(path: tuple[str, ...]) -> Message:
    if "options" in path[-2:-1]:
        return say("Option {name}", name=path[-1])
    if "tempting" in path:
        return say("Reason against a wrong answer")
    if path[-1] == "title" and "chapters" in path:
        return say("Title of the chapter")
    if path[-1] == "title" and "exams" in path:
        return say("Title of the exam")
    return _NAMES.get(path[-1], say("Text"))


def _changed(
    cut: Cut,
    node: yaml.Node,
    wording: Wording,
    new: tuple[str, str],
    first: str,
    *,
    flow: bool,
) -> str:
    language, words = new[0], " ".join(new[1].split())
    if isinstance(node, yaml.MappingNode) and not node.flow_style:
        return _changed_lines(cut, node, language, words)
    told = dict(wording.by_language)
    plain = told.pop("", None)
    if plain is not None and (language == first or not words):
        return cut.replaced(node, quoted(words if language == first else plain, flow=flow))
    if plain is not None:
        told[first] = plain
    told[language] = words
    kept = {name: said for name, said in told.items() if said}
    pairs = ", ".join(f"{name}: {quoted(said, flow=True)}" for name, said in kept.items())
    return cut.replaced(node, f"{{{pairs}}}" if kept else '""')


def _changed_lines(cut: Cut, node: yaml.MappingNode, language: str, words: str) -> str:
    """The same of a map with a line for each language, the other lines as they are."""
    for name, value in node.value:
        if name.value == language:
            if words or len(node.value) == 1:
                return cut.replaced(value, quoted(words, flow=False))
            return cut.without_pair(node, language)
    if not words:
        return cut.text
    last, column = node.value[-1][1], node.value[0][0].start_mark.column
    return cut.followed(last, f"\n{' ' * column}{language}: {quoted(words, flow=False)}")


_PLAIN: Final = re.compile(r"[^\W_][\w .’!()«»¿¡-]*")


def quoted(words: str, *, flow: bool) -> str:
    """As it is written in a file: in quotes where it needs them; `flow` within braces."""
    plain = _PLAIN.fullmatch(words) is not None or (
        not flow and re.fullmatch(r"[^\W_][\w .,;’!?()«»¿¡-]*", words) is not None
    )
    if plain:
        return words
    escaped = words.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{escaped}"'
