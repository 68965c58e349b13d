"""What each player may know (section K)."""

from __future__ import annotations

from collections.abc import Callable

from rules.all_fours.actions import Cut, Spread
from rules.all_fours.editions import seen_by
from rules.all_fours.events import Dealt, LaidAway, TrumpAnswered
from rules.all_fours.options import Options
from rules.all_fours.pack import PACK
from rules.all_fours.partie import apply, start
from rules.all_fours.view import DealView, View, view
from rules.core.cards import card
from rules.core.seats import Player
from tests.all_fours.table import D, E, Table, pack_with, some

DEALT = pack_with("9S 8S 7S 7D 6D 5C", "6S 5S 4S 9D 8D 9C", "2H", "6C 2D 3D 8C 4D 5D 3C")


def seen(table: Table, player: Player) -> DealView:
    deal = view(table.state, player).deal
    assert deal is not None
    return deal


def test_one_sees_his_own_hand_and_of_the_other_only_how_many_cards_he_holds() -> None:
    one = Table(DEALT)
    for player in Player:
        assert seen(one, player).hand == one.deal.hands[player]
        assert seen(one, player).hand_sizes == (6, 6)
    one.stands().plays("9S")
    assert seen(one, D).hand_sizes == (5, 6)


def test_of_what_is_dealt_each_sees_his_own_cards() -> None:
    one = Table(DEALT)
    dealt = one.events[0]
    assert seen_by(dealt, one.state, E) == Dealt(1, D, (one.deal.hands[E], None))
    assert seen_by(dealt, one.state, D) == Dealt(1, D, (None, one.deal.hands[D]))
    more = next(event for event in one.begs().runs().events if isinstance(event, Dealt))
    assert seen_by(more, one.state, E) == Dealt(1, D, (some("6C 2D 3D"), None), more=True)


def test_the_stock_is_a_number_and_the_turn_ups_lie_open_the_refused_ones_too() -> None:
    one = Table(DEALT).begs().runs()
    for player in Player:
        assert seen(one, player).left == 32
        assert seen(one, player).turn_up == card("3C")
        assert seen(one, player).set_aside == (card("2H"),)
        assert seen(one, player).begs == 1


def test_what_one_lays_away_the_other_never_sees_not_even_at_the_end() -> None:
    one = Table(DEALT).begs().runs().lays_away("9S 8S 7S")
    laid = one.events[0]
    assert seen_by(laid, one.state, E) == LaidAway(E, 3, some("9S 8S 7S"))
    assert seen_by(laid, one.state, D) == LaidAway(E, 3, None)
    assert seen(one, D).away == (3, 0)
    one.lays_away("8C 9C 5S").goes_on()
    assert one.over
    assert seen(one, E).laid_away == some("9S 8S 7S")
    assert seen(one, D).laid_away == some("8C 9C 5S")
    assert seen(one, D).away == (3, 3)


def test_pips_are_told_only_when_they_are_counted() -> None:
    words = {name for kind in (View, DealView) for name in kind.__struct_fields__}
    assert not {name for name in words if "pip" in name}
    one = Table(DEALT).stands().goes_on()
    names = [type(event).__name__ for event in one.events]
    assert names.index("PipsCounted") > names.index("TrickTaken")


def test_what_one_may_do_only_he_is_told() -> None:
    one = Table(DEALT)
    assert view(one.state, E).choices is not None
    assert view(one.state, D).choices is None


def test_all_else_that_happens_is_told_to_both_as_it_is() -> None:
    one = Table(DEALT, Options())
    told: set[str] = set()
    actions: list[Callable[[], object]] = [
        one.begs,
        one.runs,
        lambda: one.lays_away("9S 8S 7S"),
        lambda: one.lays_away("8C 9C 5S"),
    ]
    actions += [lambda: one.plays("6C"), one.goes_on]
    for action in actions:
        action()
        for event in one.events:
            if not isinstance(event, (Dealt, LaidAway, TrumpAnswered)):
                told.add(type(event).__name__)
                assert all(seen_by(event, one.state, player) == event for player in Player)
    assert {"Begged", "Ran", "SetAside", "TurnedUp", "AskedNoMore"} <= told


def test_of_the_cut_one_sees_what_was_turned_up() -> None:
    assert view(start(), E).cut is None
    state = apply(apply(start(), Spread(PACK))[-1].state, Cut(5))[-1].state
    cut = view(state, D).cut
    assert cut is not None
    assert (cut.spread, cut.places, cut.turned) == (52, (5, None), (PACK[5], None))
