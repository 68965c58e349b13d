"""Bezique's book of help."""

from game.bezique.help.glossary import TERMS
from game.bezique.help.pages import PAGES
from game.bezique.help.topics import BeziqueTopic, topic_of
from game.pages.help.contents import HelpBook

HELP = HelpBook(pages=PAGES, topic_of=topic_of, end=BeziqueTopic.COUNT, terms=TERMS)
