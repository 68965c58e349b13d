"""The play with both hands open, in three ways: by the rules, by full search, by the table.

`by_rules` is plain minimax over `rules.apply`, on the points that the ledger shows. `FullWidth`
tries all leads and all replies on masks of cards; it knows nothing of the numbering of positions.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from game.piquet.ai.values.play_table import PlayValues
from game.piquet.ai.values.positions import Codes, code_of, length, owned
from rules.core.cards import SUITS, Card, Hand
from rules.core.seats import Player
from rules.piquet.actions import Play
from rules.piquet.options import Options
from rules.piquet.pack import ORDER, PACK, height
from rules.piquet.partie import apply
from rules.piquet.play import playable
from rules.piquet.scoring import TRICKS, Item
from rules.piquet.seats import ELDER, YOUNGER, Seat
from rules.piquet.state import DealState, ExchangeState, Phase, State, Table, Trick

IN_PLAY = (Item.LEAD, Item.TRICK, Item.LAST_TRICK)
"""What the table is about; the cards, the capot and the pique come on top of it."""

Hands = tuple[Hand, Hand]
"""The hand of the one on lead, and the other's."""

WIDTH = len(ORDER)  # bits of a suit in a mask of cards
SUIT_MASK = (1 << WIDTH) - 1
SHIFTS = tuple(range(0, WIDTH * len(SUITS), WIDTH))


# -- Positions --------------------------------------------------------------------------------


def all_positions(cards: int) -> Iterator[Codes]:
    """Every position of so many cards a hand once, counted without the numbering."""
    suits = [code for code in range(1, 1 << (WIDTH + 1)) if owned(code) <= cards >= _lost(code)]

    def rest(start: int, suits_left: int, mine: int, theirs: int) -> Iterator[list[int]]:
        if not suits_left:
            if mine == theirs == 0:
                yield []
            return
        for at in range(start, len(suits)):
            code = suits[at]
            if owned(code) <= mine and _lost(code) <= theirs:
                for others in rest(at, suits_left - 1, mine - owned(code), theirs - _lost(code)):
                    yield [code, *others]

    for suits_of_it in rest(0, len(SUITS), cards, cards):
        first, second, third, fourth = suits_of_it
        yield first, second, third, fourth


def _lost(code: int) -> int:
    return length(code) - owned(code)


def hands_of(codes: Codes) -> Hands:
    """Cards that make this position: the lowest of each suit."""
    found: tuple[set[Card], set[Card]] = (set(), set())
    for suit, code in zip(SUITS, codes, strict=True):
        for place in range(length(code)):
            found[not code >> place & 1].add(Card.of(ORDER[place], suit))
    return frozenset(found[0]), frozenset(found[1])


def codes_of(hands: Hands) -> Codes:
    mine, theirs = map(mask_of, hands)
    first, second, third, fourth = (
        code_of(mine >> shift & SUIT_MASK, theirs >> shift & SUIT_MASK) for shift in SHIFTS
    )
    return first, second, third, fourth


def mask_of(held: Hand) -> int:
    return sum(1 << WIDTH * SUITS.index(card.suit) + height(card) for card in held)


def drawn(cards: int, luck: Random) -> Hands:
    """Two hands of the pack."""
    both = luck.sample(PACK, 2 * cards)
    return frozenset(both[:cards]), frozenset(both[cards:])


# -- By the rules -----------------------------------------------------------------------------


class ByRules:
    """Plain minimax over `rules.apply`. What was found is kept by the cards that are left."""

    def __init__(self) -> None:
        self._known: dict[tuple[Hands, Seat], int] = {}

    def value(self, hands: Hands, leader: Seat = ELDER) -> int:
        """Points that the one on lead makes more in the play; it does not matter who that is."""
        if leader is ELDER:
            return self._best(in_play(hands, leader))
        return -self._best(in_play((hands[1], hands[0]), leader))

    def _best(self, state: State) -> int:
        """Points that elder makes more than younger from here on."""
        deal = state.current
        if state.phase is not Phase.PLAY:
            return 0
        leads = deal.table.led is None
        key = (deal.hands, deal.turn)
        if leads and key in self._known:
            return self._known[key]
        choose = max if deal.turn is ELDER else min
        best = choose(
            _points(after.current) - _points(deal) + self._best(after)
            for after in (apply(state, Play(card))[-1].state for card in playable(deal))
        )
        if leads:
            self._known[key] = best
        return best


def _points(deal: DealState) -> int:
    return sum(
        line.points if line.seat is ELDER else -line.points
        for line in deal.ledger
        if line.item in IN_PLAY
    )


def in_play(hands: Hands, leader: Seat) -> State:
    """A state of the play with these hands, elder's first; the tricks before are of no matter."""
    gone = [card for card in PACK if card not in hands[ELDER] | hands[YOUNGER]]
    before = TRICKS - len(hands[ELDER])
    tricks = tuple(
        Trick(seat, gone[2 * at], gone[2 * at + 1], seat)
        for at, seat in zip(range(before), (ELDER, YOUNGER) * TRICKS, strict=False)
    )
    deal = DealState(
        number=1,
        dealer=Player.B,
        dealt=hands,
        hands=hands,
        turn=leader,
        exchanged=ExchangeState(()),
        table=Table(leader, tricks=tricks),
    )
    return State(Options(), Phase.PLAY, first_dealer=Player.B, deal=deal)


# -- By full search ---------------------------------------------------------------------------

Key = tuple[int, ...]


class FullWidth:
    """All leads and all replies. What was found is kept by what is left, gaps closed up."""

    def __init__(self) -> None:
        self.known: dict[Key, int] = {(0, 0, 0, 0): 0}

    def value(self, mine: int, theirs: int) -> int:
        """Points that the one on lead makes more; masks of cards, eight bits a suit."""
        key = closed_up(mine, theirs)
        known = self.known.get(key)
        if known is None:
            known = max(self._led(mine, theirs, card) for card in bits(mine))
            self.known[key] = known
        return known

    def _led(self, mine: int, theirs: int, lead: int) -> int:
        suit = SUIT_MASK << (lead.bit_length() - 1) // WIDTH * WIDTH
        left = mine & ~lead
        worst = TRICKS * 2
        for reply in bits(theirs & suit or theirs):
            lost = reply & suit and reply > lead
            after = theirs & ~reply
            # One for the lead; who wins by his reply has one too; the last trick counts one more.
            points = -self.value(after, left) if lost else 1 + self.value(left, after)
            if not left:
                points += -1 if lost else 1
            worst = min(worst, points)
        return worst


def bits(mask: int) -> Iterator[int]:
    """Each card of a mask."""
    while mask:
        yield mask & -mask
        mask &= mask - 1


def closed_up(mine: int, theirs: int) -> Key:
    """What is left of each suit, in no order of the suits."""
    return tuple(
        sorted(
            _closed_suit(mine >> shift & SUIT_MASK, theirs >> shift & SUIT_MASK) for shift in SHIFTS
        )
    )


@cache
def _closed_suit(mine: int, theirs: int) -> int:
    """Owners from high to low in base three: 1 mine, 2 theirs."""
    number = 0
    for card in range(WIDTH - 1, -1, -1):
        if (mine | theirs) >> card & 1:
            number = 3 * number + (1 if mine >> card & 1 else 2)
    return number


# -- By the table -----------------------------------------------------------------------------


def by_values(values: PlayValues, codes: Codes) -> int:
    """The same points, as the table or the search has them."""
    return values.value(*codes) - sum(map(owned, codes))
