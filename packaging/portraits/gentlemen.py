"""Toby Wren, Mr Finch and Captain Brandt, each with a build of his own and whatever mood he is in."""

from dataclasses import replace

from courts.fine.cloth import FINE, INNER, OUTLINE, stripes
from courts.fine.colours import (
    BLACK,
    BLUE,
    CREAM,
    GOLD,
    GREEN,
    METAL,
    RED,
    WHITE,
    Skin,
)
from courts.pen import at, brush, dot, line, shape
from courts.suits import sign

from .face import Build, Mood, cheeks, face, mouth, nodding
from .parts import ears, ground, neck, shoulders, spectacles

FRESH = Skin("#F7DFCA", "#ECC4A9", "#8A4A32", "#C2685A", "#F0A896")
UMBER = Skin("#CE9763", "#BC8251", "#4A2611", "#B8302F", "#C97F55")
RUDDY = Skin("#EDBE98", "#D99F78", "#6E3418", "#A8473A", "#DD8468")
SANDY, SANDY_LIT, SANDY_DARK = "#C98B3C", "#EBC07A", "#7A4A14"
JET, JET_LIT = "#1B1917", "#6A625A"
BEARD, BEARD_LIT, BEARD_DARK = "#7A4A26", "#A9713F", "#3F2410"

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
    cheek=42,
    jaw=33,
    chin=79,
    point=12,
    nose="long",
    eye=1.08,
    iris="#3A2414",
    brow=JET,
    brows=4.6,
    wide=13,
    turn=7,
)
BRANDT = Build(
    skin=RUDDY,
    cheek=49,
    jaw=44,
    chin=78,
    point=20,
    nose="bulbous",
    eye=0.95,
    iris="#5E7F96",
    brow=BEARD_DARK,
    brows=10,
    wide=16,
    turn=-4,
)

BEARDED = replace(BRANDT, skin=RUDDY._replace(lips="#8A4630"), full=0.75, wide=14)
"""His mouth: what a beard lets be seen of it."""


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
    """Mr Finch, an expert, of diamonds: a parting, a moustache, pince-nez on a cord, a silk tie."""
    suit = (
        shoulders(BLACK)
        + shape("M-26,98L0,138L26,98L34,102L14,190L-14,190L-34,102Z", CREAM.glow, INNER)
        + shape("M-12,128L12,128L22,190L-22,190Z", RED.glow, INNER)
        + "".join(
            sign("diamonds", x, y, 0.62, GOLD)
            for x, y in ((0, 146), (-9, 160), (9, 160), (0, 174), (-13, 180), (13, 180))
        )
        + shape("M-12,112L12,112L10,132L-10,132Z", RED.main, INNER)
        + shape("M-30,92L-34,104L-6,124L0,112Z", CREAM.main, INNER)
        + shape("M30,92L34,104L6,124L0,112Z", CREAM.main, INNER)
        + shape("M-38,100L-70,118L-50,130L-56,144L-18,190L-28,134Z", BLACK.main, INNER)
        + shape("M38,100L70,118L50,130L56,144L18,190L28,134Z", BLACK.main, INNER)
        + line("M-66,119L-46,131L-51,143M66,119L46,131L51,143", FINE, BLACK.line)
        + shape("M48,130L65,124L69,135L52,141Z", RED.main, INNER)
    )
    hair = (
        "M-48,16C-54,-4 -56,-30 -48,-48C-40,-70 -14,-80 10,-76C38,-76 54,-58 52,-30C54,-12 52,4 48,16"
        "C46,4 46,-12 42,-24C36,-38 20,-46 -18,-42C-34,-40 -42,-26 -44,-10C-46,0 -46,8 -48,16Z"
    )
    combed = "M-22,-46C-10,-66 18,-70 40,-54M-26,-52C-14,-72 16,-78 38,-66M-14,-44C6,-58 28,-58 44,-40M-30,-48C-40,-40 -46,-28 -47,-14M46,-40C49,-28 50,-14 48,0"
    curl = 50 - 13 * mood.smile
    halves = [
        brush((4 - side, 43), (4 + side * 18, 40 + 3 * mood.smile), (3 + side * 31, curl), 8.5, 2.6)
        for side in (1, -1)
    ]
    edges = "".join(shape(half, JET, FINE, JET_LIT) for half in halves)
    moustache = edges + "".join(shape(half, JET, 0) for half in halves)
    return (
        ground(RED)
        + neck(UMBER)
        + suit
        + nodding(
            mood,
            ears(UMBER, 42),
            face(FINCH, mood),
            moustache,
            shape(hair, JET, OUTLINE),
            line(combed, INNER * 0.8, JET_LIT),
            line("M-46,-20Q-49,-4 -46,10M47,-20Q49,-4 46,10", INNER * 1.4, "#B9B2A6"),
            spectacles(FINCH, cord=True, clear=True),
        )
    )


