"""Playing a record through: what comes of it by the rules, or where it breaks them.

What books leave out is filled in here where it changes nothing: a call without its cards is taken
from the hand, and where nobody says that younger looked at the cards she left, she did not.
"""

from __future__ import annotations

from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from rules.core.cards import Card, Hand, write_cards
from rules.core.game import Illegal, Refused
from rules.core.seats import Player
from rules.piquet import partie
from rules.piquet.actions import (
    Action,
    Answer,
    Call,
    ClaimLate,
    Correct,
    Deal,
    Exchange,
    LetGo,
    Look,
    Play,
    TellMaking,
)
from rules.piquet.chain import PiquetMoment
from rules.piquet.combinations import Point, holdings
from rules.piquet.events import Counted
from rules.piquet.options import HAND, Length
from rules.piquet.pack import in_order
from rules.piquet.record.record import (
    Counts,
    DealRecord,
    Does,
    Draws,
    Makes,
    OpenExchange,
    RecordedAction,
    SpokenClaim,
    SpokenCorrection,
    Step,
)
from rules.piquet.record.spoken_call import SpokenCall, called_from
from rules.piquet.record.text import Fault, FaultReason
from rules.piquet.refusals import Refusal
from rules.piquet.rights import doer
from rules.piquet.scoring import TRICKS, total
from rules.piquet.seats import ELDER, YOUNGER, Seat
from rules.piquet.state import Phase, State, twelve_of
from rules.piquet.talk.answers import may_ask, tellable, true_replies

_TELLING = (TellMaking, LetGo, Correct, SpokenCorrection)
"""What may be done while it is waited for what elder's point makes."""


class Guess(Struct, frozen=True):
    """A whole pack for a record, and the discards (pairs are elder's first): known or made up."""

    hands: tuple[Hand, Hand]
    talon: tuple[Card, ...]
    discards: tuple[Hand, Hand]

    def pack(self, packets: int) -> tuple[Card, ...]:
        """The pack from the top as it must have been dealt."""
        first, second = (in_order(self.hands[seat]) for seat in (ELDER, YOUNGER))
        dealt: list[Card] = []
        for start in range(0, HAND, packets):
            dealt += first[start : start + packets] + second[start : start + packets]
        return (*dealt, *self.talon)


class Playthrough(Struct, frozen=True):
    """The last state reached, how many steps were done, and what was wrong with the next.

    `actions` are all that was done, the deal of the pack first, also what the record leaves out.
    """

    state: State
    done: int
    fault: Fault | None
    actions: tuple[Action, ...] = ()
    beyond: int = 0  # actions written after a game to a hundred was over: played out, not counted


class _WrongError(Exception):
    """A step that cannot be; carries what `Fault` tells."""

    def __init__(self, reason: FaultReason, *details: int | str) -> None:
        super().__init__(reason)
        self.refused = Refused(reason, details)


def play_deal(before: State, record: DealRecord, guess: Guess) -> Playthrough:
    """Play one deal of a record with a pack that was known or guessed."""
    played = _Played(before, guess)
    done = 0
    try:
        played.apply(Deal(guess.pack(before.options.packets)))
        for step in record.steps:
            played.step(step)
            done += 1
    except Illegal as illegal:
        return Playthrough(played.state, done, _fault(record, done, illegal.refused))
    except _WrongError as wrong:
        return Playthrough(played.state, done, _fault(record, done, wrong.refused))
    return Playthrough(played.state, done, None, tuple(played.actions), played.beyond)


def _fault(record: DealRecord, done: int, refused: Refused) -> Fault:
    """What is wrong with the step after so many, whose it is and which card."""
    if done == len(record.steps):  # the pack itself is none
        return Fault(record.place.line, record.place.column, refused.reason, refused.details)
    step = record.steps[done]
    card = step.what.card if isinstance(step, Does) and isinstance(step.what, Play) else None
    line, column = step.place.line, step.place.column
    return Fault(line, column, refused.reason, refused.details, step.player, card)


