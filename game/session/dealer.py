"""The seat of chance: it shuffles. The same seed brings the same packs, however often one asks.

Packs that are sealed are drawn from a secret (see `sealing`).
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.session.course import Done
from rules.core.cards import Card
from rules.core.game import Action, Rules


class Dealer:
    """Brings the packs of one partie. It keeps the seed alone: each pack stands for itself.

    The seed is a number, or a secret text of which the packs can be sealed (see `sealing`).
    """

    def __init__(self, seed: int | str) -> None:
        self._seed = seed

    def bring(self, rules: Rules, actions: Sequence[Done], state: object) -> Action:
        """The pack that is awaited in a state after these actions; ValueError when none is."""
        name = rules.shuffle(state, (done.action for done in actions))
        return rules.bring(state, self.shuffled(rules.pack, name))

    def shuffled(self, pack: Sequence[Card], name: str) -> tuple[Card, ...]:
        """The pack of this name ("deal 3") in this partie."""
        cards = list(pack)
        Random(f"{self._seed} {name}").shuffle(cards)
        return tuple(cards)


_DIGITS = frozenset("0123456789abcdef")
_FEWEST, _MOST = 32, 128


def is_secret(text: str) -> bool:
    """Whether a text can be a secret: 32 to 128 hexadecimal digits, small letters."""
    return _FEWEST <= len(text) <= _MOST and set(text) <= _DIGITS
