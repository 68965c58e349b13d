"""The court of diamonds: César, Rachel and Hector, in red, blue and much gold."""

from ..hands import fist, pinch
from ..pen import at, brush, dot, line, sector, shape
from ..suits import sign
from .cloth import (
    FINE,
    INNER,
    OUTLINE,
    arc,
    brocade,
    dags,
    gems,
    pearls,
    stripes,
    yoke,
)
from .colours import (
    BLUE,
    CREAM,
    FAIR,
    GOLD,
    GOLD_LINE,
    METAL,
    RED,
    ROSY,
    SILVER_LINE,
    STEEL,
    WOOD,
)
from .faces import front, lower_lip, neck, profile
from .figure import CHEST, arm, arms_sewn, arms_striped, body, creases, epaulettes
from .ground import bars, belt, clasp, lozenge, lozenges, rays, scallops

RUST, RUST_LIT, RUST_DARK = "#8E3A18", "#C96F3B", "#4C1A08"
BLOND, BLOND_DARK = "#DDB052", "#7C5212"


def king() -> str:
    """César, looking right: a crown like the sun, a red beard in plaits, a battle axe."""
    back, grip = fist(FAIR, OUTLINE, INNER)
    axe = (
        shape("M-7,-262L7,-262L7,110L-7,110Z", WOOD.glow, INNER)
        + line("M-2,-150V-60", FINE, WOOD.line)
        + shape(
            "M7,-236L22,-236C34,-248 42,-256 48,-258C60,-222 60,-186 48,-150C42,-152 34,-160 22,-172L7,-172Z",
            STEEL,
            OUTLINE * 0.9,
        )
        + line("M41,-246C50,-220 50,-188 41,-162", INNER, SILVER_LINE)
        + shape("M-7,-230L-34,-216L-34,-192L-7,-178Z", STEEL, OUTLINE * 0.8)
        + shape("M-12,-240L12,-240L12,-168L-12,-168Z", METAL, INNER)
        + sign("diamonds", 0, -204, 1.0, RED.main, FINE)
        + dot(0, -268, 9, METAL, INNER)
    )
    robe = (
        body(BLUE)
        + arms_striped(BLUE, GOLD, 7)
        + epaulettes(METAL)
        + brocade(CHEST, RED, "diamonds", 26)
        + yoke(290, 296, (126, 98), (66, 46), RED)
        + pearls(arc(290, 296, 113, 86, 8, 172, 19), 3.6)
        + gems(tuple(arc(290, 296, 92, 68, 14, 166, 9)), "diamonds", 0.7, GOLD)
        + dags((232, 325), (352, 322), 7, -16, METAL)
    )
    crown = "".join(
        at(
            -6,
            -8,
            shape(f"M-{9 + tall},-50L0,-{88 + 18 * tall}L{9 + tall},-50Z", fill, INNER),
            turn=a,
        )
        for tall, fill, turns in (
            (0, RED.main, (-60, -36, -12, 12, 36, 60)),
            (1, METAL, (-48, -24, 0, 24, 48)),
        )
        for a in turns
    )
    plaits = "".join(
        line(
            f"M{x},{y}Q{x + 4},{y + 7} {x + 8},{y}Q{x + 12},{y + 7} {x + 16},{y}Q{x + 20},{y + 7} {x + 24},{y}"
            f"Q{x + 28},{y + 7} {x + 32},{y}",
            INNER * 0.8,
            RUST_DARK,
        )
        for x, y in ((6, 60), (8, 72), (10, 84), (12, 96), (14, 108))
    )
    head = (
        shape("M-30,30L-36,110L34,110L20,60Z", FAIR.shade, INNER)
        + profile(FAIR, RUST_DARK, "#5C7A4A")
        + shape(
            "M14,-50C0,-36 4,-10 2,8C2,24 -4,30 -8,40C-4,64 -24,90 -40,96C-64,92 -70,60 -66,30"
            "C-70,0 -68,-34 -52,-56Z",
            RUST,
            OUTLINE,
        )
        + line(
            "M4,-46C-6,-20 -4,8 -14,44M-10,-46C-22,-14 -16,20 -24,62M-24,-46C-34,-14 -28,26 -34,78M-38,-46"
            "C-50,-14 -44,30 -46,84",
            INNER * 0.8,
            RUST_DARK,
        )
        + line("M-3,-46C-13,-18 -9,8 -19,52M-31,-46C-42,-14 -36,28 -40,80", FINE, RUST_LIT)
        + shape(
            "M2,8C4,24 10,40 24,42C32,36 42,36 52,40L48,60C50,84 50,104 48,122L10,122"
            "C0,100 -8,70 -8,40C-4,30 2,24 2,8Z",
            RUST,
            OUTLINE * 0.85,
        )
        + plaits
        + line("M0,46Q14,54 30,52", FINE, RUST_LIT)
        + shape(brush((51, 38), (36, 32), (16, 52), 11, 3), RUST, FINE, RUST_DARK)
        + lower_lip(FAIR)
        + crown
        + shape("M-64,-30C-40,-58 20,-64 48,-36L44,-20C14,-44 -36,-40 -60,-14Z", METAL, INNER)
        + "".join(
            sign("diamonds", x, y, 0.6, fill, FINE)
            for x, y, fill in (
                (-43, -33, RED.main), (-24, -42, BLUE.main), (-4, -45, RED.main), (16, -43, BLUE.main),
                (33, -35, RED.main),
            )
        )
        + dot(-22, 14, 4, METAL, FINE)
    )  # fmt: skip
    return "".join(
        (
            rays(RED, 286, 192),
            robe,
            at(288, 208, head, size=1.1),
            at(466, 350, back, axe, grip),
            arm(BLUE, RED.deep, RED, 470, 396, dagged=True),
            belt(RED, lozenges(GOLD), clasp("lozenge", BLUE)),
        )
    )


