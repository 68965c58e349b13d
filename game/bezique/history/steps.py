"""The steps of a deal of Bezique that is looked back on."""

from __future__ import annotations

from game.bezique.words import brief, say
from game.pages.history.past import PlainStep, counts_words
from game.words.terms import card_name, takes_words
from rules.bezique import actions
from rules.bezique.events import Counted, TrickTaken
from rules.bezique.pack import in_order
from rules.bezique.scoring import Line
from rules.core.cards import Card, Hand


def action_words(action: actions.Action) -> str:
    """What is done, without saying by whom: "♥K, ♥Q declared", "the king of spades"."""
    match action:
        case actions.Play(card):
            return card_name(card)
        case actions.Declare(cards):
            return say("history.action.declares", cards=row(cards))
        case actions.Announce(cards):
            return say("history.action.announces", cards=row(cards))
        case actions.ExchangeSeven(seven):
            return say("history.action.exchanges", card=card_name(seven))
        case actions.ShowSeven(seven):
            return say("history.action.shows", card=card_name(seven))
        case actions.ShowCarteBlanche():
            return say("history.action.carte-blanche")
        case actions.Draw():
            return say("history.action.draws")
        case actions.DrawTwo():
            return say("history.action.draws-two")
        case actions.DrawEarly():
            return say("history.action.draws-early")
        case actions.PickCard(card):
            return say("history.action.picks", card=card_name(card))
        case actions.CallCard(None):
            return say("history.action.calls-none")
        case actions.CallCard(Card() as card):
            return say("history.action.calls", card=card_name(card))
        case actions.TakeForfeit(subtract):
            return say("history.action.subtracts" if subtract else "history.action.adds")
    return ""


def row(cards: Hand) -> str:
    """Cards in a row, in short: "♥K, ♥Q"."""
    return ", ".join(map(brief, in_order(cards)))


def dealt_words(step: PlainStep, names: tuple[str, str]) -> str:
    """Who dealt, and what is trumps."""
    deal = step.state.current
    if deal.turn_up is None:
        return say("history.step.dealt.no-trumps", dealer=names[deal.dealer])
    card = card_name(deal.turn_up)
    return say("history.step.dealt", dealer=names[deal.dealer], card=card)


def detail(step: PlainStep, names: tuple[str, str]) -> str:
    """What a step counted, and who took the trick; empty where nothing of that happened."""
    lines = [event.line for event in step.of(Counted)]
    taken = [takes_words(names[event.player]) for event in step.of(TrickTaken)]
    counted = counts_words(say, lines, names, lambda line: f"{line_words(line)} {line.points}")
    return " ".join((*counted, *taken))


def line_words(line: Line) -> str:
    """What a line of the ledger is for, in a word or two."""
    return say(f"history.item.{line.item.value}")
