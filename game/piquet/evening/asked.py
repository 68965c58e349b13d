"""The book of help at its page on evenings, where somebody asks for it between two parties."""

from __future__ import annotations

from game.pages.help.book import Help
from game.pages.scene import Push
from game.piquet.help.topics import Topic
from game.stage.intents import Intent, Key
from rules.core.game import Options


def help_asked(intent: Intent, options: Options) -> Push | None:
    """The way to the book; None for what asks for no help."""
    asks = isinstance(intent, Key) and intent.name in ("?", "f1")
    return Push(Help(options, Topic.EVENING)) if asks else None
