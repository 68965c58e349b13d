"""How Bezique is looked back on, for the history."""

from __future__ import annotations

from game.bezique.history.captions import captions
from game.bezique.history.chosen import cards_of, kind_of, lying, phase_of
from game.bezique.history.layout import hands_layout, open_layout
from game.bezique.history.record import WRITTEN
from game.bezique.history.resuming import resumed
from game.bezique.history.sheet import sheet_of
from game.bezique.history.steps import steps_of
from game.bezique.history.why import reason, unit, why
from game.bezique.history.words import dealt_words, deed_words, detail
from game.pages.history.past import Past, Transcript

HISTORY = Past(
    layout=open_layout,
    deed=deed_words,
    steps=steps_of,
    captions=captions,
    dealt=dealt_words,
    detail=detail,
    reason=reason,
    why=why,
    unit=unit,
    kind=kind_of,
    phase=phase_of,
    cards=cards_of,
    lying=lying,
    hands=hands_layout,
    sheet=sheet_of,
    resumed=resumed,
    transcript=Transcript(deal=WRITTEN.one_deal, partie=WRITTEN.partie, read=WRITTEN.read),
)
