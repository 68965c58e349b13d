"""Each session says and shows what it did when it was written down, to the letter.

A wanted change is written by `python -m tests.golden --rewrite` and read as a difference.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.golden.session import files, rewritten


def name(file: Path) -> str:
    return file.stem


@pytest.mark.parametrize("file", files(), ids=name)
def test_a_session_comes_out_as_it_was_written(file: Path, tmp_path: Path) -> None:
    text = file.read_text(encoding="utf-8")
    again = rewritten(text, tmp_path / "home").splitlines()
    assert again == text.splitlines(), "python -m tests.golden --rewrite writes it anew"


def test_there_are_sessions_of_each_game_and_manner() -> None:
    here = {file.stem for file in files()}
    for game in ("piquet", "bezique", "all-fours"):
        assert {f"{game}-by-mouse", f"{game}-by-keys", f"{game}-two-at-one-screen"} <= here
