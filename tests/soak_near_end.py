"""Beside the end of a deal or a partie, where most is written at once: for `soak_kill_window`.

A partie that runs is brought forward to the last cards of a deal, so that what kills the program
comes there as often as one likes; and of a book that is left it is told whether that was there.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from random import Random

from game.saves.store import Book
from game.session.course import replayed
from game.session.dealer import Dealer
from rules.core.seats import Chance
from rules.piquet.choices import choices
from rules.piquet.game import RULES
from rules.piquet.options import Options
from rules.piquet.record.notation import write_action
from rules.piquet.state import Phase, State
from tests.rules.luck import any_of

DEAL, PARTIE = "a deal", "a partie"
_CARDS = 4
"""So many cards in both hands are the last: two tricks."""
_LINES = 3
"""So many lines after the end are still beside it: the next pack, a cut, a first choice."""
_LAST_DEAL = 6


def bring_forward(home: Path, luck: Random) -> dict[str, tuple[str, ...]]:
    """Play the partie that runs on to the last tricks of a deal, or of the last one.

    Gives its lines by its key, or nothing where none runs or it stands there already.
    """
    with closing(Book.open(home)) as book:
        if not book.running():
            return {}
        running = book.claim(book.running()[0].id)
        course = replayed(RULES, running.header.options, running.actions).course
        dealer, least = Dealer(running.header.seed), luck.choice((0, 0, _LAST_DEAL - 1))
        while course.state.turn is not None:
            state: State = course.state
            if _are_last_cards(state) and len(state.results) >= least:
                break
            may = choices(state)
            if state.turn is Chance.DEALER or may is None:
                action = dealer.bring(RULES, course.actions, state)
            else:
                action = any_of(may, state, luck)
            course, _ = course.after_action(action)
            book.append(running.id, course.count - 1, write_action(action))
        lines = book.actions(running.id)
        book.release(running.id)
    return {running.id: lines}


def beside(options: Options, lines: Sequence[str], *, over: bool) -> str:
    """Of what the end is near at which a partie was left: a deal, a partie, or nothing.

    `over`: another partie was over just before it, or this one is.
    """
    course = replayed(RULES, options, lines).course
    if over and (course.state.turn is None or course.count <= _LINES):
        return PARTIE
    before = replayed(RULES, options, lines[:-_LINES]).course
    near = _are_last_cards(course.state) or len(before.state.results) < len(course.state.results)
    if not near:
        return ""
    return PARTIE if course.state.turn is None or _is_last(course.state) else DEAL


def _are_last_cards(state: State) -> bool:
    return state.phase is Phase.PLAY and sum(map(len, state.current.hands)) <= _CARDS


def _is_last(state: State) -> bool:
    return state.phase is Phase.PLAY and state.current.number >= _LAST_DEAL
