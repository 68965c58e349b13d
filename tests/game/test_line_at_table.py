"""The line and the shades at the table: for whom they are, what they tell, and how it is noted."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from game.pages.curve import percent
from game.piquet.ai.belief.facts import facts
from game.piquet.ai.belief.worlds import sure_winners
from game.piquet.ai.foresight import foresee
from game.piquet.ai.values.masks import mask_of
from game.piquet.preferences import LINE, READING
from game.piquet.ui.cloth import portrait
from game.piquet.ui.hand_state import HandState
from game.piquet.ui.measures import portrait_place
from game.piquet.ui.unseen import Where, sure_marks, unseen_items, whereabouts
from game.piquet.ui.win_chance import line_items
from game.piquet.ui.won_tricks import won_place
from game.piquet.words import say
from game.players.outlook import Foresight, Outlook
from game.preferences import Preferences
from game.stage.basics import Paint, Pose, Room, Tone
from game.stage.picture import Box, CardItem, Item, Text
from game.stage.places import SMALL, TALL, WIDE, Places
from game.table.offers import Prompt
from game.table.render_context import RenderContext
from game.table.spoken import Spoken
from game.table.weighing import Foresees
from game.words.catalogue import speak
from rules.core.cards import Card, Rank, Suit
from rules.core.seats import Player
from rules.piquet.options import Length, Options, Rubicon
from rules.piquet.pack import height
from rules.piquet.state import twelve_of
from rules.piquet.view import View, view
from tests.game.hand import Manner, Person
from tests.game.partie import Play, at_table
from tests.game.pilot import EstimatingRuler
from tests.game.test_foresight import turns
from tests.game.watched import dealt_again, random_deal

ROOM = Room(1280, 800, EstimatingRuler())
FOUND = Outlook(0.62, 0.38, 0.15, 0.04, 66.4)
LIKED = Preferences().having(LINE, True).having(READING, True)


def told(seen: View) -> Foresight:
    """A foresight by which one sees which view it is of."""
    assert seen.deal is not None
    return Foresight(replace(FOUND, settlement=float(len(seen.deal.history))))


def playing(
    likes: Preferences,
    foresees: Foresees = told,
    people: tuple[Player, ...] = (Player.A,),
) -> Play:
    table = at_table(3, people=people, foresees=foresees)
    table.around.prefer(likes)
    return Play(table, Person(Manner.KEYS, 3, whims=0), ROOM)


def shown(play: Play, deals: int = 1) -> list[list[str]]:
    """Play on; all words on the table at the questions of a running deal."""
    table, found = play.table, list[list[str]]()
    asked: list[View] = []

    def over() -> bool:
        if len(table.session.state.results) >= deals:
            return True
        seen: View = table.board.seen
        if table.asks and seen.deal is not None and not (asked and asked[-1] is seen):
            asked.append(seen)
            for _ in range(3):
                table.tick(0.01)
            drawn = table.picture(ROOM).items
            found.append([each.words for each in drawn if isinstance(each, Text)])
        return False

    play.run(until=over)
    return found


def chance(words: list[str]) -> int:
    """The chance in hundredths that stands in the strip."""
    return int(words[words.index(say("line.win")) + 1].rstrip("%"))


# The strip


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080), (1024, 1500)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_strip_lies_left_of_the_others_cards(size: tuple[int, int], language: str) -> None:
    speak(language)
    room = Room(*size, EstimatingRuler())
    places = Places.of(room)
    sizes = WIDE if places.sizes is WIDE else SMALL
    cards = places.centre - (11 * sizes.other_step + sizes.other) / 2
    for item in line_items(FOUND, Options(), places):
        if isinstance(item, Text):
            assert not item.words.endswith("…")
            below = places.sizes is TALL  # there it stands under the portrait, which stays
            assert not below or portrait_place(places).bottom < item.y < places.trick_middle / 2
        right = item.rect.right if isinstance(item, Box) else places.left
        assert right < cards - 10


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080), (1024, 1400)])
def test_the_strip_lies_under_the_tricks_of_the_other_and_above_the_counted_pack(
    size: tuple[int, int],
) -> None:
    """The tricks lay over its words as soon as she had won two."""
    places = Places.of(Room(*size, EstimatingRuler()))
    seen = next(each for each in turns(3) if each.deal and each.deal.table.tricks)
    assert seen.deal is not None
    lost = won_place(seen.deal, seen.deal.seat.other, places)
    strip = [each for each in line_items(FOUND, Options(), places) if isinstance(each, Text)]
    assert min(each.y - each.font.size * 0.75 for each in strip) > lost.bottom
    pack = unseen_items(seen, seen.deal, "Mrs Lavelle", places, {Card.of(Rank.ACE, Suit.SPADES): 1})
    heads = [each for each in pack if isinstance(each, Text)]
    assert max(each.y for each in strip) < min(each.y - each.font.size * 0.75 for each in heads)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1024, 1400)])
def test_the_face_opposite_hangs_beside_the_strip(size: tuple[int, int]) -> None:
    """In a small window, and in a tall one, it was gone, above a large bare cloth."""
    table = RenderContext(
        seen=next(turns(3)),
        names=("You", "Mrs Lavelle"),
        hand_state=HandState(),
        cards=(),
        spoken=Spoken(),
        prompt=Prompt(""),
        likes=LIKED,
        foresight=Foresight(FOUND),
    )
    places = Places.of(Room(*size, EstimatingRuler()))
    face = portrait(table, places)
    assert face is not None
    strip = line_items(FOUND, Options(), places, faced=True)
    assert all(each.rect.right < face.x for each in strip if isinstance(each, Box))


def test_the_bar_is_as_long_as_the_chance() -> None:
    bars = [each for each in line_items(FOUND, Options(), Places.of(ROOM)) if isinstance(each, Box)]
    whole, share = (bar.rect.width for bar in bars)
    assert share == pytest.approx(0.62 * whole)


@pytest.mark.parametrize(
    "options", [Options(rubicon=Rubicon.NONE), Options(length=Length.TO_A_HUNDRED)]
)
def test_where_there_is_no_rubicon_none_is_spoken_of(options: Options) -> None:
    words = [
        each.words for each in line_items(FOUND, options, Places.of(ROOM)) if isinstance(each, Text)
    ]
    assert words[-1] == say("line.settlement", points="+66")
    assert len(words) == 3


def test_what_is_not_certain_is_never_called_so() -> None:
    assert [percent(chance) for chance in (0.0, 0.001, 0.5, 0.999, 1.0)] == [
        "0%",
        "1%",
        "50%",
        "99%",
        "100%",
    ]


# At the table


def test_nothing_is_told_to_who_does_not_like_it() -> None:
    def never(seen: View) -> Foresight | None:
        raise AssertionError(seen)

    play = playing(Preferences(), never)
    found = shown(play)
    assert found
    assert all(say("line.win") not in words for words in found)
    assert not play.table.session.assisted


def test_what_is_found_at_a_question_is_shown_and_the_deal_is_assisted() -> None:
    play = playing(LIKED)
    found = shown(play)
    assert found
    assert {chance(words) for words in found} == {62}
    assert all(say("unseen.shades") not in words for words in found)  # nothing is said of cards
    assert play.table.session.assisted == {1}


def test_until_something_is_found_the_score_alone_speaks() -> None:
    play = playing(LIKED, lambda _seen: None)
    assert {chance(words) for words in shown(play)} == {50}
    second = {chance(words) for words in shown(play, 2)}
    ours, others = play.table.session.state.results[0]
    assert len(second) == 1
    assert (second.pop() > 50) is (ours > others)
    assert not play.table.session.assisted


def test_two_people_hear_no_more_than_the_score_tells() -> None:
    def never(seen: View) -> Foresight | None:
        raise AssertionError(seen)

    play = playing(LIKED, never, (Player.A, Player.B))
    found = shown(play)
    assert found
    assert {chance(words) for words in found} == {50}
    assert not play.table.session.assisted


# The shades


def test_an_unseen_card_is_filled_as_far_as_it_is_likely() -> None:
    places = Places.of(ROOM)
    looked_at = 0
    for seen in turns(3):
        found = foresee(seen, 1)
        if found is None or not found.held or seen.deal is None:
            continue
        looked_at += 1
        plain = heights(unseen_items(seen, seen.deal, "Rival", places))
        assert not plain
        known = whereabouts(seen.deal)
        shares = [
            share
            for card, share in found.held.items()
            if known[card] is Where.UNSEEN and share > 0.05
        ]
        drawn = heights(unseen_items(seen, seen.deal, "Rival", places, found.held))
        assert len(drawn) >= len(shares) + 1  # and the one of the legend
    assert looked_at > 20


def heights(items: list[Item]) -> list[float]:
    """How high the fillings of cells are."""
    boxes = (each for each in items if isinstance(each, Box) and not each.radius)
    return [each.rect.height for each in boxes if each.fill == Paint(Tone.BRASS)]


# Sure cards


def test_a_sure_card_wins_whatever_the_other_holds() -> None:
    """Of random deals: no deal that looks the same to the leader has a card that beats it."""
    looked_at = 0
    for number in range(25):
        luck = Random(number)
        for moment in random_deal(luck):
            seat = moment.state.current.turn
            player = moment.state.current.player(seat)
            seen = view(moment.state, player)
            sure = sure_winners(seen)
            for _ in range(3 if sure else 0):
                again = dealt_again(moment, seat, luck)
                assert seen.deal is not None
                if not facts(seen.deal).allows(mask_of(twelve_of(again.current, seat.other))):
                    continue  # not all that was seen stands in a view once: who failed to follow
                theirs = again.current.hands[seat.other]
                looked_at += 1
                for card in sure:
                    assert not beaten(card, theirs)
    assert looked_at > 50


def beaten(card: Card, theirs: frozenset[Card]) -> bool:
    return any(one.suit is card.suit and height(one) > height(card) for one in theirs)


def test_the_marks_lie_on_the_upper_edges_of_the_sure_cards() -> None:
    marked = 0
    for seen in turns(3):
        assert seen.deal is not None
        cards = [
            CardItem(str(card), str(card), Pose(100.0 * place, 600, 96))
            for place, card in enumerate(seen.deal.hand)
        ]
        sure = sure_winners(seen)
        marks = sure_marks(seen, cards)
        assert len(marks) == len(sure)
        wanted = {card.pose.x - 0.4 * 96 for card in cards if card.key in set(map(str, sure))}
        for mark in marks:
            assert isinstance(mark, Box)
            x, y = mark.rect.centre
            assert min(abs(x - at) for at in wanted) < 0.01
            edge = 600 - cards[0].pose.height / 2
            assert y < edge < mark.rect.bottom <= edge + 2, "it holds on, clear of the index"
        marked += len(marks)
    assert marked > 5


def test_nothing_is_marked_where_one_follows() -> None:
    for seen in turns(3):
        if seen.deal is not None and seen.deal.table.led is not None:
            assert not sure_winners(seen)
