"""Texts of others shown as they were typed: Qt reads what looks like markup, if it is let."""

from __future__ import annotations

from html import escape


def tip(text: str) -> str:
    """A text for a tool tip; one that Qt might take for markup is written so that it is shown."""
    if "<" not in text and "&" not in text:
        return text
    return f'<p style="white-space: pre-wrap">{escape(text)}</p>'
