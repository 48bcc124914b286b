"""From a line of the script to the event that was seen."""

from __future__ import annotations

import re
from typing import Final, TypedDict

from trainer.content.answers import read_any_answer
from trainer.content.antes import read_ante
from trainer.content.facts import can_make, cannot_make
from trainer.content.kind_words import one_of
from trainer.content.kinds import SEAT, Key
from trainer.content.lesson import Line
from trainer.content.nodes import Mapping, Node
from trainer.content.reading import Fields, Reading
from trainer.content.scalars import SEPARATED, is_number, short
from trainer.content.suggest import separator_words, suggest
from trainer.content.verbs import ANY_LINE, LINE_SEAT, VERBS, Verb, Who
from trainer.messages import say
from trainer.table.cards import Card
from trainer.table.chips import ChipStack
from trainer.table.events import (
    Adds,
    AllIn,
    Announces,
    AsksToSee,
    Begins,
    Bets,
    Burns,
    Calls,
    Checks,
    ClockRunsOut,
    Counted,
    Counts,
    Deals,
    Dealt,
    Discards,
    Drops,
    Ends,
    Event,
    Exposes,
    Finds,
    FloorRules,
    Folds,
    Gathers,
    Heard,
    Leaves,
    Mixed,
    Mucks,
    NewLevel,
    PicksUp,
    PullsBack,
    Pushes,
    Puts,
    Raises,
    Returns,
    Reveals,
    Says,
    Scrambles,
    SeatCards,
    Shows,
    Starts,
    Tables,
    TakesBack,
    Word,
)

_VERBS: Final = {one.name: one for one in VERBS}


def _keys_of(verb: Verb) -> tuple[Key, ...]:
    seat = (LINE_SEAT,) if verb.who is Who.SEAT else ()
    value = Key(verb.name, verb.value, verb.doc, required=True)
    return (*seat, value, *verb.keys, *ANY_LINE)


LINE_KEYS: Final = {one.name: _keys_of(one) for one in VERBS}
"""All the keys that a line may have, by its verb."""


def read_line(reading: Reading, node: Mapping) -> Line | None:
    """The line, or None where it was refused."""
    verb = _verb(reading, node)
    if verb is None:
        if "seat" in node.values:
            reading.read(SEAT, node.values["seat"])
        return None
    before = len(reading.problems)
    if verb.who is not Who.SEAT and "seat" in node.values and "seat" not in _names(verb):
        message = say("`{verb}` is not done by a seat: no `seat:` here.", verb=verb.name)
        reading.problem(node.keys["seat"], "no-seat-here", message)
        return None
    fields = Fields(reading, node, LINE_KEYS[verb.name])
    how = _How(unseen=fields.yes("unseen"), quick=fields.yes("quick"))
    value = fields.get(verb.name) if verb.who is not Who.FLOOR else None
    words = fields.words("words")
    event: Event | None
    if verb.who is Who.SEAT:
        seat = fields.of("seat", int)
        event = None if seat is None else _of_seat(fields, verb.name, seat, value, how)
    else:
        event = _of_dealer(fields, verb.name, value, how)
    if event is None or len(reading.problems) > before:
        return None
    total = value if isinstance(event, AllIn) and isinstance(value, int) else None
    return Line(event, node.place, words, total)


def _names(verb: Verb) -> frozenset[str]:
    return frozenset(one.name for one in verb.keys)


def _verb(reading: Reading, node: Mapping) -> Verb | None:
    found = [_VERBS[name] for name in node.keys if name in _VERBS]
    if len(found) == 1:
        return found[0]
    for verb in found:
        beside = {one.name for one in found if one is not verb}
        if beside <= _names(verb):
            return verb
    if found:
        first, second = found[0].name, found[1].name
        reading.problem(
            node.keys[second],
            "two-verbs",
            say("Two things in one line: `{first}` and `{second}`.", first=first, second=second),
            say("Write two lines, in their order; only `says` may have `puts` beside it."),
        )
        return None
    hint = say("A line has a verb, an `ask:` or, last, `branches:`.")
    for name, key in node.keys.items():
        if name not in _BESIDE:
            near = suggest(name, (*_VERBS, "ask", "branches"))
            message = say("`{key}` is no key here.", key=short(name))
            known = one_of((*_VERBS, "ask", "branches"))
            reading.problem(key, "unknown-key", message, near or hint, known)
            return None
    reading.problem(node, "no-verb", say("Nothing happens in this line."), hint)
    return None


