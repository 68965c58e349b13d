"""Bezique's book of help."""

from game.bezique.book.glossary import TERMS
from game.bezique.book.pages import PAGES
from game.bezique.book.topics import BeziqueTopic, topic_of
from game.pages.help.contents import HelpBook

BOOK = HelpBook(pages=PAGES, topic_of=topic_of, end=BeziqueTopic.COUNT, terms=TERMS)
