"""The words in which the rules are told: a deal on the table, and what is said and done at it.

`dealt` lays out a deal before its exchange, `given` one whose exchange is over and whose hands are
the twelve that are played. What follows reads like the books: `deal.elder_calls("point of five")`,
`.answered("good")`, `.elder_leads("AH")`; `deal.ledger(ELDER)` says what was counted.
Whatever a test does goes through `check` and `apply`: nothing is put on the table by hand.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Self, TypeVar

import pytest
from msgspec.structs import replace

from rules.core.cards import Card, Hand, Rank, Suit, card, cards, hand
from rules.core.game import Illegal
from rules.core.seats import Player
from rules.piquet import partie
from rules.piquet.actions import (
    Action,
    AnnounceCarteBlanche,
    Answer,
    Ask,
    AskMaking,
    Call,
    ClaimLate,
    Correct,
    Deal,
    Exchange,
    Look,
    NameSuit,
    Play,
    Reply,
    TellMaking,
    Withhold,
)
from rules.piquet.choices import MayCall, choices, every_action
from rules.piquet.combinations import Combination, Kind, Point, RankSet, Sequence, holdings, lesser
from rules.piquet.events import (
    CardsShown,
    CardsTold,
    Event,
    MakingTold,
    NotReckonedTold,
    NumberTold,
)
from rules.piquet.options import HAND, TALON, Options
from rules.piquet.pack import COURTS, PACK, in_order
from rules.piquet.play import playable
from rules.piquet.refusals import Refusal
from rules.piquet.rights import actions_by, rights
from rules.piquet.scoring import Item, Line, total
from rules.piquet.seats import ELDER, YOUNGER, Seat
from rules.piquet.state import DealState, Phase, State, twelve_of
from rules.piquet.talk.questions import Question
from rules.piquet.view import DealView, View, view

NUMBERS = ("one", "two", "three", "four", "five", "six", "seven", "eight")
LENGTHS = {3: "tierce", 4: "quart", 5: "quint", 6: "sixieme", 7: "septieme", 8: "huitieme"}
RANKS = {
    "ace": Rank.ACE,
    "king": Rank.KING,
    "queen": Rank.QUEEN,
    "knave": Rank.KNAVE,
    "ten": Rank.TEN,
    "nine": Rank.NINE,
}
SUITS = {
    "spades": Suit.SPADES,
    "hearts": Suit.HEARTS,
    "diamonds": Suit.DIAMONDS,
    "clubs": Suit.CLUBS,
}

E = TypeVar("E", bound=Event)


def fits(call: Combination, words: str) -> bool:
    """Whether a call is what the words say.

    "point of five", "quint to the king", "tierce major", "quart minor", "quatorze of aces", "trio
    of tens without TS"; a point or sequence may add its suit: "point of five in hearts".
    """
    words, _, suit = words.partition(" in ")
    words, _, without = words.partition(" without ")
    if suit and (isinstance(call, RankSet) or call.suit is not SUITS[suit]):
        return False
    if without and card(without) in call.cards:
        return False
    match call, words.split():
        case Point(), ["point", "of", number]:
            return len(call.cards) == NUMBERS.index(number) + 1
        case Sequence(), [length, "to", "the", top]:
            return LENGTHS[call.length] == length and call.top is RANKS[top]
        case Sequence(), [length, "major"]:
            return LENGTHS[call.length] == length and call.top is Rank.ACE
        case Sequence(), [length, "minor"]:
            lowest = {member.rank for member in call.cards}
            return LENGTHS[call.length] == length and Rank.SEVEN in lowest
        case RankSet(), ["quatorze" | "trio" as name, "of", plural]:
            right_number = call.count == (4 if name == "quatorze" else 3)
            return right_number and call.rank is RANKS[plural.removesuffix("s")]
        case _:
            return False


def line_in_words(line: Line) -> str:
    """A line of the ledger as the books say it: "point 5", "quint 15", "trio 3", "last trick 1"."""
    held = len(line.cards or ())
    match line.item:
        case Item.SEQUENCE:
            name = LENGTHS[held]
        case Item.SET:
            name = "quatorze" if held == 4 else "trio"
        case _:
            name = line.item.value.replace("-", " ")
    return f"{name} {line.points}"


def pack_of(
    elder: Hand, younger: Hand, talon: tuple[Card, ...], packets: int = 2
) -> tuple[Card, ...]:
    """The pack from which these hands are dealt, with that talon below them."""
    hands = (list(in_order(elder)), list(in_order(younger)))
    pack: list[Card] = []
    while hands[ELDER]:
        for held in hands:
            pack += held[:packets]
            del held[:packets]
    return (*pack, *talon)


class Table:
    """A partie on the table in the middle of a deal."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.events: list[Event] = []

    # -- What lies there ----------------------------------------------------------------------

    @property
    def deal(self) -> DealState:
        return self.state.current

    def hand(self, seat: Seat) -> Hand:
        return self.deal.hands[seat]

    def ledger(self, seat: Seat) -> list[str]:
        """What a seat has counted so far, in the order it was counted."""
        return [line_in_words(line) for line in self.deal.ledger if line.seat is seat]

    def in_hand(self, seat: Seat) -> list[str]:
        """The same without what was made in play."""
        played = ("lead ", "trick ", "last trick ")
        return [line for line in self.ledger(seat) if not line.startswith(played)]

    def score(self, seat: Seat) -> int:
        return total(self.deal.ledger, seat)

    def view(self, seat: Seat) -> View:
        return view(self.state, self.deal.player(seat))

    def deal_view(self, seat: Seat) -> DealView:
        seen = self.view(seat).deal
        assert seen is not None
        return seen

    def happened(self, kind: type[E]) -> list[E]:
        """Every event of one kind so far."""
        return [event for event in self.events if isinstance(event, kind)]

    # -- Doing anything -----------------------------------------------------------------------

    def does(self, action: Action) -> Self:
        for moment in partie.apply(self.state, action):
            self.state = moment.state
            self.events.append(moment.event)
        return self

    def refuses(self, action: Action) -> str:
        """The reason for which an action is refused; fails when it is allowed."""
        refused = partie.check(self.state, action)
        assert refused is not None, f"{action} is allowed"
        before = self.state
        with pytest.raises(Illegal) as illegal:
            partie.apply(self.state, action)
        assert illegal.value.refused == refused
        assert self.state == before
        return refused.reason

    def offers(self, action: Action) -> bool:
        """Whether an action is among the choices of the one on turn."""
        may = choices(self.state)
        return may is not None and action in set(every_action(may, self.hand(self.deal.turn)))

    def rights(self, seat: Seat) -> list[Action]:
        """All that a seat may do besides what its turn asks for."""
        player = self.deal.player(seat)
        return [action for right in rights(self.state, player) for action in actions_by(right)]

    def _turn(self, seat: Seat) -> None:
        assert self.deal.turn is seat, f"it is the turn of {self.deal.turn.name}"

    # -- Exchange -----------------------------------------------------------------------------

    def elder_discards(self, text: str) -> Self:
        self._turn(ELDER)
        return self.does(Exchange(hand(text)))

    def younger_discards(self, text: str) -> Self:
        self._turn(YOUNGER)
        return self.does(Exchange(hand(text)))

    def announces_carte_blanche(self, take: int | None = None) -> Self:
        return self.does(AnnounceCarteBlanche(take))

    # -- Calls --------------------------------------------------------------------------------

    def named(self, words: str, seat: Seat | None = None) -> Combination:
        """The best combination of a hand (of the one on turn, if not said whose) that fits."""
        held = twelve_of(self.deal, self.deal.turn if seat is None else seat)
        for kind in Kind:
            whole = holdings(held, kind)
            for call in (*whole, *(less for one in whole for less in lesser(one))):
                if fits(call, words):
                    return call
        raise AssertionError(f"no {words} in {' '.join(map(str, in_order(held)))}")

    def elder_calls(self, words: str) -> Self:
        self._turn(ELDER)
        return self.does(Call(self.named(words)))

    def younger_calls(self, words: str) -> Self:
        self._turn(YOUNGER)
        return self.does(Call(self.named(words)))

    def elder_corrects(self, words: str) -> Self:
        """Elder puts in: "No, I correct that", whoever is on turn."""
        return self.does(Correct(self.named(words, ELDER)))

    def refuses_correction(self, words: str) -> str:
        action = Correct(self.named(words, ELDER))
        assert action not in self.rights(ELDER)
        return self.refuses(action)

    def elder_withholds(self, kind: Kind) -> Self:
        """Elder keeps back what he would have to show."""
        return self.does(Withhold(kind))

    def elder_claims_late(self, words: str) -> Self:
        """Elder puts in after his lead what he left out."""
        return self.does(ClaimLate(self.named(words, ELDER)))

    def claimable_late(self) -> list[Combination]:
        return [action.what for action in self.rights(ELDER) if isinstance(action, ClaimLate)]

    def refuses_late_claim(self, words: str) -> str:
        action = ClaimLate(self.named(words, ELDER))
        assert action not in self.rights(ELDER)
        return self.refuses(action)

    def refuses_call(self, words: str) -> str:
        call = Call(self.named(words))
        assert not self.offers(call)
        return self.refuses(call)

    def may_call(self, words: str) -> bool:
        call = Call(self.named(words))
        allowed = partie.check(self.state, call) is None
        assert self.offers(call) == allowed
        return allowed

    def callable_now(self) -> list[Combination]:
        may = choices(self.state)
        assert isinstance(may, MayCall)
        return list(may.calls)

    def answered(self, reply: str) -> Self:
        self._turn(YOUNGER)
        return self.does(Answer(Reply(reply)))._told()

    def may_answer(self, reply: str) -> bool:
        answer = Answer(Reply(reply))
        allowed = partie.check(self.state, answer) is None
        assert self.offers(answer) == allowed
        return allowed

    def asked(self) -> Self:
        """Younger asks: "What do they make?", and elder tells."""
        self._turn(YOUNGER)
        return self.does(AskMaking())._told()

    def _told(self) -> Self:
        """Elder tells what the point makes that he called, where it is waited for."""
        point = self.deal.declarations.point
        if self.state.phase is not Phase.TELLING or point is None:
            return self
        assert isinstance(point.call, Point)
        return self.does(TellMaking(point.call))

    def says(self, value: int) -> Self:
        """What elder told was this value."""
        assert self.happened(MakingTold)[-1] == MakingTold(value)
        return self

    # -- Questions ----------------------------------------------------------------------------

    def asks(self, question: Question) -> str:
        """Put a question as the one on turn, and the answer in words: "two", "KH KD", "spades"."""
        self.does(Ask(question))
        match self.events[-1]:
            case NumberTold(number=number):
                return ("none", *NUMBERS)[number]
            case CardsTold(cards=held) | CardsShown(cards=held):
                return " ".join(map(str, in_order(held)))
            case NotReckonedTold(suit=suit):
                return suit.name.lower()
            case other:
                raise AssertionError(f"no answer: {other}")

    def refuses_question(self, question: Question) -> str:
        assert Ask(question) not in self.rights(self.deal.turn)
        return self.refuses(Ask(question))

    # -- Leavings -----------------------------------------------------------------------------

    def elder_names(self, suit: str) -> Self:
        self._turn(ELDER)
        return self.does(NameSuit(SUITS[suit]))

    def younger_looks(self, look: bool = True) -> Self:
        self._turn(YOUNGER)
        return self.does(Look(look))

    # -- Play ---------------------------------------------------------------------------------

    def elder_leads(self, text: str) -> Self:
        return self._leads(ELDER, text)

    def younger_leads(self, text: str) -> Self:
        return self._leads(YOUNGER, text)

    def _leads(self, seat: Seat, text: str) -> Self:
        """Lead a card; of several, the other follows low after each but the last."""
        first, *more = cards(text)
        self._turn(seat)
        assert self.deal.table.led is None, "a card was led"
        self.does(Play(first))
        for led in more:
            self.follows()
            self._turn(seat)
            self.does(Play(led))
        return self

    def elder_plays(self, text: str) -> Self:
        self._turn(ELDER)
        return self.does(Play(card(text)))

    def younger_plays(self, text: str) -> Self:
        self._turn(YOUNGER)
        return self.does(Play(card(text)))

    def follows(self) -> Self:
        """The other plays the lowest card she may."""
        assert self.deal.table.led is not None, "no card was led"
        return self.does(Play(self.lowest()))

    def lowest(self) -> Card:
        return min(playable(self.deal), key=lambda one: (PACK.index(one) % 8 * -1, one))

    def played_out(self, choose: Callable[[Self], Card] | None = None) -> Self:
        """The rest of the deal, each playing the card that `choose` says (default: the lowest)."""
        while self.state.phase in (Phase.CALLS, Phase.LOOK, Phase.RECKONING, Phase.PLAY):
            if self.state.phase is Phase.LOOK:
                self.younger_looks(False)
            else:
                self.does(Play(choose(self) if choose else self.lowest()))
        return self

    # -- The partie ---------------------------------------------------------------------------

    def after(self, *results: tuple[int, int]) -> Self:
        """The same table in a partie whose earlier deals brought these points (A's first)."""
        deal = replace(self.deal, number=len(results) + 1)
        self.state = replace(self.state, results=results, deal=deal)
        return self


