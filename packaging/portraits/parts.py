"""What a bust is made of beside its face: the ground behind it, neck and shoulders, spectacles.

What lies beyond the oval of the frame is cut off where it is painted; nothing here needs to end there.
"""

from courts.fine.cloth import FINE, INNER, OUTLINE
from courts.fine.colours import GOLD, GOLD_LINE, GOLD_LIT, METAL, WHITE, Cloth, Skin
from courts.fine.ground import blend
from courts.pen import INK, at, dot, line, num, shape

from .face import Build, moved


def ground(cloth: Cloth) -> str:
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


def neck(skin: Skin, wide: float = 20) -> str:
    """A neck, in the shade of the chin."""
    return shape(
        f"M{-wide:g},50L{-wide - 2:g},112L{wide + 2:g},112L{wide:g},50Z", skin.lit, INNER
    ) + shape(
        f"M{-wide + 1:g},62Q4,96 {wide - 1:g},54L{wide + 1:g},110L6,110L4,90Q-12,82 {-wide + 1:g},62Z",
        skin.shade,
        0,
    )


def shoulders(cloth: Cloth, wide: float = 124, slope: float = 96) -> str:
    """A coat or a dress, from the neck down."""
    return shape(
        f"M-{wide:g},190C-{wide:g},132 -{slope:g},112 -34,98L34,98C{slope:g},112 {wide:g},132 {wide:g},190Z",
        cloth.glow,
        OUTLINE,
    )


def spectacles(build: Build, cord: bool = False, clear: bool = False) -> str:
    """Two rims of gold where the eyes are; with arms that go to the hair, or with a cord.

    The glass itself is but a gleam above: eyes behind it are as dark as any line of a face.
    On a dark face they are `clear`: bright, with a dark edge.
    """
    near, far = moved(build, -21), moved(build, 21)
    gold, edge, broad = (GOLD_LIT, INK, 5.0) if clear else (GOLD, GOLD_LINE, 4.2)
    rims = "".join(
        f'<circle cx="{num(x)}" cy="0" r="17" fill="none" stroke="{colour}" stroke-width="{width}"/>'
        for x in (near, far)
        for colour, width in ((edge, broad), (gold, 2.4))
    )
    middle = (near + far) / 2
    span = f"M{num(near + 16)},-4Q{num(middle)},-10 {num(far - 16)},-4"
    bridge = line(span, 3.4, edge) + line(span, 1.8, gold)
    arms = f"M{num(near - 18)},-3L-42,-5M{num(far + 18)},-3L53,-5"
    sides = (
        line(
            f"M{num(far + 17)},3C{num(far + 29)},20 {num(far + 24)},60 {num(far + 26)},112",
            FINE,
            GOLD,
        )
        + dot(far + 26, 113, 3.4, METAL, FINE)
        if cord
        else line(arms, 3.4, edge) + line(arms, 1.8, gold)
    )
    glint = line(
        f"M{num(near - 9)},-8L{num(near - 3)},-13M{num(far - 9)},-8L{num(far - 3)},-13", FINE, WHITE
    )
    return rims + bridge + sides + glint


def ears(skin: Skin, half: float) -> str:
    """Both, half a face away from the middle."""
    return shape(
        f"M{-half:g},0C{-half - 12:g},-6 {-half - 13:g},20 {1 - half:g},25Z", skin.lit, INNER
    ) + shape(f"M{half:g},0C{half + 12:g},-6 {half + 13:g},20 {half - 1:g},25Z", skin.shade, INNER)
