"""Stills that are composed for themselves: somebody opposite with cards, large, and little else.

All that is in them the game has: its people and their looks, its pack, its words, its brass. They
are laid in hundredths of the picture's height.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, radians, sin, sqrt

from msgspec import Struct
from msgspec.structs import replace

from game.demo.celebrated import scattered
from game.piquet.words import say
from game.piquet.words.terms import set_name
from game.players.mind import PORTRAITS
from game.stage.basics import CARD_RATIO, Font, Pose, Rect, Room
from game.stage.geometry import fan
from game.stage.ornaments import (
    PORTRAIT_RATIO,
    Flecks,
    Lettering,
    Mood,
    Portrait,
    Thing,
    lettering_width,
)
from game.stage.picture import (
    BUBBLE_FONT,
    Backdrop,
    Box,
    Bubble,
    CardItem,
    Item,
    Picture,
    Shadow,
    Tail,
)
from game.stage.signs import plate
from game.table.timing import joined
from game.words.terms import capital
from rules.core.cards import Rank

SCALE = 2.2
"""Pixels for a unit: what is said is to be read where the picture is small."""
_PADDING, _HIGH = 48.0, 46.0  # of a bubble: about its words, and its height
_RIM = 0.955
"""The outer edge of a frame, as a share of the portrait's width."""
_QUINT = ("9H", "TH", "JH", "QH", "KH")
"""In order, and its last card a whole court."""
_CAPTION = 0.052  # of the height
_CAPTION_LINE = 0.945  # its baseline, likewise
_PART = 2.6
"""Hundredths of the height between a sum and the words beside it."""
_CALLED = 1.16
"""How much nearer a card is held that is called: it stands on the foot of the others."""


class Facing(Struct, frozen=True):
    """Somebody opposite, by the kind of a header: how he or she looks, and where, how large."""

    kind: str
    mood: Mood
    x: float
    y: float
    width: float

    @property
    def face(self) -> Rect:
        """The place of the portrait."""
        height = self.width * PORTRAIT_RATIO
        return Rect(self.x - self.width / 2, self.y - height / 2, self.width, height)

    @property
    def lips(self) -> tuple[float, float]:
        """Where words come from: the frame, a little below the lips."""
        down = 0.3
        across = self.width / 2 * _RIM * sqrt(1 - down**2)
        return self.x + across, self.y + down * self.face.height / 2

    def seated(self, middle: float, unit: float) -> Facing:
        """The same, measured from a middle in other units."""
        x, y, width = middle + self.x * unit, self.y * unit, self.width * unit
        return replace(self, x=x, y=y, width=width)

    def drawn(self) -> list[Item]:
        """In an oval of brass that throws a shadow."""
        inner = self.face.grown(-0.02 * self.width)
        return [
            Box(inner, inner.width / 2, shadow=Shadow.PAPER),
            Portrait(PORTRAITS[self.kind], self.x, self.y, self.width, self.mood),
        ]

    def holding(
        self, count: int, width: float, step: float, turn: float, over: float = 0.5
    ) -> list[Item]:
        """So many cards held up before him or her: one sees the backs.

        `over` is how much of a card lies below the frame.
        """
        foot = self.face.bottom - 0.06 * self.width + width * CARD_RATIO * over
        poses = fan(count, self.x, foot, width, step, turn)
        return [
            CardItem(f"back:{index}", None, pose, Shadow.HAND) for index, pose in enumerate(poses)
        ]

    def says(self, words: str, x: float, y: float, room: Room) -> Bubble:
        """A bubble by its left edge and its middle; its tail reaches up to the frame."""
        place = Rect(x, y - _HIGH / 2, _across(words, room), _HIGH)
        return Bubble(place, words, Tail.TOP_LEFT, lips=self.lips)


