"""The rules of the toy, for session, saves and ports."""

from __future__ import annotations

from tests.toy.play import RULES

__all__ = ["RULES"]
