"""Burns and irregular boards: what comes off the stub now, and what becomes of a wrong card."""

from __future__ import annotations

from typing import assert_never

from trainer.messages import Message, say
from trainer.rules.answers import Burn, Deal, Extra
from trainer.rules.concepts import exposed_alone, past_substantial
from trainer.rules.house import ExposedCard, House
from trainer.rules.ruling import Answered, Cite, Finding, Stage
from trainer.table.games import Street, first_street
from trainer.table.state import Act, HandLies, Irregular, Phase, Seat, Status, StubLies, Table

BURNS = Cite("burns-after-substantial-action")
FOUR_CARDS = Cite("irregular-flops", "A")
FOR_THE_TURN = Cite("irregular-flops", "A", ours=True)
"""The card that is drawn is the burn of the turn: nothing else is burned before it."""
NO_BURN = Cite("irregular-flops", "B")
PREMATURE = Cite("rp-premature-cards")
UNBURNED = Cite("rp-premature-cards", ours=True)
STUB = Cite("rp-disordered-stub")
RANDOM = Cite("rp-randomness")
EXPOSED = Cite("misdeals-and-fouled-decks", "A7", house=True)
STANDS = Cite("burns-after-substantial-action", ours=True)


def burn(table: Table, house: House, deal: Deal, expected: int) -> Answered[Burn]:
    """What is burned now. `deal` is the state of the deal, `expected` the right number of cards
    in a hand on this street."""
    if table.phase is not Phase.PLAY:
        return Answered(None, unknown=say("No hand is being played."))
    if deal is not Deal.ON:
        why = say("The deal is void: nothing is burned.")
        return _answer(Burn(0), Cite("misdeals-and-fouled-decks"), why)
    if table.premature is not None and not table.premature.cards:
        return _answer(
            Burn(0),
            PREMATURE,
            say("The burn came before the betting was finished: it stays the burn, and no other."),
        )
    if table.premature is not None and not table.burn_lies:
        return _answer(
            Burn(1, Extra.STUB),
            UNBURNED,
            say("The cards came before the betting was finished, and without a burn."),
            say(
                "They go back into the stub, which is reshuffled; the street comes again with its "
                "one burn."
            ),
        )
    if table.premature is not None:
        return _answer(
            Burn(0, Extra.STUB),
            PREMATURE,
            say("The cards came before the betting was finished: the burn stays the burn."),
            say(
                "They go back into the stub, which is reshuffled; the street comes again without "
                "another burn."
            ),
        )
    if table.irregular is not None:
        return _irregular(table, table.irregular)
    if table.burn_lies:
        return _answer(Burn(0), FOUR_CARDS, say("The next burn lies there already."))
    if table.street is Street.PREFLOP and exposed_alone(table) is not None:
        return _exposed(house)
    if table.street.is_last:
        return _answer(Burn(0), BURNS, say("No street is left to be dealt: nothing is burned."))
    return _usual(table, expected)


def _irregular(table: Table, lies: Irregular) -> Answered[Burn]:
    acted = bool(acts_on_street(table))
    match lies:
        case Irregular.FOUR_CARDS if acted:
            why = say("There was action on a flop of four cards: no rule says what is drawn now.")
            return _floor(FOUR_CARDS, why, (Burn(0, Extra.BURN), *_STANDS_WITH_EXTRA))
        case Irregular.FOUR_CARDS:
            return _answer(
                Burn(0, Extra.BURN),
                FOUR_CARDS,
                say("Four cards as a flop: scrambled face down, and the floor draws one."),
                say("That one is the next burn: none comes off the stub for the turn."),
                ours=FOR_THE_TURN,
            )
        case Irregular.NO_BURN:
            return _without_burn(table)
        case Irregular.BURNS if acted:
            return _answer(
                Burn(int(not table.street.is_last)),
                STANDS,
                say("There was action on these cards: they stay."),
                say("Every street gets exactly one burn off the stub."),
            )
        case Irregular.BURNS:
            why = say("A wrong number of burns before this street: no rule covers it.")
            return _floor(RANDOM, why, (Burn(1), Burn(0, Extra.BURN), Burn(0, Extra.STUB)))
        case Irregular.CARDS:
            why = say("A wrong number of cards on this street: no rule covers it.")
            return _floor(RANDOM, why, (Burn(0, Extra.BURN), *_STANDS_WITH_EXTRA))
        case Irregular.BOXED:
            why = say("A card of the board lay face up in the stub: no rule covers it.")
            return _floor(RANDOM, why, (Burn(1), Burn(1, Extra.MUCK)))
        case unknown:
            assert_never(unknown)


