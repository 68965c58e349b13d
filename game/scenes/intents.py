"""The intents, for scenes. They live on the stage, because the window, a stranger, makes them."""

from game.stage.intents import (
    CloseAsked,
    Drag,
    FocusGained,
    FocusLost,
    Hover,
    Intent,
    Key,
    Press,
    Release,
    Resized,
    Scroll,
    TextTyped,
)

__all__ = [
    "CloseAsked",
    "Drag",
    "FocusGained",
    "FocusLost",
    "Hover",
    "Intent",
    "Key",
    "Press",
    "Release",
    "Resized",
    "Scroll",
    "TextTyped",
]
