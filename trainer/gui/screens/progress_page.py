"""Progress: what is weak, what is due, accuracy and speed, as pictures and as a table."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from trainer.gui.buttons import KeyButton
from trainer.gui.charts import BarChart, DayChart, RuleGrid
from trainer.gui.practice import Practice
from trainer.gui.screens.framing import fill, framed, label, listing
from trainer.gui.screens.practice_dialogs import FileDialog
from trainer.i18n import Voice
from trainer.messages import Message, say, say_n
from trainer.training.derived import Day, Measured
from trainer.view.progress import bars, due_lines, families, grid, points, rules, seconds, share

MOST_DUE = 8
"""Rules that are listed as coming back; the table has all."""


class ProgressPage(QWidget):
    """Shows what the records of the one who trains say; nothing that was not measured."""

    back = Signal()

    def __init__(self, practice: Practice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._practice = practice
        self._voice = practice.desk.voice
        self._measured: tuple[Measured, ...] = ()
        self._days: tuple[Day, ...] = ()
        self._dues: tuple[tuple[str, int], ...] = ()
        self._damage: Message | None = None
        self.head = label(self, "asked")
        self.said = label(self, "quiet", wraps=True)
        self.pictures_tab = KeyButton("tab", self, checkable=True)
        self.table_tab = KeyButton("tab", self, checkable=True)
        self.class_button = KeyButton("plain", self)
        self.back_button = KeyButton("plain", self)
        self.family_head = label(self, "head", wraps=True)
        self.families = BarChart(self)
        self.weak_head = label(self, "head", wraps=True)
        self.weak = BarChart(self)
        self.rule_head = label(self, "head", wraps=True)
        self.rules = RuleGrid(self)
        self.due_head = label(self, "head", wraps=True)
        self.due = label(self, "step", wraps=True)
        self.accuracy_head = label(self, "head", wraps=True)
        self.accuracy = DayChart(self, pace=False)
        self.pace_head = label(self, "head", wraps=True)
        self.pace = DayChart(self, pace=True)
        self.table = listing(self, 6)
        self.body = QStackedWidget(self)
        self._lay_out()
        self.pictures_tab.clicked.connect(lambda: self.turn(table=False))
        self.table_tab.clicked.connect(lambda: self.turn(table=True))
        self.class_button.clicked.connect(self.save_class_sheet)
        self.back_button.clicked.connect(self.back)

    def refresh(self) -> None:
        """As the records have it now."""
        keeper = self._practice.keeper
        who = keeper.who
        self._measured = keeper.asked(lambda records: records.measured(who))
        self._days = keeper.asked(lambda records: records.days(who))
        dues = keeper.asked(lambda records: records.dues(who))
        self._dues = tuple((one.rule, one.at) for one in dues)
        self._damage = keeper.asked(lambda records: records.damage)
        self._practice.show_strip()
        self.turn(table=self.body.currentIndex() == 1)
        self.speak(self._practice.desk.voice)

    def turn(self, *, table: bool) -> None:
        self.body.setCurrentIndex(int(table))
        self.table_tab.setChecked(table)
        self.pictures_tab.setChecked(not table)

    def speak(self, voice: Voice) -> None:
        self._voice = voice
        text = voice.text
        profile = self._practice.keeper.profile
        self.head.setText(text(say("Guest")) if profile is None else profile.name)
        self.pictures_tab.set_label(text(say("Pictures")))
        self.table_tab.set_label(text(say("As a table")))
        self.table_tab.set_key("A")
        self.class_button.set_label(text(say("Class sheet…")))
        self.class_button.setVisible(len(self._practice.keeper.profiles()) > 0)
        self.back_button.set_label(text(say("Practice")))
        self.back_button.set_key("Esc")
        by_family = families(self._measured)
        self.family_head.setText(text(say("Families of rules: right of the last 30")))
        self.families.show_bars(by_family, voice)
        found = bars(self._measured)
        self.weak_head.setText(text(say("Drills, the weakest first: right of the last 30")))
        self.weak.show_bars(found, voice)
        self.rule_head.setText(text(say("Rules by their numbers: weak, strong, mastered")))
        self.rules.show_rows(grid(self._measured), voice)
        self.due_head.setText(text(say("Comes back for review")))
        lines = due_lines(self._dues, self._practice.clock())
        shown = [f"{text(one.rule)}: {text(one.when)}" for one in lines[:MOST_DUE]]
        more = len(lines) - len(shown)
        if more:
            shown.append(text(say_n("and {n} more", "and {n} more", more)))
        self.due.setText("\n".join(shown))
        self.accuracy_head.setText(text(say("Right answers by day")))
        self.pace_head.setText(text(say("Seconds an answer by day")))
        for chart in (self.accuracy, self.pace):
            chart.show_points(points(self._days), voice)
        shown_parts: tuple[tuple[tuple[QWidget, ...], bool], ...] = (
            ((self.family_head, self.families), bool(by_family)),
            ((self.weak_head, self.weak), bool(found)),
            ((self.due_head, self.due), bool(lines)),
            ((self.accuracy_head, self.accuracy, self.pace_head, self.pace), bool(self._days)),
            ((self.rule_head, self.rules), bool(self._days)),
        )
        for parts, there in shown_parts:
            for part in parts:
                part.setVisible(there)
        for tab in (self.pictures_tab, self.table_tab):
            tab.setVisible(bool(self._days))
        told: list[Message] = []
        if not self._days:
            self.turn(table=False)
            told = [say("Nothing was answered yet. Lessons, drills and exams show here.")]
        if self._damage is not None:
            told.append(self._damage)
        self.said.setText("\n".join(text(one) for one in told))
        self.said.setVisible(bool(self.said.text()))
        self._list()

    def _list(self) -> None:
        """The numbers of the pictures, one by one."""
        text = self._voice.text
        heads = (
            say("What"),
            say("Answers"),
            say("Right of the last 30"),
            say("Median"),
            say("Target"),
            say("Mastery"),
        )
        rows: list[tuple[str, ...]] = [
            (
                text(one.name),
                self._voice.number(one.mastery.attempts),
                text(share(one.share)),
                text(seconds(one.mastery.median)),
                text(seconds(one.mastery.target)),
                text(say("mastered")) if one.mastered else "",
            )
            for one in (
                *families(self._measured),
                *bars(self._measured),
                *rules(self._measured),
            )
        ]
        rows += [
            (
                one.date,
                self._voice.number(one.answers),
                text(share(one.accuracy)),
                text(seconds(one.pace)),
                "",
                "",
            )
            for one in points(self._days)
        ]
        lines = due_lines(self._dues, self._practice.clock())
        rows += [
            (text(say("{rule}: review {when}", rule=one.rule, when=one.when)), "", "", "", "", "")
            for one in lines
        ]
        fill(self.table, tuple(text(one) for one in heads), rows)

    def save_class_sheet(self) -> None:
        """All profiles side by side, as CSV or as PDF, by the ending of the file's name."""
        file = FileDialog.ask(
            self, self._voice, say("Class sheet (.pdf or .csv)"), "class.pdf", "csv"
        )
        if file:
            from trainer.gui.class_sheet import save

            self._say(save(file, self._practice, self._voice))

    def _say(self, message: Message) -> None:
        self.said.setText(self._voice.text(message))
        self.said.show()

    def _lay_out(self) -> None:
        column = framed(self)
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.head)
        top.addStretch(1)
        for button in (self.pictures_tab, self.table_tab, self.class_button, self.back_button):
            top.addWidget(button)
        column.addLayout(top)
        column.addWidget(self.said)
        pictures = QWidget(self)
        left, right = QVBoxLayout(), QVBoxLayout()
        columns: tuple[tuple[QVBoxLayout, tuple[QWidget, ...]], ...] = (
            (left, (self.family_head, self.families, self.weak_head, self.weak)),
            (
                right,
                (
                    *(self.accuracy_head, self.accuracy, self.pace_head, self.pace),
                    *(self.rule_head, self.rules, self.due_head, self.due),
                ),
            ),
        )
        for layout, parts in columns:
            layout.setSpacing(8)
            for part in parts:
                layout.addWidget(part)
            layout.addStretch(1)
        row = QHBoxLayout(pictures)
        row.setContentsMargins(0, 0, 12, 0)
        row.setSpacing(36)
        row.addLayout(left, 1)
        row.addLayout(right, 1)
        scroll = QScrollArea(self)
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setWidget(pictures)
        self.body.addWidget(scroll)
        self.body.addWidget(self.table)
        column.addWidget(self.body, 1)
