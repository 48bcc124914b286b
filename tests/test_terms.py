"""One word for each term of the trade, as assets/i18n/terms.yaml lists them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po

from trainer.i18n import LANGUAGES

ROOT = Path(__file__).resolve().parent.parent
I18N = ROOT / "assets" / "i18n"
QUOTED = re.compile(r"`[^`]*`|“[^”]*”|«[^»]*»|\"[^\"]*\"|\{\w+(?::\w+)?\}")


def word(text: str) -> str:
    """A whole word, hyphens belonging to it: `pot` is not in pot-limit."""
    return rf"(?<![\w-]){re.escape(text)}(?![\w-])"


def beginning(text: str) -> str:
    """A word that begins so."""
    return rf"(?<!\w){re.escape(text)}"


class Terms:
    def __init__(self, listed: dict[str, Any]) -> None:
        self.never: dict[str, list[str]] = listed["never"]
        # The longest English first, so that "side pot" is not read as "pot".
        pairs = [(english, term) for term in listed["terms"] for english in term["en"]]
        self.terms: list[tuple[str, dict[str, list[str]]]] = sorted(
            pairs, key=lambda pair: -len(pair[0])
        )

    def banned(self, text: str, language: str) -> list[str]:
        """The words of `text` that the language must not have."""
        rest = QUOTED.sub(" ", text)
        for _, term in self.terms:
            if language != "en":
                for accepted in term[language]:
                    rest = re.sub(beginning(accepted), " ", rest, flags=re.IGNORECASE)
        return [bad for bad in self.never[language] if re.search(word(bad), rest, re.IGNORECASE)]

    def missed(self, english: str, text: str, language: str) -> list[str]:
        """The terms of the English that the translation says in another word than ours."""
        rest, missed = QUOTED.sub(" ", english), []
        for source, term in self.terms:
            if not re.search(word(source), rest, re.IGNORECASE):
                continue
            rest = re.sub(word(source), " ", rest, flags=re.IGNORECASE)
            if not any(re.search(beginning(ours), text, re.IGNORECASE) for ours in term[language]):
                missed.append(f"{source}: {' | '.join(term[language])}")
        return missed

    def faults(self, english: str, text: str, language: str) -> list[str]:
        wrong = [f"never {bad!r}" for bad in self.banned(text, language)]
        return [f"{text!r}: {fault}" for fault in wrong + self.missed(english, text, language)]


@cache
def terms() -> Terms:
    return Terms(yaml.safe_load((I18N / "terms.yaml").read_text(encoding="utf-8")))


LISTED = list(terms().never)
TRANSLATED = [language for language in LISTED if language != "en"]


def catalogue_pairs(language: str) -> Iterator[tuple[str, str]]:
    with (I18N / language / "LC_MESSAGES" / "trainer.po").open("rb") as text:
        catalogue = read_po(text, locale=language)
    for message in catalogue:
        sources, translations = _forms(message.id), _forms(message.string or "")
        yield sources[0], translations[0]
        yield from ((sources[-1], other) for other in translations[1:])


def lesson_texts() -> Iterator[tuple[Path, dict[str, str]]]:
    """The texts by language of every lesson and pack."""
    for file in sorted((ROOT / "lessons").rglob("*.yaml")):
        yield from ((file, texts) for texts in _texts(yaml.safe_load(file.read_bytes())))


def _texts(node: object) -> Iterator[dict[str, str]]:
    if isinstance(node, list):
        for part in node:
            yield from _texts(part)
    elif isinstance(node, dict):
        if node and set(node) <= set(LANGUAGES):
            yield {language: text for language, text in node.items() if isinstance(text, str)}
        for part in node.values():
            yield from _texts(part)


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_catalogue_says_each_term_in_one_word(language: str) -> None:
    faults = [
        fault
        for english, text in catalogue_pairs(language)
        if english and text
        for fault in terms().faults(english, text, language)
    ]
    assert faults == []


@pytest.mark.parametrize("language", LISTED)
def test_the_lessons_have_no_other_words(language: str) -> None:
    """Their prose is free, so a term may be told otherwise, but not by a word that is not ours."""
    faults = [
        f"{file.relative_to(ROOT)}: {text!r}: never {bad!r}"
        for file, texts in lesson_texts()
        if (text := texts.get(language))
        for bad in terms().banned(text, language)
    ]
    assert faults == []


def test_no_player_is_a_he_or_a_she() -> None:
    found = extract_from_dir(ROOT / "trainer", keywords={"say": (1,), "say_n": (1, 2)})
    said = [(file, text) for file, _, texts, *_ in found for text in _forms(texts)]
    assert [(file, text) for file, text in said if terms().banned(text, "en")] == []


def _forms(texts: str | Iterable[str]) -> tuple[str, ...]:
    return (texts,) if isinstance(texts, str) else tuple(texts)


def test_the_list_is_complete_for_its_languages() -> None:
    """A language more (README: How to change it) may come before its list of terms."""
    assert {"en", "es", "it"} <= set(LISTED) <= set(LANGUAGES)
    for english, term in terms().terms:
        assert set(term) == set(LISTED), english


@pytest.mark.parametrize(
    ("language", "english", "text", "faults"),
    [
        ("es", "Push the pot.", "Empuje el pozo.", 0),
        ("es", "Push the pot.", "Empuje el bote.", 2),
        ("es", "Push the side pot.", "Empuje el pozo.", 1),
        ("es", "Push the side pot.", "Empuje el pozo lateral.", 0),
        ("it", "Push the side pot.", "Spingere il side pot.", 0),
        ("it", "Push the pot.", "Spingere il pot.", 2),
        ("it", "{n} chips", "{n} gettoni", 0),
        ("it", "{n} chips", "{n} fiches", 2),
        ("it", "{n} chips of the stack", "{n} gettoni dello stack", 0),
        ("es", "The line “raises” lacks a total.", "A la línea «raises» le falta un total.", 0),
        ("es", "A pot-limit game.", "Un juego pot-limit.", 0),
    ],
)
def test_the_list_finds_the_wrong_word(language: str, english: str, text: str, faults: int) -> None:
    assert len(terms().faults(english, text, language)) == faults
