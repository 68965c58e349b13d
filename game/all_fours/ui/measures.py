"""The measures of what All-Fours lays on the table, and the places that follow from a room."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from game.stage.basics import CARD_RATIO, Pose, Rect
from game.stage.places import TALL, WIDE, Places
from game.stage.signs import PLATE_MOST
from game.table.hand import RISE
from game.table.spoken import BUBBLE_HEIGHT


class Lengths(Struct, frozen=True):
    """Lengths in units that differ between the wide and the small table; card widths first."""

    other: float
    stock: float
    trick: float
    hand: float
    refused: float
    other_top: float
    other_step: float
    hand_step: float
    hand_most: float  # how wide a hand may lie
    hand_foot: float  # above the baize's lower edge
    middle: float  # of stock and trick
    face: float  # the width of a portrait
    counter: float  # its radius
    counter_step: float
    disc: float
    dish: float  # its width, 0 where there is no room for one
    button: float  # of a question beside a trump


_WIDE = Lengths(
    other=60,
    stock=108,
    trick=100,
    hand=108,
    refused=48,
    other_top=26,
    other_step=26,
    hand_step=74,
    hand_most=700,
    hand_foot=112,
    middle=292,
    face=84,
    counter=8,
    counter_step=18,
    disc=48,
    dish=148,
    button=44,
)
_SMALL = Lengths(
    other=44,
    stock=78,
    trick=74,
    hand=88,
    refused=34,
    other_top=20,
    other_step=19,
    hand_step=60,
    hand_most=540,
    hand_foot=94,
    middle=226,
    face=58,
    counter=6.5,
    counter_step=14.5,
    disc=36,
    dish=0,
    button=40,
)
_TALL = replace(
    _SMALL,
    other=52,
    other_step=22,
    stock=104,
    trick=104,
    hand=114,
    hand_step=72,
    hand_most=696,
    hand_foot=100,
    refused=44,
    face=72,
    counter=7.5,
    counter_step=16,
    disc=42,
    dish=140,
)
"""The small table in a tall window, where the middle and one's own cards have room."""
MOST_COUNTERS, TRAY = 190.0, 5.0
"""How wide a row of counters may be at a wide table, and how far its tray reaches around it."""
_OTHER_MOST = 230.0
"""How wide the other's hand may lie at a wide table; a small one's is as much smaller."""


def measures(places: Places) -> Lengths:
    """Those for a wide table, a small one, and a small one in a tall window."""
    return {id(WIDE): _WIDE, id(TALL): _TALL}.get(id(places.sizes), _SMALL)


def hand_foot(places: Places) -> float:
    """The lower edge of the viewer's hand, in its middle."""
    return places.baize.bottom - measures(places).hand_foot


def hand_top(places: Places) -> float:
    """The upper edge of the viewer's hand."""
    return hand_foot(places) - measures(places).hand * CARD_RATIO


def hand_step(places: Places, count: int) -> float:
    """How far the cards of a hand lie apart: six and nine stand as they like, more closer."""
    m = measures(places)
    if count < 2:
        return m.hand_step
    return min(m.hand_step, (m.hand_most - m.hand) / (count - 1))


def other_step(places: Places, count: int) -> float:
    """How far the other's cards lie apart."""
    m = measures(places)
    most = _OTHER_MOST * m.other / _WIDE.other
    return min(m.other_step, (most - m.other) / max(1, count - 1))


def middle(places: Places) -> float:
    """The height at which stock and trick lie."""
    return measures(places).middle + places.extra / 2


def stock(places: Places, *, talking: bool = False) -> Pose:
    """Where the lowest card of the stock lies: in the middle as long as trumps are `talked` about.

    It makes room for the tricks then.
    """
    m = measures(places)
    x = places.centre - (0.0 if talking else 1.5 * m.stock)
    return Pose(x, middle(places), m.stock)


def disc(places: Places, *, talking: bool = False) -> tuple[float, float]:
    """The middle of the sign of the trumps, left of the stock."""
    m, lies = measures(places), stock(places, talking=talking)
    return lies.x - m.stock / 2 - m.disc * 0.95, lies.y


