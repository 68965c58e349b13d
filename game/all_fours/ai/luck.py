"""What the cards of a finished deal brought, so that luck and skill lie apart.

A deal has a price: what it comes to when elder begs and the dealer gives by rule, and both play
with open cards. What one's own cards promise of it, over all that the other may hold, is compared
with what any cards do; then what the other's cards make of it; and if the cards were run, what they
brought with what they might have. Each has mean zero whatever is done, so a result without it is on
average what it would have been. What a price comes to in points was found by playing (`WEIGHTS`),
with how far results stray without it (`SPREAD`): `python -m tests.soak_all_fours_luck`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from statistics import fmean

from msgspec import Struct

from game.all_fours.ai.begging import run
from game.all_fours.ai.heuristic import begs, gives
from game.all_fours.ai.open_cards import lead, played
from game.players.mind import Owed
from rules.all_fours.pack import PACK
from rules.core.cards import Card, Hand, Rank

CHAIR = 0.12
"""Points by which elder exceeds the dealer, the mean over all packs."""
PRICE = 0.31
"""The price of a deal for elder, the mean over all packs: who sees all cards leads to advantage."""
WEIGHTS = (0.82, 0.84)
"""Points that a price is worth in what was dealt, and in what a run brought."""
SPREAD = 1.2
"""By how many points a result without luck strays from its chair's mean (standard deviation)."""

_HANDS = 150
"""Hands, or stocks, over which a mean is taken."""


class Played(Struct, frozen=True):
    """A deal as it was dealt: six cards each, the turn-up, the stock below it from its top.

    `each`: whether every knave turned up counts, and not only one that stays trump; `ran`: whether
    the cards were run.
    """

    elder: Hand
    dealer: Hand
    turned: Card
    stock: Sequence[Card]
    each: bool
    ran: bool


def brought(deal: Played, luck: Random, *, elder: bool) -> Owed:
    """What the cards brought elder, or the dealer."""
    own, both, ran = prices(deal, luck, elder=elder)
    sign = 1 if elder else -1
    return Owed(
        chair=sign * CHAIR,
        hand=sign * WEIGHTS[0] * own,
        other=sign * WEIGHTS[0] * both,
        talon=sign * WEIGHTS[1] * ran,
        error=SPREAD,
    )


def prices(deal: Played, luck: Random, *, elder: bool) -> tuple[float, float, float]:
    """For elder: the price by one's own cards, beyond it by the other's, and by the cards run.

    Each less its mean over what might have come instead.
    """
    runs = _mean(lambda: _price_of_run(deal, _shuffled(deal.stock, luck)))
    whole = price(deal, runs)
    own = deal.elder if elder else deal.dealer
    unseen = [card for card in PACK if card not in own and card != deal.turned]

    def supposed() -> float:
        cards = _shuffled(unseen, luck)
        other, stock = frozenset(cards[: len(own)]), cards[len(own) :]
        hands = (own, other) if elder else (other, own)
        like = Played(*hands, deal.turned, stock, deal.each, deal.ran)
        return price(like, lambda: _price_of_run(like, stock))

    mine = _mean(supposed)()
    late = _price_of_run(deal, deal.stock) - runs() if deal.ran else 0.0
    return mine - PRICE, whole - mine, late


def price(deal: Played, runs: Callable[[], float]) -> float:
    """What a deal comes to for elder; `runs`: what it comes to when the cards are run."""
    trumps = deal.turned.suit
    stays = not begs(deal.elder, trumps) or gives(deal.dealer, trumps)
    if not stays:
        return runs()
    gift = 1 if begs(deal.elder, trumps) else 0
    return lead(played(deal.elder, deal.dealer, trumps)) + gift - _knave(deal.turned)


def _price_of_run(deal: Played, stock: Sequence[Card]) -> float:
    """What it comes to when the cards are run from such a stock; nothing where it is too short."""
    first = _knave(deal.turned) if deal.each else 0
    ran = run((deal.elder, deal.dealer), stock, deal.turned.suit)
    if ran is None:
        return -first
    return lead(played(*ran.hands, ran.turned.suit)) - _knave(ran.turned) - first


def _knave(turned: Card) -> int:
    return 1 if turned.rank is Rank.KNAVE else 0


def _shuffled(cards: Sequence[Card], luck: Random) -> list[Card]:
    return luck.sample(cards, len(cards))


def _mean(one: Callable[[], float]) -> Callable[[], float]:
    """The mean of many, worked out when it is first wanted."""
    found: list[float] = []

    def mean() -> float:
        if not found:
            found.append(fmean(one() for _ in range(_HANDS)))
        return found[0]

    return mean
