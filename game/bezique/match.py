"""Bezique in matches.

What is told of its deals, and how a partie goes on from the points of its deals.
"""

from __future__ import annotations

from game.match.arena import (
    Arena,
    DealFacts,
    Results,
    Unfinished,
    begun_by,
    cut_by_chance,
    has_reached,
    in_phase,
    phase_name,
)
from rules.bezique.actions import Cut
from rules.bezique.game import bring
from rules.bezique.options import Options
from rules.bezique.pack import pack_of
from rules.bezique.partie import apply, start_deal
from rules.bezique.scoring import Item
from rules.bezique.settlement import Settlement
from rules.bezique.state import Phase, State
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
    return has_reached(results, options.target)


def _start_deal(options: Options) -> State:
    return start_deal(options, Player.B)


def _rubicon(settlement: Settlement) -> bool:
    return settlement.rubicon


def _deals(options: Options) -> int | None:
    return 1 if options.rubicon else None


MATCH = Arena(
    start_deal=_start_deal,
    unasked=cut_by_chance(Phase.CUT, Cut, lambda state: len(pack_of(state.options))),
    items=tuple(CLASSES),
    made={"doubles": "double bezique", "sequences": "sequence"},
    facts=facts,
    rubicon=_rubicon,
    slow="window",
    is_slow=in_phase(Phase.WINDOW),
    phase=phase_name,
    unfinished=Unfinished(
        most=MOST_POINTS, deals=_deals, is_over=is_over, begun=begun_by(start_deal, apply, bring)
    ),
)
