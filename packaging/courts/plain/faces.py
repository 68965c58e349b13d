"""Faces: one seen from before, one from the side, each with a lighter, longer cut for queens.

Drawn about the root of the nose: the eyes lie on y = 0, the hair begins near y = -44, the chin ends near
y = 74. A profile looks to the right; mirror it for the left. Half of a face lies in a flat shade: that
one edge down the nose does the modelling.
"""

from ..pen import HAIR, INK, LINE, OUTLINE, brush, dot, line, shape
from .tints import WHITE, Skin


def front(
    skin: Skin, brow: str, iris: str, lady: bool = False, lid: str = "", stern: bool = False
) -> str:
    """A face from before. `lid` colours a lady's eyelids."""
    if lady:
        edge = "M-43,-50L-43,4C-43,34 -22,66 0,74C22,66 43,34 43,4L43,-50Z"
        dark = "M5,-50L43,-50L43,4C43,34 22,66 0,74L0,60L5,54L0,48L0,32L8,28L4,-6Z"
    else:
        edge = "M-45,-50L-45,10C-45,38 -34,60 -16,73Q0,80 16,73C34,60 45,38 45,10L45,-50Z"
        dark = "M5,-50L45,-50L45,10C45,38 34,60 16,73Q8,77 0,77L0,62L6,56L0,50L0,34L10,29L4,-6Z"
    parts = [shape(edge, skin.lit, 0), shape(dark, skin.shade, 0)]
    if lady:
        parts += [dot(-27, 27, 9, skin.blush), dot(28, 27, 9, skin.blush)]
    for side in (-1, 1):
        parts.append(_eye(side, skin, brow, iris, lady, lid, stern))
    parts.append(line("M6,-9L9,21C11,29 5,33 0,33C-4,33 -7,31 -8,28", 2.6))
    if lady:
        parts += [
            shape("M-13,49Q-5,43 0,46Q5,43 13,49Q0,51 -13,49Z", skin.lips, 0),
            shape("M-11,50Q0,52 11,50Q6,58 0,58Q-6,58 -11,50Z", skin.lips, 0),
            line("M-14,48Q-9,50 0,51.2Q9,50 14,48", 1.6),
        ]
    else:
        parts += [
            shape("M-15,50Q-6,46 0,48Q6,46 15,50Q0,64 -15,50Z", skin.lips, 0),
            line("M-18,49Q-13,51 0,52.5Q13,51 18,49", 2.4),
        ]
    parts.append(shape(edge, "none", OUTLINE))
    return "".join(parts)


def _eye(side: int, skin: Skin, brow: str, iris: str, lady: bool, lid: str, stern: bool) -> str:
    def x(value: float) -> str:
        return f"{value * side:g}"

    parts = []
    if lady:
        parts.append(
            shape(f"M{x(37)},-4Q{x(24)},-19 {x(8)},1Q{x(22)},-8 {x(37)},-4Z", lid or skin.shade, 0)
        )
    parts += [
        shape(f"M{x(34)},-1Q{x(22)},-11 {x(8.5)},3Q{x(20)},10 {x(34)},-1Z", WHITE, 0),
        dot(20.5 * side, -0.5, 5.6, iris),
        dot(20.5 * side, -0.5, 2.8, INK),
        dot(18.8 * side - 0.6, -2.2, 1.3, WHITE),
    ]
    if lady:
        parts.append(line(f"M{x(40)},-7Q{x(36)},-3 {x(34)},-2Q{x(22)},-12 {x(8)},3", 3.4))
        parts.append(line(f"M{x(33)},1Q{x(22)},9 {x(11)},4", 1.2))
        arch = brush((9 * side, -17.5), (27 * side, -29), (41 * side, -14), 4.8, 1.6)
    else:
        parts.append(line(f"M{x(36)},-1Q{x(22)},-12 {x(8)},3", LINE))
        parts.append(line(f"M{x(32)},2Q{x(22)},9 {x(12)},5", 1.2))
        rise, heavy = (0, 8.0) if stern else (-2, 6.5)
        arch = brush(
            (9 * side, rise - 13), (27 * side, rise - 23), (40 * side, rise - 11), heavy, 3
        )
    parts.append(shape(arch, brow, 0))
    return "".join(parts)


