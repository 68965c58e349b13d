"""What one player may see and know. A player, human or program, gets nothing else.

Hidden means absent: cards the player has not seen stand nowhere in a view, and face-down cards are
only numbers. House choice 9: when a deal is over it is open to both, hands, discards and talon.
"""

from __future__ import annotations

from msgspec import Struct

from rules.core.cards import Card, Hand, Suit
from rules.core.seats import Player, Turn
from rules.piquet.choices import Choices, choices
from rules.piquet.editions import seen, seen_line
from rules.piquet.events import Event, SetCalled
from rules.piquet.history import edition_of, talk_of
from rules.piquet.options import Options
from rules.piquet.rights import Right, rights
from rules.piquet.scoring import Ledger
from rules.piquet.seats import ELDER, YOUNGER, Seat
from rules.piquet.settlement import Settlement
from rules.piquet.state import Cutting, DealState, Phase, State, Table
from rules.piquet.talk.implied import Implied, barring


class CutView(Struct, frozen=True):
    """The cut: how many cards are spread, what each player turned up (A first), and who won."""

    spread: int
    places: tuple[int | None, int | None]
    turned: tuple[Card | None, Card | None]
    winner: Player | None


class DealView(Struct, frozen=True):
    """A deal from one seat. Pairs are elder's first."""

    number: int
    dealer: Player
    seat: Seat
    turn: Seat
    hand: Hand
    hand_sizes: tuple[int, int]
    talon: int
    discard: Hand
    discard_sizes: tuple[int, int]
    taken: Hand
    carte_blanche: Seat | None  # announced, by whom
    elder_takes: int | None
    left_seen: tuple[Card, ...]  # what elder saw of the five he left
    leavings: tuple[Card, ...] | None  # what younger left, if this seat saw it
    looked: bool | None
    named: Suit | None
    table: Table
    ledger: Ledger
    history: tuple[Event, ...]
    opened: DealState | None  # the whole deal, when it is over


class View(Struct, frozen=True):
    """A partie as `player` sees it. `choices` are there only when it is this player's turn.

    `rights` are what he may do besides, his turn or not.
    """

    options: Options
    player: Player
    phase: Phase
    turn: Turn | None
    cut: CutView | None
    first_dealer: Player | None
    results: tuple[tuple[int, int], ...]
    deal: DealView | None
    choices: Choices | None
    rights: tuple[Right, ...]
    settlement: Settlement | None


def view(state: State, player: Player) -> View:
    """The edition of a state that one player may see."""
    return View(
        options=state.options,
        player=player,
        phase=state.phase,
        turn=state.turn,
        cut=_cut(state.cutting) if state.cutting else None,
        first_dealer=state.first_dealer,
        results=state.results,
        deal=_deal(state.deal, player, state) if state.deal else None,
        choices=choices(state) if state.turn is player else None,
        rights=rights(state, player),
        settlement=state.settlement,
    )


def _cut(cutting: Cutting) -> CutView:
    a, b = (None if place is None else cutting.pack[place] for place in cutting.places)
    return CutView(len(cutting.pack), cutting.places, (a, b), cutting.winner)


def _deal(deal: DealState, player: Player, state: State) -> DealView:
    seat = deal.seat(player)
    parts = deal.exchanged
    over = len(state.results) >= deal.number
    announced = parts.carte_blanche if state.phase is not Phase.CARTE_BLANCHE else None
    return DealView(
        number=deal.number,
        dealer=deal.dealer,
        seat=seat,
        turn=deal.turn,
        hand=deal.hands[seat],
        hand_sizes=(len(deal.hands[ELDER]), len(deal.hands[YOUNGER])),
        talon=len(parts.talon),
        discard=parts.discards[seat],
        discard_sizes=(len(parts.discards[ELDER]), len(parts.discards[YOUNGER])),
        taken=parts.taken[seat],
        carte_blanche=announced,
        elder_takes=parts.elder_takes,
        left_seen=parts.elder_saw if seat is ELDER else (),
        leavings=parts.talon if parts.shown or (parts.looked and seat is YOUNGER) else None,
        looked=parts.looked,
        named=parts.named,
        table=deal.table,
        ledger=tuple(seen_line(line, seat) for line in deal.ledger),
        history=edition_of(deal.history, seat),
        opened=deal if over else None,
    )


def barring_set(seen: View) -> Implied | None:
    """What elder's calls show to younger and she has nothing better than, as she can tell herself.

    None where it bars nothing of hers: what she counts then of sets he cannot take back.
    """
    deal = seen.deal
    if deal is None or deal.seat is not YOUNGER or seen.phase is not Phase.RECKONING:
        return None
    if any(isinstance(event, SetCalled) and event.seat is ELDER for event in deal.history):
        return None
    talk = talk_of(deal.history)
    return barring(talk, seen.options, deal.hand, deal.discard)


def seen_by(event: Event, state: State, player: Player) -> Event:
    """The edition of an event that a player may know, `state` being the one right after it."""
    return seen(event, state.deal.seat(player) if state.deal is not None else None)
