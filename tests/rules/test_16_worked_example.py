"""The example of the Cavendish description, to 28 and 23, with every count as it is spoken."""

from pathlib import Path

from rules.piquet.events import Counted
from rules.piquet.record.reading import parse_record
from rules.piquet.record.reckoning import reckon
from rules.piquet.record.record import Counts
from rules.piquet.seats import ELDER, YOUNGER

TEXT = (Path(__file__).parents[1] / "spec" / "worked-example.txt").read_text("utf-8")
SPOKEN_BY_A = [5, 9, 10, 11, 12, 13, 14, 15, 15, 16, 18, 28]
SPOKEN_BY_B = [14, 17, 17, 18, 19, 20, 21, 22, 23, 23]


def test_in_the_example_deal_elder_has_28_and_younger_23() -> None:
    reckoned = reckon(parse_record(TEXT))
    assert reckoned.state.results == ((28, 23),)
    assert reckoned.deals[0].finished
    assert not reckoned.deals[0].supplied


def test_every_count_of_the_example_is_spoken_as_in_the_book() -> None:
    (deal,) = parse_record(TEXT).deals
    said = [step for step in deal.steps if isinstance(step, Counts)]
    assert [step.points for step in said if step.player.name == "A"] == SPOKEN_BY_A
    assert [step.points for step in said if step.player.name == "B"] == SPOKEN_BY_B


def test_elder_counts_point_and_quart_younger_a_quatorze_and_a_trio_then_play_and_cards() -> None:
    (deal,) = reckon(parse_record(TEXT)).deals
    counted = [event for event in deal.deal.history if isinstance(event, Counted)]
    lines = [(event.line.seat, str(event.line.item), event.running) for event in counted]
    elder, younger = ELDER, YOUNGER
    assert lines == [
        (elder, "point", 5),
        (elder, "sequence", 9),
        (elder, "lead", 10),
        (younger, "set", 14),
        (younger, "set", 17),
        (elder, "lead", 11),
        (elder, "lead", 12),
        (elder, "lead", 13),
        (elder, "lead", 14),
        (elder, "lead", 15),
        (younger, "trick", 18),
        (younger, "lead", 19),
        (younger, "lead", 20),
        (younger, "lead", 21),
        (younger, "lead", 22),
        (younger, "lead", 23),
        (elder, "trick", 16),
        (elder, "lead", 17),
        (elder, "last-trick", 18),
        (elder, "cards", 28),
    ]
