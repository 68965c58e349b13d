"""The seat of chance: it shuffles. The same seed brings the same packs, however often one asks."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from game.session.takeback import Done
from rules.core.cards import Card
from rules.core.game import Action, Rules


class Dealer:
    """Brings the packs of one partie. It keeps the seed alone: each pack stands for itself.

    The seed is a number, or a secret text of which the packs can be sealed (see `sealing`).
    """

    def __init__(self, seed: int | str) -> None:
        self._seed = seed

    def bring(self, rules: Rules, deeds: Sequence[Done], state: object) -> Action:
        """The pack that is awaited in a state after these deeds; ValueError when none is."""
        name = rules.shuffle(state, (done.action for done in deeds))
        return rules.bring(state, self.shuffled(rules.pack, name))

    def shuffled(self, pack: Sequence[Card], name: str) -> tuple[Card, ...]:
        """The pack of this name ("deal 3") in this partie."""
        cards = list(pack)
        Random(f"{self._seed} {name}").shuffle(cards)
        return tuple(cards)
