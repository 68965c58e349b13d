"""The marks of the cards that win for sure if they are led now: brass on the card's upper edge."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, radians, sin

from game.piquet.ai.belief.sure_cards import sure_winners
from game.stage.basics import Paint, Pose, Rect, Tone
from game.stage.picture import Box, CardItem, Item
from game.stage.recent import Recent
from rules.core.cards import Hand
from rules.piquet.view import View

_HALF = 5.5  # of a mark's width
_OVER_THE_INDEX = 0.1  # of the card's width, from its left edge
_OUT = 4.0  # from the upper edge out to the middle: the index begins close under that edge

sure: Recent[View, Hand] = Recent(sure_winners)
"""The cards that win for sure, thought out once for a view."""


def sure_marks(seen: View, cards: Iterable[CardItem]) -> list[Item]:
    """The marks, on the cards as they lie."""
    wins = {str(card) for card in sure(seen)}
    return [mark(*_upper_edge(card.pose)) for card in cards if card.key in wins]


def mark(x: float, y: float) -> Item:
    """One mark around a point."""
    place = Rect(x - _HALF, y - _HALF, 2 * _HALF, 2 * _HALF)
    return Box(place, _HALF, fill=Paint(Tone.BRASS), outline=Paint(Tone.INK))


def _upper_edge(pose: Pose) -> tuple[float, float]:
    """Above the index of a card, turned as it is."""
    turn = radians(pose.angle)
    x, y = (_OVER_THE_INDEX - 0.5) * pose.width, -pose.height / 2 - _OUT
    return pose.x + x * cos(turn) - y * sin(turn), pose.y + x * sin(turn) + y * cos(turn)
