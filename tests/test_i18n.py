"""The languages: every message translated, with its own blanks; numbers, plurals, the choice."""

from __future__ import annotations

import ast
import io
import os
import re
import string
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_dir
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po
from babel.numbers import format_decimal

from trainer import messages
from trainer.i18n import LANGUAGES, environment_language, first_voice, language_name, voice
from trainer.messages import english, say, say_n

ROOT = Path(__file__).resolve().parent.parent
I18N = ROOT / "assets" / "i18n"
KEYWORDS = {"say": (1,), "say_n": (1, 2)}
TRANSLATED = [language for language in LANGUAGES if language != "en"]

type_id = str | tuple[str, ...]


@cache
def spoken() -> dict[type_id, str]:
    """Every message of the source with a place where it is said, as pybabel finds them."""
    found = extract_from_dir(ROOT / "trainer", keywords=KEYWORDS)
    return {
        (text if isinstance(text, str) else tuple(text)): f"{file}:{line}"
        for file, line, text, *_ in found
    }


@cache
def catalogue(language: str) -> Catalog:
    with (I18N / language / "LC_MESSAGES" / "trainer.po").open("rb") as text:
        return read_po(text, locale=language, abort_invalid=True)


def entries(language: str) -> Iterator[Message]:
    return (message for message in catalogue(language) if message.id)


def forms(text: Any) -> tuple[str, ...]:
    return (text,) if isinstance(text, str) else tuple(text)


def blanks(text: str) -> set[str]:
    """The names in braces; ValueError where the braces do not fit, or where a blank asks for more
    than how its first letter is written."""
    names = set()
    for _, name, form, conversion in string.Formatter().parse(text):
        if name is not None:
            if not name.isidentifier() or form not in ("", "up", "low") or conversion:
                raise ValueError(f"not a bare name: {name!r}")
            names.add(name)
    return names


def blank_faults(source: tuple[str, ...], translation: tuple[str, ...]) -> list[str]:
    """What is wrong with the blanks of a translation. A form may do without the count {n}."""
    optional = {"n"} if len(source) > 1 else set()
    wanted = set().union(*map(blanks, source))
    faults = []
    for form in filter(None, translation):
        try:
            given = blanks(form)
        except ValueError as error:
            faults.append(f"{form!r}: {error}")
            continue
        if given - wanted or wanted - given - optional:
            faults.append(f"{form!r}: blanks {sorted(given)}, in the source {sorted(wanted)}")
    return faults


# --- the catalogues -------------------------------------------------------------------------------


def test_the_source_speaks() -> None:
    assert "Qt has no platform “{name}”, only {platforms}; type: {command}" in spoken()
    assert any(isinstance(text, tuple) for text in spoken()), "plurals are extracted too"


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_message_is_translated(language: str) -> None:
    done = {
        message.id if isinstance(message.id, str) else tuple(message.id)
        for message in entries(language)
        if all(forms(message.string)) and not message.fuzzy
    }
    missing = {text: place for text, place in spoken().items() if text not in done}
    assert not missing, f"{len(missing)} messages have no translation (README: How to change it)"


def test_nothing_is_said_where_it_cannot_be_found_for_translation() -> None:
    """Within an f-string, say: pybabel does not look there."""
    found = {text if isinstance(text, str) else text[0] for text in spoken()}
    lost = {
        text: place
        for name, call, place in calls()
        if name in KEYWORDS
        for text in literals(call, 1)
        if text and text not in found
    }
    assert lost == {}


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_catalogue_holds_only_what_is_said(language: str) -> None:
    held = {forms(message.id) for message in entries(language)}
    assert sorted(held - set(map(forms, spoken()))) == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_translations_have_the_blanks_of_their_source(language: str) -> None:
    faults = [
        f"{message.id!r}: {fault}"
        for message in entries(language)
        for fault in blank_faults(forms(message.id), forms(message.string))
    ]
    assert faults == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_translations_end_as_their_source_ends(language: str) -> None:
    """A lost full stop or colon is a lost half of a sentence, more often than not."""
    faults = [
        message.id
        for message in entries(language)
        for source, form in zip(forms(message.id), forms(message.string), strict=False)
        if form and (source[-1] in ".:?!…" or form[-1] in ".:?!…") and source[-1] != form[-1]
    ]
    assert faults == []


@pytest.mark.parametrize(
    ("source", "translation"),
    [
        (("Seat {seat} folds.",), ("El asiento {asiento} se retira.",)),
        (("Seat {seat} folds.",), ("El asiento se retira.",)),
        (("It folds.",), ("El asiento {seat} se retira.",)),
        (("Seat {seat} folds.",), ("El asiento {seat se retira.",)),
        (("Seat {seat} folds.",), ("El asiento {seat:>3} se retira.",)),
        (("Seat {seat} folds.",), ("El asiento {} se retira.",)),
        (("{n} chip of {value}", "{n} chips of {value}"), ("{n} ficha de {value}", "{n} fichas")),
    ],
)
def test_other_blanks_are_a_fault(source: tuple[str, ...], translation: tuple[str, ...]) -> None:
    assert len(blank_faults(source, translation)) == 1


