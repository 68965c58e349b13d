"""A small checkout to set up, and the modules of packaging/, which is no package."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))

GAME = """
import os, sys
print("arguments", sys.argv[1:], "in", os.getcwd())
sys.exit(7)
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A folder with the real packaging/ and a game that only says how it was started."""
    root = tmp_path / "a folder, with a space and an é"
    (root / "packaging").mkdir(parents=True)
    for source in (*(ROOT / "packaging").glob("*.py"), ROOT / "packaging" / "requirements.lock"):
        shutil.copy(source, root / "packaging")
    shutil.copy(ROOT / "pyproject.toml", root)
    (root / "game").mkdir()
    (root / "game" / "__init__.py").touch()
    (root / "game" / "__main__.py").write_text(GAME, encoding="utf-8")
    return root
