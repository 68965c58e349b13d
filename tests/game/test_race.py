"""The last stage of Master's exchange: who may still be the best stays in, the rest drops out."""

from __future__ import annotations

from random import Random

from game.piquet.ai.drawing import (
    Candidate,
    Effort,
    PossibleDeal,
    Situation,
    ranked,
    tried,
    worth_over,
)
from game.piquet.ai.levels import MASTER
from game.piquet.ai.master import choose, exchanges
from game.piquet.ai.situation import raced
from game.piquet.ai.sums.outcome import Worth, margin
from game.piquet.ai.values.masks import mask_of
from game.piquet.ai.values.play_table import play_values
from rules.core.cards import hand
from rules.piquet.actions import Exchange
from rules.piquet.seats import ELDER, YOUNGER, Seat
from tests.game.test_weighing import exchange

SHORT = Effort(((6, 60),), prior=1.0, race=(4, 2_060), twice=True)
CLEAR = hand("AS AH AD AC KS QS JS TS 9S 7H 8D 9C")


def place_of(seat: Seat = ELDER) -> Situation:
    return Situation(seat, mask_of(CLEAR), 1, 5 if seat is ELDER else 3)


def run(
    place: Situation, worth: Worth, effort: Effort = SHORT
) -> tuple[list[Candidate], list[Candidate], list[PossibleDeal]]:
    """What was tried before the race, who was in it to the end, and the deals."""
    chance, deals, table = Random(1), list[PossibleDeal](), play_values()
    found = tried(place, worth, table, effort, chance, ranked(place)[:6], deals)
    return found, raced(place, worth, table, effort, chance, found, deals), deals


def test_who_is_as_good_as_another_or_clearly_worse_drops_out_at_once() -> None:
    _, left, deals = run(place_of(), lambda mine, theirs: 0.0 * (mine - theirs))
    assert len(left) == 1
    assert len(deals) < 400


def test_where_luck_is_great_the_race_goes_on_to_the_end() -> None:
    """A deal is worth thousands or nothing: no two hundred deals tell which discard is better."""
    luck = Random(5)
    found, left, deals = run(place_of(YOUNGER), lambda _mine, _theirs: luck.choice((0.0, 9_000.0)))
    assert len(deals) == 2_060
    assert 1 < len(left) <= 4
    assert {one.out for one in left} <= {one.out for one in found[:4]}
    assert all(one.deals == 2_060 for one in left)
    assert [one.worth for one in left] == sorted((one.worth for one in left), reverse=True)


def test_a_discard_in_the_race_is_worth_what_all_deals_say() -> None:
    effort = Effort(((6, 60),), prior=1e-9, race=(4, 800), twice=True)
    _, left, deals = run(place_of(), margin, effort)
    whole = worth_over(place_of(), left[0].out, deals, margin, play_values())
    assert abs(left[0].worth - whole / len(deals)) < 1e-6


def test_without_a_race_all_is_as_it_was_tried() -> None:
    found, left, deals = run(place_of(), margin, Effort(((6, 60),)))
    assert left == found
    assert len(deals) == 60


def test_every_other_deal_has_the_talon_turned_and_the_other_puts_out_the_same() -> None:
    _, _, deals = run(place_of(), margin)
    for one, other in zip(deals[::2], deals[1::2], strict=True):
        assert other.drawn(0, 8) == one.drawn(0, 8)
        assert other.drawn(0, 3) == one.drawn(5, 8)
        kept = [deal.adversary(5, 8)[0] & ~deal.drawn(5, 8) for deal in (one, other)]
        assert kept[0] == kept[1]


def test_master_races_where_he_chooses_and_not_where_he_tells_of_it() -> None:
    seen = exchange("younger")
    assert MASTER.effort.race is not None
    assert {one.deals for one in exchanges(MASTER, seen, Random(1))} == {
        MASTER.effort.stages[-1][1]
    }
    chosen = choose(MASTER, seen, 1)
    assert isinstance(chosen, Exchange)
    assert choose(MASTER, seen, 1) == chosen
