"""Deals in numbers for judging and for tables.

As they are dealt, and as they remember what each player declared.
"""

from __future__ import annotations

from random import Random

from game.bezique.ai.swift.deal import KINDS, NOBODY, Declaration, SwiftDeal, agreed
from game.bezique.ai.swift.numbers import FACES, SEVEN
from game.bezique.ai.swift.rubicon_deal import KINDS as RUBICON_KINDS
from game.bezique.ai.swift.rubicon_deal import RubiconDeal
from rules.bezique.options import Options


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
        new.made = bytearray(len(RUBICON_KINDS)), bytearray(len(RUBICON_KINDS))
        return new

    def declare(self, player: int, declaration: Declaration) -> None:
        """Lay a combination open and score it."""
        self.made[player][declaration[0]] += 1
        super().declare(player, declaration)


_HAND = 8


def fresh(options: Options, luck: Random) -> SwiftDeal:
    """Eight each, a turn-up, the stock; B deals, and nobody plays for a target."""
    pack = list(range(2 * FACES))
    luck.shuffle(pack)
    hands = pack[:_HAND], pack[_HAND : 2 * _HAND]
    return dealt(options, hands, pack[16], pack[17:])


def dealt(
    options: Options, hands: tuple[list[int], list[int]], turned: int, stock: list[int]
) -> SwiftDeal:
    """These hands, A's first, who leads; the stock as it is drawn from its end."""
    deal = SwiftDeal.__new__(SwiftDeal)
    deal.agreed = agreed(options, turned >> 3 & 3)
    deal.hands = [hands[0][:], hands[1][:]]
    deal.held = [sum(1 << card for card in hand) for hand in hands]
    deal.open = [0, 0]
    deal.elsewhere = []
    for hand in hands:
        unseen = bytearray(b"\x02" * FACES)
        for card in (*hand, turned):
            unseen[card & 31] -= 1
        deal.elsewhere.append(unseen)
    deal.stock = [turned, *stock]
    deal.dealer, deal.leader, deal.led = 1, 0, -1
    deal.married = deal.sequence = deal.single = deal.double = deal.fours = 0
    deal.points = [0, 10 if turned & 7 == SEVEN else 0]
    deal.need = [NOBODY, NOBODY]
    deal.brisques = [0, 0]
    deal.declared = deal.exchanged = False
    deal.taken, deal.won = 0, -1
    return deal
