"""The court of hearts, crimson and rose: sceptre, rose and letter."""

from math import cos, degrees, sin

from ..hands import fist, laid, pinch
from ..pen import EDGE, HAIR, INK, LINE, at, brush, dot, line, shape
from ..suits import sign
from .dress import folds, raised, shoulders
from .faces import front, neck
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
from .tints import FAIR, GOLD, GOLD_DARK, HEARTS, ROSY, WHITE


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


def king() -> str:
    """From before, kind and old: white curls all round, an ermine cape, a sceptre with a heart."""
    t = HEARTS
    back, grip = fist(FAIR)
    sceptre = (
        shape("M-6,-200L6,-200L6,100L-6,100Z", GOLD, EDGE)
        + shape("M-15,-196L15,-196L9,-180L-9,-180Z", GOLD, EDGE)
        + dot(0, -234, 38, GOLD, EDGE)
        + dot(0, -234, 27, WHITE, LINE)
        + sign("hearts", 0, -233, 1.7, t.main, LINE)
    )
    tails = "".join(
        shape(f"M{x},{y - 10}Q{x + 6},{y + 4} {x},{y + 10}Q{x - 6},{y + 4} {x},{y - 10}Z", INK, 0)
        for x, y in (
            (176, 362), (214, 350), (206, 384), (250, 386), (242, 414), (424, 358), (396, 392),
            (352, 396), (366, 424), (300, 408),
        )
    )  # fmt: skip
    robe = (
        shoulders(t.main)
        + shape(
            "M150,372C162,344 190,328 226,314L374,314C414,326 440,346 456,372"
            "C440,404 410,432 376,446L226,414C190,408 166,392 150,372Z",
            WHITE,
        )
        + tails
    )
    curls = [
        (-56, -22, 19), (-64, 8, 20), (-62, 38, 20), (-54, 68, 20), (-36, 92, 21), (-10, 106, 20),
        (18, 104, 20), (42, 88, 21), (57, 64, 20), (63, 34, 20), (64, 6, 20), (56, -22, 19),
    ]  # fmt: skip
    beard = (
        "M-46,6C-46,30 -38,40 -22,42Q-10,37 0,44Q10,37 22,42C38,40 46,30 46,6"
        "L60,30L50,70L30,98L-2,104L-32,96L-54,62L-60,30Z"
    )
    spirals = "".join(
        line(f"M{x - 9 * s},{y + 3}C{x - 9 * s},{y - 11} {x + 9 * s},{y - 10} {x + 8 * s},{y + 1}"
             f"C{x + 7 * s},{y + 9} {x - 3 * s},{y + 8} {x - 2 * s},{y + 1}", HAIR, "#8D8674")
        for x, y, s in (
            (-58, 8, 1), (-54, 40, 1), (-44, 70, 1), (-24, 92, 1), (2, 98, 1), (26, 90, -1),
            (46, 68, -1), (55, 38, -1), (58, 8, -1), (-24, 66, 1), (24, 66, -1),
        )
    )  # fmt: skip
    head = (
        "".join(dot(x, y, r, WHITE, 9) for x, y, r in curls)
        + front(FAIR, "#8D8674", "#4A6C8C", stern=True)
        + shape(beard, WHITE, 0)
        + "".join(dot(x, y, r - 3, WHITE) for x, y, r in curls)
        + spirals
        + line("M-46,6C-46,30 -38,40 -22,42M46,6C46,30 38,40 22,42", LINE)
        + shape("M-13,54Q0,52 13,54Q0,67 -13,54Z", FAIR.lips, LINE)
        + shape(brush((2, 43), (-26, 56), (-44, 38), 16, 4), WHITE, LINE)
        + shape(brush((-2, 43), (26, 56), (44, 38), 16, 4), WHITE, LINE)
        + shape("M-56,-44C-66,-74 -40,-94 0,-94C40,-94 66,-74 56,-44Z", t.main)
        + shape("M6,-94C44,-92 66,-74 56,-44L22,-44C30,-64 20,-84 6,-94Z", t.deep, 0)
        + shape(
            "M-58,-38L-66,-84L-46,-68L-32,-88L-16,-68L0,-92L16,-68L32,-88L46,-68L66,-84L58,-38"
            "Q0,-50 -58,-38Z",
            GOLD,
        )
        + "".join(
            dot(x, y, 6.5, WHITE, LINE) for x, y in ((-66, -86), (-32, -90), (32, -90), (66, -86))
        )
        + sign("hearts", 0, -98, 1.3, t.main, LINE)
        + shape("M-58,-38Q0,-50 58,-38L55,-26Q0,-38 -55,-26Z", t.deep, EDGE)
        + "".join(
            dot(x, y, 3.4, GOLD)
            for x, y in ((-36, -36), (-18, -38), (0, -38.5), (18, -38), (36, -36))
        )
    )
    return "".join(
        (
            rays(t, 300, 196),
            robe,
            at(300, 204, head, size=1.16),
            at(463, 346, back, sceptre, grip),
            raised(t.main, WHITE, 470, 400),
            belt(t.deep, GOLD, points(GOLD), lozenge_clasp(GOLD, t.main)),
        )
    )


