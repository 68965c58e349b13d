"""What All-Fours says: a sentence for a key of its own, or a general one."""

from __future__ import annotations

from functools import partial

from game.words.catalogue import say_of

ALL_FOURS = "all-fours"
"""The game as it stands in saves and on the wire."""

say = partial(say_of, ALL_FOURS)
"""The sentence for a key with its values filled in; with `count` it takes the right plural."""
