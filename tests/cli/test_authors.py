"""`new`, `explain`, `schema --out`, `rules --moved`, overrides: what authors ask at the prompt."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from trainer import cli
from trainer.content.skeleton import asks

Capture = pytest.CaptureFixture[str]


def run(capsys: Capture, *words: str) -> tuple[int, str, str]:
    code = cli.main(list(words))
    heard = capsys.readouterr()
    return code, heard.out, heard.err


def test_a_new_pack_grows_lesson_by_lesson_and_is_sound(capsys: Capture, tmp_path: Path) -> None:
    folder = tmp_path / "tuesday"
    assert run(capsys, "new", str(folder))[0] == 0
    for ask in asks():
        assert run(capsys, "new", str(folder), f"my-{ask}", "--type", ask)[0] == 0
    assert run(capsys, "check", str(folder)) == (0, "", "")
    assert len(list(folder.glob("my-*.yaml"))) == len(asks())


def test_a_new_lesson_goes_to_the_end_of_the_order(capsys: Capture, tmp_path: Path) -> None:
    folder = tmp_path / "tuesday"
    run(capsys, "new", str(folder), "one")
    pack = folder / "pack.yaml"
    for order in ("order: [one]\n", "order:\n  - one  # the first\nlicence: MIT\n"):
        pack.write_text(f"pack: tuesday\ntitle: Tuesday\n{order}", encoding="utf-8")
        (folder / "two.yaml").unlink(missing_ok=True)
        run(capsys, "new", str(folder), "two", "--lang", "it")
        assert run(capsys, "check", str(folder)) == (0, "", "")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("two words",), "cannot be a name"),
        (("one", "--type", "rulling"), "Did you mean `ruling`?"),
        (("one",), "is there already"),
    ],
)
def test_what_new_does_not_do(
    words: tuple[str, ...], said: str, capsys: Capture, tmp_path: Path
) -> None:
    folder = tmp_path / "tuesday"
    run(capsys, "new", str(folder), "one")
    before = (folder / "one.yaml").read_bytes()
    code, _, heard = run(capsys, "new", str(folder), *words)
    assert (code, said in heard) == (2, True)
    assert (folder / "one.yaml").read_bytes() == before


def test_explain_says_what_each_stage_finds(capsys: Capture) -> None:
    code, out, _ = run(capsys, "explain", "addendum/turn-1")
    assert code == 0
    told = out.split("Seat 6 raises to 800")[1]
    assert told.index("What the act means") < told.index("Whether it stands")
    assert "Action out of turn 55-A1" in told
    assert "What if: " in out


def test_explain_for_programs(capsys: Capture) -> None:
    _, out, _ = run(capsys, "explain", "addendum/turn-1", "--json", "--edition", "2024")
    rows = [json.loads(line) for line in out.splitlines()]
    asked = [row for row in rows if "ask" in row]
    assert asked
    assert {one["stage"] for row in asked for one in row["stages"]} >= {"meaning", "standing"}
    assert all(row["line"] for row in rows)


def test_schemas_are_written_one_for_each_sort_of_file(capsys: Capture, tmp_path: Path) -> None:
    assert run(capsys, "schema", "--out", str(tmp_path / "schemas"))[0] == 0
    lesson = json.loads((tmp_path / "schemas" / "lesson.schema.json").read_text("utf-8"))
    pack = json.loads((tmp_path / "schemas" / "pack.schema.json").read_text("utf-8"))
    assert lesson["allOf"] == [{"$ref": "#/definitions/lesson"}]
    assert pack["allOf"] == [{"$ref": "#/definitions/pack"}]
    assert "script" in lesson["definitions"]["lesson"]["properties"]


def test_the_lessons_that_the_editions_answer_otherwise(capsys: Capture) -> None:
    code, out, _ = run(capsys, "rules", "--moved", "--json")
    assert code == 0
    rows = [json.loads(line) for line in out.splitlines()]
    heads_up = next(row for row in rows if row["lesson"] == "addendum/heads-up")
    assert heads_up["answers"]["2024"] != heads_up["answers"]["2026"]
    assert "addendum/turn-1" not in [row["lesson"] for row in rows]


def test_packing_and_installing_where_nothing_can_be_written(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Which place it is, why, and what to do."""
    folder, home = tmp_path / "tuesday", tmp_path / "home"
    run(capsys, "new", str(folder), "one")
    home.write_text("no folder", encoding="utf-8")
    target = home / "tuesday.dealerpack"
    code, _, heard = run(capsys, "pack", str(folder), "-o", str(target))
    assert (code, f"{target} cannot be written: Not a directory." in heard) == (2, True)
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    code, _, heard = run(capsys, "install", str(folder))
    assert code == 1
    assert heard.startswith(f"{home}/dealer-trainer/packs: shelf-unwritable: ")
    assert "Make the folder yours to write in" in heard
    assert heard.count("\n") == 1


