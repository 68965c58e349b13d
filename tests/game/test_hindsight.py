"""The cards that were played tell of those that were not."""

from __future__ import annotations

from random import Random

from game.piquet.ai.analysis import analyse
from game.piquet.ai.belief.beliefs import beliefs_of, costs, steps
from game.piquet.ai.belief.facts import facts
from game.piquet.ai.values.masks import mask_of
from game.piquet.ai.values.play_table import play_values
from rules.core.cards import card, hand
from rules.piquet.actions import Play
from tests.rules.table import ELDER, YOUNGER, given

ELDERS = "AS KS QS 8S  KH QH 8H  KD 8D  KC QC 8C"
YOUNGERS = "JS TS 9S  AH JH TH  AD QD JD  AC JC TC"


def test_a_card_that_was_the_best_costs_nothing() -> None:
    deal = given(ELDERS, YOUNGERS).elder_leads("KH").younger_plays("AH").deal_view(ELDER)
    mine = facts(deal).mine
    taken = steps(deal, mine)
    assert len(taken) == 1
    assert [*costs(mask_of(hand(YOUNGERS)), taken, play_values())] == [0]


def test_hands_with_which_his_card_was_a_present_become_less_likely() -> None:
    deal = given(ELDERS, YOUNGERS).elder_leads("KH").younger_plays("TH").deal_view(ELDER)
    taken = steps(deal, facts(deal).mine)

    def dear(hindsight: float) -> float:
        held = beliefs_of(deal, Random(1), 1.0, 0.03, 600, hindsight=hindsight)
        return sum(
            weight
            for one, weight in zip(held.whole, held.weights, strict=True)
            if any(costs(one, taken, play_values()))
        )

    assert 0 < dear(1.0) < dear(0.3) < dear(0.0)


def test_what_was_played_excludes_no_hand() -> None:
    deal = given(ELDERS, YOUNGERS).elder_leads("KH").younger_plays("TH").deal_view(ELDER)
    held = beliefs_of(deal, Random(1), 1.0, 0.03, 600, hindsight=1.0)
    truth = mask_of(hand(YOUNGERS))
    assert held.weights[held.whole.index(truth)] > 0


def test_every_card_of_his_is_looked_back_on_with_what_lay_there_then() -> None:
    deal = given(ELDERS, YOUNGERS).elder_leads("AS").younger_plays("9S")
    deal.elder_leads("KH").younger_plays("AH").younger_leads("AD")
    seen = deal.deal_view(ELDER)
    mine = facts(seen).mine
    first, second, third = steps(seen, mine)
    assert first == (False, mask_of(hand("9S")), mask_of(hand("AS")), mine, 0)
    assert second[3] == mine ^ mask_of(hand("AS"))
    assert second[4] == mask_of(hand("9S"))
    assert third[0]
    assert third[1] == mask_of(hand("AD"))
    assert third[4] == mask_of(hand("9S AH"))


def test_a_sure_trick_and_the_cards_are_taken_while_his_last_card_is_open() -> None:
    """He led the king of spades into the ace: as likely from king and queen as without her."""
    deal = given(
        "AH KH JH TH 9H 7H  KS QS TS 9S  KD  9C",
        "AS  QH 8H  AC KC QC TC 7C  AD QD JD TD",
        younger_threw="JS 8S 7D",
    )
    deal.elder_calls("point of six").answered("good").elder_calls("tierce to the knave")
    deal.answered("not good").elder_calls("trio of kings").answered("not good").elder_leads("AH")
    for called in ("tierce major", "tierce to the queen", "trio of aces", "trio of queens"):
        deal.younger_calls(called)
    deal.younger_plays("8H").elder_leads("KH").younger_plays("QH")
    deal.elder_leads("KS").younger_plays("AS")
    for led, thrown in (("AC", "9C"), ("KC", "7H"), ("QC", "9S"), ("TC", "9H"), ("7C", "TS")):
        deal.younger_leads(led).elder_plays(thrown)
    assert analyse(deal.view(YOUNGER)).candidates[0].action == Play(card("AD"))
