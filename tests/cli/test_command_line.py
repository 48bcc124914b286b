"""The words of the command line: what they mean, and what is said of those that mean nothing."""

from __future__ import annotations

import pytest

from trainer import __version__, cli
from trainer.command_line.commands import COMMANDS, Command
from trainer.command_line.reading import WrongUse, read_call
from trainer.rules.house import Edition


def test_operands_and_options_come_in_any_order() -> None:
    call = read_call(["grade", "--json", "chips-2", "--answers=a.yaml", "--edition", "2024"])
    assert call.command.name == "grade"
    assert call.operands == ("chips-2",)
    assert call.values["--answers"] == "a.yaml"
    assert call.edition is Edition.TDA_2024
    assert call.json


def test_after_two_dashes_everything_is_an_operand() -> None:
    assert read_call(["check", "--", "--json", "a"]).operands == ("--json", "a")


def test_the_language_is_the_one_asked_for_else_that_of_the_environment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert read_call(["rules"]).voice.language == "it"
    assert read_call(["rules", "--lang", "es"]).voice.language == "es"


@pytest.mark.parametrize(
    "words, said",
    [
        (["rul", "x"], "There is no command rul. Did you mean `rule`?"),
        (["--hlep"], "There is no option --hlep here. Did you mean `--help`?"),
        (["rule"], "rule needs a LESSON."),
        (["rule", "x", "--jsn"], "rule has no option --jsn. Did you mean `--json`?"),
        (["rule", "x", "--edition"], "The option --edition needs a value: 2024|2026."),
        (["rule", "x", "--edition="], "The option --edition needs a value: 2024|2026."),
        (["rule", "x", "--edition", "2022"], "2022 is no value of --edition."),
        (["rule", "x", "--lang", "de"], "de is no value of --lang."),
        (["rule", "x", "--json=yes"], "The option --json takes no value."),
        (["rules", "x"], "x is one word too many for rules."),
        (["grade", "x"], "grade needs the option --answers FILE."),
        (["grade", "x", "y", "--answers", "a"], "y is one word too many for grade."),
    ],
)
def test_wrong_use_is_said_in_one_sentence_and_ends_with_two(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(words) == 2
    heard = capsys.readouterr()
    assert heard.out == ""
    assert heard.err.startswith(f"dealer-trainer: {said}")
    assert heard.err.count("\n") == 1


def test_the_help_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--help"]) == 0
    said = capsys.readouterr().out
    for command in ("play", "rule", "grade", "check", "shot", "rules", "schema"):
        assert f"\n  {command}" in said
    assert max(map(len, said.splitlines())) <= 100


@pytest.mark.parametrize("command", COMMANDS, ids=lambda one: one.name)
def test_each_command_says_what_it_takes(
    command: Command, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main([command.name, "--help"]) == 0
    said = capsys.readouterr().out
    assert command.usage in said
    for option in command.options:
        assert f"{option.name} {option.value}".rstrip() in said


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--version"]) == 0
    assert capsys.readouterr().out == f"dealer-trainer {__version__}\n"


def test_wrong_use_is_an_exception_with_words() -> None:
    with pytest.raises(WrongUse, match="There is no command pla") as wrong:
        read_call(["pla"])
    assert "play" in str(wrong.value.hint)
