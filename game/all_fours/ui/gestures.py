"""What a touch, a key, a drag come to: another hand state, or an action of the rules."""

from __future__ import annotations

from enum import StrEnum

from msgspec.structs import replace

from game.all_fours.points import open_questions
from game.all_fours.ui.hand_state import HandState, legal_cards, moved_focus, to_lay_away, toggled
from game.all_fours.ui.keys import BEG, GIVE, HIGH, LOW, RUN, STAND
from game.all_fours.ui.prompts import prompt
from game.all_fours.words import say
from game.stage.intents import Key
from game.stage.picture import CardAt, Touch
from game.table.cut import place_cut
from game.table.state import Outcome, TableState
from game.table.ui_parts import Drop
from rules.all_fours import actions
from rules.all_fours.choices import (
    MayAnswerBeg,
    MayAsk,
    MayBeg,
    MayClaim,
    MayConsent,
    MayCut,
    MayLayAway,
    MayMend,
    MayPlay,
    MayPropose,
)
from rules.all_fours.view import View
from rules.core.cards import Card

_SAID = MayBeg | MayAnswerBeg | MayPropose | MayConsent | MayMend
"""Where a word is chosen among several."""
_QUESTIONS = {HIGH.key: actions.TrumpQuestion.HIGH, LOW.key: actions.TrumpQuestion.LOW}


def touch(at: Touch, top: TableState) -> Outcome | None:
    """A click on a card of the spread pack, or on an own one."""
    seen: View = top.seen
    if not isinstance(at, CardAt):
        return None
    if (cut := place_cut(at)) is not None:
        return Outcome(action=actions.Cut(cut)) if isinstance(seen.choices, MayCut) else None
    if seen.deal is None:
        return None
    if isinstance(seen.choices, MayMend):
        return _drawn_out(at, seen.choices)
    own = next((card for card in seen.deal.hand if str(card) == at.key), None)
    return None if own is None else _click(own, top)


def _drawn_out(at: CardAt, may: MayMend) -> Outcome | None:
    """A back of the other's that is drawn out of his hand."""
    hand, _, place = at.key.partition(":")
    if hand != "other" or not place.isdecimal() or int(place) >= may.places:
        return None
    return Outcome(action=actions.DrawOut(int(place)))


def _click(card: Card, top: TableState) -> Outcome:
    """A click on an own card; where one likes, the first only lifts it."""
    hand_state: HandState = top.hand_state
    if isinstance(top.seen.choices, MayPlay) and top.likes.click_twice and hand_state.focus != card:
        return Outcome(hand_state=replace(hand_state, focus=card))
    return use(card, top)


def use(card: Card, top: TableState) -> Outcome:
    """A click or Space on an own card: it is played, or chosen to be laid away."""
    hand_state: HandState = top.hand_state
    match top.seen.choices if top.may_act else None:
        case MayPlay():
            return Outcome(action=actions.Play(card))
        case MayLayAway(number=number):
            full = card not in hand_state.chosen and len(hand_state.chosen) >= number
            return Outcome(say=say("now.lay-away.full")) if full else _chosen(card, top)
        case MayBeg() | MayAnswerBeg():
            return Outcome(say=say("now.word-first"))
        case MayAsk():
            return Outcome(say=say("now.ask-first"))
    return Outcome()


def _chosen(card: Card, top: TableState) -> Outcome:
    return Outcome(hand_state=toggled(top.hand_state, top.seen, card))


def wish(wished: StrEnum, top: TableState) -> HandState:
    """A tick beside a point that is claimed by hand, set or taken away."""
    hand_state: HandState = top.hand_state
    if not isinstance(wished, actions.Point):
        return hand_state
    return replace(hand_state, ticked=hand_state.ticked ^ {wished})


def key(pressed: Key, top: TableState) -> Outcome | None:
    """What a key means here that is not the same at every table."""
    hand_state: HandState = top.hand_state
    seen: View = top.seen
    match pressed:
        case Key("left" | "right" as name):
            return Outcome(hand_state=moved_focus(hand_state, seen, 1 if name == "right" else -1))
        case Key("space") if hand_state.focus is not None:
            return use(hand_state.focus, top)
        case Key("enter") if top.asked and isinstance(seen.choices, MayPlay):
            card = hand_state.focus or _only(seen)
            return Outcome(say=say("now.enter.play")) if card is None else use(card, top)
        case Key("enter") if top.asked and len(hand_state.chosen) < to_lay_away(seen):
            return Outcome(say=say("now.enter.lay-away"))
        case Key("enter") if top.asked and isinstance(seen.choices, MayClaim) and _open(top):
            return Outcome(say=say("now.enter.claim"))
        case Key("enter") if top.asked and isinstance(seen.choices, _SAID) and _open(top):
            return Outcome(say=say("now.enter.word"))
    return _word(pressed, top) if top.may_act else None


def _open(top: TableState) -> bool:
    """Whether no word stands ready."""
    return not any(offer.button.primary for offer in prompt(top).offers)


def _only(seen: View) -> Card | None:
    """The one card that may be played, where it is only one."""
    legal = legal_cards(seen)
    return next(iter(legal)) if legal is not None and len(legal) == 1 else None


def _word(pressed: Key, top: TableState) -> Outcome | None:
    """A key that says a word of the beg, or asks of a trump."""
    match top.seen.choices, pressed:
        case MayBeg(), Key(BEG.key):
            return Outcome(action=actions.Beg())
        case MayBeg(), Key(STAND.key):
            return Outcome(action=actions.Stand())
        case MayAnswerBeg(give=True), Key(GIVE.key):
            return Outcome(action=actions.Give())
        case MayAnswerBeg(), Key(RUN.key):
            return Outcome(action=actions.Run())
        case MayAsk(), Key(name) if _QUESTIONS.get(name) in open_questions(top.seen):
            return Outcome(action=actions.AskTrump(_QUESTIONS[name]))
    return None


def drags(seen: View) -> bool:
    """Whether own cards may be dragged: to the trick, or to be laid away."""
    return isinstance(seen.choices, MayPlay | MayLayAway)


def drop(dropped: Drop, top: TableState) -> Outcome | None:
    """The end of a drag: onto the trick, or out of the hand to be laid away, or back into it."""
    hand_state: HandState = top.hand_state
    chosen = dropped.card in hand_state.chosen
    match top.seen.choices:
        case MayPlay() if dropped.out:
            return use(dropped.card, top)
        case MayLayAway() if dropped.out is not chosen:
            return use(dropped.card, top)
    return None


def shaken(action: actions.Action) -> Card | None:
    """The card that shakes its head when an action is refused."""
    match action:
        case actions.Play(card):
            return card
        case actions.LayAway(cards) if cards:
            return min(cards)
    return None
