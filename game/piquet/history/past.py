"""How Piquet is looked back on, for the history."""

from __future__ import annotations

from collections.abc import Iterable

from game.pages.history.partie import PastPartie
from game.pages.history.past import Past, Transcript
from game.piquet.history.again import REDEAL, resumed
from game.piquet.history.captions import bubbles, captions
from game.piquet.history.layout import hands_layout, open_layout
from game.piquet.history.record import deal_record, partie_record, read
from game.piquet.history.steps import (
    PiquetStep,
    action_words,
    advice,
    brief_words,
    dealt_words,
    detail,
    hope_words,
    reason,
    reason_words,
    steps_of,
)
from game.piquet.ui.sheet.page import DealSheet
from game.players.review import ChoiceKind
from rules.core.cards import Card
from rules.core.seats import Player
from rules.piquet import actions
from rules.piquet.pack import in_order
from rules.piquet.state import State
from rules.piquet.view import view


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


def _sheet(last: PiquetStep, below: Player, past: PastPartie) -> DealSheet:
    return DealSheet(view(last.state, below), past.names, past.you, past=True)


HISTORY = Past(
    layout=open_layout,
    action_words=action_words,
    brief=brief_words,
    steps=steps_of,
    captions=captions,
    speech=bubbles,
    dealt=dealt_words,
    detail=detail,
    reason=reason,
    why=reason_words,
    hope=hope_words,
    advice=advice,
    kind=kind_of,
    cards=cards_of,
    puts_out=puts_out,
    lying=lying,
    hands=hands_layout,
    sheet=_sheet,
    resumed=resumed,
    redeal=REDEAL,
    transcript=Transcript(deal=deal_record, partie=partie_record, read=read),
)
