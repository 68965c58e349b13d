"""The evening that was played last, as the book tells it: what ended, what runs, who sits next."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from game.games import PIQUET
from game.pages.house import House
from game.pages.scorekeeper import standing, standing_words
from game.piquet.evening.account import Agreed, account, next_place, read_agreed
from game.piquet.evening.beginning import DONE_BEFORE
from game.piquet.evening.club import Club, club_of, place_of
from game.piquet.evening.match import MatchOfTwo, match_of, next_of
from game.players.player import Seats
from game.saves.partie import EveningPlace, Header, Running, ScoreCard
from rules.core.game import Options
from rules.piquet.club.chouette import Chouette
from rules.piquet.settlement import Settlement


class OpenEvening(Struct, frozen=True):
    """An evening: its account, the partie that comes next or runs, and by what rules.

    `running` is the key of the partie that was begun and not ended; it is `under_way` where
    somebody has done something in it.
    """

    agreed: Agreed
    chouette: Chouette
    place: EveningPlace
    seats: Seats
    options: Options
    running: str = ""
    under_way: bool = False
    stands: str = ""  # how what is under way stands, in a sentence


def evening_of(place: EveningPlace, options: Options, cards: Iterable[ScoreCard]) -> OpenEvening:
    """The evening of a partie, as the score cards tell it; nothing of it runs. ValueError."""
    return _open(place, options, ended_before(place, cards), ())


def last_header(house: House) -> Header | None:
    """That of the partie of an evening that was begun last; None where there is none."""
    headers = [*(one.header for one in house.running()), *(one.header for one in house.cards())]
    found = [header for header in headers if _of_evening(header)]
    return max(found, key=lambda header: header.started, default=None)


def last_evening(house: House) -> OpenEvening | None:
    """The chouette that was played last; None where another evening was, or it cannot be read."""
    latest = last_header(house)
    place = None if latest is None else latest.evening
    if latest is None or place is None:
        return None
    mine = tuple(one for one in house.running() if _id(one.header) == place.id)
    ended = ((one.header.evening, one.settlement) for one in house.cards())
    of_it = tuple((at, end) for at, end in ended if at is not None and at.id == place.id)
    try:
        return _open(place, latest.options, of_it, mine)
    except ValueError:  # parties of it were taken out of the book
        return None


class OpenMatch(Struct, frozen=True):
    """Several parties of two: how they stand, the partie that comes next or runs, the rules."""

    match: MatchOfTwo
    place: EveningPlace
    options: Options
    running: str = ""
    under_way: bool = False
    started: str = ""  # when its latest partie was begun, in ISO form

    @property
    def seats(self) -> Seats:
        """Who sit at every partie of it."""
        a, b = self.place.sits
        return self.place.guests[a], self.place.guests[b]


def last_match(house: House) -> OpenMatch | None:
    """The match or card of two that was begun last; None where another evening was, or none."""
    latest = last_header(house)
    return None if latest is None else _match(latest, house.cards(), house.running())


def matches(house: House) -> tuple[OpenMatch, ...]:
    """All that are in the book, the one begun last first."""
    cards, running = house.cards(), house.running()
    found = (_match(header, cards, running) for header in _begun(cards, running))
    return tuple(one for one in found if one is not None)


def _begun(cards: Sequence[ScoreCard], running: Sequence[Running]) -> list[Header]:
    """A header of each evening in the book, of its partie begun last; the latest evening first."""
    headers = [*(one.header for one in running), *(one.header for one in cards)]
    mine = [one for one in headers if _of_evening(one)]
    begun = {_id(one): one for one in sorted(mine, key=lambda one: one.started)}
    return sorted(begun.values(), key=lambda one: one.started, reverse=True)


def _match(
    header: Header, cards: Sequence[ScoreCard], running: Sequence[Running]
) -> OpenMatch | None:
    place = header.evening
    assert place is not None
    try:
        match = match_of(place, cards)
    except ValueError:  # another evening, or parties of it were taken out of the book
        return None
    following = next_of(match, place)
    now = next((one for one in running if one.header.evening == following), None)
    if now is None:
        return OpenMatch(match, following, header.options, started=header.started)
    under_way = bool(now.actions)
    return OpenMatch(match, following, header.options, now.id, under_way, header.started)


class OpenClub(Struct, frozen=True):
    """A club evening: how it stands, the partie that comes next or runs, the rules.

    `following` is None when all were played; `place` is one of its places, whichever.
    """

    club: Club
    place: EveningPlace
    options: Options
    following: EveningPlace | None
    running: str = ""
    under_way: bool = False

    @property
    def seats(self) -> Seats:
        """Who sit at the partie that comes next; IndexError when all were played."""
        place = self.following or self.place
        a, b = place.sits
        return self.place.guests[a], self.place.guests[b]


def last_club(house: House) -> OpenClub | None:
    """The club evening that was begun last; None where another evening was, or none."""
    latest = last_header(house)
    return None if latest is None else _club(latest, house.cards(), house.running())


def clubs(house: House) -> tuple[OpenClub, ...]:
    """All that are in the book, the one begun last first."""
    cards, running = house.cards(), house.running()
    found = (_club(each, cards, running) for each in _begun(cards, running))
    return tuple(one for one in found if one is not None)


def _club(
    header: Header, cards: Sequence[ScoreCard], running: Sequence[Running]
) -> OpenClub | None:
    place = header.evening
    assert place is not None
    try:
        club = club_of(place, cards)
    except ValueError:  # another evening
        return None
    mine = [one for one in running if _id(one.header) == place.id]
    for now in mine:  # one that was begun is played before all others
        following = now.header.evening
        if following is not None and following.partie not in club.ended:
            return OpenClub(
                club, place, header.options, following, now.id, under_way=bool(now.actions)
            )
    due = club.due
    following = None if due is None else place_of(club, place, due)
    return OpenClub(club, place, header.options, following)


def ended_before(
    place: EveningPlace, cards: Iterable[ScoreCard]
) -> tuple[tuple[EveningPlace, Settlement], ...]:
    """The finished parties of the same evening that came before a place in it."""
    parties = ((one.header.evening, one.settlement) for one in cards)
    return tuple(
        (other, settlement)
        for other, settlement in parties
        if other is not None and other.id == place.id and other.partie < place.partie
    )


def last_people(house: House) -> tuple[str, ...]:
    """The names of the people who were at this screen at the last evening of several; or none."""
    for place in _places(house):
        if place.people > 1:
            return tuple(guest.name for guest in place.guests if guest.is_person)
    return ()


def last_programs(house: House, guests: int) -> tuple[str, ...]:
    """The levels of the program that were there at the last evening of so many; or none."""
    for place in _places(house):
        if len(place.guests) == guests:
            return tuple(guest.kind for guest in place.guests if not guest.is_person)
    return ()


def _places(house: House) -> list[EveningPlace]:
    """One in an evening for each partie in the book, of that begun last first."""
    headers = [*(one.header for one in house.running()), *(one.header for one in house.cards())]
    headers.sort(key=lambda header: header.started, reverse=True)
    return [one.evening for one in headers if one.evening is not None]


def _open(
    place: EveningPlace,
    options: Options,
    ended: tuple[tuple[EveningPlace, Settlement], ...],
    running: tuple[Running, ...],
) -> OpenEvening:
    agreed = read_agreed(place.agreed)
    chouette = account(agreed, ended)
    following, seats = next_place(chouette, place)
    now = (one for one in running if one.header.evening == following)
    found = next(now, None)
    if found is None:
        return OpenEvening(agreed, chouette, following, seats, options)
    if len(found.actions) <= DONE_BEFORE:
        return OpenEvening(agreed, chouette, following, seats, options, found.id)
    at = standing(found)
    stands = standing_words(found, at) if at.dealt else ""
    return OpenEvening(agreed, chouette, following, seats, options, found.id, True, stands)


def _of_evening(header: Header) -> bool:
    return header.game == PIQUET and header.evening is not None


def _id(header: Header) -> str:
    return "" if header.evening is None else header.evening.id
