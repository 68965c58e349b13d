"""The sentences of quick counting: what is asked, what a button says, and why a reply is right."""

from __future__ import annotations

from game.piquet.trainers.counting import NONE, About
from game.piquet.words import say
from game.piquet.words.terms import sequence_name, set_name
from game.school.training import PossibleReply, Question, TrainingHand
from game.words.terms import capital, number, sign
from rules.core.cards import Hand
from rules.piquet.combinations import TRIO, RankSet, Sequence, points, sets
from rules.piquet.pack import ALIKE, ORDER, TEN_HEIGHT, high_to_low, makes


def ask(question: Question) -> str:
    """What is asked."""
    return say(f"counting.ask.{question.about}")


def reply(given: PossibleReply, question: Question) -> str:
    """What stands on the button of a reply: a number, or a word where it is no number."""
    match About(question.about):
        case About.SET:
            return say(f"counting.set.{given.code}")
        case About.RANK:
            return capital(say(f"ranks.{given.code}"))
        case About.SEQUENCE if given.code == NONE:
            return say("counting.none")
    return given.code


def why(hand: TrainingHand, question: Question) -> str:
    """Why the right reply is right, by the cards that make it so."""
    held, cards = frozenset(hand.cards), question.cards
    match About(question.about):
        case About.NUMBER:
            point = points(cards)[0]
            return say("counting.why.number", number=number(point.count), sign=sign(point.suit))
        case About.VALUE:
            terms = " + ".join(str(makes(card)) for card in high_to_low(cards))
            return say("counting.why.value", terms=terms, value=question.right)
        case About.SEQUENCE if not cards:
            return say("counting.why.sequence.none")
        case About.SEQUENCE:
            run = Sequence(cards)
            name = capital(sequence_name(run.length, run.top))
            return say("counting.why.sequence", Name=name, sign=sign(run.suit))
        case About.SET:
            return _size(cards, held)
        case About.RANK:
            return _rank(cards, held)


def _size(cards: Hand, held: Hand) -> str:
    """What of one rank is held, or why that which is held is nothing."""
    if cards:
        return say("counting.why.set", set=_name(cards))
    low = [rank for rank in ORDER[:TEN_HEIGHT] if len(ALIKE[rank] & held) >= TRIO]
    if low:
        return say("counting.why.set.low", ranks=say(f"ranks.{low[-1].value}"))
    return say("counting.why.set.none")


def _rank(cards: Hand, held: Hand) -> str:
    """Why it is this rank, where there were others."""
    best, *others = sets(held)
    name = capital(_name(cards))
    if not others:
        return say("counting.why.rank", Name=name)
    equal = others[0].count == best.count
    return say(
        "counting.why.rank.higher" if equal else "counting.why.rank.four",
        Name=name,
        other=set_name(others[0].count, others[0].rank),
    )


def _name(cards: Hand) -> str:
    alike = RankSet(cards)
    return set_name(alike.count, alike.rank)
