"""What the window remembers from one sitting to the next, and where the user's files lie."""

from __future__ import annotations

import json
import os
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Final

from trainer import files
from trainer.i18n import LANGUAGES
from trainer.messages import Message, Place, Problem, say

APPLICATION: Final = "dealer-trainer"
FILE: Final = "settings.json"
RECORDS: Final = "records.db"
BROKEN: Final = "settings.broken.json"
LARGEST: Final = 1_000_000
"""Bytes of the settings that are read at most: more is no settings file."""

SIDES: Final = range(200, 32_001)
"""Pixels: under it there is no window to speak of, over it Qt makes none."""

YEARS: Final = range(2000, 3000)
"""What may be an edition; whether the rule book has it is for the window to say."""

TEXT_SCALES: Final = range(75, 301)
"""Text sizes in percent of the usual one; under and over it the window could not be read."""

CODES: Final = (
    "settings-unreadable",
    "settings-broken",
    "settings-value",
    "settings-unwritable",
)
"""The problems of this module."""


THEMES: Final = ("dark", "light", "contrast")
DECKS: Final = (4, 2)
"""How many colours tell the suits apart."""

AMOUNTS: Final = ("always", "on demand", "never")
"""When amounts stand beside chips on the table."""
CHIPS: Final = ("", "tournament", "shapes", "own")
"""Whose colours the chips have; never chosen: a school's own, where it has some."""
SPEEDS: Final = ("usual", "quick", "none")
"""How fast things move on the table."""

WRONG: Final = ("tell", "block", "end")
"""What a wrong answer may do."""


@dataclass(frozen=True, slots=True)
class PracticeSettings:
    """Who trained last, where the records lie, and what a wrong answer does. Empty: never chosen,
    a guest, the usual folder. `created` is milliseconds since 1970 UTC."""

    profile: str = ""
    name: str = ""
    created: int = 0
    folder: str = ""
    wrong: str = WRONG[0]


@dataclass(frozen=True, slots=True)
class Settings:
    """None means: never chosen, so the window takes what fits the machine or is newest."""

    size: tuple[int, int] | None = None
    """Width and height of the window, in pixels of the screen's own scale."""
    language: str | None = None
    edition: int | None = None
    text_scale: int = 100
    """In percent."""
    theme: str = THEMES[0]
    deck: int = DECKS[0]
    amounts: str = AMOUNTS[0]
    chips: str = CHIPS[0]
    speed: str = SPEEDS[0]
    greeted: bool = False
    """Whether the first page was seen, and a way to begin was chosen."""
    practice: PracticeSettings = PracticeSettings()


def records_file(folder: str = "") -> Path:
    """The records of all profiles, in `folder` or the usual one; made when first written to."""
    from platformdirs import user_data_path

    place = Path(folder) if folder else user_data_path(APPLICATION, appauthor=False)
    return place / RECORDS


def config_folder() -> Path:
    """Where the settings lie; made when first written to."""
    from platformdirs import user_config_path

    return user_config_path(APPLICATION, appauthor=False)


def log_file() -> Path:
    """Where a broken program writes what happened; its folder may not exist yet."""
    from platformdirs import user_log_path

    return user_log_path(APPLICATION, appauthor=False) / "dealer-trainer.log"


def load(folder: Path) -> tuple[Settings, tuple[Problem, ...]]:
    """The settings in `folder`, with defaults for what is absent or cannot be understood.

    A file that is not wholly understood is laid aside under the name BROKEN, and the part that was
    understood is written anew: the problem is heard once.
    """
    file = folder / FILE
    try:
        text = files.take(file, LARGEST)
    except FileNotFoundError:
        return Settings(), ()
    except OSError as error:
        return Settings(), (_unreadable(file, error),)
    settings, problems = _parse(file, text)
    if problems:
        problems += _lay_aside(file, settings)
    return settings, problems


