"""Who plays below Master errs as people do: by what is pretty, by what is forgotten, by fear."""

from __future__ import annotations

from functools import reduce
from operator import or_
from random import Random

import pytest
from msgspec.structs import replace

from game.piquet.ai.belief.facts import facts
from game.piquet.ai.belief.known_cards import deal_of
from game.piquet.ai.habits.habits import NONE, Memory
from game.piquet.ai.levels import CLUB, EXPERT, LEVELS
from game.piquet.ai.master import Depth, beliefs, choose
from game.piquet.ai.values.masks import hand_of, mask_of
from rules.core.cards import Card, Hand, card, cards, hand, write_cards
from rules.piquet.actions import Call, Exchange, Play
from rules.piquet.choices import MayPlay
from rules.piquet.combinations import Point, RankSet, Sequence
from rules.piquet.pack import PACK
from rules.piquet.seats import ELDER, YOUNGER, Seat
from rules.piquet.state import Table as Played
from rules.piquet.state import Trick
from rules.piquet.view import View
from tests.rules.table import Table, dealt, given

THREE_TENS = "AS 7S QH TH 9H AD QD TD 9D KC TC 7C"
ACES_AND_KINGS = "AS KS QS 9S AH KH 7H AD KD AC KC 7C"
THE_REST = "JS TS JH QH TH 8D TD JD 8C 9C QC JC"


def cool(depth: Depth) -> Depth:
    """The same player without his habits."""
    return replace(depth, habits=NONE)


def unfond(depth: Depth) -> Depth:
    """The same player as fond of one card as of another."""
    return replace(depth, habits=replace(depth.habits, fondness=None))


def mindful(depth: Depth) -> Depth:
    """The same player, who forgets nothing."""
    return replace(depth, habits=replace(depth.habits, memory=None))


def others(text: str) -> tuple[str, str]:
    """The other's twelve and the talon, if these are one's own."""
    rest = [one for one in PACK if one not in hand(text)]
    return write_cards(rest[:12]), write_cards(rest[12:])


def put_out(depth: Depth, text: str, seat: Seat = ELDER) -> Hand:
    """What a player puts out of these twelve cards; before younger, elder has put out five."""
    rest, talon = others(text)
    if seat is ELDER:
        table = dealt(text, rest, talon)
    else:
        table = dealt(rest, text, talon).elder_discards(rest[:14])
    action = choose(depth, table.view(seat), 1)
    assert isinstance(action, Exchange)
    return action.cards


def in_play(mine: str, gone: str, put_out: str = "", led: str = "") -> View:
    """Elder's view in the play: his cards, the tricks before in pairs, what he put out."""
    seen = given(ACES_AND_KINGS, THE_REST).elder_leads("AS").follows().view(ELDER)
    pairs = zip(cards(gone)[::2], cards(gone)[1::2], strict=True)
    tricks = tuple(Trick(ELDER, mine_of, his, ELDER) for mine_of, his in pairs)
    deal = replace(
        deal_of(seen),
        hand=hand(mine),
        discard=hand(put_out),
        table=Played(YOUNGER if led else ELDER, card(led) if led else None, None, tricks),
    )
    suit = card(led).suit if led else None
    allowed = frozenset(one for one in deal.hand if one.suit is suit) or deal.hand
    return replace(seen, deal=deal, choices=MayPlay(allowed))


def played(depth: Depth, seen: View) -> Card:
    """The card that a player plays."""
    action = choose(depth, seen, 1)
    assert isinstance(action, Play)
    return action.card


# What looks pretty


def test_club_keeps_three_tens_rather_than_a_king_and_a_queen() -> None:
    assert put_out(unfond(CLUB), THREE_TENS) == hand("TH 9H 7S TC 7C")
    assert put_out(CLUB, THREE_TENS) == hand("QH 9H 7S KC 7C")


