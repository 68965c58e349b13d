"""What is woven, sewn on or cut into dress: brocade, stripes, pearls, ermine, dagged edges."""

from collections.abc import Iterator, Sequence
from math import atan2, cos, degrees, pi, sin

from ..pen import INK, Point, at, cut, dot, line, num, polygon, shape
from ..suits import sign
from .colours import CREAM, GOLD, GOLD_LINE, METAL, WHITE, Cloth

OUTLINE, INNER, FINE = 4.4, 2.4, 1.5
"""The three weights of line."""


def clip(a: Point, b: Point, frame: Sequence[Point]) -> tuple[Point, Point] | None:
    """The part of a stretch inside a convex frame whose corners run clockwise, if there is one."""
    low, high = 0.0, 1.0
    dx, dy = b[0] - a[0], b[1] - a[1]
    for (ax, ay), (bx, by) in zip(frame, [*frame[1:], frame[0]], strict=True):
        at_start = (bx - ax) * (a[1] - ay) - (by - ay) * (a[0] - ax)
        change = (bx - ax) * dy - (by - ay) * dx
        if change == 0:
            if at_start < 0:
                return None
            continue
        t = -at_start / change
        if change > 0:
            low = max(low, t)
        else:
            high = min(high, t)
    if low >= high:
        return None
    return (a[0] + low * dx, a[1] + low * dy), (a[0] + high * dx, a[1] + high * dy)


def inside(x: float, y: float, frame: Sequence[Point], room: float = 0) -> bool:
    """Whether a point lies in a convex clockwise frame, that far from its edges."""
    for (ax, ay), (bx, by) in zip(frame, [*frame[1:], frame[0]], strict=True):
        length = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5 or 1
        if ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length < room:
            return False
    return True


def brocade(
    frame: Sequence[Point], cloth: Cloth, suit: str = "", step: float = 26, thread: str = GOLD
) -> str:
    """A convex piece of cloth with a lattice of gold thread, a sign or a bead in each field."""
    xs, ys = [x for x, _ in frame], [y for _, y in frame]
    left, right, top, bottom = min(xs), max(xs), min(ys), max(ys)
    tall = bottom - top
    paths = []
    start = left - tall - (left - tall) % step
    at_x = start
    while at_x < right + tall:
        for way in (1, -1):
            a, b = (at_x, top), (at_x + way * tall, bottom)
            kept = clip(a, b, frame)
            if kept:
                (x0, y0), (x1, y1) = kept
                paths.append(f"M{num(x0)},{num(y0)}L{num(x1)},{num(y1)}")
        at_x += step
    fields = []
    row = 0
    y = top + step / 2
    while y < bottom:
        x = start + (0 if row % 2 else step / 2) + step / 2 * (row % 2) * 2
        while x < right:
            if inside(x, y, frame, step * 0.3):
                fields.append(
                    sign(suit, x, y, step / 52, thread) if suit else dot(x, y, step * 0.11, thread)
                )
            x += step
        y += step / 2
        row += 1
    return (
        shape(polygon(frame), cloth.glow, 0)
        + line("".join(paths), FINE, thread)
        + "".join(fields)
        + shape(polygon(frame), "none", INNER)
    )


