"""Syntax errors of YAML in our words: the parser's own sentences are English and never shown."""

from __future__ import annotations

from typing import Final

import yaml

from trainer.messages import Message, Place, Problem, say

_QUOTE = say("A text with `: `, ` #` or a bracket, or that begins with a sign, needs quotes.")

_TAB: Final = (
    "yaml-tab",
    say("A tab stands where only blanks may stand."),
    say("Indent with blanks."),
)

# By what is in the parser's sentence about the problem, or else about its context; the first that
# fits. Both parsers are meant, libyaml and PyYAML's own.
_SENTENCES: Final[tuple[tuple[str, str, Message, Message | None], ...]] = (
    # libyaml looks ahead along a line, and gives up at a thousand before our own bound is met.
    (
        "maximum nesting depth",
        "too-deep",
        say("This is nested too deep."),
        say("Close the brackets that are open."),
    ),
    ("URI", "yaml-tag", say("A text cannot begin with ! like this."), _QUOTE),
    (
        "escape",
        "yaml-escape",
        say("A backslash in a text with double quotes begins an escape that does not exist."),
        say("Write \\\\ for a backslash, or use single quotes."),
    ),
    (
        "hexdecimal",  # as libyaml has it
        "yaml-escape",
        say("A backslash in a text with double quotes begins an escape that does not exist."),
        say("Write \\\\ for a backslash, or use single quotes."),
    ),
    (
        "mapping values are not allowed",
        "yaml-colon",
        say("This colon cannot stand here: the line has a value already."),
        _QUOTE,
    ),
    (
        "found unexpected ':'",
        "yaml-colon",
        say("A colon without a blank behind it."),
        say("Write `key: value`; a text with a colon needs quotes."),
    ),
    (
        "mapping keys are not allowed",
        "yaml-question-mark",
        say("A question mark cannot begin a key here."),
        _QUOTE,
    ),
    (
        "sequence entries are not allowed",
        "yaml-dash",
        say("A list item cannot begin here."),
        say("Each item on a line of its own, all with the same indent."),
    ),
    (
        "could not find expected ':'",
        "yaml-no-colon",
        say("A key without its colon."),
        say("Write `key: value`, with a blank after the colon."),
    ),
    (
        "while scanning a quoted scalar",
        "yaml-open-quote",
        say("A quoted text is not closed."),
        say("Put the same quote at its end; inside ' write '' for one."),
    ),
    (
        "while scanning a block scalar",
        "yaml-block-text",
        say("The head of a text block is wrong."),
        say("Behind | or > only + or -, a digit and a comment may stand."),
    ),
    (
        "document start",
        "yaml-after-end",
        say("Something follows where the file should have ended."),
        say("Look for a line that is indented less, or otherwise, than those above it."),
    ),
    (
        "while scanning an anchor",
        "yaml-anchor",
        say("A name must follow & at once."),
        _QUOTE,
    ),
    (
        "while scanning an alias",
        "yaml-anchor",
        say("A name must follow * at once."),
        _QUOTE,
    ),
    ("tag", "yaml-tag", say("A text cannot begin with ! like this."), _QUOTE),
    (
        "directive",
        "yaml-directive",
        say("A line that begins with % is no part of a lesson."),
        say("Put the text in quotes, or leave the line out."),
    ),
    (
        "incompatible YAML document",
        "yaml-directive",
        say("A line that begins with % is no part of a lesson."),
        say("Put the text in quotes, or leave the line out."),
    ),
    (
        "while scanning for the next token",
        "yaml-sign",
        say("A text cannot begin with this sign."),
        say("Put the text in quotes."),
    ),
    (
        "while parsing a flow sequence",
        "yaml-open-bracket",
        say("A list in [ ] is not closed, or a comma is missing."),
        say("Put `]` at its end, and a comma between two items."),
    ),
    (
        "while parsing a flow mapping",
        "yaml-open-brace",
        say("A map in {{ }} is not closed, or a comma is missing."),
        say("Put `}}` at its end, and a comma between two keys."),
    ),
    (
        "while parsing a flow node",
        "yaml-comma",
        say("Something is missing between two commas or before a bracket."),
        say("Leave the comma out, or write what is missing."),
    ),
    (
        "while parsing a block mapping",
        "yaml-indent",
        say("A key was expected here."),
        say("Keys of one map begin in the same column; a key has `: ` behind it."),
    ),
    (
        "while parsing a block collection",
        "yaml-indent",
        say("A list item was expected here."),
        say("Items of one list begin with `- ` in the same column."),
    ),
    (
        "while parsing a block node",
        "yaml-indent",
        say("A value was expected here."),
        say("Look at the indents of this line and the one above."),
    ),
)


