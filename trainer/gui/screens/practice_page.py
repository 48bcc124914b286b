"""Practice: who trains, which session or drill, in which mode."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIntValidator
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from trainer.gui.buttons import KeyButton
from trainer.gui.practice import Practice
from trainer.gui.screens.framing import fill, framed, label, listing
from trainer.gui.screens.standings import Skill, drill_rows, heads, skill_rows, skills
from trainer.gui.screens.who_chip import WhoChip
from trainer.i18n import Voice
from trainer.messages import Message, say, say_n
from trainer.training.attempts import Mode
from trainer.training.drills.catalogue import ALL_KINDS
from trainer.training.drills.kind import LEVELS
from trainer.training.modes import MODES, Wrong
from trainer.training.plans import Past, Plan, drills, level_of, planned
from trainer.training.sessions import TITLES, SessionKind
from trainer.training.shelved import past_of, rules_on, shelved

SEEDS: Final = 2**31 - 1

SESSIONS: Final = (
    SessionKind.PATH,
    SessionKind.SKILL,
    SessionKind.MISTAKES,
    SessionKind.REVIEW,
    SessionKind.SIXTY_SECONDS,
    SessionKind.MIXED,
)

ABOUT: Final[dict[SessionKind, Message]] = {
    SessionKind.PATH: say(
        "The lessons of the packs in their order, from the first that is not answered right "
        "throughout."
    ),
    SessionKind.SKILL: say(
        "The lessons of one rule or of a family of rules, and then drills on it, if there are any."
    ),
    SessionKind.MISTAKES: say("What was answered wrong the last time, the latest first."),
    SessionKind.REVIEW: say("A lesson for each rule that is due, the longest due first."),
    SessionKind.SIXTY_SECONDS: say(
        "As many drills of level 1 as sixty seconds allow; the verdicts come at the end."
    ),
    SessionKind.MIXED: say(
        "Drills of all kinds in turn, the weakest first, each at the level to practise now."
    ),
}

WRONGS: Final = (
    (Wrong.TELL, say("Tell at once")),
    (Wrong.BLOCK, say("Until it is right")),
    (Wrong.END, say("Tell at the end")),
)


class PracticePage(QWidget):
    """`chosen` gives the plan of the session that was begun."""

    chosen = Signal(object)
    exam = Signal()
    progress = Signal()
    back = Signal()

    def __init__(self, practice: Practice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._practice = practice
        self._voice = practice.desk.voice
        self._past = Past()
        self._skills: tuple[Skill, ...] = ()
        self._session: SessionKind | None = SessionKind.MIXED
        self.mode = Mode.PRACTICE
        self.wrong = Wrong(practice.settings.wrong)
        self.level = 1
        self.who = WhoChip(practice, self)
        self.progress_button = KeyButton("plain", self)
        self.exam_button = KeyButton("plain", self)
        self.sessions = {one: KeyButton("choice", self, checkable=True) for one in SESSIONS}
        self.drills = KeyButton("choice", self, checkable=True)
        self.about = label(self, "asked", wraps=True)
        self.nothing = label(self, "quiet", wraps=True)
        self.table = listing(self, 3)
        self.level_label = label(self, "quiet")
        self.levels = {one: KeyButton("tab", self, checkable=True) for one in LEVELS}
        self.level_about = label(self, "quiet", wraps=True)
        self.seed_label = label(self, "quiet")
        self.seed = QLineEdit(self)
        self.seed.setValidator(QIntValidator(1, SEEDS, self.seed))
        self.seed.setMaximumWidth(150)
        self.mode_label = label(self, "quiet")
        self.modes = {
            one: KeyButton("tab", self, checkable=True) for one in Mode if one is not Mode.EXAM
        }
        self.wrong_label = label(self, "quiet")
        self.wrongs = {one: KeyButton("tab", self, checkable=True) for one, _ in WRONGS}
        self.begin_button = KeyButton("primary", self)
        self.begin_button.key_after_label()
        self.back_button = KeyButton("plain", self)
        self._lay_out()
        self._connect()

    # --- what is shown ----------------------------------------------------------------------------

    def refresh(self) -> None:
        """Everything as the records have it now."""
        self.wrong = Wrong(self._practice.settings.wrong)
        keeper = self._practice.keeper
        now = self._practice.clock()
        self._past = keeper.asked(lambda records: past_of(records, keeper.who, now))
        self.speak(self._practice.desk.voice)
        self.begin_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def speak(self, voice: Voice) -> None:
        self._voice = voice
        text = voice.text
        self.who.speak(voice)
        self.progress_button.set_label(text(say("Progress")))
        self.progress_button.set_key("G")
        self.exam_button.set_label(text(say("Exam")))
        self.exam_button.set_key("W")
        for number, (kind, button) in enumerate(self.sessions.items(), 1):
            button.set_label(text(TITLES[kind]))
            button.set_key(str(number))
        self.drills.set_label(text(say("Drills")))
        self.drills.set_key(str(len(self.sessions) + 1))
        self.level_label.setText(text(say("Level")))
        self.seed_label.setText(text(say("Seed")))
        self.seed.setPlaceholderText(text(say("drawn")))
        self.seed.setToolTip(text(say("The same seed makes the same drills on every machine.")))
        self.seed.setAccessibleName(text(say("Seed")))
        for level, button in self.levels.items():
            button.set_label(str(level))
        self.mode_label.setText(text(say("Mode")))
        for mode, button in self.modes.items():
            button.set_label(text(MODES[mode].title))
        self.wrong_label.setText(text(say("A wrong answer")))
        for wrong, words in WRONGS:
            self.wrongs[wrong].set_label(text(words))
        self.begin_button.set_label(text(say("Begin")))
        self.begin_button.set_key("Return", "Enter", shown=text(say("Enter")))
        self.back_button.set_label(text(say("Back to the table")))
        self.back_button.set_key("Esc")
        self.back_button.setVisible(self._practice.desk.lesson_page.playing is not None)
        self._show()

    def _show(self) -> None:
        """What belongs to the session that is chosen."""
        text, kind = self._voice.text, self._session
        for one, button in self.sessions.items():
            button.setChecked(one is kind)
        self.drills.setChecked(kind is None)
        for mode, button in self.modes.items():
            button.setChecked(mode is self.mode)
        for wrong, button in self.wrongs.items():
            button.setChecked(wrong is self.wrong)
        for level, button in self.levels.items():
            button.setChecked(level == self.level)
        drilling = kind is None
        seeded = kind in (None, SessionKind.SIXTY_SECONDS, SessionKind.MIXED)
        for part in (self.level_label, self.level_about, *self.levels.values()):
            part.setVisible(drilling)
        for part in (self.seed_label, self.seed):
            part.setVisible(seeded)
        sixty = kind is SessionKind.SIXTY_SECONDS
        for part in (*self.modes.values(), *self.wrongs.values()):
            part.setEnabled(not sixty)
        about = say("Situations of one kind, made from a seed, without end.")
        self.about.setText(text(about if kind is None else ABOUT[kind]))
        self.table.setVisible(kind in (None, SessionKind.SKILL))
        if kind is None:
            self._list_drills()
        elif kind is SessionKind.SKILL:
            self._list_rules()
        self._show_nothing()

    def _show_nothing(self) -> None:
        """How much there is to do; without anything the session cannot begin."""
        plan = self.plan()
        there = len(plan.subjects)
        seeded = self.seed.isVisibleTo(self) and bool(self.seed.text())
        unsound = seeded and not self.seed.hasAcceptableInput()
        self.begin_button.setEnabled(plan.subject(0) is not None and not unsound)
        if unsound:
            said = say("The seed is a whole number, 1 or more.")
        elif plan.subject(0) is None:
            said = say("There is nothing to do here now.")
        elif there and self._session is not SessionKind.SKILL:
            said = say_n("{n} to go", "{n} to go", there)
        else:
            said = say("")
        self.nothing.setText(self._voice.text(said))
        self.nothing.setVisible(bool(self.nothing.text()))

    def _list_drills(self) -> None:
        rows = drill_rows(self._past, self.level, self._voice)
        self._fill(heads(say("Drill"), self._voice), rows)
        kind = ALL_KINDS[max(0, self.table.currentRow())]
        self.level_about.setText(self._voice.text(kind.levels[self.level - 1]))

    def _list_rules(self) -> None:
        self._skills = skills(rules_on(self._practice.desk.library))
        rows = skill_rows(self._past, self._skills, self._voice)
        self._fill(heads(say("Family and rule"), self._voice), rows)

    def _fill(self, names: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> None:
        at = min(max(0, self.table.currentRow()), len(rows) - 1)
        self.table.blockSignals(True)
        fill(self.table, names, rows)
        self.table.selectRow(at)
        self.table.blockSignals(False)

    # --- what is chosen ---------------------------------------------------------------------------

    def plan(self) -> Plan:
        """The session as it is chosen now."""
        seed = int(self.seed.text() or 0) or self._drawn
        row = max(0, self.table.currentRow())
        if self._session is None:
            return drills(ALL_KINDS[row].name, self.level, seed, self.mode, self.wrong)
        rules: tuple[str, ...] = ()
        if self._session is SessionKind.SKILL and self._skills:
            rules = self._skills[row].rules
        library = self._practice.desk.library
        return planned(
            self._session,
            lambda past: shelved(library, past),
            self._past,
            rules=rules,
            seed=seed,
            mode=self.mode,
            wrong=self.wrong,
        )

    def choose_session(self, kind: SessionKind | None) -> None:
        """None is drills."""
        self._session = kind
        if kind is None:
            row = max(0, self.table.currentRow())
            self.level = level_of(self._past, ALL_KINDS[min(row, len(ALL_KINDS) - 1)].name)
        self._show()

    def choose_level(self, level: int) -> None:
        self.level = level
        self._show()

    def choose_mode(self, mode: Mode) -> None:
        self.mode = mode
        self._show()

    def choose_wrong(self, wrong: Wrong) -> None:
        self.wrong = wrong
        self._practice.set_wrong(wrong.value)
        self._show()

    def begin(self) -> None:
        self._drawn = random.SystemRandom().randint(1, SEEDS)
        self.chosen.emit(self.plan())

    # --- room -------------------------------------------------------------------------------------

    def _connect(self) -> None:
        self._drawn = 1
        self.who.chosen.connect(self.refresh)
        self.progress_button.clicked.connect(self.progress)
        self.exam_button.clicked.connect(self.exam)
        self.begin_button.clicked.connect(self.begin)
        self.back_button.clicked.connect(self.back)
        self.drills.clicked.connect(lambda: self.choose_session(None))
        for kind, button in self.sessions.items():
            button.clicked.connect(lambda _=False, one=kind: self.choose_session(one))
        for level, button in self.levels.items():
            button.clicked.connect(lambda _=False, one=level: self.choose_level(one))
        for mode, button in self.modes.items():
            button.clicked.connect(lambda _=False, one=mode: self.choose_mode(one))
        for wrong, button in self.wrongs.items():
            button.clicked.connect(lambda _=False, one=wrong: self.choose_wrong(one))
        self.table.currentCellChanged.connect(self._show)
        self.table.doubleClicked.connect(self.begin)
        self.seed.textChanged.connect(self._show_nothing)

    def _lay_out(self) -> None:
        column = framed(self)
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.who)
        top.addStretch(1)
        top.addWidget(self.progress_button)
        top.addWidget(self.exam_button)
        left = QVBoxLayout()
        left.setSpacing(4)
        for button in (*self.sessions.values(), self.drills):
            left.addWidget(button)
        left.addStretch(1)
        right = QVBoxLayout()
        right.setSpacing(8)
        right.addWidget(self.about)
        right.addWidget(self.nothing)
        right.addWidget(self.table, 1)
        numbers = QHBoxLayout()
        numbers.setSpacing(6)
        numbers.addWidget(self.level_label)
        for button in self.levels.values():
            numbers.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
        numbers.addWidget(self.level_about, 1)
        numbers.addStretch(0)
        numbers.addWidget(self.seed_label)
        numbers.addWidget(self.seed)
        right.addLayout(numbers)
        right.addStretch(0)
        middle = QHBoxLayout()
        middle.setSpacing(24)
        middle.addLayout(left, 1)
        middle.addLayout(right, 3)
        column.addLayout(top)
        column.addLayout(middle, 1)
        for head in (self.mode_label, self.wrong_label):
            head.setMinimumWidth(140)
        column.addLayout(_tabs(self.mode_label, list(self.modes.values())))
        column.addLayout(_tabs(self.wrong_label, list(self.wrongs.values())))
        foot = QHBoxLayout()
        foot.setSpacing(12)
        foot.addStretch(1)
        foot.addWidget(self.back_button)
        foot.addWidget(self.begin_button)
        column.addLayout(foot)


def _tabs(head: QWidget, buttons: list[KeyButton]) -> QHBoxLayout:
    row = QHBoxLayout()
    row.setSpacing(6)
    row.addWidget(head)
    for button in buttons:
        row.addWidget(button, 0, Qt.AlignmentFlag.AlignVCenter)
    row.addStretch(1)
    return row
