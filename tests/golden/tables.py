"""The tables whose pictures are kept: what lies on each, and how it is looked at."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from trainer.messages import Message, say
from trainer.table.cards import JOKER, card, cards
from trainer.table.chips import NOTHING, USUAL_SET, ChipStack, fewest, parse_chips, spread
from trainer.table.state import HandLies, Status
from trainer.view.model import Bubble, CardView, PotView, SeatView, Sign, TableView
from trainer.view.palette import Deck, Theme
from trainer.view.spots import Spot, cards_at, chips_at, pots_at, seats_at
from trainer.view.words import pot_label, short_pot_label

BACK: Final = CardView(None)
NAMES: Final = ("Ana", "Bruno", "Chiara", "Dmitri", "Elena", "Farid", "Grace", "Hugo", "Inés", "Jo")


@dataclass(frozen=True, slots=True)
class Golden:
    name: str
    view: TableView
    size: tuple[int, int] = (1180, 640)
    theme: Theme = Theme.DARK
    text: float = 1.0
    language: str = "en"
    deck: Deck = Deck.FOUR_COLOURS
    least: float = 0.0
    offered: tuple[Spot, ...] = ()
    chosen: tuple[Spot, ...] = ()


def chips(amount: int) -> ChipStack:
    found = spread(amount, USUAL_SET) or fewest(amount, USUAL_SET)
    assert found is not None
    return found


def faces(text: str) -> tuple[CardView, ...]:
    return tuple(CardView(one, up=True) for one in cards(text))


def seat(
    number: int,
    stack: int,
    front: str = "",
    held: tuple[CardView, ...] = (BACK, BACK),
    **more: object,
) -> SeatView:
    out = parse_chips(front)
    made = SeatView(
        number,
        occupied=True,
        name=NAMES[number - 1],
        stack=chips(stack) if stack else NOTHING,
        stack_amount=stack,
        front=out,
        front_amount=out.total,
        cards=held,
    )
    return replace(made, **more)  # type: ignore[arg-type]  # the fields of a seat, by name


def table(line: Message, *seats: SeatView, **more: object) -> TableView:
    return replace(TableView(len(seats), seats, line), **more)  # type: ignore[arg-type]  # the same


def pot(label: Message, text: str, short: Message | None = None) -> PotView:
    lie = parse_chips(text)
    return PotView(label, lie, lie.total, short)


def several(*texts: str) -> tuple[PotView, ...]:
    """The main pot and side pots."""
    return tuple(
        pot(pot_label(index, len(texts)), text, short_pot_label(index))
        for index, text in enumerate(texts)
    )


def line(street: Message, small: int = 250, big: int = 500) -> Message:
    return say(
        "{first} · {next}", first=say("Blinds {small}–{big}", small=small, big=big), next=street
    )


def folded(number: int, stack: int) -> SeatView:
    return seat(number, stack, held=(), status=Status.FOLDED, lies=HandLies.MUCKED)


def two() -> TableView:
    return table(
        line(say("river")),
        seat(1, 18_500, "2x500", acting=True),
        seat(2, 21_000, "1000", bubble=Bubble(say("“Bet {amount}”", amount=1000))),
        button=2,
        board=faces("Kh Qs Jd 7c 2h"),
        burned=3,
        pots=(pot(say("Pot"), "4x500 5x100"),),
    )


def six() -> TableView:
    return table(
        line(say("preflop")),
        seat(1, 19_750, "2x100 2x25"),
        seat(2, 19_500, "500"),
        SeatView(3),
        seat(4, 18_500, "1000 5x100", marked=True, bubble=_silent()),
        seat(5, 12_300, held=(), status=Status.ABSENT),
        seat(6, 20_000, lies=HandLies.FORWARD),
        button=6,
        muck=2,
    )


def _silent() -> Bubble:
    return Bubble(say("… (silent)"), quiet=True, sign=Sign.PUSH)


def nine() -> TableView:
    seats = [seat(n, 15_000 + 725 * n, "1000 5x100" if n % 3 else "") for n in range(1, 10)]
    seats[2] = replace(
        seats[2], acting=True, bubble=Bubble(say("(taps the table)"), quiet=True, sign=Sign.TAP)
    )
    seats[6] = folded(7, 8_000)
    return table(
        line(say("turn")),
        *seats,
        button=9,
        board=faces("As Kd 7h 2c"),
        burned=2,
        muck=4,
        pots=(pot(say("Pot"), "2x5000 7x1000 12x100"),),
    )


def ten() -> TableView:
    seats = [seat(n, 20_000, "1000 5x100") for n in range(1, 11)]
    seats[3] = replace(
        seats[3], acting=True, bubble=Bubble(say("“Raise to {amount}”", amount=1500))
    )
    seats[8] = seat(9, 4_000, held=(), status=Status.PENALTY)
    return table(
        line(say("preflop")),
        *seats,
        button=10,
        dealer_says=Bubble(say("“Floor!”"), sign=Sign.FLOOR),
    )


def all_in(number: int, held: str) -> SeatView:
    return seat(number, 0, held=faces(held), lies=HandLies.TABLED, status=Status.ALL_IN)


def side_pots() -> TableView:
    return table(
        line(say("river"), 500, 1000),
        all_in(1, "Ac Ad"),
        all_in(2, "Kc Kd"),
        folded(3, 30_000),
        all_in(4, "Qc Jd"),
        seat(5, 46_500, held=faces("9c 9d"), lies=HandLies.TABLED),
        folded(6, 22_000),
        button=3,
        board=faces("Qh 9s 4d 4h 2s"),
        burned=3,
        muck=4,
        pots=several("2x5000 4x500", "5000 6x1000 3x100", "25000 2x5000 4x1000", "3x1000 4x500"),
    )


def omaha() -> TableView:
    hand = (BACK,) * 4
    seats = [seat(n, 12_000 + 650 * n, held=hand) for n in range(1, 7)]
    seats[1] = seat(2, 9_000, "3x1000", held=faces("As Ks Qd Jd"), lies=HandLies.TABLED)
    seats[4] = seat(
        5, 9_000, "3x1000", held=(BACK, BACK, CardView(card("7h"), up=True, exposed=True), BACK)
    )
    return table(
        say("{first} · {next}", first=say("Pot-limit Omaha"), next=line(say("flop"))),
        *seats,
        button=1,
        board=faces("Ts 9s 2c"),
        burned=1,
        pots=(pot(say("Pot"), "5000 3x1000 4x500"),),
    )


def stud() -> TableView:
    ups = ("8h 8d", "Kc 3s", "9d 9c", "Jh 5h", "2s 7d", "Qd Tc", "6c 4h", "As Ah")
    seats = [
        seat(n, 10_000 + 500 * n, held=(BACK, BACK, *faces(up))) for n, up in enumerate(ups, 1)
    ]
    seats[1] = folded(2, 9_000)
    seats[7] = replace(seats[7], acting=True)
    seats[3] = seat(4, 8_000, "500", held=(BACK, BACK, *faces("Jh 5h Jd 2h"), BACK))
    limits = say("Limits {small}–{big}", small=500, big=1000)
    return table(
        say("{first} · {next}", first=say("Seven-card stud"), next=limits),
        *seats,
        board_places=0,
        burned=2,
        muck=3,
        pots=(pot(say("Pot"), "4x500 8x100"),),
    )


def four_card_flop() -> TableView:
    seats = [seat(n, 17_000 + 500 * n) for n in range(1, 9)]
    seats[2] = folded(3, 20_000)
    seats[5] = seat(6, 20_000, held=(BACK, CardView(JOKER, up=True, exposed=True)))
    return table(
        line(say("flop")),
        *seats,
        button=2,
        board=(*faces("Ks Kh"), CardView(card("8d"), up=True, exposed=True), *faces("3c")),
        burned=1,
        muck=2,
        boxed=True,
        pots=(pot(say("Pot"), "2x1000 5x500"),),
    )


EVERY_SEAT: Final = seats_at(range(1, 11))

GOLDEN: Final = (
    Golden("two seats", two()),
    Golden("six seats", six()),
    Golden("nine seats", nine(), theme=Theme.LIGHT),
    Golden("ten seats", ten()),
    Golden("three side pots", side_pots()),
    Golden("omaha", omaha(), deck=Deck.TWO_COLOURS),
    Golden("stud", stud()),
    Golden("four-card flop", four_card_flop(), size=(900, 560)),
    Golden("projector", nine(), size=(1920, 848), text=1.6, least=28),
    Golden("projector, four pots", side_pots(), size=(1920, 848), text=1.6, least=28),
    Golden("high contrast", side_pots(), theme=Theme.CONTRAST),
    Golden("200 percent", six(), text=2.0),
    Golden("spanish", ten(), language="es"),
    Golden("italian", side_pots(), language="it", theme=Theme.LIGHT),
    Golden("seats chosen", ten(), offered=EVERY_SEAT, chosen=seats_at((9, 2, 10))),
    Golden(
        "an amount built",
        six(),
        theme=Theme.LIGHT,
        offered=(*EVERY_SEAT[:6], *chips_at(USUAL_SET)),
        chosen=seats_at((4,)),
    ),
    Golden(
        "pots in order",
        side_pots(),
        offered=pots_at(range(4)),
        chosen=pots_at((3, 2, 0)),
        theme=Theme.CONTRAST,
    ),
    Golden(
        "cards that play",
        side_pots(),
        offered=cards_at(cards("Qh 9s 4d 4h 2s 9c 9d")),
        chosen=cards_at(cards("9s 9c 9d 4d 4h")),
    ),
)