def syntax_problem(error: yaml.MarkedYAMLError, file: str, text: str) -> Problem:
    """The problem at the place where the parser stopped, or where what it could not end began."""
    mark = error.problem_mark or error.context_mark
    told = _sentence(error.problem or "", error.context or "")
    begun = error.context_mark
    if mark is not None:
        # Of a key without a colon the parser stops a line too late.
        mark = begun if begun and told[0] == "yaml-no-colon" else mark
        told = _by_place(text, mark, told)
    code, message, hint = told
    # The end of the file says nothing about an open quote or brace; where it was opened does.
    if begun is not None and mark is not None and code in _OPENED:
        mark = begun if code == "yaml-open-quote" or begun.line != mark.line else mark
    place = Place(file, mark.line + 1, mark.column + 1) if mark else Place(file)
    if told is _DEEPER and mark is not None:
        line = _line(text, mark.index)
        place = Place(file, mark.line + 1, len(line) - len(line.lstrip(" ")) + 1)
    return Problem(place, code, message, hint)


_Told = tuple[str, Message, Message | None]


def _by_place(text: str, mark: yaml.Mark, told: _Told) -> _Told:
    """What the text at the place says better than the parser does."""
    at, before = text[mark.index : mark.index + 1], _line(text, mark.index)[: mark.column]
    if at == "\t":
        return _TAB
    match told[0]:
        case "yaml-no-colon" | "yaml-indent" if at in ("{", "[") and not before.strip():
            return _NO_DASH
        case "yaml-indent" if before.rstrip()[-1:] in ("]", "}"):
            return _AFTER_BRACKET
        case "yaml-colon" if _first_key(before) and _deeper(text, mark.index):
            return _DEEPER
        case _:
            return told


def _line(text: str, index: int) -> str:
    start = text.rfind("\n", 0, index) + 1
    return text[start:].partition("\n")[0]


def _first_key(before: str) -> bool:
    """Whether what stands before a colon is the first word of its line."""
    word = before.strip().removeprefix("- ")
    return bool(word) and not any(sign in word for sign in " :\"'{[")


def _deeper(text: str, index: int) -> bool:
    """Whether a line is indented deeper than the one above it, which opens nothing."""
    start = text.rfind("\n", 0, index) + 1
    above = text[:start].rstrip().rpartition("\n")[2]
    line = _line(text, index)
    indents = [len(one) - len(one.lstrip(" ")) for one in (above, line)]
    return bool(above) and indents[1] > indents[0] and not above.endswith(":")


_NO_DASH: Final[_Told] = (
    "yaml-no-dash",
    say("A list item without its dash."),
    say("Write `- ` before it, in the column of the other dashes."),
)
_AFTER_BRACKET: Final[_Told] = (
    "yaml-after-bracket",
    say("Something follows a closing bracket."),
    say("A text that begins with a bracket needs quotes."),
)
_DEEPER: Final[_Told] = (
    "yaml-deeper",
    say("This line is indented deeper than the one above, which has its value already."),
    say("Keys of one map begin in the same column."),
)

_OPENED: Final = frozenset({"yaml-open-quote", "yaml-open-bracket", "yaml-open-brace"})


def _sentence(problem: str, context: str) -> tuple[str, Message, Message | None]:
    for part, code, message, hint in _SENTENCES:
        if part in problem or part in context:
            return code, message, hint
    return "yaml-syntax", say("This is not well-formed YAML."), _QUOTE
