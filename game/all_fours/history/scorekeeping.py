"""The score of a partie of All-Fours, which is one game: how it stands, and who was out first."""

from __future__ import annotations

from game.all_fours.words import say
from game.pages.people import shown_names
from game.pages.scorekeeper import Account, DealRow, PartieStanding, Scorekeeper
from game.saves.partie import ScoreCard
from rules.all_fours.options import Options
from rules.all_fours.scoring import Settlement
from rules.all_fours.state import Phase, State
from rules.core.seats import Player

_USUAL_DEALS = 5


def standing(state: State) -> PartieStanding:
    """The deal on the table or next; the points of the running deal count as well."""
    finished = len(state.standing.results)
    over = state.phase is Phase.OVER
    return PartieStanding(
        deal=finished if over else finished + 1,
        deals=None,
        totals=(state.has(Player.A), state.has(Player.B)),
        dealt=state.deal is not None,
        key="standing.open",
    )


def special(_ending: Settlement) -> str:
    """Every game is won alike."""
    return ""


def mark() -> str:
    """Who did not deal has a diamond."""
    return say("card.elder")


def account(card: ScoreCard) -> Account:
    """The deals, and who reached the target."""
    options: Options = card.header.options
    end: Settlement = card.settlement
    names = shown_names(card.header)
    why = say("settlement.why.target", winner=names[end.winner], target=options.target)
    return Account(
        rows=tuple(map(DealRow, card.deals)), least=_USUAL_DEALS, added=(), sum=(), reason=why
    )


SCOREKEEPER = Scorekeeper(standing=standing, special=special, account=account, mark=mark)
