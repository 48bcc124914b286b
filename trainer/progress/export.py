"""A profile's records as a file, and back: JSON whole, CSV for a table program."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from trainer.messages import Place, Problem, Problems, say
from trainer.progress.rows import LAST_MOMENT, attempt_of, exam_of, exam_row, row_of
from trainer.training.attempts import Attempt, Profile
from trainer.training.exams import ExamSitting

if TYPE_CHECKING:
    from trainer.progress.store import Store

FORMAT = "dealer-trainer profile"
VERSION = 2
"""1 had no exams."""
LARGEST = 200_000_000
"""Bytes of an import that are read at most."""

LARGEST_NUMBER = 2**53
LONGEST = 1_000
"""Letters of a name."""

COLUMNS = (
    "id",
    "profile",
    "sitting",
    "at",
    "source",
    "question",
    "revision",
    "level",
    "seed",
    "ask",
    "rule",
    "edition",
    "mode",
    "score",
    "milliseconds",
    "target",
    "given",
    "parts",
    "hints",
)


@dataclass(frozen=True, slots=True)
class Exported:
    """All there is of a profile. An exam that has not ended is sat on one machine alone."""

    profile: Profile
    attempts: tuple[Attempt, ...]
    exams: tuple[ExamSitting, ...] = ()


def as_json(exported: Exported) -> str:
    """Everything recorded of a profile; `from_json` reads it back."""
    whole = {
        "format": FORMAT,
        "version": VERSION,
        "profile": asdict(exported.profile),
        "attempts": [row_of(one) for one in exported.attempts],
        "exams": [exam_row(one) for one in exported.exams if one.ended is not None],
    }
    return json.dumps(whole, indent=1, sort_keys=True)


def as_csv(attempts: Iterable[Attempt]) -> str:
    """One row an attempt; a text that a table program might run as a formula is quoted."""
    out = io.StringIO()
    writer = csv.DictWriter(out, COLUMNS)
    writer.writeheader()
    for one in attempts:
        writer.writerow({key: harmless(value) for key, value in row_of(one).items()})
    return out.getvalue()


def harmless(value: object) -> object:
    """The value as no table program takes it for a formula."""
    return f"'{value}" if isinstance(value, str) and value[:1] in ("=", "+", "-", "@") else value


def from_json(text: str, file: str) -> Exported:
    """An exported profile; Problems where the file is not one, or is of a newer version."""
    try:
        whole = json.loads(text)
    except (ValueError, RecursionError):
        raise _refused(file, "no-export") from None
    if _has_half_letters(text, whole):
        raise _refused(file, "damaged-export")
    if not isinstance(whole, dict) or whole.get("format") != FORMAT:
        raise _refused(file, "no-export")
    version = whole.get("version")
    if not isinstance(version, int) or version > VERSION:
        raise _refused(file, "newer-export")
    try:
        given = whole["profile"]
        profile = Profile(str(given["id"]), str(given["name"]), int(given["created"]))
        attempts = tuple(attempt_of(row) for row in whole["attempts"])
        exams = tuple(exam_of(row) for row in whole.get("exams", ()))
    except (KeyError, TypeError, ValueError, AttributeError, OverflowError, RecursionError):
        raise _refused(file, "damaged-export") from None
    if not (all(map(_is_sound, attempts)) and all(map(_is_sound_exam, exams))):
        raise _refused(file, "damaged-export")
    if len(profile.name) > LONGEST or not 0 <= profile.created < LAST_MOMENT:
        raise _refused(file, "damaged-export")
    owners = {one.profile for one in attempts} | {one.profile for one in exams}
    if not profile.id or owners - {profile.id}:
        raise _refused(file, "damaged-export")
    return Exported(profile, attempts, exams)


def _has_half_letters(text: str, whole: object) -> bool:
    """JSON can write half of a letter, which nothing can keep or show."""
    if "\\ud" not in text.lower():
        return False
    try:
        json.dumps(whole, ensure_ascii=False).encode("utf-8")
    except (UnicodeEncodeError, RecursionError):
        return True
    return False


def _is_sound(one: Attempt) -> bool:
    """Whether every number is one that an answer can have, and none too large for the store."""
    subject = one.subject
    texts = (one.id, one.profile, one.sitting, subject.source, subject.revision, one.ask, one.rule)
    small = (subject.at, subject.level, subject.seed, one.milliseconds, one.target, one.hints)
    return (
        0 <= one.at < LAST_MOMENT
        and 0 <= one.score <= 1
        and all(0 <= number < LARGEST_NUMBER for number in small)
        and all(isinstance(text, str) for text in texts)
    )


def _is_sound_exam(one: ExamSitting) -> bool:
    plan = one.plan
    small = [one.seed, one.edition, plan.questions, plan.minutes]
    for subject in one.subjects:
        small += [subject.at, subject.level, subject.seed]
    return (
        all(isinstance(text, str) for text in (one.id, one.profile))
        and 0 <= one.began < LAST_MOMENT
        and (one.ended is None or 0 <= one.ended < LAST_MOMENT)
        and 0 < plan.pass_mark <= 1
        and all(0 <= number < LARGEST_NUMBER for number in small)
    )


def take_in(exported: Exported, store: Store, file: str) -> int:
    """Adds what is not there yet, without doubles, all or nothing; how many answers were new.
    Problems where some of it is there as another profile's."""
    # The database takes longer to load than a window to appear.
    from trainer.progress.store import OfAnother

    try:
        return store.take_in(exported.profile, exported.attempts, exported.exams)
    except OfAnother:
        raise _refused(file, "export-of-another") from None


def _refused(file: str, code: str) -> Problems:
    message, hint = {
        "no-export": (
            say("This is no exported profile."),
            say("Choose a file that the trainer exported as JSON."),
        ),
        "newer-export": (
            say("This profile was exported by a newer version of the trainer."),
            say("Update the trainer, then import it again."),
        ),
        "export-of-another": (
            say("Answers or exams of this file are here as another profile's: nothing came in."),
            say("Export it again on the other machine, or erase that profile here."),
        ),
        "damaged-export": (
            say("The exported profile is damaged: nothing was imported."),
            say("Export it again on the other machine."),
        ),
    }[code]
    return Problems((Problem(Place(file), code, message, hint),))
