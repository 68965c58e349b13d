"""What the table offers whoever sits before it: the sentence that says what now, and the buttons.

It follows from what is shown; nothing is asked of the rules and nothing is remembered.
"""

from __future__ import annotations

from dataclasses import replace

from game.piquet.face.aids import claimable
from game.piquet.face.guiding import guide
from game.piquet.face.offers import CLAIM, Prompt, Wish, side_offer
from game.piquet.face.prompts import hide_prompt, prompt, trick_prompt
from game.piquet.face.said.answering import answered_for
from game.piquet.face.said.besides import with_rights
from game.piquet.words.say import say
from game.table.board import Board


def offered(
    board: Board,
    names: tuple[str, str],
    *,
    at_rest: bool,
    may_act: bool,
    told: str,
    guiding: bool,
) -> Prompt:
    """What now, for the viewer of the board.

    `at_rest` says that a person sits there and all has been shown, `may_act` that the hand is open
    too. `told` is what is to be told about the one who is waited for; `guiding` explains the game.
    """
    seen, desk, other = board.seen, board.desk, names[board.viewer.other]
    if board.dealing:
        return Prompt(say("now.wait.deal"))
    if board.lingering and board.moved_on:
        return hide_prompt(seen)
    if board.lies_until_pressed:
        return trick_prompt(seen, other)
    if not may_act:
        if seen.turn is board.viewer:
            return Prompt("")
        seen = replace(seen, choices=None)
    if seen.choices is None and told:
        return Prompt(told)
    found = prompt(seen, desk, other)
    if answered_for(seen) and not desk.concealed:
        return replace(found, detail=say("now.answer.for-you"), offers=())
    if not desk.concealed and at_rest:
        found = with_rights(found, seen, desk)
        if desk.talk is None and claimable(seen):
            claim = side_offer(CLAIM, say("do.claim"), Wish.CLAIM)
            found = replace(found, offers=(*found.offers, claim))
    if board.shared and seen.deal is None and seen.choices is not None:
        # Before the first deal nobody lifts a curtain, so the sentence says who is meant.
        found = replace(
            found, sentence=say("now.named", name=names[board.viewer], sentence=found.sentence)
        )
    # Behind a hidden hand the second line would tell what its owner alone has seen (law 33).
    if desk.concealed:
        return replace(found, detail="")
    explained = guide(seen, desk) if guiding else ""
    return replace(found, detail=explained, guide=True) if explained else found
