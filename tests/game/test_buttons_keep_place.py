"""While one leafs through what may be said, no button moves from under the pointer."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from msgspec.structs import replace

from game.piquet.ui.hand_state import HandState, Talk
from game.piquet.ui.prompts import prompt
from game.piquet.ui.said.besides import actions, talk_of, with_rights
from game.piquet.ui.said.calling import possible
from game.piquet.ui.said.speech import question_words
from game.piquet.ui.table_ui import UI
from game.piquet.words import say
from game.session.dealer import Dealer
from game.session.session import Session
from game.stage.basics import Pose, Rect, Room
from game.stage.picture import Text
from game.table.offers import Prompt
from game.table.picture import table_picture
from game.table.render_context import RenderContext
from game.table.spoken import Spoken
from game.words.catalogue import speak
from rules.core.seats import Player
from rules.piquet.actions import Ask
from rules.piquet.options import Options
from rules.piquet.view import View, view
from tests.game.parties import Thumb
from tests.game.plain import window_room
from tests.game.tongues import (
    LANGUAGES,
)

WINDOWS = ((1024, 640), (1280, 800), (1920, 1080), (3840, 2160))
MOST = 12
"""Tables looked at of each kind."""


@cache
def seen_by_both() -> tuple[View, ...]:
    """What the players of some deals saw, one after the other."""
    found = []
    for seed in range(4):
        options = Options(show_to_score=bool(seed % 2))
        session = Session({Player.A: Thumb(), Player.B: Thumb()}, Dealer(seed), options)
        while len(session.state.results) < 2 and session.advance():
            if session.state.deal is not None:
                found += [view(session.state, player) for player in Player]
    return tuple(found)


def rows(
    hand_state: HandState, offer: Callable[[HandState], Prompt], count: int, seen: View, at: Room
) -> set[str]:
    """The places of all buttons, once for each of the things that may be leafed through."""
    found = set()
    for offered in range(count):
        now = replace(hand_state, offered=offered)
        said = offer(now)
        keys = {each.button.key for each in said.offers}
        table = RenderContext(
            seen=seen, names=("Ann", "Bob"), hand_state=now, cards=(), spoken=Spoken(), prompt=said
        )
        places = table_picture(UI, table, at).targets
        found.add(str([(each.key, rounded(each.place)) for each in places if each.key in keys]))
    return found


def rounded(place: Rect | Pose) -> tuple[int, int]:
    return round(place.x), round(place.width)


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("window", WINDOWS)
def test_the_buttons_of_a_right_keep_their_places(code: str, window: tuple[int, int]) -> None:
    speak(code)
    at = window_room(window)
    leafed = dict.fromkeys(Talk, 0)
    for seen in seen_by_both():
        for talk in dict.fromkeys(map(talk_of, seen.rights)):
            count = len(actions(seen, talk))
            if count < 2 or leafed[talk] >= MOST:
                continue
            leafed[talk] += 1

            def offer(hand_state: HandState, seen: View = seen) -> Prompt:
                return with_rights(Prompt(""), seen, hand_state, "Bob")

            assert len(rows(HandState(talk=talk), offer, count, seen, at)) == 1
    assert leafed[Talk.ASK] == MOST


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("window", WINDOWS)
def test_the_buttons_of_a_call_keep_their_places(code: str, window: tuple[int, int]) -> None:
    """A second click on less must not sink."""
    speak(code)
    at = window_room(window)
    leafed = 0
    for seen in seen_by_both():
        count = len(possible(seen, HandState()))
        if count < 2 or leafed == MOST or seen.choices is None:
            continue
        leafed += 1

        def offer(hand_state: HandState, seen: View = seen) -> Prompt:
            return prompt(seen, hand_state, "Bob")

        assert len(rows(HandState(), offer, count, seen, at)) == 1
    assert leafed > 3


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_question_can_be_read_in_full(code: str) -> None:
    speak(code)
    at = window_room(WINDOWS[0])
    questions = 0
    for seen in seen_by_both():
        for offered, action in enumerate(actions(seen, Talk.ASK)):
            if questions >= MOST or not isinstance(action, Ask):
                continue
            questions += 1
            hand_state = HandState(talk=Talk.ASK, offered=offered)
            table = RenderContext(
                seen=seen,
                names=("Ann", "Bob"),
                hand_state=hand_state,
                cards=(),
                spoken=Spoken(),
                prompt=with_rights(Prompt(""), seen, hand_state, "Bob"),
            )
            items = table_picture(UI, table, at).items
            words = [item.words for item in items if isinstance(item, Text)]
            assert question_words(action.question) in words
            assert say("now.ask") in words
    assert questions == MOST