def refused(places: Places, number: int) -> Pose:
    """Where a refused turn-up lies, in a row at the left edge; `number` counts from 0."""
    m = measures(places)
    y = middle(places) - m.stock * CARD_RATIO / 2 + m.refused * CARD_RATIO / 2
    return Pose(places.left + m.refused / 2 + number * m.refused * 0.52, y, m.refused)


def trick_poses(places: Places) -> tuple[Pose, Pose]:
    """Where the other's card and the viewer's own lie."""
    m = measures(places)
    x, y = places.centre + m.trick * 0.42, middle(places) - m.trick * 0.08
    return Pose(x, y, m.trick, -4), Pose(x + m.trick * 0.78, y + m.trick * 0.2, m.trick, 4)


def pile(places: Places, mine: bool) -> Pose:
    """Where tricks are gathered, at the right."""
    m = measures(places)
    width = m.stock * 0.63
    x = places.right - width * CARD_RATIO / 2
    low = hand_foot(places) - width
    return Pose(x, low if mine else m.other_top + m.other * CARD_RATIO + width * 0.65, width)


def laid_away(places: Places, mine: bool) -> Pose:
    """Where cards that were laid away lie face down, beside the tricks."""
    m = measures(places)
    width = m.stock * 0.46
    high = pile(places, mine)
    x = places.right - width / 2
    off = (high.width + width * CARD_RATIO) / 2 + 10
    return Pose(x, high.y - off if mine else high.y + off, width)


def dish(places: Places) -> Rect | None:
    """Where the bowl with the counters that were paid stands, where there is room for one."""
    width = measures(places).dish
    if not width:
        return None
    m = measures(places)
    under = m.stock * CARD_RATIO / 2 if places.sizes is TALL else 0.0  # there the stock is near
    return Rect(places.left, middle(places) + under + 26, width, width * 0.54)


def own_counters(places: Places) -> tuple[float, float]:
    """Middle of the viewer's counters, over the hand and a card that is raised out of it."""
    m = measures(places)
    return places.centre, hand_top(places) - 0.2 * m.hand - RISE - 1.8 * m.counter


def other_counters(places: Places) -> tuple[float, float]:
    """Middle of the other's counters, under the hand."""
    m = measures(places)
    return places.centre, m.other_top + m.other * CARD_RATIO + 2.7 * m.counter


def portrait_edge(places: Places) -> float:
    """The right edge of the other's portrait: its plate is clear of the counters by the hand."""
    m = measures(places)
    counters = places.centre - MOST_COUNTERS * m.counter_step / 36 - m.counter - TRAY
    return counters - PLATE_MOST / 2 - 6 + m.face / 2


def question_buttons(places: Places) -> tuple[Rect, Rect]:
    """Where it is asked whether a trump is high, and low: beside it."""
    m = measures(places)
    own = trick_poses(places)[1]
    x = own.x + own.width / 2 + 22
    width = 148.0 if places.sizes is WIDE else 128.0
    top = own.y - m.button - 6
    return Rect(x, top, width, m.button), Rect(x, top + m.button + 12, width, m.button)


def counsel_row(places: Places) -> float:
    """The height of a line that tells what a choice costs."""
    return 32.0 if places.sizes is WIDE else 27.0


def counsel_slip(places: Places, rows: int, *, narrow: bool) -> Rect:
    """Where it stands what the choices cost, right of the trick; `narrow` clear of the tricks."""
    m, row = measures(places), counsel_row(places)
    height = row + 6 + rows * row
    top = min(middle(places) - m.trick * CARD_RATIO * 0.58, words_top(places) - 8 - height)
    wide = places.sizes is WIDE
    width = (146.0 if wide else 126.0) if narrow else (230.0 if wide else 212.0)
    lies = stock(places, talking=True)
    x = question_buttons(places)[0].x if narrow else lies.x + lies.width / 2 + 36
    return Rect(x, top, width, height)


def words_top(places: Places) -> float:
    """The upper edge of what the viewer says, over the hand."""
    return hand_top(places) - 0.2 * measures(places).hand - BUBBLE_HEIGHT - 16
