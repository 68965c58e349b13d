"""Who plays, and what they are called: "you", people by their names, programs by their levels.

A kind is HUMAN or the name of a level. Pairs are A's, then B's.
"""

from __future__ import annotations

from msgspec.structs import replace

from game.games import GAMES, PIQUET
from game.players.player import FRIEND, HUMAN, Seated, Seats
from game.saves.partie import EveningPlace, Header
from game.stage.blocks import BOLD, FIGURE, SMALL, SOFT, Fill, WordBlock
from game.stage.controls import ListLine
from game.stage.layout import Column, Row
from game.stage.picture import Role
from game.words.catalogue import say, say_of
from game.words.terms import date_words, player_name
from rules.core.seats import Player

Pair = tuple[str, str]


def _only_human(kinds: Pair) -> Player | None:
    """The one person at the screen, who is "you"; None where two people or two programs play."""
    people = [player for player in Player if kinds[player] == HUMAN]
    return people[0] if len(people) == 1 else None


def you_of(header: Header) -> Player | None:
    """The seat of the one person at the screen, who is "you"; None where he has none.

    So it is too where several people play, or are there in the evening of a partie.
    """
    if header.evening is not None and header.evening.people > 1:
        return None
    return _only_human(header.kinds)


def shown_names(header: Header) -> Pair:
    """The players' names, A's first, with "You" for the only person at the screen."""
    you = you_of(header)
    a, b = (say("you") if player is you else _name(header, player) for player in Player)
    return a, b


def guest_names(place: EveningPlace, game: str) -> tuple[str, ...]:
    """What all the guests of an evening are called, with "You" for the only person there."""
    return tuple(
        level_words(guest.kind, game)
        if not guest.is_person
        else say("you")
        if place.people == 1
        else guest.name
        for guest in place.guests
    )


def shown_order(header: Header) -> tuple[Player, Player]:
    """Who stands in the first column: "you", or whom the only person there advises; otherwise A.

    So it was at the table.
    """
    you = _only_human(header.kinds)
    first = _advised_in(header) if you is None else you
    return first, first.other


def _advised_in(header: Header) -> Player:
    """Whose cards the only person of an evening saw, who advised; A where nobody did."""
    place = header.evening
    if place is None or place.third is None or place.people > 1:
        return Player.A
    return Player.B if place.guests[place.third].is_person else Player.A


def level_of(kinds: Pair) -> str | None:
    """The level of the one program at the table; None where two people or two programs sit."""
    programs = [kind for kind in kinds if kind not in (HUMAN, FRIEND)]
    return programs[0] if len(programs) == 1 else None


def against(level: str, game: str = PIQUET) -> Seats:
    """Who sits down for a partie against a level: the person is A."""
    return Seated(say("you"), HUMAN), Seated(say_of(game, f"level.{level}"), level)


def again(header: Header) -> Seats:
    """The same two once more: a program by the name it has now, whatever it had then."""
    a, b = (
        seat if seat.is_person else replace(seat, name=level_words(seat.kind, header.game))
        for seat in header.seats
    )
    return a, b


def level_words(level: str, game: str = "") -> str:
    """The name of a level of a game, or of any; one that we do not have goes by its key.

    All friends elsewhere are one opponent.
    """
    if level == FRIEND:
        return say("deals.friend")
    for each in (game,) if game else GAMES:
        try:
            return say_of(each, f"level.{level}")
        except KeyError:  # another game's, or of a later version
            continue
    return level


def opponent_name(header: Header) -> str | None:
    """The name of the one program at the table, or of a friend elsewhere; None where none is."""
    programs = [player for player in Player if header.kinds[player] != HUMAN]
    return _name(header, programs[0]) if len(programs) == 1 else None


def _name(header: Header, player: Player) -> str:
    return player_name(header.names[player], header.kinds[player], header.game)


def partie_line(
    key: str, header: Header, date: str, words: str, totals: tuple[int, int] | None, *, chosen: bool
) -> ListLine:
    """A line of a list for a partie: who played and how many points, what came of it and when."""
    names, (first, second) = shown_names(header), shown_order(header)
    who = WordBlock(say("open.with", first=names[first], second=names[second]), BOLD)
    points = "" if totals is None else f"{totals[first]} : {totals[second]}"
    when = WordBlock(date_words(date), SMALL, SOFT)
    above = Row((Fill(who), WordBlock(points, FIGURE)), 24)
    below = Row((Fill(WordBlock(words, SMALL, SOFT)), when), 24)
    told = Column((above, below), middle=True)
    return ListLine(told, key, role=Role.LINE, chosen=chosen, aside=8)
