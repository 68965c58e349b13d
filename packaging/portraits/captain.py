"""Captain Brandt, with a build of his own and whatever mood he is in."""

from msgspec.structs import replace

from courts.fine.cloth import FINE, INNER, OUTLINE
from courts.fine.colours import BLUE, CREAM, GOLD, GOLD_LINE, GREEN, METAL, RED, Skin
from courts.pen import at, brush, dot, line, shape

from .face import Build, Mood, face, mouth, moved, nodding
from .parts import ground, neck, shoulders

RUDDY = Skin("#EDBE98", "#D99F78", "#6E3418", "#A8473A", "#D9734F")
BEARD, BEARD_LIT, BEARD_DARK = "#7A4A26", "#A9713F", "#3F2410"

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


def brandt(mood: Mood) -> str:
    """Captain Brandt, for company, of diamonds: a beard, a bicorne with a cockade, epaulettes."""
    hair = shape("M-50,-46C-60,-30 -60,0 -54,20L-46,12L-46,-46Z", BEARD, INNER) + shape(
        "M50,-46C60,-30 60,0 54,20L46,12L46,-46Z", BEARD, INNER
    )
    head = nodding(
        mood,
        hair,
        face(BRANDT, mood),
        _warmth(),
        _under_the_hat(),
        _beard(mood),
        at(0, 3, _bicorne()),
    )
    return ground(GREEN) + at(0, -5, neck(RUDDY, 26), _uniform(), head, size=0.93)


def _uniform() -> str:
    """A blue coat with red lapels and brass buttons, gold on both shoulders."""
    lapels = "".join(
        shape(
            f"M{22 * k},84L{46 * k},80L{64 * k},104L{54 * k},122L{50 * k},190H{18 * k}Z",
            RED.glow,
            INNER,
        )
        + line(f"M{46 * k},87L{58 * k},104L{48 * k},121L{45 * k},186", FINE, GOLD)
        for k in (-1, 1)
    )
    buttons = "".join(dot(x, y, 4, METAL, FINE) for x in (-37, 37) for y in (120, 138, 156))
    return (
        at(0, -20, shoulders(BLUE, 134, 112))
        + shape("M-24,80L-22,190H22L24,80Z", CREAM.glow, INNER)
        + line("M0,110V190M-12,116V190M12,116V190", FINE, CREAM.line)
        + lapels
        + buttons
        + _epaulette()
        + at(0, 0, _epaulette(), flip=True)
    )


def _epaulette() -> str:
    """The one on the right: a strap that comes from the collar, a crescent and a fringe."""
    fringe = "".join(
        shape(brush((x, y), (x + 1, y + 10), (x + 1, y + 21), 6, 5), METAL, FINE, GOLD_LINE)
        for x, y in ((62, 104), (68, 105), (74, 106), (80, 107), (86, 108), (92, 109), (98, 110))
    )
    return (
        fringe
        + shape("M48,84L74,88L92,98Q98,106 98,112Q80,104 60,106Q54,94 48,84Z", METAL, INNER)
        + line("M57,90L74,94L86,101", FINE, GOLD_LINE)
        + dot(56, 90, 2.6, GOLD, FINE)
    )


def _warmth() -> str:
    """What wind and wine left on cheeks and nose, fading outwards."""
    spots = [
        (x, y, r * k)
        for x, y, r in ((moved(BRANDT, -27), 24, 13), (moved(BRANDT, 27), 24, 13), (-5, 24, 7))
        for k in (1, 0.75, 0.5)
    ]
    return "".join(
        f'<circle cx="{x:.1f}" cy="{y}" r="{r:.1f}" fill="{RUDDY.blush}" fill-opacity="0.09"'
        ' stroke="none"/>'
        for x, y, r in spots
    )


def _under_the_hat() -> str:
    """Its shadow, softer below."""
    return "".join(
        f'<path d="M-48,-50H48V{low - 6}Q0,{low - 20} -48,{low - 6}Z" fill="{BEARD_DARK}"'
        ' fill-opacity="0.11" stroke="none"/>'
        for low in (-18, -22, -26)
    )


