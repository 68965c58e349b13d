"""Bezique's programs, for engines and the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.players.mind import Choose, Mind

if TYPE_CHECKING:
    from rules.bezique.actions import Action
    from rules.bezique.view import View

# What thinks is loaded when it is asked for: a title that lists the levels does without.


def _every() -> tuple[str, ...]:
    from game.bezique.mind.levels import LEVELS  # noqa: PLC0415

    return tuple(LEVELS)


def _player(level: str) -> Choose:
    from game.bezique.mind.levels import LEVELS  # noqa: PLC0415

    return LEVELS[level]


def _allows(seen: View, action: Action) -> bool:
    from game.bezique.mind.legal_reply import is_allowed  # noqa: PLC0415

    return is_allowed(seen, action)


def _hold_plausible(seen: View) -> None:
    from game.bezique.mind.plausible_view import hold_plausible  # noqa: PLC0415

    hold_plausible(seen)


MIND = Mind(
    levels=("thumb",),
    usual="thumb",
    fallback="thumb",
    adviser="thumb",
    every=_every,
    player=_player,
    allows=_allows,
    hold_plausible=_hold_plausible,
)
