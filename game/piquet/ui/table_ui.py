"""Piquet's face at the table."""

from __future__ import annotations

from game.pages.help.book import help_at_table
from game.piquet.preferences import DECLARE_FOR_ME, LINE, READING, SORT, Sort
from game.piquet.ui import cloth, gestures, hand_state_steps, suggesting
from game.piquet.ui import suggesting as weighable
from game.piquet.ui.animations import just_dealt, lay, legs, lingers
from game.piquet.ui.celebrations import feats_of
from game.piquet.ui.feast import feast_items, flown, place_of, sunk
from game.piquet.ui.guiding import GUIDED_DEALS, coached, talks, task
from game.piquet.ui.hand_state import Desk
from game.piquet.ui.opposite import mood_after, span_of
from game.piquet.ui.panel.publics import TOLD
from game.piquet.ui.prompts import took, trick_prompt
from game.piquet.ui.said.speech import heard
from game.piquet.ui.sheet.page import DealSheet
from game.piquet.ui.sounds import sounds_of
from game.piquet.ui.what_now import automatic, explained, only_answer, what_now
from game.piquet.words.terms import refusal
from game.table.ui import Aids, Feats, Sorting, TableUI, Weighable
from rules.core.cards import Card, Hand
from rules.piquet.actions import Action, Play
from rules.piquet.options import HAND
from rules.piquet.view import View


def _hand(seen: View) -> Hand:
    return seen.deal.hand if seen.deal is not None else frozenset()


def _shaken(action: Action) -> Card | None:
    return action.card if isinstance(action, Play) else None


UI = TableUI(
    desk=lambda sort: Desk(sort=Sort(sort)),
    lay=lay,
    hand=_hand,
    prompt=what_now,
    touch=gestures.touch,
    key=gestures.key,
    wish=gestures.wish,
    pointed=frozenset({TOLD}),
    point=gestures.point,
    drags=gestures.drags,
    drop=gestures.drop,
    speaking=gestures.speaking,
    sorting=Sorting(
        liked=SORT, now=lambda desk: Sort(desk.sort).value, to=hand_state_steps.sorted_as
    ),
    after=hand_state_steps.after,
    done=hand_state_steps.handed_on,
    back=hand_state_steps.gone_back,
    kept=hand_state_steps.kept,
    faced=hand_state_steps.faced,
    left=hand_state_steps.left_lying,
    legs=legs,
    spoken=heard,
    mood=mood_after,
    sounds=sounds_of,
    feats=Feats(of=feats_of, place=place_of, items=feast_items, hides=flown, aside=sunk),
    lingers=lingers,
    just_dealt=just_dealt,
    shaken=_shaken,
    refusal=refusal,
    panel=cloth.panel,
    below=cloth.below,
    above=cloth.above,
    aside=cloth.aside,
    advised=cloth.advised,
    bubbles=cloth.said,
    speaker=cloth.speaker,
    portrait=cloth.portrait,
    partner=cloth.partner,
    tricks=cloth.tricks,
    most_tricks=HAND,
    trick=trick_prompt,
    looking=took,
    task=task,
    talks=talks,
    answer=only_answer,
    guide=explained,
    guided_deals=GUIDED_DEALS,
    coached=coached,
    span=span_of,
    aids=Aids(
        automatic=automatic,
        reason=suggesting.reason,
        ready=suggesting.ready,
        mark=suggesting.mark,
        again=suggesting.again,
        cards=suggesting.cards_of,
        foreseen=lambda likes: likes.value(LINE) or likes.value(READING),
        wanted=lambda likes: likes.value(DECLARE_FOR_ME),
    ),
    weighable=Weighable(
        of=weighable.weighable,
        choice=weighable.choice,
        opened=weighable.opened,
        closed=weighable.closed,
        laid=weighable.laid,
    ),
    sheet=DealSheet,
    help=help_at_table,
)
