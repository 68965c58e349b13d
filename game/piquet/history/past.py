"""How Piquet is looked back on, for the history."""

from __future__ import annotations

from game.pages.history.partie import PastPartie
from game.pages.history.past import Past, Transcript
from game.piquet.history.again import REDEAL, resumed
from game.piquet.history.captions import bubbles, captions
from game.piquet.history.chosen import cards_of, kind_of, lying, puts_out
from game.piquet.history.layout import hands_layout, open_layout
from game.piquet.history.record import deal_record, partie_record, read
from game.piquet.history.steps import (
    PiquetStep,
    action_words,
    brief_words,
    dealt_words,
    detail,
    steps_of,
)
from game.piquet.history.why import advice, hope_words, reason, reason_words
from game.piquet.ui.sheet.page import DealSheet
from rules.core.seats import Player
from rules.piquet.view import view


def _sheet(last: PiquetStep, below: Player, past: PastPartie) -> DealSheet:
    return DealSheet(view(last.state, below), past.names, past.you, past=True)


HISTORY = Past(
    layout=open_layout,
    action_words=action_words,
    brief=brief_words,
    steps=steps_of,
    captions=captions,
    speech=bubbles,
    dealt=dealt_words,
    detail=detail,
    reason=reason,
    why=reason_words,
    hope=hope_words,
    advice=advice,
    kind=kind_of,
    cards=cards_of,
    puts_out=puts_out,
    lying=lying,
    hands=hands_layout,
    sheet=_sheet,
    resumed=resumed,
    redeal=REDEAL,
    transcript=Transcript(deal=deal_record, partie=partie_record, read=read),
)
