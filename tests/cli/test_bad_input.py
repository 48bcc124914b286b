"""Bad input ends in a sentence and exit 1 or 2, never in a traceback: asked from outside."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from trainer import cli

ROOT = Path(__file__).resolve().parents[2]
COMMANDS = ("rule", "check", "grade")

GOOD = """\
lesson: good
title: Good
table: {game: nlhe, blinds: 50-100, button: 1, seats: {1: 5000, 2: 5000, 3: 5000}}
script:
  - {seat: 1, folds}
  - {ask: options, seat: 2}
"""


def data(content: bytes) -> Callable[[Path], object]:
    return lambda file: file.write_bytes(content)


def text(content: str, encoding: str = "utf-8") -> Callable[[Path], object]:
    return data(content.encode(encoding))


def changed(old: str, new: str) -> Callable[[Path], object]:
    assert old in GOOD
    return text(GOOD.replace(old, new))


FILES: dict[str, tuple[Callable[[Path], object], str, int]] = {
    "missing": (lambda _: None, "no-such-file", 2),
    "binary": (data(b"\x89PNG\r\n\x1a\n\0\0"), "binary-file", 1),
    "utf-16": (text(GOOD, "utf-16"), "bad-encoding", 1),
    "latin-1": (text(GOOD.replace("Good", "Señal"), "latin-1"), "bad-encoding", 1),
    "empty": (text(""), "empty-file", 1),
    "comment": (text("# nothing\n"), "empty-file", 1),
    "text": (text("a lesson"), "wrong-kind", 1),
    "syntax": (text("lesson: [good\n"), "yaml-", 1),
    "unknown-key": (changed("button:", "buton:"), "Did you mean `button`?", 1),
    "separator": (changed("1: 5000", "1: 5,000"), "amount-separator", 1),
    "no-seat": (changed("seat: 2", "seat: 7"), "no-such-seat", 1),
    "card-twice": (
        changed("seats: {", "street: flop, board: As As 2c, pots: [600], seats: {"),
        "card-twice",
        1,
    ),
    "anchor": (changed("title: Good", "title: &a Good"), "anchor", 1),
    "alias": (changed("title: Good", "title: *a"), "alias", 1),
    "tag": (changed("title: Good", "title: !!python/name:os.system x"), "tag", 1),
    "deep": (text("lesson: " + "[" * 1000 + "]" * 1000), "too-deep", 1),
    "huge": (data(b"#" * 50_000_000), "too-large", 1),
}


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("command", COMMANDS)
def test_a_file_that_is_no_lesson(
    name: str, command: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    make, said, code = FILES[name]
    file = tmp_path / "lesson.yaml"
    make(file)
    words = [command, str(file)]
    if command == "grade":
        answers = tmp_path / "answers.yaml"
        answers.write_text("1: {actions: [fold]}\n", "utf-8")
        words += ["--answers", str(answers)]
    assert cli.main(words) == code
    heard = capsys.readouterr()
    assert said in (heard.out if command == "check" and code == 1 else heard.err)
    assert str(file) in heard.out + heard.err


@pytest.mark.parametrize("name", [name for name in FILES if name not in ("no-seat", "card-twice")])
def test_a_file_that_holds_no_answers(
    name: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    make, _, code = FILES[name]
    file = tmp_path / "answers.yaml"
    make(file)
    words = ["grade", "addendum/chips-2", "--answers", str(file)]
    assert cli.main(words) == code
    assert str(file) in capsys.readouterr().err


def test_a_folder_is_no_lesson(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert cli.main(["rule", str(tmp_path)]) == 2
    assert "is-a-folder" in capsys.readouterr().err


def test_an_empty_folder_has_nothing_to_check(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert cli.main(["check", str(tmp_path)]) == 1
    assert "no-lessons" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["rule", "check"])
def test_a_name_that_the_system_does_not_take(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([command, "x" * 5000]) == 2
    assert capsys.readouterr().err.count("\n") == 1


@pytest.mark.parametrize("command", ["rule", "check"])
def test_a_file_that_may_not_be_read(
    command: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = tmp_path / "lesson.yaml"
    file.write_text(GOOD, "utf-8")

    # Not by its mode: root reads whatever there is.
    def refuse(self: Path, *_: object, **__: object) -> None:
        raise PermissionError(13, "Permission denied", str(self))

    monkeypatch.setattr(Path, "open", refuse)
    assert cli.main([command, str(file)]) in (1, 2)
    heard = capsys.readouterr()
    assert "Permission denied" in heard.out + heard.err


def run(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "trainer", *words],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def test_from_outside_wrong_use_is_two() -> None:
    done = run("rul")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "dealer-trainer: There is no command rul. Did you mean `rule`?\n"


def test_from_outside_it_speaks_the_language_of_the_environment() -> None:
    done = run("rule", "addendum/chips-2", LANG="es_ES.UTF-8")
    assert (done.returncode, done.stderr) == (0, "")
    assert "UTG+1 no dice nada." in done.stdout
    assert "1.700" in done.stdout


def test_a_reader_that_has_enough_ends_it_quietly() -> None:
    tool = subprocess.Popen(
        [sys.executable, "-m", "trainer", "schema"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert tool.stdout is not None
    assert tool.stderr is not None
    tool.stdout.readline()
    tool.stdout.close()
    said = tool.stderr.read()
    tool.stderr.close()
    assert (tool.wait(), said) == (0, b"")


def test_a_terminal_without_our_letters_hears_the_rest() -> None:
    done = run("rule", "addendum/chips-2", LANG="C", PYTHONUTF8="0", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "1,500 ? 100 = 1,400" in done.stdout


@pytest.mark.parametrize(
    "words", [["check"], ["rule"], ["install"], ["import"], ["verify"], ["grade", "--answers", "x"]]
)
@pytest.mark.parametrize("name", ["zero.phh", "zero.yaml", "pipe"])
def test_what_is_no_file_is_not_read(
    words: list[str],
    name: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    file = tmp_path / name
    if name == "pipe":
        os.mkfifo(file)
    else:
        file.symlink_to("/dev/zero")
    assert cli.main([words[0], str(file), *words[1:], "--lang", "en"]) == 1
    heard = capsys.readouterr()
    assert str(file) in heard.out + heard.err
    assert "it is a device or a pipe, not a file." in heard.out + heard.err


@pytest.mark.parametrize("command", ["rule", "check", "remove", "new", "install", "import"])
def test_an_empty_word_is_wrong_use(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([command, "", "--lang", "en"]) == 2
    assert f"A word of {command} is empty: it needs a " in capsys.readouterr().err


@pytest.mark.parametrize("words", [["list"], ["schema"], ["rule", "addendum/chips-2"]])
def test_what_is_printed_to_a_full_disk_is_told(words: list[str]) -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "trainer", *words],
            cwd=ROOT,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr == (
        "dealer-trainer: What is printed here cannot be written: No space left on device. "
        "Make room on the disk, or choose another place.\n"
    )


@contextmanager
def full_disk() -> Iterator[None]:
    """No file may grow over some bytes, as on a disk that is full."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (10, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


@pytest.mark.parametrize("words", [["new", "class", "one"], ["schema", "--out", "schemas"]])
def test_what_is_written_to_a_full_disk_is_told(
    words: list[str],
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    with full_disk():
        code = cli.main([*words, "--lang", "en"])
    heard = capsys.readouterr()
    assert (code, heard.out) == (2, "")
    assert "cannot be written: File too large. Make room on the disk" in heard.err
    assert [one for one in tmp_path.rglob("*") if one.is_file()] == []


def test_a_folder_that_cannot_be_made_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    words = ["schema", "--out", str(tmp_path / "file" / "schemas"), "--lang", "en"]
    assert cli.main(words) == 2
    assert "cannot be made: Not a directory. Make the folder first" in capsys.readouterr().err
