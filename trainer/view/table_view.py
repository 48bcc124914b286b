"""The table as a picture has it at one moment, without what an open question asks."""

from __future__ import annotations

from dataclasses import replace

from trainer.content.lesson import Line
from trainer.messages import say
from trainer.table.cards import Card
from trainer.table.chips import NOTHING, fewest
from trainer.table.events import SeatEvent
from trainer.table.state import HandLies, Pot, Seat, Status, Table
from trainer.view.conceal import NOTHING_CONCEALED, Concealed, Part
from trainer.view.exposed import boxed_burn, boxed_on_board, exposed_in_the_deal
from trainer.view.model import Bubble, CardView, PotView, SeatView, TableView
from trainer.view.spoken import bubble, dealer_bubble
from trainer.view.words import headline, pot_label, short_pot_label


def look(
    table: Table,
    line: Line | None = None,
    concealed: Concealed = NOTHING_CONCEALED,
    *,
    marked: int | None = None,
    language: str = "",
) -> TableView:
    """The view of `table`, on which `line` happened last.

    `marked` is the seat that the open question speaks of; `language` chooses the lesson's own
    words for the bubble.
    """
    said = _said(line, language)
    seats = tuple(
        _seat(table, number, said if _speaks(line, number) else None, concealed, marked)
        for number in range(1, table.size + 1)
    )
    return TableView(
        size=table.size,
        seats=seats,
        line=headline(table),
        button=table.button,
        board=_board(table),
        board_places=5 if table.game.has_board else 0,
        burned=table.burned,
        muck=_muck(table),
        burn_up=_boxed_burn(table),
        boxed=bool(table.seen_in_the_deck),
        pots=_pots(table, concealed),
        dealer_says=None if line is None or isinstance(line.event, SeatEvent) else said,
        chips=table.chips,
    )


def _board(table: Table) -> tuple[CardView, ...]:
    """What lies in the middle, cards that came too early with it; in stud they lie at the hands."""
    premature = table.premature
    early = () if premature is None or premature.by_seat else premature.cards
    boxed = boxed_on_board(table)
    return tuple(
        replace(_face(card, up=True), exposed=card in boxed) for card in (*table.board, *early)
    )


def _boxed_burn(table: Table) -> CardView | None:
    card = boxed_burn(table)
    return None if card is None else _face(card, up=True)


def _speaks(line: Line | None, number: int) -> bool:
    return line is not None and isinstance(line.event, SeatEvent) and line.event.seat == number


def _said(line: Line | None, language: str) -> Bubble | None:
    if line is None:
        return None
    words = line.words.text(language)
    if words:
        return Bubble(say("“{words}”", words=words))
    return bubble(line.event) or dealer_bubble(line.event)


def _seat(
    table: Table, number: int, said: Bubble | None, concealed: Concealed, marked: int | None
) -> SeatView:
    try:
        seat = table.seat(number)
    except KeyError:
        return SeatView(number, cards=_drawn(table, number), marked=number == marked)
    return SeatView(
        number=number,
        occupied=True,
        name=seat.name,
        stack=seat.stack,
        stack_amount=None if concealed.hides_of(Part.STACK, number) else seat.stack.total,
        mixed=seat.mixed,
        front=seat.front,
        front_amount=_in_front(seat, concealed),
        cards=_cards(table, seat, face_up=concealed.face_up) + _drawn(table, number),
        lies=seat.lies,
        status=_status(seat, concealed),
        acting=not concealed.hides(Part.ACTION) and table.action_on == number,
        bubble=said,
        marked=number == marked,
    )


def _in_front(seat: Seat, concealed: Concealed) -> int | None:
    """What the seat asked about has in front is for the trainee to count."""
    hidden = concealed.hides_of(Part.FRONT, seat.number) or concealed.hides_standing(seat.number)
    return None if hidden else seat.front.total


def _cards(table: Table, seat: Seat, *, face_up: bool) -> tuple[CardView, ...]:
    if seat.lies in (HandLies.NONE, HandLies.MUCKED):
        return ()
    shown = face_up and seat.live and seat.lies is HandLies.HELD
    tabled = seat.lies is HandLies.TABLED or shown
    # In stud some cards lie face up as they should.
    down = table.game.has_board and not tabled
    seen = exposed_in_the_deal(table) if down else {}
    faces = []
    for place, held in enumerate(seat.cards):
        card = seen.get((seat.number, place))
        face = _face(card or held.card, up=held.up or tabled or card is not None)
        faces.append(replace(face, exposed=down and face.up))
    early = () if table.premature is None else dict(table.premature.by_seat).get(seat.number, ())
    faces += [_face(card, up=True) for card in early]
    return tuple(faces)


def _drawn(table: Table, number: int) -> tuple[CardView, ...]:
    """Cards dealt face up to a place between hands, for a draw."""
    return tuple(_face(card, up=True) for to, card in table.face_up if to == number)


def _face(card: Card, *, up: bool) -> CardView:
    """A face that is down is nobody's business, even where the lesson knows it."""
    return CardView(card if up and card.known else None, up=up)


def _status(seat: Seat, concealed: Concealed) -> Status:
    """As it lies: whether the seat asked about is all-in or dead is for the trainee to say."""
    ruled = seat.status in (Status.ALL_IN, Status.FOLDED)
    return Status.IN if ruled and concealed.hides_standing(seat.number) else seat.status


def _muck(table: Table) -> int:
    """How many cards lie there: those of the hands that were thrown away, also before the lesson
    began, and whatever else was put to them."""
    thrown = 0
    for seat in table.seats:
        if seat.lies is HandLies.MUCKED:
            thrown += len(seat.cards)
        elif seat.status is Status.FOLDED and seat.lies is HandLies.NONE:
            thrown += table.game.hole_cards
    return thrown + len(table.mucked)


def _pots(table: Table, concealed: Concealed) -> tuple[PotView, ...]:
    pots = tuple(pot for pot in table.pots if pot.amount)
    if concealed.hides(Part.DIVISION) and len(pots) > 1:
        pots = (_heap(pots),)
    return tuple(
        PotView(
            label=pot_label(index, len(pots)),
            chips=pot.chips or fewest(pot.amount, table.chips) or NOTHING,
            amount=None if concealed.hides(Part.POTS) else pot.amount,
            short=short_pot_label(index) if len(pots) > 1 else None,
        )
        for index, pot in enumerate(pots)
    )


def _heap(pots: tuple[Pot, ...]) -> Pot:
    known = all(pot.chips for pot in pots)
    chips = sum((pot.chips for pot in pots), NOTHING) if known else NOTHING
    return Pot(sum(pot.amount for pot in pots), chips=chips)