def queen() -> str:
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


def knave() -> str:
    """From before, young: a fair page's bob, a red cap askew with a feather, a ruff, a letter."""
    t = HEARTS
    back, grip = fist(ROSY)
    letter = at(
        2,
        -66,
        shape("M-58,-40L58,-40L58,40L-58,40Z", WHITE),
        line("M-58,40L-8,-2M58,40L8,-2", LINE),
        shape("M-58,-40L0,12L58,-40Z", WHITE),
        dot(0, 6, 17, t.main, LINE),
        sign("hearts", 0, 6, 1.0, WHITE),
        turn=-14,
    )
    doublet = (
        shoulders(t.main)
        + shape("M300,312L370,312C450,330 500,380 506,470L300,428Z", t.deep)
        + folds(INK)
        + line("M300,330L300,425", LINE, GOLD)
        + "".join(dot(300, y, 6, GOLD, HAIR) for y in (378, 400))
        + "".join(sign("hearts", x, y, 1.4, GOLD) for x, y in ((208, 352), (252, 392)))
        + "".join(sign("hearts", x, y, 1.4, t.light) for x, y in ((392, 352), (350, 398)))
    )
    petal = shape("M-10,-30C-17,4 -13,18 0,25C13,18 17,4 10,-30Z", WHITE, LINE)
    frill = "".join(
        at(300 + 70 * sin(a), 306 + 20 * cos(a), petal, turn=-degrees(a) * 0.8)
        for k in (4, 3, 2, 1, 0)
        for a in ((-0.36 * k, 0.36 * k) if k else (0.0,))
    )
    hair = (
        "M-2,-60C-50,-62 -62,-34 -60,0C-58,30 -66,44 -64,66C-54,80 -32,78 -26,66"
        "C-40,50 -44,30 -43,4C-42,-18 -26,-32 -2,-44Z"
    )
    strands = "M-16,-46C-38,-32 -50,-14 -50,10C-50,34 -54,48 -50,68M-50,-34C-56,-10 -54,20 -58,50"
    head = (
        shape("M-20,50L-22,96L22,96L20,50Z", ROSY.shade)
        + front(ROSY, "#8A5A1C", "#4A6C8C")
        + shape(hair, "#E6B954")
        + line(strands, HAIR, GOLD_DARK)
        + at(0, 0, shape(hair, "#E6B954"), line(strands, HAIR, GOLD_DARK), flip=True)
        + shape(
            "M36,-70C52,-112 100,-112 106,-70C108,-44 100,-24 88,-8C86,-24 78,-36 64,-44C54,-48 46,-52 40,-58Z",
            WHITE,
        )
        + line(
            "M46,-64C66,-84 92,-80 90,-26M66,-76L76,-92M82,-66L98,-76M70,-74L64,-60M84,-60L76,-46",
            HAIR,
            "#8D8674",
        )
        + at(
            0,
            -46,
            shape("M-64,-4C-74,-40 -40,-56 0,-56C40,-56 74,-40 64,-4Z", t.main),
            line(
                "M-34,-52C-40,-40 -40,-28 -36,-18M0,-56V-20M34,-52C40,-40 40,-28 36,-18",
                LINE,
                t.deep,
            ),
            shape("M-66,0C-30,-16 30,-16 66,0L64,-20C30,-34 -30,-34 -64,-20Z", t.deep),
            sign("hearts", 42, -18, 1.7, GOLD, EDGE),
            turn=8,
            size=1.07,
        )
    )
    return "".join(
        (
            lozenge(t, 300, 196),
            doublet,
            at(300, 206, head, size=1.16),
            frill,
            at(462, 344, back, letter, grip),
            raised(t.deep, WHITE, 470, 398),
            belt(t.deep, GOLD, bars(GOLD), square_clasp(GOLD, t.main)),
        )
    )


COURT = {"king": king, "queen": queen, "knave": knave}