class Front:
    """All who may sit opposite, on an arc over the name; under it one's own hand."""

    _CAST = (
        Facing("novice", Mood.PLEASED, -70, 46, 27),
        Facing("club", Mood.CALM, -45.5, 27.5, 27),
        Facing("master", Mood.PLEASED, -15.5, 22, 29),
        Facing("bell", Mood.PLEASED, 15.5, 22, 29),
        Facing("brandt", Mood.PLEASED, 45.5, 27.5, 27),
        Facing("expert", Mood.PLEASED, 70, 46, 27),
    )
    """Hundredths of the height, from the middle of the picture; the same grounds left and right."""
    _HAND = ("TS", "JS", "QS", "KS", "QC", "KC", "TH", "JH", "AH", "JD", "QD", "KD")

    def picture(self, room: Room) -> Picture:
        """The masters in the middle; the name in their midst, and the line close to its tail."""
        u, x = room.height / 100, room.width / 2
        return Picture.of(
            Backdrop.LAMP,
            (
                *(item for one in self._CAST for item in one.seated(x, u).drawn()),
                *_open(self._HAND, Pose(x, 94 * u, 20.5 * u), 2.4, 14),
                Thing("lettering", x, 58.5 * u, 84 * u),
                replace(caption(say("still.title"), room), y=75.6 * u),
            ),
        )


class CallAndAnswer:
    """A call and its answer: one's own hand, what is called lifted, and a sly smile opposite."""

    _HAND = ("7S", "9S", "TC", "JC", "KS", "KH", "KD", "9H", "JH", "QH", "TD", "QD")
    """No ace is in it: who is opposite has at least three."""
    _TURNS = (1.12, 1.12, 1.14, 1.26, 1.44, 1.44, 1.17, 0.96, 1.06, 1.08, 0.97)
    """Degrees between its cards: it is opened at the kings, and a little at every court."""

    def picture(self, room: Room) -> Picture:
        """From the left: what one says, who hears it, and what comes back."""
        u, x = room.height / 100, room.width / 2
        opposite = Facing("master", Mood.PLEASED, x, 24.5 * u, 34 * u)
        call = capital(set_name(3, Rank.KING)) + "."
        held = self._held(x, 86.5 * u, 20 * u)
        answer = self._answer(opposite, x + 20 * u, 43 * u, room)
        across = _across(call, room)
        tip = _on_edge(next(item.pose for item in held if not item.dimmed))
        right = min(2 * x - answer.rect.centre[0] + across / 2, tip[0] - 2 * u)
        own = Rect(right - across, answer.rect.y, across, _HIGH)
        return Picture.of(
            Backdrop.LAMP,
            (
                *opposite.drawn(),
                *opposite.holding(len(self._HAND), 6.6 * u, 2.5 * u, 3.6),
                *held,
                Bubble(own, call, Tail.BOTTOM_RIGHT, lips=tip),
                answer,
                caption(say("still.calls"), room),
            ),
        )

    def _answer(self, opposite: Facing, x: float, y: float, room: Room) -> Bubble:
        """In her manner, where there is room for that."""
        plain = say("say.not-good")
        whole = opposite.says(joined(plain, say("manner.master.not-good")), x, y, room)
        fits = whole.rect.right < room.width - 0.06 * room.height
        return whole if fits else opposite.says(plain, x, y, room)

    def _held(self, x: float, foot: float, width: float) -> list[CardItem]:
        middle, items = Pose(x, foot - width * CARD_RATIO / 2, width), list[CardItem]()
        angles = [sum(self._TURNS[:index]) for index in range(len(self._HAND))]
        for face, angle in zip(self._HAND, angles, strict=True):
            called = face[0] == "K"  # they are lifted, and lie in more light than the others
            pose = _on_arc(middle, angle - sum(self._TURNS) / 2, 30.2)
            at = _nearer(pose) if called else pose
            shadow = Shadow.LIFT if called else Shadow.HAND
            items.append(CardItem(face, face, at, shadow, dimmed=not called))
        return items


