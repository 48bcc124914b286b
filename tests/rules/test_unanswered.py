"""Where the facts do not tell, a question is not guessed at: the lesson is told what is missing."""

from __future__ import annotations

import pytest

from trainer.rules import ask
from trainer.rules.house import OPTIONS, Edition, House
from trainer.rules.play import advance
from trainer.table.cards import cards
from trainer.table.chips import NOTHING, parse_chips
from trainer.table.events import (
    Adds,
    AllIn,
    Bets,
    Calls,
    Checks,
    Deals,
    Dealt,
    Ends,
    Event,
    Folds,
    Mucks,
    Pushes,
    Says,
    Starts,
    Tables,
    Word,
)
from trainer.table.games import Game, Street
from trainer.table.start import Facts, SeatFacts, open_table
from trainer.table.state import Ante, OtherTable, Phase, Pot, Status, Table

HOUSE = House()
NO_ANTE = Ante()
STACK = parse_chips("5x1000 10x100")


def table(
    *seats: SeatFacts,
    game: Game = Game.NLHE,
    street: Street = Street.FLOP,
    phase: Phase = Phase.PLAY,
    button: int | None = 3,
    pots: tuple[Pot, ...] = (Pot(300),),
    ante: Ante = NO_ANTE,
) -> Table:
    return open_table(
        Facts(
            game,
            9,
            seats or tuple(SeatFacts(n, STACK) for n in (1, 2, 3)),
            button,
            50,
            100,
            ante,
            phase=phase,
            street=street,
            pots=() if street.is_first else pots,
        )
    )


def after(at: Table, *events: Event, house: House = HOUSE) -> Table:
    for event in events:
        at = advance(at, event, house).table
    return at


def missing(answered: object) -> str:
    unknown = getattr(answered, "unknown", None)
    assert unknown is not None
    return str(unknown)


def test_a_seat_that_has_not_acted() -> None:
    at = table()
    assert "has not acted" in missing(ask.ruling(at, 1, HOUSE))
    assert "has not acted" in missing(ask.binding(at, 1, HOUSE))


def test_a_seat_that_may_still_choose() -> None:
    at = after(table(), Bets(1, 400), Checks(2))
    assert "may still choose" in missing(ask.ruling(at, 2, HOUSE))
    binding = ask.binding(at, 2, HOUSE).result
    assert binding is not None
    assert binding.options is not None


def test_a_call_before_the_amount() -> None:
    at = after(table(), Bets(1, 400), Says(2, Word.RAISE), Calls(3))
    assert "before the amount" in missing(ask.ruling(at, 3, HOUSE))


def test_a_seat_without_a_hand() -> None:
    at = after(table(), Bets(1, 400), Folds(2))
    assert "no live hand" in missing(ask.options(at, 2, HOUSE))


def test_a_closed_round() -> None:
    at = after(table(), Checks(1), Checks(2), Checks(3))
    assert "closed" in missing(ask.seat(at, "act", HOUSE))


@pytest.mark.parametrize(
    "what", ["button", "small-blind", "big-blind", "move", "cards", "race", "finish"]
)
def test_between_hands_without_a_button(what: str) -> None:
    at = table(phase=Phase.NO_HAND, button=None)
    if what == "race":
        at = open_table(Facts(Game.NLHE, 9, (), chips=(25,), phase=Phase.NO_HAND))
    assert missing(ask.seat(at, what, HOUSE))


def test_cards_of_a_hand_without_a_button() -> None:
    assert "button" in missing(
        ask.seat(table(game=Game.STUD, button=None, street=Street.FIFTH), "cards", HOUSE)
    )


def test_seat_cards_that_nobody_has_drawn() -> None:
    assert missing(ask.seat(table(phase=Phase.NO_HAND), "seat-card", HOUSE))


def test_a_bring_in_of_cards_that_are_not_known() -> None:
    at = table(game=Game.STUD, street=Street.THIRD)
    assert "up cards" in missing(ask.seat(at, "bring-in", HOUSE))


