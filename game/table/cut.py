"""The cut, whatever is played.

The pack spread in an arc, and whose is which of the cards that were cut.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from msgspec import Struct

from game.pages.scene import Scene
from game.stage.basics import CARD_RATIO, Align, Font, Pose, Room
from game.stage.geometry import fan, wobbled
from game.stage.lines import fitted_name
from game.stage.picture import CardAt, CardItem, Item, Shadow, Text, Touch
from game.stage.places import Places
from game.table.cards import Lying, Spread
from game.table.render_context import RenderContext
from game.words.catalogue import say
from game.words.terms import the_rank
from rules.core.cards import Card
from rules.core.seats import Player


class SealedPacks(Struct, frozen=True):
    """Packs that were sealed before the cut: how their fingerprint begins, and the page of it."""

    short: str
    page: Callable[[], Scene]


READ_CUT = 1.8
"""Seconds in which both cards lie there once it is known whose is the higher."""
_BEND = 17.6  # degrees of the whole arc
_CUT_LIFT, _READY_LIFT = 44.0, 12.0
"""How far a card that was cut is pushed out of the arc; how far the one peeps out that would be."""


def cut_layout(
    count: int,
    places: Sequence[int | None],
    turned: Sequence[str | None],
    ready: int | None,
    room: Room,
) -> dict[str, CardItem]:
    """The pack spread in an arc, the cards that were cut turned up and pushed out of it.

    `places` are theirs, `turned` their faces, None for one that is not cut yet. `ready` is the
    place that would be cut now; its card peeps out a little.
    """
    on = Places.of(room)
    hand, faces = on.sizes.hand, dict(zip(places, turned, strict=True))
    step = (min(on.baize.width - 2 * on.sizes.margin, 900) - hand) / (count - 1)
    foot = on.baize.centre[1] + hand * CARD_RATIO / 2
    items = {}
    for place, pose in enumerate(fan(count, on.centre, foot, hand, step, _BEND / count)):
        face = faces.get(place)
        lift = _CUT_LIFT if face else _READY_LIFT if place == ready else 0.0
        key = f"pack:{place}"
        items[key] = CardItem(key, face, pose.raised(lift), Shadow.REST)
    return items


class PackToCut(Protocol):
    """The pack that is cut: of how many cards, which places were cut, and what was turned there."""

    @property
    def spread(self) -> int: ...

    @property
    def places(self) -> Sequence[int | None]: ...

    @property
    def turned(self) -> Sequence[Card | None]: ...


def spread_layout(
    cut: PackToCut | None,
    ready: int | None,
    room: Room,
    looks: Callable[[Card], Card] = lambda card: card,
) -> dict[str, CardItem]:
    """The table before the first deal: nothing, or the pack that is cut; `ready` as above."""
    if cut is None or not cut.spread:
        return {}
    turned = [str(looks(card)) if card else None for card in cut.turned]
    return cut_layout(cut.spread, cut.places, turned, ready, room)


def heap_layout(count: int, at: Pose, step: float = 0.2) -> dict[str, CardItem]:
    """The whole pack in a heap before it is dealt, its lowest card `at` a place."""
    return {
        f"pack:{i}": CardItem(
            f"pack:{i}",
            None,
            Pose(at.x + i * step, at.y - i * step, at.width, wobbled(i, 1.3)),
            Shadow.REST if i % 8 == 0 else Shadow.NONE,
        )
        for i in range(count)
    }


def nearest(places: Sequence[int], wanted: int) -> int:
    """The place that may be cut which is nearest to the one wanted: another may have cut there."""
    return min(places, key=lambda place: abs(place - wanted))


def place_cut(at: Touch) -> int | None:
    """The place in the spread pack of a card that was touched; None for anything else."""
    key = at.key if isinstance(at, CardAt) else ""
    return int(key.removeprefix("pack:")) if key.startswith("pack:") else None


def cut_spread(cut: PackToCut | None, table: RenderContext) -> Spread:
    """The pack before the first deal, in words: those that were turned up, and whose they are."""
    places = () if cut is None else cut.places
    names = list(table.names)
    names[table.seen.player] = say("cards.own")
    pack, lies = say("cards.cut"), (Lying(say("cards.cut"), name, turned=True) for name in names)
    turned = {f"pack:{place}": each for place, each in zip(places, lies, strict=False)}
    return {"pack": Lying(pack)} | turned


class FirstDealt(Protocol):
    """What is seen of a partie: who deals first once that is settled, and the deal there is."""

    @property
    def first_dealer(self) -> Player | None: ...

    @property
    def deal(self) -> object: ...


def settled(seen: FirstDealt) -> bool:
    """Whether it is settled who deals first, and no card is dealt."""
    return seen.deal is None and seen.first_dealer is not None


def tied(cut: PackToCut | None) -> str:
    """That both cut the same rank; nothing where they did not."""
    first = cut.turned[0] if cut is not None else None
    return "" if first is None else say("now.tied", the_rank=the_rank(first.rank))


def who_deals(*, mine: bool, theirs: bool, other: str, how: str = "", left: bool = False) -> str:
    """Who deals first, and what the cut had to do with it.

    The cut was `theirs` or one's own; `how` the `other` won it and deals, in a word; where whoever
    won chooses it may be `left` to one.
    """
    if mine:
        return say("now.chosen.left-to-you" if left and theirs else "now.chosen.own", other=other)
    return say(f"now.chosen.{how}" if theirs and how else "now.chosen", other=other)


def who_leads(*, mine: bool, other: str) -> str:
    """Who leads first, whoever `mine` says deals."""
    return say("now.leads" if mine else "now.leads.own", other=other)


_NAME, _MOST = Font(16, bold=True), 150.0
_BETWEEN = 16.0
"""Units between the names of two cut cards that lie close."""


def cut_captions(cut: Sequence[int | None], table: RenderContext, places: Places) -> list[Item]:
    """The names above the cards at `cut`, A's place first: each over its own.

    Where they would run together they move apart, no further than they must.
    """
    room = places.room
    lying = {card.key: card.pose for card in table.cards}
    found = [(who, lying[key]) for who in Player if (key := f"pack:{cut[who]}") in lying]
    names = [fitted_name(name, _NAME, _MOST, room) for name in table.names]
    found.sort(key=lambda one: one[1].x)
    widths = [room.ruler.width(names[who], _NAME) for who, _ in found]
    x = [pose.x for _, pose in found]
    top = [_over(pose) for _, pose in found]
    if len(found) == 2 and x[1] - x[0] < (least := sum(widths) / 2 + _BETWEEN):
        middle, top = sum(x) / 2, [min(top)] * 2
        x = [middle - least / 2, middle + least / 2]
    return [
        Text(names[who], at, y, _NAME, align=Align.CENTRE)
        for (who, _), at, y in zip(found, x, top, strict=True)
    ]


def _over(pose: Pose) -> float:
    return pose.y - pose.height / 2 - 14
