"""How long an opponent takes for each kind of deed; a question is always thought about as long."""

from __future__ import annotations

from game.table.pace import CARD, FORCED, Span
from rules.all_fours.choices import MayAnswerBeg, MayAsk, MayBeg, MayLayAway, MayPlay
from rules.all_fours.view import View

_WORD: Span = (1.0, 1.8)
_ASKING: Span = (0.35, 0.35)


def span_of(seen: View) -> Span:
    """The kind of deed: a word, a question, a card that must be played, anything else."""
    match seen.choices:
        case MayBeg() | MayAnswerBeg() | MayLayAway():
            return _WORD
        case MayAsk():
            return _ASKING
        case MayPlay(cards) if len(cards) == 1:
            return FORCED
    return CARD
