"""Piquet's book of help."""

from __future__ import annotations

from game.pages.help.contents import HelpBook
from game.piquet.book.glossary import TERMS
from game.piquet.book.pages import PAGES
from game.piquet.book.topics import Topic, topic_of

BOOK = HelpBook(pages=PAGES, topic_of=topic_of, end=Topic.PARTIE, terms=TERMS)
