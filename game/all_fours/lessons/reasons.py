"""What is to be tapped in one's own hand, and why the deed of a lesson is better than another."""

from __future__ import annotations

from game.all_fours.points import trumps_of
from game.all_fours.words import say
from game.words.terms import card_name
from rules.all_fours.actions import Action, AskTrump, Beg, Give, LayAway, Play, Run, Stand
from rules.all_fours.pack import height, pips
from rules.all_fours.view import View
from rules.core.cards import ALL_OF_SUIT, Card, Hand, Rank


def held(seen: View, what: str) -> Hand:
    """The own cards of something: the highest trump, the lowest, all trumps, the tens."""
    deal = seen.deal
    if deal is None:
        return frozenset()
    suit = trumps_of(deal)
    trumps = deal.hand & ALL_OF_SUIT[suit] if suit is not None else frozenset()
    match what:
        case "trumps":
            return trumps
        case "high":
            return frozenset((max(trumps, key=height),)) if trumps else frozenset()
        case "low":
            return frozenset((min(trumps, key=height),)) if trumps else frozenset()
        case "tens":
            return frozenset(card for card in deal.hand if card.rank is Rank.TEN)
    return frozenset()


def worth(seen: View, what: str) -> int:
    """What it counts: a point for High or Low, as many as there are for trumps, pips for tens."""
    cards = held(seen, what)
    return pips(cards) if what == "tens" else len(cards)


def title(what: str) -> str:
    """What its place is called, in a word."""
    return say(f"school.title.{what}")


def stray(_seen: View, what: str, _card: Card) -> str:
    """Why a card does not belong to it."""
    return say(f"school.stray.{what}")


def why(_seen: View, wanted: Action, _done: Action) -> str:
    """What is meant, where another deed was done."""
    match wanted:
        case Play(card):
            return say("school.why.play", card=card_name(card))
        case LayAway():
            return say("school.why.lay")
        case Stand():
            return say("school.why.stand")
        case Beg():
            return say("school.why.beg")
        case Give():
            return say("school.why.give")
        case Run():
            return say("school.why.run")
        case AskTrump(question):
            return say("school.why.ask", question=say(f"do.ask.{question.value}"))
    return say("school.why.other")
