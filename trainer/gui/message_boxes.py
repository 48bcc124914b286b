"""Boxes with a sentence to be read or agreed to; nothing in it is read as markup."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from trainer.i18n import Voice
from trainer.messages import Message, say

NO: Final = say("No")


def message_box(parent: QWidget, icon: QMessageBox.Icon, text: str) -> QMessageBox:
    """A box without buttons yet; names of files, packs and people are shown as they were typed."""
    box = QMessageBox(parent)
    box.setIcon(icon)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    return box


def tell(parent: QWidget, voice: Voice, text: str) -> None:
    """Something that has to be read."""
    box = message_box(parent, QMessageBox.Icon.Information, text)
    box.setDefaultButton(box.addButton(voice.text(say("Close")), QMessageBox.ButtonRole.AcceptRole))
    box.exec()


def agreed(
    parent: QWidget,
    voice: Voice,
    question: Message,
    yes: Message,
    no: Message = NO,
    *,
    lost: bool = False,
) -> bool:
    """Whether `yes` was pressed; Enter and Esc are `no`. `lost`: it cannot be taken back."""
    icon = QMessageBox.Icon.Warning if lost else QMessageBox.Icon.Question
    role = QMessageBox.ButtonRole.DestructiveRole if lost else QMessageBox.ButtonRole.AcceptRole
    box = message_box(parent, icon, voice.text(question))
    does = box.addButton(voice.text(yes), role)
    stays = box.addButton(voice.text(no), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(stays)
    box.setEscapeButton(stays)
    box.exec()
    return box.clickedButton() is does
