"""From a view of Rubicon Bezique to deals in numbers, while there is a stock.

What nobody has shown lies by the odds of whoever plays by rule and keeps what may serve: aces, tens
and trumps are rather in the other's hand than in the stock. They were counted in 600 deals that the
rule played against itself, for three stages of the stock.
"""

from __future__ import annotations

from random import Random

from msgspec import Struct

from game.bezique.ai.swift.numbers import FACES, NUMBER, WEIGHS, bits_of, number_of_suit
from game.bezique.ai.swift.rubicon_deal import KINDS, KNAVES, QUEENS, RubiconDeal
from rules.bezique.combinations import LEVEL, MARRIAGES, SEQUENCES, Class
from rules.bezique.scoring import scores
from rules.bezique.state import Phase
from rules.bezique.view import DealView, View

_QUEEN, _KNAVE = 16, 17  # classes of cards of the bezique; the others are heights, trumps from 8 on
_ODDS = (
    (0.4, 0.4, 0.4, 0.8, 0.85, 1.0, 0.55, 1.0, 0.45, 0.45, 0.4, 2.2, 1.2, 2.0, 3.0, 4.2, 1.1, 2.9),
    (0.3, 0.3, 0.3, 1.0, 1.0, 1.0, 0.8, 1.35, 0.3, 0.3, 0.3, 2.4, 1.3, 1.3, 3.0, 3.1, 1.2, 3.0),
    (0.2, 0.3, 0.45, 1.4, 1.3, 1.3, 1.3, 1.6, 0.25, 0.35, 0.45, 1.7, 1.0, 0.9, 2.1, 2.0, 1.0, 1.6),
)
"""Of being held rather than in the stock, by the stage of the stock and the class of the card."""
_STAGE = 19  # rounds
_BEZIQUE_ORDERS = range(1, 5)


def readable(seen: View) -> bool:
    """Whether there is a stock of Rubicon Bezique, and nothing went wrong with the deal."""
    deal = seen.deal
    if deal is None or not seen.options.rubicon or not deal.left or deal.left % 2:
        return False
    if seen.phase not in (Phase.PLAY, Phase.WINDOW) or deal.errors.called is not None:
        return False
    mine, theirs = deal.hand_sizes[seen.player], deal.hand_sizes[seen.player.other]
    whole = seen.options.sizes.hand - (seen.phase is Phase.WINDOW)
    return mine == theirs + (deal.led is not None) == whole


class RubiconTable(Struct, frozen=True):
    """What a view tells, in numbers.

    `public`: the deal with the other's unseen cards and the stock left empty; `unseen`: the cards
    that lie there, each with how rarely it is held by `powers`; `hidden`: how many he holds.
    """

    public: RubiconDeal
    player: int
    unseen: tuple[int, ...]
    powers: tuple[float, ...]
    hidden: int
    left: int

    @property
    def rounds(self) -> int:
        """How often will still be drawn."""
        return self.left >> 1

    def order(self, luck: Random) -> list[int]:
        """The unseen cards as they may lie, the other's first: drawn by their odds."""
        times = [luck.expovariate(1.0) * power for power in self.powers]
        places = sorted(range(len(times)), key=times.__getitem__)
        theirs, stock = places[: self.hidden], places[self.hidden :]
        luck.shuffle(stock)
        return [self.unseen[place] for place in (*theirs, *stock)]

    def world(self, order: list[int]) -> RubiconDeal:
        """The deal when the unseen cards lie so."""
        deal = self.public.copy()
        other = 1 - self.player
        deal.hands[other] += order[: self.hidden]
        deal.held[other] |= sum(1 << card for card in order[: self.hidden])
        deal.stock = order[self.hidden : self.hidden + self.left]
        return deal


def table(seen: View, trust: float = 1.0) -> RubiconTable:
    """What a readable view tells (ValueError for one without a deal).

    `trust`: how far it is believed that the other keeps what may serve, 0 to 1.
    """
    deal = seen.deal
    if deal is None:
        raise ValueError("no deal is on the table")
    me = int(seen.player)
    public = _public(seen, deal)
    gone = {NUMBER[card] for trick in deal.tricks for card in (trick.led, trick.reply)}
    gone.update(public.hands[0], public.hands[1])
    if deal.led is not None:
        gone.add(NUMBER[deal.led])
    unseen = tuple(one for one in range(FACES * seen.options.sizes.packs) if one not in gone)
    odds = _ODDS[min(len(_ODDS) - 1, (deal.left >> 1) // _STAGE)]
    powers = tuple(odds[class_of(one, public.trumps)] ** -trust for one in unseen)
    hidden = deal.hand_sizes[1 - me] - len(deal.others)
    return RubiconTable(public, me, unseen, powers, hidden, deal.left)


def class_of(card: int, trumps: int) -> int:
    """Of which class a card is by what it may serve for."""
    if QUEENS >> card & 1:
        return _QUEEN
    if KNAVES >> card & 1:
        return _KNAVE
    return (card & 7) + (8 if card >> 3 & 3 == trumps else 0)


def _public(seen: View, deal: DealView) -> RubiconDeal:
    me = seen.player
    public = RubiconDeal()
    public.trumps = number_of_suit(deal.trumps)
    hands: list[list[int]] = [[], []]
    hands[me] = sorted(NUMBER[card] for card in deal.hand)
    hands[me.other] = sorted(NUMBER[card] for card in deal.others)
    public.hands = hands
    public.held = [sum(1 << card for card in hand) for hand in hands]
    public.open = [bits_of(each) for each in deal.open]
    public.stock = []
    public.leader, public.led = int(deal.leader), -1 if deal.led is None else NUMBER[deal.led]
    public.points = list(scores(deal.ledger))
    public.brisques = [0, 0]
    for trick in deal.tricks:
        public.brisques[trick.winner] += WEIGHS[NUMBER[trick.led]] + WEIGHS[NUMBER[trick.reply]]
    public.declared = deal.window is not None and deal.window.declared
    _served(public, deal)
    return public


def _served(public: RubiconDeal, deal: DealView) -> None:
    """What was scored, as far as it bears on what may still be."""
    public.lying, public.weddings, public.risen = [], [], [0] * (len(_BEZIQUE_ORDERS) + 1)
    public.sequence = 0
    for one in deal.declared:
        cards = bits_of(one.cards)
        its_class, level = LEVEL[one.kind]
        whole = one.cards <= deal.open[one.player]
        if one.kind in MARRIAGES:
            public.weddings += [cards] if whole else []
            continue
        if whole:
            public.lying.append((KINDS.index(one.kind), cards))
        if one.kind in SEQUENCES:
            public.sequence |= cards
        elif its_class is Class.B:
            for pairs in range(level):
                public.risen[pairs] |= cards