LADY_PROFILE = (
    "M31,-52C37,-38 39,-24 39,-10L53,21C55,26 52,29.5 44,30.5C43,34 44,36 45.5,38C49.5,40.5 50,44.5 46.5,46.5"
    "C49.5,49 48.5,54 44,56.5C42,59 42,62 43,65C44,73 36,79 28,78C10,76 -8,64 -16,44"
)
LORD_PROFILE = (
    "M32,-52C39,-40 42,-26 41,-12C46,0 54,12 59,22C61,28 57,32 46,33C45,36 46,38 47,40"
    "C52,43 52,47 46,49C50,51 50,57 45,59C43,62 43,64 45,68C46,78 38,85 28,84C10,82 -8,70 -18,48"
)


def profile(skin: Skin, brow: str, iris: str, lady: bool = False, lid: str = "") -> str:
    """A face from the side, looking right, without ear, hair and neck."""
    edge = LADY_PROFILE if lady else LORD_PROFILE
    cheek = (
        "M-16,-52L2,-52C-4,-20 0,10 14,34C20,48 26,62 28,78C10,76 -8,64 -16,44Z"
        if lady
        else "M-18,-52L2,-52C-4,-20 0,14 14,38C20,52 26,68 28,84C10,82 -8,70 -18,48Z"
    )
    parts = [shape(edge + "L-18,-52Z", skin.lit, 0), shape(cheek, skin.shade, 0)]
    if lady:
        parts.append(dot(17, 26, 9, skin.blush))
        parts.append(shape("M6,-3Q16,-17 35,-10L34,-4Q20,-12 6,-3Z", lid or skin.shade, 0))
    parts += [
        shape("M8,1Q18,-11 33,-6Q35,1 31,6Q18,9 8,1Z", WHITE, 0),
        shape("M24,-8.5Q34,-8 33,-1Q32,6 27,6Q21,0 24,-8.5Z", iris, 0),
        shape("M28,-6Q33,-5 32,-0.5Q31,3 29,3Q26,-1 28,-6Z", INK, 0),
    ]
    if lady:
        parts.append(line("M0,-6Q4,-2 8,0Q18,-12 35,-6", 3.4))
        parts.append(line("M10,3Q20,9 30,6.5", 1.2))
        parts.append(shape(brush((38, -17), (22, -31), (2, -17), 4.6, 1.6), brow, 0))
    else:
        parts.append(line("M6,1Q18,-13 36,-7", LINE))
        parts.append(line("M10,4Q20,9 30,7", 1.2))
        parts.append(shape(brush((41, -14), (24, -27), (3, -13), 8, 3), brow, 0))
    parts.append(line("M44,31Q37,31 38,24" if lady else "M46,33Q38,33 39,25", HAIR))
    parts.append(line(edge, OUTLINE))
    if lady:
        lips = "M46,39.5C49.5,41.5 50,44.5 46.5,46.8C49,49 48.5,53.5 44,55Q38,53 35,47.3Q41,44 46,39.5Z"
        parts += [shape(lips, skin.lips, 0), line("M48,46.8Q41,48.5 33,46", 1.8)]
    else:
        lips = "M47,42.5C50,44 51,47 47,49C50,51 49,55 45,57Q40,55 38,49.5Q42,46 47,42.5Z"
        parts += [shape(lips, skin.lips, 0), line("M49,49Q40,51 31,47.5", 2.2)]
    return "".join(parts)


def lower_lip(skin: Skin) -> str:
    """What a beard leaves of a lord's mouth seen from the side."""
    return shape("M36,50Q42,48 50,49C53,52 50,58 44,58Q38,57 36,50Z", skin.lips, HAIR)


def neck(skin: Skin) -> str:
    """A long neck and the beginning of the shoulders, under a face from before."""
    return (
        shape("M-18,50L-17,86C-20,98 -34,104 -50,108L50,108C34,104 20,98 17,86L18,50Z", skin.lit, 0)
        + shape(
            "M-17,62Q4,92 17,54L17,86C20,98 34,104 50,108L4,108L5,88Q-12,82 -17,62Z", skin.shade, 0
        )
        + line("M-18,50L-17,86C-20,98 -34,104 -50,108M50,108C34,104 20,98 17,86L18,50")
    )


def throat(skin: Skin) -> str:
    """The same under a profile."""
    return (
        shape("M-24,36C-22,70 -26,92 -46,106L34,106C22,98 16,86 16,70Z", skin.shade, 0)
        + shape("M0,64L16,72C16,84 20,96 34,106L2,106Z", skin.lit, 0)
        + line("M-24,36C-22,70 -26,92 -46,106M34,106C22,98 16,86 16,70")
    )
