"""What is written of a partie of Piquet beside its deeds, for saves and settings."""

from __future__ import annotations

from rules.piquet.papers import PAPERS

__all__ = ["PAPERS"]
