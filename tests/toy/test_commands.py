"""The commands serve any game by its name."""

from __future__ import annotations

import sys

import pytest

from game.cli import selftest
from game.games import GAMES, PIQUET
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
    monkeypatch.delitem(GAMES, PIQUET)
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

    monkeypatch.setattr(selftest, "open_everything", lambda: 7)
    monkeypatch.setattr(selftest, "play_a_deal", deal)
    assert selftest.run([]) == 0
    assert played == [PIQUET, NAME]
    told = "7 files opened, a deal of each of 2 games played with its engine, 18 lines in all"
    assert told in capsys.readouterr().out
