"""The same hand at two tables: ours, and PokerKit's."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pokerkit import (
    Automation,
    FixedLimitOmahaHoldemHighLowSplitEightOrBetter,
    FixedLimitTexasHoldem,
    NoLimitTexasHoldem,
    PotLimitOmahaHoldem,
    State,
)

from trainer.rules import ask
from trainer.rules.answers import Award, Options, Pots
from trainer.rules.house import House
from trainer.rules.play import advance
from trainer.table.cards import Card, write_cards
from trainer.table.chips import ChipStack
from trainer.table.events import AllIn, Bets, Calls, Checks, Deals, Dealt, Event, Folds, Raises
from trainer.table.games import Game, Limit
from trainer.table.start import Facts, SeatFacts, open_table
from trainer.table.state import Action, Ante, Seat, Table

HOUSE = House()
AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.HOLE_CARDS_SHOWING_OR_MUCKING,
    Automation.HAND_KILLING,
    Automation.CHIPS_PUSHING,
    Automation.CHIPS_PULLING,
)
STREETS = (Dealt.FLOP, Dealt.TURN, Dealt.RIVER)


@dataclass(frozen=True, slots=True)
class Deal:
    """A hand before anybody acts: seat 1 is the first left of the button, which is at the last
    seat; heads-up the button is the small blind, at both tables. All amounts are whole chips."""

    game: Game
    stacks: tuple[int, ...]
    small_blind: int
    big_blind: int
    ante: Ante
    holes: tuple[tuple[Card, ...], ...]
    board: tuple[Card, ...]

    @property
    def seats(self) -> range:
        return range(1, len(self.stacks) + 1)

    def ours(self) -> Table:
        limit = self.game.limit is Limit.FIXED
        seats = tuple(
            SeatFacts(number, ChipStack(((1, stack),)), cards=hole)
            for number, stack, hole in zip(self.seats, self.stacks, self.holes, strict=True)
        )
        return open_table(
            Facts(
                self.game,
                len(seats),
                seats,
                button=len(seats),
                small_blind=self.small_blind,
                big_blind=self.big_blind,
                ante=self.ante,
                small_bet=self.big_blind if limit else 0,
                big_bet=2 * self.big_blind if limit else 0,
                chips=(1,),
            )
        )

    def theirs(self) -> State:
        # PokerKit turns blinds and antes round where there are two players.
        antes = (0, self.ante.big_blind) if self.ante.big_blind else self.ante.each
        blinds = (self.small_blind, self.big_blind)
        count, big = len(self.stacks), self.big_blind
        state: State
        match self.game:
            case Game.LHE:
                state = FixedLimitTexasHoldem.create_state(
                    AUTOMATIONS, False, antes, blinds, big, 2 * big, self.stacks, count
                )
            case Game.LO8:
                state = FixedLimitOmahaHoldemHighLowSplitEightOrBetter.create_state(
                    AUTOMATIONS, False, antes, blinds, big, 2 * big, self.stacks, count
                )
            case Game.PLO:
                state = PotLimitOmahaHoldem.create_state(
                    AUTOMATIONS, False, antes, blinds, big, self.stacks, count
                )
            case _:
                state = NoLimitTexasHoldem.create_state(
                    AUTOMATIONS, False, antes, blinds, big, self.stacks, count
                )
        for hole in self.holes:
            state.deal_hole(pokerkit_text(hole))
        return state


def pokerkit_text(held: tuple[Card, ...]) -> str:
    return write_cards(held).replace("x", "??").replace(" ", "")


class TwoTables:
    """Plays each act at both tables and deals the same board; `check` compares them."""

    def __init__(self, table: Table, state: State, board: tuple[Card, ...]) -> None:
        self.table, self.state, self.board = table, state, board
        self.dealt = 0

    @classmethod
    def of(cls, deal: Deal) -> TwoTables:
        return cls(deal.ours(), deal.theirs(), deal.board)

    def index(self, seat: int) -> int:
        """Which of PokerKit's players sits there."""
        return [one.number for one in self.table.seats].index(seat)

    def on(self) -> int | None:
        """Whose turn it is at our table."""
        return self.table.action_on

    @property
    def over(self) -> bool:
        """No act is left to come: one hand, or every card dealt and every bet answered."""
        return self.on() is None and (len(self.table.live) < 2 or self.dealt == len(STREETS))

    @property
    def facing_bet(self) -> bool:
        return self.table.bet_to_call > self.acting.amount_in

    @property
    def acting(self) -> Seat:
        number = self.on()
        assert number is not None
        return self.table.seat(number)

    def options(self) -> Options:
        found = ask.options(self.table, self.acting.number, HOUSE).result
        assert found is not None
        return found

    def act(self, event: Event) -> None:
        """The turn answered at both tables; the event must be a regular one."""
        ruling = advance(self.table, event, HOUSE)
        binding = ruling.ruling.binding
        assert binding is not None
        assert not binding.add
        match binding.action:
            case Action.FOLD:
                self.state.fold()
            case Action.CHECK | Action.CALL:
                self.state.check_or_call()
            case Action.ALL_IN if binding.to <= self.table.bet_to_call:
                self.state.check_or_call()
            case Action.BET | Action.RAISE | Action.ALL_IN:
                self.state.complete_bet_or_raise_to(binding.to)
        self.table = ruling.table

    def deal_street(self) -> None:
        """The next street of the board at both tables, after a burn."""
        street = STREETS[self.dealt]
        first, last = (0, 3) if street is Dealt.FLOP else (self.dealt + 2, self.dealt + 3)
        cards = self.board[first:last]
        self.table = advance(self.table, Deals(street, cards), HOUSE).table
        self.state.burn_card("??")
        self.state.deal_board(pokerkit_text(cards))
        self.dealt += 1

    # --- what both say ------------------------------------------------------------------------

    def differences(self) -> Iterator[str]:
        """How what is to do now differs: whose turn, how much to call, the least raise, the pots.
        Whether a raise is open at all is compared by itself: `raise_open`, `their_raise_open`."""
        theirs = self.state.actor_index
        on = self.on()
        if theirs != (None if on is None else self.index(on)):
            yield f"the turn of {on} and of {theirs}"
            return
        if on is None:
            return
        seat, options = self.acting, self.options()
        call = options.call
        if call is None:
            call = seat.stack.total if Action.FOLD in options.actions else 0
        if call != self.state.checking_or_calling_amount:
            yield f"{call} and {self.state.checking_or_calling_amount} to call"
        if self.raise_open and self.their_raise_open:
            least = options.min_raise_to or seat.total
            if least != self.state.min_completion_betting_or_raising_to_amount:
                yield (
                    f"at least {least} and {self.state.min_completion_betting_or_raising_to_amount}"
                )
            most = options.max_raise_to or seat.total
            # PokerKit lets limit Omaha high-low be raised up to the pot.
            if (
                self.table.game is not Game.LO8
                and most != self.state.max_completion_betting_or_raising_to_amount
            ):
                yield (
                    f"at most {most} and {self.state.max_completion_betting_or_raising_to_amount}"
                )

    @property
    def raise_open(self) -> bool:
        """Whether the seat may make the bet higher, by our options."""
        options = self.options()
        higher = self.acting.total > self.table.bet_to_call
        all_in = Action.ALL_IN in options.actions and higher
        return bool(options.actions & {Action.BET, Action.RAISE}) or all_in

    @property
    def their_raise_open(self) -> bool:
        return bool(self.state.can_complete_bet_or_raise_to())

    def our_pots(self) -> list[tuple[int, frozenset[int]]]:
        found = ask.pots(self.table, HOUSE).result
        assert isinstance(found, Pots)
        return [(pot.amount, pot.seats) for pot in found.pots]

    def their_pots(self) -> list[tuple[int, frozenset[int]]]:
        return [
            (pot.amount, frozenset(self.table.seats[i].number for i in pot.player_indices))
            for pot in self.state.pots
        ]

    def award(self) -> Award:
        found = ask.award(self.table, HOUSE).result
        assert isinstance(found, Award)
        return found

    def our_stacks(self) -> list[int]:
        """What every seat holds once the pots are pushed and uncalled chips are back."""
        return self._with(self.award().paid or ())

    def our_stacks_split_as_pokerkit_splits(self) -> list[int]:
        """Our pots and winners, with PokerKit's two habits: pots that the same winners are left in
        are one pot once the beaten hands are mucked (side-pots splits each by itself), and all odd
        chips of a half go to the first seat (odd-chips: one to each of the tied seats in turn)."""
        halves = self.award().winners or ()
        winning = frozenset(seat for half in halves for seat, _ in half.shares)
        amounts: dict[frozenset[int], int] = {}
        tied: dict[frozenset[int], dict[str, tuple[int, ...]]] = {}
        for number, (amount, seats) in enumerate(self.our_pots()):
            left = seats & winning
            amounts[left] = amounts.get(left, 0) + amount
            tied.setdefault(left, {}).update(
                (half.half, tuple(seat for seat, _ in half.shares))
                for half in halves
                if half.pot == number
            )
        paid: dict[int, int] = {}
        for left, amount in amounts.items():
            low = amount // 2 if "low" in tied[left] else 0
            for half, first_to_last in tied[left].items():
                each, odd = divmod(low if half == "low" else amount - low, len(first_to_last))
                for place, seat in enumerate(first_to_last):
                    paid[seat] = paid.get(seat, 0) + each + (odd if place == 0 else 0)
        return self._with(tuple(paid.items()))

    def _with(self, paid: tuple[tuple[int, int], ...]) -> list[int]:
        found = ask.pots(self.table, HOUSE).result
        assert isinstance(found, Pots)
        if len(self.table.live) == 1:
            # Nobody has to show a hand for a pot that nobody contests.
            paid = ((self.table.live[0].number, sum(pot.amount for pot in found.pots)),)
        held = {one.number: one.total - one.amount_in for one in self.table.seats}
        for seat, amount in (*found.returned, *paid):
            held[seat] += amount
        return list(held.values())

    def their_stacks(self) -> list[int]:
        assert not self.state.status
        return list(self.state.stacks)


def regular(two: TwoTables, choice: str, to: int) -> Event:
    """An act of the seat whose turn it is: fold, call or raise (to a total that is cut to what is
    open at both tables); each becomes the nearest act that is open."""
    seat, options = two.acting, two.options()
    number, total = seat.number, seat.total
    if choice == "fold" and Action.FOLD in options.actions:
        return Folds(number)
    if choice == "raise" and two.raise_open and two.their_raise_open:
        if options.min_raise_to is None or to >= total:
            most = options.max_raise_to
            if most is None or most >= total:
                return AllIn(number)
        least, most = options.min_raise_to or 0, options.max_raise_to or total
        kind = Raises if two.table.bet_to_call else Bets
        return kind(number, min(max(to, least), most))
    return Checks(number) if Action.CHECK in options.actions else Calls(number)
