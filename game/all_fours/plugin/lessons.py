"""All-Fours' lessons, for the school."""

from __future__ import annotations

from game.all_fours.lessons.ledger import ledger
from game.all_fours.lessons.played import deeds_in, played
from game.all_fours.lessons.reasons import held, stray, title, why, worth
from game.school.lesson import Lessons

LESSONS = Lessons(
    names=("points", "beg"),
    enough="beg",
    played=played,
    deeds_in=deeds_in,
    held=held,
    worth=worth,
    title=title,
    stray=stray,
    why=why,
    ledger=ledger,
)
