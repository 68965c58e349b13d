"""What a newcomer at Bezique stumbled over."""

from __future__ import annotations

import pytest

from game.bezique.ui.aids import BeziqueAids
from game.bezique.ui.choosing import offered, sevens
from game.bezique.ui.prompts import exchange_offer
from game.bezique.words import say
from game.pages.help.tips import told
from game.preferences import Preferences
from game.stage.basics import Rect
from game.stage.geometry import meet
from game.stage.lines import line_place
from game.stage.ornaments import Legend
from game.stage.picture import Box, CardAt
from game.words.caps import caps_beside
from game.words.catalogue import say as say_general
from game.words.catalogue import speak
from rules.bezique.choices import MayPlay
from rules.bezique.view import view
from rules.core.seats import Player
from tests.game.bezique.sitting import Sitting
from tests.game.bezique.test_minds import states


def test_who_deals_by_the_higher_card_is_said_at_once_and_nobody_is_said_to_choose() -> None:
    sitting = Sitting(seed=3)
    told = set[str]()
    while sitting.seen.deal is None:
        cut = sitting.seen.cut
        if cut is not None and cut.winner is not None:
            told.add(sitting.table.acting.prompt.sentence)
        if sitting.asked:
            sitting.one("keys")
        sitting.stack.tick(0.05)
    assert told <= {
        "",
        say_general("now.chosen.own"),
        say_general("now.chosen.higher", other="Rival"),
    }
    assert len(told - {""}) == 1


@pytest.mark.parametrize("code", ["en", "de", "fr", "it", "es"])
def test_the_button_that_exchanges_the_seven_holds_its_words_and_its_key(code: str) -> None:
    speak(code)
    caps_beside(True)
    sitting = Sitting(seed=7)
    sitting.plays_on("keys", lambda: sitting.asked and bool(sevens(sitting.seen)[0]))
    offer = exchange_offer(sitting.seen)
    assert offer is not None
    button = next(each for each in sitting.picture.targets if each.key == "exchange")
    label = next(each for each in sitting.lines() if each.words == offer.button.label)
    cap = next(each for each in sitting.lines() if each.words == "7" and abs(each.y - label.y) < 2)
    assert isinstance(button.place, Rect)
    assert button.place.x + 8 < label.x
    assert cap.x < button.place.right - 8


def test_a_card_that_was_declared_by_a_key_is_not_pointed_at_any_more() -> None:
    sitting = Sitting(seed=3)
    sitting.plays_on("keys", lambda: sitting.asked and bool(offered(sitting.seen)))
    sitting.point(CardAt(str(min(offered(sitting.seen)[0].cards))))
    assert sitting.table.board.top.pointed is not None
    sitting.press("enter")
    sitting.until(lambda: sitting.asked)
    assert sitting.table.board.top.pointed is None


def test_to_sort_the_hand_takes_no_hint_away_and_enter_still_does_it() -> None:
    sitting = Sitting(seed=3)
    sitting.plays_on("keys", lambda: sitting.asked and isinstance(sitting.seen.choices, MayPlay))
    sitting.press("h")
    sitting.wait(0.3)
    named, reason = sitting.table.board.top.suggested, sitting.table.board.top.news.words
    assert named is not None
    for _ in range(2):
        sitting.press("s")
        sitting.wait(0.3)
        assert reason in " ".join(sitting.words)
        assert say("sort.ranks") not in sitting.words
        assert next(each for each in sitting.table.acting.prompt.offers).button.primary
    count = sitting.session.count
    sitting.press("enter")
    sitting.until(lambda: sitting.session.count > count)
    assert named.action.card not in sitting.session.state.current.hands[Player.A]


def test_what_a_mark_means_is_told_near_it_and_over_no_words() -> None:
    """It stood at the foot, over the hint."""
    sitting = Sitting(seed=9)

    def leads() -> bool:
        deal = sitting.seen.deal
        may = isinstance(sitting.seen.choices, MayPlay)
        return sitting.asked and may and deal is not None and bool(deal.open[Player.A])

    sitting.plays_on("keys", leads)
    below = [each for each in sitting.picture.items if isinstance(each, Legend)]
    mark = max(below, key=lambda each: each.place.y).place
    before = sitting.picture
    drawn = told(before, mark.centre, sitting.room, "bezique")
    (slip,) = (each.rect for each in drawn.items[len(before.items) :] if isinstance(each, Box))
    assert abs(slip.centre[1] - mark.centre[1]) < slip.height + 60
    lines = [line_place(each, sitting.room.ruler) for each in sitting.lines()]
    assert not [each for each in lines if meet(each, slip)]


def test_before_the_first_of_the_last_tricks_even_an_only_card_waits_until_the_rule_is_read() -> (
    None
):
    likes, found = Preferences(play_forced=True), 0
    for state in states(0):
        if state.turn not in tuple(Player):
            continue
        seen = view(state, Player(state.turn))
        deal = seen.deal
        if deal is None or deal.left or not isinstance(seen.choices, MayPlay):
            continue
        if len(seen.choices.cards) == 1:
            done = BeziqueAids().automatic(seen, likes, None)
            assert (done is None) is (len(deal.tricks) == 24)
            found += 1
    assert found
