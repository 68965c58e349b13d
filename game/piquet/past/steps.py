"""A deal in steps: what was done and said at each, what it counted, and how the table lay then.

A step is a deed with all that comes of it. The table is shown as the players saw it: while a
finished trick still lies there, and yet with what it has counted.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from game.piquet.face.said.bubbles import Spoken
from game.piquet.face.said.speech import Said, spoken
from game.piquet.past.story import ToldDeal
from rules.core.evolve import evolve
from rules.core.seats import Player
from rules.piquet import partie
from rules.piquet.actions import Action, Deal
from rules.piquet.chain import PiquetMoment
from rules.piquet.events import CardPlayed, Counted, DealEnded, TrickWon
from rules.piquet.rights import doer
from rules.piquet.scoring import Line
from rules.piquet.seats import Seat
from rules.piquet.state import State


@dataclass(frozen=True, slots=True)
class Step:
    """What is seen at one step of a deal.

    `state` is how the table lies; `who` did `action`, nobody for the deal itself; `lines` were
    counted by it; `heard` is what has been said up to now; `taken` says who won a trick with it.
    """

    state: State
    action: Action | None
    who: Player | None
    said: tuple[Said, ...] = ()
    lines: tuple[Line, ...] = ()
    heard: Spoken = field(default_factory=Spoken)
    taken: Seat | None = None
    over: bool = False


def steps_of(told: ToldDeal) -> tuple[Step, ...]:
    """All steps of a deal; the first is the deal of the cards, the last its end."""
    found: list[Step] = []
    state, heard = told.before, Spoken()
    for action in told.actions:
        who = doer(state, action)
        moments = partie.apply(state, action)
        state = moments[-1].state
        said = _sayings(moments)
        if any(isinstance(moment.event, TrickWon) for moment in moments):
            heard = heard.last_of_each()
        for saying in said:
            heard = heard.heard(saying)
        player = who if isinstance(who, Player) and not isinstance(action, Deal) else None
        found.append(_step(moments, action, player, said, heard))
    if found and found[-1].over and found[-1].taken is not None:
        found.append(Step(state, None, None, heard=Spoken(), over=True))
    return tuple(found)


def _sayings(moments: tuple[PiquetMoment, ...]) -> tuple[Said, ...]:
    events = [moment.event for moment in moments]
    said = []
    for index, event in enumerate(events):
        before = events[index - 1] if index else None
        after = events[index + 1] if index + 1 < len(events) else None
        words = spoken(event, before, after)
        if words is not None:
            said.append(words)
    return tuple(said)


def _step(
    moments: tuple[PiquetMoment, ...],
    action: Action,
    who: Player | None,
    said: tuple[Said, ...],
    heard: Spoken,
) -> Step:
    last = moments[-1].state
    lines = tuple(moment.event.line for moment in moments if isinstance(moment.event, Counted))
    over = any(isinstance(moment.event, DealEnded) for moment in moments)
    won = next((each for each in moments if isinstance(each.event, TrickWon)), None)
    shown = last
    if won is not None and isinstance(won.event, TrickWon):
        lying = _lying(moments)
        deal = evolve(lying.current, ledger=last.current.ledger, history=last.current.history)
        shown = evolve(lying, deal=deal)
    seat = won.event.seat if won is not None and isinstance(won.event, TrickWon) else None
    return Step(shown, action, who, said, lines, heard, seat, over)


def _lying(moments: Iterable[PiquetMoment]) -> State:
    """The state in which both cards of the trick lie on the table."""
    states = [moment.state for moment in moments if isinstance(moment.event, CardPlayed)]
    return states[-1]
