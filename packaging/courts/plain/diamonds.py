"""The court of diamonds, amber, ochre and scarlet: axe, fan and bow."""

from ..hands import fist, pinch
from ..pen import EDGE, HAIR, LINE, at, brush, dot, line, sector, shape
from ..suits import sign
from .dress import folds, raised, shoulders
from .faces import lower_lip, profile, throat
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
from .tints import DIAMONDS, FAIR, GOLD, GOLD_DARK, ROSY, SILVER, STEEL, WHITE, WOOD


def king() -> str:
    """Looking right: a crown like the sun, a pointed red beard, a battle axe."""
    t = DIAMONDS
    back, grip = fist(FAIR)
    red, dark = "#A5421C", "#6E2710"
    axe = (
        shape("M-7,-262L7,-262L7,110L-7,110Z", WOOD, EDGE)
        + shape(
            "M7,-236L22,-236C34,-248 42,-256 50,-258C62,-222 62,-186 50,-150C42,-152 34,-160 22,-172L7,-172Z",
            SILVER,
        )
        + line("M44,-246C52,-220 52,-188 44,-162", LINE, STEEL)
        + shape("M-7,-230L-30,-216L-30,-192L-7,-178Z", STEEL, EDGE)
        + shape("M-11,-238L11,-238L11,-170L-11,-170Z", GOLD, EDGE)
        + sign("diamonds", 0, -204, 1.0, t.accent)
    )
    robe = (
        shoulders(t.main, 288)
        + folds(t.deep)
        + shape("M196,324L262,421L330,435L386,318L288,300Z", t.accent)
        + shape(
            "M176,330L222,312L292,404L356,312L404,324L317,432L264,421.5Z",
            WHITE,
        )
        + "".join(
            sign("diamonds", x, y, 1.0, t.accent, 0)
            for x, y in ((216, 342), (250, 386), (364, 342), (330, 388))
        )
        + sign("diamonds", 291, 417, 0.9, t.accent, 0)
    )
    crown = "".join(
        at(
            -6,
            -8,
            shape(f"M-{9 + tall},-50L0,-{86 + 18 * tall}L{9 + tall},-50Z", fill, EDGE),
            turn=a,
        )
        for tall, fill, turns in (
            (0, t.accent, (-36, -12, 12, 36)),
            (1, GOLD, (-48, -24, 0, 24, 48)),
        )
        for a in turns
    )
    head = (
        shape("M-30,30L-36,110L34,110L20,60Z", FAIR.shade)
        + profile(FAIR, dark, "#5C7A4A")
        + shape(
            "M14,-50C0,-36 4,-10 2,8C2,24 -4,30 -8,40C-4,64 -30,88 -44,92C-66,88 -70,60 -66,30"
            "C-70,0 -68,-34 -52,-56Z",
            red,
        )
        + line("M-10,-44C-20,-14 -16,20 -24,58M-32,-46C-44,-14 -40,30 -44,76", HAIR, dark)
        + shape(
            "M2,8C4,24 10,40 24,42C32,36 42,36 52,40L47,60"
            "C52,84 50,112 44,134C24,126 -8,92 -8,40C-4,30 2,24 2,8Z",
            red,
        )
        + line("M8,46C12,72 24,98 38,118M22,52C24,76 32,98 42,116", HAIR, dark)
        + shape(brush((51, 38), (36, 32), (16, 52), 11, 3), red, LINE)
        + lower_lip(FAIR)
        + crown
        + shape("M-64,-30C-40,-58 20,-64 48,-36L44,-22C14,-46 -36,-42 -60,-16Z", GOLD)
        + "".join(
            sign("diamonds", x, y, 0.6, t.accent, 0)
            for x, y in ((-40, -36), (-20, -44), (2, -46), (22, -41))
        )
    )
    return "".join(
        (
            rays(t, 286, 196),
            robe,
            at(290, 206, head, size=1.2),
            at(463, 350, back, axe, grip),
            raised(t.accent, GOLD, 470, 404),
            belt(t.deep, GOLD, points(GOLD), lozenge_clasp(GOLD, t.accent)),
        )
    )


