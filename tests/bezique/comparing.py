"""Both scorers over random parties: the rules' ledger and the second scorer must agree.

Besides the lines of each deal they compare what may be declared, set by set, and who has won.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random

from rules.bezique.actions import Deal
from rules.bezique.choices import MayDeclare, choices
from rules.bezique.options import Options, Series, data_of_options
from rules.bezique.pack import face
from rules.bezique.partie import apply, start_deal
from rules.bezique.record.notation import write_action
from rules.bezique.state import State
from rules.core.seats import Player
from tests.bezique.luck import any_action, eager_action, random_options
from tests.bezique.second_scorer import Second, second_end, second_settlement

LOOKED_AT = 0.03
"""In how many windows all sets of cards are tried."""


class DisagreementError(AssertionError):
    """The two scorers differ; says where."""


def compare(
    deals: int,
    seed: int,
    options: Options | None,
    *,
    tell: Callable[[Counter[str]], None] | None = None,
) -> Counter[str]:
    """Play parties until so many deals were compared; None: other options in each."""
    figures: Counter[str] = Counter()
    while figures["deals"] < deals:
        luck = Random(seed + figures["parties"])
        chosen = random_options(luck) if options is None else options
        try:
            figures += _partie(chosen, luck)
        except Exception as wrong:
            raise DisagreementError(f"seed {seed + figures['parties']}: {wrong}") from wrong
        if tell is not None:
            tell(figures)
    return figures


def _partie(options: Options, luck: Random) -> Counter[str]:
    figures: Counter[str] = Counter({"parties": 1})
    agreed = data_of_options(options)
    state = start_deal(options, luck.choice((Player.A, Player.B)))
    choose = luck.choice((any_action, eager_action))
    second: Second | None = None
    before, won = (0, 0), [0, 0]
    while state.turn is not None:
        action = choose(state, luck)
        if isinstance(action, Deal):
            dealer = state.deal.dealer.other if state.deal else state.standing.first_dealer
            assert dealer is not None
            second = Second(agreed, int(dealer), before)
        assert second is not None
        if luck.random() < LOOKED_AT:
            _same_offers(state, second)
        done = len(state.standing.results)
        second.take(write_action(action))
        state = apply(state, action)[-1].state
        lines = [(int(line.player), line.item.value, line.points) for line in state.current.ledger]
        assert lines == second.lines, f"{lines}\n{second.lines}"
        if len(state.standing.results) > done:
            figures["deals"] += 1
            figures.update(what for _, what, _ in lines)
            before = _same_end(state, second, before, won, agreed)
            figures["ended"] += state.standing.settlement is not None
    return figures


def _same_offers(state: State, second: Second) -> None:
    """What may be declared: the same sets of printed cards."""
    may = choices(state)
    if not isinstance(may, MayDeclare):
        return
    told = {
        (one.kind.value, tuple(sorted(str(face(card)) for card in one.cards)))
        for one in (*may.declarations, *may.announcements)
    }
    found = set(second.all_that_may())
    if second.may_score() or may.announcements:
        assert told <= found
    if second.may_score():
        assert told == found, f"{told ^ found}"
    else:
        assert not may.declarations


def _same_end(
    state: State,
    second: Second,
    before: tuple[int, int],
    won: list[int],
    agreed: dict[str, str | int | bool],
) -> tuple[int, int]:
    """Who has won what after a deal; the totals with which the next one begins."""
    scores = second.total(0), second.total(1)
    assert state.standing.results[-1] == scores
    settlement = state.standing.settlement
    if second.rubicon:
        brisques = second.brisques(0), second.brisques(1)
        winner, points = second_settlement(agreed, scores, brisques)
        assert settlement is not None
        assert (settlement.winner, settlement.points) == (winner, points)
        return 0, 0
    totals = before[0] + scores[0], before[1] + scores[1]
    winner = second_end(agreed, totals, second)
    if winner is None:
        assert settlement is None
        assert state.standing.totals == totals
        return totals
    target = agreed["target"]
    assert isinstance(target, int)
    double = bool(agreed["double_game"]) and totals[1 - winner] * 2 < target
    won[winner] += 2 if double else 1
    assert list(state.standing.games) == won
    if agreed["series"] == Series.SINGLE_GAME or won[winner] >= 3:
        assert settlement is not None
        assert settlement.winner == winner
        assert settlement.double is double
    else:
        assert settlement is None
    return 0, 0
