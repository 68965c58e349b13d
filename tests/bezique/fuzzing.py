"""Actions of all kinds, most of them wrong: each is done, or refused with a reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from rules.bezique.actions import (
    Action,
    Announce,
    CallCard,
    ChooseDeal,
    Cut,
    Deal,
    Declare,
    Draw,
    DrawEarly,
    DrawTwo,
    ExchangeSeven,
    PickCard,
    Play,
    ShowCarteBlanche,
    ShowSeven,
    Spread,
    TakeForfeit,
)
from rules.bezique.options import Options, with_value
from rules.bezique.pack import ALL_PACKS, pack_of
from rules.bezique.partie import apply, check, doer, start
from rules.bezique.record.notation import parse_action, write_action
from rules.bezique.refusals import Refusal
from rules.bezique.state import State
from rules.bezique.view import view
from rules.core.cards import Card, Hand
from rules.core.game import Illegal
from rules.core.seats import Player
from tests.bezique.luck import any_action, eager_action, random_options

TRIES = 6  # wrong or right, before the partie goes on


class UnreasonedError(AssertionError):
    """An action broke instead of being refused; says which, and where."""


def fuzz(
    actions: int, seed: int, *, tell: Callable[[Counter[str]], None] | None = None
) -> Counter[str]:
    """Try so many actions at moments of parties with any options, strict play among them."""
    figures: Counter[str] = Counter()
    luck = Random(seed)
    while figures["actions"] < actions:
        options = with_value(random_options(luck), "strict", luck.random() < 0.4)
        _partie(options, luck, figures, actions)
        if tell is not None:
            tell(figures)
    return figures


def _partie(options: Options, luck: Random, figures: Counter[str], actions: int) -> None:
    state = start(options)
    steady = luck.choice((any_action, eager_action))
    for _ in range(luck.randrange(50, 900)):
        if state.turn is None or figures["actions"] >= actions:
            return
        if luck.random() < 0.15:
            for _ in range(TRIES):
                state = _try(state, _anything(state, luck), figures)
                if state.turn is None:
                    return
        state = apply(state, steady(state, luck))[-1].state


def _try(state: State, action: Action, figures: Counter[str]) -> State:
    """Do it or have it refused; the state that comes of it."""
    figures["actions"] += 1
    try:
        assert parse_action(write_action(action)) == action
        doer(state, action)
        refused = check(state, action)
        if refused is not None:
            assert isinstance(refused.reason, Refusal)
            figures[f"refused: {refused.reason}"] += 1
            _is_refused(state, action)
            return state
        moments = apply(state, action)
        assert moments
        for player in Player:
            view(moments[-1].state, player)
    except Exception as wrong:
        at = f"{type(wrong).__name__}: {wrong} at {state.phase}, by {action!r}"
        raise UnreasonedError(at) from wrong
    figures["done"] += 1
    return moments[-1].state


def _is_refused(state: State, action: Action) -> None:
    try:
        apply(state, action)
    except Illegal:
        return
    raise AssertionError("it is refused and done")


def _anything(state: State, luck: Random) -> Action:
    """An action of any kind, of cards that lie about or of none that do."""
    pack = pack_of(state.options)
    one = _some_card(state, luck)
    kinds: list[Callable[[], Action]] = [
        lambda: Play(one),
        lambda: Declare(_some_cards(state, luck)),
        lambda: Announce(_some_cards(state, luck)),
        lambda: ExchangeSeven(one),
        lambda: ShowSeven(one),
        lambda: PickCard(one),
        lambda: CallCard(luck.choice((one, None))),
        Draw,
        DrawTwo,
        DrawEarly,
        ShowCarteBlanche,
        lambda: TakeForfeit(luck.random() < 0.5),
        lambda: Cut(luck.randrange(130)),
        lambda: ChooseDeal(luck.random() < 0.5),
        lambda: Deal(tuple(luck.sample(pack, luck.choice((len(pack), 64, 3))))),
        lambda: Spread(tuple(luck.sample(ALL_PACKS, luck.choice((64, 128, 1))))),
    ]
    weights = [4, 6, 3, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1, 1, 1]
    (kind,) = luck.choices(kinds, weights)
    return kind()


def _some_card(state: State, luck: Random) -> Card:
    if state.deal is not None and luck.random() < 0.8:
        held = sorted(state.deal.hands[luck.choice((0, 1))])
        if held:
            return luck.choice(held)
    return luck.choice(ALL_PACKS)


def _some_cards(state: State, luck: Random) -> Hand:
    held = sorted(state.deal.hands[luck.choice((0, 1))]) if state.deal is not None else []
    held = held or list(ALL_PACKS)
    return frozenset(luck.sample(held, min(len(held), luck.choice((1, 2, 2, 2, 3, 4, 4, 5, 6)))))
