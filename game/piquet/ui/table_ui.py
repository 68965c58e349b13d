"""Piquet at the table."""

from __future__ import annotations

from game.games import PIQUET
from game.piquet.preferences import SORT, Sort
from game.piquet.ui import (
    animations,
    cloth,
    gestures,
    guiding,
    hand_state_steps,
    prompts,
    sounds,
    what_now,
)
from game.piquet.ui import demeanour as opposite
from game.piquet.ui.celebrations import feats_of
from game.piquet.ui.feast import feast_items, flown, place_of, sunk
from game.piquet.ui.hand_state import HandState
from game.piquet.ui.panel.publics import TOLD
from game.piquet.ui.said import speech
from game.piquet.ui.sheet.page import DealSheet
from game.piquet.ui.suggesting import PiquetAids, PiquetWeighable
from game.piquet.words.terms import refusal
from game.table.cut import settled
from game.table.ui import TableUI
from game.table.ui_parts import Celebrations
from rules.core.cards import Card, Hand
from rules.piquet.actions import Action, Play
from rules.piquet.events import Event
from rules.piquet.options import HAND
from rules.piquet.view import View


class PiquetTable(TableUI[View, HandState, Action, Event]):
    """What Piquet says at the table that differs from the usual."""

    name = PIQUET
    most_tricks = HAND
    pointed = frozenset({TOLD})
    guided_deals = guiding.GUIDED_DEALS
    aids = PiquetAids()
    weighable = PiquetWeighable()
    sheet = DealSheet
    sorting = SORT
    celebrations = Celebrations(
        of=feats_of, place=place_of, items=feast_items, hides=flown, aside=sunk
    )

    # ---- the hands

    def fresh_hand(self, way: str) -> HandState:
        return HandState(sort=Sort(way))

    lay = staticmethod(animations.lay)

    def hand(self, seen: View) -> Hand:
        return seen.deal.hand if seen.deal is not None else frozenset()

    spread = staticmethod(cloth.spread)
    prompt = staticmethod(what_now.what_now)
    aloud = staticmethod(guiding.aloud)
    touch = staticmethod(gestures.touch)
    key = staticmethod(gestures.key)
    wish = staticmethod(gestures.wish)
    point = staticmethod(gestures.point)
    drags = staticmethod(gestures.drags)
    drop = staticmethod(gestures.drop)
    speaking = staticmethod(gestures.speaking)

    def sorted_now(self, hand_state: HandState) -> str:
        return hand_state.sort.value

    sorted_as = staticmethod(hand_state_steps.sorted_as)

    # ---- how a hand state goes on
    hand_after = staticmethod(hand_state_steps.after)
    hand_handed_on = staticmethod(hand_state_steps.handed_on)
    hand_gone_back = staticmethod(hand_state_steps.gone_back)
    hand_kept = staticmethod(hand_state_steps.kept)
    hand_faced = staticmethod(hand_state_steps.faced)
    hand_left = staticmethod(hand_state_steps.left_lying)

    # ---- what is seen and heard of an event
    animate = staticmethod(animations.legs)
    laid = staticmethod(speech.laid)
    spoken_after = staticmethod(speech.heard)
    mood_after = staticmethod(opposite.mood_after)
    sounds = staticmethod(sounds.sounds_of)
    lingers = staticmethod(animations.lingers)
    just_dealt = staticmethod(animations.just_dealt)

    def shaken(self, action: Action) -> Card | None:
        return action.card if isinstance(action, Play) else None

    refusal = staticmethod(refusal)

    # ---- the picture
    panel = staticmethod(cloth.panel)
    below = staticmethod(cloth.below)
    above = staticmethod(cloth.above)
    aside = staticmethod(cloth.aside)
    advised = staticmethod(cloth.advised)
    bubbles = staticmethod(cloth.said)
    speaker = staticmethod(cloth.speaker)
    portrait = staticmethod(cloth.portrait)
    partner = staticmethod(cloth.partner)
    tricks = staticmethod(cloth.tricks)
    called = staticmethod(cloth.called)
    left = staticmethod(cloth.left)

    # ---- around the partie
    trick_prompt = staticmethod(prompts.trick_prompt)
    looking = staticmethod(prompts.took)
    task = staticmethod(guiding.task)
    begins = staticmethod(settled)
    ponders = staticmethod(guiding.ponders)
    talks = staticmethod(guiding.talks)
    answer = staticmethod(what_now.only_answer)
    guide = staticmethod(what_now.explained)
    coached = staticmethod(guiding.coached)
    span = staticmethod(opposite.span_of)


UI = PiquetTable()
