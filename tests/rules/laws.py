"""What must hold at every moment of any partie, whoever plays it and however.

`Watch` follows one partie action by action and asserts the laws; the tests feed it with Hypothesis,
the soak with thousands of deals. Each law is a function of its own and says what it asserts.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from rules.core.cards import SUITS, Card, Rank
from rules.core.game import Illegal
from rules.core.seats import Player
from rules.piquet.actions import (
    Action,
    AnnounceCarteBlanche,
    Answer,
    AnswerConcession,
    Ask,
    AskMaking,
    Call,
    ChooseDeal,
    ClaimLate,
    Concede,
    Correct,
    Cut,
    Deal,
    Exchange,
    LetGo,
    Look,
    NameSuit,
    Play,
    Reply,
    Spread,
    TellMaking,
    Withhold,
)
from rules.piquet.chain import PiquetMoment
from rules.piquet.choices import MayExchange, choices, every_action
from rules.piquet.combinations import Kind, Point, RankSet, Sequence, callings
from rules.piquet.editions import seen
from rules.piquet.events import (
    CardPlayed,
    CardsShown,
    CardsTold,
    CarteBlancheShown,
    Counted,
    DealEnded,
    Dealt,
    Event,
    LeavingsSeen,
    LeavingsShown,
    PartieEnded,
    PartieTied,
    SequenceCalled,
    SetCalled,
    TookIn,
)
from rules.piquet.game import RULES
from rules.piquet.options import Length
from rules.piquet.pack import PACK
from rules.piquet.partie import apply, check
from rules.piquet.rights import actions_by, rights
from rules.piquet.scoring import PLAYED, Item, has, total
from rules.piquet.seats import ELDER, YOUNGER, Seat
from rules.piquet.state import DealState, Phase, State
from rules.piquet.talk.questions import CalledLeft, NotReckoned, PointLeft, RankLeft, ShowKind
from rules.piquet.view import view
from tests.rules.watching import Following

WHOLE_PACK = frozenset(PACK)
ITEMS_OF_NOTE = (Item.CARTE_BLANCHE, Item.PIQUE, Item.REPIQUE, Item.CAPOT)


# Each card in one place ---------------------------------------------------------------------------


def every_card_is_in_one_place(deal: DealState) -> None:
    """Hands, discards, talon, table and tricks hold the pack, each card once."""
    table, parts = deal.table, deal.exchanged
    lying = [*parts.talon, *(one for one in (table.led, table.reply) if one is not None)]
    for held in (*deal.hands, *parts.discards):
        lying += held
    for trick in table.tricks:
        lying += (trick.led, trick.reply)
    assert len(lying) == len(PACK), f"{len(lying)} cards"
    assert set(lying) == WHOLE_PACK


# The ledger ---------------------------------------------------------------------------------------


def the_ledger_only_grows(before: DealState, after: DealState, event: Event) -> None:
    """No line is changed or taken away, each brings points or withdraws one, and each is told."""
    old = len(before.ledger)
    assert after.ledger[:old] == before.ledger
    new = after.ledger[old:]
    assert len(new) == isinstance(event, Counted)
    for line in new:
        if line.points < 0:  # only younger's sets are ever withdrawn, and once
            assert (line.seat, line.item) == (YOUNGER, Item.SET)
            made = replace(line, points=-line.points)
            assert before.ledger.count(made) > before.ledger.count(line)
            assert has(before.ledger, ELDER, Item.SEQUENCE)
        else:
            assert line.points
        assert isinstance(event, Counted)
        assert (event.line, event.running) == (line, total(after.ledger, line.seat))


def the_play_adds_up(deal: DealState) -> None:
    """Twelve leads, one last trick, one for each trick won against the lead, the cards or none.

    Where it was agreed, low cards do not count; who conceded counts nothing of it, and the other
    thirteen and ten if he takes them.
    """
    counted = Counter(line.item for line in deal.ledger)
    won = deal.table.won(ELDER), deal.table.won(YOUNGER)
    idle, low = deal.table.conceded, not deal.options.low_cards_count
    tricks = deal.table.tricks
    leads = [one for one in tricks if one.leader is not idle and not (low and is_low(one.led))]
    beaten = [
        one
        for one in tricks
        if one.winner is not one.leader
        and one.winner is not idle
        and not (low and is_low(one.reply))
    ]
    if counted[Item.CONCEDED]:
        assert idle is not None
        assert not tricks
        assert sum(line.points for line in deal.ledger if line.item in PLAYED) == 13
        assert [line.seat for line in deal.ledger if line.item is Item.CARDS] == [idle.other]
    else:
        assert sum(won) == 12
        assert (counted[Item.LEAD], counted[Item.TRICK]) == (len(leads), len(beaten))
        assert counted[Item.LAST_TRICK] == (tricks[-1].winner is not idle)
        takers = [seat for seat in Seat if won[seat] > 6 and seat is not idle]
        assert counted[Item.CAPOT] == any(won[seat] == 12 for seat in takers)
        assert counted[Item.CARDS] == any(won[seat] < 12 for seat in takers)
    assert counted[Item.CARTE_BLANCHE] <= 1
    assert counted[Item.PIQUE] + counted[Item.REPIQUE] <= 1
    assert all(line.seat is ELDER for line in deal.ledger if line.item is Item.PIQUE)


def is_low(card: Card) -> bool:
    return card.rank in (Rank.NINE, Rank.EIGHT, Rank.SEVEN)


def the_deal_ends_as_counted(state: State, scores: tuple[int, int]) -> None:
    """A deal brings what its ledger has; a hundred is reached by one, by lines it has."""
    deal = state.current
    a, b = (total(deal.ledger, deal.seat(player)) for player in Player)
    assert scores == state.results[-1]
    if state.options.length is Length.TO_A_HUNDRED and max(state.totals) >= 100:
        assert min(state.totals) < 100
        assert 0 <= scores[0] <= a
        assert 0 <= scores[1] <= b
    else:
        the_play_adds_up(deal)
        assert scores == (a, b)


# What each may see --------------------------------------------------------------------------------


def cards_in(value: object) -> Iterator[Card]:
    """Every card anywhere in a value."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, (tuple, frozenset)):
        for part in value:
            yield from cards_in(part)
    else:
        for name in _names(value):
            yield from cards_in(getattr(value, name))


