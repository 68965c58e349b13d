"""What is asked in a puzzle, and why an answer is not the one."""

from __future__ import annotations

from enum import StrEnum

from game.piquet.face.sorting import sorted_hand
from game.piquet.lessons.reasons import why
from game.piquet.preferences import Sort
from game.piquet.words.say import say
from game.school.puzzle import Puzzle
from game.words.terms import capital, card_name
from rules.core.cards import Card
from rules.core.seats import Player
from rules.piquet.actions import Action as Deed
from rules.piquet.actions import Exchange, Play
from rules.piquet.game import RULES
from rules.piquet.options import Options
from rules.piquet.partie import start_deal
from rules.piquet.state import State
from rules.piquet.view import DealView, View


class PuzzleKind(StrEnum):
    """What is asked."""

    ENDING = "ending"  # the one card that no hand of the other beats
    EXCHANGE = "exchange"  # what to put out
    CALL = "call"  # what to call, or to keep back
    MISTAKE = "mistake"  # something one did oneself, and might have done better


def start() -> State:
    """The first deal of a partie as it is usually played; A is elder."""
    return start_deal(Options(), Player.B)


def deal_in(seen: View) -> DealView:
    """The deal on the table; ValueError when there is none."""
    if seen.deal is None:
        raise ValueError("a puzzle without a deal")
    return seen.deal


def hand(seen: View) -> tuple[Card, ...]:
    """The learner's cards from left to right."""
    return sorted_hand(deal_in(seen).hand, Sort.SUITS)


def ask(puzzle: Puzzle, seen: View) -> str:
    """The question, with what makes an answer right."""
    match puzzle.kind:
        case PuzzleKind.ENDING:
            led = deal_in(seen).table.led is None
            return say("puzzle.ask.lead" if led else "puzzle.ask.play")
        case _:
            return say(f"puzzle.ask.{puzzle.kind}")


def short(puzzle: Puzzle, seen: View) -> str:
    """The question alone."""
    if puzzle.kind == PuzzleKind.ENDING:
        led = deal_in(seen).table.led is None
        return say("puzzle.short.lead" if led else "puzzle.short.play")
    return say(f"puzzle.short.{puzzle.kind}")


def why_not(puzzle: Puzzle, seen: View, action: Deed) -> str:
    """Why this is not it."""
    right = RULES.read(puzzle.right[0])
    bars: dict[str, int] = puzzle.facts.get("bars", {})
    match action:
        case Play(card) if RULES.write(action) in bars:
            costs = 100 - bars[RULES.write(action)]
            if costs == 100:
                return say("puzzle.costs.always", Card=capital(card_name(card)))
            return say("puzzle.costs", Card=capital(card_name(card)), times=costs)
        case Exchange(cards) if isinstance(right, Exchange) and len(cards) != len(right.cards):
            return say("puzzle.number")
    return why(seen, right, action)
