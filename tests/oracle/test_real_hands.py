"""Real no-limit hands: every act is regular under our rules, and PokerKit sees them alike.

The hands lie in a folder beside the checkout; its head comment explains how they are written.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path

import pytest
from pokerkit import NoLimitTexasHoldem, State

from tests.oracle.two_tables import AUTOMATIONS, HOUSE, TwoTables, pokerkit_text
from trainer.rules import ask
from trainer.rules.play import advance
from trainer.table.cards import Card, cards
from trainer.table.chips import ChipStack
from trainer.table.events import (
    AllIn,
    Bets,
    Calls,
    Checks,
    Deals,
    Dealt,
    Ends,
    Event,
    Folds,
    Raises,
)
from trainer.table.games import Game
from trainer.table.start import Facts, SeatFacts, open_table
from trainer.table.state import Action, Ante, Outcome, Table

FILE = Path(__file__).parents[2].parent / "shared" / "data" / "hands.phhs"
STREETS = (Dealt.FLOP, Dealt.TURN, Dealt.RIVER)

EXTRA_POSTS = frozenset({"16", "27", "28", "37", "40", "41"})
"""A player who is not in the blinds posts one to be dealt in at once. That is a cash game's rule:
in tournaments nobody buys in so (new-players-and-broken-tables), and no lesson can say it."""


@dataclass(frozen=True, slots=True)
class Hand:
    """Amounts are cents; player `p1` is index 0, the first seat left of the button."""

    name: str
    comment: str
    antes: tuple[int, ...]
    blinds: tuple[int, ...]
    min_bet: int
    stacks: tuple[int, ...]
    actions: tuple[tuple[str, ...], ...]
    winnings: tuple[int, ...] | None

    @property
    def holes(self) -> tuple[tuple[Card, ...], ...]:
        """The hole cards as dealt or, where they were shown later, as shown."""
        known: dict[str, tuple[Card, ...]] = {}
        for words in self.actions:
            if words[:2] == ("d", "dh"):
                known.setdefault(words[2], _cards(words[3]))
            elif words[1:2] == ("sm",) and len(words) > 2 and "?" not in words[2]:
                known[words[0]] = _cards(words[2])
        return tuple(known[f"p{i + 1}"] for i in range(len(self.stacks)))

    @property
    def board(self) -> tuple[Card, ...]:
        return tuple(
            one for words in self.actions if words[:2] == ("d", "db") for one in _cards(words[2])
        )

    @property
    def first_seat(self) -> int:
        """Where p1 sits: behind a small blind that nobody posts there is an empty seat first."""
        return 2 if self.blinds[1] == 0 else 1

    def table(self) -> Table:
        first = self.first_seat
        seats = tuple(
            SeatFacts(first + i, ChipStack(((1, stack),)), f"p{i + 1}", cards=hole)
            for i, (stack, hole) in enumerate(zip(self.stacks, self.holes, strict=True))
        )
        dead = first == 2
        return open_table(
            Facts(
                Game.NLHE,
                size=len(seats) + first - 1,
                seats=seats,
                button=seats[-1].number,
                small_blind=0 if dead else self.blinds[0],
                big_blind=self.blinds[0] if dead else self.blinds[1],
                ante=Ante(each=self.antes[0]),
                chips=(1,),
                blinds_at=(1, 2) if dead else None,
            )
        )

    def pokerkit(self) -> State:
        state = NoLimitTexasHoldem.create_state(
            AUTOMATIONS,
            False,
            self.antes,
            self.blinds,
            self.min_bet,
            self.stacks,
            len(self.stacks),
        )
        for hole in self.holes:
            state.deal_hole(pokerkit_text(hole))
        return state


def _cards(text: str) -> tuple[Card, ...]:
    spaced = " ".join(text[i : i + 2] for i in range(0, len(text), 2))
    return cards(spaced.replace("??", "x"))


def real_hands() -> list[Hand]:
    if not FILE.exists():
        return []
    text = FILE.read_text("utf-8")
    headed = re.findall(r"^# (.*)\n\[(\d+)\]$", text, re.MULTILINE)
    comments = {name: comment for comment, name in headed}
    return [
        Hand(
            name=name,
            comment=comments[name],
            antes=tuple(hand["antes"]),
            blinds=tuple(hand["blinds_or_straddles"]),
            min_bet=hand["min_bet"],
            stacks=tuple(hand["starting_stacks"]),
            actions=tuple(tuple(action.split()) for action in hand["actions"]),
            winnings=tuple(hand["winnings"]) if "winnings" in hand else None,
        )
        for name, hand in tomllib.loads(text).items()
    ]


HANDS = real_hands()
each_hand = pytest.mark.parametrize(
    "hand", [one for one in HANDS if one.name not in EXTRA_POSTS], ids=lambda hand: hand.name
)
needs_hands = pytest.mark.skipif(not HANDS, reason="the folder with the real hands is not there")


def event_of(table: Table, seat: int, words: tuple[str, ...]) -> Event:
    held = table.seat(seat)
    match words[1:]:
        case ("f",):
            return Folds(seat)
        case ("cc",):
            return Calls(seat) if table.bet_to_call > held.amount_in else Checks(seat)
        case ("cbr", amount):
            to = int(amount)
            if to == held.total:
                return AllIn(seat)
            return Raises(seat, to) if table.bet_to_call else Bets(seat, to)
        case _:
            raise AssertionError(words)


def expected(table: Table, seat: int, words: tuple[str, ...]) -> Outcome:
    """What the act comes to, nothing owed and nothing to go back."""
    held = table.seat(seat)
    match words[1:]:
        case ("f",):
            return Outcome(Action.FOLD)
        case ("cc",):
            if table.bet_to_call <= held.amount_in:
                return Outcome(Action.CHECK, held.amount_in)
            short = held.total < table.bet_to_call
            to = min(held.total, table.bet_to_call)
            return Outcome(Action.ALL_IN if short else Action.CALL, to)
        case (_, amount):
            to = int(amount)
            action = Action.RAISE if table.bet_to_call else Action.BET
            return Outcome(Action.ALL_IN if to == held.total else action, to)
        case _:
            raise AssertionError(words)


def acts(hand: Hand) -> list[tuple[str, ...]]:
    """The acts of the players and the streets of the board, in their order."""
    return [one for one in hand.actions if one[1] in ("f", "cc", "cbr", "db")]


@needs_hands
def test_the_hands_left_out_are_those_with_an_extra_post() -> None:
    posting = {one.name for one in HANDS if any(blind < 0 for blind in one.blinds)}
    assert posting == EXTRA_POSTS


@needs_hands
@each_hand
def test_every_act_is_regular_and_in_turn(hand: Hand) -> None:
    table = hand.table()
    streets = iter(STREETS)
    for words in acts(hand):
        if words[1] == "db":
            assert table.action_on is None
            table = advance(table, Deals(next(streets), _cards(words[2])), HOUSE).table
            continue
        seat = hand.first_seat + int(words[0][1:]) - 1
        assert table.action_on == seat
        step = advance(table, event_of(table, seat, words), HOUSE)
        assert step.ruling.binding == expected(table, seat, words)
        table = step.table
    assert table.action_on is None
    before = sum(one.total for one in table.seats) + sum(pot.amount for pot in table.pots)
    ended = advance(table, Ends(), HOUSE).table
    assert sum(one.total for one in ended.seats) + sum(pot.amount for pot in ended.pots) == before


@needs_hands
@each_hand
def test_pokerkit_sees_the_same(hand: Hand) -> None:
    """Before every act: whose turn, to call, the least raise; after every street, the pots."""
    two = TwoTables(hand.table(), hand.pokerkit(), hand.board)
    for words in acts(hand):
        if words[1] == "db":
            assert two.our_pots() == two.their_pots()
            if not two.state.can_burn_card("??"):
                # All-in: PokerKit waits for hands that were never shown.
                assert two.state.showdown_index is not None
                break
            two.deal_street()
            continue
        assert list(two.differences()) == []
        assert two.raise_open == two.their_raise_open
        event = event_of(two.table, two.acting.number, words)
        if words[1] == "f" and not two.facing_bet:
            # By non-standard-folds it binds all the same; PokerKit knows no such fold.
            assert "fold with nothing to call" in hand.comment
            with pytest.raises(ValueError, match="no reason for this player to fold"):
                two.act(event)
            return
        two.act(event)
    assert two.on() is None


RETURNED = re.compile(r"(\d+) returned")
RAKE = re.compile(r"rake and fees (\d+)")


def played(hand: Hand) -> tuple[Table, int]:
    """Our table once every bet is answered and every card dealt, and what went back on the way."""
    table, streets, returned = hand.table(), iter(STREETS), 0
    for words in acts(hand):
        if words[1] == "db":
            returned += back(table)
            event: Event = Deals(next(streets), _cards(words[2]))
        else:
            event = event_of(table, hand.first_seat + int(words[0][1:]) - 1, words)
        table = advance(table, event, HOUSE).table
    return table, returned + back(table)


def back(table: Table) -> int:
    found = ask.pots(table, HOUSE).result
    assert found is not None
    return sum(amount for _, amount in found.returned)


@needs_hands
@pytest.mark.parametrize(
    "hand",
    [one for one in HANDS if one.winnings and one.name not in EXTRA_POSTS],
    ids=lambda hand: hand.name,
)
def test_pots_and_uncalled_chips_are_those_that_the_room_paid(hand: Hand) -> None:
    table, returned = played(hand)
    found = ask.pots(table, HOUSE).result
    assert found is not None
    assert hand.winnings is not None
    pots = sum(pot.amount for pot in found.pots)
    told = int(match[1]) if (match := RETURNED.search(hand.comment)) else 0
    raked = int(match[1]) if (match := RAKE.search(hand.comment)) else 0
    assert returned == told
    # Some rooms count what goes back in.
    assert sum(hand.winnings) + raked in (pots, pots + returned)


def shown_down(hand: Hand) -> bool:
    """All hands that were left were shown, and the whole board lies."""
    live = played(hand)[0].live
    known = all(held.card.known for one in live for held in one.cards)
    return len(live) > 1 and known and len(hand.board) == 5


@needs_hands
@pytest.mark.parametrize(
    "hand",
    [one for one in HANDS if one.name not in EXTRA_POSTS and shown_down(one)],
    ids=lambda hand: hand.name,
)
def test_payouts_where_all_hands_were_shown(hand: Hand) -> None:
    two = TwoTables(hand.table(), hand.pokerkit(), hand.board)
    for words in acts(hand):
        if words[1] == "db":
            two.deal_street()
        else:
            two.act(event_of(two.table, two.acting.number, words))
    assert two.our_stacks() == two.their_stacks()
    if hand.winnings:
        told = RETURNED.search(hand.comment)
        winners = {
            i + hand.first_seat
            for i, amount in enumerate(hand.winnings)
            if amount and not (told and amount == int(told[1]))
        }
        assert {seat for seat, _ in two.award().paid or ()} == winners
