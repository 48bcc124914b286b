"""What the dealer does next: the ordered steps at any moment of a hand, each with its reason."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from trainer.messages import say
from trainer.rules.answers import Deal, Steps
from trainer.rules.concepts import exposed_is_burn
from trainer.rules.corrections import what_is_put_right
from trainer.rules.families import deck, hands
from trainer.rules.families.burns import EXPOSED
from trainer.rules.families.pots import layers
from trainer.rules.families.short_stub import last_street
from trainer.rules.families.showdown import expose
from trainer.rules.house import House
from trainer.rules.remedies import Duty, duty, remedies, seen_in_the_deck, stub_in_order
from trainer.rules.ruling import Answered, Cite, DealerStep, Finding, Said, Stage, StepKind
from trainer.rules.waiting import last_act, lying
from trainer.table.games import Street
from trainer.table.pots import goes_back
from trainer.table.state import Act, Action, HandLies, Phase, Pot, Seat, Status, Table

ANNOUNCED = Cite("rp-announcing")
ALL_IN_BUTTON = Cite("rp-all-in-buttons")
BROUGHT_IN = Cite("rp-bringing-in-bets")
ONE_BURN = Cite("burns-after-substantial-action")
FACE_UP = Cite("face-up-for-all-ins")
SHOW = Cite("showdown-order", "A")
LAST_HAND = Cite("showdown-order", "B")
SPEAK = Cite("cards-speak")
SIDE_POTS = Cite("side-pots")
CHANGE = Cite("overchips")
RELEASED = Cite("out-of-turn", "A1", "A")
KEPT_APART = Cite("showdown-irregularities", "C", "")


def duties(table: Table, house: House) -> tuple[DealerStep, ...]:
    """The steps until somebody else has to decide: announce and change while the betting is open;
    once it is closed bets in, hands up, the streets that are left, reading, pots, muck. Whatever
    is irregular comes before."""
    return tuple(step for one in procedure(table, house) for step in one.steps)


def steps(table: Table, house: House) -> Answered[Steps]:
    """The same as an answer, with the reason for each."""
    if table.phase is not Phase.PLAY and not seen_in_the_deck(table):
        return Answered(None, unknown=say("No hand is being played."))
    state = deck.state_of_deal(table, house)
    if state.deal is not Deal.ON:
        unknown = hands.void_deal(table, state.deal, state.findings).unknown
        if unknown is not None:
            return Answered(None, state.findings, unknown=unknown)
    found = procedure(table, house)
    if not found:
        return Answered(None, unknown=say("The dealer has nothing to do: a player is to decide."))
    findings = tuple(Finding(Stage.REMEDY, one.cites, one.why) for one in found)
    return Answered(Steps(tuple(step for one in found for step in one.steps)), findings)


def procedure(table: Table, house: House) -> tuple[Duty, ...]:
    """The same steps in groups, each with the rules that ask for it."""
    if table.phase is not Phase.PLAY:
        return seen_in_the_deck(table)
    first = remedies(table, house)
    if first:
        return first
    right, why = what_is_put_right(table)
    cites = tuple(dict.fromkeys(cite for one in why for cite in one.cites))
    wrong = {
        one.number: cites
        for one, other in zip(right.seats, table.seats, strict=True)
        if one.amount_in != other.amount_in
    }
    if right.action_on is not None:
        return tuple(_during_betting(right, wrong))
    return tuple(_after_betting(right, house, wrong))


Wrong = Mapping[int, tuple[Cite, ...]]
"""The rules that correct what a seat has in, by seat."""


# --- while the betting is open --------------------------------------------------------------------


def _during_betting(table: Table, wrong: Wrong) -> Iterator[Duty]:
    if table.wrong_count is not None:
        yield duty(
            StepKind.ANNOUNCE,
            table.wrong_count.true,
            cites=(ANNOUNCED, Cite("accepted-action")),
            why=say(
                "{said} was said where it is {true}: the count is put right.",
                said=table.wrong_count.said,
                true=table.wrong_count.true,
            ),
        )
    yield from _announce(table)
    yield from _change(table, wrong)
    yield from stub_in_order(table)


def _announce(table: Table) -> Iterator[Duty]:
    """The bet as it stands after the last act: a raise, or what was completed to the full call."""
    acts = [act for act in table.acts if act.street is table.street]
    said = table.announced == len(table.acts)
    if not acts or said or table.wrong_count is not None:
        return
    act, seat = acts[-1], table.seat(acts[-1].seat)
    if act.raised and seat.status is Status.ALL_IN:
        yield duty(
            StepKind.ANNOUNCE,
            Said.ALL_IN.value,
            cites=(ALL_IN_BUTTON, ANNOUNCED),
            why=say(
                "An all-in is announced and gets its button; it is counted only for the player "
                "who is to answer it and asks."
            ),
        )
    elif act.raised or _completed(table, act, seat):
        yield duty(
            StepKind.ANNOUNCE,
            act.to,
            cites=(ANNOUNCED,),
            why=say("The dealer says what stands: {amount}.", amount=act.to),
        )


def _completed(table: Table, act: Act, seat: Seat) -> bool:
    """Less lies there than the act comes to."""
    return act.action in _WITH_CHIPS and lying(table, seat) < act.to


_WITH_CHIPS = frozenset({Action.BET, Action.CALL, Action.RAISE})


def _change(table: Table, wrong: Wrong) -> Iterator[Duty]:
    """Chips in front over what counts as in: change for whoever has acted, a released bet back."""
    for seat in table.seats:
        over = seat.front.total - seat.amount_in
        act = last_act(table, seat.number)
        released = seat.front.total - lying(table, seat)
        if over <= 0 or released:
            if over > 0:
                yield duty(
                    StepKind.RETURN,
                    seat.number,
                    released,
                    cites=(RELEASED,),
                    why=say("The bet of Seat {seat} does not bind.", seat=str(seat.number)),
                )
            continue
        if act is not None and act.street is table.street and act.action is not Action.FOLD:
            yield duty(
                StepKind.CHANGE,
                seat.number,
                over,
                cites=wrong.get(seat.number) or _said_of(act) or (CHANGE,),
                why=say(
                    "In front of Seat {seat} lie {lies}, and {amount} counts.",
                    seat=str(seat.number),
                    lies=seat.front.total,
                    amount=seat.amount_in,
                ),
            )


def _said_of(act: Act) -> tuple[Cite, ...]:
    """The rules that said what the act comes to."""
    return next((one.cites for one in act.spoken if isinstance(one, Finding)), ())


# --- once it is closed ----------------------------------------------------------------------------


def _after_betting(table: Table, house: House, wrong: Wrong) -> Iterator[Duty]:
    yield from _change(table, wrong)
    pots, _ = layers(table)
    seat, amount = goes_back(table)
    if amount:
        yield duty(
            StepKind.RETURN,
            seat,
            amount,
            cites=(SIDE_POTS,),
            why=say(
                "Nobody called {amount} of Seat {seat}: it goes back.",
                amount=amount,
                seat=str(seat),
            ),
        )
    if sum(one.amount_in for one in table.seats) > amount:
        yield duty(
            StepKind.BRING_IN_BETS,
            cites=(BROUGHT_IN, SIDE_POTS) if len(pots) > 1 else (BROUGHT_IN,),
            why=say("The betting is closed: the bets go into the pots."),
        )
    if len(table.live) < 2:
        yield from _uncontested(table, pots)
        return
    up = expose(table, house)
    face_up = up.result is not None and up.result.now
    hidden = [one.number for one in table.live if not _is_up(one)]
    if face_up and hidden:
        yield Duty(
            (DealerStep(StepKind.TURN_UP, tuple(hidden)),),
            (FACE_UP,),
            tuple(why for one in up.findings for why in one.why),
        )
    if not table.street.is_last:
        yield from stub_in_order(table)
        yield from _streets(table, house, to_the_end=face_up)
        if not face_up:
            return
    elif not face_up and not _all_decided(table):
        yield duty(
            StepKind.ANNOUNCE,
            Said.SHOW.value,
            cites=(SHOW,),
            why=say("The last betting round is over: the dealer calls for the hands."),
        )
        return
    yield from _showdown(table, pots)


def _is_up(seat: Seat) -> bool:
    return seat.lies is HandLies.TABLED or (
        bool(seat.cards) and all(held.up for held in seat.cards)
    )


def _all_decided(table: Table) -> bool:
    """Every hand that is left was tabled or thrown away, at least one of them tabled."""
    return any(_is_up(one) for one in table.live) and all(
        _is_up(one) or one.lies is HandLies.FORWARD for one in table.live
    )


def _uncontested(table: Table, pots: tuple[Pot, ...]) -> Iterator[Duty]:
    """One hand is left: it need not show."""
    if pots and table.live:
        yield Duty(
            _pushes(pots),
            (LAST_HAND,),
            (
                say(
                    "Seat {seat} is the last live hand: it wins, and need not show.",
                    seat=str(table.live[0].number),
                ),
            ),
        )
    yield from _mucks(table.live)


def _streets(table: Table, house: House, *, to_the_end: bool) -> Iterator[Duty]:
    """The next street, or all that are left; a burn that lies already is not burned again."""
    exposed = exposed_is_burn(table, house)
    lies = table.burn_lies or exposed
    street: Street | None = table.street.following
    while street is not None:
        dealt = DealerStep(StepKind.DEAL, (street.value,))
        short = last_street(table)
        if short is not None:
            steps, found = short
            yield Duty(steps, found.cites, found.why)
        elif lies:
            why = say("The burn of this street lies there already: none comes off the stub.")
            yield Duty((dealt,), (EXPOSED, ONE_BURN) if exposed else (ONE_BURN,), (why,))
        else:
            why = say("Every street gets exactly one burn off the stub.")
            yield Duty((DealerStep(StepKind.BURN), dealt), (ONE_BURN,), (why,))
        lies = exposed = False
        street = street.following if to_the_end else None


def _showdown(table: Table, pots: tuple[Pot, ...]) -> Iterator[Duty]:
    if pots:
        yield duty(
            StepKind.READ,
            cites=(SPEAK,),
            why=say("The dealer reads the hands and says them: the cards decide, not the words."),
        )
        order = say("The last side pot is pushed first, the main pot last.")
        yield Duty(_pushes(pots), (SIDE_POTS,), (order,) if len(pots) > 1 else ())
    yield from _mucks(table.live)


def _pushes(pots: tuple[Pot, ...]) -> tuple[DealerStep, ...]:
    return tuple(DealerStep(StepKind.PUSH, (pot,)) for pot in reversed(range(len(pots))))


def _mucks(seats: Iterable[Seat]) -> Iterator[Duty]:
    """The hands that are left go to the muck, and not before the pots are gone."""
    numbers = tuple(one.number for one in seats if one.cards)
    if numbers:
        yield Duty(
            (DealerStep(StepKind.MUCK, numbers),),
            (KEPT_APART,),
            (say("No hand goes to the muck before the pots are pushed."),),
        )
