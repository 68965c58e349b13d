"""Strict play at the table of All-Fours: the dealer looks when the other has spoken."""

from __future__ import annotations

from rules.all_fours.options import Options
from rules.core.seats import Player
from tests.game.all_fours.sitting import Sitting


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
