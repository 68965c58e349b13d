"""A hint at the table of Bezique: the best choice, why, and what the others cost."""

from __future__ import annotations

from functools import partial

import pytest

from game.bezique.ai.analysis import weigh
from game.bezique.ui.choosing import chosen, offered
from game.bezique.ui.counsel import price_in_points, told_cost, weighable
from game.bezique.words import brief, say
from game.demo.report import WeighsHere
from game.words.catalogue import speak
from rules.bezique.actions import Declare, Play
from rules.bezique.choices import MayDeclare, MayPlay
from rules.bezique.options import Options
from rules.bezique.presets import PRESETS, Preset
from rules.bezique.view import View
from tests.game.bezique.sitting import Sitting

SEED = 57
LATE = 9
"""Of a partie with a sequence and a royal marriage in hand at the end of the stock."""


def sitting(options: Options | None = None, seed: int = SEED) -> Sitting:
    weighs = WeighsHere(partial(weigh, effort=1500))
    return Sitting(seed, options, weighs=weighs)


def at_a_card(table: Sitting) -> None:
    """Where the person leads or replies, and has a choice."""
    table.plays_on("mouse", lambda: table.asked and isinstance(table.seen.choices, MayPlay))


def at_a_list(table: Sitting) -> None:
    """Where more than one thing may be declared."""
    table.plays_on("mouse", lambda: table.asked and len(offered(table.seen)) > 1)


def lists(seen: View) -> bool:
    """Whether something may be declared."""
    return isinstance(seen.choices, MayDeclare)


@pytest.mark.parametrize(("code", "best"), [("en", "best"), ("fr", "le mieux")])
def test_a_hint_tells_the_best_card_its_reason_and_the_price_of_the_others(
    code: str, best: str
) -> None:
    speak(code)
    pilot = sitting()
    at_a_card(pilot)
    assert best not in pilot.words
    pilot.press("h")
    pilot.wait(0.3)
    weighed = pilot.table.board.top.weighed
    assert weighed is not None
    assert weighed.settled
    assert best in pilot.words
    prices = [price_in_points(weighed, one).words(say) for one in weighed.analysis.candidates]
    assert all(price in pilot.words for price in prices)
    cards = {brief(one.action.card) for one in weighed.analysis.candidates
             if isinstance(one.action, Play)}  # fmt: skip
    deal = pilot.seen.deal
    assert deal is not None
    assert cards == set(map(brief, deal.hand)), "one was left out"
    assert cards <= set(pilot.words)
    assert weighed.analysis.reason is not None
    sentences = [words for words in pilot.words if words.startswith(("With ", "Avec "))]
    assert len(sentences) == 1


def test_a_large_price_goes_by_tens_as_the_sentence_beside_it_does() -> None:
    assert [told_cost(cost) for cost in (455.2, 104.0, 62.0)] == [460, 100, 62]


def test_asked_again_the_best_card_is_pointed_at_and_enter_plays_it() -> None:
    pilot = sitting()
    at_a_card(pilot)
    pilot.press("h")
    pilot.wait(0.3)
    weighed = pilot.table.board.top.weighed
    assert weighed is not None
    best = weighed.analysis.candidates[0].action
    assert isinstance(best, Play)
    while pilot.table.board.hand_state.focus in (None, best.card):
        pilot.press("right")  # another card is pointed at
    pilot.press("h")
    assert pilot.table.board.hand_state.focus == best.card
    count = pilot.session.count
    pilot.press("enter")
    pilot.until(lambda: pilot.session.count > count)
    pilot.wait(0.3)
    assert pilot.table.board.top.weighed is None
    assert "best" not in pilot.words


def test_what_may_be_declared_has_its_price_and_the_best_stands_ready() -> None:
    pilot = sitting(seed=LATE)
    at_a_list(pilot)
    pilot.press("h", "h")
    pilot.wait(0.3)
    weighed = pilot.table.board.top.weighed
    assert weighed is not None
    best = weighed.analysis.candidates[0].action
    assert isinstance(best, Declare)
    (other,) = [one for one in weighed.analysis.candidates[1:] if isinstance(one.action, Declare)]
    price = price_in_points(weighed, other)
    assert price.sure, "the stock is short: what is not declared now is lost"
    assert price.words(say) in pilot.words
    ready = chosen(pilot.seen, pilot.table.board.hand_state)
    assert ready is not None
    assert ready.cards == best.cards


def test_a_deal_with_a_hint_counts_as_assisted() -> None:
    pilot = sitting()
    at_a_card(pilot)
    assert not pilot.session.assisted
    pilot.press("h")
    pilot.wait(0.3)
    assert list(pilot.session.assisted) == [1]


@pytest.mark.parametrize(("code", "best"), [("en", "best"), ("fr", "le mieux")])
def test_in_rubicon_bezique_a_hint_is_told_in_points_too(code: str, best: str) -> None:
    speak(code)
    pilot = sitting(PRESETS[Preset.RUBICON_1887])
    at_a_card(pilot)
    assert weighable(pilot.seen)
    pilot.press("h")
    pilot.wait(0.3)
    weighed = pilot.table.board.top.weighed
    assert weighed is not None
    assert weighed.settled
    assert best in pilot.words
    pilot.plays_on("mouse", lambda: pilot.asked and weighable(pilot.seen) and lists(pilot.seen))
    pilot.press("h")
    pilot.wait(0.3)
    weighed = pilot.table.board.top.weighed
    assert weighed is not None
    assert len(weighed.analysis.candidates) > 1
