"""The measures of what Bezique lays on the table, and the places that follow from a room."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from game.stage.basics import CARD_RATIO, Pose, Rect
from game.stage.places import TALL, WIDE, Places


class Lengths(Struct, frozen=True):
    """Lengths in units that differ between the wide and the small table; card widths first."""

    other: float
    other_laid: float
    stock: float
    trick: float
    laid: float
    hand: float
    other_top: float
    other_step: float
    other_laid_top: float
    other_laid_step: float
    laid_step: float
    laid_foot: float  # above the baize's lower edge
    hand_step: float
    hand_foot: float
    middle: float  # of stock and trick
    stock_step: float
    slip: float  # how wide what may be declared is
    row: float  # of it
    mark: float
    face: float  # the width of a portrait
    other_most: float  # how wide open cards may lie
    laid_most: float


_WIDE = Lengths(
    other=52,
    other_laid=68,
    stock=80,
    trick=88,
    laid=76,
    hand=100,
    other_top=26,
    other_step=22,
    other_laid_top=104,
    other_laid_step=42,
    laid_step=62,
    laid_foot=292,
    hand_step=70,
    hand_foot=108,
    middle=300,
    stock_step=3,
    slip=328,
    row=38,
    mark=13,
    face=84,
    other_most=396,
    laid_most=716,
)
_SMALL = Lengths(
    other=40,
    other_laid=52,
    stock=58,
    trick=64,
    laid=60,
    hand=84,
    other_top=20,
    other_step=17,
    other_laid_top=78,
    other_laid_step=32,
    laid_step=48,
    laid_foot=250,
    hand_step=58,
    hand_foot=90,
    middle=231,
    stock_step=2,
    slip=284,
    row=32,
    mark=11,
    face=56,
    other_most=290,
    laid_most=566,
)
_TALL = replace(
    _SMALL,
    other=48,
    other_step=20,
    other_laid_top=89,
    other_laid=54,
    other_most=270,
    stock=64,
    trick=90,
    laid=84,
    laid_step=64,
    laid_foot=290,
    laid_most=640,
    hand=104,
    hand_step=64,
    hand_foot=96,
)
"""The small table in a tall window, where the middle and one's own cards have room."""
GAP = 24.0
"""Units between declarations on a rail."""
RAIL = 6.0
"""From the foot of open cards down to their rail."""
MARKS = 17.0
"""From the foot of open cards down to the middle of their marks."""


def measures(places: Places) -> Lengths:
    """Those for a wide table, a small one, and a small one in a tall window."""
    return {id(WIDE): _WIDE, id(TALL): _TALL}.get(id(places.sizes), _SMALL)


def laid_foot(places: Places) -> float:
    """The lower edge of the viewer's open cards."""
    return places.baize.bottom - measures(places).laid_foot


def other_laid_foot(places: Places) -> float:
    """The lower edge of the other's open cards."""
    m = measures(places)
    return m.other_laid_top + m.other_laid * CARD_RATIO


def hand_foot(places: Places) -> float:
    """The lower edge of the viewer's hand, in its middle."""
    return places.baize.bottom - measures(places).hand_foot


def hand_top(places: Places) -> float:
    """The upper edge of the viewer's hand."""
    return hand_foot(places) - measures(places).hand * CARD_RATIO


def middle(places: Places) -> float:
    """The height at which stock and trick lie."""
    return measures(places).middle + places.extra / 2


def turn_up(places: Places) -> Pose:
    """Where the card that was turned lies."""
    m = measures(places)
    return Pose(places.left + m.stock / 2 + 8, middle(places), m.stock)


def stock_pose(places: Places, *, rubicon: bool = False) -> Pose:
    """Where the lowest card of the stock lies: right of the turn-up.

    That of Rubicon Bezique, which has none, lies in its place.
    """
    m, up = measures(places), turn_up(places)
    return up if rubicon else Pose(up.x + m.stock + 16, up.y, m.stock)


def stock_step(places: Places) -> float:
    """How far the backs of the stock lie apart."""
    return measures(places).stock_step


def trick_poses(places: Places) -> tuple[Pose, Pose]:
    """Where the other's card and the viewer's own lie: clear of the open cards of both."""
    m = measures(places)
    x, y = places.centre - m.trick * 0.55, middle(places) - m.trick * 0.07
    return Pose(x, y, m.trick, -4), Pose(x + m.trick * 0.78, y + m.trick * 0.12, m.trick, 4)


def pile(places: Places, mine: bool) -> Pose:
    """Where tricks are gathered, at the right."""
    m = measures(places)
    width = m.stock * 0.86
    x = places.right - width * CARD_RATIO / 2
    return Pose(x, hand_foot(places) - width if mine else m.other_laid_top + width * 0.85, width)


def slip(places: Places, rows: int, more: float = 0.0) -> Rect:
    """Where it says what may be declared, right of the trick, `more` than rows high."""
    m = measures(places)
    height = m.row + 6 + rows * m.row + more
    top = middle(places) - (m.trick * CARD_RATIO) / 2 - 26
    return Rect(places.right - m.slip, top, m.slip, height)


def seven_button(places: Places) -> Rect:
    """Where the exchange of the seven is offered, under the stock."""
    card = turn_up(places)
    top = card.y + card.height / 2 + (30 if places.sizes is WIDE else 24)
    return Rect(places.left, top, 236, 44)