def queen() -> str:
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


def knave() -> str:
    """Looking left, a hunter: a golden helmet with a wing, short curls, a bow, an arrow."""
    t = DIAMONDS
    back, grip = fist(FAIR)
    limb = "M-16,-272C-30,-266 -26,-250 -12,-244C34,-212 52,-112 8,-30L4,0L4,50C4,74 0,88 -8,104"
    arrow = shape("M-4.5,-160L4.5,-160L4.5,50L-4.5,50Z", WOOD, EDGE) + shape(
        "M0,-206L18,-156L0,-164L-18,-156Z", STEEL, EDGE
    )
    bow = (
        line("M-15,-250L-15,90", HAIR)
        + line(limb, 17)
        + line(limb, 9, WOOD)
        + shape("M-4,-44L12,-42L12,44L-4,44Z", t.accent, LINE)
    )
    doublet = (
        shoulders(t.main, 308)
        + folds(t.deep)
        + shape("M190,330L282,425L325,434L420,332L376,310L236,310Z", t.accent)
        + shape("M230,350L308,432L384,350L308,330Z", t.light, LINE)
        + sign("diamonds", 308, 394, 2.2, t.accent, LINE)
        + shape("M196,318C230,350 384,352 420,318L384,302L232,302Z", t.deep)
    )
    wing = "".join(
        shape(
            brush(
                (-24, -46 + 4 * k), (-58 - 6 * k, -70 + 16 * k), (-78 - 8 * k, -116 + 36 * k), 24, 9
            ),
            WHITE,
            LINE,
        )
        for k in (2, 1, 0)
    )
    curls = "".join(
        dot(x, y, r, "#6E3A14", 5)
        for x, y, r in (
            (-52, 20, 15),
            (-48, 44, 15),
            (-34, 62, 14),
            (-14, 62, 12),
            (-8, 22, 12),
            (-6, 42, 13),
        )
    )
    head = at(
        0,
        0,
        shape("M-26,40L-32,104L36,104L22,66Z", FAIR.shade),
        shape("M2,70L22,76L36,104L8,104Z", FAIR.lit, 0),
        profile(FAIR, "#6E3A14", "#5C7A4A"),
        curls,
        shape("M-48,10L-6,6L-4,48L-40,56Z", "#6E3A14", 0),
        shape(
            "M48,-36C46,-92 -8,-112 -48,-84C-76,-64 -74,-22 -58,16L-6,10C-8,-14 0,-28 48,-36Z", GOLD
        ),
        shape(
            "M-20,-98C-32,-96 -40,-90 -48,-84C-76,-64 -74,-22 -58,16L-38,14C-54,-30 -48,-72 -20,-98Z",
            GOLD_DARK,
            0,
        ),
        shape("M52,-34C14,-34 -6,-22 -4,12L-14,12C-20,-28 4,-46 50,-48Z", t.accent, LINE),
        line("M48,-36C46,-92 -8,-112 -48,-84C-76,-64 -74,-22 -58,16L-6,10", 5.5),
        wing,
        dot(-22, -42, 15, GOLD, EDGE),
        sign("diamonds", -22, -42, 0.9, t.accent),
        flip=True,
    )
    return "".join(
        (
            lozenge(t, 308, 196),
            doublet,
            at(306, 206, head, size=1.16),
            at(463, 350, back, bow, grip),
            at(158, 322, back, arrow, grip, flip=True),
            shape("M124,392L130,380L190,380L196,410Z", t.accent),
            shape("M118,372L192,372L186,394L124,390Z", GOLD, EDGE),
            raised(t.accent, GOLD, 470, 404),
            belt(t.deep, GOLD, bars(GOLD), square_clasp(GOLD, t.accent)),
        )
    )


COURT = {"king": king, "queen": queen, "knave": knave}
