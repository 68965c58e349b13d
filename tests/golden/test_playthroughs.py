"""Each playthrough is what the rules make of its actions, to the letter.

A wanted change is written by `python -m tests.golden --rewrite` and read as a difference.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.golden.playthrough import files, rewritten


def name(file: Path) -> str:
    return file.stem


@pytest.mark.parametrize("file", files(), ids=name)
def test_a_playthrough_comes_out_as_it_was_written(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert rewritten(text) == text, "python -m tests.golden --rewrite writes it anew"


def test_there_are_playthroughs_of_what_matters() -> None:
    assert {
        "a-younger-hand-repiques",
        "a-pique-stopped-by-three-tens",
        "a-pique-at-the-first-lead",
        "conceded-points-make-no-pique",
        "carte-blanche-of-elder",
        "carte-blanche-of-younger",
        "equal-point-and-sequence",
        "leavings-looked-at",
        "leavings-unseen",
        "a-barred-point",
        "a-point-that-sinks-the-king",
        "a-point-of-six-counted-as-five",
        "a-longer-point-called-equal",
        "the-worked-example",
        "a-whole-partie",
        "a-partie-of-four-deals",
        "a-game-to-a-hundred",
        "a-modern-partie",
        "leavings-seen-after-the-lead",
        "leavings-simply-shown",
        "a-lost-last-deal-is-conceded",
        "a-concession-refused-for-the-capot",
        "a-trio-shown-by-implication",
    } <= {file.stem for file in files()}
