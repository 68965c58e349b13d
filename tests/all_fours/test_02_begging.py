"""Begging, giving, and running the cards (section B)."""

from __future__ import annotations

from rules.all_fours.actions import AnswerBunch, Beg, Give, Play, ProposeBunch, RefuseBeg, Run
from rules.all_fours.choices import MayAnswerBeg, MayBeg, choices
from rules.all_fours.events import Bunched, Dealt, SetAside, TurnedUp
from rules.all_fours.options import SecondBeg, TurnedJack
from rules.all_fours.partie import check, start
from rules.all_fours.refusals import Refusal
from rules.all_fours.state import Phase
from rules.core.cards import Suit, card
from tests.all_fours.table import D, E, Table, pack_with, quiet, some

SPADES = pack_with(
    "2H 3H 4H 5H 6H 7H",
    "2D 3D 4D 5D 6D 7D",
    "2S",
    "8H 9H TH 8D 9D TD 3S",
    "QH KH AH QD KD AD 4S",
    "2C 3C 4C 5C 6C 7C 5S",
    "8C 9C TC JC QC KC 6S",
    "JH JD 7S 8S 9S TS AS",
)
"""Six turn-ups, all spades (QQ20)."""


def test_elder_looks_and_stands_or_begs() -> None:
    one = Table(pack_with("", "", "2H"))
    assert one.state.turn is E
    assert choices(one.state) == MayBeg()
    assert one.stands().state.phase is Phase.PLAY


def test_only_elder_begs_and_only_once_a_deal() -> None:
    assert Table(pack_with("", "", "2H")).stands().refuses(Beg()) is Refusal.NOT_NOW
    refused = check(start(), Beg())
    assert refused is not None
    assert refused.reason is Refusal.NOT_NOW
    one = Table(pack_with("", "", "2H", "AS KS QS JS TS 9S 2C")).begs()
    assert one.refuses(Beg()) is Refusal.NO_SECOND_BEG
    assert one.runs().state.phase is Phase.LAY_AWAY
    assert one.refuses(Beg()) is Refusal.NO_SECOND_BEG  # QQ24


def test_after_a_beg_the_dealer_gives_one_or_runs_the_cards() -> None:
    one = Table(pack_with("", "", "2H")).begs()
    assert one.state.turn is D
    assert choices(one.state) == MayAnswerBeg(give=True, refuse=False)
    assert one.refuses(RefuseBeg()) is Refusal.NOT_BY_AGREEMENT
    assert one.refuses(Play(card("AS"))) is Refusal.NOT_NOW


def test_a_gift_is_a_point_for_elder_and_the_suit_stays() -> None:
    one = Table(pack_with("", "", "2H")).begs().gives()
    assert one.marked() == ["A gift"]
    assert one.deal.trumps is Suit.HEARTS
    assert one.state.phase is Phase.PLAY
    assert one.state.turn is E


def test_one_short_of_the_target_elder_may_not_be_given() -> None:
    one = Table(pack_with("", "", "2H"), before=(9, 0)).begs()  # QQ21
    assert choices(one.state) == MayAnswerBeg(give=False, refuse=False)
    assert one.refuses(Give()) is Refusal.GIFT_WOULD_WIN
    one.runs()
    assert Table(pack_with("", "", "2H"), before=(8, 9)).begs().gives().totals == (9, 9)


def test_run_each_has_three_more_and_another_card_is_turned() -> None:
    one = Table(pack_with("", "", "2H", "AS KS QS JS TS 9S 2C"))
    before = one.deal.hands
    one.begs().runs()
    assert Dealt(1, D, (some("AS KS QS"), some("JS TS 9S")), more=True) in one.events
    assert one.deal.hands[E] == before[E] | some("AS KS QS")
    assert one.deal.hands[D] == before[D] | some("JS TS 9S")
    assert one.deal.trumps is Suit.CLUBS
    assert one.deal.set_aside == (card("2H"),)
    assert one.deal.left == 32


def test_the_same_suit_again_is_run_again_until_it_changes() -> None:
    one = Table(pack_with("", "", "2H", "AS KS QS JS TS 9S 3H", "AD KD QD JD TD 9D 2C"))
    one.begs().runs()
    assert one.deal.trumps is Suit.CLUBS
    assert one.deal.set_aside == (card("2H"), card("3H"))
    assert [len(hand) for hand in one.deal.hands] == [12, 12]


def test_a_knave_turned_as_the_new_trump_counts_for_the_dealer() -> None:
    one = Table(pack_with("", "", "2H", "AS KS QS 8S TS 9S JC")).begs().runs()
    assert one.marked() == ["B turned-knave"]


def test_a_knave_turned_in_the_refused_suit_counts_nothing() -> None:
    one = Table(pack_with("", "", "7D", "AS KS QS 8S TS 9S JD", "AD KD QD 8D TD 9D JC"))
    one.begs().runs()  # QQ16
    assert one.marked() == ["B turned-knave"]
    assert one.deal.ledger[0].cards == some("JC")


