"""Whatever is tried, at whatever moment: it is done, or refused with a reason, and nothing else.

`python -m tests.soak --fuzz 100000` tries many more actions.
"""

from __future__ import annotations

from rules.piquet.refusals import Refusal
from tests.soak.fuzz import fuzz


def test_actions_are_done_or_refused_with_a_reason_and_a_refusal_changes_nothing() -> None:
    figures = fuzz(3_000, 1)
    assert figures["actions"] >= 3_000
    assert figures["done"] > 300
    assert figures[f"refused: {Refusal.NOT_YOUR_CARD}"] > 300
