"""The laws of All-Fours, whatever is played (section R): asserted at every moment of a partie."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from rules.all_fours.actions import (
    Abide,
    Action,
    AnnounceNumber,
    AnswerBunch,
    AskTrump,
    Beg,
    ClaimPoints,
    Cut,
    Deal,
    DemandDeal,
    DrawOut,
    Give,
    GoOn,
    LayAway,
    Play,
    ProposeBunch,
    RefuseBeg,
    Run,
    Slip,
    Spread,
    Stand,
    TrumpQuestion,
)
from rules.all_fours.chain import AllFoursMoment
from rules.all_fours.choices import choices, every_action
from rules.all_fours.editions import seen_by
from rules.all_fours.events import (
    CardDrawnOut,
    Counted,
    DealEnded,
    Dealt,
    Event,
    HandTakenUp,
    LaidAway,
    PartieEnded,
)
from rules.all_fours.game import RULES
from rules.all_fours.options import Marking, Options, Revoke, SecondBeg, Tie
from rules.all_fours.pack import PACK, height, pips
from rules.all_fours.partie import apply, check
from rules.all_fours.play import playable
from rules.all_fours.refusals import Refusal
from rules.all_fours.scoring import Item
from rules.all_fours.state import DealState, Phase, State
from rules.all_fours.view import view
from rules.core.cards import ALL_OF_SUIT, Card
from rules.core.game import Illegal
from rules.core.seats import Player
from tests.rules.watching import Following

MORE = {Item.TURNED_KNAVE, Item.GIFT}
FINES = {Item.NOT_FOLLOWED, Item.REVOKE, Item.WRONG_MARK}


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


def every_card_is_in_one_place(deal: DealState) -> None:
    """QR3."""
    places = [*deal.hands[0], *deal.hands[1], *deal.laid_away[0], *deal.laid_away[1]]
    places += [*deal.set_aside, *deal.dealing.pack[deal.opening.taken :]]
    places += [card for trick in deal.tricks for card in (trick.led, trick.reply)]
    places += [one for one in (deal.led, deal.reply, deal.turn_up) if one is not None]
    assert sorted(places) == sorted(PACK)
    assert deal.left == len(PACK) - deal.opening.taken


def hands_are_equal(state: State) -> None:
    """QR3: before every lead both hold as many, unless they were dealt wrongly."""
    deal = state.current
    if deal.dealing.slip is None and state.phase is Phase.PLAY and deal.led is None:
        assert len(deal.hands[0]) == len(deal.hands[1])


def what_may_be_played(deal: DealState) -> None:
    """QR5, QR6."""
    may, held, led = playable(deal), deal.hands[deal.turn], deal.led
    assert may
    assert may <= held
    trumps = held & ALL_OF_SUIT[deal.trumps]
    assert led is None or led.suit is deal.trumps or trumps <= may
    if led is not None:
        third = {one for one in may if one.suit not in (led.suit, deal.trumps)}
        assert not third or not held & ALL_OF_SUIT[led.suit]


def the_ledger_only_grows(before: DealState, after: DealState, event: Event) -> None:
    """Each line with its event."""
    new = after.ledger[len(before.ledger) :]
    assert after.ledger[: len(before.ledger)] == before.ledger
    assert new == ((event.line,) if isinstance(event, Counted) else ())
    taken_off = after.dealing.slip is not None and Item.TURNED_KNAVE  # QH6
    assert all(line.points > 0 or line.item is taken_off for line in new)


def the_deal_adds_up(deal: DealState) -> None:
    """QR1, QR2, QR4, of a deal that was played to its end and marked by itself."""
    options = deal.options
    kept = deal.kept[0] | deal.kept[1]
    both = pips(deal.won(Player.A)) + pips(deal.won(Player.B))
    assert both == pips(kept)
    if len(kept) == 12:
        assert both <= 68
    if deal.dealing.slip is not None:
        return
    lines = [line for line in deal.ledger if line.item not in FINES]
    assert all(line.points == 1 for line in lines)
    if options.revoke is Revoke.FOSTER and any(deal.revokes):
        return
    more = sum(line.item in MORE for line in lines)
    played = len(lines) - more
    if options.tie is Tie.ELDER:
        assert played in (1, 3, 4)
    else:
        assert played <= 4
    if options.second_beg is not SecondBeg.BY_AGREEMENT:
        assert len(lines) <= 5
    trumps = kept & ALL_OF_SUIT[deal.trumps]
    for item, best in ((Item.HIGH, max), (Item.LOW, min)):
        owners = [line.player for line in lines if line.item is item]
        if not trumps:
            assert not owners
        else:
            card = best(trumps, key=height)
            assert [card in deal.kept[owner] for owner in owners] == [True]


# What may be seen ---------------------------------------------------------------------------------


def nothing_unseen_is_in_view(state: State, player: Player, known: frozenset[Card]) -> None:
    """A view holds no card that its player has not seen; the cut is made with another pack."""
    seen_now = replace(view(state, player), cut=None)
    assert not set(cards_in(seen_now)) - known, f"{player.name} sees too much"


def dealing_the_unseen_again_changes_no_view(
    state: State, player: Player, known: frozenset[Card], luck: Random
) -> None:
    """Section K: the view does not depend on where the unseen cards lie."""
    unseen = sorted(set(PACK) - known)
    anew = dict(zip(unseen, luck.sample(unseen, len(unseen)), strict=True))
    other = replace(state, deal=renamed(state.current, anew))
    assert view(other, player) == view(state, player)


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


def shown_to(event: Event) -> frozenset[Card]:
    """The cards that an event shows to both."""
    match event:
        case Dealt() | LaidAway() | HandTakenUp() | CardDrawnOut():
            return frozenset()  # as much as his edition shows
        case _:
            return frozenset(cards_in(event))


# What may be done ---------------------------------------------------------------------------------


def exactly_the_choices_are_allowed(state: State, luck: Random, tries: int = 12) -> None:
    """Each choice passes the check, and what is none of them is refused, by `apply` too.

    A revoke may pass where it is possible.
    """
    may = choices(state)
    allowed = list(every_action(may)) if may is not None and state.phase is not Phase.CUT else []
    if len(allowed) > 100:
        allowed = luck.sample(allowed, 100)
        exact = False
    else:
        exact = state.phase is not Phase.CUT
    for action in allowed:
        assert check(state, action) is None, f"{action} is offered and refused"
    for action in anything(state, luck, tries):
        refused = check(state, action)
        if refused is None:
            chance = isinstance(action, (Spread, Deal, AnnounceNumber))  # a right, no choice
            revoke = isinstance(action, Play) and state.options.revoke is not Revoke.IMPOSSIBLE
            assert chance or revoke or not exact or action in allowed, action
            continue
        assert isinstance(refused.reason, Refusal)
        assert action not in allowed
        with pytest.raises(Illegal) as illegal:
            apply(state, action)
        assert illegal.value.refused == refused


def anything(state: State, luck: Random, tries: int) -> Iterator[Action]:
    """Actions of every sort, most of them wrong."""
    yield from (Stand(), Beg(), Give(), Run(), RefuseBeg(), ProposeBunch(), GoOn())
    yield from (AnswerBunch(agree=True), AskTrump(TrumpQuestion.HIGH), AskTrump(TrumpQuestion.LOW))
    yield from (AnnounceNumber(), DemandDeal(), Abide(), DrawOut(0), DrawOut(9))
    yield Deal(PACK, luck.choice(list(Slip)))
    yield from (ClaimPoints(frozenset()), Cut(52), Cut(999), LayAway(frozenset()))
    yield from (Spread(PACK), Deal(PACK), Deal(PACK[1:]), Deal((*PACK[1:], PACK[1])))
    deal = state.deal
    for _ in range(tries):
        held = sorted(deal.hands[luck.randrange(2)]) if deal is not None else []
        held = held or list(PACK)
        yield Play(luck.choice(held))
        yield Play(luck.choice(PACK))
        yield LayAway(frozenset(luck.sample(held, min(len(held), luck.choice((1, 3, 6, 9))))))


# Over a whole partie ------------------------------------------------------------------------------


class Watch(Following):
    """Follows a partie from its first state and asserts all of this at each action."""

    rules = RULES

    def try_everything(self) -> None:
        exactly_the_choices_are_allowed(self.state, self.luck)

    def after(self) -> None:
        self._at_the_target()
        if self.state.deal is not None:
            hands_are_equal(self.state)
            if self.state.phase is Phase.PLAY:
                what_may_be_played(self.state.current)

    def _at_the_target(self) -> None:
        """QR8: play stops at the target, and by itself exactly at it."""
        state, options = self.state, self.state.options
        most = max(state.has(Player.A), state.has(Player.B))
        assert (most >= options.target) == (state.phase is Phase.OVER)
        if options.marking is Marking.AUTOMATIC and options.revoke is not Revoke.FOSTER:
            assert most <= options.target

    def see(self, moment: AllFoursMoment, *, last: bool) -> None:
        del last
        before, event, after = self.state, moment.event, moment.state
        self.state = after
        if after.deal is None:
            return
        if isinstance(event, Dealt) and not event.more:
            self.known = [frozenset(), frozenset()]
        elif before.deal is not None:
            the_ledger_only_grows(before.deal, after.deal, event)
        every_card_is_in_one_place(after.deal)
        thorough = self.luck.random() < self.share
        for player in Player:
            told = seen_by(event, after, player)
            self.known[player] |= shown_to(event) | frozenset(cards_in(told))
            if thorough:
                nothing_unseen_is_in_view(after, player, self.known[player])
                dealing_the_unseen_again_changes_no_view(
                    after, player, self.known[player], self.luck
                )
        self._note(event, after)

    def _note(self, event: Event, state: State) -> None:
        self.figures[type(event).__name__] += 1
        match event:
            case Counted(line=line):
                self.figures[line.item.value] += 1
            case DealEnded():
                self.figures["deals"] += 1
            case PartieEnded():
                self.figures["parties"] += 1
            case _:
                pass
        deal = state.current
        whole = isinstance(event, DealEnded) and deal.tricks and not any(deal.hands)
        reached = max(state.standing.totals) >= state.options.target
        if whole and not reached and state.options.marking is Marking.AUTOMATIC:
            the_deal_adds_up(deal)
            self.figures["whole deals"] += 1
