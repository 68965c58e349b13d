"""Names say what is inside, and each public class of `game` and `rules` has one of its own."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import game
import rules


def public_classes() -> dict[str, list[str]]:
    """Where each public class stands, by its name."""
    found: dict[str, list[str]] = defaultdict(list)
    for package in (game, rules):
        folder = Path(package.__file__ or "").parent
        for module in sorted(folder.rglob("*.py")):
            for node in ast.parse(module.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    found[node.name].append(str(module.relative_to(folder.parent)))
    return found


def test_no_public_class_name_stands_twice() -> None:
    twice = {name: places for name, places in public_classes().items() if len(places) > 1}
    assert not twice
    assert len(public_classes()) > 300
