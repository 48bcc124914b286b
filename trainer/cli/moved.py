"""`rules --moved`: the lessons whose answers differ between the editions of the rules."""

from __future__ import annotations

from trainer import app
from trainer.app import Computed
from trainer.cli.lessons import exit_code
from trainer.cli.output import print_json
from trainer.command_line.reading import Call
from trainer.command_line.shell import complain_of
from trainer.content.questions import ATTRIBUTION, as_json, describe, plain, question_text, type_of
from trainer.messages import Message, Problem, Problems, capital
from trainer.rules.house import Edition


def run(call: Call) -> int:
    """Every lesson for more than one edition, question by question, by what each answers."""
    library = app.library()
    problems: list[Problem] = []
    for pack in library.packs:
        for entry in library.titles(pack):
            try:
                lesson = library.lesson(str(entry.path))
                by_edition = {
                    edition: app.computed(lesson, app.house_for(lesson, edition))
                    for edition in lesson.editions
                }
            except Problems as found:
                problems.extend(found.problems)
                continue
            for number in range(len(by_edition[max(by_edition)])):
                answers = {edition: one[number] for edition, one in by_edition.items()}
                if _moved(answers):
                    _say(entry.key, answers, call)
    if not call.json:
        print(call.voice.text(ATTRIBUTION))
    complain_of(problems, call.voice)
    return exit_code(problems)


def _moved(answers: dict[Edition, Computed]) -> bool:
    said = [plain(type_of(one.question), one.key.answer) for one in answers.values()]
    return any(one != said[0] for one in said)


def _say(lesson: str, answers: dict[Edition, Computed], call: Call) -> None:
    question = next(iter(answers.values())).question
    if call.json:
        print_json(
            {
                "lesson": lesson,
                "at": question.at,
                "ask": question.ask,
                "answers": {str(int(e)): as_json(one.key.answer) for e, one in answers.items()},
            }
        )
        return
    voice = call.voice
    own = question.text.text(voice.language)
    print(f"{lesson} {question.at}. {own or voice.text(question_text(question))}")
    for edition, one in answers.items():
        print(f"   {int(edition)}  {capital(voice.text(_words(one)))}")
    print()


def _words(one: Computed) -> Message:
    return one.key.unknown or describe(type_of(one.question), one.key.answer)
