"""What the choices are worth, told while one chooses: the best, why, and what the others cost.

A slip at the right of the trick has a line for each choice, the best first; where something may be
declared the lines of that list have their prices instead. The sentence stands below what now.
"""

from __future__ import annotations

from typing import NamedTuple

from game.bezique.ai import rubicon_table
from game.bezique.ai.last_nine import both_known
from game.bezique.ai.reading import readable
from game.bezique.ui.aids import BeziqueAids
from game.bezique.ui.choosing import offered
from game.bezique.ui.hand_state import HandState
from game.bezique.ui.keys import DRAW, SEVEN, beside
from game.bezique.ui.label_placement import listed
from game.bezique.ui.measures import measures, slip
from game.bezique.ui.reasons import wins_game
from game.bezique.words import brief, say
from game.players.judgement import Judgement, Weighed
from game.stage.basics import Rect
from game.stage.picture import Item
from game.stage.places import Places
from game.table.counsel import Price, SlipLine, price_of, sentence, slip_items
from game.table.offers import Prompt
from game.table.render_context import RenderContext
from game.table.state import TableState
from game.table.ui_parts import Weighable
from game.words.terms import capital, card_name, uncapital
from rules.bezique.actions import Action, Declare, ExchangeSeven, Play, ShowSeven
from rules.bezique.choices import MayDeclare, MayPlay
from rules.bezique.combinations import Combination
from rules.bezique.pack import face
from rules.bezique.view import View

_ROWS, _COLUMNS = 5, 2  # for every card one may hold
_LARGE = 100


def weighable(seen: View) -> bool:
    """Whether something can be said of a choice, and there is one."""
    match seen.choices:
        case MayPlay(cards, False) if len(cards) > 1:
            return readable(seen) or rubicon_table.readable(seen) or both_known(seen)
        case MayDeclare(declarations, _, exchange, show) if declarations or exchange or show:
            return readable(seen) or rubicon_table.readable(seen)
        case _:
            return False


def counselled(prompt: Prompt, top: TableState) -> Prompt:
    """What now, with the best and its reason in the second line once that is known."""
    if top.weighed is None or not top.may_act or not weighable(top.seen):
        return prompt
    best = top.weighed.analysis.candidates[0].action
    hint = BeziqueAids().reason(top.seen, best)
    if isinstance(best, Declare) or wins_game(top.seen, best):
        return Prompt(prompt.sentence, hint, prompt.offers)
    told = sentence(say, top.weighed, _action(best), hint, _prices(top.weighed), top.other)
    return Prompt(prompt.sentence, told, prompt.offers)


def _prices(weighed: Weighed) -> list[Price]:
    return [price_in_points(weighed, one) for one in weighed.analysis.candidates]


def _action(action: Action) -> str:
    """A choice as a thing: "the king of hearts", "the draw"."""
    match action:
        case Play(card):
            return card_name(face(card))
        case ExchangeSeven() | ShowSeven():
            return say("counsel.action.seven", key=beside(SEVEN))
        case _:
            return say("counsel.action.draw", key=beside(DRAW))


def price_in_points(weighed: Weighed, one: Judgement) -> Price:
    """The price of a choice that was weighed, in points of this deal."""
    cost = told_cost(weighed.analysis.candidates[0].points - one.points)
    return price_of(weighed, one, cost)


def told_cost(cost: float) -> float:
    """A large one in tens, as all that is counted, and as the sentence beside it."""
    return 10 * round(cost / 10) if cost >= _LARGE else cost


def price_in_list(table: RenderContext, one: Combination) -> str:
    """What stands beside a line of what may be declared; nothing where it costs nothing surely."""
    if table.weighed is None or not weighable(table.seen):
        return ""
    judged = table.weighed.analysis.of(Declare(one.cards))
    price = None if judged is None else price_in_points(table.weighed, judged)
    return price.words(say) if price is not None and price.sure and not price.best else ""


class _Form(NamedTuple):
    """Where the slip lies, and its rows and columns."""

    place: Rect
    rows: int
    columns: int


def slip_form(table: RenderContext, places: Places) -> _Form | None:
    """The form of the slip; None where nothing surely costs, or there is no room for it."""
    seen: View = table.seen
    hidden = table.hand_state.concealed or table.dealing or table.celebrated is not None
    if table.weighed is None or hidden or not weighable(seen) or offered(seen):
        return None
    if not any(price.clear for price in _prices(table.weighed)):
        return None
    shown = table.weighed.analysis.candidates[: _ROWS * _COLUMNS]
    columns = _COLUMNS if all(isinstance(one.action, Play) for one in shown) else 1
    for rows in range(-(-len(shown) // columns), 0, -1):  # fewer where an open heap needs room
        usual = slip(places, rows)
        place = listed(seen, table.cards, usual, usual.height, places)
        if place is not None:
            return _Form(place, rows, columns)
    return None


def counsel_items(table: RenderContext, places: Places) -> list[Item]:
    """The slip: each choice by its card, and what it costs."""
    form, weighed = slip_form(table, places), table.weighed
    if form is None or weighed is None:
        return []
    laid = uncapital(say("cards.open.one"))
    lines = [
        SlipLine(_name(one.action), price, laid if _twin(one.action, table.seen) else "")
        for one, price in zip(weighed.analysis.candidates, _prices(weighed), strict=True)
    ]
    most, row = form.rows * form.columns, measures(places).row
    return slip_items(say, lines[:most], form.place, row, form.columns, places)


def _twin(action: Action, seen: View) -> bool:
    """Whether it is to play an open card with another like it in the hand."""
    if not isinstance(action, Play) or seen.deal is None:
        return False
    laid = seen.deal.open[seen.player]
    return action.card in laid and face(action.card) in map(face, seen.deal.hand - laid)


def _name(action: Action) -> str:
    """A choice in its line: "♠K"."""
    match action:
        case Play(card):
            return brief(card)
        case ExchangeSeven() | ShowSeven():
            return capital(say("counsel.seven"))
        case _:
            return capital(say("counsel.draw"))


class BeziqueWeighable(Weighable[View, HandState, Action]):
    """Every choice of which something can be said."""

    aids = BeziqueAids()

    of = staticmethod(weighable)

    def settled(self, top: TableState[View, HandState], best: Action) -> HandState:
        """After a trick: Enter would do something else there."""
        in_window = isinstance(top.seen.choices, MayDeclare)
        ready = self.aids.ready(top, best) if in_window else None
        return self.aids.mark(top, best) if ready is None else ready
