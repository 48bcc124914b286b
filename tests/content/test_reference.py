"""The reference for authors: of today's keys and verbs, in every language of the program."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from trainer import cli
from trainer.content.answer_shapes import ASKS
from trainer.content.lines import LINE_KEYS
from trainer.content.reference import reference
from trainer.content.shapes import ASK_KEYS, LESSON_KEYS, PACK_KEYS, TABLE_KEYS
from trainer.i18n import LANGUAGES, SOURCE, voice

FOLDER = Path(__file__).parents[2] / "lessons"


def file_of(language: str) -> Path:
    return FOLDER / ("reference.md" if language == SOURCE else f"reference.{language}.md")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reference_is_up_to_date(language: str) -> None:
    """Where it is not: dealer-trainer schema --reference --lang LANGUAGE > the file."""
    assert file_of(language).read_text(encoding="utf-8") == reference(voice(language).text)


def test_every_key_verb_question_and_field_is_in_it() -> None:
    named = set(re.findall(r"^\| \**`([\w-]+)`", reference(voice(SOURCE).text), re.MULTILINE))
    declared = {one.name for one in (*LESSON_KEYS, *PACK_KEYS, *TABLE_KEYS)}
    declared |= {key.name for keys in LINE_KEYS.values() for key in keys if key.name != "seat"}
    declared |= {key.name for keys in ASK_KEYS.values() for key in keys}
    declared |= {key.name for one in ASKS for key in one.fields}
    assert declared - named == set()
    text = reference(voice(SOURCE).text)
    assert all(f"### `ask: {one.ask}`" in text for one in ASKS)


def test_the_command_prints_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["schema", "--reference", "--lang", "es"]) == 0
    assert capsys.readouterr().out == reference(voice("es").text)


def test_the_guide_leads_to_it() -> None:
    guide = (FOLDER / "README.md").read_text(encoding="utf-8")
    assert all(f"({file_of(one).name})" in guide for one in LANGUAGES)
