"""What a game brings to be kept score of: how a partie stands, and what a finished one comes to.

A game that counts its deals as they are and settles for points alone brings nothing of it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from msgspec import Struct

from game.games import part_if_any, rules_of
from game.pages.people import guest_names, shown_names, shown_order, you_of
from game.saves.partie import Running, ScoreCard
from game.words.catalogue import say, say_of
from game.words.terms import capital
from rules.core.game import Ending, State
from rules.core.seats import Player

Points = tuple[int, int]
"""A's, then B's."""


class PartieStanding(Struct, frozen=True):
    """How a running partie stands: the deal on the table or next, of how many; points so far.

    `deals` is None where their number is open; `key` is that of the sentence that tells of it.
    """

    deal: int
    deals: int | None
    totals: Points
    dealt: bool
    key: str = "standing.open"


class DealRow(Struct, frozen=True):
    """A line of a score card: the points of a deal as they count, and how often that is."""

    points: Points
    times: int = 1


class Term(Struct, frozen=True):
    """A figure or a sign of the sum that a partie comes to, with a word under a figure."""

    figure: str
    word: str = ""


class Account(Struct, frozen=True, kw_only=True):
    """What a finished partie comes to, line by line.

    `added` are at most two lines under the totals, a label and what it adds for the winner; `sum`
    is the same on one line, before the points settled for; `reason` says why, in a sentence or two.
    """

    rows: tuple[DealRow, ...]
    least: int = 6  # lines that the paper has room for at its usual spacing
    added: tuple[tuple[str, str], ...] = ()
    sum: tuple[Term, ...] = ()
    reason: str = ""


def plain_account(card: ScoreCard) -> Account:
    """The points of the deals as they are."""
    return Account(rows=tuple(map(DealRow, card.deals)))


def nothing_special(_ending: Ending) -> str:
    """No word: the partie was won, or drawn."""
    return ""


class Scorekeeper(Struct, frozen=True, kw_only=True):
    """How the score of one game is kept."""

    standing: Callable[[State], PartieStanding] | None = None
    special: Callable[[Any], str] = nothing_special
    """The word for an end that has sentences of its own: "rubicon"."""
    mark: Callable[[], str] = str
    """What a diamond beside the points of whoever did not deal means; there is none if empty."""
    account: Callable[[ScoreCard], Account] = plain_account


_PLAIN = Scorekeeper()


def scorekeeper_of(game: str) -> Scorekeeper:
    """How the score of a game is kept; NoGameError for no game."""
    return cast(Scorekeeper, part_if_any(game, "scorekeeper") or _PLAIN)


def elder_of(number: int, first_dealer: Player) -> Player:
    """Who did not deal the deal of this number, from 1: they deal in turn."""
    return first_dealer.other if number % 2 else first_dealer


def standing(running: Running) -> PartieStanding:
    """How a stored partie stands, as far as its actions can be replayed."""
    # Loaded when there is a partie to replay: the title of a new player does not wait for it.
    from game.session.course import replayed  # noqa: PLC0415

    header = running.header
    rules = rules_of(header.game)
    state = replayed(rules, header.options, running.actions).course.state
    told = scorekeeper_of(header.game).standing
    if told is not None:
        return told(state)
    deals = rules.deals(state)
    number = deals.number if deals.running else len(deals.results) + 1
    a, b = (sum(points[player] for points in deals.results) for player in Player)
    return PartieStanding(number, None, (a, b), deals.number > 0)


def standing_words(running: Running, at: PartieStanding) -> str:
    """How it stands in words: "Deal 3 of 6. You 48, Adversary 46."."""
    header = running.header
    names = shown_names(header)
    first, second = shown_order(header)
    points = {"a": at.totals[first], "b": at.totals[second]}
    if header.again:
        return say_of(header.game, "history.again.standing", **points)
    if header.coded:
        code, _, deal = header.coded.partition(" ")
        return say("deals.standing", code=code, deal=deal, **points)
    called = {"first": capital(names[first]), "second": names[second]}
    place = header.evening
    if not at.dealt:
        if place is not None and place.third is not None:
            *first_ones, last = guest_names(place, header.game)
            called = {"first": ", ".join(first_ones), "second": last}
        return say_of(header.game, "standing.start", **called)
    words = say_of(header.game, at.key, deal=at.deal, deals=at.deals, **called, **points)
    if place is None:
        return words
    return f"{say_of(header.game, 'evening.partie', number=place.partie)}. {words}"


def row_words(card: ScoreCard) -> str:
    """What a partie came to, on one short line."""
    game, end = card.header.game, card.settlement
    if end.winner is None:
        return say_of(game, "cards.row.drawn")
    names = shown_names(card.header)
    winner, loser = end.winner, end.winner.other
    other = say("you.lower") if loser is you_of(card.header) else names[loser]
    key = f"cards.row.{scorekeeper_of(game).special(end) or 'won'}"
    return say_of(game, key, winner=names[winner], points=end.points, loser=other)


def last_words(card: ScoreCard) -> str:
    """One sentence about a finished partie."""
    game, end = card.header.game, card.settlement
    if end.winner is None:
        return say_of(game, "title.last.drawn", total=end.totals[0])
    names = shown_names(card.header)
    you = you_of(card.header)
    winner, loser = end.winner, end.winner.other
    key = "won" if you is None else "you-won" if you is winner else "you-lost"
    other = names[winner] if key == "you-lost" else names[loser]
    evening = card.header.evening
    if evening is not None and evening.third is not None:  # the third won or lost as well
        key = "you-of-three" if you is winner else "of-three"
        return say(f"title.last.{key}", winner=names[winner], points=end.points)
    special = scorekeeper_of(game).special(end)
    return say_of(
        game,
        f"title.last.{key}" + (f".{special}" if special else ""),
        winner=names[winner],
        other=other,
        points=end.points,
        made=end.totals[winner],
        lost=end.totals[loser],
    )
