"""The figures of a match as a text to read and as plain data."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import Any

from game.match.figures import Contestant, Estimate, Figures, Role
from game.match.log import header
from game.match.pairs import Match, What
from rules.piquet.presets import preset_of

_GAMES = {
    What.DEALS: "pairs of deals",
    What.PARTIES: "pairs of parties",
    What.SCORES: "pairs from recorded scores on",
}


def data_of_report(match: Match, figures: Figures) -> dict[str, Any]:
    """Everything a report says, for JSON; margins also with their z."""
    data = asdict(figures)
    for name in ("margin", "lead"):
        data[name]["z"] = getattr(figures, name).z
    return {"match": header(match), **data}


def text_of_report(match: Match, figures: Figures) -> str:
    """A report for people."""
    return "\n".join(_lines(match, figures))


def _lines(match: Match, figures: Figures) -> Iterator[str]:
    a, b = match.names
    options = preset_of(match.options) or "options of its own"
    yield f"A {a}, B {b}: {figures.pairs} {_GAMES[match.what]}, seed {match.seed}, {options}"
    if not figures.pairs:
        return
    points = "points" if match.what is What.DEALS else "settlement points"
    yield f"A over B    {figures.margin.text('+.2f')} {points} a pair{_z(figures.margin)}"
    if match.what is not What.DEALS:
        yield f"            {figures.lead.text('+.2f')} points of deals a pair{_z(figures.lead)}"
    yield f"decided     {figures.decided} pairs, of which A won {_percent(figures.won_by_a)}"
    if (parties := figures.parties) is not None:
        (won_a, won_b), (rubicon_a, rubicon_b) = parties.won, parties.rubicons
        yield (
            f"parties     {parties.parties}: A won {won_a} ({rubicon_a} with a rubicon), "
            f"B won {won_b} ({rubicon_b}), drawn {parties.drawn}"
        )
    yield f"divided     {_percent(figures.divided)} of {figures.deals} deals"
    yield ""
    yield from _table(figures.contestants)
    yield ""
    for letter, pace in zip("AB", figures.pace, strict=True):
        yield (
            f"{letter} thinks {_seconds(pace.a_deal)} a deal; "
            f"of 100 exchanges 95 within {_seconds(pace.exchange_p95)}, "
            f"all within {_seconds(pace.exchange_most)}; "
            f"other choices {_seconds(pace.choice_p95)}, {_seconds(pace.choice_most)}"
        )


def _table(contestants: tuple[Contestant, Contestant]) -> Iterator[str]:
    heads = [f"{letter} {role}" for letter in "AB" for role in ("elder", "younger", "both")]
    roles = [role for one in contestants for role in (one.elder, one.younger, one.both)]
    yield _row("points a deal", heads)
    for item in roles[0].items:
        yield _row(f"  {item}", [f"{role.items[item]:.2f}" for role in roles])
    yield _row("  all", [_mean(role.points) for role in roles])
    yield _row("  error", [_error(role.points) for role in roles])
    yield "share of deals with"
    yield _row("  pique", [f"{role.piques:.1%}" for role in roles])
    yield _row("  repique", [f"{role.repiques:.1%}" for role in roles])
    yield _row("  capot", [f"{role.capots:.1%}" for role in roles])
    yield _row("  something sunk", [_sunk(role) for role in roles])


def _row(name: str, cells: list[str]) -> str:
    return name.ljust(18) + "".join(cell.rjust(11) for cell in cells)


def _z(estimate: Estimate) -> str:
    return "" if estimate.z is None else f", z {estimate.z:+.1f}"


def _mean(estimate: Estimate) -> str:
    return "-" if estimate.mean is None else f"{estimate.mean:.2f}"


def _error(estimate: Estimate) -> str:
    return "-" if estimate.error is None else f"{estimate.error:.2f}"


def _sunk(role: Role) -> str:
    return f"{role.sunk:.1%}"


def _percent(estimate: Estimate) -> str:
    if estimate.mean is None or estimate.error is None:
        return "-"
    return f"{100 * estimate.mean:.1f} ± {100 * estimate.error:.1f} %"


def _seconds(seconds: float) -> str:
    return f"{seconds:.2f} s" if seconds >= 1 else f"{1000 * seconds:.2f} ms"