_BESIDE: Final = frozenset(
    {"seat", *(one.name for one in ANY_LINE), *(k.name for verb in VERBS for k in verb.keys)}
)


class _How(TypedDict):
    unseen: bool
    quick: bool


# The values have been read by the kinds that the verbs declare: a value of any other type, or
# none where one must be, was refused and said.


def _of_seat(fields: Fields, verb: str, seat: int, value: object, how: _How) -> Event | None:
    match verb, value:
        case "checks", _:
            return Checks(seat, **how)
        case "taps", _:
            return Checks(seat, tapped=True, **how)
        case "folds", _:
            return Folds(seat, **how)
        case "calls", _:
            return Calls(seat, **how)
        case "bets", int(to):
            return Bets(seat, _makeable(fields, verb, to), **how)
        case "raises", int(to):
            return Raises(seat, _makeable(fields, verb, to), **how)
        case "all-in", _:
            return AllIn(seat, **how)
        case "puts", ChipStack() as chips:
            return Puts(seat, chips, **how)
        case "gathers", ChipStack() as chips:
            return Gathers(seat, chips, **how)
        case "pulls-back", ChipStack() as chips:
            return PullsBack(seat, chips, **how)
        case "adds", "owed":
            return Adds(seat, None, **how)
        case "adds", int(amount):
            return Adds(seat, _makeable(fields, verb, amount), **how)
        case "says", str(text):
            return _says(fields, seat, text, how)
        case "tables", _:
            return Tables(seat, _cards(value), fields.yes("duplicate"), **how)
        case "exposes", _:
            return Exposes(seat, _cards(value), fields.yes("duplicate"), **how)
        case "discards", _:
            return Discards(seat, _cards(value), **how)
        case "finds", tuple():
            return Finds(seat, _cards(value), fields.yes("duplicate"), **how)
        case "asks-to-see", int(of):
            return AsksToSee(seat, of, **how)
        case "times-out", _:
            return ClockRunsOut(seat, **how)
        case "picks-up", _:
            return PicksUp(seat, **how)
        case "reveals", ChipStack() as chips:
            return Reveals(seat, chips, **how)
        case "leaves", _:
            return Leaves(seat, **how)
        case "returns", _:
            return Returns(seat, **how)
        case _:
            return None


def _of_dealer(fields: Fields, verb: str, value: object, how: _How) -> Event | None:
    match verb, value:
        case "deals", str(what):
            return _deals(fields, Dealt(what), how)
        case "burns", int(number):
            return Burns(number, **how)
        case "mucks", int(seat):
            return Mucks(seat, **how)
        case "counts", str(what):
            said, of = fields.of("as", int), fields.of("seat", int)
            return Counts(Counted(what), said, of, **how)
        case "announces", int(amount):
            return Announces(amount, **how)
        case "takes-back", int(seat):
            return TakesBack(seat, **how)
        case "pushes", int(pot):
            to = fields.of("to", tuple)
            return None if to is None else Pushes(pot, to, **how)
        case "shows", tuple() | dict() | str():
            return Shows(_cards(value), _by_seat(value), **how)
        case "scrambles", tuple() | dict() | str():
            picked = fields.of("picks", Card)
            return Scrambles(_cards(value), _by_seat(value), picked, **how)
        case "drops", str():
            mixed = fields.of("mixed", str)
            return Drops(Mixed(mixed or Mixed.NOTHING.value), **how)
        case "starts", str():
            by, blinds = fields.of("by", str), fields.of("blinds", tuple)
            begins, button = None if by is None else Begins(by), fields.of("button", int)
            return Starts(begins, _pair(fields, "blinds", blinds), button, **how)
        case "level", tuple():
            blinds, limits = _pair(fields, verb, value), fields.of("limits", tuple)
            ante, bets = read_ante(fields), _pair(fields, "limits", limits)
            return None if blinds is None else NewLevel(blinds, ante, bets or (0, 0), **how)
        case "ends", str():
            return Ends(**how)
        case "floor", _:
            outcome = read_any_answer(fields.reading, fields.at(verb))
            return None if outcome is None else FloorRules(outcome, **how)
        case _:
            return None


