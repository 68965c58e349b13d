"""What the cards of a deal of Bezique brought: prices above the mean of what might have come."""

from __future__ import annotations

from random import Random
from statistics import fmean, stdev

import pytest
from msgspec.structs import replace

from game.bezique.ai.heuristic import choose
from game.bezique.ai.luck import CHAIR, WEIGHTS, answer, brought, prices_drawn, question, read
from game.bezique.ai.swift.numbers import CARD
from game.players.wire import WireError
from rules.bezique.actions import Deal
from rules.bezique.options import DrawOrder, Options, Packets
from rules.bezique.pack import pack_of
from rules.bezique.partie import apply, start_deal
from rules.bezique.presets import PRESETS, Preset
from rules.bezique.scoring import Item, scores
from rules.bezique.state import Phase, State
from rules.bezique.view import view
from rules.core.cards import Card, cards
from rules.core.seats import Player
from tests.bezique.luck import any_action

LONG = replace(Options(), target=4000)
GOOD = "AH TH KH QH JH AS AS' KS"
BAD = "7C 8C 9C 7D 8D 9D 7C' 8C'"


def over(
    options: Options,
    seed: int,
    before: tuple[tuple[int, int], ...] = (),
    first: tuple[Card, ...] = (),
    wild: bool = False,
) -> State:
    """A deal to its end, or until somebody has won by it; `first` lies on top of the pack."""
    luck = Random(seed)
    pack = [card for card in pack_of(options) if card not in first]
    luck.shuffle(pack)
    state = apply(start_deal(options, Player.B, before), Deal((*first, *pack)))[-1].state
    while state.phase in (Phase.PLAY, Phase.WINDOW):
        seen = view(state, state.current.turn)
        action = any_action(state, luck) if wild else choose(seen, 1)
        state = apply(state, action)[-1].state
    return state


def told(end: State, player: Player = Player.A) -> dict[str, float]:
    asked = question(end, player)
    assert asked is not None
    return answer(asked, 1)


def hands_first(leaders: str, dealers: str) -> tuple[Card, ...]:
    """The pack from its top, by packets of three, two and three, and a nine of hearts turned."""
    a, b = cards(leaders), cards(dealers)
    return (*a[:3], *b[:3], *a[3:5], *b[3:5], *a[5:], *b[5:], *cards("9H"))


def test_a_rich_hand_is_ones_own_luck_and_opposite_it_is_bad_luck() -> None:
    end = over(LONG, 1, first=hands_first(GOOD, BAD))
    mine, other = told(end), told(end, Player.B)
    assert mine["hand"] > 20
    assert mine["other"] > 0  # the other has what is worst
    assert (other["hand"], other["other"]) == (-mine["other"], -mine["hand"])
    assert other["talon"] == -mine["talon"]
    assert (mine["chair"], other["chair"]) == (CHAIR, -CHAIR)


@pytest.mark.parametrize("wild", [False, True], ids=["by rules of thumb", "by chance"])
def test_nobody_is_lucky_on_average_whoever_plays(wild: bool) -> None:
    luck = []
    for seed in range(40):
        hand, drawn = prices_drawn(read(question(over(LONG, seed, wild=wild), Player.A))[1])
        luck.append(WEIGHTS[0] * (hand[0] - hand[1]) + WEIGHTS[1] * (drawn[0] - drawn[1]))
    assert abs(fmean(luck)) < 4 * stdev(luck) / len(luck) ** 0.5


def test_without_luck_results_stray_less() -> None:
    results, without = [], []
    for seed in range(50):
        end = over(LONG, seed)
        points = scores(end.current.ledger)
        parts = told(end)
        results.append(points[0] - points[1])
        without.append(results[-1] - parts["hand"] - parts["other"] - parts["talon"])
    assert stdev(without) < 0.85 * stdev(results)


@pytest.mark.parametrize("packets", list(Packets), ids=str)
@pytest.mark.parametrize("order", list(DrawOrder), ids=str)
def test_a_deal_is_asked_about_as_it_was_played(packets: Packets, order: DrawOrder) -> None:
    end = over(replace(LONG, packets=packets, draw_order=order), 3)
    leads, played = read(question(end, Player.A))
    deal = end.current
    assert leads
    assert CARD[played.turned] == deal.dealing.pack[16]
    assert [CARD[number] for number in played.stock] == list(deal.dealing.pack[17:])
    assert len(played.tricks) == 32
    assert [one.cards for one in played.declared] == [one.cards for one in deal.declared]
    brought(played, 0)


def test_a_seven_that_was_exchanged_is_followed() -> None:
    exchanged = 0
    for seed in range(25):
        end = over(LONG, seed)
        exchanged += any(line.item is Item.EXCHANGE for line in end.current.ledger)
        told(end)
    assert exchanged > 5


def test_a_deal_that_somebody_won_within_is_told_and_none_that_could_go_wrong() -> None:
    short = over(Options(), 3, ((900, 900),))
    assert len(short.current.tricks) < 32
    assert told(short)["talon"] != 0
    for preset in (Preset.HOYLE_1909, Preset.FOSTER_1897, Preset.MODERN):
        assert told(over(PRESETS[preset], 2))
    assert question(over(PRESETS[Preset.RUBICON_1887], 3), Player.A) is None
    assert question(over(replace(LONG, strict=True), 3), Player.A) is None


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("options", {"game": "rubicon"}),
        ("options", None),
        ("leads", 1),
        ("leader", "KS"),
        ("turned", ""),
        ("stock", "KS KS"),
        ("dealer", 7),
        ("tricks", ["KS QS nobody"]),
        ("tricks", ["KS"]),
        ("tricks", {}),
        ("declared", ["dealer x KH QH"]),
        ("declared", ["dealer 5 KH QS"]),
    ],
)
def test_what_is_no_deal_is_refused_by_the_name_of_its_field(field: str, value: object) -> None:
    asked = question(over(LONG, 3), Player.A)
    assert asked is not None
    with pytest.raises(WireError):
        read(asked | {field: value})


def test_a_deal_that_cannot_have_been_played_so_is_refused() -> None:
    with pytest.raises(WireError):
        read([])
    asked = question(over(LONG, 3), Player.A)
    assert asked is not None
    asked["tricks"] = list(reversed(asked["tricks"]))
    with pytest.raises(WireError):
        answer(asked, 1)
