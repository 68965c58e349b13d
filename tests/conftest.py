"""What all tests share: Hypothesis tries the same examples in every run, and English is spoken.

So a green run stays green on every machine; new examples are searched for by the soaks
(`python -m tests.soak`), which print the seed of what they find. The language of the computer is
that of none, unless a test asks for another. What the program gives up after some seconds (an
engine that does not answer, another copy that does not finish its commit) is given up after minutes
here, where a busy machine is no fault of theirs. The names of keys stand beside words, as for one
who uses the keyboard: so there must be room for them.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from game.players import client
from game.saves import database, schema
from game.words.caps import caps_beside, exchange_caps
from game.words.catalogue import speak, spoken
from tests.waiting import PATIENCE

settings.register_profile("piquet", derandomize=True, database=None, deadline=None)
settings.load_profile("piquet")

os.environ.pop("PIQUET_LANGUAGE", None)
os.environ["LC_ALL"] = "C.UTF-8"

gc.disable()  # nothing that is imported and collected now is thrown away

client.PATIENCE_SECONDS = database.OPENING_SECONDS = schema.BUSY_SECONDS = PATIENCE


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What waits longest for other programs begins first, beside the others."""
    items.sort(key=lambda item: "reader" not in item.path.parts)


def pytest_collection_finish() -> None:
    """From here on garbage is collected again, and not looked for in all that was imported."""
    gc.freeze()
    gc.enable()


@pytest.fixture(autouse=True)
def _as_usual() -> Iterator[None]:
    """Keys are used, the usual ones; what language a test speaks is forgotten when it is over."""
    caps_beside(shown=True)
    exchange_caps({})
    before = spoken()
    yield
    if spoken() != before:
        speak(before)
