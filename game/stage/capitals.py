"""Capitals of our own, in which the name of the game and great events stand: their measures.

Lengths are those of the outlines: a letter is 100 units high.
"""

from __future__ import annotations

from math import inf

from game.stage.outlines import CAPITALS

HEIGHT = 0.67
"""Of a capital, as a share of the size of the font that it stands for."""
_BEGINS, _CURLS, _TIP = 60, 308, 327  # of the tail: out of the bowl, rolled up, its end
_APART = 4.0  # more from one letter to the next than where the name of the game stands
_CLOSER = {"PA": 16, "FA": 12, "TA": 10, "AT": 10, "AV": 10, "VA": 10, "LT": 8, "AY": 8, "YA": 8}
"""How much less that is between two letters that lean apart."""
_SHORT = 14.0  # a tail ends so far before the last letter does


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


def drawn(words: str) -> bool:
    """Whether all letters of some words are."""
    return all(letter in CAPITALS for letter in words.upper())


def starts(words: str) -> tuple[list[float], float]:
    """Where each letter of words that are drawn begins, and how wide all of them are."""
    found, at, before = list[float](), 0.0, ""
    for letter in words.upper():
        at -= _CLOSER.get(before + letter, 0)
        before = letter
        found.append(at)
        at += CAPITALS[letter].advance + _APART
    return found, at - _APART
