"""Strict play at the table of All-Fours: the dealer looks when the other has spoken.

Our own tables deal rightly; a deal in which the hand slipped comes here from a dealer who slips.
"""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from game.all_fours.ai.weighing import analyse
from game.all_fours.points import numbers_right
from game.all_fours.ui.counsel import weighable
from game.all_fours.ui.count import headline
from game.all_fours.words import brief, say
from game.session.course import Done
from game.session.dealer import Dealer
from game.stage.picture import CardAt
from game.words.catalogue import speak
from rules.all_fours.actions import Abide, AnnounceNumber, Deal, DemandDeal, DrawOut, Slip
from rules.all_fours.choices import MayMend
from rules.all_fours.options import Options
from rules.all_fours.state import Phase
from rules.core.game import Action, Rules
from rules.core.seats import Player
from tests.game.all_fours.sitting import Sitting

STRICT = Options(strict=True)


class Slipping(Dealer):
    """Somebody whose hand slips as he deals, the first time only."""

    def __init__(self, seed: int, slip: Slip) -> None:
        super().__init__(seed)
        self._slip = slip

    def bring(self, rules: Rules, actions: Sequence[Done], state: object) -> Action:
        brought = super().bring(rules, actions, state)
        first = not any(isinstance(done.action, Deal) for done in actions)
        return replace(brought, slip=self._slip) if isinstance(brought, Deal) and first else brought


def slipped(slip: Slip, *, elder: bool) -> Sitting:
    """A table at which the first deal went wrong; the person is elder, or the dealer."""
    for seed in range(1, 30):
        sitting = Sitting(seed, STRICT, dealer=Slipping(seed, slip))
        while sitting.session.state.deal is None:
            if sitting.asked:
                sitting.one("mouse")
            sitting.wait(0.2)
        if (sitting.session.state.current.elder is Player.A) is elder:
            sitting.until(lambda table=sitting: table.asked)  # type: ignore[misc]
            return sitting
    raise AssertionError("the person never sat there first")


def test_the_dealers_cards_lie_face_down_until_the_other_has_spoken() -> None:
    for seed in range(1, 9):
        sitting = Sitting(seed=seed, options=Options(strict=True))
        hidden = 0
        for _ in range(400):
            sitting.wait(0.1)
            deal = sitting.session.state.deal
            if sitting.asked and deal is None:
                sitting.one("mouse")
            if deal is None or deal.dealer is not Player.A:
                continue
            mine = {str(card) for card in deal.hands[Player.A]}
            seen = sitting.seen.deal
            if seen is not None and not seen.hand and not deal.tricks:
                hidden += 1
                assert not mine & sitting.picture.faces()
            if sitting.asked:
                assert mine <= sitting.picture.faces()
                break
        if hidden:
            assert sitting.plays_on("keys") > 10
            return
    raise AssertionError("the person never dealt first")


@pytest.mark.parametrize("code", ["en", "fr"])
def test_a_card_of_ones_own_that_was_seen_lets_one_have_a_new_deal_or_abide(code: str) -> None:
    speak(code)
    for action in (Abide(), DemandDeal()):
        table = slipped(Slip.ELDER_SHOWN, elder=True)
        assert isinstance(table.seen.choices, MayMend)
        assert say("now.mend.shown") in table.words
        shown = table.seen.deal.shown if table.seen.deal else None
        assert shown is not None
        heard = [one.words for one in table.table.board.top.spoken.said]
        assert say("say.shown", card=brief(shown)) in heard
        table.does(action, "keys")
        table.until(lambda table=table: table.session.state.phase is not Phase.MISDEAL)  # type: ignore[misc]
        phase = table.session.state.phase
        assert (phase is Phase.BEG) is (action == Abide())


def test_of_a_card_too_many_it_is_said_and_a_back_of_the_others_is_drawn_out() -> None:
    table = slipped(Slip.DEALER_OVER, elder=True)
    offers = table.table.acting.prompt.offers
    assert AnnounceNumber() in [one.action for one in offers]
    assert not weighable(table.seen), "of such a deal no figures are told"
    assert analyse(table.seen, 1, effort=4).candidates == ()
    table.does(AnnounceNumber(), "mouse")
    table.until(lambda: table.asked and isinstance(table.seen.choices, MayMend))
    other = table.session.state.current.hands[Player.B]
    assert len(other) == 7
    table.click(CardAt("other:2"))
    table.until(lambda: len(table.session.state.current.hands[Player.B]) == 6)
    assert numbers_right(table.seen)
    table.until(lambda: table.asked)
    assert AnnounceNumber() not in [one.action for one in table.table.acting.prompt.offers]


def test_the_button_draws_a_card_out_too() -> None:
    table = slipped(Slip.DEALER_OVER, elder=True)
    table.does(AnnounceNumber(), "mouse")
    table.until(lambda: table.asked and isinstance(table.seen.choices, MayMend))
    drawn = [
        one.action for one in table.table.acting.prompt.offers if isinstance(one.action, DrawOut)
    ]
    assert drawn == [DrawOut(6)]
    table.does(drawn[0], "mouse")
    table.until(lambda: len(table.session.state.current.hands[Player.B]) == 6)


@pytest.mark.parametrize("slip", list(Slip), ids=str)
@pytest.mark.parametrize("elder", [True, False], ids=["elder", "dealer"])
def test_a_deal_that_went_wrong_is_played_or_thrown_together_and_the_partie_goes_on(
    slip: Slip, *, elder: bool
) -> None:
    table = slipped(slip, elder=elder)
    first = table.session.state.current.dealer
    table.plays_on("mouse", lambda: len(table.session.state.standing.results) > 0)
    table.until(lambda: table.over or table.session.state.deal is not None)
    if table.session.state.current.bunched:
        assert table.session.state.standing.results[0] == (0, 0)
        assert headline(table.seen, ("A", "B"), None) == say("sheet.misdealt")
    assert table.plays_on("mouse") > 0
    assert table.session.state.phase is Phase.OVER
    assert first in Player
