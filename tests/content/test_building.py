"""A lesson as it stands after reading: the table, the pieces of its stacks, its questions."""

from __future__ import annotations

import pytest

from tests.content.samples import lesson, read
from trainer.content.lesson import Lesson, Line, Question, Words
from trainer.messages import Problems
from trainer.rules.house import Edition
from trainer.table.cards import UNKNOWN, cards
from trainer.table.chips import NOTHING, USUAL_SET, parse_chips
from trainer.table.events import Folds, Puts
from trainer.table.games import Game, Street
from trainer.table.state import Ante, OtherTable, Phase, Status


def with_table(facts: str, script: str = "[]") -> Lesson:
    return read(f"lesson: sample\ntitle: A\ntable: {{{facts}}}\nscript: {script}\n")


TWO = "button: 1, seats: {1: 20000, 2: 20000}"


# ------------------------------------------------------------------------------ the table


def test_the_table_of_the_page_on_lessons() -> None:
    table = lesson(seats="1: 20000, 3: {name: UTG, stack: 20000}, 4: {stack: 3x5000 10x100}").table
    assert (table.game, table.size, table.button) == (Game.NLHE, 9, 4)
    assert (table.small_blind, table.big_blind) == (250, 500)
    assert [one.number for one in table.seats] == [1, 3, 4]
    assert table.seat(3).name == "UTG"
    assert (table.small_blind_seat, table.big_blind_seat) == (1, 3)
    assert table.seat(3).front.total == 500
    assert table.seat(3).stack.total == 19500
    assert table.seat(4).stack == parse_chips("3x5000 10x100")
    assert [one.loose for one in table.seats] == [True, True, False]
    assert (table.phase, table.street, table.chips) == (Phase.PLAY, Street.PREFLOP, USUAL_SET)


def test_a_seat_is_a_bare_stack_in_either_form() -> None:
    table = with_table("game: nlhe, blinds: 250-500, button: 1, seats: {1: 4x5000, 2: 20000}").table
    assert table.seat(1).total == 20000
    assert not table.seat(1).loose


@pytest.mark.parametrize(
    "given, size", [("", 9), ("size: 2, ", 2), ("size: 10, ", 10), ("seats_to_10", 10)]
)
def test_the_size_of_the_table(given: str, size: int) -> None:
    facts = f"game: nlhe, blinds: 250-500, {given}{TWO}"
    if given == "seats_to_10":
        facts = "game: nlhe, blinds: 250-500, button: 1, seats: {1: 20000, 10: 20000}"
    assert with_table(facts).table.size == size


def test_streets_boards_and_burns() -> None:
    facts = f"game: nlhe, blinds: 250-500, {TWO}"
    told = with_table(f"{facts}, street: turn, board: 2c 3d 4h 5s, burns: 3, pots: [4000]").table
    assert (told.street, told.board, told.burned) == (Street.TURN, cards("2c 3d 4h 5s"), 3)
    assert [pot.amount for pot in told.pots] == [4000]
    silent = with_table(f"{facts}, street: turn").table
    assert silent.board == (UNKNOWN,) * 4
    assert silent.burned == 2


def test_what_a_seat_may_have() -> None:
    table = with_table(
        "game: nlhe, blinds: 25-50, button: 6, seats: {"
        "1: {name: SB, stack: 1000}, 2: {stack: 1000, posted: 2x25, cards: As Kd},"
        "3: {stack: 10x100, bet: 2x100}, 4: {status: folded}, 5: {stack: 0, status: all-in},"
        "6: {stack: 900, status: absent}}"
    ).table
    assert table.seat(2).front == parse_chips("2x25")
    assert [held.card for held in table.seat(2).cards] == list(cards("As Kd"))
    assert table.seat(3).front == parse_chips("2x100")
    assert table.seat(3).stack == parse_chips("8x100")
    assert [table.seat(n).status for n in (4, 5, 6)] == [
        Status.FOLDED,
        Status.ALL_IN,
        Status.ABSENT,
    ]


def test_antes_limits_bring_in_and_other_tables() -> None:
    each = with_table(f"game: nlhe, blinds: 250-500, ante: 100, {TWO}").table
    assert each.ante == Ante(each=100)
    big = with_table(f"game: nlhe, blinds: 250-500, ante: {{big-blind: 500}}, {TWO}").table
    assert big.ante == Ante(big_blind=500)
    stud = with_table("game: stud, limits: 200-400, bring-in: 50, seats: {1: 900, 2: 900}").table
    assert (stud.small_bet, stud.big_bet, stud.bring_in) == (200, 400, 50)
    between = with_table("game: nlhe, hand: none, others: {B: 8, C: 7}, seats: {1: {name: A}}")
    assert between.table.others == (OtherTable("B", 8), OtherTable("C", 7))
    assert between.table.phase is Phase.NO_HAND


