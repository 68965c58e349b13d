"""A face from before, perhaps turned a little: its build is a person's, its mood is a dozen numbers.

Measured like the faces of the courts: about the root of the nose, eyes on y = 0. A head is turned by
moving what lies in its middle sideways and leaving its edges: the far half narrows, the near one widens.
"""

from typing import Literal

from msgspec import Struct

from courts.fine.cloth import FINE, INNER, OUTLINE
from courts.fine.colours import WHITE, Skin
from courts.pen import INK, at, brush, dot, line, num, shape

Nose = Literal["snub", "straight", "long", "hooked", "broad", "bulbous"]

_NECK = 82.0
"""Where a head nods."""


class Build(Struct, frozen=True, kw_only=True):
    """What a face is for good: half its breadth at the cheeks and jaw, its chin, what is in it.

    `eye` sizes the eyes, `wide` is half the mouth, `full` the lips, `brows` how thick they are;
    `turn` is how far the middle goes to the right. `lid` colours the eyelids.
    """

    skin: Skin
    cheek: float = 44
    jaw: float = 36
    chin: float = 76
    point: float = 13
    nose: Nose = "straight"
    eye: float = 1.0
    iris: str = "#4A7C9C"
    lid: str = ""
    lashes: bool = False
    brow: str = INK
    brows: float = 6.0
    wide: float = 14
    full: float = 1.0
    turn: float = 0.0


class Mood(Struct, frozen=True, kw_only=True):
    """How it looks now. Units go down: a brow of -4 is raised by 4; `smile` lifts the corners.

    `lid` and `lower` close the eye from above and below, 1 is half; `shut` draws a laughing eye.
    `open` opens the mouth, 1 shows teeth and tongue; `cock` raises the left brow alone; `skew` draws
    the mouth to one side; `gaze` is where the eyes go; `tilt` nods the head aside, in degrees.
    """

    inner: float = 0.0
    arch: float = 0.0
    outer: float = 0.0
    lid: float = 0.0
    lower: float = 0.0
    shut: bool = False
    smile: float = 0.0
    open: float = 0.0
    cock: float = 0.0
    skew: float = 0.0
    gaze: tuple[float, float] = (0.0, 0.0)
    tilt: float = 0.0


def nodding(mood: Mood, *parts: str) -> str:
    """All that goes with the head, as it is held."""
    return at(0, _NECK, at(0, -_NECK, *parts), turn=mood.tilt)


def face(build: Build, mood: Mood) -> str:
    """A face without ears, hair and neck."""
    edge, skin = _edge(build), build.skin
    return "".join(
        (
            shape(edge, skin.lit, 0),
            shape(_shade(build), skin.shade, 0),
            *(_eye(side, build, mood) for side in (-1, 1)),
            _nose(build),
            mouth(build, mood),
            *(_brow(side, build, mood) for side in (-1, 1)),
            shape(edge, "none", OUTLINE * 0.85),
        )
    )


def moved(build: Build, x: float) -> float:
    """Where a thing of the middle lies when the head is turned."""
    return x + build.turn * (1 - (x / 50) ** 2)


def cheeks(build: Build, radius: float, fill: str = "") -> str:
    """A blush on both."""
    return "".join(dot(moved(build, x), 27, radius, fill or build.skin.blush) for x in (-26, 26))


def _deep(colour: str) -> str:
    """A colour where it lies in the dark."""
    parts = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return "#" + "".join(f"{round(part * 0.42):02X}" for part in parts)


def _edge(build: Build) -> str:
    middle, half, jaw, chin, point = (
        build.turn * 0.75,
        build.cheek,
        build.jaw,
        build.chin,
        build.point,
    )
    return (
        f"M{-half:g},-50L{-half:g},8C{-half:g},36 {num(middle - jaw)},{chin - 18:g}"
        f" {num(middle - point)},{chin - 4:g}Q{num(middle)},{chin + 3:g} {num(middle + point)},"
        f"{chin - 4:g}C{num(middle + jaw)},{chin - 18:g} {half:g},36 {half:g},8L{half:g},-50Z"
    )


def _shade(build: Build) -> str:
    """The far half, edged by brow, nose, lips and chin."""
    half, jaw, chin = build.cheek, build.jaw, build.chin
    middle = build.turn * 0.75

    def x(value: float) -> str:
        return num(moved(build, value))

    return (
        f"M{x(6)},-50L{half:g},-50L{half:g},8C{half:g},36 {num(middle + jaw)},{chin - 18:g}"
        f" {num(middle + build.point)},{chin - 4:g}Q{num(middle + 6)},{chin:g} {num(middle + 2)},"
        f"{chin:g}C{x(7)},68 {x(8)},62 {x(6)},56L{x(0)},50L{x(1)},35L{x(11)},29L{x(4)},-6Z"
    )


