"""The players of All-Fours: honest, the same for the same question, and right where it is sure."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace

from game.all_fours.ai import begging, tables
from game.all_fours.ai.begging import best_first
from game.all_fours.ai.heuristic import deal_of
from game.all_fours.ai.levels import LEVELS, Depth, choose
from game.all_fours.ai.open_cards import OPEN, Position, Solver, bits
from game.all_fours.ai.tables import DEALER, ELDER, after
from game.all_fours.ai.validation import hold_plausible, is_allowed
from game.all_fours.ai.worlds import hands, known_of
from game.players.wire import WireError
from rules.all_fours.actions import Action, Beg, Deal, Give, GoOn, LayAway, Play, Run, Stand
from rules.all_fours.choices import MayBeg, MayPlay, every_action
from rules.all_fours.options import Ask, Options
from rules.all_fours.pack import PACK
from rules.all_fours.partie import apply, start, start_deal
from rules.all_fours.presets import PRESETS, Preset
from rules.all_fours.scoring import scores
from rules.all_fours.state import Phase, State
from rules.all_fours.view import View, view
from rules.core.cards import Hand, Rank, Suit, card, cards, hand
from rules.core.seats import Player
from tests.all_fours.exact import best_play
from tests.all_fours.luck import any_action
from tests.all_fours.table import Table, options, pack_with, printed, quiet
from tests.game.all_fours.redealing import redealt

QUICK = Depth(worlds=12)


def states(seed: int, agreed: Options | None = None) -> Iterator[State]:
    """Every state of a deal in which a player is on turn, cards run as often as may be."""
    luck, state = Random(seed), start_deal(agreed or Options(), Player.B)
    state = apply(state, any_action(state, luck))[-1].state
    while isinstance(state.turn, Player):
        yield state
        state = apply(state, any_action(state, luck))[-1].state


def question(state: State) -> View:
    return view(state, state.current.turn)


def test_dealing_the_unseen_cards_again_changes_neither_view_nor_choice() -> None:
    luck, asked = Random(11), 0
    for seed in range(12):
        for state in states(seed, Options(ask=Ask.OFF)):
            again = redealt(state, state.current.turn, luck)
            assert question(again) == question(state)
            if luck.random() < 0.4:
                asked += 1
                assert choose(QUICK, question(again), seed) == choose(QUICK, question(state), seed)
    assert asked > 20


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_question_gets_the_same_answer_and_it_is_allowed(level: str) -> None:
    for seed in range(2):
        for state in states(seed):
            seen = question(state)
            hold_plausible(seen)
            action = LEVELS[level](seen, 7)
            assert action == LEVELS[level](seen, 7)
            assert is_allowed(seen, action)


@pytest.mark.parametrize("preset", PRESETS, ids=str)
@pytest.mark.parametrize("level", ["novice", "club", "expert"])
def test_each_plays_a_partie_of_each_named_game_to_its_end(level: str, preset: Preset) -> None:
    luck, state = Random(5), start(PRESETS[preset])
    while state.turn is not None:
        action: Action
        if isinstance(state.turn, Player):
            action = LEVELS[level](view(state, state.turn), 1)
        else:
            action = any_action(state, luck)
        state = apply(state, action)[-1].state
    assert state.standing.settlement is not None


def test_what_is_not_offered_is_not_allowed() -> None:
    state = next(states(1))
    seen = question(state)
    assert isinstance(seen.choices, MayBeg)
    assert is_allowed(seen, Beg())
    assert not is_allowed(seen, Run())
    hidden = next(iter(state.current.hands[state.current.turn.other]))
    assert not is_allowed(seen, Play(hidden))


def test_of_many_cards_just_as_many_as_must_go_may_be_laid_away() -> None:
    table = Table(pack_with("", "", "♥K", "♠A ♠K ♠Q ♦A ♦K ♦Q ♣2")).begs().runs()
    seen = view(table.state, Player.A)
    held = sorted(table.deal.hands[Player.A])
    assert is_allowed(seen, LayAway(frozenset(held[:3])))
    assert not is_allowed(seen, LayAway(frozenset(held[:2])))


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"left": 40}, "view.deal.left"),
        ({"hand_sizes": (6, 7)}, "view.deal.left"),
        ({"hand_sizes": (7, 6)}, "view.deal.hand"),
        ({"turn_up": None}, "view.deal.turn_up"),
        ({"away": (0, 3)}, "view.deal.left"),
    ],
)
def test_a_view_that_cannot_be_is_told_with_its_field(
    changes: dict[str, object], field: str
) -> None:
    seen = question(next(states(2)))
    hold_plausible(seen)
    assert seen.deal is not None
    with pytest.raises(WireError) as told:
        hold_plausible(replace(seen, deal=replace(seen.deal, **changes)))
    assert told.value.field == field


# ---- open cards


def minimax(state: State, me: Player) -> int:
    """Jack and Game for a player, less the other's, by the rules alone."""
    if state.phase is not Phase.PLAY:
        a, b = scores(state.current.ledger)
        return a - b if me is Player.A else b - a
    may = view(state, state.current.turn).choices
    assert may is not None
    best = max if state.current.turn is me else min
    return best(minimax(apply(state, action)[-1].state, me) for action in every_action(may))


