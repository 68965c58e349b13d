"""A view made up by hand is refused with its field before a player thinks about it for ever."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from game.piquet.ai.heuristic import thumb
from game.players.answering import answer_line
from game.players.wire import view_to_data
from game.session.dealer import Dealer
from rules.core.seats import Player
from rules.piquet.options import Options
from rules.piquet.pack import PACK
from rules.piquet.partie import apply, start_deal
from rules.piquet.state import Phase
from rules.piquet.view import view
from tests.game.dealing import brought


def exchange() -> dict[str, Any]:
    """The first question of a deal: elder's exchange."""
    state = apply(start_deal(Options(), Player.A), brought(Dealer(1), Phase.DEAL, 1))[-1].state
    while state.phase is not Phase.EXCHANGE:
        assert isinstance(state.turn, Player)
        state = apply(state, thumb.choose(view(state, state.turn), 1))[-1].state
    assert isinstance(state.turn, Player)
    return view_to_data(view(state, state.turn))


def whole_pack(data: dict[str, Any]) -> None:
    data["deal"]["hand"] = " ".join(map(str, PACK))


def put_out(data: dict[str, Any]) -> None:
    data["deal"]["discard"] = data["deal"]["hand"]


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("view.deal", lambda data: data.update(deal=None)),
        ("view.choices.most", lambda data: data["choices"].update(most=999_999)),
        ("view.choices.least", lambda data: data["choices"].update(least=-1)),
        ("view.deal.hand", whole_pack),
        ("view.deal.hand", put_out),
        ("view.deal.history", lambda data: data["deal"]["history"].extend(
            data["deal"]["history"][:1] * 401
        )),
        ("view.deal.hand_sizes[1]", lambda data: data["deal"].update(hand_sizes=[12, 40])),
        ("view.deal.discard_sizes[0]", lambda data: data["deal"].update(discard_sizes=[-1, 0])),
        ("view.choices.cards", lambda data: data.update(
            choices={"type": "MayPlay", "cards": " ".join(map(str, PACK))}
        )),
    ],
)  # fmt: skip
def test_the_field_that_cannot_be_is_named_and_nobody_thinks(
    field: str, change: Callable[[dict[str, Any]], None]
) -> None:
    def never(seen: object, seed: int) -> Any:
        raise AssertionError(f"thought about {seen} with {seed}")

    data = exchange()
    change(data)
    line = json.dumps({"id": 1, "ask": "choose", "seed": 1, "view": data})
    text = answer_line(line, never)
    assert text is not None
    said = json.loads(text)
    assert said["id"] == 1
    assert said["error"]["field"] == field
    assert "thinking" not in said["error"]["says"]
