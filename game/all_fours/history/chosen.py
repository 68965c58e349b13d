"""What a choice was about, and the cards that it named."""

from __future__ import annotations

from game.all_fours.words import say
from game.players.review import ChoiceKind
from rules.all_fours.actions import Action, LayAway, Play
from rules.all_fours.pack import in_order
from rules.all_fours.state import Phase, State


def kind_of(action: Action) -> ChoiceKind:
    """A card, what was laid away, or a word."""
    match action:
        case Play():
            return ChoiceKind.CARD
        case LayAway():
            return ChoiceKind.EXCHANGE
        case _:
            return ChoiceKind.CALL


def cards_of(action: Action) -> tuple[str, ...]:
    """The cards played or laid away, as they are named on the stage; none for words."""
    match action:
        case LayAway(cards):
            return tuple(map(str, in_order(cards)))
        case Play(card):
            return (str(card),)
        case _:
            return ()


def puts_out(action: Action) -> bool:
    """Whether cards are put out of the hand."""
    return isinstance(action, LayAway)


def lying(state: State) -> tuple[str, ...]:
    """The card that was led and is not replied to; where trumps are spoken of, the turn-up."""
    deal = state.current
    if state.phase in (Phase.BEG, Phase.ANSWER) and deal.turn_up is not None:
        return (str(deal.turn_up),)
    return (str(deal.led),) if deal.led is not None and deal.reply is None else ()


def named(state: State) -> dict[str, str]:
    """The turn-up, and that it says what is trumps."""
    card = state.current.turn_up
    return {} if card is None else {str(card): say("place.trumps")}
