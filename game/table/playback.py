"""Something happens: what a viewer is told of it, and what lies on the table after it."""

from __future__ import annotations

from msgspec.structs import replace

from game.session.juncture import Edition, Juncture
from game.table.spoken import SILENCE, Spoken
from game.table.state import Seen, TableState
from game.table.ui import TableUI
from game.table.ui_parts import Happened
from rules.core.game import Event
from rules.core.seats import Player


def told_of(
    top: TableState, now: Juncture, before: Juncture | None, after: Juncture | None
) -> Happened:
    """An event for whoever sits before the screen, with those beside it of the same action."""
    edition = now.edition(top.viewer)
    return Happened(
        event=edition.event,
        before=top.seen,
        seen=edition.view,
        before_it=_event(before, top.viewer),
        after_it=_event(after, top.viewer),
        opposite=top.opposite.kind,
        likes=top.likes,
    )


def _event(juncture: Juncture | None, viewer: Player) -> Event | None:
    return juncture.edition(viewer).event if juncture is not None else None


def after(face: TableUI, top: TableState, edition: Edition, happened: Happened) -> TableState:
    """What lies on the table after an event. New cards begin another hand state and talk."""
    if edition.deals.number != top.deals.number:
        hand_state = replace(face.fresh_hand(face.liked_sort(top.likes)), concealed=top.shared)
        top = replace(top, hand_state=hand_state, tricks_open=False, laid=(), for_him=None)
        top = replace(top, spoken=SILENCE, consulted=None)
    hand_state = face.hand_after(top.hand_state, happened)
    spoken = face.spoken_after(top.spoken, happened)
    if spoken != top.spoken and spoken.said and _other_calls(face, edition.view, spoken):
        top = replace(top, consulted=None)  # the partner spoke of the call before
    laid = (*top.laid, *face.laid(happened))[-_LAID:]
    spoken = _after_card(spoken, top.spoken, str(laid[-1][1]) if laid else "")
    lingering = top.lingering
    if face.lingers(happened):
        lingering = top.shared and not hand_state.concealed
    return replace(
        top,
        edition=edition,
        hand_state=hand_state,
        spoken=spoken,
        mood=face.mood_after(top.mood, happened),
        lingering=lingering,
        laid=laid,
        came=_came(face, top, happened),
    )


def _after_card(spoken: Spoken, before: Spoken, laid: str) -> Spoken:
    """What was said, with the card that lay there when it was: a voice tells it after that."""
    old = [id(each) for each in before.said]
    said = (each if id(each) in old else replace(each, after=laid) for each in spoken.said)
    return Spoken(tuple(said)) if spoken != before else spoken


def _other_calls(face: TableUI, seen: Seen, spoken: Spoken) -> bool:
    """Whether the other has made a call, and not only counted in play."""
    return face.talks(seen) and face.speaker(seen, spoken.said[-1].seat) is not seen.player


_LAID = 3
"""Cards that are remembered to be told."""


def _came(face: TableUI, top: TableState, happened: Happened) -> frozenset[str]:
    """What came to a hand, until that changes: all of a new one."""
    before, now = ({*map(str, face.hand(seen))} for seen in (happened.before, happened.seen))
    if before == now:
        return top.came
    return frozenset(now - before)


def would_pass(
    face: TableUI, before: TableState, top: TableState, now: Juncture, happened: Happened
) -> bool:
    """Whether what was said or settled is to be read, and the partie would not wait.

    Of what both hear that is so for a newcomer; where he is asked something himself it waits
    anyway.
    """
    if top.viewer in top.people and face.confides(happened):
        return True
    if not top.guiding or top.shared:
        return False
    if face.begins(top.seen):
        return not face.begins(before.seen)
    if top.spoken == before.spoken or not face.talks(top.seen):
        return False
    speaker = face.speaker(top.seen, top.spoken.said[-1].seat) if top.spoken.said else None
    if speaker in (None, top.viewer):
        return False
    asked = now.turn is top.viewer and face.answer(top.seen) is None
    return now.turn is not None and not asked
