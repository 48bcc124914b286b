"""From an `ask:` line to the question."""

from __future__ import annotations

from typing import Final

from trainer.content.answer_shapes import ASK_SHAPES, AskShape
from trainer.content.answers import read_answer, read_claim
from trainer.content.kinds import choice
from trainer.content.lesson import Answer, Override, Question, Tempting, Words
from trainer.content.nodes import Mapping, Node
from trainer.content.reading import Fields, Reading
from trainer.content.shapes import ASK_KEYS
from trainer.content.suggest import suggest
from trainer.messages import Place, Problem, say
from trainer.rules.house import Edition

_ASK: Final = choice(*ASK_KEYS)


def read_question(
    reading: Reading, node: Mapping, at: int, editions: tuple[Edition, ...]
) -> Question | None:
    """The question with the number `at`; None where it was refused."""
    before = len(reading.problems)
    word = reading.read(_ASK, node.values["ask"])
    if not isinstance(word, str):
        return None
    ask = ASK_SHAPES[word]
    found = Fields(reading, node, ASK_KEYS[word])
    claimed = found.node.get("expect")
    claim = ((), ()) if claimed is None else read_claim(reading, claimed, ask, editions)
    of = found.get("of") if "of" in found.keys else None
    question = Question(
        at=at,
        ask=word,
        place=node.place,
        seat=found.of("seat", int) if "seat" in found.keys else None,
        of=of if isinstance(of, (int, str)) else None,
        for_what=(found.of("for", str) or "") if "for" in found.keys else "",
        text=found.words("text"),
        fields=_fields(reading, found, ask),
        because=found.words("because"),
        tempting=_tempting(reading, found, ask),
        expect=claim[1],
        expect_places=_places(claimed, claim[0]),
        options=_options(found),
        override=_override(reading, found, ask),
    )
    _choose_among(reading, question)
    return question if len(reading.problems) == before else None


def _fields(reading: Reading, found: Fields, ask: AskShape) -> tuple[str, ...]:
    names = found.of("fields", tuple) or ()
    known = [one.name for one in ask.fields]
    for name in names:
        if name not in known:
            message = say("`{ask}` has no field `{field}`.", ask=ask.ask, field=name)
            reading.problem(found.at("fields"), "unknown-field", message, suggest(name, known))
    return names


def _tempting(reading: Reading, found: Fields, ask: AskShape) -> tuple[Tempting, ...]:
    read: list[Tempting] = []
    for one in found.of("tempting", tuple) or ():
        assert isinstance(one, Fields)
        answer = read_answer(reading, one.at("answer"), ask) if "answer" in one else None
        because = one.words("because")
        if answer is not None:
            read.append(Tempting(answer, because, one.node.place))
    return tuple(read)


def _override(reading: Reading, found: Fields, ask: AskShape) -> Override | None:
    one = found.of("override", Fields)
    if one is None or "answer" not in one:
        return None
    answer = read_answer(reading, one.at("answer"), ask)
    if answer is None:
        return None
    place = found.node.keys["override"].place
    return Override(answer, one.words("reason"), one.of("source", str) or "", place)


def _options(found: Fields) -> tuple[tuple[str, Words], ...]:
    options = found.of("options", dict) if "options" in found.keys else None
    return tuple((options or {}).items())


def _choose_among(reading: Reading, question: Question) -> None:
    """What is chosen must be one of the author's own options."""
    if not question.options:
        return
    names = [name for name, _ in question.options]
    places = dict(question.expect_places)
    claims = [
        (places.get(f"{edition:d}.choice") or places.get("choice") or question.place, answer)
        for edition, answer in question.expect
    ]
    for place, answer in (
        *claims,
        *((one.place, one.answer) for one in question.tempting),
        *_of_house(question),
    ):
        chosen = answer.get("choice")
        if chosen is not None and chosen not in names:
            message = say("`{typed}` is none of the options.", typed=str(chosen))
            hint = suggest(str(chosen), names)
            problem = Problem(place, "unknown-word", message, hint)
            if problem not in reading.problems:
                reading.problems.append(problem)


def _of_house(question: Question) -> tuple[tuple[Place, Answer], ...]:
    one = question.override
    return () if one is None else ((one.place, one.answer),)


def _places(
    claimed: Node | None, by_edition: tuple[tuple[Edition, Node], ...]
) -> tuple[tuple[str, Place], ...]:
    """Where each field stands: `to`, or `2024.to` where editions differ; `""` is the whole."""
    if claimed is None:
        return ()
    found = {"": claimed.place}
    for edition, node in by_edition:
        head = "" if node is claimed else f"{edition:d}."
        found[head.rstrip(".")] = node.place
        if isinstance(node, Mapping):
            found.update((head + name, key.place) for name, key in node.keys.items())
    return tuple(found.items())
