"""All-Fours' book of help."""

from game.all_fours.book.glossary import TERMS
from game.all_fours.book.pages import PAGES
from game.all_fours.book.topics import AllFoursTopic, topic_of
from game.pages.help.contents import HelpBook

BOOK = HelpBook(pages=PAGES, topic_of=topic_of, end=AllFoursTopic.WIN, terms=TERMS)
