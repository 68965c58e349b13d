"""Piquet's lessons, for the school."""

from __future__ import annotations

from game.piquet.lessons.holdings import held, stray, title, worth
from game.piquet.lessons.ledger import ledger
from game.piquet.lessons.offered import offers
from game.piquet.lessons.played import deeds_in, played
from game.piquet.lessons.reasons import as_good, spoilt, why
from game.school.lesson import Lessons

LESSONS = Lessons(
    names=("trick", "counts", "exchange", "talk", "pique", "rubicon", "deal"),
    enough="pique",
    played=played,
    deeds_in=deeds_in,
    held=held,
    worth=worth,
    title=title,
    stray=stray,
    as_good=as_good,
    why=why,
    spoilt=spoilt,
    offers=offers,
    ledger=ledger,
)
