"""Four people as busts about a face, whose measures are those of the courts: eyes on y = 0.

What lies beyond the oval of the frame is cut off where it is painted; nothing here needs to end there.
"""

from collections.abc import Callable, Mapping

from courts.fine.cloth import FINE, INNER, OUTLINE, pearls, stripes
from courts.fine.colours import (
    BLACK,
    BLUE,
    BROWN,
    CREAM,
    FAIR,
    GOLD,
    GOLD_LINE,
    GREEN,
    METAL,
    RED,
    WHITE,
    Cloth,
    Skin,
)
from courts.fine.faces import Mood, front
from courts.fine.ground import blend
from courts.pen import INK, at, brush, dot, line, shape
from courts.suits import sign

FRESH = Skin("#F7DFCA", "#ECC4A9", "#8A4A32", "#CB7A63", "#EFA99A")
"""Toby's skin."""
SANDY, SANDY_LIT, SANDY_DARK = "#C98B3C", "#EBC07A", "#7A4A14"
AUBURN, AUBURN_LIT, AUBURN_DARK = "#8E3B1C", "#C4673A", "#4C1A08"
JET, JET_LIT = "#1B1917", "#6A625A"


def _ground(cloth: Cloth) -> str:
    """Rays on a tinted ground, and a thin ring about the head."""
    tone, ray = blend(cloth.lit, 0.24), blend(cloth.lit, 0.36)
    beams = "".join(
        at(0, 0, shape("M0,0L-14,-260L14,-260Z", ray, 0), turn=15 * k) for k in range(24)
    )
    ring = (
        f'<circle cx="0" cy="0" r="84" fill="{blend(cloth.lit, 0.16)}" stroke="{GOLD}"'
        f' stroke-width="{FINE}"/>'
    )
    return shape("M-140,-170H140V190H-140Z", tone, 0) + beams + ring


def _neck(skin: Skin, wide: float = 20) -> str:
    return shape(
        f"M{-wide:g},50L{-wide - 2:g},112L{wide + 2:g},112L{wide:g},50Z", skin.lit, INNER
    ) + shape(
        f"M{-wide + 1:g},62Q4,96 {wide - 1:g},54L{wide + 1:g},110L6,110L4,90Q-12,82 {-wide + 1:g},62Z",
        skin.shade,
        0,
    )


def _shoulders(cloth: Cloth, wide: float = 124, slope: float = 96) -> str:
    return shape(
        f"M-{wide:g},190C-{wide:g},132 -{slope:g},112 -34,98L34,98C{slope:g},112 {wide:g},132 {wide:g},190Z",
        cloth.glow,
        OUTLINE,
    )


def _spectacles(pince: bool = False) -> str:
    rims = "".join(
        f'<circle cx="{x}" cy="0" r="17" fill="#FFFFFF" fill-opacity="0.13" stroke="{colour}"'
        f' stroke-width="{width}"/>'
        for x in (-21, 21)
        for colour, width in ((GOLD_LINE, 4.2), (GOLD, 2.4))
    )
    bridge = line("M-5,-4Q0,-9 5,-4", 3.4, GOLD_LINE) + line("M-5,-4Q0,-9 5,-4", 1.8, GOLD)
    sides = (
        line("M38,3C50,20 46,60 52,110", FINE, GOLD)
        if pince
        else line("M-38,-3L-46,-6M38,-3L46,-6", 2.6, GOLD_LINE)
    )
    glint = line("M-30,-8L-24,-13M12,-8L18,-13", FINE, WHITE)
    return rims + bridge + sides + glint


def wren(mood: Mood) -> str:
    """Toby Wren, a beginner, of hearts: freckles, hair that will not lie, a red neckerchief."""
    coat = (
        _shoulders(BLUE)
        + shape("M-22,98L0,150L22,98L34,100L12,190L-12,190L-34,100Z", CREAM.glow, INNER)
        + stripes(
            [(-14, 130), (14, 130), (11, 190), (-11, 190)], (CREAM.main, RED.main), RED.line, 5
        )
        + shape("M-36,98L-64,120L-34,132L-44,190L-12,190L-26,132Z", BLUE.main, INNER)
        + shape("M36,98L64,120L34,132L44,190L12,190L26,132Z", BLUE.main, INNER)
        + line("M-60,122L-38,132L-47,186M60,122L38,132L47,186", FINE, BLUE.lit)
        + shape("M66,134L92,128L100,166L74,172Z", CREAM.main, INNER)
        + sign("hearts", 83, 150, 1.0, RED.main)
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
        "M-46,24C-56,10 -58,-14 -52,-34C-66,-40 -62,-56 -50,-58C-54,-76 -36,-84 -26,-78C-22,-96 0,-98 6,-84"
        "C18,-98 40,-90 38,-76C54,-76 60,-60 52,-50C64,-40 58,-4 47,22C46,4 44,-12 36,-24"
        "C30,-14 20,-22 16,-30C10,-16 -6,-20 -8,-30C-14,-18 -28,-16 -32,-26C-40,-14 -44,4 -46,24Z"
    )
    strands = "M-40,-50C-46,-36 -44,-22 -42,-8M-24,-70C-34,-56 -32,-40 -28,-30M-2,-80C-12,-62 -10,-46 -4,-34M18,-80C12,-62 14,-46 20,-32M36,-68C36,-54 36,-42 38,-30M48,-46C50,-34 50,-20 48,-6"
    return (
        _ground(RED)
        + _neck(FRESH)
        + coat
        + shape("M-44,2C-56,-4 -58,20 -45,26Z", FRESH.lit, INNER)
        + shape("M44,2C56,-4 58,20 45,26Z", FRESH.shade, INNER)
        + front(FRESH, SANDY_DARK, "#4A7C9C", mood, young=True)
        + dot(-27, 29, 7, FRESH.blush)
        + dot(28, 29, 7, FRESH.blush)
        + freckles
        + shape(hair, SANDY, OUTLINE)
        + line(strands, INNER * 0.9, SANDY_DARK)
        + line(
            "M-32,-62C-40,-48 -38,-36 -36,-24M8,-78C0,-62 2,-48 8,-36M28,-74C26,-60 28,-48 30,-36",
            FINE,
            SANDY_LIT,
        )
        + scarf
    )


