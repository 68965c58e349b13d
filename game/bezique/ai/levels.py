"""The one list of Bezique's players by name: the engine, the table and matches all read it.

`thumb` and `sampler` play for ever as they did when Master was measured against them first. In
mirrored pairs of deals (`tests.soak_bezique_pairs`, seed 18) Master made 285 ± 46 points a pair
more than thumb, 288 ± 54 more than the sampler, 117 ± 36 more than Expert.
"""

from __future__ import annotations

from functools import partial
from random import Random

from msgspec import Struct

from game.bezique.ai import heuristic, rubicon, rubicon_table, rubicon_trying
from game.bezique.ai.beliefs import Beliefs
from game.bezique.ai.last_nine import both_known, last_of_nine
from game.bezique.ai.last_tricks import last_card
from game.bezique.ai.reading import Table, readable, table
from game.bezique.ai.rubicon import RubiconDepth
from game.bezique.ai.search import Depth, Search, Step, cards_to_try, in_window, played
from game.bezique.ai.swift.deal import KINDS, NOBODY, Declaration
from game.bezique.ai.swift.numbers import CARD, bits_of
from game.bezique.ai.swift.policy import USUAL, Manner, card_worths
from game.bezique.ai.swift.rollout import best_of
from game.bezique.ai.worths import by_game, by_points
from game.players.mind import Choose
from rules.bezique.actions import Action, Declare, Draw, ExchangeSeven, Play, ShowSeven
from rules.bezique.choices import MayDeclare, MayPlay
from rules.bezique.view import View
from rules.core.cards import Hand


class ByRule(Struct, frozen=True):
    """A level that looks no further than its rule, and may err by so many points (deviation)."""

    manner: Manner = USUAL
    errs: float = 0.0
    forgets: float = 0.0  # how likely a declaration is overlooked, 0 to 1
    solves: bool = False  # whether the last tricks are worked out
    strays: float | None = None  # as `errs`, in Rubicon Bezique; None: by rules of thumb there


def choose(depth: Depth | ByRule, seen: View, seed: int) -> Action:
    """What to do in this view, which must have choices (ValueError otherwise)."""
    if isinstance(depth, Depth) and isinstance(seen.choices, MayPlay) and both_known(seen):
        return Play(last_of_nine(seen))
    if _is_rubicon(seen):
        return _in_rubicon(depth, seen, seed)
    if not isinstance(seen.choices, MayPlay | MayDeclare) or not readable(seen):
        return heuristic.choose(seen, seed)
    now, luck = table(seen), Random(seed)
    if isinstance(seen.choices, MayDeclare):
        return _in_window(depth, seen, seen.choices, now, luck)
    if len(seen.choices.cards) == 1:
        return Play(min(seen.choices.cards))
    if not now.rounds:
        if isinstance(depth, ByRule) and not depth.solves:
            return heuristic.choose(seen, seed)
        return Play(last_card(seen, now, settles=isinstance(depth, Depth) and depth.settles))
    return Play(CARD[_card(depth, seen, now, luck)])


def _is_rubicon(seen: View) -> bool:
    """Whether it is the stock of Rubicon Bezique."""
    return seen.options.rubicon and seen.deal is not None and seen.deal.left > 0


def _in_rubicon(depth: Depth | ByRule, seen: View, seed: int) -> Action:
    """While there is a stock: tried on possible deals, by rule, or by rules of thumb."""
    if isinstance(depth, Depth) and depth.rubicon is not None and rubicon_table.readable(seen):
        match seen.choices:
            case MayPlay(cards, False) if len(cards) > 1:
                now = rubicon_table.table(seen, depth.rubicon.trust)
                return rubicon_trying.best(depth.rubicon, seen, now, Random(seed))
            case MayDeclare(declarations) if declarations:
                now = rubicon_table.table(seen, depth.rubicon.trust)
                return rubicon_trying.best(depth.rubicon, seen, now, Random(seed))
    return (
        heuristic.choose(seen, seed) if depth.strays is None else _by_rule(seen, seed, depth.strays)
    )


