"""The four knaves: halberd, letter, bow and banner; ground of stripes and a lozenge, belt of bars."""

from math import cos, degrees, sin

from .dress import folds, raised, shoulders, slashes
from .faces import front, profile
from .ground import bars, belt, lozenge, square_clasp
from .hands import fist
from .pen import EDGE, HAIR, LINE, at, brush, dot, line, shape
from .suits import sign
from .tints import (
    CLUBS,
    DIAMONDS,
    FAIR,
    GOLD,
    GOLD_DARK,
    HEARTS,
    INK,
    ROSY,
    SILVER,
    SPADES,
    STEEL,
    TANNED,
    WHITE,
    WOOD,
)


def knave_of_spades() -> str:
    """Looking right: a blue bonnet with a long white feather behind, a halberd."""
    t = SPADES
    back, grip = fist(FAIR)
    halberd = (
        shape("M-6,-236L6,-236L6,110L-6,110Z", WOOD, EDGE)
        + shape("M-9,-216L9,-216L0,-274Z", SILVER, EDGE)
        + shape("M6,-208L46,-234C60,-206 60,-172 46,-144L6,-170Z", SILVER)
        + line("M36,-222C46,-202 46,-176 36,-156", LINE, STEEL)
        + shape("M-6,-204L-44,-192L-6,-176Z", SILVER, EDGE)
        + shape("M-11,-212L11,-212L11,-164L-11,-164Z", GOLD, EDGE)
    )
    doublet = (
        shoulders(t.main, 292)
        + shape("M288,330L232,415L352,439L336,330Z", t.deep)
        + slashes(SILVER)
        + shape(
            "M190,324C216,312 252,308 292,308C332,308 368,312 396,324L390,366L362,346L340,388"
            "L316,358L292,398L268,358L242,386L222,346L194,364Z",
            SILVER,
        )
        + "".join(dot(x, y, 5, GOLD, HAIR) for x, y in ((292, 402), (242, 390), (340, 392)))
    )
    feather = (
        "M-40,-58C-84,-96 -122,-66 -116,-10C-114,24 -122,52 -134,66C-104,68 -78,54 -66,22"
        "C-60,-6 -50,-28 -30,-44Z"
    )
    head = (
        shape("M-26,36C-24,66 -28,84 -40,100L34,100C26,90 22,82 22,70Z", FAIR.shade)
        + shape("M4,70L22,76C22,84 26,92 34,100L8,100Z", FAIR.lit, 0)
        + profile(FAIR, INK, "#3C5F96")
        + shape(
            "M16,-50C4,-36 6,-14 4,6C2,28 -2,44 8,56C-2,70 -30,76 -56,66C-70,20 -66,-30 -50,-56Z",
            INK,
        )
        + line("M-8,-46C-18,-10 -18,24 -14,58M-30,-46C-42,-10 -40,30 -38,62", HAIR, t.light)
        + shape(feather, WHITE)
        + line("M-44,-52C-84,-70 -98,-30 -100,4C-102,30 -108,48 -120,60", HAIR, STEEL)
        + line(
            "M-68,-62L-82,-76M-86,-48L-106,-58M-96,-20L-116,-24M-74,-20L-62,-14M-80,10L-68,16",
            HAIR,
            STEEL,
        )
        + shape(
            "M-60,-44C-70,-96 -20,-112 20,-102C52,-94 62,-70 50,-44C20,-56 -24,-56 -60,-44Z", t.main
        )
        + line("M-30,-98C-40,-84 -42,-76 -40,-66M0,-104C-6,-92 -8,-80 -6,-70", LINE)
        + shape("M-64,-38C-24,-52 20,-52 54,-38L52,-56C20,-70 -24,-70 -64,-56Z", t.deep)
        + dot(-36, -56, 14, GOLD, EDGE)
        + sign("spades", -36, -56, 0.85, INK)
    )
    return "".join(
        (
            lozenge(t, 292, 196),
            doublet,
            at(288, 208, head, size=1.18),
            at(463, 350, back, halberd, grip),
            raised(t.main, SILVER, 470, 404),
            belt(t.deep, SILVER, bars(t.light), square_clasp(GOLD, t.main)),
        )
    )


def knave_of_hearts() -> str:
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


def knave_of_diamonds() -> str:
    """Looking left, a hunter: a golden helmet with a wing, short curls, a bow."""
    t = DIAMONDS
    back, grip = fist(FAIR)
    limb = "M-16,-272C-30,-266 -26,-250 -12,-244C34,-212 52,-112 8,-30L4,0L4,50C4,74 0,88 -8,104"
    bow = (
        line("M-15,-250L-15,90", HAIR)
        + line(limb, 17)
        + line(limb, 9, WOOD)
        + shape("M-4,-44L12,-42L12,44L-4,44Z", t.accent, LINE)
        + line("M29,-190L42,-200M38,-130L52,-128", 9)
        + line("M30,-191L41,-199M39,-130L51,-128", 4, GOLD)
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
            raised(t.accent, GOLD, 470, 404),
            belt(t.deep, GOLD, bars(GOLD), square_clasp(GOLD, t.accent)),
        )
    )


def knave_of_clubs() -> str:
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


KNAVES = {
    "spades": knave_of_spades,
    "hearts": knave_of_hearts,
    "diamonds": knave_of_diamonds,
    "clubs": knave_of_clubs,
}
