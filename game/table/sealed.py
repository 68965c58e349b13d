"""Packs that were sealed before the cut, for the table that shows their sign."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from game.pages.scene import Scene


class SealedPacks(Struct, frozen=True):
    """Packs that were sealed before the cut: how their fingerprint begins, and the page of it."""

    short: str
    page: Callable[[], Scene]
