"""The four queens: mirror, rose, fan and book; ground of shells and a halo, belt of pearls."""

from math import cos, pi, sin

from .dress import raised, shoulders
from .faces import front, profile
from .ground import belt, round_clasp, scallops, studs
from .hands import laid, pinch
from .pen import EDGE, HAIR, LINE, Point, at, dot, line, num, oval, shape
from .suits import sign
from .tints import (
    BROWN,
    CLUBS,
    DIAMONDS,
    GOLD,
    GOLD_DARK,
    HEARTS,
    INK,
    ROSY,
    SILVER,
    SPADES,
    STEEL,
    WHITE,
    Skin,
)


def neck(skin: Skin) -> str:
    """A long neck and the beginning of the shoulders, under a face from before."""
    return (
        shape("M-18,50L-17,86C-20,98 -34,104 -50,108L50,108C34,104 20,98 17,86L18,50Z", skin.lit, 0)
        + shape(
            "M-17,62Q4,92 17,54L17,86C20,98 34,104 50,108L4,108L5,88Q-12,82 -17,62Z", skin.shade, 0
        )
        + line("M-18,50L-17,86C-20,98 -34,104 -50,108M50,108C34,104 20,98 17,86L18,50")
    )


def throat(skin: Skin) -> str:
    """The same under a profile."""
    return (
        shape("M-24,36C-22,70 -26,92 -46,106L34,106C22,98 16,86 16,70Z", skin.shade, 0)
        + shape("M0,64L16,72C16,84 20,96 34,106L2,106Z", skin.lit, 0)
        + line("M-24,36C-22,70 -26,92 -46,106M34,106C22,98 16,86 16,70")
    )


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


def queen_of_spades() -> str:
    """Looking left, cool: a sleek black bob, a tiara of silver rays, a standing collar, a mirror."""
    t = SPADES
    behind, before = pinch(ROSY)
    mirror = (
        shape("M-6,-66L6,-66L5,70L0,80L-5,70Z", SILVER, EDGE)
        + oval(0, -122, 40, 54, SILVER, 5.5)
        + oval(0, -122, 29, 43, "#E9F1F7", LINE)
        + shape("M-22,-96L14,-156L24,-146L-12,-86Z", t.light, 0)
        + sign("spades", 0, -186, 1.5, t.deep, 0)
    )
    collar = at(
        306,
        326,
        shape(sector(134, -168, -12), WHITE),
        "".join(
            shape(sector(134, a, a + 13), SILVER, 0) for a in (-168, -142, -116, -90, -64, -38)
        ),
        shape(sector(134, -168, -12), "none"),
    )
    dress = (
        shoulders(INK, 306, slim=True)
        + shape("M248,316C262,350 282,372 306,398C330,372 350,350 364,316L306,296Z", ROSY.lit, 0)
        + shape("M300,300L364,316C350,350 330,372 306,398Z", ROSY.shade, 0)
        + shape(
            "M214,314L250,312C262,350 284,374 306,396C328,374 350,350 362,312L398,314"
            "C386,358 352,402 318,432L290,426C256,400 226,358 214,314Z",
            t.main,
        )
        + line("M240,350C258,384 282,406 306,420C330,406 354,384 372,350", LINE, SILVER)
        + line("M170,396C166,374 170,356 182,344M444,352C452,372 456,394 456,416", LINE, STEEL)
    )
    tiara = "".join(
        at(-4, -22, shape(f"M-7,-40L-4,-{h}L0,-{h + 9}L4,-{h}L7,-40Z", fill, EDGE), turn=a)
        for a, h, fill in (
            (-58, 62, SILVER), (-34, 74, t.light), (-10, 84, SILVER), (14, 76, t.light), (38, 64, SILVER),
        )
    )  # fmt: skip
    head = at(
        0,
        0,
        throat(ROSY),
        profile(ROSY, INK, "#3C5F96", lady=True, lid="#8FA9CB"),
        shape(
            "M34,-46C14,-36 6,-24 4,-4C2,18 12,28 22,32C8,44 -4,56 -22,58C-40,62 -62,56 -66,40"
            "C-74,0 -70,-40 -44,-60C-14,-74 24,-70 34,-46Z",
            INK,
        ),
        line("M16,-48C-10,-30 -14,-6 -12,20C-10,32 -2,36 8,36", HAIR, t.light),
        line("M-8,-54C-36,-30 -38,0 -34,30C-32,42 -24,48 -14,50", HAIR, t.light),
        line("M-34,-52C-56,-26 -58,6 -54,38", HAIR, t.light),
        tiara,
        shape("M-60,-34C-40,-62 14,-72 40,-50L36,-38C12,-56 -34,-48 -56,-22Z", SILVER),
        "".join(dot(x, y, 3.6, t.main) for x, y in ((-44, -37), (-26, -47), (-6, -52), (14, -51))),
        line("M-6,38V50", LINE, SILVER),
        sign("spades", -6, 60, 1.1, SILVER, LINE),
        flip=True,
    )
    return "".join(
        (
            scallops(t, 306, 196),
            collar,
            dress,
            at(308, 206, head, size=1.2),
            at(478, 340, behind, at(-27, -8, mirror), before),
            raised(INK, SILVER, 478, 410),
            belt(t.deep, SILVER, studs(WHITE), round_clasp(SILVER, t.main)),
        )
    )


