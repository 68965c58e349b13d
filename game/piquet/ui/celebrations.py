"""Big events, each celebrated once: whose it is, what it brought, and the cards that made it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from enum import StrEnum
from itertools import permutations, zip_longest

from msgspec import Struct

from game.piquet.ui.sheet.counting import goal_of, towards
from game.table.ui_parts import Happened
from rules.core.cards import Card, Hand, Suit
from rules.core.seats import Player
from rules.piquet.combinations import QUATORZE, Kind
from rules.piquet.events import (
    CardPlayed,
    CarteBlancheShown,
    Counted,
    Event,
    SequenceCalled,
    SetCalled,
    SuitTold,
)
from rules.piquet.options import HUNDRED, Length
from rules.piquet.pack import ALIKE, ORDER, PACK
from rules.piquet.scoring import Item
from rules.piquet.scoring import Item as For
from rules.piquet.seats import Seat
from rules.piquet.view import DealView, View

Group = tuple[Card, ...]
_RED = frozenset(card for card in PACK if card.suit in (Suit.DIAMONDS, Suit.HEARTS))


def meeting(groups: Sequence[Group]) -> Group:
    """The cards of some sequences and quatorzes, each once, in the order in which they lie."""
    runs = [group for group in groups if len({card.suit for card in group}) == 1]
    sequent = frozenset(card for run in runs for card in run)
    blocks = [group if group in runs else _without(group, sequent) for group in groups]
    order = min(permutations(filter(None, blocks)), key=lambda each: _strangers(each, groups))
    line: list[Card] = []
    for block, after in zip_longest(order, order[1:], fillvalue=()):
        line += block if block in runs else _by_colour(block, line, after)
    return tuple(line)


def _without(group: Group, cards: frozenset[Card]) -> Group:
    return tuple(card for card in group if card not in cards)


def _strangers(order: Iterable[Group], groups: Sequence[Group]) -> int:
    """How many cards lie between those of each combination without being of it."""
    line = [card for block in order for card in block]
    places = [[line.index(card) for card in group] for group in groups]
    return sum(max(each) - min(each) + 1 - len(each) for each in places if each)


def _by_colour(block: Group, before: Sequence[Card], after: Sequence[Card]) -> Group:
    """What is left of a quatorze, red beside red and black beside black."""
    first = before[-1] in _RED if before else bool(after) and after[0] not in _RED
    return tuple(sorted(block, key=lambda card: (card in _RED) is not first))


def blank_cards(deal: DealView, seat: Seat) -> tuple[Card, ...]:
    """The twelve of a carte blanche that was shown."""
    for event in deal.history:
        if isinstance(event, CarteBlancheShown) and event.seat is seat:
            return _ordered(event.cards)
    return ()


def called_cards(deal: DealView, seat: Seat) -> tuple[Card, ...]:
    """The cards of sequences and quatorzes that counted, each once; what two share between them."""
    return meeting(tuple(filter(None, _called(deal, seat))))


def _called(deal: DealView, seat: Seat) -> Iterator[tuple[Card, ...]]:
    """Each combination in the order of the calls; empty where its cards are not known."""
    run: SequenceCalled | None = None
    told: Hand = frozenset()
    for event in deal.history:
        match event:
            case SequenceCalled(owner) if owner is seat:
                run, told = event, frozenset()
            case SuitTold(owner, Kind.SEQUENCE, suit) if owner is seat and run is not None:
                above = ORDER.index(run.top) + 1
                ranks = ORDER[above - run.length : above]
                told = frozenset(Card.of(rank, suit) for rank in ranks)
            case SetCalled(owner, count, rank) if owner is seat:
                told = ALIKE[rank] if count == QUATORZE else frozenset()
            case Counted(line) if line.seat is seat and line.item in (Item.SEQUENCE, Item.SET):
                yield _ordered(told)
                told = frozenset()


def played_cards(deal: DealView, seat: Seat) -> tuple[Card, ...]:
    """The cards a seat has played, in their order."""
    return tuple(e.card for e in deal.history if isinstance(e, CardPlayed) and e.seat is seat)


def winning_cards(deal: DealView, seat: Seat) -> tuple[Card, ...]:
    """The cards with which a seat took its tricks."""
    tricks = (trick for trick in deal.table.tricks if trick.winner is seat)
    return tuple(trick.led if trick.leader is seat else trick.reply for trick in tricks)


def _ordered(cards: Hand) -> tuple[Card, ...]:
    """By suit, the lowest first."""
    return tuple(sorted(cards, key=lambda card: (card.suit, ORDER.index(card.rank))))


MOST_CARDS = 12
"""That fly up; the last ones where there are more."""


class Feat(StrEnum):
    """What is celebrated."""

    CARTE_BLANCHE = "carte-blanche"
    REPIQUE = "repique"
    PIQUE = "pique"
    CAPOT = "capot"
    RUBICON = "rubicon"
    HUNDRED = "hundred"


CROSSINGS = (Feat.RUBICON, Feat.HUNDRED)
_FEATS = {
    For.CARTE_BLANCHE: Feat.CARTE_BLANCHE,
    For.REPIQUE: Feat.REPIQUE,
    For.PIQUE: Feat.PIQUE,
    For.CAPOT: Feat.CAPOT,
}


class Celebration(Struct, frozen=True):
    """Whose feat it is, and the points that grew by it: of the deal, or towards the hundred.

    `cards` made it, as far as both know them.
    """

    feat: Feat
    player: Player
    before: int
    after: int
    cards: tuple[str, ...] = ()


def celebrations(event: Event, before: View, after: View) -> tuple[Celebration, ...]:
    """What an event gives to celebrate, `before` and `after` being what was seen around it."""
    if not isinstance(event, Counted) or after.deal is None:
        return ()
    line = event.line
    player = after.player if line.seat is after.deal.seat else after.player.other
    found: list[Celebration] = []
    if line.item in _FEATS:
        was, feat = event.running - line.points, _FEATS[line.item]
        cards = _made_by(feat, after.deal, line.seat)[-MOST_CARDS:]
        found.append(Celebration(feat, player, was, event.running, tuple(map(str, cards))))
    goal = goal_of(after.options)
    was, now = towards(before)[player], towards(after)[player]
    if goal is not None and was < HUNDRED <= now:
        feat = Feat.HUNDRED if goal is Length.TO_A_HUNDRED else Feat.RUBICON
        found.append(Celebration(feat, player, was, now))
    return tuple(found)


def feats_of(happened: Happened) -> tuple[Celebration, ...]:
    """What there is to celebrate at the table: no crossing of the program's, which is a loss."""
    found = celebrations(happened.event, happened.before, happened.seen)
    own = happened.seen.player
    return tuple(
        each
        for each in found
        if each.player is own or not happened.opposite or each.feat not in CROSSINGS
    )


def _made_by(feat: Feat, deal: DealView, seat: Seat) -> tuple[Card, ...]:
    """The cards that made it, as far as both know them."""
    match feat:
        case Feat.CARTE_BLANCHE:
            return blank_cards(deal, seat)
        case Feat.REPIQUE:
            return called_cards(deal, seat)
        case Feat.PIQUE:
            both = (*called_cards(deal, seat), *played_cards(deal, seat))
            return tuple(dict.fromkeys(both))
        case Feat.CAPOT:
            return winning_cards(deal, seat)
        case Feat.RUBICON | Feat.HUNDRED:
            return ()
