"""Younger answers: what elder called, what she holds against it, and what she may truly say."""

from __future__ import annotations

from game.piquet.ui.said.calling import describe
from game.piquet.words import say
from game.piquet.words.terms import sequence_name, set_name
from game.table.offers import Offer, Prompt, main_offer, side_offer
from game.words.terms import number, sign, uncapital
from rules.core.cards import Suit
from rules.piquet.actions import Action, Answer, AskMaking, LetGo, Reply, TellMaking
from rules.piquet.choices import MayAnswer, MayTell
from rules.piquet.combinations import Combination, Kind, Point, RankSet, callings, holdings, points
from rules.piquet.events import MakingTold, PointCalled, SequenceCalled, SetCalled
from rules.piquet.view import DealView, View

MAKING = "making"
"""The key of the question what a point makes, where hers is longer."""


def answered_for(seen: View) -> bool:
    """Whether only one answer is true and nothing can be asked: it is given without asking."""
    may = seen.choices
    return isinstance(may, MayAnswer) and len(may.replies) == 1 and not may.ask


def answering(may: MayAnswer, deal: DealView, other: str) -> Prompt:
    """What was called, the best one holds against it, and every true answer."""
    sentence, bars = "", False
    for event in deal.history:
        match event:
            case PointCalled(count=count):
                sentence = say("now.answer.point", other=other, number=number(count))
                bars = may.ask and points(deal.hand)[0].count > count
            case MakingTold(told):
                sentence = say("now.answer.making", other=other, number=number(count), value=told)
                bars = False
            case SequenceCalled(length=length, top=top):
                name = sequence_name(length, top)
                sentence, bars = say("now.answer.sequence", other=other, name=name), False
            case SetCalled(count=alike, rank=rank):
                name = set_name(alike, rank)
                sentence, bars = say("now.answer.set", other=other, name=name), False
    held = held_against(deal)
    detail = (
        say("now.answer.mine", call=uncapital(describe(held))) if held else say("now.answer.none")
    )
    if bars:
        detail = say("now.answer.bars")
    return Prompt(sentence, detail, _replies(may), says="")


def telling(may: MayTell, other: str) -> Prompt:
    """Elder tells what his point makes: of each suit of its number the best, the called one last.

    Or he lets it go as not good.
    """
    best: dict[Suit, Point] = {}
    for point in may.points:
        held = best.setdefault(point.suit, point)
        best[point.suit] = max(held, point, key=lambda one: one.value)
    called = may.points[0]
    best[called.suit] = called
    offers = [side_offer("let-go", say("do.let-go"), LetGo())]
    for suit, point in best.items():
        label = say("do.tell", value=point.value)
        if suit is not called.suit:
            words = f"{label} {sign(suit)}"
            offers.append(side_offer(f"tell-{suit}", words, TellMaking(point)))
    offers.append(main_offer(say("do.tell", value=called.value), TellMaking(called)))
    sentence = say("now.telling", other=other)
    is_best = called.value == max(point.value for point in best.values())
    key = "now.answer.mine" if is_best else "now.telling.called"
    return Prompt(sentence, say(key, call=uncapital(describe(called))), tuple(offers))


def held_against(deal: DealView) -> Combination | None:
    """The best one holds of the kind that was called last, of its number where that is told."""
    kind, count, told = Kind.POINT, 0, False
    for event in deal.history:
        match event:
            case PointCalled(count=called):
                kind, count, told = Kind.POINT, called, False
            case MakingTold():
                told = True
            case SequenceCalled():
                kind = Kind.SEQUENCE
            case SetCalled():
                kind = Kind.SET
    held = holdings(deal.hand, kind)
    if kind is Kind.POINT and told:  # of a longer one as many cards may still be called
        every = (own for own, _ in callings(deal.hand, kind) if len(own.cards) == count)
        return max(every, key=lambda own: own.strength, default=None)
    return held[0] if held else None


def _replies(may: MayAnswer) -> tuple[Offer, ...]:
    """Every true answer, the one that gives most last; "good" sinks when another is true.

    While the value of a point is not told, "equal" says that hers has as many cards and asks for
    it; with a longer point only the question is offered.
    """
    if may.ask:
        return _before_the_value(may)
    order = [reply for reply in (Reply.GOOD, Reply.EQUAL, Reply.NOT_GOOD) if reply in may.replies]
    offers: list[Offer] = []
    for reply in order:
        every = _each_way(may) if reply is Reply.EQUAL else ((_label(reply), Answer(reply)),)
        for at, (label, action) in enumerate(every):
            last = reply is order[-1] and at == len(every) - 1
            key = f"say-{reply.name.lower()}" + (f"-{at}" if at else "")
            offers.append(main_offer(label, action) if last else side_offer(key, label, action))
    return tuple(offers)


def _before_the_value(may: MayAnswer) -> tuple[Offer, ...]:
    """What is said to a point whose value may still be asked for."""
    good = side_offer("say-good", _label(Reply.GOOD), Answer(Reply.GOOD))
    if Reply.NOT_GOOD in may.replies:
        making = side_offer(MAKING, say("do.making"), AskMaking())
        return making, good, main_offer(_label(Reply.NOT_GOOD), Answer(Reply.NOT_GOOD))
    equal = side_offer("say-equal", say("do.equal-number"), Answer(Reply.EQUAL))
    return good, equal, main_offer(say("do.making"), AskMaking())


def _each_way(may: MayAnswer) -> tuple[tuple[str, Action], ...]:
    """The one word, or where she is equal in several suits one for each, the first last."""
    suits: dict[Suit, Action] = {}
    for one in may.equals:
        if not isinstance(one, RankSet):
            suits.setdefault(one.suit, Answer(Reply.EQUAL, one))
    if len(suits) < 2:
        return ((_label(Reply.EQUAL), Answer(Reply.EQUAL)),)
    words = _label(Reply.EQUAL)
    return tuple((f"{words} {sign(suit)}", action) for suit, action in reversed(suits.items()))


def _label(reply: Reply) -> str:
    return say("do." + reply.value.replace(" ", "-"))
