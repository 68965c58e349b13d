"""A trick that is to be decided, nearer than at the table: who led, what was led, a large hand."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from game.stage.basics import CARD_RATIO, Pose, Rect
from game.stage.ornaments import Portrait, Thing
from game.stage.picture import Box, Bubble, CardItem, Icon, Item, Shadow, Stroke, Text
from game.stage.places import Places
from rules.core.cards import Suit, card
from rules.piquet.pack import height

_OPPOSITE, _TRICK, _HAND = 1.4, 1.27, 1.38
"""How much larger than at the table whoever sits opposite is, the trick, and the hand."""
_FOOT = 0.885  # of the room's height: the foot of the hand, over the line below it
_ASIDE, _LOWER = 0.6, 0.03
"""Of a card's width: how far aside of the middle of the trick its cards lie, and how far down."""
_DASHES, _LINE = (9.0, 7.0), 1.8
_THEIRS = "other:"
"""So begin the keys of the cards opposite."""


class Decision(Struct, frozen=True):
    """A card of the other's on the table, to which one of the hand is to be laid."""

    led: str

    def seen(self, items: Iterable[Item], places: Places) -> list[Item]:
        """All of a table, but larger in its middle: from above who led, the trick, and the hand.

        The card that was led and the place of its answer lie side by side. Nothing is counted, and
        nothing said.
        """
        every = _uncounted(item for item in items if not isinstance(item, Bubble))
        every = _squared(every, places)
        opposite = _Opposite.of(every, places)
        hand = [item for item in every if _in_hand(item, places)]
        held = iter(_arranged(hand, places))
        top = opposite.foot
        lit = [item for item in _arranged(hand, places) if not item.dimmed]
        foot = min(item.pose.y - item.pose.height / 2 for item in lit)
        middle = places.centre, (top + foot) / 2
        found = list[Item]()
        for item in every:
            if item in hand:
                found.append(next(held))
            elif isinstance(item, CardItem) and item.face == self.led:
                found.append(replace(item, pose=_in_trick(item.pose, -1, middle)))
            elif isinstance(item, Box) and item.dash is not None:
                found.append(_answer(item, middle))
            else:
                found.append(opposite.larger(item))
        return found


def _uncounted(items: Iterable[Item]) -> list[Item]:
    """Without the coins that tell how many cards lie somewhere."""
    every = list(items)
    coins = [item for item in every if isinstance(item, Thing) and item.name == "counter"]
    places = [Rect(coin.x - coin.width / 2, coin.y - 9, coin.width, 18) for coin in coins]

    def counts(item: Item) -> bool:
        at = (item.x, item.y - 4) if isinstance(item, Text) else None
        return item in coins or (at is not None and any(place.contains(*at) for place in places))

    return [item for item in every if not counts(item)]


def _squared(items: Sequence[Item], places: Places) -> list[Item]:
    """The cards of each trick that was won straight one behind the other: no strip looks out."""
    won = [
        item
        for item in items
        if isinstance(item, CardItem) and item.face is not None and item.shadow is Shadow.REST
    ]
    over = {
        behind.key: before.pose
        for behind, before in zip(won[::2], won[1::2], strict=True)
        if behind.pose.width == before.pose.width == places.sizes.won
    }

    def straight(item: Item) -> Item:
        if not isinstance(item, CardItem) or item.key not in over:
            return item
        return replace(item, pose=replace(over[item.key], y=item.pose.y))

    return [straight(item) for item in items]


# ---- who sits opposite


