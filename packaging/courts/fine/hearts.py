"""The court of hearts: Charles, Judith and La Hire, in red and ermine."""

from math import cos as cosine
from math import degrees, sin

from ..hands import fist, laid, pinch
from ..pen import INK, at, brush, dot, line, shape
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
)
from .colours import (
    BLUE,
    CREAM,
    FAIR,
    GOLD,
    GREEN,
    METAL,
    RED,
    ROD,
    ROSY,
)
from .faces import front, neck
from .figure import CHEST, arm, arms_sewn, arms_striped, body, buttons, creases, cuff, slits
from .ground import bars, belt, clasp, lozenge, lozenges, rays, scallops

CURL = "#A79E89"
COPPER, COPPER_LIT, COPPER_DARK = "#A8481D", "#D98246", "#5E210A"
BLOND, BLOND_DARK = "#DDB052", "#7C5212"


def king() -> str:
    """Charles, from before, kind and old: white curls, an ermine cape, a sceptre with a heart."""
    back, grip = fist(FAIR, OUTLINE, INNER)
    sceptre = (
        shape("M-6,-196L6,-196L6,100L-6,100Z", ROD, INNER)
        + "".join(
            shape(f"M-9,{y}L9,{y}L9,{y + 9}L-9,{y + 9}Z", METAL, INNER) for y in (-120, -70, 40)
        )
        + shape("M-16,-194L16,-194L9,-172L-9,-172Z", METAL, INNER)
        + dot(0, -228, 38, METAL, OUTLINE * 0.8)
        + dot(0, -228, 27, CREAM.main, INNER)
        + pearls(arc(0, -228, 32.5, 32.5, 0, 330, 12), 3)
        + sign("hearts", 0, -227, 1.6, RED.main, INNER)
    )
    cape = (
        "M146,384C146,352 178,330 222,312L378,312C426,328 454,352 458,386C424,384 392,392 370,408"
        "C350,388 324,382 300,382C272,382 244,386 224,398C198,386 168,382 146,384Z"
    )
    robe = (
        body(RED)
        + arms_striped(RED, GOLD, 5)
        + brocade([(206, 340), (394, 340), (388, 454), (212, 417)], RED, "hearts", 26)
        + "".join(
            shape(d, METAL, INNER)
            for d in ("M286,360L314,360L318,439L290,434Z",)
        )
        + pearls(((301, 396), (303, 414)), 4.4)
        + shape(cape, CREAM.glow, OUTLINE)
        + ermine(
            (
                (170, 370), (192, 346), (204, 374), (228, 334), (238, 366), (258, 344), (272, 370), (340, 346),
                (330, 370), (362, 366), (374, 334), (388, 386), (406, 348), (398, 370), (430, 370), (226, 388),
            ),
            1.05,
        )
        + line("M152,378C172,376 200,380 225,391C246,379 274,375 300,375C326,375 350,380 370,400C392,385 424,378 452,380", FINE, CREAM.line)
        + shape("M284,316L316,316L311,362L300,372L289,362Z", METAL, INNER)
        + sign("hearts", 300, 340, 0.9, RED.main, FINE)
    )  # fmt: skip
    curls = [
        (-54, -22, 17), (-62, 4, 17), (-64, 30, 17), (-60, 56, 17), (-48, 80, 18), (-28, 98, 18), (-4, 108, 18),
        (20, 104, 18), (42, 88, 18), (56, 64, 17), (63, 38, 17), (64, 10, 17), (56, -18, 17),
    ]  # fmt: skip
    beard = (
        "M-45,6C-46,30 -38,40 -22,42Q-10,37 0,44Q10,37 22,42C38,40 46,30 45,6"
        "L60,30L50,70L30,98L-2,106L-32,96L-54,62L-60,30Z"
    )
    spirals = "".join(
        line(
            f"M{x - 9 * s},{y + 3}C{x - 9 * s},{y - 11} {x + 9 * s},{y - 10} {x + 8 * s},{y + 1}"
            f"C{x + 7 * s},{y + 9} {x - 3 * s},{y + 8} {x - 2 * s},{y + 1}",
            INNER * 0.8,
            CURL,
        )
        for x, y, s in (
            (-56, 4, 1), (-58, 30, 1), (-54, 56, 1), (-43, 79, 1), (-25, 94, 1), (-3, 102, 1), (19, 98, -1),
            (38, 83, -1), (51, 62, -1), (57, 36, -1), (57, 8, -1), (-30, 62, 1), (30, 62, -1), (-12, 80, 1),
            (14, 80, -1), (-34, 48, 1), (35, 46, -1),
        )
    )  # fmt: skip
    head = (
        "".join(dot(x, y, r, CREAM.main, OUTLINE * 1.6, INK) for x, y, r in curls)
        + front(FAIR, "#C9C0AB", "#4A6C8C", "wistful", old=True)
        + shape(beard, CREAM.main, 0)
        + "".join(dot(x, y, r - 2, CREAM.main) for x, y, r in curls)
        + spirals
        + line("M-45,6C-46,30 -38,40 -22,42M45,6C46,30 38,40 22,42", INNER, CURL)
        + shape("M-12,54Q0,52 12,54Q0,65 -12,54Z", FAIR.lips, FINE, FAIR.line)
        + shape(brush((2, 43), (-24, 54), (-42, 40), 14, 4), CREAM.lit, FINE, CURL)
        + shape(brush((-2, 43), (24, 54), (42, 40), 14, 4), CREAM.lit, FINE, CURL)
        + shape("M-52,-44C-62,-78 -40,-98 0,-98C40,-98 62,-78 52,-44Z", RED.glow, INNER)
        + line(
            "M-24,-92C-34,-78 -34,-62 -30,-50M24,-92C34,-78 34,-62 30,-50M0,-96V-60", FINE, RED.line
        )
        + shape(
            "M-56,-38L-65,-86L-47,-68L-32,-90L-16,-70L0,-96L16,-70L32,-90L47,-68L65,-86L56,-38"
            "Q0,-52 -56,-38Z",
            METAL,
            OUTLINE,
        )
        + pearls(((-65, -89), (-32, -94), (32, -94), (65, -89)), 5.4)
        + sign("hearts", 0, -103, 1.15, RED.lit, INNER)
        + gems(((-36, -60), (-18, -64), (18, -64), (36, -60)), "hearts", 0.55, RED.main)
        + shape("M-57,-40Q0,-54 57,-40L54,-24Q0,-38 -54,-24Z", BLUE.glow, INNER)
        + pearls(((-44, -34), (-30, -37), (-15, -39), (0, -40), (15, -39), (30, -37), (44, -34)), 3)
    )
    return "".join(
        (
            rays(RED, 300, 192),
            robe,
            at(300, 208, head, size=1.1),
            at(466, 346, back, sceptre, grip),
            arm(RED, CREAM.main, BLUE, 470, 392),
            belt(RED, lozenges(GOLD), clasp("lozenge", BLUE)),
        )
    )


