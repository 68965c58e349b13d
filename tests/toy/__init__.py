"""A toy game, to prove that the rooms which know no game serve any: "Higher", with ten cards.

Each of two holds four cards of a pack of ten. Who did not deal leads; the higher rank takes the
trick, whatever its suit, and of two equal ranks the first; a trick is a point. A partie has two
deals.

Its rules are in `play`; what it brings lies flat beside them, as `plugin` says.
"""

from __future__ import annotations

from game import games

NAME = "toy"


def register() -> None:
    """Let the rooms find it: the one line that a new game costs in the registry."""
    games.GAMES[NAME] = "tests.toy"
