"""What is asked in a puzzle, and why an answer is not the one."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any

from msgspec.structs import replace

from game.piquet.lessons.reasons import why
from game.piquet.preferences import Sort
from game.piquet.ui.hand_state import HandState, sorted_hand
from game.piquet.ui.keys import SINK
from game.piquet.words import say
from game.school.puzzle import Puzzle
from game.words.terms import capital, card_name
from rules.core.cards import Card
from rules.core.seats import Player
from rules.piquet.actions import Action, Exchange, Play
from rules.piquet.combinations import Kind
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


KEPT = "keep back"
"""In the place of an action: nothing is called of the kind that is asked for."""


def start(puzzle: Puzzle) -> State:
    """Where its deal begins: the first of a partie, A elder, or the last at some score."""
    if "opening" in puzzle.facts:
        return start_at(puzzle.facts["opening"])
    return start_deal(Options(), Player.B)


def start_at(opening: Mapping[str, Any]) -> State:
    """The last deal of a partie as it is usually played, with totals before it, A's first."""
    options = Options()
    first = ((0, 0),) * ((options.deals or 2) - 2)
    mine, theirs = opening["totals"]
    dealt = start_deal(options, Player[opening["dealer"]])
    return replace(dealt, results=(*first, (mine, theirs)))


def wishes(puzzle: Puzzle) -> tuple[str, ...]:
    """What may be wished for at the table: to keep back, where that can be the answer."""
    return (SINK.name,) if puzzle.kind in (PuzzleKind.CALL, PuzzleKind.MISTAKE) else ()


def kept(puzzle: Puzzle, hand_state: HandState) -> str:
    """What is said for an action where what is asked for was kept back on this hand state."""
    asked = puzzle.facts.get("of")
    return KEPT if asked is not None and Kind(asked) in hand_state.sunk else ""


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
        case PuzzleKind.CALL:
            return say("puzzle.ask.call", mine=total_of(seen), theirs=total_of(seen, mine=False))
        case _:
            return say(f"puzzle.ask.{puzzle.kind}")


def again(puzzle: Puzzle, seen: View) -> str:
    """What stands at the foot after a wrong try: what is to be weighed, not the question again."""
    if puzzle.kind == PuzzleKind.CALL:
        return say("puzzle.again.call", mine=total_of(seen), theirs=total_of(seen, mine=False))
    return say(f"puzzle.again.{puzzle.kind}")


def total_of(seen: View, *, mine: bool = True) -> int:
    """What one has, or the other, before this deal."""
    player = seen.player if mine else seen.player.other
    return sum(result[player] for result in seen.results)


def short(puzzle: Puzzle, seen: View) -> str:
    """The question alone."""
    if puzzle.kind == PuzzleKind.ENDING:
        led = deal_in(seen).table.led is None
        return say("puzzle.short.lead" if led else "puzzle.short.play")
    return say(f"puzzle.short.{puzzle.kind}")


def why_not(puzzle: Puzzle, seen: View, action: Action | None) -> str:
    """Why this is not it; None where something was kept back."""
    if puzzle.right[0] == KEPT:
        return say("puzzle.why-not.call")
    if action is None:
        return say("puzzle.why-not.kept")
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
