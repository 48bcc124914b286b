"""The settings: remembered, defaults where they are damaged, the damaged file kept."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from trainer import settings
from trainer.messages import Problem
from trainer.settings import Settings


def codes(problems: tuple[Problem, ...]) -> list[str]:
    return [problem.code for problem in problems]


def test_first_start_has_defaults_and_no_problem(tmp_path: Path) -> None:
    assert settings.load(tmp_path / "absent") == (Settings(), ())


def test_what_is_saved_is_remembered(tmp_path: Path) -> None:
    chosen = Settings(size=(1024, 700), language="es", edition=2024, text_scale=150)
    folder = tmp_path / "made" / "when needed"
    assert settings.save(chosen, folder) == ()
    assert settings.load(folder) == (chosen, ())
    assert [file.name for file in folder.iterdir()] == [settings.FILE]


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{",
        b'{"size": [1024, 700]',
        b"\xff\xfe\x00binary",
        b"[]",
        b"null",
        b"[" * 100_000,
        b'{"edition": ' + b"9" * 10_000 + b"}",
    ],
)
def test_a_damaged_file_yields_defaults_and_is_kept(tmp_path: Path, text: bytes) -> None:
    (tmp_path / settings.FILE).write_bytes(text)
    read, problems = settings.load(tmp_path)
    assert read == Settings()
    assert codes(problems) == ["settings-broken"]
    assert problems[0].place.file == str(tmp_path / settings.FILE)
    assert (tmp_path / settings.BROKEN).read_bytes() == text
    assert settings.load(tmp_path) == (Settings(), ()), "the problem is heard once"


def test_damage_is_placed(tmp_path: Path) -> None:
    (tmp_path / settings.FILE).write_text('{\n  "edition": x\n}', encoding="utf-8")
    (problem,) = settings.load(tmp_path)[1]
    assert (problem.place.line, problem.place.column) == (2, 14)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("size", [1024]),
        ("size", [0, 700]),
        ("size", [1024, 10**9]),
        ("size", "1024x700"),
        ("size", None),
        ("language", "xx"),
        ("language", 5),
        ("edition", "2024"),
        ("edition", True),
        ("text_scale", 0),
        ("amounts", "sometimes"),
        ("chips", 25),
        ("speed", "headlong"),
        ("text_scale", 1e9),
        ("text_scale", float("nan")),
    ],
)
def test_one_bad_value_does_not_lose_the_others(tmp_path: Path, key: str, value: object) -> None:
    good = {"size": [1280, 720], "language": "it", "edition": 2024, "text_scale": 125}
    (tmp_path / settings.FILE).write_text(json.dumps(good | {key: value}), encoding="utf-8")
    read, problems = settings.load(tmp_path)
    assert codes(problems) == ["settings-value"]
    assert problems[0].message.blank("key") == key
    usual = Settings(size=(1280, 720), language="it", edition=2024, text_scale=125)
    for name in good:
        expected = getattr(Settings() if name == key else usual, name)
        assert getattr(read, name) == expected, name
    assert (tmp_path / settings.BROKEN).exists()
    assert settings.load(tmp_path) == (read, ())


def test_keys_of_another_version_are_no_problem(tmp_path: Path) -> None:
    (tmp_path / settings.FILE).write_text('{"sound": true, "edition": 2026}', encoding="utf-8")
    assert settings.load(tmp_path) == (Settings(edition=2026), ())


def test_a_folder_in_the_place_of_the_file_is_a_problem(tmp_path: Path) -> None:
    (tmp_path / settings.FILE).mkdir()
    read, problems = settings.load(tmp_path)
    assert (read, codes(problems)) == (Settings(), ["settings-unreadable"])
    assert codes(settings.save(Settings(), tmp_path)) == ["settings-unwritable"]


def test_a_file_in_the_place_of_the_folder_is_a_problem(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert codes(settings.save(Settings(), tmp_path / "file")) == ["settings-unwritable"]


def test_an_interrupted_save_leaves_the_former_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    former = Settings(language="es")
    settings.save(former, tmp_path)

    def full(_handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    (problem,) = settings.save(Settings(language="it"), tmp_path)
    assert problem.code == "settings-unwritable"
    assert "No space left on device" in str(problem.message)
    assert settings.load(tmp_path) == (former, ())
    assert [file.name for file in tmp_path.iterdir()] == [settings.FILE]


def test_the_problems_have_declared_codes(tmp_path: Path) -> None:
    (tmp_path / settings.FILE).write_text('{"edition": 0}', encoding="utf-8")
    assert set(codes(settings.load(tmp_path)[1])) <= set(settings.CODES)
    assert len(set(settings.CODES)) == len(settings.CODES)


def test_the_folders_are_the_programs_own() -> None:
    assert settings.config_folder().name == settings.APPLICATION
    assert settings.log_file().suffix == ".log"


def with_practice(home: Path, **more: str) -> None:
    practice = {"profile": "ann", "name": "Ann", "created": 1, "folder": "", "wrong": "tell"}
    text = json.dumps({"practice": practice | more})
    (home / settings.FILE).write_text(text, encoding="utf-8")


@pytest.mark.parametrize("key", ["folder", "name", "profile"])
def test_half_a_letter_is_no_value(key: str, tmp_path: Path) -> None:
    with_practice(tmp_path, **{key: "\ud800"})
    loaded, problems = settings.load(tmp_path)
    assert (loaded.practice, codes(problems)) == (Settings().practice, ["settings-value"])
    assert (tmp_path / settings.BROKEN).exists()


def test_a_folder_that_no_system_has_is_no_value(tmp_path: Path) -> None:
    with_practice(tmp_path, folder="a\0b")
    loaded, problems = settings.load(tmp_path)
    assert (loaded.practice.folder, codes(problems)) == ("", ["settings-value"])


def test_a_device_is_no_settings_file(tmp_path: Path) -> None:
    (tmp_path / settings.FILE).symlink_to("/dev/zero")
    loaded, problems = settings.load(tmp_path)
    assert (loaded, codes(problems)) == (Settings(), ["settings-unreadable"])
