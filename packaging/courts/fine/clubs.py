"""The court of clubs: Alexandre, Argine and Lancelot, in green."""

from ..hands import cupped, fist, pinch
from ..pen import INK, at, brush, dot, line, shape
from ..suits import sign
from .cloth import (
    FINE,
    INNER,
    OUTLINE,
    brocade,
    ermine,
    pearls,
    stripes,
)
from .colours import (
    BLUE,
    BROWN,
    CREAM,
    GOLD,
    GOLD_LINE,
    GREEN,
    METAL,
    RED,
    TANNED,
    WHITE,
    WOOD,
)
from .faces import front, profile, throat
from .figure import CHEST, arm, arms_sewn, body, buttons, creases, slits
from .ground import bars, belt, clasp, lozenge, lozenges, rays, scallops

CHESTNUT, CHESTNUT_LIT = "#4A2A18", "#8F5B36"
RAVEN, RAVEN_LIT = "#221713", "#6E5546"


def king() -> str:
    """Alexandre, from before, calm: a closed crown of green and gold, long curled hair, the orb."""
    orb = (
        dot(0, 0, 42, GREEN.glow, OUTLINE)
        + shape("M-20,-33C-34,-20 -36,-2 -30,10C-26,-8 -22,-20 -10,-34Z", GREEN.lit, 0)
        + line("M-42,4Q0,20 42,4", 12)
        + line("M-42,4Q0,20 42,4", 7.5, GOLD)
        + pearls(((-30, 8), (-15, 11), (0, 12), (15, 11), (30, 8)), 2.6)
        + line("M0,-42V12", 11)
        + line("M0,-41V8", 7, GOLD)
        + shape("M-8,-56L8,-56L10,-40L-10,-40Z", METAL, INNER)
        + sign("clubs", 0, -70, 1.7, METAL, INNER)
    )
    robe = (
        body(GREEN)
        + arms_sewn(GREEN)
        + creases(GREEN)
        + stripes(CHEST, (CREAM.main, GREEN.main), GREEN.line, 6)
        + brocade([(252, 322), (348, 322), (338, 445), (262, 428)], GREEN, "clubs", 24)
        + "".join(
            shape(d, CREAM.glow, INNER)
            for d in ("M208,334L242,340L250,425L220,419Z", "M392,334L358,340L352,446L382,452Z")
        )
        + ermine(
            ((226, 358), (236, 384), (228, 408), (374, 358), (364, 384), (372, 410), (362, 436)),
            0.8,
        )
        + shape(
            "M168,334C196,318 222,312 246,310L300,330L354,310C378,312 404,318 432,334L410,376L388,350L370,390"
            "L346,356L324,398L300,366L276,398L254,356L230,390L212,350L190,376Z",
            RED.glow,
            OUTLINE,
        )
        + line(
            "M176,338L192,364L211,338L231,378L255,344L277,386L300,354L323,386L345,344L369,378L389,338L408,364L424,338",
            FINE,
            GOLD,
        )
        + pearls(
            ((190, 380), (230, 394), (276, 402), (324, 402), (370, 394), (410, 380)), 4.6, METAL
        )
        + shape("M246,306L300,346L354,306L340,300L260,300Z", METAL, INNER)
        + line("M256,306L300,337L344,306", FINE, GOLD_LINE)
    )
    hair = (
        "M-8,-50C-44,-50 -54,-20 -52,10C-50,40 -62,50 -64,74C-62,92 -42,96 -32,84C-28,70 -34,60 -38,44"
        "C-42,20 -44,0 -40,-20C-34,-34 -24,-40 -8,-44Z"
    )
    locks = (
        "M-30,-40C-46,-20 -46,14 -44,40C-46,60 -54,70 -54,84M-42,-30C-52,-6 -50,20 -50,42C-54,58 -60,66 -60,78"
        "M-36,40C-40,56 -44,66 -44,86"
    )
    head = (
        shape("M-22,50L-26,104L26,104L22,50Z", TANNED.shade, INNER)
        + front(TANNED, CHESTNUT, "#4B7A55", "calm")
        + "".join(
            at(
                0,
                0,
                shape(hair, CHESTNUT, OUTLINE),
                line(locks, INNER * 0.8, CHESTNUT_LIT),
                flip=side,
            )
            for side in (False, True)
        )
        + shape(
            "M-44,10C-44,44 -38,66 -22,84L-10,108L0,98L10,108L22,84C38,66 44,44 44,10C40,30 34,42 22,42"
            "Q10,36 0,44Q-10,36 -22,42C-34,42 -40,30 -44,10Z",
            CHESTNUT,
            OUTLINE * 0.8,
        )
        + line(
            "M-36,40C-34,58 -26,72 -16,88M-24,48C-22,64 -18,76 -10,96M-12,62C-12,76 -8,86 -4,96M36,40C34,58 26,72 16,88"
            "M24,48C22,64 18,76 10,96M12,62C12,76 8,86 4,96",
            INNER * 0.8,
            CHESTNUT_LIT,
        )
        + shape("M-12,53Q0,50 12,53Q0,64 -12,53Z", TANNED.lips, 0)
        + shape(brush((1, 42), (-20, 50), (-42, 36), 12, 3), CHESTNUT, FINE, CHESTNUT_LIT)
        + shape(brush((-1, 42), (20, 50), (42, 36), 12, 3), CHESTNUT, FINE, CHESTNUT_LIT)
        + shape("M-54,-44C-70,-88 -36,-108 0,-108C36,-108 70,-88 54,-44Z", GREEN.glow, OUTLINE)
        + line(
            "M-34,-98C-48,-84 -46,-64 -42,-50M34,-98C48,-84 46,-64 42,-50M-20,-104C-28,-86 -28,-66 -26,-52M20,-104C28,-86 28,-66 26,-52",
            INNER,
            GREEN.line,
        )
        + shape("M-11,-48C-14,-70 -14,-90 -9,-107L9,-107C14,-90 14,-70 11,-48Z", METAL, INNER)
        + pearls(((0, -62), (0, -76), (0, -90)), 3.2)
        + shape("M-60,-60C-74,-84 -58,-100 -46,-104L-40,-98C-54,-90 -56,-76 -50,-58Z", METAL, INNER)
        + shape("M60,-60C74,-84 58,-100 46,-104L40,-98C54,-90 56,-76 50,-58Z", METAL, INNER)
        + dot(0, -112, 9, METAL, INNER)
        + shape("M-60,-62Q0,-74 60,-62L57,-38Q0,-50 -57,-38Z", METAL, OUTLINE)
        + "".join(
            shape(f"M{x - 6},{y - 6}L{x + 6},{y - 6}L{x + 6},{y + 6}L{x - 6},{y + 6}Z", fill, FINE)
            for x, y, fill in (
                (-42, -53, RED.main),
                (-21, -57, GREEN.main),
                (0, -58, RED.main),
                (21, -57, GREEN.main),
                (42, -53, RED.main),
            )
        )
        + pearls(((-53, -50), (-31, -55), (-10, -58), (10, -58), (31, -55), (53, -50)), 2.4)
    )
    return "".join(
        (
            rays(GREEN, 300, 196),
            robe,
            at(300, 212, head, size=1.1),
            at(466, 300, orb, cupped(TANNED, OUTLINE)),
            arm(GREEN, RED.deep, BLUE, 468, 388),
            belt(GREEN, lozenges(GOLD), clasp("lozenge", RED)),
        )
    )