_STANDS_WITH_EXTRA = (Burn(1, Extra.MUCK), Burn(1, Extra.STUB))


def _floor(cite: Cite, why: Message, outcomes: tuple[Burn, ...]) -> Answered[Burn]:
    remedy = say("The floor decides, with a remedy left to chance.")
    cites = tuple(dict.fromkeys((cite, RANDOM)))
    return Answered(None, (Finding(Stage.REMEDY, cites, (why, remedy)),), outcomes)


def _without_burn(table: Table) -> Answered[Burn]:
    if acts_on_street(table):
        return _answer(
            Burn(1),
            NO_BURN,
            say("There was action on the flop: its three cards stay."),
            say("The turn gets one burn as usual, not two."),
        )
    return _answer(
        Burn(0, Extra.BURN),
        NO_BURN,
        say("No burn before the flop, and no action yet: the three are scrambled face down."),
        say("One of them becomes the burn; the flop is the other two and the next card."),
    )


def acts_on_street(table: Table) -> tuple[Act, ...]:
    return tuple(act for act in table.acts if act.street is table.street)


def _exposed(house: House) -> Answered[Burn]:
    replaced = say("One downcard was exposed: no misdeal, and it is replaced after the deal.")
    if house.exposed_card is ExposedCard.BURN:
        why = say("In this house the exposed card is the burn of the flop.")
        return _answer(Burn(0, Extra.BURN), EXPOSED, replaced, why)
    why = say("In this house the exposed card is mucked: the flop has its burn off the stub.")
    return _answer(Burn(1, Extra.MUCK), EXPOSED, replaced, why)


def _usual(table: Table, expected: int) -> Answered[Burn]:
    """Exactly one card off the stub; the cards of a hand killed on this street are no burn."""
    why = [say("Every street gets exactly one burn off the stub.")]
    extra = Extra.NONE
    if past_substantial(table):
        for seat in table.seats:
            held = len(seat.cards)
            # In stud the folded stay at the cards they had.
            died_here = table.game.has_board and _found_on(table) is table.street
            if not held or held == expected or not (died_here or _lies_there(seat)):
                continue
            if held > expected:
                extra = Extra.MUCK
                why.append(say("The extra card is mucked with its hand; it is not the burn."))
            else:
                why.append(
                    say(
                        "A card that was never dealt asks for no second burn: the order is not "
                        "restored."
                    )
                )
    if table.stub is not StubLies.IN_ORDER:
        return Answered(
            Burn(1, extra),
            (
                Finding(Stage.REMEDY, (STUB,), (_put_in_order(table.stub),)),
                Finding(Stage.REMEDY, (BURNS,), tuple(why)),
            ),
        )
    return _answer(Burn(1, extra), BURNS, *why)


def _lies_there(seat: Seat) -> bool:
    """Neither folded nor in the muck yet."""
    return seat.status in (Status.IN, Status.ALL_IN) and seat.lies is not HandLies.MUCKED


def _found_on(table: Table) -> Street:
    return table.miscounted_on or first_street(table.game)


def _put_in_order(stub: StubLies) -> Message:
    if stub is StubLies.MIXED:
        return say(
            "Stub, muck and burns cannot be told apart any more: the whole mix is shuffled and cut."
        )
    return say(
        "The order of the stub is lost: its cards alone are shuffled and cut, no muck, no burns."
    )


def _answer(result: Burn, cite: Cite, *why: Message, ours: Cite | None = None) -> Answered[Burn]:
    cites = (cite,) if ours is None else (cite, ours)
    return Answered(result, (Finding(Stage.REMEDY, cites, why),))
