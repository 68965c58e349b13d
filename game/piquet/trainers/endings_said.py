"""The sentences of the last six tricks: what is to be won, and why a card was wrong."""

from __future__ import annotations

from msgspec import Struct

from game.piquet.trainers.endgame import PiquetEndgame
from game.piquet.words import say
from game.words.terms import capital, card_name, number
from rules.core.cards import Card
from rules.piquet.pack import height
from rules.piquet.scoring import TRICKS

_HALF = TRICKS // 2


def stake(at: PiquetEndgame) -> str:
    """What is to be won yet: the cards, what is left when they are decided, or nothing at all."""
    if at.over:
        return ""
    mine, theirs = at.won
    if mine > _HALF:
        return say("endings.stake.won")
    if theirs > _HALF:
        return say("endings.stake.lost")
    return say("endings.stake", count=mine)


def why(at: PiquetEndgame, wrong: Card, other: str) -> str:
    """Why a card was wrong: what to play instead, and what that brings."""
    best = _best(at)
    action = _action(at, best, wrong)
    return say(
        f"endings.why.{action}",
        card=card_name(best),
        Card=capital(card_name(best)),
        kept=card_name(wrong),
        other=other,
        then=_then(at, wrong),
    )


def _best(at: PiquetEndgame) -> Card:
    """The right card that is told of: of leads one that nothing beats, else the lowest."""
    right = sorted(at.right(), key=lambda card: (height(card), card))
    sure = [card for card in right if at.led is None and _is_sure(at, card)]
    return sure[-1] if sure else right[0]


def _is_sure(at: PiquetEndgame, led: Card) -> bool:
    """Whether nothing of the other's beats a lead."""
    return not any(_beats(card, led) for card in at.theirs)


def _beats(card: Card, led: Card) -> bool:
    return card.suit is led.suit and height(card) > height(led)


def _action(at: PiquetEndgame, best: Card, wrong: Card) -> str:
    if at.led is None:
        return "sure" if _is_sure(at, best) else "lead"
    takes, took = _beats(best, at.led), _beats(wrong, at.led)
    if takes:
        return "enough" if took else "take"
    return "leave" if took else "throw"


def _then(at: PiquetEndgame, wrong: Card) -> str:
    """What the best card brings more than the wrong one."""
    before = at.won[0]
    more, fewer = at.best_value >> 1, at.value(wrong) >> 1
    if more == fewer:
        return say("endings.then.last")
    if before + more == TRICKS:
        return say("endings.then.capot")
    if before + fewer == 0:
        return say("endings.then.saved")
    if before + more > _HALF >= before + fewer:
        return say("endings.then.cards")
    if before + more == _HALF:
        return say("endings.then.divided")
    return say("endings.then.tricks", more=number(more), fewer=number(fewer))


class EndingStage(Struct, frozen=True):
    """What a position of the set is to be like.

    At how many turns a card is wrong, the best play given; whether a rule of thumb is to lose
    something; the greatest share of right cards at the turn that has fewest.
    """

    traps: range
    fools: bool
    share: float = 1.0


STAGES = (
    EndingStage(range(1, 3), fools=False),
    EndingStage(range(1, 4), fools=False),
    EndingStage(range(1, 4), fools=True),
    EndingStage(range(2, 4), fools=True),
    EndingStage(range(2, 5), fools=True),
    EndingStage(range(3, 6), fools=True),
    EndingStage(range(3, 7), fools=True, share=0.34),
    EndingStage(range(4, 7), fools=True, share=0.25),
)
