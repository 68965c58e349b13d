"""Five stills for a store page and the read-me, and a capsule with the name.

Two are the table as it is, without the keys, the sentence that says what now and the small signs;
the others are `composed`. Each has one line in letters of gold. The parties are those of rules of
thumb.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from game.demo.album import Album
from game.demo.celebrated import celebrated, scattered
from game.demo.composed import SCALE, CallAndAnswer, Capsule, Front, Victory, caption
from game.demo.decision import Decision
from game.demo.house import LineLog, Showcase, played, programs
from game.demo.moments import until_celebrated
from game.demo.sitting import asked, sit, turns
from game.piquet.ui.celebrations import Feat
from game.piquet.words import say
from game.players.mind import Choose
from game.preferences import Preferences
from game.session.dealer import Dealer
from game.session.session import Session
from game.stage.basics import Align, Rect, Room
from game.stage.picture import (
    Box,
    Bubble,
    CardItem,
    Icon,
    Item,
    Picture,
    Stroke,
    Target,
    Text,
)
from game.stage.places import Places
from game.table.table import TableScene
from game.window.offscreen import Pictured
from rules.core.game import Action, View
from rules.core.seats import Player
from rules.piquet.record.notation import parse_action

SIZE = 1920, 1080
CAPSULE = 1232, 706
_REPIQUE, PLAY, _SETTLED = 97, (517, 94), 2
"""Parties by their seeds, and how many actions were done where one is shown; the last was won."""
_CHOICE = Decision("KS")
"""What is led there: three cards may be laid to it, and none is clearly better than another."""
_BEFORE = 6  # actions that are seen to happen, so that words hang in the air


class Still(Struct, frozen=True):
    """The table as it is shown, with the line below it."""

    shown: Pictured
    caption: str
    decision: Decision | None = None

    def picture(self, room: Room) -> Picture:
        """The picture without what only a player needs; nothing of it can be touched."""
        seen = self.shown.picture(room)
        places = Places.of(room)
        items = celebrated(_of_table(seen, room), places)
        line = caption(self.caption, room, places.centre)
        if self.decision is None:
            return Picture.of(seen.backdrop, scattered([*items, line], room))
        return Picture.of(seen.backdrop, (*self.decision.seen(items, places), line))


def take_stills(folder: Path, likes: Preferences) -> list[Path]:
    """Write the five stills and the capsule, always the same. Raises OSError."""
    album, house = Album(folder, SIZE, likes), Showcase(_SETTLED, watched=False, likes=likes)
    album.take("title", Front(), scale=SCALE)
    album.take("calls", CallAndAnswer(), scale=SCALE)
    album.take("repique", Still(_feast(album, house, _REPIQUE), say("still.repique")))
    album.take("play", Still(_played(album, house, *PLAY), say("still.play"), _CHOICE))
    album.take("settled", Victory(_settled(_SETTLED)), scale=SCALE)
    album.take("capsule", Capsule(), CAPSULE)
    return album.paths


# ---- what stays of a picture


def _of_table(seen: Picture, room: Room) -> list[Item]:
    """The table without the row at its foot, the small signs above, and the marks of new cards.

    Cards that lie in the dark where the line of the still is are left out too.
    """
    places = Places.of(room)
    foot, cloth = places.hand_foot + 14, places.baize.bottom
    every = (target for target in seen.targets if isinstance(target.place, Rect))
    signs = [t for t in every if isinstance(t.place, Rect) and t.place.x > places.baize.x]
    row = [item for item in seen.items if _below(item, places.baize.x, foot)]
    gone = [item for item in row if not _below(item, places.baize.x, cloth)]
    return [
        _plain(item)
        for item in seen.items
        if item not in gone and not _belongs(item, signs) and not _dark(item, foot)
    ]


def _plain(item: Item) -> Item:
    """A card without the mark of a new one; words as clear as when they were said."""
    if isinstance(item, CardItem):
        return replace(item, marked=False)
    return replace(item, fresh=True) if isinstance(item, Bubble) else item


def _belongs(item: Item, targets: list[Target]) -> bool:
    """Whether an item lies on something that could be touched."""
    at = _place(item)
    return at is not None and any(
        isinstance(target.place, Rect) and target.place.grown(4).contains(*at) for target in targets
    )


def _dark(item: Item, below: float) -> bool:
    """Whether a card reaches below a height where nobody looks at it."""
    return isinstance(item, CardItem) and item.unlit and item.pose.y + item.pose.height / 2 > below


def _below(item: Item, left: float, top: float) -> bool:
    at = _place(item)
    return at is not None and at[0] >= left - 2 and at[1] >= top


def _place(item: Item) -> tuple[float, float] | None:
    """Where words, lines, boxes and signs stand; None for what stays in any case."""
    match item:
        case Text(_, x, y, align=align):
            return (x - 2 if align is Align.RIGHT else x), y - 4
        case Icon(x=x, y=y):
            return x, y
        case Stroke(x1, y1):
            return x1, y1
        case Box(rect):
            return rect.centre
    return None


# ---- how a table comes to be as it is shown


def _played(album: Album, house: Showcase, seed: int, actions: int) -> TableScene:
    """A table at which so many actions were done, the last of them just now."""
    lines = played(seed)[1][:actions]
    table, plays = _table(album, house, seed, lines, len(lines) - _BEFORE)
    for _ in turns(table, seed, plays):
        if asked(table) and table.session.count >= actions:
            break
    return table


def _feast(album: Album, house: Showcase, seed: int) -> TableScene:
    """A table at which a repique is celebrated that one has made."""
    lines = played(seed)[1]
    table, plays = _table(album, house, seed, lines, _repique_in(seed) - 2)
    until_celebrated(table, Feat.REPIQUE, seed, plays)
    return table


def _settled(seed: int) -> int:
    """What a partie came to."""
    settlement = played(seed)[0].settlement
    if settlement is None:
        raise RuntimeError("the partie is not over")
    return settlement.points


def _table(
    album: Album, house: Showcase, seed: int, lines: Sequence[str], before: int
) -> tuple[TableScene, Choose]:
    """A table where so many actions lie behind; whoever is asked goes on as it is written."""

    def as_written(_seen: View, _seed: int) -> Action:
        return parse_action(lines[table.session.count])

    table = sit(album, house, seed, lines=lines[:before], plays=as_written)
    return table, as_written


def _repique_in(seed: int) -> int:
    """How many actions are done when the first player has made a repique."""
    log = LineLog()
    session = Session(programs(seed), Dealer(seed), log=log)
    while True:
        for moment in session.advance():
            line = getattr(moment.event, "line", None)
            deal = moment.state.deal
            if line is None or deal is None or line.item.value != Feat.REPIQUE.value:
                continue
            if deal.player(line.seat) is Player.A:
                return len(log.lines)