STREETS = ((Dealt.FLOP, "2c 3d 7h"), (Dealt.TURN, "9s"), (Dealt.RIVER, "Tc"))


def test_a_tie_of_hands_that_are_not_known() -> None:
    assert missing(ask.seat(table(), "odd-chip", HOUSE))
    known = (SeatFacts(1, STACK, cards=cards("Ah Ac")), SeatFacts(2, STACK, cards=cards("Kd Qs")))
    best = after(
        table(*known, button=2, street=Street.PREFLOP),
        Calls(2),
        Checks(1),
        *(e for what, held in STREETS for e in (Deals(what, cards(held)), Checks(1), Checks(2))),
    )
    assert "Nobody ties" in missing(ask.seat(best, "odd-chip", HOUSE))


def test_no_other_table_to_compare_with() -> None:
    assert "others" in missing(ask.halt(table(), HOUSE))


def test_who_shows_where_hands_lie_up_anyway_or_are_not_known() -> None:
    all_in = after(table(street=Street.RIVER), AllIn(1), Calls(2), Folds(3))
    assert "all-in" in missing(ask.seat(all_in, "show", HOUSE))
    assert "all-in" in missing(ask.see_hand(all_in, 1, HOUSE))
    stud = table(game=Game.STUD, street=Street.SEVENTH)
    assert "up cards" in missing(ask.seat(stud, "show", HOUSE))
    assert "button" in missing(ask.seat(table(button=None), "show", HOUSE))
    nobody = after(table(), Mucks(1), Mucks(2), Mucks(3))
    assert missing(ask.seat(nobody, "show", HOUSE))
    alone = after(table(street=Street.RIVER), Bets(1, 400), Folds(2), Folds(3))
    assert "need not show" in missing(ask.seat(alone, "show", HOUSE))


def test_who_has_not_answered_yet_has_no_right_to_see() -> None:
    at = after(table(street=Street.RIVER), Bets(1, 400))
    found = ask.see_hand(at, 1, HOUSE).result
    assert found is not None
    assert {may.value for _, may in found.may} == {"floor"}


def test_nothing_to_do_and_no_hand() -> None:
    assert "nothing to do" in missing(ask.steps(table(), HOUSE))
    over = after(table(), Ends())
    assert missing(ask.steps(over, HOUSE))
    assert missing(ask.spot(over, HOUSE))
    assert missing(ask.burn(over, HOUSE))


def test_hands_that_cannot_be_read() -> None:
    at = table()
    assert "Seat 1" in missing(ask.read(at, HOUSE))
    unknown_board = after(at, Checks(1), Checks(2), Checks(3), Deals(Dealt.TURN))
    assert "board" in missing(ask.read(unknown_board, HOUSE))
    short = after(table(street=Street.PREFLOP), *(Tables(n, cards(f"{n + 1}s")) for n in (1, 2, 3)))
    assert missing(ask.read(short, HOUSE))
    nobody = after(at, Mucks(1), Mucks(2), Mucks(3))
    assert missing(ask.read(nobody, HOUSE))


def test_no_chips_to_be_counted() -> None:
    at = table(SeatFacts(1, NOTHING), SeatFacts(2, STACK), pots=())
    assert missing(ask.count(at, "stack", 1, HOUSE))


def test_a_race_in_a_hand_or_of_loose_stacks_or_without_odd_chips() -> None:
    assert missing(ask.count(table(), "race", None, HOUSE))
    loose = table(SeatFacts(1, STACK, loose=True), SeatFacts(2, STACK), phase=Phase.NO_HAND)
    assert "pieces" in missing(ask.seat(loose, "race", HOUSE))
    whole = table(SeatFacts(1, STACK), SeatFacts(2, STACK), phase=Phase.NO_HAND)
    assert "without a race" in missing(ask.seat(whole, "race", HOUSE))


