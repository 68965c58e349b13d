"""A sample of the shipped puzzles is proved once more, in the manner they were made."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from game.games import PIQUET
from game.piquet.ai.belief.known_cards import deal_of
from game.piquet.ai.values.masks import card_of, hand_of, mask_of
from game.school.puzzle import Puzzle, read_set, shipped, written
from rules.core.seats import Player
from rules.piquet.actions import Play
from rules.piquet.game import RULES
from tests.packaging.conftest import ROOT

SET = shipped(PIQUET)


@pytest.fixture(autouse=True)
def the_same_path() -> Iterator[None]:
    """The makers let themselves be run from anywhere; that is no affair of other tests."""
    before = list(sys.path)
    sys.path.insert(0, str(ROOT / "packaging" / "puzzles"))
    yield
    sys.path[:] = before


def module(name: str) -> Any:
    return importlib.import_module(name)


def sample(kind: str, count: int) -> list[Puzzle]:
    return Random(1887).sample([each for each in SET.puzzles if each.kind == kind], count)


def lines(bits: list[int]) -> set[str]:
    return {RULES.write(Play(card_of(bit))) for bit in bits}


@pytest.mark.parametrize("puzzle", sample("ending", 12), ids=lambda each: each.name)
def test_against_every_hand_that_is_possible_nothing_is_better(puzzle: Puzzle) -> None:
    choice = module("played_deals").again(puzzle.log, puzzle.seat)
    proof = module("endings").proved(choice)
    truth = choice.state.current
    assert mask_of(truth.hands[deal_of(choice.seen).seat.other]) in proof.hands
    assert len(proof.hands) == puzzle.facts["hands"]
    best = proof.values[proof.winner]
    for card, values in proof.values.items():
        assert all(one >= two for one, two in zip(best, values, strict=True))
        assert card == proof.winner or any(one > two for one, two in zip(best, values, strict=True))
    beaten = any(hand & module("endings").above(proof.winner) for hand in proof.hands)
    assert puzzle.facts["sure"] is not beaten
    same = module("endings").alike(proof.moment)
    assert lines([bit for bit, low in same.items() if low == proof.winner]) == set(puzzle.right)


@pytest.mark.parametrize("puzzle", sample("exchange", 1), ids=lambda each: each.name)
def test_other_possible_deals_give_the_same_discard(puzzle: Puzzle) -> None:
    maker = module("exchanges")
    choice = module("played_deals").again(puzzle.log, puzzle.seat)
    found = maker.judged(choice, 303, RULES.read(puzzle.facts["tempting"]))
    worths = {RULES.write(one.action): one for one in found}
    best = max(worths[line].settlement for line in puzzle.right if line in worths)
    other = worths[puzzle.facts["tempting"]]
    assert best - other.settlement > 2 * other.doubt
    assert RULES.write(found[0].action) in puzzle.right


def test_the_line_of_an_ending_is_played_by_the_rules_and_by_both_as_well_as_can_be() -> None:
    for puzzle in sample("ending", 4):
        choice = module("played_deals").again(puzzle.log, puzzle.seat)
        led = deal_of(choice.seen).table.led
        state, cards = choice.state, list(puzzle.facts["line"])
        if led is not None:
            assert cards.pop(0) == str(led)
        for each in cards:
            state = RULES.apply(state, RULES.read(f"play {each}"))[-1].state
        assert state.results


def test_the_maker_finds_the_same_in_the_same_deals(tmp_path: Path) -> None:
    maker = module("make_puzzles")
    for name in ("one", "two"):
        maker.find("endings", tmp_path / name, 12, 3)
    assert (tmp_path / "one").read_text() == (tmp_path / "two").read_text()
    before = (tmp_path / "one").read_text()
    maker.find("endings", tmp_path / "one", 12, 3)  # it is there already
    assert (tmp_path / "one").read_text() == before
    found = maker.chosen([tmp_path / "one"], {"ending": 9})
    read = read_set(PIQUET, written(found, 9)).puzzles
    assert read
    assert len({each.log[0] for each in read}) == len(read)  # one of a deal


def test_a_hand_that_is_known_has_no_other() -> None:
    """Where all is certain one hand is left, and it is the true one."""
    known = [each for each in SET.puzzles if each.facts.get("hands") == 1][:3]
    for puzzle in known:
        choice = module("played_deals").again(puzzle.log, puzzle.seat)
        deal = choice.state.current
        (only,) = module("endings").proved(choice).hands
        other = deal.hands[deal_of(choice.seen).seat.other]
        assert hand_of(only) == other - ({deal.table.led} if deal.table.led else set())


def test_no_level_is_asked_of_more_than_its_seat_sees() -> None:
    for puzzle in sample("ending", 2):
        choice = module("played_deals").again(puzzle.log, puzzle.seat)
        assert choice.seen.player is puzzle.seat
        assert choice.seen.deal is not None
        assert choice.seen.deal.opened is None
        assert choice.seen.player in tuple(Player)