@pytest.mark.parametrize("seed", range(8))
def test_small_endings_come_to_what_plain_minimax_over_the_rules_finds(seed: int) -> None:
    luck = Random(seed)
    state = start_deal(replace(quiet(), target=15), Player.B)
    pack = list(PACK)
    luck.shuffle(pack)
    state = apply(state, Deal(tuple(pack)))[-1].state
    state = apply(state, Stand())[-1].state
    while len(state.current.hands[0]) > 3 or state.current.led is not None:
        state = apply(state, any_action(state, luck))[-1].state
    deal = state.current
    a, b = deal.kept
    trumps = deal.trumps
    knave = card(f"J{trumps.value}")
    ends = ((2.0, 0.0), (0.0, -2.0)) if knave in a | b else ((1.0, -1.0), (1.0, -1.0))
    jack = next((int(one) for one in Player if knave in deal.won(one)), OPEN)
    ahead = sum((1 if one is Player.A else -1) * bits_pips(deal.won(one)) for one in Player)
    solver = Solver(trumps, ends, tie=0)
    leader = int(deal.leader)
    position = Position((bits(deal.hands[0]), bits(deal.hands[1])), leader, ahead, jack)
    fixed = high_and_low(deal.kept, trumps)
    assert solver.worth(position) + fixed == minimax(state, Player.A)


def bits_pips(held: Hand) -> int:
    worth = {Rank.TEN: 10, Rank.ACE: 4, Rank.KING: 3, Rank.QUEEN: 2, Rank.KNAVE: 1}
    return sum(worth.get(one.rank, 0) for one in held)


def high_and_low(kept: tuple[Hand, Hand], trumps: Suit) -> int:
    """A's points for High and Low, less B's."""
    out = sorted(one for one in kept[0] | kept[1] if one.suit is trumps)
    return sum(1 if one in kept[0] else -1 for one in (out[-1], out[0])) if out else 0


@pytest.mark.parametrize("seed", range(3))
def test_whole_deals_come_to_what_the_slow_search_finds(seed: int) -> None:
    luck = Random(seed)
    pack = list(PACK)
    luck.shuffle(pack)
    elder, dealer, trumps = frozenset(pack[:4]), frozenset(pack[4:8]), pack[12].suit
    jack = card(f"J{trumps.value}") in elder | dealer
    ends = ((2.0, 0.0), (0.0, -2.0)) if jack else ((1.0, -1.0), (1.0, -1.0))
    solver = Solver(trumps, ends, tie=0)
    found = solver.worth(Position((bits(elder), bits(dealer)), 0, 0, OPEN))
    assert found == best_play(elder, dealer, trumps)


@pytest.mark.parametrize(
    ("elder", "dealer", "turned", "value"),
    [
        ("♠A ♠Q ♠J ♦7 ♦2 ♣Q", "♠K ♠3 ♥T ♦9 ♣A ♣K", "♠7", 2),
        ("♠8 ♥6 ♦5 ♣K ♣5 ♣3", "♠9 ♥J ♥2 ♦A ♦Q ♦J", "♦K", -2),
        ("♠8 ♠6 ♥A ♦T ♣6 ♣2", "♠J ♥6 ♦J ♦9 ♦8 ♣K", "♠5", 0),
    ],
)
def test_the_printed_deals_come_to_their_printed_values(
    elder: str, dealer: str, turned: str, value: int
) -> None:
    (trump,) = printed(turned)
    solver = Solver(trump.suit, ((2.0, 0.0), (0.0, -2.0)), tie=0)
    both = bits(printed(elder)), bits(printed(dealer))
    assert solver.worth(Position(both, 0, 0, OPEN)) == value


def test_nobody_has_game_of_a_tie_where_that_was_agreed() -> None:
    solver = Solver(Suit.HEARTS, ((1.0, -1.0), (1.0, -1.0)), tie=None)
    both = bits(cards("2S")), bits(cards("3D"))
    assert solver.worth(Position(both, 0, 0, OPEN)) == 0


# ---- what is known


def test_a_suit_the_other_was_out_of_is_in_none_of_his_hands() -> None:
    elder, dealer = "♠A ♠K ♦2 ♦3 ♣4 ♥9", "♠2 ♦A ♦K ♦Q ♣A ♣K"
    table = Table(pack_with(elder, dealer, "♥5")).stands().tricks("♠A-♠2; ♠K-♦Q")
    known = known_of(deal_of(view(table.state, Player.A)), Player.A)
    luck = Random(1)
    for _, held in zip(range(20), hands(known, luck), strict=False):
        assert not any(one.suit is Suit.SPADES for one in held)


