"""What the cards of a deal of All-Fours brought: its price, less that of what might have come."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import fmean, stdev

import pytest
from msgspec.structs import replace

from game.all_fours.ai import luck as module
from game.all_fours.ai.heuristic import choose
from game.all_fours.ai.luck import (
    CHAIR,
    SPREAD,
    WEIGHTS,
    Played,
    brought,
    price,
    prices,
    question,
    read,
)
from game.all_fours.ai.open_cards import lead, played
from game.all_fours.ai.tables import DEALER, ELDER, NOBODY, DealOutcome
from game.players.mind import Owed
from game.players.wire import WireError
from rules.all_fours.actions import Deal
from rules.all_fours.options import Ask, Options, SecondBeg, TurnedJack
from rules.all_fours.pack import PACK
from rules.all_fours.partie import apply, start_deal
from rules.all_fours.presets import PRESETS
from rules.all_fours.scoring import scores
from rules.all_fours.state import State
from rules.all_fours.view import view
from rules.core.cards import Suit, hand
from rules.core.seats import Player
from tests.all_fours.table import Table, options, pack_with

POOR, RICH = "♠9 ♠8 ♦7 ♦6 ♣5 ♣4", "♥A ♥J ♥2 ♦9 ♣9 ♣8"
QUIET = Options(ask=Ask.OFF)


@pytest.fixture(autouse=True)
def _few_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mean over fewer hands: enough to see what is plain."""
    monkeypatch.setattr(module, "_HANDS", 24)


def over(agreed: Options, seed: int) -> State:
    """A deal played by rules of thumb; A is elder."""
    pack = tuple(Random(seed).sample(PACK, len(PACK)))
    state = apply(start_deal(agreed, Player.B), Deal(pack))[-1].state
    while isinstance(state.turn, Player):
        state = apply(state, choose(view(state, state.turn), seed))[-1].state
    return state


def told(state: State, player: Player = Player.A) -> Owed:
    leads, deal = read(question(state, player))
    return brought(deal, Random(1), elder=leads)


def many(count: int) -> Iterator[tuple[Played, State]]:
    for seed in range(count):
        end = over(QUIET, seed)
        yield read(question(end, Player.A))[1], end


def test_good_trumps_are_luck_and_what_is_mine_is_the_others_bad_luck() -> None:
    end = Table(pack_with(RICH, POOR, "♥5")).stands().state
    mine, theirs = told(end), told(end, Player.B)
    assert mine.hand > 0.3
    assert theirs.other < 0
    assert mine.chair == -theirs.chair == CHAIR
    whole = mine.hand + mine.other, theirs.hand + theirs.other
    assert whole[0] == pytest.approx(-whole[1], abs=0.01)
    assert mine.error == SPREAD


def test_a_knave_that_is_turned_is_luck_of_the_dealers() -> None:
    nines = Table(pack_with(RICH.replace("♥J", "♥T"), POOR, "♥9")).stands().state
    knave = Table(pack_with(RICH.replace("♥J", "♥T"), POOR, "♥J")).stands().state
    _, plain = read(question(nines, Player.A))
    _, turned = read(question(knave, Player.A))
    assert price(turned, lambda: 0.0) == price(plain, lambda: 0.0) - 1


def test_where_the_cards_were_not_run_the_stock_brought_nothing() -> None:
    stood = Table(pack_with(RICH, POOR, "♥5")).stands().state
    assert told(stood).talon == 0
    ran = Table(pack_with(POOR, "♠7 ♠6 ♦T ♦3 ♣9 ♣8", "♥5", "♠A ♠J ♠2 ♦4 ♦5 ♦8 ♠K")).begs().runs()
    assert told(ran.state).talon > 0.5, "ace, knave and deuce of the new trumps"


def test_a_first_knave_counts_only_where_every_one_does() -> None:
    deal = pack_with(POOR, "♠7 ♠6 ♦T ♦3 ♣9 ♣8", "♥J", "♠A ♠T ♠2 ♦4 ♦5 ♦8 ♠K")
    each = read(question(Table(deal).begs().runs().state, Player.A))[1]
    final = replace(options(), turned_jack=TurnedJack.FINAL)
    late = read(question(Table(deal, final).begs().runs().state, Player.A))[1]
    runs = module._price_of_run
    assert runs(late, late.stock) == runs(each, each.stock) + 1


def test_luck_evens_out_and_without_it_results_stray_less() -> None:
    results, without, parts = [], [], []
    for deal, end in many(50):
        points = scores(end.current.ledger)
        found = prices(deal, Random(1), elder=True)
        parts.append(found)
        results.append(float(points[0] - points[1]))
        without.append(results[-1] - WEIGHTS[0] * (found[0] + found[1]) - WEIGHTS[1] * found[2])
    for values in zip(*parts, strict=True):
        assert abs(fmean(values)) < 3.5 * stdev(values) / len(values) ** 0.5
    assert stdev(without) < 0.85 * stdev(results)


def test_every_end_of_a_deal_is_told_and_counted() -> None:
    assert lead(DealOutcome(ELDER, ELDER, ELDER, ELDER)) == 4
    assert lead(DealOutcome(NOBODY, NOBODY, NOBODY, DEALER)) == -1
    ends = played(hand("JH 9S 8S 7D 6D 5C"), hand("7S 6S 9D 8D 9C 8C"), Suit.HEARTS)
    assert ends == DealOutcome(ELDER, ELDER, ELDER, ELDER)
    none = played(hand("9S 8S 7D 6D 5C 4C"), hand("7S 6S 9D 8D 9C 8C"), Suit.HEARTS)
    assert none == DealOutcome(NOBODY, NOBODY, NOBODY, ELDER)


def test_a_deal_is_asked_about_as_it_was_dealt() -> None:
    end = over(QUIET, 3)
    leads, deal = read(question(end, Player.B))
    pack = end.current.dealing.pack
    assert not leads
    assert (deal.turned, list(deal.stock)) == (pack[12], list(pack[13:]))
    assert deal.elder == {*pack[:3], *pack[6:9]}
    assert deal.ran == bool(end.current.set_aside)


def test_a_deal_thrown_together_begged_twice_or_gone_wrong_is_not_told_of() -> None:
    twice = replace(options(), second_beg=SecondBeg.BY_AGREEMENT)
    once = Table(pack_with(POOR, RICH, "♥5", "♠A ♠K ♠Q ♦A ♦K ♦Q ♣2"), twice).begs().runs()
    assert question(once.state, Player.A) is not None
    assert question(once.begs().state, Player.A) is None
    assert question(over(replace(QUIET, strict=True), 3), Player.A) is None
    end = over(QUIET, 3)
    assert question(replace(end, deal=replace(end.current, bunched=True)), Player.A) is None
    for preset in PRESETS.values():
        assert question(over(replace(preset, strict=False), 5), Player.A) is not None


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("leads", 1),
        ("each", None),
        ("ran", "no"),
        ("elder", "KS"),
        ("turned", ""),
        ("stock", "KS KS"),
        ("dealer", 7),
    ],
)
def test_what_is_no_deal_is_refused_by_the_name_of_its_field(field: str, value: object) -> None:
    asked = question(over(QUIET, 3), Player.A)
    assert asked is not None
    with pytest.raises(WireError):
        read(asked | {field: value})
    with pytest.raises(WireError):
        read([])
