"""The body that most figures share: shoulders that fill the frame, sleeves that read as arms, a fist.

The figure fills the panel above the seam. On the left only the upper arm is seen; on the right the arm
comes forward to a bell sleeve, an under-sleeve with a jewelled cuff, and a hand.
"""

from ..pen import INK, Point, at, brush, line, polygon, shape
from .cloth import FINE, INNER, OUTLINE, band, brocade, dags, pearls, stripes
from .colours import GOLD, GOLD_LINE, METAL, Cloth

BODY = (
    "M100,396C96,368 124,342 176,328C208,320 230,316 246,312L354,312C370,316 398,320 430,330"
    "C492,348 532,404 530,484Z"
)
"""From shoulder to shoulder, closed along the seam."""
CHEST: list[Point] = [(224, 322), (376, 322), (364, 449), (236, 423)]


def body(cloth: Cloth) -> str:
    """Trunk and upper arms."""
    return shape(BODY, cloth.glow, OUTLINE)


def arms_striped(one: Cloth, two: str, lines: int = 5) -> str:
    """Upper sleeves in stripes of two colours along the arm."""
    left: list[Point] = [(112, 372), (186, 330), (212, 416), (112, 397)]
    right: list[Point] = [(414, 328), (494, 366), (524, 480), (404, 456)]
    return stripes(left, (one.main, two), one.line, lines) + stripes(
        right, (one.main, two), one.line, lines + 1
    )


def arms_sewn(cloth: Cloth) -> str:
    """Upper sleeves of brocade: a lattice of gold thread with a bead in each field."""
    left: list[Point] = [(116, 368), (186, 331), (208, 412), (116, 397)]
    right: list[Point] = [(416, 331), (492, 368), (520, 470), (406, 444)]
    return "".join(brocade(frame, cloth, step=24) for frame in (left, right))


def slits(lining: str, edge: str = GOLD_LINE) -> str:
    """Slashes in both upper sleeves, the lining puffed out of them."""
    return "".join(
        shape(brush(a, b, c, 15, 4), lining, FINE, edge)
        for a, b, c in (
            ((124, 392), (124, 368), (146, 348)),
            ((150, 396), (150, 366), (172, 340)),
            ((178, 402), (176, 368), (196, 338)),
            ((424, 336), (436, 362), (434, 396)),
            ((450, 346), (466, 374), (466, 400)),
            ((474, 358), (496, 392), (500, 426)),
        )
    )


def creases(cloth: Cloth) -> str:
    """Calm folds where a sleeve hangs from the shoulder."""
    return line(
        "M118,388C118,368 132,352 150,344M142,394C142,372 154,352 174,340M172,400C172,380 178,362 190,350"
        "M424,338C438,356 444,376 444,396M452,348C470,370 476,396 476,412M482,366C502,392 510,424 512,452",
        INNER,
        cloth.line,
    )


def epaulettes(fill: str, edge: str = INK) -> str:
    """Dagged caps over both shoulders."""
    return dags((176, 326), (112, 372), 5, -17, fill, edge) + dags(
        (424, 326), (498, 366), 5, 17, fill, edge
    )


def arm(
    cloth: Cloth, lining: str, under: Cloth, x: float, wrist: float, dagged: bool = False
) -> str:
    """The arm that is raised: a bell sleeve open towards the hand, an under-sleeve, a cuff.

    The wrist ends at (x, wrist); the sleeve's mouth is seen from before, its lining with it.
    """
    mouth_left, mouth_right = (x - 40, wrist + 44), (x + 40, wrist + 50)
    parts = [
        # the under-sleeve comes out of the mouth
        shape(
            f"M{x - 20:g},{wrist + 8:g}L{x + 20:g},{wrist + 8:g}L{x + 27:g},{wrist + 60:g}"
            f"L{x - 27:g},{wrist + 56:g}Z",
            under.glow,
            INNER,
        ),
        line(
            f"M{x - 10:g},{wrist + 20:g}L{x - 13:g},{wrist + 44:g}M{x:g},{wrist + 20:g}V{wrist + 44:g}"
            f"M{x + 10:g},{wrist + 20:g}L{x + 13:g},{wrist + 44:g}",
            FINE,
            under.line,
        ),
        shape(
            f"M{x - 38:g},{wrist + 46:g}Q{x:g},{wrist + 26:g} {x + 40:g},{wrist + 52:g}"
            f"Q{x:g},{wrist + 66:g} {x - 38:g},{wrist + 46:g}Z",
            lining,
            INNER,
        ),
        shape(
            f"M{x - 17:g},{wrist + 26:g}L{x + 17:g},{wrist + 26:g}L{x + 20:g},{wrist + 54:g}"
            f"L{x - 21:g},{wrist + 51:g}Z",
            under.main,
            0,
        ),
        line(
            f"M{x - 17:g},{wrist + 22:g}L{x - 21:g},{wrist + 51:g}M{x + 17:g},{wrist + 22:g}"
            f"L{x + 20:g},{wrist + 54:g}",
            FINE,
            under.line,
        ),
        # the sleeve itself, from its mouth down to the elbow behind the belt
        shape(
            f"M{x - 40:g},{wrist + 44:g}Q{x - 2:g},{wrist + 70:g} {x + 42:g},{wrist + 50:g}"
            f"C{x + 54:g},{wrist + 64:g} 526,{wrist + 70:g} 528,482L{x - 50:g},464"
            f"Q{x - 48:g},{wrist + 56:g} {x - 40:g},{wrist + 44:g}Z",
            cloth.glow,
            OUTLINE,
        ),
    ]
    if dagged:
        parts.append(dags(mouth_left, mouth_right, 6, 15, METAL))
    else:
        parts.append(
            line(
                f"M{x - 39:g},{wrist + 50:g}Q{x - 2:g},{wrist + 76:g} {x + 44:g},{wrist + 56:g}",
                7.5,
                INK,
            )
            + line(
                f"M{x - 39:g},{wrist + 50:g}Q{x - 2:g},{wrist + 76:g} {x + 44:g},{wrist + 56:g}",
                4.6,
                GOLD,
            )
        )
    parts.append(cuff(x, wrist + 8))
    return "".join(parts)


def cuff(x: float, y: float, half: float = 25) -> str:
    """A jewelled band round a wrist."""
    return at(x - half, y, band((0, 0), (2 * half, 0), 17, METAL, beads=5))


def buttons(places: list[Point], cord: str = GOLD) -> str:
    """Gold buttons, each with its loop of cord."""
    return "".join(
        line(f"M{x - 12:g},{y:g}L{x + 12:g},{y:g}", INNER, cord) for x, y in places
    ) + pearls(places, 5, METAL)


def outline(points: list[Point], fill: str, width: float = INNER) -> str:
    """A polygon with a thin edge."""
    return shape(polygon(points), fill, width)
