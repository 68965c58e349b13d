"""What counts how much, and how it is declared (sections D and E)."""

from __future__ import annotations

from itertools import combinations

import pytest
from msgspec.structs import replace

from rules.bezique.actions import Announce, Declare
from rules.bezique.choices import MayDeclare, choices
from rules.bezique.combinations import Combination, Kind, made_of, within, worth
from rules.bezique.declaring import still_to_score
from rules.bezique.events import Announced, Declared
from rules.bezique.options import Game, Options
from rules.bezique.refusals import Refusal
from rules.bezique.reuse import record_of
from rules.bezique.state import InWindow
from rules.bezique.window import may_declare
from rules.core.cards import Suit, card
from tests.bezique.table import D, Declarer, N, Table, options, pack_with, some

FIRST = "KS QS KS QS JD AH AH AD"
SECOND = "9H 8H 7H 9H 8H 9S 8S 7S"
HELD_OVER = Options(held_over=True)


def window(agreed: Options | None = None, first: str = FIRST) -> Table:
    """N has won a trick with the ace of hearts; clubs are trumps."""
    return Table(pack_with(first, SECOND, "9C", "AC AC AS 9D"), agreed).plays("AH", "9H")


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("KS QS", 20),
        ("KD QD", 20),
        ("KC QC", 20),
        ("KH QH", 40),
        ("AH TH KH QH JH", 250),
        ("QS JD", 40),
        ("QS QS' JD JD'", 500),
        ("AS AH AD AC", 100),
        ("KS KS' KD KC", 80),
        ("QS QH QD QC", 60),
        ("JS JH JD JC", 40),
    ],
)
def test_what_each_combination_counts(cards: str, points: int) -> None:
    assert Declarer(trumps="H").laid(cards) == points


@pytest.mark.parametrize(
    "cards",
    [
        "KS QH",
        "KS KH",
        "QS JS",
        "QH JD",
        "TS TH TD TC",
        "9S 9H 9D 9C",
        "AH TH KH QH",
        "TH KH QH JH 9H",
        "AS AH AD",
        "QS QS' JD JH",
        "QS QS' JD",
        "AS",
        "QS QS' QH JD",
        "QS QS' JD JD' KS",
        "KH KH' QH",
        "AH TH KH QH JH JH'",
    ],
)
def test_what_makes_nothing(cards: str) -> None:
    assert Declarer(trumps="H").says(cards) == (0, Refusal.NOTHING_MADE)


def test_triple_bezique_and_sequences_of_plain_suits_are_not_of_this_game() -> None:
    assert {worth(kind) for kind in Kind} >= {1500, 4500, 150}
    assert Declarer().laid("QS QS' QS'' JD JD' JD''") == 0


@pytest.mark.parametrize(
    ("held", "trumps", "rubicon"),
    [
        ("KS QS KS QS JD JD AH TH", "S", False),
        ("AH TH KH QH JH KH QH JD", "H", False),
        ("AH TH KH QH JH KH QH JD", "C", False),
        ("KS KH KD KC KS KH 9D 9S", "S", False),
        ("QS QS QH JD JS JC JH QD", "D", False),
        ("AS AS AH AD TS 9S 8S 7S", "S", False),
        ("AH TH KH QH JH KS QS QS JD", None, True),
        ("QS QS QS JD JD JD QS JD KS", "H", True),
        ("AD TD KD QD JD AD TD KD QD", "H", True),
    ],
)
def test_all_that_a_hand_holds_is_found_and_nothing_else(
    held: str, trumps: str | None, rubicon: bool
) -> None:
    agreed = Options(game=Game.RUBICON if rubicon else Game.BEZIQUE)
    suit = None if trumps is None else Suit(trumps)
    cards = some(held)
    tried = (frozenset(few) for size in range(10) for few in combinations(sorted(cards), size))
    made = {few: kind for few in tried if (kind := made_of(few, suit, agreed)) is not None}
    found = list(within(cards, suit, agreed))
    assert len(found) == len(made)
    assert {one.cards: one.kind for one in found} == made


def test_only_the_winner_of_the_trick_declares_and_before_he_draws() -> None:
    one = window()
    assert one.state.turn is N
    one.draws()
    assert one.refuses(Declare(some("KS QS"))) is Refusal.NOT_NOW
    lost = Table(pack_with("9H", "AH KS QS", "9C")).plays("9H", "AH")
    assert lost.state.turn is D
    assert lost.declares("KS QS") == 20


def test_it_is_scored_at_once_and_only_one_after_each_trick() -> None:
    one = window()
    assert one.declares("KS QS") == 20
    assert one.events[0] == Declared(N, Kind.MARRIAGE, one.deal.declared[0].cards)
    assert one.refuses(Declare(some("QS JD"))) is Refusal.ONE_A_TRICK


def test_its_cards_lie_open_and_both_have_seen_them() -> None:
    one = window()
    one.declares("KS QS")
    assert one.opened(N) == ["KS", "QS"]
    assert one.deal.known[N] == one.deal.open[N]


