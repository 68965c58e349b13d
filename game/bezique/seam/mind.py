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
    if level == _FALLBACK:  # it answers where all else fails, and needs no tables
        from game.bezique.mind import thumb  # noqa: PLC0415

        return thumb.choose
    from game.bezique.mind.levels import LEVELS  # noqa: PLC0415

    return LEVELS[level]


def _allows(seen: View, action: Action) -> bool:
    from game.bezique.mind.legal_reply import is_allowed  # noqa: PLC0415

    return is_allowed(seen, action)


def _hold_plausible(seen: View) -> None:
    from game.bezique.mind.plausible_view import hold_plausible  # noqa: PLC0415

    hold_plausible(seen)


def _prepare(level: str) -> None:
    from game.bezique.mind.beliefs import odds  # noqa: PLC0415
    from game.bezique.mind.levels import BY_RULE  # noqa: PLC0415
    from game.bezique.mind.wins import table  # noqa: PLC0415

    if level not in BY_RULE:
        odds()
        table()


def _degraded() -> bool:
    """Whether a table was wanted and is missing or damaged; to ask does not load it."""
    from game.bezique.mind.beliefs import odds  # noqa: PLC0415
    from game.bezique.mind.wins import table  # noqa: PLC0415

    return any(one.cache_info().currsize > 0 and one() is None for one in (odds, table))


def _damaged() -> tuple[str, ...]:
    from game.bezique.mind import beliefs, wins  # noqa: PLC0415

    lacking = {beliefs.NAME: beliefs.odds() is None, wins.NAME: wins.table() is None}
    return tuple(f"assets/opponent/{name}" for name, lacks in lacking.items() if lacks)


_FALLBACK = "thumb"

MIND = Mind(
    levels=("novice", "club", "expert", "master"),
    usual="club",
    fallback=_FALLBACK,
    adviser="club",
    trial="sampler",
    company={"brandt": "club", "bell": "expert"},
    portraits={
        "novice": "wren",
        "club": "lavelle",
        "expert": "finch",
        "master": "argand",
        "brandt": "brandt",
        "bell": "bell",
    },
    former=(_FALLBACK,),
    every=_every,
    player=_player,
    allows=_allows,
    hold_plausible=_hold_plausible,
    prepare=_prepare,
    degraded=_degraded,
    damaged=_damaged,
)