def test_pots_with_and_without_their_givers() -> None:
    pots = with_table(
        f"game: nlhe, blinds: 250-500, street: flop, {TWO},"
        "pots: [4000, {amount: 900, seats: [1]}, {from: {1: 300, 2: 300}}]"
    ).table.pots
    assert [(one.amount, one.seats, one.given) for one in pots] == [
        (4000, None, None),
        (900, frozenset({1}), None),
        (600, None, ((1, 300), (2, 300))),
    ]
    assert pots[0].chips.total == 4000


# ------------------------------------------------------------------------------ pieces


@pytest.mark.parametrize(
    "blinds, chips",
    [
        ("25-50", USUAL_SET),
        ("10-20", (5, *USUAL_SET)),
        ("5-10", (5, *USUAL_SET)),
        ("1-2", (1, 5, *USUAL_SET)),
        ("1-3", (1, 5, *USUAL_SET)),
    ],
)
def test_smaller_chips_come_into_play_where_the_amounts_ask_for_them(
    blinds: str, chips: tuple[int, ...]
) -> None:
    facts = f"game: nlhe, blinds: {blinds}, button: 1, seats: {{1: 1000, 2: 1000}}"
    assert with_table(facts).table.chips == chips


def test_amounts_of_lines_and_branches_count_as_well() -> None:
    facts = f"game: nlhe, blinds: 25-50, {TWO}"
    assert with_table(facts, "[{seat: 1, raises: 130}]").table.chips[0] == 5
    branch = "[{branches: [{name: x, script: [{seat: 1, raises: 131}]}]}]"
    assert with_table(facts, branch).table.chips[0] == 1


def test_chips_of_the_file_are_the_set_in_play() -> None:
    table = with_table(f"game: nlhe, blinds: 200-400, chips: [100, 500, 2000], {TWO}").table
    assert table.chips == (100, 500, 2000)
    assert {d for d, _ in table.seat(2).stack.counts} <= {100, 500, 2000}
    with pytest.raises(Problems, match="no-such-chip"):
        with_table(f"game: nlhe, blinds: 10-20, {TWO}", "[{seat: 1, puts: 2x10}]")


def test_a_total_holds_the_pieces_that_its_lines_name() -> None:
    table = lesson(
        "{seat: 4, puts: 7x1000}",
        "{seat: 4, pulls-back: 3x1000}",
        "{seat: 4, puts: 2x1000 9x25}",
        "{seat: 4, says: raise, puts: 5000}",
    ).table
    stack = table.seat(4).stack
    assert stack.total == 20000
    assert stack.holds(parse_chips("7x1000 9x25 5000"))


def test_the_blind_in_front_is_not_asked_for_twice() -> None:
    made = lesson(
        "{seat: 2, gathers: 20x25 600x25}",
        seats="1: 20000, 2: {stack: 20000, posted: 20x25}, 3: 20000, 4: 20000",
    )
    seat = made.table.seat(2)
    assert seat.front == parse_chips("20x25")
    assert seat.stack.count(25) >= 600
    assert seat.total == 20000


def test_every_way_through_the_script_finds_its_pieces() -> None:
    made = read(
        "lesson: sample\ntitle: A\n"
        f"table: {{game: nlhe, blinds: 250-500, {TWO}}}\n"
        "script:\n"
        "  - branches:\n"
        "    - {name: a, script: [{seat: 1, puts: 30x100}]}\n"
        "    - {name: b, script: [{seat: 1, puts: 3x1000}]}\n"
        "    - {name: c, table: {seats: {1: 9000}}, script: [{seat: 1, puts: 40x100}]}\n"
    )
    assert made.table.seat(1).stack.holds(parse_chips("3x1000 30x100"))
    other = made.script.branches[2].table
    assert other is not None
    assert other.seat(1).total == 9000
    assert other.seat(1).stack.holds(parse_chips("40x100"))


def test_pieces_that_do_not_fit_into_the_total_are_left_to_the_play_to_refuse() -> None:
    made = lesson("{seat: 1, puts: 5x5000}")
    assert made.table.seat(1).total == 20000