def test_a_plural_may_write_its_one_as_a_word() -> None:
    assert blank_faults(("{n} chip", "{n} chips"), ("una ficha", "{n} fichas")) == []


# --- the source: what extraction cannot find is never translated ----------------------------------


def calls() -> Iterator[tuple[str, ast.Call, str]]:
    for file in sorted((ROOT / "trainer").rglob("*.py")):
        if file.name == "messages.py":
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute):
                name = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
                if name in ("say", "say_n", "Message"):
                    yield name, node, f"{file.relative_to(ROOT)}:{node.lineno}"


def literals(call: ast.Call, count: int) -> list[str]:
    return [
        argument.value
        for argument in call.args[:count]
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def test_sentences_are_written_out_where_they_are_said() -> None:
    faults = [
        f"{place}: {name}() of something else than a written sentence"
        for name, call, place in calls()
        if name in KEYWORDS and len(literals(call, len(KEYWORDS[name]))) != len(KEYWORDS[name])
    ]
    faults += [
        f"{place}: Message() is not found by extraction, say() is"
        for name, call, place in calls()
        if name == "Message" and literals(call, 1)
    ]
    assert faults == []


def test_sentences_get_the_blanks_they_have() -> None:
    faults = []
    for name, call, place in calls():
        texts = literals(call, len(KEYWORDS.get(name, ())))
        given = {keyword.arg for keyword in call.keywords}
        if name not in KEYWORDS or not texts or None in given:  # None: **blanks
            continue
        given |= {"n"} if name == "say_n" else set()
        wanted = set().union(*map(blanks, texts))
        if given - {"n"} != wanted - {"n"} or ("n" in wanted and "n" not in given):
            faults.append(f"{place}: blanks {sorted(wanted)}, given {sorted(map(str, given))}")
    assert faults == []


# --- speaking -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "written"), [("en", "1,700"), ("es", "1.700"), ("it", "1.700")]
)
def test_numbers_have_the_separators_of_the_language(language: str, written: str) -> None:
    speaker = voice(language)
    assert speaker.number(1700) == written
    assert speaker.number(0) == "0"
    assert speaker.number(1234567) == written[:1] + "{0}234{0}567".format(written[1])
    assert speaker.text(say("{amount}", amount=1700)) == written
    assert speaker.text(say("{seat}", seat="1700")) == "1700", "a text is left as it is"


def test_english_is_what_the_code_says() -> None:
    message = say_n("{n} chip, {which}", "{n} chips, {which}", 1700, which=say("to {to}", to=2500))
    assert voice("en").text(message) == english(message) == "1,700 chips, to 2,500"


def test_braces_in_what_fills_a_blank_are_left_alone() -> None:
    assert voice("en").text(say("the word “{word}”", word="{seat}")) == "the word “{seat}”"


def test_an_empty_message_is_empty_in_every_language() -> None:
    for language in LANGUAGES:
        assert voice(language).text(say("{a}", a=say(""))) == ""  # not the catalogue's header


def test_languages_name_themselves() -> None:
    assert [language_name(language) for language in ("en", "es", "it")] == [
        "English",
        "Español",
        "Italiano",
    ]


def test_an_unknown_language_has_no_voice() -> None:
    with pytest.raises(ValueError, match="xx"):
        voice("xx")


def test_voices_of_a_language_are_equal() -> None:
    assert voice("es") is voice("es")
    assert voice("es") != voice("it")


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "es_MX.UTF-8"}, "es"),
        ({"LANG": "it_IT@euro"}, "it"),
        ({"LANG": "it"}, "it"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({"LANG": "es_ES", "LC_MESSAGES": "it_IT"}, "it"),
        ({"LANG": "es_ES", "LC_MESSAGES": "it_IT", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "es_ES", "LC_ALL": ""}, "es"),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "fr:it:es"}, "it"),
        ({"LANG": "es_ES.UTF-8", "LANGUAGE": "fr"}, "es"),
        ({"LANG": "C", "LANGUAGE": "it"}, "en"),
        ({"LANG": "../../etc"}, "en"),
    ],
)
def test_the_environment_chooses(environ: dict[str, str], language: str) -> None:
    assert environment_language(environ) == language


# --- where the catalogues lie: a checkout, a wheel, a language more -------------------------------


