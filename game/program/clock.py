"""What time it is where the player sits."""

from __future__ import annotations

from datetime import datetime


def local_time() -> str:
    """Date and time as the player's clock has them, in ISO form."""
    return datetime.now().astimezone().isoformat(timespec="seconds")
