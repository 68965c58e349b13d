"""The one list of the players of All-Fours by name: the engine, the table and matches all read it.

`thumb` plays for ever as it did when Master was measured against it first; `sampler` is Master who
never begs.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import islice
from random import Random

from msgspec import Struct

from game.all_fours.ai import begging, habits, heuristic
from game.all_fours.ai.begging import WAYS, ways_to_lay_away
from game.all_fours.ai.habits import Habit
from game.all_fours.ai.heuristic import deal_of, trumps_of
from game.all_fours.ai.open_cards import alike, bits
from game.all_fours.ai.tables import tables
from game.all_fours.ai.valuing import LONG, Table
from game.all_fours.ai.worlds import Known, every_hand, hands, known_of, to_lay_away_beside
from game.all_fours.points import open_questions
from game.players.mind import Choose
from rules.all_fours.actions import Action, AskTrump, Beg, Give, GoOn, LayAway, Play, Run, Stand
from rules.all_fours.choices import (
    MayAnswerBeg,
    MayAsk,
    MayBeg,
    MayLayAway,
    MayPlay,
)
from rules.all_fours.view import View
from rules.core.cards import Card, Hand

_SAME = 1e-9


class Depth(Struct, frozen=True):
    """How deep a player looks.

    `worlds` hands of the other are looked at for a choice; `begs` is whether he ever does.
    """

    worlds: int
    begs: bool = True


def choose(depth: Depth, seen: View, seed: int) -> Action:
    """What to do in this view, which must have choices (ValueError otherwise)."""
    luck = Random(seed)
    may = seen.choices
    if isinstance(may, MayAsk):
        questions = open_questions(seen)
        return AskTrump(min(questions)) if questions else GoOn()
    if isinstance(may, MayBeg) and not depth.begs:
        return Stand()
    match may:
        case MayBeg():
            return _beg(seen, seed)
        case MayAnswerBeg(give=give):
            return _answer(seen, seed, give=give)
        case MayLayAway(cards, number) if number and len(cards) - number <= LONG:
            return LayAway(_laid_away(depth, seen, cards, number, luck))
        case MayPlay(cards):
            return Play(_card(depth, seen, cards, luck))
    return heuristic.choose(seen, seed)


def _score(seen: View) -> begging.ToGo:
    elder, target = deal_of(seen).dealer.other, seen.options.target
    return begging.ToGo(
        target - heuristic.has(seen, elder), target - heuristic.has(seen, elder.other)
    )


def _beg(seen: View, seed: int) -> Action:
    known, deal = tables(), deal_of(seen)
    if known is None:
        return heuristic.choose(seen, seed)
    stand, beg = begging.stands(known, deal.hand, trumps_of(deal), _score(seen))
    return Beg() if beg > stand else Stand()


def _answer(seen: View, seed: int, *, give: bool) -> Action:
    known, deal = tables(), deal_of(seen)
    if known is None or not give:
        return heuristic.choose(seen, seed) if give else Run()
    giving, run = begging.gives(known, deal.hand, trumps_of(deal), _score(seen))
    return Give() if giving > run else Run()


def _laid_away(depth: Depth, seen: View, held: Hand, number: int, luck: Random) -> Hand:
    """What to lay away: a few likely ways, each played out against the same hands."""
    deal = deal_of(seen)
    ways = ways_to_lay_away(held, number, trumps_of(deal), WAYS)
    known = to_lay_away_beside(known_of(deal, seen.player), len(held) - number, number)
    totals = [0.0] * len(ways)
    for hand in _some(known, max(1, depth.worlds // 4), luck):
        for place, way in enumerate(ways):
            totals[place] += Table(seen, held - way, hand).start()
    return ways[max(range(len(ways)), key=lambda place: (totals[place], -place))]


def _card(depth: Depth, seen: View, may: Hand, luck: Random) -> Card:
    """The card that wins most games over hands that the other may hold."""
    deal = deal_of(seen)
    usual = heuristic.card(deal, may)
    if len(may) == 1 or len(deal.hand) > LONG:
        return usual
    known = known_of(deal, seen.player)
    stands = alike(may, bits(known.may))
    ways = sorted(set(stands.values()))
    if len(ways) == 1:
        return usual
    totals = dict.fromkeys(ways, 0.0)
    for hand in _some(known, depth.worlds, luck):
        table = Table(seen, deal.hand, hand)
        for card in ways:
            totals[card] += table.after(card)
    best = max(totals.values()) - _SAME
    if totals[stands[usual]] >= best:
        return usual
    return next(card for card in ways if totals[card] >= best)


def _some(known: Known, worlds: int, luck: Random) -> Sequence[Hand]:
    """Hands that the other may hold: all of them where they are few, else so many drawn."""
    every = every_hand(known) if not known.away else None
    if every and len(every) <= worlds:
        return every
    return tuple(islice(hands(known, luck), worlds))


LEVELS: dict[str, Choose] = {
    "novice": partial(habits.choose, Habit(high=True, knows_beg=False)),
    "club": partial(habits.choose, Habit(high=True)),
    "expert": partial(habits.choose, Habit(high=False)),
    "master": partial(choose, Depth(worlds=120)),
    "thumb": heuristic.choose,
    "sampler": partial(choose, Depth(worlds=120, begs=False)),
}
"""The four that one plays against, and those that others are measured by."""

BY_RULE = frozenset({"novice", "club", "expert", "thumb"})
"""Those that need no tables."""
