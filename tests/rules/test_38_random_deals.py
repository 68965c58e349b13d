"""A sample of the soak, the same in each run: `python -m tests.soak` plays many more."""

from __future__ import annotations

from tests.soak.deals import soak


def test_two_hundred_random_deals_keep_every_law() -> None:
    figures = soak(200, seed=1)
    assert figures["deals"] >= 200
    assert figures["parties"] >= 200 // 8
