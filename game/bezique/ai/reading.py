"""From a player's view to deals in numbers: what is public, and the cards that nobody has shown.

`Table` reads a view once; `Table.world` lays the unseen cards in one of the ways in which they may
lie. A view of a deal that went wrong by strict play may have hands of other sizes: `readable` says
whether this way of thinking can make something of it.
"""

from __future__ import annotations

from random import Random

from msgspec import Struct

from game.bezique.ai.swift.deal import DOUBLE, KINDS, NOBODY, SwiftDeal, agreed
from game.bezique.ai.swift.numbers import FACES, NUMBER, WEIGHS, bits_of, number_of_suit
from rules.bezique.combinations import LEVEL, Class
from rules.bezique.options import TargetWhen
from rules.bezique.scoring import scores
from rules.bezique.state import Phase
from rules.bezique.view import View

_DOUBLE_LEVEL = LEVEL[KINDS[DOUBLE]][1]


def readable(seen: View) -> bool:
    """Whether it is a deal of the common game in which nothing went wrong."""
    deal = seen.deal
    if deal is None or seen.options.rubicon or deal.trumps is None:
        return False
    if seen.phase not in (Phase.PLAY, Phase.WINDOW) or deal.errors.called is not None:
        return False
    mine, theirs = deal.hand_sizes[seen.player], deal.hand_sizes[seen.player.other]
    if deal.led is not None:
        theirs += 1
    if seen.phase is Phase.WINDOW:
        return mine == theirs == seen.options.sizes.hand - 1 and deal.left % 2 == 0
    whole = seen.options.sizes.hand if deal.left else seen.options.sizes.tricks - len(deal.tricks)
    return mine == theirs == whole and deal.left % 2 == 0


class Table(Struct, frozen=True):
    """What a view tells, in numbers.

    `public`: the deal with the other's unseen cards and the stock left empty; `unseen`: the cards
    that lie there; `hidden`: how many of them the other holds.
    """

    public: SwiftDeal
    player: int
    unseen: tuple[int, ...]
    hidden: int
    left: int  # of the stock, the turn-up counted

    @property
    def rounds(self) -> int:
        """How often will still be drawn."""
        return self.left >> 1

    def world(self, order: list[int]) -> SwiftDeal:
        """The deal when the unseen cards lie so: first those of the other, then the stock."""
        deal = self.public.copy()
        other = 1 - self.player
        theirs = order[: self.hidden]
        deal.hands[other] += theirs
        held, unseen = deal.held[other], deal.elsewhere[other]
        for card in theirs:
            held |= 1 << card
            unseen[card & 31] -= 1
        deal.held[other] = held
        deal.stock += order[self.hidden :]
        return deal

    def even(self, luck: Random) -> list[int]:
        """The unseen cards in an order as good as any other."""
        order = list(self.unseen)
        luck.shuffle(order)
        return order


def table(seen: View) -> Table:
    """What a readable view tells (ValueError for one without a deal)."""
    deal = seen.deal
    if deal is None:
        raise ValueError("no deal is on the table")
    me = seen.player
    public = SwiftDeal.__new__(SwiftDeal)
    public.agreed = agreed(seen.options, number_of_suit(deal.trumps))
    hands: list[list[int]] = [[], []]
    hands[me] = sorted(NUMBER[card] for card in deal.hand)
    hands[1 - me] = sorted(NUMBER[card] for card in deal.others)
    public.hands = hands
    public.held = [sum(1 << card for card in hand) for hand in hands]
    opened = [0, 0]
    opened[me] = bits_of(deal.open[me])
    opened[1 - me] = public.held[1 - me]
    if not deal.left:
        opened = [0, 0]
    public.open = opened
    played = [NUMBER[card] for trick in deal.tricks for card in (trick.led, trick.reply)]
    if deal.led is not None:
        played.append(NUMBER[deal.led])
    turned = [] if deal.turn_up is None else [NUMBER[deal.turn_up]]
    _unseen_by(public, me, played, turned)
    public.stock = turned
    public.dealer, public.leader = int(deal.dealer), int(deal.leader)
    public.led = -1 if deal.led is None else NUMBER[deal.led]
    _served(public, seen)
    points = scores(deal.ledger)
    public.points = list(points)
    target = seen.options.target
    at_once = seen.options.target_when is TargetWhen.AT_ONCE
    public.need = [target - seen.totals[p] if at_once else NOBODY for p in (0, 1)]
    public.brisques = [0, 0]
    for trick in deal.tricks:
        public.brisques[trick.winner] += WEIGHS[NUMBER[trick.led]] + WEIGHS[NUMBER[trick.reply]]
    window = deal.window
    public.declared = window is not None and window.declared
    public.exchanged = window is not None and window.exchanged
    public.taken = 0 if window is None or window.taken is None else 1 << NUMBER[window.taken]
    public.won = -1
    away = {*hands[0], *hands[1], *played, *turned}
    unseen = tuple(card for card in range(FACES * seen.options.sizes.packs) if card not in away)
    hidden = deal.hand_sizes[1 - me] - len(deal.others)
    return Table(public, int(me), unseen, hidden, deal.left)


def _unseen_by(public: SwiftDeal, me: int, played: list[int], turned: list[int]) -> None:
    """Which copies neither has seen, so far as it is known to the one who asks."""
    public.elsewhere = [bytearray(b"\x02" * FACES), bytearray(b"\x02" * FACES)]
    other = 1 - me
    for player, cards in (
        (me, [*public.hands[me], *public.hands[other], *played, *turned]),
        (other, [*public.hands[other], *played, *turned]),
    ):
        for card in cards:
            public.elsewhere[player][card & 31] -= 1
    for card in public.hands[me]:
        if public.open[me] >> card & 1:
            public.elsewhere[other][card & 31] -= 1


def _served(public: SwiftDeal, seen: View) -> None:
    """What cards have served for, of those that are still held."""
    public.married = public.sequence = public.single = public.double = public.fours = 0
    if seen.deal is None:
        return
    for one in seen.deal.declared:
        cards = bits_of(one.cards)
        its_class, level = LEVEL[one.kind]
        if its_class is Class.C:
            public.fours |= cards
        elif its_class is Class.A:
            public.married |= cards
            if level > 1:
                public.sequence |= cards
        else:
            public.single |= cards
            if level >= _DOUBLE_LEVEL:
                public.double |= cards