def save(settings: Settings, folder: Path) -> tuple[Problem, ...]:
    """Writes all or nothing: a process killed meanwhile leaves the former file."""
    values = {
        "size": settings.size,
        "language": settings.language,
        "edition": settings.edition,
        "text_scale": settings.text_scale,
        "theme": settings.theme,
        "deck": settings.deck,
        "amounts": settings.amounts,
        "chips": settings.chips,
        "speed": settings.speed,
        "greeted": settings.greeted,
        "practice": asdict(settings.practice),
    }
    known = {key: value for key, value in values.items() if value is not None}
    file = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        files.write(file, (json.dumps(known, indent=2) + "\n").encode())
    except OSError as error:
        text = say("The settings cannot be written: {error}.", error=files.reason(error))
        return (Problem(Place(str(file)), "settings-unwritable", text, files.remedy(error)),)
    return ()


def _parse(file: Path, text: bytes) -> tuple[Settings, tuple[Problem, ...]]:
    try:
        values = json.loads(text)
    except json.JSONDecodeError as error:
        return Settings(), (_broken(Place(str(file), error.lineno, error.colno)),)
    except (ValueError, RecursionError):  # bad encoding, an endless number, nesting without end
        return Settings(), (_broken(Place(str(file))),)
    if not isinstance(values, dict):
        return Settings(), (_broken(Place(str(file))),)
    settings, problems = Settings(), []
    for key, value in values.items():
        match key, value:
            case "size", [int(width), int(height)] if width in SIDES and height in SIDES:
                settings = replace(settings, size=(width, height))
            case "language", str() if value in LANGUAGES:
                settings = replace(settings, language=value)
            case "edition", int() if value in YEARS:
                settings = replace(settings, edition=value)
            case "text_scale", int() if value in TEXT_SCALES:
                settings = replace(settings, text_scale=value)
            case "theme", str() if value in THEMES:
                settings = replace(settings, theme=value)
            case "deck", int() if value in DECKS:
                settings = replace(settings, deck=value)
            case "amounts", str() if value in AMOUNTS:
                settings = replace(settings, amounts=value)
            case "chips", str() if value in CHIPS:
                settings = replace(settings, chips=value)
            case "speed", str() if value in SPEEDS:
                settings = replace(settings, speed=value)
            case "greeted", bool(value):
                settings = replace(settings, greeted=value)
            case "practice", {
                "profile": str(profile),
                "name": str(name),
                "created": int(created),
                "folder": str(folder),
                "wrong": wrong,
            } if wrong in WRONG and _is_text(profile) and _is_text(name) and _is_path(folder):
                chosen = PracticeSettings(profile, name, created, folder, wrong)
                settings = replace(settings, practice=chosen)
            case (
                "size"
                | "language"
                | "edition"
                | "text_scale"
                | "theme"
                | "deck"
                | "amounts"
                | "chips"
                | "speed"
                | "greeted"
                | "practice",
                _,
            ):
                problems.append(_bad_value(file, key))
            case _:
                pass  # of another version of the program
    return settings, tuple(problems)


def _is_text(text: str) -> bool:
    """Whether it can be kept and shown: JSON can write half a letter."""
    return not any("\ud800" <= letter <= "\udfff" for letter in text)


def _is_path(text: str) -> bool:
    """Whether the system could take it for a folder."""
    try:
        return "\0" not in text and os.fsencode(text) is not None
    except UnicodeEncodeError:
        return False


def _lay_aside(file: Path, understood: Settings) -> tuple[Problem, ...]:
    try:
        file.replace(file.with_name(BROKEN))
    except OSError as error:
        return (_unreadable(file, error),)
    return save(understood, file.parent)


def _unreadable(file: Path, error: OSError) -> Problem:
    text = say("The settings cannot be read: {error}.", error=files.reason(error))
    return Problem(Place(str(file)), "settings-unreadable", text)


def _broken(place: Place) -> Problem:
    text = say("The settings file is damaged; the trainer starts with its usual settings.")
    return Problem(place, "settings-broken", text, _aside())


def _bad_value(file: Path, key: str) -> Problem:
    text = say(
        "The settings file has no usable value for “{key}”; the usual one is taken.", key=key
    )
    return Problem(Place(str(file)), "settings-value", text, _aside())


def _aside() -> Message:
    return say("The damaged file is kept beside it as {name}.", name=BROKEN)
