"""Live and dead hands: killed, discarded, miscounted, exposed, left behind."""

from __future__ import annotations

from dataclasses import replace

from trainer.messages import Message, say
from trainer.rules.answers import Deal, HandIs, HandRuling
from trainer.rules.concepts import betting_to_come, count_why, is_bettor, past_substantial
from trainer.rules.house import House
from trainer.rules.ruling import Answered, Cite, Finding, Stage
from trainer.rules.waiting import waiting_of
from trainer.table.hands import best_high
from trainer.table.start import right_cards
from trainer.table.state import Action, HandLies, Seat, Status, Table, Waiting

NO_MISDEAL = Cite("misdeals-and-fouled-decks", "D")
SA = Cite("substantial-action")
BUTTON_SHORT = Cite("button-short-of-cards")
_NAMED = frozenset({Action.CHECK, Action.BET})
LIVE_CARDS = Cite("live-cards-at-showdown")
PLAYING_BOARD = Cite("playing-the-board")
KILLED = Cite("killed-and-exposed-hands", "A")
ONE_CARD = Cite("showdown-irregularities", "A")
DISCARDED = Cite("showdown-irregularities", "B")

READ = Cite("tabling-and-killing", "B")
STUD = Cite("stud-dead-hands")

BOARD = 5
"""Cards of a whole board."""


def void_deal(table: Table, deal: Deal, findings: tuple[Finding, ...]) -> Answered[HandRuling]:
    """A misdeal or a fouled deck: no hand is left, and every bet goes back."""
    if any(pot.given is None for pot in table.pots):
        unknown = say("Who put in what is not known: give the pots with `from:`.")
        return Answered(None, findings, unknown=unknown)
    return Answered(HandRuling(HandIs.DEAD, deal, returned_bets(table)), findings)


def returned_bets(table: Table) -> tuple[tuple[int, int], ...]:
    """What each seat has in this hand and gets back when the deal is void."""
    back: dict[int, int] = {}
    for pot in table.pots:
        for number, amount in pot.given or ():
            back[number] = back.get(number, 0) + amount
    for one in table.seats:
        amount = max(one.amount_in, one.front.total)
        if amount:
            back[one.number] = back.get(one.number, 0) + amount
    return tuple(sorted(back.items()))


def of_seat(
    table: Table,
    number: int,
    house: House,
    *,
    miscounted: bool,
    skipped: tuple[Finding, ...] | None,
    deal: tuple[Finding, ...],
    folded: tuple[Finding, ...],
) -> Answered[HandRuling]:
    """Whether the hand of one seat is live, the deal going on.

    `skipped`: why the floor rules on a hand that was passed over. `deal`: what was found of the
    deal as a whole. `folded`: what was ruled on the act by which the hand went.
    """
    seat = table.seat(number)
    if skipped is not None:
        outcomes = (HandRuling(HandIs.DEAD), HandRuling(HandIs.LIVE))
        return Answered(None, skipped, outcomes)
    if miscounted:
        return _miscounted(table, seat)
    if seat.status in (Status.ABSENT, Status.PENALTY):
        cite = Cite("at-your-seat") if seat.status is Status.ABSENT else Cite("penalties", "C")
        why = say(
            "Seat {seat} is not there: the hand is dead, what was posted stays.", seat=str(number)
        )
        return _plain(HandIs.DEAD, cite, why)
    if seat.status is Status.FOLDED and folded:
        return Answered(HandRuling(HandIs.DEAD), folded)
    if seat.status is Status.FOLDED:
        return _plain(HandIs.DEAD, Cite("non-standard-folds"), say("The hand was folded."))
    match seat.lies:
        case HandLies.NONE if deal:
            return Answered(HandRuling(HandIs.DEAD), deal)
        case HandLies.NONE | HandLies.KILLED:
            why = say(
                "Seat {seat} was not there when the last card was dealt: no hand.",
                seat=str(number),
            )
            return _plain(HandIs.DEAD, Cite("at-your-seat"), why)
        case HandLies.MUCKED:
            return _killed(table, seat)
        case HandLies.FORWARD:
            return _forward(table, seat)
        case HandLies.TABLED:
            return _plain(
                HandIs.LIVE,
                Cite("tabling-and-killing", "C"),
                say("The hand is tabled: it cannot be killed."),
            )
        case _ if _partly_shown(table, seat) and _at_showdown(table):
            return _plain(
                HandIs.LIVE,
                ONE_CARD,
                say("A part of the hand is tabled: the dealer asks for all of it."),
                say("Refused, the floor is called."),
            )
        case _ if any(held.up for held in seat.cards) and table.game.has_board:
            finding = Finding(
                Stage.REMEDY,
                (Cite("exposing-and-folding"),),
                (say("Exposed cards do not kill a hand; a penalty may follow after it."),),
                missed=(("dead", say("Exposing is no fold.")),),
                penalty=table.action_on is not None,
            )
            return Answered(HandRuling(HandIs.LIVE), (finding,), penalty=finding.penalty)
        case _:
            return Answered(HandRuling(HandIs.LIVE), deal or _nothing_wrong(table))


