"""What an author gets wrong: each problem at its line and column, with a hint that mends it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.content.samples import SYNTAX
from trainer.content.check import check
from trainer.content.codes import (
    CODES,
    FILE_CODES,
    PARCEL_CODES,
    REFUSED_CODES,
    YAML_CODES,
)
from trainer.messages import Problem

LESSON = """\
lesson: sample
title: A sample
table:
  game: nlhe
  blinds: 250-500
  button: 4
  seats: {1: 20000, 2: 20000, 3: {name: UTG, stack: 20000}, 4: {stack: 3x5000 4x1000 10x100}}
script:
  - {seat: 3, raises: 1100}
  - {seat: 4, puts: 1000 5x100}
  - {ask: ruling, seat: 4, expect: {action: raise, to: 1700, add: 200}}
  - {seat: 4, adds: owed}
"""


def problems_of(folder: Path, text: str) -> tuple[Problem, ...]:
    file = folder / "sample.yaml"
    file.write_text(text, encoding="utf-8")
    return check([file])


def told(problems: tuple[Problem, ...]) -> list[str]:
    return [f"{p.place.line}:{p.place.column} {p.code}" for p in problems]


def test_the_sample_is_sound(tmp_path: Path) -> None:
    assert problems_of(tmp_path, LESSON) == ()


GAME = "  →game: nlhe\n  blinds: 250-500\n"
BRANCHES = "{branches: [{name: x, script: []}]}"
ASKED = "ask: ruling, seat: 4, expect: {action: raise, to: 1700, add: 200}"
OPTIONS = "ask: choice, options: {floor: Call the floor, on: Play on}"
HOUSE = "{answer: {action: call, to: 1100, change: 400}, reason: So it is, source: Our rule 7}"
CLAIM = "{action: raise, to: 1700, add: 200}"

# What is put for what in the sample, with an arrow where the problem is; and of what its hint must
# speak. One mistake is told once, whatever else follows from it.
BROKEN: list[tuple[str, str, str, str]] = [
    # keys and values
    ("unknown-key", "seat: 4, adds: owed", "seat: 4, →shoves", "`all-in`"),
    ("unknown-key", "  blinds:", "  →blind:", "`blinds`"),
    ("unknown-key", "adds: owed", "→add: owed", "`adds`"),
    ("unknown-key", "adds: owed", "→jumps: 3", "ask:"),
    ("unknown-key", "owed}", "owed, words: Well, →here}", "quotes"),
    ("unknown-key", "{action", "{→actions", "`action`"),
    ("missing-key", "lesson: sample\ntitle: A sample", "→lesson: sample", ""),
    ("missing-key", "  game: nlhe\n  blinds: 250-500\n  button: 4\n", GAME, ""),
    ("missing-key", "{seat: 3, raises", "→{raises", ""),
    ("missing-key", "{ask: ruling, seat: 4", "→{ask: ruling", ""),
    ("missing-key", "{name: UTG, stack: 20000}", "→{name: UTG}", ""),
    ("missing-value", "title: A sample", "title:→", ""),
    ("missing-value", "puts: 1000 5x100}", "puts→}", ""),
    ("missing-value", "title: A sample", "title: {en: A, →sample}", "quotes"),
    ("wrong-kind", "A sample", "→[A sample]", ""),
    ("wrong-kind", "{name: UTG, stack: 20000}", "→[20000]", ""),
    ("wrong-kind", "{seat: 4, adds: owed}", "→folds", ""),
    ("wrong-kind", "{seat: 4, adds: owed}", "{floor: →call}", "action: call"),
    ("unknown-word", "nlhe", "→nhle", "`nlhe`"),
    ("unknown-word", "action: raise", "action: →rise", "`raise`"),
    ("unknown-word", "ask: ruling", "ask: →ruing", "`ruling`"),
    ("unknown-word", "adds: owed", "adds: →all", "owed"),
    ("not-an-id", "lesson: sample", "lesson: →a sample", "hyphens"),
    ("not-a-number", "to: 1700", "to: →many", ""),
    ("not-a-number", "to: 1700", "to: →01700", "1700"),
    ("not-a-number", "to: 1700", "to: →1e3", ""),
    ("not-a-number", "to: 1700", "to: →-5", ""),
    ("not-a-number", "to: 1700", "to: →1700000000000000000000", ""),
    ("not-two-amounts", "250-500", "→250/500", "`250-500`"),
    ("not-yes-or-no", "adds: owed", "adds: owed, unseen: →maybe", ""),
    ("unknown-edition", "title:", "editions: [2026, →2025]\ntitle:", "2026"),
    ("unknown-edition", "{action: raise, to: 1700, add: 200}", "{→2025: {}}", ""),
    ("unknown-language", "title: A sample", "title: {→english: A}", "en, es, it"),
    ("unknown-field", "expect: {action", "fields: →[too, action], expect: {action", "`to`"),
    ("no-value-here", "raises: 1100", "folds: →1100", ""),
    # amounts with separators, in every form
    ("amount-separator", "raises: 1100", "raises: →1,100", "`1100`"),
    ("amount-separator", "raises: 1100", "raises: →1.100", "`1100`"),
    ("amount-separator", "raises: 1100", "raises: →1 100", "`1100`"),
    ("amount-separator", "raises: 1100", "raises: →1'100", "`1100`"),
    ("amount-separator", "puts: 1000 5x100", "puts: →1,000 5x100", "`1000 5x100`"),
    ("amount-separator", "puts: 1000 5x100", "puts: →1.500", "`1500`"),
    ("amount-separator", "puts: 1000 5x100", "puts: →1 500", "`1500`"),
    ("amount-separator", "puts: 1000 5x100", "says: →raise 1.500", "`raise 1500`"),
    ("amount-separator", "2: 20000", "2: →20,000", "`20000`"),
    ("amount-separator", "2: 20000", "2: →20.000", "`20000`"),
    ("amount-separator", "blinds: 250-500", "blinds: →250-1,500", "`1500`"),
    ("amount-separator", "button: 4", "button: 4\n  ante: →1,000", "`1000`"),
    ("amount-separator", "to: 1700", "to: →1,700", "`1700`"),
    ("amount-separator", "to: 1700", "to: 1700, →7000", "Quote"),
    # seats, chips, cards
    ("no-such-seat", "{seat: 3, raises", "{seat: →7, raises", "UTG, 1, 2, 3, 4"),
    ("no-such-seat", "{seat: 3, raises", "{seat: →UTH, raises", "`UTG`"),
    ("no-such-seat", "button: 4", "button: →10", ""),
    ("no-such-seat", "{1: 20000, 2: 20000,", "{1: 20000, →11: 20000,", ""),
    ("not-a-seat", "2: 20000", "→BB: 20000", "name:"),
    ("doubled-name", "4: {stack", "4: {name: →UTG, stack", ""),
    ("name-of-digits", "name: UTG", "name: →7", ""),
    ("no-such-chip", "puts: 1000 5x100", "puts: →1000 5x101", "25 100 500"),
    ("no-such-chip", "puts: 1000 5x100", "puts: →1500", "`1000 500`"),
    ("no-such-chip", "{seat: 4, puts: 1000 5x100", "→{seat: 4, puts: 1000 500", "stack:"),
    ("no-such-chip", "{seat: 4, adds: owed", "→{seat: 4, pulls-back: 500", ""),
    ("not-chips", "button: 4", "button: 4\n  chips: →[0, 100]", ""),
    ("no-such-card", "button: 4", "button: 4\n  board: →10d As 2c", "`Td`"),
    ("no-such-card", "adds: owed", "tables: →AS 4d", "`As`"),
    ("no-such-card", "adds: owed", "tables: →two", "`Td` or `As`"),
    # steps, hands and the author's own options
    ("not-a-step", ASKED, "ask: steps, expect: {steps: [→return 3]}", "`return 3 50`"),
    ("not-a-step", ASKED, "ask: steps, expect: {steps: [→deal turn river]}", "`deal turn`"),
    ("not-a-step", ASKED, "ask: steps, expect: {steps: [read, →burn 1]}", "alone: `burn`"),
    ("not-a-step", ASKED, "ask: steps, expect: {steps: →announce loudly}", "`announce show`"),
    ("not-a-step", ASKED, "ask: steps, expect: {steps: →back-up 3 4}", "`back-up 5`"),
    ("not-a-step", ASKED, "ask: steps, expect: {steps: →turn-up}", "`turn-up 1 2`"),
    ("not-a-step", ASKED, "ask: steps, expect: {steps: →push}", "0 for the main pot"),
    ("unknown-word", ASKED, "ask: steps, expect: {steps: [→anounce 1700]}", "`announce`"),
    ("no-such-seat", ASKED, "ask: steps, expect: {steps: [→back-up 7]}", "UTG, 1, 2, 3, 4"),
    ("amount-separator", ASKED, "ask: steps, expect: {steps: [→announce 1.700]}", "`1700`"),
    ("amount-separator", ASKED, "ask: steps, expect: {steps: [→return 3 1 700]}", "`1700`"),
    ("amount-separator", ASKED, "ask: steps, expect: {steps: [announce 1, →700]}", "Quote"),
    (
        "not-five-cards",
        ASKED,
        "ask: read, expect: {hands: {4: {high: →[pair, As Ad]}}}",
        "As Ad Kh",
    ),
    ("not-five-cards", ASKED, "ask: read, expect: {hands: {4: {high: →pair As Ad 2c x x}}}", ""),
    (
        "not-five-cards",
        ASKED,
        "ask: read, expect: {hands: {4: {high: →[pair, As Ad Kh Qd 9c Ad]}}}",
        "As Ad Kh",
    ),
    ("unknown-word", ASKED, "ask: read, expect: {hands: {4: {high: [→pairs, As Ad]}}}", "`pair`"),
    ("unknown-word", ASKED, "ask: read, expect: {hands: {4: {low: [→straight, As Ad]}}}", "low"),
    ("no-such-card", ASKED, "ask: read, expect: {hands: {4: {high: [pair, →as]}}}", "`As`"),
    ("wrong-kind", ASKED, "ask: read, expect: {hands: {4: {high: →[]}}}", "two-pair"),
    ("unknown-word", ASKED, f"{OPTIONS}, expect: {{→choice: flor}}", "`floor`"),
    (
        "unknown-word",
        ASKED,
        f"{OPTIONS}, tempting: [→{{answer: {{choice: x}}, because: No}}]",
        "floor, on",
    ),
    ("unanswerable", "{" + ASKED, f"→{{{OPTIONS}", ""),
    ("missing-key", "{" + ASKED, "→{ask: choice, expect: {choice: on}", ""),
    # what cannot lie or happen
    ("card-twice", "button: 4", "button: 4\n  street: flop\n  board: →As 2c As", ""),
    ("card-twice", "2: 20000", "→2: {stack: 20000, cards: As As}", ""),
    ("cannot-be-made", "250-500", "→250-500\n  chips: [100, 500, 1000, 5000]", "100 500 1000"),
    ("table-size", "button: 4", "button: 4\n  size: →12", ""),
    ("wrong-street", "button: 4", "button: 4\n  street: →third", "preflop, flop"),
    ("contradicts-pot", "button: 4", "button: 4\n  pots: [{amount: →500, from: {1: 400}}]", ""),
    ("more-than-stack", "{seat: 3, raises: 1100", "→{seat: 3, raises: 21000", "totals"),
    ("more-than-stack", "{seat: 4, adds: owed", "→{seat: 4, puts: 5x5000", "larger stack"),
    ("more-than-stack", "2: 20000", "→2: {stack: 20000, bet: 5x5000}", "before"),
    ("contradicts-front", "{seat: 4, adds: owed", "→{seat: 3, raises: 300", "totals"),
    ("contradicts-stack", "{seat: 4, adds: owed", "→{seat: 4, all-in: 19000", "in front"),
    ("no-blind", "3: {name: UTG,", "→3: {name: UTG, posted: 500,", "posted:"),
    ("no-chips", "seat: 4, adds: owed}", "seat: 4, all-in}\n  - →{seat: 4, all-in}", ""),
    ("no-chips", "2: 20000", "→2: 0", "status: all-in"),
    ("no-such-pot", "{seat: 4, adds: owed}", "→{pushes: 20, to: 4}", ""),
    ("street-missing", "{seat: 4, adds: owed}", "→{deals: turn, cards: As}", ""),
    # lines
    ("no-verb", "{seat: 4, adds: owed}", "→{seat: 4}", "ask:"),
    ("two-verbs", "raises: 1100", "folds, →raises: 1100", "two lines"),
    ("two-verbs", "puts: 1000 5x100", "puts: 1000 5x100, →gathers: 1000", "two lines"),
    ("no-seat-here", "seat: 4, adds: owed", "→seat: 4, burns: 1", ""),
    ("no-seat-here", "seat: 4, adds: owed", "→seat: 4, floor: {action: fold}", ""),
    ("not-a-declaration", "adds: owed", "says: →what a hand", "words:"),
    ("not-a-declaration", "adds: owed", "says: →calls", "`call`"),
    ("not-a-declaration", "adds: owed", "says: →raise by 500", "totals"),
    ("not-a-declaration", "adds: owed", "says: →500 more", "totals"),
    ("not-a-declaration", "adds: owed", "says: →check 100", "`raise 800`"),
    ("branches-not-last", "{seat: 4, adds", f"→{BRANCHES}\n  - {{seat: 4, adds", ""),
    # claims
    ("expect-disagrees", "to: 1700", "→to: 1600", "47-B1"),
    ("override", f"expect: {CLAIM}", f"→override: {HOUSE}", ""),
    ("missing-key", f"expect: {CLAIM}", "override: →{answer: {action: fold}, source: 7}", ""),
    ("expect-disagrees", "add: 200", "add: 200, →change: 100", "47-B1"),
    ("expect-disagrees", "{action: raise, to: 1700, add: 200}", "→{floor: yes}", "47-B1"),
    ("expect-incomplete", "{action: raise, to: 1700, add: 200}", "→{action: raise, to: 1700}", ""),
    ("expect-incomplete", "{action: raise, to: 1700, add: 200}", f"→{{2024: {CLAIM}}}", ""),
    ("unanswerable", "{ask: ruling, seat: 4", "→{ask: ruling, seat: 1", ""),
    (
        "tempting-is-right",
        "seat: 4, expect",
        f"seat: 4, tempting: [→{{answer: {CLAIM}, because: x}}], expect",
        "47-B1",
    ),
    ("too-many-chips", "seats:", "pots: →[900000000000]\n  seats:", "`chips:`"),
    # packs
    ("unknown-rule", "lesson: sample", "lesson: sample\nrule: →multiple-chips", "chip-betting"),
    ("missing-words", "{seat: 4, adds: owed", "{seat: 4, adds: owed, words: →{es: Sí}", "en: …"),
]


@pytest.mark.parametrize("code, old, new, hint", BROKEN)
def test_a_broken_lesson(tmp_path: Path, code: str, old: str, new: str, hint: str) -> None:
    assert LESSON.count(old) >= 1
    marked = LESSON.replace(old, new, 1)
    before, _, after = marked.partition("→")
    place = f"{before.count(chr(10)) + 1}:{len(before.rpartition(chr(10))[2]) + 1}"
    problems = problems_of(tmp_path, before + after)
    assert told(problems) == [f"{place} {code}"]
    if code != "override":  # which is no problem
        assert problems[0].hint is not None
        assert hint in str(problems[0].hint)


def test_every_code_has_an_example() -> None:
    shown = {code for code, *_ in BROKEN} | set(SYNTAX) | set(ELSEWHERE)
    assert sorted(set(CODES) - shown) == []


ELSEWHERE = {
    # tests/content/test_yaml_text.py: of bytes and of YAML
    *FILE_CODES,
    *REFUSED_CODES,
    # tests/content/test_parcel.py
    *PARCEL_CODES,
    # only where a parser says what it never said before
    *(code for code in YAML_CODES if code == "yaml-syntax"),
    # below
    "dealt-twice",
    "no-board",
    "too-few-seats",
    "wrong-board",
    # tests/content/test_check.py
    "doubled-id",
    "edition-not-in-pack",
    "id-not-file-name",
    "no-lessons",
    "no-such-lesson",
    "not-in-order",
    # tests/content/test_manifest.py
    "not-a-version",
    "pack-too-new",
    "two-orders",
    # tests/content/test_exams.py
    "no-such-chapter",
    "no-weights",
    "out-of-range",
    "too-few-questions",
}


LARGE = """\
lesson: sample
title: A sample
table: {game: nlhe, blinds: 250-500, button: 4, seats: {1: 20000, 2: 20000, 3: 20000}}
script:
"""
ASKED = "  - {ask: options, seat: 3}\n"


@pytest.mark.parametrize(
    ("script", "said"),
    [
        (ASKED * 51, "A lesson has at most 50 questions."),
        (ASKED * 3_000, "A lesson has at most 50 questions."),
        (
            "  - branches:\n" + "      - {name: b, script: [{ask: options, seat: 3}]}\n" * 1_500,
            "A lesson has at most 50 branches.",
        ),
    ],
)
def test_a_lesson_that_is_far_too_large(tmp_path: Path, script: str, said: str) -> None:
    file = tmp_path / "sample.yaml"
    file.write_text(LARGE + script, encoding="utf-8")
    large = [one for one in check([file]) if one.code == "too-many-entries"]
    assert [(str(one.message), str(one.hint)) for one in large] == [
        (said, "Make several lessons of it.")
    ]
    assert large[0].place.line > 50


def test_a_lesson_of_the_largest_size_is_read(tmp_path: Path) -> None:
    file = tmp_path / "sample.yaml"
    file.write_text(LARGE + ASKED * 50, encoding="utf-8")
    assert check([file]) == ()


@pytest.mark.parametrize(
    ("line", "letters", "most"),
    [
        ("title: {}", 201, 200),
        ("title: {}", 210_000, 5_000),
        ("title: {{en: {}, es: A}}", 201, 200),
        ("source: {}", 5_001, 5_000),
        ("script: [{{ask: options, seat: 3, because: {}}}]", 5_001, 5_000),
    ],
)
def test_a_text_that_is_far_too_long(tmp_path: Path, line: str, letters: int, most: int) -> None:
    key = line.partition(":")[0]
    lines = [one for one in (LARGE + ASKED).splitlines() if not one.startswith((key, "  -"))]
    text = "\n".join([one for one in lines if one != "script:"])
    text += "\n" + line.format("a" * letters)
    text += "" if key == "script" else "\nscript:\n" + ASKED
    file = tmp_path / "sample.yaml"
    file.write_text(text, encoding="utf-8")
    found = [one for one in check([file]) if one.code == "out-of-range"]
    said = f"The text has {letters:,} letters; {most:,} are the most."
    assert [(str(one.message), str(one.hint)) for one in found] == [(said, "Shorten it.")]
    assert found[0].place.line > 1


def test_a_street_dealt_twice(tmp_path: Path) -> None:
    text = """\
