"""Matches of Bezique: deals, parties, and parties that go on from a score."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from game.app import main
from game.bezique.match import CLASSES, facts, is_over
from rules.bezique.options import Options
from rules.bezique.partie import apply, start_deal
from rules.bezique.presets import PRESETS, Preset
from rules.bezique.scoring import Item, scores
from rules.core.seats import Player
from tests.bezique.luck import eager_action

MATCH = ("match", "--game", "bezique", "--a", "thumb", "--b", "thumb", "--seed", "3", "--jobs", "1")


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
    arguments = ("--pairs", "2", "--parties", "--record", str(scores_file))
    played(capsys, *arguments)
    assert scores_file.read_text()
    played(capsys, "--pairs", "2", "--scores", str(scores_file))


def test_a_named_game_is_played_by_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    told = played(capsys, "--pairs", "1", "--parties", "--preset", "rubicon-1887")
    assert told["deals"] == 2
    assert main([*MATCH, "--pairs", "1", "--option", "target=2000", "--json"]) == 0


def test_every_line_of_a_ledger_belongs_to_a_class() -> None:
    assert sorted(item for items in CLASSES.values() for item in items) == sorted(Item)


def test_what_is_told_of_a_deal_are_all_its_points() -> None:
    luck = Random(4)
    state = start_deal(Options(), Player.B)
    while not state.standing.results:
        state = apply(state, eager_action(state, luck))[-1].state
    told = facts(state)
    assert (sum(told.items[0]), sum(told.items[1])) == scores(state.current.ledger)


def test_a_game_is_over_at_the_target_and_in_rubicon_bezique_after_a_deal() -> None:
    assert not is_over(((400, 300), (590, 300)), Options())
    assert is_over(((400, 300), (600, 300)), Options())
    assert is_over(((1, 2),), PRESETS[Preset.RUBICON_1887])
