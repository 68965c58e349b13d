"""Bezique at the table."""

from __future__ import annotations

from game.bezique.preferences import ORDER, Order
from game.bezique.ui import (
    animations,
    choosing,
    cloth,
    counsel,
    gathered,
    gestures,
    guiding,
    hand_state,
    layout,
    prompts,
    speech,
)
from game.bezique.ui import bubbles as talk
from game.bezique.ui import demeanour as opposite
from game.bezique.ui.aids import BeziqueAids
from game.bezique.ui.celebrations import celebration_items, feats_of, hides, place_of
from game.bezique.ui.counsel import BeziqueWeighable
from game.bezique.ui.hand_state import HandState, Table, Top
from game.bezique.ui.panel import panel
from game.bezique.ui.sheet import DealSheet
from game.bezique.words import BEZIQUE, refusal, say
from game.table.cards import Spread, in_hand, lying
from game.table.cut import cut_spread, settled
from game.table.offers import Prompt
from game.table.trick_table import TrickTable
from game.table.ui_parts import Celebrations
from rules.bezique.actions import Action
from rules.bezique.events import Event
from rules.bezique.view import View


class BeziqueTable(TrickTable[View, HandState, Action, Event]):
    """What Bezique says at the table that differs from the usual."""

    name = BEZIQUE
    most_tricks = 1
    guided_deals = guiding.GUIDED_DEALS
    aids = BeziqueAids()
    weighable = BeziqueWeighable()
    sheet = DealSheet
    sorting = ORDER
    celebrations = Celebrations(
        of=feats_of,
        place=lambda table, places: place_of(table.celebrated, places),
        items=celebration_items,
        hides=hides,
    )

    # ---- the hands

    def fresh_hand(self, way: str) -> HandState:
        return HandState(sort=Order(way))

    lay = staticmethod(layout.lay)

    def spread(self, table: Table) -> Spread:
        """What lies open too: the turn-up, the heap, what was declared."""
        seen, deal = table.seen, table.seen.deal
        if deal is None:
            return cut_spread(table.seen.cut, table)
        turned = () if deal.turn_up is None else (deal.turn_up,)
        lifted, other = choosing.lifted_cards(seen, table.hand_state), seen.player.other
        open_cards = say("cards.open.other", other=table.other)
        return {
            **super().spread(table),
            **lying(gathered.heap(deal, seen.options), say("cards.heap")),
            **lying(turned, say("place.trumps"), turned=True),
            **lying(deal.open[other], open_cards),
            **in_hand(hand_state.hidden(deal, seen.player), lifted),
            **lying(deal.open[seen.player], say("cards.open"), lifted, note=say("cards.open.one")),
        }

    def prompt(self, top: Top) -> Prompt:
        return counsel.counselled(prompts.prompt(top), top)

    touch = staticmethod(gestures.touch)
    key = staticmethod(gestures.key)
    point = staticmethod(gestures.point)
    points = staticmethod(gestures.points)
    pulls = staticmethod(gestures.pulls)
    drags = staticmethod(gestures.drags)
    drop = staticmethod(gestures.drop)

    def sorted_now(self, hand_state: HandState) -> str:
        return hand_state.sort.value

    sorted_as = staticmethod(hand_state.sorted_as)

    # ---- how a hand state goes on
    hand_after = staticmethod(hand_state.after)
    hand_gone_back = staticmethod(hand_state.gone_back)
    hand_left = staticmethod(hand_state.left_lying)

    # ---- what is seen and heard of an event
    animate = staticmethod(animations.legs)
    laid = staticmethod(speech.laid)
    spoken_after = staticmethod(speech.heard)
    mood_after = staticmethod(opposite.mood_after)
    sounds = staticmethod(speech.sounds_of)
    shaken = staticmethod(gestures.shaken)
    refusal = staticmethod(refusal)

    # ---- the picture
    panel = staticmethod(panel.panel)
    below = staticmethod(cloth.below)
    above = staticmethod(cloth.above)
    aside = staticmethod(cloth.aside)
    bubbles = staticmethod(talk.said)
    portrait = staticmethod(talk.portrait)
    tricks = staticmethod(cloth.tricks)
    called = staticmethod(cloth.called)
    left = staticmethod(cloth.left)

    # ---- around the partie
    trick_prompt = staticmethod(prompts.trick_prompt)
    task = staticmethod(guiding.task)
    guide = staticmethod(guiding.explained)
    begins = staticmethod(settled)
    coached = staticmethod(guiding.coached)
    span = staticmethod(opposite.span_of)


UI = BeziqueTable()
