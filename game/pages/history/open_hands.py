"""What a deal that is looked back on has on the cloth, whatever was played: names, the trick."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

from game.stage.basics import Font, Paint, Pose, Tone
from game.stage.lines import fitted_name
from game.stage.picture import CardItem, Shadow, Text
from game.stage.places import Places
from game.words.terms import capital
from rules.core.cards import Card
from rules.core.seats import Player

LINE = 20.0
"""From a name at the left edge to what stands below it, in units."""
UNDER_HEAD = 102.0
"""From the upper edge of the baize to what is clear of the deal's name and the way to turn."""
_NAME, _FONT, _SOFT, _MOST = Font(16, bold=True), Font(14), Paint(Tone.SOFT), 150.0


class OpenTrick(Protocol):
    """What lies in the middle: whose the lead is, the card led and the card played to it."""

    @property
    def leader(self) -> Player: ...

    @property
    def led(self) -> Card | None: ...

    @property
    def reply(self) -> Card | None: ...


def trick_items(
    deal: OpenTrick,
    below: Player,
    width: float,
    y: float,
    places: Places,
    shown: Callable[[Card, Pose, Shadow], CardItem],
) -> Iterator[CardItem]:
    """What was led, and what was played to it, each on its player's side."""
    x = places.centre
    above_it = Pose(x - width * 0.3, y - width * 0.1, width, -4)
    below_it = Pose(x + width * 0.4, y + width * 0.16, width, 3)
    led, reply = (below_it, above_it) if deal.leader is below else (above_it, below_it)
    for card, pose in ((deal.led, led), (deal.reply, reply)):
        if card is not None:
            yield shown(card, pose, Shadow.HAND)


def hand_names(name: str, role: str, y: float, places: Places) -> list[Text]:
    """At the left edge of a hand whose it is, and as what."""
    name = fitted_name(capital(name), _NAME, _MOST, places.room)
    return [
        Text(name, places.left, y, _NAME),
        Text(role, places.left, y + LINE, _FONT, _SOFT),
    ]
