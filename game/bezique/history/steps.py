"""The steps of a deal of Bezique that is looked back on."""

from __future__ import annotations

from msgspec import Struct

from game.bezique.words import say
from game.pages.history.partie import OpenDeal
from game.words.terms import capital, card_name, listed, sign, takes_words
from rules.bezique.actions import (
    Action,
    Announce,
    CallCard,
    Declare,
    Draw,
    DrawEarly,
    DrawTwo,
    ExchangeSeven,
    PickCard,
    Play,
    ShowCarteBlanche,
    ShowSeven,
    TakeForfeit,
)
from rules.bezique.events import Counted, TrickTaken
from rules.bezique.pack import in_order
from rules.bezique.scoring import Line
from rules.bezique.state import State
from rules.core.cards import Card, Hand
from rules.core.seats import Player


class BeziqueStep(Struct, frozen=True):
    """A deed and how the table lay after it; what it counted, and who took a trick by it."""

    state: State
    action: Action | None
    who: Player | None
    lines: tuple[Line, ...]
    taken: Player | None


def steps_of(deal: OpenDeal) -> tuple[BeziqueStep, ...]:
    """A step for every deed; the first is the deal of the cards."""
    found = []
    for deed in deal.deeds:
        events = [moment.event for moment in deed.moments]
        turn = deed.before.turn
        found.append(
            BeziqueStep(
                state=deed.after,
                action=deed.action,
                who=turn if isinstance(turn, Player) else None,
                lines=tuple(each.line for each in events if isinstance(each, Counted)),
                taken=next((each.player for each in events if isinstance(each, TrickTaken)), None),
            )
        )
    return tuple(found)


def deed_words(action: Action) -> str:
    """What is done, without saying by whom: "K ♥, Q ♥ declared", "the king of spades"."""
    match action:
        case Play(card):
            return card_name(card)
        case Declare(cards):
            return say("history.deed.declares", cards=row(cards))
        case Announce(cards):
            return say("history.deed.announces", cards=row(cards))
        case ExchangeSeven(seven):
            return say("history.deed.exchanges", card=card_name(seven))
        case ShowSeven(seven):
            return say("history.deed.shows", card=card_name(seven))
        case ShowCarteBlanche():
            return say("history.deed.carte-blanche")
        case Draw():
            return say("history.deed.draws")
        case DrawTwo():
            return say("history.deed.draws-two")
        case DrawEarly():
            return say("history.deed.draws-early")
        case PickCard(card):
            return say("history.deed.picks", card=card_name(card))
        case CallCard(None):
            return say("history.deed.calls-none")
        case CallCard(Card() as card):
            return say("history.deed.calls", card=card_name(card))
        case TakeForfeit(subtract):
            return say("history.deed.subtracts" if subtract else "history.deed.adds")
    return ""


def row(cards: Hand) -> str:
    """Cards in a row: "king ♥, queen ♥"."""
    return ", ".join(f"{say('rank.' + one.rank.value)} {sign(one.suit)}" for one in in_order(cards))


def dealt_words(step: BeziqueStep, names: tuple[str, str]) -> str:
    """Who dealt, and what is trumps."""
    deal = step.state.current
    if deal.turn_up is None:
        return say("history.step.dealt.no-trumps", dealer=names[deal.dealer])
    card = card_name(deal.turn_up)
    return say("history.step.dealt", dealer=names[deal.dealer], card=card)


def detail(step: BeziqueStep, names: tuple[str, str]) -> str:
    """What a step counted, and who took the trick; empty where nothing of that happened."""
    parts = []
    for player in Player:
        mine = [line for line in step.lines if line.player is player]
        if mine:
            counted = listed([f"{line_words(line)} {line.points}" for line in mine])
            parts.append(say("history.counts", who=capital(names[player]), lines=counted))
    if step.taken is not None:
        parts.append(takes_words(names[step.taken]))
    return " ".join(parts)


def line_words(line: Line) -> str:
    """What a line of the ledger is for, in a word or two."""
    return say(f"history.item.{line.item.value}")
