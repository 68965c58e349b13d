"""The court of spades: David, Pallas and Ogier, in midnight blue."""

from ..hands import fist, pinch
from ..pen import INK, at, brush, dot, line, oval, sector, shape
from ..suits import sign
from .cloth import (
    FINE,
    INNER,
    OUTLINE,
    arc,
    brocade,
    ermine,
    gems,
    pearls,
    stripes,
    yoke,
)
from .colours import (
    BLACK,
    BLUE,
    CREAM,
    FAIR,
    GOLD,
    GOLD_LINE,
    METAL,
    RED,
    ROD,
    ROSY,
    SILVER_LINE,
    STEEL,
    WHITE,
    WOOD,
)
from .faces import front, profile, throat
from .figure import CHEST, arm, arms_sewn, arms_striped, body, buttons, creases, epaulettes, slits
from .ground import bars, belt, clasp, lozenge, lozenges, rays, scallops

HAIR, GLINT = "#1E1B1A", "#5B6C8C"


def king() -> str:
    """David, from before, stern: a long black beard, an open crown of spades, a drawn sword."""
    back, grip = fist(FAIR, OUTLINE, INNER)
    blade = "M-13,-46L-13,-244L0,-272L13,-244L13,-46Z"
    sword = (
        shape(blade, STEEL, OUTLINE)
        + line("M0,-48V-254", INNER, SILVER_LINE)
        + line("M-7,-60V-234M7,-60V-234", FINE, WHITE)
        + shape("M-7,-40L7,-40L7,46L-7,46Z", RED.main, INNER)
        + line("M-7,-28L7,-18M-7,-12L7,-2M-7,4L7,14M-7,20L7,30", FINE, GOLD)
        + dot(0, 56, 11, METAL, INNER)
        + shape(
            "M-54,-56C-44,-66 -30,-58 0,-58C30,-58 44,-66 54,-56C58,-46 46,-36 36,-40L-36,-40C-46,-36 -58,-46 -54,-56Z",
            METAL,
            OUTLINE * 0.8,
        )
        + sign("diamonds", 0, -49, 0.7, RED.main, FINE)
        + pearls(((-36, -50), (36, -50)), 3.6)
    )
    robe = (
        body(BLUE)
        + arms_striped(BLUE, "#B98F35", 6)
        + epaulettes(METAL)
        + brocade(CHEST, RED, "spades", 24)
        + "".join(
            shape(d, CREAM.glow, INNER)
            for d in ("M212,330L240,340L248,425L222,419Z", "M388,330L360,340L354,447L382,452Z")
        )
        + ermine(
            ((230, 398), (237, 372), (233, 348), (370, 352), (366, 380), (371, 408), (364, 432)),
            0.8,
        )
        + yoke(300, 296, (124, 92), (84, 52), BLUE)
        + pearls(arc(300, 296, 104, 72, 12, 168, 15))
        + gems(tuple(arc(300, 296, 104, 72, 17.5, 162.5, 8)), "diamonds", 0.5, GOLD)
    )
    spikes = "".join(
        sign("spades", x, y, 1.25, METAL, INNER / 1.2, turn)
        for x, y, turn in ((-58, -104, -14), (-30, -112, -5), (30, -112, 5), (58, -104, 14))
    ) + sign("spades", 0, -119, 1.5, METAL, INNER / 1.2)
    crown = (
        shape("M-48,-50C-40,-74 40,-74 48,-50L44,-92L-44,-92Z", RED.glow, INNER)
        + line("M-26,-66L-28,-88M-10,-70L-11,-88M10,-70L11,-88M26,-66L28,-88", FINE, RED.line)
        + spikes
        + shape(
            "M-52,-42L-60,-96L-46,-82L-30,-100L-16,-82L0,-108L16,-82L30,-100L46,-82L60,-96L52,-42"
            "Q0,-56 -52,-42Z",
            METAL,
            OUTLINE,
        )
        + line("M-48,-66Q0,-80 48,-66", FINE, GOLD_LINE)
        + shape("M-53,-56Q0,-70 53,-56L51,-38Q0,-52 -51,-38Z", BLUE.glow, INNER)
        + pearls(arc(0, -45, 50, 12, 196, 344, 9), 3.2)
        + gems(((-32, -50), (32, -50)), "diamonds", 0.5, RED.lit)
        + sign("diamonds", 0, -55, 0.7, GOLD, FINE)
    )
    head = (
        shape(
            "M-50,-50L50,-50C58,-10 58,30 66,84C60,98 52,102 44,100L-44,100C-52,102 -60,98 -66,84C-58,30 -58,-10 -50,-50Z",
            HAIR,
            OUTLINE,
        )
        + line(
            "M-54,-20C-56,20 -58,56 -56,92M-50,-10C-52,30 -50,60 -48,96M54,-20C56,20 58,56 56,92M50,-10C52,30 50,60 48,96",
            FINE,
            GLINT,
        )
        + front(FAIR, HAIR, "#3C5F96", "stern")
        + shape(
            "M-46,2L-47,60C-46,92 -30,120 -16,130L0,138L16,130C30,120 46,92 47,60L46,2C45,30 36,42 22,42"
            "Q10,36 0,44Q-10,36 -22,42C-36,42 -45,30 -46,2Z",
            HAIR,
            OUTLINE * 0.8,
        )
        + line(
            "M-38,46C-40,78 -32,104 -20,122M-26,52C-28,84 -22,106 -12,126M-13,66C-15,92 -10,112 -4,130"
            "M38,46C40,78 32,104 20,122M26,52C28,84 22,106 12,126M13,66C15,92 10,112 4,130M0,70V132",
            FINE,
            GLINT,
        )
        + shape("M-12,52Q0,49 12,52Q0,63 -12,52Z", FAIR.lips, 0)
        + shape(brush((1, 42), (-18, 37), (-37, 58), 12, 3), HAIR, FINE, GLINT)
        + shape(brush((-1, 42), (18, 37), (37, 58), 12, 3), HAIR, FINE, GLINT)
        + crown
    )
    return "".join(
        (
            rays(BLUE, 300, 190),
            robe,
            at(300, 212, head, size=1.08),
            at(466, 346, back, sword, grip),
            arm(BLUE, RED.deep, RED, 470, 392, dagged=True),
            belt(BLUE, lozenges(GOLD), clasp("lozenge", RED)),
        )
    )


