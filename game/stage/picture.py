"""A picture: everything to be seen at one moment, as plain data.

What a table and its pages are made of is here, in the terms of `basics`; what adorns them is in
`ornaments`. A picture is a tree: widgets, which say what something is, what it is called and what
may be done with it, and in them what is painted, in the order it stands in. The painter turns units
into pixels; what can be touched is said by the targets, the last one lying on top.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from enum import StrEnum
from typing import TypeAlias

from msgspec import Struct, field
from msgspec.structs import replace

from game.stage.basics import Align, Font, Paint, Pose, Rect, Tone
from game.stage.ornaments import Legend, Ornament


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
    unlit: bool = False  # a card that is not spoken of: as dark; with both beside a celebration
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
    upper edge, so many units `inset` from the corner. `who` speaks is told by a voice.
    """

    rect: Rect
    words: str
    tail: Tail
    fresh: bool = True
    size: float = 1.0
    lips: tuple[float, float] | None = None
    inset: float = 0.0
    who: str = ""

    @property
    def told(self) -> str:
        """The words, and before them whose they are."""
        return f"{self.who}: {self.words}" if self.who else self.words


class Icon(Struct, frozen=True):
    """A small drawing of `assets/icons` by its name, centred."""

    name: str
    x: float
    y: float
    size: float
    paint: Paint = Paint(Tone.IVORY, 0.85)


Look: TypeAlias = CardItem | Text | Box | Stroke | Bubble | Icon | Ornament
"""What is painted."""


class CardAt(Struct, frozen=True):
    """A card that lies on the table, by its key."""

    key: str


class IconOf(Struct, frozen=True):
    """A small sign that can be pressed, by its name."""

    name: str


Touch: TypeAlias = str | CardAt | IconOf
"""What can be touched: a button or a place of a page by its own key, a card, a small sign."""


FINGER = 44.0
"""Units that whatever is pressed takes up at least, where nothing else does."""


class Target(Struct, frozen=True):
    """Something that can be touched: what it is, and the place it takes up."""

    key: Touch
    place: Rect | Pose


def ring(place: Rect, on_paper: bool = False) -> Box:
    """The frame of what has the focus: golden on dark, ink on paper."""
    tone = Tone.INK if on_paper else Tone.FOCUS
    return Box(place.grown(2), 8, outline=Paint(tone), line=2.5)


class Role(StrEnum):
    """What a widget is to whoever cannot see it."""

    HEADING = "heading"  # of a page
    STATUS = "status"  # the sentence that says what now
    LIVE = "live"  # what is said or happens: told when it comes
    ANSWER = "answer"  # what one has asked to hear: told at once
    NOTE = "note"  # on what the pointer rests on
    FRAME = "frame"  # round what one switch presses next
    MARK = "mark"  # a drawing that tells something
    TEXT = "text"  # some lines that belong together
    SCORE = "score"  # a row of a score: what for, and what each has of it
    DIALOG = "dialog"  # a question that stands alone, under its heading
    LIST = "list"
    ROW = "row"  # things side by side
    LINE = "line"  # of a list that keys go through: the focus does not stop there
    BUTTON = "button"
    CHOICE = "choice"  # one of several values, of which one holds
    TAB = "tab"  # one of several leaves, of which one is open
    SETTING = "setting"  # a line with a value that can be changed
    SWITCH = "switch"  # the same, off or on
    SLIDER = "slider"  # the same, per cent
    FIELD = "field"  # where one writes
    CARD = "card"
    IMAGE = "image"
    GROUP = "group"  # of choices; from here on what only an outline has
    TABS = "tabs"
    TABLE = "table"  # of a score, its first row the heads
    COLUMN = "column"  # the head of one
    LABEL = "label"  # the head of a row
    CELL = "cell"


class Widget(Struct, frozen=True):
    """A part of a picture: what it is, what it is called, what may be done with it, how it looks.

    Without a name it is called by the words in it. `key` is what is touched in its `place`; `cap`
    names the key of the keyboard that does the same; a `main` button is bright. A card lies `among`
    others; an answer is told again where that is another number. `parts` stand in the order they
    are read in; where they are painted from the last to the first they stand `backwards`. A row of
    a score has `figures`, each with whose it is. What is `silent` is read, and not told by itself.
    """

    role: Role
    parts: tuple[Item, ...] = ()
    name: str = ""
    value: str = ""
    note: str = ""
    cap: str = ""
    among: str = ""
    key: Touch | None = None
    place: Rect | Pose | None = None
    focused: bool = False
    chosen: bool = False
    main: bool = False
    backwards: bool = False
    silent: bool = False
    figures: tuple[tuple[str, str], ...] = ()

    @classmethod
    def pressed(
        cls,
        key: Touch,
        place: Rect | Pose,
        parts: Iterable[Item],
        focused: bool,
        name: str = "",
        role: Role = Role.BUTTON,
        frame: Rect | None = None,
    ) -> Widget:
        """Something to press in a place, with a ring about its frame while it has the focus."""
        drawn = (*parts, ring(frame)) if focused and frame is not None else tuple(parts)
        return cls(role, drawn, name, key=key, place=place, focused=focused)

    @property
    def resting(self) -> Widget:
        """The same where nothing can be pressed."""
        return replace(self, key=None)

    def named(self, name: str) -> Widget:
        """The same, a value until now, under a name."""
        return replace(self, name=name, value=self.told)

    def noted(self, note: str) -> Widget:
        return replace(self, note=note)

    def holding(self, value: str) -> Widget:
        """The same with a value that holds."""
        return replace(self, value=value)

    def choosing(self, chosen: bool) -> Widget:
        """The same, chosen or not."""
        return replace(self, chosen=chosen)

    @property
    def reversed(self) -> Widget:
        """The same read the other way round, and painted as before."""
        return replace(self, parts=self.parts[::-1], backwards=not self.backwards)

    @property
    def rect(self) -> Rect:
        """The upright place it takes up."""
        assert isinstance(self.place, Rect)
        return self.place

    @property
    def left(self) -> float:
        """Where it begins."""
        return self.rect.x

    @property
    def called(self) -> str:
        """Its name, or else the words in it."""
        return self.name or joined(_words(self.parts))

    @property
    def told(self) -> str:
        """What it is called, the value that holds, and what is noted of it."""
        return joined((self.called, self.value, self.note, self.cap))


