"""Players put together of others: each part of a deal by one of them."""

from __future__ import annotations

import pytest

from game.games import PIQUET
from game.match.arena import MatchError
from game.match.contestants import check_name, contestant
from game.match.pairs import Match, play_pair
from game.piquet.ai.heuristic import novice, thumb
from game.piquet.ai.levels import LEVELS
from rules.piquet.actions import Call, Exchange, Play
from rules.piquet.choices import MayAnswer, MayCall, MayExchange, MayPlay
from rules.piquet.seats import ELDER
from rules.piquet.view import View
from tests.game.dealing import views

SEEDS = range(40)


def every(what: type) -> list[View]:
    return [seen for seed in SEEDS for seen in views(seed) if isinstance(seen.choices, what)]


def test_a_player_mixed_of_one_is_that_one() -> None:
    one = contestant("mixed:exchange=novice,calls=novice,play=novice", 1)
    for seen in views(4):
        assert one.choose(seen, 9, None) == novice.choose(seen, 9)


def test_each_part_is_played_by_whom_it_was_given_to() -> None:
    mixed = contestant("mixed:exchange=novice,rest=thumb", 1)
    for what, way in ((MayExchange, novice), (MayAnswer, thumb), (MayPlay, thumb)):
        for seen in every(what):
            assert mixed.choose(seen, 3, None) == way.choose(seen, 3)
    differ = [one for one in every(MayExchange) if novice.choose(one, 3) != thumb.choose(one, 3)]
    assert differ, "the two are no yardstick for each other"


def test_the_first_lead_is_a_card_of_the_one_who_plays_once_the_other_has_called_all() -> None:
    mixed = contestant("mixed:calls=thumb,rest=novice", 1)
    leads = 0
    for seen in every(MayCall):
        wanted, found = thumb.choose(seen, 3), mixed.choose(seen, 3, None)
        if isinstance(wanted, Call):
            assert found == wanted
            continue
        assert isinstance(found, Play)
        player = novice.choose(seen, 3)
        assert found == (player if isinstance(player, Play) else wanted)
        leads += isinstance(player, Play) and player != wanted
    assert leads


def test_plain_exchanges_what_is_allowed_and_calls_all_it_has() -> None:
    plain = LEVELS["plain"]
    seen = next(one for one in views(2) if isinstance(one.choices, MayExchange))
    thrown = plain(seen, 5)
    assert isinstance(thrown, Exchange)
    assert plain(seen, 5) == thrown
    assert thrown.cards <= (seen.deal.hand if seen.deal is not None else frozenset())


def test_a_part_may_be_given_away_in_one_chair_alone() -> None:
    mixed = contestant("mixed:elder-exchange=novice,exchange=thumb,rest=thumb", 1)
    for seen in every(MayExchange):
        assert seen.deal is not None
        way = novice if seen.deal.seat is ELDER else thumb
        assert mixed.choose(seen, 3, None) == way.choose(seen, 3)


def test_where_both_exchange_alike_the_whole_pair_is_alike_but_for_the_chairs() -> None:
    match = Match(("mixed:elder-exchange=novice,rest=thumb", "thumb"), 5)
    both = contestant(match.names[0], 1), contestant(match.names[1], 1)
    alike = differ = 0
    for number in range(1, 25):
        pair = play_pair(match, number, both)
        mixed, plain = (game.deals[0] for game in pair.games)
        if mixed.items == plain.items[::-1]:
            alike += 1
            assert pair.margin == 0
        else:
            differ += 1
    assert alike
    assert differ


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("mixed:", "says of no part who plays it"),
        ("mixed:luck=master,rest=thumb", "(the parts: exchange, calls, play, rest; or of one"),
        ("mixed:exchange=master,exchange=thumb,rest=thumb", "or of one again"),
        ("mixed:elder-luck=master,rest=thumb", "chair, elder-exchange)"),
        ("mixed:younger-play=master,exchange=thumb,calls=thumb", "nobody is named for play; name"),
        ("mixed:exchange=master", "nobody is named for calls or play; name one, or rest=thumb"),
        ("mixed:exchange=,rest=thumb", "says of no part who plays it"),
        ("mixed:exchange=genius,rest=thumb", "there is no player 'genius'"),
        ("mixed:exchange=cmd:./x,rest=thumb", "a part is played by one of ours"),
    ],
)
def test_what_is_no_sharing_out_is_told_in_a_sentence(name: str, told: str) -> None:
    with pytest.raises(MatchError) as failure:
        check_name(name, PIQUET)
    assert told in str(failure.value)


def test_a_game_that_names_no_parts_shares_none_out() -> None:
    with pytest.raises(MatchError, match="no parts of bezique can be shared out"):
        check_name("mixed:exchange=thumb,rest=thumb", "bezique")