def queen() -> str:
    """Rachel, from before, proud: a golden hennin of two horns with a veil, an open fan."""
    behind, before = pinch(ROSY, OUTLINE, INNER)
    blades = "".join(
        shape(sector(96, a, a + 20, 26), RED.main if k % 2 else CREAM.main, FINE)
        for k, a in enumerate(range(-186, -46, 20))
    )
    fan = (
        blades
        + shape(sector(96, -186, -46, 78), METAL, INNER)
        + "".join(
            at(0, 0, sign("diamonds", 0, -87, 0.55, RED.main), turn=a) for a in range(-86, 40, 20)
        )
        + "".join(
            at(0, 0, line("M0,-30V-76", FINE, GOLD_LINE), dot(0, -66, 3, GOLD, 0), turn=a)
            for a in range(-86, 40, 20)
        )
        + shape(sector(96, -186, -46, 26), "none", OUTLINE * 0.9)
        + shape(sector(32, -188, -44), BLUE.main, INNER)
        + dot(0, 0, 6, METAL, FINE)
    )
    dress = (
        body(RED)
        + arms_sewn(RED)
        + creases(RED)
        + stripes([(222, 322), (262, 322), (268, 429), (236, 423)], (BLUE.main, GOLD), BLUE.line, 4)
        + stripes([(338, 322), (378, 322), (364, 449), (332, 443)], (GOLD, BLUE.main), BLUE.line, 4)
        + brocade([(258, 330), (342, 330), (336, 444), (264, 428)], BLUE, "diamonds", 24)
        + shape("M220,314C236,346 264,366 300,382C336,366 364,346 380,314L300,296Z", ROSY.lit, 0)
        + shape("M304,300L380,314C364,346 336,366 304,380Z", ROSY.shade, 0)
        + shape(
            "M190,324L222,314C238,348 266,370 300,386C334,370 362,348 378,314L410,324"
            "C392,366 352,396 322,410L300,428L278,410C248,396 208,366 190,324Z",
            BLUE.glow,
            OUTLINE,
        )
        + line(
            "M198,328C216,366 254,394 284,408L300,421L316,408C346,394 384,366 402,328", INNER, GOLD
        )
        + line("M216,318C232,352 262,376 300,393C338,376 368,352 384,318", INNER, GOLD)
        + gems(
            ((222, 346), (244, 371), (270, 390), (330, 390), (356, 371), (378, 346)),
            "diamonds",
            0.65,
            GOLD,
        )
        + sign("diamonds", 300, 406, 0.9, RED.lit, FINE)
        + pearls(arc(300, 306, 40, 34, 10, 170, 10), 4.4)
        + sign("diamonds", 300, 352, 0.9, RED.main, INNER)
    )
    horn = "M0,-52L0,-84C-14,-98 -30,-112 -56,-108C-72,-104 -76,-86 -70,-66C-64,-46 -54,-30 -47,-16C-40,-40 -24,-52 0,-52Z"
    veil = "M-60,-30C-76,10 -80,70 -72,112L-46,108C-52,70 -52,30 -46,-4Z"
    hair = "M-2,-52C-34,-50 -46,-28 -45,2C-46,24 -44,38 -38,50L-46,56C-56,30 -56,-10 -50,-36Z"
    head = (
        "".join(
            at(
                0,
                0,
                shape(veil, CREAM.glow, INNER),
                line(
                    "M-58,-10C-66,30 -66,76 -62,108M-54,10C-58,50 -56,80 -54,106", FINE, CREAM.line
                ),
                flip=side,
            )
            for side in (False, True)
        )
        + neck(ROSY)
        + front(ROSY, "#8A5A1C", "#3C5F96", "calm", lady=True, lid="#7C98C6")
        + "".join(
            at(
                0,
                0,
                shape(hair, BLOND, INNER),
                line("M-14,-48C-36,-42 -48,-24 -47,2C-48,20 -47,34 -42,48", FINE, BLOND_DARK),
                flip=side,
            )
            for side in (False, True)
        )
        + "".join(
            at(
                0,
                0,
                shape(horn, METAL, OUTLINE),
                line(
                    "M-10,-88C-26,-72 -44,-60 -62,-50M-22,-98C-38,-82 -56,-74 -72,-70M-36,-106C-44,-84 -46,-60 -44,-34"
                    "M-58,-108C-58,-84 -54,-60 -48,-38M-18,-96C-24,-76 -26,-66 -26,-52",
                    FINE,
                    GOLD_LINE,
                ),
                gems(
                    ((-34, -88), (-52, -92), (-62, -72), (-50, -66), (-32, -68), (-16, -76)),
                    "diamonds",
                    0.45,
                    RED.main,
                ),
                flip=side,
            )
            for side in (False, True)
        )
        + shape(
            "M-47,-20C-40,-46 -22,-58 0,-58C22,-58 40,-46 47,-20C36,-36 20,-46 0,-46C-20,-46 -36,-36 -47,-20Z",
            RED.glow,
            INNER,
        )
        + pearls(((-40, -34), (-28, -45), (-14, -51), (14, -51), (28, -45), (40, -34)), 3.2)
        + sign("diamonds", 0, -54, 1.1, BLUE.lit, INNER)
        + "".join(
            line(f"M{x},42V52", INNER, GOLD) + sign("diamonds", x, 62, 0.8, GOLD, FINE)
            for x in (-43, 43)
        )
    )
    return "".join(
        (
            scallops(RED, 300, 196),
            dress,
            at(300, 212, head, size=1.1),
            at(482, 344, behind, at(-26, -12, fan), before),
            arm(RED, CREAM.main, CREAM, 480, 404),
            belt(RED, lozenges(GOLD), clasp("round", BLUE)),
        )
    )