def _eye(side: int, build: Build, mood: Mood) -> str:
    skin, size = build.skin, build.eye

    def x(value: float) -> str:
        return num(moved(build, side * (21 + (value - 21) * size)))

    def y(value: float) -> str:
        return num(value * size)

    if mood.shut:
        return line(f"M{x(35)},{y(3)}Q{x(22)},{y(-11)} {x(8)},{y(4)}", INNER * 1.5) + line(
            f"M{x(33)},{y(8)}Q{x(22)},{y(3)} {x(12)},{y(8)}", FINE, skin.line
        )
    top, low = -12.5 + 12 * mood.lid, 10.5 - 8 * mood.lower
    pupil = moved(build, side * 21) + mood.gaze[0], mood.gaze[1] + mood.lid * 1.5
    white = f"M{x(35)},{y(-1)}Q{x(22)},{y(-12.5)} {x(8)},{y(3)}Q{x(20)},{y(10.5)} {x(35)},{y(-1)}Z"
    parts = [
        shape(white, WHITE, 0),
        dot(*pupil, 5.9 * size, build.iris, 1, INK),
        dot(*pupil, 2.9 * size, INK),
        dot(pupil[0] - 2, pupil[1] - 2.2, 1.5, WHITE) if mood.lid < 0.5 else "",
        shape(
            f"M{x(37)},{y(-3)}Q{x(24)},{y(-21)} {x(7)},{y(1)}L{x(8)},{y(3)}"
            f"Q{x(22)},{y(top)} {x(35)},{y(-1)}Z",
            build.lid or skin.shade,
            0,
        ),
        line(f"M{x(35)},{y(-7)}Q{x(22)},{y(-20)} {x(10)},{y(-5)}", FINE, skin.line),
    ]
    if mood.lower:
        tone = skin.lit if side < 0 else skin.shade
        parts.append(
            shape(
                f"M{x(35)},{y(-1)}Q{x(20)},{y(low)} {x(8)},{y(3)}Q{x(20)},{y(17)} {x(35)},{y(-1)}Z",
                tone,
                0,
            )
        )
    parts += (
        line(f"M{x(33)},{y(1)}Q{x(20)},{y(low)} {x(10)},{y(4)}", FINE, skin.line),
        line(
            f"M{x(35)},{y(-1)}Q{x(22)},{y(top)} {x(8)},{y(3)}",
            INNER * (1.4 if build.lashes else 1.2),
        ),
    )
    if build.lashes and side * build.turn < 0:  # one flick, grown out of the near lid
        parts.append(
            shape(
                f"M{x(29)},{y(-3.5 + 3 * mood.lid)}Q{x(35)},{y(-4)} {x(41)},{y(-8)}"
                f"Q{x(40.5)},{y(-2.5)} {x(34)},{y(0.5)}Z",
                INK,
                0.6,
            )
        )
    return "".join(parts)


def _brow(side: int, build: Build, mood: Mood) -> str:
    raised = mood.cock if side < 0 else 0.0
    points = (
        (moved(build, side * 8.5), -15 + mood.inner - raised * 0.5),
        (moved(build, side * 26), -28 + mood.arch - raised * 1.4),
        (moved(build, side * 41), -13 + mood.outer - raised),
    )
    return shape(brush(*points, build.brows, build.brows * 0.36), build.brow, 0) + (
        line(
            f"M{num(moved(build, -5))},-22L{num(moved(build, -3))},-11"
            f"M{num(moved(build, 5))},-22L{num(moved(build, 3))},-11",
            FINE,
            build.skin.line,
        )
        if mood.inner >= 5 and side > 0
        else ""
    )


