"""The aid for counting cards: true of the cards, from the view alone, and clear of the rest."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from game.demo.house import Showcase
from game.piquet.ai.heuristic.thumb import choose
from game.piquet.preferences import UNSEEN_CARDS
from game.piquet.ui.unseen import Where, unseen_items, whereabouts
from game.piquet.words import say
from game.players.player import Human
from game.preferences import Preferences
from game.session.dealer import Dealer
from game.session.session import Session
from game.stage.basics import Align, Room
from game.stage.director import Motion
from game.stage.picture import Text
from game.stage.places import Places
from game.table.table import TableScene
from game.words.catalogue import speak
from rules.core.cards import Card
from rules.core.seats import Player
from rules.piquet.pack import PACK
from rules.piquet.state import DealState, Phase, State
from rules.piquet.view import DealView, view
from tests.game.parties import Thumb
from tests.game.pilot import SIZES, EstimatingRuler

SEEDS = range(5)


def states(seed: int, deals: int = 3) -> Iterator[State]:
    """The table after each action of some deals, while they run."""
    session = Session({Player.A: Thumb(), Player.B: Thumb()}, Dealer(seed))
    while len(session.state.results) < deals and session.advance():
        state = session.state
        if state.deal is not None and len(state.results) < state.deal.number:
            yield state


def seen_deal(state: State, player: Player) -> DealView:
    deal = view(state, player).deal
    assert deal is not None
    return deal


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("player", Player)
def test_what_it_says_is_so(seed: int, player: Player) -> None:
    for state in states(seed):
        deal, seen = state.current, seen_deal(state, player)
        known = whereabouts(seen)
        assert known.keys() == set(PACK)
        of = {where: {card for card in PACK if known[card] is where} for where in Where}
        assert of[Where.OWN] == deal.hands[seen.seat]
        assert of[Where.OTHER] <= deal.hands[seen.seat.other]
        assert of[Where.GONE].isdisjoint(deal.hands[0] | deal.hands[1])
        assert deal.hands[seen.seat.other] <= of[Where.OTHER] | of[Where.UNSEEN]


@pytest.mark.parametrize("seed", SEEDS)
def test_other_cards_in_the_places_that_are_not_seen_change_nothing(seed: int) -> None:
    for state in states(seed):
        if state.phase is not Phase.PLAY:
            continue
        seen = seen_deal(state, Player.A)
        before = whereabouts(seen)
        unseen = sorted(card for card in PACK if before[card] is Where.UNSEEN)
        other = seen.seat.other
        hidden = sorted(state.current.hands[other] & set(unseen))
        elsewhere = [card for card in unseen if card not in state.current.hands[other]]
        if not hidden or not elsewhere:
            continue
        swapped = replace(state, deal=_swap(state.current, hidden[0], elsewhere[0]))
        assert whereabouts(seen_deal(swapped, Player.A)) == before
        return
    pytest.fail("no card could be exchanged")


def _swap(deal: DealState, a: Card, b: Card) -> DealState:
    """A deal in which two cards have changed places, in hands, discards and talon."""
    turned = {a: b, b: a}

    def swapped(cards: frozenset[Card]) -> frozenset[Card]:
        return frozenset(turned.get(card, card) for card in cards)

    parts = deal.exchanged
    elders, youngers = parts.discards
    exchanged = replace(
        parts,
        discards=(swapped(elders), swapped(youngers)),
        talon=tuple(turned.get(card, card) for card in parts.talon),
    )
    hands = swapped(deal.hands[0]), swapped(deal.hands[1])
    return replace(deal, hands=hands, exchanged=exchanged)


def test_calls_prove_cards() -> None:
    proved = sum(
        Where.OTHER in whereabouts(seen_deal(state, player)).values()
        for seed in SEEDS
        for state in states(seed)
        for player in Player
    )
    assert proved > 20


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_it_lies_left_of_the_talk_and_the_trick(size: tuple[int, int], language: str) -> None:
    speak(language)
    room = Room(*size, EstimatingRuler())
    places = Places.of(room)
    for state in states(1, 1):
        seen = view(state, Player.A)
        assert seen.deal is not None
        items = unseen_items(seen, seen.deal, "Maximilian", places)
        if state.phase in (Phase.EXCHANGE, Phase.CARTE_BLANCHE):
            assert not items
        for item in items:
            if isinstance(item, Text):
                width = room.ruler.width(item.words, item.font)
                right = item.x + (width if item.align is Align.LEFT else width / 2)
                assert places.left <= item.x
                assert right < places.centre - 168, "where the bubbles begin"
                assert places.sizes.name_line + 10 < item.y < places.hand_foot - 100


@pytest.mark.parametrize("wanted", [False, True])
def test_the_table_shows_it_to_those_who_want_it(wanted: bool) -> None:
    human = Human()
    house = Showcase(3, watched=False)
    house.likes = Preferences().having(UNSEEN_CARDS, wanted)
    session = Session({Player.A: human, Player.B: Thumb()}, Dealer(3))
    table = TableScene(session, ("You", "Rival"), {Player.A: human}, house, Motion.OFF)
    room = Room(1280, 800, EstimatingRuler())
    table.picture(room)
    shown = []
    for _ in range(4000):
        table.tick(0.05)
        if table.asks and human.idle:
            words = [item.words for item in table.picture(room).items if isinstance(item, Text)]
            if table.session.state.phase is Phase.PLAY:
                shown.append(say("unseen.title") in words)
            human.answer(choose(table.board.seen, 3))
        if session.state.results:
            break
    assert shown
    assert set(shown) == {wanted}
