"""All-Fours' programs, for engines and the table."""

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
    from game.all_fours.ai import heuristic  # noqa: PLC0415

    return heuristic.choose


def _programs() -> Programs:
    from game.all_fours.ai.levels import LEVELS  # noqa: PLC0415
    from game.all_fours.ai.validation import hold_plausible, is_allowed  # noqa: PLC0415

    return Programs(levels=LEVELS, allows=is_allowed, hold_plausible=hold_plausible)


def _analyse() -> Analyse:
    from game.all_fours.ai.weighing import analyse  # noqa: PLC0415

    return analyse


def _weigher() -> Weigh:
    from game.all_fours.ai.weighing import weigh  # noqa: PLC0415

    return weigh


def _terms() -> Terms:
    from game.all_fours.ai.estimates import TERMS  # noqa: PLC0415

    return TERMS


def _luck() -> LuckTeller:
    from game.all_fours.ai.luck_wire import answer, question  # noqa: PLC0415

    return LuckTeller(question=question, answer=answer)


def _prepare(level: str) -> None:
    from game.all_fours.ai.levels import BY_RULE  # noqa: PLC0415
    from game.all_fours.ai.tables import tables  # noqa: PLC0415

    if level not in BY_RULE:
        tables()


def _degraded() -> bool:
    """Whether the tables were wanted and are missing or damaged; to ask does not load them."""
    from game.all_fours.ai.tables import tables  # noqa: PLC0415

    return tables.cache_info().currsize > 0 and tables() is None


def _damaged() -> tuple[str, ...]:
    from game.all_fours.ai import tables  # noqa: PLC0415

    return (f"assets/opponent/{tables.NAME}",) if tables.tables() is None else ()


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
