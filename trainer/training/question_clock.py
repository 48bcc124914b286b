"""How long a question has been open; the time away from it does not count."""

from __future__ import annotations


class QuestionClock:
    """`now` is milliseconds since 1970 UTC everywhere; 0 stands for a clock that stands."""

    def __init__(self) -> None:
        self._since = 0
        self._before = 0

    def open(self, now: int) -> None:
        """A question is asked."""
        self._since, self._before = now, 0

    def took(self, now: int) -> int:
        """Milliseconds up to now."""
        return self._before + (now - self._since if self._since else 0)

    def see(self, now: int, *, seen: bool) -> None:
        """Whether somebody looks at the question now."""
        if seen == (self._since == 0):
            self._before += 0 if seen else now - self._since
            self._since = now if seen else 0
