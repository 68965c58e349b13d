"""The score of a partie of Bezique: how it stands, and why it comes to what it comes to.

A game is won by the difference of the totals, a match by that of the games, and Rubicon Bezique
pays in hundreds (see `rules/bezique/settlement.py`).
"""

from __future__ import annotations

from game.bezique.words import say
from game.pages.people import shown_names, you_of
from game.pages.scorekeeper import Account, DealRow, PartieStanding, Scorekeeper, Term
from game.saves.partie import ScoreCard
from rules.bezique.options import Options, Series
from rules.bezique.scoring import scores
from rules.bezique.settlement import GAME, LEAST, RUBICON_GAME, Settlement
from rules.bezique.state import Phase, State

_USUAL_DEALS = 6


def standing(state: State) -> PartieStanding:
    """The deal on the table or next; the points of the running deal count as well."""
    finished = len(state.standing.results)
    over = state.phase is Phase.OVER
    a, b = state.standing.totals
    if state.deal is not None and state.deal.number > finished:
        now = scores(state.deal.ledger)
        a, b = a + now[0], b + now[1]
    if over and state.standing.settlement is not None:
        a, b = state.standing.settlement.totals
    return PartieStanding(
        deal=finished if over else finished + 1,
        deals=1 if state.options.rubicon else None,
        totals=(a, b),
        dealt=state.deal is not None,
        key="standing.one" if state.options.rubicon else "standing.open",
    )


def special(ending: Settlement) -> str:
    """Whether it ended with a rubicon."""
    return "rubicon" if ending.rubicon else ""


def mark() -> str:
    """Who did not deal has a diamond."""
    return say("card.elder")


def account(card: ScoreCard) -> Account:
    """The deals, and how the settlement comes about."""
    return Account(
        rows=tuple(map(DealRow, card.deals)),
        least=_USUAL_DEALS,
        added=_added(card),
        sum=_sum(card),
        reason=reason_words(card),
    )


def _added(card: ScoreCard) -> tuple[tuple[str, str], ...]:
    """At most two lines: what makes the points of the winner's total."""
    end: Settlement = card.settlement
    options: Options = card.header.options
    if end.winner is None:
        return ()
    if options.rubicon:
        base = RUBICON_GAME + options.rubicon_brisques if end.rubicon else GAME
        key = "card.both" if end.rubicon else "card.difference"
        return (say(key), str(end.points - base)), (say("card.game"), str(base))
    if options.series is not Series.SINGLE_GAME:
        return ()
    return ((say("card.loser"), f"−{end.totals[end.winner.other]}"),)


def _sum(card: ScoreCard) -> tuple[Term, ...]:
    """1060 − 720 =, with a word under each; of a match the games."""
    end: Settlement = card.settlement
    options: Options = card.header.options
    if end.winner is None or options.rubicon:
        return ()
    names = shown_names(card.header)
    single = options.series is Series.SINGLE_GAME
    figures = end.totals if single else end.games
    winner, loser = end.winner, end.winner.other
    you = you_of(card.header)
    won, lost = (
        Term(str(figures[player]), say("you.lower") if player is you else names[player])
        for player in (winner, loser)
    )
    return won, Term("−"), lost, Term("=")


def reason_words(card: ScoreCard) -> str:
    """Why it comes to what it comes to: the difference, games, a double game, the rubicon."""
    end: Settlement = card.settlement
    options: Options = card.header.options
    if end.winner is None:
        return say("settlement.why.void")
    names = shown_names(card.header)
    winner, loser = end.winner, end.winner.other
    if options.rubicon:
        key = "settlement.why.rubicon" if end.rubicon else "settlement.why.passed"
        if end.rubicon and card.deals and card.deals[-1][loser] < LEAST:
            key = "settlement.why.hundred"
    elif options.series is not Series.SINGLE_GAME:
        key = "settlement.why.games"
    else:
        key = "settlement.why.double" if end.double else "settlement.why.difference"
    return say(
        key,
        winner=names[winner],
        loser=names[loser],
        won=end.totals[winner],
        lost=end.totals[loser],
        target=options.target,
    )


SCOREKEEPER = Scorekeeper(standing=standing, special=special, account=account, mark=mark)
