"""Miss Bell, with a build of her own and whatever mood she is in."""

from courts.fine.cloth import FINE, INNER, OUTLINE, pearls
from courts.fine.colours import BLUE, GOLD, GOLD_LINE, GREEN, METAL, RED, WHITE, Skin
from courts.pen import INK, dot, line, shape
from courts.suits import sign

from .face import Build, Mood, face, nodding
from .parts import ground, neck, shoulders

DARK = Skin("#8A5636", "#6A3F26", "#2C140A", "#9E3A3E", "#A3573C")
JET = "#1B1917"

BELL = Build(
    skin=DARK,
    cheek=43.5,
    jaw=33,
    chin=75,
    point=9,
    nose="broad",
    eye=1.04,
    iris="#2E1A0E",
    lid="#B98A3E",
    lashes=True,
    brow=JET,
    brows=4.4,
    wide=15,
    full=1.3,
    turn=-7,
)


def _throat() -> str:
    """What a collar leaves open below a neck, and no line between the two."""
    edge = (
        "M-18,88C-26,94 -32,98 -36,104C-26,111 -14,114 0,114C14,114 26,111 36,104C32,98 26,94 18,88"
    )
    return (
        shape(f"{edge}L17,88V84H-17V88Z", DARK.lit, 0)
        + shape(
            "M-6,84H17L18,88C26,94 32,98 36,104C26,111 14,114 8,114Q3,102 4,90Q-2,87.5 -6,84Z",
            DARK.shade,
            0,
        )
        + line("M-26,101Q-14,100 -6,106M26,101Q15,100 10,106", FINE, DARK.line)
        + line(edge, INNER)
    )


def bell(mood: Mood) -> str:
    """Miss Bell, for company, of hearts: a turban with a jewel, rings in her ears, a collar of beads."""
    dress = (
        shoulders(RED, 124, 96)
        + shape(
            "M-30,88C-52,98 -70,108 -84,120C-60,146 -30,156 0,156C30,156 60,146 84,120C70,108 52,98 30,88Z",
            METAL,
            INNER,
        )
        + shape(
            "M-26,90C-44,98 -58,106 -70,116C-50,134 -26,142 0,142C26,142 50,134 70,116C58,106 44,98 26,90Z",
            BLUE.glow,
            INNER,
        )
        + shape(
            "M-22,90C-34,96 -44,102 -52,110C-38,122 -20,127 0,127C20,127 38,122 52,110C44,102 34,96 22,90Z",
            METAL,
            INNER,
        )
        + _throat()
        + pearls(
            ((-60, 118), (-44, 127), (-24, 133), (0, 135), (24, 133), (44, 127), (60, 118)), 3.4
        )
        + sign("hearts", 0, 148, 0.5, RED.main)
    )
    crown = "M-50,-24C-66,-50 -58,-96 -18,-108C20,-122 62,-98 58,-56C58,-42 54,-32 49,-24C30,-42 -26,-44 -50,-24Z"
    bands = (
        shape(
            "M-50,-24C-66,-50 -58,-90 -26,-104C-6,-84 22,-58 49,-24C30,-42 -26,-44 -50,-24Z",
            BLUE.glow,
            INNER,
        )
        + shape(
            "M-56,-52C-56,-70 -46,-90 -32,-98C-10,-82 8,-66 26,-44L10,-41C-6,-62 -30,-74 -56,-52Z",
            METAL,
            INNER,
        )
        + shape("M-53,-34C-40,-56 -16,-52 0,-40C-18,-40 -38,-34 -50,-24Z", RED.main, INNER)
        + line("M-2,-110C22,-92 44,-66 54,-38M18,-110C36,-98 50,-80 57,-60", INNER, RED.line)
    )
    jewel = (
        shape("M-12,-66L2,-84L16,-66L2,-48Z", METAL, INNER)
        + shape("M-5,-66L2,-76L9,-66L2,-56Z", GREEN.main, FINE)
        + dot(2, -43, 4.5, WHITE, FINE, INK)
        + dot(20, -112, 10, RED.main, INNER)
    )
    rings = "".join(
        f'<circle cx="{x}" cy="44" r="11" fill="none" stroke="{colour}" stroke-width="{width}"/>'
        for x in (-47, 48)
        for colour, width in ((GOLD_LINE, 5.4), (GOLD, 3.2))
    )
    lobes = shape("M-40,8C-52,4 -53,26 -46,33L-38,31Z", DARK.lit, INNER) + shape(
        "M40,8C54,2 56,26 47,33L38,31Z", DARK.shade, INNER
    )
    return (
        ground(BLUE)
        + neck(DARK, 17)
        + dress
        + nodding(
            mood,
            shape(
                "M-44,-34C-52,-20 -53,-4 -49,10L-38,16V-34ZM44,-34C52,-20 53,-4 49,10L38,16V-34Z",
                JET,
                INNER,
            ),
            lobes,
            rings,
            face(BELL, mood),
            shape(crown, RED.glow, OUTLINE),
            bands,
            shape(crown, "none", OUTLINE * 0.8),
            jewel,
        )
    )
