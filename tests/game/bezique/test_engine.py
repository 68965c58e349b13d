"""The engine of Bezique: a process of its own that speaks the protocol of the house."""

from __future__ import annotations

import json
import subprocess
import sys
from random import Random

from game.bezique.ai.validation import is_allowed
from game.players.program import wire_text
from rules.bezique.choices import MayDeclare
from rules.bezique.game import RULES
from rules.bezique.options import Options
from rules.bezique.partie import apply, start_deal
from rules.bezique.state import Phase
from rules.bezique.view import View, view
from rules.core.seats import Player
from tests.bezique.luck import eager_action

ENGINE = (sys.executable, "-m", "game", "engine", "--game", "bezique", "--level", "club")


def some_views(seed: int) -> list[View]:
    """A card, a window and a card of the last tricks."""
    luck, state = Random(seed), start_deal(Options(), Player.B)
    state = apply(state, eager_action(state, luck))[-1].state
    found: dict[str, View] = {}
    while state.phase in (Phase.PLAY, Phase.WINDOW):
        seen = view(state, state.current.turn)
        left = seen.deal is not None and seen.deal.left
        what = "window" if isinstance(seen.choices, MayDeclare) else "card" if left else "last"
        found.setdefault(what, seen)
        state = apply(state, eager_action(state, luck))[-1].state
    assert len(found) == 3
    return [*found.values()]


def question(number: int, seen: View, game: str = "bezique") -> str:
    body = wire_text(seen)
    return f'{{"id":{number},"ask":"choose","game":"{game}","seed":7,"view":{body}}}\n'


def test_a_process_answers_questions_of_bezique_and_refuses_those_of_another_game() -> None:
    seen = some_views(1)
    lines = [question(number, one) for number, one in enumerate(seen)]
    lines.append(question(9, seen[0], "piquet"))
    done = subprocess.run(
        ENGINE, input="".join((*lines, "quit\n")), capture_output=True, text=True, check=True
    )
    hello, *answers = map(json.loads, done.stdout.splitlines())
    assert hello == {"hello": "bezique club", "version": "1", "protocol": 1}
    *chosen, refused = answers
    for number, (answer, one) in enumerate(zip(chosen, seen, strict=True)):
        assert answer["id"] == number
        assert is_allowed(one, RULES.read(answer["action"]))
    assert refused["error"]["field"] == "game"


def test_a_view_that_cannot_be_gets_an_error_that_names_the_field() -> None:
    (seen, *_) = some_views(1)
    line = question(3, seen).replace('"left":', '"left":1', 1)
    done = subprocess.run(ENGINE, input=line, capture_output=True, text=True, check=True)
    _, answer = map(json.loads, done.stdout.splitlines())
    assert answer["error"]["field"].startswith("view.deal")


def test_the_engine_loads_no_window_and_no_numpy() -> None:
    script = (
        "import sys; from game.bezique.ai.programs import AI; AI.player('master'); "
        "AI.prepare('master'); "
        "print(*sorted({'pygame', 'numpy', 'game.window', 'game.table'} & set(sys.modules)))"
    )
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == []
