"""The whole truth of a partie at one moment, as frozen values: the partie, its deal, its parts.

Pairs belong to the two seats of the deal (elder first) or to the two players (A first), as said.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import ClassVar

from msgspec import Struct, field
from msgspec.structs import replace

from rules.core.cards import Card, Hand, Suit
from rules.core.seats import Chance, Player, Turn
from rules.piquet.actions import Reply
from rules.piquet.combinations import POINT, SEQUENCE, Combination, Kind
from rules.piquet.events import Event
from rules.piquet.history import talk_of
from rules.piquet.options import Options
from rules.piquet.scoring import Item, Ledger
from rules.piquet.seats import ELDER, YOUNGER, Seat
from rules.piquet.settlement import Settlement, totals
from rules.piquet.talk.facts import TalkFacts


class Phase(StrEnum):
    """What is awaited."""

    SPREAD = "spread"  # chance spreads the pack
    CUT = "cut"  # a player turns up a card of it
    CHOICE = "choice"  # the higher cut chooses
    DEAL = "deal"  # chance deals
    CARTE_BLANCHE = "carte-blanche"  # its holder announces it
    EXCHANGE = "exchange"
    CALLS = "calls"  # elder calls, names a suit, or leads
    ANSWER = "answer"  # younger answers
    TELLING = "telling"  # elder tells what his point makes, or lets it go
    LOOK = "look"  # younger looks at her leavings or not
    RECKONING = "reckoning"  # younger calls, or plays to the first lead
    CONCESSION = "concession"  # the other answers that the play is conceded
    PLAY = "play"
    OVER = "over"


IN_DEAL = (
    Phase.PLAY,
    Phase.CARTE_BLANCHE,
    Phase.EXCHANGE,
    Phase.CALLS,
    Phase.ANSWER,
    Phase.TELLING,
    Phase.LOOK,
    Phase.RECKONING,
    Phase.CONCESSION,
)
"""The phases in which a seat of the deal is awaited."""


class Cutting(Struct, frozen=True):
    """The cut for deal: the spread pack, and what each player turned up (A first)."""

    pack: tuple[Card, ...]
    places: tuple[int | None, int | None] = (None, None)
    winner: Player | None = None


class ExchangeState(Struct, frozen=True):
    """Talon, discards and what was taken in (elder first)."""

    talon: tuple[Card, ...]
    discards: tuple[Hand, Hand] = (frozenset(), frozenset())
    taken: tuple[Hand, Hand] = (frozenset(), frozenset())
    carte_blanche: Seat | None = None
    elder_takes: int | None = None  # announced with elder's carte blanche
    elder_saw: tuple[Card, ...] = ()  # what elder left of his five, on top of younger's
    looked: bool | None = None  # what younger decided about her leavings
    shown: bool = False  # whether elder saw them too
    named: Suit | None = None  # the suit elder said he would lead


class Claim(Struct, frozen=True):
    """Elder's first call of a kind and younger's answer to it, None while she owes it.

    Where it was agreed that calls are shown to score, a good or equal one waits to be shown until
    elder goes on, or was withheld.
    """

    call: Combination
    reply: Reply | None = None
    waits_to_be_shown: bool = False
    withheld: bool = False
    # What younger meant when she said that hers is equal.
    equal: Combination | None = None
    UNTOLD: ClassVar[Mapping[str, object]] = {"equal": None}


class Declarations(Struct, frozen=True):
    """What elder claimed of each kind; the line-by-line rest is in the ledger."""

    point: Claim | None = None
    sequence: Claim | None = None
    set: Claim | None = None
    asked: bool = False  # younger asked what elder's point makes
    barred: bool = False  # ... and thereby barred a longer one of her own
    let_go: bool = False  # elder let it go instead
    UNTOLD: ClassVar[Mapping[str, object]] = {"let_go": False}

    def claim(self, kind: Kind) -> Claim | None:
        if kind is POINT:
            return self.point
        return self.sequence if kind is SEQUENCE else self.set

    def with_claim(self, kind: Kind, claim: Claim) -> Declarations:
        """The same with this claim for its kind."""
        return replace(self, **{kind.value: claim})

    @property
    def unanswered(self) -> Claim | None:
        """The call that younger has to answer, if there is one."""
        for claim in (self.point, self.sequence, self.set):
            if claim is not None and claim.reply is None:
                return claim
        return None


class Trick(Struct, frozen=True, gc=False):
    """A trick that was taken."""

    leader: Seat
    led: Card
    reply: Card
    winner: Seat


class Table(Struct, frozen=True, gc=False):
    """The play: who leads, the two cards on the table, the tricks taken so far."""

    leader: Seat = ELDER
    led: Card | None = None
    reply: Card | None = None  # until the trick is taken
    tricks: tuple[Trick, ...] = ()
    conceded: Seat | None = None  # who conceded the play (rule K9)

    def won(self, seat: Seat) -> int:
        won = 0
        for trick in self.tricks:
            if trick.winner is seat:
                won += 1
        return won

    def played(self, seat: Seat) -> Hand:
        """The cards a seat has put down, also the one that lies on the table."""
        lying = self.led if self.leader is seat else self.reply
        played = [trick.led if trick.leader is seat else trick.reply for trick in self.tricks]
        if lying is not None:
            played.append(lying)
        return frozenset(played)


class DealState(Struct, frozen=True, gc=False):
    """One deal. `number` counts from 1; `history` is everything that happened in it, unredacted.

    It has the partie's options for those rules that look at the deal alone.
    """

    number: int
    dealer: Player
    dealt: tuple[Hand, Hand]
    hands: tuple[Hand, Hand]
    turn: Seat
    exchanged: ExchangeState
    options: Options = field(default_factory=Options)
    declarations: Declarations = Declarations()
    table: Table = Table()
    ledger: Ledger = ()
    history: tuple[Event, ...] = ()

    def seat(self, player: Player) -> Seat:
        return YOUNGER if player is self.dealer else ELDER

    def player(self, seat: Seat) -> Player:
        return self.dealer if seat is YOUNGER else self.dealer.other

    @property
    def talk(self) -> TalkFacts:
        """What was said and counted so far, as far as anything hangs on it."""
        return talk_of(self.history)

    @property
    def barring(self) -> tuple[Item, ...]:
        """Classes younger could have scored but for a law: they still bar (rule J10).

        A longer point that she barred by asking bars when elder's was not good; after any other
        answer it is sunk. Where elder's counts nevertheless, it bars whatever she answered.
        """
        declared = self.declarations
        if not declared.barred or declared.point is None:
            return ()
        elders = self.options.elder_counts_barred
        return (Item.POINT,) if elders or declared.point.reply is Reply.NOT_GOOD else ()


class State(Struct, frozen=True, gc=False):
    """A partie. `results` are the scores of finished deals, A's first in each."""

    options: Options = field(default_factory=Options)
    phase: Phase = Phase.SPREAD
    cutting: Cutting | None = None
    chooser: Player | None = None  # who cuts or chooses while no deal is on the table
    first_dealer: Player | None = None
    results: tuple[tuple[int, int], ...] = ()
    deal: DealState | None = None  # the running deal, or the last one when a deal is awaited
    settlement: Settlement | None = None

    @property
    def turn(self) -> Turn | None:
        """Whose action is awaited; None when the partie is over."""
        deal = self.deal
        if deal is not None and self.phase in IN_DEAL:
            return deal.player(deal.turn)
        match self.phase:
            case Phase.SPREAD | Phase.DEAL:
                return Chance.DEALER
            case Phase.CUT | Phase.CHOICE:
                return self.chooser
            case _:
                return None

    @property
    def current(self) -> DealState:
        """The deal on the table; ValueError when there is none."""
        if self.deal is None:
            raise ValueError("no deal is on the table")
        return self.deal

    @property
    def totals(self) -> tuple[int, int]:
        """Points of the finished deals as they count, A's first."""
        return totals(self.results, self.options)


def twelve_of(deal: DealState, seat: Seat) -> Hand:
    """The cards a seat had when it called: those in hand and those it has played since."""
    return deal.hands[seat] | deal.table.played(seat)
