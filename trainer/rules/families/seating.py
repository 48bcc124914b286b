"""Breaking a table, halting play, and who has the button and the blinds."""

from __future__ import annotations

from trainer.messages import Message, say
from trainer.rules.answers import Halt, SeatOrder, When
from trainer.rules.concepts import BY_SUIT
from trainer.rules.house import House
from trainer.rules.ruling import Answered, Cite, Finding, Stage
from trainer.table.state import Phase, Status, Table
from trainer.table.turns import clockwise

HALTING = Cite("balancing-and-halting", "D")
NEXT_TO_IT = Cite("balancing-and-halting", "D", ours=True)
"""The seat where the big blind would land is the one next to the last big blind."""
NEW_PLAYERS = Cite("new-players-and-broken-tables", "A")
WAITS = Cite("new-players-and-broken-tables", "A", ours=True)
"""Until when a newcomer waits who is not dealt in at once."""
LATE = Cite("late-entries")
FIRST_CARD = Cite("misdeals-and-fouled-decks", "A2")
BREAKING = Cite("new-players-and-broken-tables", "B")
SHORT_BY = 3
"""So many players short of the fullest table, through eliminations, a table may have to halt."""
FULL_RING = 7
"""Seats from which the text's test holds; smaller formats are the floor's."""


def halt(table: Table, house: House) -> Answered[Halt]:
    """Both: three or more short of the fullest table, and the big blind would land on an empty
    seat (balancing-and-halting D)."""
    if not table.others:
        return Answered(None, unknown=say("No other table is given: add `others:`."))
    fullest = max(table.others, key=lambda one: one.players)
    here = sum(1 for one in table.seats if one.stack or one.front)
    short = fullest.players - here
    sums = _short_by(fullest.players, here)
    if table.size < FULL_RING:
        finding = Finding(
            Stage.REMEDY,
            (HALTING,),
            (sums, say("For smaller tables the test is at the floor’s discretion.")),
        )
        return Answered(None, (finding,), (Halt(halt=True, when=When.NOW), Halt(halt=False)))
    if short <= 0:
        return Answered(Halt(halt=False), (Finding(Stage.REMEDY, (HALTING,), (sums,)),))
    if short < SHORT_BY:
        why = say("{short} < {mark}: play goes on.", short=short, mark=SHORT_BY)
        return Answered(Halt(halt=False), (Finding(Stage.REMEDY, (HALTING,), (sums, why)),))
    last = table.big_blind_seat
    if last is None:
        return Answered(None, unknown=say("Where the big blind was is not known: give `button:`."))
    seat = last % table.size + 1
    empty = all(one.number != seat or not (one.stack or one.front) for one in table.seats)
    enough = say("{short} ≥ {mark}: short enough.", short=short, mark=SHORT_BY)
    if empty:
        why = say(
            "The next big blind would land on Seat {seat}, which is empty: halt now.",
            seat=str(seat),
        )
        return Answered(
            Halt(halt=True, when=When.NOW),
            (Finding(Stage.REMEDY, (HALTING, NEXT_TO_IT), (sums, enough, why)),),
        )
    why = say(
        "The next big blind is on Seat {seat}, which is taken: play on until it would land "
        "on an empty seat.",
        seat=str(seat),
    )
    return Answered(
        Halt(halt=True, when=When.EMPTY_SEAT),
        (Finding(Stage.REMEDY, (HALTING, NEXT_TO_IT), (sums, enough, why)),),
    )


def _short_by(most: int, here: int) -> Message:
    if here >= most:
        return say(
            "No table has more players: {here} here, {most} at the fullest other.",
            here=here,
            most=most,
        )
    return say(
        "{most} − {here} = {short} short of the fullest table.",
        most=most,
        here=here,
        short=most - here,
    )


def seat_cards(table: Table, house: House) -> Answered[SeatOrder]:
    """Breaking a table: the highest up card, suit breaking ties, gets the first seat card."""
    drawn = table.face_up
    if not drawn or any(not one.known for _, one in drawn):
        return Answered(None, unknown=say("The cards drawn are not known: deal them face up."))
    order = tuple(n for n, _ in sorted(drawn, key=lambda pair: pair[1].height, reverse=True))
    finding = Finding(
        Stage.REMEDY,
        (BREAKING,),
        (
            say("The highest card gets the first seat card, then in order."),
            BY_SUIT,
        ),
    )
    return Answered(SeatOrder(order), (finding,))


