"""What the picture and the ledger say of a table, and what they keep to themselves."""

from __future__ import annotations

from dataclasses import replace

from trainer.content.lesson import Line, Question, Words
from trainer.i18n import voice
from trainer.messages import Message, Place
from trainer.table.cards import cards
from trainer.table.chips import parse_chips
from trainer.table.events import Puts
from trainer.table.games import Game, Street
from trainer.table.start import Facts, SeatFacts, open_table
from trainer.table.state import (
    Act,
    Action,
    HandLies,
    Held,
    OtherTable,
    Pot,
    Premature,
    Status,
    Table,
)
from trainer.view.conceal import (
    CONCEALED,
    EVERYTHING,
    Concealed,
    Part,
    concealed_at,
    concealed_by,
)
from trainer.view.ledger import ledger, pot_lines
from trainer.view.plain import cells, felt, plain, table_text
from trainer.view.sentences import opening
from trainer.view.table_view import look

HERE = Place("lesson.yaml", 1, 1)
EN = voice("en")


def table() -> Table:
    seats = tuple(
        SeatFacts(n, parse_chips("19x1000 8x100 4x50"), name)
        for n, name in ((1, "SB"), (2, "BB"), (3, "UTG"))
    )
    return open_table(Facts(Game.NLHE, 4, seats, button=3, small_blind=50, big_blind=100))


def with_seat(of: Table, number: int, **changes: object) -> Table:
    seats = tuple(
        replace(one, **changes) if one.number == number else one  # type: ignore[arg-type]  # a test's short form
        for one in of.seats
    )
    return replace(of, seats=seats)


def ask(kind: str, seat: int | None = None, at: int = 1) -> Question:
    return Question(at, kind, HERE, seat=seat)


def test_every_place_is_there_and_the_empty_one_is_empty() -> None:
    view = look(table())
    assert [seat.number for seat in view.seats] == [1, 2, 3, 4]
    assert [seat.occupied for seat in view.seats] == [True, True, True, False]
    assert view.seats[1].front.total == 100
    assert view.seats[1].stack_amount == 19_900
    assert view.button == 3


def test_the_action_is_marked_unless_it_is_asked_for() -> None:
    start = table()
    acting = [seat.number for seat in look(start).seats if seat.acting]
    assert acting == [start.action_on]
    hidden = concealed_by(ask("seat"))
    assert not any(seat.acting for seat in look(start, concealed=hidden).seats)


def test_cards_lie_face_down_even_where_the_lesson_knows_them() -> None:
    held = tuple(Held(card) for card in cards("As Ad"))
    start = with_seat(table(), 1, cards=held)
    assert [(one.card, one.up) for one in look(start).seats[0].cards] == [(None, False)] * 2
    tabled = with_seat(start, 1, lies=HandLies.TABLED)
    assert [one.card for one in look(tabled).seats[0].cards] == list(cards("As Ad"))
    assert look(with_seat(start, 1, lies=HandLies.MUCKED)).seats[0].cards == ()


def test_one_card_turned_up_is_seen_beside_those_that_are_not() -> None:
    held = (Held(cards("As")[0], up=True), Held(cards("x")[0]))
    start = with_seat(table(), 1, cards=held)
    assert [one.card for one in look(start).seats[0].cards] == [cards("As")[0], None]
    assert ledger(start)[0].cards == "A♠\ufe0e +1"


def test_a_card_turned_up_by_mistake_lies_apart_from_those_that_belong_face_up() -> None:
    held = (Held(cards("As")[0], up=True), Held(cards("x")[0]))
    start = with_seat(table(), 1, cards=held)
    assert [one.exposed for one in look(start).seats[0].cards] == [True, False]
    tabled = with_seat(start, 1, lies=HandLies.TABLED)
    assert not any(one.exposed for one in look(tabled).seats[0].cards)
    stud = replace(start, game=Game.STUD)
    assert not any(one.exposed for one in look(stud).seats[0].cards)


def test_last_chips_are_not_called_an_all_in_while_that_is_asked() -> None:
    start = with_seat(table(), 3, status=Status.ALL_IN)
    assert look(start).seats[2].status is Status.ALL_IN
    asked = concealed_by(ask("ruling", seat=3))
    assert look(start, concealed=asked).seats[2].status is Status.IN
    assert ledger(start, asked)[2].status is None
    # That another seat went all-in earlier was seen by all.
    other = concealed_by(ask("ruling", seat=1))
    assert look(start, concealed=other).seats[2].status is Status.ALL_IN


