"""Cards dealt by the dealer: the board and its irregular streets, and the streets of stud."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from trainer.rules.concepts import exposed_is_burn
from trainer.rules.house import House
from trainer.rules.initial_deal import cards_to_come, deal_hands
from trainer.rules.pending import drop_released, lapse
from trainer.table.cards import UNKNOWN, Card
from trainer.table.events import Deals, Dealt, Scrambles
from trainer.table.games import Street
from trainer.table.payment import bring_in
from trainer.table.start import DOOR, open_betting
from trainer.table.state import Held, Irregular, Phase, Premature, StubLies, Table
from trainer.table.turns import with_seat


def deal(table: Table, event: Deals, house: House) -> Table:
    match event.what:
        case Dealt.FLOP | Dealt.TURN | Dealt.RIVER:
            return _board(table, event, house)
        case Dealt.DOWN if table.phase is Phase.PLAY and table.street is Street.SIXTH:
            return _stud_cards(table, event)
        case Dealt.DOWN:
            return deal_hands(table, event)
        case Dealt.UP if table.phase is Phase.NO_HAND or table.phase is Phase.OVER:
            drawn = tuple((n, one) for n, held in event.by_seat for one in held)
            return replace(table, face_up=(*table.face_up, *drawn))
        case Dealt.UP:
            return _stud_cards(table, event)
        case Dealt.COMMUNITY if table.game.has_board:
            return _completed(table, event)
        case Dealt.COMMUNITY:
            return _last_card_for_all(table, event)
        case unknown:
            assert_never(unknown)


def _board(table: Table, event: Deals, house: House) -> Table:
    """A street of the board. While somebody still owes an answer it is premature: the cards lie
    there, and the betting of this street goes on."""
    street = {
        Dealt.FLOP: Street.FLOP,
        Dealt.TURN: Street.TURN,
        Dealt.RIVER: Street.RIVER,
    }[event.what]
    wanted = 3 if street is Street.FLOP else 1
    cards = event.cards or (UNKNOWN,) * wanted
    exposed = int(exposed_is_burn(table, house) and not table.burn_lies)
    due = int(not table.burn_lies) - exposed
    burns = event.burns if event.burns is not None else due
    twice = lies_twice(table, cards) if event.duplicate else table.duplicate
    if table.action_on is not None:
        return replace(
            table,
            premature=Premature(street, cards),
            burned=table.burned + exposed + burns,
            burn_lies=table.burn_lies or exposed + burns > 0,
            duplicate=twice,
        )
    irregular = _irregular(street, event, more_cards=len(cards) - wanted, more_burns=burns - due)
    table = lapse(bring_in(_released(table)))
    table = replace(
        table,
        street=street,
        board=(*table.board, *cards),
        burned=table.burned + exposed + burns,
        wrong_count=None,
        burn_lies=False,
        premature=None,
        stub=StubLies.IN_ORDER,
        irregular=irregular,
        boxed=event.boxed,
        duplicate=twice,
    )
    return open_betting(table)


def _completed(table: Table, event: Deals) -> Table:
    """What the board lacks after an irregular street: a card in the place of one that went to the
    burns, or the one that was not dealt."""
    board, cards = list(table.board), list(event.cards or (UNKNOWN,))
    for place, card in enumerate(board):
        if cards and not card.known:
            board[place] = cards.pop(0)
    whole = len(board) + len(cards) == table.street.board_cards
    return replace(
        table,
        board=(*board, *cards),
        burned=table.burned + (event.burns or 0),
        irregular=None if whole else table.irregular,
        duplicate=lies_twice(table, event.cards) if event.duplicate else table.duplicate,
    )


def _last_card_for_all(table: Table, event: Deals) -> Table:
    """Stud, where the stub is short: the last street is one card face up for all (stud dealing
    H)."""
    cards = event.cards or (UNKNOWN,)
    burns = event.burns if event.burns is not None else int(not table.burn_lies)
    if table.action_on is not None:
        return replace(
            table,
            premature=Premature(Street.SEVENTH, cards),
            burned=table.burned + burns,
            burn_lies=table.burn_lies or burns > 0,
        )
    table = lapse(bring_in(_released(table)))
    table = replace(
        table,
        street=Street.SEVENTH,
        board=cards,
        burned=table.burned + burns,
        burn_lies=False,
        premature=None,
        stub=StubLies.IN_ORDER,
        duplicate=lies_twice(table, cards) if event.duplicate else table.duplicate,
        picked_up=frozenset(),
    )
    return open_betting(table)


def _irregular(
    street: Street, event: Deals, *, more_cards: int, more_burns: int
) -> Irregular | None:
    flop = street is Street.FLOP
    if more_cards:
        return Irregular.FOUR_CARDS if flop and more_cards == 1 else Irregular.CARDS
    if more_burns:
        return Irregular.NO_BURN if flop and more_burns == -1 else Irregular.BURNS
    return Irregular.BOXED if event.boxed else None


def lies_twice(table: Table, cards: tuple[Card, ...]) -> Card | None:
    """The card among `cards` that lies somewhere already; the first where none is known to."""
    lying = {*table.board, *(held.card for seat in table.seats for held in seat.cards)}
    return next((card for card in cards if card in lying), cards[0] if cards else None)


def scrambled(table: Table, event: Scrambles) -> Table:
    """An irregular street put right: of too many cards the one that was drawn is the next burn; of
    a flop without a burn one is the burn, and the flop is completed off the stub."""
    lies = table.irregular
    table = replace(table, irregular=None, seen_in_the_deck=())
    match lies:
        case None:
            return replace(table, stub=StubLies.IN_ORDER)
        case Irregular.BURNS | Irregular.BOXED if event.picks in table.board:
            # A card of the board that is made the burn, or mucked: the next one takes its place.
            rest = tuple(UNKNOWN if card == event.picks else card for card in table.board)
            more = int(lies is Irregular.BURNS)
            return replace(table, board=rest, burned=table.burned + more)
        case Irregular.BURNS | Irregular.BOXED:
            return table
        case Irregular.FOUR_CARDS | Irregular.NO_BURN | Irregular.CARDS:
            picked = event.picks if event.picks in table.board else table.board[-1]
            board = list(table.board)
            board.remove(picked)
            if lies is Irregular.NO_BURN:
                return replace(table, board=(*board, UNKNOWN), burned=table.burned + 1)
            return replace(table, board=tuple(board), burned=table.burned + 1, burn_lies=True)
        case unknown:
            assert_never(unknown)


def _released(table: Table) -> Table:
    for seat in table.seats:
        table = drop_released(table, seat)
    return table


def _stud_cards(table: Table, event: Deals) -> Table:
    """A stud street, seventh down, or the door cards. Where no cards are told, every live hand
    of a later street gets one. While somebody still owes an answer it is premature."""
    up = event.what is Dealt.UP
    if up and event.by_seat and (table.phase is Phase.DEALING or cards_to_come(table)):
        table = deal_hands(table, replace(event, what=Dealt.DOWN, by_seat=()))
    named = dict(event.by_seat)
    if up and named and _doors_to_come(table, named):
        return open_betting(_with_doors(table, named))
    following = table.street.following
    if following is None:
        return _with_cards_of(table, named, up=up)
    due = int(not table.burn_lies)
    burns = event.burns if event.burns is not None else due
    named = named or {one.number: (UNKNOWN,) for one in table.live}
    if table.action_on is not None:
        cards = tuple(card for held in named.values() for card in held)
        return replace(
            table,
            premature=Premature(following, cards, tuple(sorted(named.items()))),
            burned=table.burned + burns,
            burn_lies=table.burn_lies or burns > 0,
        )
    table = _with_cards_of(lapse(bring_in(_released(table))), named, up=up)
    table = replace(
        table,
        street=following,
        burned=table.burned + burns,
        burn_lies=False,
        premature=None,
        stub=StubLies.IN_ORDER,
        irregular=Irregular.BURNS if burns != due else None,
        picked_up=frozenset(),
    )
    return open_betting(table)


def _with_cards_of(table: Table, named: dict[int, tuple[Card, ...]], *, up: bool) -> Table:
    """The cards of a stud street beside those that the hands have."""
    for number, cards in named.items():
        seat = table.seat(number)
        dealt = tuple(Held(card, up=up) for card in cards)
        table = with_seat(table, replace(seat, cards=(*seat.cards, *dealt)))
    return table


def _doors_to_come(table: Table, named: dict[int, tuple[Card, ...]]) -> bool:
    """Stud: the initial deal lies, and what is dealt face up are its first up cards."""
    return (
        table.street is Street.THIRD
        and not table.acts
        and table.action_on is None
        and all(not held.card.known for n in named for held in table.seat(n).cards[DOOR:])
    )


def _with_doors(table: Table, named: dict[int, tuple[Card, ...]]) -> Table:
    for number, cards in named.items():
        seat = table.seat(number)
        up = tuple(Held(card, up=True) for card in cards)
        table = with_seat(table, replace(seat, cards=(*seat.cards[:DOOR], *up)))
    return table
