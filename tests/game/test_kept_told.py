"""While cards lie put out the line tells what is kept: in gold, and its cards stand up."""

from __future__ import annotations

from itertools import pairwise
from math import radians, tan

import pytest
from msgspec.structs import replace

from game.piquet.ui.kept_best import best_of
from game.piquet.words import say
from game.piquet.words.terms import call_name
from game.stage.basics import Pose, Room, Tone
from game.stage.director import Motion
from game.stage.intents import Hover
from game.stage.picture import Box, CardItem, Picture, Stroke, Text
from game.stage.places import Places
from game.table.hand import RISE
from game.table.offers import Gilt, Prompt
from game.words.catalogue import speak
from rules.core.cards import Hand, card, hand
from rules.piquet.choices import MayExchange
from rules.piquet.combinations import RankSet, Sequence
from rules.piquet.options import Options
from rules.piquet.view import DealView
from tests.game.partie import SMALL, USUAL, Play
from tests.game.pilot import EstimatingRuler
from tests.game.test_putting_out import TALL, choosing, chosen, fan, put_out

ROOMS = USUAL, SMALL, TALL, Room(1920, 1080, EstimatingRuler())


@pytest.mark.parametrize(
    ("kept", "best"),
    [
        ("AS QS JS 8S AH TH 9H JC JD", "JS JC JD"),
        ("TC JC QC JS JH AS AH 8C 9S", "JS JH JC"),  # a trio and a tierce are worth the same
        ("7H 8H 9H TH QS AS QD KD JC", "7H 8H 9H TH"),
        ("8S 9S TS JS QS KS QH QD QC", "8S 9S TS JS QS KS"),
        ("KS KH KD KC 7C 8C 9C", "KS KH KD KC"),
        ("AS AH 7C 8D 9H", ""),
    ],
)
def test_what_counts_most_of_what_is_kept(kept: str, best: str) -> None:
    found = best_of(hand(kept), Options())
    assert (found.cards if found is not None else frozenset()) == hand(best)


def standing(play: Play) -> set[str]:
    """The cards that stand up out of the fan."""
    laid = {item.key: item.pose for item in play.table.board.director.items()}
    seen = {i.key: i.pose for i in play.picture().items if isinstance(i, CardItem)}
    return {key for key, _ in fan(play) if _risen(laid[key], seen[key]) > RISE * 0.9}


def _risen(laid: Pose, seen: Pose) -> float:
    """How far a card stands up from the bow along which it may have gone to the middle."""
    along = seen.x - laid.x
    return laid.y + along * tan(radians((laid.angle + seen.angle) / 2)) - seen.y


def gold(picture: Picture) -> list[str]:
    return [
        item.words
        for item in picture.items
        if isinstance(item, Text) and item.paint.tone is Tone.BRASS and item.font.size == 16
    ]


def held(play: Play) -> Hand:
    deal = play.table.board.seen.deal
    assert isinstance(deal, DealView)
    return deal.hand - frozenset(chosen(play))


def best(play: Play) -> Sequence | RankSet:
    found = best_of(held(play), Options())
    assert found is not None
    return found


def putting_out(room: Room = USUAL, motion: Motion = Motion.OFF) -> tuple[Play, str]:
    """Somebody keeps a tierce or a trio and has put out one other card; and that card."""
    play = choosing(room, motion, seed=3)
    other = next(key for key, _ in fan(play) if card(key) not in best(play).cards)
    put_out(play, other)
    look_away(play)
    return play, other


def look_away(play: Play) -> None:
    play.stack.on_intent(Hover(5, 5))
    for _ in range(2):  # the hand settles once it is seen that the pointer has left
        play.picture()
        play.wait(1)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("room", ROOMS, ids=("wide", "small", "tall", "large"))
def test_its_words_are_gold_with_a_line_under_them_and_its_cards_stand_up(
    room: Room, language: str
) -> None:
    speak(language)
    play, _ = putting_out(room)
    kept, picture = best(play), play.picture()
    assert gold(picture) == [call_name(kept)]
    assert standing(play) == set(map(str, kept.cards))
    (words,) = [i for i in picture.items if isinstance(i, Text) and i.words == call_name(kept)]
    under = [
        i for i in picture.items if isinstance(i, Stroke) and i.x1 == words.x and i.y1 > words.y
    ]
    assert len(under) == 1


def test_a_whole_hand_is_no_choice_and_nothing_stands_up() -> None:
    play, other = putting_out()
    put_out(play, other)
    look_away(play)
    assert not chosen(play)
    assert standing(play) == set()
    assert gold(play.picture()) == []


def test_when_the_best_is_broken_what_is_left_of_it_sinks() -> None:
    play, _ = putting_out()
    before = best(play).cards
    put_out(play, str(min(before)))
    look_away(play)
    now = best_of(held(play), Options())
    assert now is None or now.cards != before
    assert standing(play) == (set() if now is None else set(map(str, now.cards)))


def test_it_rises_softly_and_comes_to_rest() -> None:
    play, _ = putting_out(motion=Motion.NORMAL)
    assert standing(play)
    assert not play.table.moving
    out = str(min(best(play).cards))
    put_out(play, out)
    assert play.table.moving
    look_away(play)
    assert not play.table.moving


def test_a_suggestion_stands_alone() -> None:
    play, _ = putting_out()
    assert standing(play)
    board = play.table.board
    board.arrange(replace(board.hand_state, hinted=frozenset(chosen(play))))
    look_away(play)
    assert standing(play) == set()
    assert gold(play.picture()) == []


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("room", ROOMS, ids=("wide", "small", "tall", "large"))
def test_the_places_are_one_stitched_row_and_their_number_stands_beside(
    room: Room, language: str
) -> None:
    speak(language)
    play, other = putting_out(room)
    may, items = play.table.board.seen.choices, play.picture().items
    assert isinstance(may, MayExchange)
    row = [i.rect for i in items if isinstance(i, Box) and i.dash and i.rect.width < 110]
    assert len(row) == may.most
    assert all(a.right < b.x for a, b in pairwise(row))
    lies = next(i.pose for i in items if isinstance(i, CardItem) and i.key == other)
    assert row[0].x < lies.x - lies.width / 2
    assert row[0].right > lies.x + lies.width / 2
    figure, soft = (
        next(i for i in items if isinstance(i, Text) and i.words == words and i.y > row[0].y)
        for words in ("1", say("place.of", most=may.most))
    )
    assert row[-1].right < figure.x < soft.x
    assert figure.y == soft.y
    assert figure.font.size > 1.5 * soft.font.size
    width = room.ruler.width(soft.words, soft.font)
    assert soft.x + width < Places.of(room).baize.right


def test_only_a_line_with_those_words_in_it_lets_cards_stand_up() -> None:
    gilt = Gilt("three knaves", frozenset({"JS", "JH", "JC"}))
    assert Prompt("", "You keep: three knaves", gilt=gilt).told == gilt.cards
    assert Prompt("", "Toby says: keep the kings", gilt=gilt).told == frozenset()
    assert Prompt("", "You keep: a point", gilt=Gilt()).told == frozenset()
