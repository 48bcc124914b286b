"""Lessons and packs spoilt at random, by their parts and by their bytes, the same from one seed.

To look further than the suite does: python -m tests.content.mutations 100000
"""

from __future__ import annotations

import io
import random
import sys
import tempfile
import time
import traceback
import warnings
import zipfile
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final, TypeAlias

from trainer import resources
from trainer.content.check import check, look_over
from trainer.content.codes import CODES
from trainer.content.completion import offers
from trainer.content.cursor import spot_at
from trainer.content.lines import LINE_KEYS
from trainer.content.nodes import Mapping, Node, Scalar, Sequence
from trainer.content.pack import read_lesson
from trainer.content.recording import inserted
from trainer.content.script import house_of, questions
from trainer.content.shapes import ASK_KEYS, LESSON_KEYS, PACK_KEYS, TABLE_KEYS
from trainer.content.shelf import install
from trainer.content.why import why
from trainer.content.wording import with_words, wordings
from trainer.content.yaml_text import read_text
from trainer.messages import Problems

SECONDS: Final = 1.0
"""Of the processor: no file may take more, however busy the machine is with other things."""

Tree: TypeAlias = "str | list[Tree] | dict[str, Tree]"

ODD: Final = (
    "",
    "0",
    "-1",
    "1,700",
    "1.700",
    "99999999999",
    "999999999999999999999",
    "x",
    "As",
    "As As",
    "joker",
    "1000 5x100",
    "999999x100",
    "2026",
    "yes",
    "none",
    "dealing",
    "stud",
    "razz",
    "river",
    "all-in",
    "owed",
    "pot",
    "→",
    "\u202e",
    "\u200b",
    "’",
    "é",
    "a" * 300,
    "{n}",
    "{",
    "%s",
    "&a",
    "*a",
    "!x",
    "<<",
)
KEYS: Final = (
    *(one.name for one in (*LESSON_KEYS, *PACK_KEYS, *TABLE_KEYS)),
    *LINE_KEYS,
    *ASK_KEYS,
    *(key.name for keys in ASK_KEYS.values() for key in keys),
    "seat",
    "1",
    "10",
    "11",
)
BYTES: Final = (
    b"\0",
    b"\xff",
    b"\t",
    b"\r\n",
    b"'",
    b'"',
    b"{",
    b"}",
    b"[",
    b"]",
    b"- ",
    b": ",
    b"#",
)


@cache
def lessons() -> tuple[str, ...]:
    """The texts of the shipped lessons."""
    files = sorted(resources.lessons().rglob("*.yaml"))
    return tuple(one.read_text(encoding="utf-8") for one in files if one.name != "pack.yaml")


@cache
def tree_of(text: str) -> Tree:
    """A text as plain lists and maps; not to be changed."""
    root, problems = read_text(text, "")
    assert root is not None
    assert not problems
    return _plain(root)


def _plain(node: Node) -> Tree:
    if isinstance(node, Mapping):
        return {key: _plain(one) for key, one in node.values.items()}
    if isinstance(node, Sequence):
        return [_plain(one) for one in node.items]
    return node.text if isinstance(node, Scalar) else ""


def spoilt_lesson(dice: random.Random) -> bytes:
    """A lesson in which some parts, some bytes or both were changed."""
    text = dice.choice(lessons())
    if dice.random() < 0.6:
        tree = _copy(tree_of(text))
        for _ in range(dice.randint(1, 5)):
            tree = _changed(tree, dice)
        text = _written(tree)
    data = text.encode("utf-8", "surrogatepass")
    return spoilt_bytes(data, dice) if dice.random() < 0.5 else data


def spoilt_bytes(data: bytes, dice: random.Random) -> bytes:
    """Some bytes lost, doubled, changed, put in, or the end cut off."""
    for _ in range(dice.randint(1, 4)):
        at = dice.randint(0, len(data))
        length = dice.choice((1, 1, 2, 8, 60))
        match dice.randint(0, 5):
            case 0:
                data = data[:at] + data[at + length :]
            case 1:
                data = data[:at] + data[at : at + length] * dice.choice((2, 3, 40)) + data[at:]
            case 2:
                data = data[:at] + dice.randbytes(length) + data[at + length :]
            case 3:
                data = data[:at] + dice.choice(BYTES) * dice.choice((1, 1, 50)) + data[at:]
            case 4:
                data = data[:at]
            case _:
                other = dice.randint(0, len(data))
                data = data[:at] + data[other : other + length] + data[at:]
    return data


def _copy(tree: Tree) -> Tree:
    if isinstance(tree, dict):
        return {key: _copy(one) for key, one in tree.items()}
    return [_copy(one) for one in tree] if isinstance(tree, list) else tree


