"""The court of clubs, green and black: orb, book and banner."""

from ..hands import cupped, fist, pinch
from ..pen import EDGE, HAIR, INK, LINE, at, brush, dot, line, shape
from ..suits import sign
from .dress import folds, raised, shoulders, slashes
from .faces import front, lower_lip, neck, profile
from .ground import (
    bars,
    belt,
    lozenge,
    lozenge_clasp,
    points,
    rays,
    round_clasp,
    scallops,
    square_clasp,
    studs,
)
from .tints import BROWN, CLUBS, GOLD, TANNED, WHITE, WOOD


def king() -> str:
    """Looking left: a closed crown like a dome, long curled hair, the orb on his open hand."""
    t = CLUBS
    brown, dark = "#4A2A1A", "#8A5A38"
    orb = (
        dot(0, 0, 42, t.main, 5.5)
        + shape("M-16,-39C-52,-20 -52,20 -16,39C-30,16 -30,-16 -16,-39Z", t.light, 0)
        + line("M-42,4Q0,18 42,4", 11)
        + line("M-42,4Q0,18 42,4", 5.5, GOLD)
        + shape("M-6,-66L6,-66L8,-40L-8,-40Z", GOLD, EDGE)
        + sign("clubs", 0, -76, 2.0, GOLD, LINE)
    )
    robe = (
        shoulders(t.main, 300)
        + folds(t.deep)
        + shape("M232,312L268,422L340,437L368,312Z", t.deep)
        + shape(
            "M176,328C190,318 206,312 224,308L300,344L376,308C396,312 410,318 426,330"
            "C410,366 380,396 340,412L300,372L260,408C220,396 190,366 176,328Z",
            INK,
        )
        + sign("clubs", 228, 352, 1.3, GOLD, 0, turn=28)
        + sign("clubs", 372, 352, 1.3, GOLD, 0, turn=-28)
    )
    head = at(
        0,
        0,
        shape("M-28,30L-30,104L30,104L18,60Z", TANNED.shade),
        profile(TANNED, INK, "#54401F"),
        shape(
            "M4,0C4,26 12,40 26,42C34,36 44,36 52,40L47,60C50,72 48,90 34,94C10,98 -10,76 -14,46Z",
            brown,
        ),
        line("M14,52C18,68 26,80 36,86M2,50C6,66 14,80 22,88", HAIR, dark),
        shape(brush((51, 38), (36, 32), (14, 52), 11, 3), brown, LINE, INK),
        lower_lip(TANNED),
        shape(
            "M16,-50C2,-36 6,-10 4,4C0,26 -8,40 -10,56C-8,72 4,74 2,86C-2,104 -28,108 -42,96"
            "C-56,106 -80,100 -80,82C-64,80 -70,50 -64,26C-68,0 -66,-34 -50,-56Z",
            brown,
        ),
        line("M-12,-40C-22,-10 -14,24 -24,60C-26,76 -20,84 -8,84", HAIR, dark),
        line("M-36,-40C-46,0 -36,30 -44,60C-46,80 -54,88 -68,86", HAIR, dark),
        shape("M-62,-40C-78,-84 -44,-104 -8,-104C30,-104 62,-84 48,-40Z", t.main),
        shape("M-62,-40C-78,-84 -44,-104 -16,-104C-44,-90 -46,-64 -38,-40Z", t.deep, 0),
        shape("M-24,-40C-32,-66 -26,-90 -12,-104L-2,-104C-12,-88 -14,-66 -8,-40Z", GOLD, EDGE),
        shape("M24,-40C34,-62 22,-90 6,-103L16,-101C38,-88 46,-62 38,-40Z", GOLD, LINE),
        line("M-62,-40C-78,-84 -44,-104 -8,-104C30,-104 62,-84 48,-40", 5.5),
        shape("M-66,-48L52,-48L48,-28L-62,-28Z", GOLD),
        "".join(dot(x, -38, 5, t.main, HAIR) for x in (-46, -24, -2, 20)),
        sign("clubs", -6, -110, 1.0, GOLD, LINE),
        flip=True,
    )
    return "".join(
        (
            rays(t, 306, 196),
            robe,
            at(304, 208, head, size=1.18),
            at(464, 306, orb, cupped(TANNED)),
            raised(t.main, GOLD, 464, 396),
            belt(t.deep, GOLD, points(t.light), lozenge_clasp(GOLD, t.main)),
        )
    )


