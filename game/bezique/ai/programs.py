"""Bezique's programs, for engines and the table."""

from __future__ import annotations

from game.players.mind import (
    COMPANY,
    LEVELS,
    PORTRAITS,
    Analyse,
    Choose,
    LuckTeller,
    Mind,
    Programs,
    Terms,
    Weigh,
)

# What thinks is loaded when it is asked for: a title that lists the levels does without.


def _plain() -> Choose:
    from game.bezique.ai import heuristic  # noqa: PLC0415

    return heuristic.choose


def _programs() -> Programs:
    from game.bezique.ai.levels import LEVELS  # noqa: PLC0415
    from game.bezique.ai.validation import hold_plausible, is_allowed  # noqa: PLC0415

    return Programs(levels=LEVELS, allows=is_allowed, hold_plausible=hold_plausible)


def _analyse() -> Analyse:
    from game.bezique.ai.analysis import analyse  # noqa: PLC0415

    return analyse


def _weigher() -> Weigh:
    from game.bezique.ai.analysis import weigh  # noqa: PLC0415

    return weigh


def _terms() -> Terms:
    from game.bezique.ai.estimates import TERMS  # noqa: PLC0415

    return TERMS


def _luck() -> LuckTeller:
    from game.bezique.ai.luck_wire import answer, question  # noqa: PLC0415

    return LuckTeller(question=question, answer=answer)


def _prepare(level: str) -> None:
    from game.bezique.ai.beliefs import odds  # noqa: PLC0415
    from game.bezique.ai.levels import BY_RULE  # noqa: PLC0415
    from game.bezique.ai.worths import table  # noqa: PLC0415

    if level not in BY_RULE:
        odds()
        table()


def _degraded() -> bool:
    """Whether a table was wanted and is missing or damaged; to ask does not load it."""
    from game.bezique.ai.beliefs import odds  # noqa: PLC0415
    from game.bezique.ai.worths import table  # noqa: PLC0415

    return any(one.cache_info().currsize > 0 and one() is None for one in (odds, table))


def _damaged() -> tuple[str, ...]:
    from game.bezique.ai import beliefs  # noqa: PLC0415
    from game.bezique.ai import worths as wins  # noqa: PLC0415

    lacking = {beliefs.NAME: beliefs.odds() is None, wins.NAME: wins.table() is None}
    return tuple(f"assets/opponent/{name}" for name, lacks in lacking.items() if lacks)


AI = Mind(
    levels=LEVELS,
    usual="club",
    fallback="thumb",
    adviser="adviser",
    trial="sampler",
    company=COMPANY,
    portraits=PORTRAITS,
    former=("thumb",),
    plain=_plain,
    programs=_programs,
    analyse=_analyse,
    weigher=_weigher,
    terms=_terms,
    luck=_luck,
    prepare=_prepare,
    degraded=_degraded,
    damaged=_damaged,
)
