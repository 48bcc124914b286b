"""Steps pressed one after the other, and hands read one at a time."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from trainer.content.step_text import STEPS
from trainer.gui.questions.hand_fields import HandsField
from trainer.gui.questions.step_fields import KEYS, StepsField
from trainer.gui.questions.winners_field import WinnersField
from trainer.i18n import LANGUAGES, voice
from trainer.messages import say
from trainer.table.cards import cards
from trainer.view.around import Around
from trainer.view.spots import cards_at, pots_at, seat_at, seats_at

SEATS = ((1, "SB"), (2, ""), (3, ""))
AROUND = Around(
    SEATS,
    (1, 2, 3),
    pots=2,
    hands=((1, cards("As Ad")), (2, cards("Ks Kd"))),
    board=cards("2c 7d Jh Jc 4s"),
)


@pytest.fixture
def steps(qtbot: QtBot) -> StepsField:
    field = StepsField(say("Steps in order"), AROUND)
    qtbot.addWidget(field)
    field.speak(voice("en"))
    field.set_keys(iter(()))
    field.show()
    return field


def test_steps_stand_in_the_order_in_which_they_were_pressed(steps: StepsField) -> None:
    assert steps.value() is None
    for word in ("bring-in-bets", "burn", "deal"):
        steps.words[word].click()
    assert steps.value() is None, "a street has to follow"
    assert steps.following is not None
    steps.following.buttons["turn"].click()
    assert steps.value() == ("bring-in-bets", "burn", "deal turn")
    steps.back.click()
    assert steps.value() == ("bring-in-bets", "burn")


def test_what_follows_a_step_is_a_seat_an_amount_or_both(steps: StepsField) -> None:
    steps.words["return"].click()
    assert steps.offered() == seats_at((1, 2, 3))
    assert steps.take(seat_at(3))
    assert not steps.take(seat_at(9))
    assert steps.value() is None
    assert steps.following is not None
    assert steps.following.edit is not None
    steps.following.edit.set_amount(50)
    steps.following.edit.amount_changed.emit()
    assert steps.value() == ("return 3 50",)
    assert steps.chosen() == seats_at((3,))


def test_an_announcement_is_an_amount_or_a_word(steps: StepsField) -> None:
    steps.words["announce"].click()
    assert steps.value() == ("announce",)
    assert steps.following is not None
    assert steps.following.edit is not None
    steps.following.edit.set_amount(1700)
    steps.following.edit.amount_changed.emit()
    assert steps.value() == ("announce 1700",)
    steps.following.buttons["all-in"].click()
    assert steps.value() == ("announce all-in",)
    steps.following.buttons["all-in"].click()
    assert steps.value() == ("announce",)


def test_seats_are_pressed_once_more_to_take_them_back(steps: StepsField) -> None:
    steps.words["turn-up"].click()
    for seat in (3, 1, 2, 1):
        steps.take(seat_at(seat))
    assert steps.value() == ("turn-up 2 3",)
    steps.words["back-up"].click()
    steps.take(seat_at(2))
    steps.take(seat_at(2))
    assert steps.value() is None


def test_a_step_left_half_said_gives_way_to_the_next(steps: StepsField) -> None:
    steps.words["push"].click()
    steps.words["scramble"].click()
    assert steps.value() == ("scramble board",)
    assert steps.following is None
    assert not steps.take(seat_at(1))


def test_the_streets_are_those_of_the_game(qtbot: QtBot) -> None:
    for has_board, streets in ((True, {"flop", "turn", "river", "down"}), (False, {"fourth"})):
        field = StepsField(say("Steps"), Around(SEATS, has_board=has_board))
        qtbot.addWidget(field)
        field.words["deal"].click()
        assert field.following is not None
        assert streets <= set(field.following.buttons)
        assert ("flop" in field.following.buttons) is has_board


@pytest.mark.parametrize("language", LANGUAGES)
def test_steps_are_told_in_every_language(steps: StepsField, language: str) -> None:
    steps.set_value(("announce 1700", "deal turn", "muck 1 2"))
    steps.speak(voice(language))
    assert steps.value() == ("announce 1700", "deal turn", "muck 1 2")
    assert steps.chosen() == seats_at((1, 2))


def test_every_step_has_a_key_of_its_own() -> None:
    assert set(KEYS) == set(STEPS)
    assert len(set(KEYS.values())) == len(KEYS)
    assert KEYS["call-floor"] == "F"


@pytest.fixture
def hands(qtbot: QtBot) -> HandsField:
    field = HandsField(say("Hands"), AROUND)
    qtbot.addWidget(field)
    field.speak(voice("en"))
    field.set_keys(iter(()))
    field.show()
    return field


def test_a_hand_is_its_class_and_five_cards(hands: HandsField) -> None:
    assert hands.value() is None
    assert hands.hand is not None
    hands.hand.classes["two-pair"].click()
    assert hands.value() is None, "five cards have to follow"
    for one in cards("Ad As Jc Jh 7d"):
        hands.hand.cards[one].click()
    assert hands.value() == {"1": {"high": ("two-pair", "As Ad Jh Jc 7d")}}


def test_no_more_than_five_cards_play(hands: HandsField) -> None:
    assert hands.hand is not None
    for one in cards("Ad As Jc Jh 7d 4s"):
        hands.hand.cards[one].click()
    assert hands.hand.said() == ("", cards("Ad As Jc Jh 7d"))
    assert not hands.hand.cards[cards("4s")[0]].isChecked()
    hands.hand.cards[cards("7d")[0]].click()
    hands.hand.cards[cards("4s")[0]].click()
    assert hands.hand.said() == ("", cards("Ad As Jc Jh 4s"))


def test_clicking_a_seat_goes_to_its_hand(hands: HandsField) -> None:
    assert hands.active == (1, "high")
    assert hands.take(seat_at(2))
    assert hands.active == (2, "high")
    assert hands.chosen() == seats_at((2,))
    assert hands.hand is not None
    assert cards("Ks")[0] in hands.hand.cards
    assert cards("As")[0] not in hands.hand.cards
    assert not hands.take(seat_at(3)), "a hand that nobody sees"


def test_one_key_goes_through_all_hands(hands: HandsField) -> None:
    seen = []
    for _ in range(3):
        seen.append(hands.active)
        hands.following.click()
    assert seen == [(1, "high"), (2, "high"), (1, "high")]
    assert hands.following.keys == ("N",)


def test_a_class_is_taken_back(hands: HandsField) -> None:
    assert hands.hand is not None
    hands.hand.classes["pair"].click()
    hands.hand.classes["pair"].click()
    assert hands.hand.said() == ("", ())
    assert hands.value() is None


@pytest.mark.parametrize(
    ("split", "high", "halves"),
    [(False, True, ["high"]), (True, True, ["high", "low"]), (False, False, ["low"])],
)
def test_the_sides_are_those_of_the_game(
    qtbot: QtBot,
    split: bool,  # noqa: FBT001  # a test's own parameter
    high: bool,  # noqa: FBT001  # a test's own parameter
    halves: list[str],
) -> None:
    around = Around(SEATS, (1,), split=split, high=high, hands=((1, cards("As Ad")),))
    field = HandsField(say("Hands"), around)
    qtbot.addWidget(field)
    field.set_keys(iter(()))
    assert [half for _, half in field.parts] == halves
    field.take(seat_at(1))
    assert field.active == (1, halves[-1])
    field.take(seat_at(1))
    assert field.active == (1, halves[0])


def test_what_was_said_comes_back(hands: HandsField) -> None:
    answer = {
        "1": {"high": ("two-pair", "As Ad Jh Jc 7d")},
        "2": {"high": ("two-pair", "Ks Kd Jh Jc 7d")},
    }
    hands.set_value(answer)
    for language in LANGUAGES:
        hands.speak(voice(language))
        assert hands.value() == answer
    hands.clear()
    assert hands.value() is None


def test_the_pot_that_is_pushed_may_be_clicked(steps: StepsField) -> None:
    steps.words["push"].click()
    assert steps.offered() == pots_at((0, 1))
    assert steps.take(pots_at((1,))[0])
    assert steps.value() == ("push 1",)
    assert steps.chosen() == pots_at((1,))
    assert not steps.take(seat_at(1)), "no seat is asked for"


def test_cards_are_taken_where_they_lie_and_only_those_of_the_hand(hands: HandsField) -> None:
    ace, king, four = cards_at(cards("As Ks 4s"))
    assert hands.take(ace)
    assert hands.take(four)
    assert not hands.take(king), "of another hand"
    assert hands.hand is not None
    assert hands.hand.said()[1] == cards("As 4s")
    assert hands.chosen() == (seat_at(1), ace, four)


def test_seats_that_win_go_to_the_pot_clicked_last(qtbot: QtBot) -> None:
    field = WinnersField(say("Winners"), SEATS, 2, split=True)
    qtbot.addWidget(field)
    field.show()
    main, side = pots_at((0, 1))
    assert field.chosen() == ()
    for spot, half in ((side, "whole"), (side, "high"), (side, "low"), (main, "whole")):
        assert field.take(spot)
        assert field.take(seat_at(2))
        field.part(spot.number, half).edits[2].add_chip(500)
    assert field.value() == tuple(
        {"pot": pot, "half": half, "shares": {"2": 500}}
        for pot, half in ((0, "whole"), (1, "whole"), (1, "high"), (1, "low"))
    )
    assert main in field.chosen()
    assert not field.take(seat_at(9))
