"""What a touch, a key, a drag come to: another hand state, or an action of the rules."""

from __future__ import annotations

from msgspec.structs import replace

from game.bezique.ui.choosing import (
    chosen,
    legal_cards,
    offered,
    place_of,
    sevens,
    with_card,
)
from game.bezique.ui.hand_state import HandState, moved_focus, own_hand, put_beside, step_aside
from game.bezique.ui.keys import DRAW, SEVEN
from game.bezique.ui.layout import stock_top
from game.bezique.ui.measures import hand_top, seven_button, turn_up
from game.bezique.ui.prompts import playable_only
from game.bezique.ui.strictly import draws_early, is_strict, on_trick, picks, plays_early
from game.bezique.words import say
from game.stage.intents import Key
from game.stage.picture import CardAt, Touch
from game.stage.places import Places
from game.table.cut import place_cut
from game.table.state import Outcome, TableState
from game.table.ui_parts import Drop
from rules.bezique import actions
from rules.bezique.choices import MayCut, MayDeclare, MayPlay
from rules.bezique.combinations import Combination
from rules.bezique.view import View
from rules.core.cards import Card, Hand

ROW = "declare:"
"""What the rows of the list are called among the targets, with their place in it."""

EXCHANGE = "exchange"
"""What the button that exchanges the seven is called."""


def row_of(at: Touch | None) -> int | None:
    """The place in the list that a touch is at."""
    known = isinstance(at, str) and at.startswith(ROW)
    return int(str(at).removeprefix(ROW)) if known else None


def touch(at: Touch, top: TableState) -> Outcome | None:
    """A click on a card of the spread pack, on an own one, the stock, the turn-up, a row."""
    seen: View = top.seen
    if (row := row_of(at)) is not None:
        every = offered(seen)
        return _declare(seen, every[row]) if row < len(every) and top.may_act else None
    if at == EXCHANGE:
        return _exchange(seen) if top.may_act else None
    if not isinstance(at, CardAt):
        return None
    if (cut := place_cut(at)) is not None:
        return Outcome(action=actions.Cut(cut)) if isinstance(seen.choices, MayCut) else None
    if seen.deal is None:
        return None
    if at.key.startswith("stock:") and draws_early(seen) and top.may_act:
        return Outcome(action=actions.DrawEarly())
    own = next((card for card in seen.deal.hand if str(card) == at.key), None)
    if own is not None:
        return _click(own, top)
    if not isinstance(seen.choices, MayDeclare) or not top.may_act:
        return None
    if at.key.startswith("stock:"):
        return Outcome(action=actions.Draw())
    return _exchange(seen) if at.key == str(seen.deal.turn_up) else None


def _declare(seen: View, one: Combination) -> Outcome:
    may = seen.choices
    scores = isinstance(may, MayDeclare) and one in may.declarations
    return Outcome(action=actions.Declare(one.cards) if scores else actions.Announce(one.cards))


def _exchange(seen: View) -> Outcome | None:
    """The seven for the turn-up, or shown where that is the rule."""
    exchange, show = sevens(seen)
    if exchange:
        return Outcome(action=actions.ExchangeSeven(min(exchange)))
    return Outcome(action=actions.ShowSeven(min(show))) if show else None


def _click(card: Card, top: TableState) -> Outcome:
    """A click on an own card; where one likes, the first only lifts it."""
    hand_state: HandState = top.hand_state
    if isinstance(top.seen.choices, MayPlay) and top.likes.click_twice and hand_state.focus != card:
        return Outcome(hand_state=replace(hand_state, focus=card))
    return use(card, top)


def use(card: Card, top: TableState) -> Outcome:
    """A click or Space on an own card: it is played, or what it belongs to stands ready."""
    seen: View = top.seen
    match seen.choices if top.may_act else None:
        case MayPlay():
            return Outcome(action=actions.Play(card))
        case MayDeclare() if is_strict(seen):
            return Outcome(hand_state=picks(top.hand_state, card))
        case MayDeclare(exchange=exchange, show=show):
            if card in exchange or card in show:
                return _exchange(seen) or Outcome()
            ready = with_card(seen, top.hand_state, card)
            return (
                Outcome(hand_state=ready)
                if ready is not None
                else Outcome(say=say("now.draw-first"))
            )
    return Outcome()


