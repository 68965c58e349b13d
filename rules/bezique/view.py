"""What one player may see and know. A player, human or program, gets nothing else.

Hidden means absent: cards the player has not seen stand nowhere in a view, and the stock is only a
number. The tricks are all there, since both saw them played; which of them a table lets its players
look at again says `tricks_to_look_at` (ZO6). A deal that is over is open to both (house choice 10).
"""

from __future__ import annotations

from msgspec import Struct

from rules.bezique.choices import Choices, choices
from rules.bezique.combinations import Combination
from rules.bezique.errors import Errors
from rules.bezique.options import LookAtTricks, Options, StockCount
from rules.bezique.reuse import Declaration
from rules.bezique.scoring import Ledger
from rules.bezique.settlement import Settlement
from rules.bezique.state import DealState, InWindow, Phase, State
from rules.core.cards import Card, Hand, Suit
from rules.core.seats import Player, Turn
from rules.core.tricks import WonTrick


class CutView(Struct, frozen=True):
    """The cut: how many cards are spread, what each player turned up (A first), and who won."""

    spread: int
    places: tuple[int | None, int | None]
    turned: tuple[Card | None, Card | None]
    winner: Player | None


class DealView(Struct, frozen=True):
    """A deal from one seat. Pairs are A's first; `others` are cards of the other's that were seen.

    `window` is there while its owner has not drawn; `blanche` are cards of one's own to be shown.
    """

    number: int
    dealer: Player
    turn: Player
    leader: Player
    hand: Hand
    hand_sizes: tuple[int, int]
    open: tuple[Hand, Hand]
    others: Hand
    left: int  # of the stock, the turn-up counted
    turn_up: Card | None
    trumps: Suit | None
    led: Card | None
    reply: Card | None
    tricks: tuple[WonTrick, ...]
    window: InWindow | None
    declared: tuple[Declaration, ...]
    held_over: tuple[tuple[Combination, ...], tuple[Combination, ...]]
    blanche: Hand | None
    ledger: Ledger
    errors: Errors
    opened: DealState | None  # the whole deal, when it is over


class View(Struct, frozen=True):
    """A partie as `player` sees it. `choices` are there only when it is this player's turn."""

    options: Options
    player: Player
    phase: Phase
    turn: Turn | None
    cut: CutView | None
    first_dealer: Player | None
    results: tuple[tuple[int, int], ...]
    totals: tuple[int, int]  # of this game's finished deals
    games: tuple[int, int]
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
        games=standing.games,
        deal=_deal(state.deal, player, state) if state.deal is not None else None,
        choices=choices(state) if state.turn is player else None,
        settlement=standing.settlement,
    )


def _cut(state: State) -> CutView | None:
    cutting = state.standing.cutting
    if cutting is None:
        return None
    a, b = (None if place is None else cutting.pack[place] for place in cutting.places)
    return CutView(len(cutting.pack), cutting.places, (a, b), cutting.winner)


def _deal(deal: DealState, player: Player, state: State) -> DealView:
    over = len(state.standing.results) >= deal.number
    return DealView(
        number=deal.number,
        dealer=deal.dealer,
        turn=deal.turn,
        leader=deal.leader,
        hand=deal.hands[player],
        hand_sizes=(len(deal.hands[0]), len(deal.hands[1])),
        open=deal.open,
        others=deal.known[player.other],
        left=deal.left,
        turn_up=deal.turn_up,
        trumps=deal.trumps,
        led=deal.led,
        reply=deal.reply,
        tricks=deal.tricks,
        window=deal.window if state.phase is Phase.WINDOW else None,
        declared=deal.declared,
        held_over=deal.held_over,
        blanche=deal.blanche[player],
        ledger=deal.ledger,
        errors=deal.errors,
        opened=deal if over else None,
    )


def tricks_to_look_at(seen: View) -> tuple[WonTrick, ...]:
    """The tricks that may be looked at again (ZP3): the last one until the next lead, or others."""
    deal = seen.deal
    if deal is None or seen.options.look_at_tricks is LookAtTricks.NEVER:
        return ()
    if seen.options.look_at_tricks is LookAtTricks.ALL:
        return deal.tricks
    return deal.tricks[-1:] if deal.led is None else ()


def stock_to_count(seen: View) -> int | None:
    """How many cards are left, where they may be counted (ZP1)."""
    if seen.deal is None or seen.options.stock_count is StockCount.HIDDEN:
        return None
    return seen.deal.left
