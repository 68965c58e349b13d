"""Capitals of our own, in which the name of the game and great events stand: outlines of letters.

A letter is 100 units high from its head at 0 to its foot, y downwards: stems 18, hairlines 2.8,
serifs with brackets of 9. Each outline is filled by itself, even-odd; they may overlap.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import inf
from typing import Final, NamedTuple


class Capital(NamedTuple):
    """How far it is to the next letter, and the outlines as paths."""

    advance: float
    outlines: tuple[str, ...]


_STEM = (
    "M0 0H40V2.8Q29 2.8 29 11.8V88.2Q29 97.2 40 97.2V100H0V97.2Q11 97.2 11 88.2V11.8Q11 2.8 0 2.8Z"
)
_SECOND_STEM = (
    "M62 0H102V2.8Q91 2.8 91 11.8V88.2Q91 97.2 102 97.2V100H62V97.2Q73 97.2 73 88.2"
    "V11.8Q73 2.8 62 2.8Z"
)
_BACK = (
    "M0 0H29V2.8Q29 2.8 29 11.8V88.2Q29 97.2 29 97.2V100H0V97.2Q11 97.2 11 88.2V11.8Q11 2.8 0 2.8Z"
)
"""Of a letter whose arms begin at the stem's right edge."""
_RING = (
    "M50 -1.5C80 -1.5 100 20 100 50C100 80 80 101.5 50 101.5C20 101.5 0 80 0 50"
    "C0 20 20 -1.5 50 -1.5ZM50 1.5C32 1.5 20 22 20 50C20 78 32 98.5 50 98.5"
    "C68 98.5 80 78 80 50C80 22 68 1.5 50 1.5Z"
)
_ARMS = (
    "M28 0H69V25H66.4C64 9 57 2.8 41 2.8H28Z",
    "M28 48.5H37C47 48.5 51 45 52.5 36H55V64H52.5C51 55 47 51.3 37 51.3H28Z",
    "M28 100H72L76 72H73.2C68 90 60 97.2 42 97.2H28Z",
)

HEIGHT = 0.67
"""Of a capital, as a share of the size of the font that it stands for."""

