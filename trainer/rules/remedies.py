"""What the dealer does where something is irregular, before anything else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import assert_never

from trainer.messages import Message, say
from trainer.rules import levels
from trainer.rules.answers import Deal, HandIs
from trainer.rules.concepts import exposed_alone
from trainer.rules.families import burns, deck, hands, hidden_chips
from trainer.rules.house import House
from trainer.rules.ruling import Cite, DealerStep, Finding, Pile, Said, StepKind
from trainer.rules.waiting import last_act
from trainer.table.games import Street
from trainer.table.state import (
    FloorCall,
    HandLies,
    Irregular,
    OutOfTurn,
    Phase,
    Skipped,
    Spoken,
    Status,
    StubLies,
    Table,
    Waiting,
)

FLOOR = Cite("floor-decisions")
FACE_DOWN = Cite("irregular-flops", "D")


@dataclass(frozen=True, slots=True)
class Duty:
    """Steps that belong together, and who asks for them."""

    steps: tuple[DealerStep, ...]
    cites: tuple[Cite, ...]
    why: tuple[Message, ...]


def duty(kind: StepKind, *arguments: int | str, cites: tuple[Cite, ...], why: Message) -> Duty:
    """One step with one reason."""
    return Duty((DealerStep(kind, arguments),), cites, (why,))


def remedies(table: Table, house: House) -> tuple[Duty, ...]:
    """The steps of the first irregularity that is found; none where all is regular."""
    for look in REMEDIES:
        found = look(table, house)
        if found:
            return found
    return ()


def stub_in_order(table: Table) -> Iterator[Duty]:
    """A stub that was dropped is shuffled before a card comes off it; with the muck where the two
    are mixed (disordered stub)."""
    too_early = table.premature is not None and bool(table.premature.cards)
    if table.street.is_last or (table.stub is StubLies.IN_ORDER and not too_early):
        return
    pile = Pile.MIX if table.stub is StubLies.MIXED else Pile.STUB
    cites = () if table.stub is StubLies.IN_ORDER else (burns.STUB,)
    if too_early:
        cites = (burns.PREMATURE, *cites)
        why = say("The cards that came too early go back into the stub, and it is shuffled.")
    elif pile is Pile.MIX:
        why = say("Stub and muck cannot be told apart: the whole mix is shuffled and cut.")
    else:
        why = say("The order of the stub is lost: its cards alone are shuffled and cut.")
    yield duty(StepKind.RESHUFFLE, pile.value, cites=(*cites, FACE_DOWN), why=why)


def _floor(why: Message, *cites: Cite) -> tuple[Duty, ...]:
    return (duty(StepKind.CALL_FLOOR, cites=(*cites, FLOOR), why=why),)


def _cites(spoken: tuple[Spoken, ...]) -> tuple[Cite, ...]:
    return tuple(
        dict.fromkeys(cite for one in spoken if isinstance(one, Finding) for cite in one.cites)
    )


def void_deal(table: Table, house: House) -> tuple[Duty, ...]:
    """A misdeal or a fouled deck: said aloud, every bet back, all cards in."""
    state = deck.state_of_deal(table, house)
    if state.deal is Deal.ON:
        return ()
    said = Said.MISDEAL if state.deal is Deal.MISDEAL else Said.FOULED
    back = [DealerStep(StepKind.RETURN, pair) for pair in hands.returned_bets(table)]
    held = tuple(one.number for one in table.seats if one.cards and one.lies not in _IN_THE_MUCK)
    cards = [DealerStep(StepKind.MUCK, held)] if held else []
    return (
        Duty(
            (DealerStep(StepKind.ANNOUNCE, (said.value,)), *back, *cards),
            tuple(dict.fromkeys(cite for one in state.findings for cite in one.cites)),
            tuple(why for one in state.findings for why in one.why),
        ),
    )


_IN_THE_MUCK = frozenset({HandLies.MUCKED, HandLies.NONE})


def seen_in_the_deck(table: Table) -> tuple[Duty, ...]:
    """A card lies face up in the deck before anything is dealt: nothing is lost yet, the deck is
    washed and shuffled anew (our reading of the boxed cards)."""
    if table.phase is not Phase.DEALING or not table.seen_in_the_deck:
        return ()
    why = say("Nothing is dealt yet: the floor is called, and the deck is shuffled anew.")
    steps = (DealerStep(StepKind.CALL_FLOOR), DealerStep(StepKind.RESHUFFLE, (Pile.STUB.value,)))
    return (Duty(steps, (Cite("misdeals-and-fouled-decks", "A1", ours=True), FLOOR), (why,)),)


def wrong_count(table: Table, house: House) -> tuple[Duty, ...]:
    """A wrong number of cards after substantial action: the hand is dead. Only the button may be
    dealt what it lacks."""
    for seat in table.seats:
        if not deck.miscounted(table, seat.number):
            continue
        found = hands.of_seat(
            table,
            seat.number,
            house,
            miscounted=True,
            skipped=None,
            deal=(),
            folded=(),
        )
        live = found.result is not None and found.result.hand is HandIs.LIVE
        step = (
            DealerStep(StepKind.DEAL, ("down",))
            if live
            else DealerStep(StepKind.MUCK, (seat.number,))
        )
        why = tuple(why for one in found.findings for why in one.why)
        return (Duty((step,), _cites(found.findings), why),)
    return ()


def absent_hands(table: Table, house: House) -> tuple[Duty, ...]:
    """Who is not there, or on penalty, is dealt in, and the hand is killed after the deal
    (at-your-seat, penalties C)."""
    away = [
        one
        for one in table.seats
        if (one.status in _AWAY and one.lies not in _IN_THE_MUCK)
        or (one.lies is HandLies.KILLED and one.status is not Status.FOLDED)
    ]
    if not away:
        return ()
    cites = tuple(dict.fromkeys(_AWAY.get(one.status, AWAY) for one in away))
    step = DealerStep(StepKind.MUCK, tuple(one.number for one in away))
    why = say("The hand of a player who is not there is killed once all have their cards.")
    return (Duty((step,), cites, (why,)),)


AWAY = Cite("at-your-seat")
_AWAY = {Status.ABSENT: AWAY, Status.PENALTY: Cite("penalties", "C")}


def dead_where_it_lies(table: Table, house: House) -> tuple[Duty, ...]:
    """A hand that died without being thrown in, its up cards picked up or its time over, goes to
    the muck (stud-dead-hands, clock)."""
    found: list[Duty] = []
    for one in table.seats:
        act = last_act(table, one.number)
        if one.lies is HandLies.KILLED and one.status is Status.FOLDED and act is not None:
            why = tuple(w for each in act.spoken for w in each.why)
            step = DealerStep(StepKind.MUCK, (one.number,))
            found.append(Duty((step,), _cites(act.spoken), why))
    return tuple(found)


def exposed_card(table: Table, house: House) -> tuple[Duty, ...]:
    """One exposed downcard that makes no misdeal is replaced once everybody has the hand; a hand
    that is folded by then needs none."""
    seat = exposed_alone(table)
    if seat is None or table.deal.replaced or not table.street.is_first:
        return ()
    if not table.seat(seat).live:
        return ()
    why = say("The exposed card of Seat {seat} is replaced after the deal.", seat=str(seat))
    return (duty(StepKind.DEAL, "down", cites=(burns.EXPOSED,), why=why),)


def new_level(table: Table, house: House) -> tuple[Duty, ...]:
    """A level that was missed is said and applied at once, until substantial action."""
    if not levels.to_put_right(table):
        return ()
    found = levels.findings(table)
    return (
        Duty(
            (DealerStep(StepKind.ANNOUNCE, (Said.LEVEL.value,)),),
            _cites(found),
            tuple(why for one in found for why in one.why),
        ),
    )


def waits_for_floor(table: Table, house: House) -> tuple[Duty, ...]:
    """An act of this street, a hand that was passed over, chips found behind: the floor's."""
    for one in table.pending:
        match one:
            case FloorCall(seat=number, spoken=spoken):
                why = say("What Seat {seat} did is for the floor to rule on.", seat=str(number))
                return _floor(why, *_cites(spoken))
            case Skipped(seat=number, spoken=spoken):
                why = say("Seat {seat} was passed over: its hand is the floor’s.", seat=str(number))
                return _floor(why, *_cites(spoken))
            case OutOfTurn(standing=Waiting.FLOOR) if table.action_on is not None:
                why = say("What Seat {seat} did out of turn is the floor’s.", seat=str(one.seat))
                return _floor(why, *_cites(one.act.spoken))
            case _:
                continue
    for number, _ in table.revealed:
        hidden = hidden_chips.found_behind(table, number)
        if hidden is not None and hidden.floor:
            why = say("Chips of Seat {seat} came to light after the call.", seat=str(number))
            return _floor(why, *_cites(hidden.findings))
    return ()


