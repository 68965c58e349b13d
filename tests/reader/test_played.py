"""A sample of what `python -m tests.reader` plays: two pages, a deal and a whole game."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.reader.bus import missing, session
from tests.reader.played import played

_GAMES = ("deal", "all-fours")
LACKS = missing()
pytestmark = pytest.mark.skipif(
    bool(LACKS), reason=f"a screen reader's client needs what is not there: {LACKS}"
)


@pytest.mark.parametrize("part", ["settings", "puzzle", "deal", "all-fours"])
def test_it_is_played_by_roles_and_names_and_what_is_told(part: str, tmp_path: Path) -> None:
    with session(tmp_path) as environment:
        player = played(part, environment, tmp_path, seed=1)
    assert player.done
    if part in _GAMES:
        kinds = {each.split(" ", 1)[0] for each in player.done}
        assert {"button", "list"} <= kinds
        assert len(player.said) > 20
