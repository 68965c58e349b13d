"""Rubicon Bezique (section K; fixtures ZV35 to ZV45)."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from rules.bezique.actions import Announce, Declare, ExchangeSeven, ShowCarteBlanche
from rules.bezique.choices import MayDeclare, MayPlay, choices, every_action
from rules.bezique.combinations import Kind
from rules.bezique.dealing import hands_of
from rules.bezique.events import BrisquesCounted, CarteBlancheShown, TrumpsMade
from rules.bezique.options import (
    BeziquePair,
    Brisques,
    Game,
    LastTrick,
    Options,
    RubiconMarriages,
    RubiconPackets,
)
from rules.bezique.pack import face, pack_of
from rules.bezique.refusals import Refusal
from rules.bezique.state import InWindow
from rules.bezique.window import may_declare
from rules.core.cards import card, hand
from tests.bezique.table import D, Declarer, N, Table, pack_with, some

RUBICON = Options(game=Game.RUBICON)
LOW = "7S 8S 9S TS AS 7H 8H 9H TH"


def rubicon(trumps: str | None = "H", **values: object) -> Declarer:
    agreed = {"game": Game.RUBICON, **values}
    return Declarer(Options(**agreed), trumps)  # type: ignore[arg-type]  # any field by its name


def table(first: str = "", second: str = "", stock: str = "", agreed: Options = RUBICON) -> Table:
    return Table(pack_with(first, second, "", stock, agreed), agreed)


def test_four_packs_are_shuffled_together_and_nine_cards_dealt_to_each() -> None:
    pack = pack_of(RUBICON)
    assert RUBICON.sizes.packs == 4
    assert len(set(pack)) == 128
    assert set(Counter(face(one) for one in pack).values()) == {4}
    assert [len(hand) for hand in hands_of(pack, RUBICON)] == [9, 9]


def test_by_threes_or_singly() -> None:
    pack = pack_of(RUBICON)
    first, second = hands_of(pack, RUBICON)
    assert first == frozenset((*pack[:3], *pack[6:9], *pack[12:15]))
    assert second == frozenset((*pack[3:6], *pack[9:12], *pack[15:18]))
    one_by_one = Options(game=Game.RUBICON, rubicon_packets=RubiconPackets.SINGLY)
    assert hands_of(pack, one_by_one)[0] == frozenset(pack[:18:2])


def test_nothing_is_turned_and_there_are_no_trumps_at_first() -> None:
    one = table()
    assert one.deal.turn_up is None
    assert one.deal.trumps is None
    assert one.deal.left == 110


def test_without_trumps_only_the_suit_led_wins() -> None:
    assert table("7S", "AH").plays("7S", "AH").state.turn is N
    assert table("7S", "8S").plays("7S", "8S").state.turn is D


def test_fifty_five_tricks_with_a_draw_and_nine_without() -> None:
    one = table().reaches(55)
    assert one.deal.left == 0
    assert [len(hand) for hand in one.deal.hands] == [9, 9]
    one.goes_on()
    assert len(one.deal.tricks) == 64


def test_the_last_card_of_the_stock_is_seen_by_its_owner_alone() -> None:
    one = table().reaches(55)
    stock = one.deal.dealing.pack
    last = one.deal.tricks[-1].winner.other
    assert stock[127] in one.deal.hands[last]
    assert stock[127] not in one.deal.known[last]


def test_the_first_marriage_makes_trumps_and_so_counts_forty() -> None:
    one = table("KS QS AD KD QD", "9D").plays("AD", "9D")
    assert one.declares("KS QS") == 40
    assert TrumpsMade(one.deal.trumps or "x") in one.events  # type: ignore[arg-type]
    assert one.deal.trumps == "S"
    one.draws().plays("KD", "7D") if "7D" in one.hand(D) else one
    assert rubicon("S").laid("KD QD") == 20


def test_if_none_was_scored_the_first_sequence_does() -> None:
    one = rubicon(None)
    assert one.laid("AD TD KD QD JD") == 250
    assert one.state.current.trumps == "D"
    assert one.says("KD QD'") == (0, Refusal.NOT_DOWNWARD)
    assert one.laid("KD' QD'") == 40
    assert one.laid("KS QS") == 20
    assert one.laid("AS TS KS QS JS") == 150  # ZV44


def test_what_makes_trumps_makes_them_for_both() -> None:
    one = rubicon(None)
    one.laid("KC QC")
    assert one.state.current.trumps == "C"
    one.laid("KH QH")
    assert one.state.current.trumps == "C"


def test_beziques_and_fours_make_no_trumps() -> None:
    one = rubicon(None)
    assert one.laid("QS JD") == 40
    assert one.laid("AS AH AD AC") == 100
    assert one.state.current.trumps is None


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("KS QS", 20),
        ("KH QH", 40),
        ("AS TS KS QS JS", 150),
        ("AH TH KH QH JH", 250),
        ("QS JD", 40),
        ("QS QS' JD JD'", 500),
        ("QS QS' QS'' JD JD' JD''", 1500),
        ("QS QS' QS'' QS''' JD JD' JD'' JD'''", 4500),
        ("AS AS' AS'' AS'''", 100),
        ("KS KS' KS'' KS'''", 80),
        ("QH QH' QH'' QH'''", 60),
        ("JH JH' JH'' JH'''", 40),
    ],
)
def test_what_each_combination_counts(cards: str, points: int) -> None:
    assert rubicon().laid(cards) == points


def test_four_alike_are_not_filled_up_while_all_of_them_lie() -> None:
    one = rubicon()
    assert one.laid("AS AH AD AC") == 100
    assert one.says("AS' AH AD AC") == (0, Refusal.STILL_LYING)  # ZV35


def test_the_very_same_four_are_not_scored_again() -> None:
    one = rubicon()
    assert one.laid("AS AH AD AC") == 100
    assert one.says("AS AH AD AC") == (0, Refusal.STILL_LYING)


def test_but_as_often_as_one_of_them_was_played() -> None:
    one = rubicon()
    points = [one.laid("AS AH AD AC")]
    hand = ["AS", "AH", "AD", "AC"]
    for new, old in (("AS'", "AS"), ("AH'", "AH"), ("AD'", "AD"), ("AC'", "AC")):
        one.plays(old)
        hand[hand.index(old)] = new
        points.append(one.laid(" ".join(hand)))
    assert points == [100] * 5  # ZV36


def test_so_the_sequence_in_trumps_five_times_more_with_the_copy_of_each_card_played() -> None:
    one = rubicon()
    hand = ["AH", "TH", "KH", "QH", "JH"]
    points = [one.laid(" ".join(hand))]
    for old in tuple(hand):
        one.plays(old)
        hand[hand.index(old)] = f"{old}'"
        points.append(one.laid(" ".join(hand)))
    assert points == [250] * 6  # ZV37


def test_single_double_triple_and_quadruple_bezique_one_after_the_other() -> None:
    one = rubicon()
    points = []
    for pairs in range(1, 5):
        strokes = ["'" * pack for pack in range(pairs)]
        points.append(one.laid(" ".join(f"QS{mark} JD{mark}" for mark in strokes)))
    assert points == [40, 500, 1500, 4500]  # ZV38


def test_the_bezique_is_the_same_pair_whatever_was_agreed_for_the_common_game() -> None:
    one = rubicon("S", bezique_pair=BeziquePair.CLUBS_AND_HEARTS)
    assert one.laid("QC JH") == 0
    assert one.laid("QS JD") == 40


def test_two_singles_may_be_united_to_a_double_and_then_none_is_single_again() -> None:
    one = rubicon()
    assert one.laid("QS JD") == 40
    assert one.laid("QS' JD'") == 40
    assert one.laid("QS JD QS' JD'") == 500
    assert one.says("QS JD'") == (0, Refusal.NOT_DOWNWARD)  # ZV39


def test_a_double_is_formed_anew_with_a_third_knave() -> None:
    one = rubicon()
    assert one.laid("QS JD QS' JD'") == 500
    one.plays("JD'")
    assert one.laid("QS JD QS' JD''") == 500
    assert one.says("QS JD''") == (0, Refusal.NOT_DOWNWARD)  # ZV40


def test_a_single_is_formed_anew_when_its_knave_was_played() -> None:
    one = rubicon()
    assert one.laid("QS JD") == 40
    assert one.says("QS JD'") == (0, Refusal.STILL_LYING)
    one.plays("JD")
    assert one.laid("QS JD'") == 40  # ZV41


def test_two_marriages_lying_together_give_four() -> None:
    one = rubicon()
    pairs = ["KH QH", "KH' QH'", "KH QH'", "KH' QH", "KH QH"]
    assert [one.laid(pair) for pair in pairs] == [40, 40, 40, 40, 0]  # ZV42
    assert one.why_not("KH QH") is Refusal.SERVED_ALREADY


def test_both_of_the_other_two_pairs_are_offered() -> None:
    one = rubicon()
    assert (one.laid("KH QH"), one.laid("KH' QH'")) == (40, 40)
    deal = replace(one.state.current, window=InWindow())
    assert {which.cards for which in may_declare(deal)} == {hand("KH QH'"), hand("KH' QH")}


def test_where_it_was_agreed_one_marries_again_only_when_a_partner_was_played() -> None:
    one = rubicon(rubicon_marriages=RubiconMarriages.AFTER_PLAY)
    assert [one.laid(pair) for pair in ("KH QH", "KH' QH'", "KH QH'")] == [40, 40, 0]
    assert one.why_not("KH QH'") is Refusal.STILL_LYING
    one.plays("KH")
    assert one.laid("KH' QH") == 40  # ZV43


def test_then_a_fresh_king_does_not_free_a_queen_whose_king_still_lies() -> None:
    one = rubicon(rubicon_marriages=RubiconMarriages.AFTER_PLAY)
    assert one.laid("KH QH") == 40
    assert one.says("KH' QH") == (0, Refusal.STILL_LYING)
    one.plays("KH")
    assert one.laid("KH' QH") == 40
    assert one.says("KH'' QH") == (0, Refusal.STILL_LYING)


def test_other_combinations_do_not_keep_from_marrying() -> None:
    one = rubicon(rubicon_marriages=RubiconMarriages.AFTER_PLAY)
    assert one.laid("KH KS KD KC") == 80
    assert one.laid("KH QH") == 40


def test_a_card_of_a_sequence_never_marries() -> None:
    one = rubicon()
    assert one.laid("AH TH KH QH JH") == 250
    one.plays("AH TH")
    assert one.says("KH QH'") == (0, Refusal.NOT_DOWNWARD)
    assert one.says("KH QH") == (0, Refusal.NOT_DOWNWARD)


def test_a_marriage_goes_up_into_a_sequence() -> None:
    one = rubicon()
    assert one.laid("KH QH") == 40
    assert one.laid("AH TH KH QH JH") == 250


def test_sevens_are_worth_nothing() -> None:
    one = table("7S AS KS QS", "9S").plays("AS", "9S")
    one.declares("KS QS")
    assert one.refuses(ExchangeSeven(card("7S"))) is Refusal.NO_SEVEN
    one.draws().plays("7S")
    assert one.ledger(N) == ["royal-marriage 40"]


def test_what_is_not_scored_may_be_announced_in_any_game_of_it() -> None:
    one = table("KS QS AD KD QD", "9D").plays("AD", "9D")
    assert one.refuses(Announce(some("KD QD"))) is Refusal.DECLARE_FIRST
    one.declares("KS QS")
    one.announces("KD QD")
    assert [told.kind for told in one.deal.held_over[N]] == [Kind.MARRIAGE]


def test_the_last_trick_counts_fifty_and_brisques_nothing_during_play() -> None:
    one = table().goes_on()
    every = [*one.ledger(N), *one.ledger(D)]
    assert every.count("last-trick 50") == 1
    assert not any(line.startswith("brisques") for line in every)
    told = [event for event in one.events if isinstance(event, BrisquesCounted)]
    assert [event.player for event in told] == [N, D]
    assert sum(event.count for event in told) == 32


def test_what_was_agreed_for_the_common_game_changes_neither() -> None:
    agreed = replace(RUBICON, brisques=Brisques.AT_ONCE, last_trick=LastTrick.OF_THE_STOCK)
    one = table(agreed=agreed).goes_on()
    every = [*one.ledger(N), *one.ledger(D)]
    assert [line for line in every if not line.startswith("carte")] == ["last-trick 50"]


def test_no_score_ends_it_before_its_last_trick() -> None:
    one = table("QS QS QS JD JD JD AH 8C 7C", LOW).plays("AH", "7H")
    assert one.declares("QS QS QS JD JD JD") == 1500  # the common game would be won
    assert not one.over
    assert one.draws().deal.hands[one.n]


def test_one_deal_is_the_game_and_the_partie() -> None:
    one = table().goes_on()
    settlement = one.state.standing.settlement
    assert settlement is not None
    assert one.state.turn is None
    assert sum(settlement.brisques) == 32


# Carte blanche


def test_a_hand_without_king_queen_and_knave_may_be_shown_before_its_first_card() -> None:
    one = table(LOW, "KD")
    assert choices(one.state) == MayPlay(one.deal.hands[N], carte_blanche=True)
    hand = one.deal.hands[N]
    one.shows_blanche()
    assert one.events[0] == CarteBlancheShown(N, hand)
    assert one.ledger(N) == ["carte-blanche 50"]
    assert one.deal.known[N] == hand
    assert one.opened(N) == []  # shown, and taken back
    assert one.refuses(ShowCarteBlanche()) is Refusal.NO_CARTE_BLANCHE


def test_the_dealer_shows_hers_before_she_replies() -> None:
    one = table("KD", LOW)
    assert one.refuses(ShowCarteBlanche()) is Refusal.NO_CARTE_BLANCHE
    one.plays("KD").shows_blanche()
    assert one.ledger(D) == ["carte-blanche 50"]


def test_what_is_not_shown_before_the_first_card_is_no_carte_blanche_any_more() -> None:
    one = table(LOW, "9D").plays("AS", "9D").draws()
    assert one.refuses(ShowCarteBlanche()) is Refusal.NO_CARTE_BLANCHE
    assert choices(one.state) == MayPlay(one.deal.hands[N])


def test_each_drawn_card_that_is_no_court_card_counts_fifty_more() -> None:
    stock = "9D 8D TD 8D QD 8D 8C 8C"
    one = table("AS AS TS TS AH AH TH TH AD", "9S 8S 7S 9H 8H 7H 9H 8H 7H", stock)
    one.shows_blanche()
    for lead, reply in (("AS", "9S"), ("AH", "9H")):
        one.plays(lead, reply).draws().shows_blanche()
        assert len(one.deal.known[N]) <= 10
    one.plays("TS", "8S").draws()
    assert one.refuses(ShowCarteBlanche()) is Refusal.NO_CARTE_BLANCHE  # the queen ends it
    one.plays("TH", "8H").draws()
    assert one.refuses(ShowCarteBlanche()) is Refusal.NO_CARTE_BLANCHE
    assert one.ledger(N) == ["carte-blanche 50"] * 3  # ZV45


def test_one_that_is_held_back_ends_it_too() -> None:
    one = table("AS AS TS TS AH AH TH TH AD", "9S 8S 7S 9H 8H 7H 9H 8H 7H", "9D 8D TD 8D")
    one.shows_blanche().plays("AS", "9S").draws().plays("AS", "8S").draws()
    assert one.refuses(ShowCarteBlanche()) is Refusal.NO_CARTE_BLANCHE


def test_showing_needs_no_trick_and_is_not_the_declaration_of_the_window() -> None:
    one = table(LOW, "KD QD AH")
    one.shows_blanche().plays("7H", "AH")
    assert one.declares("KD QD") == 40
    one.draws()
    assert one.state.turn is D


def test_in_the_common_game_no_carte_blanche_is_shown() -> None:
    one = Table(pack_with("7S 8S 9S TS AS 7H 8H 9H", "KS", "9C"))
    assert one.refuses(ShowCarteBlanche()) is Refusal.NO_CARTE_BLANCHE
    assert choices(one.state) == MayPlay(one.deal.hands[N])


def test_it_is_offered_as_a_choice() -> None:
    one = table(LOW, "KD")
    may = choices(one.state)
    assert may is not None
    assert next(iter(every_action(may))) == ShowCarteBlanche()


def test_in_the_last_nine_tricks_one_follows_and_wins_as_ever() -> None:
    one = table().reaches(55)
    assert one.deal.trumps is None
    assert one.refuses(Declare(some("KS QS"))) is Refusal.NOT_NOW
    while not one.over:
        may = choices(one.state)
        assert isinstance(may, MayPlay)
        led = one.deal.led
        if led is not None and any(c.suit is led.suit for c in one.deal.hands[one.deal.turn]):
            assert all(c.suit is led.suit for c in may.cards)
        one.one_more()


def test_the_window_offers_neither_seven() -> None:
    one = table("7S AS KS QS", "9S").plays("AS", "9S")
    may = choices(one.state)
    assert isinstance(may, MayDeclare)
    assert may.exchange == may.show == frozenset()
