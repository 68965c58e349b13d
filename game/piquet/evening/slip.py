"""What the slip beside a partie of a chouette tells: the account before it, the roles, who pays."""

from __future__ import annotations

from collections.abc import Sequence

from game.games import PIQUET
from game.pages.evening_slip import EveningSlip, SlipRow
from game.pages.people import guest_names
from game.piquet.evening.account import account, read_agreed
from game.piquet.evening.open import ended_before
from game.piquet.evening.words import only_person, signed, who_pays
from game.piquet.words.say import say
from game.saves.cards import Header, ScoreCard
from rules.piquet.club.chouette import THREE


def slip_of(header: Header, cards: Sequence[ScoreCard]) -> EveningSlip | None:
    """The slip of a partie; None where the parties before it are not all in the book."""
    place = header.evening
    if place is None:
        return None
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
    return EveningSlip(title, say("evening.tens"), rows, stakes)
