"""Who acts, told from the order of the deeds alone: for records that do not name the actor."""

from __future__ import annotations

from rules.core.cards import Card
from rules.core.tricks import reply_wins
from rules.piquet.actions import (
    AnnounceCarteBlanche,
    Answer,
    AnswerConcession,
    Ask,
    AskMaking,
    ClaimLate,
    Concede,
    Correct,
    Exchange,
    Look,
    NameSuit,
    Play,
    Withhold,
)
from rules.piquet.pack import height
from rules.piquet.record import OpenExchange, Said
from rules.piquet.seats import ELDER, YOUNGER, Seat


class Turns:
    """Follows the deeds of one deal and says who must be doing the next."""

    def __init__(self) -> None:
        self._exchanges = 0
        self._first_to_exchange = ELDER
        self._leader = ELDER
        self._led: Card | None = None
        self._tricks = 0
        self._conceded: Seat | None = None

    def who(self, what: Said) -> Seat:
        """Whose deed this must be if it comes next."""
        match what:
            case Exchange() | OpenExchange():
                first = self._first_to_exchange
                return first if not self._exchanges else first.other
            case AnnounceCarteBlanche(take):
                return YOUNGER if take is None else ELDER
            case Answer() | AskMaking() | Look():
                return YOUNGER
            case NameSuit() | Correct() | ClaimLate() | Withhold():
                return ELDER
            case Ask() if self._led is None and not self._tricks:
                return YOUNGER
            case Play() | Ask():
                return self._leader if self._led is None else self._leader.other
            case AnswerConcession() if self._conceded is not None:
                return self._conceded.other
            case _:
                began = self._tricks or self._led is not None or self._conceded is ELDER
                return YOUNGER if began else ELDER

    def done(self, what: Said) -> None:
        """Take note of a deed."""
        match what:
            case Exchange() | OpenExchange():
                self._exchanges += 1
            case AnnounceCarteBlanche(take) if take is not None:
                self._first_to_exchange = YOUNGER
            case Concede():
                self._conceded = self.who(what)
            case Play(card) if self._led is None:
                self._led = card
            case Play(card):
                if self._led is not None and reply_wins(self._led, card, height):
                    self._leader = self._leader.other
                self._led = None
                self._tricks += 1
