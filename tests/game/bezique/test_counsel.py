"""A hint at the table of Bezique: the best choice, why, and what the others cost."""

from __future__ import annotations

from functools import partial

import pytest

from game.bezique.ai.analysis import weigh
from game.bezique.ai.estimates import Points
from game.bezique.ui.aids import BeziqueAids
from game.bezique.ui.choosing import chosen, offered
from game.bezique.ui.counsel import price_in_points, told_cost, weighable
from game.bezique.words import brief, say
from game.demo.report import WeighsHere
from game.players.judgement import Analysis, Judgement, Weighed
from game.stage.basics import Rect, Room
from game.stage.picture import Text, painted
from game.stage.places import Places
from game.table.counsel import Price, SlipLine, slip_items
from game.words.catalogue import say as say_general
from game.words.catalogue import speak
from rules.bezique.actions import Declare, Play
from rules.bezique.choices import MayDeclare, MayPlay
from rules.bezique.options import Options
from rules.bezique.pack import face
from rules.bezique.presets import PRESETS, Preset
from rules.bezique.view import View
from rules.core.cards import Card
from tests.game.bezique.sitting import Sitting
from tests.game.pilot import EstimatingRuler

SEED = 57
PLACES = Places.of(Room(1280, 800, EstimatingRuler()))
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
    pilot.press("h", "h")
    pilot.wait(0.3)
    weighed = pilot.table.board.top.weighed
    assert weighed is not None
    assert weighed.settled
    assert best in pilot.words
    weighs = weighed.analysis.candidates
    assert any(price_in_points(weighed, one).clear for one in weighs), "or nothing lies there"
    prices = [price_in_points(weighed, one).words(say) for one in weighs]
    assert all(price in pilot.words for price in prices)
    cards = {brief(one.action.card) for one in weighed.analysis.candidates
             if isinstance(one.action, Play)}  # fmt: skip
    deal = pilot.seen.deal
    assert deal is not None
    assert cards == set(map(brief, deal.hand)), "one was left out"
    assert cards <= set(pilot.words)
    assert (say("counsel.about") in prices) == (say("counsel.about.means") in pilot.words)
    hint = BeziqueAids().reason(pilot.seen, weighs[0].action)
    assert pilot.table.acting.prompt.detail == hint, "it gives the reason it gave before"


def test_a_large_price_goes_by_tens_as_the_sentence_beside_it_does() -> None:
    assert [told_cost(cost) for cost in (455.2, 104.0, 62.0)] == [460, 100, 62]


def test_the_best_card_is_marked_and_enter_plays_it() -> None:
    pilot = sitting()
    at_a_card(pilot)
    pilot.press("h", "h")
    pilot.wait(0.3)
    weighed = pilot.table.board.top.weighed
    assert weighed is not None
    best = weighed.analysis.candidates[0].action
    assert isinstance(best, Play)
    assert pilot.table.board.hand_state.hinted == {best.card}
    count = pilot.session.count
    pilot.press("enter")
    pilot.until(lambda: pilot.session.count > count)
    pilot.wait(0.3)
    assert pilot.seen.deal is not None
    assert best.card not in pilot.seen.deal.hand
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
    pilot.press("h", "h")
    pilot.wait(0.3)
    assert list(pilot.session.assisted) == [1]


@pytest.mark.parametrize(("code", "best"), [("en", "best"), ("fr", "le mieux")])
def test_in_rubicon_bezique_a_hint_is_told_in_points_too(code: str, best: str) -> None:
    speak(code)
    pilot = sitting(PRESETS[Preset.RUBICON_1887])
    at_a_card(pilot)
    assert weighable(pilot.seen)
    pilot.press("h", "h")
    pilot.wait(0.3)
    weighed = pilot.table.board.top.weighed
    assert weighed is not None
    assert weighed.settled
    clear = any(price_in_points(weighed, one).clear for one in weighed.analysis.candidates)
    assert (best in pilot.words) is clear
    pilot.plays_on("mouse", lambda: pilot.asked and weighable(pilot.seen) and lists(pilot.seen))
    pilot.press("h", "h")
    pilot.wait(0.3)
    weighed = pilot.table.board.top.weighed
    assert weighed is not None
    assert len(weighed.analysis.candidates) > 1