def queen() -> str:
    """Pallas, looking left, cool: a sleek black bob, a tiara of rays, a standing collar, a mirror."""
    behind, before = pinch(ROSY, OUTLINE, INNER)
    mirror = (
        shape("M-6,-66L6,-66L5,62L-5,62Z", ROD, INNER)
        + dot(0, 68, 8, METAL, INNER)
        + oval(0, -122, 42, 56, METAL, OUTLINE)
        + oval(0, -122, 31, 45, STEEL, INNER)
        + shape("M-20,-98L12,-154L22,-146L-10,-88Z", "#FFFFFF", 0)
        + line("M-4,-86L24,-136", INNER, "#FFFFFF")
        + pearls(arc(0, -122, 36.5, 50.5, 0, 330, 12), 3.1)
        + sign("spades", 0, -188, 1.2, INK, 0)
        + shape("M-12,-66L12,-66L8,-54L-8,-54Z", METAL, INNER)
    )
    collar = at(
        306,
        330,
        shape(sector(138, -170, -10), CREAM.glow, OUTLINE),
        "".join(
            line(f"M0,0L{138 * c:.1f},{138 * s:.1f}", INNER, CREAM.line)
            for c, s in (
                (-0.94, -0.34),
                (-0.82, -0.57),
                (-0.64, -0.77),
                (-0.42, -0.91),
                (-0.17, -0.985),
                (0.17, -0.985),
                (0.42, -0.91),
                (0.64, -0.77),
                (0.82, -0.57),
                (0.94, -0.34),
            )
        ),
        shape(sector(138, -170, -10, 124), METAL, INNER),
        pearls(arc(0, 0, 131, 131, 192, 348, 17), 3.4),
    )
    dress = (
        body(BLACK)
        + stripes(
            [(112, 372), (186, 330), (212, 416), (112, 397)], (BLACK.main, BLUE.main), GOLD, 6
        )
        + stripes(
            [(414, 328), (494, 366), (524, 480), (404, 456)], (BLACK.main, BLUE.main), GOLD, 7
        )
        + epaulettes(BLUE.main, GOLD)
        + brocade(CHEST, BLACK, "spades", 26)
        + shape("M240,314C256,344 280,366 306,384C332,366 356,344 372,314L306,296Z", ROSY.lit, 0)
        + shape("M308,300L372,314C356,344 332,366 308,384Z", ROSY.shade, 0)
        + shape(
            "M204,318L242,311C258,344 282,368 306,386C330,368 354,344 370,311L408,318"
            "C392,366 350,402 316,420L296,416C262,400 220,366 204,318Z",
            METAL,
            OUTLINE,
        )
        + shape(
            "M216,322L236,318C252,352 280,376 306,394C332,376 360,352 376,318L396,322"
            "C380,362 344,392 306,410C268,392 232,362 216,322Z",
            BLUE.main,
            FINE,
            GOLD_LINE,
        )
        + pearls(
            (
                (228, 332),
                (246, 357),
                (268, 377),
                (290, 392),
                (322, 392),
                (344, 377),
                (366, 357),
                (384, 332),
            ),
            4.6,
        )
        + line("M266,310Q304,352 346,310", INNER, GOLD)
        + sign("spades", 305, 346, 1.0, INK, FINE)
    )
    tiara = "".join(
        at(-4, -22, shape(f"M-6,-40L0,-{h + 8}L6,-40Z", fill, INNER), dot(0, -h - 10, 4, WHITE, FINE), turn=a)
        for a, h, fill in (
            (-62, 60, METAL), (-40, 72, BLUE.main), (-17, 84, METAL), (7, 84, BLUE.main), (30, 74, METAL),
            (50, 62, BLUE.main),
        )
    )  # fmt: skip
    head = at(
        0,
        0,
        throat(ROSY),
        profile(ROSY, HAIR, "#3C5F96", lady=True, lid="#8FA9CB"),
        shape(
            "M34,-46C14,-36 6,-24 4,-4C2,18 12,28 22,32C8,44 -4,56 -22,58C-40,62 -62,56 -66,40"
            "C-74,0 -70,-40 -44,-60C-14,-74 24,-70 34,-46Z",
            HAIR,
            OUTLINE,
        ),
        line(
            "M22,-46C-2,-32 -8,-8 -6,16C-4,28 4,34 14,35M8,-52C-16,-30 -20,-6 -18,20C-16,36 -8,44 2,46"
            "M-8,-56C-34,-32 -36,0 -32,28C-30,42 -22,50 -12,54M-26,-56C-48,-30 -50,0 -46,30C-44,44 -38,52 -30,57"
            "M-44,-50C-62,-26 -64,6 -58,42",
            FINE,
            GLINT,
        ),
        tiara,
        shape("M-62,-32C-42,-62 16,-74 42,-50L37,-36C12,-54 -34,-46 -57,-18Z", METAL, INNER),
        pearls(((-48, -33), (-33, -43), (-15, -50), (5, -51), (24, -46)), 3.4, BLUE.lit),
        line("M-6,38V50", INNER, GOLD),
        sign("spades", -6, 60, 0.9, BLUE.main, FINE),
        dot(-6, 46, 3.4, WHITE, FINE),
        flip=True,
    )
    return "".join(
        (
            scallops(BLUE, 306, 190),
            collar,
            dress,
            at(306, 208, head, size=1.12),
            at(478, 338, behind, at(-27, -8, mirror), before),
            arm(BLACK, BLUE.deep, BLUE, 478, 400, dagged=False),
            belt(BLUE, lozenges(GOLD), clasp("round", RED)),
        )
    )


