"""What was said in a deal of the past stands beside whoever said it, and on no card."""

from __future__ import annotations

from functools import cache

import pytest

from game.pages.history.partie import OpenDeal, play_actions
from game.pages.history.past import Viewpoint
from game.piquet.history.captions import bubbles
from game.piquet.history.layout import Open, open_layout
from game.piquet.history.steps import PiquetStep, steps_of
from game.stage.basics import Pose, Rect
from game.stage.picture import Bubble, Tail
from game.words.catalogue import speak
from rules.core.seats import Player
from rules.piquet import partie
from rules.piquet.actions import Deal
from rules.piquet.game import RULES
from rules.piquet.record.notation import parse_action
from tests.game.history_table import played
from tests.game.plain import window_room
from tests.game.tongues import (
    LANGUAGES,
)

WINDOWS = ((1024, 640), (1280, 800), (1024, 1400))
TAIL = 10.0


@cache
def steps(seed: int) -> tuple[PiquetStep, ...]:
    """The first deal of a partie, step by step."""
    lines, _ = played(seed, 1)
    state, before, dealt = partie.start(), partie.start(), 0
    actions = tuple(map(parse_action, lines))
    for index, action in enumerate(actions):
        if isinstance(action, Deal) and not dealt:
            before, dealt = state, index
        state = partie.apply(state, action)[-1].state
    through = tuple(play_actions(RULES, before, actions[dealt:]))
    return steps_of(OpenDeal(1, before, through, None))


def _box(pose: Pose) -> Rect:
    return Rect(pose.x - pose.width / 2, pose.y - pose.height / 2, pose.width, pose.height)


def _meet(a: Rect, b: Rect) -> bool:
    return a.x < b.right and b.x < a.right and a.y < b.bottom and b.y < a.bottom


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("window", WINDOWS)
def test_ones_own_words_at_a_trick_lie_on_no_card_and_speak_from_over_the_hand(
    window: tuple[int, int], code: str
) -> None:
    """They were wedged between the card and the open discard, with the tail on a card of that."""
    speak(code)
    room, below = window_room(window), Player.A
    place, heard = Open.of(room), 0
    for step in (step for seed in range(1, 6) for step in steps(seed)):
        deal = step.state.deal
        if deal is None or deal.table.led is None:
            continue
        cards = [_box(item.pose) for item in open_layout(step.state, below, room).values()]
        for said in bubbles(step, Viewpoint(("Ada", "Blaise"), below, below, room)):
            assert isinstance(said, Bubble)
            if said.tail is not Tail.BOTTOM_RIGHT:
                continue
            heard += 1
            whole = said.rect
            with_tail = Rect(whole.x, whole.y, whole.width + TAIL, whole.height + TAIL / 2)
            assert not any(_meet(with_tail, card) for card in cards), said.words
            assert whole.bottom > place.hand_top - 60
    assert heard > 5
