"""Silent chips by a second reading of the rules, written without a look at the first.

Facing a bet or a raise, with chips of its own in front or none, a seat puts out any chips, or draws
some back and puts out others. What that comes to is read here straight from overchips, multiple
chips, prior bet chips, raise amounts and undercalls, and must be what the core says.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from hypothesis import event, given, note, settings
from hypothesis import strategies as st

from tests.properties.budget import examples
from trainer.rules.ask import ruling
from trainer.rules.house import House
from trainer.rules.play import advance
from trainer.table.cards import cards
from trainer.table.chips import ChipStack, fewest, stack_of
from trainer.table.events import AllIn, Bets, Calls, Event, Folds, PullsBack, Puts, Raises
from trainer.table.games import Game, Street
from trainer.table.start import Facts, SeatFacts, open_table
from trainer.table.state import Action, Outcome, Pot, Table

CHIPS = (25, 100, 500, 1000, 5000)
SMALL = (25, 100, 500, 1000)
BIG_BLIND = 100
DEEP = 90_000
TINY = 20
"""The house's ratio of a tiny chip."""

Pieces = Counter[int]


@dataclass(frozen=True, slots=True)
class Spot:
    """The big blind, before the flop, with `prior` in front for its blind; or seat 3 on the flop
    with nothing there. What it does with its chips.

    `bet` is the opening bet and `faced` what is to call after the raise or the all-in of another,
    if there was one. `behind` are chips that it never touches. `called`: a third hand is in.
    """

    blind: bool
    bet: int
    faced: int
    yardstick: int
    called: bool
    all_in: bool
    prior: Pieces
    pulled: Pieces
    new: Pieces
    behind: int

    @property
    def seat(self) -> int:
        return 2 if self.blind else 3

    @property
    def left(self) -> Pieces:
        return self.prior - self.pulled

    @property
    def out(self) -> Pieces:
        return self.left + self.new

    @property
    def stack(self) -> int:
        return worth(self.prior) + worth(self.new) + self.behind

    @property
    def hands(self) -> int:
        return 3 if self.called or not self.blind else 2


def worth(pieces: Pieces) -> int:
    return sum(chip * count for chip, count in pieces.items())


