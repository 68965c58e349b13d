"""All-Fours at the table."""

from __future__ import annotations

from game.all_fours.ui import (
    animations,
    cloth,
    counsel,
    gestures,
    guiding,
    hand_state,
    layout,
    panel,
    prompts,
    speech,
)
from game.all_fours.ui import demeanour as opposite
from game.all_fours.ui.aids import AllFoursAids
from game.all_fours.ui.counsel import AllFoursWeighable
from game.all_fours.ui.hand_state import HandState, Table, Top
from game.all_fours.ui.sheet import DealSheet
from game.all_fours.words import ALL_FOURS, refusal, say
from game.table.cards import Spread, in_hand, lying
from game.table.cut import cut_spread, settled
from game.table.offers import Prompt
from game.table.trick_table import TrickTable
from rules.all_fours.actions import Action
from rules.all_fours.events import Event
from rules.all_fours.view import View


class AllFoursTable(TrickTable[View, HandState, Action, Event]):
    """What All-Fours says at the table that differs from the usual."""

    name = ALL_FOURS
    most_tricks = 1
    guided_deals = guiding.GUIDED_DEALS
    aids = AllFoursAids()
    weighable = AllFoursWeighable()
    sheet = DealSheet

    # ---- the hands

    def fresh_hand(self, way: str) -> HandState:
        return HandState()

    lay = staticmethod(layout.lay)

    def spread(self, table: Table) -> Spread:
        """What lies open too: the turn-up, and those that were refused."""
        deal = table.seen.deal
        if deal is None:
            return cut_spread(table.seen.cut, table)
        turned = () if deal.turn_up is None else (deal.turn_up,)
        return {
            **super().spread(table),
            **lying(deal.set_aside, say("place.refused")),
            **lying(turned, say("place.trumps"), turned=True),
            **in_hand(deal.hand, table.hand_state.chosen),
        }

    def prompt(self, top: Top) -> Prompt:
        return counsel.counselled(prompts.prompt(top), top)

    touch = staticmethod(gestures.touch)
    key = staticmethod(gestures.key)
    wish = staticmethod(gestures.wish)
    drags = staticmethod(gestures.drags)
    drop = staticmethod(gestures.drop)

    # ---- how a hand state goes on
    hand_after = staticmethod(hand_state.after)
    hand_gone_back = staticmethod(hand_state.gone_back)
    hand_kept = staticmethod(hand_state.kept)

    # ---- what is seen and heard of an event
    animate = staticmethod(animations.legs)
    laid = staticmethod(speech.laid)
    spoken_after = staticmethod(speech.heard)
    mood_after = staticmethod(opposite.mood_after)
    sounds = staticmethod(speech.sounds_of)
    just_dealt = staticmethod(animations.just_dealt)
    shaken = staticmethod(gestures.shaken)
    refusal = staticmethod(refusal)

    # ---- the picture
    panel = staticmethod(panel.panel)
    below = staticmethod(cloth.below)
    above = staticmethod(cloth.above)
    aside = staticmethod(cloth.aside)
    bubbles = staticmethod(cloth.said)
    portrait = staticmethod(cloth.portrait)
    tricks = staticmethod(cloth.tricks)
    called = staticmethod(cloth.called)
    left = staticmethod(cloth.left)

    # ---- around the partie
    trick_prompt = staticmethod(prompts.trick_prompt)
    task = staticmethod(guiding.task)
    guide = staticmethod(guiding.explained)
    begins = staticmethod(settled)
    coached = staticmethod(guiding.coached)
    confides = staticmethod(guiding.confides)
    span = staticmethod(opposite.span_of)


UI = AllFoursTable()
