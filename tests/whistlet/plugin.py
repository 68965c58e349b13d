"""What Whistlet brings: all of it lies in one module."""

PARTS = dict.fromkeys(("rules", "papers", "ai", "ui", "history"), "tests.whistlet.game")
