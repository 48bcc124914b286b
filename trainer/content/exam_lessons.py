"""The pack's own lessons in its exams: which may be asked, and what is wrong with naming them."""

from __future__ import annotations

from collections.abc import Iterator

from trainer.content.building import Setting
from trainer.content.claims import agrees
from trainer.content.exams import PackExam
from trainer.content.lesson import Lesson
from trainer.content.pack import Pack, lesson_files, read_lesson
from trainer.content.script import house_of, play_problems, questions
from trainer.content.suggest import suggest
from trainer.messages import Problem, Problems, say, say_n
from trainer.rules.house import Edition


def lessons_of(pack: Pack, exam: PackExam) -> tuple[str, ...]:
    """The ids of the lessons that may be asked, in the order of the pack."""
    every = tuple(path.stem for path in pack.files)
    if not exam.lessons and not exam.chapters:
        return every
    chapters = (pack.chapters[number - 1] for number in exam.chapters if _is_there(pack, number))
    named = {*exam.lessons, *(one for chapter in chapters for one in chapter.lessons)}
    return tuple(one for one in every if one in named)


def exam_questions(lesson: Lesson, edition: Edition) -> tuple[int, ...]:
    """The numbers of the questions that an exam may ask: those whose answer the rules know and the
    author does not dispute; none of a lesson that is not for the edition, or could not happen."""
    if edition not in lesson.editions:
        return ()
    house = house_of(lesson, edition)
    if play_problems(lesson, house):
        return ()
    return tuple(
        one.question.at
        for one in questions(lesson, house)
        if agrees(one.question, one.table, house)
    )


def exam_problems(pack: Pack, setting: Setting) -> Iterator[Problem]:
    """Lessons and chapters that there are not, and more questions than the lessons ask."""
    there = [path.stem for path in lesson_files(pack.folder)]
    for exam in pack.exams:
        problems = [*_lessons(exam, there), *_chapters(pack, exam)]
        yield from problems
        if not problems and exam.own_weight:
            yield from _too_many(pack, exam, setting)


def _lessons(exam: PackExam, there: list[str]) -> Iterator[Problem]:
    for at, (name, place) in enumerate(zip(exam.lessons, exam.lesson_places, strict=True)):
        if name not in there:
            message = say("There is no lesson file for `{lesson}`.", lesson=name)
            yield Problem(place, "no-such-lesson", message, suggest(name, there))
        elif name in exam.lessons[:at]:
            message = say("`{lesson}` is in the exam twice.", lesson=name)
            yield Problem(place, "doubled-id", message, say("Name each lesson once."))


def _chapters(pack: Pack, exam: PackExam) -> Iterator[Problem]:
    for at, (number, place) in enumerate(zip(exam.chapters, exam.chapter_places, strict=True)):
        if not _is_there(pack, number):
            message = say("There is no chapter {n}.", n=str(number))
            hint = (
                say_n(
                    "The pack has {n} chapter; the first is 1.",
                    "The pack has {n} chapters; the first is 1.",
                    len(pack.chapters),
                )
                if pack.chapters
                else say("The pack has no chapters: name lessons under `lessons:`.")
            )
            yield Problem(place, "no-such-chapter", message, hint)
        elif number in exam.chapters[:at]:
            message = say("Chapter {n} is in the exam twice.", n=str(number))
            yield Problem(place, "doubled-id", message, say("Name each chapter once."))


def _is_there(pack: Pack, number: int) -> bool:
    return 0 < number <= len(pack.chapters)


def _too_many(pack: Pack, exam: PackExam, setting: Setting) -> Iterator[Problem]:
    """In the edition in which the lessons ask least."""
    lessons = []
    for name in lessons_of(pack, exam):
        try:
            lessons.append(read_lesson(pack.file_of(name), setting))
        except Problems:
            continue  # what is wrong with it is said where it is
    there, edition = min(
        (sum(len(exam_questions(one, edition)) for one in lessons), edition)
        for edition in pack.editions
    )
    if there < exam.most_own:
        message = say(
            "Questions of lessons in the exam: {asked}; in the edition {edition} there are only "
            "{there}.",
            asked=exam.most_own,
            edition=str(int(edition)),
            there=there,
        )
        hint = say("Ask fewer questions, name more lessons, or give drills more weight.")
        yield Problem(exam.questions_place, "too-few-questions", message, hint)
