"""Every event has a sentence and, where something is heard, a bubble."""

from __future__ import annotations

import pytest

from trainer.messages import english
from trainer.table import events
from trainer.table.cards import cards
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
    SeatEvent,
    Shows,
    Starts,
    Tables,
    TakesBack,
    Word,
)
from trainer.table.games import Game, Street
from trainer.table.start import Facts, SeatFacts, open_table
from trainer.table.state import Phase, Table
from trainer.view.sentences import ALL_EVENTS, opening, sentence
from trainer.view.spoken import bubble, dealer_bubble


def chips(text: str) -> ChipStack:
    return parse_chips(text)


def table(street: Street = Street.PREFLOP, phase: Phase = Phase.PLAY) -> Table:
    seats = tuple(SeatFacts(n, chips("20x1000")) for n in range(1, 10))
    return open_table(
        Facts(
            Game.NLHE,
            9,
            seats,
            button=9,
            small_blind=500,
            big_blind=1000,
            street=street,
            phase=phase,
        )
    )


TOLD = (
    (Checks(3), "Seat 3 checks"),
    (Checks(3, tapped=True), "Seat 3 taps the table"),
    (Folds(3), "Seat 3 folds"),
    (Calls(3, quick=True), "Seat 3 calls, at once"),
    (Bets(3, 1200), "Seat 3 bets 1,200"),
    (Raises(3, 1100), "Seat 3 raises to 1,100"),
    (AllIn(3), "Seat 3 goes all-in for 20,000"),
    (Puts(6, chips("5000")), "Seat 6 puts out one 5,000 chip"),
    (Puts(4, chips("1000 5x100")), "Seat 4 puts out 1,000 and 5×100"),
    (
        Puts(4, chips("1000 500 2x25"), unseen=True),
        "Seat 4 puts out 1,000, 500 and 2×25, unnoticed",
    ),
    (Gathers(4, chips("1000 2x25")), "Seat 4 gathers everything and pushes 1,000 and 2×25"),
    (Adds(4, None), "Seat 4 adds what is owed"),
    (Adds(4, 200), "Seat 4 adds 200"),
    (Says(4, Word.RAISE), "Seat 4 says “Raise”"),
    (Says(4, Word.RAISE, 800), "Seat 4 says “Raise, 800”"),
    (Says(4, Word.NUMBER, 1400), "Seat 4 says “1,400”"),
    (
        Says(1, Word.NUMBER, 42000, chips("5000"), Heard.SOME),
        "Seat 1 says “42,000” and puts out one 5,000 chip; not everyone hears it",
    ),
    (Says(1, Word.CALL, heard=Heard.NONE), "Seat 1 says “Call”; nobody hears it"),
    (PullsBack(2, chips("25")), "Seat 2 pulls back one 25 chip"),
    (Tables(2, cards("As Ad")), "Seat 2 tables A♠\ufe0e A♦\ufe0e"),
    (Tables(2), "Seat 2 tables the hand"),
    (Exposes(2, cards("Tc")), "Seat 2 exposes 10♣\ufe0e"),
    (Exposes(2), "Seat 2 exposes the hand"),
    (Discards(2), "Seat 2 pushes the cards forward, face down"),
    (Finds(5, cards("x")), "Seat 5 finds 1 card"),
    (Finds(5, cards("x x x")), "Seat 5 finds 3 cards"),
    (AsksToSee(2, 3), "Seat 2 asks to see the hand of Seat 3"),
    (Leaves(2), "Seat 2 leaves the table"),
    (Returns(2), "Seat 2 comes back"),
    (Deals(Dealt.FLOP, cards("As Kd 5h")), "The flop: A♠\ufe0e K♦\ufe0e 5♥\ufe0e"),
    (Deals(Dealt.TURN), "The turn"),
    (Deals(Dealt.TURN, burns=0), "The turn, without a burn"),
    (Deals(Dealt.RIVER, burns=2), "The river, with 2 burns"),
    (Deals(Dealt.DOWN), "The cards are dealt"),
    (
        Deals(Dealt.DOWN, exposed=((1, cards("As")[0]), (5, cards("2c")[0]))),
        "The cards are dealt; exposed: 1. A♠\ufe0e, 5. 2♣\ufe0e",
    ),
    (
        Deals(Dealt.DOWN, boxed=((3, cards("As")[0]),), first_to=4),
        "The cards are dealt; face up in the deck: 3. A♠\ufe0e; the first card to Seat 4",
    ),
    (
        Deals(Dealt.DOWN, left_out=(4,), also=(7, 8)),
        "The cards are dealt; left out: Seat 4; dealt in as well: Seats 7 and 8",
    ),
    (
        Deals(Dealt.RIVER, cards("As"), duplicate=True),
        "The river: A♠\ufe0e; a card lies there twice",
    ),
    (
        Tables(3, cards("As"), duplicate=True),
        "Seat 3 tables A♠\ufe0e; a card lies there twice",
    ),
    (Deals(Dealt.COMMUNITY, cards("As")), "One card for all: A♠\ufe0e"),
    (
        Scrambles(cards("As 2c"), picks=cards("2c")[0]),
        "The dealer scrambles A♠\ufe0e 2♣\ufe0e face down; 2♣\ufe0e is drawn as the burn",
    ),
    (Drops(), "The stub is dropped, out of order"),
    (Drops(Mixed.MUCK), "The stub is dropped and mixed with the muck"),
    (Drops(Mixed.BURNS), "The stub is dropped and mixed with the burns"),
    (ClockRunsOut(4), "The time of Seat 4 is up"),
    (Reveals(4, chips("5000")), "Chips of Seat 4 come to light: one 5,000 chip"),
    (Deals(Dealt.UP), "A card each is dealt face up"),
    (
        Deals(Dealt.UP, by_seat=((1, cards("As")), (4, cards("Kd")))),
        "Dealt face up: Seat 1 A♠\ufe0e and Seat 4 K♦\ufe0e",
    ),
    (Burns(), "The dealer burns 1 card"),
    (Mucks(2), "The dealer mucks the hand of Seat 2"),
    (Counts(Counted.POT, 9500), "The dealer counts the pot: 9,500"),
    (Counts(Counted.STUB), "The dealer counts the stub"),
    (Counts(Counted.BET, 700, 3), "The dealer counts the bet of Seat 3: 700"),
    (Counts(Counted.STACK, 700, 3), "The dealer counts the stack of Seat 3: 700"),
    (Announces(1200), "The dealer announces 1,200"),
    (TakesBack(3), "The dealer gives Seat 3 back what is returned"),
    (Pushes(0, (3,)), "The pot goes to Seat 3"),
    (Pushes(1, (3, 4)), "Side pot 1 goes to Seats 3 and 4"),
    (Shows(cards("As")), "The dealer turns up A♠\ufe0e"),
    (Scrambles(by_seat=((1, ()), (2, ()))), "The dealer scrambles Seat 1 and Seat 2 face down"),
    (Scrambles(), "The dealer scrambles the seat cards face down"),
    (Starts(), "The next hand begins"),
    (Starts(Begins.RIFFLE), "The next hand begins: the first riffle"),
    (
        Starts(Begins.SHUFFLER),
        "The next hand begins: the shuffling machine is started",
    ),
    (
        Starts(Begins.PUSH, (100, 200)),
        "The next hand begins: the dealers change over; 100 and 200 are posted",
    ),
    (Starts(button=3), "The next hand begins; the button is put at Seat 3"),
    (NewLevel((200, 400)), "A new level is given out: blinds 200 and 400"),
    (PicksUp(4), "Seat 4 picks up its up cards"),
    (
        Says(4, Word.RAISE, provided=Word.BET),
        "Seat 4 says “Raise”, if another seat does this: “Bet”",
    ),
    (Ends(), "The hand is over"),
    (
        FloorRules((("action", "call"), ("to", 8000))),
        "The floor rules: call, 8,000 in all",
    ),
    (
        FloorRules((("binds", False), ("change", 500))),
        "The floor rules: it does not bind, 500 back",
    ),
    (
        FloorRules((("actions", ("fold", "call")), ("call", 600))),
        "The floor rules: allowed: call and fold, 600 more to call",
    ),
    (FloorRules((("burns", 1),)), "The floor rules: 1 card is burned"),
)


