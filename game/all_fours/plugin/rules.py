"""The rules of All-Fours, for session, saves and ports."""

from __future__ import annotations

from rules.all_fours.game import RULES

__all__ = ["RULES"]
