"""A whole partie as one text, and back; what is written of it beside its actions."""

from __future__ import annotations

from random import Random

import pytest

from rules.all_fours.actions import Action
from rules.all_fours.game import RULES
from rules.all_fours.options import Marking, Options, SecondBeg
from rules.all_fours.papers import PAPERS
from rules.all_fours.presets import PRESETS, Preset, differences, nearest_preset
from rules.all_fours.record.record import (
    AllFoursRecord,
    RecordFault,
    read_record,
    record_of,
    write_record,
)
from rules.all_fours.scoring import Settlement
from rules.all_fours.state import Phase
from rules.core.cards import write_cards
from rules.core.game import replay
from rules.core.seats import Player
from tests.all_fours.luck import random_options, random_partie
from tests.all_fours.table import pack_with, printed
from tests.all_fours.test_12_a_whole_game import DEALS

PACK = pack_with("♠5 ♥K ♦9 ♦8 ♦6 ♦4", "♠2 ♥T ♥8 ♥5 ♦5 ♣9", "♠Q", "♠A ♠8 ♥3 ♥Q ♥4 ♦A ♥J")
"""The pack of the first printed deal."""


def the_printed_game() -> str:
    """The game told in 12 as one would type it from a book, the score checked after each deal."""
    lines = ["game all-fours"]
    for its, dealer in zip(DEALS, "BABA", strict=True):
        elder = "B" if dealer == "A" else "A"
        pack = pack_with(its.elder, its.dealer, its.turned, *its.runs)
        lines += [f"{dealer} deals {write_cards(pack)}", f"{elder} begs"]
        lines += [f"{dealer} {'runs' if its.runs else 'gives'}"]
        for who, away in zip((elder, dealer), its.away, strict=True):
            lines += [f"{who} lays {away}"] if away else []
        cards = its.tricks.replace("-", " ").replace(";", " ").split()
        for number, one in enumerate(cards):
            lines.append(f"{'plays' if number % 2 else 'leads'} {one}")
        a, b = its.totals[-1]
        lines.append(f"A counts {a}; B counts {b}")
    return "\n".join(lines)


def random_log(seed: int, options: Options) -> list[Action]:
    return [action for _, action in random_partie(Random(seed), options)]


def test_the_printed_game_is_read_as_one_would_type_it_and_each_score_is_right() -> None:
    end = read_record(the_printed_game()).end()
    assert end.standing.settlement == Settlement((10, 8), Player.A)


def test_and_written_a_line_for_each_deal_its_words_and_each_trick() -> None:
    text = write_record(read_record(the_printed_game()))
    assert text.startswith(
        f"game all-fours\nall-fours 1\nB deals {write_cards(PACK)}\n"
        "A begs; B runs; A lays 5S 6D 4D; B lays 2S 5D 9C\nA plays 8D; B plays AD\n"
        "B plays 4H; B asks nothing; A plays 3H; A asks nothing\n"
    )
    assert "B begs; A gives" not in text
    assert "A begs; B gives\nA plays 9C; B plays 7D\n" in text
    assert write_record(read_record(text)) == text


@pytest.mark.parametrize("preset", Preset, ids=str)
def test_every_partie_is_written_and_read_again(preset: Preset) -> None:
    record = record_of(PRESETS[preset], random_log(5, PRESETS[preset]), ("Anna", "Bernard"))
    text = write_record(record)
    assert read_record(text) == record
    assert write_record(read_record(text)) == text
    assert record.end().standing.settlement is not None


def test_also_with_any_options() -> None:
    for seed in range(20):
        options = random_options(Random(seed))
        record = record_of(options, random_log(seed, options))
        assert read_record(write_record(record)) == record


def test_what_is_asked_and_claimed_stands_in_it() -> None:
    options = PRESETS[Preset.DICTIONARY]
    texts = "".join(write_record(record_of(options, random_log(n, options))) for n in range(4))
    assert "asks high; " in texts
    assert "asks nothing" in texts
    assert " claims high" in texts
    assert "\nA claims" in texts


def test_a_claim_of_nothing_is_a_claim() -> None:
    options = Options(marking=Marking.BY_HAND)
    for seed in range(40):
        text = write_record(record_of(options, random_log(seed, options)))
        if "A claims\n" in text:
            assert write_record(read_record(text)) == text
            return
    pytest.fail("in no partie nothing was claimed")


def test_names_and_options_stand_at_the_head() -> None:
    record = AllFoursRecord(Options(target=15), ("Anna Karenina", "B"))
    text = "game all-fours\nall-fours 1\nA is Anna Karenina\noption target 15\n"
    assert write_record(record) == text
    assert read_record(text) == record
    seven_up = AllFoursRecord(PRESETS[Preset.SEVEN_UP])
    assert "rules seven-up\n" in write_record(seven_up)
    assert read_record(write_record(seven_up)) == seven_up


def test_the_nearest_game_with_a_name_says_the_least() -> None:
    assert nearest_preset(Options()) is Preset.ENQUIRE_WITHIN
    near = Options(target=7, second_beg=SecondBeg.BUNCH)
    assert nearest_preset(near) is Preset.ENQUIRE_WITHIN
    assert differences(near, Options()) == ("target", "second_beg")


def test_who_deals_first_is_told_where_there_was_no_cut() -> None:
    pack = write_cards(PACK)
    assert read_record(f"deal {pack}").first_dealer is Player.B
    assert read_record(f"A deals {pack}").first_dealer is Player.A
    assert read_record(f"A deals {pack}").end().current.dealer is Player.A
    assert AllFoursRecord().start().phase is Phase.SPREAD


