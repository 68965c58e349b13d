"""Rubicon Bezique in numbers plays as the rules do, action by action."""

from __future__ import annotations

from random import Random

import pytest

from game.bezique.ai import rubicon
from game.bezique.ai.levels import LEVELS
from game.bezique.ai.rubicon_table import readable, table
from game.bezique.ai.swift.numbers import CARD, NUMBER, bits_of
from game.bezique.ai.swift.rubicon_deal import KINDS, RubiconDeal
from game.bezique.ai.swift.rubicon_policy import card_worths, play_on
from rules.bezique.actions import Declare, Draw, Play, ShowCarteBlanche
from rules.bezique.choices import MayPlay
from rules.bezique.declaring import offers
from rules.bezique.events import Declared
from rules.bezique.options import Options
from rules.bezique.partie import apply, start_deal
from rules.bezique.presets import PRESETS, Preset
from rules.bezique.scoring import Item
from rules.bezique.state import Phase, State
from rules.bezique.view import view
from rules.core.seats import Player
from tests.bezique.luck import any_action, eager_action

RUBICON = PRESETS[Preset.RUBICON_1887]


def dealt(seed: int, options: Options = RUBICON) -> State:
    state = start_deal(options, Player(seed % 2))
    return apply(state, any_action(state, Random(seed)))[-1].state


def as_it_lies(state: State) -> RubiconDeal:
    """A state of the rules in numbers, through a view and the truth about what it hides."""
    now = table(view(state, Player.A))
    deal = state.current
    theirs = [NUMBER[card] for card in deal.hands[1] - deal.known[1]]
    top = 2 * deal.sizes.hand + deal.drawn
    stock = [NUMBER[card] for card in reversed(deal.dealing.pack[top:])]
    assert sorted([*theirs, *stock]) == list(now.unseen)
    return now.world([*theirs, *stock])


def same(deal: RubiconDeal, state: State) -> None:
    """Whether both tell the same; what is announced lies open and is scored by nobody."""
    now = state.current
    for player in Player:
        assert {CARD[card] for card in deal.hands[player]} == now.hands[player]
        assert deal.held[player] == bits_of(now.hands[player])
        if now.left:
            assert deal.open[player] == bits_of(now.open[player])
    shown = [0, 0]
    for line in now.ledger:
        shown[line.player] += line.points * (line.item is not Item.CARTE_BLANCHE)
    if now.left:
        assert deal.points == shown
    assert deal.leader == now.leader
    assert deal.led == (-1 if now.led is None else NUMBER[now.led])
    assert len(deal.stock) == now.left
    if state.phase is Phase.WINDOW and not now.window.declared:
        its = {(one.kind, face_of(bits_of(one.cards))) for one in offers(now, now.turn)}
        for kind, cards in deal.declarations(now.turn):
            assert (KINDS[kind], face_of(cards)) in its
        assert {KINDS[kind] for kind, _ in deal.declarations(now.turn)} == {one for one, _ in its}


def face_of(cards: int) -> tuple[int, ...]:
    """Cards of a set by their faces."""
    return tuple(sorted(number & 31 for number in range(128) if cards >> number & 1))


@pytest.mark.parametrize("seed", range(6))
def test_a_deal_in_numbers_goes_as_the_rules_have_it(seed: int) -> None:
    luck, state = Random(seed), dealt(seed)
    deal = as_it_lies(state)
    while state.phase in (Phase.PLAY, Phase.WINDOW) and state.current.left:
        same(deal, state)
        now = view(state, state.current.turn)
        player = int(state.current.turn)
        action = LEVELS["club"](now, seed) if seed % 2 else eager_action(state, luck)
        if isinstance(action, ShowCarteBlanche):
            action = Play(min(state.current.hands[player]))
        moments = apply(state, action)
        match action:
            case Play(card):
                deal.play(player, NUMBER[card])
            case Declare():
                made = next(one.event for one in moments if isinstance(one.event, Declared))
                deal.declare(player, (KINDS.index(made.kind), bits_of(made.cards)))
            case Draw():
                deal.draw()
            case _:
                deal.open[player] |= bits_of(moments[-1].state.current.open[player])
        state = moments[-1].state
        trumps = state.current.trumps
        assert (deal.trumps < 0) is (trumps is None)
    assert sum(deal.brisques) <= 32
    play_on(deal, 0)
    assert sum(deal.brisques) == 32
    assert deal.hands == [[], []]


@pytest.mark.parametrize("seed", range(4))
def test_what_a_view_tells_is_what_was_played(seed: int) -> None:
    """Read in the middle of a deal it is what it came to action by action."""
    state, luck = dealt(seed), Random(seed)
    while state.phase in (Phase.PLAY, Phase.WINDOW) and state.current.left:
        seen = view(state, state.current.turn)
        assert readable(seen)
        if luck.random() < 0.15:
            same(as_it_lies(state), state)
        state = apply(state, LEVELS["club"](seen, seed))[-1].state
    assert not readable(view(state, Player.A))


def test_by_rule_in_numbers_a_card_is_worth_what_it_is_by_rule() -> None:
    for seed in range(3):
        state, asked = dealt(seed), 0
        while state.current.left > 2 * rubicon.LONG:
            seen = view(state, state.current.turn)
            if isinstance(seen.choices, MayPlay):
                asked += 1
                now = table(seen)
                swift = dict(
                    zip(
                        now.public.hands[now.player],
                        card_worths(now.public, now.player, now.rounds),
                        strict=True,
                    )
                )
                for card, worth in rubicon.card_worths(seen, seen.choices.cards).items():
                    assert swift[NUMBER[card]] == pytest.approx(worth), (seed, asked, card)
            state = apply(state, LEVELS["club"](seen, seed))[-1].state
        assert asked > 50