# ------------------------------------------------------------------------------ questions


def test_a_question_with_all_it_may_have() -> None:
    made = read(
        "lesson: sample\ntitle: A\n"
        f"table: {{game: nlhe, blinds: 250-500, {TWO}}}\n"
        "script:\n"
        "  - ask: options\n"
        "    seat: 2\n"
        "    text: {en: What now?, es: '¿Y ahora?'}\n"
        "    fields: [actions, call]\n"
        "    because: So it is.\n"
        "    tempting:\n"
        "      - {answer: {actions: fold}, because: No.}\n"
        "    expect: {actions: [raise, call, fold], call: 250}\n"
    )
    [asked] = made.script.lines
    assert isinstance(asked, Question)
    assert (asked.at, asked.ask, asked.seat) == (1, "options", 2)
    assert asked.text.text("es") == "¿Y ahora?"
    assert asked.fields == ("actions", "call")
    assert asked.because == Words((("", "So it is."),))
    assert [(one.answer, one.because.text("en")) for one in asked.tempting] == [
        ({"actions": ("fold",)}, "No.")
    ]
    for edition in Edition:
        assert asked.expected(edition) == {"actions": ("fold", "call", "raise"), "call": 250}
    places = dict(asked.expect_places)
    assert (places["call"].line, places["call"].column) == (12, 44)


def answer(ask: str, expect: str) -> object:
    made = lesson(f"{{ask: {ask}, expect: {expect}}}")
    [asked] = made.script.lines
    assert isinstance(asked, Question)
    return asked.expected(Edition.TDA_2026)


@pytest.mark.parametrize(
    "ask, expect, value",
    [
        ("binding, seat: 3", "{binds: yes}", {"binds": True}),
        ("binding, seat: 3", "{binds: true}", {"binds": True}),
        ("binding, seat: 3", "{binds: if-unchanged}", {"binds": "if-unchanged"}),
        ("expose", "{now: no}", {"now": False}),
        ("expose", "{now: yes, seats: [UTG, BB]}", {"now": True, "seats": (2, 3)}),
        ("see-hand, of: UTG", "{may: {BB: right, 1: no}}", {"may": {"1": False, "2": "right"}}),
        ("seat, for: show", "{seats: [UTG, BB, 1]}", {"seats": (3, 2, 1)}),
        ("seat, for: act", "{seat: UTG}", {"seat": 3}),
        (
            "pots",
            "{pots: [{amount: 900, seats: [4, 2]}], returned: {UTG: 50}}",
            {"pots": ({"amount": 900, "seats": (2, 4)},), "returned": {"3": 50}},
        ),
        (
            "award",
            "{order: [1, 0], winners: [{pot: 1, half: whole, shares: {4: 5}}], paid: {4: 5}}",
            {
                "order": (1, 0),
                "winners": ({"pot": 1, "half": "whole", "shares": {"4": 5}},),
                "paid": {"4": 5},
            },
        ),
        ("burn", "{burns: 1, extra: muck}", {"burns": 1, "extra": "muck"}),
        ("halt", "{halt: yes, when: now}", {"halt": True, "when": "now"}),
        (
            "ruling, seat: 3",
            "{floor: yes, outcomes: [{action: call}, {action: fold, forfeits: 5}]}",
            {"floor": True, "outcomes": ({"action": "call"}, {"action": "fold", "forfeits": 5})},
        ),
    ],
)
def test_values_of_the_answer_vocabulary(ask: str, expect: str, value: object) -> None:
    assert answer(ask, expect) == value


def test_claims_by_edition() -> None:
    made = lesson("{ask: binding, seat: 3, expect: {2024: {binds: no}, 2026: {binds: yes}}}")
    [asked] = made.script.lines
    assert isinstance(asked, Question)
    assert asked.expected(Edition.TDA_2024) == {"binds": False}
    assert asked.expected(Edition.TDA_2026) == {"binds": True}


def test_questions_count_through_the_branches_depth_first() -> None:
    made = read(
        "lesson: sample\ntitle: A\n"
        f"table: {{game: nlhe, blinds: 250-500, {TWO}}}\n"
        "script:\n"
        "  - {ask: seat, for: act}\n"
        "  - branches:\n"
        "    - name: a\n"
        "      script:\n"
        "        - {ask: seat, for: act}\n"
        "        - branches:\n"
        "          - {name: aa, script: [{ask: seat, for: act}]}\n"
        "    - name: b\n"
        "      script: [{ask: seat, for: act}, {ask: seat, for: act}]\n"
    )
    script = made.script
    first, second = script.branches
    numbers = [
        one.at
        for part in (script, first.script, first.script.branches[0].script, second.script)
        for one in part.lines
        if isinstance(one, Question)
    ]
    assert numbers == [1, 2, 3, 4, 5]


