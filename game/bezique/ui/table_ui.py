"""Bezique's face at the table."""

from __future__ import annotations

from game.bezique.preferences import ORDER, Order
from game.bezique.ui import aids, cloth, counsel, gestures, talk
from game.bezique.ui import hand_state as desks
from game.bezique.ui.animations import just_dealt, legs
from game.bezique.ui.celebrations import celebration_items, feats_of, hides, place_of
from game.bezique.ui.guiding import GUIDED_DEALS, coached, explained, task
from game.bezique.ui.hand_state import Desk
from game.bezique.ui.layout import lay
from game.bezique.ui.opposite import mood_after, span_of
from game.bezique.ui.panel.panel import panel
from game.bezique.ui.prompts import prompt, trick_prompt
from game.bezique.ui.sheet import DealSheet
from game.bezique.ui.speech import heard, sounds_of
from game.bezique.words import BEZIQUE, refusal
from game.pages.help.book import help_at_table
from game.table.counsel import laid_by, unchanged
from game.table.ui import Aids, Feats, Sorting, TableUI, Weighable
from rules.bezique.view import View
from rules.core.cards import Hand

_MOST_TRICKS = 64


def _hand(seen: View) -> Hand:
    return seen.deal.hand if seen.deal is not None else frozenset()


UI = TableUI(
    desk=lambda order: Desk(sort=Order(order)),
    lay=lay,
    hand=_hand,
    prompt=lambda top: counsel.counselled(prompt(top), top),
    touch=gestures.touch,
    key=gestures.key,
    point=gestures.point,
    points=gestures.points,
    drags=gestures.drags,
    pulls=gestures.pulls,
    drop=gestures.drop,
    sorting=Sorting(liked=ORDER, now=lambda desk: Order(desk.sort).value, to=desks.sorted_as),
    after=desks.after,
    back=desks.gone_back,
    left=desks.left_lying,
    legs=legs,
    spoken=heard,
    mood=mood_after,
    sounds=sounds_of,
    feats=Feats(
        of=feats_of,
        place=lambda table, places: place_of(table.celebrated, places),
        items=celebration_items,
        hides=hides,
    ),
    just_dealt=just_dealt,
    shaken=gestures.shaken,
    refusal=refusal,
    panel=panel,
    below=cloth.below,
    above=cloth.above,
    aside=cloth.aside,
    bubbles=talk.said,
    portrait=talk.portrait,
    tricks=cloth.tricks,
    most_tricks=_MOST_TRICKS,
    trick=trick_prompt,
    task=task,
    guide=explained,
    guided_deals=GUIDED_DEALS,
    coached=coached,
    span=span_of,
    aids=Aids(
        automatic=aids.automatic,
        reason=aids.reason,
        ready=aids.ready,
        mark=aids.mark,
        again=aids.again,
    ),
    weighable=Weighable(
        of=counsel.weighable,
        choice=lambda _top: None,  # every choice is weighed, whichever one thinks of
        opened=unchanged,
        closed=unchanged,
        laid=laid_by(aids.ready),
        settled=aids.named_in_window,
    ),
    sheet=DealSheet,
    help=lambda seen: help_at_table(seen, BEZIQUE),
)
