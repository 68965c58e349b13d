"""What lies behind and before a court figure: the panel's upper half and the upper half of the belt.

The panel is cut by a slanting seam through the middle of the card. The game paints a court twice, the
second time turned by half, so nothing may reach below the seam but a hair of it, to hide the joint.
"""

from math import cos, hypot, pi, sin

from ..pen import INK, LINE, Point, at, cut, dot, line, num, polygon, ring, shape
from .tints import Tints

LEFT, RIGHT, TOP = 96.0, 534.0, 60.0
SEAM_LEFT, SEAM_RIGHT = 395.0, 485.0
OVERLAP = 0.8
"""How far the belt reaches over the seam; what lies on it reaches a little further, layer by layer, so
that no softened edge lets the layer below shine through."""
GEM, STONE = 2 * OVERLAP, 3 * OVERLAP
BELT = 17.0
HALO = 136.0
SLANT = 11.612
"""Degrees by which the seam falls to the right."""

PANEL: list[Point] = [
    (LEFT, TOP),
    (RIGHT, TOP),
    (RIGHT, SEAM_RIGHT - BELT / 2),
    (LEFT, SEAM_LEFT - BELT / 2),
]
"""The ground ends under the belt: were their ends the same, its soft edge would show as a thread."""


def seam(x: float) -> float:
    """The height of the seam at x."""
    return SEAM_LEFT + (x - LEFT) * (SEAM_RIGHT - SEAM_LEFT) / (RIGHT - LEFT)


def _cut(points: list[Point], fill: str) -> str:
    kept = cut(points, PANEL)
    return shape(polygon(kept), fill, 0) if kept else ""


def rays(tints: Tints, x: float, y: float, count: int = 22) -> str:
    """The kings' ground: a sun of rays about the head, a calm disc in the middle."""
    parts = [_cut(PANEL, tints.pale)]
    for k in range(count):
        a, b = 2 * pi * (k - 0.25) / count, 2 * pi * (k + 0.25) / count
        beam = [(x, y), (x + 600 * cos(a), y + 600 * sin(a)), (x + 600 * cos(b), y + 600 * sin(b))]
        parts.append(_cut(beam, tints.wash))
    parts.append(_cut(ring(x, y, 130), tints.pale))
    parts.append(_cut(ring(x, y, 120), tints.wash))
    return "".join(parts)


def _disc(x: float, y: float, r: float, fill: str) -> str:
    """A disc, cut at the panel's edges only where it crosses them."""
    inside = x - r >= LEFT and x + r <= RIGHT and y - r >= TOP and y + r <= seam(x - r)
    return dot(x, y, r, fill) if inside else _cut(ring(x, y, r, 28), fill)


def _dome(x: float, y: float, r: float, fill: str) -> str:
    """The upper half of a disc, cut at the panel's edges only where it crosses them."""
    if x - r >= LEFT and x + r <= RIGHT and y - r >= TOP and y <= seam(x - r):
        return shape(
            f"M{num(x - r)},{num(y)}A{num(r)},{num(r)} 0 0 1 {num(x + r)},{num(y)}Z", fill, 0
        )
    upper = [point for point in ring(x, y, r, 32) if point[1] <= y + 0.1]
    upper = [(x - r, y + 1), *upper[1:], upper[0], (x + r, y + 1)]
    return _cut(upper, fill)


def scallops(tints: Tints, x: float, y: float) -> str:
    """The queens' ground: rows of shells, and a round halo behind the head.

    Of a shell only the upper half is ever seen: the rows below cover the rest.
    """
    parts = [_cut(PANEL, tints.pale)]
    r = (RIGHT - LEFT) / 6
    for row in range(1, 14):
        middle = TOP + row * r / 2
        for column in range(4):
            left = LEFT + (column * 2 + row % 2) * r
            for radius, fill in ((r, tints.wash), (r - 6, tints.pale), (r - 34, tints.wash)):
                hidden = hypot(left - x, middle - y) + radius < HALO or (
                    middle - radius > 350 and 170 < left < 460
                )
                if middle - radius < seam(left) and not hidden:
                    parts.append(_dome(left, middle, radius, fill))
    parts += [_disc(x, y, HALO, tints.pale), _disc(x, y, HALO - 10, tints.wash)]
    return "".join(parts)


