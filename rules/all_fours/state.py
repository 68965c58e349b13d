"""The whole truth of a partie at one moment: a value that is never changed, only followed by more.

Pairs are A's first. What may be seen of it, and by whom, says `view`.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct, field

from rules.all_fours.actions import Point, Slip, TrumpQuestion
from rules.all_fours.options import Options
from rules.all_fours.scoring import Ledger, Pair, Settlement
from rules.core.cards import Card, Hand, Suit
from rules.core.seats import Chance, Player, Turn
from rules.core.tricks import WonTrick


class Phase(StrEnum):
    """What is awaited."""

    SPREAD = "spread"  # chance spreads the pack
    CUT = "cut"  # a player turns up a card of it
    DEAL = "deal"  # chance deals
    BEG = "beg"  # elder stands or begs
    ANSWER = "answer"  # the dealer gives one or runs the cards
    BUNCH = "bunch"  # by agreement: elder, then the dealer, may propose a new deal
    CONSENT = "consent"  # the other agrees to it or not
    LAY_AWAY = "lay-away"  # after a run: elder, then the dealer
    PLAY = "play"  # a card is led, or played to a lead
    ASK = "ask"  # who has laid a trump may ask
    MISDEAL = "misdeal"  # strict play: a new deal is demanded, or not
    CLAIM = "claim"  # by hand: elder, then the dealer, claim what they made
    OVER = "over"


IN_DEAL = (
    Phase.PLAY,
    Phase.ASK,
    Phase.BEG,
    Phase.ANSWER,
    Phase.BUNCH,
    Phase.CONSENT,
    Phase.LAY_AWAY,
    Phase.MISDEAL,
    Phase.CLAIM,
)
"""The phases in which a player of the deal is awaited, the commonest first."""


class Cutting(Struct, frozen=True):
    """The cut for deal: the spread pack, and what each player turned up."""

    pack: tuple[Card, ...]
    places: tuple[int | None, int | None] = (None, None)


class Answer(Struct, frozen=True, gc=False):
    """What was asked of a trump just laid, and the truth; None where one may not know it."""

    asker: Player
    card: Card
    question: TrumpQuestion
    yes: bool | None


class Dealing(Struct, frozen=True):
    """What a deal began with: its number from 1, the dealer, the pack from the top."""

    number: int
    dealer: Player
    pack: tuple[Card, ...]
    options: Options
    slip: Slip | None = None  # strict play: what went wrong


class Opening(Struct, frozen=True, gc=False):
    """What came before the first card: the turn-up, what was said to it, the cards that play.

    `taken` counts the cards dealt or turned from the top of the pack; `set_aside` are the refused
    turn-ups; `kept` are the cards that play and make the points, all of a hand until some were laid
    away.
    """

    turn_up: Card | None  # None only while cards are dealt
    taken: int
    kept: tuple[Hand, Hand]
    set_aside: tuple[Card, ...] = ()
    begs: int = 0
    laid_away: tuple[Hand, Hand] = (frozenset(), frozenset())
    looked: bool = True  # strict play: whether the dealer has looked at his hand
    shown: Card | None = None  # strict play: what the dealer's hand let fall open
    resume: tuple[Phase, Player] | None = None  # of a misdeal that may be mended: what was awaited


class DealState(Struct, frozen=True, gc=False):
    """One deal. `hands` are the cards not yet played.

    `claims` are None until they were made; `asking` are questions still open in the phase. What no
    card that is played changes lies in records of its own: a step of the play copies little.
    """

    dealing: Dealing
    opening: Opening
    hands: tuple[Hand, Hand]
    turn: Player
    leader: Player
    led: Card | None = None
    reply: Card | None = None  # until the trick is taken
    tricks: tuple[WonTrick, ...] = ()
    asking: frozenset[TrumpQuestion] = frozenset()
    answers: tuple[Answer, ...] = ()
    claims: tuple[frozenset[Point] | None, frozenset[Point] | None] = (None, None)
    revokes: Pair = (0, 0)
    bunched: bool = False
    ledger: Ledger = ()

    @property
    def options(self) -> Options:
        return self.dealing.options

    @property
    def number(self) -> int:
        return self.dealing.number

    @property
    def dealer(self) -> Player:
        return self.dealing.dealer

    @property
    def elder(self) -> Player:
        """The one who does not deal."""
        return self.dealing.dealer.other

    @property
    def turn_up(self) -> Card | None:
        return self.opening.turn_up

    @property
    def set_aside(self) -> tuple[Card, ...]:
        return self.opening.set_aside

    @property
    def begs(self) -> int:
        return self.opening.begs

    @property
    def kept(self) -> tuple[Hand, Hand]:
        return self.opening.kept

    @property
    def laid_away(self) -> tuple[Hand, Hand]:
        return self.opening.laid_away

    @property
    def trumps(self) -> Suit:
        """The suit of the turn-up; ValueError while none lies there."""
        card = self.opening.turn_up
        if card is None:
            raise ValueError("nothing is turned up")
        return card.suit

    @property
    def left(self) -> int:
        """How many cards of the stock are left, the turn-up not counted."""
        return len(self.dealing.pack) - self.opening.taken

    def won(self, player: Player) -> Hand:
        """The cards in a player's tricks."""
        cards: list[Card] = []
        for trick in self.tricks:
            if trick.winner is player:
                cards += trick.led, trick.reply
        return frozenset(cards)


class Standing(Struct, frozen=True):
    """How far the partie is: the cut, and the points of finished deals."""

    cutting: Cutting | None = None
    chooser: Player | None = None  # who cuts while no deal is on the table
    first_dealer: Player | None = None
    results: tuple[Pair, ...] = ()
    settlement: Settlement | None = None

    @property
    def totals(self) -> Pair:
        """Points of the finished deals."""
        return sum(a for a, _ in self.results), sum(b for _, b in self.results)


class State(Struct, frozen=True, gc=False):
    """A partie."""

    options: Options = field(default_factory=Options)
    phase: Phase = Phase.SPREAD
    standing: Standing = Standing()
    deal: DealState | None = None  # the running deal, or the last one when a deal is awaited

    @property
    def turn(self) -> Turn | None:
        """Whose action is awaited; None when the partie is over."""
        if self.deal is not None and self.phase in IN_DEAL:
            return self.deal.turn
        match self.phase:
            case Phase.SPREAD | Phase.DEAL:
                return Chance.DEALER
            case Phase.CUT:
                return self.standing.chooser
            case _:
                return None

    @property
    def current(self) -> DealState:
        """The deal on the table; ValueError when there is none."""
        if self.deal is None:
            raise ValueError("no deal is on the table")
        return self.deal

    def has(self, player: Player) -> int:
        """What a player has in the partie, the running deal counted."""
        points = self.standing.totals[player]
        if self.deal is not None and self.deal.number > len(self.standing.results):
            points += sum(line.points for line in self.deal.ledger if line.player is player)
        return points