def test_pots_lie_as_chips_without_their_amount_and_in_one_heap_where_they_are_asked() -> None:
    start = replace(table(), pots=(Pot(2100), Pot(2000)))
    told = look(start)
    assert [(str(pot.label), pot.amount) for pot in told.pots] == [
        ("Main pot", 2100),
        ("Side pot 1", 2000),
    ]
    assert told.pots[0].chips.total == 2100
    award = look(start, concealed=concealed_by(ask("award")))
    assert [pot.amount for pot in award.pots] == [None, None]
    pots = look(start, concealed=concealed_by(ask("pots")))
    assert [(str(pot.label), pot.amount, pot.chips.total) for pot in pots.pots] == [
        ("Pot", None, 4100)
    ]
    assert [str(line) for line in pot_lines(pots)] == ["Pot: 4×1,000 and 100"]


def test_the_words_of_the_lesson_stand_in_the_bubble_in_the_reader_s_language() -> None:
    words = Words((("en", "I play"), ("es", "Juego")))
    line = Line(Puts(3, parse_chips("1000")), HERE, words)
    spanish = look(table(), line, language="es").seats[2].bubble
    assert spanish is not None
    assert isinstance(spanish.text, Message)
    assert voice("es").text(spanish.text) == "«Juego»"
    silent = look(table(), Line(Puts(3, parse_chips("1000")), HERE)).seats[2].bubble
    assert silent is not None
    assert silent.quiet


def test_the_middle_of_the_felt_names_game_blinds_and_street() -> None:
    start = replace(table(), game=Game.PLO, street=Street.FLOP, others=(OtherTable("B", 8),))
    assert str(look(start).line) == "Pot-limit Omaha · Blinds 50–100 · flop"
    assert str(opening(start)) == "The hand has come to the flop · Table B: 8 players"


def test_the_ledger_counts_what_is_to_call_and_says_what_each_did() -> None:
    start = replace(
        with_seat(table(), 3, acted=True, amount_in=600),
        bet_to_call=600,
        acts=(Act(3, Street.PREFLOP, Action.RAISE, 600, 600, 600, 100),),
    )
    told = [cells(row, EN) for row in ledger(start)]
    assert [row[5] for row in told] == ["to act", "to act", "raised to 600"]
    assert [row[6] for row in told] == ["550", "500", "0"]
    asked = [cells(row, EN) for row in ledger(start, concealed_by(ask("ruling", seat=3)))]
    assert [row[5] for row in asked] == ["in the hand", "in the hand", "—"]
    assert [row[6] for row in asked] == ["—", "—", "—"]


def test_a_short_stack_has_no_more_to_call_than_it_has() -> None:
    start = replace(with_seat(table(), 1, stack=parse_chips("3x100")), bet_to_call=600)
    assert ledger(start)[0].to_call == 300


def test_the_ledger_reads_as_a_table_in_each_language() -> None:
    rows = ledger(table())
    assert "19.900" in table_text(rows, voice("es"))
    assert "19,900" in table_text(rows, EN)
    assert plain(look(table()), rows, (), EN).startswith("Blinds 50–100 · preflop\nButton: Seat 3")


def test_directly_before_a_question_its_answer_stays_out_and_earlier_what_lasts() -> None:
    question = ask("pot-count", seat=3)
    line = Line(Puts(3, parse_chips("1000")), HERE)
    items = (None, line, line, question)
    assert concealed_at(items, 3, ()) == concealed_by(question)
    assert concealed_at(items, 2, ()) == concealed_by(question)
    assert concealed_at(items, 1, ()).parts == Part.POTS | Part.DIVISION
    assert concealed_at(items, 3, (1,)) == Concealed()


def test_two_open_questions_in_a_row_leave_out_what_either_asks() -> None:
    items = (None, ask("seat"), ask("ruling", seat=3, at=2))
    found = concealed_at(items, 1, ())
    assert found == Concealed(CONCEALED["seat"] | CONCEALED["ruling"], frozenset({3}))
    both = (None, ask("ruling", seat=2), ask("ruling", seat=3, at=2))
    assert concealed_at(both, 1, ()).seats == {2, 3}


def test_a_question_type_nobody_thought_of_leaves_out_everything() -> None:
    assert concealed_by(ask("riddle")).parts == EVERYTHING