class _Played:
    """A deal while it is played through."""

    def __init__(self, before: State, guess: Guess) -> None:
        self.state = self._before = before
        self._guess = guess
        self._last: tuple[PiquetMoment, ...] = ()
        self.actions: list[Action] = []
        self.beyond = 0
        self._played_out: _Played | None = None  # the rest of a deal in which a hundred was reached

    def apply(self, action: Action) -> None:
        self._last = partie.apply(self.state, action)
        self.actions.append(action)
        self.state = self._last[-1].state

    def step(self, step: Step) -> None:
        if not self._is_cut_short():
            self._step(step)
        elif isinstance(step, Counts):
            try:
                self._step(step)
            except _WrongError:
                self._rest().step(step)
        else:
            self._rest().step(step)
            self.beyond += isinstance(step, Does)

    def _is_cut_short(self) -> bool:
        """Whether a game to a hundred ended in this deal before its last trick."""
        ends = self.state.options.length is Length.TO_A_HUNDRED and self.state.phase is Phase.OVER
        return ends and len(self.state.current.table.tricks) < TRICKS

    def _rest(self) -> _Played:
        """The same deal in a partie that goes on: what is still written of it is played out."""
        if self._played_out is None:
            longer = replace(self._before.options, length=Length.SIX_DEALS)
            self._played_out = _Played(
                replace(self._before, options=longer, results=()), self._guess
            )
            for action in self.actions:
                self._played_out.apply(action)
        return self._played_out

    def _step(self, step: Step) -> None:
        match step:
            case Does(player, what):
                self._action(player, what)
            case Draws(player, cards, unknown):
                self._check_draws(player, cards, unknown)
            case Counts(player, points):
                self._check_count(player, points)
            case Makes(_, value):
                self._check_making(value)
            case _:
                assert_never(step)

    def _action(self, player: Player, what: RecordedAction) -> None:
        exchanges = isinstance(what, Exchange | OpenExchange)
        while self.state.phase is Phase.EXCHANGE and not (exchanges and player is self.state.turn):
            if not self._exchanged_unsaid():
                break
        if self.state.phase is Phase.LOOK and not isinstance(what, Look | ClaimLate | SpokenClaim):
            self.apply(Look(False))  # elder may claim late while she makes up her mind
        if self.state.phase is Phase.TELLING and not isinstance(what, _TELLING):
            self._tell(None)
        if self.state.turn is None or self.state.phase is Phase.DEAL:
            raise _WrongError(FaultReason.DEAL_OVER)
        elders = isinstance(what, SpokenClaim | SpokenCorrection)
        deal = self.state.current
        if player is not (deal.player(ELDER) if elders else doer(self.state, what)):
            raise _WrongError(FaultReason.NOT_YOUR_TURN, player.other.name, self.state.phase.value)
        try:
            self.apply(self._meant(what))
        except Illegal as illegal:
            if isinstance(what, Answer) and illegal.refused.reason is Refusal.UNTRUE:
                raise self._false_answer(what) from None
            raise

    def _false_answer(self, what: Answer) -> _WrongError:
        """What is true of the hand instead: its best of the kind, and what may be said."""
        deal = self.state.current
        claim = deal.declarations.unanswered
        if claim is None:
            raise ValueError("no call waits for an answer")
        best = holdings(deal.hands[YOUNGER], claim.call.kind)[:1]
        replies = [str(reply) for reply in true_replies(deal)]
        may = (*(["asks making"] if may_ask(deal) else []), *reversed(replies))
        cards = write_cards(in_order(best[0].cards)) if best else ""
        return _WrongError(
            FaultReason.FALSE_ANSWER, what.reply.value, claim.call.kind.value, cards, *may
        )

    def _exchanged_unsaid(self) -> bool:
        """Do an exchange that the record leaves out; False if there is none to be made up."""
        exchange = Exchange(self._guess.discards[self.state.current.turn])
        refused = partie.check(self.state, exchange)
        if refused is None:
            self.apply(exchange)
        return refused is None

    def _meant(self, what: RecordedAction) -> Action:
        match what:
            case OpenExchange():
                return Exchange(self._guess.discards[self.state.current.turn])
            case SpokenCall():
                return self._called(what, self.state.current.turn, Call)
            case SpokenCorrection(call):
                return self._called(call, ELDER, Correct)
            case SpokenClaim(call):
                return self._called(call, ELDER, ClaimLate)
            case _:
                return what

    def _called(
        self, spoken: SpokenCall, seat: Seat, how: type[Call | Correct | ClaimLate]
    ) -> Action:
        calls = [how(one) for one in called_from(spoken, twelve_of(self.state.current, seat))]
        if not calls:
            raise _WrongError(FaultReason.NO_SUCH_CALL)
        allowed = (call for call in calls if partie.check(self.state, call) is None)
        return next(allowed, calls[0])

    def _check_draws(self, player: Player, cards: Hand, unknown: int) -> None:
        seat = self.state.current.seat(player)
        taken = self.state.current.exchanged.taken[seat]
        while not taken and self.state.phase is Phase.EXCHANGE and self._exchanged_unsaid():
            taken = self.state.current.exchanged.taken[seat]
        if not cards <= taken or len(taken) != len(cards) + unknown:
            raise _WrongError(FaultReason.OTHER_DRAWS, player.name, write_cards(in_order(taken)))

    def _check_count(self, player: Player, points: int) -> None:
        """A count is true if it is the score now, or was passed by what was done last.

        The score of a finished deal is its result: in a game to a hundred less may count in it than
        was said.
        """
        deal, results = self.state.current, self.state.results
        seat = deal.seat(player)
        over = len(results) == deal.number
        now = results[-1][player] if over else total(deal.ledger, seat)
        events = (moment.event for moment in self._last)
        passed = (e.running for e in events if isinstance(e, Counted) and e.line.seat is seat)
        if points != now and points not in passed:
            raise _WrongError(FaultReason.OTHER_COUNT, player.name, points, now)

    def _tell(self, value: int | None) -> None:
        """Elder tells what his point makes: the one he called, or of this value if he has such."""
        points = tellable(self.state.current)
        fitting = (point for point in points if value in (None, point.value))
        self.apply(TellMaking(next(fitting, points[0])))

    def _check_making(self, value: int) -> None:
        if self.state.phase is Phase.TELLING:
            self._tell(value)
        claim = self.state.current.declarations.point
        if claim is None or not isinstance(claim.call, Point):
            raise _WrongError(FaultReason.NO_POINT)
        if claim.call.value != value:
            raise _WrongError(FaultReason.OTHER_MAKING, value, claim.call.value)
