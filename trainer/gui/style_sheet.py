"""How widgets look: one style sheet from a theme's colours and the text size."""

from __future__ import annotations

from string import Template

from trainer.gui.theme import DEFAULT, edge, faint
from trainer.view.palette import PALETTES, Theme, mixed

SIZES = {"xs": 12, "s": 13, "m": 15, "l": 17, "xl": 20}
"""The letters in pixels, at the usual text size."""


TARGET = 36
"""The least height of what is pressed, in pixels at the usual text size."""


def style_sheet(scale: float = 1.0, theme: Theme = DEFAULT) -> str:
    """`scale`: the text size, 1 the usual."""
    colours = PALETTES[theme]
    sizes = {name: f"{round(size * scale)}px" for name, size in SIZES.items()}
    return _SHEET.substitute(
        sizes,
        ground=colours.ground,
        panel=colours.panel,
        raised=colours.raised,
        hover=mixed(colours.raised, colours.text, 0.08),
        down=mixed(colours.raised, colours.text, 0.14),
        outline=colours.outline,
        edge=edge(colours),
        text=colours.text,
        quiet=colours.quiet,
        faint=faint(colours),
        accent=colours.accent,
        on_accent=colours.on_accent,
        accent_hover=mixed(colours.accent, colours.text, 0.18),
        right=colours.right,
        wrong=colours.wrong,
        floor=colours.floor,
        target=f"{round(TARGET * scale) - 4}px",
        edit=f"{round(26 * scale)}px",
        primary=f"{round(TARGET * scale) + 2}px",
        chip=f"{round(28 * scale) - 4}px",
        round=f"{round(8 * min(scale, 1.5))}px",
        pill=f"{round(12 * scale)}px",
    )


