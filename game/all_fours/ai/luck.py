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
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from game.all_fours.ai.begging import run
from game.all_fours.ai.heuristic import begs, gives
from game.all_fours.ai.open_cards import lead, played
from game.players.mind import Owed
from game.players.wire import WireError, record_from_data, record_to_data
from rules.all_fours.begging import HAND
from rules.all_fours.dealing import order_of
from rules.all_fours.options import TurnedJack
from rules.all_fours.pack import PACK
from rules.all_fours.state import State
from rules.core.cards import Card, Hand, Rank
from rules.core.seats import Player

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


class Asked(Struct, frozen=True):
    """The deal of a question.

    `leads` says whether it is asked of elder; `elder` and `dealer` are the six cards dealt to each,
    `turned` the first turn-up, `stock` the rest from its top; `each` whether every knave turned up
    counts, `ran` whether the cards were run.
    """

    leads: bool
    each: bool
    ran: bool
    elder: frozenset[Card]
    dealer: frozenset[Card]
    turned: Card
    stock: tuple[Card, ...]


def question(after: State, player: Player) -> dict[str, Any] | None:
    """What an engine must know of the deal that this state ends; None where nothing can be told.

    That is a deal that was thrown together, one that was begged twice, and one in which something
    could go wrong.
    """
    deal = after.current
    if deal.options.strict or deal.bunched or deal.begs > 1:
        return None
    elder, dealer = order_of(deal.dealing.pack)
    turned, *stock = deal.dealing.pack[2 * HAND :]
    return record_to_data(
        Asked(
            leads=player is not deal.dealer,
            each=deal.options.turned_jack is TurnedJack.EACH,
            ran=bool(deal.set_aside),
            elder=frozenset(elder),
            dealer=frozenset(dealer),
            turned=turned,
            stock=tuple(stock),
        )
    )


def answer(data: object, seed: int) -> dict[str, float]:
    """What the cards brought; WireError for no deal."""
    leads, deal = read(data)
    return asdict(brought(deal, Random(seed), elder=leads))


def read(data: object) -> tuple[bool, Played]:
    """Whether elder is asked about, and how it was dealt. WireError names what is wrong."""
    asked = record_from_data(Asked, data, "deal", "all-fours")
    if [len(asked.elder), len(asked.dealer)] != [HAND, HAND]:
        raise WireError("should be six cards to each", "deal.elder")
    if sorted((*asked.elder, *asked.dealer, asked.turned, *asked.stock)) != sorted(PACK):
        raise WireError("should be the rest of the pack", "deal.stock")
    hands = asked.elder, asked.dealer
    return asked.leads, Played(*hands, asked.turned, asked.stock, each=asked.each, ran=asked.ran)