def queen() -> str:
    """Argine, looking right, wise: dark, a white veil from a crown of trefoils, a book."""
    behind, before = pinch(BROWN, OUTLINE, INNER)
    book = (
        shape("M-46,-86L34,-98L48,-4L-32,8Z", GREEN.glow, OUTLINE)
        + shape("M-46,-86L-54,-80L-40,14L-32,8Z", CREAM.main, INNER)
        + shape("M-40,14L-32,8L48,-4L42,4Z", CREAM.main, INNER)
        + line("M-50,-74L-37,10M-36,12L44,0", FINE, CREAM.line)
        + shape("M-38,-79L28,-89L40,-11L-26,-1Z", "none", INNER, GOLD)
        + "".join(
            dot(x, y, 4, GOLD, FINE, INK) for x, y in ((-33, -74), (25, -83), (34, -15), (-21, -6))
        )
        + sign("clubs", 1, -45, 2.0, METAL, FINE, turn=-8)
    )
    dress = (
        body(GREEN)
        + slits(CREAM.main, GREEN.line)
        + arms_sewn(GREEN)
        + creases(GREEN)
        + stripes(CHEST, (RED.main, GOLD, GREEN.main, GOLD, CREAM.main), RED.line, 9)
        + brocade([(264, 330), (336, 330), (330, 443), (270, 430)], RED, "clubs", 23)
        + shape("M226,314C242,344 266,358 294,362C326,358 352,342 366,314L294,296Z", BROWN.lit, 0)
        + shape("M296,300L366,314C352,342 326,358 296,362Z", BROWN.shade, 0)
        + shape(
            "M180,328L226,312C240,348 266,366 296,370C330,366 356,346 370,312L416,328"
            "C400,376 352,402 296,402C240,402 196,376 180,328Z",
            RED.glow,
            OUTLINE,
        )
        + line("M188,332C206,372 246,394 296,394C346,394 390,372 408,332", INNER, GOLD)
        + line("M220,318C236,354 264,374 296,378C332,374 360,352 376,318", INNER, GOLD)
        + pearls(
            (
                (206, 340),
                (224, 362),
                (246, 376),
                (272, 385),
                (296, 387),
                (322, 385),
                (348, 376),
                (370, 362),
                (390, 340),
            ),
            4.4,
        )
        + line("M258,314Q290,352 330,314", INNER, GOLD)
        + sign("clubs", 292, 343, 1.1, METAL, FINE)
    )
    trefoils = "".join(
        at(
            -6,
            -22,
            shape(f"M-9,-42L0,-{h}L9,-42Z", METAL, INNER),
            sign("clubs", 0, -h - 6, 1.05, METAL, INNER / 1.05),
            turn=a,
        )
        for a, h in ((-46, 62), (-24, 72), (0, 78), (24, 72), (44, 62))
    )
    veil = "M8,-60C-40,-78 -82,-46 -84,2C-86,50 -98,84 -116,112C-84,122 -40,116 -22,104C-34,76 -44,40 -38,6C-34,-24 -14,-42 8,-44Z"
    head = (
        throat(BROWN)
        + profile(BROWN, RAVEN, "#3A2414", lady=True, lid="#6FA37C")
        + shape(
            "M26,-50C6,-40 -4,-22 -2,2C0,20 0,34 -8,48C-14,64 -26,80 -40,92C-56,80 -60,30 -52,-10C-44,-44 -10,-62 26,-50Z",
            RAVEN,
            OUTLINE,
        )
        + line(
            "M14,-46C-8,-32 -16,-12 -14,10C-12,34 -20,56 -32,74M2,-48C-20,-32 -28,-8 -26,16C-24,40 -30,60 -40,80M-12,-48C-34,-30 -40,0 -38,24",
            FINE,
            RAVEN_LIT,
        )
        + shape(veil, CREAM.glow, OUTLINE)
        + line(
            "M-22,-58C-58,-40 -64,0 -64,30C-66,66 -78,96 -92,112M-44,-54C-76,-30 -76,20 -80,50M-30,-44C-52,-20 -52,20 -52,44C-54,76 -60,96 -66,112M-40,20C-42,56 -40,84 -40,108",
            INNER * 0.8,
            CREAM.line,
        )
        + line("M4,-52C-36,-66 -74,-40 -76,2C-78,50 -90,82 -106,106", FINE, GOLD)
        + trefoils
        + shape("M-64,-32C-44,-62 14,-74 42,-50L37,-36C12,-54 -36,-46 -58,-16Z", METAL, INNER)
        + "".join(
            dot(x, y, 4.4, fill, FINE, INK)
            for x, y, fill in (
                (-48, -33, RED.main),
                (-32, -44, GREEN.main),
                (-13, -51, RED.main),
                (6, -52, GREEN.main),
                (25, -47, RED.main),
            )
        )
        + line("M-10,38V46", INNER, GOLD)
        + dot(-10, 52, 6, METAL, INNER)
        + dot(-10, 66, 4.4, WHITE, FINE)
    )
    return "".join(
        (
            scallops(GREEN, 294, 192),
            dress,
            at(294, 208, head, size=1.1),
            at(474, 346, behind, at(-8, 12, book, size=0.96), before),
            arm(GREEN, RED.deep, CREAM, 474, 406),
            belt(GREEN, lozenges(GOLD), clasp("round", RED)),
        )
    )