def lavelle(mood: Mood) -> str:
    """Mrs Lavelle, a regular of the club, of clubs: spectacles, a bun, a lace collar with a cameo."""
    dress = _shoulders(GREEN) + "".join(
        sign("clubs", x, y, 0.8, GREEN.lit)
        for x, y in (
            (-84, 150),
            (-58, 162),
            (-98, 176),
            (58, 162),
            (84, 150),
            (98, 176),
            (-32, 176),
            (30, 176),
        )
    )
    lace = "".join(
        at(
            0,
            74,
            shape("M-11,26C-18,44 -10,54 0,54C10,54 18,44 11,26Z", CREAM.glow, INNER),
            dot(0, 42, 3, CREAM.line),
            turn=a,
        )
        for a in (-78, 78, -58, 58, -38, 38, -19, 19, 0)
    )
    cameo = (
        dot(0, 132, 15, METAL, INNER)
        + dot(0, 132, 10.5, BLUE.main, FINE)
        + shape("M-2,125C4,124 5,129 4,132C6,136 4,140 -4,140C-5,135 -6,128 -2,125Z", WHITE, 0)
    )
    bun = (
        dot(2, -92, 27, AUBURN, OUTLINE)
        + line(
            "M-18,-98C-8,-116 14,-116 24,-100M-20,-88C-8,-104 14,-104 26,-88M-14,-76C-4,-90 12,-90 22,-76",
            INNER * 0.9,
            AUBURN_DARK,
        )
        + line("M-10,-104C0,-112 10,-112 18,-104", FINE, AUBURN_LIT)
        + line("M-22,-112L30,-70", 5, INK)
        + line("M-22,-112L30,-70", 2.6, GOLD)
        + dot(-24, -114, 5, METAL, INNER)
    )
    hair = (
        "M0,-70C-38,-72 -58,-46 -56,-10C-56,6 -54,22 -48,34C-42,26 -44,10 -42,-4C-40,-26 -22,-40 0,-46"
        "C22,-40 40,-26 42,-4C44,10 42,26 48,34C54,22 56,6 56,-10C58,-46 38,-72 0,-70Z"
    )
    strands = "M-4,-64C-32,-58 -46,-38 -48,-10M-10,-56C-34,-46 -46,-26 -46,2M4,-64C32,-58 46,-38 48,-10M10,-56C34,-46 46,-26 46,2M-52,-14C-54,4 -52,16 -49,26M52,-14C54,4 52,16 49,26"
    return (
        _ground(GREEN)
        + _neck(FAIR, 17)
        + dress
        + lace
        + cameo
        + bun
        + front(FAIR, AUBURN_DARK, "#4B7A55", mood, lady=True, lid="#C9A08A")
        + shape(hair, AUBURN, OUTLINE)
        + line(strands, INNER * 0.9, AUBURN_DARK)
        + line("M-22,-58C-38,-46 -48,-30 -51,-12M22,-58C38,-46 48,-30 51,-12", FINE, AUBURN_LIT)
        + _spectacles()
        + "".join(
            line(f"M{x},32V40", INNER, GOLD) + dot(x, 45, 5, WHITE, FINE, INK) for x in (-47, 47)
        )
    )


