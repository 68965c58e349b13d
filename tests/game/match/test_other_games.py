"""A match of another game, which brings rules and players and nothing for matches besides."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from game.app import main
from game.games import GAMES, part
from game.pages.variants import Variants
from game.piquet.ai.programs import AI
from rules.piquet.game import RULES
from rules.piquet.papers import PAPERS

NAME = "cousin"
MATCH = ("match", "--game", NAME, "--a", "thumb", "--b", "novice", "--seed", "7", "--jobs", "1")


@pytest.fixture(autouse=True)
def _cousin(monkeypatch: pytest.MonkeyPatch) -> None:
    """Piquet under another name, without presets and without what it tells of its deals."""
    parts = {
        "rules": RULES,
        "ai": AI,
        "papers": PAPERS,
        "variants": Variants(name=lambda _options: "Cousin"),
    }
    for room, record in parts.items():
        module = ModuleType(f"{NAME}.{room}")
        setattr(module, room.upper(), record)
        monkeypatch.setitem(sys.modules, module.__name__, module)
    plugin = ModuleType(f"{NAME}.plugin")
    plugin.PARTS = {room: f"{NAME}.{room}" for room in parts}  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, plugin.__name__, plugin)
    monkeypatch.setitem(sys.modules, NAME, ModuleType(NAME))
    monkeypatch.setitem(GAMES, NAME, NAME)
    part.cache_clear()


def code_of(*arguments: str) -> int:
    """The exit code of a command, however it ends."""
    try:
        return main(arguments)
    except SystemExit as end:
        return int(end.code or 0)


def played(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main([*MATCH, *arguments]) == 0
    return capsys.readouterr().out


def test_its_report_has_what_every_game_has(capsys: pytest.CaptureFixture[str]) -> None:
    lines = played(capsys, "--pairs", "2").splitlines()
    assert lines[0] == "A thumb, B novice: 2 pairs of deals, seed 7, cousin"
    assert [line.split()[0] for line in lines if line] == [
        *("A", "A", "decided"),
        *("points", "all", "error"),
        *("A", "B"),
    ]
    assert "of 100 choices 95 within" in lines[-1]


def test_its_parties_end_without_a_rubicon(capsys: pytest.CaptureFixture[str]) -> None:
    out = played(capsys, "--pairs", "1", "--parties")
    (parties,) = (line for line in out.splitlines() if line.startswith("parties"))
    assert parties.startswith("parties     2: A won ")
    assert "rubicon" not in parties


def test_its_figures_as_data_name_nothing_that_it_has_not(
    capsys: pytest.CaptureFixture[str],
) -> None:
    data: dict[str, Any] = json.loads(played(capsys, "--pairs", "2", "--json"))
    assert data["match"]["game"] == NAME
    assert "divided" not in data
    assert set(data["contestants"][0]["elder"]) == {"deals", "points", "items"}
    assert data["contestants"][0]["elder"]["items"] == {}
    assert [set(pace) for pace in data["pace"]] == [{"a_deal", "choice_p95", "choice_most"}] * 2


def test_players_deal_by_turns_and_packs_are_mirrored(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    log = tmp_path / "match.log"
    played(capsys, "--pairs", "1", "--parties", "--log", str(log))
    first, second = json.loads(log.read_text().splitlines()[1])["games"]
    assert first["first_dealer"] == second["first_dealer"]
    elders = [[elder for elder, _, _ in each["deals"]] for each in (first, second)]
    assert elders[0][:6] in ([0, 1] * 3, [1, 0] * 3)
    assert elders[1][:6] == [1 - elder for elder in elders[0][:6]]


def test_its_log_is_gone_on_with_and_is_no_other_game_s(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    log = tmp_path / "match.log"
    two = played(capsys, "--pairs", "2", "--log", str(log))
    assert json.loads(log.read_text().splitlines()[0])["game"] == NAME
    before = log.read_bytes()
    assert played(capsys, "--pairs", "2", "--log", str(log)) == two
    assert log.read_bytes() == before
    piquet = [argument for argument in MATCH if argument not in ("--game", NAME)]
    assert main([*piquet, "--pairs", "2", "--log", str(log)]) == 2
    assert "another match's log (it differs in game)" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--parties", "--record", "x"), "parties of cousin cannot be gone on with from a score"),
        (("--scores", __file__), "parties of cousin cannot be gone on with from a score"),
        (("--a", "open:master"), "there is no player 'open:master'; name one of novice, "),
        (("--preset", "modern"), "unrecognized arguments: --preset modern"),
        (("--option", "leavings=shown"), "leavings is no option; the options are none"),
        (("--game", "whist"), "argument --game: invalid choice: 'whist'"),
    ],
)
def test_what_it_has_not_is_said_in_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: Sequence[str], says: str
) -> None:
    assert code_of(*MATCH, "--pairs", "1", *arguments) == 2
    said = capsys.readouterr().err
    assert says in said
    assert said.startswith("piquet match: ")
    assert said.count("\n") == 1