def thrown_away(table: Table, house: House) -> tuple[Duty, ...]:
    """A bettor discards while an answer is owed: the dealer holds the cards
    (showdown-irregularities)."""
    if table.action_on is None:
        return ()
    bettor = next((act.seat for act in reversed(table.acts) if act.raised), None)
    for seat in table.live:
        if seat.lies is HandLies.FORWARD and seat.number == bettor:
            why = say("The bettor discarded while an answer is owed: the dealer holds the cards.")
            return _floor(why, hands.DISCARDED)
    return ()


def back_up(table: Table, house: House) -> tuple[Duty, ...]:
    """Cards came too early, or a seat acted out of turn: the action goes back to whose turn it
    is."""
    if table.action_on is None:
        return ()
    seat = str(table.action_on)
    if table.premature is not None:
        why = say(
            "Seat {seat} still owes an answer: the round is finished before these cards are dealt "
            "with.",
            seat=seat,
        )
        return (duty(StepKind.BACK_UP, table.action_on, cites=(burns.PREMATURE,), why=why),)
    for one in table.pending:
        if isinstance(one, OutOfTurn) and one.standing is Waiting.IF_UNCHANGED:
            why = say("Seat {seat} was to act: the action goes back to it.", seat=seat)
            cites = _cites(one.act.spoken[-1:])
            return (duty(StepKind.BACK_UP, table.action_on, cites=cites, why=why),)
    return ()


