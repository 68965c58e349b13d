"""A whole deal played to the best end with open cards: who makes which of the four points."""

from __future__ import annotations

from game.all_fours.ai.open_cards import OPEN, Position, Solver, bits
from game.all_fours.ai.outcomes import DEALER, ELDER, NOBODY, DealOutcome
from rules.all_fours.pack import height
from rules.core.cards import ALL_OF_SUIT, Card, Hand, Rank, Suit

_JACK = 1.25
"""What the Jack is worth where Game is worth one: so that the two are told apart."""


def played(elder: Hand, dealer: Hand, trumps: Suit) -> DealOutcome:
    """What a deal comes to when both see all cards and make the most of Jack and Game."""
    out = (elder | dealer) & ALL_OF_SUIT[trumps]
    jack = _JACK if Card.of(Rank.KNAVE, trumps) in out else 0.0
    ends = ((1 + jack, jack - 1), (1 - jack, -1 - jack))
    solver = Solver(trumps, ends, tie=ELDER)
    value = solver.worth(Position((bits(elder), bits(dealer)), ELDER, 0, OPEN))
    has = value > 0 if jack else None
    rest = value - (0 if has is None else jack if has else -jack)
    who = [ELDER if one in elder else DEALER for one in _ends(out)] or [NOBODY, NOBODY]
    return DealOutcome(
        who[0],
        who[1],
        NOBODY if has is None else ELDER if has else DEALER,
        ELDER if rest > 0 else DEALER,
    )


def lead(outcome: DealOutcome) -> int:
    """Elder's points of the four, less the dealer's."""
    four = (outcome.high, outcome.low, outcome.jack, outcome.game)
    return four.count(ELDER) - four.count(DEALER)


def _ends(out: Hand) -> list[Card]:
    return [max(out, key=height), min(out, key=height)] if out else []