class Victory(Struct, frozen=True):
    """Who was beaten, and a seal of brass with what the partie came to."""

    points: int

    def picture(self, room: Room) -> Picture:
        """Whoever sat opposite, large; beside it in the light courts, the seal and the sum."""
        u = room.height / 100
        opposite = Facing("bell", Mood.VEXED, 39 * u, 43 * u, 54 * u)
        x = 127 * u
        light = Rect(76 * u, 4 * u, room.width - 80 * u, 64 * u)
        engraved = Font(round(3.6 * u), True, True)
        items = (
            Flecks(light, x, 40 * u, 0.5),
            *opposite.drawn(),
            *plate(say("level.bell"), opposite.face, room, font=engraved),
            *_open(("JS", "QS", "KS"), Pose(x, 23.5 * u, 23.5 * u), 13),
            Thing("seal", x, 56 * u, 28 * u),
            *self._sum(x, 83 * u, u, room),
            opposite.says(say("manner.bell.struck"), 71 * u, opposite.lips[1], room),
            caption(say("still.settled"), room),
        )
        return Picture.of(Backdrop.TITLE, scattered(items, room))

    def _sum(self, middle: float, line: float, u: float, room: Room) -> list[Item]:
        """What was won, large between two words."""
        small, large = round(4.4 * u), round(16 * u)
        before, after = say("still.won").split("|")
        parts = (before, small), (str(self.points), large), (after, small)
        widths = [lettering_width(words, size, room.ruler) for words, size in parts]
        x = middle - (sum(widths) + 2 * _PART * u) / 2
        items = list[Item]()
        for (words, size), width in zip(parts, widths, strict=True):
            items.append(Lettering(words, x + width / 2, line, size))
            x += width + _PART * u
        return items


class Capsule:
    """The name, a hand, and somebody opposite; no line below."""

    def picture(self, room: Room) -> Picture:
        """The name over the own hand, beside them who plays; both hands come up from the foot."""
        u = room.height / 100
        opposite = Facing("club", Mood.PLEASED, 134.8 * u, 40.5 * u, 57 * u)
        return Picture.of(
            Backdrop.TITLE,
            (
                *opposite.drawn(),
                *_open(_QUINT, Pose(50.3 * u, 82.5 * u, 26.5 * u), 11),
                *opposite.holding(len(_QUINT), 20.6 * u, 10.3 * u, 9, 1.03),
                Thing("lettering", 53 * u, 35 * u, 94 * u),
            ),
        )


def caption(words: str, room: Room, middle: float | None = None) -> Lettering:
    """The one line of a still, at its foot; smaller where it would be too long."""
    size, most = round(room.height * _CAPTION), room.width * 0.62
    while lettering_width(words, size, room.ruler, flourish=True) > most:
        size -= 1
    middle = room.width / 2 if middle is None else middle
    return Lettering(words, middle, room.height * _CAPTION_LINE, size, flourish=True)


def _nearer(pose: Pose) -> Pose:
    """A card held higher along its own line, and larger, so that its foot stays where it was."""
    up, turn = pose.height * (_CALLED - 1) / 2, radians(pose.angle)
    x, y = pose.x + up * sin(turn), pose.y - up * cos(turn)
    return Pose(x, y, pose.width * _CALLED, pose.angle)


def _on_edge(pose: Pose) -> tuple[float, float]:
    """A point of a card's upper edge, at the left: what is said of it points there."""
    aside, up = -0.37 * pose.width, 0.494 * pose.height
    c, s = cos(radians(pose.angle)), sin(radians(pose.angle))
    return pose.x + aside * c + up * s, pose.y + aside * s - up * c


def _across(words: str, room: Room) -> float:
    """How wide a bubble with these words is."""
    return room.ruler.width(words, BUBBLE_FONT) + _PADDING


def _open(faces: Sequence[str], middle: Pose, turn: float = 11.5, far: float = 2.7) -> list[Item]:
    """Cards held open on an arc round the middle one, so many degrees between them.

    The middle of the arc is so `far` away as many widths of a card.
    """
    angles = [(index - (len(faces) - 1) / 2) * turn for index in range(len(faces))]
    return [
        CardItem(face, face, _on_arc(middle, angle, far), Shadow.LIFT)
        for face, angle in zip(faces, angles, strict=True)
    ]


def _on_arc(middle: Pose, angle: float, far: float) -> Pose:
    """A card so many degrees away from the middle one, on an arc so many widths `far`."""
    radius = middle.width * far
    x, y = radius * sin(radians(angle)), radius * (1 - cos(radians(angle)))
    return Pose(middle.x + x, middle.y + y, middle.width, angle)
