"""Views and replies on the wire: exactly there and back, and every fault named with its field."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from game.players.player import Human
from game.players.wire import WireError, question_seed, view_from_data, view_to_data
from game.session.dealer import Dealer
from rules.core.cards import Card
from rules.core.seats import Player
from rules.piquet.actions import Cut, Deal, Spread
from rules.piquet.choices import every_action
from rules.piquet.game import RULES
from rules.piquet.options import FIRST_EDITION, NEWEST_EDITION, Options
from rules.piquet.pack import PACK
from rules.piquet.partie import apply, start
from rules.piquet.state import Phase, State
from rules.piquet.view import View, view
from tests.game.dealing import brought
from tests.rules.table import ELDER, YOUNGER, given


def random_states(seed: int) -> Iterator[State]:
    """Every state of a partie in which both do anything at all."""
    chance, dealer = Random(seed), Dealer(seed)
    state, spreads = start(), 0
    yield state
    while state.phase is not Phase.OVER:
        if isinstance(state.turn, Player):
            seen = view(state, state.turn)
            assert seen.choices is not None
            hand = seen.deal.hand if seen.deal else frozenset()
            action = chance.choice(list(every_action(seen.choices, hand)))
        elif state.phase is Phase.SPREAD:
            action = brought(dealer, state.phase, spreads)
            spreads += 1
        else:
            action = brought(dealer, state.phase, len(state.results) + 1)
        for moment in apply(state, action):
            yield moment.state
        state = moment.state


def sent(seen: View) -> dict[str, Any]:
    data = json.loads(json.dumps(view_to_data(seen)))
    assert isinstance(data, dict)
    return data


def test_a_view_of_an_older_program_is_of_the_first_edition_of_the_rules() -> None:
    data = sent(view(start(), Player.A))
    assert data["options"]["edition"] == NEWEST_EDITION
    del data["options"]["edition"]
    assert view_from_data(data).options == Options(edition=FIRST_EDITION)


@pytest.mark.parametrize("seed", range(2))
def test_every_view_of_a_partie_comes_back_as_it_was(seed: int) -> None:
    for state in random_states(seed):
        for player in Player:
            seen = view(state, player)
            assert view_from_data(sent(seen)) == seen


def test_no_card_that_is_hidden_from_a_seat_stands_in_its_text() -> None:
    looked_at = 0
    for state in random_states(11):
        deal = state.deal
        if deal is None or len(state.results) >= deal.number:
            continue
        for player in Player:
            own, other = deal.seat(player), deal.seat(player.other)
            public: set[Card] = set(state.current.exchanged.talon if deal.exchanged.looked else ())
            public |= set(deal.exchanged.elder_saw)
            public |= {card for trick in deal.table.tricks for card in (trick.led, trick.reply)}
            public |= {deal.table.led} if deal.table.led is not None else set()
            public |= deal.hands[own] | deal.exchanged.discards[own]
            announced = deal.exchanged.carte_blanche
            hidden = deal.hands[other] | deal.exchanged.discards[other]
            if announced is other:
                continue
            text = json.dumps(sent(view(state, player))["deal"])
            assert not [str(card) for card in hidden - public if str(card) in text]
            looked_at += 1
    assert looked_at > 300


def some_view() -> dict[str, Any]:
    state = next(s for s in random_states(5) if s.phase is Phase.PLAY and len(s.results) == 1)
    assert isinstance(state.turn, Player)
    return sent(view(state, state.turn))


@pytest.mark.parametrize(
    ("path", "value", "field"),
    [
        (("deal", "hand"), "KS XX", "view.deal.hand"),
        (("deal", "hand"), "KS KS", "view.deal.hand"),
        (("deal", "hand"), "2S", "view.deal.hand"),
        (("deal", "hand"), None, "view.deal.hand"),
        (("deal", "number"), "one", "view.deal.number"),
        (("deal", "number"), True, "view.deal.number"),
        (("deal", "number"), 10**30, "view.deal.number"),
        (("deal", "seat"), "middle", "view.deal.seat"),
        (("deal", "hand_sizes"), [12], "view.deal.hand_sizes"),
        (("deal", "history", 0, "hands", 0), 7, "view.deal.history[0].hands[0]"),
        (("deal", "history", 0, "type"), "Undealt", "view.deal.history[0].type"),
        (("deal", "table", "leader"), [], "view.deal.table.leader"),
        (("deal", "spare"), 1, "view.deal.spare"),
        (("phase",), "nap", "view.phase"),
        (("turn",), "c", "view.turn"),
        (("choices", "cards"), {}, "view.choices.cards"),
        (("options", "packets"), 4, "view.options.packets"),
        (("results", 0), 3, "view.results[0]"),
    ],
)
def test_a_fault_is_told_with_its_field(path: tuple[Any, ...], value: object, field: str) -> None:
    data = some_view()
    place: Any = data
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    with pytest.raises(WireError) as told:
        view_from_data(data)
    assert told.value.field == field
    assert told.value.says


def test_a_missing_field_is_told() -> None:
    data = some_view()
    del data["deal"]["hand"]
    with pytest.raises(WireError) as told:
        view_from_data(data)
    assert (told.value.field, told.value.says) == ("view.deal.hand", "is missing")


def test_something_else_than_a_view_is_told() -> None:
    foreign: tuple[object, ...] = (None, 3, "view", [], {})
    for data in foreign:
        with pytest.raises(WireError):
            view_from_data(data)


def test_the_seed_of_a_question_follows_from_the_partie_and_the_view() -> None:
    assert question_seed(7, "a") == question_seed(7, "a")
    assert len({question_seed(7, "a"), question_seed(8, "a"), question_seed(7, "b")}) == 3
    assert question_seed(7, "a") < 1 << 48


def test_the_dealer_brings_the_same_packs_for_the_same_seed() -> None:
    packs = {brought(Dealer(3), Phase.DEAL, number) for number in range(1, 7)}
    packs |= {brought(Dealer(4), Phase.DEAL, 1)}
    assert len(packs) == 7
    first = brought(Dealer(3), Phase.DEAL, 1)
    assert isinstance(first, Deal)
    assert first in packs
    assert sorted(first.pack) == sorted(PACK)
    spread = brought(Dealer(3), Phase.SPREAD, 0)
    assert isinstance(spread, Spread)
    assert spread != brought(Dealer(3), Phase.SPREAD, 1)
    with pytest.raises(ValueError, match="no pack"):
        Dealer(3).bring(RULES, (), replace(start(), phase=Phase.PLAY))


def test_a_person_answers_once() -> None:
    state = apply(start(), brought(Dealer(1), Phase.SPREAD, 0))[-1].state
    seen = view(state, Player.A)
    person = Human()
    assert person.choose(seen) is None
    person.answer(Cut(3))
    assert person.choose(seen) == Cut(3)
    assert person.choose(seen) is None
    person.answer(Cut(4))
    person.close()
    assert person.choose(seen) is None


def test_what_was_shown_and_what_was_withdrawn_come_over_the_wire() -> None:
    deal = given("AS KS JS TS  AH KH QH  AD KD QD  8C 7C", "QS 7S  JH TH 9H 7H  JD TD  KC QC JC 9C")
    deal.elder_calls("point of four in spades").asked().answered("good")
    deal.elder_calls("tierce major in hearts").answered("good")
    deal.elder_calls("tierce major in diamonds").elder_leads("8C").younger_calls("trio of knaves")
    deal.elder_claims_late("trio of aces").answered("good")
    for seat in (ELDER, YOUNGER):
        seen = deal.view(seat)
        data = view_to_data(seen)
        assert {"type": "SetImplied", "seat": "elder", "count": 3, "rank": "A"} in (
            data["deal"]["history"]
        )
        assert [line["points"] for line in data["deal"]["ledger"]] == [4, 3, 3, 1, 3, -3, 3]
        assert view_from_data(data) == seen