def test_what_was_answered_binds_every_hand() -> None:
    elder, dealer = "♥9 ♥4 ♦2 ♦3 ♣4 ♣5", "♥8 ♥2 ♦K ♦Q ♣A ♣K"
    table = Table(pack_with(elder, dealer, "♥5"), options()).stands()
    table.does(Play(card("9H"))).asks("high").asks("low").plays("♥8")
    known = known_of(deal_of(view(table.state, Player.A)), Player.A)
    luck = Random(1)
    for _, held in zip(range(20), hands(known, luck), strict=False):
        assert not held & hand("AH KH QH JH TH")


# ---- the beg


def test_without_a_trump_one_begs_and_with_ace_and_knave_one_stands() -> None:
    poor = Table(pack_with("♠9 ♠8 ♦7 ♦6 ♣5 ♣4", "", "♥5"))
    rich = Table(pack_with("♥A ♥J ♥2 ♦6 ♣5 ♣4", "", "♥5"))
    assert choose(QUICK, view(poor.state, Player.A), 1) == Beg()
    assert choose(QUICK, view(rich.state, Player.A), 1) == Stand()


def test_the_dealer_gives_on_good_trumps_and_runs_on_none() -> None:
    rich = Table(pack_with("♠9 ♠8 ♦7 ♦6 ♣5 ♣4", "♥A ♥J ♥2 ♦9 ♣9 ♣8", "♥5")).begs()
    poor = Table(pack_with("♠9 ♠8 ♦7 ♦6 ♣5 ♣4", "♠A ♠K ♦9 ♦8 ♣9 ♣8", "♥5")).begs()
    assert choose(QUICK, view(rich.state, Player.B), 1) == Give()
    assert choose(QUICK, view(poor.state, Player.B), 1) == Run()


def test_one_short_of_the_target_he_who_may_not_be_given_is_run_for() -> None:
    deal = pack_with("♥9 ♠8 ♦7 ♦6 ♣5 ♣4", "♥A ♥J ♥2 ♦9 ♣9 ♣8", "♥5")
    table = Table(deal, quiet(), (9, 9)).begs()
    assert choose(QUICK, view(table.state, Player.B), 1) == Run()


def test_where_the_tables_are_lost_the_beg_goes_by_rules_of_thumb(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("game.all_fours.ai.levels.tables", lambda: None)
    monkeypatch.setattr("game.all_fours.ai.tables.tables", lambda: None)
    poor = Table(pack_with("♠9 ♠8 ♦7 ♦6 ♣5 ♣4", "", "♥5"))
    assert choose(QUICK, view(poor.state, Player.A), 1) == Beg()
    for state in states(3):
        assert is_allowed(question(state), choose(QUICK, question(state), 1))


def test_the_chance_to_win_is_greater_the_less_one_lacks() -> None:
    for dealer in range(1, tables.MOST + 1):
        row = [tables.chance(elder, dealer) for elder in range(1, tables.MOST + 1)]
        assert row == sorted(row, reverse=True)
    assert tables.chance(0, 3) == 1
    assert tables.chance(3, 0) == 0
    assert abs(tables.chance(10, 10) - 0.5) < 0.03
    assert tables.chance(1, 1) > 0.55  # High comes first, and elder may beg


def test_points_stop_at_the_one_that_is_out() -> None:
    assert after((DEALER, ELDER, ELDER), 1, 1) == (1, 0)
    assert after((ELDER, ELDER, DEALER), 3, 3) == (1, 2)


def test_every_kind_of_hand_has_its_rows() -> None:
    known = tables.tables()
    assert known is not None
    luck = Random(2)
    for _ in range(300):
        pack = list(PACK)
        luck.shuffle(pack)
        held, trumps = frozenset(pack[:6]), pack[12].suit
        stand, beg = begging.stands(known, held, trumps, begging.ToGo(10, 10))
        assert 0 < stand < 1
        assert 0 < beg < 1


def test_trumps_tens_and_aces_are_kept() -> None:
    order = best_first(hand("2H 9S TD AC KS 8C 7C 6D 5D"), Suit.HEARTS)
    assert order[:4] == list(cards("2H AC TD KS"))


def test_the_knave_is_made_where_it_can_be() -> None:
    elder, dealer = "♥J ♠9 ♠8 ♦7 ♦6 ♣5", "♠A ♠7 ♦9 ♦8 ♣9 ♣8"
    table = Table(pack_with(elder, dealer, "♥5")).stands().tricks("♣5-♣9").plays("♠A")
    seen = view(table.state, Player.A)
    assert isinstance(seen.choices, MayPlay)
    assert choose(Depth(worlds=60), seen, 1) == Play(card("JH"))


def test_questions_are_always_asked() -> None:
    table = Table(pack_with("♥9 ♠9 ♠8 ♦7 ♦6 ♣5", "", "♥5"), options()).stands()
    table.does(Play(card("9H")))
    first = choose(QUICK, view(table.state, Player.A), 1)
    assert first != GoOn()
