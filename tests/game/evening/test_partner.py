"""A partner beside the hand at a chouette: his place, his words, and whose cards are seen."""

from __future__ import annotations

import pytest

from game.games import PIQUET
from game.piquet.face.measures import partner_place
from game.piquet.preferences import UNSEEN_CARDS
from game.preferences import Coach
from game.stage.basics import Rect, Room
from game.stage.ornaments import Portrait
from game.stage.picture import CardItem, Picture
from game.stage.places import Places
from game.table.opposite import opposite_of
from game.table.partner import WORDS_HIGH, Partner, PartnerRole
from game.table.picture import meet
from game.table.side import SideAtTable
from game.table.table import TableScene
from rules.core.seats import Player
from tests.game.hand import Manner, Person
from tests.game.partie import Play, around, at_table, shown
from tests.game.pilot import SIZES, EstimatingRuler
from tests.game.test_discard_report import key, play_at, rows, words
from tests.game.test_two_players_privacy import allowed

ARGAND = Partner("Madame Argand", PartnerRole.HOLDS, "argand")


def advising(seed: int) -> TableScene:
    table = at_table(seed, people=(Player.B,))
    table.seat((SideAtTable(), SideAtTable(opposite=opposite_of("club", PIQUET), partner=ARGAND)))
    return table


def portraits(picture: Picture) -> list[str]:
    return [item.name for item in picture.items if isinstance(item, Portrait)]


@pytest.mark.parametrize("size", SIZES[:2])
def test_an_adviser_sees_his_sides_hand_alone_and_his_partner_lies_over_nothing(
    size: tuple[int, int],
) -> None:
    table = advising(5)
    room = Room(*size, EstimatingRuler())
    seat = partner_place(Places.of(room))
    face = Rect(seat.x, seat.y, seat.width, seat.height - WORDS_HIGH)
    seen = 0

    def watch(picture: Picture) -> None:
        nonlocal seen
        too_many = picture.faces() - set(map(str, allowed(shown(table), Player.B)))
        assert not too_many
        if ARGAND.portrait not in portraits(picture) or table.moving:
            return
        seen += 1
        for item in picture.items:
            if isinstance(item, CardItem):
                pose = item.pose
                half = pose.width / 2, pose.height / 2
                card = Rect(pose.x - half[0], pose.y - half[1], pose.width, pose.height)
                assert not meet(card, face), item.key

    play = Play(table, Person(Manner.KEYS, 5), room, watch=watch)
    play.run(until=lambda: len(shown(table).results) == 1)
    assert seen > 10


def test_a_partner_is_named_and_gives_way_to_the_pack_that_is_counted() -> None:
    table = advising(3)
    play = Play(table, Person(Manner.KEYS, 3))
    play.run(until=lambda: table.asks and shown(table).deal is not None)
    assert {"Madame Argand", "holds these cards"} <= set(words(play.picture()))
    likes = around(table).preferences()
    around(table).prefer(likes.having(UNSEEN_CARDS, True))
    play.wait(0.3)
    assert "holds these cards" not in words(play.picture())


def test_who_advises_says_what_he_would_do_and_no_deal_counts_as_helped() -> None:
    play = play_at(Coach.ASKED)
    play.table.seat((SideAtTable(counsellor="Mrs Lavelle"),) * 2)
    key(play, "h")
    assert rows(play) == []
    assert any(line.startswith("Mrs Lavelle: ") for line in words(play.picture()))
    assert play.table.session.assisted == frozenset()
    key(play, "h")
    assert play.table.board.desk.chosen
