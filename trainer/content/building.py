"""From the root of a file to a lesson: what it is called, its table, its script."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from trainer.content.facts import Given, read_table
from trainer.content.house import read_house
from trainer.content.inherit import merged
from trainer.content.kinds import Key
from trainer.content.known import meet_chips, meet_seats
from trainer.content.lesson import Lesson, Words
from trainer.content.nodes import Mapping, Node
from trainer.content.reading import Fields, Reading, read_title
from trainer.content.revision import facts_of
from trainer.content.scripting import Raw, ScriptReader
from trainer.content.shapes import LESSON_KEYS, TABLE_KEYS
from trainer.messages import Place, Problem, say
from trainer.rules.house import Edition, House
from trainer.table.start import open_table


@dataclass(frozen=True, slots=True)
class Setting:
    """What a lesson has from its pack. No languages: those of its title."""

    pack: str = ""
    editions: tuple[Edition, ...] = tuple(Edition)
    house: House = House()
    languages: tuple[str, ...] = ()
    defaults: Mapping | None = None


NO_PACK = Setting()


@dataclass(frozen=True, slots=True)
class Draft:
    """A lesson as far as it could be read; None where there is no table to play at.

    `broken` are the places of lines that were refused: the lesson goes on without them. Where
    the table itself is not as it was meant, it is the place of the whole file.
    """

    lesson: Lesson | None
    problems: tuple[Problem, ...]
    broken: tuple[Place, ...] = ()


def build(root: Node, setting: Setting, keys: tuple[Key, ...] = LESSON_KEYS) -> Draft:
    """Reads a lesson; with the keys of one, a rule case. The first key is its name."""
    reading = Reading()
    own = reading.map(root)
    if own is None:
        return Draft(None, tuple(reading.problems))
    whole = own if setting.defaults is None else merged(own, setting.defaults)
    fields = Fields(reading, whole, keys)
    name = fields.of(keys[0].name, str) or ""
    editions = _editions(fields, setting)
    table, script = whole.get("table"), whole.get("script")
    meet_seats(reading, table)
    meet_chips(reading, () if table is None else (table,), script)
    house = read_house(fields, setting.house)
    reading.ante_payer = house.ante
    before = len(reading.problems)
    given = _given(reading, table)
    broken = [Place(own.file)] if len(reading.problems) > before else []
    scripts = ScriptReader(reading, table if isinstance(table, Mapping) else None, editions)
    raw = Raw() if script is None else scripts.read(script, given)
    facts = None if given is None else scripts.facts(given, raw, [])
    finished = scripts.finished(raw, [])
    lesson = None
    words = _Words(fields)
    if facts is not None:
        lesson = Lesson(
            id=name,
            pack=setting.pack,
            title=words.title,
            table=open_table(facts),
            script=finished,
            place=own.place,
            rule=words.rule,
            source=words.source,
            level=words.level,
            tags=words.tags,
            editions=editions,
            house=replace(house, edition=editions[-1]),
            languages=setting.languages or _languages(words.title),
            facts=facts_of(table, script, whole.get("house")),
        )
    return Draft(lesson, in_order(reading.problems), (*broken, *scripts.broken))


def in_order(problems: Iterable[Problem]) -> tuple[Problem, ...]:
    """By their places, each once."""
    return tuple(sorted(dict.fromkeys(problems), key=lambda one: one.place))


def _given(reading: Reading, table: Node | None) -> Given | None:
    fields = None if table is None else reading.fields(table, TABLE_KEYS)
    return None if fields is None else read_table(reading, fields)


def _editions(fields: Fields, setting: Setting) -> tuple[Edition, ...]:
    narrowed = fields.of("editions", tuple)
    if not narrowed:
        return setting.editions
    for one in narrowed:
        if one not in setting.editions:
            message = say("The pack is not for the edition {edition}.", edition=str(int(one)))
            fields.reading.problem(fields.at("editions"), "edition-not-in-pack", message)
    return tuple(one for one in setting.editions if one in narrowed) or setting.editions


def _languages(title: Words) -> tuple[str, ...]:
    return tuple(language for language, _ in title.by_language if language) or ("en",)


class _Words:
    """What a lesson says of itself; a rule case says less."""

    def __init__(self, fields: Fields) -> None:
        known = fields.keys
        self.title = read_title(fields) if "title" in known else Words()
        self.rule = fields.of("rule", str) or ""
        self.source = fields.of("source", str) or ""
        level = fields.of("level", int) if "level" in known else None
        self.level = 1 if level is None else level
        self.tags = (fields.of("tags", tuple) or ()) if "tags" in known else ()