class Copy:
    """A copy of the leaves with catalogues of its own, asked in a process of its own."""

    def __init__(self, home: Path) -> None:
        self.home = home
        (home / "trainer").mkdir()
        for name in ("__init__", "i18n", "messages", "resources"):
            source = ROOT / "trainer" / f"{name}.py"
            (home / "trainer" / source.name).write_bytes(source.read_bytes())
        (home / "assets").mkdir()

    def write(self, file: str, chip: str, *, plural: str = "nplurals=2; plural=(n != 1);") -> Path:
        lines = [
            'msgid ""',
            'msgstr ""',
            r'"Content-Type: text/plain; charset=utf-8\n"',
            rf'"Plural-Forms: {plural}\n"',
            "",
            'msgid "{n} chip"',
            'msgid_plural "{n} chips"',
            *(f'msgstr[{i}] "{{n}} {chip}{i}"' for i in range(int(plural[len("nplurals=")]))),
        ]
        text = "\n".join(lines).encode()
        path = self.home / file
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".po":
            path.write_bytes(text)
        else:
            with path.open("wb") as out:
                write_mo(out, read_po(io.BytesIO(text)))
        return path

    def says(self, language: str, *counts: int) -> list[str]:
        code = (
            "from trainer.i18n import voice; from trainer.messages import say_n\n"
            f"for n in {counts}: "
            f"print(voice({language!r}).text(say_n('{{n}} chip', '{{n}} chips', n)))"
        )
        run = subprocess.run(
            [sys.executable, "-c", code], cwd=self.home, capture_output=True, text=True, check=True
        )
        return run.stdout.splitlines()


@pytest.fixture
def copy(tmp_path: Path) -> Copy:
    return Copy(tmp_path)


SOURCE = "assets/i18n/es/LC_MESSAGES/trainer.po"
COMPILED = ".catalogues/es/trainer.mo"
INSTALLED = "trainer/assets/i18n/es/LC_MESSAGES/trainer.mo"


def test_a_checkout_without_compiled_catalogue_reads_the_source(copy: Copy) -> None:
    copy.write(SOURCE, "ficha")
    assert copy.says("es", 1, 1700) == ["1 ficha0", "1.700 ficha1"]


def test_the_newer_of_source_and_compiled_is_read(copy: Copy) -> None:
    source = copy.write(SOURCE, "fuente")
    compiled = copy.write(COMPILED, "compilada")
    for file, said in ((compiled, "compilada0"), (source, "fuente0")):
        newest = max(source.stat().st_mtime_ns, compiled.stat().st_mtime_ns) + 10**9
        os.utime(file, ns=(newest, newest))
        assert copy.says("es", 1) == [f"1 {said}"]


def test_a_wheel_reads_the_compiled(copy: Copy) -> None:
    copy.write(INSTALLED, "instalada")
    assert copy.says("es", 2) == ["2 instalada1"]


def test_a_language_more_is_one_catalogue(copy: Copy) -> None:
    few = "n%10==1 ? 0 : n%10>=2 && n%10<=4 ? 1 : 2"
    copy.write(SOURCE.replace("/es/", "/pl/"), "sztuka", plural=f"nplurals=3; plural=({few});")
    assert copy.says("pl", 1, 3, 7) == ["1 sztuka0", "3 sztuka1", "7 sztuka2"]


def test_a_message_without_translation_is_english(copy: Copy) -> None:
    file = copy.write(SOURCE, "ficha")
    text = file.read_text(encoding="utf-8")
    for cut in (text.partition('msgid "{n}')[0], re.sub(r'(msgstr\[.\]) ".*"', r'\1 ""', text)):
        file.write_text(cut, encoding="utf-8")
        assert copy.says("es", 1, 1700) == ["1 chip", "1.700 chips"]


def test_a_language_without_catalogue_is_refused(copy: Copy) -> None:
    copy.write(SOURCE, "ficha")
    with pytest.raises(subprocess.CalledProcessError):
        copy.says("it", 1)


@pytest.mark.parametrize(
    ("sentence", "told"),
    [
        (say("{first} and {last}", first=say("fold"), last=say("call")), "retirarse e igualar"),
        (say("{first} and {last}", first=say("fold"), last=say("raise")), "retirarse y subir"),
        (say("{first} and {last}", first="agua", last="hielo"), "agua y hielo"),
        (say("{first} or {last}", first="siete", last="ocho"), "siete u ocho"),
        (say("{first} or {last}", first="seis", last="siete"), "seis o siete"),
    ],
)
def test_spanish_words_give_way_to_the_sound_that_follows(
    sentence: messages.Message, told: str
) -> None:
    assert voice("es").text(sentence) == told


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", [0, 25, 999, 1_000, 1_700, 12_345, 999_999, 1_000_000, -4_100])
def test_the_first_paint_writes_numbers_as_babel_does(language: str, value: int) -> None:
    assert first_voice(language).number(value) == format_decimal(value, locale=language)
    assert first_voice(language).text(say("Pot {amount}", amount=value)) == voice(language).text(
        say("Pot {amount}", amount=value)
    )
