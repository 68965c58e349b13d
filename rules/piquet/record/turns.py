"""Who acts, told from the order of the actions alone: for records that do not name the actor."""

from __future__ import annotations

from rules.core.cards import Card, Hand
from rules.core.tricks import reply_wins
from rules.piquet.actions import (
    AnnounceCarteBlanche,
    Answer,
    AnswerConcession,
    Ask,
    AskMaking,
    Call,
    ClaimLate,
    Concede,
    Correct,
    Exchange,
    LetGo,
    Look,
    NameSuit,
    Play,
    Reply,
    TellMaking,
    Withhold,
)
from rules.piquet.combinations import Kind, Point
from rules.piquet.options import HAND, CarteBlanche, Options
from rules.piquet.pack import COURTS, height
from rules.piquet.record.record import OpenExchange, RecordedAction, SpokenClaim, SpokenCorrection
from rules.piquet.record.spoken_call import SpokenCall
from rules.piquet.seats import ELDER, YOUNGER, Seat


class Turns:
    """Follows the actions of one deal and says who must be doing the next."""

    def __init__(self) -> None:
        self._exchanges = 0
        self._first_to_exchange = ELDER
        self._leader = ELDER
        self._led: Card | None = None
        self._tricks = 0
        self._called: set[Kind] = set()  # by elder
        self._answer_owed = False
        self.value_untold = False  # of elder's point, which "equal" asks for
        self._conceded: Seat | None = None

    @property
    def trick(self) -> int:
        """The number of the trick that is being played, from 1."""
        return self._tricks + 1

    def who(self, what: RecordedAction) -> Seat:
        """Whose action this must be if it comes next.

        Not for a carte blanche that is announced without a number: see `announcer`.
        """
        match what:
            case Exchange() | OpenExchange():
                first = self._first_to_exchange
                return first if not self._exchanges else first.other
            case Answer() | AskMaking() | Look():
                return YOUNGER
            case NameSuit() | Withhold() | AnnounceCarteBlanche() | TellMaking() | LetGo():
                return ELDER
            case Correct() | SpokenCorrection() | ClaimLate() | SpokenClaim():
                return ELDER
            case Ask() if self._answer_owed:
                return YOUNGER
            case Play() | Ask():
                return self._leader if self._led is None else self._leader.other
            case AnswerConcession() if self._conceded is not None:
                return self._conceded.other
            case _:
                began = self._tricks or self._led is not None or self._conceded is ELDER
                return YOUNGER if began else ELDER

    def done(self, what: RecordedAction) -> None:
        """Take note of an action."""
        match what:
            case Exchange() | OpenExchange():
                self._exchanges += 1
            case AnnounceCarteBlanche(take) if take is not None:
                self._first_to_exchange = YOUNGER
            case Concede():
                self._conceded = self.who(what)
            case Call(call) | ClaimLate(call) if self.who(what) is ELDER:
                self._call(call.kind)
            case SpokenClaim(call):
                self._call(call.kind)
            case SpokenCall(kind) if self.who(what) is ELDER:
                self._call(kind)
            case AskMaking():
                self.value_untold = False
            case Answer(Reply.EQUAL) if self.value_untold:
                self.value_untold = False  # that was of the number: the answer is still owed
            case Answer() | LetGo():
                self._answer_owed = False
            case Correct(Point()) | SpokenCorrection(SpokenCall(Kind.POINT)):
                self.value_untold = self._answer_owed
            case Play(card):
                self._answer_owed = False
                self._card(card)
            case _:
                pass  # tells nothing of who is next

    def _call(self, kind: Kind) -> None:
        """Elder's first call of a kind is answered."""
        self._answer_owed = kind not in self._called
        self.value_untold = self._answer_owed and kind is Kind.POINT
        self._called.add(kind)

    def _card(self, card: Card) -> None:
        if self._led is None:
            self._led = card
            return
        if reply_wins(self._led, card, height):
            self._leader = self._leader.other
        self._led = None
        self._tricks += 1


def announcer(
    announced: AnnounceCarteBlanche, hands: tuple[Hand, Hand], options: Options
) -> Seat | None:
    """Who announces a carte blanche, as far as his number, the options and the hands tell it.

    `hands` are the cards known to have been dealt, elder's first. None where either could.
    """
    if announced.take is not None:
        return ELDER
    if options.carte_blanche is not CarteBlanche.AT_ONCE:
        return YOUNGER
    courts = [not hand.isdisjoint(COURTS) for hand in hands]
    full = [len(hand) == HAND for hand in hands]
    for seat in Seat:
        if courts[seat.other] or (full[seat] and not courts[seat]):
            return seat
    return None
