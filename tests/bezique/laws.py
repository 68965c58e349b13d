"""The laws of Bezique, whatever is played (section W): asserted at every moment of a partie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from rules.bezique.actions import (
    Action,
    Announce,
    ChooseDeal,
    Cut,
    Deal,
    Declare,
    Draw,
    ExchangeSeven,
    Play,
    ShowCarteBlanche,
    ShowSeven,
    Spread,
)
from rules.bezique.chain import BeziqueMoment
from rules.bezique.choices import MayDeclare, choices, every_action
from rules.bezique.combinations import LEVEL, Kind
from rules.bezique.editions import seen_by
from rules.bezique.errors import Error
from rules.bezique.events import (
    CarteBlancheShown,
    Counted,
    DealEnded,
    Dealt,
    Drew,
    Erred,
    Event,
    PartieEnded,
)
from rules.bezique.game import RULES
from rules.bezique.options import Brisques, LastEight, Options, Seven
from rules.bezique.pack import face, height, pack_of
from rules.bezique.partie import apply, check
from rules.bezique.play import playable
from rules.bezique.refusals import Refusal
from rules.bezique.reuse import record_of
from rules.bezique.scoring import Item
from rules.bezique.state import DealState, Phase, State
from rules.bezique.view import view
from rules.core.cards import Card
from rules.core.game import Illegal, replay
from rules.core.seats import Player
from tests.rules.watching import Following

DECLARED = {kind.value for kind in Kind}
SEVENS = {Item.TURNED_SEVEN, Item.EXCHANGE, Item.SEVEN}


def cards_in(value: Any) -> Iterator[Card]:
    """Every card anywhere in a value."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, (tuple, frozenset)):
        for part in value:
            yield from cards_in(part)
    elif isinstance(value, Struct):
        for field in value.__struct_fields__:
            yield from cards_in(getattr(value, field))


# Cards and points ---------------------------------------------------------------------------------


def played(deal: DealState) -> list[Card]:
    """All cards that were put down."""
    lying = [one for one in (deal.led, deal.reply) if one is not None]
    return [*(card for trick in deal.tricks for card in (trick.led, trick.reply)), *lying]


def stock(deal: DealState) -> list[Card]:
    """The cards of the stock that lie face down."""
    dealt = 2 * deal.options.sizes.hand + (0 if deal.options.rubicon else 1)
    left = deal.dealing.pack[dealt + deal.drawn :]
    return list(left)


def every_card_is_in_one_place(deal: DealState) -> None:
    """ZW5."""
    places = [*deal.hands[0], *deal.hands[1], *played(deal), *stock(deal)]
    if deal.turn_up is not None:
        places.append(deal.turn_up)
    assert sorted(places) == sorted(pack_of(deal.options))
    for player in Player:
        assert deal.open[player] <= deal.known[player] <= deal.hands[player]


def hands_are_full(state: State) -> None:
    """ZW4: after every draw each holds eight, open and hidden; the stock has so many left."""
    deal = state.current
    if state.phase is not Phase.PLAY or deal.led is not None:
        return
    size, rounds = deal.options.sizes.hand, len(deal.tricks)
    after = max(0, rounds - deal.options.sizes.rounds)
    assert [len(held) for held in deal.hands] == [size - after] * 2
    assert deal.left == 2 * max(0, deal.options.sizes.rounds - rounds)
    if rounds >= deal.options.sizes.rounds:
        assert not any(deal.open)
        assert deal.turn_up is None


def the_ledger_only_grows(before: DealState, after: DealState, event: Event) -> None:
    """ZW6, and each line with its event."""
    new = after.ledger[len(before.ledger) :]
    assert after.ledger[: len(before.ledger)] == before.ledger
    assert new == ((event.line,) if isinstance(event, Counted) else ())
    assert all(line.points % 10 == 0 for line in new)


def records_only_rise(before: DealState, after: DealState) -> None:
    """ZW5."""
    assert after.declared[: len(before.declared)] == before.declared
    for one in after.declared[len(before.declared) :]:
        its_class, level = LEVEL[one.kind]
        for card in one.cards:
            now, then = (record_of(card, deal.declared) for deal in (after, before))
            assert all(a >= b for a, b in zip(now, then, strict=True))
            assert now[its_class] == level


def what_may_be_played(deal: DealState) -> None:
    """ZW7."""
    may = playable(deal)
    assert may
    led = deal.led
    if led is None or deal.drawing or deal.options.last_eight is LastEight.FOLLOW_ONLY:
        return
    held = deal.hands[deal.turn]
    if any(one.suit is led.suit and height(one) > height(led) for one in held):
        assert all(one.suit is led.suit and height(one) > height(led) for one in may)