def _beard(mood: Mood) -> str:
    """Down to the collar, combed in strands; a moustache that goes with the mouth."""
    droop = 6 * mood.smile
    edge = (
        "M-52,10C-57,48 -48,82 -30,100C-24,108 -17,107 -13,104C-9,111 -3,112 0,108"
        "C4,112 10,111 13,104C17,107 25,108 31,100C48,82 57,48 52,10"
    )
    beard = f"{edge}C46,26 40,34 30,37C16,30 -26,30 -40,37C-48,32 -50,24 -52,10Z"
    fringe = (
        "M-48,28L-43,24M-44,36L-38,30M-37,38L-33,31M-29,36L-26,30M28,36L26,30M35,38L32,31"
        "M42,36L37,30M47,28L43,23"
    )
    hairs = (
        "M-46,42C-46,62 -42,80 -33,92M-38,58C-37,76 -32,90 -25,100M-30,68C-28,82 -24,94 -18,101"
        "M-20,76C-19,88 -16,98 -13,104M-9,80C-9,92 -6,100 -4,106M4,80C5,92 6,100 6,106"
        "M14,77C15,88 14,98 13,104M24,72C24,84 22,94 19,101M34,62C34,78 31,90 26,100"
        "M45,42C46,62 42,80 35,92"
    )
    lit = (
        "M-42,50C-41,68 -38,82 -31,91M-34,64C-32,80 -28,90 -23,96M-15,80C-14,88 -12,96 -9,101"
        "M-2,82C-2,92 -1,98 1,103M9,80C10,90 10,96 10,101M29,68C29,82 26,91 22,97M40,54C41,70 38,82 31,92"
    )
    moustache = "".join(
        shape(
            brush((-5 + side, 42), (-5 + side * 18, 38), (-5 + side * 36, 50 - droop), 13, 4),
            BEARD_LIT,
            INNER * 0.8,
            BEARD_DARK,
        )
        for side in (1, -1)
    )
    return (
        shape(beard, BEARD, 0)
        + line(fringe, INNER, BEARD)
        + line(edge, OUTLINE)
        + line(hairs, INNER * 0.8, BEARD_DARK)
        + line(lit, FINE, BEARD_LIT)
        + mouth(BEARDED, mood)
        + moustache
    )


def _bicorne() -> str:
    """The crown behind, and before it the brim turned up, edged with gold, a cockade on its loop."""
    crown = "M-62,-56C-52,-92 -28,-114 0,-116C28,-114 52,-92 62,-56Z"
    brim = (
        "M-94,-50C-76,-56 -66,-76 -44,-88C-26,-99 -14,-92 0,-104C14,-92 26,-99 44,-88"
        "C66,-76 76,-56 94,-50C96,-40 84,-30 66,-32C44,-46 -44,-46 -66,-32C-84,-30 -96,-40 -94,-50Z"
    )
    lace = "M-88,-45C-72,-50 -62,-70 -42,-81C-26,-90 -13,-85 0,-96C13,-85 26,-90 42,-81C62,-70 72,-50 88,-45"
    return (
        shape(crown, BLUE.deep, OUTLINE)
        + shape(brim, BLUE.glow, OUTLINE)
        + line(lace, 6, GOLD_LINE)
        + line(lace, 4, GOLD)
        + line("M-64,-39C-42,-52 42,-52 64,-39", FINE, BLUE.lit)
        + line("M-4,-72L-4,-48", 8, GOLD_LINE)
        + line("M-4,-72L-4,-48", 5, GOLD)
        + dot(-4, -73, 14, CREAM.main, INNER)
        + dot(-4, -73, 9.5, RED.main, FINE)
        + dot(-4, -73, 4.4, BLUE.main)
        + dot(-4, -49, 3.6, METAL, FINE)
    )