HOUSE = """\
lesson: house
title: The house
table:
  game: nlhe
  blinds: 250-500
  button: 4
  seats: {1: 20000, 2: 20000, 3: 20000, 4: 20000}
script:
  - {seat: 3, raises: 1100}
  - {seat: 4, puts: 1000 5x100}
  - ask: ruling
    seat: 4
    override:
      answer: {action: call, to: 1100, change: 400}
      reason: Under a full raise it is a call here.
      source: House rules, 7
"""


def test_a_rule_of_the_house_is_graded_and_told_beside_that_of_the_tda(
    capsys: Capture, tmp_path: Path
) -> None:
    file, answers = tmp_path / "house.yaml", tmp_path / "answers.yaml"
    file.write_text(HOUSE, encoding="utf-8")
    for given, score in (("call, to: 1100, change: 400", 1), ("raise, to: 1700, add: 200", 0)):
        answers.write_text(f"1: {{action: {given}}}", encoding="utf-8")
        _, out, _ = run(capsys, "grade", str(file), "--answers", str(answers), "--json")
        verdict = json.loads(out.splitlines()[0])
        assert verdict["score"] == score
        assert any(
            "Under a full raise" in one and "House rules, 7" in one for one in verdict["why"]
        )
        assert any("The Poker TDA says: raise to 1,700" in one for one in verdict["why"])


def test_check_and_pack_list_rules_of_the_house_and_find_nothing_wrong(
    capsys: Capture, tmp_path: Path
) -> None:
    file = tmp_path / "house.yaml"
    file.write_text(HOUSE, encoding="utf-8")
    (tmp_path / "pack.yaml").write_text("pack: ours\ntitle: Ours\n", encoding="utf-8")
    code, out, _ = run(capsys, "check", str(tmp_path))
    assert code == 0
    assert out.startswith(f"{file}:13:5: override: ")
    assert run(capsys, "pack", str(tmp_path), "-o", str(tmp_path / "o.dealerpack"))[0] == 0


def test_options_of_the_house_change_what_the_rules_say(capsys: Capture, tmp_path: Path) -> None:
    (tmp_path / "cap.yaml").write_text(
        "lesson: cap\ntitle: The cap\n"
        "table: {game: lhe, blinds: 100-200, limits: 200-400, button: 4, street: flop,"
        " pots: [800], seats: {1: 9000, 2: 9000, 3: 9000, 4: 9000}}\n"
        "script:\n  - {seat: 1, bets: 200}\n  - {seat: 2, raises: 400}\n"
        "  - {seat: 3, raises: 600}\n  - {ask: options, seat: 4}\n",
        encoding="utf-8",
    )
    allowed = []
    for house in ("", "house: {bets-a-round: 3}\n"):
        (tmp_path / "pack.yaml").write_text(f"pack: p\ntitle: P\n{house}", encoding="utf-8")
        _, out, _ = run(capsys, "rule", str(tmp_path / "cap.yaml"), "--json")
        allowed.append(json.loads(out)["questions"][0]["answer"]["actions"])
    assert allowed == [["fold", "call", "raise"], ["fold", "call"]]