def _spots(tree: Tree) -> list[dict[str, Tree] | list[Tree]]:
    found: list[dict[str, Tree] | list[Tree]] = []
    waiting: list[Tree] = [tree]
    while waiting:
        one = waiting.pop()
        if isinstance(one, dict):
            found.append(one)
            waiting.extend(one.values())
        elif isinstance(one, list):
            found.append(one)
            waiting.extend(one)
    return found


def _changed(tree: Tree, dice: random.Random) -> Tree:
    spots = _spots(tree)
    if not spots:
        return dice.choice(ODD)
    at = dice.choice(spots)
    if isinstance(at, list):
        _change_list(at, spots, dice)
    else:
        _change_map(at, spots, dice)
    return tree


def _part(spots: list[dict[str, Tree] | list[Tree]], dice: random.Random) -> Tree:
    """A copy of some part of the same lesson, or something odd."""
    return _copy(dice.choice(spots)) if dice.random() < 0.3 else dice.choice(ODD)


def _change_list(
    at: list[Tree], spots: list[dict[str, Tree] | list[Tree]], dice: random.Random
) -> None:
    index = dice.randint(0, len(at))
    match dice.randint(0, 3):
        case 0 if at:
            del at[index % len(at)]
        case 1 if at:
            at.insert(index, _copy(at[index % len(at)]))
        case 2 if at:
            other = dice.randrange(len(at))
            at[index % len(at)], at[other] = at[other], at[index % len(at)]
        case _:
            at.insert(index, _part(spots, dice))


def _change_map(
    at: dict[str, Tree], spots: list[dict[str, Tree] | list[Tree]], dice: random.Random
) -> None:
    key = dice.choice(list(at)) if at else dice.choice(KEYS)
    match dice.randint(0, 4):
        case 0:
            at.pop(key, None)
        case 1:
            at[key] = _part(spots, dice)
        case 2:
            at[dice.choice(KEYS)] = at.pop(key, "")
        case 3:
            at[dice.choice(KEYS)] = _part(spots, dice)
        case _:
            value = at.get(key)
            if isinstance(value, str):
                words = value.split() or [""]
                words[dice.randrange(len(words))] = dice.choice(ODD)
                at[key] = " ".join(words)


def _written(tree: Tree) -> str:
    if not isinstance(tree, dict):
        return _flow(tree)
    return "".join(f"{_scalar(key)}: {_flow(value)}\n" for key, value in tree.items()) or "{}"


def _flow(tree: Tree) -> str:
    if isinstance(tree, dict):
        return "{" + ", ".join(f"{_scalar(key)}: {_flow(one)}" for key, one in tree.items()) + "}"
    if isinstance(tree, list):
        return "[" + ", ".join(map(_flow, tree)) + "]"
    return _scalar(tree)


def _scalar(text: str) -> str:
    plain = text and all(one.isalnum() or one in " -_+&*!<." for one in text)
    return text if plain else '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


# --- packs ----------------------------------------------------------------------------------------

NAMES: Final = (
    "../one.yaml",
    "/etc/one.yaml",
    "a/b/c/one.yaml",
    "C:one.yaml",
    "ONE.yaml",
    "one.py",
    "one\u202e.yaml",
    "con.yaml",
    "sub/one.yaml",
    "pack.yaml",
    "\0.yaml",
)


def spoilt_pack(dice: random.Random) -> bytes:
    """A parcel of a few lessons in which files, names, attributes or bytes were changed."""
    names = [f"lesson-{n}" for n in range(dice.randint(0, 3))]
    order = ", ".join(names)
    manifest = (
        f"pack: evening\nformat: 1\ntitle: {{en: Evening}}\nlanguages: [en]\norder: [{order}]\n"
        "defaults: {table: {game: nlhe, size: 9}}\n"
    )
    files = {"pack.yaml": manifest.encode()}
    if dice.random() < 0.5:
        tree = _copy(tree_of(manifest))
        for _ in range(dice.randint(1, 3)):
            tree = _changed(tree, dice)
        files["pack.yaml"] = _written(tree).encode("utf-8", "surrogatepass")
    for name in names:
        own = spoilt_lesson(dice) if dice.random() < 0.3 else dice.choice(lessons()).encode()
        files[f"{name}.yaml"] = own
    packed = io.BytesIO()
    with warnings.catch_warnings(), zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as parcel:
        # Two entries of one name are what some of these packs are about.
        warnings.filterwarnings("ignore", "Duplicate name")
        for name, data in files.items():
            entry = zipfile.ZipInfo(dice.choice(NAMES) if dice.random() < 0.08 else name)
            entry.compress_type = dice.choice((zipfile.ZIP_DEFLATED, zipfile.ZIP_STORED))
            if dice.random() < 0.05:
                entry.external_attr = dice.randrange(2**32)
            parcel.writestr(entry, data)
    found = packed.getvalue()
    return spoilt_bytes(found, dice) if dice.random() < 0.6 else found


# --- trying them ----------------------------------------------------------------------------------


