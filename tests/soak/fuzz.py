"""Actions of every kind, most of them wrong, tried at the moments of any partie under any options.

Each is done, or refused with a reason that names a rule; a refusal changes nothing, and nothing
else ever comes of it. The one on turn is told no more than the reason.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random

from msgspec.structs import replace

from rules.core.cards import RANKS, SUITS, Card, Hand
from rules.core.game import Illegal
from rules.core.seats import Player
from rules.piquet.actions import (
    Action,
    AnnounceCarteBlanche,
    Answer,
    AnswerConcession,
    Ask,
    AskMaking,
    Call,
    ChooseDeal,
    ClaimLate,
    Concede,
    Correct,
    Cut,
    Deal,
    Exchange,
    LetGo,
    Look,
    NameSuit,
    Play,
    Reply,
    Spread,
    TellMaking,
    Withhold,
)
from rules.piquet.combinations import Combination, Kind, Point, RankSet, Sequence, callings
from rules.piquet.pack import PACK
from rules.piquet.partie import apply, check, start, start_deal
from rules.piquet.refusals import Refusal
from rules.piquet.state import State
from rules.piquet.talk.questions import (
    CalledLeft,
    NotReckoned,
    PointLeft,
    Question,
    RankLeft,
    ShowKind,
    ShowSet,
    SuitLeft,
)
from rules.piquet.view import view
from tests.soak.scorer import lively_action, random_options

TWO_PACKS = tuple(Card(number) for number in range(2 * len(RANKS) * len(SUITS)))
TRIES = 4
"""How many actions are tried at each moment before the partie goes on."""

PATIENCE = 8
"""How often another action is thought of when one belongs to quite another moment."""


class UnreasonedError(AssertionError):
    """Something came of an action that is neither an event nor a refusal; says which and where."""


def fuzz(
    actions: int, seed: int, *, tell: Callable[[Counter[str]], None] | None = None
) -> Counter[str]:
    """Try so many actions; what came of them, by the kind of action and by the reason."""
    figures: Counter[str] = Counter()
    while figures["actions"] < actions:
        luck = Random(seed + figures["parties"])
        figures["parties"] += 1
        for state in _moments(luck):
            before = copy.deepcopy(state)
            for _ in range(TRIES):
                action = any_action(state, luck)
                figures[attempt(state, action)] += 1
                figures["actions"] += 1
            if state != before:
                raise UnreasonedError(f"an action tried at {before} changed it")
            if figures["actions"] >= actions:
                break
        if tell is not None:
            tell(figures)
    return figures


def _moments(luck: Random) -> Iterator[State]:
    """States of a partie of any options, up to its end; some are begun at their last deal."""
    options = random_options(luck)
    state = start(options)
    if options.deals is not None and luck.random() < 0.5:
        few = tuple((luck.randrange(12), luck.randrange(12)) for _ in range(options.deals - 1))
        state = replace(start_deal(options, Player.A), results=few)
    while state.turn is not None:
        if luck.random() < 0.5:
            yield state
        state = apply(state, lively_action(state, luck))[-1].state
    yield state


# Actions of all sorts -----------------------------------------------------------------------------


def any_action(state: State, luck: Random) -> Action:
    """An action of any kind: now and then a right one, else of whatever parts there are."""
    if state.turn is not None and luck.random() < 0.1:
        return lively_action(state, luck)
    for _ in range(PATIENCE):
        action = _of_any_kind(state, luck)
        refused = check(state, action)
        if refused is None or refused.reason is not Refusal.NOT_NOW:
            break
    return action


def _card(state: State, luck: Random) -> Card:
    """A card of a hand of this deal, of the pack, or of a pack of which none is played."""
    hands = state.deal.hands if state.deal is not None else ()
    where = sorted(luck.choice((*hands, *hands, PACK, TWO_PACKS)))
    return where[luck.randrange(len(where))] if where else PACK[0]


def _cards(state: State, luck: Random) -> Hand:
    """Some cards or none, mostly of one place."""
    hands = state.deal.hands if state.deal is not None else ()
    where = sorted(luck.choice((*hands, *hands, PACK, TWO_PACKS)))
    return frozenset(luck.sample(where, min(len(where), luck.choice((0, 1, 2, 3, 4, 5, 8)))))


def _holding(state: State, luck: Random) -> Combination:
    """A holding of one of the two, called as it is or as something else; or any cards at all."""
    cards = _cards(state, luck)
    if state.deal is not None and luck.random() < 0.7:
        held = luck.choice((*state.deal.hands, *state.deal.dealt))
        calls = [call for call, _ in callings(held, luck.choice(tuple(Kind)))]
        if calls:
            call = luck.choice(calls)
            if luck.random() < 0.7:
                return call
            cards = call.cards
    one = luck.randrange(3)
    return Point(cards) if one == 0 else Sequence(cards) if one == 1 else RankSet(cards)


def _pack(luck: Random) -> tuple[Card, ...]:
    """A pack, or one with a card too few, twice, or of another pack."""
    pack = luck.sample(PACK, len(PACK))
    wrong = luck.randrange(5)
    if wrong == 0:
        pack[luck.randrange(len(pack))] = luck.choice(TWO_PACKS)
    elif wrong == 1:
        pack.pop()
    elif wrong == 2:
        pack.append(pack[0])
    return tuple(pack)


def _question(luck: Random) -> Question:
    rank, suit, kind = luck.choice(RANKS), luck.choice(SUITS), luck.choice(tuple(Kind))
    questions = (PointLeft(), CalledLeft(), SuitLeft(suit), ShowKind(kind))
    return luck.choice((*questions, RankLeft(rank), NotReckoned(rank), ShowSet(rank)))


def _of_any_kind(state: State, luck: Random) -> Action:
    actions: tuple[Action, ...] = (
        Spread(_pack(luck)),
        Cut(luck.choice((-1, 0, 1, 15, 31, 32, 10**9, -(10**9)))),
        ChooseDeal(luck.random() < 0.5),
        Deal(_pack(luck)),
        AnnounceCarteBlanche(luck.choice((None, -1, 0, 1, 3, 5, 6, 10**9))),
        Exchange(_cards(state, luck)),
        Call(_holding(state, luck)),
        Correct(_holding(state, luck)),
        ClaimLate(_holding(state, luck)),
        Withhold(luck.choice(tuple(Kind))),
        Answer(luck.choice(tuple(Reply))),
        AskMaking(),
        LetGo(),
        TellMaking(Point(_holding(state, luck).cards)),
        Ask(_question(luck)),
        NameSuit(luck.choice(SUITS)),
        Look(luck.random() < 0.5),
        Concede(),
        AnswerConcession(luck.random() < 0.5),
        Play(_card(state, luck)),
    )
    return luck.choice(actions)


# What comes of them -------------------------------------------------------------------------------


def attempt(state: State, action: Action) -> str:
    """Try an action: what came of it, "done" or the reason; UnreasonedError for anything else."""
    try:
        refused = check(state, action)
        if refused is None:
            moments = apply(state, action)
            assert moments, "nothing came of it"
            for player in Player:
                view(moments[-1].state, player)
            came = "done"
        else:
            assert isinstance(refused.reason, Refusal), f"{refused.reason!r} names no rule"
            came = f"refused: {refused.reason}"
            _is_refused(state, action)
    except Exception as wrong:
        at = f"{type(wrong).__name__}: {wrong} at {state.phase}, by {action!r}"
        raise UnreasonedError(at) from wrong
    return came


def _is_refused(state: State, action: Action) -> None:
    try:
        apply(state, action)
    except Illegal as illegal:
        if illegal.refused != check(state, action):
            raise AssertionError("two reasons were given") from illegal
    else:
        raise AssertionError("it was refused and done")