def dealt(
    elder: str,
    younger: str,
    talon: str,
    *,
    dealer: Player = Player.B,
    options: Options | None = None,
) -> Table:
    """A deal of these hands, before anything else; A is elder unless A is made dealer."""
    options = options or Options()
    pack = pack_of(hand(elder), hand(younger), cards(talon), options.packets)
    return Table(partie.start_deal(options, dealer)).does(Deal(pack))


def given(
    elder: str,
    younger: str,
    *,
    elder_threw: str = "",
    younger_threw: str = "",
    elder_takes: int = 5,
    left: str = "",
    younger_leaves: int = 0,
    dealer: Player = Player.B,
    options: Options | None = None,
) -> Table:
    """A deal whose exchange is over: these are the hands that call and play, and elder is to speak.

    What was thrown and left is of the other eight cards; a test says so only where it matters.
    """
    kept = (hand(elder), hand(younger))
    assert list(map(len, kept)) == [HAND, HAND]
    rest = [one for one in PACK if one not in kept[ELDER] | kept[YOUNGER]]
    assert len(rest) == TALON, "a card is in both hands"

    def taken_from_rest(count: int, text: str) -> tuple[Card, ...]:
        wanted = cards(text)
        chosen = (*wanted, *[one for one in rest if one not in told])[:count]
        for one in chosen:
            rest.remove(one)
        return chosen

    told = {*cards(elder_threw), *cards(younger_threw), *cards(left)}
    younger_leaves = younger_leaves or len(cards(left))
    leavings = taken_from_rest(younger_leaves, left)
    thrown_by_elder = taken_from_rest(elder_takes, elder_threw)
    thrown_by_younger = taken_from_rest(len(rest), younger_threw)
    drawn = (
        _without_courts_first(kept[ELDER])[:elder_takes],
        _without_courts_first(kept[YOUNGER])[: len(thrown_by_younger)],
    )
    options = options or Options()
    table = Table(partie.start_deal(options, dealer)).does(
        Deal(
            pack_of(
                kept[ELDER] - set(drawn[ELDER]) | set(thrown_by_elder),
                kept[YOUNGER] - set(drawn[YOUNGER]) | set(thrown_by_younger),
                (*drawn[ELDER], *drawn[YOUNGER], *leavings),
                options.packets,
            )
        )
    )
    table.does(Exchange(frozenset(thrown_by_elder)))
    table.does(Exchange(frozenset(thrown_by_younger)))
    assert (table.hand(ELDER), table.hand(YOUNGER)) == kept
    return table


def _without_courts_first(held: Iterable[Card]) -> list[Card]:
    """So that a court card stays in the hand that was dealt, and it is no carte blanche."""
    return sorted(held, key=lambda one: (one in COURTS, one))


__all__ = ["ELDER", "YOUNGER", "Refusal", "Table", "dealt", "given"]
