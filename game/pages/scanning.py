"""One switch: a frame goes on by itself, and a press of anything presses what it is round.

Where there is much to press it goes from group to group, and within the one that was pressed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

from game.pages.keys import KEPT
from game.pages.lists import ListWindow
from game.stage.basics import Align, Font, Paint, Pose, Rect, Room, Tone
from game.stage.intents import (
    Activate,
    Drag,
    Hover,
    Intent,
    Key,
    Press,
    Release,
    Scroll,
    TextTyped,
)
from game.stage.picture import (
    Box,
    CardItem,
    IconOf,
    Item,
    Picture,
    Role,
    Target,
    Text,
    Touch,
    Widget,
    widgets,
)
from game.words.catalogue import say

_FEW = 8
"""So many things are gone through one by one."""
_SIGNS, _RUN = "signs", "run"
_SCROLLS: Final = {"scan:up": 1.0, "scan:down": -1.0}
_ARROWS: Final = {"scan:up": "↑", "scan:down": "↓"}

Groups: TypeAlias = Mapping[str, tuple[Target, ...]]


def groups_of(picture: Picture, room: Room, lines: ListWindow | None = None) -> Groups:
    """What can be pressed in a picture: cards that lie together, rows and columns, the signs.

    Cards with their backs up count where no others lie. A list of more `lines` than are seen is
    moved on by two arrows.
    """
    pressed = [each for each in widgets(picture.tree) if _may_be_pressed(each)]
    if any(each.role is Role.CARD and each.name for each in pressed):
        pressed = [each for each in pressed if each.role is not Role.CARD or each.name]
    pressed.sort(key=lambda each: isinstance(each.key, IconOf))
    main = next((each.key for each in pressed if each.main), None)
    found: dict[str, list[Target]] = {}
    run, before = "", None
    for each in pressed:
        target = Target(each.key, each.place)  # type: ignore[arg-type]  # it has both
        name = _SIGNS if isinstance(each.key, IconOf) else each.among
        if not name:
            went_on = before is not None and _in_line(found[run], target)
            run = run if went_on else f"{_RUN} {each.key}"
        before = None if name else target
        found.setdefault(name or run, []).append(target)
    if lines is not None and lines.rows < lines.count:
        y = room.height / 2 - 52
        found["lines"] = [
            Target(key, Rect(room.width - 60, y + at * 56, 48, 48))
            for at, key in enumerate(_ARROWS)
        ]
    if sum(map(len, found.values())) <= _FEW:
        every = [target for group in found.values() for target in group]
        return {"": tuple(sorted(every, key=lambda target: target.key != main))}
    hand = say("cards.hand")

    def rank(name: str) -> int:
        """The main thing, the own hand, buttons; then what lies about, and the signs."""
        if any(each.key == main for each in found[name]):
            return 0
        return 1 if name == hand else 2 if name.startswith(_RUN) else 3

    return {name: tuple(found[name]) for name in sorted(found, key=rank)}


def _may_be_pressed(part: Widget) -> bool:
    """Whether it is a thing to press, and no card that one only looks at."""
    if part.key is None or part.place is None:
        return False
    dimmed = any(item.dimmed for item in part.parts if isinstance(item, CardItem))
    return part.role is not Role.CARD or (bool(part.among) and not dimmed)


def _in_line(run: list[Target], target: Target) -> bool:
    """Whether something goes on with a row, or with a column."""
    x, y = _middle(target.place)
    last_x, last_y = _middle(run[-1].place)
    first_x, first_y = _middle(run[0].place)
    across, down = last_y == y == first_y, last_x == x == first_x
    return across or down


class Scanning:
    """Where the frame is, and how long it stays there."""

    def __init__(self) -> None:
        self._groups: Groups = {}
        self._group = ""
        self._at: int | None = None  # within the group, or round all of it
        self._left = 0.0
        self._fresh = True

    def see(self, groups: Groups) -> None:
        """This can be pressed now; where it is not what was, one begins again."""
        before, self._groups = self._groups, groups
        if self._at is None:
            same = list(before) == list(groups)
        else:  # within a group one stays as long as it has as many: cards are put out one by one
            same = len(before[self._group]) == len(groups.get(self._group, ()))
        alone = len(groups) == 1 and self._at is None
        if not same or alone or self._group not in groups:
            self._begin()

    def _begin(self) -> None:
        self._group, self._fresh = next(iter(self._groups), ""), True
        self._at = 0 if len(self._groups) == 1 else None

    def tick(self, seconds: float, pace: float) -> bool:
        """Let time pass; whether the frame has gone on. Where all is new it stays twice as long."""
        if self._fresh:
            self._left, self._fresh = 2 * pace, False
        self._left -= seconds
        if self._left > 0 or not self._groups:
            return False
        self._left = pace
        names = list(self._groups)
        if self._at is None:
            self._group = names[(names.index(self._group) + 1) % len(names)]
        elif self._at + 1 < len(self._groups[self._group]):
            self._at += 1
        else:
            self._at = 0 if len(names) == 1 else None
        return True

    @property
    def on(self) -> Touch | None:
        """What is pressed next; None round a whole group."""
        target = self._target
        return None if target is None else target.key

    @property
    def round(self) -> frozenset[Touch]:
        """All that the frame is round."""
        target = self._target
        every = self._groups.get(self._group, ()) if target is None else (target,)
        return frozenset(each.key for each in every)

    @property
    def _target(self) -> Target | None:
        every = self._groups.get(self._group, ())
        if len(every) == 1:
            return every[0]
        return None if self._at is None or not every else every[self._at]

    def over(self, picture: Picture, room: Room, lines: ListWindow | None) -> tuple[Item, ...]:
        """The frame over a picture that is seen now."""
        self.see(groups_of(picture, room, lines))
        return self.frame()

    def obey(self, intent: Intent, key: Intent, *, moving: bool) -> Intent | None:
        """What an intent means where one switch is all one has; None where that is nothing.

        Any press, and any key or button that does not go its own way (`key` is what a button
        means), is the switch; what is `moving` it hurries.
        """
        if isinstance(intent, TextTyped | Hover | Drag | Release):
            return None
        keyed = isinstance(key, Key) and not key.ctrl and key.name not in KEPT
        if not (keyed or isinstance(intent, Press)):
            return intent
        return Key("space") if moving else self.press()

    def press(self) -> Intent | None:
        """Press what the frame is round; of a group, go into it."""
        target, self._fresh = self._target, True
        if target is None:
            self._at = 0
            return None
        if isinstance(target.key, str) and target.key in _SCROLLS:
            return Scroll(_SCROLLS[target.key])
        return Activate(*_middle(target.place), target.key)

    def frame(self) -> tuple[Item, ...]:
        """The frame, that is seen on pale and on dark."""
        target = self._target
        every = self._groups.get(self._group, ())
        if not every:
            return ()
        place = _round_all(every if target is None else (target,))
        edges = (Box(place, 12, outline=Paint(tone), line=line) for tone, line in _EDGES)
        arrows = (
            Text(_ARROWS[each.key], *_middle(each.place), Font(20, bold=True), align=Align.CENTRE)
            for each in every
            if isinstance(each.key, str) and each.key in _ARROWS
        )
        return (Widget(Role.FRAME, (*edges, *arrows)),)


_EDGES = ((Tone.INK, 7.0), (Tone.FOCUS, 3.5))


def _middle(place: Rect | Pose) -> tuple[float, float]:
    return place.centre if isinstance(place, Rect) else (place.x, place.y)


def _round_all(targets: Iterable[Target]) -> Rect:
    """The upright place round some targets."""
    corners = []
    for each in targets:
        (x, y), place = _middle(each.place), each.place
        corners += [(x + way * place.width / 2, y + way * place.height / 2) for way in (-1, 1)]
    left, top = (min(corner[axis] for corner in corners) for axis in (0, 1))
    right, foot = (max(corner[axis] for corner in corners) for axis in (0, 1))
    return Rect(left, top, right - left, foot - top).grown(6)