def rose(petal: str, fold: str) -> str:
    """A rose in the manner of the nineteen-twenties: petals as cut paper, on a stem to (0, 0)."""
    return (
        line("M0,84C4,46 -3,6 0,-90", 9)
        + line("M0,84C4,46 -3,6 0,-90", 4.4, "#3B7A4B")
        + shape("M0,-36C22,-36 38,-50 42,-72C20,-70 4,-58 0,-36Z", "#3B7A4B", LINE)
        + shape("M-1,-12C-18,-14 -30,-26 -33,-44C-16,-42 -4,-32 -1,-12Z", "#3B7A4B", LINE)
        + shape(
            "M-46,-140C-52,-110 -30,-86 0,-84C32,-86 52,-110 46,-142C30,-128 -28,-126 -46,-140Z",
            fold,
            EDGE,
        )
        + shape(
            "M-34,-160C-46,-128 -24,-98 4,-98C34,-100 46,-130 34,-160C20,-178 -18,-180 -34,-160Z",
            petal,
            EDGE,
        )
        + shape(
            "M-46,-140C-34,-146 -20,-142 -10,-132C2,-118 4,-98 0,-84C-30,-86 -52,-110 -46,-140Z",
            petal,
            EDGE,
        )
        + shape(
            "M46,-142C34,-146 22,-140 14,-128C4,-114 0,-98 0,-84C32,-86 52,-110 46,-142Z",
            fold,
            EDGE,
        )
        + line("M-16,-148C-12,-164 14,-166 18,-150C20,-138 2,-134 0,-144", LINE)
    )


def queen_of_hearts() -> str:
    """From before, warm: long red waves, a small crown of hearts, a rose, a hand on her heart."""
    t = HEARTS
    red, dark = "#B94F20", "#7E2D12"
    behind, before = pinch(ROSY)
    dress = (
        shoulders(t.main, slim=True)
        + shape("M224,316C236,352 262,376 300,398C338,376 364,352 376,316L300,300Z", ROSY.lit, 0)
        + shape("M304,300L376,316C364,352 338,376 304,396Z", ROSY.shade, 0)
        + line("M224,316C236,352 262,376 300,398C338,376 364,352 376,316", 14)
        + line("M224,316C236,352 262,376 300,398C338,376 364,352 376,316", 6.5, GOLD)
        + line("M428,346C440,366 446,392 446,416", LINE)
    )
    lock = (
        "M4,-58C-40,-64 -66,-36 -62,-2C-60,22 -76,36 -76,60C-76,80 -62,88 -66,112C-44,114 -30,98 -34,76"
        "C-38,56 -46,48 -44,24C-42,-10 -30,-34 4,-50Z"
    )
    strands = (
        "M-12,-50C-42,-44 -56,-22 -54,4C-52,28 -64,40 -62,62C-60,78 -50,86 -52,104"
        "M-24,-40C-42,-28 -50,-8 -49,14C-48,36 -54,46 -50,64C-47,78 -42,84 -44,98"
    )
    head = (
        neck(ROSY)
        + front(ROSY, dark, "#4B7A55", lady=True, lid="#D98C86")
        + shape(lock, red)
        + line(strands, HAIR, dark)
        + at(0, 0, shape(lock, red), line(strands, HAIR, dark), flip=True)
        + shape("M-40,-50L-50,-88L-26,-72L0,-96L26,-72L50,-88L40,-50Q0,-62 -40,-50Z", GOLD)
        + shape("M4,-92L26,-72L50,-88L40,-50Q22,-56 4,-56Z", GOLD_DARK, 0)
        + line("M-40,-50L-50,-88L-26,-72L0,-96L26,-72L50,-88L40,-50", 5.5)
        + shape("M-42,-52Q0,-64 42,-52L40,-40Q0,-52 -40,-40Z", t.deep, EDGE)
        + sign("hearts", 0, -98, 1.3, t.main, LINE)
        + sign("hearts", -51, -92, 1.0, t.main, LINE)
        + sign("hearts", 51, -92, 1.0, t.main, LINE)
    )
    arm = shape("M130,394C132,362 178,350 222,378L214,408Z", t.main) + shape(
        "M216,371L235,378L229,411L210,407Z", WHITE, EDGE
    )
    return "".join(
        (
            scallops(t, 300, 196),
            dress,
            at(300, 204, head, size=1.16),
            line("M268,316Q300,344 332,316", HAIR, GOLD_DARK),
            sign("hearts", 300, 339, 1.25, t.main, LINE),
            at(284, 397, laid(ROSY), turn=3, size=1.05),
            arm,
            at(478, 340, behind, at(-27, -8, rose(t.main, t.deep)), before),
            raised(t.main, WHITE, 478, 410),
            belt(t.deep, GOLD, studs(WHITE), round_clasp(GOLD, t.main)),
        )
    )


