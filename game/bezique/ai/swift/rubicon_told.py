"""A deal of Rubicon Bezique in numbers that remembers what each player declared."""

from __future__ import annotations

from game.bezique.ai.swift.deal import Declaration
from game.bezique.ai.swift.rubicon_deal import KINDS, RubiconDeal


class ToldRubicon(RubiconDeal):
    """`made` counts for each player by the number of a kind how often it was declared."""

    __slots__ = ("made",)

    made: tuple[bytearray, bytearray]

    @classmethod
    def of(cls, deal: RubiconDeal) -> ToldRubicon:
        """The same deal, that changes by itself and remembers from here on."""
        copy = deal.copy()
        new = cls()
        for name in RubiconDeal.__slots__:
            setattr(new, name, getattr(copy, name))
        new.made = bytearray(len(KINDS)), bytearray(len(KINDS))
        return new

    def declare(self, player: int, declaration: Declaration) -> None:
        """Lay a combination open and score it."""
        self.made[player][declaration[0]] += 1
        super().declare(player, declaration)
