"""All-Fours at the table."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from game.all_fours.ui import (
    animations,
    cloth,
    counsel,
    gestures,
    guiding,
    hand_state,
    layout,
    opposite,
    panel,
    prompts,
    speech,
)
from game.all_fours.ui.aids import AllFoursAids
from game.all_fours.ui.counsel import AllFoursWeighable
from game.all_fours.ui.hand_state import Desk, Outcome, Table, Told, Top
from game.all_fours.ui.sheet import DealSheet
from game.all_fours.words import ALL_FOURS, refusal
from game.stage.basics import Rect, Room
from game.stage.intents import Key
from game.stage.ornaments import Mood
from game.stage.picture import Item, Target, Touch
from game.stage.places import Places
from game.table.animation_steps import AnimationStep, Ringing
from game.table.offers import Prompt
from game.table.spoken import Spoken
from game.table.state import LaidTrick
from game.table.timing import Span
from game.table.ui import Drop, Scenery, TableUI
from rules.all_fours.actions import Action
from rules.all_fours.events import Event
from rules.all_fours.view import View
from rules.core.cards import Card, Hand
from rules.core.game import Refused


class AllFoursTable(TableUI[View, Desk, Action, Event]):
    """What All-Fours says at the table that differs from the usual."""

    name = ALL_FOURS
    most_tricks = 21
    guided_deals = guiding.GUIDED_DEALS
    aids = AllFoursAids()
    weighable = AllFoursWeighable()
    sheet = DealSheet

    # ---- the hands

    def fresh_desk(self, way: str) -> Desk:
        return Desk()

    def lay(self, seen: View, desk: Desk, room: Room) -> Scenery:
        return layout.lay(seen, desk, room)

    def hand(self, seen: View) -> Hand:
        return seen.deal.hand if seen.deal is not None else frozenset()

    def prompt(self, top: Top) -> Prompt:
        return counsel.counselled(prompts.prompt(top), top)

    def touch(self, at: Touch, top: Top) -> Outcome | None:
        return gestures.touch(at, top)

    def key(self, pressed: Key, top: Top) -> Outcome | None:
        return gestures.key(pressed, top)

    def wish(self, wished: StrEnum, top: Top) -> Desk:
        return gestures.wish(wished, top)

    def drags(self, seen: View) -> bool:
        return gestures.drags(seen)

    def drop(self, dropped: Drop, top: Top) -> Outcome | None:
        return gestures.drop(dropped, top)

    # ---- how a desk goes on

    def desk_after(self, desk: Desk, happened: Told) -> Desk:
        return hand_state.after(desk, happened)

    def desk_gone_back(self, desk: Desk) -> Desk:
        return hand_state.gone_back(desk)

    def desk_kept(self, desk: Desk) -> Desk:
        return hand_state.kept(desk)

    # ---- what is seen and heard of an event

    def animate(self, happened: Told, desk: Desk, room: Room) -> Sequence[AnimationStep]:
        return animations.legs(happened, desk, room)

    def spoken_after(self, spoken: Spoken, happened: Told) -> Spoken:
        return speech.heard(spoken, happened)

    def mood_after(self, mood: Mood, happened: Told) -> Mood:
        return opposite.mood_after(mood, happened)

    def sounds(self, happened: Told, celebrated: Sequence[object]) -> Sequence[Ringing]:
        return speech.sounds_of(happened, celebrated)

    def just_dealt(self, seen: View) -> bool:
        return animations.just_dealt(seen)

    def shaken(self, action: Action) -> Card | None:
        return gestures.shaken(action)

    def refusal(self, refused: Refused) -> str:
        return refusal(refused)

    # ---- the picture

    def panel(self, table: Table, room: Room) -> Sequence[Item]:
        return panel.panel(table, room)

    def below(self, table: Table, places: Places, said: Sequence[Item]) -> Sequence[Item]:
        return cloth.below(table, places, said)

    def above(self, table: Table, places: Places) -> Sequence[Item]:
        return cloth.above(table, places)

    def aside(self, table: Table, places: Places) -> tuple[Sequence[Item], Sequence[Target]]:
        return cloth.aside(table, places)

    def bubbles(self, table: Table, places: Places) -> Sequence[Item]:
        return cloth.said(table, places)

    def portrait(self, table: Table, places: Places) -> Rect | None:
        return cloth.portrait(table, places)

    def tricks(self, seen: View) -> Sequence[LaidTrick]:
        return cloth.tricks(seen)

    # ---- around the partie

    def trick_prompt(self, seen: View, other: str) -> Prompt:
        return prompts.trick_prompt(seen, other)

    def task(self, seen: View) -> str:
        return guiding.task(seen)

    def guide(self, top: Top) -> str:
        return guiding.explained(top)

    def coached(self, seen: View) -> bool:
        return guiding.coached(seen)

    def span(self, seen: View) -> Span:
        return opposite.span_of(seen)


UI = AllFoursTable()
