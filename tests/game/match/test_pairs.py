"""Pairs: the same packs twice, chairs changed, and the same again whenever a pair is played."""

from __future__ import annotations

from random import Random

import pytest

from game.match import pairs
from game.match.arena import MatchError
from game.match.contestants import contestant
from game.match.pairs import Match, What, play_pair
from game.match.result import PairResult
from game.match.scores import Scores
from game.piquet.ai.heuristic import thumb
from game.piquet.ai.levels import LEVELS, OPEN
from rules.core.cards import Hand
from rules.core.seats import Player
from rules.piquet.actions import Action, Play
from rules.piquet.choices import MayPlay, every_action
from rules.piquet.options import Length, Options
from rules.piquet.presets import PRESETS, Preset
from rules.piquet.state import Phase
from rules.piquet.view import View

THUMB = ("thumb", "thumb")
PARTIES = Match(THUMB, 5, What.PARTIES)


def played(match: Match, number: int = 1) -> PairResult:
    a, b = (contestant(name, 10) for name in match.names)
    return play_pair(match, number, (a, b))


def by_chance(seen: View, seed: int) -> Action:
    assert seen.choices is not None
    held: Hand = frozenset() if seen.deal is None else seen.deal.hand
    return Random(seed).choice(list(every_action(seen.choices, held)))


def deals_of(match: Match, number: int, monkeypatch: pytest.MonkeyPatch) -> list[list[set[str]]]:
    """For both games, what was dealt to elder and younger in each deal, in order."""
    dealt: list[list[set[str]]] = []

    def watching(seen: View, seed: int) -> Action:
        deal = seen.deal
        if deal is not None and seen.phase is Phase.EXCHANGE:
            if deal.number == 1 and deal.seat == 0:
                dealt.append([])
            dealt[-1].append(set(map(str, deal.hand if deal.seat == 0 else ())))
        return thumb.choose(seen, seed)

    monkeypatch.setitem(LEVELS, "watching", watching)
    played(Match(("watching", "watching"), match.seed, match.what), number)
    return dealt


def test_both_games_of_a_pair_have_the_same_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = deals_of(Match(THUMB, 3), 1, monkeypatch)
    assert first == second
    assert len(first[0]) == 12


