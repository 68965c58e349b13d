"""What the slip beside a partie of an evening tells: how all stand before it, and who does what."""

from __future__ import annotations

from collections.abc import Sequence

from game.games import PIQUET
from game.pages.evening_slip import EveningSlip, SlipRow
from game.pages.people import guest_names
from game.piquet.evening.account import account, read_agreed
from game.piquet.evening.club import LEAST_AT_CLUB, club_of, standings
from game.piquet.evening.match import match_of
from game.piquet.evening.open import ended_before
from game.piquet.evening.plan import sitters_of
from game.piquet.evening.terms import MatchForm
from game.piquet.evening.words import form_words, only_person, signed, who_pays
from game.piquet.words import say
from game.saves.partie import EveningPlace, Header, ScoreCard
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
            marked=who is roles.single,
        )
        for who in THREE
    )
    title, stakes = say("evening.title"), who_pays(roles, names, you)
    unit, sitters = say("evening.tens"), sitters_of(place, roles)
    return EveningSlip(title, unit, rows, stakes, sitters)


def _of_club(place: EveningPlace, cards: Sequence[ScoreCard]) -> EveningSlip | None:
    """How all stand at a club evening; a lozenge at those who sit at this partie."""
    try:
        club = club_of(place, cards)
    except ValueError:
        return None
    names = guest_names(place, PIQUET)
    rows = tuple(
        SlipRow(names[one.guest], "", f"{one.won}/{one.played}", marked=one.guest in place.sits)
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
        SlipRow(names[player], "", str(match.standing[player]), marked=match.leader is player)
        for player in Player
    )
    return EveningSlip(form_words(match.terms), say(f"evening.unit.{key}"), rows, "")
