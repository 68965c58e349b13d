"""Where a new partie's chance comes from, and what the clock says."""

from __future__ import annotations

import os
from datetime import date, datetime

_BYTES, _SECRET_BYTES = 6, 16


def new_seed() -> int:
    """A seed of 48 bits that nobody can guess; the module `secrets` takes 15 ms to load."""
    return int.from_bytes(os.urandom(_BYTES), "big")


def new_secret() -> str:
    """128 bits that nobody can guess, as 32 hexadecimal digits: what the packs are drawn from."""
    return os.urandom(_SECRET_BYTES).hex()


def new_partie() -> str:
    """The name of a partie in two places in both books: 64 bits, as 16 hexadecimal digits."""
    return os.urandom(8).hex()


def today() -> date:
    """The day that the player's clock has."""
    return datetime.now().astimezone().date()


def local_time() -> str:
    """Date and time as the player's clock has them, in ISO form."""
    return datetime.now().astimezone().isoformat(timespec="seconds")
