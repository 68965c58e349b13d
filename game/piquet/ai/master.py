"""A player that weighs: the hands the other may hold, what each choice comes to, what it is worth.

One way to think, several levels: a `Depth` says how much is weighed and how far. What is common
stands here: which question goes to which part of the thinking.
"""

from __future__ import annotations

from random import Random

from msgspec import Struct
from msgspec.structs import replace

from game.piquet.ai.belief.beliefs import Beliefs, beliefs_of
from game.piquet.ai.belief.known_cards import counted, deal_of
from game.piquet.ai.drawing import (
    Candidate,
    Effort,
    Like,
    PossibleDeal,
    Situation,
    ranked,
    tried,
)
from game.piquet.ai.given_away import costs
from game.piquet.ai.habits.habits import MOST_LEFT, NONE, Habits
from game.piquet.ai.habits.play import play
from game.piquet.ai.heuristic import thumb
from game.piquet.ai.heuristic import thumb as calls
from game.piquet.ai.rubicon_lost import is_lost
from game.piquet.ai.saying import chances, is_doubtful, that_stand, to_say
from game.piquet.ai.situation import raced, situation
from game.piquet.ai.sums.cardplay import Judged, judged
from game.piquet.ai.sums.outcome import Worth, conceded, margin, moment, outcome
from game.piquet.ai.sums.reckoner import Reckoner
from game.piquet.ai.sums.two_hands import after_play, codes
from game.piquet.ai.values.equity import equity, standing_of
from game.piquet.ai.values.masks import card_of, hand_of, mask_of
from game.piquet.ai.values.play_table import play_values
from game.piquet.ai.values.straying import strayed
from rules.core.cards import Card, Hand
from rules.piquet.actions import (
    Action,
    AnnounceCarteBlanche,
    AnswerConcession,
    Concede,
    Exchange,
    Play,
)
from rules.piquet.choices import (
    MayAnnounce,
    MayAnswerConcession,
    MayCall,
    MayExchange,
    MayPlay,
)
from rules.piquet.combinations import Combination, Kind
from rules.piquet.options import HAND
from rules.piquet.scoring import CARDS, TRICKS
from rules.piquet.seats import ELDER
from rules.piquet.talk.concession import WHOLE_PLAY
from rules.piquet.view import View


class Depth(Struct, frozen=True):
    """How a level thinks.

    `effort`: of an exchange. `most_cards`: always exchanges as many as it may. `trust`: how far the
    learned likelihood of hands is trusted, 0 to 1. `odd`: what a hand's likelihood is multiplied by
    for each thing that would be odd about it; 0 excludes it. `hands`: how many hands of the other
    are thought of in the play. `settles`: by expected settlement, or by points. `reckons`: with so
    many cards in hand or fewer it weighs them, with more it plays by rules of thumb. `hindsight`:
    how far the cards the other played tell of his hand. `sinks`: keeps silent where a call is not
    worth its while. `silence`: as `odd`, for what the other would have kept silent about though it
    was not good; None: as odd as any other thing. `steady`: what comes to his mind follows from the
    cards in hand, and not from a seed. `habits`: how he errs as people do.
    """

    effort: Effort
    most_cards: bool = False
    trust: float = 1.0
    odd: float = 0.03
    hands: int = 600
    settles: bool = True
    hindsight: float = 0.0
    reckons: int = HAND
    sinks: bool = False
    silence: float | None = None
    steady: bool = False
    habits: Habits = NONE


# By cards in hand: how many hands of the other are thought of where each is searched to the end.
_SEARCHED = (9, 9, 99, 99, 99, 99, 99, 60, 40, 25, 15, 10, 8)


