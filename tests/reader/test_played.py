"""A sample of what `python -m tests.reader` plays: a deal with its talk, the settings, a puzzle."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.reader.bus import missing, session
from tests.reader.played import played
from tests.reader.player import Player

LACKS = missing()
pytestmark = pytest.mark.skipif(
    bool(LACKS), reason=f"a screen reader's client needs what is not there: {LACKS}"
)


def sample(part: str, folder: Path) -> Player:
    with session(folder) as environment:
        return played(part, environment, folder, seed=1)


@pytest.mark.parametrize("part", ["settings", "puzzle"])
def test_pages_are_gone_through_by_role_and_name(part: str, tmp_path: Path) -> None:
    assert sample(part, tmp_path).done


def test_a_deal_is_played_by_what_is_told(tmp_path: Path) -> None:
    player = sample("deal", tmp_path)
    kinds = {each.split(" ", 1)[0] for each in player.done}
    assert {"button", "list"} <= kinds
    assert len(player.said) > 20
