"""The rules are pure: what they import and call, and that nothing of the window comes with them.

Who may import whom among our own rooms stands in the contracts of `pyproject.toml`; this is what
contracts cannot say.
"""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import game
import rules

GENERAL = (
    "cli",
    "duplicate",
    "match",
    "pages",
    "players",
    "program",
    "saves",
    "school",
    "session",
    "stage",
    "table",
    "window",
    "words",
)
"""Rooms of `game` that know no game."""

FOLDER = Path(rules.__file__).parent
MODULES = sorted(FOLDER.rglob("*.py"))

ALLOWED = {
    "__future__",
    "collections",
    "msgspec",
    "enum",
    "functools",
    "itertools",
    "json",
    "operator",
    "re",
    "types",
    "typing",
}
"""Of the standard library: nothing that reads a clock, a file or chance."""

FORBIDDEN_CALLS = {"open", "print", "input", "exec", "eval", "compile", "__import__", "breakpoint"}


def tree_of(module: Path) -> ast.Module:
    return ast.parse(module.read_text(encoding="utf-8"), str(module))


def names(module: Path) -> str:
    return str(module.relative_to(FOLDER))


def test_rules_import_only_rules_and_a_short_list_and_call_nothing_of_the_world_outside() -> None:
    for module in MODULES:
        tree = tree_of(module)
        assert ast.get_docstring(tree), f"{module} does not say what lives in it"
        for node in ast.walk(tree):
            at = f"{names(module)}, line {getattr(node, 'lineno', 0)}"
            match node:
                case ast.Import():
                    imported = {alias.name.split(".")[0] for alias in node.names}
                    assert imported <= ALLOWED | {"rules"}, f"{at}: {imported}"
                case ast.ImportFrom():
                    assert node.level == 0, f"{at}: a relative import"
                    first = (node.module or "").split(".")[0]
                    assert first in ALLOWED | {"rules"}, f"{at}: {first}"
                case ast.Call(func=ast.Name(id=called)):
                    assert called not in FORBIDDEN_CALLS, f"{at}: {called}"


def test_the_rules_load_no_window_no_clock_and_no_chance() -> None:
    """Imported in a fresh Python, all of them together."""
    every = [
        ".".join(("rules", *module.relative_to(FOLDER).with_suffix("").parts)).removesuffix(
            ".__init__"
        )
        for module in MODULES
    ]
    script = (
        f"import sys; before = set(sys.modules); import {', '.join(every)}; "
        "print(*sorted(name for name in set(sys.modules) - before if name.split('.')[0] in "
        "{'pygame', 'platformdirs', 'random', 'secrets', 'sqlite3', 'game', 'assets'}))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script],
        cwd=FOLDER.parent,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.split() == []


def games() -> set[str]:
    """Every game that has rules of its own."""
    return {
        folder.name
        for folder in FOLDER.iterdir()
        if folder.is_dir() and (folder / "__init__.py").exists() and folder.name != "core"
    }


def imported_by(module: Path) -> set[str]:
    """Every module that is imported in it, wherever."""
    found: set[str] = set()
    for node in ast.walk(tree_of(module)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def test_there_is_a_game() -> None:
    assert "piquet" in games()


@pytest.mark.parametrize("room", GENERAL)
def test_a_general_room_imports_no_game(room: str) -> None:
    """A contract says it of Piquet; this says it of every folder that is a game."""
    modules = list((Path(game.__file__).parent / room).rglob("*.py"))
    assert modules
    for module in modules:
        named = {tuple(name.split(".")[:2]) for name in imported_by(module)}
        known = {place for one in games() for place in (("rules", one), ("game", one))}
        assert not named & known, module
