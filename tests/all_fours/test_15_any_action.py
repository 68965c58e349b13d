"""Whatever is tried, at whatever moment: it is done, or refused with a reason, and nothing else.

`python -m tests.soak_all_fours --fuzz 100000` tries many more actions.
"""

from __future__ import annotations

from rules.all_fours.refusals import Refusal
from tests.all_fours.fuzzing import fuzz


def test_six_thousand_actions_are_done_or_refused_with_a_reason_and_a_refusal_changes_nothing() -> (
    None
):
    figures = fuzz(6_000, 1)
    assert figures["actions"] >= 6_000
    assert figures["done"] > 300
    seldom = {Refusal.GIFT_WOULD_WIN, Refusal.NOT_TO_ABIDE, Refusal.NOT_TO_DRAW}
    for reason in Refusal:
        if reason not in seldom:  # one short and begging; a misdeal that may be mended
            assert figures[f"refused: {reason}"], reason
