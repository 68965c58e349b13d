"""What the choices are worth, told while one chooses: the best, why, and what the others cost.

A slip right of the trick has a line for each choice, the best first, with what it costs of the
chance to win; the sentence stands below what now.
"""

from __future__ import annotations

from game.all_fours.ai.valuing import LONG
from game.all_fours.points import numbers_right
from game.all_fours.ui.aids import AllFoursAids
from game.all_fours.ui.hand_state import HandState
from game.all_fours.ui.measures import counsel_row, counsel_slip
from game.all_fours.words import brief, say
from game.players.judgement import Judgement, Weighed
from game.stage.picture import Item
from game.stage.places import Places
from game.table.counsel import Price, SlipLine, price_of, sentence, slip_items
from game.table.offers import Prompt
from game.table.render_context import RenderContext
from game.table.state import TableState
from game.table.ui_parts import Weighable
from game.words.terms import card_name
from rules.all_fours.actions import Action, Beg, Give, LayAway, Play, Run
from rules.all_fours.choices import MayAnswerBeg, MayBeg, MayLayAway, MayPlay
from rules.all_fours.pack import in_order
from rules.all_fours.view import View

_ROWS, _WAYS = 6, 4  # of cards, and of words or ways to lay away


def weighable(seen: View) -> bool:
    """Whether something can be said of a choice, and there is one."""
    deal = seen.deal
    if deal is None or not numbers_right(seen):
        return False
    match seen.choices:
        case MayPlay(cards):
            return len(cards) > 1 and len(deal.hand) <= LONG
        case MayLayAway(cards, number):
            return number > 0 and len(cards) - number <= LONG
        case MayBeg() | MayAnswerBeg(give=True, refuse=False):
            return not deal.set_aside
        case _:
            return False


def counselled(prompt: Prompt, top: TableState) -> Prompt:
    """What now, with the best and its reason in the second line once that is known."""
    if top.weighed is None or not top.may_act or not weighable(top.seen):
        return prompt
    best = top.weighed.analysis.candidates[0].action
    hint = AllFoursAids().reason(top.seen, best)
    words = sentence(say, top.weighed, _action(best), hint, _prices(top.weighed), top.other)
    return Prompt(prompt.sentence, words, prompt.offers, beside=prompt.beside)


def _action(action: Action) -> str:
    """A choice as a thing: "the king of hearts", "begging"."""
    match action:
        case Play(card):
            return card_name(card)
        case LayAway(cards):
            return say("counsel.action.away", cards=" ".join(map(brief, in_order(cards))))
        case _:
            return say(f"counsel.action.{_WORDS.get(type(action), 'stand')}")


_WORDS: dict[type[Action], str] = {Beg: "beg", Give: "give", Run: "run"}


def price_in_hundredths(weighed: Weighed, one: Judgement) -> Price:
    """The price of a choice that was weighed, in hundredths of the chance to win."""
    return price_of(weighed, one, weighed.analysis.candidates[0].settlement - one.settlement)


def _prices(weighed: Weighed) -> list[Price]:
    return [price_in_hundredths(weighed, one) for one in weighed.analysis.candidates]


def counsel_items(table: RenderContext, places: Places) -> list[Item]:
    """The slip: each choice, and what it costs."""
    seen: View = table.seen
    weighed = table.weighed
    if weighed is None or table.hand_state.concealed or table.dealing or not weighable(seen):
        return []
    play = isinstance(seen.choices, MayPlay)
    weighs = zip(weighed.analysis.candidates, _prices(weighed), strict=True)
    lines = [SlipLine(_name(one.action), price) for one, price in weighs][
        : _ROWS if play else _WAYS
    ]
    place = counsel_slip(places, len(lines), narrow=play)
    return slip_items(say, lines, place, counsel_row(places), 1, places)


def _name(action: Action) -> str:
    """A choice in its line: "♠K", "I beg"."""
    match action:
        case Play(card):
            return brief(card)
        case LayAway(cards):
            return " ".join(map(brief, in_order(cards)))
        case _:
            return say(f"do.{_WORDS.get(type(action), 'stand')}")


class AllFoursWeighable(Weighable[View, HandState, Action]):
    """Every choice of which something can be said."""

    aids = AllFoursAids()

    of = staticmethod(weighable)
