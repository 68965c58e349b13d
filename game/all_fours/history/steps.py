"""The steps of a deal of All-Fours that is looked back on."""

from __future__ import annotations

from game.all_fours.words import brief, say
from game.pages.history.past import PlainStep, counts_words
from game.words.terms import card_name, listed, takes_words
from rules.all_fours import actions
from rules.all_fours.events import Bunched, Counted, TrickTaken
from rules.all_fours.pack import in_order
from rules.all_fours.scoring import Line

_PLAIN: dict[type[actions.Action], str] = {
    actions.Stand: "stands",
    actions.Beg: "begs",
    actions.Give: "gives",
    actions.Run: "runs",
    actions.RefuseBeg: "refuses",
    actions.ProposeBunch: "proposes",
    actions.GoOn: "goes-on",
    actions.AnnounceNumber: "announces-number",
    actions.DemandDeal: "demands-deal",
    actions.Abide: "abides",
    actions.DrawOut: "draws-out",
}


def action_words(action: actions.Action) -> str:
    """What is done, without saying by whom: "begged", "the king of spades"."""
    match action:
        case actions.Play(card):
            return card_name(card)
        case actions.LayAway(cards):
            shown = ", ".join(map(brief, in_order(cards)))
            return say("history.action.lays", cards=shown)
        case actions.AskTrump(question):
            return say(f"history.action.asks.{question.value}")
        case actions.AnswerBunch(agree):
            return say("history.action.agrees" if agree else "history.action.disagrees")
        case actions.ClaimPoints(points):
            if not points:
                return say("history.action.claims-none")
            named = [say(f"item.{point.value}") for point in actions.Point if point in points]
            return say("history.action.claims", points=listed(named))
    key = _PLAIN.get(type(action))
    return say(f"history.action.{key}") if key is not None else ""


def dealt_words(step: PlainStep, names: tuple[str, str]) -> str:
    """Who dealt, and what was turned up."""
    deal = step.state.current
    card = deal.turn_up
    turned = card_name(card) if card is not None else ""
    return say("history.step.dealt", dealer=names[deal.dealer], card=turned)


def detail(step: PlainStep, names: tuple[str, str]) -> str:
    """What a step counted, and who took the trick; empty where nothing of that happened."""
    lines = [event.line for event in step.of(Counted)]
    taken = [takes_words(names[event.player]) for event in step.of(TrickTaken)]
    bunched = [say("history.bunched") for _ in step.of(Bunched)]
    return " ".join((*taken, *counts_words(say, lines, names, line_words), *bunched))


def line_words(line: Line) -> str:
    """What a line of the ledger is for, and for how much where that is not one."""
    name = say(f"item.{line.item.value}")
    return name if line.points == 1 else f"{name} {line.points}"
