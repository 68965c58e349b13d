"""Deals that fork where a player does otherwise: the margins are those of a whole match."""

from __future__ import annotations

import pytest
from forks import PARTS, SEEING, Forks, Gained, told

from game.match.contestants import contestant
from game.match.pairs import Match, play_pair

SEES = SEEING[0]


@pytest.mark.parametrize(
    ("a", "parts", "pairs"),
    [
        ("thumb", ("exchange",), 4),
        ("thumb", ("play",), 4),
        ("thumb", PARTS, 4),
        (SEES, ("play",), 1),
        (SEES, PARTS, 1),
    ],
)
def test_a_pair_that_forks_has_the_margin_of_the_same_pair_of_a_match(
    a: str, parts: tuple[str, ...], pairs: int
) -> None:
    b = "novice"
    shares = ",".join(f"{part}={a}" for part in parts)
    names = f"mixed:{shares},rest={b}", b
    both = contestant(names[0], 0), contestant(names[1], 0)
    forks, match = Forks(a, b, parts, 5), Match(names, 5)
    found = [
        (forks.pair(number).pair, play_pair(match, number, both).margin)
        for number in range(1, pairs + 1)
    ]
    assert [fork for fork, _ in found] == [whole for _, whole in found]
    assert any(fork for fork, _ in found)


def test_who_never_does_otherwise_has_gained_nothing() -> None:
    assert Forks("thumb", "thumb", PARTS, 5).pair(1) == Gained(None, None)


def test_what_was_gained_is_told_by_chair() -> None:
    lines = list(told([Gained(None, 4), Gained(2, None), Gained(None, None)]))
    assert lines[0].startswith("3 pairs: +2.000 ± 1.155 a pair")
    assert lines[1] == "  as elder +0.667 ± 0.667; otherwise in 1, there +2.00"
    assert lines[2] == "  as younger +1.333 ± 1.333; otherwise in 1, there +4.00"