def queen() -> str:
    """From before, wise: dark, black hair under a long green veil, a circlet of trefoils, a book."""
    t = CLUBS
    behind, before = pinch(BROWN)
    book = (
        shape("M-46,-86L34,-98L48,-4L-32,8Z", t.deep)
        + shape("M-46,-86L-54,-80L-40,14L-32,8Z", WHITE, EDGE)
        + shape("M-40,14L-32,8L48,-4L42,4Z", WHITE, LINE)
        + shape("M-36,-78L27,-87L38,-12L-25,-3Z", "none", LINE, GOLD)
        + sign("clubs", 1, -45, 2.2, GOLD, 0, turn=-8)
    )
    dress = (
        shoulders(t.main, slim=True)
        + shape("M216,314L262,421L344,438L384,314Z", t.deep)
        + shape("M240,312C250,344 272,362 300,366C328,362 350,344 360,312L300,296Z", BROWN.lit, 0)
        + shape("M304,296L360,312C350,344 328,362 304,366Z", BROWN.shade, 0)
        + line("M226,314C238,356 266,380 300,384C334,380 362,356 374,314", 22)
        + line("M226,314C238,356 266,380 300,384C334,380 362,356 374,314", 13, GOLD)
        + "".join(
            dot(x, y, 4, t.deep)
            for x, y in (
                (236, 340),
                (252, 362),
                (274, 378),
                (300, 384),
                (326, 378),
                (348, 362),
                (364, 340),
            )
        )
        + sign("clubs", 302, 414, 1.5, GOLD, 0)
    )
    veil = (
        "M0,-78C-52,-78 -66,-30 -70,10C-74,50 -84,80 -98,106L-40,112C-44,80 -44,40 -43,10"
        "C-42,-20 -30,-44 0,-48Z"
    )
    pleats = "M-30,-60C-52,-36 -56,0 -58,30C-60,60 -66,84 -72,104M-44,-30C-50,0 -50,60 -56,106"
    head = (
        neck(BROWN)
        + front(BROWN, INK, "#3A2414", lady=True, lid="#6FA37C")
        + shape(
            "M0,-54C-26,-52 -44,-30 -46,0C-47,24 -44,44 -40,56L-52,60L-56,-40L0,-66Z", INK, LINE
        )
        + at(
            0,
            0,
            shape(
                "M0,-54C-26,-52 -44,-30 -46,0C-47,24 -44,44 -40,56L-52,60L-56,-40L0,-66Z", INK, LINE
            ),
            flip=True,
        )
        + shape(veil, t.light)
        + line(pleats, LINE, t.main)
        + at(0, 0, shape(veil, t.light), line(pleats, LINE, t.main), flip=True)
        + shape(
            "M-56,-44Q0,-78 56,-44L52,-58L60,-86L38,-80L28,-62L18,-84L0,-92L-18,-84L-28,-62L-38,-80L-60,-86L-52,-58Z",
            GOLD,
            LINE,
        )
        + shape("M-55,-42Q0,-76 55,-42L53,-58Q0,-92 -53,-58Z", GOLD)
        + sign("clubs", 0, -92, 2.0, GOLD, EDGE)
        + sign("clubs", -48, -78, 1.5, GOLD, EDGE)
        + sign("clubs", 48, -78, 1.5, GOLD, EDGE)
        + "".join(dot(x, y, 4.6, t.main, HAIR) for x, y in ((-34, -60), (0, -68), (34, -60)))
        + "".join(line(f"M{x},44V54", LINE, GOLD) + dot(x, 60, 6, GOLD, LINE) for x in (-42, 42))
    )
    return "".join(
        (
            scallops(t, 300, 196),
            dress,
            at(300, 204, head, size=1.16),
            at(478, 344, behind, at(-6, 14, book), before),
            raised(t.main, GOLD, 478, 410),
            belt(t.deep, GOLD, studs(WHITE), round_clasp(GOLD, t.main)),
        )
    )


