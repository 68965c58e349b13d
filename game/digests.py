"""Digests by Python's own modules: `hashlib` would load OpenSSL for them, which fills 3.5 MB."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from hashlib import blake2b, sha256
else:
    try:
        from _blake2 import blake2b
        from _sha256 import sha256
    except ImportError:  # a later Python has them elsewhere
        from hashlib import blake2b, sha256

__all__ = ["blake2b", "sha256"]