def test_club_keeps_a_long_suit_whole_and_takes_a_card_less_for_it() -> None:
    diamonds = "KD TD 9D 8D 7D KS AS AH KH JH 8H AC"
    assert put_out(unfond(CLUB), diamonds, YOUNGER) == hand("TD 9D 7D")
    assert put_out(CLUB, diamonds, YOUNGER) == hand("JH 8H")


def test_club_takes_two_cards_fewer_lest_she_break_her_clubs() -> None:
    clubs = "QS AS AH KH KD TD 7D KC QC JC 8C 7C"
    assert put_out(unfond(CLUB), clubs) == hand("QS TD 7D 8C 7C")
    assert put_out(CLUB, clubs) == hand("QS TD 7D")


def test_club_never_parts_with_an_ace() -> None:
    luck = Random(4)
    for _ in range(12):
        held = luck.sample(PACK, 12)
        assert not put_out(CLUB, write_cards(held)) & hand("AS AH AD AC")


# What is forgotten


def tricks(leads: str) -> Table:
    """Elder has led these; younger followed with her lowest."""
    table = given(ACES_AND_KINGS, THE_REST, elder_threw="9H 8H 7S QD 9D")
    return table.elder_leads(leads).follows()


@pytest.mark.parametrize(
    ("leads", "forgotten"),
    [("AD KD", ""), ("AD KD AC", "8D 9H 8H 9D"), ("AD KD AC KC", "8D TD 9H 8H 9D")],
)
def test_small_cards_are_forgotten_two_tricks_later_and_what_was_put_out(
    leads: str, forgotten: str
) -> None:
    seen = tricks(leads).deal_view(ELDER)
    assert Memory(tricks=2, small=4).forgotten(seen) == hand(forgotten)


def test_no_ace_no_court_and_no_card_of_the_longest_suit_is_ever_forgotten() -> None:
    table = tricks("AS KS QS 9S AH KH AD KD AC KC")
    gone = Memory(tricks=2, small=4).forgotten(table.deal_view(ELDER))
    assert gone
    assert all(one.rank in "T987" and one.suit is not card("AS").suit for one in gone)


def test_club_does_not_know_that_an_eight_is_good_when_she_put_out_the_nine_herself() -> None:
    gone = "KS 7S AC 9C KH 7H AH JH QC TC"
    seen = in_play("8H TD 9D TS 9S 8S 7C", gone, "9H TH QH AD KD")
    assert played(mindful(CLUB), seen) == card("8H")
    assert played(CLUB, seen) == card("7C")


# What is feared


def test_club_cashes_her_ace_before_her_long_suit_is_made() -> None:
    seen = in_play("KS QS JS TS 9S AH KD 7D", "9H 8H QC 9C KC TC JC 8C")
    assert played(cool(CLUB), seen) == card("KS")
    assert played(CLUB, seen) == card("AH")


def test_club_leads_low_from_a_poor_suit_lest_she_lose_a_king() -> None:
    seen = in_play("KS QS JS TS KH QH 8C 7C", "QD 9D JD 8D TD 7D 9H 7H")
    assert played(cool(CLUB), seen) == card("KS")
    assert played(CLUB, seen) == card("7C")


def test_club_is_not_afraid_yet_while_she_has_nine_cards() -> None:
    seen = in_play("KS QS JS TS 9S AH KD 8D 7D", "9H 8H QC 9C KC TC")
    assert played(cool(CLUB), seen) == played(CLUB, seen) == card("KS")


def test_club_guards_her_king_though_the_ace_is_gone() -> None:
    gone = "AS TS AH KH AD KD QD JD AC KC"
    seen = in_play("KS 7S TH 9H 8H 9D 8D", gone, "TD 7D", led="TC")
    assert played(cool(CLUB), seen) == card("7S")
    assert played(CLUB, seen) == card("8D")


# By habit, not by chance


@pytest.mark.parametrize("depth", [CLUB, EXPERT])
def test_who_has_habits_does_the_same_however_often_he_is_asked(depth: Depth) -> None:
    luck = Random(6)
    for _ in range(3):
        held = write_cards(luck.sample(PACK, 12))
        table = dealt(held, *others(held))
        assert len({choose(depth, table.view(ELDER), seed) for seed in range(4)}) == 1


