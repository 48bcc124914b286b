"""The lasting names that `rule:` takes."""

from __future__ import annotations


def rule_names() -> tuple[str, ...]:
    """Of all rules and recommended procedures, in the order of the book."""
    # Lessons are read without the rules; only who asks for the names pays for the book.
    from trainer.rules import book

    return (*(one.name for one in book.RULES), *(name for name, _, _ in book.PROCEDURES))
