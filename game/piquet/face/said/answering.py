"""Younger answers: what elder called, what she holds against it, and what she may truly say."""

from __future__ import annotations

from game.piquet.face.said.wording import describe
from game.piquet.words.say import say
from game.piquet.words.terms import sequence_name, set_name
from game.table.offers import Offer, Prompt, main_offer, side_offer
from game.words.terms import number, uncapital
from rules.piquet.actions import Answer, AskMaking, Reply
from rules.piquet.choices import MayAnswer
from rules.piquet.combinations import Combination, Kind, Point, holdings, points
from rules.piquet.events import MakingTold, PointCalled, SequenceCalled, SetCalled
from rules.piquet.view import DealView, View


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
    return Prompt(sentence, detail, _replies(may))


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
    if kind is Kind.POINT and told:
        held = tuple(p for p in held if isinstance(p, Point) and p.count == count)
    return held[0] if held else None


def _replies(may: MayAnswer) -> tuple[Offer, ...]:
    """Every true answer, the one that gives most last; "good" sinks when another is true."""
    order = [reply for reply in (Reply.GOOD, Reply.EQUAL, Reply.NOT_GOOD) if reply in may.replies]
    best = order[-1]
    offers: list[Offer] = []
    ask_first = may.ask and best is Reply.GOOD
    for reply in order:
        label = say("do." + reply.value.replace(" ", "-"))
        if reply is best and not ask_first:
            offers.append(main_offer(label, Answer(reply)))
        else:
            offers.append(side_offer(f"say-{reply.name.lower()}", label, Answer(reply)))
    if may.ask:
        if ask_first:
            offers.append(main_offer(say("do.making"), AskMaking()))
        else:
            offers.insert(0, side_offer("making", say("do.making"), AskMaking()))
    return tuple(offers)
