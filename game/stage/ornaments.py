"""What adorns a picture: portraits and things, a score in beads, letters of gold, a feast's light.

A legend, which is only words about a place, is among them. Lengths are units.
"""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct

from game.stage import capitals
from game.stage.basics import Font, Paint, Rect, Ruler


class Mood(StrEnum):
    """How somebody looks who was drawn."""

    CALM = "calm"
    PLEASED = "pleased"
    VEXED = "vexed"


class Portrait(Struct, frozen=True):
    """Somebody of `assets/portraits` by name in an oval of brass, centred, that many units wide."""

    name: str
    x: float
    y: float
    width: float
    mood: Mood = Mood.CALM


PORTRAIT_RATIO = 1.25
"""Height of a portrait for a width of one."""


class Beads(Struct, frozen=True):
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


class Lettering(Struct, frozen=True):
    """Words in capitals of gold, by the middle of their baseline; as large as a font of `size`.

    With a `flourish` they are those of our own, and a Q's tail runs on under the letters after it.
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


def lettering_width(words: str, size: int, ruler: Ruler, *, flourish: bool = False) -> float:
    """Width of a lettering in units."""
    if flourish and capitals.drawn(words):
        return capitals.starts(words)[1] * capitals.HEIGHT * size / 100
    gaps = LETTER_GAP * size * max(0, len(words) - 1)
    return ruler.width(words.upper(), Font(size, True, True)) + gaps


class Rays(Struct, frozen=True):
    """The light goes down over a place, but for a wheel of rays round one point of it.

    `turn` is how far the wheel has turned, in degrees, `alpha` how far all this has come.
    """

    rect: Rect
    x: float
    y: float
    turn: float
    alpha: float = 1.0


class Flecks(Struct, frozen=True):
    """Leaves of gold that are strewn over a place from one point, by a `share` of their time.

    None is seen in the places that are to be `clear` of them.
    """

    rect: Rect
    x: float
    y: float
    share: float
    alpha: float = 1.0
    clear: tuple[Rect, ...] = ()


class Legend(Struct, frozen=True):
    """Nothing to be seen: words about a place, told to a pointer that rests there.

    What it says in short, and the line that goes on from there.
    """

    place: Rect
    head: str
    words: str


class Pad(Struct, frozen=True):
    """A pad of paper lying there: its uppermost sheet; one that is `bound` has a head of cloth."""

    rect: Rect
    bound: bool = True


PAD_HEAD = 26.0
"""Height in units of the cloth that binds a pad, at the top of its sheet."""


class Thing(Struct, frozen=True):
    """A coloured drawing of `assets/things` by its name, centred, that many units wide.

    `turn` is how far it leans about its middle, in degrees clockwise.
    """

    name: str
    x: float
    y: float
    width: float
    turn: float = 0.0


Ornament: TypeAlias = Portrait | Beads | Lettering | Rays | Flecks | Legend | Pad | Thing
