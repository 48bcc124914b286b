"""What went wrong: the mistake that can be seen at this moment of a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from trainer.messages import Message, say
from trainer.rules import levels
from trainer.rules.answers import Deal, Mistake, Spotted
from trainer.rules.house import House
from trainer.rules.ruling import Answered, Cite, Finding, Slip, Stage, findings_of
from trainer.rules.waiting import last_act, lying
from trainer.table.games import Limit
from trainer.table.start import cards_on_street
from trainer.table.state import (
    Act,
    Action,
    Cause,
    Conditional,
    FloorCall,
    HandLies,
    Irregular,
    OutOfTurn,
    Phase,
    Skipped,
    Status,
    StubLies,
    Table,
    Waiting,
)

BURNS = Cite("burns-after-substantial-action")
FOUR_CARDS = Cite("irregular-flops", "A")
NO_BURN = Cite("irregular-flops", "B")
RANDOM = Cite("rp-randomness")
PREMATURE = Cite("rp-premature-cards")
STUB = Cite("rp-disordered-stub")
EXPOSED = Cite("exposing-and-folding")
ACCEPTED = Cite("accepted-action")
POT_COUNT = Cite("pot-limit-bets", "A")
DISCARDED = Cite("showdown-irregularities", "B")
KILLED = Cite("killed-and-exposed-hands", "A")
CONDITIONAL = Cite("conditional-declarations", "A")
HIDDEN = Cite("hidden-chips")

Seen = tuple[Mistake, tuple[Cite, ...], tuple[Message, ...]]
"""A mistake, who says that it is one, and how it shows."""


def spot(
    table: Table, house: House, deal: Deal, found: tuple[Finding, ...], miscounted: tuple[int, ...]
) -> Answered[Spotted]:
    """The gravest mistake that has not been put right. `deal` and `found` are the state of the
    deal, `miscounted` the seats with a wrong number of cards."""
    if table.phase is not Phase.PLAY:
        return Answered(None, unknown=say("No hand is being played."))
    also = frozenset({Mistake.MISDEAL}) if deal is Deal.MISDEAL else frozenset[Mistake]()
    seen = _of_deal(table, deal, found, miscounted)
    for look in LOOKS:
        if seen is not None:
            break
        seen = look(table)
    if seen is None:
        finding = Finding(
            Stage.REMEDY, (Cite("acting-in-turn"),), (say("Nothing has gone wrong so far."),)
        )
        return Answered(Spotted(None), (finding,))
    mistake, cites, why = seen
    return Answered(Spotted(mistake, also - {mistake}), (Finding(Stage.REMEDY, cites, why),))


# --- cards ----------------------------------------------------------------------------------------


def _of_deal(
    table: Table, deal: Deal, found: tuple[Finding, ...], miscounted: tuple[int, ...]
) -> Seen | None:
    cites = tuple(dict.fromkeys(cite for one in found for cite in one.cites))
    why = tuple(sentence for one in found for sentence in one.why)
    if deal is Deal.FOULED:
        return Mistake.FOULED_DECK, cites, why
    if miscounted:
        seat = table.seat(miscounted[0])
        count = say("Cards at Seat {seat}: {held}.", seat=str(seat.number), held=len(seat.cards))
        return (
            Mistake.WRONG_NUMBER_OF_CARDS,
            cites or (Cite("misdeals-and-fouled-decks", "A5"),),
            why or (count,),
        )
    seen = table.deal
    misdeal = Cite("misdeals-and-fouled-decks", "A")
    if seen.exposed:
        return Mistake.EXPOSED_CARD, cites or (misdeal,), why or (say("A downcard was exposed."),)
    if seen.boxed:
        return Mistake.BOXED_CARD, cites or (misdeal,), why or (say("A card lay boxed."),)
    return (Mistake.MISDEAL, cites, why) if found else None


def _premature(table: Table) -> Seen | None:
    if table.premature is None or table.action_on is None:
        return None
    why = say("Cards were dealt while Seat {seat} still owes an answer.", seat=str(table.action_on))
    return Mistake.PREMATURE_CARD, (PREMATURE,), (why,)


def _board(table: Table) -> Seen | None:
    match table.irregular:
        case None:
            return None
        case Irregular.FOUR_CARDS:
            return Mistake.FOUR_CARD_FLOP, (FOUR_CARDS,), (say("The flop has four cards."),)
        case Irregular.NO_BURN:
            return Mistake.MISSING_BURN, (NO_BURN,), (say("No card was burned before the flop."),)
        case Irregular.BURNS:
            short = table.burned < usual_burns(table)
            mistake = Mistake.MISSING_BURN if short else Mistake.EXTRA_BURN
            return mistake, (BURNS, RANDOM), (_burned(table),)
        case Irregular.CARDS:
            why = say("The street has a wrong number of cards.")
            return Mistake.WRONG_BOARD, (RANDOM,), (why,)
        case Irregular.BOXED:
            why = say("A card of the board lay face up in the stub.")
            return Mistake.BOXED_CARD, (RANDOM,), (why,)
        case unknown:
            assert_never(unknown)


def _burns(table: Table) -> Seen | None:
    """More burned than this street and the next one ask for."""
    if table.burned <= usual_burns(table) + 1:
        return None
    return Mistake.EXTRA_BURN, (BURNS,), (_burned(table),)


def _burned(table: Table) -> Message:
    return say(
        "Burned: {burned}. Every street after the first gets exactly one: {usual} so far.",
        burned=table.burned,
        usual=usual_burns(table),
    )


def usual_burns(table: Table) -> int:
    """Burns that lie when this street is bet."""
    if table.game.has_board:
        return max(0, table.street.board_cards - 2)
    return cards_on_street(table.game, table.street) - table.game.hole_cards


def _stub(table: Table) -> Seen | None:
    # Without cards to come the order of the stub decides nothing.
    if table.stub is StubLies.IN_ORDER or table.street.is_last:
        return None
    why = say("The stub was dropped, and its order is lost.")
    return Mistake.DISORDERED_STUB, (STUB,), (why,)


# --- hands ----------------------------------------------------------------------------------------


def _hands(table: Table) -> Seen | None:
    for seat in table.seats:
        if seat.status not in (Status.IN, Status.ALL_IN):
            continue
        name = str(seat.number)
        if seat.lies is HandLies.MUCKED:
            why = say("The hand of Seat {seat} went to the muck without a fold.", seat=name)
            return Mistake.KILLED_HAND, (KILLED,), (why,)
        if table.action_on is None:
            continue
        if seat.lies is HandLies.FORWARD:
            why = say("Seat {seat} throws its hand away while an answer is owed.", seat=name)
            return Mistake.EARLY_DISCARD, (DISCARDED,), (why,)
        if table.game.has_board and any(held.up for held in seat.cards):
            why = say("Seat {seat} shows cards while the action is pending.", seat=name)
            return Mistake.EXPOSED_CARD, (EXPOSED,), (why,)
    return None


# --- betting --------------------------------------------------------------------------------------


def _hidden(table: Table) -> Seen | None:
    if not table.revealed:
        return None
    why = say("Chips of Seat {seat} could not be seen before.", seat=str(table.revealed[0][0]))
    return Mistake.HIDDEN_CHIPS, (HIDDEN,), (why,)


def _turn(table: Table) -> Seen | None:
    if table.action_on is None:
        return None
    for one in table.pending:
        if isinstance(one, Conditional) and not one.held:
            why = say("Seat {seat} has said what it will do if another acts.", seat=str(one.seat))
            return Mistake.INVALID_DECLARATION, (CONDITIONAL,), (why,)
        if isinstance(one, Skipped):
            why = say("The action went past Seat {seat}.", seat=str(one.seat))
            return Mistake.OUT_OF_TURN, (Cite("out-of-turn", "A2", "B"),), (why,)
        if isinstance(one, OutOfTurn) and one.standing in (Waiting.IF_UNCHANGED, Waiting.FLOOR):
            why = say(
                "Seat {seat} acted while it was the turn of Seat {turn}.",
                seat=str(one.seat),
                turn=str(table.action_on),
            )
            return Mistake.OUT_OF_TURN, (Cite("out-of-turn", "A1", "A"),), (why,)
    return None


def _said(table: Table) -> Seen | None:
    """A count that the dealer said wrong."""
    wrong = table.wrong_count
    if wrong is None:
        return None
    why = say("{said} was said, and it is {true}.", said=wrong.said, true=wrong.true)
    if wrong.of_pot:
        return Mistake.WRONG_POT_COUNT, (POT_COUNT,), (why,)
    return Mistake.WRONG_COUNT, (ACCEPTED,), (why,)


def _acts(table: Table) -> Seen | None:
    """The bets of this street that do not lie as they should, the latest first."""
    for act in reversed(table.acts):
        if act.street is not table.street:
            break
        seen = _act(table, act)
        if seen is not None:
            return seen
    return None


def _act(table: Table, act: Act) -> Seen | None:
    found = findings_of(act.spoken)
    cites = tuple(dict.fromkeys(cite for one in found for cite in one.cites))
    why = tuple(sentence for one in found for sentence in one.why)
    if act is table.acts[-1] and (said := _last_said(act, found)) is not None:
        return said, cites, why
    if not _unsettled(table, act):
        return None
    if act.cause in (Cause.COUNT_LOW, Cause.COUNT_HIGH):
        return Mistake.WRONG_POT_COUNT, cites, why
    if act.undercall:
        return Mistake.UNDERCALL, cites, why
    if any(one.outcomes for one in found):
        return Mistake.UNCLEAR_BET, cites, why
    lies = lying(table, table.seat(act.seat))
    if act.raised or act.to > act.faced:
        if lies < act.to:
            short = Mistake.SHORT_RAISE if act.faced else Mistake.SHORT_BET
            return short, cites, why
        if lies > act.to and table.game.limit is not Limit.NO_LIMIT:
            return Mistake.OVER_LIMIT, cites, why
    return None


def _last_said(act: Act, found: tuple[Finding, ...]) -> Mistake | None:
    """What was wrong with the latest act in itself, whatever lies there."""
    slips = {one.slip for one in found}
    if Slip.FURTHER_MOTION in slips:
        return Mistake.STRING_BET
    if any(one.stage is Stage.STANDING and one.outcome is not None for one in found):
        return Mistake.RAISE_NOT_OPEN
    if Slip.FOLD in slips:
        return Mistake.NEEDLESS_FOLD if act.in_turn else Mistake.OUT_OF_TURN
    if Slip.DECLARATION in slips:
        return Mistake.INVALID_DECLARATION
    return None


def _unsettled(table: Table, act: Act) -> bool:
    """The seat's last act, and what lies there is not what it comes to, or the floor is to say."""
    if act is not last_act(table, act.seat) or act.action in (Action.FOLD, Action.CHECK):
        return False
    if any(isinstance(one, FloorCall) and one.seat == act.seat for one in table.pending):
        return True
    return lying(table, table.seat(act.seat)) != act.to


def _level(table: Table) -> Seen | None:
    if not levels.to_put_right(table):
        return None
    found = levels.findings(table)
    cites = tuple(cite for one in found for cite in one.cites)
    return Mistake.WRONG_LEVEL, cites, tuple(why for one in found for why in one.why)


LOOKS: tuple[Callable[[Table], Seen | None], ...] = (
    _level,
    _premature,
    _board,
    _burns,
    _stub,
    _hands,
    _turn,
    _hidden,
    _said,
    _acts,
)
"""What is looked for after the deal, the gravest first."""