def test_cards_of_the_hand_and_of_the_table_may_be_mixed() -> None:
    one = window()
    one.declares("QS JD")
    one.draws().plays("AH", "9H")
    assert one.declares("KS QS") == 20
    assert one.opened(N) == ["JD", "KS", "QS"]


def test_cards_that_were_played_count_no_more() -> None:
    one = window().draws().plays("QS", "9S")
    assert one.refuses(Declare(frozenset((card("QS"), card("JD"))))) is Refusal.NOT_YOUR_CARD


def test_nobody_declares_what_he_does_not_hold() -> None:
    assert window().refuses(Declare(some("KD QD"))) is Refusal.NOT_YOUR_CARD


def test_nobody_must_declare() -> None:
    one = window().draws()
    assert one.ledger(N) == []


def test_a_combination_that_comes_together_on_the_table_may_be_scored_in_a_later_window() -> None:
    one = Declarer()
    assert one.laid("KS KH KD KC") == 80
    assert one.laid("QS JD") == 40
    assert one.laid("KS QS") == 20


def test_the_window_after_trick_twenty_four_is_the_last_one() -> None:
    from tests.bezique.test_08_a_whole_deal import after  # noqa: PLC0415  (the deal told there)

    one = after(24)
    assert one.deal.declared[-1].trick == 24
    assert one.opened(N) == one.opened(D) == []
    one.plays("AC", "7C")
    assert one.refuses(Declare(some("AS AS"))) is Refusal.NOT_NOW


def test_the_dearest_is_offered_first_and_of_equal_cards_each_choice_once() -> None:
    may = choices(window().state)
    assert isinstance(may, MayDeclare)
    assert [one.kind for one in may.declarations] == [Kind.BEZIQUE, Kind.MARRIAGE]


def kinds_offered(one: Table) -> list[Kind]:
    may = choices(one.state)
    assert isinstance(may, MayDeclare)
    return [which.kind for which in may.declarations]


def test_four_alike_are_offered_of_any_four_that_are_held_and_equal_ones_once() -> None:
    assert kinds_offered(window(first="KS KS KH KD AH 8D 9C TD")) == [Kind.FOUR_KINGS]
    assert kinds_offered(window(first="KS KS KH KD KC AH 8D TD")) == [Kind.FOUR_KINGS] * 4
    assert kinds_offered(window(first="KS KS KH 9D KC AH 8D TD")) == [Kind.FOUR_KINGS]
    assert kinds_offered(window(first="KS KS QS 9D TC AH 8D TD")) == [Kind.MARRIAGE]
    assert kinds_offered(window(first="KS KS KH 9D TC AH 8D TD")) == []


def test_of_two_marriages_it_is_the_same_which_king_and_which_queen_enter_the_sequence() -> None:
    one = Declarer(trumps="C")
    assert (one.laid("KC QC"), one.laid("KC' QC'")) == (40, 40)
    deal = one.state.current
    held = (deal.hands[N] | some("AC TC JC"), deal.hands[D])
    deal = replace(deal, hands=held, window=InWindow())
    assert [which.kind for which in may_declare(deal)] == [Kind.SEQUENCE]


def test_a_hidden_card_is_not_changed_for_an_open_one_that_has_served() -> None:
    one = window(first="KS QS KS QS JD AH AH AD")
    one.declares("KS QS")
    opened = one.deal.open[N]
    one.draws().plays("AH", "9H")
    hidden = frozenset(c for c in one.deal.hands[N] - opened if c.suit == "S")
    one.does(Declare(hidden))
    assert one.deal.declared[-1].cards == hidden
    assert one.deal.open[N] == opened | hidden


def test_what_is_announced_stands_though_nothing_else_is_held() -> None:
    one = window(HELD_OVER)
    one.declares("QS JD")
    one.announces("KS QS")
    (told,) = one.deal.held_over[N]
    assert still_to_score(one.deal, N, told.cards, one.deal.declared)[N] == (told,)


def test_what_may_be_announced_is_offered_when_something_was_scored() -> None:
    one = window(HELD_OVER)
    may = choices(one.state)
    assert isinstance(may, MayDeclare)
    assert may.announcements == ()
    one.declares("QS JD")
    may = choices(one.state)
    assert isinstance(may, MayDeclare)
    assert may.declarations == ()
    assert [which.kind for which in may.announcements] == [Kind.MARRIAGE] * 2
    one.does(Announce(may.announcements[0].cards))
    left = choices(one.state)
    assert isinstance(left, MayDeclare)
    assert may.announcements[0] not in left.announcements
    plain = window()
    plain.declares("QS JD")
    may = choices(plain.state)
    assert isinstance(may, MayDeclare)
    assert may.announcements == ()