lesson: sample
title: A sample
table: {game: nlhe, blinds: 250-500, button: 4, street: flop, seats: {1: 20000, 2: 20000}}
script:
  - {seat: 1, checks}
  - {seat: 2, checks}
  - {deals: turn, cards: 2c}
  - {deals: turn, cards: 3c}
"""
    assert told(problems_of(tmp_path, text)) == ["8:5 dealt-twice"]


def test_a_card_for_all_that_nothing_lacks(tmp_path: Path) -> None:
    text = """\
lesson: sample
title: A sample
table: {game: nlhe, blinds: 250-500, button: 4, street: flop, seats: {1: 20000, 2: 20000}}
script:
  - {seat: 1, checks}
  - {deals: community, cards: 2c}
"""
    board = text.replace("street: flop", "street: flop, board: 3c 4c 5c")
    assert told(problems_of(tmp_path, board)) == ["6:5 dealt-twice"]
    flop = "nlhe, blinds: 250-500, button: 4, street: flop"
    stud = text.replace(flop, "stud, limits: 200-400, street: fifth")
    assert told(problems_of(tmp_path, stud)) == ["6:5 dealt-twice"]


def test_a_board_in_a_game_without_one_and_a_hand_for_one(tmp_path: Path) -> None:
    text = """\
lesson: sample
title: A sample
table: {game: stud, limits: 20-40, seats: {1: 500, 2: 500}}
script:
  - {deals: flop}
