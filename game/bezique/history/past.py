"""How Bezique is looked back on, for the history."""

from __future__ import annotations

from collections.abc import Iterable

from game.bezique.ai.estimates import reason_of
from game.bezique.history.layout import captions, hands_layout, open_layout, sheet_of
from game.bezique.history.record import WRITTEN, resumed
from game.bezique.history.steps import action_words, dealt_words, detail
from game.bezique.words import say
from game.pages.history.past import Past, Transcript
from game.pages.history.words import clause_in
from game.players.judgement import Reason
from game.players.review import ChoiceKind, Reviewed
from rules.bezique.actions import (
    Action,
    Announce,
    Declare,
    ExchangeSeven,
    PickCard,
    Play,
    ShowSeven,
)
from rules.bezique.options import Options
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


def reason(one: Reviewed) -> Reason | None:
    """What the best choice had over the one that was made; None where nothing stands out."""
    return reason_of((one.best, one.chosen))


def unit(options: Options) -> str:
    """In what it is told what a choice has lost: of the chance to win, or of what a deal pays."""
    return "hundreds" if options.rubicon else "game"


def why(reason: Reason) -> str:
    """A reason as a clause."""
    return clause_in(say, reason)


HISTORY = Past(
    layout=open_layout,
    action_words=action_words,
    captions=captions,
    dealt=dealt_words,
    detail=detail,
    reason=reason,
    why=why,
    unit=unit,
    kind=kind_of,
    phase=phase_of,
    cards=cards_of,
    lying=lying,
    trumps=lambda state: state.current.trumps,
    hands=hands_layout,
    sheet=sheet_of,
    resumed=resumed,
    transcript=Transcript(deal=WRITTEN.one_deal, partie=WRITTEN.partie, read=WRITTEN.read),
)
