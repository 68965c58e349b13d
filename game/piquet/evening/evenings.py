"""What Piquet brings for evenings: its page, how one begins, and what a partie means for it.

The pages are loaded when somebody asks for an evening: hardly ever.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.pages.evening import Evenings, EveningSlip
from game.pages.house import House
from game.pages.scene import Scene
from game.piquet.evening.beginning import first_lines
from game.piquet.words import say
from game.saves.partie import Header, ScoreCard
from rules.piquet.seats import ELDER
from rules.piquet.state import Phase
from rules.piquet.view import View


def _page(house: House) -> Scene:
    from game.piquet.evening.door import door  # noqa: PLC0415

    return door(house)


def _slip(header: Header, cards: Sequence[ScoreCard]) -> EveningSlip | None:
    from game.piquet.evening.slip import slip_of  # noqa: PLC0415

    return slip_of(header, cards)


def _after(header: Header, cards: Sequence[ScoreCard]) -> tuple[str, ...]:
    from game.piquet.evening.slip import after  # noqa: PLC0415

    return after(header, cards)


def _goes_on(seen: View, names: tuple[str, str]) -> str:
    """Who is elder, which one has heard long ago; nothing once cards were exchanged."""
    fresh = seen.phase in {Phase.CARTE_BLANCHE, Phase.EXCHANGE}
    if seen.deal is None or not fresh or any(seen.deal.discard_sizes):
        return ""
    elder = names[seen.player if seen.deal.seat is ELDER else seen.player.other]
    return say("now.elder") if elder == say("you") else say("now.younger", other=elder)


def _waiting(cards: Sequence[ScoreCard]) -> str:
    from game.piquet.evening.slip import waiting  # noqa: PLC0415

    return waiting(cards)


EVENING = Evenings(
    page=_page,
    first_lines=first_lines,
    slip=_slip,
    after=_after,
    goes_on=_goes_on,
    waiting=_waiting,
)
