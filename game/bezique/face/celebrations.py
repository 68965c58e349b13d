"""Big declarations, celebrated briefly and once over the middle of the table; any press ends it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from game.bezique.face.gathered import lying
from game.bezique.face.measures import middle
from game.bezique.words.say import say
from game.stage.lines import fitted
from game.stage.picture import (
    Align,
    Box,
    CardItem,
    Font,
    Item,
    Paint,
    Pose,
    Rect,
    Shadow,
    Text,
    Tone,
)
from game.stage.places import Places
from game.stage.tween import ease_out
from game.table.celebrating import LEAVING, OPENED, whole
from game.table.face import Happened
from game.table.picture import meet
from game.table.tableau import Tableau
from rules.bezique.combinations import Kind, worth
from rules.bezique.events import CarteBlancheShown, Declared
from rules.bezique.pack import face, in_order
from rules.bezique.scoring import CARTE_BLANCHE
from rules.core.cards import Hand
from rules.core.seats import Player

_TITLE, _NAME, _FIGURE = Font(40, True, True), Font(16, bold=True), Font(28, True, True)
_HEIGHT = 176.0
_CARD = 56.0


class Feat(StrEnum):
    """What is celebrated."""

    DOUBLE_BEZIQUE = "double-bezique"
    TRIPLE_BEZIQUE = "triple-bezique"
    QUADRUPLE_BEZIQUE = "quadruple-bezique"
    SEQUENCE = "sequence"
    CARTE_BLANCHE = "carte-blanche"


_FEATS = {
    Kind.DOUBLE_BEZIQUE: Feat.DOUBLE_BEZIQUE,
    Kind.TRIPLE_BEZIQUE: Feat.TRIPLE_BEZIQUE,
    Kind.QUADRUPLE_BEZIQUE: Feat.QUADRUPLE_BEZIQUE,
    Kind.SEQUENCE: Feat.SEQUENCE,
}


@dataclass(frozen=True, slots=True)
class Celebration:
    """Whose feat it is, what it brings, and the cards of it, which lie open."""

    feat: Feat
    player: Player
    points: int
    cards: Hand


def feats_of(happened: Happened) -> tuple[Celebration, ...]:
    """What there is to celebrate about something that is seen at the table."""
    match happened.event:
        case Declared(player, kind, cards) if kind in _FEATS:
            return (Celebration(_FEATS[kind], player, worth(kind), cards),)
        case CarteBlancheShown(player, cards):
            return (Celebration(Feat.CARTE_BLANCHE, player, CARTE_BLANCHE, cards),)
    return ()


def hides(table: Tableau, card: CardItem, places: Places) -> bool:
    """Whether a card of the trick sticks out under a celebration that hides the rest of it."""
    deal = table.seen.deal
    if deal is None or not whole(table.share):
        return False
    pose = card.pose
    place = Rect(pose.x - pose.width / 2, pose.y - pose.height / 2, pose.width, pose.height)
    trick = map(str, lying(deal)[1])
    return card.key in trick and meet(place, place_of(table.celebrated, places))


def place_of(shown: Celebration, places: Places) -> Rect:
    """Where a celebration lies when it is whole."""
    title = places.room.ruler.width(say(f"feat.{shown.feat.value}"), _TITLE)
    width = max(title + 120, 420.0)
    return Rect(places.centre - width / 2, middle(places) - _HEIGHT / 2, width, _HEIGHT)


def celebration_items(
    shown: Celebration, share: float, names: tuple[str, str], places: Places
) -> list[Item]:
    """How a celebration looks when a share of its time, from 0 to 1, is over."""
    opened = ease_out(min(1.0, share / OPENED))
    drawn = ease_out(min(1.0, max(0.0, share - OPENED / 2) / 0.5))
    seen = opened * (1 - max(0.0, share - LEAVING) / (1 - LEAVING))
    room, x = places.room, places.centre
    band = place_of(shown, places)
    name = fitted(names[shown.player], _NAME, 200, room)
    figure = str(round(shown.points * drawn))
    across = room.ruler.width(name, _NAME) + 14 + room.ruler.width(str(shown.points), _FIGURE)
    left, line = x - across / 2, band.y + 122
    return [
        Box(band, 14, fill=Paint(Tone.CLOTH, seen), outline=Paint(Tone.BRASS, seen)),
        *(_cards(shown, drawn, x, band.y + 46) if seen > 0.5 else ()),
        Text(
            say(f"feat.{shown.feat.value}"), x, line, _TITLE, Paint(Tone.IVORY, seen), Align.CENTRE
        ),
        Text(name, left, line + 36, _NAME, Paint(Tone.SOFT, seen)),
        Text(figure, left + across, line + 38, _FIGURE, Paint(Tone.BRASS, seen), Align.RIGHT),
    ]


def _cards(shown: Celebration, drawn: float, x: float, y: float) -> list[Item]:
    """The cards of it, which both see, come together over the words."""
    cards = in_order(shown.cards)
    step = _CARD * (1.5 - 0.72 * drawn)
    return [
        CardItem(
            f"celebrated:{index}",
            str(face(card)),
            Pose(x + (index - (len(cards) - 1) / 2) * step, y, _CARD),
            Shadow.REST,
        )
        for index, card in enumerate(cards)
    ]