@pytest.mark.parametrize(("event", "words"), TOLD)
def test_an_event_in_words(event: Event, words: str) -> None:
    assert english(sentence(event, table())) == words


def test_every_event_of_the_table_has_its_sentence() -> None:
    found = {
        one
        for one in vars(events).values()
        if isinstance(one, type) and issubclass(one, Event) and one not in (Event, SeatEvent)
    }
    assert found == set(ALL_EVENTS)
    assert {type(event) for event, _ in TOLD} == set(ALL_EVENTS)


@pytest.mark.parametrize(
    ("event", "words", "quiet"),
    [
        (Puts(4, chips("1000 5x100")), "… (silent)", True),
        (Checks(4), "“Check”", False),
        (Checks(4, tapped=True), "(taps the table)", True),
        (Raises(4, 1100), "“Raise to 1,100”", False),
        (Says(4, Word.CALL), "“Call”", False),
        (Finds(5, cards("x")), "“I have 1 card”", False),
    ],
)
def test_what_is_heard_stands_in_a_bubble(event: Event, words: str, *, quiet: bool) -> None:
    found = bubble(event)
    assert found is not None
    assert (str(found.text), found.quiet) == (words, quiet)


def test_nothing_is_heard_of_cards_pushed_forward_or_of_the_dealer() -> None:
    assert bubble(Discards(4)) is None
    assert bubble(Deals(Dealt.FLOP)) is None
    assert dealer_bubble(Deals(Dealt.FLOP)) is None
    assert str(dealer_bubble(Counts(Counted.POT, 9500)).text) == "“9,500”"  # type: ignore[union-attr]  # the case is there


@pytest.mark.parametrize(
    ("start", "words"),
    [
        (table(), "Blinds 500 and 1,000"),
        (table(Street.TURN), "The hand has come to the turn"),
        (table(phase=Phase.NO_HAND), "Between two hands"),
        (table(phase=Phase.DEALING), "The deal begins"),
    ],
)
def test_how_a_lesson_opens(start: Table, words: str) -> None:
    assert english(opening(start)) == words