# What Expert believes


def test_expert_thinks_a_small_card_may_come_that_fell_and_never_an_ace_that_did() -> None:
    table = tricks("AD KD AC KC")
    seen = table.view(ELDER)
    held = beliefs(EXPERT, seen, Random(1))
    feared = hand_of(reduce(or_, held.left))
    assert hand("8D 8H") <= feared
    assert not feared & hand("AD KD AC KC QD TD 9D")
    assert {left.bit_count() for left in held.left} == {len(table.hand(YOUNGER))}


def test_what_was_told_of_a_hand_is_not_forgotten_with_its_cards() -> None:
    """Younger has played the ten of the quart that she called; it still is one."""
    table = given(ACES_AND_KINGS, THE_REST, elder_threw="9H 8H 7S QD 9D").elder_leads("AD KD AC KC")
    known = facts(table.deal_view(ELDER))
    whole = mask_of(hand(THE_REST))
    left = whole & ~known.played
    for gone in (0, mask_of(hand("8D 9C 9H"))):
        dim = known.dimmed(gone)
        assert dim.allows(left)
        assert not dim.free & known.played & ~gone


# How Expert plays


def test_expert_is_a_little_too_fond_of_a_tierce_and_keeps_the_knave_the_ten_and_the_nine() -> None:
    held = "KS JS TS 9S 9H 8H KD QD JD 7D AC TC"
    assert put_out(unfond(EXPERT), held) == hand("TS 9S 9H 8H TC")
    assert put_out(EXPERT, held) == hand("9H 8H 7D AC TC")


def test_expert_goes_by_rule_at_first_and_counts_the_last_eight_cards() -> None:
    hands = "AS JS TS 8S QH 7H KD QD 8D 7D KC TC", "QS KS 9S 7S KH TH AD 9D JC 9C 8C 7C"
    table = given(*hands, elder_threw="9H 8H JH QC AC").elder_leads("8S JS QH AS")
    seen = table.follows().view(ELDER)
    assert played(replace(EXPERT, reckons=7), seen) == card("KC"), "by rule"
    assert played(EXPERT, seen) == card("QD")


def test_expert_cashes_his_ace_since_he_forgot_which_small_cards_are_gone() -> None:
    hands = "AS KS TS QH TH 9H QD JD TD KC TC 7C", "9S 7S KH JH 8H AH AD KD AC QC JC 8C"
    table = given(*hands, elder_threw="9D 7H JS QS 9C")
    seen = table.elder_leads("TC KS 9H QH KC TS").follows().view(ELDER)
    assert played(mindful(EXPERT), seen) == card("TD")
    assert played(EXPERT, seen) == card("AS")


# Novice


def test_novice_keeps_every_queen_and_takes_fewer_cards_for_it() -> None:
    mine = "AH KH JH 9H 8H KD QD 7D QC 8C QS 7S"
    action = LEVELS["novice"](dealt(mine, *others(mine)).view(ELDER), 1)
    assert action == Exchange(hand("7D 8C 7S"))


def test_novice_does_not_see_three_tens_nor_a_tierce_beside_his_longest_suit() -> None:
    mine = "AS KS QS 8S TS TH QD JD TD AC 8C 7H"
    rest = "JS 9S KH QH JH 9H 7D 8D KD QC KC JC"
    table = given(mine, rest)
    for wanted in (Point(hand("AS KS QS TS 8S")), Sequence(hand("AS KS QS"))):
        said = {LEVELS["novice"](table.view(ELDER), seed) for seed in range(3)}
        assert said == {Call(wanted)}
        table.does(Call(wanted)).answered("good")
    for unseen in (Sequence(hand("QD JD TD")), RankSet(hand("TS TH TD"))):
        assert table.offers(Call(unseen))
    assert isinstance(LEVELS["novice"](table.view(ELDER), 1), Play)
