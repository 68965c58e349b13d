"""The four kings: sword, sceptre, axe and orb; ground of rays, belt of lozenges."""

from .dress import folds, raised, shoulders
from .faces import front, lower_lip, profile
from .ground import belt, lozenge_clasp, points, rays
from .hands import cupped, fist
from .pen import EDGE, HAIR, LINE, at, brush, dot, line, shape
from .suits import sign
from .tints import (
    CLUBS,
    DIAMONDS,
    FAIR,
    GOLD,
    HEARTS,
    INK,
    SILVER,
    SPADES,
    STEEL,
    TANNED,
    WHITE,
    WOOD,
)


def king_of_spades() -> str:
    """From before, stern: a square black beard in steps, a crown of battlements, a drawn sword."""
    t = SPADES
    back, grip = fist(FAIR)
    blade = "M-15,-46L-15,-246L0,-272L15,-246L15,-46Z"
    sword = (
        shape(blade, SILVER, 0)
        + shape("M0,-46L0,-272L15,-246L15,-46Z", STEEL, 0)
        + shape(blade, "none")
        + shape("M-7,-40L7,-40L7,48L-7,48Z", t.deep, EDGE)
        + shape("M-48,-64L-36,-55L36,-55L48,-64L48,-32L36,-39L-36,-39L-48,-32Z", GOLD, EDGE)
    )
    robe = (
        shoulders(t.main)
        + folds(INK)
        + shape("M232,312L262,421L346,438L368,312Z", t.deep)
        + shape(
            "M186,322C206,380 250,414 300,418C350,414 394,380 414,322L380,311"
            "C366,352 338,376 300,380C262,376 234,352 220,311Z",
            SILVER,
        )
        + "".join(
            at(300, 296, shape("M-7,102L0,92L7,102L0,112Z", t.main, 0), turn=a)
            for a in (-60, -38, -15, 15, 38, 60)
        )
    )
    crown = (
        "M-54,-40L-64,-106L-42,-106L-40,-92L-24,-92L-23,-106L23,-106L24,-92L40,-92L42,-106L64,-106"
        "L54,-40Z"
    )
    head = (
        shape("M-50,-50L50,-50C58,0 60,60 66,100L-66,100C-60,60 -58,0 -50,-50Z", INK)
        + line("M-54,20C-56,50 -58,76 -60,92M54,20C56,50 58,76 60,92", HAIR, t.light)
        + front(FAIR, INK, "#3C5F96", stern=True)
        + shape(
            "M-47,0L-48,62L-46,108L-31,108L-31,119L-15,119L-15,130L15,130L15,119L31,119L31,108"
            "L46,108L48,62L47,0C46,30 36,42 22,42Q10,36 0,44Q-10,36 -22,42C-36,42 -46,30 -47,0Z",
            INK,
        )
        + line("M-31,70V102M-15,72V112M15,72V112M31,70V102M0,74V124", HAIR, t.light)
        + shape("M-12,52Q0,49 12,52Q0,64 -12,52Z", FAIR.lips, 0)
        + shape(brush((1, 41), (-18, 38), (-34, 60), 13, 3), INK, HAIR, t.light)
        + shape(brush((-1, 41), (18, 38), (34, 60), 13, 3), INK, HAIR, t.light)
        + shape(crown, SILVER, 0)
        + shape("M4,-106L23,-106L24,-92L40,-92L42,-106L64,-106L54,-40L4,-40Z", STEEL, 0)
        + shape(crown, "none")
        + shape("M-57,-57L57,-57L54,-36L-54,-36Z", t.main)
        + sign("spades", 0, -79, 1.5, INK)
        + "".join(
            shape(f"M{x - 6},-46.5L{x},-52.5L{x + 6},-46.5L{x},-40.5Z", WHITE, 0)
            for x in (-38, -19, 0, 19, 38)
        )
    )
    return "".join(
        (
            rays(t, 300, 196),
            robe,
            at(300, 204, head, size=1.2),
            at(463, 346, back, sword, grip),
            raised(t.main, SILVER, 470, 400),
            belt(t.deep, SILVER, points(t.light), lozenge_clasp(GOLD, t.main)),
        )
    )


def king_of_hearts() -> str:
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


def king_of_diamonds() -> str:
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


def king_of_clubs() -> str:
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


KINGS = {
    "spades": king_of_spades,
    "hearts": king_of_hearts,
    "diamonds": king_of_diamonds,
    "clubs": king_of_clubs,
}