def knave() -> str:
    """From before, merry: a wide hat with a red feather, moustache and tuft, a banner."""
    t = CLUBS
    back, grip = fist(TANNED)
    banner = (
        shape("M-5,-252L5,-252L5,110L-5,110Z", WOOD, EDGE)
        + shape("M0,-272L11,-256L0,-240L-11,-256Z", GOLD, EDGE)
        + shape("M5,-232C24,-240 40,-224 62,-232L50,-198L62,-162C40,-154 24,-170 5,-162Z", t.main)
        + sign("clubs", 27, -198, 1.9, WHITE)
    )
    doublet = (
        shoulders(t.main)
        + slashes(WHITE)
        + shape("M262,330L262,421L340,437L340,330Z", t.deep)
        + "".join(dot(300, y, 6, GOLD, HAIR) for y in (390, 411))
        + shape("M300,330L210,314L178,358L250,396Z", WHITE)
        + shape("M300,330L390,314L422,358L350,396Z", WHITE)
        + sign("clubs", 232, 354, 1.5, t.main, 0, turn=30)
        + sign("clubs", 368, 354, 1.5, t.main, 0, turn=-30)
    )
    hair = (
        "M-20,-50C-56,-46 -58,-10 -56,14C-56,40 -72,52 -70,74C-58,90 -36,84 -30,72"
        "C-42,56 -47,34 -46,0C-40,-16 -30,-30 -20,-40Z"
    )
    strands = "M-40,-36C-52,-16 -50,14 -52,34C-54,50 -60,62 -54,76"
    head = (
        shape("M-20,50L-24,106L24,106L20,50Z", TANNED.shade)
        + front(TANNED, INK, "#3A2414")
        + shape(hair, "#2A1A12")
        + line(strands, HAIR, "#8A5A38")
        + at(0, 0, shape(hair, "#2A1A12"), line(strands, HAIR, "#8A5A38"), flip=True)
        + shape(brush((1, 42), (-18, 48), (-34, 34), 9, 2), "#2A1A12", 0)
        + shape(brush((-1, 42), (18, 48), (34, 34), 9, 2), "#2A1A12", 0)
        + shape("M-7,62Q0,58 7,62L2,80Q0,84 -2,80Z", "#2A1A12", 0)
        + shape("M-48,-50L-42,-94C-40,-106 40,-106 42,-94L48,-50Z", t.main)
        + shape("M4,-103C24,-103 41,-101 42,-94L48,-50L12,-50Z", t.deep, 0)
        + line("M-48,-50L-42,-94C-40,-106 40,-106 42,-94L48,-50", 5.5)
        + shape("M-48,-70C-20,-78 20,-78 48,-70L48,-48C20,-56 -20,-56 -48,-48Z", GOLD, EDGE)
        + shape(
            "M-98,-40C-104,-52 -92,-58 -70,-54C-30,-64 30,-64 70,-54C92,-58 104,-52 98,-40C60,-22 40,-40 0,-40C-40,-40 -60,-22 -98,-40Z",
            INK,
        )
        + shape(
            "M-34,-60C-60,-70 -84,-90 -88,-118C-74,-108 -66,-110 -58,-116C-52,-98 -40,-84 -24,-68Z",
            "#B8322A",
        )
        + line("M-30,-64C-54,-76 -68,-92 -76,-106", HAIR, "#6E1024")
    )
    return "".join(
        (
            lozenge(t, 300, 196),
            doublet,
            at(300, 210, head, size=1.16),
            at(463, 350, back, banner, grip),
            raised(t.main, WHITE, 470, 404),
            belt(t.deep, GOLD, bars(t.light), square_clasp(GOLD, t.main)),
        )
    )


COURT = {"king": king, "queen": queen, "knave": knave}
