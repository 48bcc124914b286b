"""What can be asked of the rules: one function a question, from a table to an answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeVar

from trainer.messages import say
from trainer.rules import levels
from trainer.rules.answers import (
    Award,
    Burn,
    Counted,
    Deal,
    Expose,
    HandRuling,
    PotCount,
    Pots,
    Read,
    SeatOrder,
    Spotted,
)
from trainer.rules.betting_answers import binding, last_findings, ruling
from trainer.rules.corrections import put_right, what_is_put_right
from trainer.rules.duties import steps
from trainer.rules.families import (
    burns,
    deck,
    disputes,
    hand_reading,
    hands,
    race,
    seating,
    showdown,
    spotting,
)
from trainer.rules.families import pots as pot_rules
from trainer.rules.families.counting import chips_of
from trainer.rules.families.finishing import finishing_order
from trainer.rules.families.seating import halt
from trainer.rules.families.showdown import see_hand
from trainer.rules.house import House
from trainer.rules.options import options, skipped_hand
from trainer.rules.ruling import Answered, Cite, Finding, Stage
from trainer.table.state import Table

__all__ = [
    "award",
    "binding",
    "burn",
    "count",
    "expose",
    "halt",
    "hand",
    "options",
    "pot_count",
    "pots",
    "read",
    "ruling",
    "seat",
    "see_hand",
    "spot",
    "steps",
]


def count(table: Table, of: str, seat: int | None, house: House) -> Answered[Counted]:
    """How many chips lie there: `stack` and `bet` of a seat, `pot`, or what a `race` is for."""
    return race.raced_for(table, house) if of == "race" else chips_of(table, of, seat)


def hand(table: Table, number: int, house: House) -> Answered[HandRuling]:
    """Whether a hand is live, and whether the deal goes on."""
    state = deck.state_of_deal(table, house)
    if state.deal is not Deal.ON:
        return hands.void_deal(table, state.deal, state.findings)
    if number in table.picked_up:
        return hands.laid_down_again(table, number)
    return hands.of_seat(
        table,
        number,
        house,
        miscounted=deck.miscounted(table, number),
        skipped=skipped_hand(table, number),
        deal=state.findings or levels.findings(table),
        folded=last_findings(table, number),
    )


T = TypeVar("T")


def _as_corrected(
    table: Table, house: House, answer: Callable[[Table, House], Answered[T]]
) -> Answered[T]:
    """The answer of the table with its wrong bets put right, as far as they still can be, and why
    they are (incorrect-bets)."""
    right, why = what_is_put_right(table)
    found = answer(right, house)
    return replace(found, findings=(*found.findings, *why)) if why else found


def pots(table: Table, house: House) -> Answered[Pots]:
    """What the pots are with the bets of this street brought in, and what goes back."""
    return _as_corrected(table, house, pot_rules.pots)


def pot_count(table: Table, seat: int | None, house: House) -> Answered[PotCount]:
    """The pot with all bets out; in pot-limit the most that the seat may make it."""
    return _as_corrected(table, house, lambda right, house: pot_rules.pot_count(right, seat, house))


def expose(table: Table, house: House) -> Answered[Expose]:
    """Whether hands are turned up now, and whose."""
    return _as_corrected(table, house, showdown.expose)


def award(table: Table, house: House) -> Answered[Award]:
    """Which pots go to whom, in what order; of a hand just over, what can still be put right."""
    done = disputes.in_question(table)
    if done is None:
        return _as_corrected(table, house, pot_rules.award)
    return disputes.ruled(table, done, pot_rules.award(done.before, house))


def burn(table: Table, house: House) -> Answered[Burn]:
    """How many cards come off the stub as burns now."""
    state = deck.state_of_deal(table, house)
    return burns.burn(table, house, state.deal, deck.expected_cards(table))


def read(table: Table, house: House) -> Answered[Read]:
    """What every hand at the showdown is, and who wins what."""
    shown = hand_reading.at_showdown(put_right(table))
    found, _ = pot_rules.layers(shown)
    awarded = pot_rules.award(shown, house).result if found and shown.live else None
    return hand_reading.read(shown, found, awarded)


def spot(table: Table, house: House) -> Answered[Spotted]:
    """What has gone wrong at this moment, if anything has."""
    state = deck.state_of_deal(table, house)
    wrong = tuple(one.number for one in table.seats if deck.miscounted(table, one.number))
    return spotting.spot(table, house, state.deal, state.findings, wrong)


def seat(table: Table, for_what: str, house: House) -> Answered[SeatOrder]:
    """Which seat, or which seats in order: `act`, `show`, `odd-chip`, `button`, `small-blind`,
    `big-blind`, `move`, `seat-card`, `bring-in`, `cards`, `finish`, `race`."""
    match for_what:
        case "act":
            return _to_act(table)
        case "show":
            return showdown.show_order(table, house)
        case "odd-chip":
            return pot_rules.odd_chip(table, house)
        case "button" | "small-blind" | "big-blind":
            return seating.button(table, for_what, house)
        case "seat-card":
            return seating.seat_cards(table, house)
        case "move":
            return seating.to_move(table, house)
        case "cards":
            return seating.dealt_in(table, house)
        case "finish":
            return finishing_order(table, house)
        case "race":
            return race.racing(table, house)
        case _:
            return seating.bring_in(table, house)


def _to_act(table: Table) -> Answered[SeatOrder]:
    if table.action_on is None:
        return Answered(None, unknown=say("The betting is closed: nobody is to act."))
    finding = Finding(
        Stage.STANDING,
        (Cite("acting-in-turn"),),
        (say("Seat {seat} is the next that owes an answer.", seat=str(table.action_on)),),
    )
    return Answered(SeatOrder((table.action_on,)), (finding,))
