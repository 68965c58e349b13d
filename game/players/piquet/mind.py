"""A player that weighs: the hands the other may hold, what each choice comes to, what it is worth.

One mind, several levels: a `Mind` says how much is weighed and how far. What is common stands here:
which question goes to which part of the thinking.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import assert_never

from game.players.piquet import calls
from game.players.piquet.beliefs import Beliefs, beliefs_of
from game.players.piquet.cardplay import Judged, judged
from game.players.piquet.drawing import Candidate, Effort, ranked, tried
from game.players.piquet.equity import equity
from game.players.piquet.known import deal_of
from game.players.piquet.masks import card_of, hand_of, mask_of
from game.players.piquet.opened import Worth, margin
from game.players.piquet.outcome import conceded, moment, outcome
from game.players.piquet.play_table import play_values
from game.players.piquet.situation import situation
from rules.core.cards import Hand
from rules.piquet.actions import (
    Action,
    AnnounceCarteBlanche,
    AnswerConcession,
    ChooseDeal,
    Concede,
    Cut,
    Exchange,
    Look,
    Play,
)
from rules.piquet.choices import (
    MayAnnounce,
    MayAnswer,
    MayAnswerConcession,
    MayCall,
    MayChooseDeal,
    MayCut,
    MayExchange,
    MayLook,
    MayPlay,
)
from rules.piquet.view import View


@dataclass(frozen=True, slots=True)
class Mind:
    """How a level thinks.

    `effort`: of an exchange. `most_cards`: always exchanges as many as it may. `trust`: how far the
    learned likelihood of hands is trusted, 0 to 1. `odd`: what a hand's likelihood is multiplied by
    for each thing that would be odd about it; 0 excludes it. `hands`: how many hands of the other
    are thought of in the play. `settles`: by expected settlement, or by points.
    """

    effort: Effort
    most_cards: bool = False
    trust: float = 1.0
    odd: float = 0.03
    hands: int = 600
    settles: bool = True


def choose(mind: Mind, view: View, seed: int, shown: Hand | None = None) -> Action:
    """What to do in this view, which must have choices (ValueError otherwise).

    `shown`: the adversary's hand, for measuring what knowing it would be worth.
    """
    chance = Random(seed)
    match view.choices:
        case None:
            raise ValueError("this view leaves nothing to choose")
        case MayCut(places):
            return Cut(chance.choice(places))
        case MayChooseDeal():
            # Elder's is the better hand: of six deals the last one's, to a hundred the first.
            return ChooseDeal(view.options.deals is not None)
        case MayAnnounce(_, most):
            if not most:
                return AnnounceCarteBlanche()
            return AnnounceCarteBlanche(exchanges(mind, view, chance)[0].out.bit_count())
        case MayExchange():
            return Exchange(hand_of(exchanges(mind, view, chance)[0].out))
        case MayCall() as may:
            return calls.call(may) or _lead_or_concede(mind, view, may, chance, shown)
        case MayAnswer() as may:
            return calls.answer(may)
        case MayLook():
            # What both see helps the one who has the lead more, and that is the other.
            return Look(False)
        case MayAnswerConcession(still):
            return calls.call(MayCall(still, frozenset())) or _answer_concession(mind, view, chance)
        case MayPlay(cards):
            return Play(card_of(cards_judged(mind, view, cards, chance, shown)[0].card))
        case _ as never:
            assert_never(never)


def worth_of(mind: Mind, view: View) -> Worth:
    """What points of this deal are worth to this mind in this partie."""
    return equity(view).value if mind.settles else margin


def exchanges(mind: Mind, view: View, chance: Random) -> list[Candidate]:
    """Discards that were tried, the best first."""
    place = situation(view, mind.most_cards)
    candidates = ranked(place)[: mind.effort.stages[0][0]]
    return tried(place, worth_of(mind, view), play_values(), mind.effort, chance, candidates)


def cards_judged(
    mind: Mind, view: View, allowed: Hand, chance: Random, shown: Hand | None = None
) -> list[Judged]:
    """The cards worth a thought, the best first."""
    deal = deal_of(view)
    if len(allowed) == 1:
        return [Judged(mask_of(allowed), 0.0, {})]
    held = _beliefs(mind, view, chance, shown)
    now = moment(deal, allowed, held)
    found = outcome(view, held, worth_of(mind, view))
    return judged(now, held.left, held.weights, found, play_values(), held.may_pique)


def _beliefs(mind: Mind, view: View, chance: Random, shown: Hand | None) -> Beliefs:
    only = None if shown is None else mask_of(shown)
    return beliefs_of(deal_of(view), chance, mind.trust, mind.odd, mind.hands, only)


def _lead_or_concede(
    mind: Mind, view: View, may: MayCall, chance: Random, shown: Hand | None
) -> Action:
    best = cards_judged(mind, view, may.cards, chance, shown)[0]
    if may.concede:
        mine, theirs = conceded(view)
        given = worth_of(mind, view)(mine, theirs)
        if len(may.cards) == 1 or given > best.worth:
            return Concede()
    return Play(card_of(best.card))


def _answer_concession(mind: Mind, view: View, chance: Random) -> Action:
    """Thirteen and ten are sure; a capot is rare, and played for when it pays on average."""
    del mind, view, chance
    return AnswerConcession(True)
