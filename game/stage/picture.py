"""A picture: everything to be seen at one moment, as plain data.

What a table and its pages are made of is here, in the terms of `basics`; what adorns them is in
`ornaments`. Items are painted in the order they stand in. The painter turns units into pixels;
what can be touched is said by the targets, the last one lying on top.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct, field

from game.stage.basics import Align, Font, Paint, Pose, Rect, Tone
from game.stage.ornaments import Ornament


class Shadow(StrEnum):
    """How high a thing lies above the cloth."""

    NONE = "none"
    REST = "rest"
    HAND = "hand"
    LIFT = "lift"
    PAPER = "paper"
    BUTTON = "button"


class Backdrop(StrEnum):
    """What lies behind all items."""

    TABLE = "table"  # panel at the left, baize with its rim
    TITLE = "title"  # baize only, light from the right
    SHEET = "sheet"  # baize only, light from the middle
    LAMP = "lamp"  # the same under a lamp's warm light, as a table is
    CURTAIN = "curtain"  # panel, and a heavy curtain drawn over the baize


class CardItem(Struct, frozen=True):
    """A card. `key` is its identity on the stage; `face` is its text ("KS") or None for a back."""

    key: str
    face: str | None
    pose: Pose
    shadow: Shadow = Shadow.HAND
    dimmed: bool = False  # a card that may not be played now
    unlit: bool = False  # a card that is not spoken of: much darker
    shaded: bool = False  # a card that lies away from the lamp
    marked: bool = False  # a card newly taken in
    focused: bool = False
    squeeze: float = 1.0  # width as a share of the whole, while the card turns over


class Text(Struct, frozen=True):
    """One line of words, placed by its baseline. The four suit signs are drawn as our shapes."""

    words: str
    x: float
    y: float
    font: Font
    paint: Paint = Paint(Tone.IVORY)
    align: Align = Align.LEFT
    turn: float = 0.0  # degrees clockwise round its middle, as a hand writes


class Box(Struct, frozen=True):
    """A rectangle with round corners: filled, outlined, dashed, and with a shadow, as asked."""

    rect: Rect
    radius: float = 0.0
    fill: Paint | None = None
    outline: Paint | None = None
    line: float = 1.0
    dash: tuple[float, float] | None = None
    shadow: Shadow = Shadow.NONE
    angle: float = 0.0  # only for dashed places of cards


class Stroke(Struct, frozen=True):
    """A straight line, level or upright."""

    x1: float
    y1: float
    x2: float
    y2: float
    paint: Paint
    width: float = 1.0


class Tail(StrEnum):
    """The corner a bubble speaks from, or none where its tail would point at nobody."""

    TOP_LEFT = "top-left"
    TOP_RIGHT = "top-right"
    BOTTOM_RIGHT = "bottom-right"
    BOTTOM_LEFT = "bottom-left"
    NONE = "none"


BUBBLE_FONT = Font(20, serif=True)
"""In which all bubbles speak."""


class Bubble(Struct, frozen=True):
    """Something said: words in a speech bubble. `fresh` ones are opaque and throw a shadow.

    `size` is how far one has opened about the tip of its tail, from 0 to 1. With `lips` the tail of
    one that speaks from above is a horn that reaches to that point; below them it may leave the
    upper edge, so many units `inset` from the corner.
    """

    rect: Rect
    words: str
    tail: Tail
    fresh: bool = True
    size: float = 1.0
    lips: tuple[float, float] | None = None
    inset: float = 0.0


class Icon(Struct, frozen=True):
    """A small drawing of `assets/icons` by its name, centred."""

    name: str
    x: float
    y: float
    size: float
    paint: Paint = Paint(Tone.IVORY, 0.85)


Item: TypeAlias = CardItem | Text | Box | Stroke | Bubble | Icon | Ornament


class CardAt(Struct, frozen=True):
    """A card that lies on the table, by its key."""

    key: str


class IconOf(Struct, frozen=True):
    """A small sign that can be pressed, by its name."""

    name: str


Touch: TypeAlias = str | CardAt | IconOf
"""What can be touched: a button or a place of a page by its own key, a card, a small sign."""


class Target(Struct, frozen=True):
    """Something that can be touched: what it is, and the place it takes up."""

    key: Touch
    place: Rect | Pose


class Picture(Struct, frozen=True):
    """Everything to be seen, and everything to be touched."""

    backdrop: Backdrop
    items: tuple[Item, ...]
    targets: tuple[Target, ...] = field(default=())

    def hit(self, x: float, y: float) -> Touch | None:
        """The topmost target under a point, or None."""
        for target in reversed(self.targets):
            if target.place.contains(x, y):
                return target.key
        return None

    def faces(self) -> frozenset[str]:
        """Every card whose face can be seen: what a privacy test looks at."""
        return frozenset(
            item.face for item in self.items if isinstance(item, CardItem) and item.face
        )
