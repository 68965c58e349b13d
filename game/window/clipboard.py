"""The clipboard of the desktop, for text alone. Where there is none, nothing breaks."""

from __future__ import annotations

import pygame


class Clipboard:
    """Text to other programs and from them."""

    def put(self, text: str) -> bool:
        """Put a text there for others to take; False where that cannot be done."""
        try:
            pygame.scrap.put_text(text)
        except pygame.error:
            return False
        return True

    def text(self) -> str:
        """The text that lies there, empty where there is none."""
        try:
            return pygame.scrap.get_text()
        except (pygame.error, UnicodeDecodeError):
            return ""