def knave() -> str:
    """Ogier, looking right: a blue bonnet with a white feather behind, a halberd."""
    back, grip = fist(FAIR, OUTLINE, INNER)
    halberd = (
        shape("M-6,-236L6,-236L6,110L-6,110Z", WOOD.glow, INNER)
        + shape("M-9,-216L9,-216L0,-280Z", STEEL, OUTLINE * 0.8)
        + shape("M6,-208L46,-236C62,-208 62,-170 46,-142L6,-170Z", STEEL, OUTLINE * 0.8)
        + line("M36,-222C48,-202 48,-176 36,-156", INNER, SILVER_LINE)
        + shape("M-6,-204L-46,-192L-6,-176Z", STEEL, OUTLINE * 0.8)
        + shape("M-11,-214L11,-214L11,-162L-11,-162Z", METAL, INNER)
        + sign("spades", 0, -188, 0.7, INK)
        + shape(
            "M-9,-156C-16,-140 -16,-126 -9,-112L9,-112C16,-126 16,-140 9,-156Z", RED.main, INNER
        )
        + line("M-3,-154V-114M4,-154V-114", FINE, RED.line)
    )
    doublet = (
        body(BLUE)
        + slits(GOLD)
        + arms_sewn(BLUE)
        + creases(BLUE)
        + outlined_chest()
        + buttons([(296, 372), (297, 392), (298, 412)])
        + shape(
            "M188,326C214,314 250,308 292,308C334,308 372,314 400,326L386,356L370,378L352,352L334,384"
            "L313,358L293,392L272,358L251,384L234,352L214,378L200,354Z",
            BLACK.glow,
            OUTLINE,
        )
        + line(
            "M196,330C222,319 254,315 292,315C330,315 364,319 392,330",
            INNER,
            GOLD,
        )
        + pearls(((214, 369), (251, 374), (293, 382), (334, 374), (370, 369)), 4.2, METAL)
    )
    feather = (
        "M-40,-58C-84,-96 -122,-66 -116,-10C-114,24 -122,52 -134,66C-104,68 -78,54 -66,22"
        "C-60,-6 -50,-28 -30,-44Z"
    )
    head = (
        shape("M-26,36C-24,66 -28,84 -40,100L34,100C26,90 22,82 22,70Z", FAIR.shade, INNER)
        + shape("M4,70L22,76C22,84 26,92 34,100L8,100Z", FAIR.lit, 0)
        + profile(FAIR, HAIR, "#3C5F96")
        + shape(
            "M16,-50C4,-36 6,-14 4,6C2,28 -2,44 8,56C-2,70 -30,76 -56,66C-70,20 -66,-30 -50,-56Z",
            HAIR,
            OUTLINE,
        )
        + line(
            "M-2,-46C-10,-10 -10,24 -2,58M-14,-46C-24,-10 -22,28 -16,64M-28,-46C-40,-10 -38,30 -32,68M-42,-46"
            "C-54,-10 -54,26 -48,66",
            FINE,
            GLINT,
        )
        + shape(feather, CREAM.glow, OUTLINE)
        + line("M-44,-52C-84,-70 -98,-30 -100,4C-102,30 -108,48 -120,60", INNER, BLUE.lit)
        + line(
            "M-68,-62L-82,-76M-80,-56L-96,-68M-86,-48L-108,-58M-94,-36L-115,-42M-96,-20L-118,-24M-98,-4L-117,-4"
            "M-74,-20L-62,-14M-78,-4L-66,4M-80,10L-68,18M-84,26L-72,32M-88,40L-78,44M-88,-36L-58,-28",
            FINE,
            BLUE.lit,
        )
        + shape(
            "M-60,-44C-70,-96 -20,-114 20,-104C52,-96 62,-70 50,-44C20,-56 -24,-56 -60,-44Z",
            BLUE.glow,
            OUTLINE,
        )
        + line(
            "M-40,-96C-50,-82 -52,-70 -50,-58M-14,-106C-24,-90 -26,-74 -24,-60M14,-106C8,-92 6,-78 6,-62M38,-98C36,-84 34,-74 34,-60",
            INNER,
            BLUE.line,
        )
        + shape("M-64,-38C-24,-52 20,-52 54,-38L52,-56C20,-70 -24,-70 -64,-56Z", BLACK.glow, INNER)
        + line("M-62,-50C-24,-64 20,-64 52,-50", FINE, GOLD)
        + dot(-36, -56, 15, METAL, INNER)
        + sign("spades", -36, -56, 0.85, INK)
    )
    return "".join(
        (
            lozenge(BLUE, 292, 190),
            doublet,
            at(290, 210, head, size=1.12),
            at(466, 350, back, halberd, grip),
            arm(BLUE, BLACK.main, RED, 470, 396),
            belt(BLUE, bars(GOLD), clasp("square", RED)),
        )
    )


def outlined_chest() -> str:
    """Ogier's front: harlequin fields of red and white."""
    left, right = (
        [(236, 330), (296, 330), (300, 436), (246, 425)],
        [(296, 330), (362, 330), (350, 446), (300, 436)],
    )
    return (
        stripes(left, (RED.main, CREAM.main), BLACK.main, 4)
        + stripes(right, (CREAM.main, RED.main), BLACK.main, 4)
        + line("M296,330L300,436", INNER, GOLD)
    )


COURT = {"king": king, "queen": queen, "knave": knave}