_SHEET = Template("""
* { font-size: $s; }
QMainWindow, QDialog, QMessageBox { background: $panel; }
QWidget { color: $text; }
QWidget:disabled { color: $quiet; }
QToolTip { background: $raised; color: $text; border: 1px solid $edge; padding: 4px; }

QFrame[role="bar"], QFrame[role="bottom"], QWidget[role="side"] { background: $panel; border: 0; }
QFrame[role="rule"] { background: $outline; border: 0; }
QScrollArea { background: transparent; border: 0; }
QScrollArea > QWidget > QWidget { background: transparent; }

QLabel { background: transparent; }
QLabel[role="title"] { font-size: $m; font-weight: bold; }
QLabel[role="head"] { font-size: $s; font-weight: bold; }
QLabel[role="asked"] { font-size: $xl; font-weight: bold; }
QLabel[role="asked"][long="true"] { font-size: $l; }
QLabel[role="quiet"] { font-size: $s; color: $quiet; }
QLabel[role="quiet"][active="true"] { color: $accent; font-weight: bold; }
QLabel[role="small"] { font-size: $xs; color: $quiet; }
QLabel[role="small-text"] { font-size: $xs; }
QLabel[role="answer"] { font-size: $m; font-weight: bold; }
QLabel[role="note"] { font-size: $xs; color: $wrong; border: 1px solid $wrong;
  border-radius: $round; padding: 3px 8px; }

QLabel[role="keycap"] { font-size: $xs; font-weight: bold; color: $quiet; background: $ground;
  border-radius: 4px; padding: 1px 5px; min-width: 10px; }
QLabel[role="keycap"]:disabled { color: $faint; background: transparent; }
QPushButton { border: 1px solid $edge; margin: 1px; border-radius: $round; background: $raised;
  color: $text; padding: 0 12px; min-height: $target; }
QPushButton[role] { padding: 0; }
QPushButton:hover { background: $hover; }
QPushButton:pressed { background: $down; }
QPushButton:focus { border: 2px solid $floor; margin: 0; }
QPushButton:checked { border: 2px solid $accent; margin: 0; background: $hover; }
QPushButton:checked:focus { border: 2px solid $accent; margin: 0; background: $down; }
QLabel[role="choice-label"], QLabel[role="row-label"] { font-size: $m; }
QLabel[role="choice-label"][chosen="true"], QLabel[role="seat-label"][chosen="true"],
QLabel[role="tab-label"][chosen="true"] { font-weight: bold; }
QLabel[role="seat-label"] { font-size: $m; }
QLabel[chosen="true"]:disabled { color: $text; }
QPushButton[role="step"] QLabel:disabled, QPushButton[role="plain"] QLabel:disabled {
  color: $faint; }
QPushButton[role="primary"] { background: $accent; border: 2px solid $accent; margin: 0;
  min-height: $primary; }
QPushButton[role="primary"]:hover { background: $accent_hover; border-color: $accent_hover; }
QPushButton[role="primary"]:focus { border-color: $text; }
QPushButton[role="primary"]:disabled { background: $raised; border-color: $raised; }
QLabel[role="primary-label"] { font-size: $m; font-weight: bold; color: $on_accent; }
QPushButton[role="primary"] QLabel[role="keycap"] { background: transparent; color: $on_accent;
  font-size: $m; }
QLabel[role="primary-label"]:disabled,
QPushButton[role="primary"] QLabel[role="keycap"]:disabled { color: $faint; }
QPushButton[role="plain"], QPushButton[role="step"], QPushButton[role="row"] {
  background: transparent; border-color: $outline; }
QPushButton[role="plain"]:hover, QPushButton[role="step"]:hover, QPushButton[role="row"]:hover {
  background: $raised; }
QPushButton[role="step"], QPushButton[role="icon"], QPushButton[role="row"] {
  border-color: transparent; background: transparent; }
QLabel[role="step-label"] { font-size: $s; color: $quiet; }
QPushButton[role="icon"]:hover { background: $raised; }
QLabel[role="icon-label"] { font-size: $l; }
QPushButton[role="chip"], QPushButton[role="chip-accent"] { border-radius: $pill;
  border-color: $edge; min-height: $chip; min-width: $chip; }
QLabel[role="chip-label"] { font-size: $xs; }
QLabel[role="chip-accent-label"] { font-size: $xs; font-weight: bold; color: $accent; }
QPushButton[role="tab"] { background: transparent; border: 1px solid transparent; }
QPushButton[role="tab"]:checked { background: $raised; border-color: $outline; }
QPushButton[role="tab"], QPushButton[role="step"] { min-height: $chip; }
QPushButton[role="tab"]:focus { border: 2px solid $floor; }
QPushButton[role="cell"] { background: transparent; border-color: transparent; font-size: $l;
  padding: 0; }
QPushButton[role="cell"]:checked { color: $accent; border-color: $edge; background: $raised; }
QPushButton[role="cell"]:hover { background: $raised; }
QPushButton[role="cell"]:focus { border: 2px solid $floor; }
QFrame[role="group"] { border: 1px solid $outline; border-radius: $round; }
QFrame[role="group"][active="true"] { border: 1px solid $accent; }

QLineEdit { background: $ground; border: 1px solid $edge; border-radius: $round; color: $text;
  font-size: $m; padding: 4px 10px; min-height: $edit; selection-background-color: $accent;
  selection-color: $on_accent; }
QLineEdit:focus { border: 2px solid $floor; padding: 3px 9px; }
QLineEdit { placeholder-text-color: $quiet; }
QLineEdit[built="true"] { border: 2px solid $accent; padding: 3px 9px; }
QLineEdit:disabled { color: $quiet; border-color: $outline; }

QFrame[role="verdict"] { border: 2px solid $edge; border-radius: $round; background: transparent; }
QFrame[role="verdict"][state="right"] { border-color: $right; }
QFrame[role="verdict"][state="partly"] { border-color: $accent; }
QFrame[role="verdict"][state="wrong"] { border-color: $wrong; }
QLabel[role="verdict-head"] { font-size: $l; font-weight: bold; }
QLabel[role="told"] { font-size: $m; font-weight: bold; }
QLabel[role="projected"] { color: $text; }
QLabel[state="right"] { color: $right; }
QLabel[state="partly"] { color: $accent; }
QLabel[state="wrong"] { color: $wrong; }
QLabel[role="mark"] { font-size: $s; font-weight: bold; }
QLabel[role="step"] { font-size: $s; }
QLabel[role="remark"] { font-size: $s; font-weight: bold; }
QLabel[role="cite"] { font-size: $s; font-weight: bold; color: $floor; }

QPlainTextEdit[role="yaml"] { background: $ground; color: $text; border: 0;
  selection-background-color: $accent; selection-color: $on_accent; }
QListWidget[role="words"] { background: $raised; border: 1px solid $edge; }
QListWidget[role="words"]::item { padding: 1px 8px; }
QListWidget[role="words"]::item:selected { background: $accent; color: $on_accent; }
QSplitter::handle { background: $outline; }
QListView, QTableView, QTreeView { background: $panel; border: 0; outline: 0; font-size: $s; }
QListView:focus, QTableView:focus, QTreeView:focus { border: 1px solid $floor; }
QTableView::item { border-bottom: 1px solid $outline; padding: 0 8px; }
QTreeView::item { border-bottom: 1px solid $outline; padding: 6px 8px; }
QTreeView::branch { background: $panel; }
QTableView::item:selected, QTreeView::item:selected { background: $raised; color: $text; }
QTableView[role="library"] { font-size: $m; }
QTableView[role="library"]:focus { border: 0; }
QTableView[role="library"]::item:disabled { color: $accent; }
QTableView[role="library"]::item:selected { background: $raised; border-bottom: 1px solid $accent;
  border-top: 1px solid $accent; }
QHeaderView { background: $panel; }
QHeaderView::section { background: $panel; color: $quiet; border: 0;
  border-bottom: 1px solid $outline; padding: 4px 8px 4px 11px; font-weight: bold;
  font-size: $xs; }
QTableView[role="ledger"]::item { padding: 0 5px; }
QTableView[role="ledger"] QHeaderView::section { padding: 4px 5px 4px 8px; }
QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: $edge; border-radius: 4px; margin: 1px; min-height: 28px;
  min-width: 28px; }
QScrollBar::handle:hover { background: $faint; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QMenu { background: $panel; border: 1px solid $edge; padding: 4px; }
QMenu::item { padding: 8px 28px; border-radius: 4px; }
QMenu::item:selected { background: $raised; border: 1px solid $floor; }
QMenu::separator { height: 1px; background: $outline; margin: 4px 8px; }
""")