def _rose() -> str:
    """A rose of six petals and its heart, on a stem that ends at (0, 84)."""
    leaf = "M0,0C10,-20 34,-24 46,-12C36,4 14,12 0,0Z"
    return (
        line("M0,84C4,46 -3,6 0,-90", 8)
        + line("M0,84C4,46 -3,6 0,-90", 4, GREEN.lit)
        + at(1, -36, shape(leaf, GREEN.glow, INNER), line("M4,-2Q22,-12 40,-11", FINE, GREEN.line))
        + at(
            0,
            -10,
            shape(leaf, GREEN.glow, INNER),
            line("M4,-2Q22,-12 40,-11", FINE, GREEN.line),
            flip=True,
        )
        + shape("M-24,-92L-8,-84L0,-66L8,-84L24,-92L0,-100Z", GREEN.main, INNER)
        + dot(0, -126, 45, RED.deep, OUTLINE)
        + "".join(
            at(
                0,
                -126,
                shape("M-26,-14C-26,-44 26,-44 26,-14C20,2 -20,2 -26,-14Z", RED.glow, INNER),
                turn=a,
            )
            for a in (0, 72, 144, 216, 288)
        )
        + dot(0, -126, 23, RED.lit, INNER)
        + line(
            "M-13,-122C-16,-140 8,-148 14,-132C18,-116 -6,-112 -6,-126C-6,-134 6,-134 6,-127",
            INNER,
            RED.line,
        )
        + line("M-20,-116C-12,-104 12,-104 20,-116", INNER, RED.line)
    )


