"""The stock of a deal of Rubicon Bezique in numbers: four packs, combinations formed anew.

`RubiconDeal` is changed in place and copied cheaply, and says of tricks, trumps and declarations
what `rules.bezique` says (section K), which is proved in the tests action by action. What is
announced without being scored is no action here, nor is carte blanche; of the two ways in which the
kings and queens may marry (ZK10) it has the first, each pair once.
"""

from __future__ import annotations

from game.bezique.ai.swift.deal import FOUR_HEIGHTS, Declaration, beats
from game.bezique.ai.swift.numbers import (
    KING,
    KNAVE,
    OF_FACE,
    OF_HEIGHT,
    QUEEN,
    SEQUENCE,
    WEIGHS,
    first,
    number_of_suit,
)
from rules.bezique.combinations import BEZIQUES, RANK_OF_FOUR, Kind, worth
from rules.core.cards import Suit

MARRIAGE, ROYAL, PLAIN, SEQUENCE_KIND, SINGLE, DOUBLE, TRIPLE, QUADRUPLE, FOUR = range(9)
KINDS = (
    Kind.MARRIAGE,
    Kind.ROYAL_MARRIAGE,
    Kind.PLAIN_SEQUENCE,
    Kind.SEQUENCE,
    *BEZIQUES,
    *sorted(RANK_OF_FOUR, key=worth),
)
"""What may be declared, by its number here; from `FOUR` on the four alike."""
POINTS = tuple(map(worth, KINDS))

QUEENS = OF_FACE[number_of_suit(Suit.SPADES) * 8 + QUEEN]
KNAVES = OF_FACE[number_of_suit(Suit.DIAMONDS) * 8 + KNAVE]
"""All cards of the bezique, as sets."""
_BEZIQUE = QUEENS | KNAVES
_OF_SUIT = tuple(sum(OF_FACE[suit * 8 + height] for height in range(8)) for suit in range(4))
_KINGS = tuple(OF_FACE[suit * 8 + KING] for suit in range(4))
_LADIES = tuple(OF_FACE[suit * 8 + QUEEN] for suit in range(4))
_RANKS = tuple(tuple(OF_FACE[suit * 8 + height] for height in SEQUENCE) for suit in range(4))
_KIND_OF_SUIT = OF_HEIGHT[KING] | OF_HEIGHT[QUEEN]


