"""A stored partie played again in thought, to tell how it stands; it needs the rules of play."""

from __future__ import annotations

from game.piquet.face.sheet.counting import deals_of
from game.piquet.past.standing import Standing
from game.saves.cards import Running
from game.session.line_of_play import deeds_of
from rules.core.game import Illegal
from rules.piquet import partie
from rules.piquet.record.notation import NotationError, parse_action
from rules.piquet.settlement import weight
from rules.piquet.state import Phase


def replayed(running: Running) -> Standing:
    """How a stored partie stands, as far as its actions can be replayed."""
    state = partie.start(running.header.options)
    for line in deeds_of(running.actions):
        try:
            state = partie.apply(state, parse_action(line))[-1].state
        except (Illegal, NotationError):
            break
    finished = len(state.results)
    over = state.phase is Phase.OVER
    deal = finished if over else finished + 1
    totals = state.totals
    if state.deal is not None and not over and state.deal.number > finished:
        a, b = partie.deal_scores(state.deal)
        twice = weight(state.deal.number, state.options)
        totals = totals[0] + a * twice, totals[1] + b * twice
    deals = deals_of(state.options, finished, over)
    return Standing(deal, deals, totals, state.deal is not None)
