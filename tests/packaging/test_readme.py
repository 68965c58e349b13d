"""What the first page says is so: its links, its commands, where score cards lie, its length."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from platformdirs.macos import MacOS
from platformdirs.unix import Unix

from game.app import COMMANDS
from tests.packaging.conftest import ROOT

PAGE = (ROOT / "README.md").read_text(encoding="utf-8")


def test_it_is_one_page() -> None:
    lines = PAGE.splitlines()
    assert len(lines) <= 70
    assert max(len(line) for line in lines if not line.startswith(("|", "!"))) <= 120


@pytest.mark.parametrize("page", ["README.md", "SECURITY.md", "packaging/README.md"])
def test_every_link_leads_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#]+)\)", text)
    assert links
    lost = [link for link in links if not ((ROOT / page).parent / link).exists()]
    assert lost == []


def test_every_command_it_names_is_one() -> None:
    named = re.findall(r"`(?:python3 packaging/run\.py|piquet|…) ([a-z]+)", PAGE)
    assert {"demo", "score", "engine", "match", "book", "report", "selftest"} <= set(named)
    assert set(named) <= {*COMMANDS, "bundle", "test"}
    alone = [line.strip() for line in PAGE.splitlines() if line.startswith("    python3")]
    assert alone == ["python3 packaging/run.py", "python3 packaging/run.py test"]


def test_score_cards_lie_where_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    for system in (MacOS, Unix):
        folder = Path(system("piquet", appauthor=False).user_data_dir)
        assert f"`~/{folder.relative_to(Path.home()).as_posix()}`" in PAGE
    assert r"`%LOCALAPPDATA%\piquet`" in PAGE


def test_the_player_comes_first() -> None:
    assert PAGE.index("double-click") < PAGE.index("Python 3.11")
    for said in ("-windows-setup.exe", ".dmg", ".deb", ".tar.gz", "To remove Piquet"):
        assert said in PAGE