def _pair(fields: Fields, name: str, value: object) -> tuple[int, int] | None:
    match value:
        case (int() as low, int() as high):
            return _makeable(fields, name, low), _makeable(fields, name, high)
        case _:
            return None


def _makeable(fields: Fields, verb: str, amount: int) -> int:
    if not can_make(amount, fields.reading.denominations):
        cannot_make(fields.reading, fields.at(verb), amount)
    return amount


def _cards(value: object) -> tuple[Card, ...]:
    return value if isinstance(value, tuple) else ()


def _by_seat(value: object) -> SeatCards:
    return tuple(sorted(value.items())) if isinstance(value, dict) else ()


def _deals(fields: Fields, what: Dealt, how: _How) -> Event:
    cards = fields.get("cards")
    return Deals(
        what,
        cards=_cards(cards),
        by_seat=_by_seat(cards),
        burns=fields.of("burns", int),
        exposed=_off_the_deck(fields, "exposes"),
        boxed=_off_the_deck(fields, "boxed"),
        first_to=fields.of("first-to", int),
        left_out=fields.of("left-out", tuple) or (),
        also=fields.of("also", tuple) or (),
        duplicate=fields.yes("duplicate"),
        **how,
    )


def _off_the_deck(fields: Fields, name: str) -> tuple[tuple[int, Card], ...]:
    return tuple(sorted((fields.of(name, dict) or {}).items()))


def _says(fields: Fields, seat: int, text: str, how: _How) -> Event | None:
    declared = _declaration(fields.reading, text.strip(), fields.at("says"))
    chips = fields.of("puts", ChipStack)
    heard = fields.get("heard")
    # Seats that heard it are some of all.
    who = Heard(heard) if isinstance(heard, str) else Heard.SOME if heard else Heard.ALL
    supposed = fields.of("if", str)
    provided = None if supposed is None else Word(supposed)
    return None if declared is None else Says(seat, *declared, chips, who, provided, **how)


def _declaration(reading: Reading, text: str, at: Node) -> tuple[Word, int | None] | None:
    """`raise 800`, `call`, `42000`; else a problem."""
    word, _, rest = text.partition(" ")
    amount = rest.strip()
    if SEPARATED.fullmatch(text) or SEPARATED.fullmatch(amount):
        reading.problem(at, "amount-separator", *separator_words(text))
        return None
    if is_number(word) and not amount:
        return Word.NUMBER, int(word)
    if word in _WORDS and not amount:
        return Word(word), None
    if word in _WITH_AMOUNT and is_number(amount):
        return Word(word), int(amount)
    hint = suggest(text, _WORDS) if word not in _WORDS else None
    near = None if hint is None else next((v for k, v in hint.blanks if k == "word"), None)
    if _AS_INCREMENT.search(text):
        hint = say(
            "Amounts are totals in front of the seat: write what it comes to, `raise 1100`. What "
            "is heard word for word goes to `words:`."
        )
    elif near is not None:
        hint = say(
            "Did you mean `{word}`? What is heard word for word goes to `words:`.", word=near
        )
    else:
        hint = say(
            "An official word, a word and a number, or a number: `call`, `raise 800`, `42000`."
            " What is heard word for word goes to `words:`."
        )
    message = say("`{typed}` is no declaration that the rules know.", typed=short(text))
    reading.problem(at, "not-a-declaration", message, hint)
    return None


_AS_INCREMENT: Final = re.compile(r"\b(by|another) \d|\d more\b")
"""Words that say by how much, not to how much."""
_WORDS: Final = tuple(one.value for one in Word if one is not Word.NUMBER)
_WITH_AMOUNT: Final = frozenset(
    {Word.BET.value, Word.CALL.value, Word.RAISE.value, Word.ALL_IN.value, Word.COMPLETE.value}
)
