"""What players may agree on: the values of every option, their words, and where they travel."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from game.piquet.words import say
from game.piquet.words.notation import fault_sentence
from game.players.player import seated
from game.saves.partie import Header, read_header, write_header
from rules.piquet.options import FIRST_EDITION, Options
from rules.piquet.presets import PRESETS, TO_A_HUNDRED
from rules.piquet.record.options_text import (
    NAMES,
    Value,
    data_of_options,
    options_of_data,
    read_name,
    read_value,
    values_of,
    with_value,
    write_name,
    write_value,
)
from rules.piquet.record.reading import parse_record
from rules.piquet.record.record import Record, record_of, write_record
from rules.piquet.record.text import Fault, FaultReason, NotationError

EVERY = [(name, value) for name in NAMES for value in values_of(name)]
BEGUN = "\nB deals\n"


def some_options() -> st.SearchStrategy[Options]:
    """Any options at all."""
    return st.fixed_dictionaries({name: st.sampled_from(values_of(name)) for name in NAMES}).map(
        lambda agreed: replace(Options(), **agreed)
    )


def written(options: Options) -> str:
    """The head of a record of a partie with these options."""
    return write_record(replace(parse_record(BEGUN), options=options))


def test_an_option_has_at_least_two_values_and_cavendishs_is_the_first() -> None:
    for name in NAMES:
        assert len(values_of(name)) > 1
        assert values_of(name)[0] == getattr(Options(), name)


@pytest.mark.parametrize(("name", "value"), EVERY)
def test_every_value_of_an_option_has_a_word_that_means_it(name: str, value: Value) -> None:
    assert read_name(write_name(name)) == name
    assert read_value(name, write_value(value)) is value or value in (0, 1, 2, 3, 60, 90)


@pytest.mark.parametrize(("name", "value"), EVERY)
def test_a_record_tells_every_option_and_reads_it_again(name: str, value: Value) -> None:
    options = with_value(Options(), name, value)
    assert parse_record(written(options)).options == options


@given(some_options())
def test_a_record_tells_any_mixture_of_options_too(options: Options) -> None:
    text = written(options)
    assert parse_record(text).options == options
    assert write_record(parse_record(text)) == text


def test_the_game_of_cavendish_needs_no_line_in_a_record() -> None:
    assert written(Options()) == "piquet 1\n\nB deals\n"


def test_a_preset_is_one_line_and_what_differs_from_it_a_line_each() -> None:
    text = written(replace(TO_A_HUNDRED, packets=3, younger_least=1, double_below_fifty=True))
    head, _, _ = text.partition("\n\n")
    assert head.splitlines() == [
        "piquet 1",
        "rules to-a-hundred",
        "packets 3",
        "option younger-least 1",
        "option double-below-fifty yes",
    ]


def test_the_lines_of_a_head_may_come_in_any_order() -> None:
    text = "option younger-least 1\nrules to-a-hundred" + BEGUN
    assert parse_record(text).options == replace(TO_A_HUNDRED, younger_least=1)


def test_dealing_by_threes_is_still_written_as_it_was() -> None:
    assert "\npackets 3\n" in written(Options(packets=3))
    assert parse_record("packets 3" + BEGUN).options == Options(packets=3)


@pytest.mark.parametrize(
    ("line", "fault", "sentence"),
    [
        (
            "rules whist",
            Fault(1, 7, FaultReason.NO_PRESET, ("whist",)),
            (
                "rules are rubicon, four-deals, to-a-hundred or modern, not “whist”; "
                "write one of these."
            ),
        ),
        (
            "option leavings never",
            Fault(1, 17, FaultReason.NO_VALUE, ("leavings", "never")),
            "this option is named-or-led, after-played or shown, not “never”; write one of these.",
        ),
        (
            "option younger-least",
            Fault(1, 21, FaultReason.NO_VALUE, ("younger_least", "")),
            "this option is 1 or 0, not the end of the line; write one of these.",
        ),
    ],
)
def test_a_line_that_cannot_be_read_is_told_with_what_is_known(
    line: str, fault: Fault, sentence: str
) -> None:
    with pytest.raises(NotationError) as wrong:
        parse_record(line + BEGUN)
    assert wrong.value.fault == fault
    assert fault_sentence(fault) == sentence


def test_a_strange_option_is_told_with_all_there_are() -> None:
    with pytest.raises(NotationError) as wrong:
        parse_record("option trumps yes" + BEGUN)
    sentence = fault_sentence(wrong.value.fault)
    assert sentence.startswith("“trumps” is no option; the options are cutting, packets, ")


def test_options_are_agreed_on_before_the_first_deal() -> None:
    with pytest.raises(NotationError) as wrong:
        parse_record("B deals\noption tie drawn\n")
    assert wrong.value.fault.reason is FaultReason.TOO_LATE


def test_a_log_keeps_the_options_it_was_played_with() -> None:
    assert record_of((), TO_A_HUNDRED) == Record(options=TO_A_HUNDRED)


# In the save ---------------------------------------------------------------------------------


def header(options: Options) -> Header:
    seats = seated(("Anna", "Bernard"), ("human", "sound"))
    return Header(seats, options, 7, "2026-01-31T12:00:00")


@given(some_options())
def test_a_save_keeps_any_options(options: Options) -> None:
    assert read_header(write_header(header(options))) == header(options)


@pytest.mark.parametrize("options", PRESETS.values())
def test_a_save_keeps_every_preset(options: Options) -> None:
    assert read_header(write_header(header(options))) == header(options)


def test_a_save_of_an_older_version_has_the_game_of_cavendish() -> None:
    text = write_header(header(Options(packets=3)))
    start, _, rest = text.partition('"options": {')
    old = start + '"options": {"packets": 3}' + rest[rest.index("}") + 1 :]
    assert read_header(old) == header(Options(packets=3, edition=FIRST_EDITION))


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ({"trumps": True}, "trumps is no option; the options are cutting, packets, "),
        ({"leavings": "never"}, "the option leavings is named-or-led or after-played or shown, "),
        ({"younger_least": 3}, "the option younger-least is 1 or 0, not 3"),
        ({"younger_least": True}, "the option younger-least is 1 or 0, not True"),
        ({"show_to_score": 1}, "the option show-to-score is no or yes, not 1"),
        ({"packets": None}, "the option packets is 2 or 3, not None"),
        ({"packets": [2]}, "the option packets is 2 or 3, not [2]"),
    ],
)
def test_what_is_no_option_is_refused_with_what_there_is(
    data: dict[str, object], sentence: str
) -> None:
    with pytest.raises(ValueError, match=r".") as wrong:
        options_of_data(data)
    assert str(wrong.value).startswith(sentence)


def test_options_as_data_are_plain() -> None:
    for value in data_of_options(TO_A_HUNDRED).values():
        assert type(value) in (str, int, bool)


# In words ------------------------------------------------------------------------------------


def test_every_option_and_each_of_its_values_has_words_and_an_option_its_help() -> None:
    for name in NAMES:
        assert say(f"option.{name}")
        assert say(f"option.{name}.help").endswith(".")
        for value in values_of(name):
            assert say(f"option.{name}.{write_value(value)}")
