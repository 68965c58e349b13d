"""Open cards played to the best end: Jack and Game for elder, less those of the dealer."""

from __future__ import annotations

from functools import cache

from rules.all_fours.pack import height, pips
from rules.all_fours.play import may_reply
from rules.core.cards import Card, Hand, Rank, Suit
from rules.core.tricks import reply_wins


def best_play(elder: Hand, dealer: Hand, trumps: Suit) -> int:
    """What Jack and Game are worth to elder, who leads, when both play their best."""
    knave = Card.of(Rank.KNAVE, trumps)

    @cache
    def worth(leader: int, hands: tuple[Hand, Hand], jack: int, ahead: int) -> int:
        """From here on, for elder; `jack` and the pips that elder is ahead come from before."""
        if not hands[0]:
            return jack + (1 if ahead >= 0 else -1)
        sign = 1 if leader == 0 else -1
        best = -3
        for led in hands[leader]:
            worst = 3
            for reply in may_reply(hands[1 - leader], led, trumps):
                winner = 1 - leader if reply_wins(led, reply, height, trumps) else leader
                own = 1 if winner == 0 else -1
                left = [hands[leader] - {led}, hands[1 - leader] - {reply}]
                value = worth(
                    winner,
                    (left[0], left[1]) if leader == 0 else (left[1], left[0]),
                    own if knave in (led, reply) else jack,
                    ahead + own * pips((led, reply)),
                )
                worst = min(worst, sign * value)
            best = max(best, worst)
        return sign * best

    return worth(0, (elder, dealer), 0, 0)
