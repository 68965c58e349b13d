"""The last tricks, when the stock is gone: both hands are known, so what is best is worked out.

A hand is a number with a bit for each card: sixteen bits a suit, from the seven up two for each
rank, so that equal cards of the two packs lie side by side (`place_of`). Four packs have thirty-two
bits a suit. Alpha-beta with a memory; proved against plain minimax over the rules in the tests.
Source: rows ZG1 to ZG4, ZQ8, ZK13.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from rules.bezique.options import LastEight, Options
from rules.bezique.pack import height
from rules.core.cards import SUITS, Card, Hand, Suit

Worth = Callable[[int, bool], float]
"""What an ending is worth to player 0: his aces and tens from here on, whether he took the last."""

_FAR = 1e9
_BRISQUES_FROM = 6  # the height of a ten


class SolvedCard(Struct, frozen=True):
    """A card to play, and what it comes to for player 0."""

    card: Card
    worth: float


class BothKnown:
    """Searches one ending: two hands, who leads, what is led."""

    def __init__(
        self, options: Options, trumps: Suit | None, worth: Worth | None, last: int
    ) -> None:
        """`worth` of the outcome; None: by points, `last` of them for the last trick."""
        packs = options.sizes.packs
        self._copies = packs
        self._wide = 8 * packs  # bits of a suit
        self._suits = tuple(((1 << self._wide) - 1) << self._wide * place for place in range(4))
        self._trumps = self._suits[SUITS.index(trumps)] if trumps is not None else 0
        brisques = ((1 << 2 * packs) - 1) << _BRISQUES_FROM * packs
        self._brisques = sum(brisques << self._wide * place for place in range(4))
        self._bound = options.last_eight is LastEight.FOLLOW_AND_WIN
        self._worth, self._last = worth, last
        self._step = 10 if worth is None else 0
        self._known: dict[tuple[int, int, int, int], tuple[float, float]] = {}

    def choices(self, hands: tuple[Hand, Hand], turn: int, led: Card | None) -> list[SolvedCard]:
        """Every card that `turn` may play, and what it comes to, the best for him first."""
        mine = {self._place(one, number): one for number, one in self._numbered(hands[turn])}
        theirs = {self._place(one, number) for number, one in self._numbered(hands[1 - turn])}
        masks = [sum(1 << place for place in mine), sum(1 << place for place in theirs)]
        if turn == 1:
            masks.reverse()
        if led is None:
            may = masks[turn]
        else:
            lead = 1 << self._place(led, 0)
            may = self._replies(masks[turn], lead)
        found: list[SolvedCard] = []
        by_face: dict[int, float] = {}
        for place, card in mine.items():
            if not may >> place & 1:
                continue
            like = place // self._copies
            if like not in by_face:
                bit = 1 << place
                if led is None:
                    by_face[like] = self._after_lead(masks[0], masks[1], turn, bit, 0, -_FAR, _FAR)
                else:
                    by_face[like] = self._after_reply(
                        masks[0], masks[1], 1 - turn, lead, bit, 0, -_FAR, _FAR
                    )
            found.append(SolvedCard(card, by_face[like]))
        return sorted(found, key=lambda one: (one.worth if turn else -one.worth, height(one.card)))

    def value(self, hands: tuple[Hand, Hand], leader: int) -> float:
        """What comes of it for player 0, with `leader` to lead."""
        masks = [
            sum(1 << self._place(one, number) for number, one in self._numbered(hand))
            for hand in hands
        ]
        return self.search(masks[0], masks[1], leader, 0, -_FAR, _FAR)

    def _numbered(self, hand: Hand) -> list[tuple[int, Card]]:
        """Cards, each with how many of its like come before it."""
        seen: dict[int, int] = {}
        found = []
        for card in sorted(hand):
            face = card % 52
            number = seen.get(face, 0)
            seen[face] = number + 1
            found.append((number, card))
        return found

    def _place(self, card: Card, number: int) -> int:
        return SUITS.index(card.suit) * self._wide + height(card) * self._copies + number

    # -- the search

    def search(self, a: int, b: int, leader: int, won: int, low: float, high: float) -> float:
        """The worth for player 0 with `leader` to lead, exact within `low` and `high`."""
        key = (a, b, leader, won)
        known = self._known.get(key)
        least, most = -_FAR, _FAR
        if known is not None:
            least, most = known
            if least >= high or least == most:
                return least
            if most <= low:
                return most
        best = -_FAR if leader == 0 else _FAR
        alpha, beta = low, high
        own, other = (a, b) if leader == 0 else (b, a)
        for bit in self._leads(own, other):
            found = self._after_lead(a, b, leader, bit, won, alpha, beta)
            if leader == 0:
                if found > best:
                    best = found
                    if best >= beta:
                        break
                    alpha = max(alpha, best)
            elif found < best:
                best = found
                if best <= alpha:
                    break
                beta = min(beta, best)
        if best <= low:
            self._known[key] = least, min(most, best)
        elif best >= high:
            self._known[key] = max(least, best), most
        else:
            self._known[key] = best, best
        return best

    def _after_lead(
        self, a: int, b: int, leader: int, lead: int, won: int, low: float, high: float
    ) -> float:
        """The worth when a card was led: the other's best reply."""
        if leader == 0:
            a ^= lead
            best = _FAR
            for reply in self._bits(self._replies(b, lead), a | lead):
                found = self._after_reply(a, b, 0, lead, reply, won, low, high)
                if found < best:
                    best = found
                    if best <= low:
                        break
                    high = min(high, best)
            return best
        b ^= lead
        best = -_FAR
        for reply in self._bits(self._replies(a, lead), b | lead):
            found = self._after_reply(a, b, 1, lead, reply, won, low, high)
            if found > best:
                best = found
                if best >= high:
                    break
                low = max(low, best)
        return best

    def _after_reply(
        self, a: int, b: int, leader: int, lead: int, reply: int, won: int, low: float, high: float
    ) -> float:
        """The worth when a trick is complete; the led card has left its hand already."""
        if leader == 0:
            b ^= reply
        else:
            a ^= reply
        winner = 1 - leader if self._beats(lead, reply) else leader
        taken = (
            ((lead | reply) & self._brisques).bit_count()
            if lead != reply
            else (2 if lead & self._brisques else 0)
        )
        gain = self._step * (taken if winner == 0 else -taken)
        if winner == 0:
            won += taken
        if not a and not b:
            if self._worth is not None:
                return self._worth(won, winner == 0)
            return gain + (self._last if winner == 0 else -self._last)
        if self._worth is None:
            return gain + self.search(a, b, winner, 0, low - gain, high - gain)
        return self.search(a, b, winner, won, low, high)

    def _beats(self, lead: int, reply: int) -> bool:
        wide = self._wide
        at, to = lead.bit_length() - 1, reply.bit_length() - 1
        if at // wide == to // wide:
            return to // self._copies > at // self._copies
        return bool(reply & self._trumps)

    def _replies(self, hand: int, lead: int) -> int:
        at = lead.bit_length() - 1
        of_suit = hand & self._suits[at // self._wide]
        if not self._bound:
            return of_suit or hand
        if of_suit:
            above = (at // self._copies + 1) * self._copies
            return of_suit >> above << above or of_suit
        return hand & self._trumps or hand

    def _leads(self, own: int, other: int) -> list[int]:
        """Cards to lead, one of those that come to the same; the strongest first."""
        found = self._bits(own, other)
        found.reverse()
        return found

    def _bits(self, cards: int, other: int) -> list[int]:
        """One bit of all that come to the same, from low to high.

        Cards of a suit come to the same when the other has none between them, and both count alike.
        """
        found: list[int] = []
        copies, wide = self._copies, self._wide
        before = -1
        while cards:
            bit = cards & -cards
            cards ^= bit
            place = bit.bit_length() - 1
            like = place // copies
            if before >= 0 and place // wide == before // wide:
                old = before // copies
                if like == old:
                    continue
                between = (1 << (like + 1) * copies) - (1 << old * copies)
                brisque = like % 8 >= _BRISQUES_FROM
                if not other & between and brisque == (old % 8 >= _BRISQUES_FROM):
                    continue
            found.append(bit)
            before = place
        return found
