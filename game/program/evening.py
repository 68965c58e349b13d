"""The three of a chouette at the table of a partie: for whom the screen is, and who advises whom.

A plays alone; B holds the cards of the other side, and the third sees them and advises (N3a). Each
of them may be a person at this screen or a player of the program.
"""

from __future__ import annotations

from msgspec import Struct

from game.pages.people import guest_names, level_of
from game.players.mind import mind_of
from game.players.player import Seated
from game.saves.partie import Header
from game.table.opposite import NOBODY, Opposite, opposite_of
from game.table.partner import Partner, PartnerRole
from game.table.state import SideAtTable, Sides, opposite_each
from game.words.catalogue import say
from rules.core.seats import Player


class Trio(Struct, frozen=True):
    """Who does what in a partie of a chouette, by their numbers among the guests."""

    guests: tuple[Seated, ...]
    names: tuple[str, ...]
    alone: int
    holder: int
    adviser: int


def trio_of(header: Header) -> Trio | None:
    """Who does what; None for a partie to which no third one belongs."""
    place = header.evening
    if place is None or place.third is None:
        return None
    return Trio(place.guests, guest_names(place, header.game), *place.sits, place.third)


def held_for(header: Header) -> Player | None:
    """The seat whose cards a program holds while a person advises it."""
    trio = trio_of(header)
    if trio is None or trio.guests[trio.holder].is_person:
        return None
    return Player.B if trio.guests[trio.adviser].is_person else None


def counsellor_of(header: Header) -> Seated | None:
    """The program that advises the person who holds the cards."""
    trio = trio_of(header)
    if trio is None or not trio.guests[trio.holder].is_person:
        return None
    adviser = trio.guests[trio.adviser]
    return None if adviser.is_person else adviser


def sides_of(header: Header) -> Sides:
    """For whom the screen is when it is a seat's, and whom they have beside and opposite them."""
    trio, game = trio_of(header), header.game
    if trio is None:
        return opposite_each(opposite_of(level_of(header.kinds), game))
    together = [each for each in (trio.holder, trio.adviser) if trio.guests[each].is_person]
    advised = counsellor_of(header) is not None
    return (
        SideAtTable(
            (trio.names[trio.alone],),
            _opposite(trio.guests[trio.holder], game),
            whispers=_sitter(trio, trio.adviser, PartnerRole.ADVISES, game),
        ),
        SideAtTable(
            tuple(trio.names[each] for each in together),
            _opposite(trio.guests[trio.alone], game),
            _partner(trio, game) if together else None,
            trio.names[trio.adviser] if advised else "",
        ),
    )


def _opposite(guest: Seated, game: str) -> Opposite:
    return NOBODY if guest.is_person else opposite_of(guest.kind, game)


def _partner(trio: Trio, game: str) -> Partner:
    """Whom those of B's side who are before the screen have beside them: the adviser, if any.

    A person who holds the cards has the adviser there; one who advises a program, that.
    """
    holds = not trio.guests[trio.holder].is_person
    who = trio.holder if holds else trio.adviser
    return _sitter(trio, who, PartnerRole.HOLDS if holds else PartnerRole.ADVISES, game)


def _sitter(trio: Trio, who: int, duty: PartnerRole, game: str) -> Partner:
    """One of them at the table, by number."""
    portrait = mind_of(game).portraits.get(trio.guests[who].kind, "")
    return Partner(trio.names[who], duty, portrait)


def evening_words(header: Header) -> str:
    """How one is advised, as the only person there is told when he holds the cards; or nothing."""
    place = header.evening
    if place is None or place.people > 1 or counsellor_of(header) is None:
        return ""
    return say("evening.table.counsel")