def _nose(build: Build) -> str:
    """One line down the far side, round the tip, and the near wing."""
    lean = build.turn * 0.55
    long, wing, bow = {
        "snub": (27.0, 8.0, -1.0),
        "straight": (32.0, 8.0, 0.0),
        "long": (37.0, 8.0, 1.5),
        "hooked": (37.0, 7.0, 6.0),
        "broad": (30.0, 12.0, 0.0),
        "bulbous": (31.0, 11.0, -2.0),
    }[build.nose]

    def x(value: float) -> str:
        return num(moved(build, value) + lean)

    down = (
        f"M{num(moved(build, 5))},-8C{x(7 + bow)},4 {x(6 + bow)},12 {x(wing - 1)},{long - 10:g}"
        f"C{x(wing + 3)},{long - 5:g} {x(wing)},{long:g} {x(2)},{long:g}"
        f"Q{x(-wing)},{long:g} {x(-wing)},{long - 4:g}"
    )
    dark = f"M{x(1)},{long:g}Q{x(0.8 - 0.8 * wing)},{long:g} {x(-0.9 * wing)},{long - 1.8:g}"
    return line(down, INNER, build.skin.line) + line(dark, FINE, INK)


def mouth(build: Build, mood: Mood) -> str:
    """Lips, or what is seen between them; a beard is laid under it a second time."""
    skin, wide = build.skin, build.wide * (1 + 0.28 * max(mood.smile, 0.0))
    y = build.chin - 26

    def x(value: float) -> str:
        return num(moved(build, value) + build.turn * 0.2 + mood.skew)

    left, right = -6.5 * mood.smile - 2 * mood.skew, -6.5 * mood.smile + 2 * mood.skew
    upper, lower = 3.2 * build.full, 8.0 * build.full
    fold = (
        line(
            f"M{x(-wide - 5)},{y - 14:g}Q{x(-wide - 10)},{y - 6:g} {x(-wide - 5)},{num(y + left + 3)}"
            f"M{x(wide + 5)},{y - 14:g}Q{x(wide + 10)},{y - 6:g} {x(wide + 5)},{num(y + right + 3)}",
            FINE,
            skin.line,
        )
        if mood.smile > 0.5
        else ""
    )
    if mood.open:
        deep = 4 + 13 * mood.open
        mid = y - 1 + mood.smile * 1.5
        inside = (
            f"M{x(-wide)},{num(y + left)}Q{x(0)},{num(mid + 2)} {x(wide)},{num(y + right)}"
            f"Q{x(wide * 0.75)},{num(y + deep)} {x(0)},{num(y + deep)}"
            f"Q{x(-wide * 0.75)},{num(y + deep)} {x(-wide)},{num(y + left)}Z"
        )
        teeth = (
            f"M{x(1 - wide)},{num(y + left + 0.6)}Q{x(0)},{num(mid + 2.4)} {x(wide - 1)},"
            f"{num(y + right + 0.6)}Q{x(wide * 0.7)},{num(y + 4.5)} {x(0)},{num(y + 5)}"
            f"Q{x(-wide * 0.7)},{num(y + 4.5)} {x(1 - wide)},{num(y + left + 0.6)}Z"
        )
        tongue = (
            f"M{x(-wide * 0.45)},{num(y + deep - 1.5)}Q{x(0)},{num(y + deep - 7)} {x(wide * 0.45)},"
            f"{num(y + deep - 1.5)}Q{x(0)},{num(y + deep)} {x(-wide * 0.45)},{num(y + deep - 1.5)}Z"
        )
        rim = shape(inside, "#4A1412", 2.6 + 1.6 * build.full, skin.lips)
        return (
            rim
            + shape(teeth, WHITE, 0)
            + (shape(tongue, "#B4554A", 0) if mood.open > 0.5 else "")
            + fold
        )
    lips = (
        f"M{x(-wide)},{num(y + left)}Q{x(-wide * 0.4)},{num(y - upper)} {x(0)},{num(y - upper * 0.5)}"
        f"Q{x(wide * 0.4)},{num(y - upper)} {x(wide)},{num(y + right)}"
        f"Q{x(wide * 0.5)},{num(y + lower)} {x(0)},{num(y + lower)}"
        f"Q{x(-wide * 0.5)},{num(y + lower)} {x(-wide)},{num(y + left)}Z"
    )
    between = y + 1.5 + mood.smile * 2.5
    corner = wide + 2
    return (
        shape(lips, skin.lips, 0)
        + line(
            f"M{x(-corner)},{num(y + left * 1.25)}Q{x(-wide * 0.5)},{num(between)} {x(0)},"
            f"{num(between)}Q{x(wide * 0.5)},{num(between)} {x(corner)},{num(y + right * 1.25)}",
            INNER,
            _deep(skin.lips),
        )
        + line(
            f"M{x(-5)},{num(y + lower + 5)}Q{x(0)},{num(y + lower + 7)} {x(5)},{num(y + lower + 5)}",
            FINE,
            skin.line,
        )
        + fold
    )
