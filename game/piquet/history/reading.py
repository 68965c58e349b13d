"""A text in the notation read back as a partie that can be looked at."""

from __future__ import annotations

from collections.abc import Sequence

from game.pages.history.partie import ClosedDeal, OpenDeal, PastPartie, deeds_from
from game.piquet.words import say
from game.piquet.words.notation import fault_sentence
from game.players.player import HUMAN, seated
from game.saves.partie import Header
from rules.core.seats import Player
from rules.piquet import partie
from rules.piquet.actions import Action
from rules.piquet.game import RULES
from rules.piquet.options import Options
from rules.piquet.record.reading import parse_record
from rules.piquet.record.reckoning import ReckonedRecord, reckon
from rules.piquet.record.text import NotationError
from rules.piquet.state import State


def read(text: str, now: str) -> PastPartie | str:
    """The partie that a text tells, or a sentence that says where it is wrong."""
    try:
        reckoned = reckon(parse_record(text))
    except NotationError as error:
        fault = error.fault
        sentence = fault_sentence(fault)
        return say("history.paste.wrong", line=fault.line, column=fault.column, sentence=sentence)
    if not reckoned.deals:
        return say("history.paste.no-deal")
    record = reckoned.record
    header = Header(
        seats=seated(record.names, (HUMAN, HUMAN)), options=record.options, seed=0, started=now
    )
    return past_partie(reckoned, header)


def past_partie(reckoned: ReckonedRecord, header: Header) -> PastPartie:
    """A record that somebody wrote down, deal by deal; `header` is made for it."""
    cut = reckoned.record.cut
    before = _after_cut(header.options, cut, reckoned.record.deals[0].dealer)
    deals: list[OpenDeal | ClosedDeal] = []
    for number, deal in enumerate(reckoned.deals, 1):
        deeds = tuple(deeds_from(RULES, before, deal.actions))
        after: State = deeds[-1].after
        points = after.results[number - 1] if deal.finished else None
        deals.append(
            OpenDeal(
                number=number,
                before=before,
                deeds=deeds,
                points=points,
                supplied=bool(deal.supplied),
            )
        )
        before = after
    return PastPartie("", reckoned.record.names, header, cut, tuple(deals))


def _after_cut(options: Options, cut: Sequence[Action], dealer: Player) -> State:
    if not cut:
        return partie.start_deal(options, dealer)
    state: State = [*deeds_from(RULES, partie.start(options), cut)][-1].after
    return state
