"""Piquet's rules, for session, saves and ports."""

from __future__ import annotations

from rules.piquet.game import RULES

__all__ = ["RULES"]