class _Opposite(Struct, frozen=True):
    """Where the portrait with its plate and the cards beside it are; the middle they come to."""

    place: Rect
    centre: float

    @classmethod
    def of(cls, items: Sequence[Item], places: Places) -> _Opposite:
        face = next(item for item in items if isinstance(item, Portrait))
        cards = [item.pose for item in items if isinstance(item, CardItem) and _is_theirs(item)]
        left = face.x - face.width / 2
        right = max(pose.x + pose.width / 2 for pose in cards)
        top = places.baize.y
        return cls(Rect(left, top, right - left, places.sizes.name_line - top), places.centre)

    @property
    def foot(self) -> float:
        """How far down it reaches when it is larger."""
        return self._y(self.place.bottom)

    def larger(self, item: Item) -> Item:
        """What belongs to it larger, on the middle of the cloth; all else as it is."""
        around = self.place.grown(12)
        match item:
            case Portrait(x=x, y=y, width=width):
                return replace(item, x=self._x(x), y=self._y(y), width=width * _OPPOSITE)
            case CardItem(pose=pose) if _is_theirs(item):
                width = pose.width * _OPPOSITE
                return replace(item, pose=Pose(self._x(pose.x), self._y(pose.y), width, pose.angle))
            case Box(rect) if around.contains(*rect.centre):
                wide, high = rect.width * _OPPOSITE, rect.height * _OPPOSITE
                place = Rect(self._x(rect.x), self._y(rect.y), wide, high)
                return replace(item, rect=place, radius=item.radius * _OPPOSITE)
            case Stroke(x1, y1, x2, y2) if around.contains(x1, y1):
                return replace(item, x1=self._x(x1), y1=self._y(y1), x2=self._x(x2), y2=self._y(y2))
            case Icon(x=x, y=y, size=size) if around.contains(x, y):
                return replace(item, x=self._x(x), y=self._y(y), size=round(size * _OPPOSITE))
            case Text(x=x, y=y, font=font) if around.contains(x, y):
                larger = replace(font, size=round(font.size * _OPPOSITE))
                return replace(item, x=self._x(x), y=self._y(y), font=larger)
        return item

    def _x(self, x: float) -> float:
        return self.centre + (x - self.place.centre[0]) * _OPPOSITE

    def _y(self, y: float) -> float:
        return self.place.y + (y - self.place.y) * _OPPOSITE


def _is_theirs(item: Item) -> bool:
    return isinstance(item, CardItem) and item.key.startswith(_THEIRS)


# ---- the trick and the hand


def _in_trick(pose: Pose, side: int, middle: tuple[float, float]) -> Pose:
    """A card of the trick at the left or the right of its middle."""
    width = pose.width * _TRICK
    return Pose(
        middle[0] + side * _ASIDE * width, middle[1] + side * _LOWER * width, width, pose.angle
    )


def _answer(empty: Box, middle: tuple[float, float]) -> Box:
    """The place of the card that is awaited, as large as the one that was led."""
    pose = _in_trick(Pose(*empty.rect.centre, empty.rect.width), 1, middle)
    high = pose.width * CARD_RATIO
    place = Rect(pose.x - pose.width / 2, pose.y - high / 2, pose.width, high)
    return replace(empty, rect=place, radius=empty.radius * _TRICK, dash=_DASHES, line=_LINE)


def _in_hand(item: Item, places: Places) -> bool:
    return (
        isinstance(item, CardItem)
        and item.face is not None
        and item.pose.y + item.pose.height / 2 > places.hand_top
    )


def _arranged(hand: Sequence[Item], places: Places) -> list[CardItem]:
    """The hand larger, each suit from its lowest card; what may not be played lies in the shade."""
    cards = [item for item in hand if isinstance(item, CardItem)]
    suits = list(dict.fromkeys(_suit(item) for item in cards))
    ordered = sorted(cards, key=lambda item: (suits.index(_suit(item)), height(card(item.key))))
    return [
        replace(item, pose=_held(there.pose, places))
        for item, there in zip(ordered, cards, strict=True)
    ]


def _suit(item: CardItem) -> Suit:
    return card(item.key).suit


def _held(pose: Pose, places: Places) -> Pose:
    """Larger about the middle of the hand's foot, which is raised over the line below."""
    x = places.centre + (pose.x - places.centre) * _HAND
    y = places.room.height * _FOOT + (pose.y - places.hand_foot) * _HAND
    return Pose(x, y, pose.width * _HAND, pose.angle)