_NAMES: dict[type, tuple[str, ...]] = {}


def _names(value: object) -> tuple[str, ...]:
    """The fields of a record; of anything else none."""
    kind = type(value)
    if kind not in _NAMES:
        _NAMES[kind] = kind.__struct_fields__ if issubclass(kind, Struct) else ()
    return _NAMES[kind]


def shown_to(event: Event, seat: Seat) -> frozenset[Card]:
    """The cards of a deal whose faces a seat sees by an event."""
    match event:
        case Dealt(hands=hands):
            return hands[seat] or frozenset()
        case TookIn(seat=owner, cards=drawn) | LeavingsSeen(seat=owner, cards=drawn):
            return frozenset(drawn or ()) if owner is seat else frozenset()
        case LeavingsShown(cards=left):
            return frozenset(left)
        case CarteBlancheShown(cards=held):
            return held
        case CardsTold(cards=held) | CardsShown(cards=held):
            return held
        case CardPlayed(card=played):
            return frozenset({played})
        case DealEnded():
            return WHOLE_PACK
        case _:
            return frozenset()


def nothing_unseen_is_in_view(
    state: State, seat: Seat, known: frozenset[Card], *, with_history: bool
) -> None:
    """A view holds no card that its seat has not seen, neither now nor in its history.

    The cut is left out: it is made with the pack of another deal, and `turned` is all it shows.
    """
    seen_now = view(state, state.current.player(seat))
    deal = seen_now.deal
    assert deal is not None
    if not with_history:
        deal = replace(deal, history=())
    strange = set(cards_in(replace(seen_now, cut=None, deal=deal))) - known
    assert not strange, f"{seat.name} sees {strange} in {seen_now}"


def dealing_the_unseen_again_changes_no_view(
    state: State, seat: Seat, known: frozenset[Card], luck: Random
) -> None:
    """The view does not depend on where the unseen cards lie, or on which was called for a point.

    What was called as a sequence or a quatorze stays, since the call told which it is.
    """
    called: set[Card] = set()
    for event in state.current.history:
        if isinstance(event, (SequenceCalled, SetCalled)) and event.seat is not seat:
            called |= event.cards or frozenset()
    unseen = sorted(WHOLE_PACK - known - called)
    if state.current.declarations.asked and seat is YOUNGER:
        point = state.current.declarations.point  # its value was told
        unseen = [one for one in unseen if point is None or one not in point.call.cards]
    anew = dict(zip(unseen, luck.sample(unseen, len(unseen)), strict=True))
    other = replace(state, deal=_dealt_anew(state.current, anew))
    player = state.current.player(seat)
    assert view(other, player) == view(state, player)


def _dealt_anew(value: Any, anew: dict[Card, Card]) -> Any:  # anything a state is made of
    if isinstance(value, Card):
        return anew.get(value, value)
    if isinstance(value, frozenset):
        return frozenset(_dealt_anew(part, anew) for part in value)
    if isinstance(value, tuple):
        return tuple(_dealt_anew(part, anew) for part in value)
    parts = {name: _dealt_anew(getattr(value, name), anew) for name in _names(value)}
    return type(value)(**parts) if parts else value


# What may be done ---------------------------------------------------------------------------------


def exactly_the_choices_are_allowed(state: State, luck: Random, tries: int = 40) -> None:
    """Each choice passes the check, and what is none of them is refused, by `apply` too."""
    may = choices(state)
    hand = state.deal.hands[state.deal.turn] if state.deal is not None else frozenset()
    allowed: set[Action]
    if isinstance(may, MayExchange):
        allowed = {Exchange(frozenset(luck.sample(sorted(hand), may.least))) for _ in range(5)}
        allowed |= {Exchange(frozenset(luck.sample(sorted(hand), may.most))) for _ in range(5)}
    else:
        allowed = set(every_action(may, hand)) if may is not None else set()
    for right in (*rights(state, Player.A), *rights(state, Player.B)):
        allowed |= set(actions_by(right))
    for action in allowed:
        refused = check(state, action)
        assert refused is None, f"{action} is offered and refused: {refused}"
    for action in luck.sample(_anything(state), tries):
        if action in allowed or _is_right_otherwise(state, action, may):
            assert check(state, action) is None, f"{action} is right and refused"
        else:
            assert_refused(state, action)


