"""Where errors were agreed to happen: cards are chosen freely, and nothing tells what is allowed.

One chooses what to declare card by card, may take two cards, may play without having drawn, out of
turn, or against the duty of the last tricks; what comes of it is the rules' matter (section I).
"""

from __future__ import annotations

from msgspec.structs import replace

from game.bezique.ui.hand_state import HandState
from game.bezique.ui.measures import laid_foot, measures, trick_poses
from game.bezique.words import brief, say
from game.stage.places import Places
from game.table.offers import Offer, Prompt, main_offer, side_offer
from game.table.ui_parts import Drop
from game.words.terms import card_name
from rules.bezique.actions import Announce, Declare, Draw, DrawTwo
from rules.bezique.choices import MayDeclare
from rules.bezique.events import CardCalled, CardPicked, Erred, Event, TricksForfeited
from rules.bezique.pack import face
from rules.bezique.state import Phase
from rules.bezique.view import View
from rules.core.cards import Card


def is_strict(seen: View) -> bool:
    """Whether errors may happen."""
    return seen.options.strict


def picks(hand_state: HandState, card: Card) -> HandState:
    """The hand state with one more card chosen, or one less."""
    return replace(hand_state, picked=hand_state.picked ^ {card}, hinted=frozenset())


def window_offers(seen: View, hand_state: HandState) -> tuple[Offer, ...]:
    """After one's trick: declare what was chosen, draw one card, or two."""
    may, deal = seen.choices, seen.deal
    if not isinstance(may, MayDeclare) or deal is None or deal.window is None:
        return ()
    draw = side_offer("draw", say("do.draw"), Draw())
    two = () if any(deal.errors.debts) else (side_offer("two", say("do.draw-two"), DrawTwo()),)
    if not hand_state.picked:
        return (*two, main_offer(say("do.draw"), Draw()))
    if deal.window.declared:
        return (*two, draw, main_offer(say("do.announce-them"), Announce(hand_state.picked)))
    return (*two, draw, main_offer(say("do.declare-them"), Declare(hand_state.picked)))


def window_prompt(seen: View, hand_state: HandState, first: tuple[Offer, ...]) -> Prompt:
    """What now, after one's own trick; `first` is what else is offered."""
    chosen = " ".join(brief(card) for card in sorted(hand_state.picked))
    return Prompt(say("now.window.strict"), chosen, (*first, *window_offers(seen, hand_state)))


def draws_early(seen: View) -> bool:
    """Whether the top card may be taken before the winner of the trick has drawn."""
    return is_strict(seen) and seen.phase is Phase.WINDOW and seen.turn is seen.player.other


def plays_early(seen: View) -> bool:
    """Whether a card may be thrown though the other is to play."""
    return is_strict(seen) and seen.phase is Phase.PLAY and seen.turn is seen.player.other


def on_trick(dropped: Drop, places: Places) -> bool:
    """Whether a card was let go where tricks are played."""
    theirs, own = trick_poses(places)
    left, right = theirs.x - theirs.width, own.x + own.width
    return left < dropped.x < right and dropped.y < laid_foot(places) - measures(places).laid


def told(event: Event) -> tuple[int, str] | None:
    """Who says what when something went wrong: the one who did right."""
    match event:
        case Erred(player, error):
            return player.other, say(f"say.erred.{error.value}")
        case CardCalled(player, card) if card is not None:
            return player, say("say.called", card=card_name(face(card)))
        case CardPicked(player, card):
            return player, say("say.picked", card=card_name(face(card)))
        case TricksForfeited(player):
            return player, say("say.all-tricks")
    return None
