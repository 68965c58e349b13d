"""A deal in steps: what was done and said at each, what it counted, and how the table lay then.

A step is a deed with all that comes of it. The table is shown as the players saw it: while a
finished trick still lies there, and yet with what it has counted.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct, field
from msgspec.structs import replace

from game.pages.history.partie import Deed, OpenDeal
from game.piquet.ui.said.kept import opens
from game.piquet.ui.said.speech import spoken
from game.table.spoken import Saying, Spoken
from rules.core.seats import Player
from rules.piquet.actions import Action, Deal
from rules.piquet.chain import PiquetMoment
from rules.piquet.events import CardPlayed, Counted, DealEnded, TrickWon
from rules.piquet.rights import doer
from rules.piquet.scoring import Line
from rules.piquet.seats import Seat
from rules.piquet.state import State


class PiquetStep(Struct, frozen=True):
    """What is seen at one step of a deal.

    `state` is how the table lies; `who` did `action`, nobody for the deal itself; `lines` were
    counted by it; `heard` is what has been said up to now; `taken` says who won a trick with it.
    """

    state: State
    action: Action | None
    who: Player | None
    said: tuple[Saying, ...] = ()
    lines: tuple[Line, ...] = ()
    heard: Spoken = field(default_factory=Spoken)
    taken: Seat | None = None
    over: bool = False


def steps_of(deal: OpenDeal) -> tuple[PiquetStep, ...]:
    """All steps of a deal; the first is the deal of the cards, the last its end."""
    found: list[PiquetStep] = []
    heard = Spoken()
    for deed in deal.deeds:
        said = _sayings(deed.moments)
        if any(isinstance(moment.event, TrickWon) for moment in deed.moments):
            heard = heard.last_of_each()
        if any(opens(moment.event) for moment in deed.moments):
            heard = Spoken()
        for saying in said:
            heard = heard.heard(saying)
        found.append(_step(deed, said, heard))
    if found and found[-1].over and found[-1].taken is not None:
        state = deal.deeds[-1].after
        found.append(PiquetStep(state, None, None, heard=Spoken(), over=True))
    return tuple(found)


def _sayings(moments: tuple[PiquetMoment, ...]) -> tuple[Saying, ...]:
    events = [moment.event for moment in moments]
    said = []
    for index, event in enumerate(events):
        before = events[index - 1] if index else None
        after = events[index + 1] if index + 1 < len(events) else None
        words = spoken(event, before, after)
        if words is not None:
            said.append(words)
    return tuple(said)


def _step(deed: Deed, said: tuple[Saying, ...], heard: Spoken) -> PiquetStep:
    moments: tuple[PiquetMoment, ...] = deed.moments
    who = doer(deed.before, deed.action)
    last = moments[-1].state
    won = next((each for each in moments if isinstance(each.event, TrickWon)), None)
    shown, taken = last, None
    if won is not None and isinstance(won.event, TrickWon):
        lying = _lying(moments)
        current = replace(lying.current, ledger=last.current.ledger, history=last.current.history)
        shown, taken = replace(lying, deal=current), won.event.seat
    return PiquetStep(
        state=shown,
        action=deed.action,
        who=who if isinstance(who, Player) and not isinstance(deed.action, Deal) else None,
        said=said,
        lines=tuple(each.event.line for each in moments if isinstance(each.event, Counted)),
        heard=heard,
        taken=taken,
        over=any(isinstance(moment.event, DealEnded) for moment in moments),
    )


def _lying(moments: Iterable[PiquetMoment]) -> State:
    """The state in which both cards of the trick lie on the table."""
    states = [moment.state for moment in moments if isinstance(moment.event, CardPlayed)]
    return states[-1]
