"""Whose points are told to whom: names as they are shown, and how a stored partie stands."""

from __future__ import annotations

from dataclasses import dataclass

from game.piquet.words.terms import capital, player_name
from game.saves.cards import Header, Running
from game.words.catalogue import say
from rules.core.seats import Player

HUMAN = "human"


def only_human(kinds: tuple[str, str]) -> Player | None:
    """The one person at the screen, who is "you"; None where two people or two programs play."""
    people = [player for player in Player if kinds[player] == HUMAN]
    return people[0] if len(people) == 1 else None


def shown_names(header: Header) -> tuple[str, str]:
    """The players' names, A's first, with "You" for the only person at the screen."""
    you = only_human(header.kinds)
    a, b = (
        say("you") if player is you else player_name(header.names[player], header.kinds[player])
        for player in Player
    )
    return a, b


def shown_order(kinds: tuple[str, str]) -> tuple[Player, Player]:
    """Who stands in the first column: "you", and otherwise A."""
    first = only_human(kinds) or Player.A
    return first, first.other


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
