"""The texts of a file by language: all of them found, one of them changed, the rest as typed."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer import resources
from trainer.content.check import look_over
from trainer.content.wording import Wording, with_words, wordings
from trainer.content.yaml_text import read_text
from trainer.messages import Place, Problem

LESSON = """\
lesson: sample
title: A sample  # a remark
table:
  game: nlhe
  blinds: 250-500
  button: 4
  seats: {1: 20000, 2: 20000, 3: {name: UTG, stack: 20000}, 4: 20000}
script:
  - {seat: 3, raises: 1100, words: "Raise, 1100"}
  - ask: choice
    text:
      en: What now?
      it: E adesso?
    options: {floor: Call the floor, on: {en: Play on, es: Seguir}}
    because: |
      So it is.
      Always.
    tempting:
      - answer: {choice: on}
        because: {en: "No, never", es: "No, nunca"}
    expect: {choice: floor}
  - branches:
      - name: Seat 4 folds
        script:
          - {seat: 4, folds}
"""
PACK = "pack: p\ntitle: {en: P, es: P}\nchapters:\n  - title: Chips\n    lessons: [one]\n"


def told(text: str, *, pack: bool = False) -> list[tuple[str, int, dict[str, str]]]:
    found = wordings(text, pack=pack)
    assert found is not None
    return [(str(one.what), one.place.line, dict(one.by_language)) for one in found]


def one_of(text: str, what: str, *, pack: bool = False) -> Wording:
    found = wordings(text, pack=pack)
    assert found is not None
    return next(one for one in found if str(one.what) == what)


def problems(text: str) -> tuple[Problem, ...]:
    """Those of the file, texts apart that a language lacks."""
    found = look_over(text, Path("sample.yaml")).problems
    return tuple(one for one in found if one.code != "missing-words")


def test_all_texts_are_found_in_their_order() -> None:
    assert problems(LESSON) == ()
    assert told(LESSON) == [
        ("Title", 2, {"": "A sample"}),
        ("What is heard", 9, {"": "Raise, 1100"}),
        ("Question", 12, {"en": "What now?", "it": "E adesso?"}),
        ("Option floor", 14, {"": "Call the floor"}),
        ("Option on", 14, {"en": "Play on", "es": "Seguir"}),
        ("Reason", 15, {"": "So it is.\nAlways."}),
        ("Reason against a wrong answer", 20, {"en": "No, never", "es": "No, nunca"}),
        ("Name of the branch", 23, {"": "Seat 4 folds"}),
    ]
    assert [(what, line) for what, line, _ in told(PACK, pack=True)] == [
        ("Title", 2),
        ("Title of the chapter", 4),
    ]


def test_the_name_of_a_seat_is_no_text_for_the_reader() -> None:
    assert "UTG" not in str(told(LESSON))


@pytest.mark.parametrize(
    ("what", "language", "words", "line"),
    [
        ("Title", "en", "Another", "title: Another  # a remark"),
        ("Title", "es", "Una muestra", "title: {en: A sample, es: Una muestra}  # a remark"),
        ("Title", "es", "Así: una, dos", 'title: {en: A sample, es: "Así: una, dos"}  # a remark'),
        ("What is heard", "es", "Subo", 'words: {en: "Raise, 1100", es: Subo}}'),
        ("Question", "en", "Well, now?", "      en: Well, now?"),
        ("Question", "es", "¿Y ahora?", '      es: "¿Y ahora?"'),
        ("Option on", "es", "Seguir así", "on: {en: Play on, es: Seguir así}}"),
        ("Reason", "es", "Es así.", '    because: {en: "So it is.\\nAlways.", es: Es así.}'),
        ("Name of the branch", "it", "Fold", "      - name: {en: Seat 4 folds, it: Fold}"),
    ],
)
def test_words_in_one_language_are_changed_and_nothing_else(
    what: str, language: str, words: str, line: str
) -> None:
    at = one_of(LESSON, what).place
    changed = with_words(LESSON, at, language, words, "en")
    assert changed is not None
    assert line in changed
    assert problems(changed) == ()
    assert one_of(changed, what).words(language, "en") == words
    kept = [row for row in LESSON.splitlines() if row in changed.splitlines()]
    assert len(kept) >= len(LESSON.splitlines()) - (3 if what == "Reason" else 1)


def test_a_language_is_taken_out() -> None:
    for what, language in (("Question", "it"), ("Option on", "es"), ("Question", "en")):
        changed = with_words(LESSON, one_of(LESSON, what).place, language, "", "en")
        assert changed is not None
        assert one_of(changed, what).words(language, "en") == ""
        assert problems(changed) == ()


@pytest.mark.parametrize("after", ["", " ", "\n   "])
def test_a_text_that_is_not_there_yet_is_typed_in_its_place(after: str) -> None:
    text = LESSON.replace("title: A sample  # a remark", f"title:{after}")
    changed = with_words(text, one_of(text, "Title").place, "es", "Una: muestra", "en")
    assert changed is not None
    assert read_text(changed, "")[1] == ()
    assert one_of(changed, "Title").words("es", "en") == "Una: muestra"


def test_chapters_of_a_pack() -> None:
    at = one_of(PACK, "Title of the chapter", pack=True).place
    changed = with_words(PACK, at, "es", "Fichas", "en", pack=True)
    assert changed is not None
    assert "  - title: {en: Chips, es: Fichas}\n" in changed


def test_what_cannot_be_read_has_no_texts() -> None:
    assert wordings("title: [") is None
    assert with_words("title: [", one_of(LESSON, "Title").place, "en", "x", "en") is None
    assert with_words(LESSON, Place("", 99, 1), "en", "x", "en") is None


FILES = sorted(resources.lessons().glob("*/*.yaml"))
ANY_WORDS = st.text(
    st.characters(blacklist_categories=("Cs", "Cc"), blacklist_characters="\ufffe\uffff"),
    min_size=1,
    max_size=40,
)


@given(
    st.sampled_from(FILES), st.integers(0, 30), st.sampled_from(["en", "es", "it", "fr"]), ANY_WORDS
)
def test_any_words_come_back_as_they_were_typed(
    file: Path, nth: int, language: str, words: str
) -> None:
    """In every text of every shipped file, whatever is typed."""
    words = " ".join(words.split())
    text, pack = file.read_text(encoding="utf-8"), file.name == "pack.yaml"
    before = wordings(text, pack=pack)
    assert before
    chosen = before[nth % len(before)]
    changed = with_words(text, chosen.place, language, words, "en", pack=pack)
    assert changed is not None
    assert read_text(changed, "")[1] == ()
    after = wordings(changed, pack=pack)
    assert after is not None
    assert len(after) == len(before)
    for one, other in zip(before, after, strict=True):
        if one is not chosen:
            assert one.by_language == other.by_language
    assert after[nth % len(before)].words(language, "en") == words
