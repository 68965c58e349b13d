"""All-Fours' face at the table."""

from __future__ import annotations

from game.all_fours.ui import aids, cloth, counsel, gestures
from game.all_fours.ui import hand_state as desks
from game.all_fours.ui.animations import just_dealt, legs
from game.all_fours.ui.guiding import GUIDED_DEALS, coached, explained, task
from game.all_fours.ui.hand_state import Desk
from game.all_fours.ui.layout import lay
from game.all_fours.ui.opposite import mood_after, span_of
from game.all_fours.ui.panel import panel
from game.all_fours.ui.prompts import prompt, trick_prompt
from game.all_fours.ui.sheet import DealSheet
from game.all_fours.ui.speech import heard, sounds_of
from game.all_fours.words import ALL_FOURS, refusal
from game.pages.help.book import help_at_table
from game.table.counsel import laid_by, unchanged
from game.table.ui import Aids, TableUI, Weighable
from rules.all_fours.view import View
from rules.core.cards import Hand

_MOST_TRICKS = 21


def _hand(seen: View) -> Hand:
    return seen.deal.hand if seen.deal is not None else frozenset()


UI = TableUI(
    desk=lambda _order: Desk(),
    lay=lay,
    hand=_hand,
    prompt=lambda top: counsel.counselled(prompt(top), top),
    touch=gestures.touch,
    key=gestures.key,
    wish=gestures.wish,
    drags=gestures.drags,
    drop=gestures.drop,
    after=desks.after,
    back=desks.gone_back,
    kept=desks.kept,
    left=desks.left_lying,
    legs=legs,
    spoken=heard,
    mood=mood_after,
    sounds=sounds_of,
    just_dealt=just_dealt,
    shaken=gestures.shaken,
    refusal=refusal,
    panel=panel,
    below=cloth.below,
    above=cloth.above,
    aside=cloth.aside,
    bubbles=cloth.said,
    portrait=cloth.portrait,
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
    ),
    sheet=DealSheet,
    help=lambda seen: help_at_table(seen, ALL_FOURS),
)