# ------------------------------------------------------------------------------ branches


BRANCHED = (
    "lesson: sample\ntitle: A\n"
    "table:\n"
    "  {game: nlhe, blinds: 250-500, button: 1, seats: {1: {name: A, stack: 20000}, 2: 20000}}\n"
    "script:\n"
    "  - {seat: A, puts: 1000}\n"
    "  - branches:\n"
    "    - {name: a, table: {blinds: 500-1000, seats: {A: 9000}}, script: [{seat: A, folds}]}\n"
)


def test_a_branch_replaces_facts() -> None:
    made = read(BRANCHED.replace("{A: 9000}", "{A: 9000, 3: {name: C, stack: 500}}"))
    [branch] = made.script.branches
    table = branch.table
    assert table is not None
    assert (table.big_blind, made.table.big_blind) == (1000, 500)
    assert (table.seat(1).name, table.seat(1).total) == ("A", 9000)
    assert (table.seat(2).total, table.seat(3).name) == (20000, "C")
    assert [one.number for one in made.table.seats] == [1, 2]
    assert [one.event for one in branch.script.lines if isinstance(one, Line)] == [Folds(1)]


def test_a_seat_of_one_branch_is_unknown_in_the_next() -> None:
    text = BRANCHED.replace("{A: 9000}", "{3: {name: C, stack: 500}}") + (
        "    - {name: b, script: [{seat: C, folds}]}\n"
    )
    with pytest.raises(Problems) as raised:
        read(text)
    [problem] = raised.value.problems
    assert (problem.place.line, problem.code) == (9, "no-such-seat")


# ------------------------------------------------------------------------------ the rest


def test_a_lesson_on_its_own_speaks_the_languages_of_its_title() -> None:
    plain = lesson()
    assert (plain.languages, plain.pack, plain.key) == (("en",), "", "sample")
    several = read(
        "lesson: sample\ntitle: {es: A, it: B}\n"
        f"table: {{game: nlhe, blinds: 250-500, {TWO}}}\nscript: []\n"
    )
    assert several.languages == ("es", "it")


def test_editions_are_narrowed() -> None:
    made = read(
        "lesson: sample\ntitle: A\neditions: [2024]\n"
        f"table: {{game: nlhe, blinds: 250-500, {TWO}}}\nscript: []\n"
    )
    assert made.editions == (Edition.TDA_2024,)
    assert made.house.edition is Edition.TDA_2024


def test_the_revision_is_of_the_facts_alone() -> None:
    head = "lesson: sample\ntitle: A\nlevel: 1\n"
    table = f"table: {{game: nlhe, blinds: 250-500, {TWO}}}\n"
    script = (
        "script:\n  - {seat: 1, puts: 1000 100}\n  - {ask: seat, for: act, expect: {seat: 2}}\n"
    )
    first = read(head + table + script).revision
    assert len(first) == 16
    for same in (
        head.replace("title: A", "title: B") + table + script,
        head + table + script.replace("1000 100", "1000  100"),
        head + table + script.replace("act, expect", "act, text: And now?, expect"),
        head + table + script.replace("{seat: 2}", "{seat: 1}"),
        script + table + head,
        head + table.replace("game: nlhe, blinds: 250-500", "blinds: 250-500, game: nlhe") + script,
    ):
        assert read(same).revision == first
    for other in (
        head + table.replace("20000}", "20025}") + script,
        head + table + script.replace("1000 100", "100 1000"),
        head + table + script.replace("for: act", "for: show"),
    ):
        assert read(other).revision != first


def test_a_lesson_without_lines_is_one() -> None:
    made = lesson()
    assert made.script.lines == ()
    assert made.table.seat(3).front == NOTHING


def test_lines_keep_their_places() -> None:
    first, second = lesson("{seat: 3, puts: 1000}", "{seat: 4, folds}").script.lines
    assert isinstance(first, Line)
    assert first.event == Puts(3, parse_chips("1000"))
    assert [(one.place.line, one.place.column) for one in (first, second)] == [(5, 5), (6, 5)]
