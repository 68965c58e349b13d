"""The pages in pictures: the title and what stands around the table, and looking back."""

from __future__ import annotations

from game.demo.album import Album
from game.demo.apart import MadeFriend
from game.demo.archive import Home, TourAccounts, TourArchive
from game.demo.house import Showcase
from game.pages.apart.meeting import Inviting, Joining
from game.pages.apart.places import InTwoPlaces
from game.pages.apart.talk import TalkPage
from game.pages.help.book import Help
from game.pages.history.deal import HistoryDeal
from game.pages.history.page import HistoryPage
from game.pages.history.partie_review import PartieReview
from game.pages.keys import keys_of
from game.pages.page import Page
from game.pages.people import you_of
from game.pages.questions import QuitQuestion
from game.pages.scene import Push, Scene
from game.pages.score_cards import ScoreCards
from game.pages.settings.page import SettingsPage
from game.pages.settings.rows import TABS
from game.pages.start.names import Names
from game.pages.start.new_partie import NewPartie
from game.pages.start.open_parties import OpenParties
from game.pages.start.rules_page import RulesPage
from game.pages.start.title import Title
from game.pages.statistics.honours import WON
from game.pages.statistics.page import LEAVES, StatisticsPage
from game.pages.statistics.pair_page import PairPage
from game.pages.statistics.played import against
from game.piquet.help import Topic
from game.piquet.words import say
from game.players.player import HUMAN
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
    show_apart(album, house)


def show_apart(album: Album, house: Home) -> None:
    """The pages of two in two places: who one is, the words, and what is offered."""
    rooms = house.apart_rooms
    album.take("apart", InTwoPlaces(house, rooms))
    album.take("apart-invite", Inviting(lambda: rooms.invite(house.game()), rooms))
    joined = Joining(rooms)
    album.take("apart-join", joined)
    joined.on_intent(TextTyped("7 violin harbour"))
    joined.press("join")
    album.take("apart-offer", joined)
    album.take("apart-talk", TalkPage(MadeFriend()))


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


_REVIEWED = 3
"""The deal that is looked at: not the first, so that one sees where one came from."""
_LONG = 1.0
"""Seconds after which a page has begun whatever it begins by itself."""


def show_nothing_yet(album: Album, house: Home) -> None:
    """The same pages before anything was played."""
    archive = TourArchive((), house)
    kept, house.kept = house.kept, TourAccounts(archive)
    album.take("score-cards-none", ScoreCards(house))
    album.take("statistics-none", StatisticsPage(house.accounts()))
    house.kept = kept
    album.take("history-none", HistoryPage(archive))


def show_score_cards(album: Album, house: Home) -> None:
    """The score cards, and the same with filters; then all that is counted over them."""
    page = ScoreCards(house)
    album.take("score-cards", page)
    page.press("player")
    album.take("score-cards-filtered", page)
    _show_statistics(album, house)


def _show_statistics(album: Album, house: Home) -> None:
    page = StatisticsPage(house.accounts())
    album.look(page)
    while page.moving:
        page.tick(_LONG)
    for leaf in LEAVES:
        page.press(leaf)
        album.take(f"statistics-{leaf}", page)
    page.press("span")
    page.press("against")
    page.press(LEAVES[0])
    album.take("statistics-filtered", page)
    album.take("statistics-reset", _pushed(page, "reset"))
    met = against(next(card for card in house.cards() if _of_two(card)))
    if met is not None:
        album.take("ledger-of-two", PairPage(house.accounts(), met[0]))


def _of_two(card: ScoreCard) -> bool:
    return card.header.kinds == (HUMAN, HUMAN)


def show_history(album: Album, house: Home) -> None:
    """The list, a deal of it from its first step to its last, its review, and playing it again."""
    card = next(card for card in house.cards() if not _of_two(card))
    album.take("history", house.history(card.id))
    told = house.archive.partie(card.id)
    if isinstance(told, str):
        raise TypeError(told)
    deal = HistoryDeal(house.archive, told, _REVIEWED)
    album.take("history-deal", deal)
    deal.go(len(deal.steps) // 2)
    album.take("history-deal-step", deal)
    while not deal.reviewing.over:
        deal.tick(_LONG)
    review = _pushed(deal, "review")
    album.take("review", review)
    review.press("next")
    album.take("review-next", review)
    _show_partie(album, _pushed(review, "partie"))
    costliest = deal.reviewing.dearest
    deal.go(costliest[0][0] if costliest else 0)
    album.take("review-step", deal)
    deal.press("last")
    album.take("history-deal-end", deal)
    album.take("history-deal-sheet", _pushed(deal, "sheet"))
    album.take("history-again", _pushed(deal, "again"))


def _show_partie(album: Album, page: Page) -> None:
    """A partie while its deals are reviewed and when all are; then all parties."""
    if not isinstance(page, PartieReview):
        raise TypeError("this is no review of a partie")
    album.take("review-partie-waits", page)
    while not page.over:
        page.tick(_LONG)
    album.take("review-partie", page)
    page.press("all")
    album.take("review-all", page)


def _pushed(page: Page, key: str) -> Page:
    """The page that a button leads to."""
    going = page.press(key)
    scene: Scene | None = going.scene if isinstance(going, Push) else None
    if not isinstance(scene, Page):
        raise TypeError(f"{key} leads nowhere")
    return scene
