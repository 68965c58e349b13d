"""Filters over a page: each a caption, what is chosen, and the key that chooses the next.

Pressing one goes on to its next value, with Shift to the one before; a filter that has nothing to
choose from is not shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from msgspec import Struct

from game.games import at_table
from game.pages.people import level_words
from game.pages.statistics.played import Against
from game.pages.statistics.selection import RulesName
from game.pages.variants import game_title
from game.players.mind import mind_of
from game.stage.basics import Font, Paint, Rect, Room, Tone
from game.stage.blocks import BOLD, SMALL, SOFT, Block, Sized, WordBlock, select_sign
from game.stage.layout import Column, Grid
from game.stage.picture import Box, Item, Role, Widget
from game.stage.widgets import key_cap
from game.words.catalogue import say

_T = TypeVar("_T")

HEIGHT = 46.0
_TIGHT = Font(14, bold=True)
GAP, _INSET, _SIGN = 12.0, 12.0, 14.0
_WIDEST = 340.0


class Filter(Struct, frozen=True):
    """A filter as it is shown: its key among the targets, caption, value, key on the keyboard."""

    key: str
    caption: str
    value: str
    cap: str

    def width(self, _room: Room) -> float:
        return _WIDEST

    def height(self, _across: float, _room: Room) -> float:
        return HEIGHT

    def lay(self, box: Rect, room: Room) -> list[Item]:
        focused, hovered = room.focus == self.key, room.hover == self.key
        fill = Paint(Tone.IVORY, 0.1) if hovered else Paint(Tone.CLOTH, 0.28)
        cap = key_cap(self.cap, box.right - _INSET, box.centre[1], room)
        aside = 34.0 if cap else 0.0
        end = box.right - _INSET - aside - _SIGN
        most = end - 4 - box.x - _INSET
        font = BOLD if room.ruler.width(self.value, BOLD) <= most else _TIGHT
        told = Column(
            (WordBlock(self.caption, SMALL, SOFT), WordBlock(self.value, font)), middle=True
        )
        written = told.lay(Rect(box.x + _INSET, box.y, most, box.height), room)
        more = select_sign(_SIGN).lay(Rect(end, box.y, _SIGN, box.height), room)
        drawn = (Box(box, 6, fill=fill, outline=Paint(Tone.IVORY, 0.3)), *written, *more, *cap)
        shown = Widget.pressed(
            self.key, box, drawn, focused, self.caption, Role.SETTING, frame=box.grown(-2)
        )
        return [shown.holding(self.value)]


def filter_row(filters: Sequence[Filter]) -> Block:
    """The filters side by side, all of one width, not drawn out over all of a page."""
    count = max(1, len(filters))
    return Sized(Grid(filters, count, GAP), high=HEIGHT, most=count * (_WIDEST + GAP) - GAP)


def next_of(values: Sequence[_T], now: _T, by: int) -> _T:
    """The value after this one, round and round; the first where it is none of them."""
    if now not in values:
        return values[0]
    return values[(values.index(now) + by) % len(values)]


def in_order(met: Iterable[Against], game: str) -> tuple[Against, ...]:
    """Levels from the mildest to the strongest, then those we do not have, then pairs of people."""
    every, mind = dict.fromkeys(met), mind_of(game)
    known = [one for level in (*mind.former, *mind.opponents) if (one := Against(level)) in every]
    others = sorted((one for one in every if one not in known), key=lambda one: not one.level)
    return (*known, *others)


def against_words(against: Against | None, game: str) -> str:
    """Who is met, on one line."""
    if against is None:
        return say("filter.everybody")
    if against.level:
        return level_words(against.level, game)
    first, second = against.people
    return say("filter.pair", first=first, second=second)


def rules_words(rules: RulesName | None) -> str:
    """The name that rules go by; with that of the game where there are more."""
    if rules is None:
        return say("filter.any-rules")
    game, name = rules
    return name if len(at_table()) == 1 else f"{game_title(game)}, {name}"