def lozenge(tints: Tints, x: float, y: float) -> str:
    """The knaves' ground: upright stripes, and a lozenge behind the head."""
    parts = [_cut(PANEL, tints.pale)]
    for k in range(11):
        left = LEFT + 12 + k * 40
        parts.append(
            _cut([(left, TOP), (left + 14, TOP), (left + 14, 500), (left, 500)], tints.wash)
        )
    for half, fill in ((178, tints.pale), (164, tints.wash)):
        diamond = [(x, y - half), (x + half, y), (x, y + half), (x - half, y)]
        parts.append(_cut(diamond, fill))
    return "".join(parts)


def belt(fill: str, edge: str, gems: str, jewel: str) -> str:
    """The upper half of the belt along the seam, its clasp in the middle.

    `gems` are parts drawn on it in the belt's own directions: the seam is y = 0, above is negative.
    """
    rise = BELT / cos(SLANT * pi / 180)
    band = [
        (LEFT, SEAM_LEFT - rise),
        (RIGHT, SEAM_RIGHT - rise),
        (RIGHT, SEAM_RIGHT + OVERLAP),
        (LEFT, SEAM_LEFT + OVERLAP),
    ]
    trim = [
        (LEFT, SEAM_LEFT - rise),
        (RIGHT, SEAM_RIGHT - rise),
        (RIGHT, SEAM_RIGHT - rise + 8),
        (LEFT, SEAM_LEFT - rise + 8),
    ]
    top = [
        (LEFT, SEAM_LEFT - rise - 2.5),
        (RIGHT, SEAM_RIGHT - rise - 2.5),
        (RIGHT, SEAM_RIGHT - rise + 2.5),
        (LEFT, SEAM_LEFT - rise + 2.5),
    ]
    return "".join(
        (
            shape(polygon(band), fill, 0),
            shape(polygon(trim), edge, 0),
            shape(polygon(top), INK, 0),
            at(315, 440, gems, jewel, turn=SLANT),
        )
    )


def round_clasp(rim: str, stone: str) -> str:
    """Upper half of a round clasp."""
    return (
        shape(f"M-23.9,{GEM}L-24,0A24,24 0 0 1 24,0L23.9,{GEM}Z", rim, 0)
        + line("M-24,0A24,24 0 0 1 24,0", 5)
        + shape(f"M-11.8,{STONE}L-12,0A12,12 0 0 1 12,0L11.8,{STONE}Z", stone, 0)
        + line("M-12,0A12,12 0 0 1 12,0", LINE)
    )


def lozenge_clasp(rim: str, stone: str) -> str:
    """Upper half of a clasp shaped as a lozenge."""
    return (
        shape(f"M-31,{GEM}L-33,0L0,-27L33,0L31,{GEM}Z", rim, 0)
        + line("M-33,0L0,-27L33,0", 5)
        + shape(f"M-14,{STONE}L-17,0L0,-13.5L17,0L14,{STONE}Z", stone, 0)
        + line("M-17,0L0,-13.5L17,0", LINE)
    )


def square_clasp(rim: str, stone: str) -> str:
    """Upper half of an oblong buckle."""
    return (
        shape(f"M-27,{GEM}L-27,-23L27,-23L27,{GEM}Z", rim, 0)
        + line("M-27,0L-27,-23L27,-23L27,0", 5)
        + shape(f"M-14,{STONE}L-14,-11L14,-11L14,{STONE}Z", stone, 0)
        + line("M-14,0L-14,-11L14,-11L14,0", LINE)
    )


def studs(fill: str) -> str:
    """Half discs along the seam: the queens' belt."""
    return "".join(
        shape(f"M{x - 6.8},{GEM}L{x - 7},0A7,7 0 0 1 {x + 7},0L{x + 6.8},{GEM}Z", fill, 0)
        for x in (-196, -162, -128, -94, -60, 60, 94, 128, 162, 196)
    )


def points(fill: str) -> str:
    """Half lozenges along the seam: the kings' belt."""
    return "".join(
        shape(f"M{x - 11.5},{GEM}L{x - 14},0L{x},-9L{x + 14},0L{x + 11.5},{GEM}Z", fill, 0)
        for x in (-192, -152, -112, -72, 72, 112, 152, 192)
    )


def bars(fill: str) -> str:
    """Upright bars: the knaves' belt."""
    return "".join(
        shape(f"M{x - 4},{GEM}L{x - 4},-11L{x + 4},-11L{x + 4},{GEM}Z", fill, 0)
        for x in (-200, -175, -150, -125, -100, -75, -50, 50, 75, 100, 125, 150, 175, 200)
    )
