"""The pen of the court cards: SVG shapes as strings, kept to what the game's reader understands.

That reader knows paths, shapes, groups and transforms; it ignores `use`, clip paths, masks, patterns
and filters without a word. So whatever must be cut off is cut off here, in numbers (`cut`).
All lengths are tenths of a millimetre of a card 63 by 88 mm.
"""

from collections.abc import Iterable, Sequence
from math import cos, hypot, pi, sin

INK = "#1C1A17"

Point = tuple[float, float]

OUTLINE = 5.5
EDGE = 4.6
LINE = 3.2
HAIR = 2.4


def num(value: float) -> str:
    """A coordinate with one decimal at most."""
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def shape(d: str, fill: str, width: float = OUTLINE, stroke: str = INK) -> str:
    """A closed, filled path; with a line round it unless the width is nought."""
    if not width:
        return f'<path d="{d}" fill="{fill}" stroke="none"/>'
    tail = "" if stroke == INK else f' stroke="{stroke}"'
    return f'<path d="{d}" fill="{fill}" stroke-width="{num(width)}"{tail}/>'


def line(d: str, width: float = LINE, stroke: str = INK) -> str:
    """An open path, drawn only."""
    return shape(d, "none", width, stroke)


def dot(x: float, y: float, r: float, fill: str, width: float = 0, stroke: str = INK) -> str:
    """A disc."""
    edge = f' stroke="{stroke}" stroke-width="{num(width)}"' if width else ' stroke="none"'
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"{edge}/>'


def oval(x: float, y: float, rx: float, ry: float, fill: str, width: float = 0) -> str:
    """An ellipse with upright axes."""
    edge = f' stroke-width="{num(width)}"' if width else ' stroke="none"'
    return (
        f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" fill="{fill}"{edge}/>'
    )


def at(
    x: float, y: float, *parts: str, turn: float = 0, size: float = 1, flip: bool = False
) -> str:
    """The parts moved to a place, turned by degrees, sized, and mirrored left to right if asked."""
    moves = f"translate({num(x)} {num(y)})"
    if turn:
        moves += f" rotate({turn:g})"
    if flip or size != 1:
        moves += f" scale({-size if flip else size:g} {size:g})"
    return f'<g transform="{moves}">{"".join(parts)}</g>'


def polygon(points: Iterable[Point]) -> str:
    """Path data of a closed polygon."""
    return "M" + "L".join(f"{num(x)},{num(y)}" for x, y in points) + "Z"


def brush(a: Point, b: Point, c: Point, broad: float, narrow: float) -> str:
    """Path data of a stroke that tapers along the curve from a by way of b to c, its tip round.

    Fingers, locks, brows, feathers: all that grows out of something and gets thinner.
    """
    left: list[Point] = []
    right: list[Point] = []
    for step in range(7):
        t = step / 6
        x = (1 - t) ** 2 * a[0] + 2 * t * (1 - t) * b[0] + t * t * c[0]
        y = (1 - t) ** 2 * a[1] + 2 * t * (1 - t) * b[1] + t * t * c[1]
        dx = (1 - t) * (b[0] - a[0]) + t * (c[0] - b[0])
        dy = (1 - t) * (b[1] - a[1]) + t * (c[1] - b[1])
        half = (broad + (narrow - broad) * t) / 2 / (hypot(dx, dy) or 1)
        left.append((x - dy * half, y + dx * half))
        right.append((x + dy * half, y - dx * half))
    x1, y1 = right[-1]
    tip = f"A{num(narrow / 2)},{num(narrow / 2)} 0 0 0 {num(x1)},{num(y1)}" if narrow > 1 else ""
    back = "".join(f"L{num(x)},{num(y)}" for x, y in reversed(right))
    return "M" + "L".join(f"{num(x)},{num(y)}" for x, y in left) + tip + back + "Z"


def cut(points: Sequence[Point], frame: Sequence[Point]) -> list[Point]:
    """The part of a polygon inside a convex frame whose corners run clockwise on the screen.

    Sutherland and Hodgman's way: cut along one side of the frame after the other.
    """
    kept = list(points)
    for (ax, ay), (bx, by) in zip(frame, [*frame[1:], frame[0]], strict=True):
        before, kept = kept, []
        for (px, py), (qx, qy) in zip(before, [*before[1:], *before[:1]], strict=True):
            p_side = (bx - ax) * (py - ay) - (by - ay) * (px - ax)
            q_side = (bx - ax) * (qy - ay) - (by - ay) * (qx - ax)
            if p_side >= 0:
                kept.append((px, py))
            if (p_side >= 0) != (q_side >= 0):
                t = p_side / (p_side - q_side)
                kept.append((px + t * (qx - px), py + t * (qy - py)))
    return kept


def ring(x: float, y: float, r: float, corners: int = 48) -> list[Point]:
    """A circle as a polygon, to be cut."""
    return [
        (x + r * cos(2 * pi * k / corners), y + r * sin(2 * pi * k / corners))
        for k in range(corners)
    ]


def sector(r: float, a: float, b: float, inner: float = 0) -> str:
    """Path data of a part of a disc about (0, 0) between two angles in degrees, clockwise from the right."""

    def point(radius: float, angle: float) -> Point:
        return radius * cos(angle * pi / 180), radius * sin(angle * pi / 180)

    (x0, y0), (x1, y1) = point(r, a), point(r, b)
    (x2, y2), (x3, y3) = point(inner, b), point(inner, a)
    big = int(b - a > 180)
    back = (
        f"L{num(x2)},{num(y2)}A{num(inner)},{num(inner)} 0 {big} 0 {num(x3)},{num(y3)}"
        if inner
        else "L0,0"
    )
    return f"M{num(x0)},{num(y0)}A{num(r)},{num(r)} 0 {big} 1 {num(x1)},{num(y1)}{back}Z"
