"""Build hook: compiles the catalogues and says what goes into the wheel beside the code."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ".catalogues"
"""Hidden and ignored by git; trainer/i18n.py looks there in a checkout."""


class Hook(BuildHookInterface):  # type: ignore[type-arg]  # hatchling's own hooks leave it open
    """A checkout and an editable install read assets/ and lessons/ where they lie; a wheel carries
    them inside the package, with each .mo in the place of its .po. The .po stay out of the wheel:
    unpacked, they would look newer than what was compiled from them."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        root = Path(self.root)
        compiled = self._compile(root)
        if version == "editable":
            return
        inside = build_data["force_include"]
        for part in ("assets", "lessons"):
            for file in sorted((root / part).rglob("*")):
                if file.is_file() and file.suffix != ".po":
                    inside[str(file)] = f"trainer/{file.relative_to(root).as_posix()}"
        for language, file in compiled.items():
            inside[str(file)] = f"trainer/assets/i18n/{language}/LC_MESSAGES/{file.name}"

    def _compile(self, root: Path) -> dict[str, Path]:
        compiled = {}
        for source in sorted((root / "assets" / "i18n").glob("*/LC_MESSAGES/*.po")):
            language = source.parent.parent.name
            target = root / COMPILED / language / source.with_suffix(".mo").name
            target.parent.mkdir(parents=True, exist_ok=True)
            with source.open("rb") as text:
                catalogue = read_po(text, locale=language)
            with target.open("wb") as binary:
                write_mo(binary, catalogue)
            compiled[language] = target
        return compiled
