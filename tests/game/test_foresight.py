"""What a seat may expect in the middle of a deal: from its own view, and over the wire."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random

import pytest

from game.piquet.ai.foresight import foresee
from game.piquet.ai.heuristic import thumb
from game.piquet.ui.unseen import Where, whereabouts
from game.players.analysis_wire import foresight_from_data, foresight_to_data
from game.players.counsel import Lookout
from game.players.outlook import Foresight, Outlook
from game.players.wire import WireError
from game.session.dealer import Dealer
from rules.core.cards import card
from rules.core.seats import Player
from rules.piquet.actions import Deal
from rules.piquet.options import Options
from rules.piquet.pack import PACK
from rules.piquet.partie import apply, start_deal
from rules.piquet.settlement import settle_deals
from rules.piquet.state import Phase, State
from rules.piquet.view import View, view
from tests import waiting
from tests.game.watched import dealt_again, random_deal

OWN = (sys.executable, "-c", "from game.cli.engine import run; run([])")
SOME = Foresight(Outlook(0.6, 0.39, 0.2, 0.05, 31.5), {card("AS"): 0.25, card("7H"): 1.0})

OLD = """
import json, sys
print(json.dumps({"hello": "old", "version": "0", "protocol": 1}), flush=True)
for line in sys.stdin:
    said = {"id": json.loads(line)["id"], "error": {"field": "ask", "says": "should be choose"}}
    print(json.dumps(said), flush=True)
"""


def states(seed: int, results: int = 1) -> Iterator[State]:
    """A deal that one of our players plays against himself, state by state, to its end."""
    state = start_deal(Options(), Player.B)
    while len(state.results) < results:
        yield state
        if isinstance(state.turn, Player):
            action = thumb.choose(view(state, state.turn), seed)
        else:
            action = Deal(Dealer(seed).shuffled(PACK, f"deal {len(state.results) + 1}"))
        state = apply(state, action)[-1].state
    yield state


def turns(seed: int, results: int = 1) -> Iterator[View]:
    """The views of whoever is on turn."""
    for state in states(seed, results):
        if isinstance(state.turn, Player) and state.deal is not None:
            yield view(state, state.turn)


@pytest.fixture(scope="module")
def deal() -> list[tuple[View, Foresight]]:
    """Every question of a deal with what may be expected."""
    found = [(seen, foresee(seen, 1)) for seen in turns(3)]
    assert {seen.phase for seen, _ in found} >= {Phase.EXCHANGE, Phase.CALLS, Phase.PLAY}
    return [(seen, each) for seen, each in found if each is not None]


def test_something_is_foreseen_from_the_exchange_to_the_last_card(
    deal: list[tuple[View, Foresight]],
) -> None:
    assert len(deal) > 30
    for _, found in deal:
        at = found.outlook
        assert at.wins + at.loses == pytest.approx(1)
        assert 0 <= at.rubicons <= at.wins
        assert 0 <= at.rubiconed <= at.loses


def test_who_may_hold_what_agrees_with_what_is_known_of_each_card(
    deal: list[tuple[View, Foresight]],
) -> None:
    looked_at = 0
    for seen, found in deal:
        if not found.held or seen.deal is None:
            continue
        looked_at += 1
        known = whereabouts(seen.deal)
        assert sum(found.held.values()) == pytest.approx(
            12 - len(seen.deal.table.tricks) - (seen.deal.table.led is not None)
        )
        for each, where in known.items():
            if where in (Where.OWN, Where.GONE):
                assert each not in found.held
            if where is Where.OTHER:
                assert found.held[each] == pytest.approx(1)
    assert looked_at > 20


def test_in_the_last_deal_the_last_trick_leaves_hardly_a_doubt() -> None:
    *_, seen = turns(5, 6)
    found = foresee(seen, 1)
    assert found is not None
    *_, end = states(5, 6)
    winner = settle_deals(end.results, Options()).winner
    sure = found.outlook.wins if winner is seen.player else found.outlook.loses
    assert sure == pytest.approx(1)


def test_the_same_is_foreseen_whatever_the_unseen_cards_are() -> None:
    asked = 0
    for number in range(3):
        luck = Random(number)
        for moment in random_deal(luck, Options()):
            seat = moment.state.current.turn
            player = moment.state.current.player(seat)
            seen = view(moment.state, player)
            if seen.choices is None or luck.random() < 0.75:
                continue
            again = view(dealt_again(moment, seat, luck), player)
            assert foresee(again, 1) == foresee(seen, 1)
            asked += 1
    assert asked > 10


def test_a_view_without_a_choice_is_asked_for_nothing() -> None:
    state = next(state for state in states(3) if state.phase is Phase.EXCHANGE)
    with pytest.raises(ValueError, match="nothing to choose"):
        foresee(view(state, Player.B if state.turn is Player.A else Player.A))


# Over the wire


def test_a_foresight_is_read_as_it_was_written() -> None:
    assert foresight_from_data(foresight_to_data(SOME)) == SOME
    assert foresight_from_data(foresight_to_data(None)) is None


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("wins", 1.5),
        ("loses", None),
        ("rubicons", "0.2"),
        ("rubiconed", True),
        ("settlement", float("nan")),
        ("settlement", 1e12),
        ("held", [1]),
        ("held", {"XS": 0.5}),
        ("held", {"AS": -0.5}),
    ],
)
def test_what_is_no_foresight_is_refused_by_its_field(field: str, value: object) -> None:
    data = foresight_to_data(SOME)
    assert data is not None
    with pytest.raises(WireError) as refused:
        foresight_from_data(data | {field: value})
    assert refused.value.field.split("[")[0] == field


# The child that is asked


def the_exchange() -> View:
    return next(turns(3))


def told(lookout: Lookout, seen: View) -> Foresight | None:
    lookout(seen)
    waiting.until(lambda: (lookout(seen), not lookout.thinking)[1])
    return lookout(seen)


def test_the_child_tells_what_is_foreseen_and_nothing_where_nothing_is() -> None:
    lookout = Lookout(command=OWN)
    seen = the_exchange()
    found = told(lookout, seen)
    cut = view(apply(start_deal(Options(), Player.B), Deal(PACK))[0].state, Player.A)
    lookout.close()
    assert found is not None
    assert not found.held
    assert found.outlook.wins == pytest.approx(0.5, abs=0.3)
    assert lookout(cut) is None


def test_another_view_is_another_question() -> None:
    lookout = Lookout(command=OWN)
    first, *_, last = turns(3)
    early, late = told(lookout, first), told(lookout, last)
    lookout.close()
    assert early is not None
    assert late is not None
    assert early != late


def test_an_engine_that_does_not_know_how_is_left_in_peace(tmp_path: Path) -> None:
    script = tmp_path / "old.py"
    script.write_text(OLD)
    lookout = Lookout(command=(sys.executable, str(script)))
    assert told(lookout, the_exchange()) is None
    lookout.close()


def test_an_engine_that_cannot_be_started_tells_nothing() -> None:
    lookout = Lookout(command=("no such program",))
    assert told(lookout, the_exchange()) is None
    lookout.close()


def test_one_that_says_nothing_is_given_up() -> None:
    clock = count(0.0, 1e6)
    silent = (sys.executable, "-c", "import sys; sys.stdin.read()")
    lookout = Lookout(command=silent, now=clock.__next__)
    assert told(lookout, the_exchange()) is None
    assert not lookout.thinking
    lookout.close()
