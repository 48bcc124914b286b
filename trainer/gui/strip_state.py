"""What the strip over the lesson says: the session, the count, and what is kept of it."""

from __future__ import annotations

from trainer.gui.strip import StripState
from trainer.messages import Message, say
from trainer.progress.keeper import GUEST, Keeper
from trainer.training.running import Run


def in_trouble(keeper: Keeper) -> bool:
    """Whether answers that somebody wants kept cannot be; a guest wants none."""
    return keeper.trouble is not None and keeper.who != GUEST


def strip_state(
    run: Run | None,
    keeper: Keeper,
    *,
    told: tuple[Message, ...],
    saved: Message,
    can_hint: bool,
) -> StripState:
    """`told` are hints or remarks; `saved` is empty until the last answer is on the disk."""
    trouble = in_trouble(keeper)
    if trouble and keeper.trouble is not None:
        told = (keeper.trouble, *told)
    return StripState(
        title=say("Lessons") if run is None else run.plan.title,
        count=_count(run),
        saved=_kept(keeper, saved),
        told=told,
        can_hint=can_hint,
        can_end=run is not None,
        in_exam=run is not None and run.is_exam,
        trouble=trouble,
    )


def minutes(milliseconds: int) -> str:
    """1:05"""
    seconds = milliseconds // 1000
    return f"{seconds // 60}:{seconds % 60:02}"


def _kept(keeper: Keeper, saved: Message) -> Message:
    profile = keeper.profile
    if profile is None:
        return say("Guest: nothing is kept")
    if in_trouble(keeper):
        return say("{name}: not saved", name=profile.name)
    if str(saved):
        return say("{name} · {saved}", name=profile.name, saved=saved)
    return say("{name}", name=profile.name)


def _count(run: Run | None) -> Message:
    if run is None:
        return say("")
    number = run.number + 1
    if not run.plan.is_endless:
        count = say("{n} of {total}", n=number, total=len(run.plan.subjects))
    else:
        count = say("number {n}", n=number)
    if run.is_exam:
        return count
    asked = len(run.attempts)
    if not asked:
        return count
    right = say("{right} of {asked} right", right=run.right, asked=asked)
    return say("{count} · {right}", count=count, right=right)
