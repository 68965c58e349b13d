"""The marks below open cards tell what each may still serve for; the third lesson says how."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.bezique.lessons import LESSONS, played
from game.bezique.ui.marks import mark_items, may_serve
from game.bezique.words import say
from game.school.lesson import StepKind
from game.school.reading import lesson_of
from game.stage.basics import Room
from game.stage.ornaments import Legend
from game.stage.picture import Icon, Text
from game.stage.places import Places
from game.words.catalogue import speak
from game.words.terms import capital
from rules.bezique.combinations import Class
from rules.bezique.pack import face
from rules.bezique.state import State
from rules.bezique.view import DealView, View, view
from rules.core.cards import card
from rules.core.seats import Player
from tests.game.bezique.sitting import NAME, BeziquePupil
from tests.game.bezique.test_minds import states
from tests.game.pilot import EstimatingRuler

PLACES = Places.of(Room(1280, 800, EstimatingRuler()))
SIGNS = dict(
    zip(
        ("ring", "ring-core", "disc", "rhomb", "rhomb-core", "elder", "square", "square-core"),
        ("o", "o.", "O", "v", "v.", "V", "s", "s."),
        strict=True,
    ),
    block="S",
)
AGAIN = lesson_of(NAME, "again").scenes[0].states


def marks(state: State, named: str) -> str:
    """What stands below a card of the learner: o ring, v diamond, s square; after each its core."""
    seen = view(state, Player.A)
    assert seen.deal is not None
    return marked(seen, seen.deal, named)


def marked(seen: View, deal: DealView, named: str) -> str:
    found = next(one for one in deal.open[Player.A] if face(one) == card(named))
    drawn = mark_items(seen, deal, found, 0.0, 0.0, PLACES)
    return "".join(SIGNS[item.name] for item in drawn if isinstance(item, Icon))


def test_a_married_pair_of_trumps_may_still_rise_to_the_sequence_and_be_of_four_alike() -> None:
    married = next(state for state in AGAIN if state.deal and state.deal.open[Player.A])
    assert marks(married, "KH") == marks(married, "QH") == "o.s"


def test_once_in_the_sequence_the_ring_is_full_and_a_ten_can_serve_for_nothing_else() -> None:
    assert marks(AGAIN[-1], "KH") == "Os"
    assert marks(AGAIN[-1], "TH") == "O"
    assert marks(AGAIN[-1], "AH") == "Os"


def test_the_queen_of_spades_keeps_her_diamond_and_her_square_when_married() -> None:
    assert marks(AGAIN[-1], "QS") == "Ovs"
    assert marks(AGAIN[-1], "KS") == "Os"


def test_a_bezique_has_a_core_in_its_diamond_as_long_as_a_double_may_come() -> None:
    assert marked(*with_a_bezique(), "JD") == "v.s"


def with_a_bezique() -> tuple[View, DealView]:
    _, states = played(
        "B deals\nA holds QS JD AH TH 9H 8H 7S KD\nB holds 8C JS 9S QC 7H 7D 8D KS\n"
        "turned 9C\nstock QS 8S\nA plays AH\nB plays 7H\nA declares QS JD"
    )
    seen = view(states[-1], Player.A)
    assert seen.deal is not None
    return seen, seen.deal


@pytest.mark.parametrize(("code", "said"), [("en", "four alike"), ("fr", "quatre pareilles")])
@pytest.mark.parametrize("size", [(1280, 800), (1024, 640)], ids=str)
def test_the_third_lesson_explains_the_marks_beside_the_score(
    code: str, said: str, size: tuple[float, float]
) -> None:
    speak(code)
    pupil = BeziquePupil("again", Room(*size, EstimatingRuler()))
    seen = []
    for _ in pupil.learning.lesson.steps:
        lines = [item for item in pupil.picture.items if isinstance(item, Text)]
        explained = [item for item in lines if item.words == said]
        seen.append(bool(explained))
        assert all(item.y < size[1] for item in lines)
        pupil.step()
    assert not seen[0]
    assert seen[-1]


def test_the_marks_of_a_card_stand_together_below_its_middle() -> None:
    seen = view(AGAIN[-1], Player.A)
    assert seen.deal is not None
    for found in seen.deal.open[Player.A]:
        items = mark_items(seen, seen.deal, found, 200.0, 0.0, PLACES)
        middles = [item.x for item in items if isinstance(item, Icon)]
        assert (min(middles) + max(middles)) / 2 == pytest.approx(200.0)
        assert max(middles) - min(middles) < 32


def test_marks_are_smaller_where_open_cards_lie_close_and_never_meet() -> None:
    seen = view(AGAIN[-1], Player.A)
    assert seen.deal is not None
    found = next(one for one in seen.deal.open[Player.A] if face(one) == card("QS"))
    items = mark_items(seen, seen.deal, found, 0.0, 0.0, PLACES, 24.0)
    drawn = [item for item in items if isinstance(item, Icon)]
    assert len(drawn) == 3
    assert drawn[-1].x - drawn[0].x + drawn[0].size < 24


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", ["Served.", "Still free.", "Still free."]),
        ("fr", ["Servie.", "Encore libre.", "Encore libre."]),
    ],
)
def test_a_pointer_that_rests_on_a_mark_is_told_what_it_stands_for(
    code: str, told: list[str]
) -> None:
    speak(code)
    seen = view(AGAIN[-1], Player.A)
    assert seen.deal is not None
    found = next(one for one in seen.deal.open[Player.A] if face(one) == card("QS"))
    items = mark_items(seen, seen.deal, found, 0.0, 0.0, PLACES)
    icons = [item for item in items if isinstance(item, Icon)]
    legends = [item for item in items if isinstance(item, Legend)]
    heads = [capital(say(f"panel.marks.{number}")) for number in range(3)]
    assert [(item.head, item.words) for item in legends] == list(zip(heads, told, strict=True))
    for icon, legend in zip(icons, legends, strict=True):
        assert legend.place.contains(icon.x, icon.y)


@pytest.mark.parametrize("name", LESSONS.names)
def test_in_a_lesson_marks_lie_under_open_cards_once_they_are_explained(name: str) -> None:
    """In the first they stood under a marriage, and nothing said what they are."""
    pupil = BeziquePupil(name)
    lesson = pupil.learning.lesson
    for at, step in enumerate(lesson.steps):
        deal = pupil.scene.classroom.board.seen.deal
        heads = {i.head for i in pupil.picture.items if isinstance(i, Legend)}
        marked = bool(heads & {capital(say(f"panel.marks.{int(each)}")) for each in Class})
        explained = "marks" in (lesson.sheet(at) or ())
        assert marked is (explained and step.what is not StepKind.TAP and any(deal.open)), at
        pupil.step()


@pytest.mark.parametrize("fallen", ["QS'", "JD'"])
def test_what_fell_is_not_waited_for(fallen: str) -> None:
    """A bezique lies, and the other queen or knave went in a trick: it can be no double."""
    seen, deal = with_a_bezique()
    gone = replace(deal.tricks[-1], led=card(fallen))
    assert marked(seen, replace(deal, tricks=(*deal.tricks, gone)), "JD") == "Vs"


def test_what_cannot_be_drawn_in_time_is_not_waited_for() -> None:
    seen, deal = with_a_bezique()
    assert marked(seen, replace(deal, left=6), "JD") == "v.", "two draws, and three knaves to come"
    assert marked(seen, replace(deal, left=4), "JD") == "V"


@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_declared_was_waited_for_by_each_of_its_cards(seed: int) -> None:
    every = list(states(seed))
    hoped = 0
    for state in every:
        for one in every[-1].current.declared[len(state.current.declared) :]:
            seen = view(state, one.player)
            assert seen.deal is not None
            for each in one.cards & seen.deal.hand:
                assert one.kind in may_serve(seen, seen.deal, each)
                hoped += 1
    assert hoped
