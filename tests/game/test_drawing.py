"""The exchange of a player that weighs: always legal, the same from the same seed, and sound."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from game.piquet.ai.drawing import Candidate, Effort, Situation, ranked, tried
from game.piquet.ai.likely_discard import likely_discard
from game.piquet.ai.master import Depth, choose
from game.piquet.ai.situation import situation
from game.piquet.ai.sums.outcome import margin
from game.piquet.ai.validation import is_allowed
from game.piquet.ai.values import tables
from game.piquet.ai.values.masks import bits, hand_of, mask_of
from game.piquet.ai.values.play_table import play_values
from rules.core.cards import Hand, hand
from rules.core.seats import Player
from rules.piquet.actions import Deal, Exchange
from rules.piquet.choices import MayExchange
from rules.piquet.exchange import is_carte_blanche
from rules.piquet.options import Options
from rules.piquet.pack import PACK
from rules.piquet.partie import apply, start_deal
from rules.piquet.presets import TO_A_HUNDRED
from rules.piquet.seats import ELDER, YOUNGER, Seat
from rules.piquet.state import Phase, State
from rules.piquet.view import View, view
from tests.game.watched import random_options
from tests.rules.luck import any_action, badly_shuffled, with_carte_blanche

QUICK = Depth(Effort(((10, 10), (4, 20))), settles=False)
EARLY = {Phase.CARTE_BLANCHE, Phase.EXCHANGE}


@pytest.fixture
def without_assets(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """As if neither keeping nor beliefs had come with the program."""
    _forget()
    monkeypatch.setattr(tables, "_asset", lambda *_: None)
    yield
    _forget()


def _forget() -> None:
    tables.keeping.cache_clear()
    tables.beliefs.cache_clear()


def before_the_exchange(options: Options, luck: Random, blanche: bool) -> State:
    state = start_deal(options, luck.choice([*Player]))
    pack = with_carte_blanche(state, luck) if blanche else badly_shuffled(luck)
    return apply(state, Deal(pack))[-1].state


def seen_by_turn(state: State) -> View:
    return view(state, state.current.player(state.current.turn))


def exchanged_legally(state: State, luck: Random, depth: Depth = QUICK) -> list[Seat]:
    """Announce and exchange, each by choice or at random; the seats that chose."""
    chose = []
    while state.phase in EARLY:
        seen = seen_by_turn(state)
        action = any_action(state, luck)
        if seen.choices is not None and luck.random() < 0.7:
            chose.append(state.current.turn)
            action = choose(depth, seen, luck.randrange(1000))
            assert is_allowed(seen, action)
        state = apply(state, action)[-1].state
    return chose


@pytest.mark.parametrize("blanche", [False, True])
def test_no_discard_is_illegal_whatever_the_options(blanche: bool) -> None:
    luck = Random(f"exchange {blanche}")
    chose = [
        seat
        for _ in range(60)
        for seat in exchanged_legally(
            before_the_exchange(random_options(luck), luck, blanche), luck
        )
    ]
    assert {*chose} == {*Seat}


def test_nor_is_one_without_what_was_learned(without_assets: None) -> None:
    luck = Random(3)
    for number in range(20):
        state = before_the_exchange(random_options(luck), luck, blanche=number % 3 == 0)
        exchanged_legally(state, luck)


@pytest.mark.parametrize("taken", range(1, 6))
def test_younger_takes_no_more_than_elder_left_her(taken: int) -> None:
    luck = Random(taken)
    for _ in range(4):
        state = before_the_exchange(Options(), luck, blanche=False)
        out = luck.sample(sorted(state.current.hands[ELDER]), taken)
        state = apply(state, Exchange(frozenset(out)))[-1].state
        seen = seen_by_turn(state)
        place = situation(seen)
        assert (place.seat, place.theirs, place.least, place.most) == (YOUNGER, taken, 1, 8 - taken)
        assert {out.bit_count() for _, out in ranked(place)} == {*range(1, 9 - taken)}
        action = choose(QUICK, seen, taken)
        assert is_allowed(seen, action)


def test_younger_may_be_left_to_take_none() -> None:
    assert TO_A_HUNDRED.younger_least == 0
    state = before_the_exchange(TO_A_HUNDRED, Random(1), blanche=False)
    out = frozenset(sorted(state.current.hands[ELDER])[:5])
    seen = seen_by_turn(apply(state, Exchange(out))[-1].state)
    place = situation(seen)
    assert place.least == 0
    assert 0 in [out for _, out in ranked(place)]
    assert is_allowed(seen, choose(QUICK, seen, 1))


def place_of(cards: Hand, seat: Seat = ELDER, least: int = 1, most: int = 5) -> Situation:
    return Situation(seat, mask_of(cards), least, most)


def thought(place: Situation, seed: int = 1) -> list[Candidate]:
    effort = Effort(((24, 30), (6, 120)))
    return tried(place, margin, play_values(), effort, Random(seed), ranked(place)[:24])


def test_elder_keeps_seven_of_a_suit_and_puts_out_what_is_low_elsewhere() -> None:
    best = thought(place_of(hand("AS KS QS JS TS 9S 8S 7H 8D 9D 7C 8C")))[0]
    assert hand_of(best.out) == hand("7H 8D 9D 7C 8C")


def test_elder_keeps_three_aces_and_a_quint() -> None:
    best = thought(place_of(hand("AH KH QH JH TH AS AD 7S 8D 9D 7C 9C")))[0]
    assert not hand_of(best.out) & hand("AH KH QH JH TH AS AD")


def test_younger_keeps_a_quatorze() -> None:
    best = thought(place_of(hand("AS AH AD AC KS KH 7S 8H 9D 7C 8C 7D"), YOUNGER, 1, 3))[0]
    assert not hand_of(best.out) & hand("AS AH AD AC")


def test_the_same_seed_finds_the_same_discards() -> None:
    place = place_of(frozenset(Random(4).sample(PACK, 12)))
    assert thought(place, 9) == thought(place, 9)


def test_elder_has_every_discard_before_him() -> None:
    place = place_of(frozenset(Random(5).sample(PACK, 12)))
    found = [out for _, out in ranked(place)]
    assert len(found) == len({*found}) == 1_585
    assert [worth for worth, _ in ranked(place)] == sorted(
        (worth for worth, _ in ranked(place)), reverse=True
    )


@pytest.mark.parametrize("seat", Seat)
def test_what_the_adversary_is_thought_to_put_out_is_his_and_as_many(seat: Seat) -> None:
    luck = Random(6)
    for count in range(6 if seat is ELDER else 8):
        cards = mask_of(luck.sample(PACK, 12))
        out = likely_discard(cards, count, seat, luck)
        assert not out & ~cards
        assert len(bits(out)) == count


def test_a_carte_blanche_that_was_announced_is_reckoned_with() -> None:
    luck, announced = Random(8), 0
    for _ in range(60):
        state = before_the_exchange(Options(), luck, blanche=True)
        while state.phase in EARLY:
            seen = seen_by_turn(state)
            if isinstance(seen.choices, MayExchange) and seen.deal is not None:
                place, deal = situation(seen), state.current
                announced += place.blanche is place.seat.other
                assert place.blanche is None or is_carte_blanche(deal.dealt[place.blanche])
                assert place.dealt in (None, mask_of(deal.dealt[place.seat.other]))
            state = apply(state, any_action(state, luck))[-1].state
    assert announced


def test_what_is_left_of_a_hand_is_worth_the_same_by_one_and_by_many() -> None:
    luck, known = Random(9), tables.keeping()
    assert known is not None
    for (_, count), table in known.items():
        for _ in range(5):
            cards = luck.sample(PACK, 12)
            whole = mask_of(cards)
            outs = [mask_of(luck.sample(cards, count)) for _ in range(20)]
            assert table.of_each(whole, outs) == [table.worth(whole ^ out, out) for out in outs]
