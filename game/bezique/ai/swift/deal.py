"""A deal of the common game in numbers: what `rules.bezique` says of its play, and nothing else.

`SwiftDeal` is changed in place and copied cheaply; what was agreed on stands in `Agreed`. That it
plays as the rules do, action by action, is proved in the tests by the rules themselves. What is
announced without being scored is no action here: it brings nothing by itself.
"""

from __future__ import annotations

from msgspec import Struct

from game.bezique.ai.swift.numbers import (
    HEIGHT_OF,
    KING,
    KNAVE,
    OF_FACE,
    OF_HEIGHT,
    QUEEN,
    SEQUENCE,
    SEVEN,
    WEIGHS,
    first,
    number_of_suit,
)
from rules.bezique.combinations import RANK_OF_FOUR, Kind, bezique_cards, worth
from rules.bezique.options import (
    Brisques,
    DrawOrder,
    FreshCard,
    LastEight,
    LastTrick,
    Options,
    Seven,
    SevenTurn,
)
from rules.core.cards import SUITS

MARRIAGE, ROYAL, SEQUENCE_KIND, SINGLE, DOUBLE = range(5)
FOUR = 5  # and the three after it: four knaves, queens, kings, aces

KINDS = (
    Kind.MARRIAGE,
    Kind.ROYAL_MARRIAGE,
    Kind.SEQUENCE,
    Kind.BEZIQUE,
    Kind.DOUBLE_BEZIQUE,
    *sorted(RANK_OF_FOUR, key=worth),
)
"""What may be declared, by its number here."""

POINTS = tuple(map(worth, KINDS))
FOUR_HEIGHTS = tuple(HEIGHT_OF[RANK_OF_FOUR[kind]] for kind in KINDS[FOUR:])
NOBODY = 10**6  # a target that nobody reaches


class Agreed(Struct, frozen=True):
    """What was agreed on, as far as the play of a deal depends on it."""

    trumps: int  # the suit's number
    queen: int  # the face of the bezique's queen
    knave: int
    seven_plays: bool  # a seven of trumps counts when it is played
    seven_uses: bool  # the seven takes the place of a declaration
    at_once: bool  # brisques count as they are taken
    last_of_stock: bool  # the last trick is that after which the stock is gone
    binding: bool  # of the last tricks: win where one can
    from_hand: bool
    closes: bool
    married_may: bool  # enter a sequence
    non_dealer_draws: bool


def agreed(options: Options, trumps_suit: int) -> Agreed:
    """What options say of a deal with these trumps."""
    queens, knaves = bezique_cards(SUITS[trumps_suit], options)
    return Agreed(
        trumps=trumps_suit,
        queen=number_of_suit(min(queens).suit) * 8 + QUEEN,
        knave=number_of_suit(min(knaves).suit) * 8 + KNAVE,
        seven_plays=options.seven is Seven.PLAYED,
        seven_uses=options.seven_turn is SevenTurn.USES_DECLARATION,
        at_once=options.brisques is Brisques.AT_ONCE,
        last_of_stock=options.last_trick is LastTrick.OF_THE_STOCK,
        binding=options.last_eight is LastEight.FOLLOW_AND_WIN,
        from_hand=options.fresh_card is FreshCard.FROM_HAND,
        closes=options.bezique_closes,
        married_may=options.marriage_before_sequence,
        non_dealer_draws=options.draw_order is DrawOrder.NON_DEALER_FIRST,
    )


Declaration = tuple[int, int]
"""A kind by its number, and its cards as a set."""