CAPITALS: Final[Mapping[str, Capital]] = {
    " ": Capital(44, ()),
    "A": Capital(
        100,
        (
            "M38.1 22.4L45.7 -1.5H50L87.5 97.2H66.5Z",
            "M38.1 22.4L40.4 25.5L17.8 97.2H14.4Z",
            "M26 62H56V64.8H25Z",
            "M2 100V97.2Q11.5 97.2 15.2 91.5L19.4 92Q19.4 97.2 29 97.2V100Z",
            "M56 100V97.2Q66 97.2 64.6 91.5L85.4 91.5Q88.5 97.2 97 97.2V100Z",
        ),
    ),
    "B": Capital(
        91,
        (
            _BACK,
            (
                "M28 0H44C64 0 74 10 74 24.5C74 39 63 49.4 44 49.4H28V46.6H41"
                "C52 46.6 55 37 55 24.5C55 12 52 2.8 41 2.8H28Z"
            ),
            (
                "M28 46.6H48C71 46.6 82 57 82 73.3C82 90 70 100 47 100H28V97.2H44"
                "C58 97.2 62.5 88 62.5 73.3C62.5 58.5 58 49.4 44 49.4H28Z"
            ),
        ),
    ),
    "C": Capital(
        98,
        (
            (
                "M52 -1.5C66 -1.5 73 4.5 79.5 4.5C83.5 4.5 85 2 85.5 -1.5H88V33H85.2"
                "C82 14 70 1.5 53 1.5C33 1.5 20 21 20 50C20 79 34 98.5 54 98.5"
                "C71 98.5 83 88 87.4 70H90.4C87 89 74 101.5 52 101.5C21 101.5 0 80 0 50"
                "C0 20 21 -1.5 52 -1.5Z"
            ),
        ),
    ),
    "D": Capital(
        107,
        (
            _BACK,
            (
                "M28 0H44C78 0 98 19 98 50C98 81 78 100 44 100H28V97.2H42"
                "C68 97.2 78 78 78 50C78 22 68 2.8 42 2.8H28Z"
            ),
        ),
    ),
    "E": Capital(84, (_BACK, *_ARMS)),
    "É": Capital(84, (_BACK, *_ARMS, "M34 -9.5L50 -28Q54 -32 58 -29Q61 -26 57 -22L38.5 -8Z")),
    "G": Capital(
        109,
        (
            (
                "M52 -1.5C66 -1.5 73 4.5 79.5 4.5C83.5 4.5 85 2 85.5 -1.5H88V33H85.2"
                "C82 14 70 1.5 53 1.5C33 1.5 20 21 20 50C20 79 33 98.5 53 98.5"
                "C63 98.5 70 94 73 87V65.8Q73 56.8 62 56.8V54H102V56.8Q91 56.8 91 65.8V90"
                "C80 98 68 101.5 52 101.5C21 101.5 0 80 0 50C0 20 21 -1.5 52 -1.5Z"
            ),
        ),
    ),
    "H": Capital(111, (_STEM, _SECOND_STEM, "M28 48.5H74V51.3H28Z")),
    "I": Capital(49, (_STEM,)),
    "L": Capital(82, (_BACK, "M28 0H40V2.8Q29 2.8 29 11.8H28Z", _ARMS[2])),
    "N": Capital(
        109,
        (
            (
                "M0 0H30L84 72V8.8Q84 2.8 70.6 2.8V0H100V2.8Q87.4 2.8 87.4 8.8V101.5H84.6"
                "L16.4 12V91.2Q16.4 97.2 30 97.2V100H0V97.2Q13 97.2 13 91.2V8.8Q11 2.8 0 2.8Z"
            ),
        ),
    ),
    "O": Capital(109, (_RING,)),
    "P": Capital(
        88,
        (
            _STEM,
            (
                "M28 0H46C69 0 79 12 79 28C79 44 69 56.5 46 56.5H28V53.7H43"
                "C56 53.7 60 43 60 28C60 13 56 2.8 43 2.8H28Z"
            ),
        ),
    ),
    "Q": Capital(109, (_RING,)),
    "R": Capital(
        93,
        (
            _STEM,
            (
                "M28 0H46C68 0 78 11 78 26.5C78 42 67 53 46 53H28V50.2H43"
                "C55 50.2 59 40 59 26.5C59 13 55 2.8 43 2.8H28Z"
            ),
            (
                "M38 50.2H50C62 50.2 67.5 57 70.5 67L75.5 85Q79 97.2 90 97.2V100H76"
                "C64 100 59.5 96 57 87L51.5 67C48.5 56.5 45 53 38 53Z"
            ),
        ),
    ),
    "S": Capital(
        76,
        (
            (
                "M59 0V31H56.2C53 13 45 1.6 32 1.6C20.5 1.6 14 8.5 14 18C14 28.5 22 33 37 39"
                "C55 46 67 53.5 67 71.5C67 90 53 101.5 34 101.5C24 101.5 17 97 11.5 97"
                "C8 97 6.5 99 5.5 101.5H3V66H5.8C9 86 19 98.6 34 98.6C46.5 98.6 54 91.5 54 81"
                "C54 70 45 65 30 59C13 52 2.5 44.5 2.5 27C2.5 10 15 -1.5 32 -1.5"
                "C41 -1.5 46.5 3 51 3C54 3 55.6 1.6 56.4 0Z"
            ),
        ),
    ),
    "T": Capital(
        96,
        (
            "M39 0H57V88.2Q57 97.2 68 97.2V100H28V97.2Q39 97.2 39 88.2Z",
            "M2 0H94L96 27H93.2C90 11 82 2.8 68 2.8H28C14 2.8 6 11 2.8 27H0L2 0Z",
        ),
    ),
    "U": Capital(
        100,
        (
            (
                "M0 0H40V2.8Q29 2.8 29 11.8V68C29 86 37 97 50 97C65 97 75 86 75 66V8.8"
                "Q75 2.8 62 2.8V0H92V2.8Q78.4 2.8 78.4 8.8V66C78.4 89 65 101.5 44 101.5"
                "C20 101.5 11 90 11 70V11.8Q11 2.8 0 2.8Z"
            ),
        ),
    ),
    "V": Capital(
        96,
        (
            "M58.9 77.6L51.3 101.5H47L9.5 2.8H30.5Z",
            "M58.9 77.6L56.6 74.5L79.2 2.8H82.6Z",
            "M0 0H41V2.8Q31 2.8 32.4 8.5L11.6 8.5Q8.5 2.8 0 2.8Z",
            "M68 0H95V2.8Q85.5 2.8 81.8 8.5L77.6 8Q77.6 2.8 68 2.8Z",
        ),
    ),
    "Y": Capital(
        94,
        (
            "M10 2.8H31.5L57 51V88.2Q57 97.2 68 97.2V100H28V97.2Q39 97.2 39 88.2V56Z",
            "M57 51L54.5 46.3L77 2.8H80.6L57 53Z",
            "M0 0H42V2.8Q32 2.8 34.4 8.3L13 8.3Q8.5 2.8 0 2.8Z",
            "M66 0H94V2.8Q83 2.8 78 8.5L75.5 6Q77 2.8 66 2.8Z",
        ),
    ),
    "Z": Capital(
        90,
        (
            "M55 1H78.2L25.2 99H2Z",
            "M6 0H77.5V2.8H42C24 2.8 14 11 9.4 28H6.4Z",
            "M2.5 100H76L80 71H77.2C72.5 89 63 97.2 44 97.2H2.5Z",
        ),
    ),
    "’": Capital(
        32,
        (
            (
                "M13 0C20 0 24 5 24 12C24 22 17 30 8 34L7 32C12 28 15 23.5 14.5 19.5"
                "C8 20 3 16 3 10C3 4 7 0 13 0Z"
            ),
        ),
    ),
}
"""Those that are drawn; the tail of a Q is a path of its own."""


