"""Open cards played to the best end: what of Jack and Game the two can make of their hands.

High and Low do not depend on the play, and the tricks have no value, so that a deal comes to one of
four ends: who has the Jack, who has Game. Each is worth something to the first player, the Jack and
Game never less to him than nothing, and the search asks whether he can make so much. Cards are bits
of a number, the card's own number their place; hands are such numbers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from msgspec import Struct

from game.all_fours.ai.tables import DEALER, ELDER, NOBODY, DealOutcome
from rules.all_fours.pack import PACK, height, pips
from rules.core.cards import ALL_OF_SUIT, SUITS, Card, Hand, Rank, Suit

RANKS = 13
ALL_OF = {suit: ((1 << RANKS) - 1) << RANKS * place for place, suit in enumerate(SUITS)}
_SUIT = tuple(ALL_OF[Card(number).suit] for number in range(len(PACK)))
_PIPS = tuple(pips((Card(number),)) for number in range(len(PACK)))
_PIPS_OF_BIT = {1 << number: worth for number, worth in enumerate(_PIPS)}
_SUIT_OF_BIT = {1 << number: suit for number, suit in enumerate(_SUIT)}
OPEN = 2
"""In place of the one who has the Jack: it is still held."""

Ends = tuple[tuple[float, float], tuple[float, float]]
"""What the four ends are worth to the first player: by who has the Jack, then by who has Game; 0 is
the first player, 1 the other. Where there is no Jack both are alike."""


def bits(cards: Iterable[Card]) -> int:
    """Cards as a number."""
    return sum(1 << card for card in cards)


def cards_of(hand: int) -> list[Card]:
    """The cards of a number, in their order."""
    found = []
    while hand:
        low = hand & -hand
        found.append(Card(low.bit_length() - 1))
        hand ^= low
    return found


def pips_of(hand: int) -> int:
    """What cards count for Game."""
    return sum(_PIPS[card] for card in cards_of(hand))


class Position(Struct, frozen=True):
    """Where the play stands between two tricks, or after a lead.

    `ahead` are the first player's pips less the other's so far; `jack` who has it, or `OPEN`;
    `led` is the bit of the card that lies, led by `leader` and in no hand any more, or 0.
    """

    hands: tuple[int, int]
    leader: int
    ahead: int
    jack: int
    led: int = 0


class Solver:
    """Answers for one trump suit, one way to count a tie and one value of the four ends."""

    def __init__(self, trumps: Suit, ends: Ends, *, tie: int | None) -> None:
        """`tie`: who has Game where both took as much; None, nobody, which is half of it."""
        self._trumps = ALL_OF[trumps]
        self._knave = 1 << Card.of(Rank.KNAVE, trumps)
        self._ends, self._tie = ends, tie
        self._found: dict[float, dict[tuple[int, int, int, int, int], bool]] = {}

    def worth(self, at: Position) -> float:
        """What the position is worth to the first player when both play their best."""
        levels = self._levels(at.jack)
        low, high = 0, len(levels) - 1
        while low < high:
            middle = (low + high + 1) // 2
            if self._makes(at, levels[middle]):
                low = middle
            else:
                high = middle - 1
        return levels[low]

    def _levels(self, jack: int) -> list[float]:
        """What the ends may be worth, rising."""
        found: set[float] = set()
        for who in (0, 1) if jack == OPEN else (jack,):
            mine, theirs = self._ends[who]
            found |= {mine, theirs}
            if self._tie is None:
                found.add((mine + theirs) / 2)
        return sorted(found)

    def _end(self, jack: int, ahead: int) -> float:
        mine, theirs = self._ends[0 if jack == OPEN else jack]
        if ahead:
            return mine if ahead > 0 else theirs
        if self._tie is None:
            return (mine + theirs) / 2
        return theirs if self._tie else mine

    def _makes(self, at: Position, least: float) -> bool:
        known = self._found.setdefault(least, {})
        a, b = at.hands
        rest = pips_of(a | b)
        if not at.led:
            return self._lead(a, b, at.leader, at.ahead, at.jack, rest, least, known)
        rest += _PIPS_OF_BIT[at.led]
        hands = (a, b)
        return self._reply(hands, at.led, at.leader, at.ahead, at.jack, rest, least, known)

    def _lead(
        self,
        a: int,
        b: int,
        leader: int,
        ahead: int,
        jack: int,
        rest: int,
        least: float,
        known: dict[tuple[int, int, int, int, int], bool],
    ) -> bool:
        """Whether the first player makes so much where `leader` leads; `rest` are pips held."""
        open_jack = jack == OPEN and (a | b) & self._knave
        if self._end(0 if open_jack else jack, ahead + rest) < least:
            return False
        if self._end(1 if open_jack else jack, ahead - rest) >= least:
            return True
        key = (a, b, leader, ahead, jack)
        found = known.get(key)
        if found is not None:
            return found
        held, against = (b, a) if leader else (a, b)
        wanted = leader == 0
        found = not wanted
        for card in self._moves(held, against):
            hands = (a, b ^ card) if leader else (a ^ card, b)
            made = self._reply(hands, card, leader, ahead, jack, rest, least, known)
            if made is wanted:
                found = wanted
                break
        known[key] = found
        return found

    def _reply(
        self,
        hands: tuple[int, int],
        led: int,
        leader: int,
        ahead: int,
        jack: int,
        rest: int,
        least: float,
        known: dict[tuple[int, int, int, int, int], bool],
    ) -> bool:
        a, b = hands
        held = a if leader else b
        suit = _SUIT_OF_BIT[led]
        of_suit = held & suit
        may = of_suit | (held & self._trumps) if of_suit else held
        wanted = leader == 1
        led_pips = _PIPS_OF_BIT[led]
        for card in self._moves(may, b if leader else a):
            if card & suit:
                winner = 1 - leader if card > led else leader
            else:
                winner = 1 - leader if card & self._trumps else leader
            count = led_pips + _PIPS_OF_BIT[card]
            caught = (led | card) & self._knave
            made = self._lead(
                a ^ card if leader else a,
                b if leader else b ^ card,
                winner,
                ahead - count if winner else ahead + count,
                winner if caught else jack,
                rest - count,
                least,
                known,
            )
            if made is wanted:
                return wanted
        return not wanted

    def _moves(self, may: int, against: int) -> list[int]:
        """Cards as bits, the higher first; of neighbours that come to the same one."""
        found = []
        last, suit, worth = 0, 0, -1
        while may:
            card = 1 << may.bit_length() - 1
            may ^= card
            same = (
                suit & card
                and _PIPS_OF_BIT[card] == worth
                and not against & (last - card)
                and self._knave not in (last, card)
            )
            if not same:
                found.append(card)
                suit, worth = _SUIT_OF_BIT[card], _PIPS_OF_BIT[card]
            last = card
        return found


def alike(cards: Iterable[Card], others: int) -> Mapping[Card, Card]:
    """For each card the one that stands for it: neighbours of equal pips come to the same.

    `others` are the cards that may lie between, as a number.
    """
    stands: dict[Card, Card] = {}
    last: Card | None = None
    for card in sorted(cards, reverse=True):
        same = (
            last is not None
            and last.suit is card.suit
            and _PIPS[last] == _PIPS[card]
            and not others & ((1 << last) - (1 << card + 1))
        )
        stands[card] = stands[last] if same and last is not None else card
        last = card
    return stands


_JACK = 1.25
"""What the Jack is worth where Game is worth one: so that the two are told apart."""


def played(elder: Hand, dealer: Hand, trumps: Suit) -> DealOutcome:
    """What a deal comes to when both see all cards and make the most of Jack and Game."""
    out = (elder | dealer) & ALL_OF_SUIT[trumps]
    jack = _JACK if Card.of(Rank.KNAVE, trumps) in out else 0.0
    ends = ((1 + jack, jack - 1), (1 - jack, -1 - jack))
    solver = Solver(trumps, ends, tie=ELDER)
    value = solver.worth(Position((bits(elder), bits(dealer)), ELDER, 0, OPEN))
    has = value > 0 if jack else None
    rest = value - (0 if has is None else jack if has else -jack)
    who = [ELDER if one in elder else DEALER for one in _ends(out)] or [NOBODY, NOBODY]
    return DealOutcome(
        who[0],
        who[1],
        NOBODY if has is None else ELDER if has else DEALER,
        ELDER if rest > 0 else DEALER,
    )


def lead(outcome: DealOutcome) -> int:
    """Elder's points of the four, less the dealer's."""
    four = (outcome.high, outcome.low, outcome.jack, outcome.game)
    return four.count(ELDER) - four.count(DEALER)


def _ends(out: Hand) -> list[Card]:
    return [max(out, key=height), min(out, key=height)] if out else []
