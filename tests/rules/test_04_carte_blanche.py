"""Carte blanche: a hand dealt without king, queen or knave (rules C1 to C6; laws 18 to 20)."""

from __future__ import annotations

from rules.core.cards import card, hand
from rules.piquet.actions import AnnounceCarteBlanche, Exchange
from rules.piquet.choices import MayAnnounce, MayExchange, choices
from rules.piquet.events import CarteBlancheShown, Discarded, TookIn
from rules.piquet.state import Phase
from tests.rules.table import ELDER, YOUNGER, Refusal, Table, dealt

BLANCHE = "AS TS 9S 8S  AH TH 9H  AD 9D 8D  TC 8C"
OTHERS = "KS QS  KH QH JH 8H  KD QD JD  KC QC 9C"
TALON = "JS TD 7D 7S AC JC 7H 7C"


def elders() -> Table:
    return dealt(BLANCHE, OTHERS, TALON)


def youngers() -> Table:
    return dealt(OTHERS, BLANCHE, TALON)


def test_a_hand_without_king_queen_and_knave_is_a_carte_blanche_and_one_knave_spoils_it() -> None:
    assert elders().state.phase is Phase.CARTE_BLANCHE
    deal = dealt(BLANCHE.replace("TC", "JC"), OTHERS, TALON.replace("JC", "TC"))
    assert deal.state.phase is Phase.EXCHANGE


def test_the_holder_of_a_carte_blanche_must_announce_it_before_anything_else() -> None:
    deal = elders()
    assert (deal.state.phase, deal.deal.turn) == (Phase.CARTE_BLANCHE, ELDER)
    assert deal.refuses(Exchange(hand("8C"))) == Refusal.NOT_NOW
    deal = youngers()
    assert (deal.state.phase, deal.deal.turn) == (Phase.CARTE_BLANCHE, YOUNGER)


def test_elder_says_with_it_how_many_cards_he_will_take() -> None:
    deal = elders()
    assert choices(deal.state) == MayAnnounce(1, 5)
    for wrong in (None, 0, 6):
        assert deal.refuses(AnnounceCarteBlanche(wrong)) == Refusal.HOW_MANY_TAKEN
    assert youngers().refuses(AnnounceCarteBlanche(3)) == Refusal.HOW_MANY_TAKEN


def test_younger_then_discards_before_elder_and_at_most_what_elder_leaves() -> None:
    deal = elders().announces_carte_blanche(take=3)
    assert deal.deal.turn is YOUNGER
    assert choices(deal.state) == MayExchange(1, 5)
    assert deal.refuses(Exchange(hand("KS QS KH QH JH 8H"))) == Refusal.TOO_MANY


def test_it_is_shown_when_the_adversary_has_discarded_and_before_its_holder_takes_in() -> None:
    deal = elders().announces_carte_blanche(take=3).younger_discards("8H 9C")
    assert deal.happened(CarteBlancheShown) == [CarteBlancheShown(ELDER, hand(BLANCHE))]
    assert deal.happened(TookIn) == []
    assert deal.ledger(ELDER) == ["carte blanche 10"]


def test_elder_then_exchanges_exactly_what_he_announced() -> None:
    deal = elders().announces_carte_blanche(take=3).younger_discards("8H 9C")
    assert deal.refuses(Exchange(hand("8S 9S"))) == Refusal.AS_ANNOUNCED
    assert deal.refuses(Exchange(hand("8S 9S 8D 8C"))) == Refusal.AS_ANNOUNCED
    deal.elder_discards("8S 9S 8D")
    assert deal.hand(ELDER) >= hand("JS TD 7D")


def test_younger_takes_in_after_elder_as_always() -> None:
    deal = elders().announces_carte_blanche(take=3).younger_discards("8H 9C")
    deal.elder_discards("8S 9S 8D")
    assert [event.seat for event in deal.happened(TookIn)] == [ELDER, YOUNGER]
    assert deal.hand(YOUNGER) >= {card("7S"), card("AC")}
    assert (deal.state.phase, deal.deal.turn) == (Phase.CALLS, ELDER)


def test_youngers_is_announced_before_elder_discards_and_shown_before_elder_takes_in() -> None:
    deal = youngers().announces_carte_blanche()
    assert deal.deal.turn is ELDER
    deal.elder_discards("8H 9C QS QH KS")
    kinds = [
        type(event)
        for event in deal.events
        if isinstance(event, (Discarded, CarteBlancheShown, TookIn))
    ]
    assert kinds == [Discarded, CarteBlancheShown, TookIn]
    assert deal.ledger(YOUNGER) == ["carte blanche 10"]


def test_it_scores_ten_before_everything_else() -> None:
    deal = youngers().announces_carte_blanche().elder_discards("8H 9C QS QH KS")
    deal.younger_discards("8C 8D 8S").played_out()
    assert deal.deal.ledger[0].seat is YOUNGER
    assert deal.ledger(YOUNGER)[0] == "carte blanche 10"


def test_the_hand_may_be_changed_after_it_was_shown_and_the_ten_points_stay() -> None:
    deal = elders().announces_carte_blanche(take=1).younger_discards("8H").elder_discards("8S")
    assert card("JS") in deal.hand(ELDER)
    assert deal.score(ELDER) == 10
