"""The title and what stands around the table in pictures: rules, names, settings, help, notices."""

from __future__ import annotations

from game.demo.album import Album
from game.demo.archive import Home
from game.demo.house import Showcase
from game.pages.help.book import Help
from game.pages.keys import keys_of
from game.pages.people import you_of
from game.pages.questions import QuitQuestion
from game.pages.settings.page import SettingsPage
from game.pages.settings.rows import TABS
from game.pages.start.names import Names
from game.pages.start.new_partie import NewPartie
from game.pages.start.open_parties import OpenParties
from game.pages.start.rules_page import RulesPage
from game.pages.start.title import Title
from game.pages.statistics.honours import WON
from game.piquet.help import Topic
from game.piquet.words import say
from game.saves.partie import ScoreCard
from game.stage.intents import TextTyped
from game.window.failure import notice
from rules.piquet.options import Options


def show_beginning(album: Album, house: Home) -> None:
    """The title on the first day, and the ways to a table."""
    album.take("title-first", Title(house))
    album.take("new-partie", NewPartie(house))
    album.take("rules", RulesPage(house))
    album.take("names", Names(house))


def show_return(album: Album, house: Home) -> None:
    """The title when there are parties to go on with, the same with a notice, and their list."""
    house.open_archive()
    album.take("title", Title(house))
    house.news = (say("storage.older", file="piquet-1886.book"),)
    album.take("title-notice", Title(house))
    album.take("open-parties", OpenParties(house))
    finished = house.finished
    house.finished = tuple(card for card in finished if _won(card)) * WON
    album.take("new-partie-honours", NewPartie(house))
    house.finished = finished


def _won(card: ScoreCard) -> bool:
    """Whether the person at the screen won against a program."""
    you = you_of(card.header)
    return you is not None and card.settlement.winner is you


def show_settings(album: Album, house: Showcase) -> None:
    """Each tab; a key that is being given another; and where the report of a problem went."""
    for tab in TABS:
        page = SettingsPage(house, tab)
        album.take(f"settings-{tab}", page)
        if tab == "keys":
            page.press(f"key:{keys_of(house.game()).shortcuts[0].name}")
            album.take("settings-keys-waiting", page)
        if tab == "report":
            page.press("report")
            album.take("settings-report-written", page)


def show_help(album: Album) -> None:
    """The first leaf of each page, and a search."""
    for topic in Topic:
        album.take(f"help-{topic.value}", Help(Options(), topic))
    book = Help(Options())
    book.on_intent(TextTyped(say("term.pique")))
    album.take("help-search", book)


def show_end(album: Album) -> None:
    """What is asked or told when something went wrong."""
    album.take("leave-unstored", QuitQuestion())
    words = f"{say('failure.broke')} {say('failure.written', log='piquet.log')}"
    album.take("failure", notice(words))
