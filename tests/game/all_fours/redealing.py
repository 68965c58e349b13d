"""Dealing again what a player has not seen: all that could lie otherwise lies otherwise."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from rules.all_fours.state import State
from rules.core.seats import Player, with_his


def redealt(state: State, player: Player, luck: Random) -> State:
    """The same for this player; the other's cards, those laid away and the stock change places."""
    deal = state.current
    other = player.other
    pack = deal.dealing.pack
    hand, away = sorted(deal.hands[other]), sorted(deal.laid_away[other])
    unseen = [*hand, *away, *pack[deal.opening.taken :]]
    luck.shuffle(unseen)
    held = frozenset(unseen[: len(hand)])
    laid = frozenset(unseen[len(hand) : len(hand) + len(away)])
    rest = unseen[len(hand) + len(away) :]
    kept = deal.kept[other] - deal.hands[other] | held
    again = replace(
        deal,
        dealing=replace(deal.dealing, pack=(*pack[: deal.opening.taken], *rest)),
        hands=with_his(deal.hands, other, held),
        opening=replace(
            deal.opening,
            laid_away=with_his(deal.laid_away, other, laid),
            kept=with_his(deal.kept, other, kept),
        ),
    )
    return replace(state, deal=again)