def choose(depth: Depth, view: View, seed: int, shown: Hand | None = None) -> Action:
    """What to do in this view, which must have choices (ValueError otherwise).

    `seed`: what chance follows from, unless this depth is steady.
    `shown`: the adversary's hand, for measuring what knowing it would be worth.
    """
    chance = Random(_cards_of(view) if depth.steady else seed)
    match view.choices:
        case MayAnnounce(_, most) if most:
            return AnnounceCarteBlanche(_best_discard(depth, view, chance).bit_count())
        case MayExchange():
            return Exchange(hand_of(_best_discard(depth, view, chance)))
        case MayCall() as may:
            return _call(depth, view, may.calls, chance) or _lead_or_concede(
                depth, view, may, chance, shown
            )
        case MayAnswerConcession(still):
            return _call(depth, view, still, chance) or AnswerConcession(
                not _plays_for_capot(depth, view, chance)
            )
        case MayPlay(cards):
            return Play(_card(depth, view, cards, chance, shown))
        case _:
            return thumb.choose(view, seed)


def _cards_of(view: View) -> int:
    """What takes the seed's place for one who is steady: the same cards bring the same to mind."""
    return 0 if view.deal is None else mask_of(view.deal.hand)


def worth_of(depth: Depth, view: View) -> Worth:
    """What points of this deal are worth at this depth in this partie."""
    return equity(view).value if depth.settles else margin


def worth_of_discard(depth: Depth, view: View) -> Worth:
    """The same where cards are exchanged: in the last deal by how far deals stray, if known.

    There a point more or less may be a rubicon or the partie.
    """
    if depth.effort.hidden and _may_settle(depth, view):
        return strayed(standing_of(view))
    return worth_of(depth, view)


def effort_of(depth: Depth, view: View) -> Effort:
    """What an exchange gets in this view: more where the deal settles the partie."""
    effort = depth.effort
    if effort.settling and _may_settle(depth, view):
        return replace(effort, stages=effort.stages + effort.settling)
    return effort


def _may_settle(depth: Depth, view: View) -> bool:
    return depth.settles and equity(view).settles


def exchanges(
    depth: Depth, view: View, chance: Random, deals: list[PossibleDeal] | None = None
) -> list[Candidate]:
    """Discards that were tried, the best first; `deals` is filled with those they were tried on."""
    place = situation(view, depth.most_cards)
    candidates, liked = _liked(depth.habits, place)
    candidates = candidates[: depth.effort.stages[0][0]]
    if play_values().degraded:  # without the table a deal takes as long as thousands with it
        return [Candidate(out, worth, 0) for worth, out in candidates]
    return tried(
        place,
        worth_of_discard(depth, view),
        play_values(),
        effort_of(depth, view),
        chance,
        candidates,
        deals,
        liked,
    )


def _best_discard(depth: Depth, view: View, chance: Random) -> int:
    """The cards to put out, after a race of the best few if this depth has one."""
    deals: list[PossibleDeal] = []
    if depth.effort.race is None or play_values().degraded:
        return exchanges(depth, view, chance)[0].out
    effort, worth = replace(depth.effort, settling=(), twice=True), worth_of_discard(depth, view)
    found = exchanges(replace(depth, effort=effort), view, chance, deals)
    place = situation(view, depth.most_cards)
    return raced(place, worth, play_values(), effort, chance, found, deals)[0].out


def _liked(habits: Habits, place: Situation) -> tuple[list[tuple[float, int]], Like | None]:
    """Every discard by the tables, the best first, and how much better it looks than it is."""
    candidates, fondness = ranked(place), habits.fondness
    if fondness is None:
        return candidates, None

    def like(out: int) -> float:
        return fondness.of(place.hand ^ out, out)

    fewest = min(place.most - MOST_LEFT, candidates[0][1].bit_count())
    few = [one for one in candidates if one[1].bit_count() >= fewest]
    return sorted(few, key=lambda one: (one[0] + like(one[1]), one[1]), reverse=True), like


