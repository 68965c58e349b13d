"""Piquet for three: the chouette."""

from __future__ import annotations

from collections.abc import Sequence

from game.pages.evening import Evenings
from game.pages.evening_slip import EveningSlip
from game.pages.house import House
from game.pages.scene import Scene
from game.piquet.evening.beginning import first_lines
from game.saves.partie import Header, ScoreCard


def _page(house: House) -> Scene:
    from game.piquet.evening.door import door  # noqa: PLC0415 - hardly ever

    return door(house)


def _slip(header: Header, cards: Sequence[ScoreCard]) -> EveningSlip | None:
    from game.piquet.evening.slip import slip_of  # noqa: PLC0415 - hardly ever

    return slip_of(header, cards)


def _after(header: Header, cards: Sequence[ScoreCard]) -> tuple[str, ...]:
    from game.piquet.evening.after import after  # noqa: PLC0415 - hardly ever

    return after(header, cards)


def _waiting(cards: Sequence[ScoreCard]) -> str:
    from game.piquet.evening.after import waiting  # noqa: PLC0415 - hardly ever

    return waiting(cards)


EVENING = Evenings(page=_page, first_lines=first_lines, slip=_slip, after=_after, waiting=_waiting)
