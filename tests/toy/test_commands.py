"""The commands serve any game by its name."""

from __future__ import annotations

import json
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from game.app import main
from game.cli import selftest
from game.games import GAMES, PIQUET
from game.match.contestants import contestant
from game.match.pairs import Match, What, play_pair
from tests.toy import NAME

ENGINE = (sys.executable, "-m", "tests.toy", "engine", "--game", NAME, "--level", "dice")


def test_a_selftest_plays_a_deal_of_every_game_and_keeps_it_in_a_book(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = []

    def command(level: str, game: str) -> tuple[str, ...]:
        asked.append((game, level))
        return ENGINE

    monkeypatch.setattr(selftest, "open_everything", lambda: 1)
    monkeypatch.setattr(selftest, "engine_command", command)
    for other in [name for name in GAMES if name != NAME]:
        monkeypatch.delitem(GAMES, other)
    assert selftest.run([]) == 0
    assert asked == [(NAME, "dice")]
    assert ", a deal of 9 lines played with the engine, a book " in capsys.readouterr().out


def test_a_selftest_of_several_games_says_how_many(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played = []

    def deal(game: str) -> tuple[str, ...]:
        played.append(game)
        return ("play AS",) * 9

    for other in [name for name in GAMES if name not in (PIQUET, NAME)]:
        monkeypatch.delitem(GAMES, other)
    monkeypatch.setattr(selftest, "open_everything", lambda: 7)
    monkeypatch.setattr(selftest, "play_a_deal", deal)
    assert selftest.run([]) == 0
    assert sorted(played) == [PIQUET, NAME]
    told = "7 files opened, a deal of each of 2 games played with its engine, 18 lines in all"
    assert told in capsys.readouterr().out


# ---- matches


@pytest.mark.parametrize("what", [What.DEALS, What.PARTIES])
def test_a_player_against_itself_wins_nothing_in_any_pair(what: What) -> None:
    dice = contestant("dice", 1, NAME)
    match = Match(("dice", "dice"), 7, what, game=NAME)
    for number in (1, 2, 3):
        pair = play_pair(match, number, (dice, dice))
        assert pair.margin == 0
        elders = [[deal.elder for deal in game.deals] for game in pair.games]
        assert elders == ([[0], [1]] if what is What.DEALS else [[0, 1], [1, 0]])
        for game in pair.games:
            assert all(sum(deal.points) == 4 for deal in game.deals)
            assert (game.end is None) == (what is What.DEALS)


def test_an_engine_by_its_command_line_plays_as_the_built_in_one() -> None:
    name = f"cmd:{shlex.join(ENGINE)}"
    dice, engine = contestant("dice", 1, NAME), contestant(name, 60, NAME)
    try:
        match = Match(("dice", name), 3, What.PARTIES, game=NAME)
        outside = play_pair(match, 1, (dice, engine))
        assert outside.games == play_pair(match, 1, (dice, dice)).games
    finally:
        engine.close()


def test_a_match_is_logged_and_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "match.log"
    arguments = ("--game", NAME, "--a", "dice", "--b", "dice", "--pairs", "3", "--jobs", "1")
    assert main(["match", *arguments, "--parties", "--log", str(log)]) == 0
    out = capsys.readouterr().out
    assert out.startswith("A dice, B dice: 3 pairs of parties, seed 1, toy\nA over B    +0.00 ")
    head, *pairs = (json.loads(line) for line in log.read_text().splitlines())
    assert (head["game"], head["options"], len(pairs)) == (NAME, {"deals": 2}, 3)
    assert main(["match", *arguments, "--parties", "--log", str(log), "--json"]) == 0
    data: dict[str, Any] = json.loads(capsys.readouterr().out)
    assert (data["deals"], data["parties"]["parties"]) == (12, 6)
    assert data["contestants"][0]["elder"]["points"]["count"] == 6
