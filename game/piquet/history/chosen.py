"""What a choice was about, and the cards that it named."""

from __future__ import annotations

from collections.abc import Iterable

from game.players.review import ChoiceKind
from rules.core.cards import Card
from rules.piquet import actions
from rules.piquet.pack import in_order
from rules.piquet.state import State


def kind_of(action: actions.Action) -> ChoiceKind:
    """Exchange, card, or something said; a suit that is named is the card that is led of it."""
    match action:
        case actions.Exchange() | actions.AnnounceCarteBlanche() | actions.Look():
            return ChoiceKind.EXCHANGE
        case actions.Play() | actions.NameSuit():
            return ChoiceKind.CARD
        case _:
            return ChoiceKind.CALL


def cards_of(action: actions.Action) -> tuple[str, ...]:
    """The cards put out, called or played, as they are named on the stage; none for words."""
    match action:
        case actions.Exchange(cards):
            return _named(in_order(cards))
        case (
            actions.Call(what)
            | actions.Correct(what)
            | actions.ClaimLate(what)
            | actions.TellMaking(what)
        ):
            return _named(in_order(what.cards))
        case actions.Play(card):
            return _named((card,))
        case _:
            return ()


def puts_out(action: actions.Action) -> bool:
    """Whether cards are put out of the hand."""
    return isinstance(action, actions.Exchange)


def lying(state: State) -> tuple[str, ...]:
    """The card that was led and is not replied to."""
    table = state.current.table
    return _named((table.led,)) if table.led is not None and table.reply is None else ()


def _named(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(map(str, cards))