@dataclass
class Tried:
    """What came of it. `codes` counts the problems, `sound` the files without any."""

    files: int = 0
    sound: int = 0
    slowest: float = 0.0
    codes: Counter[str] = field(default_factory=Counter)
    crashes: list[str] = field(default_factory=list)


def try_lesson(seed: int, folder: Path, tried: Tried) -> None:
    """Checks a spoilt lesson, and plays it through where it is sound."""
    file = folder / "lesson.yaml"
    file.write_bytes(spoilt_lesson(random.Random(f"lesson {seed}")))
    start = time.process_time()
    try:
        found = check([file])
        if not found:
            tried.sound += 1
            lesson = read_lesson(file)
            house = house_of(lesson, max(lesson.editions))
            for one in questions(lesson, house):
                why(one.question, one.table, house)
        for problem in found:
            assert problem.code in CODES, problem.code
            assert str(problem.message)
            tried.codes[problem.code] += 1
    except Exception:  # noqa: BLE001  # whatever it is, it is what is looked for
        tried.crashes.append(f"lesson {seed}\n{traceback.format_exc()}")
    _count(tried, time.process_time() - start, f"lesson {seed}")


def try_writing(seed: int, folder: Path, tried: Tried) -> None:
    """Asks of a spoilt text what the window asks while it is written."""
    dice = random.Random(f"writing {seed}")
    text = spoilt_lesson(dice).decode("utf-8", "replace").replace("\r\n", "\n")
    file, line = folder / "lesson.yaml", dice.randint(1, 60)
    start = time.process_time()
    try:
        before = text[: dice.randint(0, len(text))]
        assert all(one.word for one in offers(before, pack=dice.random() < 0.2, seats=(1, 2)))
        inserted(text, line, "{seat: 3, folds}")
        texts = wordings(text)
        if texts:
            changed = with_words(text, dice.choice(texts).place, "es", 'Una: "dos", tres', "en")
            assert changed is not None
            assert read_text(changed, "")[1] == ()
        looked = look_over(text, file)
        if looked.lesson is not None:
            tried.sound += not looked.problems
            house = house_of(looked.lesson, max(looked.lesson.editions))
            spot = spot_at(looked.lesson, line, house)
            if spot.question is not None:
                why(spot.question, spot.moment.table, house)
        for problem in looked.problems:
            tried.codes[problem.code] += 1
    except Exception:  # noqa: BLE001  # as above
        tried.crashes.append(f"writing {seed}\n{traceback.format_exc()}")
    _count(tried, time.process_time() - start, f"writing {seed}")


def try_pack(seed: int, folder: Path, tried: Tried) -> None:
    """Installs a spoilt pack on an empty shelf, or sees it refused with nothing left there."""
    file, shelf = folder / "evening.dealerpack", folder / "shelf"
    file.write_bytes(spoilt_pack(random.Random(f"pack {seed}")))
    start = time.process_time()
    try:
        done = install(file, shelf, ("addendum", "rulebook"))
        tried.sound += 1
        assert done.pack.id
        for one in sorted(done.pack.folder.iterdir()):
            one.unlink()
        done.pack.folder.rmdir()
    except Problems as refused:
        for problem in refused.problems:
            assert problem.code in CODES, problem.code
            tried.codes[problem.code] += 1
    except Exception:  # noqa: BLE001  # as above
        tried.crashes.append(f"pack {seed}\n{traceback.format_exc()}")
    if shelf.exists() and any(shelf.iterdir()):
        tried.crashes.append(f"pack {seed}: something is left on the shelf")
    _count(tried, time.process_time() - start, f"pack {seed}")


def _count(tried: Tried, seconds: float, what: str) -> None:
    tried.files += 1
    tried.slowest = max(tried.slowest, seconds)
    if seconds > SECONDS:
        tried.crashes.append(f"{what} took {seconds:.2f} s")


def main(count: int) -> int:
    """Four lessons to a pack; prints the figures, 1 where anything went wrong."""
    begun = time.perf_counter()
    lessons_tried, packs_tried = Tried(), Tried()
    with tempfile.TemporaryDirectory() as name:
        for seed in range(count):
            if seed % 5 == 4:
                try_pack(seed, Path(name), packs_tried)
            else:
                try_lesson(seed, Path(name), lessons_tried)
            if seed % 5000 == 4999:
                sys.stdout.write(f"{seed + 1} after {time.perf_counter() - begun:.0f} s\n")
                sys.stdout.flush()
    for what, one in (("lessons", lessons_tried), ("packs", packs_tried)):
        sys.stdout.write(
            f"{one.files} {what}: {one.sound} sound, {len(one.codes)} codes, slowest "
            f"{one.slowest:.2f} s, {len(one.crashes)} failures\n"
        )
        sys.stdout.write("\n".join(one.crashes[:20]) + "\n")
    return 1 if lessons_tried.crashes or packs_tried.crashes else 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000))
