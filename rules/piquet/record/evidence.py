"""What a record says about where each card was, before anything is guessed.

A deal has seven zones: of each player's cards those kept of the twelve, those put out and those
drawn; and what stayed in the talon. A set of zones is a bit mask, so what is known of a card is one
number.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from rules.core.cards import Card, Hand
from rules.core.seats import Player
from rules.piquet.actions import (
    AnnounceCarteBlanche,
    Answer,
    Call,
    ClaimLate,
    Correct,
    Exchange,
    Look,
    NameSuit,
    Play,
    TellMaking,
)
from rules.piquet.options import ELDER_MOST, HAND, LEAST, TALON, Options
from rules.piquet.pack import COURTS, PACK
from rules.piquet.record.record import DealRecord, Does, Draws, OpenExchange, Place, Step
from rules.piquet.record.text import Fault, FaultReason, NotationError
from rules.piquet.refusals import Refusal
from rules.piquet.seats import ELDER, YOUNGER, Seat

KEPT = (1 << 0, 1 << 1)  # elder's first, as all pairs here
PUT_OUT = (1 << 2, 1 << 3)
DRAWN = (1 << 4, 1 << 5)
LEFT = 1 << 6
ZONES = (*KEPT, *PUT_OUT, *DRAWN, LEFT)
ANYWHERE = sum(ZONES)
DEALT = (KEPT[0] | PUT_OUT[0], KEPT[1] | PUT_OUT[1])
IN_HAND = (KEPT[0] | DRAWN[0], KEPT[1] | DRAWN[1])
"""The twelve a player calls from and plays."""

Where = dict[Card, int]
"""For each card of the pack the zones it may lie in."""

_EXCHANGING = (AnnounceCarteBlanche, Exchange, OpenExchange)


class Evidence(Struct, frozen=True):
    """Where the cards may lie when elder and younger exchange so many."""

    counts: tuple[int, int]
    where: Where

    @property
    def sizes(self) -> dict[int, int]:
        """How many cards each zone has."""
        sizes = {LEFT: TALON - sum(self.counts)}
        for seat in Seat:
            sizes[KEPT[seat]] = HAND - self.counts[seat]
            sizes[PUT_OUT[seat]] = sizes[DRAWN[seat]] = self.counts[seat]
        return sizes


def possible_counts(deal: DealRecord, options: Options) -> Iterator[tuple[int, int]]:
    """How many cards the players may have exchanged, elder's first; most first where it is open."""
    told = _told_counts(deal)
    actions = [step.what for step in deal.steps if isinstance(step, Does)]
    begun = any(not isinstance(what, _EXCHANGING) for what in actions)
    left = any(
        isinstance(what, NameSuit | Look) for what in actions
    )  # only then is there to look at
    most = TALON - 1 if left else TALON
    drawn = begun or YOUNGER in told  # younger draws when elder has
    for elder in _perhaps(told.get(ELDER), LEAST, ELDER_MOST, drawn):
        if elder > ELDER_MOST:
            raise NotationError(_too_many(deal, ELDER, ELDER_MOST))
        for younger in _perhaps(told.get(YOUNGER), options.younger_least, most - elder, begun):
            if elder + younger <= TALON:
                yield elder, younger
            elif ELDER in told:
                raise NotationError(_too_many(deal, YOUNGER, TALON - elder))


def _too_many(deal: DealRecord, seat: Seat, most: int) -> Fault:
    """The fault of a seat that exchanges more than it may, whatever the cards are (laws 21, 22)."""
    steps = (step for step in deal.steps if isinstance(step, Does | Draws))
    places = [step.place for step in steps if _seat(deal, step) is seat]
    player = deal.dealer if seat is YOUNGER else deal.dealer.other
    return Fault(places[0].line, places[0].column, Refusal.TOO_MANY, (most,), player)


def _perhaps(told: int | None, least: int, most: int, begun: bool) -> Iterable[int]:
    """The count that was told; else any number if cards were called or played since, else none."""
    if told is not None:
        return (told,)
    return range(most, least - 1, -1) if begun else (0,)


