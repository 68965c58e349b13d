"""Bezique's lessons, for the school."""

from __future__ import annotations

from game.bezique.lessons.ledger import ledger
from game.bezique.lessons.played import deeds_in, played
from game.bezique.lessons.reasons import as_good, held, readied, stray, title, why, worth
from game.school.lesson import Lessons

LESSONS = Lessons(
    names=("trick", "bezique", "again", "seven"),
    enough="seven",
    played=played,
    deeds_in=deeds_in,
    held=held,
    worth=worth,
    title=title,
    stray=stray,
    as_good=as_good,
    why=why,
    readied=readied,
    ledger=ledger,
)
