"""All-Fours' book of help."""

from game.all_fours.help.glossary import TERMS
from game.all_fours.help.pages import PAGES
from game.all_fours.help.topics import AllFoursTopic, topic_of
from game.pages.help.contents import HelpBook

HELP = HelpBook(pages=PAGES, topic_of=topic_of, end=AllFoursTopic.WIN, terms=TERMS)
