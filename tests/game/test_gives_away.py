"""What a call gives away, told before it: the cards, the price, the sentence; who may see it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.demo.report import WeighsHere
from game.piquet.ai.estimates import Points, Prospect
from game.piquet.preferences import Sort
from game.piquet.ui.gives_away.board import board_items, place
from game.piquet.ui.gives_away.given import Given, given
from game.piquet.ui.hand_state import HandState
from game.piquet.ui.layout import _CALL_LIFT
from game.piquet.words import say
from game.players.counsel import NOTHING
from game.players.judgement import Analysis, Judgement, Weighed
from game.preferences import Coach
from game.stage.basics import Paint, Rect, Room, Tone
from game.stage.geometry import meet, upright
from game.stage.intents import Key
from game.stage.ornaments import Portrait, Thing
from game.stage.picture import Box, CardItem, Text
from game.stage.places import Places
from game.words.catalogue import speak
from game.words.files import codes
from rules.core.cards import hand
from rules.core.seats import Player
from rules.piquet.actions import Action, Call, Play
from rules.piquet.combinations import Kind, holdings
from rules.piquet.view import View, view
from tests.game.hand import Manner, Person
from tests.game.partie import Play as Partie
from tests.game.partie import at_table
from tests.game.pilot import EstimatingRuler
from tests.soak_calls import book

SENTENCES = (
    *("lost", "hardly", "tells", "alike", "known", "sure", "nothing-new", "often", "enough"),
)
TITLE = "knows of your cards"


def play_at(
    coach: Coach,
    people: tuple[Player, ...] = (Player.A,),
    size: tuple[int, int] = (1280, 800),
    nothing: bool = False,
) -> Partie:
    """Elder of the worked example sits at the table, with three knaves to call."""
    weighs = (lambda _seen, _action: NOTHING) if nothing else WeighsHere()
    table = at_table(1, people=people, state=book().position.state(), weighs=weighs)
    table.around.prefer(replace(table.around.preferences(), coach=coach))
    play = Partie(table, Person(Manner.KEYS, 1), Room(*size, EstimatingRuler()))
    play.picture()
    play.run(until=lambda: table.asks)
    play.wait(0.5)
    return play


def key(play: Partie, name: str) -> None:
    play.table.on_intent(Key(name))
    play.wait(0.3)


def asked_at(size: tuple[int, int] = (1280, 800)) -> Partie:
    """The same, and he asks what it is worth."""
    play = play_at(Coach.ASKED, size=size)
    key(play, "h")
    key(play, "h")
    return play


def words(play: Partie) -> str:
    return " · ".join(item.words for item in play.picture().items if isinstance(item, Text))


def told_cards(play: Partie) -> dict[str, bool]:
    """The cards in the row, and whether each is alight."""
    return {
        str(item.face): not item.dimmed
        for item in play.picture().items
        if isinstance(item, CardItem) and item.key.startswith("gives-")
    }


def seen_of_the_book() -> View:
    return view(book().position.state(), Player.A)


def judged(more: float, good: float, equal: float = 0.0, kind: Kind = Kind.SET) -> Given:
    """What is told if the call of a kind is worth so much more than silence, and so often good."""
    seen = seen_of_the_book()
    assert seen.deal is not None
    call = Call(holdings(seen.deal.hand, kind)[0])
    chances = {Prospect.GOOD: good, Prospect.EQUAL: equal}
    one = Judgement(call, Points(play=10 + more), Points(), 10 + more, chances)
    (ace,) = hand("AS")
    silent = Judgement(Play(ace), Points(play=10), Points(), 10)
    found = given(Weighed(Analysis((one, silent)), settled=True), seen, HandState(Sort.SUITS))
    assert found is not None
    return found


def test_a_call_is_measured_against_silence_where_another_may_be_said_first() -> None:
    """With either of two both are said in the end: to begin with the other one is no silence."""
    whole = book().position
    seen = view(replace(whole, actions=whole.actions[:5]).state(), Player.A)
    assert seen.deal is not None
    quart, knaves = (Call(holdings(seen.deal.hand, kind)[0]) for kind in (Kind.SEQUENCE, Kind.SET))
    (ace,) = hand("AS")

    def gains(ready: Call, worth: dict[Action, float]) -> float:
        every = [Judgement(one, Points(play=its), Points(), its) for one, its in worth.items()]
        every.sort(key=lambda one: -one.settlement)
        stands = HandState(sunk=frozenset({Kind.SEQUENCE} if ready is knaves else ()))
        found = given(Weighed(Analysis(tuple(every)), settled=True), seen, stands)
        assert found is not None
        assert found.call == ready.what
        return found.gain

    both: dict[Action, float] = {quart: 17.0, knaves: 17.0, Play(ace): 13.0}
    assert gains(quart, both) == 4
    alone: dict[Action, float] = {quart: 17.0, knaves: 16.0, Play(ace): 13.0}
    assert gains(quart, alone) == 4
    assert gains(knaves, alone) == -1, "the quart alone is better"


def test_it_is_told_what_the_knaves_give_away_and_it_counts_as_help() -> None:
    play = asked_at()
    assert TITLE in words(play)
    assert "5 → 7 cards" in words(play)
    alight = {card for card, lit in told_cards(play).items() if lit}
    assert alight == {"AH", "KH", "QH", "JH", "8H", "JS", "JC"}
    assert len(told_cards(play)) == 17
    assert play.table.session.assisted == {1}


def test_a_golden_edge_is_of_the_cards_taken_in_and_of_no_other() -> None:
    """What would be known too had one as well, above a hand with other cards in gold.

    A ring stands off it instead.
    """
    places = Places.of(Room(1280, 800, EstimatingRuler()))
    known = judged(-1.0, 0.1)
    assert known.new
    for item in board_items(known, "B", places, ""):
        assert not isinstance(item, Box) or item.fill != Paint(Tone.FOCUS)


def test_a_ring_stands_off_what_would_be_known_too_and_the_rest_is_in_the_shade() -> None:
    places = Places.of(Room(1280, 800, EstimatingRuler()))
    known = judged(-1.0, 0.1)
    items = board_items(known, "B", places, "")
    rings = [item.rect for item in items if isinstance(item, Box) and item.line == 2]
    cards = [item for item in items if isinstance(item, CardItem)]
    lit = [item.pose for item in cards if item.face in ("JS", "JC")]
    assert len(rings) == len(lit) == 2
    for ring, pose in zip(rings, lit, strict=True):
        assert ring.contains(pose.x, pose.y)
        assert ring.width > pose.width + 6
    assert sum(item.dimmed for item in cards) == 10
    hearts = frozenset(known.before)
    point = replace(known, before=(), new=hearts, dark=(*known.before, *known.dark))
    items = board_items(point, "B", places, "")
    assert sum(isinstance(item, Box) and item.line == 2 for item in items) == 1, "one about a suit"


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1024, 1400)])
def test_no_counter_lies_on_it_and_no_card_peeps_out_from_under_it(size: tuple[int, int]) -> None:
    play = asked_at(size)
    board = place(Places.of(Room(*size, EstimatingRuler())))
    items = play.picture().items
    for item in items:
        if isinstance(item, Thing) and item.name == "counter":
            half = item.width / 2
            assert not meet(Rect(item.x - half, item.y - half, 2 * half, 2 * half).grown(2), board)
        if isinstance(item, CardItem) and not item.key.startswith("gives-"):
            assert not meet(upright(item.pose), board)


def test_a_ring_of_brass_stands_about_the_button_that_keeps_the_knaves_silent() -> None:
    def ringed(play: Partie) -> bool:
        items = play.picture().items
        (button,) = (t.place for t in play.picture().targets if t.key == "sink")
        assert isinstance(button, Rect)
        return any(isinstance(each, Box) and each.rect == button.grown(4) for each in items)

    assert ringed(asked_at())
    assert not ringed(play_at(Coach.SILENT))


def test_one_who_wants_to_be_asked_is_told_by_a_key_and_goes_on_with_another() -> None:
    play = play_at(Coach.ASKED)
    assert not told_cards(play)
    assert not play.table.session.assisted
    key(play, "h")
    assert not told_cards(play)
    key(play, "h")
    assert told_cards(play)
    assert play.table.session.assisted == {1}
    key(play, "enter")
    assert TITLE not in words(play) or "5 → 7 cards" not in words(play)


def test_a_silent_coach_tells_nothing() -> None:
    play = play_at(Coach.SILENT)
    key(play, "h")
    assert not told_cards(play)
    assert not play.table.session.assisted


def test_where_nothing_can_be_weighed_a_hint_is_given_as_ever() -> None:
    play = play_at(Coach.ASKED, nothing=True)
    key(play, "h")
    key(play, "h")
    assert not told_cards(play)
    assert play.table.board.hand_state.hinted


def test_a_hand_that_is_hidden_is_told_nothing_of() -> None:
    play = play_at(Coach.TALKATIVE, people=(Player.A, Player.B))
    key(play, "h")
    key(play, "h")
    assert told_cards(play)
    board = play.table.board
    board.arrange(replace(board.hand_state, concealed=True))
    assert not told_cards(play)
    assert TITLE not in words(play)


def test_nothing_is_told_of_a_kind_that_was_sunk() -> None:
    play = asked_at()
    key(play, "backspace")
    assert not told_cards(play)


@pytest.mark.parametrize(
    ("more", "good", "equal", "sentence"),
    [
        (-1.0, 0.02, 0.0, "gives.hardly"),
        (-1.0, 0.02, 0.3, "gives.tells"),
        (0.1, 0.3, 0.0, "gives.alike"),
        (2.0, 1.0, 0.0, "gives.sure"),
        (2.0, 0.6, 0.0, "gives.often"),
        (2.0, 0.3, 0.0, "gives.enough"),
    ],
)
def test_the_advice_follows_from_the_gain_and_how_often_the_call_is_good(
    more: float, good: float, equal: float, sentence: str
) -> None:
    found = judged(more, good, equal)
    assert found.sentence == sentence
    assert found.silent is (more < 0)
    assert found.gain == pytest.approx(more)


@pytest.mark.parametrize(("more", "priced"), [(0.1, False), (-0.1, False), (2.0, True)])
def test_no_price_stands_beside_the_word_that_both_are_as_good(more: float, priced: bool) -> None:
    """ "It costs 0.1", in gold, and "Both are as good." beside it."""
    places = Places.of(Room(1280, 800, EstimatingRuler()))
    items = board_items(judged(more, 0.3), "B", places, "")
    said = {item.words for item in items if isinstance(item, Text)}
    assert (say("gives.points") in said) is priced


def test_the_price_is_told_against_the_best_silence_and_not_against_another_call() -> None:
    """The point was called: what is left of its kind is no silence."""
    assert judged(-1.0, 0.02).new == hand("JS JC")


@pytest.mark.parametrize("language", [*codes()])
def test_each_sentence_has_twelve_words_at_most(language: str) -> None:
    speak(language)
    for name in SENTENCES:
        both = f"{say(f'gives.{name}.action')} {say(f'gives.{name}.why')}"
        assert len(both.replace("’", " ").replace(" :", ":").split()) <= 14, both
        assert len(say(f"gives.{name}.why").replace(" :", ":").split()) <= 12


@pytest.mark.parametrize(
    "size", [(1024, 640), (1199, 700), (1280, 800), (1516, 853), (1024, 1300), (2560, 1440)]
)
def test_it_lies_between_the_other_and_the_hand_on_the_baize(size: tuple[int, int]) -> None:
    places = Places.of(Room(*size, EstimatingRuler()))
    found = place(places)
    assert found.x >= places.baize.x + 8
    assert found.right <= places.baize.right - 8
    assert found.y >= places.sizes.name_line
    assert found.bottom <= places.hand_top - _CALL_LIFT - 7.99, "called cards stand clear of it"


@pytest.mark.parametrize("language", [*codes()])
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_all_that_is_told_stays_inside_it(size: tuple[int, int], language: str) -> None:
    speak(language)
    play = asked_at(size)
    box = place(Places.of(Room(*size, EstimatingRuler())))
    ruler = EstimatingRuler()
    inside = [
        item
        for item in play.picture().items
        if isinstance(item, Text) and box.contains(item.x, item.y)
    ]
    assert len(inside) >= 9
    for item in inside:
        if item.align == "left":
            assert item.x + ruler.width(item.words, item.font) <= box.right, item.words
    (face,) = (item for item in play.picture().items if isinstance(item, Portrait))
    around = Rect(face.x - face.width / 2, face.y - face.width * 0.625, face.width, 1)
    assert box.contains(around.x, around.y)
    assert face.y + face.width * 0.625 < box.bottom
    for item in inside:
        if item.align == "left" and item.y > around.y and item.x < face.x:
            assert item.x + ruler.width(item.words, item.font) < around.x, item.words
