"""What the cards on the table are called, and among which others each lies."""

from __future__ import annotations

from collections import defaultdict

import pytest

from game.preferences import Preferences
from game.stage.picture import Picture, Role, Widget, widgets
from game.words.terms import card_name
from rules.core.cards import card
from rules.core.seats import Player
from tests.game.all_fours.sitting import Sitting as AllFours
from tests.game.bezique.sitting import Sitting as Bezique
from tests.game.hand import Manner, Person
from tests.game.partie import NAMES, Play, around, at_table


def lists(picture: Picture) -> dict[str, list[Widget]]:
    """The cards that are told of, by what they lie among; none that is not seen."""
    found = defaultdict(list)
    for each in widgets(picture.tree):
        if each.role is Role.CARD and each.name:
            found[each.among].append(each)
    faces = {card_name(card(face)) for face in picture.faces()}
    assert {each.name for some in found.values() for each in some} <= faces
    return dict(found)


@pytest.mark.parametrize("people", [(Player.A,), (Player.A, Player.B)])
def test_the_cards_of_a_deal_of_piquet(people: tuple[Player, ...]) -> None:
    spread: dict[str, int] = {}
    notes, held = set[str](), set[str]()

    def watch(picture: Picture) -> None:
        for among, cards in lists(picture).items():
            spread[among] = max(spread.get(among, 0), len(cards))
            chosen = {each.chosen for each in cards}
            assert chosen == {among == "Put out"} or among != "Put out"
            notes.update(each.note for each in cards if among == "The trick")
            held.update(each.note for each in cards if among == "Your hand")

    table = at_table(3, people=people)
    around(table).likes = Preferences(trick_pause=1, play_forced=False)
    Play(table, Person(Manner.KEYS, 3), watch=watch).run_deals(1)
    assert spread["Your hand"] == 12
    assert held == {"", "New", "Not now"}
    assert spread["The trick"] == 2
    assert spread["Put out"] >= 3
    assert notes == {"You", *(NAMES[who.other] for who in people)}


def test_the_hand_says_what_was_taken_in_and_where_the_focus_is() -> None:
    play = Play(at_table(3), Person(Manner.KEYS, 3))
    play.run(until=lambda: bool(play.table.board.seen.deal and play.table.board.seen.deal.discard))
    play.wait(3)
    hand = lists(play.picture())["Your hand"]
    deal = play.table.board.seen.deal
    assert deal is not None
    new = {each.name for each in hand if each.note == "New"}
    assert new == {card_name(each) for each in deal.taken}


@pytest.mark.parametrize("game", [Bezique, AllFours])
def test_the_cards_of_the_other_games(game: type[Bezique | AllFours]) -> None:
    at, found = game(), dict[str, int]()

    def look() -> bool:
        for among, cards in lists(at.picture).items():
            found[among] = max(found.get(among, 0), len(cards))
        return at.seen.deal is not None and at.seen.deal.number > 1

    at.plays_on("keys", look)
    assert {"Your hand", "The trick", "Trumps"} <= found.keys()
    assert found["The trick before"] == 2
    if game is Bezique:
        assert {"Your open cards", "The open cards of Rival"} <= found.keys()
