"""What people recorded, from the command line: progress, export, import, certificates, hands."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.training.attempts import attempt
from trainer import app, cli, settings
from trainer.__main__ import main as run_program
from trainer.content.library import Library
from trainer.progress.certificates import Carried, metadata
from trainer.progress.store import Store, open_store
from trainer.training.attempts import Profile
from trainer.training.exams import ExamPlan, ExamSitting, drawn, proof

ANN = Profile("ann", "Ann", 1)
HANDS = Path(__file__).resolve().parents[2].parent / "shared" / "data" / "hands.phhs"

ONE = """variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [25, 50, 0]
min_bet = 50
starting_stacks = [1710, 11665, 3450]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 175', 'p1 cc', 'p2 f',
 'd db KsJc9c', 'p1 cc', 'p3 cbr 300', 'p1 cc', 'd db 9s', 'p1 cc', 'p3 cbr 625', 'p1 cbr 1235',
 'p3 cc', 'p1 sm ????', 'p3 sm ????', 'd db Ad', 'p3 sm KdJh', 'p1 sm QsTd']
seats = [6, 2, 3]
"""


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Folders of a user of their own."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.chdir(tmp_path)
    # The library knows the folders of the run that made it.
    app.library.cache_clear()
    yield tmp_path
    app.library.cache_clear()


@pytest.fixture
def store() -> Store:
    opened = open_store(settings.records_file())
    opened.add_profile(ANN)
    opened.merge(attempt(n, right=n % 5 != 0, rule="side-pots") for n in range(60))
    return opened


def test_progress_of_everybody(store: Store, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["progress", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("Ann\n")
    assert "Side pots: 60 answers, 80% of the last 30 right, 12 s of 20 s, 4 right in a row" in said
    assert cli.main(["progress", "--profile", "ann", "--rebuild", "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(one["what"], one["name"], one["attempts"], one["accuracy"]) for one in lines] == [
        ("family", "showdown", 60, 0.8),
        ("rule", "side-pots", 60, 0.8),
    ]


def test_a_profile_moves_to_another_machine(
    store: Store, home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["export", "Ann", "-o", "ann.json"]) == 0
    before = store.measured("ann"), store.attempts("ann")
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "other"))
    assert cli.main(["import", "ann.json", "--lang", "en"]) == 0
    assert cli.main(["import", "ann.json", "--lang", "en"]) == 0
    said = capsys.readouterr().out.splitlines()
    assert said[-2:] == [
        "Ann: 60 new answers, 0 known already.",
        "Ann: 0 new answers, 60 known already.",
    ]
    there = open_store(settings.records_file())
    assert (there.measured("ann"), there.attempts("ann")) == before


def test_an_exam_moves_with_its_profile(
    store: Store, home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    certificate(store, home / "c.pdf")
    assert cli.main(["export", "Ann", "-o", "ann.json"]) == 0
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "other"))
    assert cli.main(["verify", "c.pdf"]) == 1
    assert cli.main(["import", "ann.json"]) == 0
    assert cli.main(["verify", "c.pdf", "--lang", "en"]) == 0
    assert "agrees with the records: Ann, 4 of 4" in capsys.readouterr().out


def test_twins_are_saved_as_two_lessons(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["drill", "twins", "--seed", "4", "--level", "3", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert said.count("Opposite twins, level 3, seed 4") == 2
    assert "What is otherwise\n   The first: " in said
    assert cli.main(["drill", "twins", "--seed", "4", "--json", "--count", "2"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [(one["seed"], one["part"]) for one in lines] == [(4, 1), (4, 2), (5, 1), (5, 2)]
    assert cli.main(["drill", "twins", "--seed", "4", "--save", "pair.yaml"]) == 0
    assert cli.main(["check", "pair.yaml", "pair-twin.yaml"]) == 0
    assert cli.main(["drill", "twins", "--seed", "5", "--save", "pair.yaml"]) == 2


def test_csv(store: Store, home: Path) -> None:
    assert cli.main(["export", "Ann", "-o", "ann.csv"]) == 0
    assert len((home / "ann.csv").read_text(encoding="utf-8").splitlines()) == 61


@pytest.mark.parametrize("ending", ["csv", "pdf"])
def test_a_class_sheet(
    store: Store, home: Path, ending: str, capsys: pytest.CaptureFixture[str]
) -> None:
    store.add_profile(Profile("ben", "=Ben", 2))
    store.add(attempt(1, right=False, profile="ben", rule="overchips"))
    file = f"class.{ending}"
    assert run_program(["class-sheet", "-o", file, "--lang", "en"]) == 0
    assert capsys.readouterr().out == f"Written to {file}.\n"
    if ending == "pdf":
        assert (home / file).read_bytes().startswith(b"%PDF")
        return
    rows = (home / file).read_text(encoding="utf-8").splitlines()
    assert rows[1] == "'=Ben,Betting and raising,1,0,12,,,,"
    assert rows[2].startswith("'=Ben,Betting and raising,1,0,12,1970-01-01,")
    assert sum(row.startswith("Ann,Pots and showdown,1,0,") for row in rows) == 12
    assert run_program(["class-sheet", "Ann", "-o", "ann.csv", "--lang", "en"]) == 0
    assert "Ben" not in (home / "ann.csv").read_text(encoding="utf-8")


@pytest.mark.parametrize("ending", ["csv", "pdf"])
def test_a_class_sheet_of_nobody(
    store: Store, ending: str, capsys: pytest.CaptureFixture[str]
) -> None:
    del store
    assert run_program(["class-sheet", "Anna", "-o", f"c.{ending}", "--lang", "en"]) == 2
    assert "There is no profile Anna. Did you mean `Ann`?" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words, code, said",
    [
        (["class-sheet", "-o", "a.txt"], 2, "A class sheet ends in .csv, .pdf."),
        (["class-sheet", "-o", "none/a.csv"], 2, "none/a.csv cannot be written: No such"),
        (["export", "Ann", "-o", "none/a.json"], 2, "none/a.json cannot be written: No such"),
        (["drill", "burns", "--save", "none/a.yaml"], 2, "a.yaml cannot be written: No such file"),
        (["class-sheet"], 2, "class-sheet needs the option --output FILE.csv|.pdf."),
        (["export", "An", "-o", "a.json"], 2, "There is no profile An. Did you mean `Ann`?"),
        (["export", "Ann", "-o", "a.txt"], 2, "An export ends in .json, .csv."),
        (["progress", "--profile", "Bob"], 2, "There is no profile Bob."),
        (["import", "none.json"], 2, "none.json cannot be read: No such file or directory."),
        (["import", "bad.json"], 1, "This is no exported profile."),
        (["import", "bad.phh"], 1, "Hand 1 cannot be read."),
        (["verify", "bad.json"], 1, "This is no certificate of the trainer."),
        (["verify", "none.pdf"], 2, "none.pdf cannot be read: No such file or directory."),
    ],
)
def test_bad_input_is_one_sentence(
    store: Store,
    home: Path,
    words: list[str],
    code: int,
    said: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name in ("bad.json", "bad.phh"):
        (home / name).write_bytes(b"\xff\xfe nonsense")
    assert cli.main([*words, "--lang", "en"]) == code
    heard = capsys.readouterr().err
    assert said in heard
    assert heard.count("\n") == 1


def test_a_store_that_cannot_be_used(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = settings.records_file()
    file.parent.mkdir(parents=True)
    file.write_bytes(b"x" * 5000)
    assert cli.main(["progress", "--lang", "en"]) == 1
    assert "is damaged" in capsys.readouterr().err


def certificate(store: Store, file: Path, *, name: str = "Ann", right: bool = True) -> str:
    plan = ExamPlan(questions=4)
    subjects = drawn(plan, ("side-pots", "burns"), 7)
    exam = ExamSitting("e1", "ann", plan, 7, 2026, 1000, subjects, 9000)
    store.add_exam(exam)
    for n, one in enumerate(subjects, 100):
        given = attempt(n, right=right, sitting="e1")
        store.add(replace(given, subject=one))
    code = proof(exam, store.attempts("ann"))
    file.write_bytes(b"%PDF-1.7\n" + metadata(Carried("e1", code, name)))
    return code


def test_a_certificate_agrees_with_the_records(
    store: Store, home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code = certificate(store, home / "c.pdf")
    assert cli.main(["verify", "c.pdf", "--lang", "en"]) == 0
    assert f"agrees with the records: Ann, 4 of 4, seed 7, code {code}." in capsys.readouterr().out


@pytest.mark.parametrize("name, answers", [("Bob", "right"), ("Ann", "wrong")])
def test_a_certificate_of_somebody_else_or_of_an_exam_that_was_failed(
    store: Store, home: Path, name: str, answers: str, capsys: pytest.CaptureFixture[str]
) -> None:
    certificate(store, home / "c.pdf", name=name, right=answers == "right")
    assert cli.main(["verify", "c.pdf", "--lang", "en"]) == 1
    assert "does not agree" in capsys.readouterr().err


def test_a_certificate_of_another_machine(
    store: Store, home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    certificate(store, home / "c.pdf")
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "other"))
    assert cli.main(["verify", "c.pdf", "--lang", "en"]) == 1
    assert "do not have this exam" in capsys.readouterr().err


def test_one_hand_becomes_a_lesson(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (home / "evening.phh").write_text(ONE, encoding="utf-8")
    assert cli.main(["import", "evening.phh", "--lang", "en"]) == 0
    assert capsys.readouterr().out == "1 hand came in as the pack hands-evening.\n"
    assert cli.main(["rule", "hands-evening/hand-1", "--json"]) == 0
    asked = json.loads(capsys.readouterr().out)["questions"]
    pots = [one["answer"]["pot"] for one in asked if one["ask"] == "pot-count"]
    assert pots[:2] == [400, 1000]
    assert [one["answer"]["pots"] for one in asked if one["ask"] == "pots"]


def test_hands_that_cannot_be_taken_in_are_listed_with_their_line(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    posts = ONE.replace("[25, 50, 0]", "[25, 50, -50]")
    limit = ONE.replace("'NT'", "'FT'").replace("min_bet = 50", "small_bet = 50\nbig_bet = 100")
    broken = ONE.replace("p3 cbr 175", "p3 cbr 60")
    parts = (ONE, posts, broken, limit)
    text = "".join(f"[{n}]\n{part}" for n, part in enumerate(parts, 1))
    (home / "evening.phhs").write_text(text, encoding="utf-8")
    assert cli.main(["import", "evening.phhs", "--lang", "en"]) == 0
    heard = capsys.readouterr()
    lines = len(ONE.splitlines()) + 1
    assert f"evening.phhs:{lines + 1}: unreadable-hand: Hand 2 has" in heard.err
    assert f"evening.phhs:{2 * lines + 1}: unreadable-hand: Hand 3 cannot be read." in heard.err
    assert f"evening.phhs:{3 * lines + 1}: unreadable-hand: " in heard.err
    assert heard.out == "1 hand came in as the pack hands-evening.\n"


def test_without_pokerkit(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pokerkit", None)
    (home / "evening.phh").write_text(ONE, encoding="utf-8")
    assert cli.main(["import", "evening.phh", "--lang", "en"]) == 1
    said = capsys.readouterr().err
    assert "PokerKit, which reads hand histories, is not installed." in said
    assert said.endswith("Type: pip install 'dealer-trainer[hands]'\n")


@pytest.mark.skipif(not HANDS.exists(), reason="the real hands lie outside the repository")
def test_the_real_hands(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["import", str(HANDS), "--lang", "en"]) == 0
    heard = capsys.readouterr()
    assert heard.out == "66 hands came in as the pack hands-hands.\n"
    assert heard.err.count("antes, straddles or posts") == heard.err.count("\n") == 9
    assert len(Library(home / "data" / "dealer-trainer" / "packs").packs[0].files) == 66
    assert cli.main(["check", str(home / "data" / "dealer-trainer" / "packs")]) == 0


@pytest.mark.parametrize("where", ["profile", "exam"])
def test_an_import_with_half_a_letter_brings_nothing(
    store: Store, home: Path, where: str, capsys: pytest.CaptureFixture[str]
) -> None:
    certificate(store, home / "c.pdf")
    assert cli.main(["export", "Ann", "-o", "ann.json"]) == 0
    whole = json.loads((home / "ann.json").read_text(encoding="utf-8"))
    if where == "profile":
        whole["profile"] |= {"name": "\ud800", "id": "other"}
        whole["attempts"] = whole["exams"] = []
    else:
        whole["exams"][0]["id"] = "\ud800"
    (home / "ann.json").write_text(json.dumps(whole), encoding="utf-8")
    before = store.profiles(), store.exams("ann")
    assert cli.main(["import", "ann.json", "--lang", "en"]) == 1
    assert "ann.json: damaged-export: " in capsys.readouterr().err
    assert (store.profiles(), store.exams("ann")) == before


DAMAGED_HANDS = {
    "no number": ONE.replace("1710,", "nan,"),
    "no end": ONE.replace("1710,", "inf,"),
    "a blind without end": ONE.replace("[25, 50, 0]", "[inf, 50, 0]"),
    "half a chip": ONE.replace("p3 cbr 175", "p3 cbr 175.5"),
    "deep": "x=" + "[" * 3000 + "\n" + ONE,
    "too few seats": ONE.replace("[6, 2, 3]", "[1, 2]"),
    "a seat twice": ONE.replace("[6, 2, 3]", "[2, 2, 3]"),
    "a seat far off": ONE.replace("[6, 2, 3]", "[1, 2, 1000000000]"),
    "many players": ONE.replace("[1710,", "[" + "9, " * 500),
    "no stacks": ONE.replace("[1710, 11665, 3450]", "[]"),
    "no text": ONE.replace("'NT'", "7"),
    "nothing": "",
}


@pytest.mark.parametrize("name", DAMAGED_HANDS)
def test_a_damaged_hand_is_told_and_the_good_ones_come_in(
    name: str, home: Path, capsys: pytest.CaptureFixture[str], recwarn: pytest.WarningsRecorder
) -> None:
    (home / "one.phh").write_text(DAMAGED_HANDS[name], encoding="utf-8")
    assert cli.main(["import", "one.phh", "--lang", "en"]) == 1
    assert capsys.readouterr().err.startswith("one.phh:1: unreadable-hand: Hand")
    parts = (ONE, DAMAGED_HANDS[name], ONE)
    text = "".join(f"[{n}]\n{part}\n" for n, part in enumerate(parts, 1))
    (home / "all.phhs").write_text(text, encoding="utf-8")
    assert cli.main(["import", "all.phhs", "--lang", "en"]) == 0
    heard = capsys.readouterr()
    assert heard.out == "2 hands came in as the pack hands-all.\n"
    assert heard.err.startswith(f"all.phhs:{len(ONE.splitlines()) + 3}: unreadable-hand: Hand")
    assert heard.err.count("\n") == 1
    assert not recwarn.list


def test_hands_of_the_same_number_all_come_in(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (home / "all.phhs").write_text("".join(f"[1]\n{ONE}" for _ in range(3)), encoding="utf-8")
    assert cli.main(["import", "all.phhs", "--lang", "en"]) == 0
    assert capsys.readouterr().out == "3 hands came in as the pack hands-all.\n"


def test_more_hands_than_a_pack_takes(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = "".join(f"[{n}]\n" for n in range(400_000))
    (home / "all.phhs").write_text(text, encoding="utf-8")
    assert cli.main(["import", "all.phhs", "--lang", "en"]) == 1
    said = capsys.readouterr().err
    assert said == (
        "all.phhs: too-large: The file has more than 1,500 hands. "
        "Split it into several files: each becomes a pack.\n"
    )