def queen() -> str:
    """Judith, from before, wistful: long red waves, a crown of pearls, a rose, a hand on her heart."""
    behind, before = pinch(ROSY, OUTLINE, INNER)
    dress = (
        body(RED)
        + arms_sewn(RED)
        + creases(RED)
        + stripes([(222, 322), (262, 322), (268, 429), (236, 423)], (GOLD, RED.main), RED.line, 4)
        + stripes([(338, 322), (378, 322), (364, 449), (332, 443)], (RED.main, GOLD), RED.line, 4)
        + brocade([(262, 330), (338, 330), (332, 443), (268, 429)], BLUE, "hearts", 22)
        + shape("M212,318C230,356 262,384 300,398C338,384 370,356 388,318L300,298Z", ROSY.lit, 0)
        + shape("M304,300L388,318C370,356 338,384 304,396Z", ROSY.shade, 0)
        + shape(
            "M196,322C216,366 256,398 300,412C344,398 384,366 404,322L384,316C366,352 336,378 300,390"
            "C264,378 234,352 216,316Z",
            CREAM.glow,
            OUTLINE,
        )
        + ermine(
            (
                (216, 342),
                (234, 366),
                (258, 386),
                (284, 399),
                (316, 399),
                (342, 386),
                (366, 366),
                (384, 342),
            ),
            0.7,
        )
        + pearls(arc(300, 310, 44, 40, 10, 170, 11), 4.6)
        + sign("hearts", 300, 364, 1.0, RED.main, INNER)
    )
    lock = (
        "M4,-58C-40,-64 -66,-36 -62,-2C-60,22 -76,36 -76,60C-76,80 -62,88 -66,116C-44,118 -28,98 -34,76"
        "C-38,56 -46,48 -44,24C-42,-10 -30,-34 4,-50Z"
    )
    strands = (
        "M-8,-51C-40,-46 -54,-22 -52,4C-50,28 -62,40 -61,62C-60,80 -48,88 -52,108"
        "M-22,-44C-42,-28 -49,-8 -48,14C-47,36 -54,46 -50,64C-46,80 -40,86 -42,104"
        "M-34,-52C-56,-32 -60,-8 -58,10C-58,30 -70,42 -69,62C-68,80 -56,90 -60,112"
    )
    waves = at(
        0,
        0,
        shape(lock, COPPER, OUTLINE),
        line(strands, INNER * 0.8, COPPER_DARK),
        line("M-46,-36C-58,-14 -56,10 -62,34M-56,66C-50,82 -44,90 -47,104", FINE, COPPER_LIT),
    )
    mirrored = at(
        0,
        0,
        shape(lock, COPPER, OUTLINE),
        line(strands, INNER * 0.8, COPPER_DARK),
        line("M-46,-36C-58,-14 -56,10 -62,34M-56,66C-50,82 -44,90 -47,104", FINE, COPPER_LIT),
        flip=True,
    )
    head = (
        neck(ROSY)
        + front(ROSY, COPPER_DARK, "#4B7A55", "wistful", lady=True, lid="#D98C86")
        + waves
        + mirrored
        + shape(
            "M-40,-50L-52,-92L-34,-74L-20,-96L0,-78L20,-96L34,-74L52,-92L40,-50Q0,-62 -40,-50Z",
            METAL,
            OUTLINE,
        )
        + pearls(((-52, -95), (-20, -100), (20, -100), (52, -95)), 5)
        + gems(((-28, -66), (0, -70), (28, -66)), "hearts", 0.75, RED.main)
        + shape("M-42,-54Q0,-66 42,-54L40,-40Q0,-52 -40,-40Z", BLUE.glow, INNER)
        + pearls(((-30, -50), (-15, -53), (0, -54), (15, -53), (30, -50)), 3)
    )
    other = (
        shape("M104,396C112,372 132,360 156,364L220,384L212,416Z", RED.glow, OUTLINE)
        + shape("M204,376L236,384L228,416L196,410Z", CREAM.glow, INNER)
        + line("M214,382L208,410M224,384L219,412", FINE, CREAM.line)
        + at(204, 378, cuff_turned())
    )
    return "".join(
        (
            scallops(RED, 300, 192),
            dress,
            at(300, 208, head, size=1.1),
            at(284, 398, laid(ROSY, OUTLINE * 0.9, INNER * 0.9), turn=4, size=1.0),
            other,
            at(482, 334, behind, at(-27, -8, _rose()), before),
            arm(RED, CREAM.main, CREAM, 480, 398),
            belt(RED, lozenges(GOLD), clasp("round", BLUE)),
        )
    )


def cuff_turned() -> str:
    """The jewelled band of the sleeve that lies across the breast."""
    return at(4, 16, cuff(0, 0, 19), turn=100)


