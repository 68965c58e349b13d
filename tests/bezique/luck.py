"""Random legal play from a seed: what the laws, the second scorer, the soak and the bench are fed.

Pure chance seldom brings a double bezique or a sequence, so there are eager players too, who keep
what may still serve, and packs that were badly shuffled.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from rules.bezique.actions import Action, Announce, Deal, Declare, Draw, Play, Spread
from rules.bezique.choices import MayDeclare, MayPlay, choices, every_action
from rules.bezique.options import NAMES, Game, Options, values_of, with_value
from rules.bezique.pack import height, pack_of
from rules.bezique.partie import apply, start
from rules.bezique.state import Phase, State
from rules.core.cards import Card, Rank, Suit


def any_action(state: State, luck: Random) -> Action:
    """Any legal action of the one on turn, each as likely as the others; of chance's, any pack."""
    if state.phase in _BY_CHANCE:
        pack = list(pack_of(state.options))
        luck.shuffle(pack)
        return Spread(tuple(pack)) if state.phase is Phase.SPREAD else Deal(tuple(pack))
    may = choices(state)
    assert may is not None, "the partie is over"
    if isinstance(may, MayPlay) and not may.carte_blanche:  # by far the most
        cards = sorted(may.cards)
        return Play(cards[int(luck.random() * len(cards))])
    if may == _ONLY_DRAW:
        return _DRAW
    actions = list(every_action(may))
    return actions[int(luck.random() * len(actions))]


_BY_CHANCE = (Phase.SPREAD, Phase.DEAL)
_DRAW = Draw()
_ONLY_DRAW = MayDeclare()


def eager_action(state: State, luck: Random) -> Action:
    """A legal action by one who likes to declare and keeps what may serve."""
    if state.phase is Phase.DEAL and luck.random() < 0.7:
        return Deal(badly_shuffled(state.options, luck))
    may = choices(state)
    if isinstance(may, MayDeclare):
        first = [Declare(one.cards) for one in may.declarations]
        then = [Announce(one.cards) for one in may.announcements]
        if first and luck.random() < 0.9:
            return luck.choice(first)
        if then and luck.random() < 0.5:
            return luck.choice(then)
    if isinstance(may, MayPlay) and luck.random() < 0.9:
        trumps = state.current.trumps
        cards = sorted(sorted(may.cards), key=lambda card: _use(card, trumps))
        return Play(cards[min(int(luck.expovariate(1.0)), len(cards) - 1)])
    return any_action(state, luck)


def _use(card: Card, trumps: Suit | None) -> int:
    """How much a card may still be worth: what is thrown first comes first."""
    return height(card) + (10 if _is_rich(card, trumps) else 0)


def _is_rich(card: Card, trumps: Suit | None) -> bool:
    """Whether it is of a bezique, or of the sequence in trumps."""
    bezique = {(Rank.QUEEN, Suit.SPADES), (Rank.KNAVE, Suit.DIAMONDS)}
    return (card.rank, card.suit) in bezique or (card.suit is trumps and height(card) > 2)


def badly_shuffled(options: Options, luck: Random) -> tuple[Card, ...]:
    """A pack in which what makes the dear combinations of one suit comes early."""
    pack = list(pack_of(options))
    luck.shuffle(pack)
    suit = luck.choice(list(Suit))
    if luck.random() < 0.3:
        return tuple(pack)
    rich = [card for card in pack if _is_rich(card, suit)]
    plain = [card for card in pack if not _is_rich(card, suit)]
    early = [*rich, *plain[: 2 * options.sizes.hand]]
    luck.shuffle(early)
    pack = [*early, *plain[2 * options.sizes.hand :]]
    place = 2 * options.sizes.hand  # where the turn-up lies
    other = next(at for at, card in enumerate(pack) if card.suit is suit and at >= place)
    pack[place], pack[other] = pack[other], pack[place]
    return tuple(pack)


def random_options(luck: Random, game: Game | None = None) -> Options:
    """Any options but strict play, of either game or of one."""
    options = Options()
    for name in NAMES:
        if name != "strict":
            options = with_value(options, name, luck.choice(values_of(name)))
    return options if game is None else with_value(options, "game", game)


def random_partie(luck: Random, options: Options | None = None) -> Iterator[tuple[State, Action]]:
    """A whole partie from the cut: each state with the action done in it."""
    yield from random_play(start(options), luck)


def random_play(state: State, luck: Random) -> Iterator[tuple[State, Action]]:
    """Every state until the partie is over, with the action done in it."""
    while state.turn is not None:
        action = any_action(state, luck)
        yield state, action
        state = apply(state, action)[-1].state