@st.composite
def spots(draw: st.DrawFn) -> Spot:
    """Chips that come near what is to call, the 50% mark or the least raise, more often than
    not."""
    blind = draw(st.integers(0, 3)) > 0
    bet = BIG_BLIND if blind else worth(pieces(draw, 3)) + BIG_BLIND
    more = draw(st.sampled_from(("raise", "all-in") if blind else ("nothing", "raise", "all-in")))
    faced, yardstick = bet, bet
    if more == "raise":
        faced = 2 * bet + 25 * draw(st.integers(0, 40))
        yardstick = faced - bet
    elif more == "all-in":
        faced = bet + 25 * draw(st.integers(1, 40))
        yardstick = max(bet, faced - bet)
    prior, pulled = Counter[int](), Counter[int]()
    if blind:
        prior = Counter(draw(st.sampled_from(BLINDS)))
        lying = sorted(prior.elements())
        pulled = Counter(lying[: draw(st.integers(0, len(lying)))])
    near = draw(st.sampled_from((faced, faced, faced + yardstick // 2, faced + yardstick)))
    owed = near - worth(prior - pulled) + 25 * draw(st.integers(-1, 1))
    new = split(draw, owed // 25 * 25) if owed >= 25 else pieces(draw, 4)
    behind = draw(st.sampled_from((0, 25, 5000, 20_000)))
    called = draw(st.booleans())
    return Spot(blind, bet, faced, yardstick, called, more == "all-in", prior, pulled, new, behind)


BLINDS: tuple[dict[int, int], ...] = ({100: 1}, {25: 4}, {500: 1}, {1000: 1}, {100: 1, 500: 1})
"""The pieces that may lie there for a blind of 100."""


def pieces(draw: st.DrawFn, most: int) -> Pieces:
    return Counter(draw(st.lists(st.sampled_from(SMALL), min_size=1, max_size=most)))


def split(draw: st.DrawFn, amount: int) -> Pieces:
    """The amount in chips, or one chip or several of a kind that are worth it and more."""
    how = draw(st.sampled_from(("fewest", "largest smaller", "one over", "of one kind")))
    if how == "one over":
        return Counter({next((chip for chip in CHIPS if chip >= amount), 5000): 1})
    chip = draw(st.sampled_from(SMALL[1:]))
    if how == "of one kind":
        return Counter({chip: -(-amount // chip)})
    smaller = CHIPS if how == "fewest" else tuple(one for one in SMALL if one <= chip)
    made = fewest(amount, smaller)
    assert made is not None
    return Counter(dict(made.counts))


def played(spot: Spot) -> Table:
    """The table after it all; the editions read chips alike."""
    other = 3 if spot.blind else 2
    seats = tuple(
        SeatFacts(number, _chips(own(spot)), posted=_chips(spot.prior) if spot.blind else None)
        if number == spot.seat
        else SeatFacts(number, _deep(spot.faced if spot.all_in and number == other else DEEP))
        for number in (1, 2, 3)
    )
    table = open_table(
        Facts(
            Game.NLHE,
            9,
            seats,
            button=3,
            small_blind=50,
            big_blind=BIG_BLIND,
            chips=CHIPS,
            street=Street.PREFLOP if spot.blind else Street.FLOP,
            board=() if spot.blind else cards("Ah Tc 6s"),
            pots=() if spot.blind else (Pot(600),),
        )
    )
    for one in script(spot):
        table = advance(table, one, House()).table
    return table


def own(spot: Spot) -> Pieces:
    kept = fewest(spot.behind, CHIPS)
    assert kept is not None
    return spot.prior + spot.new + Counter(dict(kept.counts))


def _chips(held: Pieces) -> ChipStack:
    return stack_of(held)


def _deep(total: int) -> ChipStack:
    made = fewest(total, CHIPS)
    assert made is not None
    return made


def script(spot: Spot) -> list[Event]:
    found: list[Event] = [] if spot.blind else [Bets(1, spot.bet)]
    other = 3 if spot.blind else 2
    if spot.all_in:
        found.append(AllIn(other))
    elif spot.faced > spot.bet:
        found.append(Raises(other, spot.faced))
    else:
        found.append(Calls(other))
    if spot.blind:
        found.append(Calls(1) if spot.called else Folds(1))
    if spot.pulled:
        found.append(PullsBack(spot.seat, _chips(spot.pulled)))
    return [*found, Puts(spot.seat, _chips(spot.new))]


# --- the second reading ---------------------------------------------------------------------------


def read(spot: Spot) -> Outcome | None:
    """What it comes to; None where the floor decides."""
    covers = worth(spot.prior) >= spot.faced
    as_one_bet = covers or (bool(spot.pulled) and bool(spot.left))
    total, fewer = worth(spot.out), min((spot.out if as_one_bet else spot.new).keys())
    single = sum((spot.out if as_one_bet else spot.new).values()) == 1
    if total < spot.faced:
        return short(spot, total)
    if covers and spot.pulled and not spot.left and single and reaches(spot, total):
        return None
    if single or total - fewer < spot.faced:
        return result(spot, Action.CALL, spot.faced)
    if spot.behind + worth(spot.pulled) == 0:
        return raised(spot, total)
    if total >= spot.faced + spot.yardstick:
        return raised(spot, total)
    if reaches(spot, total):
        return raised(spot, min(spot.faced + spot.yardstick, spot.stack))
    return result(spot, Action.CALL, spot.faced)


def reaches(spot: Spot, total: int) -> bool:
    return 2 * (total - spot.faced) >= spot.yardstick


def short(spot: Spot, total: int) -> Outcome | None:
    """Less than the call: with the last chips a call for less, after a pull-back no fold is left,
    heads-up and facing the opening bet it is made good."""
    if spot.behind + worth(spot.pulled) == 0:
        return result(spot, Action.ALL_IN, total)
    if spot.pulled:
        return full(spot)
    if total * TINY <= spot.faced:
        return None
    return full(spot) if spot.hands == 2 or spot.faced == spot.bet else None


def full(spot: Spot) -> Outcome:
    if spot.stack < spot.faced:
        return result(spot, Action.ALL_IN, spot.stack)
    return result(spot, Action.CALL, spot.faced)


def raised(spot: Spot, to: int) -> Outcome:
    """A raise, if somebody is left to answer it; else a call."""
    if spot.all_in and spot.hands == 2:
        return result(spot, Action.CALL, spot.faced)
    return result(spot, Action.RAISE, to)


def result(spot: Spot, action: Action, to: int) -> Outcome:
    lies = worth(spot.out)
    return Outcome(action, to, add=max(0, to - lies), change=max(0, lies - to))


@settings(max_examples=examples(times=8))
@given(spot=spots())
def test_silent_chips(spot: Spot) -> None:
    note(" / ".join(map(str, script(spot))))
    table = played(spot)
    found = ruling(table, spot.seat, House())
    expected = read(spot)
    event("the floor" if expected is None else expected.action.value)
    assert found.unknown is None
    if expected is None or found.result is None:
        assert expected is found.result
        return
    # What takes the whole stack may be called by either name: the amounts tell.
    assert found.result.action is expected.action or expected.to == spot.stack
    assert (found.result.to, found.result.add, found.result.change) == (
        expected.to,
        expected.add,
        expected.change,
    )