def queen_of_diamonds() -> str:
    """Looking right, proud: a wound turban with a plume, a great ear-ring, an open fan."""
    t = DIAMONDS
    behind, before = pinch(ROSY)
    blades = "".join(
        shape(sector(100, a, a + 20, 26), t.accent if k % 2 else t.light, LINE)
        for k, a in enumerate(range(-186, -46, 20))
    )
    fan = (
        blades
        + shape(sector(100, -186, -46, 82), t.main, LINE)
        + "".join(
            at(0, 0, sign("diamonds", 0, -91, 0.6, t.accent), turn=a) for a in range(-86, 40, 20)
        )
        + shape(sector(100, -186, -46, 26), "none")
        + shape(sector(32, -188, -44), t.deep, EDGE)
        + dot(0, 0, 6, GOLD, HAIR)
    )
    dress = (
        shoulders(t.accent, 290, slim=True)
        + shape("M226,314C240,352 262,378 290,400C316,378 340,352 352,314L290,296Z", ROSY.lit, 0)
        + shape("M290,300L352,314C340,352 316,378 290,400Z", ROSY.shade, 0)
        + shape(
            "M180,326L226,312C240,352 264,382 290,402C316,382 340,352 354,312L396,322"
            "C378,372 350,408 322,433L258,420C226,396 196,362 180,326Z",
            t.main,
        )
        + line("M204,322C222,366 254,402 290,426C324,402 354,366 372,320", LINE, t.deep)
        + sign("diamonds", 290, 413, 1.6, t.accent, LINE)
        + line("M156,396C154,374 160,356 174,344", LINE)
    )
    pearls = "".join(
        dot(x, y, 5.6, WHITE, HAIR)
        for x, y in ((-32, 92), (-23, 99), (-12, 104), (0, 106), (12, 104), (22, 98))
    )
    head = (
        throat(ROSY)
        + pearls
        + profile(ROSY, "#6E3A14", "#7A5A2A", lady=True, lid="#E8A94E")
        + shape("M-8,-30C-4,0 -8,24 -4,40C-14,52 -36,50 -44,40L-48,-30Z", "#7A3A12")
        + shape("M-8,-28C8,-24 12,-12 6,4C4,12 8,18 14,16C4,26 -6,18 -8,6Z", "#7A3A12", LINE)
        + shape(
            "M20,-62C12,-92 28,-116 56,-114C80,-112 88,-92 74,-82C78,-96 62,-102 52,-92"
            "C42,-82 44,-72 40,-60Z",
            t.accent,
            EDGE,
        )
        + shape(
            "M44,-40C56,-76 20,-104 -22,-100C-66,-96 -86,-56 -72,-18C-68,0 -52,14 -34,10"
            "C-38,-14 -4,-34 44,-40Z",
            t.main,
        )
        + shape(
            "M44,-40C30,-66 -20,-74 -56,-40C-66,-30 -68,-16 -64,0C-58,8 -46,12 -34,10C-38,-14 -4,-34 44,-40Z",
            t.light,
        )
        + line("M40,-50C20,-84 -30,-92 -72,-56M26,-74C4,-94 -30,-98 -52,-86", LINE, t.deep)
        + line("M34,-46C4,-58 -34,-46 -50,-6", LINE, t.deep)
        + sign("diamonds", 28, -62, 1.9, t.accent, EDGE)
        + dot(-16, 38, 7, GOLD, LINE)
        + sign("diamonds", -16, 60, 1.5, GOLD, LINE)
    )
    return "".join(
        (
            scallops(t, 290, 196),
            dress,
            at(286, 208, head, size=1.18),
            at(484, 354, behind, at(-26, -12, fan), before),
            raised(t.accent, GOLD, 478, 420),
            belt(t.deep, GOLD, studs(WHITE), round_clasp(GOLD, t.accent)),
        )
    )


def queen_of_clubs() -> str:
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


QUEENS = {
    "spades": queen_of_spades,
    "hearts": queen_of_hearts,
    "diamonds": queen_of_diamonds,
    "clubs": queen_of_clubs,
}
