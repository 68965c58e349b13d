"""How All-Fours is looked back on, for the history."""

from __future__ import annotations

from game.all_fours.history.captions import captions
from game.all_fours.history.chosen import cards_of, kind_of, lying, named, puts_out
from game.all_fours.history.layout import hands_layout, open_layout
from game.all_fours.history.record import WRITTEN
from game.all_fours.history.resuming import resumed
from game.all_fours.history.sheet import sheet_of
from game.all_fours.history.steps import steps_of
from game.all_fours.history.why import reason, unit, why
from game.all_fours.history.words import dealt_words, deed_words, detail
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
    tenths=True,
    kind=kind_of,
    cards=cards_of,
    puts_out=puts_out,
    lying=lying,
    named=named,
    hands=hands_layout,
    sheet=sheet_of,
    resumed=resumed,
    transcript=Transcript(deal=WRITTEN.one_deal, partie=WRITTEN.partie, read=WRITTEN.read),
)