"""
    assert told(problems_of(tmp_path, text)) == ["5:5 no-board"]
    alone = text.replace(", 2: 500", "").replace("deals: flop", "ends: hand")
    assert told(problems_of(tmp_path, alone)) == ["3:43 too-few-seats"]


def test_a_board_that_is_not_that_of_its_street(tmp_path: Path) -> None:
    text = """\
lesson: sample
title: A sample
table: {game: nlhe, blinds: 250-500, button: 4, street: flop, board: Tc 7s, seats: {1: 900, 2: 900}}
script:
  - {seat: 1, checks}
"""
    assert told(problems_of(tmp_path, text)) == ["3:70 wrong-board"]
    assert told(problems_of(tmp_path, text.replace("Tc 7s", "Tc 7s 2d"))) == []


def test_all_problems_of_a_file_at_once(tmp_path: Path) -> None:
    text = """\
lesson: sample
titel: A sample
table:
  game: nlhe
  blinds: 250-500
  button: 4
  seats: {1: 20000, 2: 20,000, 3: 900, 4: {stack: 900, cards: As Ah}, 5: {stack: 900, cards: As}}
script:
  - {seat: 9, folds}
  - {seat: 3, raises: 1100}
  - {seat: 8, put: 5000}
  - {seat: 5, puts: 5x700}
  - {deals: flop, cards: 2c 2c 3d}
  - {ask: option, seat: 4}
