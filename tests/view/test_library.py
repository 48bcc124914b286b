"""Lessons are found by word, and by rule once they were answered."""

from __future__ import annotations

from trainer import resources
from trainer.content.library import Entry, Library
from trainer.i18n import voice
from trainer.rules import book
from trainer.training.sitting import Done
from trainer.view.library import rows
from trainer.view.tags import TAGS, tag_words

DONE = Done("addendum/chips-2", 1, 1, 1, frozenset({"multiple-chip-betting", "raise-amounts"}))


def entries() -> tuple[Entry, ...]:
    library = Library(resources.lessons())
    pack = library.pack("addendum")
    assert pack is not None
    return library.titles(pack)


def found(query: str, *done: Done, language: str = "en") -> list[str]:
    return [row.entry.id for row in rows(entries(), done, query, voice(language))]


def test_without_a_word_all_lessons_are_there_in_the_order_of_the_pack() -> None:
    listed = found("")
    assert len(listed) == 47
    assert listed[:2] == ["breaking-tables", "halting-play"]


def test_every_word_must_be_found_in_whatever_order() -> None:
    assert found("five 1000") == ["chips-2"]
    assert found("1000 FIVE") == ["chips-2"]
    assert found("1,000 five") == ["chips-2"]
    assert found("five zebra") == []


def test_titles_of_all_languages_tags_and_ids_are_searched() -> None:
    assert found("cinco de 100") == ["chips-2"]
    assert found("chips-2") == ["chips-2"]
    assert set(found("dealing")) == {"burns-1a", "burns-1b"}


def test_tags_are_found_in_the_language_of_the_reader() -> None:
    assert found("repartir", language="es") == found("dealing")
    assert found("distribuzione", language="it") == found("dealing")


def test_every_shipped_tag_has_its_word_and_none_names_the_floor() -> None:
    library = Library(resources.lessons())
    tags = {tag for pack in library.packs for entry in library.titles(pack) for tag in entry.tags}
    assert tags == set(TAGS)
    assert "floor" not in tags, "it would tell who decides"
    assert [str(one) for one in tag_words(["all-in", "my-own"])] == ["all-in", "my-own"]


def test_accents_and_capitals_do_not_matter() -> None:
    assert found("PIU GETTONI", language="it") == found("più gettoni", language="it")


def test_a_rule_is_no_hint_before_the_lesson_was_answered() -> None:
    assert found("multiple-chip-betting") == []
    assert found("multiple chip betting", DONE) == ["chips-2"]
    assert found("47", DONE) == ["chips-2"]
    assert found("45", DONE) == ["chips-2"]
    half = Done("addendum/chips-2", 2, 1, 1, DONE.rules)
    assert found("multiple chip betting", half) == []


def test_rules_are_found_by_their_title_in_the_language_of_the_reader() -> None:
    title = voice("es").text(book.title("multiple-chip-betting"))
    assert found(title, DONE, language="es") == ["chips-2"]