def key(pressed: Key, top: TableState) -> Outcome | None:
    """What a key means here that is not the same at every table."""
    hand_state: HandState = top.hand_state
    seen: View = top.seen
    match pressed:
        case Key("left" | "right" as name, shift):
            by = 1 if name == "right" else -1
            if not shift:
                return Outcome(hand_state=moved_focus(hand_state, seen, legal_cards(seen), by))
            deal = seen.deal
            return (
                Outcome(hand_state=step_aside(hand_state, seen, deal, by))
                if deal is not None
                else None
            )
        case Key("up" | "down" as name) if top.asked and (count := len(offered(seen))):
            at = (place_of(seen, hand_state) + (1 if name == "down" else -1)) % count
            nothing: Hand = frozenset()
            hand_state = replace(hand_state, offered=at, preview=None, hinted=nothing, advised=None)
            return Outcome(hand_state=hand_state)
        case Key("space") if hand_state.focus is not None:
            return use(hand_state.focus, top)
        case Key("enter") if hand_state.focus is not None and isinstance(seen.choices, MayPlay):
            return use(hand_state.focus, top)
        case Key("enter") if top.asked and (only := playable_only(seen)) is not None:
            return use(only, top)
        case Key("enter") if top.asked and isinstance(seen.choices, MayPlay):
            return Outcome(say=say("now.enter.play"))
        case Key(DRAW.key) if top.may_act and isinstance(seen.choices, MayDeclare):
            return Outcome(action=actions.Draw())
        case Key(SEVEN.key) if top.may_act:
            return _exchange(seen)
    return None


def point(top: TableState) -> HandState:
    """The pointer over a row lifts its cards."""
    hand_state: HandState = top.hand_state
    return replace(hand_state, preview=row_of(top.pointed))


def points(at: Touch, top: TableState) -> bool:
    """Whether the pointer finds something: a row, or a card whose face is seen."""
    if row_of(at) is not None or at == EXCHANGE:
        return True
    deal = top.seen.deal
    if not isinstance(at, CardAt) or deal is None:
        return False
    own = frozenset() if top.hand_state.concealed else deal.hand
    seen = own | deal.open[0] | deal.open[1]
    return at.key in map(str, seen)


def drags(seen: View) -> bool:
    """Whether own cards may be dragged: to the trick, to be declared, or among themselves."""
    return isinstance(seen.choices, MayPlay | MayDeclare) or plays_early(seen)


def pulls(at: Touch, top: TableState) -> bool:
    """In the window the top card of the stock, and the turn-up where a seven takes it."""
    seen: View = top.seen
    deal = seen.deal
    if not isinstance(at, CardAt) or deal is None:
        return False
    if draws_early(seen):
        return at.key == stock_top(seen, deal)
    if not isinstance(seen.choices, MayDeclare):
        return False
    takes = bool(seen.choices.exchange) and at.key == str(deal.turn_up)
    return takes or at.key == stock_top(seen, deal)


def drop(dropped: Drop, top: TableState) -> Outcome | None:
    """The end of a drag: onto the trick, the turn-up, the rail, or back to a place in the hand."""
    hand_state: HandState = top.hand_state
    seen: View = top.seen
    deal, card = seen.deal, dropped.card
    if deal is None:
        return None
    places = Places.of(dropped.room)
    if dropped.y < hand_top(places) + 10:
        laid = card in deal.open[seen.player]
        if plays_early(seen):
            return Outcome(action=actions.Play(card)) if on_trick(dropped, places) else None
        match seen.choices:
            case MayPlay() if laid and _still_there(dropped, places):
                return None
            case MayPlay():
                return use(card, top)
            case MayDeclare():
                return _dropped(dropped, top, places)
        return None
    if card in deal.open[seen.player]:
        return None
    hand = own_hand(seen, deal, hand_state)
    to = sum(other in hand for other in dropped.left)
    return Outcome(hand_state=put_beside(hand_state, seen, deal, card, to))


def _still_there(dropped: Drop, places: Places) -> bool:
    """Whether an open card was let go about where it lies."""
    return dropped.y > hand_top(places) - 130


def _dropped(dropped: Drop, top: TableState, places: Places) -> Outcome | None:
    """In the window: a seven onto the turn-up; any other card to what it makes.

    What stands ready is laid down with it.
    """
    seen: View = top.seen
    exchange, show = sevens(seen)
    if dropped.card in exchange or dropped.card in show:
        near = turn_up(places).contains(dropped.x, dropped.y)
        under = seven_button(places).contains(dropped.x, dropped.y)
        return _exchange(seen) if near or under or dropped.card in show else None
    if is_strict(seen):
        undrawn = on_trick(dropped, places)
        return Outcome(action=actions.Play(dropped.card)) if undrawn else use(dropped.card, top)
    ready = chosen(seen, top.hand_state)
    if ready is not None and dropped.card in ready.cards:
        return _declare(seen, ready)
    return use(dropped.card, top)


def shaken(action: actions.Action) -> Card | None:
    """The card that shakes its head when an action is refused."""
    return action.card if isinstance(action, actions.Play) else None
