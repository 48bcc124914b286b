"""Several profiles side by side: who, which families, accuracy, time, every wrong answer."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from statistics import median

from trainer.content.lesson import Value
from trainer.content.library import Library
from trainer.content.questions import as_json
from trainer.i18n import Voice
from trainer.messages import Message, say
from trainer.progress.export import harmless
from trainer.progress.naming import named
from trainer.training.attempts import Attempt, Profile
from trainer.training.drills.catalogue import ALL_KINDS
from trainer.training.explaining import explained
from trainer.training.families import FAMILIES, RECOMMENDED, Family, family_of
from trainer.training.records import Records


@dataclass(frozen=True, slots=True)
class FamilyLine:
    """`median` is in milliseconds."""

    family: Family
    answers: int
    right: int
    median: int


@dataclass(frozen=True, slots=True)
class Sheet:
    """One trainee of the class."""

    profile: Profile
    families: tuple[FamilyLine, ...]
    wrong: tuple[Attempt, ...]
    answers: int
    right: int


def sheet(profile: Profile, attempts: Iterable[Attempt]) -> Sheet:
    """Attempts in their order; wrong answers keep it."""
    own = tuple(attempts)
    lines = []
    for family in (*FAMILIES, RECOMMENDED):
        asked = [one for one in own if one.rule and family_of(one.rule) == family]
        if asked:
            took = round(median(one.milliseconds for one in asked))
            right = sum(one.right for one in asked)
            lines.append(FamilyLine(family, len(asked), right, took))
    wrong = tuple(one for one in own if not one.right)
    return Sheet(profile, tuple(lines), wrong, len(own), len(own) - len(wrong))


def sheets(records: Records, names: Sequence[str] = ()) -> tuple[Sheet, ...]:
    """Of the profiles that are named, in that order, else of all. NoSuchProfile for another."""
    profiles = records.profiles()
    chosen = [named(profiles, one) for one in dict.fromkeys(names)] or profiles
    return tuple(sheet(one, records.attempts(one.id)) for one in chosen)


def as_csv(own: Iterable[Sheet], voice: Voice, library: Library) -> str:
    """The families first, then every wrong answer, one row each."""
    out = io.StringIO()
    writer = csv.writer(out)
    heads = (say("Name"), say("Family"), say("Answers"), say("Right"), say("Seconds"))
    more = (say("Date"), say("What"), say("Yours"), say("Right answer"))
    writer.writerow([voice.text(one) for one in (*heads, *more)])
    for one in own:
        name = harmless(one.profile.name)
        for line in one.families:
            seconds = round(line.median / 1000)
            family = voice.text(line.family.title)
            writer.writerow([name, family, line.answers, line.right, seconds, "", "", "", ""])
        for attempt in one.wrong:
            family = voice.text(family_of(attempt.rule).title) if attempt.rule else ""
            seconds = round(attempt.milliseconds / 1000)
            told = [harmless(text) for text in wrong_line(attempt, voice, library)]
            writer.writerow([name, family, 1, 0, seconds, *told])
    return out.getvalue()


def wrong_line(attempt: Attempt, voice: Voice, library: Library) -> tuple[str, str, str, str]:
    """Date, what was asked, what was answered, and what is right."""
    date = datetime.fromtimestamp(attempt.at / 1000, UTC).date().isoformat()
    found = explained(attempt, library)
    verdict = None if found is None else found.given.verdict
    if verdict is not None:
        given, right = voice.text(verdict.given), voice.text(verdict.expected)
    else:  # the lesson is gone, or its facts are other ones by now
        wrong = [one for one in attempt.parts if not one.right]
        given = ", ".join(_part(one.field, one.given) for one in wrong)
        right = ", ".join(_part(one.field, one.expected) for one in wrong)
    lesson = "" if found is None else found.lesson.title.text(voice.language)
    return (date, voice.text(what(attempt, lesson)), given, right)


def what(attempt: Attempt, lesson: str = "") -> Message:
    """The drill with its level and seed, or the question of a lesson: by its title where that is
    known."""
    subject = attempt.subject
    if subject.is_drill:
        titles = {one.name: one.title for one in ALL_KINDS}
        return say(
            "{kind}, level {level}, seed {seed}",
            # Records of another version may have a kind that there is not here.
            kind=titles.get(subject.kind, subject.kind),
            level=str(subject.level),
            seed=str(subject.seed),
        )
    return say("{lesson}, question {n}", lesson=lesson or subject.source, n=subject.at)


def _part(field: str, value: Value) -> str:
    """A field of the answer vocabulary and its value, as exports have it."""
    plain = as_json(value)
    written = plain if isinstance(plain, str) else json.dumps(plain, ensure_ascii=False)
    return f"{field} {written}" if value is not None else f"{field} –"
