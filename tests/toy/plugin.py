"""What the toy brings: each record lies in the module named like its room."""

from __future__ import annotations

PARTS = {
    room: f"tests.toy.{room}"
    for room in ("ai", "history", "papers", "preferences", "rules", "ui", "variants")
}
