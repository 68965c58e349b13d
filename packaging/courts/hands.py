"""Hands: the left hand of a figure, on the right of the card. Mirror them for the other.

What is held goes between two halves: the one behind it and the one before it.
"""

from .pen import EDGE, LINE, brush, line, shape
from .tints import Skin


def fist(skin: Skin) -> tuple[str, str]:
    """A fist round an upright shaft at x = 0; the wrist ends at y = 58."""
    behind = shape(
        "M-8,-26C8,-34 24,-28 27,-14C30,4 26,26 23,38L22,58L-8,58L-10,34Z", skin.shade, EDGE
    )
    fingers = "".join(
        shape(
            f"M{24 - k},{y}L{-9 + k},{y + 2}C{-19 + k},{y + 3} {-19 + k},{y + 15} {-9 + k},{y + 15}"
            f"L{24 - k},{y + 13}Z",
            skin.lit,
            LINE,
        )
        for k, y in ((2, 15), (1, 2), (0, -11), (0, -24))
    )
    hand = shape("M22,-26C31,-20 31,12 23,34L22,58L2,58L6,32C18,26 16,-16 22,-26Z", skin.lit, 0)
    thumb = shape(
        "M25,-20C27,-34 18,-40 8,-39L-4,-37C-11,-35 -10,-27 -3,-27L10,-26Z", skin.lit, LINE
    )
    edge = line("M23,-24C31,-16 31,14 24,34L22,58", EDGE)
    return behind, fingers + hand + thumb + edge


def pinch(skin: Skin) -> tuple[str, str]:
    """A lady's hand holding a stem that passes (-27, -8), three fingers free; it ends at y = 76."""
    behind = "".join(
        shape(brush(a, b, c, 13, 6.5), skin.shade if far else skin.lit, LINE)
        for a, b, c, far in (
            ((16, 30), (30, 12), (27, -14), False),
            ((10, 22), (21, -8), (15, -34), False),
            ((3, 18), (8, -16), (-2, -42), False),
            ((-5, 18), (-10, -18), (-33, -20), True),
        )
    )
    palm = shape(
        "M-11,76C-11,56 -20,46 -18,28C-15,12 -4,8 6,10C18,12 24,22 21,38C18,54 12,60 12,76Z",
        skin.lit,
        0,
    )
    edge = line("M-11,76C-11,58 -19,48 -18,32M22,28C23,48 12,56 12,76", EDGE)
    thumb = shape(brush((-10, 40), (-22, 20), (-29, -8), 15, 7), skin.lit, LINE)
    hide = shape("M-13,36L-3,30L-2,50L-13,50Z", skin.lit, 0)
    return behind, palm + edge + thumb + hide


def laid(skin: Skin) -> str:
    """A lady's right hand laid on the breast, fingers to the right; the wrist ends at x = -60."""
    fingers = "".join(
        shape(brush(a, b, c, 14, 7), skin.lit, LINE)
        for a, b, c in (
            ((-10, 13), (10, 21), (27, 19)),
            ((-10, 6), (14, 11), (38, 9)),
            ((-10, -2), (16, 0), (42, -2)),
            ((-12, -9), (12, -11), (37, -13)),
        )
    )
    palm = shape(
        "M-62,-10C-44,-12 -34,-18 -18,-17C-6,-16 -2,-8 -2,2C-2,14 -8,20 -20,19C-38,16 -46,14 -62,14Z",
        skin.lit,
        0,
    )
    edge = line("M-62,-10C-44,-12 -34,-18 -18,-17M-6,19C-16,21 -40,14 -62,14", EDGE)
    thumb = shape(brush((-26, -12), (-10, -28), (12, -31), 13, 7), skin.lit, LINE)
    hide = shape("M-28,-14L-14,-14L-10,-6L-26,-4Z", skin.lit, 0)
    return fingers + palm + edge + thumb + hide


def cupped(skin: Skin) -> str:
    """An open hand from below, under a ball of radius 40 that rests about (0, 0); it ends at y = 92."""
    palm = shape(
        "M-14,94C-14,76 -20,68 -34,54C-30,40 -14,44 0,44C16,44 26,38 36,30C40,46 26,64 14,74L12,94Z",
        skin.lit,
        EDGE,
    )
    fingers = "".join(
        shape(brush(a, b, c, 14, 8), skin.lit, LINE)
        for a, b, c in (
            ((0, 60), (-26, 52), (-48, 22)),
            ((4, 62), (-20, 60), (-40, 36)),
            ((8, 64), (-12, 66), (-28, 47)),
        )
    )
    thumb = shape(brush((8, 62), (34, 52), (42, 12), 17, 8), skin.lit, LINE)
    hide = shape("M-6,56L20,54L14,72L-8,74Z", skin.lit, 0)
    return palm + fingers + thumb + hide
