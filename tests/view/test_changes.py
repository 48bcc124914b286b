"""What moves between two views, and that it leads from the one to the other."""

from __future__ import annotations

from dataclasses import replace

import pytest

from trainer.messages import say
from trainer.table.cards import cards
from trainer.table.chips import NOTHING, parse_chips
from trainer.table.state import HandLies
from trainer.view.between import as_before, laid_down, taken_up
from trainer.view.changes import Move, MoveKind, changes
from trainer.view.model import CardView, PotView, SeatView, TableView

BACK = CardView(None)


def table(size: int = 3, **others: object) -> TableView:
    seats = tuple(
        SeatView(
            number,
            occupied=True,
            stack=parse_chips("2x5000 10x1000 10x500 20x100"),
            cards=(BACK, BACK),
        )
        for number in range(1, size + 1)
    )
    view = TableView(size, seats, say("preflop"), button=1)
    return replace(view, **others)  # type: ignore[arg-type]  # the fields of a table, by name


def with_seat(view: TableView, number: int, **others: object) -> TableView:
    seats = list(view.seats)
    seats[number - 1] = replace(seats[number - 1], **others)  # type: ignore[arg-type]  # the same
    return replace(view, seats=tuple(seats))


def put(view: TableView, number: int, text: str) -> TableView:
    chips, seat = parse_chips(text), view.seats[number - 1]
    return with_seat(view, number, stack=seat.stack - chips, front=seat.front + chips)


def pot(text: str) -> PotView:
    chips = parse_chips(text)
    return PotView(say("Pot"), chips, chips.total)


def kinds(moves: tuple[Move, ...]) -> list[MoveKind]:
    return [move.kind for move in moves]


def faces(text: str) -> tuple[CardView, ...]:
    return tuple(CardView(card, up=True) for card in cards(text))


def test_nothing_moves_where_nothing_changed() -> None:
    view = table()
    assert changes(view, view) == ()
    assert changes(view, with_seat(view, 2, acting=True)) == ()


def test_tables_of_another_size_are_other_tables() -> None:
    assert changes(table(3), table(4)) == ()


def test_chips_are_put_out() -> None:
    old = table()
    assert changes(old, put(old, 2, "1000 5x100")) == (
        Move(MoveKind.PUT_OUT, 2, parse_chips("1000 5x100")),
    )


def test_chips_are_pulled_back() -> None:
    old = put(table(), 2, "1000 5x100")
    new = with_seat(
        old, 2, front=parse_chips("1000"), stack=old.seats[1].stack + parse_chips("5x100")
    )
    assert changes(old, new) == (Move(MoveKind.PULLED_BACK, 2, parse_chips("5x100")),)


def test_change_is_given_for_a_large_chip() -> None:
    old = put(table(), 2, "5000")
    new = with_seat(old, 2, front=parse_chips("3x500"), stack=old.seats[1].stack)
    assert changes(old, new) == (Move(MoveKind.CHANGE, 2, parse_chips("3x500")),)


def test_bets_are_gathered_at_once_before_the_burn_and_the_flop() -> None:
    old = put(put(table(), 1, "500"), 3, "500")
    new = with_seat(with_seat(old, 1, front=NOTHING), 3, front=NOTHING)
    new = replace(new, pots=(pot("2x500"),), burned=1, board=faces("As Kd 7h"))
    moves = changes(old, new)
    assert kinds(moves) == [MoveKind.GATHERED, MoveKind.BURNED, MoveKind.BOARD]
    assert moves[0].bets == ((1, parse_chips("500")), (3, parse_chips("500")))
    assert moves[2].cards == faces("As Kd 7h")


def test_a_call_that_ends_the_betting_is_seen_before_the_bets_go() -> None:
    old = put(table(), 1, "500")
    called = put(old, 2, "500")
    new = with_seat(with_seat(called, 1, front=NOTHING), 2, front=NOTHING)
    new = replace(new, pots=(pot("2x500"),))
    moves = changes(old, new)
    assert kinds(moves) == [MoveKind.PUT_OUT, MoveKind.GATHERED]
    assert dict(moves[1].bets) == {1: parse_chips("500"), 2: parse_chips("500")}


def test_a_pot_is_pushed() -> None:
    old = table(pots=(pot("4x500"),))
    new = with_seat(old, 3, stack=old.seats[2].stack + parse_chips("4x500"))
    moves = changes(old, replace(new, pots=()))
    assert moves == (Move(MoveKind.POT_PUSHED, 3, parse_chips("4x500")),)


def test_cards_are_pitched_one_by_one_from_the_buttons_left() -> None:
    old = table()
    for number in (1, 2, 3):
        old = with_seat(old, number, cards=())
    moves = changes(old, table())
    assert kinds(moves) == [MoveKind.PITCHED] * 6
    assert [move.seat for move in moves] == [2, 3, 1, 2, 3, 1]
    assert [move.at for move in moves] == [0, 0, 0, 1, 1, 1]


def test_a_hand_is_pushed_forward_then_mucked() -> None:
    old = table()
    forward = with_seat(old, 2, lies=HandLies.FORWARD)
    mucked = replace(with_seat(forward, 2, cards=(), lies=HandLies.MUCKED), muck=2)
    assert kinds(changes(old, forward)) == [MoveKind.FORWARD]
    assert kinds(changes(forward, mucked)) == [MoveKind.MUCKED]


def test_a_hand_is_turned_up() -> None:
    old = table()
    new = with_seat(old, 2, cards=faces("As Kd"), lies=HandLies.TABLED)
    assert changes(old, new) == (Move(MoveKind.TURNED, 2, cards=faces("As Kd")),)


def test_a_new_hand_begins_with_the_button() -> None:
    old = replace(with_seat(table(), 2, cards=()), button=1)
    new = put(replace(table(), button=2), 3, "500")
    assert kinds(changes(old, new)) == [MoveKind.BUTTON, MoveKind.PUT_OUT] + [MoveKind.PITCHED] * 2


def ways() -> list[tuple[TableView, TableView]]:
    old = table(4)
    bet = put(old, 2, "1000 5x100")
    called = put(bet, 3, "2x500 5x100")
    gathered = with_seat(with_seat(called, 2, front=NOTHING), 3, front=NOTHING)
    flop = replace(
        gathered, pots=(pot("1000 2x500 10x100"),), burned=1, board=faces("As Kd 7h"), muck=2
    )
    flop = with_seat(flop, 1, cards=(), lies=HandLies.MUCKED)
    won = with_seat(flop, 3, stack=flop.seats[2].stack + parse_chips("1000 2x500 10x100"))
    won = replace(with_seat(won, 3, cards=faces("Ah Ac"), lies=HandLies.TABLED), pots=())
    return [(old, bet), (bet, called), (called, flop), (bet, flop), (flop, won)]


@pytest.mark.parametrize(("old", "new"), ways(), ids=range(5))
def test_moves_lead_from_one_view_to_the_next(old: TableView, new: TableView) -> None:
    """However it goes: all chips and cards lie in the end as the new view has them."""
    view = as_before(old, new)
    for move in changes(old, new):
        view = laid_down(taken_up(view, move), move, new)
    for seat, wanted in zip(view.seats, new.seats, strict=True):
        assert (seat.stack, seat.front, seat.cards) == (wanted.stack, wanted.front, wanted.cards)
    assert (view.board, view.burned, view.pots) == (new.board, new.burned, new.pots)
