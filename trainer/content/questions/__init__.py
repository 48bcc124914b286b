"""Question types: one module a type, with its fields, its key and its words; and their grading."""

from trainer.content.questions.card_words import hand_class, hand_in_words
from trainer.content.questions.cites import ATTRIBUTION, Cited, cited, reasons
from trainer.content.questions.examples import EXAMPLES, FLOOR, FLOOR_AMONG, example
from trainer.content.questions.given import parse_given, read_answers
from trainer.content.questions.grading import BY_AUTHOR, Verdict, grade, house_words, whys
from trainer.content.questions.mark import Mark
from trainer.content.questions.marks import Marks, compare
from trainer.content.questions.question_type import Choice, Field, Key, QuestionType
from trainer.content.questions.step_words import (
    FOLLOWING_NAMES,
    SAID_NAMES,
    STEP_NAMES,
    step_in_words,
)
from trainer.content.questions.types import (
    QUESTION_TYPES,
    describe,
    headline,
    key,
    question_text,
    type_of,
)
from trainer.content.questions.values import as_json, outcomes_of, plain

__all__ = [
    "ATTRIBUTION",
    "BY_AUTHOR",
    "EXAMPLES",
    "FLOOR",
    "FLOOR_AMONG",
    "FOLLOWING_NAMES",
    "QUESTION_TYPES",
    "SAID_NAMES",
    "STEP_NAMES",
    "Choice",
    "Cited",
    "Field",
    "Key",
    "Mark",
    "Marks",
    "QuestionType",
    "Verdict",
    "as_json",
    "cited",
    "compare",
    "describe",
    "example",
    "grade",
    "hand_class",
    "hand_in_words",
    "headline",
    "house_words",
    "key",
    "outcomes_of",
    "parse_given",
    "plain",
    "question_text",
    "read_answers",
    "reasons",
    "step_in_words",
    "type_of",
    "whys",
]
