"""The pieces of a stack given as a total: those that the script names, the rest to play with."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping

from trainer.table.chips import NOTHING, ChipStack, spread, stack_of
from trainer.table.events import Deals, Dealt, Event, Gathers, PullsBack, Puts, Says


def named_pieces(
    events: Iterable[Event], in_front: Mapping[int, ChipStack]
) -> dict[int, ChipStack]:
    """The chips that each seat must have had, so that every chip named in `events` was there.

    `in_front` are the chips of posted blinds and bets, which come out of the stack as well.
    """
    front = {seat: Counter(dict(chips.counts)) for seat, chips in in_front.items()}
    out = {seat: Counter(chips) for seat, chips in front.items()}
    most = {seat: Counter(chips) for seat, chips in front.items()}
    for event in events:
        match event:
            case Puts(seat=seat, chips=chips) | Says(seat=seat, chips=ChipStack() as chips):
                moved = Counter(dict(chips.counts))
            case Gathers(seat=seat, chips=chips):
                # The prior chips are in the push already.
                moved = Counter(dict(chips.counts)) - front.get(seat, Counter())
            case PullsBack(seat=seat, chips=chips):
                moved = Counter({d: -n for d, n in chips.counts})
            case Deals(what=Dealt.FLOP | Dealt.TURN | Dealt.RIVER | Dealt.COMMUNITY):
                front.clear()
                continue
            case _:
                continue
        for held in (front, out):
            held.setdefault(seat, Counter()).update(moved)
        most[seat] = most.get(seat, Counter()) | out[seat]
    return {seat: stack_of(counts) for seat, counts in most.items()}


def most_of(needs: Iterable[Mapping[int, ChipStack]]) -> dict[int, ChipStack]:
    """What serves each of several scripts alike: the most of every denomination."""
    most: dict[int, Counter[int]] = {}
    for need in needs:
        for seat, chips in need.items():
            most[seat] = most.get(seat, Counter()) | Counter(dict(chips.counts))
    return {seat: stack_of(counts) for seat, counts in most.items()}


def loose_stack(total: int, named: ChipStack, denominations: tuple[int, ...]) -> ChipStack | None:
    """Pieces for a total, with the `named` ones among them where they fit; None: cannot be made."""
    if named.total <= total:
        rest = spread(total - named.total, denominations) if total > named.total else NOTHING
        if rest is not None:
            return named + rest
    return spread(total, denominations)
