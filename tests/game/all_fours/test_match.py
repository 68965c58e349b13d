"""Matches of All-Fours: deals, parties, and parties that go on from a score."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from game.all_fours.match import ITEMS, facts
from game.all_fours.statistics import PART_OF
from game.app import main
from rules.all_fours.options import Options
from rules.all_fours.partie import apply, start_deal
from rules.all_fours.scoring import Item, scores
from rules.core.seats import Player
from tests.all_fours.luck import any_action

MATCH = (
    *("match", "--game", "all-fours", "--a", "thumb", "--b", "thumb"),
    *("--seed", "3", "--jobs", "1"),
)


def played(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main([*MATCH, *arguments, "--json"]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


def test_a_player_that_meets_itself_comes_to_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert '"mean": 0' in json.dumps(played(capsys, "--pairs", "3"))


def test_parties_are_gone_on_with_from_their_score(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    scores_file = tmp_path / "scores"
    played(capsys, "--pairs", "2", "--parties", "--record", str(scores_file))
    assert scores_file.read_text()
    played(capsys, "--pairs", "2", "--scores", str(scores_file))


def test_a_named_game_is_played_by_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    played(capsys, "--pairs", "1", "--parties", "--preset", "seven-up")
    assert main([*MATCH, "--pairs", "1", "--option", "target=15", "--json"]) == 0


def test_every_line_of_a_ledger_belongs_to_a_part() -> None:
    assert sorted(PART_OF) == sorted(Item)
    assert set(PART_OF.values()) == set(ITEMS)


def test_what_is_told_of_a_deal_are_all_its_points() -> None:
    luck = Random(4)
    state = start_deal(Options(), Player.B)
    while not state.standing.results:
        state = apply(state, any_action(state, luck))[-1].state
    told = facts(state)
    assert (sum(told.items[0]), sum(told.items[1])) == scores(state.current.ledger)
