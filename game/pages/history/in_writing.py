"""A deal or a partie as text in a game's notation, to be shared and read back.

What is general of games whose record is their actions (`rules.core.record`). Only what may be
opened is ever written: a deal that is still played is in no text.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any

from msgspec import Struct

from game.games import GAMES, brings
from game.pages.history.partie import ClosedDeal, OpenDeal, PastPartie, play_actions
from game.pages.history.past import past_of
from game.players.player import HUMAN, seated
from game.saves.partie import Header
from game.scorer import named_game, unfit
from game.words.catalogue import say, say_of
from game.words.terms import shown
from rules.core.game import Action, Refused, Rules, State
from rules.core.record import RecordFault, WrittenPartie, write_record
from rules.core.seats import Player


class GameInWriting(Struct, frozen=True):
    """What a game's parties are written and read by."""

    rules: Rules
    record: Callable[..., WrittenPartie]  # of options, names, the first dealer, actions
    read_record: Callable[[str], WrittenPartie]  # raises RecordFault
    deal: type  # the action that brings a deal's pack
    dealer_of: Callable[[Any], Player]  # whose deal is awaited in a state
    refusal: Callable[[Refused], str]  # what the rules have against an action, as a sentence

    def partie(self, past: PastPartie) -> tuple[str, int]:
        """All deals up to the first that cannot be opened, as text, and how many they are.

        Nothing where there is none.
        """
        opened = takewhile(lambda deal: isinstance(deal, OpenDeal), past.deals)
        deals = [deal for deal in opened if isinstance(deal, OpenDeal)]
        if not deals:
            return "", 0
        actions = [action for deal in deals for action in deal.actions]
        dealer = None if past.cut else self.dealer_of(deals[0].before)
        return self._written(past, dealer, (*past.cut, *actions)), len(deals)

    def one_deal(self, past: PastPartie, deal: OpenDeal) -> str:
        """One deal as text: from nothing, so that it goes on where the target had ended it."""
        return self._written(past, self.dealer_of(deal.before), deal.actions)

    def read(self, text: str, now: str) -> PastPartie | str:
        """The partie that a text tells, or a sentence that says where it is wrong."""
        game = self.rules.name
        try:
            record = self.read_record(text)
        except RecordFault as fault:
            sentence = unfit(fault, self.refusal).sentence
            return say_of(game, "history.paste.wrong", line=fault.line, column=1, sentence=sentence)
        if not any(isinstance(action, self.deal) for action in record.actions):
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
        self, actions: Sequence[Action]
    ) -> tuple[tuple[Action, ...], list[tuple[Action, ...]]]:
        """What came before the first deal, and the actions of each deal."""
        places = [place for place, action in enumerate(actions) if isinstance(action, self.deal)]
        ends = [*places[1:], len(actions)]
        deals = [tuple(actions[start:end]) for start, end in zip(places, ends, strict=True)]
        return tuple(actions[: places[0]] if places else actions), deals

    def _written(self, past: PastPartie, dealer: Player | None, actions: Sequence[Action]) -> str:
        return write_record(self.record(past.header.options, past.names, dealer, tuple(actions)))

    def _opened(self, record: WrittenPartie, header: Header) -> PastPartie:
        """A record that somebody wrote down, deal by deal."""
        cut, deals = self.parted(record.actions)
        before: State = record.start()
        for action in play_actions(self.rules, before, cut):
            before = action.after
        found: list[OpenDeal | ClosedDeal] = []
        for number, dealt in enumerate(deals, 1):
            played = tuple(play_actions(self.rules, before, dealt))
            after: State = played[-1].after
            results = self.rules.deals(after).results
            points = results[number - 1] if len(results) >= number else None
            found.append(OpenDeal(number=number, before=before, played=played, points=points))
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
