"""What each player may know (section O) and ask (section P)."""

from __future__ import annotations

from rules.bezique.editions import seen_by
from rules.bezique.events import Dealt, Drew, Event
from rules.bezique.options import Game, Options
from rules.bezique.reuse import record_of
from rules.bezique.view import DealView, view
from rules.core.cards import card
from rules.core.seats import Player
from tests.bezique.table import D, N, Table, options, pack_with
from tests.bezique.test_08_a_whole_deal import after

FIRST = "KS QS JD AH AH 7C 9D 8D"
SECOND = "9H 8H 7H 9H 9S 8S 7S 9D"


def window() -> Table:
    return Table(pack_with(FIRST, SECOND, "QC", "AC TC KC QC")).plays("AH", "9H")


def seen(table: Table, player: Player) -> DealView:
    deal = view(table.state, player).deal
    assert deal is not None
    return deal


def edition(table: Table, event: Event, player: Player) -> Event:
    return seen_by(event, table.state, player)


def test_one_sees_his_own_hand_and_of_the_other_only_how_many_cards_he_holds() -> None:
    one = window()
    assert seen(one, D).hand == one.deal.hands[D]
    assert seen(one, D).hand_sizes == (7, 7)
    assert seen(one, D).others == frozenset()
    one.draws().plays("AH")
    assert seen(one, D).hand_sizes == (7, 8)


def test_of_the_deal_each_sees_his_own_cards() -> None:
    one = Table(pack_with(FIRST, SECOND, "QC"))
    dealt = next(event for event in one.events if isinstance(event, Dealt))
    assert edition(one, dealt, N) == Dealt(1, D, (one.deal.hands[N], None))
    assert edition(one, dealt, D) == Dealt(1, D, (None, one.deal.hands[D]))


def test_a_drawn_card_is_seen_by_who_draws_it() -> None:
    one = window().draws()
    first, second = one.events[:2]
    assert edition(one, first, N) == Drew(N, card("AC"), 47)
    assert edition(one, first, D) == Drew(N, None, 47)
    assert edition(one, second, N) == Drew(D, None, 46)


def test_the_turn_up_that_is_taken_in_the_last_round_is_seen_by_both() -> None:
    one = after(24)
    last = [event for event in one.events if isinstance(event, Drew)][1]
    assert last.card is not None
    assert str(last.card).startswith("7C")
    assert edition(one, last, N) == edition(one, last, D) == last


def test_but_the_last_card_that_lay_face_down_is_not() -> None:
    one = after(24)
    first = next(event for event in one.events if isinstance(event, Drew))
    assert edition(one, first, D) == Drew(N, None, 1)


def test_open_cards_and_what_they_have_served_for_are_seen_by_both() -> None:
    one = window()
    one.declares("QS JD")
    for player in Player:
        its = seen(one, player)
        assert its.open == one.deal.open
        queen = next(c for c in its.open[N] if c.rank == "Q")
        assert record_of(queen, its.declared) == (0, 1, 0)


def test_a_card_taken_by_the_exchange_is_known_until_it_is_played() -> None:
    one = window().exchanges()
    assert card("QC") in seen(one, D).others
    one.draws().plays("QC")
    assert card("QC") not in seen(one, D).others


def test_open_cards_that_went_back_to_the_hand_are_still_known() -> None:
    one = after(24)
    assert len(seen(one, D).others) >= 5


def test_whether_something_may_be_declared_the_other_is_not_told() -> None:
    one = window()
    assert view(one.state, N).choices is not None
    assert view(one.state, D).choices is None


def test_the_ledger_and_what_is_still_to_score_are_seen_by_both() -> None:
    one = Table(pack_with(FIRST, SECOND, "QC"), options(held_over=True)).plays("AH", "9H")
    one.declares("QS JD")
    one.announces("KS QS")
    assert seen(one, D).ledger == seen(one, N).ledger == one.deal.ledger
    assert seen(one, D).held_over == one.deal.held_over


def test_the_window_is_there_while_the_winner_has_not_drawn() -> None:
    one = window()
    its = seen(one, D).window
    assert its is not None
    assert not its.declared
    assert seen(one.draws(), D).window is None


def test_a_carte_blanche_that_was_not_shown_is_seen_by_its_holder_alone() -> None:
    rubicon = Options(game=Game.RUBICON)
    low = "7S 8S 9S TS AS 7H 8H 9H TH"
    one = Table(pack_with(low, "KS", "", "", rubicon), rubicon)
    assert seen(one, N).blanche == one.deal.hands[N]
    assert seen(one, D).blanche is None
    one.shows_blanche()
    assert seen(one, D).others == one.deal.hands[N]


def test_a_deal_that_is_over_is_open_to_both() -> None:
    one = Table(pack_with(FIRST, SECOND, "QC"), options(target=4000))
    assert seen(one, D).opened is None
    one.goes_on()
    assert seen(one, D).opened == one.deal


def test_all_else_that_happens_is_told_to_both_as_it_is() -> None:
    one = Table(pack_with(FIRST, SECOND, "QC"), options(held_over=True, target=4000))
    told: set[str] = set()
    hidden = (Dealt, Drew)
    actions = [
        lambda: one.plays("AH"),
        lambda: one.plays("9H"),
        one.exchanges,
        lambda: one.declares("QS JD"),
        lambda: one.announces("KS QS"),
        one.draws,
        one.goes_on,
    ]
    for action in actions:
        action()
        for event in one.events:
            if not isinstance(event, hidden):
                told.add(type(event).__name__)
                assert all(edition(one, event, player) == event for player in Player)
    assert {"CardPlayed", "TrickTaken", "Counted", "SevenExchanged", "Declared"} <= told
    assert {"Announced", "BrisquesCounted", "DealEnded"} <= told


def test_of_the_cut_one_sees_what_was_turned_up() -> None:
    from rules.bezique.actions import Cut, Spread  # noqa: PLC0415  (the cut is told elsewhere)
    from rules.bezique.pack import ALL_PACKS  # noqa: PLC0415
    from rules.bezique.partie import apply, start  # noqa: PLC0415

    state = start()
    assert view(state, N).cut is None
    state = apply(apply(state, Spread(ALL_PACKS[:64]))[-1].state, Cut(5))[-1].state
    cut = view(state, N).cut
    assert cut is not None
    assert (cut.spread, cut.places, cut.winner) == (64, (5, None), None)
    assert cut.turned == (ALL_PACKS[5], None)
