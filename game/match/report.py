"""The figures of a match as a text to read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import to_builtins

from game.games import PIQUET
from game.match.arena import Arena, arena_of
from game.match.figures import (
    ContestantFigures,
    Estimate,
    Lead,
    MatchFigures,
    Pace,
    Parties,
    RoleFigures,
)
from game.match.log import header
from game.match.pairs import Match, What
from game.pages.variants import variants_of

_GAMES = {
    What.DEALS: "pairs of deals",
    What.PARTIES: "pairs of parties",
    What.SCORES: "pairs from recorded scores on",
}


def text_of_report(match: Match, figures: MatchFigures) -> str:
    """A report for people."""
    return "\n".join(_lines(match, figures))


def _lines(match: Match, figures: MatchFigures) -> Iterator[str]:
    arena = arena_of(match.game)
    a, b = match.names
    what = f"{figures.pairs} {_GAMES[match.what]}, seed {match.seed}"
    yield f"A {a}, B {b}: {what}{_agreed(match)}"
    if not figures.pairs:
        return
    points = "points" if match.what is What.DEALS else "settlement points"
    yield f"A over B    {figures.margin.text('+.2f')} {points} a pair{_z(figures.margin)}"
    if match.what is not What.DEALS:
        yield f"            {figures.lead.text('+.2f')} points of deals a pair{_z(figures.lead)}"
    yield f"decided     {figures.decided} pairs, of which A won {_percent(figures.won_by_a)}"
    if figures.parties is not None:
        yield _parties(arena, figures.parties)
    for name, label in arena.shared.items():
        yield f"{label:<11} {_percent(figures.shared[name])} of {figures.deals} deals"
    yield ""
    if figures.leads:
        yield from _leads(figures.leads)
        yield ""
    yield from _table(arena, figures.contestants)
    yield ""
    for letter, pace in zip("AB", figures.pace, strict=True):
        yield _pace(arena, letter, pace)


def _agreed(match: Match) -> str:
    """What was agreed on, and the game where it is not Piquet."""
    named = variants_of(match.game).named
    game = "" if match.game == PIQUET else f", {match.game}"
    if not named:
        return game
    found = (each.name for each in named if each.options == match.agreed)
    return f"{game}, {next(found, 'options of its own')}"


def _parties(arena: Arena, parties: Parties) -> str:
    (won_a, won_b), (rubicon_a, rubicon_b) = parties.won, parties.rubicons
    if arena.rubicon is None:
        return f"parties     {parties.parties}: A won {won_a}, B won {won_b}, drawn {parties.drawn}"
    return (
        f"parties     {parties.parties}: A won {won_a} ({rubicon_a} with a rubicon), "
        f"B won {won_b} ({rubicon_b}), drawn {parties.drawn}"
    )


def _pace(arena: Arena, letter: str, pace: Pace) -> str:
    thinks = f"{letter} thinks {_seconds(pace.a_deal)} a deal"
    if not arena.slow:
        return (
            f"{thinks}; of 100 choices 95 within {_seconds(pace.choice_p95)}, "
            f"all within {_seconds(pace.choice_most)}"
        )
    return (
        f"{thinks}; of 100 {arena.slow}s 95 within {_seconds(pace.slow_p95)}, "
        f"all within {_seconds(pace.slow_most)}; "
        f"other choices {_seconds(pace.choice_p95)}, {_seconds(pace.choice_most)}"
    )


def _leads(leads: Mapping[str, Lead]) -> Iterator[str]:
    yield _row("A over B a pair", ["in all", "as elder", "as younger"], 16)
    for item, lead in leads.items():
        every = lead.both, lead.elder, lead.younger
        yield _row(f"  {item}", [each.text("+.2f") for each in every], 16)


def _table(arena: Arena, contestants: tuple[ContestantFigures, ContestantFigures]) -> Iterator[str]:
    heads = [f"{letter} {role}" for letter in "AB" for role in ("elder", "younger", "both")]
    roles = [role for one in contestants for role in (one.elder, one.younger, one.both)]
    yield _row("points a deal", heads)
    for item in arena.items:
        yield _row(f"  {item}", [f"{role.items[item]:.2f}" for role in roles])
    yield _row("  all", [_mean(role.points) for role in roles])
    yield _row("  error", [_error(role.points) for role in roles])
    yield from _shares({**arena.made, **arena.own}, roles)


def _shares(labels: Mapping[str, str], roles: list[RoleFigures]) -> Iterator[str]:
    if labels:
        yield "share of deals with"
    for name, label in labels.items():
        yield _row(f"  {label}", [f"{role.shares[name]:.1%}" for role in roles])


def _row(name: str, cells: list[str], width: int = 11) -> str:
    return name.ljust(18) + "".join(cell.rjust(width) for cell in cells)


def _z(estimate: Estimate) -> str:
    return "" if estimate.z is None else f", z {estimate.z:+.1f}"


def _mean(estimate: Estimate) -> str:
    return "-" if estimate.mean is None else f"{estimate.mean:.2f}"


def _error(estimate: Estimate) -> str:
    return "-" if estimate.error is None else f"{estimate.error:.2f}"


def _percent(estimate: Estimate) -> str:
    if estimate.mean is None or estimate.error is None:
        return "-"
    return f"{100 * estimate.mean:.1f} ± {100 * estimate.error:.1f} %"


def _seconds(seconds: float) -> str:
    return f"{seconds:.2f} s" if seconds >= 1 else f"{1000 * seconds:.2f} ms"


def data_of_report(match: Match, figures: MatchFigures) -> dict[str, Any]:
    """Everything a report says; margins also with their z."""
    slow = arena_of(match.game).slow
    return {
        "match": header(match),
        "pairs": figures.pairs,
        "deals": figures.deals,
        "margin": {**to_builtins(figures.margin), "z": figures.margin.z},
        "lead": {**to_builtins(figures.lead), "z": figures.lead.z},
        "leads": {item: to_builtins(lead) for item, lead in figures.leads.items()},
        "decided": figures.decided,
        "won_by_a": to_builtins(figures.won_by_a),
        **{name: to_builtins(share) for name, share in figures.shared.items()},
        "contestants": [_contestant(each) for each in figures.contestants],
        "parties": None if figures.parties is None else to_builtins(figures.parties),
        "pace": [_data_of_pace(each, slow) for each in figures.pace],
    }


def _contestant(figures: ContestantFigures) -> dict[str, Any]:
    roles = {"elder": figures.elder, "younger": figures.younger, "both": figures.both}
    return {name: _role(role) for name, role in roles.items()}


def _role(role: RoleFigures) -> dict[str, Any]:
    points = to_builtins(role.points)
    return {"deals": role.deals, "points": points, "items": role.items, **role.shares}


def _data_of_pace(pace: Pace, slow: str) -> dict[str, Any]:
    apart = {f"{slow}_p95": pace.slow_p95, f"{slow}_most": pace.slow_most} if slow else {}
    others = {"choice_p95": pace.choice_p95, "choice_most": pace.choice_most}
    return {"a_deal": pace.a_deal, **apart, **others}
