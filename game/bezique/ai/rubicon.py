"""The stock of Rubicon Bezique by rule: what each card may still make, and what a trick is worth.

Four packs and fifty-five rounds change what is dear: nearly everything may still come, a
combination may be formed anew as soon as one of its cards is played and another laid, and aces and
tens count little. So a card that lies in a combination of which one holds a spare is rather played
than kept, and what is missing is hoped for. The measures were tried against rules of thumb.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from msgspec import Struct

from game.bezique.ai.heuristic import could_declare, deal_of
from rules.bezique.actions import Action, Declare, Draw
from rules.bezique.choices import MayDeclare
from rules.bezique.combinations import (
    MARRIAGES,
    RANK_OF_FOUR,
    SEQUENCE_RANKS,
    SEQUENCES,
    Combination,
    Kind,
    bezique_cards,
    worth,
)
from rules.bezique.options import Options
from rules.bezique.pack import BRISQUES, height
from rules.bezique.scoring import BRISQUE as POINTS_OF_BRISQUE
from rules.bezique.scoring import RUBICON_LAST_TRICK, scores
from rules.bezique.settlement import RUBICON
from rules.bezique.view import DealView, View
from rules.core.cards import Card, Hand, Rank, Suit
from rules.core.tricks import reply_wins

HOPE = 0.5  # of one card that is missing, while the stock is long
_FOUR_OF = {rank: kind for kind, rank in RANK_OF_FOUR.items()}
BEZIQUE_CARD = 60.0  # a card of the bezique, of which every pair counts more
MARRIES = 12.0
SPARE = 0.3  # of what a combination counts, by which a spare card of it is dearer, a lying cheaper
TRUMP, TRUMP_STEP = 6.0, 1.5  # of a trump by itself, and for each step of its height
BRISQUE, STEP = 2.0, 0.2  # an ace or ten; of others for each step
URGENT = 0.4  # of what waits to be declared, what is lost by losing a trick
TEMPO = 2.0
LONG = 6  # rounds in which one surely wins another trick
_BRISQUES = 32  # of four packs


def card(seen: View, may: Hand, luck: Random, strays: float = 0.0) -> Card:
    """The card to lead or to play to the lead, while there is a stock.

    `strays`: by how many points each is misjudged (deviation).
    """
    worths = card_worths(seen, may)
    meant = {one: worths[one] + luck.gauss(0.0, strays) for one in sorted(may)}
    return max(meant, key=lambda one: meant[one])


def card_worths(seen: View, may: Hand) -> dict[Card, float]:
    """What playing each card seems worth, in points."""
    deal = deal_of(seen)
    prices = price_list(seen)
    waits = max((one.points for one in could_declare(seen)), default=0)
    window = TEMPO + URGENT * waits
    found = {}
    for one in may:
        trumps = one.suit is deal.trumps
        if deal.led is None:
            wins = (0.75 if trumps else 0.3) + 0.02 * height(one)
        else:
            wins = float(reply_wins(deal.led, one, height, deal.trumps))
        found[one] = wins * window - prices[one]
    return found


def price_list(seen: View) -> dict[Card, float]:
    """How much one would like to keep each card of the hand."""
    deal = deal_of(seen)
    hope = HOPE * min(1.0, deal.left / 2 / LONG)
    prices = dict.fromkeys(deal.hand, 0.0)
    for one in prices:
        prices[one] += BRISQUE if one in BRISQUES else STEP * height(one)
        if one.suit is deal.trumps:
            prices[one] += TRUMP + TRUMP_STEP * height(one)
    _bezique(seen.options, deal, prices)
    _fours(deal, prices, hope)
    for suit in Suit:
        _suit(deal, suit, prices, hope)
    return prices


def _bezique(options: Options, deal: DealView, prices: dict[Card, float]) -> None:
    queens, knaves = bezique_cards(deal.trumps, options)
    pairs = min(len(deal.hand & queens), len(deal.hand & knaves))
    for one in deal.hand & (queens | knaves):
        prices[one] += BEZIQUE_CARD * (1 + 2 * pairs)


def _fours(deal: DealView, prices: dict[Card, float], hope: float) -> None:
    """Four alike: those that lie in one, and those that may come to it."""
    lying = [one.cards for one in deal.declared if one.kind in RANK_OF_FOUR]
    for rank, kind in _FOUR_OF.items():
        mine = frozenset(one for one in deal.hand if one.rank is rank)
        whole = next((cards for cards in reversed(lying) if cards <= mine), frozenset())
        points = worth(kind)
        spare = mine - whole
        for one in mine:
            if whole:  # play one that lies, lay a spare one: it counts again
                prices[one] += -SPARE * points * bool(spare) if one in whole else SPARE * points
            elif len(mine) <= 4:
                prices[one] += points * hope ** (4 - len(mine)) * (1 - hope * (len(mine) < 4))


def _suit(deal: DealView, suit: Suit, prices: dict[Card, float], hope: float) -> None:
    """Sequence and marriages of a suit."""
    mine = frozenset(one for one in deal.hand if one.suit is suit)
    kind = Kind.SEQUENCE if deal.trumps in (None, suit) else Kind.PLAIN_SEQUENCE
    done = [one.cards for one in deal.declared if one.kind in SEQUENCES]
    whole = next((cards for cards in done if cards <= mine), frozenset())
    count = Counter(one.rank for one in mine)
    missing = sum(not count[rank] for rank in SEQUENCE_RANKS)
    points = worth(kind)
    for one in mine:
        if one.rank not in SEQUENCE_RANKS:
            continue
        if whole:
            spare = count[one.rank] > 1
            if one in whole:
                prices[one] -= SPARE * points * spare
            else:
                prices[one] += SPARE * points
        elif count[one.rank] == 1:
            prices[one] += points * hope**missing * (1 - hope)
    for rank, partner in ((Rank.KING, Rank.QUEEN), (Rank.QUEEN, Rank.KING)):
        for one in mine:
            if one.rank is rank and not whole:
                prices[one] += (
                    MARRIES * (2 if kind is Kind.SEQUENCE else 1) * (1.0 if count[partner] else 0.4)
                )


def in_window(seen: View, may: MayDeclare) -> Action:
    """The dearest, but what it would close before it while there is time; then the draw.

    Nothing is scored that can only be paid: it would go to the winner.
    """
    if not may.declarations:
        return Draw()
    deal = deal_of(seen)
    rounds = deal.left // 2
    best = max(may.declarations, key=lambda one: (one.points, _strength(seen, one)))
    if rounds == 1 and is_lost(seen, best.points):
        return Draw()
    if rounds > LONG and best.kind in SEQUENCES:
        pair = [
            one
            for one in may.declarations
            if one.kind is Kind.ROYAL_MARRIAGE and one.cards & best.cards
        ]
        best = max(pair, key=lambda one: one.points, default=best)
    if rounds > LONG and best.kind is Kind.TRIPLE_BEZIQUE:
        best = next((one for one in may.declarations if one.kind is Kind.DOUBLE_BEZIQUE), best)
    return Declare(best.cards)


def is_lost(seen: View, points: int) -> bool:
    """Whether the rubicon is lost for sure, though so many points more and all the rest were won.

    Neither the lead nor the thousand can be reached then, with brisques or without (ZL1, ZL2), and
    whatever is scored is added to what is paid (ZL4).
    """
    deal = deal_of(seen)
    me, other = seen.player, seen.player.other
    scored = scores(deal.ledger)
    taken = sum(
        (trick.led in BRISQUES) + (trick.reply in BRISQUES)
        for trick in deal.tricks
        if trick.winner is other
    )
    most = scored[me] + points + RUBICON_LAST_TRICK
    whole = most + POINTS_OF_BRISQUE * (_BRISQUES - taken)
    leads = most >= scored[other] or whole >= scored[other] + POINTS_OF_BRISQUE * taken
    return not leads and whole < RUBICON


def _strength(seen: View, one: Combination) -> int:
    """How much one holds of the suit of a marriage: it may make trumps."""
    suits = {card.suit for card in one.cards}
    if one.kind not in MARRIAGES or len(suits) > 1:
        return 0
    suit = suits.pop()
    ranks = {card.rank for card in deal_of(seen).hand if card.suit is suit}
    return len(ranks & set(SEQUENCE_RANKS))


class RubiconDepth(Struct, frozen=True):
    """How a level thinks here.

    `effort`: how many tricks of possible deals are played out; `choices`: cards that are tried at
    most, those that seem best by rule; `trust`: how far it is believed that the other keeps what
    may serve; `sure`: by how many standard errors something must be better than what is done by
    rule.
    """

    effort: int
    choices: int = 5
    trust: float = 1.0
    sure: float = 1.0