def finch(mood: Mood) -> str:
    """Mr Finch, an expert, of diamonds: a parting, a moustache, pince-nez on a cord, a silk tie."""
    suit = (
        _shoulders(BLACK)
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
        + shape("M58,140L80,134L84,146L62,152Z", RED.main, INNER)
    )
    hair = (
        "M-48,16C-54,-4 -56,-30 -48,-48C-40,-70 -14,-80 10,-76C38,-76 54,-58 52,-30C54,-12 52,4 48,16"
        "C46,4 46,-12 42,-24C36,-38 20,-46 -18,-42C-34,-40 -42,-26 -44,-10C-46,0 -46,8 -48,16Z"
    )
    combed = "M-22,-46C-10,-66 18,-70 40,-54M-26,-52C-14,-72 16,-78 38,-66M-14,-44C6,-58 28,-58 44,-40M-30,-48C-40,-40 -46,-28 -47,-14M46,-40C49,-28 50,-14 48,0"
    moustache = "".join(
        shape(brush((side, 41), (side * -18, 39), (side * -30, 50), 10, 3), JET, FINE, JET_LIT)
        for side in (1, -1)
    )
    return (
        _ground(RED)
        + _neck(BROWN)
        + suit
        + shape("M-44,0C-55,-6 -57,18 -45,24Z", BROWN.lit, INNER)
        + shape("M44,0C55,-6 57,18 45,24Z", BROWN.shade, INNER)
        + front(BROWN, JET, "#3A2414", mood)
        + moustache
        + shape(hair, JET, OUTLINE)
        + line(combed, INNER * 0.8, JET_LIT)
        + _spectacles(pince=True)
    )


def argand(mood: Mood) -> str:
    """Madame Argand, an old master, of spades: white hair piled up, a black mantilla, a ruff."""
    veil = "M0,-116C-70,-116 -92,-60 -94,0C-96,60 -116,110 -134,190H134C116,110 96,60 94,0C92,-60 70,-116 0,-116Z"
    net = "".join(
        line(
            f"M{x},{-90 + abs(x) // 2}C{x * 1.25:g},0 {x * 1.35:g},80 {x * 1.55:g},190",
            FINE,
            JET_LIT,
        )
        for x in (-84, -74, -64, 64, 74, 84)
    ) + "".join(
        sign("spades", x, y, 0.5, JET_LIT)
        for x, y in (
            (-84, 20),
            (-92, 60),
            (-104, 104),
            (84, 20),
            (92, 60),
            (104, 104),
            (-78, -24),
            (78, -24),
        )
    )
    gown = (
        _shoulders(BLACK, 104, 84)
        + line("M-70,128C-50,156 -20,168 0,186C20,168 50,156 70,128", INNER, GOLD)
        + sign("spades", 0, 178, 1.0, METAL, FINE)
    )
    ruff = "".join(
        at(
            0,
            66,
            shape("M-8,22C-15,46 -9,58 0,58C9,58 15,46 8,22Z", CREAM.glow, INNER),
            line("M0,30V52", FINE, CREAM.line),
            turn=a,
        )
        for a in (-84, 84, -70, 70, -56, 56, -42, 42, -28, 28, -14, 14, 0)
    )
    hair = (
        "M-46,22C-58,8 -60,-20 -52,-40C-54,-70 -30,-92 0,-92C30,-92 54,-70 52,-40C60,-20 58,8 46,22"
        "C46,0 44,-18 34,-30C22,-42 -22,-42 -34,-30C-44,-18 -46,0 -46,22Z"
    )
    waves = "M-30,-34C-44,-50 -36,-76 -8,-84M-20,-40C-30,-58 -18,-74 4,-80M-4,-42C-8,-58 4,-70 22,-72M14,-41C14,-54 24,-62 38,-58M30,-35C34,-44 42,-46 48,-40M-46,-24C-52,-38 -48,-52 -40,-62"
    side = "".join(
        dot(x * flip, y, r, "#EFE8D8", INNER, INK)
        + line(
            f"M{x * flip - 6},{y + 1}C{x * flip - 6},{y - 7} {x * flip + 6},{y - 7} {x * flip + 4},{y + 2}",
            FINE,
            CREAM.line,
        )
        for flip in (-1, 1)
        for x, y, r in ((51, 8, 11), (53, 28, 11), (49, 46, 10))
    )
    comb = (
        shape(
            "M-34,-86C-40,-112 -22,-128 0,-128C22,-128 40,-112 34,-86Q0,-100 -34,-86Z",
            METAL,
            OUTLINE * 0.9,
        )
        + sign("spades", 0, -110, 1.1, INK)
        + pearls(((-26, -96), (-20, -112), (20, -112), (26, -96)), 3)
        + line("M-30,-90Q0,-104 30,-90", FINE, GOLD_LINE)
    )
    return (
        _ground(BLUE)
        + shape(veil, JET, OUTLINE)
        + net
        + _neck(FAIR, 16)
        + gown
        + ruff
        + comb
        + front(FAIR, "#8F877A", "#5A6E78", mood, lady=True, lid="#A9A2A0", old=True)
        + shape(hair, "#EFE8D8", OUTLINE)
        + line(waves, INNER * 0.9, CREAM.line)
        + side
        + "".join(
            line(f"M{x},56V62", INNER, GOLD)
            + shape(f"M{x},60L{x - 5},72L{x},82L{x + 5},72Z", GREEN.main, FINE)
            for x in (-50, 50)
        )
    )


PEOPLE: Mapping[str, Callable[[], str]] = {
    "novice": lambda: wren("merry"),
    "club": lambda: lavelle("calm"),
    "expert": lambda: finch("calm"),
    "master": lambda: argand("stern"),
}
"""Who sits there, by level."""
