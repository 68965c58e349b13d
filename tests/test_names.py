"""Names say what is inside, and each public class that one game can see has one of its own.

Two games are strangers: each may have its own `State`, its own `Deal`.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

import game
import rules


def games() -> set[str]:
    """Every game that has rules of its own."""
    rooms = Path(rules.__file__ or "").parent
    return {one.parent.name for one in rooms.glob("*/__init__.py")} - {"core"}


@cache
def classes_in(module: Path) -> tuple[str, ...]:
    """The public classes of a module."""
    statements = ast.parse(module.read_text(encoding="utf-8")).body
    names = (node.name for node in statements if isinstance(node, ast.ClassDef))
    return tuple(name for name in names if not name.startswith("_"))


def public_classes(its: str) -> dict[str, list[str]]:
    """Where each public class stands that one game can see, by its name."""
    found: dict[str, list[str]] = defaultdict(list)
    others = games() - {its}
    for package in (game, rules):
        folder = Path(package.__file__ or "").parent
        for module in sorted(folder.rglob("*.py")):
            if module.relative_to(folder).parts[0] in others:
                continue
            for name in classes_in(module):
                found[name].append(str(module.relative_to(folder.parent)))
    return found


@pytest.mark.parametrize("its", sorted(games()))
def test_no_public_class_name_stands_twice(its: str) -> None:
    found = public_classes(its)
    twice = {name: places for name, places in found.items() if len(places) > 1}
    assert not twice
    assert len(found) > 150
