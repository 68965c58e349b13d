"""What is written of a partie of All-Fours beside its deeds, for saves and settings."""

from __future__ import annotations

from rules.all_fours.papers import PAPERS

__all__ = ["PAPERS"]