def _by_rule(seen: View, seed: int, strays: float) -> Action:
    match seen.choices:
        case MayPlay(cards, False):
            return Play(rubicon.card(seen, cards, Random(seed), strays))
        case MayDeclare() as may:
            return rubicon.in_window(seen, may)
        case _:
            return heuristic.choose(seen, seed)


def _card(depth: Depth | ByRule, seen: View, now: Table, luck: Random) -> int:
    """The card to play while there is a stock."""
    public, me = now.public, now.player
    if isinstance(depth, ByRule):
        worths = card_worths(public, me, depth.manner, now.rounds)
        if depth.errs:
            worths = [each + luck.gauss(0.0, depth.errs) for each in worths]
        return public.hands[me][worths.index(max(worths))]
    tried = cards_to_try(now, depth)
    steps = [played(me, card) for card, _ in tried]
    before = [worth for _, worth in tried]
    return tried[_search(depth, seen, now).best(steps, luck, before)][0]


def _search(depth: Depth, seen: View, now: Table) -> Search:
    if not depth.settles:
        now.public.need = [NOBODY, NOBODY]
    worth = by_game(seen) if depth.settles else by_points
    return Search(depth, seen.options, now, Beliefs(now, seen, depth.trust), worth)


def _in_window(
    depth: Depth | ByRule, seen: View, may: MayDeclare, now: Table, luck: Random
) -> Action:
    """The seven first, where it costs nothing; then what is declared, if anything."""
    if not (now.public.agreed.seven_uses and may.declarations):
        if may.exchange:
            return ExchangeSeven(min(may.exchange))
        if may.show:
            return ShowSeven(min(may.show))
    offered: dict[int, Hand] = {}
    for one in may.declarations:
        offered.setdefault(KINDS.index(one.kind), one.cards)
    if not offered:
        return Draw()
    found: list[Declaration] = [(kind, bits_of(cards)) for kind, cards in offered.items()]
    best = best_of(now.public, found)
    if isinstance(depth, ByRule):
        if depth.forgets and luck.random() < depth.forgets:
            return Draw()
        return Declare(offered[best[0]])
    found.sort(key=lambda one: one != best)
    steps: list[Step] = [in_window(now.player, one) for one in found[:_MOST]]
    steps.append(in_window(now.player, None))
    place = _search(depth, seen, now).best(steps, luck)
    return Draw() if place == len(steps) - 1 else Declare(offered[found[place][0]])


_MOST = 3  # declarations that are tried


_NOVICE = ByRule(errs=30.0, forgets=0.1)
_CLUB = ByRule(errs=16.0, strays=30.0)
_EXPERT = ByRule(manner=Manner(hope=0.9, tempo=4.0, swing=20.0), errs=9.0, solves=True, strays=12.0)
"""He hopes for more than will come, and wins tricks for their own sake, or a brisque too dear."""
MASTER = Depth(effort=9000, prior=100.0, rubicon=RubiconDepth(effort=5000))
_SAMPLER = Depth(
    effort=700,
    choices=8,
    trust=0.0,
    exact=0,
    settles=False,
    manner=Manner(hope=0.9, trump=3.0, tempo=3.0),
)

LEVELS: dict[str, Choose] = {
    "novice": partial(choose, _NOVICE),
    "club": partial(choose, _CLUB),
    "expert": partial(choose, _EXPERT),
    "master": partial(choose, MASTER),
    "thumb": heuristic.choose,
    "sampler": partial(choose, _SAMPLER),
    "points": partial(choose, Depth(effort=9000, settles=False, prior=100.0)),
}
"""The four that one plays against; thumb and sampler, which others are measured by; and Master as
he would play for points alone."""

BY_RULE = frozenset({"novice", "club", "expert", "thumb"})
"""Those that need no tables."""
