"""Both scorers over random parties: the rules' ledger and the second scorer must agree.

Besides the lines of each deal they compare what may be played, each answer, and who has won.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from enum import Enum
from random import Random

from rules.all_fours.actions import Deal
from rules.all_fours.choices import MayPlay, choices
from rules.all_fours.options import Options
from rules.all_fours.partie import apply, start_deal
from rules.all_fours.record.notation import write_action
from rules.all_fours.state import State
from rules.core.seats import Player
from tests.all_fours.luck import NAMES, any_action, clumsy_action, random_options, rash_action
from tests.all_fours.second_scorer import Second


class DisagreementError(AssertionError):
    """The two scorers differ; says where."""


def compare(
    deals: int,
    seed: int,
    options: Options | None = None,
    *,
    tell: Callable[[Counter[str]], None] | None = None,
) -> Counter[str]:
    """Play parties until so many deals were compared; None: other options in each."""
    figures: Counter[str] = Counter()
    while figures["deals"] < deals:
        luck = Random(seed + figures["parties"])
        try:
            figures += _partie(options or random_options(luck), luck)
        except Exception as wrong:
            raise DisagreementError(f"seed {seed + figures['parties']}: {wrong}") from wrong
        if tell is not None:
            tell(figures)
    return figures


def agreed_words(options: Options) -> dict[str, object]:
    """Every option by its field's name, as text, number or truth."""
    found = ((name, getattr(options, name)) for name in NAMES)
    return {name: one.value if isinstance(one, Enum) else one for name, one in found}


def _partie(options: Options, luck: Random) -> Counter[str]:
    figures: Counter[str] = Counter({"parties": 1})
    agreed = agreed_words(options)
    dealer = luck.randrange(2)
    state = start_deal(options, Player(dealer))
    choose = luck.choice((any_action, clumsy_action if options.strict else rash_action))
    second: Second | None = None
    before = (0, 0)
    while state.turn is not None:
        action = choose(state, luck)
        if isinstance(action, Deal):
            if second is not None and not second.bunched:
                dealer = 1 - dealer
            second = Second(agreed, dealer, before)
        assert second is not None
        _same_cards(state, second)
        done, told = len(state.standing.results), _answers(state)
        second.take(write_action(action))
        state = apply(state, action)[-1].state
        lines = [(int(line.player), line.item.value, line.points) for line in state.current.ledger]
        assert lines == second.lines, f"{lines}\n{second.lines}"
        fresh = 0 if isinstance(action, Deal) else told
        for one in state.current.answers[fresh:]:
            assert one.yes == second.answer(one.question.value)
            figures["answers"] += 1
        ended = len(state.standing.results) > done
        assert ended == second.over
        if ended:
            figures["deals"] += 1
            figures["bunched"] += second.bunched
            figures.update(what for _, what, _ in lines)
            before = second.score(0), second.score(1)
            assert state.standing.totals == before
    settlement = state.standing.settlement
    assert second is not None
    assert settlement is not None
    assert int(settlement.winner) == second.winner
    return figures


def _answers(state: State) -> int:
    return len(state.deal.answers) if state.deal is not None else 0


def _same_cards(state: State, second: Second) -> None:
    """What may be played."""
    may = choices(state)
    if isinstance(may, MayPlay):
        assert {str(one) for one in may.cards} == second.may_play()
