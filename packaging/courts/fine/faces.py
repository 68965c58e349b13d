"""Faces in full: three weights of line, modelled by one soft edge, each with a mood of its own.

Measured like the plain ones: about the root of the nose, eyes on y = 0, chin near y = 74. A profile looks
to the right; mirror it for the left.
"""

from typing import Literal

from ..pen import INK, brush, dot, line, shape
from ..plain.faces import LADY_PROFILE, LORD_PROFILE
from .cloth import FINE, INNER, OUTLINE
from .colours import WHITE, Skin

Mood = Literal["calm", "stern", "merry", "wistful"]

_BROWS: dict[Mood, tuple[float, float, float]] = {
    "calm": (-14, -23, -10),
    "stern": (-9, -20, -15),
    "merry": (-17, -28, -12),
    "wistful": (-19, -22, -7),
}
"""Heights of a brow by the nose, at its arch and at the temple."""


def front(
    skin: Skin,
    brow: str,
    iris: str,
    mood: Mood,
    lady: bool = False,
    lid: str = "",
    old: bool = False,
    young: bool = False,
) -> str:
    """A face from before. `lid` colours the eyelids; `old` draws the years, `young` not even one."""
    if lady:
        edge = "M-42,-50L-42,6C-42,35 -21,66 0,74C21,66 42,35 42,6L42,-50Z"
        dark = "M6,-50L42,-50L42,6C42,35 21,66 0,74C6,64 6,58 5,54L0,48L1,34L9,28L4,-6Z"
    else:
        edge = "M-44,-50L-44,10C-44,38 -34,60 -16,73Q0,80 16,73C34,60 44,38 44,10L44,-50Z"
        dark = (
            "M6,-50L44,-50L44,10C44,38 34,60 16,73Q8,77 2,77C7,68 8,62 6,56L0,50L1,35L11,29L4,-6Z"
        )
    parts = [shape(edge, skin.lit, 0), shape(dark, skin.shade, 0)]
    if lady:
        parts += [dot(-26, 27, 8.5, skin.blush), dot(27, 27, 8.5, skin.blush)]
    elif mood != "merry" and not young:
        parts.append(line("M25,20L37,14M24,26L38,19M25,32L38,25M27,38L36,33", FINE, skin.line))
    parts += [_eye(side, skin, brow, iris, mood, lady, lid) for side in (-1, 1)]
    parts.append(
        line("M5,-9L8,20C10,28 5,32 0,32C-4,32 -7,30 -8,27", INNER, skin.line)
        + line("M-6,31Q-3,33 -1,32M4,32Q8,32 9,28", FINE, INK)
    )
    if old:
        parts.append(
            line(
                "M-20,-31Q0,-36 20,-31M-16,-37Q0,-41 16,-37M-14,34Q-21,42 -22,50M14,34Q21,42 22,50"
                "M-39,2L-35,6M-40,6L-36,9M39,2L35,6M40,6L36,9",
                FINE,
                skin.line,
            )
        )
    parts.append(_mouth(skin, mood, lady))
    parts.append(shape(edge, "none", OUTLINE * 0.85))
    return "".join(parts)


def _mouth(skin: Skin, mood: Mood, lady: bool) -> str:
    lift = {"calm": 0.0, "stern": 2.6, "merry": -4.2, "wistful": 1.4}[mood]
    wide = 12.5 if lady else 16
    y = 49 if lady else 50
    lips = (
        f"M{-wide:g},{y + lift:g}Q{-wide / 3:g},{y - 6:g} 0,{y - 3:g}Q{wide / 3:g},{y - 6:g}"
        f" {wide:g},{y + lift:g}Q{wide * 0.55:g},{y + 9:g} 0,{y + 9:g}Q{-wide * 0.55:g},{y + 9:g}"
        f" {-wide:g},{y + lift:g}Z"
    )
    corner = wide + 2.5
    return (
        shape(lips, skin.lips, 0)
        + line(
            f"M{-corner:g},{y + lift * 1.4:g}Q{-wide / 2:g},{y + 1.5:g} 0,{y + 2:g}"
            f"Q{wide / 2:g},{y + 1.5:g} {corner:g},{y + lift * 1.4:g}",
            INNER * 0.85,
            skin.line,
        )
        + line(f"M-5,{y + 14}Q0,{y + 16} 5,{y + 14}", FINE, skin.line)
        + (
            line("M-21,38Q-25,44 -22,50M21,38Q25,44 22,50", FINE, skin.line)
            if mood == "merry"
            else ""
        )
    )


