"""Piquet for three: the chouette."""

from __future__ import annotations

from game.pages.evening import Evenings
from game.pages.house import House
from game.pages.scene import Scene
from game.piquet.evening.beginning import first_lines


def _page(house: House) -> Scene:
    from game.piquet.evening.page import door  # noqa: PLC0415 - hardly ever

    return door(house)


EVENING = Evenings(page=_page, first_lines=first_lines)
