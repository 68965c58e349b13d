"""What two whole hands count against each other: point, sequences, sets, repique; the play if open.

Everything here is by masks and by table, since it is asked for tens of thousands of hands in one
choice. The rules themselves say the same of single hands; tests hold the two together.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.piquet.ai.values.positions import CODES, code_of, length
from rules.core.cards import SUITS, Card
from rules.piquet.combinations import LONG_SEQUENCE, QUATORZE, SHORTEST_SEQUENCE, TRIO
from rules.piquet.pack import ORDER, TEN_HEIGHT, makes
from rules.piquet.scoring import PIQUE_FROM, REPIQUE, REPIQUE_FROM, TRICKS, points_for_cards

SET_BITS = ((1 << len(ORDER)) - 1) & ~((1 << TEN_HEIGHT) - 1)
"""Of the mask of a suit: the cards that trios and quatorzes are made of."""

_MAKES = tuple(makes(Card.of(rank, SUITS[0])) for rank in ORDER)  # by height


def _point(mask: int) -> int:
    """How good a suit is as a point: cards before value, in one number."""
    value = sum(made for at, made in enumerate(_MAKES) if mask >> at & 1)
    return mask.bit_count() << 7 | value


def _runs(mask: int) -> list[tuple[int, int]]:
    """Length and top of each sequence in a suit."""
    found, run = [], 0
    for at in range(len(ORDER) + 1):
        if mask >> at & 1:
            run += 1
            continue
        if run >= SHORTEST_SEQUENCE:
            found.append((run, at - 1))
        run = 0
    return found


def sequence_points(cards: int) -> int:
    """What a sequence of so many cards counts (rule F2)."""
    return cards + (10 if cards >= LONG_SEQUENCE else 0)


POINT = [_point(mask) for mask in range(256)]
"""By the mask of a suit: `cards << 7 | value`."""
SEQUENCE = [max((run << 3 | top for run, top in _runs(mask)), default=0) for mask in range(256)]
"""By the mask of a suit: the best sequence as `length << 3 | top`, 0 without one."""
SEQUENCES = [sum(sequence_points(run) for run, _ in _runs(mask)) for mask in range(256)]
"""By the mask of a suit: the points of all its sequences."""

PARTS = [
    frozenset(POINT[part] for part in range(256) if part and part & mask == part)
    for mask in range(256)
]
"""By the mask of a suit: the point that its cards make and those that any of them make."""

_QUATORZE_POINTS, _TRIO_POINTS = 14, 3


class HandWorth(NamedTuple):
    """What a hand has to call: the best of each class as a number, and what the class counts."""

    point: int  # cards << 7 | value
    sequence: int  # length << 3 | top, 0 for none
    sequences: int  # points of all
    rank_set: int  # cards << 3 | height, 0 for none
    sets: int  # points of all


def held(hand: int) -> HandWorth:
    """All that a hand of cards has to call."""
    a, b, c, d = hand & 255, hand >> 8 & 255, hand >> 16 & 255, hand >> 24
    four = a & b & c & d & SET_BITS
    three = (a & b & (c | d) | c & d & (a | b)) & SET_BITS & ~four
    if four:
        best = QUATORZE << 3 | four.bit_length() - 1
    elif three:
        best = TRIO << 3 | three.bit_length() - 1
    else:
        best = 0
    return HandWorth(
        max(POINT[a], POINT[b], POINT[c], POINT[d]),
        max(SEQUENCE[a], SEQUENCE[b], SEQUENCE[c], SEQUENCE[d]),
        SEQUENCES[a] + SEQUENCES[b] + SEQUENCES[c] + SEQUENCES[d],
        best,
        _QUATORZE_POINTS * four.bit_count() + _TRIO_POINTS * three.bit_count(),
    )


class InHand(NamedTuple):
    """What both sides count before the play, everything called: elder's and younger's points.

    The extraordinary points are within them; `pique` says that elder may still make one, and from
    how many points.
    """

    elder: int
    younger: int
    pique: bool


def in_hand(
    elder: HandWorth, younger: HandWorth, blanche: int = 0, younger_repique: int = REPIQUE
) -> InHand:
    """Point, sequences, sets and repique of two hands, both sides calling all they hold.

    `blanche`: the points of a carte blanche, above 0 elder's and below 0 younger's.
    """
    e_point = e_seq = e_set = y_point = y_seq = y_set = 0
    if elder[0] > younger[0]:
        e_point = elder[0] >> 7
    elif younger[0] > elder[0]:
        y_point = younger[0] >> 7
    if elder[1] > younger[1]:
        e_seq = elder[2]
    elif younger[1] > elder[1]:
        y_seq = younger[2]
    if elder[3] > younger[3]:
        e_set = elder[4]
    elif younger[3] > elder[3]:
        y_set = younger[4]
    e_blanche, y_blanche = max(blanche, 0), max(-blanche, 0)
    mine = e_blanche + e_point + e_seq + e_set
    hers = y_blanche + y_point + y_seq + y_set
    if not hers:
        if mine >= REPIQUE_FROM:
            return InHand(mine + REPIQUE, 0, False)
        return InHand(mine, 0, True)
    if mine >= REPIQUE_FROM or hers >= REPIQUE_FROM:
        first = first_to_thirty(
            (e_blanche, e_point, e_seq, e_set), (y_blanche, y_point, y_seq, y_set)
        )
        if first > 0:
            mine += REPIQUE
        elif first < 0:
            hers += younger_repique
    return InHand(mine, hers, False)


def first_to_thirty(elder: Sequence[int], younger: Sequence[int]) -> int:
    """Who has thirty in hand before the other counts: above 0 elder, below 0 younger, else 0.

    Both count in the order of reckoning (law 67): carte blanche, point, sequences, sets.
    """
    early_e = early_y = 0
    for e, y in zip(elder, younger, strict=True):
        if e and not early_y:
            early_e += e
        if y and not early_e:
            early_y += y
        if (e and early_y) or (y and early_e):
            break
    return (early_e >= REPIQUE_FROM) - (early_y >= REPIQUE_FROM and early_e < REPIQUE_FROM)


def _running(code: int) -> int:
    """How many tricks a suit takes at once from the top, the other following with his lowest."""
    theirs = [at for at in range(length(code)) if not code >> at & 1]
    taken = 0
    for at in reversed(range(length(code))):
        if not code >> at & 1:
            if at in theirs:
                break
            continue
        taken += 1
        if theirs:
            del theirs[0]
    return taken


RUNNING = [0 if code == 0 else _running(code) for code in range(CODES)]
"""By the code of a suit: how many tricks it takes at once."""

CODE = [0] * (1 << 16)
"""By `mine << 8 | theirs`, masks of one suit: its code (`positions`)."""
for _mine in range(256):
    _rest = 255 & ~_mine
    _theirs = _rest
    while True:
        CODE[_mine << 8 | _theirs] = code_of(_mine, _theirs)
        if not _theirs:
            break
        _theirs = _theirs - 1 & _rest


def codes(mine: int, theirs: int) -> tuple[int, int, int, int]:
    """The four suits of two hands, seen from the first, as codes."""
    return (
        CODE[(mine & 255) << 8 | theirs & 255],
        CODE[mine & 0xFF00 | theirs >> 8 & 255],
        CODE[mine >> 8 & 0xFF00 | theirs >> 16 & 255],
        CODE[mine >> 16 & 0xFF00 | theirs >> 24],
    )


def after_play(tricks: int) -> int:
    """What so many tricks add for the side that took them: the cards, the capot, or nothing."""
    found = points_for_cards(tricks)
    return found[1] if found else 0


def cards_points(tricks: int) -> int:
    """What tricks add for the side that took them, less what they add for the other."""
    return after_play(tricks) - after_play(TRICKS - tricks)


PLAYED = [value - TRICKS + cards_points(value >> 1) for value in range(2 * TRICKS + 2)]
"""By the value of a whole play: what elder scores more than younger in it, the cards counted."""

# How often the lead changes hands, at most about so often as the fewer tricks; for totals only.
CHANGES = 0.22


def played_points(value: int) -> tuple[float, float]:
    """About what each side scores in a play of this value, elder's first, the cards counted."""
    tricks = value >> 1
    both = TRICKS + 1 + CHANGES * min(tricks, TRICKS - tricks) * 2
    more = value - TRICKS
    elder, younger = (both + more) / 2, (both - more) / 2
    extra = cards_points(tricks)
    return elder + max(extra, 0), younger + max(-extra, 0)


def makes_pique(points: int, found: tuple[int, int, int, int]) -> bool:
    """Whether elder, with so many points in hand, plays to thirty before younger takes a trick."""
    return points + on_end(found) >= PIQUE_FROM


def on_end(found: tuple[int, int, int, int]) -> int:
    """What elder makes in play before younger takes a trick: the suits that run, and a lead."""
    return RUNNING[found[0]] + RUNNING[found[1]] + RUNNING[found[2]] + RUNNING[found[3]] + 1
