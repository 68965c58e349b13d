"""The scenes one above the other, driven without a window."""

from __future__ import annotations

from msgspec.structs import replace

from game.pages.questions import QuitQuestion, upon
from game.pages.scene import Pop, Push, Quit, Reset, Scene, Transition
from game.pages.stack import Stack
from game.stage.basics import Font, Paint, Pose, Rect, Room, Tone
from game.stage.intents import CloseAsked, Drag, Hover, Intent, Key, Press, Release, Resized
from game.stage.picture import Backdrop, Box, CardItem, Picture, Stroke, Target, Text
from game.stage.widgets import Button, draw_button


class EstimatedRuler:
    def width(self, words: str, font: Font) -> float:
        return len(words) * font.size / 2


class Page(Scene):
    """A scene that answers keys with the transitions it was given."""

    moving, changed = False, 0

    def __init__(self, backdrop: Backdrop, **answers: Transition) -> None:
        self.backdrop = backdrop
        self.answers = answers
        self.heard: list[Intent] = []
        self.time = 0.0

    def picture(self, room: Room) -> Picture:
        assert room.width > 0
        return Picture(self.backdrop, ())

    def on_intent(self, intent: Intent) -> Transition | None:
        self.heard.append(intent)
        return self.answers.get(intent.name) if isinstance(intent, Key) else None

    def tick(self, seconds: float) -> Transition | None:
        self.time += seconds
        return Pop() if self.time > 1 else None


ROOM = Room(1280, 800, EstimatedRuler())


def title(**answers: Transition) -> Page:
    return Page(Backdrop.TITLE, **answers)


def table(**answers: Transition) -> Page:
    return Page(Backdrop.TABLE, **answers)


def test_a_page_is_a_scene() -> None:
    scene: Scene = title()
    assert Stack(scene).top is scene


def test_a_scene_pushed_is_seen_until_it_pops() -> None:
    first = title(n=Push(table(escape=Pop())))
    stack = Stack(first)
    stack.on_intent(Key("n"))
    assert stack.picture(ROOM).backdrop is Backdrop.TABLE
    stack.on_intent(Key("escape"))
    assert stack.top is first


def test_only_the_highest_scene_hears_and_lives() -> None:
    below, above = title(), table()
    below.answers["n"] = Push(above)
    stack = Stack(below)
    stack.on_intent(Key("n"))
    stack.on_intent(Press(1, 2))
    stack.tick(0.5)
    assert below.heard == [Key("n")]
    assert above.heard == [Press(1, 2)]
    assert (below.time, above.time) == (0, 0.5)


def test_a_reset_leaves_no_scene_to_come_back_to() -> None:
    stack = Stack(title(n=Push(table(r=Reset(title(escape=Pop()))))))
    stack.on_intent(Key("n"))
    stack.on_intent(Key("r"))
    stack.on_intent(Key("escape"))
    assert not stack.running


def test_the_last_scene_popped_ends_the_program() -> None:
    stack = Stack(title())
    stack.tick(2)
    assert not stack.running
    assert not stack.moving
    stack.on_intent(Key("n"))
    stack.tick(1)
    assert not stack.running


def test_quitting_ends_all_scenes() -> None:
    stack = Stack(title(n=Push(table(q=Quit()))))
    stack.on_intent(Key("n"))
    stack.on_intent(Key("q"))
    assert not stack.running


def test_the_window_can_always_be_closed() -> None:
    stack = Stack(title())
    stack.on_intent(CloseAsked())
    assert not stack.running


def test_a_picture_is_wanted_after_a_transition_a_resize_and_a_change() -> None:
    page = title(n=Push(table()))
    stack = Stack(page)
    seen = [stack.changed]
    page.changed += 1
    seen.append(stack.changed)
    stack.on_intent(Resized())
    seen.append(stack.changed)
    stack.on_intent(Key("n"))
    seen.append(stack.changed)
    assert len(set(seen)) == len(seen)


def test_nothing_new_is_wanted_while_nothing_happens() -> None:
    stack = Stack(title())
    before = stack.changed
    stack.on_intent(Key("x"))
    stack.tick(0.1)
    assert stack.changed == before


def test_a_pointer_is_on_what_was_seen_last_and_no_picture_is_made_for_it() -> None:
    made = 0

    class Counted(Page):
        def picture(self, room: Room) -> Picture:
            nonlocal made
            made += 1
            target = Target("do", Rect(0, 0, 10, 10))
            return replace(super().picture(room), targets=(target,))

    page = Counted(Backdrop.TABLE)
    stack = Stack(page)
    stack.on_intent(Press(1, 2))
    stack.picture(ROOM)
    for intent in (Hover(1, 2), Press(1, 2), Drag(50, 50), Release(1, 2)):
        stack.on_intent(intent)
    told = [Press(1, 2), Hover(1, 2, "do"), Press(1, 2, "do"), Drag(50, 50), Release(1, 2, "do")]
    assert page.heard == told
    assert made == 1


def test_a_scene_that_was_not_seen_yet_has_nothing_under_the_pointer() -> None:
    above = table()
    stack = Stack(title(n=Push(above)))
    stack.picture(ROOM)
    stack.on_intent(Key("n"))
    stack.on_intent(Press(1, 2, "left over"))
    assert above.heard == [Press(1, 2)]


def test_a_question_lies_on_the_table_which_shows_no_face_and_says_and_takes_nothing() -> None:
    card = CardItem("a", "KS", Pose(100, 100, 60))
    words, button = Text("Your five", 0, 0, Font(16)), Button("go", "Go on")
    room = Room(1280, 800, EstimatedRuler())
    dot = Box(Rect(0, 4, 1.5, 1.5), 0.75)  # it would be left of a word that has a note
    drawn = draw_button(button, Rect(9, 9, 99, 44), room)
    under = Stroke(0, 4, 99, 4, Paint(Tone.BRASS))  # words to press have a line under them
    table = Picture.of(Backdrop.TABLE, (card, words, dot, under, drawn))
    own = QuitQuestion().picture(room)
    seen = upon(own, table, room)
    assert (seen.backdrop, seen.tree, seen.targets) == (Backdrop.TABLE, own.tree, own.targets)
    assert not seen.faces()
    assert [each.key for each in seen.items if isinstance(each, CardItem)] == ["a"]
    assert len(seen.items) == len(own.items) + 2, "the card, and what takes the light"