def button(table: Table, what: str, house: House) -> Answered[SeatOrder]:
    """Button and blinds: of this hand while it is played, of the next once it is over.

    2026: a dead button may jump forward over the empty seats before the small blind, so that
    more newcomers are dealt in; whether it does is the room's.
    """
    small, big, now = table.small_blind_seat, table.big_blind_seat, table.button
    following = table.phase in (Phase.NO_HAND, Phase.OVER)
    if following:
        now, small, big = following_blinds(table)
    found = {"button": now, "small-blind": small, "big-blind": big}[what]
    if found is None or now is None or small is None:
        return Answered(None, unknown=say("Where the button was is not known: give `button:`."))
    if small == now:
        cite = Cite("button-placement", "C", "B")
        why = say("Heads-up the button is the small blind.")
        return Answered(SeatOrder((found,)), (Finding(Stage.REMEDY, (cite,), (why,)),))
    usual = Finding(
        Stage.REMEDY,
        (Cite("dead-button"),),
        (
            say("Nobody skips the big blind and nobody has it twice."),
            say("Button and small blind follow it, also onto a seat that is empty now."),
        ),
    )
    if what == "button" and following and house.is_2026:
        forward = forward_button(table, now, small)
        if forward is not None:
            why = say(
                "Seat {seat} is empty: the button may jump forward to Seat {forward}, as nobody "
                "skips or repeats the big blind.",
                seat=str(now),
                forward=str(forward),
            )
            finding = Finding(Stage.REMEDY, (Cite("button-placement", "B"),), (why,))
            return Answered(None, (usual, finding), (SeatOrder((forward,)), SeatOrder((now,))))
    return Answered(SeatOrder((found,)), (usual,))


def forward_button(table: Table, now: int, small: int) -> int | None:
    """The last empty seat before the small blind, where the button lies dead and more empty seats
    follow it; None where it does not. Where somebody has just come, the seat was empty."""
    taken = {one.number for one in table.seats if one.stack or one.front} - table.newcomers
    if now in taken:
        return None
    last: int | None = None
    seat = now % table.size + 1
    while seat != small and seat not in taken:
        last = seat
        seat = seat % table.size + 1
    return last if seat == small else None


def following_blinds(table: Table) -> tuple[int | None, int | None, int | None]:
    """Button, small and big blind of the next hand: the big blind moves to the next player, the
    others lie where it was before, also where that seat is empty by now (dead-button)."""
    last_big = table.big_blind_seat
    if table.button is None or last_big is None:
        return None, None, None
    order = [
        one.number
        for one in clockwise(table, last_big)
        if (one.stack or one.front)
        and (one.status is not Status.SITTING_OUT or one.number in table.newcomers)
    ]
    if len(order) < 2:
        return None, None, None
    big = order[0]
    if len(order) == 2:
        other = next(n for n in order if n != big)
        return other, other, big
    # The old small blind's seat becomes the button, the old big blind's the small blind, dead
    # where nobody sits there any more.
    return table.small_blind_seat, last_big, big


def dealt_in(table: Table, house: House) -> Answered[SeatOrder]:
    """Who is dealt in on the next hand, the first card first; in a hand, who is dealt in on it. A
    player who has just come is, unless the seat lies between the button and the small blind."""
    if table.phase in (Phase.PLAY, Phase.DEALING):
        button = table.button
        if button is None:
            return Answered(None, unknown=say("Where the button was is not known: give `button:`."))
        why = say("The first card goes to the first seat left of the button.")
        order = _cards(table, button, frozenset())
        return Answered(SeatOrder(order), (Finding(Stage.REMEDY, (FIRST_CARD,), (why,)),))
    now, small, _ = following_blinds(table)
    if now is None or small is None:
        return Answered(None, unknown=say("Where the button was is not known: give `button:`."))
    found = _dealt_in(table, now, small)
    forward = forward_button(table, now, small) if house.is_2026 else None
    if forward is not None:
        jumped = _dealt_in(table, forward, small)
        if jumped.result != found.result:
            why = say(
                "The button may jump forward over empty seats to Seat {seat}.", seat=str(forward)
            )
            finding = Finding(Stage.REMEDY, (Cite("button-placement", "B"),), (why,))
            outcomes = tuple(one.result for one in (jumped, found) if one.result is not None)
            return Answered(None, (*found.findings, finding), outcomes)
    return found