class RubiconDeal:
    """A deal under way while there is a stock. Pairs are player A's first.

    `lying` are combinations that were scored and of which no card was played: each its kind and its
    cards; `weddings` the pairs that were married, as long as both are there. `risen[n]` are cards
    that served in a bezique of more than n pairs, and `sequence` those that served in a sequence.
    """

    __slots__ = (
        "brisques",
        "declared",
        "hands",
        "held",
        "leader",
        "led",
        "lying",
        "open",
        "points",
        "risen",
        "sequence",
        "stock",
        "trumps",
        "weddings",
    )

    trumps: int  # the suit's number, -1 for none
    hands: list[list[int]]
    held: list[int]  # the same as sets
    open: list[int]  # those that the other has seen
    stock: list[int]  # drawn from its end
    leader: int
    led: int  # -1 for nothing
    lying: list[Declaration]
    weddings: list[int]
    risen: list[int]
    sequence: int
    points: list[int]
    brisques: list[int]
    declared: bool  # in this window

    def copy(self) -> RubiconDeal:
        """Another that changes by itself."""
        new = self.__class__.__new__(self.__class__)
        new.trumps = self.trumps
        new.hands = [self.hands[0][:], self.hands[1][:]]
        new.held = self.held[:]
        new.open = self.open[:]
        new.stock = self.stock[:]
        new.leader, new.led = self.leader, self.led
        new.lying, new.weddings = self.lying[:], self.weddings[:]
        new.risen, new.sequence = self.risen[:], self.sequence
        new.points = self.points[:]
        new.brisques = self.brisques[:]
        new.declared = self.declared
        return new

    def play(self, player: int, card: int) -> None:
        """Lead a card, or reply with it and give the trick to the better one."""
        bit = 1 << card
        self.hands[player].remove(card)
        self.held[player] ^= bit
        if self.open[player] & bit:
            self.open[player] ^= bit
            self.lying = [one for one in self.lying if not one[1] & bit]
            if bit & _KIND_OF_SUIT:
                self.weddings = [one for one in self.weddings if not one & bit]
        if self.led < 0:
            self.leader, self.led = player, card
            return
        led = self.led
        winner = player if beats(led, card, self.trumps) else self.leader
        self.leader, self.led = winner, -1
        self.declared = False
        self.brisques[winner] += WEIGHS[led] + WEIGHS[card]

    def declarations(self, player: int) -> list[Declaration]:
        """What the winner of the trick may declare now: of each kind and suit one, if any."""
        held = self.held[player]
        found: list[Declaration] = []
        lying = [0] * len(KINDS)
        for kind, cards in self.lying:
            lying[kind] |= cards
        for kind, height in enumerate(FOUR_HEIGHTS, FOUR):
            alike = held & OF_HEIGHT[height] & ~lying[kind]
            if alike.bit_count() >= 4:
                found.append((kind, self._open_first(player, alike, 4)))
        self._of_suits(player, held, lying[PLAIN] | lying[SEQUENCE_KIND], found)
        if held & QUEENS and held & KNAVES:
            for pairs in range(1, 5):
                usable = held & _BEZIQUE & ~self.risen[pairs] & ~lying[SINGLE + pairs - 1]
                queens, knaves = usable & QUEENS, usable & KNAVES
                if queens.bit_count() >= pairs and knaves.bit_count() >= pairs:
                    cards = self._open_first(player, queens, pairs)
                    cards |= self._open_first(player, knaves, pairs)
                    found.append((SINGLE + pairs - 1, cards))
        return found

    def _of_suits(self, player: int, held: int, lying: int, found: list[Declaration]) -> None:
        """Marriages and sequences, of which `lying` still lie."""
        for suit in range(4):
            kings = held & _KINGS[suit]
            queens = held & _LADIES[suit]
            if not kings or not queens:
                continue
            royal = self.trumps in (-1, suit)
            pair = self._pair(kings & ~self.sequence, queens & ~self.sequence)
            if pair:
                found.append((ROYAL if royal else MARRIAGE, pair))
            cards = 0
            for rank in _RANKS[suit]:
                usable = held & rank & ~lying
                if not usable:
                    break
                cards |= self._open_first(player, usable, 1)
            else:
                found.append((SEQUENCE_KIND if royal else PLAIN, cards))

    def _pair(self, kings: int, queens: int) -> int:
        """A king and a queen that were not married to each other; 0 for none."""
        while kings:
            king = kings & -kings
            kings ^= king
            left = queens
            while left:
                queen = left & -left
                left ^= queen
                if king | queen not in self.weddings:
                    return king | queen
        return 0

    def _open_first(self, player: int, cards: int, count: int) -> int:
        """So many of these cards, open ones first."""
        lying = first(
            cards & self.open[player], min(count, (cards & self.open[player]).bit_count())
        )
        rest = count - lying.bit_count()
        return lying | first(cards & ~self.open[player], rest) if rest else lying

    def declare(self, player: int, declaration: Declaration) -> None:
        """Lay a combination open and score it; the first marriage or sequence makes trumps."""
        kind, cards = declaration
        self.open[player] |= cards
        self.declared = True
        self.points[player] += POINTS[kind]
        if kind <= ROYAL:
            self.weddings.append(cards)
        else:
            self.lying.append(declaration)
        if kind <= SEQUENCE_KIND:
            if kind >= PLAIN:
                self.sequence |= cards
            if self.trumps < 0:
                self.trumps = ((cards & -cards).bit_length() - 1) >> 3 & 3
        elif kind < FOUR:
            for pairs in range(kind - SINGLE + 1):
                self.risen[pairs] |= cards

    def draw(self) -> None:
        """The winner of the trick draws, and then the other; in the end the table is taken up."""
        for player in (self.leader, 1 - self.leader):
            card = self.stock.pop()
            self.hands[player].append(card)
            self.held[player] |= 1 << card
        self.declared = False
        if not self.stock:
            self.open = [0, 0]
