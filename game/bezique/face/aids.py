"""What the table can do for a player who asked for it, and how a suggestion is told."""

from __future__ import annotations

from dataclasses import replace

from game.bezique.face.choosing import offered
from game.bezique.face.desk import Desk
from game.bezique.words.names import brief, combination_name
from game.bezique.words.say import say
from game.preferences import Preferences
from game.table.tabletop import Tabletop
from game.words.terms import capital, card_name
from rules.bezique.actions import (
    Action,
    Announce,
    CallCard,
    ChooseDeal,
    Declare,
    Draw,
    ExchangeSeven,
    PickCard,
    Play,
    ShowCarteBlanche,
    ShowSeven,
)
from rules.bezique.choices import MayDeclare, MayPlay
from rules.bezique.combinations import made_of
from rules.bezique.pack import BRISQUES, face, height
from rules.bezique.view import View
from rules.core.cards import Card, Hand
from rules.core.tricks import reply_wins


def automatic(seen: View, likes: Preferences, _suggested: Action | None) -> Action | None:
    """The only card that may be played, or the draw where there is nothing else to do."""
    if not likes.play_forced:
        return None
    match seen.choices:
        case MayPlay(cards, False) if len(cards) == 1:
            return Play(min(cards))
        case MayDeclare((), (), exchange, show) if not (exchange or show):
            return Draw()
    return None


def reason(seen: View, action: Action) -> str:
    """The suggestion and why."""
    match action:
        case Play(card):
            why = say(f"why.{_why(seen, card)}")
            return say("suggest.play", card=capital(card_name(face(card))), why=why)
        case Declare(cards) | Announce(cards):
            deal = seen.deal
            kind = made_of(cards, deal.trumps, seen.options) if deal is not None else None
            name = combination_name(kind, cards) if kind is not None else ""
            return say("suggest.declare", name=name)
        case ExchangeSeven() | ShowSeven():
            return say("suggest.seven")
        case Draw():
            return say("suggest.draw")
        case ChooseDeal(deal=first):
            return say("suggest.deal" if first else "suggest.lead")
        case ShowCarteBlanche():
            return say("suggest.carte-blanche")
        case PickCard(card):
            return say("suggest.take", card=brief(card))
        case CallCard(card) if card is not None:
            return say("suggest.take", card=brief(card))
    return say("suggest.none")


def _why(seen: View, card: Card) -> str:
    """The reason to play a card, by its name."""
    deal = seen.deal
    if deal is None or deal.led is None:
        return "leads"
    if not reply_wins(deal.led, card, height, deal.trumps):
        return "thrown"
    return "brisque" if BRISQUES.intersection((deal.led, card)) else "takes"


def cards_of(action: Action | None) -> Hand:
    """The own cards that a suggestion is about."""
    match action:
        case Declare(cards) | Announce(cards):
            return cards
        case Play(card) | ExchangeSeven(card) | ShowSeven(card):
            return frozenset((card,))
    return frozenset()


def mark(top: Tabletop, action: Action) -> Desk:
    """The desk with the cards of a suggestion marked."""
    desk: Desk = top.desk
    return replace(desk, hinted=cards_of(action))


def again(top: Tabletop, action: Action) -> Desk | None:
    """Asked for again while its cards are marked: the suggestion stands ready instead."""
    desk: Desk = top.desk
    cards = cards_of(action)
    if not cards or cards != desk.hinted:
        return None
    desk = replace(desk, hinted=frozenset(), focus=None)
    return ready(replace(top, desk=desk), action) or desk


def ready(top: Tabletop, action: Action | None) -> Desk | None:
    """The desk with a suggestion standing ready, so that Enter takes it; None where it cannot."""
    desk: Desk = top.desk
    match action:
        case Declare(cards) | Announce(cards):
            every = [one.cards for one in offered(top.seen)]
            if cards in every:
                return replace(desk, offered=every.index(cards), preview=None)
        case Play(card) if desk.focus is None:
            return replace(desk, focus=card)
    return None