def brandt(mood: Mood) -> str:
    """Captain Brandt, for company, of diamonds: a beard, a bicorne with a cockade, epaulettes."""
    coat = (
        shoulders(RED, 130, 108)
        + shape("M-20,98L0,132L20,98L30,104L16,190L-16,190L-30,104Z", CREAM.glow, INNER)
        + shape("M-40,100L-66,126L-46,138L-40,190L-16,190L-28,130Z", BLUE.main, INNER)
        + shape("M40,100L66,126L46,138L40,190L16,190L28,130Z", BLUE.main, INNER)
        + "".join(dot(x, y, 4, METAL, FINE) for x in (-44, 44) for y in (142, 156))
        + "".join(
            shape(f"M{x - 24},124Q{x},100 {x + 24},124L{x + 20},134L{x - 20},134Z", METAL, INNER)
            + line("".join(f"M{x + k},134V148" for k in range(-18, 19, 6)), INNER * 1.3, GOLD)
            for x in (-80, 80)
        )
    )
    droop = 6 * mood.smile
    edge = (
        "M-52,10C-56,50 -44,92 -24,108C-14,118 -2,112 0,118C4,112 16,118 26,108C46,92 56,50 52,10"
    )
    beard = f"{edge}C46,26 40,34 30,37C16,30 -26,30 -40,37C-48,32 -50,24 -52,10Z"
    fringe = (
        "M-48,28L-43,24M-44,36L-38,30M-37,38L-33,31M-29,36L-26,30M28,36L26,30M35,38L32,31"
        "M42,36L37,30M47,28L43,23"
    )
    hairs = (
        "M-44,44C-42,70 -34,90 -22,102M-32,66C-30,84 -22,98 -12,108M-16,78L-8,108M-2,80L0,110"
        "M14,78L8,108M30,66C28,84 22,98 12,108M44,44C42,70 36,90 24,102"
    )
    lit = "M-38,54C-36,72 -30,86 -22,96M38,54C36,72 32,86 24,96M-8,88L-4,106"
    moustache = "".join(
        shape(
            brush((-5 + side, 42), (-5 + side * 18, 38), (-5 + side * 36, 50 - droop), 13, 4),
            BEARD_LIT,
            INNER * 0.8,
            BEARD_DARK,
        )
        for side in (1, -1)
    )
    hat = (
        shape(
            "M-78,-36C-70,-74 -42,-104 0,-108C42,-104 70,-74 78,-36C50,-50 26,-54 0,-54C-26,-54 -50,-50 -78,-36Z",
            BLUE.glow,
            OUTLINE,
        )
        + line("M-72,-42C-50,-58 -26,-63 0,-63C26,-63 50,-58 72,-42", 5, GOLD)
        + dot(-6, -82, 15, CREAM.main, INNER)
        + dot(-6, -82, 10, RED.main, FINE)
        + dot(-6, -82, 4.6, BLUE.main)
        + line("M24,-98C44,-90 60,-72 68,-52", FINE, BLUE.lit)
    )
    shade = (  # of the hat
        '<path d="M-54,-46C-26,-56 26,-56 54,-46L55,-27C26,-42 -26,-42 -55,-27Z"'
        f' fill="{BEARD_DARK}" fill-opacity="0.34" stroke="none"/>'
    )
    hair = shape("M-50,-46C-60,-30 -60,0 -54,20L-46,12L-46,-46Z", BEARD, INNER) + shape(
        "M50,-46C60,-30 60,0 54,20L46,12L46,-46Z", BEARD, INNER
    )
    return (
        ground(GREEN)
        + neck(RUDDY, 26)
        + coat
        + nodding(
            mood,
            hair,
            face(BRANDT, mood),
            cheeks(BRANDT, 9),
            dot(-5, 24, 6, RUDDY.blush),
            shape(beard, BEARD, 0),
            line(fringe, INNER, BEARD),
            line(edge, OUTLINE),
            line(hairs, INNER * 0.9, BEARD_DARK),
            line(lit, FINE, BEARD_LIT),
            mouth(BEARDED, mood),
            moustache,
            shade,
            at(0, 5, hat),
        )
    )
