"""The seat of chance: it shuffles. The same seed brings the same packs, however often one asks."""

from __future__ import annotations

from random import Random

from rules.core.cards import Card
from rules.piquet.actions import Deal, Spread
from rules.piquet.pack import PACK
from rules.piquet.state import Phase


class Dealer:
    """Brings the packs of one partie. It keeps the seed alone: each pack stands for itself."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def bring(self, phase: Phase, number: int) -> Spread | Deal:
        """The pack that is awaited; ValueError when none is.

        `number` is how many spreads came before, or the number of the deal, from 1.
        """
        match phase:
            case Phase.SPREAD:
                return Spread(self._pack("spread", number))
            case Phase.DEAL:
                return Deal(self._pack("deal", number))
            case _:
                raise ValueError(f"no pack is awaited in the phase {phase.value!r}")

    def _pack(self, what: str, number: int) -> tuple[Card, ...]:
        pack = list(PACK)
        Random(f"{self._seed} {what} {number}").shuffle(pack)
        return tuple(pack)
