"""A picture: everything to be seen at one moment, as plain data.

All lengths are units: pixels at a scale of 100 %. x grows to the right, y downwards, angles are
degrees clockwise. Items are painted in the order they stand in. The painter turns units into
pixels; what can be touched is said by the targets, the last one lying on top.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from math import cos, radians, sin
from typing import Protocol, TypeAlias

CARD_RATIO = 88 / 63
"""Height of a card for a width of one: a piquet pack is 63 by 88 millimetres."""


class Tone(StrEnum):
    """A colour by its role; the table's theme says which colour that is."""

    IVORY = "ivory"
    SOFT = "soft"
    INK = "ink"
    INK_SOFT = "ink-soft"
    PRINT = "print"  # words printed on a form
    WRITTEN = "written"  # ink of a pen
    RED = "red"
    BRASS = "brass"
    BRASS_DARK = "brass-dark"
    FOCUS = "focus"
    CLOTH = "cloth"  # the dark of the baize: button faces, wells
    SHADE = "shade"  # nearly black green: veils


@dataclass(frozen=True, slots=True)
class Paint:
    """A tone and its opacity, from 0 (clear) to 1."""

    tone: Tone
    alpha: float = 1.0


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
    CURTAIN = "curtain"  # panel, and a heavy curtain drawn over the baize


class Align(StrEnum):
    """Which part of a line of words its place is."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Font:
    """A face of the two families: size in units, serif or sans, semibold or not, italic or not."""

    size: int
    serif: bool = False
    bold: bool = False
    italic: bool = False


@dataclass(frozen=True, slots=True)
class Rect:
    """An upright rectangle by its top left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def contains(self, x: float, y: float) -> bool:
        return self.x <= x < self.right and self.y <= y < self.bottom

    def grown(self, by: float) -> Rect:
        return Rect(self.x - by, self.y - by, self.width + 2 * by, self.height + 2 * by)


@dataclass(frozen=True, slots=True)
class Pose:
    """Where a card lies: its centre, its width, its turn."""

    x: float
    y: float
    width: float
    angle: float = 0.0

    @property
    def height(self) -> float:
        return self.width * CARD_RATIO

    def contains(self, x: float, y: float) -> bool:
        """Whether the point lies on the card, turned as it is."""
        turn = radians(self.angle)
        dx, dy = x - self.x, y - self.y
        across = dx * cos(turn) + dy * sin(turn)
        along = dy * cos(turn) - dx * sin(turn)
        return abs(across) <= self.width / 2 and abs(along) <= self.height / 2

    def raised(self, by: float) -> Pose:
        """The same card moved `by` units up along its own axis."""
        turn = radians(self.angle)
        return Pose(self.x + by * sin(turn), self.y - by * cos(turn), self.width, self.angle)


@dataclass(frozen=True, slots=True)
class CardItem:
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