def assert_refused(state: State, action: Action) -> None:
    refused = check(state, action)
    assert refused is not None, f"{action} is allowed and not offered"
    with pytest.raises(Illegal) as illegal:
        apply(state, action)
    assert illegal.value.refused == refused


def _is_right_otherwise(state: State, action: Action, may: object) -> bool:
    """The actions that are too many to list, chance's and the exchange, by their plain rule."""
    match action:
        case Spread(pack):
            return state.phase is Phase.SPREAD and frozenset(pack) == WHOLE_PACK
        case Deal(pack):
            return state.phase is Phase.DEAL and frozenset(pack) == WHOLE_PACK
        case Exchange(cards) if isinstance(may, MayExchange):
            hand = state.current.hands[state.current.turn]
            return cards <= hand and may.least <= len(cards) <= may.most
        case _:
            return False


def _anything(state: State) -> list[Action]:
    """Actions of every sort, most of them wrong."""
    return [*_always(), *_of_the_hands(state.deal)]


@cache
def _always() -> tuple[Action, ...]:
    pack = PACK
    return (
        *(Spread(pack), Spread(pack[1:]), Deal(pack), Deal(pack[1:]), Deal((*pack[1:], pack[1]))),
        *(Cut(place) for place in (-1, 0, 5, 31, 32)),
        *(ChooseDeal(True), ChooseDeal(False), Look(True), Look(False), AskMaking()),
        LetGo(),
        *(Concede(), AnswerConcession(True), AnswerConcession(False)),
        *(AnnounceCarteBlanche(take) for take in (None, 0, 1, 3, 5, 6)),
        *(Answer(reply) for reply in Reply),
        *(Withhold(kind) for kind in Kind),
        *(Ask(question) for question in (PointLeft(), CalledLeft(), RankLeft(Rank.KING))),
        *(Ask(NotReckoned(rank)) for rank in (Rank.ACE, Rank.SEVEN)),
        *(Ask(ShowKind(kind)) for kind in Kind),
        *(NameSuit(suit) for suit in SUITS),
        *(Play(card) for card in pack),
        *(Play(Card(52)), Call(Point(frozenset())), Call(Sequence(frozenset({Card(60)})))),
        *(Exchange(frozenset(pack[:count])) for count in range(7)),
    )


def _of_the_hands(deal: DealState | None) -> Iterator[Action]:
    for hand in deal.hands if deal is not None else ():
        ordered = sorted(hand)
        for kind in Kind:
            for call, _ in callings(hand, kind):
                yield from (Call(call), Correct(call), ClaimLate(call))
                if isinstance(call, Point):
                    yield TellMaking(call)
        for start in range(len(ordered)):
            for count in (1, 2, 3, 5, 6):
                some = frozenset(ordered[start : start + count])
                yield from (Exchange(some), Call(Point(some)), Call(Sequence(some)))
                yield Call(RankSet(some))


# Following a partie -------------------------------------------------------------------------------


class Watch(Following):
    """Follows a partie from its first state and asserts all of this at each action."""

    rules = RULES

    def try_everything(self) -> None:
        exactly_the_choices_are_allowed(self.state, self.luck)

    def see(self, moment: PiquetMoment, *, last: bool) -> None:
        before, event, after = self.state, moment.event, moment.state
        self.state = after
        self.figures["events"] += 1
        if after.deal is None:
            return
        same_deal = before.deal is not None and not isinstance(event, Dealt)
        if same_deal:
            the_ledger_only_grows(before.current, after.current, event)
        else:
            self.known = [frozenset(), frozenset()]
        every_card_is_in_one_place(after.deal)
        for seat in Seat:
            self.known[seat] |= shown_to(event, seat)
            known = self.known[seat]
            thorough = self.luck.random() < self.share
            assert known.issuperset(cards_in(seen(event, seat))), f"{seat.name} sees {event}"
            if last or thorough:
                nothing_unseen_is_in_view(after, seat, known, with_history=thorough)
            if thorough:
                dealing_the_unseen_again_changes_no_view(after, seat, known, self.luck)
        self._note(event, after)

    def _note(self, event: Event, state: State) -> None:
        match event:
            case Counted(line=line) if line.item in ITEMS_OF_NOTE:
                seat = line.seat.name.lower()
                self.figures[f"{line.item.value} ({seat})"] += 1
            case DealEnded(scores=scores):
                self.figures["deals"] += 1
                the_deal_ends_as_counted(state, scores)
            case PartieTied():
                self.figures["ties"] += 1
            case PartieEnded(settlement=settlement):
                self.figures["parties"] += 1
                self.figures["drawn"] += settlement.winner is None
                self.figures["rubicons"] += settlement.rubicon
                assert settlement.totals == state.totals
            case _:
                pass
