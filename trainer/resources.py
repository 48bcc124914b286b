"""Where the program's own files lie: assets and lessons, in a checkout and in a wheel alike."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).resolve().parent
CHECKOUT: Final = PACKAGE.parent


@cache
def _home(part: str) -> Path:
    # A wheel carries the folder inside the package; in a checkout, and so in an editable install,
    # it lies beside the package.
    for home in (PACKAGE, CHECKOUT):
        if (home / part).is_dir():
            return home / part
    raise FileNotFoundError(f"the folder {part} of the program is missing beside {PACKAGE}")


def assets() -> Path:
    """The folder of drawings and catalogues; FileNotFoundError in a broken installation."""
    return _home("assets")


def shelf() -> Path:
    """The folder of the packs that somebody installed; it may not be there yet."""
    from platformdirs import user_data_path

    return user_data_path("dealer-trainer", appauthor=False) / "packs"


def lessons() -> Path:
    """The folder of the packs that come with the program; FileNotFoundError as above."""
    return _home("lessons")


def drafts() -> Path:
    """The folder of lessons that are being written and were not saved; it may not be there yet."""
    return shelf().parent / "drafts"
