"""The rule book: no rule is missing, and what is said of each is so."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from trainer.rules import book
from trainer.rules.book import PROCEDURES, RULES, Scope
from trainer.rules.house import Edition
from trainer.rules.ruling import Cite

RULES_FOLDER = Path(book.__file__).parent


def cited() -> set[str]:
    """The names of all rules that the code of the rules core cites."""
    found: set[str] = set()
    for file in RULES_FOLDER.rglob("*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        names = {
            target.id: node.value.value
            for node in tree.body
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
            for target in node.targets
            if isinstance(target, ast.Name)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Cite":
                first = node.args[0]
                name = names[first.id] if isinstance(first, ast.Name) else ast.literal_eval(first)
                found.add(str(name))
    return found


@pytest.mark.parametrize("edition, count", [(Edition.TDA_2026, 74), (Edition.TDA_2024, 71)])
def test_every_number_of_an_edition_is_there(edition: Edition, count: int) -> None:
    numbers = {book.number(rule.name, edition) for rule in RULES} - {None}
    assert numbers == {str(number) for number in range(1, count + 1)}


def test_names_and_titles_are_each_one_rule_s_own() -> None:
    names = [rule.name for rule in RULES] + [name for name, *_ in PROCEDURES]
    assert len(names) == len(set(names))
    assert len({str(book.title(name)) for name in names}) == len(names)


def test_what_is_computed_is_cited_and_the_other_way_round() -> None:
    names = cited()
    assert {rule.name for rule in RULES if rule.scope is Scope.COMPUTED} == {
        name for name in names if not name.startswith("rp-")
    }
    assert {name for name, *_ in PROCEDURES} == {name for name in names if name.startswith("rp-")}


def test_only_what_is_left_out_has_a_reason() -> None:
    for rule in RULES:
        assert (rule.reason is not None) is (rule.scope is Scope.LEFT_OUT), rule.name
        assert book.scope(rule.name) is rule.scope
        assert book.reason(rule.name) is rule.reason
    for name, *_ in PROCEDURES:
        assert book.scope(name) is Scope.COMPUTED
        assert book.reason(name) is None


@pytest.mark.parametrize("look", [book.title, book.scope, book.reason])
def test_a_name_that_is_not_in_the_book(look: object) -> None:
    assert callable(look)
    with pytest.raises(KeyError):
        look("no-such-rule")


@pytest.mark.parametrize(
    ("cite", "edition", "number", "part"),
    [
        (Cite("out-of-turn", "A1", "A"), Edition.TDA_2026, "55", "A1"),
        (Cite("out-of-turn", "A1", "A"), Edition.TDA_2024, "53", "A"),
        (Cite("overchips", "A"), Edition.TDA_2024, "44", "A"),
        (Cite("rp-antes"), Edition.TDA_2024, "RP-11", ""),
        (Cite("finishing-order"), Edition.TDA_2024, None, ""),
    ],
)
def test_a_cite_in_the_numbers_and_letters_of_an_edition(
    cite: Cite, edition: Edition, number: str | None, part: str
) -> None:
    assert (book.number(cite.rule, edition), book.part(cite, edition)) == (number, part)
