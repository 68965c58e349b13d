"""How far deals stray from what is expected: the file, and discards in the last deal by it."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest
from msgspec.structs import replace

from game.piquet.ai.drawing import Effort, PossibleDeal, ranked, tried, worth_over
from game.piquet.ai.levels import MASTER
from game.piquet.ai.master import effort_of, exchanges, worth_of_discard
from game.piquet.ai.situation import situation
from game.piquet.ai.values.play_table import play_values
from game.piquet.ai.values.straying import (
    HANGS,
    MAGIC,
    VALUES,
    WAYS,
    DamagedStrayingError,
    Pairs,
    Strayed,
    parse,
    strayed,
    straying,
    what_hangs,
    written,
)
from game.piquet.match.facts import begun
from rules.core.cards import hand
from rules.core.seats import Player
from rules.piquet.options import Options
from rules.piquet.pack import PACK
from rules.piquet.view import View, view


def even(*pairs: tuple[int, int]) -> list[list[Pairs]]:
    """The same few pairs whatever hangs and whatever the play is worth."""
    return [[tuple(pairs)] * VALUES]


def nothing_hangs(_mine: int, _theirs: int) -> int:
    return 0


def rubicon(mine: float, theirs: float) -> float:
    """A hundred where the other stays below seven points; between six and seven a part of it."""
    return 100.0 * min(max(7 - theirs, 0.0), 1.0)


def test_the_file_says_what_was_written() -> None:
    every = tuple(
        tuple(tuple((at - value, hangs - at) for at in range(WAYS)) for value in range(VALUES))
        for hangs in range(HANGS)
    )
    assert parse(written(every)) == every


@pytest.mark.parametrize("at", [0, len(MAGIC), -1])
def test_a_damaged_file_is_refused(at: int) -> None:
    data = bytearray(written([[((1, -1),) * WAYS] * VALUES] * HANGS))
    data[at] ^= 1
    with pytest.raises(DamagedStrayingError):
        parse(bytes(data))
    with pytest.raises(DamagedStrayingError):
        parse(written([[((1, -1),) * WAYS] * VALUES]))


def test_a_capot_that_is_sure_strays_little_and_one_that_just_fails_is_often_made() -> None:
    found = straying()
    assert found is not None
    beyond = what_hangs(190, 130, 100)
    sure, nearly = (sorted(elder for elder, _ in found[beyond][value]) for value in (25, 22))
    assert sure[-1] - sure[0] < 10
    assert nearly[-1] >= 20


def test_an_end_that_hangs_by_a_point_is_worth_what_it_is_on_average() -> None:
    found = Strayed(rubicon, even((0, -1), (0, 1)), elder=True, hangs=nothing_hangs)
    assert [found.at(3, 30, theirs) for theirs in (5, 6, 7, 8)] == [100, 50, 50, 0]
    assert found.at(3, 30.5, 5.5) == pytest.approx(75)
    assert found(30, 6) == 100


def test_what_elder_strays_by_is_the_others_where_younger_asks() -> None:
    for elder, expected in ((True, 0.0), (False, 100.0)):
        found = Strayed(rubicon, even((-3, 3)), elder, nothing_hangs)
        assert found.at(0, 20, 6) == expected
    assert Strayed(rubicon, even((-9, -9)), elder=True, hangs=nothing_hangs).at(0, 3, 3) == 100


def test_what_hangs_goes_by_who_will_be_behind_and_how_near_the_rubicon_he_is() -> None:
    assert {what_hangs(90, 150, 100), what_hangs(150, 90, 100)} == {4, 5}
    assert what_hangs(99, 150, 100) != what_hangs(100, 150, 100)
    assert what_hangs(130, 132, 100) != what_hangs(130, 150, 100)
    assert what_hangs(98, 99, 100) == what_hangs(98, 150, 100)
    every = {what_hangs(a, b, 100) for a in range(60, 190) for b in range(60, 190)}
    assert every == set(range(HANGS))


def test_deals_stray_otherwise_where_a_rubicon_hangs() -> None:
    """Elder a little short of it: the one who is ahead makes more of it than was expected."""
    found = straying()
    assert found is not None
    short, beyond = (found[what_hangs(total, total + 30, 100)] for total in (96, 130))
    ordinary = range(10, 16)
    for pairs, more in ((short, 2.0), (beyond, 0.0)):
        hers = [theirs for value in ordinary for _, theirs in pairs[value]]
        assert more - 0.5 < sum(hers) / len(hers) < more + 4


def test_a_deal_is_worth_what_deals_are_that_hang_as_it_does() -> None:
    pairs: list[list[Pairs]] = [[((0, by),)] * VALUES for by in (0, 2)]

    def hangs(_mine: int, theirs: int) -> int:
        return int(theirs >= 5)

    found = Strayed(rubicon, pairs, elder=True, hangs=hangs)
    assert [found.at(3, 30, theirs) for theirs in (4, 5, 6)] == [100, 0, 0]


def moved_by(points: int, mine: float, theirs: float) -> float:
    """The same if the other makes so many points more."""
    return rubicon(mine, theirs + points)


def last(deals: int = 5, mine: int = 142) -> View:
    """Elder's, far ahead in the last deal, the other needing seven points; or after fewer deals."""
    held = sorted(hand("7S 8S KS 7H 9H QH KH AH TD AD 7C KC"))
    rest = Random(14).sample(sorted(set(PACK) - set(held)), 20)
    pack = [card for at in range(0, 12, 2) for part in (held, rest) for card in part[at : at + 2]]
    before = ((mine, 93), *[(0, 0)] * (deals - 1))
    dealer = Player.A if deals % 2 else Player.B
    state = begun(before, dealer, Options(), (*pack, *rest[12:]))
    return view(state, state.current.player(state.current.turn))


