"""What a finished partie means for its evening, and the evening that waits for its next one."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.games import PIQUET
from game.pages.people import guest_names
from game.piquet.evening.club import LEAST_AT_CLUB, club_of
from game.piquet.evening.match import match_of
from game.piquet.evening.open import evening_of
from game.piquet.evening.words import (
    club_words,
    entry_words,
    form_words,
    only_person,
    places_words,
    standing_words,
)
from game.piquet.words import say
from game.saves.partie import EveningPlace, Header, ScoreCard


def after(header: Header, cards: Sequence[ScoreCard]) -> tuple[str, ...]:
    """How the account stands and who takes whose place; nothing where the book lacks a partie."""
    place = header.evening
    if place is None:
        return ()
    try:
        if place.third is not None:
            return _after_chouette(header, place, cards)
        if len(place.guests) >= LEAST_AT_CLUB:
            club, names = club_of(place, cards), guest_names(place, PIQUET)
            return (club_words(club, names, you=place.people == 1),)
        match, names = match_of(place, cards), guest_names(place, PIQUET)
    except ValueError:  # parties of it were taken out of the book
        return ()
    return (standing_words(match, (names[0], names[1]), you=place.people == 1),)


def _after_chouette(
    header: Header, place: EveningPlace, cards: Sequence[ScoreCard]
) -> tuple[str, ...]:
    following = replace(place, partie=place.partie + 1)
    entries = evening_of(following, header.options, cards).chouette.entries
    if len(entries) < place.partie:
        return ()
    entry, names = entries[place.partie - 1], guest_names(place, PIQUET)
    told = entry_words(place.partie, entry, names, only_person(place))
    return told, places_words(entry, names)


def waiting(cards: Sequence[ScoreCard]) -> str:
    """What the title calls the evening of the card that was finished last; nothing where none."""
    place = cards[0].header.evening if cards else None
    if place is None:
        return ""
    if place.third is not None:
        return say("evening.title")
    try:
        if len(place.guests) >= LEAST_AT_CLUB:
            return "" if club_of(place, cards).due is None else say("evening.club.title")
        match = match_of(place, cards)
    except ValueError:  # parties of it were taken out of the book
        return ""
    return "" if match.over else form_words(match.terms)
