"""Memory that is free is given back to the system, where the system leaves that to us."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.window.screen import loop


@pytest.fixture(autouse=True)
def afresh() -> Iterator[None]:
    loop._trim.cache_clear()
    yield
    loop._trim.cache_clear()


def _resident() -> int:
    pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * 4096


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do so by themselves")
def test_what_lies_free_between_other_things_goes_back() -> None:
    lumps = [bytes(60_000) + bytes([number % 256]) for number in range(1_000)]
    kept = lumps[::50]  # they hold the rest of the heap in its place
    del lumps
    before = _resident()
    loop.give_back()
    assert before - _resident() > 20_000_000
    assert len(kept) == 20


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_elsewhere_nothing_is_to_be_done(system: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", system)
    loop.give_back()
    assert loop._trim() is int


def test_a_library_that_cannot_leaves_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr("ctypes.CDLL", lambda _name: object())
    loop.give_back()
    assert loop._trim() is int
