"""The score of a partie of Piquet: how it stands, and why it comes to what it comes to.

Deals stand as they count, the first and last of four double; a rubicon adds up what is otherwise
the difference (see `rules/piquet/settlement.py`).
"""

from __future__ import annotations

from game.pages.people import shown_names, you_of
from game.pages.scorekeeper import Account, DealRow, PartieStanding, Scorekeeper, Term
from game.piquet.ui.sheet.counting import deals_of
from game.piquet.words import say
from game.saves.partie import ScoreCard
from game.words.terms import number
from rules.core.seats import Player
from rules.piquet import partie
from rules.piquet.options import DEALS, RUBICON, Length, Options, Rubicon, RubiconDeals, Tie
from rules.piquet.settlement import PARTIE, Settlement, counted, totals, weight
from rules.piquet.state import Phase, State


def standing(state: State) -> PartieStanding:
    """The deal on the table or next, of how many; the points of the running deal count as well."""
    finished = len(state.results)
    over = state.phase is Phase.OVER
    points = state.totals
    if state.deal is not None and not over and state.deal.number > finished:
        a, b = partie.deal_scores(state.deal)
        twice = weight(state.deal.number, state.options)
        points = points[0] + a * twice, points[1] + b * twice
    deals = deals_of(state.options, finished, over)
    return PartieStanding(
        deal=finished if over else finished + 1,
        deals=deals,
        totals=points,
        dealt=state.deal is not None,
        key="standing" if deals is not None else "standing.hundred",
    )


def special(ending: Settlement) -> str:
    """Whether it ended with a rubicon."""
    return "rubicon" if ending.rubicon else ""


def mark() -> str:
    """The elder hand has a diamond."""
    return say("card.elder")


def account(card: ScoreCard) -> Account:
    """The deals as they count, and how the settlement comes about."""
    options: Options = card.header.options
    return Account(
        rows=tuple(
            DealRow(points, weight(number, options))
            for number, points in enumerate(counted(card.deals, options), 1)
        ),
        least=DEALS,
        added=_added(card.settlement, options),
        sum=_sum(card),
        reason=reason_words(card),
    )


def _added(end: Settlement, options: Options) -> tuple[tuple[str, str], ...]:
    if end.winner is None:
        return ()
    partie_itself = say("card.partie"), str(PARTIE)
    if options.length is Length.TO_A_HUNDRED:
        double = ((say("card.double"), str(end.points - PARTIE)),)
        return (partie_itself, *(double if end.points > PARTIE else ()))
    lost = end.totals[end.winner.other]
    return (say("card.loser"), str(lost) if end.rubicon else f"−{lost}"), partie_itself


def _sum(card: ScoreCard) -> tuple[Term, ...]:
    """162 + 98 + 100 =, with a word under each; to a hundred 2 × 100 =, or nothing."""
    end: Settlement = card.settlement
    if end.winner is None:
        return ()
    once = Term(str(PARTIE), say("settlement.partie")), Term("=")
    if card.header.options.length is Length.TO_A_HUNDRED:
        double = Term("2", say("settlement.double")), Term("×")
        return (*double, *once) if end.points > PARTIE else ()
    names, you = shown_names(card.header), you_of(card.header)
    won, lost = (
        Term(str(end.totals[player]), say("you.lower") if player is you else names[player])
        for player in (end.winner, end.winner.other)
    )
    return won, Term("+" if end.rubicon else "−"), lost, Term("+"), *once


def reason_words(card: ScoreCard) -> str:
    """Why the partie comes to what it comes to: the rubicon, the difference, or the tie."""
    end: Settlement = card.settlement
    options: Options = card.header.options
    if end.winner is None:
        at_once = options.tie is Tie.DRAWN
        key = "settlement.why.drawn.at-once" if at_once else "settlement.why.drawn"
        return say(key, total=end.totals[0])
    you = you_of(card.header)
    names = shown_names(card.header)
    winner, loser = end.winner, end.winner.other
    whose = "yours" if loser is you else "mine" if winner is you else "named"
    lost = end.totals[loser]
    if options.length is Length.TO_A_HUNDRED:
        key = "settlement.why.double" if end.points > PARTIE else "settlement.why.hundred"
    elif end.rubicon:
        key, lost = "settlement.why.rubicon", _reached(card, loser)
        if lost != end.totals[loser]:
            key = "settlement.why.rubicon.before"
    elif options.rubicon is Rubicon.NONE:
        key = "settlement.why.none"
    elif options.rubicon is Rubicon.WINNER_HAS_A_HUNDRED and end.totals[winner] < RUBICON:
        key = "settlement.why.both-below"
    else:
        key = "settlement.why"
    short = RUBICON - lost
    return say(
        f"{key}.{whose}",
        loser=names[loser],
        winner=names[winner],
        won=end.totals[winner],
        lost=lost,
        number=number(abs(end.totals[winner] - end.totals[loser])),
        short=say("settlement.short", count=short, number=number(short)) if short > 0 else "",
    )


def _reached(card: ScoreCard, loser: Player) -> int:
    """The loser's points that count for the rubicon: by option not those of a tie's two deals."""
    options: Options = card.header.options
    deals = card.deals
    if options.rubicon_deals is RubiconDeals.WITHOUT_EXTRA:
        deals = deals[: options.deals]
    return totals(deals, options)[loser]


SCOREKEEPER = Scorekeeper(standing=standing, special=special, account=account, mark=mark)
