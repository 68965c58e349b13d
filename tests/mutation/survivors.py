"""The mutants that no test can tell from the rules, each with its reason: survivors.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path

FILE = Path(__file__).with_name("survivors.toml")

Name = tuple[str, str, str, str]
"""Module, function, and what stands there before and after: a mutant's name."""


def survivors() -> dict[Name, str]:
    """Why each known survivor changes nothing."""
    listed = tomllib.loads(FILE.read_text(encoding="utf-8")).get("survivor", [])
    return {
        (entry["module"], entry["where"], entry["before"], entry["after"]): entry["why"]
        for entry in listed
    }
