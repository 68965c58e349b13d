"""Counting in steps: what the statistics show of any number of parties, with no long frame.

A choice is counted some parties with each step, and what is counted so far can be shown meanwhile.
The parts of deals are read from the logs besides; every now and then all is counted once more.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime

from msgspec import Struct

from game.games import PIQUET
from game.pages.statistics.figures import Accounts
from game.pages.statistics.filter import in_order
from game.pages.statistics.played import Against, PartiePlayed, partie_played
from game.pages.statistics.selection import (
    Assistance,
    Period,
    RulesName,
    Selection,
    chosen,
    rules_name,
)
from game.pages.statistics.totals import Tally, Totals, balance_line, totals
from game.saves.partie import ScoreCard
from game.words.catalogue import say
from game.words.terms import date_words

_AT_ONCE = 24
"""Parties that are counted in a step: a few milliseconds."""
_AT_FIRST = 8
"""Steps that are done before the first picture: most books are then counted."""
_REFRESH = 1.5
"""Seconds between two counts while parts are still read."""


NOTHING = totals(PIQUET, ())


class PartiesCount(Struct, frozen=True):
    """What some parties come to: in all and against each opponent, and how the balance went."""

    parties: tuple[PartiePlayed, ...] = ()
    found: Totals = NOTHING
    each: tuple[tuple[Against, Totals], ...] = ()
    line: tuple[tuple[datetime, int], ...] = ()


class Counting:
    """Counts a choice of parties, step by step; `counted` is what there is of it.

    `games`, and `met`, `rules` and `assisted` of all parties of the game that is chosen, are what
    filters have to choose from.
    """

    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts
        cards = accounts.cards()
        self.choice = Selection(game=cards[0].header.game if cards else PIQUET)
        self.games: tuple[str, ...] = tuple(dict.fromkeys(card.header.game for card in cards))
        self.since: datetime | None = None
        self.counted = PartiesCount()
        self.met: tuple[Against, ...] = ()
        self.rules: tuple[RulesName, ...] = ()
        self.assisted = False
        self.reading, self._waited = True, 0.0
        self._parties: dict[str, PartiePlayed | None] = {}
        self._steps: Iterator[PartiesCount] | None = None
        self.choose(self.choice)

    @property
    def busy(self) -> bool:
        """Whether there is more to be done."""
        return self.reading or self._steps is not None

    @property
    def whole(self) -> bool:
        """Whether all parties of the choice are counted, though parts may still be read."""
        return self._steps is None

    def choose(self, choice: Selection) -> None:
        """Count other parties from now on."""
        if choice.game != self.choice.game:
            self.met, self.rules, self.assisted = (), (), False
        self.choice, self.since = choice, self._accounts.since()
        self.counted = PartiesCount()
        self._steps = self._count()
        for _ in range(_AT_FIRST):
            self._step()

    def go_on(self, seconds: float) -> bool:
        """Do a little of what is to be done; says whether there is something new to be seen."""
        if self._steps is not None:
            return self._step()
        if not self.reading:
            return False
        self._waited += seconds
        self.reading = self._accounts.read_on()
        if not self.reading or self._waited >= _REFRESH:
            self._waited, self._steps = 0.0, self._count()
        return False

    def finish(self) -> None:
        """Count all that is left to be counted, at once."""
        while self._steps is not None:
            self._step()

    def _step(self) -> bool:
        counted = None if self._steps is None else next(self._steps, None)
        if counted is None:
            self._steps = None
            return False
        if len(counted.parties) < len(self.counted.parties):
            return False  # counted once more: until it is done, what there was is shown
        self.counted = counted
        return True

    def _count(self) -> Iterator[PartiesCount]:
        """Count all score cards that are chosen, some with each step."""
        now, choice, since = self._accounts.now(), self.choice, self.since
        parties: list[PartiePlayed] = []
        met: dict[Against, Tally] = {}
        every, rules = Tally(choice.game), dict[RulesName, None]()
        assisted = False
        every_card = self._accounts.cards()
        cards = [card for card in every_card if card.header.game == choice.game]
        for start in range(0, max(1, len(cards)), _AT_ONCE):
            several = [self._partie(card) for card in cards[start : start + _AT_ONCE]]
            there = [one for one in several if one is not None]
            for one in there:
                met.setdefault(one.against, Tally(choice.game))
                rules[rules_name(one.game, one.options)] = None
                assisted |= one.assisted
            for one in chosen(there, choice, now, since):
                parties.append(one)
                every.add(one)
                met[one.against].add(one)
            if len(met) > len(self.met) or len(rules) > len(self.rules) or assisted:
                self.met, self.rules, self.assisted = (
                    in_order(met, choice.game),
                    tuple(rules),
                    assisted,
                )
            last = start + _AT_ONCE >= len(cards)
            if last or len(parties) > len(self.counted.parties):
                yield _counted(parties, every, met, choice.game)
            else:
                yield PartiesCount()

    def _partie(self, card: ScoreCard) -> PartiePlayed | None:
        """A score card as it is counted, with the parts of its deals as far as they are known."""
        known = self._parties.get(card.id)
        if card.id in self._parties and (
            known is None or all(deal.parts is not None for deal in known.deals)
        ):
            return known
        found = self._parties[card.id] = partie_played(card, self._accounts.parts(card.id))
        return found


def _counted(
    parties: list[PartiePlayed], every: Tally, met: dict[Against, Tally], game: str
) -> PartiesCount:
    each = ((one, met[one].totals()) for one in in_order(met, game))
    return PartiesCount(
        tuple(parties),
        every.totals(),
        tuple((one, found) for one, found in each if found.parties),
        balance_line(parties),
    )


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
