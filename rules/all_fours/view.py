"""What one player may see and know. A player, human or program, gets nothing else.

Hidden means absent: cards the player has not seen stand nowhere in a view, and the stock is only a
number. The tricks are all there, since both saw them played; which of them a table lets its players
look at again says `tricks_to_look_at` (QK6). What was laid away the other never sees (QC2).
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from rules.all_fours.actions import Point, TrumpQuestion
from rules.all_fours.choices import Choices, choices
from rules.all_fours.options import LookAtTricks, Options
from rules.all_fours.scoring import Ledger, Pair, Settlement
from rules.all_fours.state import Answer, DealState, Phase, State
from rules.core.cards import Card, Hand
from rules.core.seats import Player, Turn
from rules.core.tricks import WonTrick


class CutView(Struct, frozen=True):
    """The cut: how many cards are spread, and what each player turned up, A first."""

    spread: int
    places: tuple[int | None, int | None]
    turned: tuple[Card | None, Card | None]


class DealView(Struct, frozen=True):
    """A deal from one seat. Pairs are A's first; `laid_away` are one's own cards, `away` how many.

    In strict play the dealer's hand is empty to him until he looks at it; `hand_sizes` tells.
    `asking` are the questions still open to the one on turn; of `answers` one knows one's own.
    """

    number: int
    dealer: Player
    turn: Player
    leader: Player
    hand: Hand
    hand_sizes: tuple[int, int]
    laid_away: Hand
    away: tuple[int, int]
    left: int  # of the stock, the turn-up not counted
    turn_up: Card | None
    set_aside: tuple[Card, ...]
    begs: int
    led: Card | None
    reply: Card | None
    tricks: tuple[WonTrick, ...]
    asking: frozenset[TrumpQuestion]
    answers: tuple[Answer, ...]
    claims: tuple[frozenset[Point] | None, frozenset[Point] | None]
    revokes: Pair
    bunched: bool
    ledger: Ledger
    shown: Card | None  # strict play: a card that was seen in dealing


class View(Struct, frozen=True):
    """A partie as `player` sees it. `choices` are there only when it is this player's turn."""

    options: Options
    player: Player
    phase: Phase
    turn: Turn | None
    cut: CutView | None
    first_dealer: Player | None
    results: tuple[Pair, ...]
    totals: Pair  # of the finished deals
    deal: DealView | None
    choices: Choices | None
    settlement: Settlement | None


def view(state: State, player: Player) -> View:
    """The edition of a state that one player may see."""
    standing = state.standing
    return View(
        options=state.options,
        player=player,
        phase=state.phase,
        turn=state.turn,
        cut=_cut(state),
        first_dealer=standing.first_dealer,
        results=standing.results,
        totals=standing.totals,
        deal=_deal(state.deal, player) if state.deal is not None else None,
        choices=choices(state) if state.turn is player else None,
        settlement=standing.settlement,
    )


def _cut(state: State) -> CutView | None:
    cutting = state.standing.cutting
    if cutting is None:
        return None
    a, b = (None if place is None else cutting.pack[place] for place in cutting.places)
    return CutView(len(cutting.pack), cutting.places, (a, b))


def _deal(deal: DealState, player: Player) -> DealView:
    return DealView(
        number=deal.number,
        dealer=deal.dealer,
        turn=deal.turn,
        leader=deal.leader,
        hand=deal.hands[player] if deal.opening.looked or player is deal.elder else frozenset(),
        hand_sizes=(len(deal.hands[0]), len(deal.hands[1])),
        laid_away=deal.laid_away[player],
        away=(len(deal.laid_away[0]), len(deal.laid_away[1])),
        left=deal.left,
        turn_up=deal.turn_up,
        set_aside=deal.set_aside,
        begs=deal.begs,
        led=deal.led,
        reply=deal.reply,
        tricks=deal.tricks,
        asking=deal.asking,
        answers=tuple(
            one if one.asker is player else replace(one, yes=None) for one in deal.answers
        ),
        claims=deal.claims,
        revokes=deal.revokes,
        bunched=deal.bunched,
        ledger=deal.ledger,
        shown=deal.opening.shown,
    )


def tricks_to_look_at(seen: View) -> tuple[WonTrick, ...]:
    """The tricks that may be looked at again: the last one until the next lead, or others."""
    deal = seen.deal
    if deal is None or seen.options.look_at_tricks is LookAtTricks.NEVER:
        return ()
    if seen.options.look_at_tricks is LookAtTricks.ALL:
        return deal.tricks
    return deal.tricks[-1:] if deal.led is None else ()
