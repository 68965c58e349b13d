"""What the packs of a partie are drawn from where they are sealed (see `sealing`)."""

from __future__ import annotations

_DIGITS = frozenset("0123456789abcdef")
_FEWEST, _MOST = 32, 128


def is_secret(text: str) -> bool:
    """Whether a text can be a secret: 32 to 128 hexadecimal digits, small letters."""
    return _FEWEST <= len(text) <= _MOST and set(text) <= _DIGITS
