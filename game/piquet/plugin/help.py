"""Piquet's book of help."""

from __future__ import annotations

from game.pages.help.contents import HelpBook
from game.piquet.help.glossary import TERMS
from game.piquet.help.pages import PAGES
from game.piquet.help.topics import Topic, topic_of

HELP = HelpBook(pages=PAGES, topic_of=topic_of, end=Topic.PARTIE, terms=TERMS)