def test_hands_that_were_thrown_away_lie_in_the_muck() -> None:
    start = table()
    assert look(start).muck == 0
    thrown = with_seat(start, 1, lies=HandLies.MUCKED, status=Status.FOLDED)
    assert look(thrown).muck == 2
    before = with_seat(start, 2, lies=HandLies.NONE, status=Status.FOLDED, cards=())
    assert look(before).muck == 2
    dealers = replace(thrown, mucked=cards("As"))
    assert look(dealers).muck == 3


def count(of: str, seat: int | None = None) -> Question:
    return Question(1, "count", HERE, seat=seat, of=of)


def test_what_is_counted_is_shown_without_its_number() -> None:
    start = replace(table(), pots=(Pot(2100),))
    stack = look(start, concealed=concealed_by(count("stack", 3)))
    assert [seat.stack_amount for seat in stack.seats[:3]] == [19_950, 19_900, None]
    assert stack.seats[2].stack.total == 20_000
    assert "Seat 3, behind: 19×1,000  8×100  4×50" in plain(stack, (), (), EN)
    bet = look(start, concealed=concealed_by(count("bet", 2)))
    assert [seat.front_amount for seat in bet.seats[:3]] == [50, None, 0]
    assert [row.to_call for row in ledger(start, concealed_by(count("bet", 2)))] == [None] * 3
    pot = look(start, concealed=concealed_by(count("pot")))
    assert [one.amount for one in pot.pots] == [None]
    assert [one.chips.total for one in pot.pots] == [2100]


def test_a_number_that_is_to_be_counted_stays_out_on_the_lines_before_too() -> None:
    items = [Line(Puts(3, parse_chips("1000")), HERE), count("stack", 1)]
    before = concealed_at(items, 0, ())
    assert before.hides_of(Part.STACK, 1)
    assert not before.hides_of(Part.STACK, 2)
    assert not concealed_at(items, 0, (1,)).hides_of(Part.STACK, 1)


def test_hands_lie_open_while_they_are_read_and_while_the_verdict_is_looked_at() -> None:
    held = tuple(Held(card) for card in cards("As Ad"))
    start = with_seat(with_seat(table(), 1, cards=held), 2, cards=held, lies=HandLies.FORWARD)
    items = [ask("read")]
    for answered in ((), (1,)):
        view = look(start, concealed=concealed_at(items, 0, answered))
        assert [one.card for one in view.seats[0].cards] == list(cards("As Ad"))
        assert [one.card for one in view.seats[1].cards] == [None, None]
    assert [one.card for one in look(start).seats[0].cards] == [None, None]


def test_cards_that_came_too_early_lie_on_the_table() -> None:
    early = Premature(Street.TURN, cards("5c"))
    start = replace(table(), board=cards("2c 7d Jh"), premature=early)
    assert [one.card for one in look(start).board] == list(cards("2c 7d Jh 5c"))


def stud() -> Table:
    seats = tuple(
        SeatFacts(n, parse_chips("9x1000"), cards=cards(held))
        for n, held in ((1, "x x 2c"), (2, "x x Kd"))
    )
    facts = Facts(Game.STUD, 8, seats, None, 0, 0, street=Street.THIRD, bring_in=50)
    return open_table(facts)


def test_stud_cards_that_came_too_early_lie_at_the_hands() -> None:
    by_seat = ((1, cards("7h")), (2, cards("Qs")))
    early = Premature(Street.FOURTH, cards("7h Qs"), by_seat)
    view = look(replace(stud(), premature=early))
    assert view.board == ()
    assert [one.card for one in view.seats[0].cards][2:] == list(cards("2c 7h"))


def test_one_card_for_all_in_stud_is_told() -> None:
    view = look(replace(stud(), board=cards("Qc")))
    assert any("Q♣" in line for line in felt(view, EN))


def test_who_is_all_in_may_be_told_while_what_the_acts_came_to_stays_out() -> None:
    raised = Act(3, Street.PREFLOP, Action.RAISE, 600, 600, 600, 100)
    start = with_seat(table(), 2, status=Status.ALL_IN)
    start = replace(with_seat(start, 3, acted=True), acts=(raised,))
    for kind in ("steps", "spot"):
        rows = ledger(start, concealed_by(ask(kind)))
        assert [str(row.status) for row in rows[1:]] == ["all-in", "None"]
        assert look(start, concealed=concealed_by(ask(kind))).seats[1].status is Status.ALL_IN
