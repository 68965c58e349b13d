"""Where a new partie's chance comes from."""

from __future__ import annotations

import os

_BYTES = 6


def new_seed() -> int:
    """A seed of 48 bits that nobody can guess; the module `secrets` takes 15 ms to load."""
    return int.from_bytes(os.urandom(_BYTES), "big")
