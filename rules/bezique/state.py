"""The whole truth of a partie at one moment: a value that is never changed, only followed by more.

Pairs are A's first. What may be seen of it, and by whom, says `view`.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct, field

from rules.bezique.combinations import Combination
from rules.bezique.errors import NO_ERRORS, Errors
from rules.bezique.options import GameSizes, Options
from rules.bezique.pack import BRISQUES
from rules.bezique.reuse import Declaration
from rules.bezique.scoring import Ledger
from rules.bezique.settlement import Pair, Settlement
from rules.core.cards import Card, Hand, Suit
from rules.core.seats import Chance, Player, Turn
from rules.core.tricks import WonTrick


class Phase(StrEnum):
    """What is awaited."""

    SPREAD = "spread"  # chance spreads the pack
    CUT = "cut"  # a player turns up a card of it
    CHOICE = "choice"  # the highest cut chooses
    DEAL = "deal"  # chance deals
    PLAY = "play"  # a card is led, or played to a lead
    WINDOW = "window"  # the winner of the trick declares, exchanges, and draws
    PICK = "pick"  # strict play: the other picks one of two cards drawn
    CALL = "call"  # strict play: the other calls for a card that was falsely declared
    FORFEIT = "forfeit"  # strict play: who receives ten says how
    OVER = "over"


IN_DEAL = (Phase.PLAY, Phase.WINDOW, Phase.PICK, Phase.CALL, Phase.FORFEIT)
"""The phases in which a player of the deal is awaited."""


class Cutting(Struct, frozen=True):
    """The cut for deal: the spread pack, and what each player turned up."""

    pack: tuple[Card, ...]
    places: tuple[int | None, int | None] = (None, None)
    winner: Player | None = None


class InWindow(Struct, frozen=True):
    """What the winner of the last trick has done before he draws."""

    declared: bool = False
    exchanged: bool = False  # a seven was exchanged, or shown
    taken: Card | None = None  # the turn-up, by the exchange


class Dealing(Struct, frozen=True):
    """What a deal began with: its number from 1, the dealer, the pack from the top."""

    number: int
    dealer: Player
    pack: tuple[Card, ...]
    options: Options
    sizes: GameSizes


class DealState(Struct, frozen=True, gc=False):
    """One deal. `hands` are all cards not yet played, the open ones among them.

    `known` are those of them that the other has seen; `drawn` counts the cards taken from the
    stock; `turn` is whose action is awaited. `blanche` are the cards a player may show as a carte
    blanche: none where he has shown all so far, None where he has no carte blanche, or no longer.
    """

    dealing: Dealing
    hands: tuple[Hand, Hand]
    turn: Player
    leader: Player
    led: Card | None = None
    reply: Card | None = None  # until the trick is taken
    open: tuple[Hand, Hand] = (frozenset(), frozenset())
    known: tuple[Hand, Hand] = (frozenset(), frozenset())
    tricks: tuple[WonTrick, ...] = ()
    drawn: int = 0
    turn_up: Card | None = None
    trumps: Suit | None = None
    window: InWindow = InWindow()
    declared: tuple[Declaration, ...] = ()
    held_over: tuple[tuple[Combination, ...], tuple[Combination, ...]] = ((), ())
    blanche: tuple[Hand | None, Hand | None] = (None, None)
    ledger: Ledger = ()
    errors: Errors = NO_ERRORS

    @property
    def options(self) -> Options:
        return self.dealing.options

    @property
    def sizes(self) -> GameSizes:
        return self.dealing.sizes

    @property
    def number(self) -> int:
        return self.dealing.number

    @property
    def dealer(self) -> Player:
        return self.dealing.dealer

    @property
    def drawing(self) -> bool:
        """Whether there is still something to draw: the first stage."""
        return self.drawn < 2 * self.dealing.sizes.rounds

    @property
    def left(self) -> int:
        """How many cards of the stock are left, the turn-up counted (ZW4)."""
        return 2 * self.dealing.sizes.rounds - self.drawn

    def brisques(self, player: Player) -> int:
        """How many aces and tens are in a player's tricks."""
        won = (trick for trick in self.tricks if trick.winner is player)
        return sum((trick.led in BRISQUES) + (trick.reply in BRISQUES) for trick in won)


class Standing(Struct, frozen=True):
    """How far the partie is: the cut, the finished deals, the games won.

    `results` are the points of finished deals, and `began` is how many of them belong to games that
    are over.
    """

    cutting: Cutting | None = None
    chooser: Player | None = None  # who cuts or chooses while no deal is on the table
    first_dealer: Player | None = None
    results: tuple[Pair, ...] = ()
    began: int = 0
    games: Pair = (0, 0)
    settlement: Settlement | None = None

    @property
    def totals(self) -> Pair:
        """Points of this game's finished deals."""
        deals = self.results[self.began :]
        return sum(a for a, _ in deals), sum(b for _, b in deals)


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
            case Phase.CUT | Phase.CHOICE:
                return self.standing.chooser
            case _:
                return None

    @property
    def current(self) -> DealState:
        """The deal on the table; ValueError when there is none."""
        if self.deal is None:
            raise ValueError("no deal is on the table")
        return self.deal
