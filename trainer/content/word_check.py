"""Texts that a language of the pack lacks, each at its place in the file."""

from __future__ import annotations

from collections.abc import Iterator

from trainer.content.lesson import Lesson, Line, Question, Script, Words
from trainer.content.nodes import Mapping, Node, Sequence
from trainer.messages import Message, Place, Problem, say

_Text = tuple[Words, Place, tuple[str, ...], Message]
"""Words, the place of the map they are in, the keys that lead from there to them, what they are."""


def lesson_words(lesson: Lesson, root: Node) -> Iterator[Problem]:
    """The texts of a lesson that a language of its pack lacks; `root` is its file."""
    for words, place, keys, what in _all(lesson):
        if words:
            at = value_place(root, place, *keys) if _missing(words, lesson.languages) else place
            yield from missing_words(words, at, what, lesson.languages)


def missing_words(
    words: Words, place: Place, what: Message, languages: tuple[str, ...]
) -> Iterator[Problem]:
    """One problem where any of the languages has no words of its own."""
    missing = _missing(words, languages)
    if words and missing:
        message = say(
            "The {what} is missing in {languages}.", what=what, languages=", ".join(missing)
        )
        hint = say("Write it for each language: `{{{example}}}`.", example=_example(words, missing))
        yield Problem(place, "missing-words", message, hint)


def value_place(root: Node, at: Place, *keys: str) -> Place:
    """Where the value stands to which keys lead from the map at a place; the place itself where
    there is none, as where it was inherited."""
    node = _map_at(root, at)
    for key in keys:
        node = node.get(key) if isinstance(node, Mapping) else None
    return at if node is None else node.place


def _missing(words: Words, languages: tuple[str, ...]) -> list[str]:
    return [one for one in languages if not words.speaks(one)]


def _example(words: Words, missing: list[str]) -> str:
    known = [f"{language}: …" for language, _ in words.by_language if language]
    return ", ".join([*known, *(f"{language}: …" for language in missing)])


def _map_at(root: Node, at: Place) -> Node | None:
    waiting = [root]
    while waiting:
        one = waiting.pop()
        if isinstance(one, Mapping):
            if (one.file, one.line, one.column) == (at.file, at.line, at.column):
                return one
            waiting.extend(one.values.values())
        elif isinstance(one, Sequence):
            waiting.extend(one.items)
    return None


def _all(lesson: Lesson) -> Iterator[_Text]:
    yield lesson.title, lesson.place, ("title",), say("title")
    yield from _script(lesson.script)


def _script(script: Script) -> Iterator[_Text]:
    for item in script.lines:
        match item:
            case Line():
                yield item.words, item.place, ("words",), say("bubble")
            case Question():
                yield from _question(item)
    for branch in script.branches:
        yield branch.name, branch.place, ("name",), say("name of the branch")
        yield from _script(branch.script)


def _question(item: Question) -> Iterator[_Text]:
    yield item.text, item.place, ("text",), say("question")
    yield item.because, item.place, ("because",), say("author’s reason")
    for one in item.tempting:
        yield one.because, one.place, ("because",), say("reason against a wrong answer")
    for name, text in item.options:
        yield text, item.place, ("options", name), say("option")
    if item.override is not None:
        keys = ("override", "reason")
        yield item.override.reason, item.place, keys, say("reason of the house")
