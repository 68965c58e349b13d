"""Mrs Lavelle and Madame Argand, each with a build of her own and whatever mood she is in."""

from courts.fine.cloth import FINE, INNER, OUTLINE, pearls
from courts.fine.colours import (
    BLACK,
    BLUE,
    CREAM,
    GOLD,
    GOLD_LINE,
    GREEN,
    METAL,
    ROSY,
    WHITE,
    Skin,
)
from courts.pen import INK, at, dot, line, shape
from courts.suits import sign

from .face import Build, Mood, cheeks, face, nodding
from .parts import ground, neck, shoulders, spectacles

PALE = Skin("#FBEBDC", "#EBCDB6", "#93664C", "#C4161F", "#F0BFAB")
AUBURN, AUBURN_LIT, AUBURN_DARK = "#8E3B1C", "#C4673A", "#4C1A08"
JET, JET_LIT = "#1B1917", "#6A625A"

LAVELLE = Build(
    skin=ROSY,
    cheek=46,
    jaw=42,
    chin=70,
    point=10,
    nose="snub",
    eye=0.9,
    iris="#4B7A55",
    lid="#D3A38E",
    brow=AUBURN_DARK,
    brows=4,
    wide=10,
    full=1.15,
    turn=8,
)
ARGAND = Build(
    skin=PALE,
    cheek=41,
    jaw=28,
    chin=82,
    point=8,
    nose="hooked",
    eye=1.04,
    iris="#3F6178",
    lid="#8F8A93",
    lashes=False,
    brow="#574E44",
    brows=4.6,
    wide=13,
    full=0.95,
    turn=-4,
)


def lavelle(mood: Mood) -> str:
    """Mrs Lavelle, a regular of the club, of clubs: spectacles, a bun, a lace collar with a cameo."""
    dress = shoulders(GREEN) + "".join(
        sign("clubs", x, y, 0.8, GREEN.lit)
        for x, y in (
            (-68, 124),
            (68, 124),
            (-52, 138),
            (52, 138),
            (-34, 150),
            (34, 150),
            (-78, 142),
            (78, 142),
            (0, 160),
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
        ground(GREEN)
        + neck(ROSY, 20)
        + dress
        + lace
        + cameo
        + nodding(
            mood,
            bun,
            face(LAVELLE, mood),
            cheeks(LAVELLE, 9),
            shape(hair, AUBURN, OUTLINE),
            line(strands, INNER * 0.9, AUBURN_DARK),
            line("M-22,-58C-38,-46 -48,-30 -51,-12M22,-58C38,-46 48,-30 51,-12", FINE, AUBURN_LIT),
            spectacles(LAVELLE),
            *(
                line(f"M{x},{top}V38", INNER, GOLD) + dot(x, 43, 5, WHITE, FINE, INK)
                for x, top in ((-49, 30), (54, 23))
            ),
        )
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
        shoulders(BLACK, 104, 84)
        + "".join(
            sign("spades", x, y, 0.6, JET_LIT)
            for x, y in ((-58, 132), (58, 132), (-42, 147), (42, 147), (-66, 150), (66, 150))
        )
        + line("M-62,114C-50,134 -24,142 0,152C24,142 50,134 62,114", INNER * 1.6, GOLD_LINE)
        + line("M-62,114C-50,134 -24,142 0,152C24,142 50,134 62,114", INNER, GOLD)
        + sign("spades", 0, 152, 1.0, METAL, FINE)
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
            "M-34,-82C-40,-106 -22,-120 0,-120C22,-120 40,-106 34,-82Q0,-96 -34,-82Z",
            METAL,
            OUTLINE * 0.9,
        )
        + sign("spades", 0, -106, 0.85, INK)
        + pearls(((-27, -91), (-20, -105), (20, -105), (27, -91)), 3)
        + line("M-30,-86Q0,-100 30,-86", FINE, GOLD_LINE)
    )
    years = (
        "M-24,-40Q-4,-45 16,-40M-20,-46Q-4,-50 12,-46"
        "M-34,16Q-28,24 -18,26M36,16Q30,24 24,26M-38,4L-33,8M-38,9L-34,13M38,4L34,8M38,9L35,13"
    )
    if mood.smile <= 0.5:  # a smile has folds of its own
        years += "M-20,36Q-26,46 -22,56M13,36Q20,46 18,56"
    return (
        ground(BLUE)
        + shape(veil, JET, OUTLINE)
        + net
        + neck(PALE, 15)
        + gown
        + ruff
        + nodding(
            mood,
            comb,
            face(ARGAND, mood),
            cheeks(ARGAND, 7),
            line(years, FINE, PALE.line),
            shape(hair, "#EFE8D8", OUTLINE),
            line(waves, INNER * 0.9, CREAM.line),
            side,
            *(
                line(f"M{x},56V62", INNER, GOLD)
                + shape(f"M{x},60L{x - 5},72L{x},82L{x + 5},72Z", GREEN.main, FINE)
                for x in (-48, 48)
            ),
        )
    )
