"""What is written of a partie of Bezique beside its deeds, for saves and settings."""

from __future__ import annotations

from rules.bezique.papers import PAPERS

__all__ = ["PAPERS"]
