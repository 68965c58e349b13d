"""Is it high? Is it low? The table answers truthfully, to the asker alone (QG1; house choice 5)."""

from __future__ import annotations

from msgspec.structs import replace

from rules.all_fours.actions import AskTrump, TrumpQuestion
from rules.all_fours.chain import Chain
from rules.all_fours.events import AskedNoMore, TrumpAnswered, TrumpAsked
from rules.all_fours.pack import height
from rules.all_fours.refusals import Refusal
from rules.all_fours.state import Answer, DealState, Phase
from rules.core.cards import ALL_OF_SUIT, Card
from rules.core.game import Refused
from rules.core.seats import Player

_HIGH = TrumpQuestion.HIGH


def truth(deal: DealState, asker: Player, card: Card, question: TrumpQuestion) -> bool:
    """Whether the other has no higher (lower) trump among the cards he keeps or has played."""
    others = deal.kept[asker.other] & ALL_OF_SUIT[deal.trumps]
    strength = height(card)
    if question is _HIGH:
        return max(map(height, others), default=-1) < strength
    return min(map(height, others), default=strength + 1) > strength


def why_not_ask(deal: DealState, action: AskTrump) -> Refused | None:
    """Once for each."""
    return None if action.question in deal.asking else Refused(Refusal.ASKED_ALREADY)


def ask(chain: Chain, action: AskTrump) -> None:
    """A question and its answer; when both are asked the play goes on."""
    deal, question = chain.deal, action.question
    left = deal.asking - {question}
    chain.then(TrumpAsked(deal.turn, question), deal=replace(deal, asking=left))
    _answer(chain, deal.turn, last_laid(deal), question)
    if not left:
        chain.follows(Phase.PLAY, turn=_next(deal))


def answer_unasked(chain: Chain, player: Player, card: Card) -> None:
    """Where it is always asked, both answers."""
    for question in TrumpQuestion:
        _answer(chain, player, card, question)


def go_on(chain: Chain) -> None:
    """No more is asked."""
    deal = chain.deal
    chain.then(AskedNoMore(deal.turn), Phase.PLAY, asking=frozenset(), turn=_next(deal))


def _next(deal: DealState) -> Player:
    """Whose card is next."""
    return deal.leader if deal.led is None else deal.leader.other


def last_laid(deal: DealState) -> Card:
    """The card laid last; ValueError before the first."""
    if deal.led is not None:
        return deal.led
    if not deal.tricks:
        raise ValueError("no card was laid")
    return deal.tricks[-1].reply


def _answer(chain: Chain, player: Player, card: Card, question: TrumpQuestion) -> None:
    deal = chain.deal
    yes = truth(deal, player, card, question)
    answers = (*deal.answers, Answer(player, card, question, yes))
    chain.then(TrumpAnswered(player, question, yes), deal=replace(deal, answers=answers))
