"""What the slip beside a partie of an evening tells: how all stand before it, and who does what."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.games import PIQUET
from game.pages.evening import EveningSlip, SlipRow
from game.pages.people import guest_names
from game.piquet.evening.account import account, read_agreed
from game.piquet.evening.club import LEAST_AT_CLUB, club_of, standings
from game.piquet.evening.match import MatchForm, match_of
from game.piquet.evening.open import ended_before, evening_of
from game.piquet.evening.plan import sitters_of
from game.piquet.evening.words import (
    club_words,
    entry_words,
    form_words,
    only_person,
    places_words,
    standing_words,
    who_pays,
)
from game.piquet.words import say
from game.saves.partie import EveningPlace, Header, ScoreCard
from game.words.terms import signed
from rules.core.seats import Player
from rules.piquet.club.chouette import THREE


def slip_of(header: Header, cards: Sequence[ScoreCard]) -> EveningSlip | None:
    """The slip of a partie; None where the parties before it are not all in the book."""
    place = header.evening
    if place is None:
        return None
    if len(place.guests) >= LEAST_AT_CLUB:
        return _of_club(place, cards)
    if place.third is None:
        return _of_match(place, cards)
    try:
        chouette = account(read_agreed(place.agreed), ended_before(place, cards))
    except ValueError:
        return None
    if len(chouette.entries) != place.partie - 1:
        return None
    names, you = guest_names(place, PIQUET), only_person(place)
    roles, standing = chouette.roles, chouette.standing
    does = {roles.single: "single", roles.opponent: "opponent", roles.adviser: "adviser"}
    rows = tuple(
        SlipRow(
            names[who],
            say(f"evening.does.{does[who]}.you" if who is you else f"evening.does.{does[who]}"),
            signed(standing[who]),
            sign="alone" if who is roles.single else "",
        )
        for who in THREE
    )
    title, stakes = say("evening.title"), who_pays(roles, names, you)
    unit, sitters = say("evening.tens"), sitters_of(place, roles)
    return EveningSlip(title, unit, rows, stakes, sitters)


def _of_club(place: EveningPlace, cards: Sequence[ScoreCard]) -> EveningSlip | None:
    """How all stand at a club evening; two heads at those who sit at this partie."""
    try:
        club = club_of(place, cards)
    except ValueError:
        return None
    names = guest_names(place, PIQUET)
    rows = tuple(
        SlipRow(
            names[one.guest],
            "",
            f"{one.won}/{one.played}",
            sign="two" if one.guest in place.sits else "",
        )
        for one in standings(club)
    )
    return EveningSlip(say("evening.club.title"), say("evening.unit.parties"), rows, "")


def _of_match(place: EveningPlace, cards: Sequence[ScoreCard]) -> EveningSlip | None:
    """How two stand before a partie of their match, or of their card."""
    before = [
        one
        for one in cards
        if one.header.evening is not None and one.header.evening.partie < place.partie
    ]
    try:
        match = match_of(place, before)
    except ValueError:
        return None
    if len(match.parties) != place.partie - 1:
        return None
    names = guest_names(place, PIQUET)
    key = "parties" if match.terms.form is MatchForm.BEST_OF else "points"
    rows = tuple(
        SlipRow(
            names[player],
            "",
            str(match.standing[player]),
            sign="laurel" if match.leader is player else "",
        )
        for player in Player
    )
    return EveningSlip(form_words(match.terms), say(f"evening.unit.{key}"), rows, "")


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
