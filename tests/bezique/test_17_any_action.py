"""Whatever is tried, at whatever moment: it is done, or refused with a reason, and nothing else.

`python -m tests.soak_bezique --fuzz 100000` tries many more actions.
"""

from __future__ import annotations

from rules.bezique.refusals import Refusal
from tests.bezique.fuzzing import fuzz


def test_actions_are_done_or_refused_with_a_reason_and_a_refusal_changes_nothing() -> None:
    figures = fuzz(5_000, 1)
    assert figures["actions"] >= 5_000
    assert figures["done"] > 300
    for reason in (Refusal.NOT_NOW, Refusal.NOT_YOUR_CARD, Refusal.NOTHING_MADE):
        assert figures[f"refused: {reason}"] > 50
