"""The figures of a match as plain data, for JSON.

What a game's `Arena` names stands beside what every game has: a share of deals among the figures of
a contestant, the times of its slow choices by their name.
"""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from game.match.arena import arena_of
from game.match.figures import ContestantFigures, MatchFigures, Pace, Role
from game.match.log import header
from game.match.pairs import Match


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
        "pace": [_pace(each, slow) for each in figures.pace],
    }


def _contestant(figures: ContestantFigures) -> dict[str, Any]:
    roles = {"elder": figures.elder, "younger": figures.younger, "both": figures.both}
    return {name: _role(role) for name, role in roles.items()}


def _role(role: Role) -> dict[str, Any]:
    points = to_builtins(role.points)
    return {"deals": role.deals, "points": points, "items": role.items, **role.shares}


def _pace(pace: Pace, slow: str) -> dict[str, Any]:
    apart = {f"{slow}_p95": pace.slow_p95, f"{slow}_most": pace.slow_most} if slow else {}
    others = {"choice_p95": pace.choice_p95, "choice_most": pace.choice_most}
    return {"a_deal": pace.a_deal, **apart, **others}
