"""Hands: the left hand of a figure, on the right of the card. Mirror them for the other.

What is held goes between two halves: the one behind it and the one before it. `edge` and `inner` are
the weights of its outline and of the lines between its fingers.
"""

from typing import Protocol

from .pen import EDGE, HAIR, LINE, brush, line, shape


class Complexion(Protocol):
    """What a hand needs of a skin: lit, and in the shade."""

    @property
    def lit(self) -> str: ...

    @property
    def shade(self) -> str: ...


def fist(skin: Complexion, edge: float = EDGE, inner: float = LINE) -> tuple[str, str]:
    """A fist round an upright shaft at x = 0; the wrist ends at y = 58."""
    behind = shape(
        "M-8,-26C8,-34 24,-28 27,-14C30,4 26,26 23,38L22,58L-8,58L-10,34Z", skin.shade, edge
    )
    fingers = "".join(
        shape(
            f"M{24 - k},{y}L{-9 + k},{y + 2}C{-19 + k},{y + 3} {-19 + k},{y + 15} {-9 + k},{y + 15}"
            f"L{24 - k},{y + 13}Z",
            skin.lit,
            inner,
        )
        for k, y in ((2, 15), (1, 2), (0, -11), (0, -24))
    )
    hand = shape("M22,-26C31,-20 31,12 23,34L22,58L2,58L6,32C18,26 16,-16 22,-26Z", skin.lit, 0)
    thumb = shape(
        "M25,-20C27,-34 18,-40 8,-39L-4,-37C-11,-35 -10,-27 -3,-27L10,-26Z", skin.lit, inner
    )
    rim = line("M23,-24C31,-16 31,14 24,34L22,58", edge)
    return behind, fingers + hand + thumb + rim


def pinch(skin: Complexion, edge: float = EDGE, inner: float = LINE) -> tuple[str, str]:
    """A lady's hand holding a stem that passes (-27, -8), three fingers free; it ends at y = 76."""
    behind = "".join(
        shape(brush(a, b, c, 12.5, 6.5), skin.shade if far else skin.lit, inner)
        for a, b, c, far in (
            ((13, 38), (33, 14), (28, -14), False),
            ((7, 32), (23, -4), (17, -35), False),
            ((1, 30), (10, -14), (0, -44), False),
            ((-6, 30), (-12, -16), (-32, -21), True),
        )
    )
    palm = shape(
        "M-11,76C-11,66 -13,56 -14,47L-10,34C-6,22 6,20 12,30L18,41C17,54 12,62 12,76Z",
        skin.lit,
        0,
    )
    rim = line("M-11,76C-11,66 -12,56 -14,45M18,42C17,54 12,62 12,76", edge)
    thumb = shape(brush((-7, 46), (-20, 24), (-29, -8), 15, 7), skin.lit, inner)
    hide = shape("M-13,44L-7,40L1,34L7,56L-9.5,62Z", skin.lit, 0)
    return behind, palm + thumb + hide + rim


def laid(skin: Complexion, edge: float = EDGE, inner: float = LINE) -> str:
    """A lady's right hand laid on the breast, fingers to the right; the wrist ends at x = -60."""
    fingers = "".join(
        shape(brush(a, b, c, 13, 7), skin.lit, inner)
        for a, b, c in (
            ((-20, 10), (8, 20), (27, 19)),
            ((-20, 5), (12, 11), (38, 9)),
            ((-20, -2), (14, 0), (42, -2)),
            ((-20, -7), (10, -11), (37, -13)),
        )
    )
    palm = shape(
        "M-62,-10C-44,-12 -34,-16 -18,-15C-8,-14 -4,-8 -4,1C-4,12 -10,18 -20,18C-38,16 -46,14 -62,14Z",
        skin.lit,
        0,
    )
    rim = line("M-62,-10C-54,-11 -46,-12 -37,-13M-21,16C-34,17 -48,14 -62,14", edge)
    thumb = shape(brush((-32, -8), (-12, -27), (12, -30), 13, 7), skin.lit, inner)
    hide = shape("M-42,-9L-35,-11L-26,-12L-20,-8L-22,2L-34,3Z", skin.lit, 0)
    return fingers + palm + thumb + hide + rim


def cupped(skin: Complexion, edge: float = EDGE) -> str:
    """An open hand under a ball of radius 42 that rests about (0, 0); the wrist ends at y = 96."""
    hand = (
        "M-12,96C-12,82 -16,74 -28,66C-42,56 -52,42 -56,24C-57,17 -49,14 -46,21C-40,36 -30,44 -16,47"
        "C0,50 16,48 26,40C34,32 38,22 40,12C42,5 51,7 51,14C51,32 46,48 36,60C24,72 14,80 13,96Z"
    )
    return shape(hand, skin.lit, edge) + line(
        "M-44,40C-34,52 -20,58 -4,60M-32,52C-24,60 -14,66 -2,68", HAIR
    )