def cards_judged(
    depth: Depth, view: View, allowed: Hand, chance: Random, shown: Hand | None = None
) -> list[Judged]:
    """The cards worth a thought, the best first."""
    deal = deal_of(view)
    if len(allowed) == 1:
        return [Judged(mask_of(allowed), 0.0, {})]
    held = beliefs(depth, view, chance, shown)
    now = moment(deal, allowed, held)
    found = outcome(view, held, worth_of(depth, view))
    return judged(now, held.left, held.weights, found, play_values(), held.may_pique)


def beliefs(depth: Depth, view: View, chance: Random, shown: Hand | None = None) -> Beliefs:
    """The hands of the adversary that are thought of, `shown` alone if that is known."""
    only = None if shown is None else mask_of(shown)
    degraded = play_values().degraded
    few = _SEARCHED[len(deal_of(view).hand)] if degraded else depth.hands
    memory = depth.habits.memory
    return beliefs_of(
        deal_of(view),
        chance,
        depth.trust,
        depth.odd,
        min(few, depth.hands),
        only,
        0.0 if degraded else depth.hindsight,
        depth.silence,
        0 if memory is None else mask_of(memory.forgotten(deal_of(view))),
    )


def _lead_or_concede(
    depth: Depth, view: View, may: MayCall, chance: Random, shown: Hand | None
) -> Action:
    if may.concede and is_lost(view):
        given = worth_of(depth, view)(*conceded(view, beliefs(depth, view, chance, shown)))
        best = cards_judged(depth, view, may.cards, chance, shown)[0]
        if len(may.cards) == 1 or given > best.worth:
            return Concede()
    return Play(_card(depth, view, may.cards, chance, shown))


def _card(depth: Depth, view: View, allowed: Hand, chance: Random, shown: Hand | None) -> Card:
    if len(deal_of(view).hand) > depth.reckons:
        return play(depth.habits, view, allowed)
    return card_of(cards_judged(depth, view, allowed, chance, shown)[0].card)


def _call(depth: Depth, view: View, may: tuple[Combination, ...], chance: Random) -> Action | None:
    """The next call, kind by kind the best first; None when there is nothing to say (any more)."""
    may = that_stand(view, may)
    if not depth.sinks:
        return calls.call(MayCall(may, frozenset()))
    wanted = [
        call
        for kind in Kind
        if (call := calls.call(MayCall(tuple(c for c in may if c.kind is kind), frozenset())))
    ]
    if not wanted:
        return None
    said = _worth_saying(depth, view, [call.what for call in wanted], chance)
    return next((call for call in wanted if call.what.kind in said), None)


def _worth_saying(
    depth: Depth, view: View, every: list[Combination], chance: Random
) -> frozenset[Kind]:
    """The kinds that are worth saying: all without the table, which knows how the play may end."""
    if play_values().degraded:
        return frozenset(call.kind for call in every)
    held, worth = beliefs(depth, view, chance), worth_of(depth, view)
    doubtful = [call for call in every if is_doubtful(chances(view, call, held))]
    weighed = Reckoner(view, held, worth, costs(view, doubtful, depth.odd))
    return to_say(Reckoner(view, held, worth), weighed, every, chance)


def _plays_for_capot(depth: Depth, view: View, chance: Random) -> bool:
    """Whether playing on against one who has conceded pays better than the thirteen and ten."""
    deal = deal_of(view)
    held = beliefs(depth, view, chance)
    value = worth_of(depth, view)
    mine, theirs = counted(deal)
    sure = value(mine + WHOLE_PLAY + CARDS, theirs)
    table = play_values()
    own = held.facts.mine  # the card that elder has led is still to be won
    played = 0.0
    for hand, weight in zip(held.left, held.weights, strict=True):
        if deal.seat is ELDER:
            result = table.value(*codes(own, hand))
        else:
            result = 2 * TRICKS + 1 - table.value(*codes(hand, own))
        tricks = result >> 1
        extra = after_play(tricks)
        played += weight * value(mine + min(tricks + 1, WHOLE_PLAY) + extra, theirs)
    return played > sure
