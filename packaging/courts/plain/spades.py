"""The court of spades, ink and midnight blue with silver: sword, mirror and halberd."""

from ..hands import fist, pinch
from ..pen import EDGE, HAIR, INK, LINE, at, brush, dot, line, oval, sector, shape
from ..suits import sign
from .dress import folds, raised, shoulders, slashes
from .faces import front, profile, throat
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
from .tints import FAIR, GOLD, ROSY, SILVER, SPADES, STEEL, WHITE, WOOD


def king() -> str:
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


def queen() -> str:
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
        + shape("M306,300L364,316C350,350 330,372 306,398Z", ROSY.shade, 0)
        + shape(
            "M214,314L250,312C262,350 284,374 306,396C328,374 350,350 362,312L398,314"
            "C386,358 352,402 318,432L290,426C256,400 226,358 214,314Z",
            t.main,
        )
        + line("M240,350C258,384 282,406 306,420C330,406 354,384 372,350", LINE, SILVER)
        + line("M440,350C450,380 454,410 452,446M190,392C188,376 192,362 202,352", LINE, STEEL)
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
            at(142, 306, behind, at(-27, -8, mirror), before, flip=True),
            shape("M114,384L170,384L172,402L112,392Z", INK),
            shape("M108,366L176,366L170,388L114,388Z", SILVER, EDGE),
            belt(t.deep, SILVER, studs(WHITE), round_clasp(SILVER, t.main)),
        )
    )


def knave() -> str:
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


COURT = {"king": king, "queen": queen, "knave": knave}