@dataclass(frozen=True, slots=True)
class Text:
    """One line of words, placed by its baseline. The four suit signs are drawn as our shapes."""

    words: str
    x: float
    y: float
    font: Font
    paint: Paint = Paint(Tone.IVORY)
    align: Align = Align.LEFT
    turn: float = 0.0  # degrees clockwise round its middle, as a hand writes


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle with round corners: filled, outlined, dashed, and with a shadow, as asked."""

    rect: Rect
    radius: float = 0.0
    fill: Paint | None = None
    outline: Paint | None = None
    line: float = 1.0
    dash: tuple[float, float] | None = None
    shadow: Shadow = Shadow.NONE
    angle: float = 0.0  # only for dashed places of cards


@dataclass(frozen=True, slots=True)
class Stroke:
    """A straight line, level or upright."""

    x1: float
    y1: float
    x2: float
    y2: float
    paint: Paint
    width: float = 1.0


class Tail(StrEnum):
    """The corner a bubble speaks from."""

    TOP_LEFT = "top-left"
    TOP_RIGHT = "top-right"
    BOTTOM_RIGHT = "bottom-right"


BUBBLE_FONT = Font(20, serif=True)
"""In which all bubbles speak."""


@dataclass(frozen=True, slots=True)
class Bubble:
    """Something said: words in a speech bubble. `fresh` ones are opaque and throw a shadow.

    `size` is how far one has opened about the tip of its tail, from 0 to 1.
    """

    rect: Rect
    words: str
    tail: Tail
    fresh: bool = True
    size: float = 1.0


@dataclass(frozen=True, slots=True)
class Icon:
    """A small drawing of `assets/icons` by its name, centred."""

    name: str
    x: float
    y: float
    size: float
    paint: Paint = Paint(Tone.IVORY, 0.85)


class Mood(StrEnum):
    """How somebody looks who was drawn."""

    CALM = "calm"
    PLEASED = "pleased"
    VEXED = "vexed"


@dataclass(frozen=True, slots=True)
class Portrait:
    """Somebody of `assets/portraits` by name in an oval of brass, centred, that many units wide."""

    name: str
    x: float
    y: float
    width: float
    mood: Mood = Mood.CALM


PORTRAIT_RATIO = 1.25
"""Height of a portrait for a width of one."""


@dataclass(frozen=True, slots=True)
class Beads:
    """A row of small beads in tens, by its left end and middle: `filled` ones, then hollow ones.

    A `notch` above the row, so far from its left, points at what it belongs to. `lit`: all done.
    """

    x: float
    y: float
    width: float
    count: int
    filled: int
    paint: Paint
    notch: float | None = None
    lit: bool = False


@dataclass(frozen=True, slots=True)
class Lettering:
    """Words in capitals of gold, by the middle of their baseline; as large as a font of `size`.

    A `flourish` lets the Q's tail run on under the letters after it.
    """

    words: str
    x: float
    y: float
    size: int
    alpha: float = 1.0
    flourish: bool = False

    @property
    def font(self) -> Font:
        """The face the capitals are those of."""
        return Font(self.size, True, True)


LETTER_GAP = 0.045
"""More room between two capitals of a lettering, as a share of its size."""


def lettering_width(words: str, size: int, ruler: Ruler) -> float:
    """Width of a lettering in units."""
    gaps = LETTER_GAP * size * max(0, len(words) - 1)
    return ruler.width(words.upper(), Font(size, True, True)) + gaps


@dataclass(frozen=True, slots=True)
class Rays:
    """The light goes down over a place, but for a wheel of rays round one point of it.

    `turn` is how far the wheel has turned, in degrees, `alpha` how far all this has come.
    """

    rect: Rect
    x: float
    y: float
    turn: float
    alpha: float = 1.0


@dataclass(frozen=True, slots=True)
class Flecks:
    """Leaves of gold that are strewn over a place from one point, by a `share` of their time."""

    rect: Rect
    x: float
    y: float
    share: float
    alpha: float = 1.0


@dataclass(frozen=True, slots=True)
class Legend:
    """Nothing to be seen: words about a place, told to a pointer that rests there, and by a voice.

    What it says in short, and the line that goes on from there. One that is not `aloud` is only
    for pointers.
    """

    place: Rect
    head: str
    words: str
    aloud: bool = True


@dataclass(frozen=True, slots=True)
class Pad:
    """A pad of paper lying there: its uppermost sheet; the cloth of its head reaches above."""

    rect: Rect


PAD_HEAD = 26.0
"""Height in units of the cloth that binds a pad, at the top of its sheet."""


@dataclass(frozen=True, slots=True)
class Thing:
    """A coloured drawing of `assets/things` by its name, centred, that many units wide."""

    name: str
    x: float
    y: float
    width: float


Item: TypeAlias = (
    CardItem
    | Text
    | Box
    | Stroke
    | Bubble
    | Icon
    | Portrait
    | Pad
    | Thing
    | Beads
    | Lettering
    | Rays
    | Flecks
    | Legend
)


@dataclass(frozen=True, slots=True)
class CardAt:
    """A card that lies on the table, by its key."""

    key: str


@dataclass(frozen=True, slots=True)
class IconOf:
    """A small sign that can be pressed, by its name."""

    name: str


Touch: TypeAlias = str | CardAt | IconOf
"""What can be touched: a button or a place of a page by its own key, a card, a small sign."""


@dataclass(frozen=True, slots=True)
class Target:
    """Something that can be touched: what it is, and the place it takes up."""

    key: Touch
    place: Rect | Pose


@dataclass(frozen=True, slots=True)
class Picture:
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


class Ruler(Protocol):
    """Measures words; the window has a true one, a test without a window an estimate."""

    def width(self, words: str, font: Font) -> float:
        """Width of a line of words, in units."""


@dataclass(frozen=True, slots=True)
class Room:
    """The space a scene may fill, in units, and the ruler for its words."""

    width: float
    height: float
    ruler: Ruler

    @property
    def small(self) -> bool:
        """Whether the tighter measures hold (1024 × 640 up to just below 1280 × 800)."""
        return self.width < 1200 or self.height < 760

    def words_width(self, lines: Iterable[str], font: Font) -> float:
        """The widest of some lines, in units."""
        return max((self.ruler.width(line, font) for line in lines), default=0.0)
