"""The shapes of lesson, pack and case files as data: what keys there are, and what each takes.

The reader, the JSON Schema and the reference for authors come from these declarations.
"""

from __future__ import annotations

from typing import Final

from trainer.content.answer_shapes import ASKS
from trainer.content.antes import ANTE
from trainer.content.exams import EXAMS
from trainer.content.house import HOUSE
from trainer.content.kinds import (
    AMOUNT,
    ANSWER,
    CARDS,
    CHIPS,
    CLAIM,
    EDITION,
    ID,
    LANGUAGE,
    NUMBER,
    PLACE_AT_TABLE,
    RULE,
    SCRIPT,
    STACK,
    TEXT,
    TWO_AMOUNTS,
    WORDS,
    YES_NO,
    Key,
    Kind,
    by_place,
    by_seat,
    by_text,
    choice,
    either,
    fields,
    list_of,
)
from trainer.content.manifest import MANIFEST_KEYS
from trainer.messages import say
from trainer.table.games import Game, Street
from trainer.table.state import Phase, Status

MOST_SEATS: Final = 10
FULL_RING: Final = 9
"""Seats of a table whose `size:` is not given, unless a higher seat is taken."""

SEAT_KEYS: Final = (
    Key("name", TEXT, say("What the seat is called, in the file and at the table: UTG, A.")),
    Key(
        "stack",
        STACK,
        say("The stack before blinds and bets: a total, or chips as pieces (`3x5000 10x100`)."),
    ),
    Key(
        "mixed",
        YES_NO,
        say("`yes`: its chips stand on each other in no order, to be counted as they are."),
    ),
    Key("posted", CHIPS, say("The pieces of the posted blind, where they matter: `2x25`.")),
    Key("bet", CHIPS, say("Chips in front from the street that is under way, blinds apart.")),
    Key("cards", CARDS, say("The cards of the seat: `Td As`, `x` for a card not known.")),
    Key("status", choice(*(one.value for one in Status)), say("Whether the seat plays.")),
)

POT_KEYS: Final = (
    Key("amount", AMOUNT, say("Chips in the pot.")),
    Key("seats", list_of(Kind("seat")), say("Who can win it; left out, every live seat.")),
    Key("from", by_seat(AMOUNT), say("Who put in what.")),
)

TABLE_KEYS: Final = (
    Key("game", choice(*(one.value for one in Game)), say("The game."), required=True),
    Key("size", NUMBER, say("How many seats the table has; 9, or up to the highest seat taken.")),
    Key("blinds", TWO_AMOUNTS, say("Small and big blind: `250-500`.")),
    Key("limits", TWO_AMOUNTS, say("The bets of a limit game: `200-400`.")),
    Key(
        "ante",
        ANTE,
        say("The ante of each seat, or `{{big-blind: 200}}`."),
    ),
    Key("bring-in", AMOUNT, say("The bring-in of a stud game.")),
    Key(
        "chips",
        list_of(NUMBER),
        say("The denominations in play; left out, 25 100 500 1000 5000 25000 100000."),
    ),
    Key("button", PLACE_AT_TABLE, say("The seat of the button.")),
    Key(
        "street",
        choice(*(one.value for one in Street)),
        say("The betting round at which the script begins; left out, the first."),
    ),
    Key("board", CARDS, say("The board: `Td As x`.")),
    Key("burns", NUMBER, say("Cards burned so far; left out, as many as the street has seen.")),
    Key(
        "pots",
        list_of(either(AMOUNT, fields(*POT_KEYS))),
        say("The pots, the main pot first: an amount, or `{{amount, seats, from}}`."),
    ),
    Key(
        "seats",
        by_place(either(STACK, fields(*SEAT_KEYS))),
        say("The seats that are taken: a stack, or `{{name, stack, …}}`."),
        required=True,
    ),
    Key(
        "new",
        list_of(Kind("seat")),
        say("Seats of players who have come since the hand began, or the last one."),
    ),
    Key("others", by_text(NUMBER), say("Other tables and how many players they have.")),
    Key(
        "hand",
        choice(Phase.NO_HAND.value, Phase.DEALING.value),
        say("Said where no hand is being played yet."),
    ),
)

