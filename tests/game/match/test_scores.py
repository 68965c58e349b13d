"""Scores of unfinished parties: written, read, and never of a partie that is over."""

from __future__ import annotations

import pytest

from game.match.arena import MatchError
from game.match.result import GameResult, PairResult, PartieEnd
from game.match.scores import Scores, read_scores, recorded, write_scores
from rules.core.seats import Player
from rules.piquet.options import Length, Options, Tie
from rules.piquet.settlement import Pair, is_over
from tests.game.match.hand_made import NO_TIME, deal

SIX = Options()
FOUR = Options(length=Length.FOUR_DEALS)
HUNDRED = Options(length=Length.TO_A_HUNDRED)


def partie(*scores: Pair) -> GameResult:
    return GameResult((deal(0, {}, {}),) * len(scores), PartieEnd(100, False), Player.B, scores)


def test_a_score_is_written_and_read() -> None:
    scores = (Scores(((31, 12), (8, 40)), Player.A), Scores((), Player.B))
    text = "\n\n".join(map(write_scores, scores))
    assert read_scores(text, SIX) == scores


def test_the_scores_before_the_last_deals_are_recorded() -> None:
    played = tuple((number, 20) for number in range(6))
    other = tuple((number, 30) for number in range(6))
    pairs = [PairResult(1, (partie(*played), partie(*other)), (NO_TIME, NO_TIME))]
    for before in (1, 2):
        assert list(recorded(pairs, before, SIX)) == [
            Scores(played[: 6 - before], Player.B),
            Scores(other[: 6 - before], Player.B),
        ]


def test_the_two_deals_of_a_tie_are_not_counted() -> None:
    played = ((10, 10),) * 6 + ((5, 6), (7, 8))
    pairs = [PairResult(1, (partie(*played), partie(*played)), (NO_TIME, NO_TIME))]
    assert list(recorded(pairs, 1, SIX)) == [Scores(((10, 10),) * 5, Player.B)]


def test_a_partie_to_a_hundred_is_cut_by_the_deals_it_took() -> None:
    long, short = ((40, 10), (40, 10), (30, 10)), ((100, 0),)
    pairs = [PairResult(1, (partie(*long), partie(*short)), (NO_TIME, NO_TIME))]
    assert list(recorded(pairs, 2, HUNDRED)) == [Scores(long[:1], Player.B)]


@pytest.mark.parametrize(
    ("results", "options", "over"),
    [
        (((10, 20),) * 5, SIX, False),
        (((10, 20),) * 6, SIX, True),
        (((10, 10),) * 6, SIX, False),
        (((10, 10),) * 7, SIX, False),
        (((10, 10),) * 8, SIX, True),
        (((10, 10),) * 6, Options(tie=Tie.DRAWN), True),
        (((10, 20), (20, 10), (10, 10), (10, 10)), FOUR, True),
        (((20, 10), (10, 30), (10, 10), (10, 10)), FOUR, False),
        (((99, 99),), HUNDRED, False),
        (((50, 99), (50, 0)), HUNDRED, True),
    ],
)
def test_when_a_partie_is_over(results: tuple[Pair, ...], options: Options, over: bool) -> None:
    assert is_over(results, options) is over


def test_a_partie_that_is_over_is_not_gone_on_with() -> None:
    line = write_scores(Scores(((10, 20),) * 6, Player.A))
    with pytest.raises(MatchError, match="line 1 of the scores is a partie that is over"):
        read_scores(line, SIX)


@pytest.mark.parametrize(
    "line",
    [
        "{",
        "[]",
        "7",
        "{}",
        '{"results": [[1, 2]]}',
        '{"results": [[1, 2]], "first_dealer": "c"}',
        '{"results": [[1, 2]], "first_dealer": ["a"]}',
        '{"results": [[1, 2]], "first_dealer": "a", "more": 1}',
        '{"results": [[1]], "first_dealer": "a"}',
        '{"results": [[1, -2]], "first_dealer": "a"}',
        '{"results": [[1, 2.5]], "first_dealer": "a"}',
        '{"results": [[1, true]], "first_dealer": "a"}',
        '{"results": [[1, 99999]], "first_dealer": "a"}',
        '{"results": 5, "first_dealer": "a"}',
        "[" * 100_000,
    ],
)
def test_a_line_that_is_no_score_is_named(line: str) -> None:
    good = write_scores(Scores(((10, 20),), Player.A))
    with pytest.raises(MatchError, match="line 2 of the scores is not like"):
        read_scores(f"{good}\n{line}\n", SIX)


def test_a_file_without_scores_is_refused() -> None:
    with pytest.raises(MatchError, match="there are no scores"):
        read_scores("\n \n", SIX)