class SwiftDeal:
    """A deal under way. Pairs are player A's first.

    `open` are the cards that the other has seen: those laid, and a turn-up that was taken.
    `stock` is drawn from its end, the turn-up lies at its beginning; `elsewhere` counts for each
    player by face the copies that he has not seen: neither held by him, nor played, nor open.
    `need` is what each lacks to the target, and `won` who has reached it.
    """

    __slots__ = (
        "agreed",
        "brisques",
        "dealer",
        "declared",
        "double",
        "elsewhere",
        "exchanged",
        "fours",
        "hands",
        "held",
        "leader",
        "led",
        "married",
        "need",
        "open",
        "points",
        "sequence",
        "single",
        "stock",
        "taken",
        "won",
    )

    agreed: Agreed
    hands: list[list[int]]
    held: list[int]  # the same as sets
    open: list[int]
    elsewhere: list[bytearray]
    stock: list[int]
    dealer: int
    leader: int
    led: int  # -1 for nothing
    married: int  # cards that served in a marriage or a sequence
    sequence: int
    single: int  # in a bezique, single or double
    double: int
    fours: int
    points: list[int]
    need: list[int]
    brisques: list[int]
    declared: bool  # in this window
    exchanged: bool
    taken: int  # the card just taken by the exchange, as a set
    won: int  # -1 for nobody

    def copy(self) -> SwiftDeal:
        """Another that changes by itself."""
        new = SwiftDeal.__new__(SwiftDeal)
        new.agreed = self.agreed
        new.hands = [self.hands[0][:], self.hands[1][:]]
        new.held = self.held[:]
        new.open = self.open[:]
        new.elsewhere = [self.elsewhere[0][:], self.elsewhere[1][:]]
        new.stock = self.stock[:]
        new.dealer = self.dealer
        new.leader = self.leader
        new.led = self.led
        new.married, new.sequence = self.married, self.sequence
        new.single, new.double, new.fours = self.single, self.double, self.fours
        new.points = self.points[:]
        new.need = self.need[:]
        new.brisques = self.brisques[:]
        new.declared, new.exchanged, new.taken = self.declared, self.exchanged, self.taken
        new.won = self.won
        return new

    # -- points

    def score(self, player: int, points: int) -> None:
        """Enter points; whoever reaches the target has won."""
        self.points[player] += points
        if self.won < 0 and self.points[player] >= self.need[player]:
            self.won = player

    # -- tricks

    def play(self, player: int, card: int) -> None:
        """Lead a card, or reply with it and give the trick to the better one."""
        bit = 1 << card
        self.hands[player].remove(card)
        self.held[player] ^= bit
        if self.open[player] & bit:
            self.open[player] ^= bit
        else:
            self.elsewhere[1 - player][card & 31] -= 1
        terms = self.agreed
        if card & 7 == SEVEN and terms.seven_plays and self.stock and card >> 3 & 3 == terms.trumps:
            self.score(player, 10)
        if self.led < 0:
            self.leader = player
            self.led = card
            return
        led = self.led
        winner = player if beats(led, card, terms.trumps) else self.leader
        self.leader, self.led = winner, -1
        self.declared = self.exchanged = False
        self.taken = 0
        weighs = WEIGHS[led] + WEIGHS[card]
        if weighs:
            self.brisques[winner] += weighs
            if terms.at_once:
                self.score(winner, 10 * weighs)
        if terms.last_of_stock and len(self.stock) == 2:
            self.score(winner, 10)
        elif not self.held[0] and not self.held[1]:
            self._finish(winner)

    def _finish(self, winner: int) -> None:
        """The last trick, and brisques where they are counted last."""
        if not self.agreed.last_of_stock:
            self.score(winner, 10)
        if not self.agreed.at_once:
            for player in (1 - self.dealer, self.dealer):
                self.score(player, 10 * self.brisques[player])

    # -- the window

    def declarations(self, player: int) -> list[Declaration]:
        """What the winner of the trick may declare now, open cards before hidden ones."""
        if self.declared or (self.exchanged and self.agreed.seven_uses):
            return []
        return self.makes(player, self.held[player] & ~self.taken)

    def makes(self, player: int, held: int) -> list[Declaration]:
        """What might be scored of these cards of a player's."""
        terms, opened = self.agreed, self.open[player]
        found: list[Declaration] = []
        open_class = held & ~self.single if terms.closes else held
        usable = open_class & ~self.fours
        for number, height in enumerate(FOUR_HEIGHTS, FOUR):
            alike = usable & OF_HEIGHT[height]
            if alike.bit_count() >= 4:
                lying = first(alike & opened, 4)
                rest = 4 - lying.bit_count()
                found.append((number, lying | first(alike & ~opened, rest)))
        usable = open_class & ~self.married
        for suit in range(4):
            king = usable & OF_FACE[suit * 8 + KING]
            if king:
                queen = usable & OF_FACE[suit * 8 + QUEEN]
                if queen:
                    kind = ROYAL if suit == terms.trumps else MARRIAGE
                    found.append((kind, _one(king, opened) | _one(queen, opened)))
        usable = open_class & ~(self.sequence if terms.married_may else self.married)
        at, cards = terms.trumps * 8, 0
        for height in SEQUENCE:
            alike = usable & OF_FACE[at + height]
            if not alike:
                break
            cards |= _one(alike & ~self.married or alike, opened)
        else:
            found.append((SEQUENCE_KIND, cards))
        queens, knaves = held & OF_FACE[terms.queen], held & OF_FACE[terms.knave]
        if queens and knaves:
            queen, knave = queens & ~self.single, knaves & ~self.single
            if queen and knave:
                found.append((SINGLE, _one(queen, opened) | _one(knave, opened)))
            both = (queens | knaves) & ~self.double
            if both.bit_count() == 4 and both & ~self.single:
                found.append((DOUBLE, both))
        if terms.from_hand:
            served = self.married | self.single | self.fours
            found = [one for one in found if one[1] & ~served]
        return found

    def declare(self, player: int, declaration: Declaration) -> None:
        """Lay a combination open and score it."""
        kind, cards = declaration
        self.lay(player, cards)
        if kind <= ROYAL:
            self.married |= cards
        elif kind == SEQUENCE_KIND:
            self.married |= cards
            self.sequence |= cards
        elif kind >= FOUR:
            self.fours |= cards
        else:
            self.single |= cards
            if kind == DOUBLE:
                self.double |= cards
        self.declared = True
        self.score(player, POINTS[kind])

    def lay(self, player: int, cards: int) -> None:
        """Lay cards open: the other has seen them now."""
        hidden = cards & ~self.open[player]
        self.open[player] |= cards
        unseen = self.elsewhere[1 - player]
        while hidden:
            bit = hidden & -hidden
            hidden ^= bit
            unseen[(bit.bit_length() - 1) & 31] -= 1

    def may_exchange(self, player: int) -> int:
        """A seven of trumps that may be exchanged for the turn-up, as a set; 0 for none."""
        terms = self.agreed
        if self.exchanged or (self.declared and terms.seven_uses) or self.stock[0] & 7 == SEVEN:
            return 0
        sevens = self.held[player] & OF_FACE[terms.trumps * 8 + SEVEN]
        return sevens & -sevens

    def may_show(self, player: int) -> int:
        """A seven of trumps that may be shown, as a set; 0 for none."""
        terms = self.agreed
        if terms.seven_plays or self.exchanged or (self.declared and terms.seven_uses):
            return 0
        if self.stock[0] & 7 != SEVEN:
            return 0
        sevens = self.held[player] & OF_FACE[terms.trumps * 8 + SEVEN] & ~self.open[player]
        return sevens & -sevens

    def exchange(self, player: int, seven: int) -> None:
        """Put a seven in the place of the turn-up."""
        card, number = self.stock[0], seven.bit_length() - 1
        hand = self.hands[player]
        hand[hand.index(number)] = card
        if self.open[player] & seven:
            self.open[player] ^= seven
        else:
            self.elsewhere[1 - player][number & 31] -= 1
        self.stock[0] = number
        self.taken = 1 << card
        self.held[player] ^= seven | self.taken
        self.open[player] |= self.taken
        self.exchanged = True
        self.score(player, 10)

    def show(self, player: int, seven: int) -> None:
        """Lay a seven open."""
        self.lay(player, seven)
        self.exchanged = True
        self.score(player, 10)

    def draw(self) -> None:
        """The winner of the trick draws, and then the other."""
        player = 1 - self.dealer if self.agreed.non_dealer_draws else self.leader
        for one in (player, 1 - player):
            card = self.stock.pop()
            self.hands[one].append(card)
            self.held[one] |= 1 << card
            if self.stock:
                self.elsewhere[one][card & 31] -= 1
        if not self.stock:
            self._all_known()

    def _all_known(self) -> None:
        """The last card drawn lay open, and what the other holds is known now."""
        self.open = [0, 0]
        for player in (0, 1):
            unseen = bytearray(32)
            for card in self.hands[1 - player]:
                unseen[card & 31] += 1
            self.elsewhere[player] = unseen


def beats(led: int, reply: int, trumps: int) -> bool:
    """Whether a reply takes the trick."""
    suit = reply >> 3 & 3
    if suit == led >> 3 & 3:
        return reply & 7 > led & 7
    return suit == trumps


def _one(cards: int, opened: int) -> int:
    """One of these cards, open ones first."""
    some = cards & opened or cards
    return some & -some
