"""The steps of a deal of All-Fours that is looked back on."""

from __future__ import annotations

from msgspec import Struct

from game.all_fours.words import brief, say
from game.pages.history.partie import OpenDeal
from game.words.terms import capital, card_name, listed, takes_words
from rules.all_fours.actions import (
    Abide,
    Action,
    AnnounceNumber,
    AnswerBunch,
    AskTrump,
    Beg,
    ClaimPoints,
    DemandDeal,
    DrawOut,
    Give,
    GoOn,
    LayAway,
    Play,
    Point,
    ProposeBunch,
    RefuseBeg,
    Run,
    Stand,
)
from rules.all_fours.events import Bunched, Counted, TrickTaken
from rules.all_fours.pack import in_order
from rules.all_fours.scoring import Line
from rules.all_fours.state import State
from rules.core.seats import Player


class AllFoursStep(Struct, frozen=True):
    """A deed and how the table lay after it; what it counted, and who took a trick by it."""

    state: State
    action: Action | None
    who: Player | None
    lines: tuple[Line, ...]
    taken: Player | None
    bunched: bool


def steps_of(deal: OpenDeal) -> tuple[AllFoursStep, ...]:
    """A step for every deed; the first is the deal of the cards."""
    found = []
    for deed in deal.deeds:
        events = [moment.event for moment in deed.moments]
        turn = deed.before.turn
        found.append(
            AllFoursStep(
                state=deed.after,
                action=deed.action,
                who=turn if isinstance(turn, Player) else None,
                lines=tuple(each.line for each in events if isinstance(each, Counted)),
                taken=next((each.player for each in events if isinstance(each, TrickTaken)), None),
                bunched=any(isinstance(each, Bunched) for each in events),
            )
        )
    return tuple(found)


_PLAIN: dict[type[Action], str] = {
    Stand: "stands",
    Beg: "begs",
    Give: "gives",
    Run: "runs",
    RefuseBeg: "refuses",
    ProposeBunch: "proposes",
    GoOn: "goes-on",
    AnnounceNumber: "announces-number",
    DemandDeal: "demands-deal",
    Abide: "abides",
    DrawOut: "draws-out",
}


def deed_words(action: Action) -> str:
    """What is done, without saying by whom: "begged", "the king of spades"."""
    match action:
        case Play(card):
            return card_name(card)
        case LayAway(cards):
            shown = ", ".join(map(brief, in_order(cards)))
            return say("history.deed.lays", cards=shown)
        case AskTrump(question):
            return say(f"history.deed.asks.{question.value}")
        case AnswerBunch(agree):
            return say("history.deed.agrees" if agree else "history.deed.disagrees")
        case ClaimPoints(points):
            if not points:
                return say("history.deed.claims-none")
            named = [say(f"item.{point.value}") for point in Point if point in points]
            return say("history.deed.claims", points=listed(named))
    key = _PLAIN.get(type(action))
    return say(f"history.deed.{key}") if key is not None else ""


def dealt_words(step: AllFoursStep, names: tuple[str, str]) -> str:
    """Who dealt, and what was turned up."""
    deal = step.state.current
    card = deal.turn_up
    turned = card_name(card) if card is not None else ""
    return say("history.step.dealt", dealer=names[deal.dealer], card=turned)


def detail(step: AllFoursStep, names: tuple[str, str]) -> str:
    """What a step counted, and who took the trick; empty where nothing of that happened."""
    parts = []
    if step.taken is not None:
        parts.append(takes_words(names[step.taken]))
    for player in Player:
        mine = [line for line in step.lines if line.player is player]
        if mine:
            counted = listed([line_words(line) for line in mine])
            parts.append(say("history.counts", who=capital(names[player]), lines=counted))
    if step.bunched:
        parts.append(say("history.bunched"))
    return " ".join(parts)


def line_words(line: Line) -> str:
    """What a line of the ledger is for, and for how much where that is not one."""
    name = say(f"item.{line.item.value}")
    return name if line.points == 1 else f"{name} {line.points}"
