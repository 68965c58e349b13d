"""Reading the steps of a deal: our actions, what books leave open, and remarks to be checked.

Beyond single actions there are cards alone (played in turn), discards not wholly known (`KS ? ?` or
a number), calls without cards, and the books' other verbs (discards, leads). Where nobody is named,
an action is that of the one whose turn it must be, a remark about the one named last in the line.
"""

from __future__ import annotations

from rules.core.cards import Hand
from rules.core.seats import Player
from rules.piquet.actions import (
    AnnounceCarteBlanche,
    AskMaking,
    Call,
    ClaimLate,
    Correct,
    Exchange,
    Play,
)
from rules.piquet.options import HAND, Options
from rules.piquet.record.card_text import (
    is_card,
    read_card,
    read_open_cards,
    read_placed_cards,
)
from rules.piquet.record.notation import ACTIONS, NONE, VERBS, is_asked, is_reply, read_action
from rules.piquet.record.record import (
    Counts,
    Does,
    Draws,
    Makes,
    OpenExchange,
    Place,
    RecordedAction,
    SpokenClaim,
    SpokenCorrection,
    Step,
)
from rules.piquet.record.spoken_call import SpokenCall
from rules.piquet.record.spoken_text import begins_call, read_call
from rules.piquet.record.text import (
    FaultReason,
    TextLine,
    read_number,
)
from rules.piquet.record.turns import Turns, announcer
from rules.piquet.seats import ELDER, YOUNGER, Seat

MOST_STEPS = 300
"""Actions and remarks of one deal; all its cards, calls and counts are not half as many."""


PLAYING = frozenset(f"{verb}{s}" for verb in ("play", "lead", "follow", "throw") for s in ("", "s"))
"""The verbs before one card."""

_AT_HEAD = ("spread", "cut", "choose", "carte")
DEEDS = (
    "holds",
    *(f"{verb}s" for verb in ACTIONS if verb not in _AT_HEAD),
    *("draws", "makes", "counts"),
)
"""All that can be said of a player in a deal, each by one verb."""

_Spoken = type[SpokenClaim | SpokenCorrection]
_Whole = type[ClaimLate | Correct]
_CLAIM, _CORRECT = (SpokenClaim, ClaimLate), (SpokenCorrection, Correct)
_REMARKS = ("draw", "take", "count", "score", "make", "lead", "follow", "throw", "discard")
WORDS = frozenset(VERBS) | {f"{verb}{s}" for verb in _REMARKS for s in ("", "s")}
"""The verbs that begin what is done or remarked in a deal."""

_ELDERS: dict[str, tuple[_Spoken, _Whole]] = {
    "claim": _CLAIM,
    "claims": _CLAIM,
    "correct": _CORRECT,
    "corrects": _CORRECT,
}


def begins_step(line: TextLine) -> bool:
    """Whether a statement begins as one of a deal does, so that no name is meant by it."""
    word = line.first
    known = word in WORDS or is_reply(line) or is_asked(line) or begins_call(line)
    return known or is_card(line)


