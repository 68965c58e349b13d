"""What the table offers whoever sits before it: the sentence that says what now, and the buttons.

It follows from what lies there; nothing is asked of the rules and nothing is remembered.
"""

from __future__ import annotations

from msgspec.structs import replace

from game.table.offers import Prompt, Wish, as_hinted, main_offer
from game.table.partner import as_counsel, as_partner_says
from game.table.state import Suggested, TableState
from game.table.ui import TableUI
from game.words.catalogue import say
from game.words.terms import listed, uncapital


def what_now(face: TableUI, top: TableState) -> Prompt:
    """What now, for the viewer; a voice tells what keys do instead of what a pointer does."""
    found = _what_now(face, top)
    note = face.aloud(found.heard)
    return found if note == found.heard else replace(found, note=note)


def _what_now(face: TableUI, top: TableState) -> Prompt:
    seen, concealed = top.seen, top.hand_state.concealed
    if top.headway.dealing:
        return Prompt(say("now.wait.deal"))
    if top.lingering and top.headway.moved_on:
        offers = (main_offer(say("do.hide"), Wish.HIDE),)
        return Prompt(say("now.seen"), face.looking(seen), offers)
    if top.headway.kept:
        offers = (main_offer(say("do.go-on"), Wish.GO_ON),)
        read = face.trick_prompt(seen, top.other)
        return replace(read if read.sentence else _heard(face, top), offers=offers)
    if not top.may_act:
        if seen.turn is top.viewer:
            return Prompt("")
        seen = replace(seen, choices=None)
        top = replace(top, edition=replace(top.edition, view=seen))
    if seen.choices is None and top.waited_for:
        return Prompt(top.waited_for)
    found = face.prompt(top)
    if seen.choices is not None and _done_for_him(face, top):
        found = replace(found, says=found.says or "", goes=True)
    if top.shared and not top.deals.number and seen.choices is not None:
        # Before the first deal nobody lifts a curtain, so the sentence says who is meant.
        name = listed(top.before_screen)
        found = replace(
            found, sentence=say("now.named", name=name, sentence=uncapital(found.sentence))
        )
    if seen.choices is not None and top.partner is not None and not concealed:
        if _plays_out(face, top):
            return Prompt(say("evening.claimed", name=top.holder))
        said = top.consults
        if said is not None:
            found = as_partner_says(found, said, top.counsellor, top.hand_state)
        found = as_counsel(found, top.seen, said, top.partner)
    if face.speaking(top) and not concealed:  # what is put in is no card: nothing is said of those
        return found
    if seen.choices is not None and not concealed and (hint := top.suggested) is not None:
        found = as_hinted(found, hint.action, moved=_moved(face, top, hint))
    if (who := top.whispers) is not None and face.ponders(seen):
        found = replace(found, detail=say("evening.whispers", name=who.name, other=top.other))
    # Behind a hidden hand the second line would tell what its owner alone has seen.
    if concealed:
        return replace(found, detail="", gilt=None)
    explained = face.guide(top) if top.guiding and top.weighed is None else ""
    if not explained and top.coached and top.advice and top.weighed is None:
        return replace(found, detail=top.advice, guide=True, coach=True, gilt=None)
    if not explained and top.coached and found.coach and found.detail:
        return replace(found, guide=True)
    if explained:
        return replace(found, detail=explained, guide=True, coach=False, gilt=None)
    return found


def _moved(face: TableUI, top: TableState, hint: Suggested) -> bool:
    """Whether one's own cards lie otherwise than when it was named, however they are sorted."""
    now, then = top.hand_state, hint.then
    if face.sorting is not None:
        way = face.sorting.values()[0]
        now, then = (face.sorted_as(lies, top.seen, way) for lies in (now, then))
    return bool(now != then)


def _done_for_him(face: TableUI, top: TableState) -> bool:
    """Whether the person need not act: there is only one thing to do, and it is done for him."""
    if face.aids is None or top.unaided:
        return False
    return face.aids.automatic(top.seen, top.likes_now, None) is not None


def _plays_out(face: TableUI, top: TableState) -> bool:
    """Whether the holder plays out what is sure, as he was told: nothing is asked meanwhile."""
    if not top.holder or top.claimed != top.deals.number or face.aids is None:
        return False
    return face.aids.automatic(top.seen, top.likes_now, None) is not None


def _heard(face: TableUI, top: TableState) -> Prompt:
    """What was said lies to be read: what the table waits for, and what it means."""
    found = face.prompt(top)
    told = face.guide(top)
    return replace(found, detail=told, guide=True) if told else found
