"""The people of the house: who plays at which level, who sits down for company, who is pictured."""

from __future__ import annotations

LEVELS = ("novice", "club", "expert", "master")
"""The four that one may play against in any game, the mildest first."""

COMPANY = {"brandt": "club", "bell": "expert"}
"""Others, each with the level as which he or she plays."""


def strength(level: str) -> int:
    """How well somebody plays, from 1 to 4: the place of the level; 0 for one that has none."""
    as_level = COMPANY.get(level, level)
    return LEVELS.index(as_level) + 1 if as_level in LEVELS else 0


PORTRAITS = {
    "novice": "wren",
    "club": "lavelle",
    "expert": "finch",
    "master": "argand",
    "brandt": "brandt",
    "bell": "bell",
}
"""Whose face of `assets/portraits` each of them has."""

TEACHER = PORTRAITS["master"]
"""Whose face is beside what lessons tell and what a review remarks."""
