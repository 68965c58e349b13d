"""The table of what everyone needs: each test that it names is one of ours."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
TABLE = (ROOT / "game" / "ACCESSIBILITY.md").read_text(encoding="utf-8")


def test_every_test_it_names_is_there() -> None:
    tests = "\n".join(path.read_text(encoding="utf-8") for path in ROOT.glob("tests/**/test_*.py"))
    named = re.findall(r"`(test_\w+)`", TABLE)
    assert len(named) > 100
    assert [name for name in named if f"def {name}(" not in tests] == []


def test_every_line_says_how_it_stands_and_why() -> None:
    rows = [re.split(r" *\| *", line)[1:-1] for line in TABLE.splitlines() if line[:2] == "| "]
    asked = [row for row in rows if row[0] != "asked"]
    assert len(asked) > 90
    for what, state, how in asked:
        assert what
        assert how, f"{what!r} has no test and no reason"
        assert state in {"have", "—", "not yet"}
