"""The toy stands in the registry while its tests run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game import games
from tests import toy


@pytest.fixture(autouse=True)
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setitem(games.GAMES, toy.NAME, "tests.toy")
    yield
    games.part.cache_clear()