def test_after_a_cut_the_dealer_is_who_won_it() -> None:
    pack = write_cards(PACK)
    cut = f"spread {pack}; A cuts 0; B cuts 1"
    winner = read_record(cut).end().standing.first_dealer
    assert winner is not None
    with pytest.raises(RecordFault, match=f"line 2: the deal is {winner.name}'s"):
        read_record(f"{cut}\n{winner.other.name} deals {pack}")
    assert read_record(f"{cut}\n{winner.name} deals {pack}").first_dealer is None


def test_who_deals_again_is_known_after_cards_that_were_bunched() -> None:
    options = Options(second_beg=SecondBeg.BUNCH)
    text = (
        f"game all-fours\nall-fours 1\noption second-beg bunch\nB deals {write_cards(PACK)}\n"
        "A begs; B runs; A proposes; B agrees\n"
    )
    record = read_record(text)
    assert record.options == options
    assert write_record(record) == text
    with pytest.raises(RecordFault, match="line 6: the deal is B's"):
        read_record(f"{text}A deals {write_cards(PACK)}")
    assert read_record(f"{text}B deals {write_cards(PACK)}").end().current.number == 2


@pytest.mark.parametrize("word", ["5♠", "♠5", "5S,"])
def test_cards_are_read_as_they_are_printed(word: str) -> None:
    text = f"deal {write_cards(PACK)}\nstands; A leads {word}"
    assert read_record(text).end().current.led == printed("♠5")[0]


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("game bezique", "line 1: this is a record of bezique"),
        ("\nall-fours 7", "line 2: the form 7 of the text is not known"),
        ("rules whist", "line 1: whist is none of enquire-within, dictionary"),
        ("option grace yes", "line 1: grace is no option; the options are target, cut"),
        ("option target 8", "line 1: the option target is 10 or 11 or 7 or 9 or 15, not 8"),
        ("option discard-point off", "line 1: the option discard-point is no or yes, not off"),
        ("A sings", "line 1: 'sings' is no action of All-Fours"),
        ("cut 7", "line 1: a rule is against it: not-now spread"),
        ("A counts 7", "line 1: somebody counts so many points"),
        ("deal KS QS", "line 1: a rule is against it: not-a-pack"),
        ("PACK\nB begs", "line 2: this is not B's to do"),
        ("PACK\nstands\nA leads 2S", "line 3: a rule is against it: not-your-card 2S"),
        ("PACK\nA counts 1", "line 2: A counts 0 and not 1"),
        ("PACK\nA deals KS", "line 2: a rule is against it: not-now beg"),
        ("PACK\nrules eleven", "line 2: 'rules eleven' is no action"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(text: str, says: str) -> None:
    with pytest.raises(RecordFault, match=says):
        read_record(text.replace("PACK", f"B deals {write_cards(PACK)}"))


# Beside the actions


def test_the_log_alone_brings_back_the_partie() -> None:
    log = random_log(3, Options())
    lines = [RULES.write(action) for action in log]
    again = replay(RULES.apply, RULES.start(Options()), map(RULES.read, lines))
    assert again.refused is None
    assert RULES.ending(again.state) is not None


def test_options_and_endings_are_plain_data() -> None:
    for preset in Preset:
        data = PAPERS.write_options(PRESETS[preset])
        assert PAPERS.read_options(data) == PRESETS[preset]
    assert PAPERS.usual() == Options()
    assert PAPERS.read_options({"target": 9}) == Options(target=9)
    for end in (Settlement((10, 8), Player.A), Settlement((3, 11), Player.B)):
        data = PAPERS.write_ending(end)
        assert PAPERS.read_ending(data) == end
        assert PAPERS.read_ending({**data, "totals": list(end.totals)}) == end


def test_options_that_are_none_are_told() -> None:
    with pytest.raises(ValueError, match="grace is no option"):
        PAPERS.read_options({"grace": True})
    with pytest.raises(ValueError, match="the option target is 10 or 11 or 7 or 9 or 15, not 8"):
        PAPERS.read_options({"target": 8})
    with pytest.raises(ValueError, match="the option discard-point is no or yes, not 1"):
        PAPERS.read_options({"discard_point": 1})


def test_an_ending_that_is_none_is_told() -> None:
    good = PAPERS.write_ending(Settlement((10, 8), Player.A))
    with pytest.raises(ValueError, match="this is no settlement"):
        PAPERS.read_ending({**good, "totals": [1]})
    with pytest.raises(TypeError, match="points are a number"):
        PAPERS.read_ending({**good, "points": "many"})
    with pytest.raises(KeyError):
        PAPERS.read_ending({**good, "winner": "C"})


@pytest.mark.parametrize("preset", Preset, ids=str)
def test_a_deal_is_due_when_the_cut_or_a_deal_is_over_and_never_before(preset: Preset) -> None:
    options = PRESETS[preset]
    assert not PAPERS.deal_is_due([], options)
    for seed in range(3):
        since: list[str] = []
        for state, action in random_partie(Random(seed), options):
            line = RULES.write(action)
            over = state.phase is Phase.DEAL
            if seed == 0 or over:
                assert PAPERS.deal_is_due(since, options) is over
            since = [line] if RULES.is_deal(action) else [*since, line]


def test_of_a_deal_that_lost_a_line_nothing_is_said() -> None:
    lines = [RULES.write(action) for action in random_log(1, Options())]
    first, second, *_ = (at for at, line in enumerate(lines) if line.startswith("deal "))
    for at in range(first, second):
        assert not PAPERS.deal_is_due([*lines[first:at], "", *lines[at + 1 : second]], Options())