"""
    assert told(problems_of(tmp_path, text)) == [
        "1:1 missing-key",
        "2:1 unknown-key",
        "7:24 amount-separator",
        "7:71 card-twice",
        "9:12 no-such-seat",
        "11:12 no-such-seat",
        "11:15 unknown-key",
        "12:21 no-such-chip",
        "14:11 unknown-word",
    ]


def test_what_only_play_tells_is_told_beside_what_was_refused(tmp_path: Path) -> None:
    """Before the first refused line all of it, after that line what holds all the same."""
    text = LESSON.replace("raises: 1100", "raises: 30000").replace("5x100}", "5x100, loud}")
    text += "  - {seat: 4, raises: 900000}\n  - {deals: flop, cards: 2c 2c 3d}\n"
    assert told(problems_of(tmp_path, text)) == [
        "9:5 more-than-stack",
        "10:33 unknown-key",
        "14:5 card-twice",
    ]


def test_a_syntax_error_ends_its_file_only(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text(LESSON.replace("title: A", "title: A: B"), encoding="utf-8")
    (tmp_path / "b.yaml").write_text(LESSON.replace("nlhe", "nhle"), encoding="utf-8")
    problems = check([tmp_path])
    assert [(Path(p.place.file).name, p.place.line, p.code) for p in problems] == [
        ("a.yaml", 2, "yaml-colon"),
        ("b.yaml", 4, "unknown-word"),
    ]


def test_an_edition_without_a_claim(tmp_path: Path) -> None:
    text = LESSON.replace("{action: raise, to: 1700, add: 200}", "{2024: {action: fold}}")
    assert told(problems_of(tmp_path, text)) == [
        "11:36 expect-incomplete",
        "11:44 expect-disagrees",
    ]


def test_the_floor_alone_is_enough_of_a_claim(tmp_path: Path) -> None:
    text = """\
lesson: sample
title: A sample
table:
  {game: nlhe, blinds: 1000-2000, button: 4, street: flop, pots: [8000],
   seats: {1: 40000, 2: 40000, 3: 40000, 4: 40000}}
script:
  - {seat: 1, bets: 2000}
  - {seat: 2, raises: 8000}
  - {seat: 3, puts: 2x1000}
  - {ask: ruling, seat: 3, expect: EXPECT}
"""
    both = "{action: fold, forfeits: 2000}, {action: call, to: 8000, add: 6000}"
    for fine in ("{action: floor}", "{floor: yes}", f"{{floor: yes, outcomes: [{both}]}}"):
        assert problems_of(tmp_path, text.replace("EXPECT", fine)) == ()
    for wrong in (
        "{action: call, to: 8000, add: 6000}",
        "{floor: yes, outcomes: [{action: call, to: 8000, add: 6000}]}",
    ):
        assert told(problems_of(tmp_path, text.replace("EXPECT", wrong))) == [
            "10:36 expect-disagrees",
        ]
