"""A deal in numbers that remembers what each player declared: for judging, not for choosing."""

from __future__ import annotations

from game.bezique.ai.swift.deal import KINDS, Declaration, SwiftDeal


class ToldDeal(SwiftDeal):
    """`made` counts for each player by the number of a kind how often it was declared."""

    __slots__ = ("made",)

    made: tuple[bytearray, bytearray]

    @classmethod
    def of(cls, deal: SwiftDeal) -> ToldDeal:
        """The same deal, that changes by itself and remembers from here on."""
        copy = deal.copy()
        new = cls.__new__(cls)
        for name in SwiftDeal.__slots__:
            setattr(new, name, getattr(copy, name))
        new.made = bytearray(len(KINDS)), bytearray(len(KINDS))
        return new

    def declare(self, player: int, declaration: Declaration) -> None:
        """Lay a combination open and score it."""
        self.made[player][declaration[0]] += 1
        super().declare(player, declaration)