def test_the_first_knave_and_the_new_one_both_count() -> None:
    one = Table(pack_with("", "", "JD", "AS KS QS 8S TS 9S JC")).begs().runs()
    assert one.marked() == ["B turned-knave", "B turned-knave"]


def test_where_it_was_agreed_only_the_knave_that_stays_trump() -> None:
    final = quiet(turned_jack=TurnedJack.FINAL)
    one = Table(pack_with("", "", "JD", "AS KS QS 8S TS 9S JC"), final)
    assert one.marked() == []
    assert [line.cards for line in one.begs().runs().deal.ledger] == [some("JC")]
    one = Table(pack_with("", "", "JD"), final).stands()
    assert one.marked() == ["B turned-knave"]


def test_a_knave_turned_and_a_gift_are_one_to_each() -> None:
    pack = pack_with("", "", "JD")
    assert Table(pack).begs().gives().marked() == ["B turned-knave", "A gift"]  # QQ17
    final = quiet(turned_jack=TurnedJack.FINAL)
    assert Table(pack, final).begs().gives().marked() == ["B turned-knave", "A gift"]


def test_with_too_few_cards_left_and_the_suit_unchanged_they_are_bunched() -> None:
    one = Table(SPADES).begs().runs()  # QQ20
    turned = [str(event.card) for event in one.events if isinstance(event, TurnedUp)]
    assert turned == ["3S", "4S", "5S", "6S", "AS"]
    assert sum(isinstance(event, SetAside) for event in one.events) == 5
    assert Bunched(D) in one.events
    assert one.state.phase is Phase.DEAL
    assert one.deals(pack_with("", "", "2H")).deal.dealer is D


def test_points_already_marked_stay_when_the_cards_are_bunched() -> None:
    at = {str(one): place for place, one in enumerate(SPADES)}
    pack = list(SPADES)
    knave = at.get("JS", pack.index(card("JS")))
    pack[12], pack[knave] = pack[knave], pack[12]
    one = Table(tuple(pack)).begs().runs()
    assert Bunched(D) in one.events
    assert one.totals == (0, 1)


def test_by_agreement_elder_begs_again_and_the_dealer_may_refuse() -> None:
    agreed = quiet(second_beg=SecondBeg.BY_AGREEMENT)
    pack = pack_with("", "", "2H", "AS KS QS JS TS 9S 2C", "AD KD QD JD TD 9D 3H")
    one = Table(pack, agreed).begs()
    assert choices(one.state) == MayAnswerBeg(give=True, refuse=False)
    one.runs()
    assert choices(one.state) == MayBeg()
    one.begs()
    assert choices(one.state) == MayAnswerBeg(give=True, refuse=True)
    again = Table(pack, agreed).begs().runs().begs().does(RefuseBeg())
    assert again.deal.trumps is Suit.CLUBS
    assert again.state.phase is Phase.LAY_AWAY
    one.runs()
    assert one.deal.trumps is Suit.HEARTS
    assert one.state.phase is Phase.LAY_AWAY
    assert one.refuses(Beg()) is Refusal.NO_SECOND_BEG
    assert Table(pack, agreed).begs().runs().begs().gives().marked() == ["A gift"]


def test_a_second_gift_is_a_second_point() -> None:
    agreed = quiet(second_beg=SecondBeg.BY_AGREEMENT)
    pack = pack_with("", "", "2H", "AS KS QS 8S TS 9S JC")
    one = Table(pack, agreed).begs().runs().begs().gives()
    assert one.marked() == ["B turned-knave", "A gift"]


def test_where_it_was_agreed_either_proposes_a_new_deal_by_the_same_dealer() -> None:
    agreed = quiet(second_beg=SecondBeg.BUNCH)
    pack = pack_with("", "", "2H", "AS KS QS JS TS 9S 2C")
    one = Table(pack, agreed).begs().runs()
    assert (one.state.phase, one.state.turn) == (Phase.BUNCH, E)
    one.does(ProposeBunch(), AnswerBunch(agree=True))
    assert one.totals == (0, 0)
    assert one.deals(pack).deal.dealer is D
    one = Table(pack, agreed).begs().runs().stands()
    assert one.state.turn is D
    one.does(ProposeBunch())
    assert (one.state.phase, one.state.turn) == (Phase.CONSENT, E)
    assert one.does(AnswerBunch(agree=False)).state.phase is Phase.LAY_AWAY
    assert Table(pack, agreed).begs().runs().stands().stands().state.phase is Phase.LAY_AWAY


def test_before_a_run_nobody_proposes_a_new_deal() -> None:
    one = Table(pack_with("", "", "2H"), quiet(second_beg=SecondBeg.BUNCH))
    assert one.refuses(ProposeBunch()) is Refusal.NOT_NOW
    assert one.begs().gives().state.phase is Phase.PLAY


def test_where_nothing_was_agreed_nobody_proposes_a_new_deal() -> None:
    one = Table(pack_with("", "", "2H", "AS KS QS JS TS 9S 2C")).begs().runs()
    assert one.refuses(ProposeBunch()) is Refusal.NOT_NOW
    assert one.refuses(Run()) is Refusal.NOT_NOW
