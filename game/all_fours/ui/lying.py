"""Which tricks still lie in the middle, and which are turned down; whether none lies there yet."""

from __future__ import annotations

from rules.all_fours.state import Phase, Trick
from rules.all_fours.view import DealView, View
from rules.core.cards import Card
from rules.core.seats import Player


def talking(seen: View) -> bool:
    """Whether trumps are talked about and no card was led: the stock has the middle to itself."""
    deal = seen.deal
    playing = seen.phase in (Phase.PLAY, Phase.ASK, Phase.CLAIM)
    return deal is not None and not playing and deal.led is None and not deal.tricks


def lying(deal: DealView) -> tuple[Player, tuple[Card, ...]]:
    """Who led what lies in the middle, and the cards: the last trick lies until the next lead."""
    if deal.led is not None:
        return deal.leader, (deal.led,) if deal.reply is None else (deal.led, deal.reply)
    if deal.tricks:
        last = deal.tricks[-1]
        return last.leader, (last.led, last.reply)
    return deal.leader, ()


def put_by(deal: DealView) -> tuple[Trick, ...]:
    """The tricks that do not lie in the middle any more."""
    return deal.tricks if deal.led is not None else deal.tricks[:-1]


def gathered(deal: DealView, player: Player) -> int:
    """How many tricks a player has turned down before him."""
    return sum(trick.winner is player for trick in put_by(deal))
