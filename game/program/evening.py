"""A partie of an evening at the table: whose cards a program holds, who advises whom, what is told.

Seat A plays alone and seat B holds the other hand (`game.saves.evenings`, rule N3a).
"""

from __future__ import annotations

from game.pages.people import level_of, level_words
from game.players.mind import mind_of
from game.players.player import HUMAN, Seated
from game.saves.cards import Header
from game.table.partner import Partner, PartnerRole
from game.words.catalogue import say
from rules.core.seats import Player


def held_for(header: Header) -> Player | None:
    """The seat whose cards a program holds while the person of an evening advises it (B, N3a)."""
    place = header.evening
    if place is None or HUMAN in header.kinds:
        return None
    return Player.B if any(guest.is_person for guest in place.beside) else None


def counsellor_of(header: Header) -> Seated | None:
    """The program that advises the person who holds the cards (seat B) in an evening."""
    place = header.evening
    if place is None or header.kinds[Player.B] != HUMAN:
        return None
    return next((guest for guest in place.beside if not guest.is_person), None)


def partner_of(header: Header) -> Partner | None:
    """The program on the side of the only person: his adviser, or the holder whom he advises."""
    held, adviser = held_for(header), counsellor_of(header)
    who = adviser if held is None else header.seats[held]
    if who is None:
        return None
    portrait = mind_of(header.game).portraits.get(who.kind, "")
    duty = PartnerRole.ADVISES if held is None else PartnerRole.HOLDS
    return Partner(level_words(who.kind, header.game), duty, portrait)


def evening_words(header: Header) -> str:
    """Who plays alone and who advises, as a table is told when a partie of an evening begins."""
    place = header.evening
    if place is None:
        return ""
    (adviser,) = place.beside
    alone, holder = (place.guests[at] for at in place.sits)
    key = "you" if alone.is_person else "adviser" if adviser.is_person else "holder"
    return say(
        f"evening.table.{key}",
        alone=_called(alone, header.game),
        holder=_called(holder, header.game),
        adviser=_called(adviser, header.game),
    )


def _called(guest: Seated, game: str) -> str:
    return guest.name if guest.is_person else level_words(guest.kind, game)


def opposite_level(header: Header, held: Player | None) -> str | None:
    """Who sits opposite, as a level; None where people sit there."""
    return level_of(header.kinds) if held is None else header.kinds[held.other]