def irregular_board(table: Table, house: House) -> tuple[Duty, ...]:
    """A street that came otherwise than it should; once there is action on it, it mostly stays
    (irregular-flops)."""
    acted = bool(burns.acts_on_street(table))
    scramble = DealerStep(StepKind.SCRAMBLE, ("board",))
    match table.irregular:
        case None:
            return ()
        case Irregular.FOUR_CARDS if acted:
            why = say("There was action on a flop of four cards: no rule says what is drawn now.")
            return _floor(why, burns.FOUR_CARDS)
        case Irregular.FOUR_CARDS:
            why = say("Four cards as a flop: scrambled face down, and the floor draws one.")
            steps = (DealerStep(StepKind.CALL_FLOOR), scramble)
            return (Duty(steps, (burns.FOUR_CARDS,), (why,)),)
        case Irregular.NO_BURN | Irregular.BURNS if acted:
            return ()
        case Irregular.NO_BURN:
            why = say(
                "No burn and no action yet: of the three one becomes the burn, and the flop is the "
                "other two and the next card."
            )
            steps = (scramble, DealerStep(StepKind.DEAL, (Street.FLOP.value,)))
            return (Duty(steps, (burns.NO_BURN,), (why,)),)
        case Irregular.BURNS | Irregular.CARDS | Irregular.BOXED:
            return _floor(say("No rule covers how this street came."), burns.RANDOM)
        case unknown:
            assert_never(unknown)


REMEDIES: tuple[Callable[[Table, House], tuple[Duty, ...]], ...] = (
    void_deal,
    wrong_count,
    absent_hands,
    dead_where_it_lies,
    exposed_card,
    new_level,
    waits_for_floor,
    thrown_away,
    back_up,
    irregular_board,
)
"""What is looked for, the gravest first."""
