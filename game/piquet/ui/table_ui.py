"""Piquet at the table."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from game.games import PIQUET
from game.piquet.preferences import SORT, Sort
from game.piquet.ui import (
    animations,
    cloth,
    gestures,
    guiding,
    hand_state_steps,
    opposite,
    prompts,
    sounds,
    what_now,
)
from game.piquet.ui.celebrations import Celebration, feats_of
from game.piquet.ui.feast import feast_items, flown, place_of, sunk
from game.piquet.ui.hand_state import Desk, Outcome, Table, Told, Top
from game.piquet.ui.panel.publics import TOLD
from game.piquet.ui.said import speech
from game.piquet.ui.sheet.page import DealSheet
from game.piquet.ui.suggesting import PiquetAids, PiquetWeighable
from game.piquet.words.terms import refusal
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
from game.table.ui import Celebrations, Drop, Scenery, TableUI
from rules.core.cards import Card, Hand
from rules.core.game import Refused
from rules.core.seats import Player
from rules.piquet.actions import Action, Play
from rules.piquet.events import Event
from rules.piquet.options import HAND
from rules.piquet.view import View


class PiquetTable(TableUI[View, Desk, Action, Event]):
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

    def fresh_desk(self, way: str) -> Desk:
        return Desk(sort=Sort(way))

    def lay(self, seen: View, desk: Desk, room: Room) -> Scenery:
        return animations.lay(seen, desk, room)

    def hand(self, seen: View) -> Hand:
        return seen.deal.hand if seen.deal is not None else frozenset()

    def prompt(self, top: Top) -> Prompt:
        return what_now.what_now(top)

    def touch(self, at: Touch, top: Top) -> Outcome | None:
        return gestures.touch(at, top)

    def key(self, pressed: Key, top: Top) -> Outcome | None:
        return gestures.key(pressed, top)

    def wish(self, wished: StrEnum, top: Top) -> Desk:
        return gestures.wish(wished, top)

    def point(self, top: Top) -> Desk:
        return gestures.point(top)

    def drags(self, seen: View) -> bool:
        return gestures.drags(seen)

    def drop(self, dropped: Drop, top: Top) -> Outcome | None:
        return gestures.drop(dropped, top)

    def speaking(self, top: Top) -> bool:
        return gestures.speaking(top)

    def sorted_now(self, desk: Desk) -> str:
        return desk.sort.value

    def sorted_as(self, desk: Desk, seen: View, way: str) -> Desk:
        return hand_state_steps.sorted_as(desk, seen, way)

    # ---- how a desk goes on

    def desk_after(self, desk: Desk, happened: Told) -> Desk:
        return hand_state_steps.after(desk, happened)

    def desk_handed_on(self, desk: Desk) -> Desk:
        return hand_state_steps.handed_on(desk)

    def desk_gone_back(self, desk: Desk) -> Desk:
        return hand_state_steps.gone_back(desk)

    def desk_kept(self, desk: Desk) -> Desk:
        return hand_state_steps.kept(desk)

    def desk_faced(self, desk: Desk, portrait: bool) -> Desk:
        return hand_state_steps.faced(desk, portrait)

    def desk_left(self, desk: Desk) -> Desk:
        return hand_state_steps.left_lying(desk)

    # ---- what is seen and heard of an event

    def animate(self, happened: Told, desk: Desk, room: Room) -> Sequence[AnimationStep]:
        return animations.legs(happened, desk, room)

    def spoken_after(self, spoken: Spoken, happened: Told) -> Spoken:
        return speech.heard(spoken, happened)

    def mood_after(self, mood: Mood, happened: Told) -> Mood:
        return opposite.mood_after(mood, happened)

    def sounds(self, happened: Told, celebrated: Sequence[Celebration]) -> Sequence[Ringing]:
        return sounds.sounds_of(happened, celebrated)

    def lingers(self, happened: Told) -> bool:
        return animations.lingers(happened)

    def just_dealt(self, seen: View) -> bool:
        return animations.just_dealt(seen)

    def shaken(self, action: Action) -> Card | None:
        return action.card if isinstance(action, Play) else None

    def refusal(self, refused: Refused) -> str:
        return refusal(refused)

    # ---- the picture

    def panel(self, table: Table, room: Room) -> Sequence[Item]:
        return cloth.panel(table, room)

    def below(self, table: Table, places: Places, said: Sequence[Item]) -> Sequence[Item]:
        return cloth.below(table, places, said)

    def above(self, table: Table, places: Places) -> Sequence[Item]:
        return cloth.above(table, places)

    def aside(self, table: Table, places: Places) -> tuple[Sequence[Item], Sequence[Target]]:
        return cloth.aside(table, places)

    def advised(self, table: Table) -> str | None:
        return cloth.advised(table)

    def bubbles(self, table: Table, places: Places) -> Sequence[Item]:
        return cloth.said(table, places)

    def speaker(self, seen: View, seat: int) -> Player:
        return cloth.speaker(seen, seat)

    def portrait(self, table: Table, places: Places) -> Rect | None:
        return cloth.portrait(table, places)

    def partner(self, table: Table, places: Places) -> Rect | None:
        return cloth.partner(table, places)

    def tricks(self, seen: View) -> Sequence[LaidTrick]:
        return cloth.tricks(seen)

    # ---- around the partie

    def trick_prompt(self, seen: View, other: str) -> Prompt:
        return prompts.trick_prompt(seen, other)

    def looking(self, seen: View) -> str:
        return prompts.took(seen)

    def task(self, seen: View) -> str:
        return guiding.task(seen)

    def talks(self, seen: View) -> bool:
        return guiding.talks(seen)

    def answer(self, seen: View) -> Action | None:
        return what_now.only_answer(seen)

    def guide(self, top: Top) -> str:
        return what_now.explained(top)

    def coached(self, seen: View) -> bool:
        return guiding.coached(seen)

    def span(self, seen: View) -> Span:
        return opposite.span_of(seen)


UI = PiquetTable()
