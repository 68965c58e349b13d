"""What now, with all that is offered besides: what the law gives a right to, sure tricks."""

from __future__ import annotations

from msgspec.structs import replace

from game.piquet.ui.aids import claimable
from game.piquet.ui.guiding import guide
from game.piquet.ui.hand_state import Desk
from game.piquet.ui.prompts import prompt
from game.piquet.ui.report.deeds import with_rows
from game.piquet.ui.said.answering import answered_for
from game.piquet.ui.said.besides import with_rights
from game.piquet.ui.wishes import CLAIM
from game.piquet.words import say
from game.table.offers import Prompt, Wish, side_offer
from game.table.state import TableState
from rules.piquet.actions import Action, Answer
from rules.piquet.choices import MayAnswer
from rules.piquet.view import View


def what_now(top: TableState) -> Prompt:
    """The sentence and the offers for what lies on the table."""
    desk: Desk = top.desk
    seen: View = top.seen
    found = prompt(seen, desk, top.other, aloud=top.likes.speech)
    if desk.concealed:
        return found
    if answered_for(seen):
        return replace(found, detail=say("now.answer.for-you"), offers=())
    if not top.at_rest:
        return found
    found = with_rows(with_rights(found, seen, desk, top.other), top)
    if desk.talk is None and claimable(seen):
        claim = side_offer(CLAIM, say("do.claim"), Wish.CLAIM)
        found = replace(found, offers=(*found.offers, claim))
    return found


def explained(top: TableState) -> str:
    """What a newcomer is told; nothing where he is not even asked."""
    return "" if answered_for(top.seen) else guide(top.seen, top.desk)


def only_answer(seen: View) -> Action | None:
    """A person whose only true answer is "good" is not asked for it."""
    may = seen.choices
    return Answer(may.replies[0]) if isinstance(may, MayAnswer) and answered_for(seen) else None