def laid_down_again(table: Table, number: int) -> Answered[HandRuling]:
    """Stud: up cards picked up with no answer to give are laid down again (stud-dead-hands)."""
    if not table.seat(number).live:
        return _plain(HandIs.DEAD, STUD, say("The hand was folded."))
    return _plain(
        HandIs.LIVE,
        STUD,
        say("No answer was asked of it when it picked up its up cards: they are laid down again."),
    )


def _at_showdown(table: Table) -> bool:
    return table.action_on is None and table.street.is_last


def _partly_shown(table: Table, seat: Seat) -> bool:
    up = sum(held.up for held in seat.cards)
    return table.game.has_board and 0 < up < len(seat.cards)


def _reason(cite: Cite, *why: Message) -> tuple[Finding, ...]:
    return (Finding(Stage.REMEDY, (cite,), why),)


def _nothing_wrong(table: Table) -> tuple[Finding, ...]:
    if table.deal.again:
        why = say("A re-deal is an exact replay: whoever was dealt in and is there now plays.")
        return _reason(Cite("misdeals-and-fouled-decks", "C"), why)
    if _at_showdown(table):
        why = say("The betting is over: words bind nobody now, the cards decide.")
        return _reason(Cite("cards-speak"), why)
    return _reason(Cite("misdeals-and-fouled-decks"), say("Nothing is wrong with it."))


def _plain(state: HandIs, cite: Cite, *why: Message) -> Answered[HandRuling]:
    return Answered(HandRuling(state), _reason(cite, *why))


def _forward(table: Table, seat: Seat) -> Answered[HandRuling]:
    """Discarded face down and retrievable: live at the showdown; of a bettor who overlooked an
    opponent the dealer holds the cards and calls the floor."""
    if is_bettor(table, seat) and table.action_on is not None:
        finding = Finding(
            Stage.REMEDY,
            (DISCARDED,),
            (
                say(
                    "The bettor discarded while Seat {seat} still has an answer to give.",
                    seat=str(table.action_on),
                ),
                say("The dealer holds the cards; the floor decides."),
            ),
        )
        outcomes = (
            HandRuling(HandIs.LIVE),
            HandRuling(HandIs.DEAD, Deal.ON, uncalled(table, seat)),
        )
        return Answered(None, (finding,), outcomes)
    if seat.status is Status.ALL_IN:
        # The rule is written for the moment at which all betting is over; before it, our reading.
        early = table.action_on is not None or betting_to_come(table)
        return _plain(
            HandIs.LIVE,
            Cite("face-up-for-all-ins", ours=early),
            say("Nobody who is all-in may muck: the cards are held, the hand stays in."),
        )
    if _partly_shown(table, seat) and _at_showdown(table):
        finding = Finding(
            Stage.REMEDY,
            (ONE_CARD,),
            (
                say("A part of the hand was tabled, and the rest is refused."),
                say("The dealer holds the cards; the floor decides."),
            ),
        )
        return Answered(None, (finding,), (HandRuling(HandIs.LIVE), HandRuling(HandIs.DEAD)))
    if table.action_on is not None or betting_to_come(table):
        waiting = waiting_of(table, seat.number)
        if waiting is not None and waiting.standing is Waiting.BINDS:
            return _thrown_after_bound()
        return _plain(
            HandIs.DEAD,
            Cite("non-standard-folds"),
            say("Discarded before the last betting round ended: a fold."),
        )
    return _plain(
        HandIs.LIVE,
        LIVE_CARDS,
        say("Face down and forward, but identifiable and retrievable: still live."),
    )


def _thrown_after_bound() -> Answered[HandRuling]:
    """Thrown forward once an act out of turn was held to be binding: the act stays, and whether
    the hand does is the floor's while the cards can be retrieved (our reading)."""
    finding = Finding(
        Stage.REMEDY,
        (Cite("non-standard-folds", ours=True), Cite("floor-decisions")),
        (
            say("What was done out of turn binds, so its chips stay in the pot."),
            say("The cards can still be retrieved: whether the hand stays in is the floor’s."),
        ),
    )
    return Answered(None, (finding,), (HandRuling(HandIs.LIVE), HandRuling(HandIs.DEAD)))


