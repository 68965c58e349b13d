"""The slip beside a partie of a chouette: who does what, how all stand, who pays whom if."""

from __future__ import annotations

from msgspec.structs import replace

from game.pages.evening import EveningSlip, Sitter, SlipRow, with_slip
from game.piquet.evening.slip import slip_of
from game.players.player import HUMAN, Seated
from game.saves.partie import Header
from game.stage.basics import Paint, Rect, Room, Tone
from game.stage.ornaments import Pad, Thing
from game.stage.picture import Box, Icon, Item, Text
from tests.game.evening.test_account import first
from tests.game.evening.test_pages import played
from tests.game.houses import header
from tests.game.pilot import EstimatingRuler

CLOTH = Paint(Tone.CLOTH)
ROOM = Room(1280, 800, EstimatingRuler())


def head(number: int) -> Header:
    """That of a partie of the evening which is in the book."""
    cards = [one for one in played().finished if one.header.evening is not None]
    return next(
        one.header
        for one in cards
        if one.header.evening is not None and one.header.evening.partie == number
    )


def test_it_tells_the_account_before_the_partie_and_what_each_does_in_it() -> None:
    """After 15 won from each: Mr Finch, alone again, stands at +30; the others change about."""
    slip = slip_of(head(2), played().finished)
    assert slip is not None
    assert slip.rows == (
        SlipRow("You", "advise", "−15"),
        SlipRow("Mr Finch", "alone", "+30", sign="alone"),
        SlipRow("Mrs Lavelle", "holds", "−15"),
    )
    assert slip.stakes == "Mr Finch wins or pays double."


def test_no_sign_of_the_slip_is_that_of_elder() -> None:
    """A lozenge stood for who is alone, who sits there and who leads, beside that of elder."""
    slip = slip_of(head(2), played().finished)
    assert slip is not None
    items = with_slip([Pad(Rect(18, 20, 258, 540))], slip, ROOM)
    assert [each.name for each in items if isinstance(each, Icon)] == ["alone"]
    assert "◆" not in [each.words for each in items if isinstance(each, Text)]


def test_among_several_people_nobody_is_you() -> None:
    guests = tuple(Seated(name, HUMAN) for name in ("Anne", "Bertrand", "Chloé"))
    place = replace(first()[0], guests=guests)
    slip = slip_of(replace(header(), seats=(guests[1], guests[0]), evening=place), ())
    assert slip is not None
    assert [(row.name, row.does) for row in slip.rows] == [
        ("Anne", "holds"),
        ("Bertrand", "alone"),
        ("Chloé", "advises"),
    ]
    assert slip.stakes == "Bertrand wins or pays double."


def test_where_a_partie_is_missing_nothing_is_told_and_by_itself_one_has_no_slip() -> None:
    assert slip_of(head(3), played().finished[:1]) is None
    assert slip_of(header(), ()) is None


def test_it_lies_under_the_pad_instead_of_the_pencil_as_long_as_there_is_room() -> None:
    slip = EveningSlip("Chouette", "in tens", (SlipRow("Anne", "alone", "+4"),), "Who pays?")

    def panel(bottom: float) -> list[Item]:
        return [Pad(Rect(18, 20, 258, bottom - 20)), Thing("pencil", 147, bottom + 60, 196)]

    lying = with_slip(panel(560), slip, ROOM)
    assert not any(isinstance(item, Thing) for item in lying)
    (paper,) = (item.rect for item in lying if isinstance(item, Box))
    pad = next(item for item in lying if isinstance(item, Pad))
    assert paper.y < 560 < paper.bottom < ROOM.height, "its head lies under the pad"
    assert lying.index(pad) > 0, "the pad lies on it"
    assert pad.rect.x < paper.x < paper.right < pad.rect.right
    for item in lying:
        if isinstance(item, Text):
            assert paper.x < item.x <= paper.right
            assert item.y - item.font.size > 560
            assert item.y < paper.bottom
    assert "Who pays?" in [item.words for item in lying if isinstance(item, Text)]
    assert with_slip(panel(740), slip, ROOM) == panel(740)
    assert with_slip(panel(560), None, ROOM) == panel(560)


def test_a_longer_pad_takes_the_drawn_table_first_then_the_stakes_then_all() -> None:
    """Under the chances that a hint tells three rows stood without their head."""
    three = tuple(Sitter(name) for name in ("Anne", "Bertrand", "Chloé"))
    rows = tuple(SlipRow(each.name, "", "0") for each in three)
    slip = EveningSlip("Chouette", "in tens", rows, "Who pays?", three)

    def shown(bottom: float) -> set[str]:
        items = with_slip([Pad(Rect(18, 20, 258, bottom - 20))], slip, ROOM)
        words = {item.words for item in items if isinstance(item, Text)}
        assert ("Chouette" in words) == ("Anne" in words)
        ring = {"table" for item in items if isinstance(item, Box) and item.fill == CLOTH}
        return (words & {"Chouette", "Who pays?"}) | ring

    assert shown(460) == {"table", "Chouette", "Who pays?"}
    assert shown(600) == {"Chouette", "Who pays?"}
    assert shown(645) == {"Chouette"}
    assert shown(670) == set()
