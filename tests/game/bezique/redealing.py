"""Dealing again what a player has not seen: all that could lie otherwise lies otherwise."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from rules.bezique.state import State
from rules.core.seats import Player, with_his


def redealt(state: State, player: Player, luck: Random) -> State:
    """The same for this player; the other's hidden cards and the stock are shuffled together."""
    deal = state.current
    other = player.other
    top = 2 * deal.sizes.hand + deal.sizes.turned + deal.drawn
    pack = deal.dealing.pack
    hidden = sorted(deal.hands[other] - deal.known[other])
    unseen = [*hidden, *pack[top:]]
    luck.shuffle(unseen)
    theirs = deal.known[other] | frozenset(unseen[: len(hidden)])
    again = replace(
        deal,
        dealing=replace(deal.dealing, pack=(*pack[:top], *unseen[len(hidden) :])),
        hands=with_his(deal.hands, other, theirs),
    )
    return replace(state, deal=again)
