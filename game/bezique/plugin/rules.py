"""The rules of Bezique, for session, saves and ports."""

from __future__ import annotations

from rules.bezique.game import RULES

__all__ = ["RULES"]
