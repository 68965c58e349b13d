"""Trios and quatorzes shown by implication: calls that leave only holdings with such a one in them.

Source: Cavendish, "Calling and showing" (rule H6; laws 46 and 56) and the treatise's decided case.
Calling is showing. A point that can only be headed by the ace, and two tierces major beside it,
show three aces although no set was called. Younger's lower ones are barred while he may still claim
it: what she counts of sets is withdrawn when he does, and stands when he does not.

House choice 35: what counts as told is the number, the length and the highest card, the value if it
was asked and the suit if it was named, of every call that stands; it is held against younger's own
twelve and her discard. That so few cards are left to be in his hand shows nothing, for nobody has
called it. What elder calls late himself younger answers, so her calls bar no set of his.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, product

from rules.core.cards import ALL_OF_SUIT, SUITS, Card, Hand, Rank
from rules.piquet.chain import Chain
from rules.piquet.combinations import TRIO, Combination, Kind, Point, RankSet, holdings
from rules.piquet.events import SetImplied
from rules.piquet.options import FIRST_EDITION, LateClaims, Options
from rules.piquet.pack import ALIKE, ORDER, PACK, TEN_HEIGHT
from rules.piquet.scoring import Item, standing
from rules.piquet.seats import ELDER, YOUNGER
from rules.piquet.state import DealState, twelve_of
from rules.piquet.talk.facts import TalkFacts, Told

Implied = tuple[int, Rank]
"""How many of a rank were shown: three or four."""

_COUNTING = ORDER[TEN_HEIGHT:]  # in quatorzes and trios (rule G1)


def implied_set(talk: TalkFacts, known: Hand) -> Implied | None:
    """The best set elder's calls show to one who knows that these cards are not his."""
    if len(talk.told) + len(talk.shown[ELDER]) < TRIO:
        return None  # a call has no more than one card of a rank
    return _best_implied(talk.told, frozenset[Card]().union(*talk.shown[ELDER]), known)


def implied_to_younger(deal: DealState) -> Implied | None:
    """The best set elder's calls show to younger; by the first edition none ever."""
    if deal.options.edition == FIRST_EDITION:
        return None
    return implied_set(deal.talk, twelve_of(deal, YOUNGER) | deal.exchanged.discards[YOUNGER])


def barring(talk: TalkFacts, options: Options, twelve: Hand, discard: Hand) -> Implied | None:
    """What elder's calls show that bars younger's sets while he may claim it; None if nothing.

    Nothing is barred where he claims no more, where she holds something better, or where she had
    counted of her sets before it was shown: that stands (house choice 13).
    """
    if options.late_claims is LateClaims.OWN_FIRST_CARD or options.edition == FIRST_EDITION:
        return None
    if talk.sets[YOUNGER]:
        return talk.implied
    implied = implied_set(talk, twelve | discard)
    own = holdings(twelve, Kind.SET)
    return implied if implied and own and own[0].strength <= strength_of(implied) else None


@lru_cache(maxsize=256)
def _best_implied(told: tuple[Told, ...], shown: Hand, known: Hand) -> Implied | None:
    unknown = frozenset(PACK) - known
    ways = product(*(tuple(_ways(one, unknown)) for one in told))
    called = [shown.union(*way) for way in ways]
    found = [(min(len(cards & ALIKE[rank]) for cards in called), rank) for rank in _COUNTING]
    best = max(found, key=strength_of)
    return best if best[0] >= TRIO else None


def _ways(told: Told, unknown: Hand) -> Iterator[Hand]:
    """The cards with which a call may have been made."""
    for suit in SUITS if told.suit is None else (told.suit,):
        if told.top is not None:
            above = ORDER.index(told.top) + 1
            yield frozenset(Card.of(rank, suit) for rank in ORDER[above - told.count : above])
            continue
        for some in map(frozenset, combinations(unknown & ALL_OF_SUIT[suit], told.count)):
            if told.value is None or Point(some).value == told.value:
                yield some


def tell_implied(chain: Chain) -> None:
    """Say what elder's calls have shown, now that younger counts what it beats."""
    deal = chain.deal
    if deal.table.led is None or deal.talk.implied:
        return
    discard = deal.exchanged.discards[YOUNGER]
    implied = barring(deal.talk, deal.options, twelve_of(deal, YOUNGER), discard)
    if implied is not None:
        chain.then(SetImplied(ELDER, *implied))


def strength_of(implied: Implied) -> tuple[int, int]:
    """How good a set is that was shown, as `RankSet` has it."""
    count, rank = implied
    return count, ORDER.index(rank)


def objects(deal: DealState, call: Combination) -> bool:
    """Whether elder takes back what younger counted of sets by claiming this.

    He reckons what was shown: as many of the rank, or all four of which three were shown.
    """
    implied = deal.talk.implied
    if implied is None or not isinstance(call, RankSet):
        return False
    count, rank = implied
    return call.rank is rank and call.count >= count


def may_be_taken_back(deal: DealState) -> bool:
    """Whether elder may still claim what takes back what younger counted of sets."""
    return deal.talk.implied is not None and not deal.table.tricks


def take_back(chain: Chain) -> None:
    """Withdraw all that younger counted of sets.

    No repique of hers rests on it: three calls have shown the set, so one of them was good, and
    what counts of points and sequences comes before any set (law 67).
    """
    for line in standing(chain.deal.ledger):
        if line.seat is YOUNGER and line.item is Item.SET:
            chain.withdraw(line)
