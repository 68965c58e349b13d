"""Where something that is told lies over no card: places searched from a wish."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import hypot

from msgspec.structs import replace

from game.bezique.ui.gathered import heap
from game.bezique.ui.layout import heap_place, heap_yields
from game.bezique.ui.measures import MARKS, measures, pile, turn_up
from game.bezique.ui.stock import under_stock
from game.stage.basics import Rect
from game.stage.geometry import meet, upright
from game.stage.picture import CardItem
from game.stage.places import WIDE, Places
from rules.bezique.view import DealView, View

_AIR = 8.0
"""Units between a card and what is told."""
_AT = 20.0
"""Units between a card and its slip, at most: by so much cards beside it stand higher."""
_NARROWER = (1.0, 0.86)
"""The widths that are tried, as shares of the usual one."""
_LEFT = 60.0
"""Units by which a place at the left must be nearer to be taken."""


def covered(cards: Iterable[CardItem], deal: DealView) -> list[Rect]:
    """What cards cover, each with air round it, and with the marks below where it lies open."""
    laid = {str(card) for card in deal.open[0] | deal.open[1]}
    found: list[Rect] = []
    for item in cards:
        box = upright(item.pose)
        marks = MARKS if item.key in laid else 0.0
        found.append(replace(box, height=box.height + marks).grown(_AIR))
    return found


def around(every: Sequence[Rect]) -> Rect:
    """The rectangle about several."""
    x, y = min(each.x for each in every), min(each.y for each in every)
    right, bottom = max(each.right for each in every), max(each.bottom for each in every)
    return Rect(x, y, right - x, bottom - y)


def beside(
    card: Rect, height: float, taken: Sequence[Rect], places: Places, row: Rect | None = None
) -> Rect | None:
    """The free place so high at a card itself, rather above its middle; None where none is.

    Of a card in a `row` it may be at that.
    """
    near = card if row is None else row
    left, top, lowest = places.left, places.baize.y + _AIR, places.baize.bottom - _foot(places)
    for width in (measures(places).slip * share for share in _NARROWER):
        usual = Rect(card.centre[0] - width / 2, card.y - height, width, height)
        across, down = near.width + 2 * width, near.height + 2 * height
        reach = Rect(near.x - width, near.y - height, across, down)
        close = [each for each in taken if meet(each, reach.grown(_AT))]
        middle = max(left, min(usual.x, places.right - width))
        xs = {middle, *(each.right for each in close), *(each.x - width for each in close)}
        ys = {usual.y, *(each.bottom for each in close), *(each.y - height for each in close)}
        found = [
            Rect(x, y, width, height)
            for x in xs
            if max(left, reach.x - _AT) <= x <= min(places.right - width, near.right + _AT)
            for y in ys
            if max(top, reach.y - _AT) <= y <= min(lowest - height, near.bottom + _AT)
        ]
        free = [one for one in found if not any(meet(one, each) for each in close)]
        if free:
            return min(free, key=lambda one: hypot(one.x - usual.x, one.y - usual.y))
    return None


def near(place: Rect, height: float, taken: Sequence[Rect], places: Places) -> Rect | None:
    """The free place so high at either side that is nearest to another; None where none is."""
    beside_pile = pile(places, mine=True)
    edge = beside_pile.x - beside_pile.height / 2 - 2 * _AIR
    top, stock = measures(places).other_laid_top, turn_up(places)
    below = stock.y - stock.height / 2  # the portrait hangs above, and she speaks there
    lowest = places.baize.bottom - _foot(places) - height
    level = place.centre[1] - height / 2
    for width in (measures(places).slip * share for share in _NARROWER):
        found: list[tuple[float, Rect]] = []
        for x, begins, least in (
            (places.right - width, top, 0.0),
            (edge - width, top, 0.0),
            (places.left, below, _LEFT),
        ):
            beside = [each for each in taken if each.x < x + width and x < each.right]
            tops = {level, *(each.bottom for each in beside), *(each.y - height for each in beside)}
            for y in (y for y in tops if begins <= y <= lowest):
                free = Rect(x, y, width, height)
                if not any(meet(free, each) for each in beside):
                    found.append((_apart(free, place) + least, free))
        if found:
            return min(found, key=lambda each: each[0])[1]
    return None


def listed(
    seen: View, cards: Sequence[CardItem], usual: Rect, height: float, places: Places
) -> Rect | None:
    """Where a list so high stands: in its usual place, or near it where an open heap lies there.

    It is a little narrower where it would reach the cards that are laid out.
    """
    deal = seen.deal
    if deal is None:
        return usual
    if not heap(deal, seen.options) or heap_yields(seen):
        laid = {str(card) for card in deal.open[0] | deal.open[1]}
        lying = covered((item for item in cards if item.key in laid), deal)
        edge = max((each.right for each in lying if meet(each, usual)), default=usual.x)
        kept = usual.right - edge
        return usual if kept < usual.width * _NARROWER[-1] else replace(usual, x=edge, width=kept)
    lies = heap_place(seen, places).grown(_AIR)
    return near(lies, height, [*covered(cards, deal), *under_stock(seen, places), lies], places)


def _foot(places: Places) -> float:
    """Units above the cloth's lower edge that belong to the sentence and the buttons."""
    return 98.0 if places.sizes is WIDE else 80.0


def _apart(one: Rect, other: Rect) -> float:
    """How far two places lie apart; of those alike the one that stands more nearly level."""
    (ax, ay), (bx, by) = one.centre, other.centre
    aside = max(0.0, abs(ax - bx) - (one.width + other.width) / 2)
    down = max(0.0, abs(ay - by) - (one.height + other.height) / 2)
    return hypot(aside, down) + abs(ay - by) / 20