Item: TypeAlias = Look | Widget
"""What pictures are made of: what is painted, alone or within a widget."""
_SIGNS = frozenset(("−", "+", "…"))
"""What stands where words stand and is none."""


CAME = "came "
"""How what is told of cards that came begins: among which, however they are put."""


def joined(words: Iterable[str]) -> str:
    """Sentences one after the other, whatever each ends with, the last without its full stop."""
    told = [each.strip() for each in words]
    ended = (each if each[-1] in "?!…" else f"{each.rstrip('.')}." for each in told if each)
    return " ".join(ended).removesuffix(".")


def _words(parts: Iterable[Item]) -> Iterator[str]:
    for part in parts:
        if isinstance(part, Widget):
            yield part.told
        elif isinstance(part, Text) and part.words not in _SIGNS:
            yield part.words


def live(words: str, parts: Iterable[Item]) -> list[Item]:
    """Words that are told when they come, as they are shown; nothing where there are none."""
    return [Widget(Role.LIVE, tuple(parts), words)] if words else [*parts]


def marked(place: Rect, head: str, words: str) -> Widget:
    """Words about a drawing in a place: told to a pointer that rests there, in short by a voice."""
    return Widget(Role.MARK, (Legend(place, head, words),), head, place=place)


def painted(parts: Iterable[Item]) -> list[Look]:
    """What is painted of some items, one after the other."""
    found: list[Look] = []
    for part in parts:
        if isinstance(part, Widget):
            found += painted(reversed(part.parts) if part.backwards else part.parts)
        else:
            found.append(part)
    return found


def only(parts: Iterable[Item], kept: Callable[[Look], bool]) -> list[Item]:
    """Some items without what is painted and not to be kept, alone or in widgets."""
    return [
        replace(part, parts=tuple(only(part.parts, kept))) if isinstance(part, Widget) else part
        for part in parts
        if isinstance(part, Widget) or kept(part)
    ]


def widgets(parts: Iterable[Item]) -> Iterator[Widget]:
    """The widgets among some items, each before those within it."""
    for part in parts:
        if isinstance(part, Widget):
            yield part
            yield from widgets(part.parts)


def touched(parts: Iterable[Item]) -> list[Target]:
    """What can be touched of some items."""
    found: list[Target] = []
    for part in parts:
        if isinstance(part, Widget):
            if part.key is not None and part.place is not None:
                found.append(Target(part.key, part.place))
            found += touched(part.parts)
    return found


class Picture(Struct, frozen=True):
    """Everything to be seen, everything to be touched, and the tree both come from.

    Its page lies on so many others: that is its `depth`. So many keys that go somewhere have been
    `pressed`.
    """

    backdrop: Backdrop
    items: tuple[Look, ...]
    targets: tuple[Target, ...] = field(default=())
    tree: tuple[Item, ...] = field(default=())
    depth: int = 0
    pressed: int = 0

    @classmethod
    def of(
        cls, backdrop: Backdrop, parts: Iterable[Item], targets: Iterable[Target] = ()
    ) -> Picture:
        """The picture of some parts; whatever `targets` there are besides lie under their own."""
        tree = tuple(parts)
        return cls(backdrop, tuple(painted(tree)), (*targets, *touched(tree)), tree)

    def under(self, parts: Iterable[Item]) -> Picture:
        """The same with something laid over it that cannot be touched."""
        over = tuple(parts)
        tree = (*(self.tree or self.items), *over)
        return Picture(self.backdrop, (*self.items, *painted(over)), self.targets, tree)

    def hit(self, x: float, y: float) -> Touch | None:
        """The topmost target under a point, else one so small that a finger misses it, or None."""
        for target in reversed(self.targets):
            if target.place.contains(x, y):
                return target.key
        near = [
            (abs(x - target.place.centre[0]) + abs(y - target.place.centre[1]), at)
            for at, target in enumerate(self.targets)
            if isinstance(target.place, Rect) and target.place.at_least(FINGER).contains(x, y)
        ]
        return self.targets[min(near)[1]].key if near else None

    def faces(self) -> frozenset[str]:
        """Every card whose face can be seen: what a privacy test looks at."""
        return frozenset(
            item.face for item in self.items if isinstance(item, CardItem) and item.face
        )