def the_deal_adds_up(deal: DealState) -> None:
    """ZW1 to ZW3, of a deal that was played to its end."""
    options = deal.options
    assert sum(deal.brisques(player) for player in Player) == 8 * options.sizes.packs
    sums: Counter[str] = Counter()
    for line in deal.ledger:
        sums[line.item.value] += line.points
    sevens = sum(sums[item] for item in SEVENS)
    assert sevens in range(0, 0 if options.rubicon else 21, 10) or sevens == 0
    rest = sum(points for item, points in sums.items() if item in DECLARED)
    if options.rubicon:
        blanche = sums[Item.CARTE_BLANCHE]
        assert sum(sums.values()) == rest + 50 + blanche
    else:
        assert sum(sums.values()) == rest + sevens + 10 + 160
        assert sum(sums.values()) <= 1990
        assert rest <= 1800
        kinds = Counter(one.kind for one in deal.declared)
        assert kinds[Kind.SEQUENCE] <= 2
        assert kinds[Kind.ROYAL_MARRIAGE] <= 2
        assert kinds[Kind.MARRIAGE] <= 6
        assert sums[Kind.BEZIQUE] + sums[Kind.DOUBLE_BEZIQUE] <= 540
    assert len(deal.declared) <= options.sizes.rounds
    after = [one.trick for one in deal.declared]
    assert len(set(after)) == len(after)  # one a trick
    for one in deal.declared:
        assert deal.tricks[one.trick - 1].winner is one.player


# What may be seen ---------------------------------------------------------------------------------


def nothing_unseen_is_in_view(state: State, player: Player, known: frozenset[Card]) -> None:
    """A view holds no card that its player has not seen; the cut is made with another pack."""
    seen_now = replace(view(state, player), cut=None)
    assert not set(cards_in(seen_now)) - known, f"{player.name} sees too much"


def dealing_the_unseen_again_changes_no_view(
    state: State, player: Player, known: frozenset[Card], luck: Random
) -> None:
    """Section O: the view does not depend on where the unseen cards lie."""
    unseen = sorted(set(state.current.dealing.pack) - known)
    blanche = state.current.blanche[player.other]
    anew = dict(zip(unseen, luck.sample(unseen, len(unseen)), strict=True))
    other = replace(state, deal=renamed(state.current, anew))
    assert view(other, player) == view(state, player)
    assert (blanche is None) == (other.current.blanche[player.other] is None)


def renamed(value: Any, anew: dict[Card, Card]) -> Any:
    """The same value with other cards."""
    if isinstance(value, Card):
        return anew.get(value, value)
    if isinstance(value, frozenset):
        return frozenset(renamed(part, anew) for part in value)
    if isinstance(value, tuple):
        return tuple(renamed(part, anew) for part in value)
    if isinstance(value, Options) or not isinstance(value, Struct):
        return value
    return type(value)(
        **{field: renamed(getattr(value, field), anew) for field in value.__struct_fields__}
    )


def shown_to(event: Event, player: Player) -> frozenset[Card]:
    """The cards that an event shows to a player."""
    match event:
        case Dealt(hands=hands):
            return hands[player] or frozenset()
        case Drew(player=drawer, card=card):
            return frozenset((card,)) if drawer is player and card is not None else frozenset()
        case CarteBlancheShown(cards=cards):
            return cards
        case Erred(player=drawer, error=Error.DREW_EARLY, cards=cards):
            return cards or frozenset() if drawer is player else frozenset()
        case _:
            return frozenset(cards_in(event))


# What may be done ---------------------------------------------------------------------------------


def exactly_the_choices_are_allowed(state: State, luck: Random, tries: int = 30) -> None:
    """Each choice passes the check, and what is none of them is refused, by `apply` too.

    A declaration of other copies of the same cards may pass as well: it comes to the same.
    """
    may = choices(state)
    allowed = list(every_action(may)) if may is not None else []
    for action in allowed:
        assert check(state, action) is None, f"{action} is offered and refused"
    same = {_as_printed(action) for action in allowed}
    for action in _anything(state, luck, tries):
        refused = check(state, action)
        if refused is None:
            plain = isinstance(action, (Declare, Announce))
            chance = isinstance(action, (Spread, Deal))
            assert chance or action in allowed or (plain and _as_printed(action) in same), action
            continue
        assert isinstance(refused.reason, Refusal)
        assert action not in allowed
        with pytest.raises(Illegal) as illegal:
            apply(state, action)
        assert illegal.value.refused == refused


def _as_printed(action: Action) -> object:
    if isinstance(action, (Declare, Announce)):
        return type(action), tuple(sorted(face(card) for card in action.cards))
    return action


