"""Bezique's face at the table."""

from __future__ import annotations

from game.bezique.face import aids, cloth, counsel, gestures, talk
from game.bezique.face import desk as desks
from game.bezique.face.celebrations import celebration_items, feats_of, hides, place_of
from game.bezique.face.cues import just_dealt, legs
from game.bezique.face.desk import Desk
from game.bezique.face.guiding import GUIDED_DEALS, coached, explained
from game.bezique.face.layout import lay
from game.bezique.face.mood import mood_after
from game.bezique.face.pace import span_of
from game.bezique.face.panel.panel import panel
from game.bezique.face.prompts import prompt, trick_prompt
from game.bezique.face.sheet import DealSheet
from game.bezique.face.sounds import sounds_of
from game.bezique.face.speech import heard
from game.bezique.face.tasks import task
from game.bezique.preferences import ORDER, Order
from game.bezique.words import BEZIQUE
from game.bezique.words.names import refusal
from game.pages.help.book import help_at_table
from game.table.counsel import laid_by, unchanged
from game.table.face import Aids, Face, Feats, Sorting, Weighable
from rules.bezique.view import View
from rules.core.cards import Hand

_MOST_TRICKS = 64


def _hand(seen: View) -> Hand:
    return seen.deal.hand if seen.deal is not None else frozenset()


FACE = Face(
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
