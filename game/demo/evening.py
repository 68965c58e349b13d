"""The chouette in pictures: the guests, an evening in its middle, who pays whom, a partie of it."""

from __future__ import annotations

from dataclasses import replace

from game.demo.album import Album
from game.demo.house import Showcase
from game.games import PIQUET
from game.pages.people import level_words
from game.piquet.evening.account import Agreed, account, next_place, write_agreed
from game.piquet.evening.guests import GuestsPage
from game.piquet.evening.open import OpenEvening, begun
from game.piquet.evening.page import EveningPage
from game.players.player import HUMAN, Seated
from game.saves.evenings import EveningPlace
from game.stage.director import Motion
from game.words.catalogue import say
from rules.core.cards import card
from rules.core.seats import Player
from rules.piquet.club.stakes import SHILLING, by_the_hundred
from rules.piquet.options import Options
from rules.piquet.settlement import Settlement

_CUTS = ((card("9H"),), (card("KS"),), (card("7D"),))
_ENDED = ((150, True), (416, True), (476, False))
"""Of three parties, the points and whether the one alone won: the first of the printed card."""


def show_evening(album: Album, house: Showcase) -> None:
    """Who is there, the card after the cut and in the middle, and what is paid on rising."""
    house.likes, before = replace(house.likes, motion=Motion.OFF.value), house.likes
    album.take("three-players", GuestsPage(house, EveningPage))
    agreed = Agreed(_CUTS, by_the_hundred(10 * SHILLING))
    guests = (
        Seated(say("you"), HUMAN),
        *(Seated(level_words(each, PIQUET), each) for each in ("expert", "club")),
    )
    place, _ = next_place(
        account(agreed, ()), EveningPlace("5f0c9a71", 1, guests, (1, 0), write_agreed(agreed))
    )
    album.take("evening-first", EveningPage(house, begun(place, Options())))
    ended: list[tuple[EveningPlace, Settlement]] = []
    for points, won in _ENDED:
        ended.append((place, _settlement(points, won)))
        place, seats = next_place(account(agreed, ended), place)
    evening = OpenEvening(agreed, account(agreed, ended), place, seats, Options())
    page = EveningPage(house, evening)
    album.take("evening", page)
    page.press("rise")
    album.take("evening-risen", page)
    house.likes = before


def _settlement(points: int, won: bool) -> Settlement:
    winner = Player.A if won else Player.B
    totals = (points, 0) if won else (0, points)
    return Settlement(totals, winner, points, rubicon=False)
