"""The cards run, from a stock whose order is supposed: what both keep, and what is turned up."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from game.all_fours.ai.keeping import best_first
from rules.all_fours.begging import HAND
from rules.all_fours.dealing import RUN, packets
from rules.core.cards import Card, Hand, Suit


class HandsRun(Struct, frozen=True):
    """Both hands after a run, elder's first: the six cards most worth keeping; and the turn-up."""

    hands: tuple[Hand, Hand]
    turned: Card


def run(hands: tuple[Hand, Hand], stock: Sequence[Card], refused: Suit) -> HandsRun | None:
    """Three more each until the suit changes; None where the stock is not enough for that.

    Where all cards or nine are played, the best six stand for them.
    """
    pack = tuple(stock)
    elder, dealer = hands
    for top in range(0, len(pack) - RUN + 1, RUN):
        more = packets(pack, top)
        elder, dealer = elder | more[0], dealer | more[1]
        turned = pack[top + RUN - 1]
        if turned.suit is not refused:
            return HandsRun((kept(elder, turned.suit), kept(dealer, turned.suit)), turned)
    return None


def kept(held: Hand, trumps: Suit) -> Hand:
    """The six cards of a hand that are most worth keeping."""
    return frozenset(best_first(held, trumps)[:HAND])
