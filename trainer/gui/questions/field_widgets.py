"""The widget for each field of an answer, by the kind of its values."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from trainer.content.questions import Field
from trainer.gui.questions.amount_field import AmountField, NumberField
from trainer.gui.questions.choice_field import ChoiceField, SetField
from trainer.gui.questions.field import FieldWidget
from trainer.gui.questions.hand_fields import HandsField
from trainer.gui.questions.pot_fields import PotOrderField, PotsField
from trainer.gui.questions.seat_fields import SeatField, SeatOrderField, SeatSetField
from trainer.gui.questions.seat_map_fields import SeatAmountsField, SeatWordsField
from trainer.gui.questions.step_fields import StepsField
from trainer.gui.questions.winners_field import WinnersField
from trainer.view.around import Around


def field_widget(field: Field, around: Around, parent: QWidget) -> FieldWidget:
    """NotImplementedError for a kind that nobody drew yet."""
    kind, label = field.shape.kind, field.label
    named, holding = around.seats, tuple(one for one in around.seats if one[0] in around.holding)
    inner = kind.of[0].name if kind.of else ""
    match kind.name, inner:
        case (("choice" | "yes-no" | "id"), _):
            return ChoiceField(field.choices, label, parent)
        case "set", "choice":
            return SetField(field.choices, label, parent)
        case "amount", _:
            return AmountField(label, parent)
        case "number", _:
            return NumberField(label, parent)
        case (("seat" | "place"), _):
            return SeatField(label, named, parent)
        case "set", "seat":
            return SeatSetField(label, holding, parent)
        case "list", "seat":
            return SeatOrderField(label, named, parent, wanted=around.in_order)
        case "by-seat", "amount":
            return SeatAmountsField(label, named, parent)
        case "by-seat", "choice":
            others = tuple(one for one in named if one[0] != around.apart)
            return SeatWordsField(label, others, field.choices, parent)
        case "list", "step":
            return StepsField(label, around, parent)
        case "by-seat", "fields":
            return HandsField(label, around, parent)
        case "list", "number":
            return PotOrderField(label, around.pots, parent)
        case "list", "fields" if field.name == "pots":
            return PotsField(label, named, parent)
        case "list", "fields":
            return WinnersField(label, holding, around.pots, split=around.split, parent=parent)
        case _:
            raise NotImplementedError(f"no widget for a field of kind {kind.name}")