def knave() -> str:
    """La Hire, from before, merry: a fair page's bob, a red cap askew with a feather, a ruff, a letter."""
    back, grip = fist(ROSY, OUTLINE, INNER)
    letter = at(
        -4,
        -62,
        shape("M-56,-38L56,-38L56,38L-56,38Z", CREAM.glow, OUTLINE),
        line("M-56,38L-8,-2M56,38L8,-2", INNER, CREAM.line),
        shape("M-56,-38L0,12L56,-38Z", CREAM.main, INNER),
        dot(0, 6, 17, RED.glow, INNER),
        sign("hearts", 0, 6, 1.0, GOLD),
        turn=-14,
        size=0.94,
    )
    doublet = (
        body(RED)
        + slits(CREAM.main, RED.line)
        + arms_sewn(RED)
        + creases(RED)
        + stripes(CHEST, (RED.main, GOLD, BLUE.main, GOLD), RED.line, 9)
        + buttons([(300, 356), (300, 380), (300, 404)])
    )
    petal = shape("M-11,-30C-18,4 -13,18 0,25C13,18 18,4 11,-30Z", CREAM.glow, INNER) + line(
        "M0,-20V16", FINE, CREAM.line
    )
    frill = "".join(
        at(300 + 74 * sin(a), 308 + 20 * cosine(a), petal, turn=-degrees(a) * 0.8)
        for k in (5, 4, 3, 2, 1, 0)
        for a in ((-0.3 * k, 0.3 * k) if k else (0.0,))
    )
    hair = (
        "M-2,-60C-50,-62 -62,-34 -60,0C-58,30 -66,44 -64,66C-54,80 -32,78 -26,66"
        "C-40,50 -44,30 -43,4C-42,-18 -26,-32 -2,-44Z"
    )
    strands = (
        "M-16,-48C-38,-32 -50,-14 -50,10C-50,34 -54,48 -50,70M-50,-34C-56,-10 -54,20 -58,52M-6,-46"
        "C-30,-34 -44,-16 -45,8C-45,34 -46,52 -38,72M-34,-50C-52,-30 -55,-4 -54,16"
    )
    head = (
        shape("M-20,50L-22,96L22,96L20,50Z", ROSY.shade, INNER)
        + front(ROSY, "#8A5A1C", "#4A6C8C", "merry")
        + shape(hair, BLOND, OUTLINE)
        + line(strands, INNER * 0.8, BLOND_DARK)
        + at(0, 0, shape(hair, BLOND, OUTLINE), line(strands, INNER * 0.8, BLOND_DARK), flip=True)
        + shape(
            "M36,-70C52,-116 104,-112 108,-70C110,-44 102,-24 90,-8C88,-24 80,-36 66,-44C56,-48 48,-52 40,-58Z",
            CREAM.glow,
            OUTLINE,
        )
        + line(
            "M46,-64C66,-84 92,-80 92,-26M60,-74L68,-94M72,-76L84,-94M82,-68L100,-80M88,-56L105,-62M90,-42L103,-44M70,-74L64,-58"
            "M80,-66L70,-52M86,-54L76,-44",
            FINE,
            CREAM.line,
        )
        + at(
            0,
            -46,
            shape("M-64,-4C-76,-42 -40,-60 0,-60C40,-60 76,-42 64,-4Z", RED.glow, OUTLINE),
            line(
                "M-46,-50C-56,-38 -54,-24 -48,-16M-22,-57C-28,-44 -28,-30 -25,-20M0,-60V-20M22,-57C28,-44 28,-30 25,-20"
                "M46,-50C56,-38 54,-24 48,-16",
                INNER,
                RED.line,
            ),
            shape("M-66,0C-30,-16 30,-16 66,0L64,-22C30,-36 -30,-36 -64,-22Z", BLUE.glow, INNER),
            line("M-65,-17C-30,-31 30,-31 65,-17M-66,-4C-30,-20 30,-20 66,-4", FINE, GOLD),
            pearls(((-50, -15), (-30, -20), (-10, -23), (10, -23), (58, -12)), 2.8),
            dot(40, -19, 15, METAL, INNER),
            sign("hearts", 40, -19, 1.0, RED.main, FINE),
            turn=8,
            size=1.07,
        )
    )
    return "".join(
        (
            lozenge(RED, 300, 192),
            doublet,
            at(300, 210, head, size=1.1),
            frill,
            at(466, 346, back, letter, grip),
            arm(RED, GOLD, BLUE, 470, 392),
            belt(RED, bars(GOLD), clasp("square", BLUE)),
        )
    )


COURT = {"king": king, "queen": queen, "knave": knave}