def _anything(state: State, luck: Random, tries: int) -> Iterator[Action]:
    """Actions of every sort, most of them wrong."""
    pack = pack_of(state.options)
    yield from (Draw(), ShowCarteBlanche(), ChooseDeal(True), Cut(0), Cut(-1), Cut(999))
    yield from (Spread(pack), Deal(pack), Deal(pack[1:]), Deal((*pack[1:], pack[1])))
    deal = state.deal
    for _ in range(tries):
        card = luck.choice(pack)
        yield from (Play(card), ExchangeSeven(card), ShowSeven(card))
        held = sorted(deal.hands[luck.choice((0, 1))]) if deal is not None else []
        some = frozenset(luck.sample(held, min(len(held), luck.choice((1, 2, 2, 2, 4, 4, 5)))))
        yield from (Declare(some), Announce(some))


# Following a partie -------------------------------------------------------------------------------


class Watch(Following):
    """Follows a partie from its first state and asserts all of this at each action."""

    rules = RULES

    def try_everything(self) -> None:
        exactly_the_choices_are_allowed(self.state, self.luck)

    def see(self, moment: BeziqueMoment, *, last: bool) -> None:
        del last
        before, event, after = self.state, moment.event, moment.state
        self.state = after
        if after.deal is None:
            return
        if isinstance(event, Dealt):
            self.known = [frozenset(), frozenset()]
        elif before.deal is not None:
            the_ledger_only_grows(before.deal, after.deal, event)
            records_only_rise(before.deal, after.deal)
        if not isinstance(event, Dealt):  # the turn-up is turned right after it
            every_card_is_in_one_place(after.deal)
        thorough = self.luck.random() < self.share
        for player in Player:
            told = seen_by(event, after, player)
            self.known[player] |= shown_to(event, player) | frozenset(cards_in(told))
            if isinstance(told, Drew) and told.player is not player:
                last = after.deal.left == 0 and not after.options.rubicon
                assert (told.card is not None) == (last and told.left == 0)
            if thorough and not isinstance(event, DealEnded):
                nothing_unseen_is_in_view(after, player, self._seen(player))
                if not self._is_open(after):
                    known = self._seen(player)
                    dealing_the_unseen_again_changes_no_view(after, player, known, self.luck)
        self._note(event, after)

    def _is_open(self, state: State) -> bool:
        return len(state.standing.results) >= state.current.number

    def _seen(self, player: Player) -> frozenset[Card]:
        return (
            frozenset(self.state.current.dealing.pack)
            if self._is_open(self.state)
            else (self.known[player])
        )

    def after(self) -> None:
        """What holds when a player is awaited."""
        state = self.state
        if not isinstance(state.turn, Player) or state.deal is None:
            return
        deal = state.deal
        hands_are_full(state)
        if state.phase is Phase.PLAY:
            what_may_be_played(deal)
        else:
            may = choices(state)
            assert isinstance(may, MayDeclare)
            assert deal.turn is deal.tricks[-1].winner

    def _note(self, event: Event, state: State) -> None:
        match event:
            case Counted(line=line):
                self.figures[line.item.value] += 1
                assert line.item is not Item.SEVEN or (
                    state.options.seven is Seven.DECLARED or state.current.drawing
                )
            case DealEnded():
                self.figures["deals"] += 1
                if len(state.current.tricks) == state.options.sizes.tricks and not (
                    _stopped_at_once(state)
                ):
                    the_deal_adds_up(state.current)
                    self.figures["whole deals"] += 1
            case PartieEnded():
                self.figures["parties"] += 1
            case _:
                pass

    def replays(self) -> None:
        """And which copies of the cards are dealt changes no point (ZW8)."""
        super().replays()
        faces: dict[Card, list[Card]] = {}
        for card in pack_of(self.start.options):
            faces.setdefault(face(card), []).append(card)
        anew: dict[Card, Card] = {}
        for copies in faces.values():
            anew |= zip(copies, self.luck.sample(copies, len(copies)), strict=True)
        again = replay(apply, self.start, [renamed(action, anew) for action in self.log])
        assert again.refused is None
        assert again.state.standing == renamed(self.state.standing, anew)


def _stopped_at_once(state: State) -> bool:
    """Whether the line that reached the target stood before the last one that was due."""
    deal = state.current
    if state.options.rubicon or state.options.brisques is Brisques.AT_ONCE:
        return deal.ledger[-1].item is Item.BRISQUES and not state.options.rubicon
    counted = {line.player for line in deal.ledger if line.item is Item.BRISQUES}
    due = {player for player in Player if deal.brisques(player)}
    return counted != due
