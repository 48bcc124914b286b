"""A view as plain text: for screen readers, golden files and bug reports."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from trainer.i18n import Voice
from trainer.messages import Message, say
from trainer.table.state import HandLies
from trainer.view.ledger import UNTOLD, pot_lines
from trainer.view.model import CardView, LedgerRow, RowKind, ScriptRow, TableView
from trainer.view.piles import stack_told
from trainer.view.words import card_sign, stacked

HEAD: tuple[Message, ...] = (
    say("Seat"),
    say("Name"),
    say("Stack"),
    say("In front"),
    say("Cards"),
    say("Status"),
    say("To call"),
)
"""The ledger's columns."""


def plain(
    view: TableView, rows: Sequence[LedgerRow], script: Sequence[ScriptRow], voice: Voice
) -> str:
    """The whole moment: felt, ledger, script."""
    parts = ("\n".join(felt(view, voice)), table_text(rows, voice), script_text(script, voice))
    return "\n\n".join(part for part in parts if part)


def felt(view: TableView, voice: Voice) -> Iterator[str]:
    """What lies on the felt, line by line, without the seats' figures."""
    text = voice.text
    yield text(view.line)
    if view.board:
        yield text(say("Board: {cards}", cards=_faces(view.board)))
    boxed = [one for one in view.board if one.exposed]
    boxed += [] if view.burn_up is None else [view.burn_up]
    if boxed:
        yield text(say("Face up in the stub before it was dealt: {cards}", cards=_faces(boxed)))
    if view.button is not None:
        yield text(say("Button: Seat {seat}", seat=view.button))
    for line in pot_lines(view):
        yield text(line)
    if view.burned or view.muck:
        yield text(say("Burned: {burned} · Muck: {muck}", burned=view.burned, muck=view.muck))
    if view.dealer_says is not None:
        yield text(say("Dealer: {words}", words=view.dealer_says.text))
    for seat in view.seats:
        if not seat.occupied and seat.cards:
            yield text(say("Seat {seat}: {cards}", seat=seat.number, cards=_faces(seat.cards)))
        if seat.acting:
            yield text(say("The action is on Seat {seat}", seat=seat.number))
        if seat.stack_amount is None and seat.stack:
            chips = stack_told(seat)
            yield text(say("Seat {seat}, behind: {chips}", seat=seat.number, chips=chips))
        if seat.lies is HandLies.FORWARD:
            yield text(say("Seat {seat}: cards forward, face down", seat=seat.number))
        if seat.bubble is not None:
            yield text(say("Seat {seat}: {words}", seat=seat.number, words=seat.bubble.text))


def table_text(rows: Sequence[LedgerRow], voice: Voice) -> str:
    """The ledger with its columns in line."""
    lines = [[voice.text(one) for one in HEAD], *(cells(row, voice) for row in rows)]
    widths = [max(len(line[i]) for line in lines) for i in range(len(HEAD))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip()
        for line in lines
    )


def cells(row: LedgerRow, voice: Voice) -> list[str]:
    """A row of the ledger as the reader's language writes it."""
    return [
        str(row.seat),
        row.name,
        UNTOLD if row.stack is None else voice.number(row.stack),
        voice.text(stacked(row.front)) if row.front else "",
        row.cards,
        UNTOLD if row.status is None else voice.text(row.status),
        UNTOLD if row.to_call is None else voice.number(row.to_call),
    ]


def script_text(script: Sequence[ScriptRow], voice: Voice) -> str:
    return "\n".join(
        f"{'>' if row.current else ' '} {_number(row)} {voice.text(row.text)}" for row in script
    )


def _number(row: ScriptRow) -> str:
    match row.kind:
        case RowKind.START:
            return "  "
        case RowKind.EVENT:
            return f"{row.number:2}"
        case RowKind.QUESTION:
            return {None: " ?", True: " ✓", False: " ✗"}[row.right]
        case RowKind.WHAT_IF:
            return " ✓" if row.right else f"{row.number:2}"


def _faces(cards: Sequence[CardView]) -> str:
    return " ".join("?" if one.card is None else card_sign(one.card) for one in cards)
