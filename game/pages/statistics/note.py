"""What is counted on the page of statistics, in a sentence."""

from __future__ import annotations

from game.pages.statistics.counting import Counting
from game.pages.statistics.selection import Assistance, Period
from game.words.catalogue import say
from game.words.terms import date_words


def note_words(counting: Counting) -> str:
    """What is counted here: how much, how much of it assisted or unread, since when."""
    found, since = counting.counted.found, counting.since
    words = [say("statistics.note", count=found.parties, deals=found.deals)]
    if counting.busy and found.known < found.deals:
        words.append(say("statistics.note.reading", known=found.known))
    elif unread := found.deals - found.known:
        words.append(say("statistics.note.unread", count=unread))
    if found.assisted and counting.choice.help is Assistance.ALL:
        words.append(say("statistics.note.assisted", count=found.assisted))
    if since is not None and counting.choice.span is not Period.EARLIER:
        date = date_words(since.isoformat())
        words.append(say("statistics.note.since", date=date))
    return say("statistics.note.end", words=say("statistics.note.comma").join(words))
