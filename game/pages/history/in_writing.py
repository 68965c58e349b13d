"""A deal or a partie as text in a game's notation, to be shared and read back.

What is general of games whose record is their deeds (`rules.core.record`). Only what may be opened
is ever written: a deal that is still played is in no text.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any

from msgspec import Struct

from game.games import GAMES, brings
from game.pages.history.partie import ClosedDeal, OpenDeal, PastPartie, deeds_from
from game.pages.history.past import past_of
from game.players.player import HUMAN, seated
from game.saves.partie import Header
from game.scorer import named_game
from game.words.catalogue import say, say_of
from game.words.terms import shown
from rules.core.game import Action, Rules, State
from rules.core.record import RecordFault, WrittenPartie, write_record
from rules.core.seats import Player


class GameInWriting(Struct, frozen=True):
    """What a game's parties are written and read by."""

    rules: Rules
    record: Callable[..., WrittenPartie]  # of options, names, the first dealer, deeds
    read_record: Callable[[str], WrittenPartie]  # raises RecordFault
    deal: type  # the deed that brings a deal's pack
    dealer_of: Callable[[Any], Player]  # whose deal is awaited in a state

    def partie(self, past: PastPartie) -> tuple[str, int]:
        """All deals up to the first that cannot be opened, as text, and how many they are.

        Nothing where there is none.
        """
        opened = takewhile(lambda deal: isinstance(deal, OpenDeal), past.deals)
        deals = [deal for deal in opened if isinstance(deal, OpenDeal)]
        if not deals:
            return "", 0
        deeds = [action for deal in deals for action in deal.actions]
        dealer = None if past.cut else self.dealer_of(deals[0].before)
        return self._written(past, dealer, (*past.cut, *deeds)), len(deals)

    def one_deal(self, past: PastPartie, deal: OpenDeal) -> str:
        """One deal as text: from nothing, so that it goes on where the target had ended it."""
        return self._written(past, self.dealer_of(deal.before), deal.actions)

    def read(self, text: str, now: str) -> PastPartie | str:
        """The partie that a text tells, or a sentence that says where it is wrong."""
        game = self.rules.name
        try:
            record = self.read_record(text)
        except RecordFault as fault:
            return say_of(
                game, "history.paste.wrong", line=fault.line, column=1, sentence=fault.says
            )
        if not any(isinstance(deed, self.deal) for deed in record.deeds):
            return say_of(game, "history.paste.no-deal")
        header = Header(
            seats=seated(record.names, (HUMAN, HUMAN)),
            options=record.options,
            seed=0,
            started=now,
            game=game,
        )
        return self._opened(record, header)

    def parted(
        self, deeds: Sequence[Action]
    ) -> tuple[tuple[Action, ...], list[tuple[Action, ...]]]:
        """What came before the first deal, and the deeds of each deal."""
        places = [place for place, deed in enumerate(deeds) if isinstance(deed, self.deal)]
        ends = [*places[1:], len(deeds)]
        deals = [tuple(deeds[start:end]) for start, end in zip(places, ends, strict=True)]
        return tuple(deeds[: places[0]] if places else deeds), deals

    def _written(self, past: PastPartie, dealer: Player | None, deeds: Sequence[Action]) -> str:
        return write_record(self.record(past.header.options, past.names, dealer, tuple(deeds)))

    def _opened(self, record: WrittenPartie, header: Header) -> PastPartie:
        """A record that somebody wrote down, deal by deal."""
        cut, deals = self.parted(record.deeds)
        before: State = record.start()
        for deed in deeds_from(self.rules, before, cut):
            before = deed.after
        found: list[OpenDeal | ClosedDeal] = []
        for number, actions in enumerate(deals, 1):
            deeds = tuple(deeds_from(self.rules, before, actions))
            after: State = deeds[-1].after
            results = self.rules.deals(after).results
            points = results[number - 1] if len(results) >= number else None
            found.append(OpenDeal(number=number, before=before, deeds=deeds, points=points))
            before = after
        return PastPartie("", record.names, header, cut, tuple(found))


def read_back(text: str, now: str) -> PastPartie | str:
    """The partie that a text tells, or a sentence that says where it is wrong.

    Where the text names no game, each that can read texts is asked in turn; the sentence is the
    first one's.
    """
    if not text.strip():
        return say("history.paste.empty")
    named, text = named_game(text)
    if named is not None and named not in GAMES:
        return say("history.paste.no-game", game=shown(named))
    found: PastPartie | str = ""
    for game in GAMES if named is None else (named,):
        transcript = past_of(game).transcript if brings(game, "history") else None
        if transcript is None:
            continue
        read = transcript.read(text, now)
        if isinstance(read, PastPartie):
            return read
        found = found or read
    return found or say("history.paste.no-deal")
