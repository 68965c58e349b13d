"""`python -m tests.soak_graduate [--pairs N] [--seed S] [--against LEVEL]`: a pupil meets Novice.

Nobody who has just finished the lessons sits here: it is what they teach, played as a rule. Keep
the longest suit, what is three of a kind, and the aces, and exchange as many as may be; say what
you hold; lead what wins for sure from the top, and else your longest suit without its ace; take
as cheaply as can be, and throw what is lowest. Whole parties, mirrored. Whoever has learned it and
thinks besides plays better, whoever forgets half of it worse.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from math import sqrt

from game.match.contestants import Contestant
from game.match.pairs import Match, What, play_pair
from game.piquet.ai.belief.known_cards import SuitSight, card_at, deal_of, sight
from game.piquet.ai.heuristic import thumb
from game.piquet.ai.heuristic import thumb as calls
from game.piquet.ai.heuristic.play import follow, running
from game.piquet.ai.levels import LEVELS
from rules.core.cards import SUITS, Card, Hand, Rank
from rules.piquet.actions import Action, Exchange, Play
from rules.piquet.choices import MayCall, MayExchange, MayPlay
from rules.piquet.combinations import TRIO
from rules.piquet.pack import ORDER, TEN_HEIGHT, height, suit_of
from rules.piquet.view import View


def graduate(seen: View, seed: int) -> Action:
    """What the lessons say is to be done in this view."""
    match seen.choices:
        case MayExchange(_, most):
            return Exchange(_put_out(deal_of(seen).hand, most))
        case MayCall(cards=cards) as may:
            return calls.call(may) or Play(_card(seen, cards))
        case MayPlay(cards):
            return Play(_card(seen, cards))
        case _:
            return thumb.choose(seen, seed)


def _put_out(hand: Hand, most: int) -> Hand:
    longest = max((suit_of(hand, suit) for suit in SUITS), key=len)
    alike = [rank for rank in ORDER[TEN_HEIGHT:] if sum(one.rank is rank for one in hand) >= TRIO]

    def keep(one: Card) -> tuple[bool, bool, bool, int]:
        return one.rank is Rank.ACE, one.rank in alike, one in longest, height(one)

    return frozenset(sorted(hand, key=keep)[:most])


def _card(seen: View, allowed: Hand) -> Card:
    deal = deal_of(seen)
    led = deal.table.led
    if led is not None:
        return follow(allowed, led) or min(allowed, key=lambda one: (height(one), one))
    suits = [one for one in sight(deal).values() if suit_of(allowed, one.suit)]
    best = max(suits, key=lambda one: (running(one.mine, one.theirs) > 1, len(one.mine)))
    return card_at(deal.hand, best.suit, _lead(best))


def _lead(suit: SuitSight) -> int:
    """The top of what wins for sure, and else what is next to an ace that is kept."""
    top, *lower = suit.mine
    kept = running(suit.mine, suit.theirs) == 1 and lower
    return lower[0] if kept else top


class _Player:
    """One at a match who has only the view."""

    def __init__(self, way: Callable[[View, int], Action]) -> None:
        self._way = way

    def choose(self, seen: View, seed: int, hidden: object) -> Action:
        """What he does."""
        return self._way(seen, seed)

    def close(self) -> None:
        """Nothing is to be ended."""


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", default="novice", choices=LEVELS)
    asked = parser.parse_args()
    both: tuple[Contestant, Contestant] = _Player(graduate), _Player(LEVELS[asked.against])
    match = Match(("graduate", asked.against), asked.seed, What.PARTIES)
    won = lost = 0
    for number in range(1, asked.pairs + 1):
        margins = [game.margin for game in play_pair(match, number, both).games]
        won += sum(margin > 0 for margin in margins)
        lost += sum(margin < 0 for margin in margins)
    share = won / (won + lost)
    error = sqrt(share * (1 - share) / (won + lost))
    print(
        f"what the lessons teach against {asked.against}, {asked.pairs} mirrored pairs of parties,"
        f" seed {asked.seed}: won {won}, lost {lost}; {100 * share:.1f} ± {100 * error:.1f} %"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