_TITLE = Key("title", WORDS, say("The title: neutral, whatever the answer."), required=True)
_EDITIONS = Key(
    "editions", list_of(EDITION), say("The editions of the rules for which it was made.")
)
_RULE = Key("rule", RULE, say("The lasting name of the rule; shown only after the verdict."))
_SOURCE = Key("source", TEXT, say("Where the case comes from."))
_TABLE = Key("table", fields(*TABLE_KEYS), say("The table as the script begins."), required=True)
_SCRIPT = Key(
    "script", SCRIPT, say("What happens, line by line, and what is asked."), required=True
)
_LEVEL = Key("level", NUMBER, say("How hard it is, 1 for a beginner."))
_TAGS = Key("tags", list_of(TEXT), say("Words by which it is found; none that gives the answer."))

LESSON_KEYS: Final = (
    Key("lesson", ID, say("The lasting name: letters, digits, hyphens."), required=True),
    _TITLE,
    _RULE,
    _SOURCE,
    _LEVEL,
    _TAGS,
    _EDITIONS,
    HOUSE,
    _TABLE,
    _SCRIPT,
)

CASE_KEYS: Final = (
    Key("case", ID, say("The lasting name: letters, digits, hyphens."), required=True),
    _RULE,
    _SOURCE,
    _EDITIONS,
    HOUSE,
    _TABLE,
    _SCRIPT,
)

PACK_KEYS: Final = (
    Key("pack", ID, say("The lasting name: letters, digits, hyphens."), required=True),
    _TITLE,
    *MANIFEST_KEYS[:2],
    Key(
        "languages",
        list_of(LANGUAGE),
        say("The languages in which every lesson is complete; the first is the fallback."),
    ),
    _EDITIONS,
    HOUSE,
    Key("authors", list_of(TEXT), say("Who wrote it.")),
    Key("licence", TEXT, say("Under which terms it may be passed on.")),
    Key("order", list_of(ID), say("The lessons in their order.")),
    *MANIFEST_KEYS[2:],
    EXAMS,
    Key(
        "defaults",
        fields(*(Key(one.name, one.kind, one.doc) for one in LESSON_KEYS if one.name != "lesson")),
        say("What its lessons inherit: maps merge, lists replace."),
    ),
)

CASES_KEYS: Final = (
    Key("cases", Kind("cases"), say("Rule cases, each a table and a script."), required=True),
    Key(
        "defaults",
        fields(*(Key(one.name, one.kind, one.doc) for one in CASE_KEYS if one.name != "case")),
        say("What its cases inherit: maps merge, lists replace."),
    ),
)

BRANCH_KEYS: Final = (
    Key("name", WORDS, say("What the branch supposes, in a few words."), required=True),
    Key("table", _TABLE.kind, say("Facts that are otherwise here; the lines before are replayed.")),
    Key("script", SCRIPT, say("How it goes on in this branch."), required=True),
)

TEMPTING_KEYS: Final = (
    Key("answer", ANSWER, say("A wrong answer."), required=True),
    Key("because", WORDS, say("Why it is wrong."), required=True),
)

OVERRIDE_KEYS: Final = (
    Key("answer", ANSWER, say("The answer of the house, which is graded."), required=True),
    Key("reason", WORDS, say("Why the house does otherwise."), required=True),
    Key("source", TEXT, say("Where the house’s rule is written."), required=True),
)

_ASK_KEYS: Final = (
    Key(
        "ask",
        choice(*(one.ask for one in ASKS)),
        say("The question type."),
        required=True,
    ),
    Key("text", WORDS, say("What is asked; left out, the text of the type.")),
    Key("fields", list_of(TEXT), say("The fields that are asked; left out, all of them.")),
    Key("because", WORDS, say("The author’s reason, shown after the verdict.")),
    Key(
        "tempting",
        list_of(fields(*TEMPTING_KEYS)),
        say("Wrong answers that are tempting, and why they are wrong."),
    ),
    Key("expect", CLAIM, say("The answer that the author expects, or one for each edition.")),
    Key(
        "override",
        fields(*OVERRIDE_KEYS),
        say("A rule of the house that answers otherwise than the Poker TDA."),
    ),
)

ASK_KEYS: Final[dict[str, tuple[Key, ...]]] = {
    one.ask: (_ASK_KEYS[0], *one.keys, *_ASK_KEYS[1:]) for one in ASKS
}
"""The keys of a question line, by question type."""

BRANCHES: Final = Key(
    "branches",
    list_of(fields(*BRANCH_KEYS)),
    say("The last of a script: ways in which it may go on."),
    required=True,
)
