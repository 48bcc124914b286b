"""What a pack or a lesson says of its house: the `house:` of a file, read over what is usual."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from trainer.content.kinds import NUMBER, Key, choice, fields
from trainer.content.reading import Fields
from trainer.messages import say
from trainer.rules.house import OPTIONS, House, Option


def _key(option: Option) -> Key:
    kind = NUMBER if option.words is None else choice(*(one.value for one in option.words))
    return Key(option.name, kind, option.doc)


HOUSE: Final = Key(
    "house",
    fields(*(_key(option) for option in OPTIONS)),
    say("What the room chooses for itself."),
)


def read_house(file: Fields, usual: House) -> House:
    """`usual` with what the file says; a number of 0 is none, so it says nothing."""
    own = file.of("house", Fields) if "house" in file.keys else None
    if own is None:
        return usual
    said: dict[str, Any] = {}
    for option in OPTIONS:
        value = own.get(option.name)
        if value:
            said[option.field] = value if option.words is None else option.words(value)
    return replace(usual, **said)
