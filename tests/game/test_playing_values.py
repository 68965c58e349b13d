"""What playing adds to open hands: the file, and how discards are judged with it."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from game.piquet.ai.analysis import analyse
from game.piquet.ai.drawing import Effort
from game.piquet.ai.estimates import Points
from game.piquet.ai.levels import MASTER
from game.piquet.ai.sums.outcome import deal_points
from game.piquet.ai.values.masks import mask_of
from game.piquet.ai.values.play_table import play_values
from game.piquet.ai.values.playing import (
    MAGIC,
    NO_PIQUE,
    SIZES,
    UNIT,
    DamagedPlayingError,
    Playing,
    near_pique,
    parse,
    playing,
    written,
)
from rules.core.cards import hand
from rules.core.seats import Player
from rules.piquet.actions import Deal
from rules.piquet.options import Options
from rules.piquet.pack import PACK
from rules.piquet.partie import apply, start_deal
from rules.piquet.view import View, view

ELDER = mask_of(hand("AS KS QS JS  AH KH  AD KD QD  7C 8C 9C"))
YOUNGER = mask_of(hand("TS 9S 8S 7S  QH JH TH  JD TD  AC KC QC"))


def even(points: float) -> Playing:
    """What adds so many points wherever one looks: fourteen times as many in all."""
    return Playing(*([points] * size for size in SIZES))


def test_the_file_says_what_was_written() -> None:
    parts = [[at % 7 * UNIT for at in range(size)] for size in SIZES]
    found = parse(written(parts))
    assert [found.by_value, found.by_pique, found.elder, found.younger, found.by_code] == parts


@pytest.mark.parametrize("at", [0, len(MAGIC), -1])
def test_a_damaged_file_is_refused(at: int) -> None:
    data = bytearray(written([[1.0] * size for size in SIZES]))
    data[at] ^= 1
    with pytest.raises(DamagedPlayingError):
        parse(bytes(data))
    with pytest.raises(DamagedPlayingError):
        parse(written([[1.0]] * len(SIZES)))


def test_a_capot_that_just_fails_with_open_hands_is_often_made_and_one_that_succeeds_lost() -> None:
    found = playing()
    assert found is not None
    assert found.by_value[22] > 2  # eleven tricks of elder's
    assert found.by_value[2] < -2  # one of his


def test_a_pique_that_hangs_on_the_last_trick_it_needs_often_fails() -> None:
    found = playing()
    assert found is not None
    assert found.by_pique[near_pique(30)] < -4
    assert abs(found.by_pique[near_pique(36)]) < 1
    assert near_pique(200) == NO_PIQUE - 1
    assert near_pique(0) == 0


def test_what_is_added_goes_to_one_and_from_the_other() -> None:
    table = play_values()
    elder, younger = deal_points(ELDER, YOUNGER, table)
    more, less = deal_points(ELDER, YOUNGER, table, hidden=even(0.5))
    assert (more, less) == pytest.approx((elder + 3.5, younger - 3.5))


def exchange(seed: int) -> View:
    pack = tuple(Random(seed).sample(PACK, len(PACK)))
    state = apply(start_deal(Options(), Player.B), Deal(pack))[-1].state
    return view(state, Player.A)


def test_what_is_told_of_a_discard_by_part_is_what_it_is_worth(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """At no score that matters: there a discard is worth its points, but for the tables' prior."""
    quick = replace(MASTER, effort=Effort(((6, 60),), 1e-9, hidden=True), settles=False)
    for module in ("drawing", "discards_judged"):
        monkeypatch.setattr(f"game.piquet.ai.{module}.playing", lambda: even(0.25))
    found = analyse(exchange(1), 1, quick)
    for one in found.candidates:
        assert isinstance(one.mine, Points)
        assert isinstance(one.theirs, Points)
        assert one.settlement == pytest.approx(one.mine.total - one.theirs.total, abs=0.02)


def test_only_master_reckons_with_it_and_without_the_file_he_thinks_of_open_hands(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen, effort = exchange(2), Effort(((6, 40),), 1.0)
    openly = analyse(seen, 1, replace(MASTER, effort=effort))
    hidden = replace(MASTER, effort=replace(effort, hidden=True))
    assert analyse(seen, 1, hidden) != openly
    for module in ("drawing", "discards_judged"):
        monkeypatch.setattr(f"game.piquet.ai.{module}.playing", lambda: None)
    assert analyse(seen, 1, hidden) == openly
