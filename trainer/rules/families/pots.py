"""Pots: their amounts, who contests them, how they are pushed, and how large a pot bet may be."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

from trainer.messages import Message, say
from trainer.rules import levels
from trainer.rules.answers import Award, PotCount, Pots, PotShare, SeatOrder, Winner
from trainer.rules.concepts import BY_SUIT, assumed_pot, counted_pot, pot_max, rounded_pot
from trainer.rules.house import House, OddChips
from trainer.rules.ruling import Answered, Cite, Finding, Stage
from trainer.table.award import Award as Shared
from trainer.table.award import Half, OddChip, odd_chip_order
from trainer.table.award import award as share_out
from trainer.table.cards import Card
from trainer.table.games import Game, Limit
from trainer.table.hands import HandValue, LowValue, best_high, best_low, best_razz
from trainer.table.pots import (
    all_in_numbers,
    amounts_in,
    everything_in,
    goes_back,
    layered,
    live_numbers,
)
from trainer.table.state import Pot, Seat, Table

SIDE_POTS = Cite("side-pots")
FACE_UP = Cite("face-up-for-all-ins")
ODD = Cite("odd-chips", "A")
UNCONTESTED = Cite("showdown-order", "B")


def layers(table: Table) -> tuple[tuple[Pot, ...], tuple[tuple[int, int], ...]]:
    """The pots with the bets of this street brought in, and what goes back uncalled."""
    amounts = amounts_in(table)
    live = live_numbers(table)
    returned: tuple[tuple[int, int], ...] = ()
    if table.action_on is None:
        seat, excess = goes_back(table)
        if excess:
            amounts[seat] -= excess
            returned = ((seat, excess),)
    pots = layered(table.pots, amounts, live, all_in_numbers(table))
    return tuple(pot for pot in pots if pot.amount), returned


def pots(table: Table, house: House) -> Answered[Pots]:
    """Main pot first; each all-in closes a pot that it can win (side-pots)."""
    found, returned = layers(table)
    why = [
        say("Main pot: {amount}.", amount=pot.amount)
        if index == 0
        else say("Side pot {pot}: {amount}.", pot=str(index), amount=pot.amount)
        for index, pot in enumerate(found)
    ]
    why += _uncalled(returned)
    findings = tuple(one for one in (_whose_ante(table), _short_ante(table)) if one is not None)
    shares = tuple(PotShare(pot.amount, pot.seats or frozenset()) for pot in found)
    finding = Finding(Stage.REMEDY, (SIDE_POTS,), tuple(why))
    return Answered(Pots(shares, returned), (finding, *findings))


def _uncalled(returned: tuple[tuple[int, int], ...]) -> tuple[Message, ...]:
    return tuple(
        say("Nobody called {amount} of Seat {seat}: it goes back.", amount=amount, seat=str(seat))
        for seat, amount in returned
    )


def _whose_ante(table: Table) -> Finding | None:
    """That the house says who pays an ante which the table gives as one number."""
    if not table.street.is_first or not table.ante.by_house:
        return None
    why = say("In this house the big blind pays the ante for all.")
    return Finding(Stage.REMEDY, (Cite("rp-antes", house=True),), (why,))


def _short_ante(table: Table) -> Finding | None:
    """A big blind too short for the ante of the table fills the blind first (our reading)."""
    if not table.street.is_first or table.big_blind_seat is None:
        return None
    posted = table.seat(table.big_blind_seat)
    if posted.before >= table.ante.big_blind:
        return None
    why = say(
        "The big blind comes first: {blind} of the stack for it, {ante} for the ante.",
        blind=posted.posted,
        ante=posted.before,
    )
    return Finding(Stage.REMEDY, (Cite("rp-antes", ours=True),), (why,))


def award(table: Table, house: House) -> Answered[Award]:
    """Last side pot first, main pot last; winners where the hands are known."""
    found, returned = layers(table)
    order = tuple(reversed(range(len(found))))
    one_left = len(table.live) == 1
    hands = ({}, None) if one_left else _values(table, found)
    finding = _order_of_pots(table, found, one_left=one_left, read=hands is not None)
    if returned:
        cites = tuple(dict.fromkeys((SIDE_POTS, *finding.cites)))
        finding = replace(finding, cites=cites, why=(*_uncalled(returned), *finding.why))
    if hands is None:
        return Answered(Award(order), (finding,))
    highs, lows = hands
    smallest = min(table.chips)
    one_each = house.odd_chips is OddChips.ONE_EACH
    shared = share_out(
        tuple((pot.amount, pot.seats or live_numbers(table)) for pot in found),
        highs=highs,
        lows=lows,
        odd_chip=_odd_chip(table.game),
        button=table.button or 0,
        smallest=smallest,
        one_each=one_each,
    )
    winners = tuple(Winner(one.pot, one.half.value, tuple(one.shares)) for one in shared.winners)
    odd = _odd_chips(shared, table.game, smallest, one_each=one_each)
    findings = (finding, odd) if odd is not None else (finding,)
    return Answered(Award(shared.order, winners, tuple(shared.paid)), findings)


def _odd_chips(shared: Shared, game: Game, smallest: int, *, one_each: bool) -> Finding | None:
    """Where the odd chips of all pots went, and why; None where everything could be split."""
    cites: list[Cite] = []
    whys: list[Message] = []
    halves = {(one.pot, one.half): one.amount for one in shared.winners}
    if any(
        half is Half.HIGH and amount >= halves.get((pot, Half.LOW), amount) + smallest
        for (pot, half), amount in halves.items()
    ):
        cites.append(Cite("odd-chips", "C"))
        whys.append(say("The odd chip of the whole pot goes to the high half."))
    if any(one.odd for one in shared.winners):
        cites.append(ODD if game.has_board else Cite("odd-chips", "B"))
        whys += _to_whom(game)
    if any(one.odd_chips > 1 for one in shared.winners):
        cites.append(Cite("odd-chips", house=True))
        whys.append(
            say("Several odd chips: one to each, clockwise, as the house has it.")
            if one_each
            else say("Several odd chips: all to the first, as the house has it.")
        )
    return Finding(Stage.REMEDY, tuple(cites), tuple(whys)) if cites else None


def _to_whom(game: Game) -> tuple[Message, ...]:
    if game.has_board:
        return (say("The first seat left of the button among those who tie."),)
    return (say("The hand with the highest card by suit."), BY_SUIT)


def _order_of_pots(table: Table, found: tuple[Pot, ...], *, one_left: bool, read: bool) -> Finding:
    """Why the pots go in this order and to these seats."""
    if one_left:
        why = say(
            "Seat {seat} has the last live hand: it wins, and need not show.",
            seat=str(table.live[0].number),
        )
        return Finding(Stage.REMEDY, (UNCONTESTED,), (why,))
    cites: list[Cite] = []
    whys: list[Message] = []
    if len(found) > 1:
        cites.append(SIDE_POTS)
        whys.append(
            say("The last side pot is pushed first, the main pot last; each is split alone.")
        )
    if all_in_numbers(table):
        cites.append(FACE_UP)
    if read or not cites:
        cites.append(Cite("cards-speak"))
        whys.append(say("The cards decide, as they lie."))
    return Finding(Stage.REMEDY, tuple(cites), tuple(whys))


def _odd_chip(game: Game) -> OddChip:
    return OddChip.LEFT_OF_BUTTON if game.has_board else OddChip.HIGH_CARD_BY_SUIT


def _values(
    table: Table, found: tuple[Pot, ...]
) -> tuple[dict[int, HandValue] | None, dict[int, LowValue | None] | None] | None:
    """High and low hands of the live seats; None where a card is not known."""
    board = table.board
    if table.game.has_board and (len(board) < 5 or any(not one.known for one in board)):
        return None
    hands: dict[int, tuple[Card, ...]] = {}
    for seat in table.live:
        cards = _known(seat, table)
        if cards is None:
            return None
        hands[seat.number] = cards
    if not hands:
        return None
    omaha = table.game.is_omaha
    if table.game is Game.RAZZ:
        return None, {n: best_razz(cards, board) for n, cards in hands.items()}
    highs = {n: best_high(cards, board, omaha=omaha) for n, cards in hands.items()}
    if not table.game.is_split:
        return highs, None
    return highs, {n: best_low(cards, board, omaha=omaha) for n, cards in hands.items()}


def _known(seat: Seat, table: Table) -> tuple[Card, ...] | None:
    cards = tuple(held.card for held in seat.cards)
    in_the_middle = 0 if table.game.has_board else len(table.board)
    if len(cards) + in_the_middle != table.game.full_hand or any(not one.known for one in cards):
        return None
    return cards


def pot_count(table: Table, seat: int | None, house: House) -> Answered[PotCount]:
    """The pot with all bets on the table; in pot-limit the most the seat may make it."""
    if levels.to_put_right(table):
        table = levels.at_due_level(table)
    pot = everything_in(table)
    number = table.action_on if seat is None else seat
    why = [say("All pots and bets on the table: {pot}.", pot=pot)]
    cites = [Cite("pot-limit-bets", "A")]
    most: int | None = None
    if table.game.limit is Limit.POT_LIMIT and number is not None:
        one = table.seat(number)
        assumed = assumed_pot(table)
        call = table.bet_to_call - one.amount_in
        most = pot_max(table, one, house)
        rounded = rounded_pot(table, house)
        if assumed != pot:
            cites.append(Cite("pot-limit-bets", "B"))
            why.append(
                say(
                    "Before the flop full blinds are assumed: {pot} counts as {assumed}.",
                    pot=pot,
                    assumed=assumed,
                )
            )
        if rounded is not None:
            cites += rounded.cites
            why += rounded.why
        cites.append(Cite("pot-limit-bets", "C" if not table.street.is_first else "B"))
        why.append(
            say(
                "{bet} + {pot} + {call} = {most}.",
                bet=table.bet_to_call,
                pot=counted_pot(table, house),
                call=call,
                most=most,
            )
        )
        most = min(most, one.total)
    return Answered(PotCount(pot, most), (Finding(Stage.REMEDY, tuple(cites), tuple(why)),))


def odd_chip(table: Table, house: House) -> Answered[SeatOrder]:
    """Who gets the odd chip of a split pot, of several the one that is pushed first: among those
    who tie, and between high and low the high half."""
    found, _ = layers(table)
    hands = _values(table, found)
    if hands is None:
        return Answered(None, unknown=say("The hands that tie are not all known."))
    highs, lows = hands
    with_low = {n: low for n, low in (lows or {}).items() if low is not None}
    for pot in reversed(found):
        able = pot.seats or live_numbers(table)
        tied: Mapping[int, HandValue] | Mapping[int, LowValue]
        tied = _tied(with_low, able) if highs is None else _tied(highs, able)
        if len(tied) > 1:
            cite = ODD if table.game.has_board else Cite("odd-chips", "B")
            why = _to_whom(table.game)
        elif highs is not None and able & with_low.keys():
            cite = Cite("odd-chips", "C")
            why = (say("The odd chip of the whole pot goes to the high half."),)
        else:
            continue
        order = odd_chip_order(tied, _odd_chip(table.game), table.button or 0)
        return Answered(SeatOrder(order[:1]), (Finding(Stage.REMEDY, (cite,), why),))
    return Answered(None, unknown=say("Nobody ties for a pot: none is split."))


_Value = TypeVar("_Value", HandValue, LowValue)


def _tied(values: Mapping[int, _Value], able: frozenset[int]) -> dict[int, _Value]:
    """The best hands of those that can win the pot."""
    in_it = {number: value for number, value in values.items() if number in able}
    best = max(in_it.values(), default=None)
    return {number: value for number, value in in_it.items() if value == best}