def test_while_it_is_thought_over_nothing_is_told_as_the_best() -> None:
    pilot = sitting()
    at_a_card(pilot)
    pilot.press("h")
    pilot.wait(0.3)
    hint = pilot.table.board.top.news.words
    found, now = pilot.table.weighing._weighs, [False]
    assert found is not None

    def half(seen: View, also: object) -> Weighed | None:
        known = found(seen, also)
        return known if now[0] or known is None else Weighed(known.analysis, settled=False)

    pilot.table.weighing._weighs = half
    pilot.press("h")
    pilot.wait(0.3)
    top, prompt = pilot.table.board.top, pilot.table.acting.prompt
    assert top.weighed is None
    assert say("counsel.best") not in pilot.words
    assert not any(offer.button.key == "hinted" for offer in prompt.offers)
    assert say_general("suggest.thinks") in " ".join(pilot.words)
    pilot.press("h")  # in vain
    now[0] = True
    pilot.wait(0.3)
    assert say("counsel.best") in pilot.words
    assert say_general("suggest.thinks") not in " ".join(pilot.words)
    pilot.press("h")
    assert pilot.table.board.top.news.words == hint, "it is not lost meanwhile"


def test_where_nothing_surely_costs_the_hint_keeps_its_reason_and_no_table_lies_there() -> None:
    pilot = Sitting(SEED, weighs=partial(cards_weighed, each=0.0))
    at_a_card(pilot)
    pilot.press("h")
    pilot.wait(0.3)
    hint = pilot.table.board.top.news.words
    pilot.press("h")
    pilot.wait(0.3)
    assert say("counsel.title") not in pilot.words
    assert pilot.table.acting.prompt.detail == say("counsel.alike", hint=hint)


def cards_weighed(seen: View, _also: object, each: float) -> Weighed:
    """Every card costs so much more than the one before."""
    assert isinstance(seen.choices, MayPlay)
    found = (
        Judgement(Play(card), Points(others=-each * at), Points(), -each * at, {}, 0.1)
        for at, card in enumerate(sorted(seen.choices.cards))
    )
    return Weighed(Analysis(tuple(found)), settled=True)


def test_the_cheapest_stands_first() -> None:
    lines = [
        SlipLine("a", Price(0, True, True)),
        SlipLine("b", Price(40, True, False)),
        SlipLine("c", Price(9, False, False)),
    ]
    drawn = slip_items(say, lines, Rect(0, 0, 284, 166), 32, 1, PLACES)
    words = [item.words for item in painted(drawn) if isinstance(item, Text)]
    assert [each for each in words if each in "abc"] == ["a", "c", "b"]


def test_a_cost_that_may_be_chance_has_no_number_and_stands_before_those_that_are_sure() -> None:
    prices = Price(60, False, False), Price(60, True, False), Price(0, True, False)
    assert [price.words(say) for price in prices] == ["≈", "−60", "0"]
    lines = [SlipLine("a", Price(40, True, False)), SlipLine("b", Price(60, False, False))]
    drawn = slip_items(say, lines, Rect(0, 0, 284, 166), 32, 1, PLACES)
    words = [item.words for item in painted(drawn) if isinstance(item, Text)]
    assert [each for each in words if each in "ab"] == ["b", "a"]


def test_an_open_card_is_told_from_its_like_in_the_hand() -> None:
    pilot = Sitting(LATE, weighs=partial(cards_weighed, each=10.0))

    def twin() -> Card | None:
        deal = pilot.seen.deal
        if deal is None or not pilot.asked or not isinstance(pilot.seen.choices, MayPlay):
            return None
        laid = deal.open[pilot.seen.player]
        held = set(map(face, deal.hand - laid))
        return next((card for card in laid if face(card) in held), None)

    pilot.plays_on("keys", lambda: twin() is not None)
    card = twin()
    assert card is not None
    pilot.press("h", "h")
    pilot.wait(0.3)
    drawn = painted(pilot.picture.items)
    named = [one for one in drawn if isinstance(one, Text) and one.words == brief(card)]
    laid = [one for one in drawn if isinstance(one, Text) and one.words == "open"]
    near = [one for one in named for it in laid if (one.y, True) == (it.y, 0 < it.x - one.x < 60)]
    assert len(near) == 1
    assert len(named) > 1


def test_in_the_last_tricks_the_slip_lies_where_the_row_of_tricks_does() -> None:
    pilot = sitting()

    def late() -> bool:
        deal = pilot.seen.deal
        return pilot.asked and deal is not None and not deal.left and weighable(pilot.seen)

    pilot.plays_on("mouse", late)
    assert say("last.counts", number=10) in pilot.words
    pilot.press("h", "h")
    pilot.wait(0.3)
    assert say("counsel.title") in pilot.words
    assert say("last.counts", number=10) not in pilot.words