def test_where_the_copies_have_served_for_different_things_the_player_chooses() -> None:
    one = window()
    one.declares("QS JD")  # now one queen lies open and the other is in hand
    one.draws().plays("AH", "9H")
    may = choices(one.state)
    assert isinstance(may, MayDeclare)
    marriages = [which.cards for which in may.declarations if which.kind is Kind.MARRIAGE]
    assert len(marriages) == 2
    queens = [next(c for c in cards if c.rank == "Q") for cards in marriages]
    assert {record_of(queen, one.deal.declared) for queen in queens} == {(0, 0, 0), (0, 1, 0)}


def test_of_equal_cards_that_have_served_for_nothing_the_open_one_is_taken() -> None:
    one = window(HELD_OVER)
    one.declares("KS QS")
    one.announces("QS JD")  # the queen of the marriage, open
    one.draws().plays("AH", "9H")
    (knave,) = one.held(["JD"])
    assert knave in one.deal.open[N]
    one.does(Declare(frozenset((knave, *one.held(["QS"])))))
    assert len(one.deal.open[N]) == 3


def test_the_open_card_is_taken_though_the_hidden_one_was_named() -> None:
    one = window(HELD_OVER, "KS QS KD QD QD JD AH AH")
    one.declares("KS QS")
    one.announces("KD QD")
    opened = one.deal.open[N]
    one.draws().plays("AH", "9H")
    (king,) = one.held(["KD"])
    hidden = next(c for c in one.deal.hands[N] - opened if str(c).startswith("QD"))
    one.does(Declare(frozenset((king, hidden))))
    assert one.deal.open[N] == opened
    assert hidden not in one.deal.declared[-1].cards


def test_where_it_was_agreed_further_combinations_are_laid_and_announced() -> None:
    one = window(HELD_OVER)
    one.declares("QS JD")
    one.announces("KS QS")
    assert one.events == [Announced(N, Kind.MARRIAGE, one.deal.held_over[N][0].cards)]
    assert one.ledger(N) == ["bezique 40"]
    assert one.opened(N) == ["JD", "KS", "QS"]


def test_they_are_scored_after_a_later_trick_and_another_may_be_scored_first() -> None:
    one = window(HELD_OVER, "KS QS JD AH AH AD KD QD")
    one.declares("QS JD")
    one.announces("KS QS")
    one.draws().plays("AH", "9H")
    assert one.declares("KD QD") == 20
    assert [held.kind for held in one.deal.held_over[N]] == [Kind.MARRIAGE]
    one.draws().plays("AD", "9S")
    assert one.declares("KS QS") == 20
    assert one.deal.held_over == ((), ())


def test_one_is_scored_before_others_are_announced() -> None:
    assert window(HELD_OVER).refuses(Announce(some("KS QS"))) is Refusal.DECLARE_FIRST


def test_nothing_is_announced_twice_and_nothing_that_could_not_be_scored() -> None:
    one = window(HELD_OVER)
    one.declares("QS JD")
    one.announces("KS QS")
    (told,) = one.deal.held_over[N]
    assert one.refuses(Announce(told.cards)) is Refusal.ANNOUNCED_ALREADY
    later = window(HELD_OVER)
    later.declares("QS JD")
    later.announces("KS QS").draws().plays("AH", "9H")
    (still,) = later.deal.held_over[N]
    assert later.refuses(Announce(still.cards)) is Refusal.DECLARE_FIRST
    assert one.refuses(Announce(one.held(["JD", "QS"]))) is Refusal.SERVED_ALREADY
    assert one.refuses(Announce(some("AH KS"))) is not None


def test_an_announcement_dies_when_a_card_of_it_is_played() -> None:
    one = window(HELD_OVER)
    one.declares("QS JD")
    one.announces("KS QS")
    one.draws().plays("KS", "9S")
    assert one.deal.held_over == ((), ())


def test_and_when_what_is_scored_meanwhile_forbids_it() -> None:
    one = window(HELD_OVER, "KS QS JD AH AH AD KS TD")
    one.declares("QS JD")
    one.announces("KS QS")
    one.draws().plays("AH", "9H")
    (told,) = one.deal.held_over[N]
    (queen,) = (c for c in told.cards if str(c).startswith("Q"))
    other = next(c for c in one.deal.hands[N] - told.cards if str(c).startswith("KS"))
    one.does(Declare(frozenset((queen, other))))
    assert one.deal.held_over == ((), ())


def test_where_it_was_not_agreed_nothing_is_announced() -> None:
    one = window()
    one.declares("KS QS")
    assert one.refuses(Announce(some("QS JD"))) is Refusal.NOT_NOW


def test_announcements_die_with_the_stock() -> None:
    one = Table(pack_with("KS QS JD AH", "9H", "9C"), options(held_over=True, target=4000))
    one.plays("AH", "9H")
    one.declares("QS JD")
    one.announces("KS QS").reaches(24)
    assert one.deal.held_over == ((), ())


def test_a_combination_knows_its_points() -> None:
    assert Combination(Kind.SEQUENCE, some("AH TH KH QH JH")).points == 250
