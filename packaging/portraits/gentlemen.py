"""Toby Wren and Mr Finch, each with a build of his own and whatever mood he is in."""

from courts.fine.cloth import FINE, INNER, OUTLINE, brocade, stripes
from courts.fine.colours import (
    BLACK,
    BLUE,
    CREAM,
    GOLD_LIT,
    RED,
    WHITE,
    Skin,
)
from courts.pen import at, brush, dot, line, shape
from courts.suits import sign

from .face import Build, Mood, cheeks, face, nodding
from .parts import ears, ground, neck, shoulders, spectacles

FRESH = Skin("#F7DFCA", "#ECC4A9", "#8A4A32", "#C2685A", "#F0A896")
UMBER = Skin("#CE9763", "#A66E40", "#4A2611", "#9A5140", "#C97F55")
SANDY, SANDY_LIT, SANDY_DARK = "#C98B3C", "#EBC07A", "#7A4A14"
JET, JET_LIT = "#1B1917", "#6A625A"
GREY = "#BDB7AC"
SAND = CREAM._replace(lit="#C79B3F")
"""What lies behind Mr Finch: cream, once it is thinned."""

WREN = Build(
    skin=FRESH,
    cheek=45,
    jaw=37,
    chin=74,
    point=11,
    nose="snub",
    eye=1.1,
    brow=SANDY_DARK,
    brows=5.5,
    wide=13,
    turn=-5,
)
FINCH = Build(
    skin=UMBER,
    cheek=45,
    jaw=43,
    chin=79,
    point=17,
    nose="long",
    eye=1.08,
    iris="#3A2414",
    brow=JET,
    brows=5.6,
    wide=13,
    full=0.55,
    turn=6,
)


def wren(mood: Mood) -> str:
    """Toby Wren, a beginner, of hearts: freckles, hair that will not lie, a red neckerchief."""
    coat = (
        shoulders(BLUE)
        + shape("M-22,98L0,150L22,98L34,100L12,190L-12,190L-34,100Z", CREAM.glow, INNER)
        + stripes(
            [(-14, 130), (14, 130), (11, 190), (-11, 190)], (CREAM.main, RED.main), RED.line, 5
        )
        + shape("M-36,98L-64,120L-34,132L-44,190L-12,190L-26,132Z", BLUE.main, INNER)
        + shape("M36,98L64,120L34,132L44,190L12,190L26,132Z", BLUE.main, INNER)
        + line("M-60,122L-38,132L-47,186M60,122L38,132L47,186", FINE, BLUE.lit)
        + shape("M46,140L63,134L70,160L53,166Z", CREAM.main, INNER)
        + sign("hearts", 57, 147, 0.7, RED.main)
    )
    scarf = (
        shape("M-30,86Q0,104 30,86L34,104Q0,126 -34,104Z", RED.glow, OUTLINE * 0.85)
        + shape("M-6,112L-20,150L-4,142L0,154L6,142L20,148L8,112Z", RED.glow, INNER)
        + "".join(
            dot(x, y, 2.3, WHITE)
            for x, y in ((-22, 99), (-10, 106), (4, 108), (17, 104), (27, 96), (-9, 132), (6, 134))
        )
        + dot(0, 112, 8, RED.main, INNER)
    )
    freckles = "".join(
        dot(x, y, 1.5, "#B9793F")
        for x, y in (
            (-30, 20),
            (-24, 25),
            (-33, 27),
            (-19, 21),
            (-27, 31),
            (27, 21),
            (21, 26),
            (32, 26),
            (25, 31),
        )
    )
    hair = (
        "M-48,9C-57,-1 -58,-18 -52,-34C-66,-40 -62,-56 -50,-58C-54,-76 -36,-84 -26,-78C-22,-96 0,-98 6,-84"
        "C18,-98 40,-90 38,-76C54,-76 60,-60 52,-50C64,-38 60,-10 50,8C48,-4 44,-14 36,-24"
        "C30,-14 20,-22 16,-30C10,-16 -6,-20 -8,-30C-14,-18 -28,-16 -32,-26C-40,-16 -45,-6 -48,9Z"
    )
    strands = "M-40,-50C-46,-36 -47,-24 -47,-12M-24,-70C-34,-56 -32,-40 -28,-30M-2,-80C-12,-62 -10,-46 -4,-34M18,-80C12,-62 14,-46 20,-32M36,-68C36,-54 36,-42 38,-30M48,-46C50,-34 50,-20 48,-6"
    return (
        ground(RED)
        + neck(FRESH)
        + coat
        + nodding(
            mood,
            ears(FRESH, 44),
            face(WREN, mood),
            cheeks(WREN, 8 if mood.open and mood.smile > 0 else 5),
            freckles,
            shape(hair, SANDY, OUTLINE),
            line(strands, INNER * 0.9, SANDY_DARK),
            line(
                "M-32,-62C-40,-48 -38,-36 -36,-24M8,-78C0,-62 2,-48 8,-36M28,-74C26,-60 28,-48 30,-36",
                FINE,
                SANDY_LIT,
            ),
        )
        + scarf
    )