def _eye(side: int, skin: Skin, brow: str, iris: str, mood: Mood, lady: bool, lid: str) -> str:
    def x(value: float) -> str:
        return f"{value * side:g}"

    heavy = mood == "wistful"
    top = -8 if heavy else -11
    parts = [
        shape(
            f"M{x(37)},-3Q{x(24)},{top - 8} {x(7)},1Q{x(22)},{top + 3} {x(37)},-3Z",
            lid or skin.shade,
            0,
        ),
        shape(f"M{x(34)},-1Q{x(22)},{top} {x(8.5)},3Q{x(20)},10 {x(34)},-1Z", WHITE, 0),
        dot(20.5 * side, 0 if heavy else -0.5, 5.6, iris, 1, INK),
        dot(20.5 * side, 0 if heavy else -0.5, 2.7, INK),
        dot(20.5 * side - 1.9, -2.4, 1.4, WHITE),
    ]
    if lady:
        parts.append(
            line(f"M{x(40)},-7Q{x(36)},-3 {x(34)},-2Q{x(22)},{top - 1} {x(8)},3", INNER * 1.25)
        )
        parts.append(line(f"M{x(41)},-3L{x(35)},-1", FINE))
    else:
        parts.append(line(f"M{x(36)},-1Q{x(22)},{top - 1} {x(8)},3", INNER * 1.15))
    parts.append(line(f"M{x(33)},1.5Q{x(22)},9 {x(11)},4.5", FINE, skin.line))
    parts.append(line(f"M{x(35)},-8Q{x(22)},{top - 7} {x(11)},-5", FINE, skin.line))
    near, arch, far = _BROWS[mood]
    shift = -5 if lady else 0
    width = 4.4 if lady else 7.2
    parts.append(
        shape(
            brush(
                (8.5 * side, near + shift),
                (26 * side, arch - 3 + shift),
                (40 * side, far + shift),
                width,
                1.6 if lady else 2.6,
            ),
            brow,
            0,
        )
    )
    return "".join(parts)


def profile(skin: Skin, brow: str, iris: str, lady: bool = False, lid: str = "") -> str:
    """A face from the side, looking right, without ear, hair and neck."""
    edge = LADY_PROFILE if lady else LORD_PROFILE
    cheek = (
        "M-16,-52L0,-52C-6,-20 -2,10 12,34C18,48 24,62 28,78C10,76 -8,64 -16,44Z"
        if lady
        else "M-18,-52L0,-52C-6,-20 -2,14 12,38C18,52 24,68 28,84C10,82 -8,70 -18,48Z"
    )
    parts = [shape(edge + "L-18,-52Z", skin.lit, 0), shape(cheek, skin.shade, 0)]
    if lady:
        parts.append(dot(18, 26, 8.5, skin.blush))
        parts.append(shape("M6,-3Q16,-17 35,-10L34,-4Q20,-12 6,-3Z", lid or skin.shade, 0))
    else:
        parts.append(line("M4,22L16,16M5,28L19,21M8,34L20,28M11,40L19,36", FINE, skin.line))
        parts.append(line("M4,-7Q16,-18 33,-12", FINE, skin.line))
    parts += [
        shape("M8,1Q18,-11 33,-6Q35,1 31,6Q18,9 8,1Z", WHITE, 0),
        shape("M24,-8.5Q34,-8 33,-1Q32,6 27,6Q21,0 24,-8.5Z", iris, 1),
        shape("M28,-6Q33,-5 32,-0.5Q31,3 29,3Q26,-1 28,-6Z", INK, 0),
        dot(28, -3.5, 1.3, WHITE),
    ]
    if lady:
        parts.append(line("M-1,-7Q4,-2 8,0Q18,-12 35,-6", INNER * 1.25))
        parts.append(line("M10,3Q20,9 30,6.5", FINE, skin.line))
        parts.append(shape(brush((38, -17), (22, -31), (2, -17), 4.4, 1.6), brow, 0))
    else:
        parts.append(line("M6,1Q18,-13 36,-7", INNER * 1.15))
        parts.append(line("M10,4Q20,9 30,7", FINE, skin.line))
        parts.append(shape(brush((41, -13), (24, -25), (3, -14), 7.2, 2.6), brow, 0))
    parts.append(
        line("M44,31Q37,31 38,24" if lady else "M46,33Q38,33 39,25", INNER * 0.9, skin.line)
    )
    parts.append(line(edge, OUTLINE * 0.85))
    if lady:
        lips = "M46,39.5C49.5,41.5 50,44.5 46.5,46.8C49,49 48.5,53.5 44,55Q38,53 35,47.3Q41,44 46,39.5Z"
        parts += [shape(lips, skin.lips, 0), line("M48,46.8Q41,48.5 33,46", FINE, skin.line)]
    else:
        lips = "M47,42.5C50,44 51,47 47,49C50,51 49,55 45,57Q40,55 38,49.5Q42,46 47,42.5Z"
        parts += [shape(lips, skin.lips, 0), line("M49,49Q40,51 31,47.5", INNER * 0.8, skin.line)]
    return "".join(parts)


def lower_lip(skin: Skin) -> str:
    """What a beard leaves of a lord's mouth seen from the side."""
    return shape("M36,50Q42,48 50,49C53,52 50,58 44,58Q38,57 36,50Z", skin.lips, FINE)


def neck(skin: Skin) -> str:
    """A long neck under a face from before."""
    return (
        shape("M-18,50L-17,86C-20,98 -34,104 -50,108L50,108C34,104 20,98 17,86L18,50Z", skin.lit, 0)
        + shape(
            "M-17,60Q6,92 17,52L17,86C20,98 34,104 50,108L8,108L6,88Q-12,80 -17,60Z", skin.shade, 0
        )
        + line("M-18,50L-17,86C-20,98 -34,104 -50,108M50,108C34,104 20,98 17,86L18,50", INNER)
        + line("M-7,84L-2,104M8,86L4,104", FINE, skin.line)
    )


def throat(skin: Skin) -> str:
    """The same under a profile."""
    return (
        shape("M-24,36C-22,70 -26,92 -46,106L34,106C22,98 16,86 16,70Z", skin.shade, 0)
        + shape("M0,64L16,72C16,84 20,96 34,106L2,106Z", skin.lit, 0)
        + line("M-24,36C-22,70 -26,92 -46,106M34,106C22,98 16,86 16,70", INNER)
    )