def knave() -> str:
    """Lancelot, from before, merry: a wide hat with a red feather, moustache and tuft, a banner."""
    back, grip = fist(TANNED, OUTLINE, INNER)
    banner = (
        shape("M-5,-250L5,-250L5,110L-5,110Z", WOOD.glow, INNER)
        + shape("M0,-276L12,-256L0,-238L-12,-256Z", METAL, INNER)
        + shape(
            "M5,-232C24,-240 38,-224 58,-232L47,-198L58,-162C38,-154 24,-170 5,-162Z",
            GREEN.glow,
            OUTLINE * 0.9,
        )
        + line("M6,-225C24,-232 36,-218 50,-224M6,-169C24,-176 36,-162 50,-168", INNER, GOLD)
        + sign("clubs", 25, -197, 1.6, CREAM.main, FINE)
        + line("M-3,-120C6,-112 -6,-104 3,-96", INNER, GOLD)
    )
    doublet = (
        body(GREEN)
        + slits(CREAM.main, GREEN.line)
        + arms_sewn(GREEN)
        + creases(GREEN)
        + stripes(CHEST, (GREEN.main, GOLD, CREAM.main, RED.main, CREAM.main, GOLD), GREEN.line, 9)
        + brocade([(274, 340), (326, 340), (322, 441), (278, 432)], RED, "clubs", 20)
        + buttons([(300, 392), (300, 412)])
        + shape("M300,334L206,312L170,356L250,398Z", CREAM.glow, OUTLINE)
        + shape("M300,334L394,312L430,356L350,398Z", CREAM.glow, OUTLINE)
        + line("M292,338L209,320L181,354L248,388Z", INNER, GREEN.main)
        + line("M308,338L391,320L419,354L352,388Z", INNER, GREEN.main)
        + sign("clubs", 230, 352, 1.1, GREEN.main, 0, turn=30)
        + sign("clubs", 370, 352, 1.1, GREEN.main, 0, turn=-30)
        + dot(300, 340, 8, METAL, INNER)
        + line("M296,346C284,362 286,374 280,384M304,346C316,362 314,374 320,384", INNER, GOLD)
    )
    hair = (
        "M-20,-50C-56,-46 -58,-10 -56,14C-56,40 -72,52 -70,74C-58,90 -36,84 -30,72"
        "C-42,56 -47,34 -46,0C-40,-16 -30,-30 -20,-40Z"
    )
    strands = "M-40,-36C-52,-16 -50,14 -52,34C-54,50 -60,62 -54,78M-30,-40C-48,-20 -47,10 -48,34C-48,54 -52,66 -44,78M-48,-30C-58,-6 -55,16 -56,36C-60,52 -66,62 -62,76"
    head = (
        shape("M-20,50L-24,106L24,106L20,50Z", TANNED.shade, INNER)
        + front(TANNED, RAVEN, "#4B7A55", "merry")
        + "".join(
            at(0, 0, shape(hair, RAVEN, OUTLINE), line(strands, INNER * 0.8, RAVEN_LIT), flip=side)
            for side in (False, True)
        )
        + shape(brush((1, 42), (-18, 48), (-36, 32), 9, 2), RAVEN, 0)
        + shape(brush((-1, 42), (18, 48), (36, 32), 9, 2), RAVEN, 0)
        + shape("M-7,64Q0,60 7,64L2,84Q0,88 -2,84Z", RAVEN, 0)
        + shape("M-48,-50L-42,-94C-40,-108 40,-108 42,-94L48,-50Z", GREEN.glow, OUTLINE)
        + line("M-28,-100L-30,-78M0,-104V-80M28,-100L30,-78", INNER, GREEN.line)
        + shape("M-48,-72C-20,-80 20,-80 48,-72L48,-50C20,-58 -20,-58 -48,-50Z", RED.glow, INNER)
        + line("M-47,-68C-20,-76 20,-76 47,-68M-48,-54C-20,-62 20,-62 48,-54", FINE, GOLD)
        + dot(0, -68, 9, METAL, INNER)
        + sign("clubs", 0, -68, 0.55, GREEN.main)
        + shape(
            "M-98,-40C-104,-54 -92,-60 -70,-54C-30,-64 30,-64 70,-54C92,-60 104,-54 98,-40C60,-22 40,-40 0,-40C-40,-40 -60,-22 -98,-40Z",
            GREEN.deep,
            OUTLINE,
        )
        + line("M-94,-46C-60,-30 -40,-46 0,-46C40,-46 60,-30 94,-46", INNER * 0.8, GOLD)
        + shape(
            "M-34,-60C-60,-70 -84,-90 -88,-118C-74,-108 -66,-110 -58,-116C-52,-98 -40,-84 -24,-68Z",
            RED.glow,
            OUTLINE * 0.9,
        )
        + line(
            "M-30,-64C-54,-76 -68,-92 -76,-106M-44,-74L-58,-74M-54,-82L-70,-84M-62,-92L-80,-96M-46,-76L-46,-90M-56,-86L-58,-102",
            FINE,
            RED.line,
        )
    )
    return "".join(
        (
            lozenge(GREEN, 300, 192),
            doublet,
            at(300, 216, head, size=1.1),
            at(466, 350, back, banner, grip),
            arm(GREEN, CREAM.main, RED, 470, 396),
            belt(GREEN, bars(GOLD), clasp("square", RED)),
        )
    )


COURT = {"king": king, "queen": queen, "knave": knave}