def _killed(table: Table, seat: Seat) -> Answered[HandRuling]:
    """In the muck: dead, called bets stay; the part of its own bet that nobody called goes back."""
    if table.action_on is None and _all_in_showdown(table, seat):
        finding = Finding(
            Stage.REMEDY,
            (Cite("face-up-for-all-ins"), KILLED),
            (
                say("Somebody is all-in: every hand should have been turned up, none mucked."),
                say("The floor decides: live where it can be told beyond doubt, else dead."),
            ),
        )
        return Answered(None, (finding,), (HandRuling(HandIs.LIVE), HandRuling(HandIs.DEAD)))
    if _partly_shown(table, seat) and _at_showdown(table):
        finding = Finding(
            Stage.REMEDY,
            (READ,),
            (
                say("A part of the hand was tabled before it went to the muck."),
                say("Whether enough was tabled and read to claim the pot is the floor’s."),
            ),
        )
        return Answered(None, (finding,), (HandRuling(HandIs.LIVE), HandRuling(HandIs.DEAD)))
    back = uncalled(table, seat)
    why = [say("The dealer pushed the hand into the muck: it is dead.")]
    if back:
        why.append(
            say(
                "Called bets stay; {amount} of its bet is not called and goes back.",
                amount=back[0][1],
            )
        )
    else:
        why.append(say("Called bets stay in the pot."))
    if _plays_board(table, seat):
        cite = PLAYING_BOARD
        why.append(say("The board plays, but to share it the whole hand must be tabled."))
    elif table.street.is_last and is_bettor(table, seat):
        cite = DISCARDED
    else:
        cite = LIVE_CARDS if _at_showdown(table) else KILLED
    return Answered(HandRuling(HandIs.DEAD, Deal.ON, back), _reason(cite, *why))


def _all_in_showdown(table: Table, seat: Seat) -> bool:
    """The hand in the muck was one of two or more of which one is all-in."""
    others = [one for one in table.live if one.number != seat.number]
    return bool(others) and any(one.status is Status.ALL_IN for one in (seat, *others))


def _plays_board(table: Table, seat: Seat) -> bool:
    """No card of the hand improves the board (playing-the-board)."""
    cards = tuple(held.card for held in seat.cards)
    known = all(card.known and not card.foreign for card in (*cards, *table.board))
    if not known or len(table.board) != BOARD or table.game.is_omaha or not cards:
        return False
    return best_high(cards, table.board) == best_high(table.board)


def uncalled(table: Table, seat: Seat) -> tuple[tuple[int, int], ...]:
    """What the seat has in over everybody else who is still in or has called."""
    most = max((one.amount_in for one in table.seats if one.number != seat.number), default=0)
    over = seat.amount_in - max(most, 0)
    raised = any(act.raised and act.seat == seat.number for act in table.acts)
    return ((seat.number, over),) if over > 0 and raised else ()


def _miscounted(table: Table, seat: Seat) -> Answered[HandRuling]:
    """After substantial action a dead hand; the button short of cards is the one exception
    (misdeals-and-fouled-decks, button-short-of-cards)."""
    held, right = len(seat.cards), right_cards(table)
    count = say(
        "Cards at Seat {seat}: {held}; right are {right}.",
        seat=str(seat.number),
        held=held,
        right=right,
    )
    if seat.number == table.button and held < right:
        if not any(act.seat == seat.number for act in table.acts):
            return _plain(
                HandIs.LIVE,
                BUTTON_SHORT,
                count,
                say(
                    "The button is short of cards: they are dealt to it, also after substantial "
                    "action."
                ),
            )
        # The text names a check and a bet; call and raise alike are our reading.
        named = {act.action for act in table.acts if act.seat == seat.number} & _NAMED
        return _plain(
            HandIs.DEAD,
            BUTTON_SHORT if named else replace(BUTTON_SHORT, ours=True),
            count,
            say("The button has acted on the short hand: it is dead."),
        )
    assert past_substantial(table)
    finding = Finding(
        Stage.REMEDY,
        (NO_MISDEAL, SA),
        (count, count_why(table), say("No misdeal any more: the hand is dead, play goes on.")),
        missed=(("misdeal", say("Substantial action closes the misdeal.")),),
    )
    return Answered(HandRuling(HandIs.DEAD), (finding,))