def finch(mood: Mood) -> str:
    """Mr Finch, an expert, of diamonds: grey temples, a moustache, pince-nez, a figured waistcoat."""
    return (
        ground(SAND)
        + neck(UMBER, 29)
        + _evening_dress()
        + at(0, 71, at(0, -74, nodding(mood, _finchs_head(mood))), size=1.1)
    )


def _evening_dress() -> str:
    """A black coat, a waistcoat of diamonds, a blue cravat with a pin, a standing collar."""
    waistcoat = brocade([(-25, 109), (25, 109), (31, 176), (-31, 176)], RED, "diamonds", 15)
    lapel = "M38,80L66,96L56,110L62,122L22,182L25,118Z"
    mirrored = "M-38,80L-66,96L-56,110L-62,122L-22,182L-25,118Z"
    folds = "M-8,96C-13,104 -14,108 -12,113M8,96C13,104 14,108 12,113"
    return (
        at(0, -18, shoulders(BLACK, 132, 112))
        + shape("M-38,80L-25,116H25L38,80Z", CREAM.glow, INNER)
        + waistcoat
        + line("M-25,109H25", INNER)
        + shape(lapel, BLACK.main, INNER)
        + shape(mirrored, BLACK.main, INNER)
        + line("M-61,97L-51,110L-56,121L-24,164M61,97L51,110L56,121L24,164", FINE, BLACK.line)
        + shape("M-11,88C-19,95 -22,106 -15,115Q0,122 15,115C22,106 19,95 11,88Z", BLUE.glow, INNER)
        + line(folds, FINE, BLUE.line)
        + shape("M-13,78H13L11,91Q0,96 -11,91Z", BLUE.main, INNER)
        + sign("diamonds", 0, 105, 0.66, GOLD_LIT)
        + shape("M-33,60L-39,82L-20,102L-7,89C-18,84 -26,76 -28,64Z", CREAM.lit, INNER)
        + shape("M33,60L39,82L20,102L7,89C18,84 26,76 28,64Z", CREAM.lit, INNER)
    )


def _finchs_head(mood: Mood) -> str:
    hair = (
        "M-48,2C-57,-16 -59,-44 -47,-60C-36,-77 -10,-86 16,-82C42,-79 57,-62 57,-36C57,-20 55,-8 49,2"
        "C48,-10 47,-22 43,-33C30,-33 4,-38 -18,-50C-28,-44 -38,-38 -42,-28C-45,-18 -46,-8 -48,2Z"
    )
    combed = (
        "M-18,-52C-6,-70 22,-75 46,-58M-15,-51C4,-64 28,-64 50,-46M-12,-49C10,-56 32,-54 50,-36"
        "M-22,-54C-20,-64 -12,-72 -2,-76M-26,-49C-38,-46 -46,-38 -49,-28"
    )
    temples = shape(
        "M-50,-46C-56,-30 -54,-10 -48,0C-46,-8 -45,-18 -43,-26C-46,-32 -48,-38 -50,-46Z", GREY, 0
    ) + shape("M52,-50C57,-32 55,-12 49,0C48,-10 47,-20 45,-30C49,-36 51,-42 52,-50Z", GREY, 0)
    whiskers = shape("M-46,-4L-45,22L-39,17L-43,-6Z", JET, FINE) + shape(
        "M47,-4L46,22L40,17L44,-6Z", JET, FINE
    )
    curl = 49 - 9 * mood.smile
    halves = [
        brush((4 - side, 41), (4 + side * 18, 38 + 3 * mood.smile), (3 + side * 30, curl), 10, 3)
        for side in (1, -1)
    ]
    moustache = "".join(shape(half, JET, FINE, JET_LIT) for half in halves) + "".join(
        shape(half, JET, 0) for half in halves
    )
    return "".join(
        (
            ears(UMBER, 45),
            face(FINCH, mood),
            whiskers,
            moustache,
            shape(hair, JET, OUTLINE),
            line(combed, INNER * 0.7, JET_LIT),
            temples,
            line("M-50,-34Q-52,-18 -49,-7M52,-36Q53,-20 50,-7", FINE, WHITE),
            spectacles(FINCH, cord=True, clear=True),
        )
    )