def _dealt_in(table: Table, button: int, small: int) -> Answered[SeatOrder]:
    wait = between(button, small, table.newcomers, table.size)
    why: list[Message] = []
    for seat in sorted(table.newcomers):
        if seat in wait:
            why.append(
                say(
                    "Seat {seat} has just come and lies between the button and the small blind: it "
                    "waits until the button has passed.",
                    seat=str(seat),
                )
            )
        else:
            why.append(say("Seat {seat} has just come and is dealt in at once.", seat=str(seat)))
    why.append(say("The first card goes to the first seat left of the button."))
    cites: tuple[Cite, ...] = (NEW_PLAYERS, LATE, FIRST_CARD) if table.newcomers else (FIRST_CARD,)
    if wait:
        cites = (NEW_PLAYERS, WAITS, LATE, FIRST_CARD)
    order = _cards(table, button, wait)
    return Answered(SeatOrder(order), (Finding(Stage.REMEDY, cites, tuple(why)),))


def _cards(table: Table, button: int, wait: frozenset[int]) -> tuple[int, ...]:
    """The seats that get cards, clockwise from the button; who is away is dealt in as well."""
    # In a hand, who has come and waits sits out of it, and who is all-in may have nothing behind.
    playing = table.phase is Phase.PLAY
    come = frozenset[int]() if playing else table.newcomers
    return tuple(
        one.number
        for one in clockwise(table, button)
        if (one.stack or one.front or (playing and one.cards))
        and one.number not in wait
        and (one.status is not Status.SITTING_OUT or one.number in come)
    )


def between(
    button: int | None, small: int | None, seats: frozenset[int], size: int
) -> frozenset[int]:
    """Which of the seats lie between the button and the small blind, clockwise: a player who has
    just come there waits until the button has passed (new-players-and-broken-tables A)."""
    if button is None or small is None:
        return frozenset()
    gap = (small - button) % size
    return frozenset(one for one in seats if 0 < (one - button) % size < gap)


def to_move(table: Table, house: House) -> Answered[SeatOrder]:
    """Balancing flop games: who would be the next big blind moves (balancing-and-halting A)."""
    _, _, big = following_blinds(table)
    if big is None:
        return Answered(None, unknown=say("Where the button was is not known: give `button:`."))
    finding = Finding(
        Stage.REMEDY,
        (Cite("balancing-and-halting", "A"),),
        (
            say(
                "Seat {seat} would be the next big blind: it moves, to the worst position.",
                seat=str(big),
            ),
        ),
    )
    return Answered(SeatOrder((big,)), (finding,))


def bring_in(table: Table, house: House) -> Answered[SeatOrder]:
    """Stud: who brings it in; for a player who is not there it is posted."""
    away = next((one for one in table.seats if one.posted), None)
    brings = table.action_on if away is None else away.number
    if table.game.has_board or brings is None:
        return Answered(None, unknown=say("Who brings it in hangs on up cards that are not known."))
    finding = Finding(
        Stage.STANDING,
        (Cite("rp-stud-dealing"),),
        (
            say(
                "The lowest up card brings it in, by suit where ranks are equal; in razz the "
                "highest."
            ),
            BY_SUIT,
        ),
    )
    if away is None:
        return Answered(SeatOrder((brings,)), (finding,))
    posted = Finding(
        Stage.STANDING,
        (Cite("at-your-seat"),),
        (say("Seat {seat} is not there: the bring-in is posted for it.", seat=str(away.number)),),
    )
    return Answered(SeatOrder((brings,)), (finding, posted))
