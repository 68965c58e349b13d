"""What a touch, a key, a drag, a wish come to: another hand state, or an action of the rules."""

from __future__ import annotations

from enum import StrEnum

from msgspec.structs import replace

from game.piquet.ui.hand_state import HandState
from game.piquet.ui.hand_state_steps import (
    legal_cards,
    may_choose_more,
    moved_focus,
    put_beside,
    step_aside,
    toggled,
)
from game.piquet.ui.keys import DISCARD, HandWish
from game.piquet.ui.keys import TOLD as TOLD_KEY
from game.piquet.ui.panel.publics import TOLD, is_anything_told
from game.piquet.ui.report.discards import DiscardRow
from game.piquet.ui.report.discards import wish as lay_row
from game.piquet.ui.said.besides import TALKS, actions
from game.piquet.ui.said.calling import kind_in_turn, with_touched
from game.piquet.words import say
from game.stage.intents import Key
from game.stage.picture import CardAt, Touch
from game.table.cut import place_cut
from game.table.state import Outcome, TableState
from game.table.ui_parts import Drop
from rules.core.cards import Card
from rules.piquet.actions import Cut, Exchange, Play
from rules.piquet.choices import (
    MayAnswerConcession,
    MayCall,
    MayCut,
    MayExchange,
    MayPlay,
)
from rules.piquet.view import View


def touch(at: Touch, top: TableState) -> Outcome | None:
    """A click on a card of the spread pack, of the own hand, of the own discard; on the pad."""
    seen: View = top.seen
    if at == TOLD:
        return _turn_told(top)
    if not isinstance(at, CardAt):
        return None
    if (cut := place_cut(at)) is not None:
        return Outcome(action=Cut(cut)) if isinstance(seen.choices, MayCut) else None
    if seen.deal is None:
        return None
    own = next((card for card in seen.deal.hand if str(card) == at.key), None)
    if own is not None:
        return _click(own, top)
    return _turn_discard(top) if at.key in map(str, seen.deal.discard) else None


def _click(card: Card, top: TableState) -> Outcome:
    """A click on a card of the hand; where one likes, the first only lifts it."""
    hand_state: HandState = top.hand_state
    plays = isinstance(top.seen.choices, MayCall | MayPlay)
    plays = plays and kind_in_turn(top.seen, hand_state) is None
    if plays and top.likes.click_twice and hand_state.focus != card:
        return Outcome(hand_state=replace(hand_state, focus=card))
    return use(card, top)


def use(card: Card, top: TableState) -> Outcome:
    """A click or Enter on a card of the hand: put it out, take it back, call it, or play it."""
    hand_state: HandState = top.hand_state
    seen: View = top.seen
    match seen.choices if top.may_act else None:
        case MayExchange() as may:
            if card in hand_state.chosen or may_choose_more(hand_state, may):
                return Outcome(hand_state=toggled(hand_state, card))
            return Outcome(action=Exchange(frozenset((*hand_state.chosen, card))))
        case MayCall() | MayAnswerConcession() if kind_in_turn(seen, hand_state) is not None:
            if (call := with_touched(seen, hand_state, card)) is not None:
                return Outcome(hand_state=replace(hand_state, picked=call, hinted=frozenset()))
            return Outcome(hand_state=replace(hand_state, silent=True), say=say("now.call-first"))
        case MayCall() | MayPlay():
            return Outcome(action=Play(card))
    return Outcome()


def _chooses(top: TableState) -> bool:
    """Whether cards are only chosen: to be put out, or to be called."""
    choosing = isinstance(top.seen.choices, MayExchange)
    return choosing or kind_in_turn(top.seen, top.hand_state) is not None


def _only(top: TableState) -> Card | None:
    """The one card that may be played, where it is only one."""
    legal = legal_cards(top.seen, top.hand_state)
    return next(iter(legal)) if legal is not None and len(legal) == 1 else None


def _turn_discard(top: TableState) -> Outcome:
    """Turn up the own discard, or turn it down again."""
    hand_state: HandState = top.hand_state
    return Outcome(hand_state=replace(hand_state, discard_open=not hand_state.discard_open))


def _turn_told(top: TableState) -> Outcome | None:
    """Lay down what was said, to be read, or take it away again; nothing if nobody has spoken."""
    hand_state: HandState = top.hand_state
    deal = top.seen.deal
    if deal is None or not is_anything_told(deal):
        return Outcome(say=say("told.nothing"))
    return Outcome(hand_state=replace(hand_state, told_open=not hand_state.told_open))