def ended(ante: Ante, *seats: SeatFacts) -> Table:
    """A hand in which seat 3 calls everybody's all-in."""
    at = table(*seats, street=Street.PREFLOP, ante=ante)
    return after(at, AllIn(3), AllIn(1), AllIn(2))


SHORT = parse_chips("10x100")


def test_finishing_order_where_it_is_not_written() -> None:
    ante = Ante(big_blind=100)
    seats = (SeatFacts(1, SHORT), SeatFacts(2, SHORT), SeatFacts(3, STACK))
    at = ended(ante, *seats)
    assert "pushed" in missing(ask.seat(at, "finish", HOUSE))
    assert "2026" in missing(ask.seat(at, "finish", House(Edition.TDA_2024)))
    pushed = after(at, Pushes(1, (3,)), Pushes(0, (3,)))
    result = ask.seat(pushed, "finish", HOUSE).result
    assert result is not None
    assert result.seats == (1, 2)
    one = ended(ante, SeatFacts(1, STACK), SeatFacts(2, SHORT), SeatFacts(3, STACK))
    assert "Fewer than two" in missing(
        ask.seat(after(one, Pushes(0, (1, 3)), Pushes(1, (1, 3))), "finish", HOUSE)
    )
    same = (SeatFacts(1, SHORT), SeatFacts(2, parse_chips("11x100")), SeatFacts(3, STACK))
    tied = after(ended(ante, *same), Pushes(1, (3,)), Pushes(0, (3,)))
    assert "same size" in missing(ask.seat(tied, "finish", HOUSE))
    no_ante = after(ended(Ante(), *seats), Pushes(1, (3,)), Pushes(0, (3,)))
    assert "big blind ante" in missing(ask.seat(no_ante, "finish", HOUSE))


def test_finishing_order_where_the_pots_came_from_nobody_knows() -> None:
    at = table(
        SeatFacts(1, SHORT), SeatFacts(2, SHORT), SeatFacts(3, STACK), ante=Ante(big_blind=100)
    )
    at = after(at, AllIn(1), AllIn(2), Calls(3), Pushes(0, (3,)))
    assert "from:" in missing(ask.seat(at, "finish", HOUSE))


def test_a_void_deal_of_pots_from_nobody_knows_where() -> None:
    at = after(table(), Deals(Dealt.TURN, cards("As"), duplicate=True))
    assert "from:" in missing(ask.hand(at, 1, HOUSE))
    assert "from:" in missing(ask.steps(at, HOUSE))


@pytest.mark.parametrize("option", OPTIONS, ids=lambda one: one.name)
def test_every_option_of_a_house_has_its_default_and_its_source(option: object) -> None:
    name, field = getattr(option, "name", ""), getattr(option, "field", "")
    default, words = getattr(option, "default", None), getattr(option, "words", None)
    assert str(getattr(option, "source", ""))
    assert field == name.replace("-", "_")
    value = getattr(HOUSE, field)
    assert default == (value if words is None else value.value)


def test_who_is_out_of_the_hand_is_dealt_nothing() -> None:
    at = table(
        SeatFacts(1, STACK), SeatFacts(2, STACK, status=Status.SITTING_OUT), SeatFacts(3, STACK)
    )
    result = ask.seat(at, "cards", HOUSE).result
    assert result is not None
    assert result.seats == (1, 3)


def test_nobody_to_win_what_lies_there() -> None:
    at = open_table(
        Facts(
            Game.NLHE,
            9,
            tuple(SeatFacts(n, STACK) for n in (1, 2)),
            1,
            50,
            100,
            street=Street.RIVER,
            board=cards("2c 3d 4h 8s 9c"),
            pots=(Pot(300),),
        )
    )
    nobody = after(at, Mucks(1), Mucks(2))
    found = ask.award(nobody, HOUSE).result
    assert found is not None
    assert found.winners is None