def tail(room: float = inf) -> str:
    """The tail of a Q, which swells under the letters after it.

    It is as long as in the name of the game, or as it may be from the Q's left edge.
    """
    long = min(1.0, (room - _SHORT - _BEGINS - (_TIP - _CURLS)) / (_CURLS - _BEGINS))

    def at(x: float) -> str:
        if x > _CURLS:  # where it rolls up it keeps its shape
            return f"{_BEGINS + (_CURLS - _BEGINS) * long + x - _CURLS:.4g}"
        return f"{_BEGINS + (x - _BEGINS) * long:.4g}"

    return (
        f"M28 90C40 78 58 84 {at(70)} 98C{at(94)} 122 {at(134)} 131 {at(180)} 128"
        f"C{at(228)} 125 {at(266)} 113 {at(308)} 112C{at(320)} 112 {at(327)} 117 {at(326)} 124"
        f"C{at(325)} 130 {at(316)} 131 {at(313)} 126C{at(311)} 122 {at(315)} 119 {at(318)} 121"
        f"C{at(321)} 117 {at(316)} 114.5 {at(308)} 114.8C{at(270)} 117 {at(234)} 133 {at(182)} 138"
        f"C{at(128)} 142 {at(84)} 128 60 103C50 92 40 86 31 92.5Z"
    )


_BEGINS, _CURLS, _TIP = 60, 308, 327  # of the tail: out of the bowl, rolled up, its end
_APART = 4.0  # more from one letter to the next than where the name of the game stands
_SHORT = 14.0  # a tail ends so far before the last letter does


def drawn(words: str) -> bool:
    """Whether all letters of some words are."""
    return all(letter in CAPITALS for letter in words.upper())


def starts(words: str) -> tuple[list[float], float]:
    """Where each letter of words that are drawn begins, and how wide all of them are."""
    found, at = list[float](), 0.0
    for letter in words.upper():
        found.append(at)
        at += CAPITALS[letter].advance + _APART
    return found, at - _APART
