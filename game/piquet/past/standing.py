"""How a stored partie stands, and that in words."""

from __future__ import annotations

from dataclasses import dataclass

from game.pages.people import shown_names, shown_order
from game.piquet.words.say import say
from game.saves.cards import Running
from game.words.terms import capital


@dataclass(frozen=True, slots=True)
class Standing:
    """How a running partie stands: the deal on the table or next, of how many; points so far.

    `deals` is None where a hundred ends the partie.
    """

    deal: int
    deals: int | None
    totals: tuple[int, int]
    dealt: bool


def standing(running: Running) -> Standing:
    """How a stored partie stands, as far as its actions can be replayed."""
    # Loaded when there is a partie to replay: the title of a new player does not wait for it.
    from game.piquet.past.replay import replayed  # noqa: PLC0415

    return replayed(running)


def standing_words(running: Running, at: Standing) -> str:
    """How it stands in words: "Deal 3 of 6. You 48, Adversary 46."."""
    names = shown_names(running.header)
    first, second = shown_order(running.header.kinds)
    if running.header.again:
        return say("history.again.standing", a=at.totals[first], b=at.totals[second])
    if not at.dealt:
        return say("standing.start", first=capital(names[first]), second=names[second])
    return say(
        "standing" if at.deals is not None else "standing.hundred",
        deal=at.deal,
        deals=at.deals,
        first=capital(names[first]),
        second=names[second],
        a=at.totals[first],
        b=at.totals[second],
    )
