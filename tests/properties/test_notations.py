"""Cards and chips read back as they were written, and amounts become the chips they are."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.properties.dice import Drawn
from tests.properties.tables import CHIP_SETS, an_amount
from trainer.table.cards import DECK, UNKNOWN, Card, card, cards, write_cards
from trainer.table.chips import ChipStack, fewest, parse_chips, pay, spread, stack_of
from trainer.table.payment import hand_over, make

any_cards = st.lists(st.sampled_from((*DECK, UNKNOWN)), max_size=10).map(tuple)
any_chips = st.dictionaries(st.integers(1, 200_000), st.integers(1, 500), max_size=7).map(stack_of)
chip_sets = st.sampled_from(CHIP_SETS)


@given(any_cards)
def test_cards_read_back(held: tuple[Card, ...]) -> None:
    assert cards(write_cards(held)) == held


@given(st.text(max_size=3))
def test_no_other_text_is_a_card(text: str) -> None:
    assume(text not in {str(one) for one in (*DECK, UNKNOWN)})
    with pytest.raises(ValueError, match=r"^") as refused:
        card(text)
    assert str(refused.value) == text


@given(any_chips)
def test_chips_read_back(held: ChipStack) -> None:
    assert parse_chips(str(held)) == held
    assert held.total == sum(d * n for d, n in held.counts)


@given(any_chips, any_chips)
def test_chips_put_together_and_taken_apart(some: ChipStack, more: ChipStack) -> None:
    both = some + more
    assert both.total == some.total + more.total
    assert both.holds(some)
    assert both.holds(more)
    assert both - more == some


@given(st.data(), chip_sets)
def test_an_amount_in_the_fewest_and_in_playing_chips(
    data: st.DataObject, chips: tuple[int, ...]
) -> None:
    amount = an_amount(Drawn(data.draw), chips, 0, 50_000)
    few, many = fewest(amount, chips), spread(amount, chips)
    assert few is not None
    assert many is not None
    assert few.total == many.total == amount
    assert few.pieces <= many.pieces
    assert {d for d, _ in (*few.counts, *many.counts)} <= set(chips)


@given(st.integers(0, 50_000), chip_sets)
def test_what_the_set_cannot_make_has_one_odd_piece(amount: int, chips: tuple[int, ...]) -> None:
    made = make(amount, chips)
    odd = [(d, n) for d, n in made.counts if d not in chips]
    assert made.total == amount
    assert (not odd) if fewest(amount, chips) is not None else [n for _, n in odd] == [1]


@given(any_chips, st.integers(0, 100_000_000))
def test_a_payment_is_exact_and_leaves_the_rest(held: ChipStack, amount: int) -> None:
    amount = amount % (held.total + 1)
    paid = pay(held, amount)
    if paid is not None:
        assert paid.total == amount
        assert held.holds(paid)
    handed, left = hand_over(held, amount, (25, 100, 500))
    assert (handed.total, left.total) == (amount, held.total - amount)
