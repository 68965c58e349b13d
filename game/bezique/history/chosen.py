"""What a choice was about, and the cards that it named."""

from __future__ import annotations

from collections.abc import Iterable

from game.bezique.words import say
from game.players.review import ChoiceKind
from rules.bezique.actions import (
    Action,
    Announce,
    Declare,
    ExchangeSeven,
    PickCard,
    Play,
    ShowSeven,
)
from rules.bezique.pack import in_order
from rules.bezique.state import State
from rules.core.cards import Card


def kind_of(action: Action) -> ChoiceKind:
    """A card, the exchange of the seven, or something declared or left undeclared."""
    match action:
        case Play():
            return ChoiceKind.CARD
        case ExchangeSeven() | ShowSeven():
            return ChoiceKind.EXCHANGE
        case _:
            return ChoiceKind.CALL


def phase_of(state: State) -> str:
    """Whether something is still drawn; what is declared and played goes together all the time."""
    return say("review.phase.stock" if state.current.drawing else "review.phase.last")


def cards_of(action: Action) -> tuple[str, ...]:
    """The cards played, laid or exchanged, as they are named on the stage; none for words."""
    match action:
        case Declare(cards) | Announce(cards):
            return _named(in_order(cards))
        case Play(card) | PickCard(card) | ExchangeSeven(card) | ShowSeven(card):
            return _named((card,))
        case _:
            return ()


def lying(state: State) -> tuple[str, ...]:
    """The card that was led and is not replied to."""
    deal = state.current
    return _named((deal.led,)) if deal.led is not None and deal.reply is None else ()


def _named(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(map(str, cards))
