"""What lies behind and before a figure: a breath of pattern on the card's own ivory, and the belt.

As in the plain drawing nothing may reach below the slanting seam but a hair of the belt.
"""

from math import cos, pi, sin

from ..pen import at, dot, line, num, polygon, shape
from ..plain.ground import (
    BELT,
    GEM,
    LEFT,
    OVERLAP,
    PANEL,
    RIGHT,
    SEAM_LEFT,
    SEAM_RIGHT,
    SLANT,
    STONE,
    TOP,
    seam,
)
from ..suits import sign
from .cloth import FINE, INNER, cut_off
from .colours import GOLD, GOLD_LINE, IVORY, METAL, WHITE, Cloth


def blend(colour: str, share: float) -> str:
    """A colour laid thinly on the card's ivory."""
    mixed = (
        round(int(colour[k : k + 2], 16) * share + int(IVORY[k : k + 2], 16) * (1 - share))
        for k in (1, 3, 5)
    )
    return "#" + "".join(f"{part:02X}" for part in mixed)


def _halo(x: float, y: float, tone: str) -> str:
    return (
        dot(x, y, 122, IVORY)
        + dot(x, y, 114, blend(tone, 0.17))
        + f'<circle cx="{num(x)}" cy="{num(y)}" r="114" fill="none" stroke="{GOLD}"'
        f' stroke-width="{FINE}"/>'
    )


def rays(cloth: Cloth, x: float, y: float, count: int = 32) -> str:
    """The kings' ground: a sun behind the head."""
    wash = blend(cloth.lit, 0.12)
    beams = (
        [
            (x, y),
            (
                x + 700 * cos(2 * pi * (k - 0.25) / count),
                y + 700 * sin(2 * pi * (k - 0.25) / count),
            ),
            (
                x + 700 * cos(2 * pi * (k + 0.25) / count),
                y + 700 * sin(2 * pi * (k + 0.25) / count),
            ),
        ]
        for k in range(count)
    )
    return "".join(cut_off(beam, PANEL, wash) for beam in beams) + _halo(x, y, cloth.lit)


def scallops(cloth: Cloth, x: float, y: float) -> str:
    """The queens' ground: rows of shells, drawn as threads."""
    wash = blend(cloth.lit, 0.2)
    r = (RIGHT - LEFT) / 12
    arcs = []
    for row in range(1, 22):
        middle = TOP + row * r * 0.9
        for column in range(13):
            left = LEFT + (column - (row % 2) / 2) * 2 * r
            hidden = 150 < left < 480 and middle > 330
            if (
                left - r + 2 > LEFT + 1
                and left + r - 2 < RIGHT - 1
                and middle < seam(left - r) - 6
                and not hidden
            ):
                arcs += [
                    f"M{num(left - radius)},{num(middle)}A{num(radius)},{num(radius)} 0 0 1"
                    f" {num(left + radius)},{num(middle)}"
                    for radius in (r, r * 0.6)
                ]
    return line("".join(arcs), FINE, wash) + _halo(x, y, cloth.lit)


def lozenge(cloth: Cloth, x: float, y: float) -> str:
    """The knaves' ground: upright stripes, and a lozenge behind the head."""
    wash = blend(cloth.lit, 0.11)
    parts = []
    for k in range(18):
        left = LEFT + 8 + k * 25
        parts.append(
            cut_off([(left, TOP), (left + 8, TOP), (left + 8, 500), (left, 500)], PANEL, wash)
        )
    diamond = [(x, y - 124), (x + 124, y), (x, y + 124), (x - 124, y)]
    return (
        "".join(parts)
        + shape(polygon(diamond), blend(cloth.lit, 0.17), FINE, GOLD)
        + shape(
            polygon([(x, y - 115), (x + 115, y), (x, y + 115), (x - 115, y)]), "none", FINE, GOLD
        )
    )


_TALL = BELT + 5


def belt(cloth: Cloth, gems: str, jewel: str) -> str:
    """The upper half of the belt along the seam: dyed cloth edged with gold, gems, its clasp."""
    rise = _TALL / cos(SLANT * pi / 180)

    def strip(above: float, below: float) -> str:
        return polygon(
            [
                (LEFT, SEAM_LEFT - above),
                (RIGHT, SEAM_RIGHT - above),
                (RIGHT, SEAM_RIGHT - below),
                (LEFT, SEAM_LEFT - below),
            ]
        )

    return (
        shape(strip(rise, -OVERLAP), cloth.main, 0)
        + shape(strip(rise, rise - 7), GOLD, 0)
        + line(
            f"M{LEFT},{num(SEAM_LEFT - rise + 7)}L{RIGHT},{num(SEAM_RIGHT - rise + 7)}",
            FINE,
            GOLD_LINE,
        )
        + line(f"M{LEFT},{num(SEAM_LEFT - rise)}L{RIGHT},{num(SEAM_RIGHT - rise)}", INNER * 1.4)
        + at(315, 440, gems, jewel, turn=SLANT)
    )


def lozenges(fill: str, pearl: str = WHITE) -> str:
    """Half lozenges and pearls in turn along the seam."""
    stones = "".join(
        shape(f"M{x - 8},{GEM}L{x - 9},0L{x},-8L{x + 9},0L{x + 8},{GEM}Z", fill, 0)
        for x in (-208, -164, -120, -76, 76, 120, 164, 208)
    )
    beads = "".join(
        shape(f"M{x - 4.2},{GEM}L{x - 4.2},0A4.2,4.2 0 0 1 {x + 4.2},0L{x + 4.2},{GEM}Z", pearl, 0)
        for x in (-186, -142, -98, -54, 54, 98, 142, 186)
    )
    return stones + beads


def bars(fill: str) -> str:
    """Slanting bars along the seam."""
    return "".join(
        shape(f"M{x - 4},{GEM}L{x},-12L{x + 7},-12L{x + 3},{GEM}Z", fill, 0)
        for x in (-210, -188, -166, -144, -122, -100, -78, -56, 50, 72, 94, 116, 138, 160, 182, 204)
    )


def clasp(kind: str, stone: Cloth, suit: str = "") -> str:
    """The upper half of a clasp: "round", "lozenge" or "square", a stone in gold."""
    outer, inner = {
        "round": (
            f"M-33.8,{GEM}L-34,0A34,34 0 0 1 34,0L33.8,{GEM}",
            f"M-19.8,{STONE}L-20,0A20,20 0 0 1 20,0L19.8,{STONE}",
        ),
        "lozenge": (
            f"M-40,{GEM}L-42,0L0,-38L42,0L40,{GEM}",
            f"M-21,{STONE}L-24,0L0,-22L24,0L21,{STONE}",
        ),
        "square": (
            f"M-34,{GEM}L-34,-31L34,-31L34,{GEM}",
            f"M-20,{STONE}L-20,-18L20,-18L20,{STONE}",
        ),
    }[kind]
    return (
        shape(outer + "Z", METAL, 0)
        + line(outer, 4)
        + shape(inner + "Z", stone.main, 0)
        + line(inner, INNER)
        + line(
            {
                "round": "M-12,-7A14,14 0 0 1 0,-14",
                "lozenge": "M-13,-4L0,-16",
                "square": "M-14,-6L-14,-13L-4,-13",
            }[kind],
            INNER,
            stone.lit,
        )
        + (sign(suit, 0, -9, 0.5, GOLD) if suit else "")
    )