def knave() -> str:
    """Hector, looking left: a golden helmet with a wing and a red crest, a spear."""
    back, grip = fist(FAIR, OUTLINE, INNER)
    spear = (
        shape("M-5,-236L5,-236L5,110L-5,110Z", WOOD.glow, INNER)
        + shape("M0,-280L20,-226L7,-232L0,-222L-7,-232L-20,-226Z", STEEL, OUTLINE * 0.8)
        + line("M0,-268V-228", INNER, SILVER_LINE)
        + shape("M-9,-222L9,-222L7,-204L-7,-204Z", METAL, INNER)
        + shape(
            "M-7,-204C-16,-180 -14,-168 -20,-150C-4,-154 -2,-166 0,-176C2,-166 6,-156 22,-152C14,-170 16,-182 7,-204Z",
            RED.glow,
            INNER,
        )
        + line("M-4,-200C-8,-182 -8,-172 -12,-160M4,-200C8,-182 8,-174 13,-160", FINE, RED.line)
    )
    scales = "".join(
        shape(f"M{x - 11},{y}A11,11 0 0 0 {x + 11},{y}Z", METAL, FINE, GOLD_LINE)
        for row, y in enumerate(range(442, 336, -11))
        for x in range(246 + 11 * (row % 2), 366, 22)
        if y < 390 + (x - 96) * 0.2055 - 6
    )
    doublet = (
        body(BLUE)
        + arms_striped(BLUE, GOLD, 6)
        + scales
        + stripes(
            [(214, 322), (244, 322), (248, 425), (226, 420)], (BLUE.main, RED.main), BLUE.line, 2
        )
        + stripes(
            [(360, 322), (392, 322), (384, 453), (362, 448)], (RED.main, BLUE.main), BLUE.line, 2
        )
        + shape(
            "M176,330C206,318 250,310 306,310C362,310 400,318 432,332C420,366 372,388 306,388"
            "C236,388 190,366 176,330Z",
            BLUE.glow,
            OUTLINE,
        )
        + line("M186,334C202,364 244,380 306,380C366,380 410,364 423,336", INNER * 1.6, GOLD)
        + gems(tuple(arc(306, 322, 104, 42, 20, 160, 9)), "diamonds", 0.9, GOLD)
        + line("M232,322Q306,352 380,322", INNER, GOLD)
    )
    wing = "".join(
        shape(brush((-20, -40), (mid_x, mid_y), (tip_x, tip_y), 26, 13), CREAM.glow, INNER)
        + line(f"M-34,-42Q{mid_x},{mid_y} {tip_x + 4},{tip_y + 2}", FINE, CREAM.line)
        for mid_x, mid_y, tip_x, tip_y in (
            (-64, -16, -98, -6), (-66, -36, -110, -40), (-60, -60, -108, -74), (-48, -76, -90, -104),
        )
    )  # fmt: skip
    curls = "".join(
        dot(x, y, r, "#6A3A16", INNER, "#2E1606")
        + line(f"M{x - 6},{y + 2}C{x - 6},{y - 8} {x + 7},{y - 7} {x + 5},{y + 2}", FINE, "#B9794A")
        for x, y, r in (
            (-50, 22, 14),
            (-46, 44, 14),
            (-32, 60, 13),
            (-14, 60, 12),
            (-8, 22, 12),
            (-6, 42, 12),
            (-28, 34, 15),
        )
    )
    head = at(
        0,
        0,
        shape("M-26,40L-32,104L36,104L22,66Z", FAIR.shade, INNER),
        shape("M2,70L22,76L36,104L8,104Z", FAIR.lit, 0),
        profile(FAIR, "#5A3114", "#3C5F96"),
        curls,
        # the crest, the skull of the helmet, its brim
        shape(
            "M40,-78C10,-118 -48,-116 -72,-78C-86,-54 -84,-24 -74,4L-58,0C-66,-28 -62,-56 -46,-74C-24,-96 8,-92 40,-78Z",
            RED.glow,
            OUTLINE,
        ),
        line(
            "M24,-88L20,-98M6,-93L2,-106M-14,-93L-20,-107M-32,-86L-44,-101M-46,-74L-64,-86M-56,-58L-78,-64M-62,-40L-82,-42M-64,-22L-81,-20",
            INNER,
            RED.line,
        ),
        shape(
            "M48,-36C46,-86 -8,-102 -44,-76C-68,-58 -68,-22 -58,16L-6,10C-8,-14 0,-28 48,-36Z",
            METAL,
            OUTLINE,
        ),
        line("M-30,-78C-52,-56 -52,-20 -44,12M36,-62C10,-82 -20,-78 -38,-62", INNER, GOLD_LINE),
        shape("M54,-30C16,-34 -6,-22 -4,12L-16,12C-22,-28 4,-48 50,-50Z", RED.glow, INNER),
        pearls(((42, -40), (26, -40), (10, -35), (-3, -25), (-9, -10), (-10, 4)), 3, GOLD),
        wing,
        dot(-22, -42, 15, METAL, INNER),
        sign("diamonds", -22, -42, 0.9, RED.main, FINE),
        flip=True,
    )
    return "".join(
        (
            lozenge(RED, 306, 192),
            doublet,
            at(304, 210, head, size=1.1),
            at(466, 350, back, spear, grip),
            arm(BLUE, RED.deep, RED, 470, 396),
            belt(RED, bars(GOLD), clasp("square", BLUE)),
        )
    )


COURT = {"king": king, "queen": queen, "knave": knave}