def _wanted(top: TableState) -> str:
    """What is asked for where Enter alone says too little."""
    match top.seen.choices:
        case MayExchange():
            return "exchange"
        case MayCall() | MayPlay():
            return "play"
    return "answer"


def key(pressed: Key, top: TableState) -> Outcome | None:
    """What a key means here that is not the same at every table."""
    hand_state: HandState = top.hand_state
    seen: View = top.seen
    match pressed:
        case Key("left" | "right" as name, shift):
            by = 1 if name == "right" else -1
            if not shift:
                return Outcome(hand_state=moved_focus(hand_state, seen, by))
            return (
                Outcome(hand_state=step_aside(hand_state, seen.deal, by))
                if seen.deal is not None
                else None
            )
        case Key("space") if hand_state.focus is not None:
            done = use(hand_state.focus, top)
            words = say(f"now.enter.{_wanted(top)}") if top.asked else ""
            return Outcome(say=words) if done == Outcome() else done
        case Key("enter") if hand_state.focus is not None and not _chooses(top):
            return use(hand_state.focus, top)
        case Key("enter") if top.asked and (only := _only(top)) is not None:
            return use(only, top)
        case Key("enter") if top.asked:
            return Outcome(say=say(f"now.enter.{_wanted(top)}"))
        case Key(DISCARD.key):
            return _turn_discard(top)
        case Key(TOLD_KEY.key):
            return _turn_told(top)
        case Key("up") if top.asked and hand_state.offered:
            offered = hand_state.offered - 1
            return Outcome(hand_state=replace(hand_state, offered=offered, preview=0, picked=None))
        case Key("escape") if hand_state.told_open:
            return Outcome(hand_state=replace(hand_state, told_open=False))
        case Key("escape") if hand_state.naming or hand_state.talk is not None:
            return Outcome(hand_state=wish(HandWish.BACK, top))
    return None


def wish(wished: StrEnum, top: TableState) -> HandState:
    """The hand state after a wish of the player's."""
    hand_state: HandState = top.hand_state
    match wished:
        case DiscardRow():
            return lay_row(wished, top)
        case HandWish.SINK:
            kind = kind_in_turn(top.seen, hand_state)
            sunk = hand_state.sunk if kind is None else hand_state.sunk | {kind}
            return replace(hand_state, sunk=sunk, offered=0, picked=None)
        case HandWish.LESS | HandWish.FEWER:
            return replace(hand_state, offered=hand_state.offered + 1, preview=0, picked=None)
        case HandWish.NAME:
            return replace(hand_state, naming=True)
        case HandWish.BACK:
            return replace(hand_state, naming=False, talk=None, offered=0)
        case HandWish() if wished in TALKS:
            return replace(hand_state, talk=TALKS[wished], offered=0)
    return hand_state


def point(top: TableState) -> HandState:
    """The pointer that comes over a lesser call lifts its cards; pressed, it is the ready one."""
    hand_state: HandState = top.hand_state
    return replace(hand_state, preview=1 if top.hovered == "less" else 0)


def drags(seen: View) -> bool:
    """Whether cards of the hand may be dragged: out of it, or among themselves."""
    return isinstance(seen.choices, MayExchange | MayPlay | MayCall)


def drop(dropped: Drop, top: TableState) -> Outcome | None:
    """The end of a drag: to the discards, onto the trick, or back to a place in the hand."""
    hand_state: HandState = top.hand_state
    seen: View = top.seen
    card = dropped.card
    choosing = isinstance(seen.choices, MayExchange)
    if dropped.out and not choosing and kind_in_turn(seen, hand_state) is not None:
        return Outcome(say=say("now.call-first"))
    if dropped.out != (choosing and card in hand_state.chosen):
        return use(card, top)
    if dropped.out or card in hand_state.chosen or seen.deal is None:
        return None
    to = sum(other not in hand_state.chosen for other in dropped.left)
    return Outcome(hand_state=put_beside(hand_state, seen.deal, card, to))


def speaking(top: TableState) -> bool:
    """Whether the player chooses what to put in by one of his rights."""
    hand_state: HandState = top.hand_state
    return hand_state.talk is not None and bool(actions(top.seen, hand_state.talk))
