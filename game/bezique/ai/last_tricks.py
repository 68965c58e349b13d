"""The card to play when the stock is gone: both hands are known, and the best is worked out."""

from __future__ import annotations

from game.bezique.ai.ending import BothKnown, SolvedCard
from game.bezique.ai.reading import Table
from game.bezique.ai.swift.numbers import CARD
from game.bezique.ai.worths import Worth, by_game
from rules.bezique.options import TargetWhen
from rules.bezique.scoring import LAST_TRICK
from rules.bezique.view import View
from rules.core.cards import SUITS, Card


def last_card(seen: View, now: Table, *, settles: bool) -> Card:
    """The best card: by the chance to win the game where that may hang on it, else by points."""
    return solved(seen, now, settles=settles and may_end(seen, now))[0].card


def solved(seen: View, now: Table, *, settles: bool) -> list[SolvedCard]:
    """Every card, the best first, with what it comes to for player A at the best of both.

    `settles`: his chance to win the game; else points by which his last tricks exceed B's.
    """
    public, me = now.public, now.player
    hands = [frozenset(CARD[one] for one in hand) for hand in public.hands]
    hands[1 - me] |= {CARD[one] for one in now.unseen}
    led = None if public.led < 0 else CARD[public.led]
    last = last_trick(now)
    worth = _Outcome(seen, now, hands[0] | hands[1], led, last).worth if settles else None
    ending = BothKnown(seen.options, SUITS[public.agreed.trumps], worth, last)
    return ending.choices((hands[0], hands[1]), me, led)


def last_trick(now: Table) -> int:
    """What the last trick of all counts: nothing where it was that of the stock."""
    return 0 if now.public.agreed.last_of_stock else LAST_TRICK


def may_end(seen: View, now: Table) -> bool:
    """Whether the game may end in this deal."""
    most = 10 * 16 + last_trick(now)
    target = seen.options.target
    return any(
        seen.totals[player] + now.public.points[player] + most >= target for player in (0, 1)
    )


class _Outcome:
    """The chance to win the game by what the last tricks bring player A."""

    def __init__(
        self, seen: View, now: Table, cards: frozenset[Card], led: Card | None, last: int
    ) -> None:
        self._seen, self._now, self._last = seen, now, last
        self._brisques = sum(card.rank in "AT" for card in cards)
        self._brisques += led is not None and led.rank in "AT"
        self._worth: Worth = by_game(seen)
        self._known: dict[tuple[int, bool], float] = {}

    def worth(self, brisques: int, last: bool) -> float:
        """For player A: so many of the aces and tens that are left, and the last trick or not."""
        key = brisques, last
        if key not in self._known:
            self._known[key] = self._reckoned(brisques, last)
        return self._known[key]

    def _reckoned(self, brisques: int, last: bool) -> float:
        """The last trick, then brisques, the dealer's last (ZG3, ZG4), until a game is won."""
        deal, me = self._now.public, self._now.player
        taken = [brisques, self._brisques - brisques]
        made = list(deal.points)
        target = self._seen.options.target
        at_once = self._seen.options.target_when is TargetWhen.AT_ONCE
        lines = [(0 if last else 1, self._last)]
        for player in (1 - deal.dealer, deal.dealer):
            count = taken[player] + (0 if deal.agreed.at_once else deal.brisques[player])
            lines.append((player, 10 * count))
        if deal.agreed.at_once:
            lines = [*lines[1:], lines[0]]
        for player, points in lines:
            made[player] += points
            if at_once and self._seen.totals[player] + made[player] >= target:
                return float(player == 0)
        mine = self._worth(made[me], made[1 - me])
        return mine if me == 0 else 1.0 - mine