def _told_counts(deal: DealRecord) -> dict[Seat, int]:
    """How many cards each seat exchanged as far as told, by the discard rather than by the draw."""
    told: dict[Seat, int] = {}
    for step in deal.steps:
        match step:
            case Does(what=Exchange(cards)):
                told[_seat(deal, step)] = len(cards)
            case Does(what=OpenExchange(cards, unknown)):
                told[_seat(deal, step)] = len(cards) + unknown
            case Does(what=AnnounceCarteBlanche(int(take))):
                told.setdefault(ELDER, take)
            case Draws(cards=cards, unknown=unknown):
                told.setdefault(_seat(deal, step), len(cards) + unknown)
    return told


class Finding(Struct, frozen=True):
    """Cards that a line of the record puts into some of the zones."""

    cards: Hand
    zones: int
    place: Place
    player: Player | None = None

    def narrow(self, where: Where) -> Card | None:
        """Take note of it in `where`; a card that cannot be anywhere then is returned."""
        for card in self.cards:
            where[card] &= self.zones
            if not where[card]:
                return card
        return None


def evidence(deal: DealRecord, counts: tuple[int, int]) -> Evidence:
    """All that the record says; NotationError where it puts a card into two places."""
    where = dict.fromkeys(PACK, ANYWHERE)
    for finding in findings(deal, counts):
        card = finding.narrow(where)
        if card is not None:
            place = finding.place
            details = (str(card),)
            fault = Fault(place.line, place.column, FaultReason.ELSEWHERE, details, finding.player)
            raise NotationError(fault)
    return Evidence(counts, where)


def findings(deal: DealRecord, counts: tuple[int, int]) -> Iterator[Finding]:
    """What each line says, in their order; last what follows from suits that were not followed."""
    for player, hand in enumerate(deal.hands):
        seat = YOUNGER if player == deal.dealer else ELDER
        yield Finding(hand, DEALT[seat], deal.place, Player(player))
    elder, younger = counts
    zones = [DRAWN[ELDER]] * elder + [DRAWN[YOUNGER]] * younger + [LEFT] * TALON
    for card, zone in zip(deal.talon, zones, strict=False):
        if card is not None:
            yield Finding(frozenset((card,)), zone, deal.place)
    for step in deal.steps:
        seat = _seat(deal, step)
        match step:
            case Draws(cards=cards):
                yield Finding(cards, DRAWN[seat], step.place, step.player)
            case Does(what=Exchange(cards) | OpenExchange(cards)):
                yield Finding(cards, PUT_OUT[seat], step.place, step.player)
            case Does(what=Call(what) | Correct(what) | ClaimLate(what) | TellMaking(what)):
                yield Finding(what.cards, IN_HAND[seat], step.place, step.player)
            case Does(what=Answer(meant=meant)) if meant is not None:
                yield Finding(meant.cards, IN_HAND[seat], step.place, step.player)
            case Does(what=Play(card)):
                yield Finding(frozenset((card,)), IN_HAND[seat], step.place, step.player)
            case Does(what=AnnounceCarteBlanche()):
                yield Finding(COURTS, ANYWHERE & ~DEALT[seat], step.place, step.player)
    yield from _without(deal)


def _seat(deal: DealRecord, step: Step) -> Seat:
    return YOUNGER if step.player is deal.dealer else ELDER


def _without(deal: DealRecord) -> Iterator[Finding]:
    """Cards that a player cannot have held, since he did not follow suit (rule I2)."""
    played: set[Card] = set()
    led: Card | None = None
    for step in deal.steps:
        match step:
            case Does(what=Play(card)):
                if led is not None and card.suit is not led.suit:
                    suit = frozenset(other for other in PACK if other.suit is led.suit)
                    zones = ANYWHERE & ~IN_HAND[_seat(deal, step)]
                    yield Finding(suit - played, zones, step.place, step.player)
                led = card if led is None else None
                played.add(card)
