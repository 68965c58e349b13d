"""What each player may see: his own cards, and what was shown or told (rules D5, D16, D18, G7)."""

from __future__ import annotations

from typing import cast

import pytest

from rules.core.cards import card, cards, hand
from rules.core.seats import Player
from rules.piquet.actions import Cut, Spread
from rules.piquet.choices import MayExchange
from rules.piquet.editions import seen
from rules.piquet.events import CardCut, Discarded, Event, PackSpread, TookIn
from rules.piquet.pack import PACK
from rules.piquet.partie import apply, start
from rules.piquet.view import seen_by, view
from tests.rules.laws import cards_in
from tests.rules.table import ELDER, YOUNGER, Table, dealt, given

ELDERS = "AS KS JS  AH QH JH 8H  JC 8C 7C  9D 8D"
YOUNGERS = "TS 7S  TH 9H 7H  KC QC TC  AD QD JD TD"
TALON = "9S 8S KH 9C KD QS AC 7D"


def table() -> Table:
    return dealt(ELDERS, YOUNGERS, TALON)


def in_sight(deal: Table, seat: int) -> set[object]:
    seen = deal.deal_view(ELDER if seat == ELDER else YOUNGER)
    return set(cards_in(seen))


def test_the_cut_shows_only_the_cards_that_were_turned_up() -> None:
    state = apply(start(), Spread(PACK))[-1].state
    moment = apply(state, Cut(4))[-1]
    for player in Player:
        cut = view(moment.state, player).cut
        assert cut is not None
        assert (cut.spread, cut.turned) == (32, (PACK[4], None))
        assert set(cards_in(view(moment.state, player))) == {PACK[4]}
    assert moment.event == CardCut(Player.A, 4, PACK[4])
    assert apply(start(), Spread(PACK))[0].event == PackSpread()


def test_each_sees_his_own_twelve_cards_and_the_number_of_the_others() -> None:
    deal = table()
    assert in_sight(deal, ELDER) == hand(ELDERS)
    assert in_sight(deal, YOUNGER) == hand(YOUNGERS)
    assert deal.deal_view(YOUNGER).hand_sizes == (12, 12)
    assert deal.deal_view(YOUNGER).talon == 8


def test_the_other_hears_how_many_were_discarded_and_drawn_but_sees_none() -> None:
    deal = table().elder_discards("9D 8D")
    assert in_sight(deal, YOUNGER) == hand(YOUNGERS)
    history = deal.deal_view(YOUNGER).history
    assert Discarded(ELDER, 2, None) in history
    assert TookIn(ELDER, 2, 3, None) in history


def test_elder_sees_what_he_drew_and_what_he_looked_at_of_his_five() -> None:
    deal = table().elder_discards("9D 8D")
    assert in_sight(deal, ELDER) == hand(ELDERS) | hand("9S 8S KH 9C KD")
    assert deal.deal_view(ELDER).taken == hand("9S 8S")


def test_an_event_is_told_to_each_in_his_own_edition() -> None:
    deal = table().elder_discards("9D 8D")
    event = deal.happened(TookIn)[0]
    assert seen_by(event, deal.state, deal.deal.player(ELDER)) == event
    assert seen_by(event, deal.state, deal.deal.player(YOUNGER)) == TookIn(ELDER, 2, 3, None)


def test_what_is_counted_is_told_without_its_cards() -> None:
    deal = given(ELDERS, YOUNGERS).elder_calls("point of four").asked().answered("good")
    (line,) = deal.deal_view(YOUNGER).ledger
    assert (line.points, line.cards) == (4, None)
    assert deal.deal_view(ELDER).ledger[0].cards == hand("AH QH JH 8H")


def test_only_the_one_on_turn_is_told_what_may_be_done() -> None:
    deal = table()
    assert deal.view(ELDER).choices == MayExchange(1, 5)
    assert deal.view(YOUNGER).choices is None


def test_carte_blanche_is_seen_by_both_from_the_moment_it_is_shown() -> None:
    deal = dealt(
        "TS 9S 8S 7S  AH TH 8H  AD TD  AC 9C 8C",
        "KS QS  KH QH JH 9H  KD QD JD  KC QC 7C",
        "JS AS 7H 9D 8D 7D TC JC",
    )
    assert deal.deal_view(YOUNGER).carte_blanche is None
    deal.announces_carte_blanche(take=1)
    assert deal.deal_view(YOUNGER).carte_blanche is ELDER
    assert card("TS") not in in_sight(deal, YOUNGER)
    deal.younger_discards("7C")
    assert in_sight(deal, YOUNGER) >= deal.deal.dealt[ELDER]


def test_cards_played_are_seen_by_both() -> None:
    deal = given(ELDERS, YOUNGERS).elder_leads("AH").younger_plays("7H")
    assert in_sight(deal, YOUNGER) >= set(cards("AH 7H"))
    assert in_sight(deal, ELDER) >= set(cards("AH 7H"))


def test_a_deal_that_is_over_is_open_to_both() -> None:
    deal = given(ELDERS, YOUNGERS)
    assert deal.deal_view(ELDER).opened is None
    deal.played_out()
    assert deal.deal_view(ELDER).opened == deal.deal_view(YOUNGER).opened == deal.deal
    assert in_sight(deal, YOUNGER) == set(PACK)


def test_an_event_of_which_nobody_has_said_who_may_know_it_is_shown_to_nobody() -> None:
    for seat in (ELDER, YOUNGER):
        with pytest.raises(AssertionError):
            seen(cast(Event, object()), seat)


def test_before_there_is_a_deal_nobody_is_told_what_is_a_seats_own() -> None:
    state = apply(start(), Spread(PACK))[-1].state
    assert state.deal is None
    private = Discarded(ELDER, 2, hand("AS KS"))
    for player in Player:
        told = seen_by(private, state, player)
        assert isinstance(told, Discarded)
        assert told.cards is None
        with pytest.raises(AssertionError):
            seen_by(cast(Event, object()), state, player)
