"""The rules of Bezique, for session and wire."""

from __future__ import annotations

from rules.bezique.game import RULES

__all__ = ["RULES"]
