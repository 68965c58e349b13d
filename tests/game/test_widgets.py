"""The tree of widgets: what is painted, touched, gone through by keys and told comes from it."""

from __future__ import annotations

from game.pages.narrator import Narrator
from game.stage.basics import Font, Pose, Rect
from game.stage.picture import (
    Backdrop,
    Bubble,
    CardAt,
    CardItem,
    Item,
    Picture,
    Role,
    Tail,
    Target,
    Text,
    Widget,
    live,
    marked,
    only,
    painted,
    widgets,
)
from game.table.cards import card_widget

PLAIN = Font(16)
PLACE = Rect(0, 0, 90, 44)
A, B, C = (Text(words, 0, 0, PLAIN) for words in "ABC")


def button(key: str, *parts: Text, focused: bool = False) -> Widget:
    return Widget.pressed(key, PLACE, parts, focused)


def told(*parts: Item) -> str:
    return " / ".join(each.words for each in Narrator().see(Picture.of(Backdrop.TABLE, parts)))


def test_a_picture_is_painted_and_touched_as_its_tree_says() -> None:
    row = Widget(Role.ROW, (button("a", A), button("b", B)))
    picture = Picture.of(Backdrop.SHEET, (row, C), [Target(CardAt("KS"), PLACE)])
    assert picture.items == (A, B, C)
    assert [target.key for target in picture.targets] == [CardAt("KS"), "a", "b"]
    assert picture.hit(10, 10) == "b", "the last one lies on top"


def test_what_is_read_the_other_way_round_is_painted_as_before() -> None:
    row = Widget(Role.ROW, (button("b", B), button("a", A)))
    assert painted((row.reversed,)) == [B, A]
    assert [each.key for each in widgets(row.reversed.parts)] == ["a", "b"]


def test_what_rests_or_has_no_place_cannot_be_touched() -> None:
    line = Widget(Role.SETTING, (A,), key="line")
    assert not Picture.of(Backdrop.SHEET, (button("a", A).resting, line)).targets


def test_without_a_name_it_is_called_by_the_words_in_it() -> None:
    inner = button("b", B)
    assert button("a", A, Text("+", 0, 0, PLAIN)).told == "A"
    assert (
        Widget(Role.LINE, (A, inner), value="on.", note="Why?", cap="F").told == "A. B. on. Why? F"
    )
    assert inner.named("Colour").told == "Colour. B"


def test_a_part_is_left_out_within_widgets_too() -> None:
    (left,) = only((button("a", A, B),), lambda look: look != A)
    assert isinstance(left, Widget)
    assert (left.parts, left.key) == ((B,), "a")


def test_a_voice_tells_headings_then_what_is_said_then_marks_and_what_now() -> None:
    said = Bubble(PLACE, "Point of five.", Tail.NONE)
    old = Bubble(PLACE, "Good.", Tail.NONE, fresh=False)
    parts = (
        Widget(Role.STATUS, (A,), "Lead a card", note="Any will do"),
        marked(PLACE, "Nine from the pique", "more words"),
        *live("", (B,)),
        *live("Well played!", (B,)),
        old,
        said,
        Widget(Role.HEADING, (C,)),
    )
    words = "C. Well played! Point of five. Nine from the pique. Lead a card. Any will do"
    assert told(*parts) == words


def test_of_what_can_be_pressed_only_the_focus_is_told() -> None:
    plate = Widget(Role.HEADING, (B,), "Mrs Lavelle")
    face = Widget(Role.CHOICE, (plate,), "Mrs Lavelle", key="club")
    assert told(face) == ""
    king = CardItem("KS", "KS", Pose(0, 0, 60), focused=True)
    assert told(face, card_widget(king, "card:KS", PLACE)) == "the king of spades"
    assert told(button("a", A), button("b", B, focused=True)) == "B"


def test_what_is_smaller_than_a_finger_answers_beside_it_where_nothing_else_does() -> None:
    low, high = Rect(100, 100, 200, 20), Rect(100, 124, 200, 60)
    picture = Picture.of(Backdrop.SHEET, (), (Target("a", low), Target("b", high)))
    hits = [picture.hit(150, y) for y in (87, 89, 119, 122, 123, 125, 185)]
    assert hits == [None, "a", "a", "a", "a", "b", None]
    card = Target(CardAt("KS"), Pose(20, 20, 12))
    assert Picture.of(Backdrop.TABLE, (), (card,)).hit(30, 20) is None, "cards lie close together"
