"""What Piquet says: a sentence for a key of its own, or a general one."""

from __future__ import annotations

from functools import partial

from game.games import PIQUET
from game.words.catalogue import say_of

say = partial(say_of, PIQUET)
"""The sentence for a key with its values filled in; with `count` it takes the right plural."""
