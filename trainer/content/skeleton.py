"""Texts to begin with: a lesson of each question type, a pack, a copy of another lesson."""

from __future__ import annotations

import re
from typing import Final

from trainer.content.answer_shapes import ASKS
from trainer.content.manifest import FORMAT
from trainer.i18n import Voice
from trainer.messages import say

USUAL: Final = "ruling"


def lesson_text(name: str, ask: str, voice: Voice) -> str:
    """A sound lesson with a question of the type, commented in the language of `voice`."""
    table, script = _SITUATIONS.get(ask, _BETTING)
    question = _QUESTIONS[ask]
    text = voice.text
    return "\n".join(
        (
            *_comment(text(_HEAD)),
            f"lesson: {name}",
            *_comment(text(_TITLE)),
            f"title: {_quoted(text(_NEW))}",
            *_comment(text(_TABLE)),
            "table:",
            *(f"  {line}" for line in table),
            *_comment(text(_SCRIPT)),
            "script:",
            *(f"  - {line}" for line in script),
            *(f"  {line}" for line in _comment(text(_EXPECT))),
            f"  - {question}",
            "",
        )
    )


def pack_text(name: str, voice: Voice) -> str:
    """The `pack.yaml` of a new pack, for lessons in the language of `voice`."""
    text = voice.text
    return "\n".join(
        (
            *_comment(text(_PACK)),
            f"pack: {name}",
            f"format: {FORMAT}",
            f"title: {_quoted(name)}",
            f"languages: [{voice.language}]",
            "",
        )
    )


def renamed(text: str, name: str) -> str:
    """The text of a lesson under another id; all the rest as it stands."""
    return re.sub(r"(?m)^(lesson:[ \t]*)[^\s#]+", rf"\g<1>{name}", text, count=1)


def asks() -> tuple[str, ...]:
    """The question types, the usual one first."""
    names = [one.ask for one in ASKS]
    return (USUAL, *(one for one in names if one != USUAL))


def _comment(text: str) -> list[str]:
    return [f"# {line}" for line in text.split("\n")]


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


_NEW: Final = say("A new lesson")
_HEAD: Final = say("The lasting name: letters, digits, hyphens. The file bears it too.")
_TITLE: Final = say("The title: neutral, whatever the answer.")
_TABLE: Final = say(
    "The table as the script begins: stacks before blinds and bets, in whole chips.\n"
    "Seats that are not listed are empty."
)
_SCRIPT: Final = say("What is seen and heard, line by line; bets and raises are totals.")
_EXPECT: Final = say(
    "The question. The program works out the answer; what you expect may stand in `expect:`."
)
_PACK: Final = say("A pack: lessons in one folder. `order:` lists them in the order of the class.")

_SEATS: Final = "seats: {1: 20000, 2: 20000, 3: 20000, 4: 20000, 6: 20000}"
_PREFLOP: Final = ("game: nlhe", "blinds: 100-200", "button: 6", _SEATS)
_FLOP: Final = (
    "game: nlhe",
    "blinds: 100-200",
    "button: 6",
    "street: flop",
    "board: Tc 7s 2h",
    "pots: [1200]",
    _SEATS,
)
_RIVER: Final = (
    "game: nlhe",
    "blinds: 100-200",
    "button: 6",
    "street: river",
    "board: Tc 7s 2h Ks 4d",
    "pots: [1200]",
    "seats: {1: {stack: 20000, cards: Th Td}, 2: {stack: 20000, cards: Ah Kh}}",
)
_Situation = tuple[tuple[str, ...], tuple[str, ...]]
_BETTING: Final[_Situation] = (_FLOP, ("{seat: 1, bets: 500}", "{seat: 2, puts: 1000}"))
_TO_THE_END: Final = ("{seat: 1, bets: 1000}", "{seat: 2, calls}")

_SITUATIONS: Final[dict[str, _Situation]] = {
    "options": (_FLOP, ("{seat: 1, bets: 500}",)),
    "binding": (_FLOP, ("{seat: 1, bets: 300}", "{seat: 3, raises: 800}", "{seat: 2, calls}")),
    "pots": (
        (*_FLOP[:-1], "seats: {1: 3000, 2: 9000, 3: 9000}"),
        ("{seat: 1, all-in}", "{seat: 2, raises: 6000}", "{seat: 3, calls}"),
    ),
    "award": (_RIVER, _TO_THE_END),
    "pot-count": (("game: plo", *_FLOP[1:]), ("{seat: 1, bets: 500}", "{seat: 2, calls}")),
    "burn": (_PREFLOP, ("{seat: 3, folds}", "{seat: 4, calls}", "{seat: 6, finds: x x x}")),
    "expose": (
        (*_FLOP[:-1], "seats: {1: 3000, 2: 9000, 3: 9000}"),
        ("{seat: 1, all-in}", "{seat: 2, calls}", "{seat: 3, folds}"),
    ),
    "see-hand": (
        _RIVER,
        (*_TO_THE_END, "{seat: 1, tables}", "{seat: 2, discards}", "{seat: 1, asks-to-see: 2}"),
    ),
    "hand": (_PREFLOP, ("{seat: 3, folds}", "{seat: 4, calls}", "{seat: 6, finds: x x x}")),
    "seat": (_FLOP, ("{seat: 1, checks}", "{seat: 2, bets: 500}")),
    "halt": (
        (*_PREFLOP[:-1], _SEATS, "others: {Table 2: 8}"),
        ("{seat: 3, folds}",),
    ),
    "steps": (_RIVER, _TO_THE_END),
    "read": (_RIVER, (*_TO_THE_END, "{seat: 1, tables}", "{seat: 2, tables}")),
    "count": (_FLOP, ("{seat: 1, puts: 2x1000 3x100}",)),
}

_QUESTIONS: Final = {
    "ruling": "{ask: ruling, seat: 2}",
    "options": "{ask: options, seat: 2}",
    "binding": "{ask: binding, seat: 3}",
    "pots": "{ask: pots}",
    "award": "{ask: award}",
    "pot-count": "{ask: pot-count, seat: 3}",
    "burn": "{ask: burn}",
    "expose": "{ask: expose}",
    "see-hand": "{ask: see-hand, of: 2}",
    "hand": "{ask: hand, seat: 6}",
    "seat": "{ask: seat, for: act}",
    "halt": "{ask: halt}",
    "steps": "{ask: steps}",
    "read": "{ask: read}",
    "spot": "{ask: spot}",
    "count": "{ask: count, of: bet, seat: 1}",
    "choice": "{ask: choice, options: {wait: Wait, go: Go on}, expect: {choice: wait}}",
}
