"""`piquet score` of records of All-Fours, for people and for other programs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from game.all_fours.score import as_json, as_text, reckoned
from game.cli import score
from game.words.catalogue import speak
from rules.all_fours.options import Options
from rules.all_fours.presets import PRESETS, Preset
from rules.all_fours.record.record import AllFoursRecord, read_record
from rules.core.cards import write_cards
from tests.all_fours.table import pack_with
from tests.all_fours.test_12_a_whole_game import DEALS
from tests.all_fours.test_19_record import PACK, the_printed_game

FIRST_DEAL = """Deal 1. B deals; turned up: queen ♠, knave ♥.
  B  knave turned up, the knave of hearts   1    1
  A  high, the king of hearts               1    1
  A  low, the three of hearts               1    2
  B  game                                   1    2
Pips: A 3, B 20.
The deal: A 2, B 2."""


def text_of(record: str) -> str:
    return as_text(reckoned(read_record(record)))


def data_of(record: str) -> Any:
    return json.loads(as_json(reckoned(read_record(record))))


def test_a_game_is_told_point_by_point_with_the_score_after_each() -> None:
    text = text_of(the_printed_game())
    assert text.split("\n\n")[0] == FIRST_DEAL
    assert text.count("\nPips: ") == len(DEALS)
    for its, told in zip(DEALS, text.split("\n\n"), strict=False):
        rows = [line.split() for line in told.splitlines() if line.startswith("  ")]
        assert len(rows) == len(its.marked)
        scores = (max(one) for one in zip(*its.totals, strict=True))
        assert max(int(row[-1]) for row in rows) == max(scores)
    assert text.endswith("A wins the game, 10 to 8.")


def test_what_was_agreed_on_stands_first() -> None:
    agreed = the_printed_game().replace("all-fours\n", "all-fours\noption ask off\n", 1)
    assert text_of(agreed).startswith("Rules: All-Fours.\n  ask: off\n\nDeal 1.")
    assert text_of("rules seven-up").startswith("Rules: Seven-Up.\n\n")
    assert text_of("").startswith("The record has no deal yet.")


def test_a_record_may_stop_anywhere() -> None:
    begun = f"A is Anna\nB deals {write_cards(PACK)}"
    assert text_of(begun) == (
        "Deal 1. B deals; turned up: queen ♠.\n  Nothing was counted yet.\n"
        "The record stops before the end of the deal. So far: Anna 0, B 0."
    )
    run = text_of(f"{begun}\nbegs; runs")
    assert "  B  knave turned up, the knave of hearts   1    1" in run
    assert "Pips" not in run
    assert text_of(f"spread {write_cards(PACK)}; cut 1") == "The record has no deal yet."


def test_cards_that_are_thrown_together_are_told() -> None:
    text = text_of(
        f"option second-beg bunch\nB deals {write_cards(PACK)}\nbegs; runs; proposes; agrees\n"
        f"B deals {write_cards(PACK)}"
    )
    assert "The cards are thrown together; B deals again.\nThe deal: A 0, B 1." in text
    assert "Deal 2. B deals; turned up: queen ♠." in text
    assert text.endswith("So far: A 0, B 0.")


def test_a_game_that_ends_before_a_card_is_played_is_told_too() -> None:
    knave = write_cards(pack_with("", "", "♥J"))
    played = the_printed_game().replace("all-fours\n", "all-fours\noption target 11\n", 1)
    text = text_of(f"{played}\nB deals {knave}\nA counts 10; B counts 9")
    assert text.endswith("So far: A 0, B 1.")


def test_other_programs_are_told_the_same() -> None:
    data = data_of(the_printed_game())
    assert (data["format"], data["version"]) == ("all-fours-score", 1)
    assert data["players"] == {"A": "A", "B": "B"}
    assert data["preset"] == "enquire-within"
    assert data["options"]["ask"] == "on"
    assert data["options"]["discard-point"] is False
    assert data["totals"] == {"A": 10, "B": 8}
    assert data["finished"] is True
    assert data["settlement"] == {"winner": "A", "totals": {"A": 10, "B": 8}, "points": 1}
    first, *_, last = data["deals"]
    assert first["turned"] == "QS JH"
    assert (first["trumps"], first["dealer"], first["bunched"]) == ("H", "B", False)
    assert first["lines"][1] == {
        "player": "A",
        "item": "high",
        "points": 1,
        "running": 1,
        "cards": "KH",
    }
    assert first["tricks"] == {"A": 1, "B": 5}
    assert [deal["number"] for deal in data["deals"]] == [1, 2, 3, 4]
    assert [deal["pips"] for deal in data["deals"]] == [
        dict(zip("AB", its.pips, strict=True)) for its in DEALS
    ]
    assert last["score"] == {"A": 4, "B": 1}
    assert all(deal["finished"] for deal in data["deals"])


@pytest.mark.parametrize("preset", Preset, ids=str)
def test_a_game_with_a_name_is_named(preset: Preset) -> None:
    record = AllFoursRecord(PRESETS[preset])
    assert json.loads(as_json(reckoned(record)))["preset"] == preset.value
    assert as_text(reckoned(record)).startswith("Rules: ") is (PRESETS[preset] != Options())


def test_a_file_that_names_the_game_is_scored(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    file.write_text(f"{the_printed_game()}\nleads 5S", encoding="utf-8")
    assert score.run([str(file)]) == 2
    assert "column 1: a rule is against it: that cannot be done now." in capsys.readouterr().err
    file.write_text(the_printed_game(), encoding="utf-8")
    assert score.run([str(file)]) == 0
    assert capsys.readouterr().out.endswith("A wins the game, 10 to 8.\n")
    speak("fr")
    assert score.run([str(file)]) == 0
    told = capsys.readouterr().out
    assert "Donne 1. B donne" in told
    assert "haut, le roi de cœur" in told
    assert told.endswith("A gagne la partie, 10 à 8.\n")
