"""Bezique in matches.

What is told of its deals, and how a partie goes on from the points of its deals.
"""

from __future__ import annotations

from game.match.arena import Arena, DealFacts, Results, Unfinished
from rules.bezique.actions import Cut
from rules.bezique.game import bring
from rules.bezique.options import Options
from rules.bezique.pack import pack_of
from rules.bezique.partie import apply, start_deal
from rules.bezique.scoring import Item
from rules.bezique.settlement import Settlement
from rules.bezique.state import Phase, State
from rules.bezique.view import View
from rules.core.cards import Card
from rules.core.seats import Player

CLASSES: dict[str, tuple[Item, ...]] = {
    "seven": (Item.TURNED_SEVEN, Item.EXCHANGE, Item.SEVEN),
    "marriage": (Item.MARRIAGE, Item.ROYAL_MARRIAGE),
    "sequence": (Item.PLAIN_SEQUENCE, Item.SEQUENCE),
    "bezique": (Item.BEZIQUE,),
    "double bezique": (Item.DOUBLE_BEZIQUE, Item.TRIPLE_BEZIQUE, Item.QUADRUPLE_BEZIQUE),
    "four alike": (Item.FOUR_ACES, Item.FOUR_KINGS, Item.FOUR_QUEENS, Item.FOUR_KNAVES),
    "carte blanche": (Item.CARTE_BLANCHE,),
    "last trick": (Item.LAST_TRICK,),
    "brisques": (Item.BRISQUES,),
    "forfeit": (Item.FORFEIT,),
}
"""What points are made with, each as the lines of a ledger that belong to it."""

_CLASS_OF = {item: place for place, items in enumerate(CLASSES.values()) for item in items}


def facts(state: State) -> DealFacts:
    """Of the deal that was just finished."""
    items = ([0] * len(CLASSES), [0] * len(CLASSES))
    for line in state.current.ledger:
        items[line.player][_CLASS_OF[line.item]] += line.points
    return DealFacts((tuple(items[0]), tuple(items[1])))


MOST_POINTS = 20_000
"""More than anybody makes in one deal, a deal of Rubicon Bezique with all its beziques included."""


def is_over(results: Results, options: Options) -> bool:
    """Whether somebody has won the game by these deals."""
    if options.rubicon:
        return bool(results)
    return any(sum(points[player] for points in results) >= options.target for player in Player)


def begun(
    results: Results, first_dealer: Player, options: Options, pack: tuple[Card, ...]
) -> State:
    """A partie with its next deal on the table, dealt by the one whose turn it is."""
    dealer = first_dealer.other if len(results) % 2 else first_dealer
    before = start_deal(options, dealer, results)
    return apply(before, bring(before, pack))[-1].state


def _start_deal(options: Options) -> State:
    return start_deal(options, Player.B)


def _cut(state: State, turn: Player) -> Cut | None:
    """A's is the top card, B's the lowest: which cards lie there is chance."""
    if state.phase is not Phase.CUT:
        return None
    return Cut(0 if turn is Player.A else len(pack_of(state.options)) - 1)


def _rubicon(settlement: Settlement) -> bool:
    return settlement.rubicon


def _in_window(seen: View) -> bool:
    return seen.phase is Phase.WINDOW


def _phase(seen: View) -> str:
    return seen.phase.value


def _deals(options: Options) -> int | None:
    return 1 if options.rubicon else None


MATCH = Arena(
    start_deal=_start_deal,
    unasked=_cut,
    items=tuple(CLASSES),
    made={"doubles": "double bezique", "sequences": "sequence"},
    facts=facts,
    rubicon=_rubicon,
    slow="window",
    is_slow=_in_window,
    phase=_phase,
    unfinished=Unfinished(most=MOST_POINTS, deals=_deals, is_over=is_over, begun=begun),
)