def test_halting_play_where_the_big_blind_is_not_known() -> None:
    others = (OtherTable("B", 9),)
    seats = tuple(SeatFacts(n, STACK) for n in (1, 2, 3))
    facts = Facts(Game.NLHE, 9, seats, others=others, phase=Phase.NO_HAND)
    assert "big blind" in missing(ask.halt(open_table(facts), HOUSE))


def test_a_hand_that_one_player_alone_would_play() -> None:
    lone = table(SeatFacts(1, STACK), SeatFacts(2, NOTHING), phase=Phase.NO_HAND)
    assert missing(ask.seat(lone, "button", HOUSE))


def test_a_stud_hand_starts_without_a_button() -> None:
    at = table(game=Game.STUD, street=Street.THIRD, button=None, phase=Phase.NO_HAND)
    assert after(at, Starts()).button is None


def test_a_hand_starts_with_nobody_to_post_the_blinds() -> None:
    seats = (SeatFacts(1, STACK), SeatFacts(2, STACK, status=Status.SITTING_OUT))
    at = table(*seats, street=Street.PREFLOP, phase=Phase.NO_HAND, button=2)
    begun = after(at, Starts())
    assert begun.button == 1
    assert begun.small_blind_seat is None


def test_door_cards_before_the_betting_and_a_card_too_many_on_the_last_street() -> None:
    dealing = table(game=Game.STUD, street=Street.THIRD, phase=Phase.DEALING)
    doors = after(dealing, Deals(Dealt.UP, by_seat=((1, cards("Kd")),)))
    assert [held.up for held in doors.seat(1).cards] == [False, False, True]
    last = table(game=Game.STUD, street=Street.SEVENTH)
    over = after(last, Deals(Dealt.UP, by_seat=((1, cards("Kd")),)))
    assert over.street is Street.SEVENTH
    assert len(over.seat(1).cards) == 8


def test_more_cards_are_shown_than_the_seat_was_dealt() -> None:
    at = after(table(), Tables(1, cards("As Kd Qc")))
    assert [held.card for held in at.seat(1).cards] == list(cards("As Kd Qc"))


def test_an_opponent_who_has_nothing_to_answer_with() -> None:
    """A big blind with no chips at all, and a bet before it that has no act of its own."""
    seats = (SeatFacts(1, STACK), SeatFacts(2, NOTHING), SeatFacts(3, STACK))
    at = open_table(Facts(Game.NLHE, 9, seats, 3, 50, 100))
    assert after(at, Calls(3), Calls(1)).action_on is None
    broke = table(SeatFacts(1, STACK), SeatFacts(2, NOTHING), SeatFacts(3, STACK))
    assert after(broke, Bets(1, 400)).action_on == 3
    begun = (
        SeatFacts(1, STACK, bet=parse_chips("4x100")),
        SeatFacts(2, STACK, bet=parse_chips("10x100")),
        SeatFacts(3, STACK),
    )
    at = open_table(Facts(Game.NLHE, 9, begun, 3, 50, 100, street=Street.FLOP))
    assert after(at, Folds(3)).action_on == 1


def test_a_check_out_of_turn_that_faces_a_blind_posted_short() -> None:
    """Heads-up the big blind lies short, so that a check faces a bet while it is not its turn."""
    seats = (SeatFacts(1, STACK), SeatFacts(2, STACK, posted=parse_chips("25"), loose=True))
    facts = Facts(Game.NLHE, 9, seats, button=1, small_blind=50, big_blind=100)
    at = after(open_table(facts), Checks(2))
    assert ask.binding(at, 2, HOUSE).result is not None


def test_what_was_declared_is_paid_while_another_waits() -> None:
    at = after(table(), Bets(3, 500), Says(1, Word.BET), Adds(1, 200))
    assert at.seat(1).amount_in == 100
    assert at.seat(1).front.total == 200
    assert at.action_on == 2
