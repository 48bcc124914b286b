"""Where the generators get their choices from: hypothesis, which makes a failing example small, or
plain seeded dice, which make many examples fast."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Protocol, TypeVar

from hypothesis import assume
from hypothesis import strategies as st

Of = TypeVar("Of")


class Dice(Protocol):
    """What a generator may ask for. `need` ends an example that comes to nothing."""

    def one_of(self, values: Sequence[Of], /) -> Of: ...
    def whole(self, least: int, most: int, /) -> int: ...
    def some_of(self, values: Sequence[Of], least: int, most: int, /) -> list[Of]:
        """Different ones, in any order: no fewer than `least`, no more than `most`."""
        ...

    def need(self, condition: object, /) -> None: ...


class DrawFrom(Protocol):
    """Draws from a strategy: inside another one, or in the midst of a test."""

    def __call__(self, strategy: st.SearchStrategy[Of], /) -> Of: ...


class Drawn:
    """Choices of hypothesis."""

    def __init__(self, draw: DrawFrom) -> None:
        self._draw = draw

    def one_of(self, values: Sequence[Of], /) -> Of:
        return self._draw(st.sampled_from(values))

    def whole(self, least: int, most: int, /) -> int:
        return self._draw(st.integers(least, most))

    def some_of(self, values: Sequence[Of], least: int, most: int, /) -> list[Of]:
        one = st.sampled_from(values)
        return self._draw(st.lists(one, min_size=least, max_size=most, unique=True))

    def need(self, condition: object, /) -> None:
        assume(condition)


class Unfit(Exception):
    """The dice made an example that comes to nothing."""


class Rolled:
    """Choices of plain dice; the seed tells them all."""

    def __init__(self, seed: int) -> None:
        self._dice = Random(seed)

    def one_of(self, values: Sequence[Of], /) -> Of:
        return self._dice.choice(values)

    def whole(self, least: int, most: int, /) -> int:
        return self._dice.randint(least, most)

    def some_of(self, values: Sequence[Of], least: int, most: int, /) -> list[Of]:
        different = list(dict.fromkeys(values))
        most = min(most, len(different))
        return self._dice.sample(different, self._dice.randint(least, most))

    def need(self, condition: object, /) -> None:
        if not condition:
            raise Unfit


Made = TypeVar("Made")


def strategy(make: Callable[[Dice], Made]) -> st.SearchStrategy[Made]:
    """What a generator makes, with the choices of hypothesis."""

    @st.composite
    def made(draw: st.DrawFn) -> Made:
        return make(Drawn(draw))

    return made()


YES_OR_NO = (True, False)


def yes(dice: Dice) -> bool:
    """As often as not."""
    return dice.one_of(YES_OR_NO)