def stripes(frame: Sequence[Point], fills: Sequence[str], edge: str, lines: int = 6) -> str:
    """A four-cornered piece in stripes that run from its first side to the one opposite."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = frame

    def across(t: float) -> tuple[Point, Point]:
        return (
            (ax + t * (bx - ax), ay + t * (by - ay)),
            (dx + t * (cx - dx), dy + t * (cy - dy)),
        )

    parts = []
    for k in range(lines):
        (p, q), (r, s) = across(k / lines), across((k + 1) / lines)
        parts.append(shape(polygon((p, r, s, q)), fills[k % len(fills)], FINE, edge))
    return "".join(parts)


def arc(
    x: float, y: float, rx: float, ry: float, first: float, last: float, count: int
) -> Iterator[Point]:
    """So many points along an ellipse, angles in degrees clockwise from the right."""
    for k in range(count):
        angle = (first + (last - first) * k / max(1, count - 1)) * pi / 180
        yield x + rx * cos(angle), y + ry * sin(angle)


def yoke(
    x: float,
    y: float,
    outer: Point,
    inner: Point,
    cloth: Cloth,
    first: float = 4,
    last: float = 176,
) -> str:
    """A broad collar that lies round a neck: a band between two half ellipses, edged with gold."""
    over = list(arc(x, y, *outer, first, last, 25))
    under = list(arc(x, y, *inner, last, first, 25))
    rim = list(arc(x, y, outer[0] - 5, outer[1] - 5, last, first, 25))
    hem = list(arc(x, y, inner[0] + 5, inner[1] + 5, first, last, 25))
    return (
        shape(polygon([*over, *under]), cloth.glow, 0)
        + shape(polygon([*over, *rim]), METAL, 0)
        + shape(polygon([*hem, *under]), METAL, 0)
        + shape(polygon([*over, *under]), "none", OUTLINE)
        + line(_open(rim), FINE, GOLD_LINE)
        + line(_open(hem), FINE, GOLD_LINE)
    )


def _open(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{num(x)},{num(y)}" for x, y in points)


def pearls(points: Sequence[Point] | Iterator[Point], r: float = 4.4, fill: str = WHITE) -> str:
    """Pearls at places, each with its dark edge."""
    return "".join(dot(x, y, r, fill, FINE, INK) for x, y in points)


def gems(points: Sequence[Point] | Iterator[Point], suit: str, size: float, fill: str) -> str:
    """Signs sewn on along a line, each turned upright."""
    return "".join(sign(suit, x, y, size, fill, 0) for x, y in points)


def ermine(places: Sequence[Point], size: float = 1) -> str:
    """The black tails in white fur."""
    tail = "M0,-9C3,-3 5,4 3,9L0,6L-3,9C-5,4 -3,-3 0,-9Z"
    return "".join(at(x, y, shape(tail, INK, 0), size=size) for x, y in places)


def fur(d: str, places: Sequence[Point], size: float = 1) -> str:
    """A piece of ermine."""
    return shape(d, CREAM.glow, OUTLINE) + ermine(places, size)


def dags(
    a: Point, b: Point, count: int, depth: float, fill: str, edge: str = INK, width: float = INNER
) -> str:
    """Cloth cut into points along a stretch from a to b; they hang to the right of the way."""
    dx, dy = (b[0] - a[0]) / count, (b[1] - a[1]) / count
    length = (dx * dx + dy * dy) ** 0.5
    nx, ny = -dy / length * depth, dx / length * depth
    points = [a]
    for k in range(count):
        x, y = a[0] + k * dx, a[1] + k * dy
        points += [(x + dx / 2 + nx, y + dy / 2 + ny), (x + dx, y + dy)]
    return shape(polygon(points), fill, width, edge)


def band(a: Point, b: Point, broad: float, fill: str, bead: str = WHITE, beads: int = 4) -> str:
    """A straight trimming about the stretch from a to b, with pearls along it."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = (dx * dx + dy * dy) ** 0.5
    turn = degrees(atan2(dy, dx))
    half = broad / 2
    return at(
        a[0],
        a[1],
        shape(
            f"M0,{num(-half)}L{num(length)},{num(-half)}L{num(length)},{num(half)}L0,{num(half)}Z",
            fill,
            INNER,
        ),
        "".join(
            dot(length * (k + 0.5) / beads, 0, half * 0.42, bead, FINE, GOLD_LINE)
            for k in range(beads)
        ),
        turn=turn,
    )


def cut_off(points: Sequence[Point], frame: Sequence[Point], fill: str) -> str:
    """A polygon cut at a frame, filled."""
    kept = cut(points, frame)
    return shape(polygon(kept), fill, 0) if kept else ""