class StepReader:
    """Reads the steps of one deal; it lives while its deal is read.

    `hands` are the cards that are known to have been dealt, elder's first; they come as they are
    read.
    """

    def __init__(self, dealer: Player, options: Options) -> None:
        self._dealer = dealer
        self._options = options
        self._turns = Turns()
        self.hands: tuple[Hand, Hand] = (frozenset(), frozenset())
        self._steps: list[Step] = []

    @property
    def steps(self) -> tuple[Step, ...]:
        return tuple(self._steps)

    def read(self, line: TextLine, named: Player | None, told: Player | None) -> None:
        """Read a statement of somebody `named` in it; `told` was named last before it."""
        place, about = place_of(line), told if named is None else named
        match line.first:
            case "draws" | "draw" | "takes" | "take":
                cards, unknown = read_some(line.rest(2 if line.rest().first == "in" else 1))
                self._steps.append(Draws(_known(about, line), cards, unknown, place))
            case "counts" | "count" | "scores" | "score":
                self._steps.append(Counts(_known(about, line), _only_number(line), place))
            case "says" | "say" if line.rest().first.isdigit():
                self._steps.append(self._said(_known(about, line), _only_number(line), place))
            case number if number.isdigit() and named is not None and len(line.words) == 1:
                self._steps.append(self._said(named, read_number(line), place))
            case "makes" | "make" | "making" if line.rest().words:
                elder = player_at(self._dealer, ELDER)
                player = elder if named is None else named
                self._steps.append(Makes(player, _only_number(line), place))
            case _:
                self._actions(line, named, place)
        if len(self._steps) > MOST_STEPS:
            raise line.wrong(FaultReason.TOO_MANY_STEPS, MOST_STEPS)

    def _said(self, player: Player, number: int, place: Place) -> Makes | Counts:
        """A number alone: what the point makes if that was just asked, else what one counts."""
        match self._steps[-1:]:
            case [Does(what=AskMaking())]:
                return Makes(player, number, place)
            case _:
                return Counts(player, number, place)

    def is_trick(self, line: TextLine) -> bool:
        """Whether the number of the trick that is played stands before its cards: `2. KH 7D`."""
        rest = line.rest()
        if not (line.first.isdigit() and (is_card(rest) or rest.first in PLAYING)):
            return False
        if read_number(line) != self._turns.trick:
            raise line.wrong(FaultReason.WRONG_TRICK, self._turns.trick)
        return True

    def _actions(self, line: TextLine, named: Player | None, place: Place) -> None:
        for what, column in read_actions(line):
            seat = self._turns.who(what)
            if named is None and isinstance(what, AnnounceCarteBlanche):
                known = announcer(what, self.hands, self._options)
                if known is None:
                    raise line.wrong(FaultReason.WHO)
                seat = known
            player = player_at(self._dealer, seat) if named is None else named
            where = place if column is None else Place(line.number, column)
            self._steps.append(Does(player, what, where))
            self._turns.done(what)
            named = None  # of cards that stand alone only the first is his


def player_at(dealer: Player, seat: Seat) -> Player:
    """Who sits at a seat in a deal."""
    return dealer if seat is YOUNGER else dealer.other


def place_of(line: TextLine) -> Place:
    """Where what is left of a line begins."""
    return Place(line.number, line.words[0].column if line.words else line.end)


def _known(player: Player | None, line: TextLine) -> Player:
    if player is None:
        raise line.wrong(FaultReason.WHO)
    return player


def _only_number(line: TextLine) -> int:
    number = read_number(line.rest())
    line.rest(2).done()
    return number


def read_actions(line: TextLine) -> tuple[tuple[RecordedAction, int | None], ...]:
    """What a statement says is done; more than one action only where cards stand alone.

    Each with the column of its own, if it has one.
    """
    if is_card(line):
        return tuple((Play(card), column) for card, column in read_placed_cards(line))
    return ((_action(line), None),)


def _action(line: TextLine) -> RecordedAction:
    verb, rest = line.first, line.rest()
    if verb in PLAYING:
        return Play(read_card(rest))
    if verb in ("exchange", "exchanges", "discard", "discards"):
        cards, unknown = read_some(rest)
        return OpenExchange(cards, unknown) if unknown else Exchange(cards)
    if verb in _ELDERS:
        meant = read_call(rest.rest() if rest.first == "late" else rest)
        spoken, whole = _ELDERS[verb]
        return spoken(meant) if isinstance(meant, SpokenCall) else whole(meant)
    if verb in ("say", "says") and not is_reply(rest) and (begins_call(rest) or is_asked(rest)):
        return _action(rest)
    if verb in ("call", "calls") or begins_call(line):
        meant = read_call(rest if verb in ("call", "calls") else line)
        return meant if isinstance(meant, SpokenCall) else Call(meant)
    return read_action(line)


def read_some(line: TextLine) -> tuple[Hand, int]:
    """Cards of which some may be unknown, or a bare number: the known ones, and how many not."""
    if len(line.words) == 1 and line.first == NONE:
        return frozenset(), 0
    if len(line.words) == 1 and not is_card(line):
        count = read_number(line)
        if count > HAND:
            raise line.wrong(FaultReason.NO_NUMBER)
        return frozenset(), count
    if not line.words:
        raise line.wrong(FaultReason.NO_CARDS)
    found = read_open_cards(line)
    known = frozenset(placed.card for placed in found if placed.card is not None)
    return known, len(found) - len(known)
