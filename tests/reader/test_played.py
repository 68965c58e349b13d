"""All that `python -m tests.reader` plays: pages, a lesson, whole games, an evening of three."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.reader.bus import missing, session
from tests.reader.played import played
from tests.reader.plays import EVERY

_PAGES = {"settings", "puzzle", "lesson", "trainer"}
_WITHIN = {"deal"}  # a review begins with one
LACKS = missing()
pytestmark = pytest.mark.skipif(
    bool(LACKS), reason=f"a screen reader's client needs what is not there: {LACKS}"
)


@pytest.mark.parametrize("part", [each for each in EVERY if each not in _WITHIN])
def test_it_is_played_by_roles_and_names_and_what_is_told(part: str, tmp_path: Path) -> None:
    with session(tmp_path) as environment:
        player = played(part, environment, tmp_path, seed=1)
    assert player.done
    if part not in _PAGES:
        kinds = {each.split(" ", 1)[0] for each in player.done}
        assert {"button", "list"} <= kinds
        assert len(player.said) > 20