def test_only_the_last_deal_is_weighed_by_it_and_only_if_the_file_is_whole(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen = last()
    assert isinstance(worth_of_discard(MASTER, seen), Strayed)
    for other in (replace(MASTER, settles=False), replace(MASTER, effort=Effort())):
        assert not isinstance(worth_of_discard(other, seen), Strayed)
    assert not isinstance(worth_of_discard(MASTER, last(4)), Strayed)
    strayed.cache_clear()
    monkeypatch.setattr("game.piquet.ai.values.straying.straying", lambda: None)
    assert not isinstance(worth_of_discard(MASTER, seen), Strayed)
    strayed.cache_clear()


def test_the_best_are_tried_on_more_deals_where_the_deal_settles_the_partie() -> None:
    effort = Effort(((4, 4), (3, 8)), settling=((2, 20),))
    quick = replace(MASTER, effort=effort)
    for seen, tried_on in ((last(), [20, 20]), (last(4), [8, 8, 8])):
        assert [one.deals for one in exchanges(quick, seen, Random(1))] == tried_on
    assert effort_of(replace(quick, settles=False), last()) == effort
    assert effort_of(MASTER, last()).stages == ((80, 60), (24, 200), (8, 600), (5, 2000))


def test_where_a_rubicon_hangs_on_a_trick_a_discard_is_worth_less_than_its_average_end() -> None:
    """The other needs seven points: who is expected to make six makes seven every other time."""
    place, table = situation(last()), play_values()
    deals: list[PossibleDeal] = []
    tried(place, rubicon, table, Effort(((1, 40),)), Random(1), ranked(place)[:1], deals)
    out = ranked(place)[0][1]
    pairs = even((0, -1), (0, 1), (0, 0))
    strayed = worth_over(
        place, out, deals, Strayed(rubicon, pairs, elder=True, hangs=nothing_hangs), table
    )
    moved = [worth_over(place, out, deals, partial(moved_by, by), table) for by in (-1, 1, 0)]
    assert strayed == pytest.approx(sum(moved) / 3)
    assert len({strayed, *moved}) > 2