def test_every_deal_of_two_mirrored_parties_has_the_same_pack(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first, second = deals_of(PARTIES, 1, monkeypatch)
    assert first == second
    assert len([hand for hand in first if hand]) == 6
    assert len(set(map(frozenset, first))) == 7  # six hands of elder's, and younger's left out


def test_another_pair_and_another_seed_have_other_packs(monkeypatch: pytest.MonkeyPatch) -> None:
    packs = [
        deals_of(Match(THUMB, seed), number, monkeypatch)[0][0]
        for seed, number in ((3, 1), (3, 2), (4, 1))
    ]
    assert packs[0] != packs[1] != packs[2] != packs[0]


def test_each_contestant_is_elder_in_one_game_of_a_pair() -> None:
    pair = played(Match(THUMB, 3))
    assert [deal.elder for game in pair.games for deal in game.deals] == [0, 1]


def test_the_first_dealer_of_mirrored_parties_is_the_other_contestant() -> None:
    pair = played(PARTIES)
    assert [[deal.elder for deal in game.deals] for game in pair.games] == [
        [0, 1, 0, 1, 0, 1],
        [1, 0, 1, 0, 1, 0],
    ]


@pytest.mark.parametrize("preset", list(Preset))
@pytest.mark.parametrize(
    ("what", "name", "count"),
    [(What.DEALS, "thumb", 3), (What.DEALS, "chance", 3), (What.PARTIES, "chance", 1)],
)
def test_a_player_against_itself_wins_nothing_in_any_pair(
    preset: Preset, what: What, name: str, count: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LEVELS, "chance", by_chance)
    match = Match((name, name), 11, what, PRESETS[preset])
    for number in range(1, count + 1):
        pair = played(match, number)
        assert pair.margin == 0
        first, second = pair.games
        assert first.margin == -second.margin
        assert [deal.points for deal in first.deals] == [deal.points[::-1] for deal in second.deals]


def test_a_pair_is_the_same_whenever_it_is_played() -> None:
    again = played(PARTIES, 2)
    played(PARTIES, 1)
    assert played(PARTIES, 2).games == again.games


def test_the_items_of_a_deal_add_up_to_its_points() -> None:
    for game in played(PARTIES).games:
        for deal in game.deals:
            assert tuple(map(sum, deal.items)) == deal.points


@pytest.mark.parametrize("preset", list(Preset))
def test_one_who_calls_everything_is_never_taken_to_sink(preset: Preset) -> None:
    for number in range(1, 8):
        pair = played(Match(THUMB, 21, What.DEALS, PRESETS[preset]), number)
        assert not any(any(deal.own[0]) for game in pair.games for deal in game.deals)


def test_the_settlement_is_told_with_the_sign_of_the_contestant() -> None:
    for number in (1, 2, 3):
        for first, game in enumerate(played(PARTIES, number).games):
            assert game.end is not None
            a, b = (sum(points[chair] for points in game.scores) for chair in (0, 1))
            lead = a - b if first == 0 else b - a
            assert game.end.margin * lead > 0
            whole = a + b if game.end.rubicon else abs(lead)
            assert abs(game.end.margin) == 100 + whole


@pytest.mark.parametrize("dealer", list(Player))
@pytest.mark.parametrize("count", [0, 3, 4, 5, 6])
def test_a_partie_goes_on_from_its_score_with_the_right_dealer(dealer: Player, count: int) -> None:
    results = ((20, 20),) * count
    match = Match(THUMB, 2, What.SCORES, Options(), (Scores(results, dealer),))
    pair = played(match, 9)
    assert pair.margin == 0
    for first, game in enumerate(pair.games):
        assert game.scores[:count] == results
        assert game.first_dealer is dealer
        assert len(game.deals) == (6 if count < 6 else 8) - count
        for number, deal in enumerate(game.deals, count):
            elder = dealer.other if number % 2 == 0 else dealer
            assert deal.elder == elder ^ first


def test_a_view_of_a_continued_partie_has_the_true_first_dealer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told = set()

    def watching(seen: View, seed: int) -> Action:
        told.add((seen.first_dealer, seen.results))
        return thumb.choose(seen, seed)

    monkeypatch.setitem(LEVELS, "watching", watching)
    scores = Scores(((30, 40),) * 5, Player.B)
    played(Match(("watching", "watching"), 2, What.SCORES, Options(), (scores,)))
    assert told == {(Player.B, scores.results)}


def test_scores_are_taken_in_turn_and_again_from_the_first() -> None:
    scores = tuple(Scores(((10, points),) * 5, Player.A) for points in (1, 2))
    match = Match(THUMB, 2, What.SCORES, Options(), scores)
    begun = [played(match, number).games[0].scores[0] for number in (1, 2, 3)]
    assert begun == [(10, 1), (10, 2), (10, 1)]


def test_a_hundred_may_end_a_continued_partie_in_its_first_deal() -> None:
    options = Options(length=Length.TO_A_HUNDRED)
    match = Match(THUMB, 2, What.SCORES, options, (Scores(((99, 99),), Player.A),))
    for game in played(match).games:
        assert len(game.deals) == 1
        assert game.end is not None


def test_an_open_player_is_told_the_hand_of_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []

    def openly(seen: View, seed: int, other: Hand) -> Action:
        assert seen.deal is not None
        assert len(other) == seen.deal.hand_sizes[seen.deal.seat.other]
        assert not other & (seen.deal.hand | seen.deal.discard)
        asked.append(seen.phase)
        return thumb.choose(seen, seed)

    monkeypatch.setitem(OPEN, "thumb", openly)
    assert played(Match(("open:thumb", "thumb"), 3)).margin == 0
    assert Phase.PLAY in asked


def test_an_illegal_choice_names_the_pair_and_the_contestant(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def cheating(seen: View, seed: int) -> Action:
        if isinstance(seen.choices, MayPlay) and seen.deal is not None:
            strange = next(iter(seen.deal.discard))
            return Play(strange)
        return thumb.choose(seen, seed)

    monkeypatch.setitem(LEVELS, "cheating", cheating)
    with pytest.raises(MatchError, match=r"^pair 4, B \(cheating\): it chose 'play ..', which is"):
        played(Match(("thumb", "cheating"), 3), 4)


def test_a_player_that_stumbles_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumbling(seen: View, seed: int) -> Action:
        raise KeyError("belief")

    monkeypatch.setitem(LEVELS, "stumbling", stumbling)
    expected = r"^pair 1, A \(stumbling\): it stumbled .*KeyError\('belief'\) \(test_pairs.py, line"
    with pytest.raises(MatchError, match=expected):
        played(Match(("stumbling", "thumb"), 3))


def test_a_deal_that_comes_to_no_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pairs, "_LONGEST_DEAL", 20)
    with pytest.raises(MatchError, match=r"^pair 1, [AB] \(thumb\): .* comes to no end"):
        played(Match(THUMB, 3))
