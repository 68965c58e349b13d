"""Calls, answers and concessions: what both count in the end, against every hand believed possible.

All choices are reckoned against the very same hands, so that their differences mean something.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from game.piquet.ai.belief.known_cards import deal_of
from game.piquet.ai.belief.manners import best, said
from game.piquet.ai.claims import all_counted, if_answered, if_called
from game.piquet.ai.estimates import Prospect
from game.piquet.ai.heuristic.thumb import call as best_call
from game.piquet.ai.rubicon_lost import is_lost
from game.piquet.ai.saying import best_with, chances, that_stand
from game.piquet.ai.sums import parts
from game.piquet.ai.sums.reckoner import Ending, Expected, Reckoner
from game.players.judgement import Judgement
from rules.core.cards import Card
from rules.piquet import actions
from rules.piquet.choices import MayAnswer, MayAnswerConcession, MayCall
from rules.piquet.combinations import Combination, Kind
from rules.piquet.view import View


def calls(
    reckoner: Reckoner, may: MayCall, cards: list[Card], also: actions.Action | None
) -> Iterator[Judgement]:
    """Each kind's best call, and `also` if it is another; playing each of these cards; conceding.

    After a call the best card is played; a card that is played ends the calls. A rubicon that might
    be saved is given up by nobody's advice, so that is judged only where somebody did it.
    """
    view = reckoner.view
    endings = {card: reckoner.card(may.cards, card) for card in cards}
    for call in worth_telling(view, may.calls, also):
        plan = best_with(reckoner, worth_telling(view, may.calls, None), call)
        claims, given = if_called(view, plan), reckoner.given(plan)
        found = _best(reckoner.expected(claims, ending, given) for ending in endings.values())
        yield replace(
            _told(actions.Call(call), found), chances=found.chances | _of_call(reckoner, call)
        )
    silent = if_called(view, {})
    for card, ending in endings.items():
        yield _told(actions.Play(card), reckoner.expected(silent, ending))
    if may.concede and (is_lost(view) or isinstance(also, actions.Concede)):
        yield _told(actions.Concede(), reckoner.expected(silent, reckoner.conceded_to(me=False)))


def answers(reckoner: Reckoner, may: MayAnswer) -> Iterator[Judgement]:
    """Each answer to elder's call, and the question what the point makes."""
    heard = said(deal_of(reckoner.view))
    waiting = next(kind for kind in heard.elders if kind not in heard.replies)
    asks = {actions.Reply.EQUAL} if may.ask else set()  # to the number it only asks
    every: list[actions.Reply | None] = [one for one in may.replies if one not in asks]
    every += [None] if may.ask else []
    whole_play = reckoner.whole_play()
    for reply in every:
        claims = if_answered(reckoner.view, waiting, reply)
        found = reckoner.expected(claims, whole_play)
        if reply is None:
            judged = _told(actions.AskMaking(), found)
            judged = replace(judged, chances=found.chances | _compared(reckoner, waiting))
            yield judged
            yield from (replace(judged, action=actions.Answer(equal)) for equal in asks)
        else:
            yield _told(actions.Answer(reply), found)


def concessions(
    reckoner: Reckoner, may: MayAnswerConcession, also: actions.Action | None
) -> Iterator[Judgement]:
    """To count what was conceded or play for the capot; and what younger may call before."""
    endings = {True: reckoner.conceded_to(me=True), False: reckoner.for_capot()}
    view = reckoner.view
    for call in worth_telling(view, may.calls, also):
        plan = best_with(reckoner, worth_telling(view, may.calls, None), call)
        claims, given = if_called(view, plan), reckoner.given(plan)
        found = _best(reckoner.expected(claims, ending, given) for ending in endings.values())
        yield _told(actions.Call(call), found)
    for accept, ending in endings.items():
        yield _told(
            actions.AnswerConcession(accept), reckoner.expected(if_called(view, {}), ending)
        )


def looks(reckoner: Reckoner, ending: Ending) -> Iterator[Judgement]:
    """Whether younger looks at what she left: by the points alone the two are alike.

    What both would learn is not weighed; it helps the one who has the lead more, and so not looking
    comes first.
    """
    found = reckoner.expected(all_counted(reckoner.view), ending)
    return (_told(actions.Look(look), found) for look in (False, True))


def worth_telling(
    view: View, every: tuple[Combination, ...], also: actions.Action | None
) -> list[Combination]:
    """The best call of each kind that is worth saying, and the one that is asked about."""
    found, stand = [], that_stand(view, every)
    for kind in Kind:
        best_of_kind = best_call(
            MayCall(tuple(one for one in stand if one.kind is kind), frozenset())
        )
        if best_of_kind is not None:
            found.append(best_of_kind.what)
    if isinstance(also, actions.Call) and also.what in every and also.what not in found:
        found.append(also.what)
    return found


def _of_call(reckoner: Reckoner, call: Combination) -> dict[Prospect, float]:
    found = chances(reckoner.view, call, reckoner.believed)
    return {Prospect.GOOD: found.good, Prospect.EQUAL: found.equal}


def _compared(reckoner: Reckoner, kind: Kind) -> dict[Prospect, float]:
    """How likely mine is the better, and how likely they are equal."""
    mine = best(reckoner.believed.facts.mine, kind)
    better = equal = 0.0
    for hand, weight in zip(reckoner.believed.whole, reckoner.believed.weights, strict=True):
        rival = best(hand, kind)
        better += weight * (mine > rival)
        equal += weight * (mine == rival)
    return {Prospect.BETTER: better, Prospect.EQUAL: equal}


def _told(action: actions.Action, found: Expected) -> Judgement:
    both = parts.points(found.mine), parts.points(found.theirs)
    return Judgement(action, *both, found.settlement, found.chances)


def _best(found: Iterable[Expected]) -> Expected:
    return max(found, key=lambda one: one.settlement)
