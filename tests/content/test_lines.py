"""Every verb of the script, read into the event that it means."""

from __future__ import annotations

import pytest

from tests.content.samples import lesson
from trainer.content.lesson import Line, Words
from trainer.content.verbs import VERBS
from trainer.table.cards import UNKNOWN, card, cards
from trainer.table.chips import ChipStack, parse_chips
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
    Shows,
    Starts,
    Tables,
    TakesBack,
    Word,
)
from trainer.table.state import Ante


def chips(text: str) -> ChipStack:
    return parse_chips(text)


LINES: list[tuple[str, Event]] = [
    ("{seat: 3, checks}", Checks(3)),
    ("{seat: UTG, taps}", Checks(3, tapped=True)),
    ("{seat: 3, folds}", Folds(3)),
    ("{seat: 3, calls}", Calls(3)),
    ("{seat: 3, bets: 600}", Bets(3, 600)),
    ("{seat: 3, raises: 1100}", Raises(3, 1100)),
    ("{seat: 3, all-in: 20000}", AllIn(3)),
    ("{seat: 3, all-in}", AllIn(3)),
    ("{seat: 3, puts: 1000 5x100}", Puts(3, chips("1000 5x100"))),
    ("{seat: 3, puts: 1000}", Puts(3, chips("1000"))),
    ("{seat: 3, gathers: 2x25 1000}", Gathers(3, chips("2x25 1000"))),
    ("{seat: 3, pulls-back: 25}", PullsBack(3, chips("25"))),
    ("{seat: 3, adds: owed}", Adds(3, None)),
    ("{seat: 3, adds: 200}", Adds(3, 200)),
    ("{seat: 3, says: call}", Says(3, Word.CALL)),
    ("{seat: 3, says: raise 800}", Says(3, Word.RAISE, 800)),
    ("{seat: 3, says: 42000}", Says(3, Word.NUMBER, 42000)),
    ("{seat: 3, says: all-in}", Says(3, Word.ALL_IN)),
    ("{seat: 3, says: pot}", Says(3, Word.POT)),
    (
        "{seat: 3, says: 42000, puts: 5000, heard: some}",
        Says(3, Word.NUMBER, 42000, chips("5000"), Heard.SOME),
    ),
    ("{seat: 3, puts: 5000, says: bet}", Says(3, Word.BET, None, chips("5000"))),
    ("{seat: 3, says: call, heard: [1, BB]}", Says(3, Word.CALL, None, None, Heard.SOME)),
    ("{seat: 3, says: call, heard: none}", Says(3, Word.CALL, None, None, Heard.NONE)),
    ("{seat: 3, tables}", Tables(3)),
    ("{seat: 3, tables: 9c 9d}", Tables(3, cards("9c 9d"))),
    ("{seat: 3, tables: [9c, 9d]}", Tables(3, cards("9c 9d"))),
    ("{seat: 3, exposes: Td}", Exposes(3, cards("Td"))),
    ("{seat: 3, discards}", Discards(3)),
    ("{seat: 3, finds: x x x}", Finds(3, (UNKNOWN,) * 3)),
    ("{seat: 3, asks-to-see: BB}", AsksToSee(3, 2)),
    ("{seat: 3, times-out}", ClockRunsOut(3)),
    ("{seat: 3, picks-up}", PicksUp(3)),
    ("{seat: 3, says: raise, if: bet}", Says(3, Word.RAISE, provided=Word.BET)),
    ("{level: 200-400}", NewLevel((200, 400))),
    ("{level: 200-400, ante: 100}", NewLevel((200, 400), Ante(each=100))),
    (
        "{level: 200-400, ante: {big-blind: 400}, limits: 400-800}",
        NewLevel((200, 400), Ante(big_blind=400), (400, 800)),
    ),
    ("{starts: hand, by: push}", Starts(Begins.PUSH)),
    ("{starts: hand, button: 3}", Starts(button=3)),
    ("{starts: hand, blinds: 100-200}", Starts(None, (100, 200))),
    ("{seat: 3, reveals: 1000}", Reveals(3, chips("1000"))),
    ("{seat: 3, leaves}", Leaves(3)),
    ("{seat: 3, returns}", Returns(3)),
    ("{deals: flop, cards: 2c 3d 4h}", Deals(Dealt.FLOP, cards("2c 3d 4h"))),
    ("{deals: flop, cards: 2c 3d 4h, burns: 0}", Deals(Dealt.FLOP, cards("2c 3d 4h"), burns=0)),
    ("{deals: river}", Deals(Dealt.RIVER)),
    (
        "{deals: down, exposes: {4: Td}}",
        Deals(Dealt.DOWN, exposed=((4, card("Td")),)),
    ),
    (
        "{deals: down, boxed: {3: x, 9: Td}, first-to: BB, left-out: [1, 4], also: UTG}",
        Deals(
            Dealt.DOWN,
            boxed=((3, UNKNOWN), (9, card("Td"))),
            first_to=2,
            left_out=(1, 4),
            also=(3,),
        ),
    ),
    ("{deals: turn, cards: Td, duplicate: yes}", Deals(Dealt.TURN, cards("Td"), duplicate=True)),
    (
        "{deals: up, cards: {BB: Td, 1: 9c}}",
        Deals(Dealt.UP, by_seat=((1, cards("9c")), (2, cards("Td")))),
    ),
    ("{burns: 2}", Burns(2)),
    ("{mucks: 3}", Mucks(3)),
    ("{counts: pot, as: 9500}", Counts(Counted.POT, 9500)),
    ("{counts: bet, seat: 3, as: 1100}", Counts(Counted.BET, 1100, 3)),
    ("{announces: 600}", Announces(600)),
    ("{takes-back: 3}", TakesBack(3)),
    ("{pushes: 1, to: 3}", Pushes(1, (3,))),
    ("{pushes: 0, to: [3, BB]}", Pushes(0, (3, 2))),
    ("{shows: 9c}", Shows(cards("9c"))),
    ("{shows: seat-cards}", Shows()),
    ("{shows: {3: 9c 9d}}", Shows(by_seat=((3, cards("9c 9d")),))),
    ("{scrambles: seat-cards}", Scrambles()),
    ("{scrambles: 2c 3d 4h 5s, picks: 3d}", Scrambles(cards("2c 3d 4h 5s"), picks=card("3d"))),
    ("{drops: stub}", Drops()),
    ("{drops: stub, mixed: muck}", Drops(Mixed.MUCK)),
    ("{starts: hand}", Starts()),
    ("{ends: hand}", Ends()),
    ("{floor: {action: call, to: 8000}}", FloorRules((("action", "call"), ("to", 8000)))),
    (
        "{floor: {hand: live, actions: [call, fold]}}",
        FloorRules((("hand", "live"), ("actions", ("fold", "call")))),
    ),
    (
        "{seat: 3, puts: 100, unseen: yes, quick: true}",
        Puts(3, chips("100"), unseen=True, quick=True),
    ),
]


@pytest.mark.parametrize("text, event", LINES)
def test_a_line_is_its_event(text: str, event: Event) -> None:
    [line] = lesson(text).script.lines
    assert isinstance(line, Line)
    assert line.event == event


def test_every_verb_is_tried() -> None:
    tried = " ".join(text for text, _ in LINES)
    assert [verb.name for verb in VERBS if f"{verb.name}" not in tried] == []


def test_the_total_of_an_all_in_is_kept_for_the_check() -> None:
    said, silent = lesson("{seat: 3, all-in: 20000}", "{seat: 4, all-in}").script.lines
    assert isinstance(said, Line)
    assert isinstance(silent, Line)
    assert (said.total, silent.total) == (20000, None)


def test_the_bubble() -> None:
    [line] = lesson("{seat: 3, says: call, words: {en: Call., es: Igualo.}}").script.lines
    assert isinstance(line, Line)
    assert line.words == Words((("en", "Call."), ("es", "Igualo.")))
    assert (line.place.line, line.place.column) == (5, 5)
