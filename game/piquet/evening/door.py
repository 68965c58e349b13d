"""The way to evenings: the one that was played last, or where one is begun."""

from __future__ import annotations

from game.pages.house import House
from game.pages.scene import Scene
from game.piquet.evening.club_page import ClubPage
from game.piquet.evening.guests import GuestsPage
from game.piquet.evening.match_page import MatchPage
from game.piquet.evening.open import last_club, last_evening, last_match
from game.piquet.evening.page import EveningPage


def door(house: House) -> Scene:
    """The evening that was played last, or where one is begun."""
    if (evening := last_evening(house)) is not None:
        return EveningPage(house, evening, lambda: guests(house))
    if last_club(house) is not None:
        return ClubPage(house, lambda: guests(house))
    if last_match(house) is not None:
        return MatchPage(house, lambda: guests(house))
    return guests(house)


def guests(house: House) -> Scene:
    """Where an evening is begun."""
    return GuestsPage(house, door)
