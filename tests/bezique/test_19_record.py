"""A whole partie as one text, and back; what is written of it beside its actions."""

from __future__ import annotations

from random import Random

import pytest

from rules.bezique.actions import Action, Deal
from rules.bezique.game import RULES
from rules.bezique.options import Options
from rules.bezique.papers import PAPERS
from rules.bezique.partie import apply, start
from rules.bezique.presets import PRESETS, Preset
from rules.bezique.record.naming import as_numbered
from rules.bezique.record.record import (
    BeziqueRecord,
    RecordFault,
    read_record,
    record_of,
    write_record,
)
from rules.bezique.settlement import Settlement
from rules.bezique.state import Phase
from rules.core.cards import write_cards
from rules.core.game import replay
from rules.core.record import plain
from rules.core.seats import Chance, Player
from tests.bezique.luck import any_action, eager_action, random_options
from tests.bezique.test_08_a_whole_deal import LAST_EIGHT, PACK, TRICKS

HEAD = "game bezique\nbezique 1\n"


def the_printed_deal() -> str:
    """The deal told in 08 as one would type it from a book, each score checked."""
    lines = ["game bezique", "B deals " + " ".join(str(one).rstrip("'") for one in PACK)]
    names = {"N": "A", "D": "B"}
    for row in TRICKS.split("\n")[1:-1]:
        trick, action, _, score = (cell.strip() for cell in row.split("|"))
        leader, lead, reply, winner = trick.split()
        other = "B" if names[leader] == "A" else "A"
        said = [f"{names[leader]} leads {lead}", f"{other} plays {reply}"]
        if action == "exchange":
            said.append(f"{names[winner]} exchanges 7C")
        elif action:
            said.append(f"{names[winner]} declares {action.split(maxsplit=1)[1]}")
        n, d = score.split("-")
        said += [f"A counts {n}", f"B counts {d}", f"{names[winner]} draws"]
        lines.append("; ".join(said))
    for row in LAST_EIGHT.split("\n")[1:-1]:
        _, lead, reply, _ = row.split()
        lines.append(f"leads {lead}; plays {reply}  # in turn")
    return "\n".join([*lines, "A counts 490; B counts 710"])


def random_log(seed: int, options: Options, most: int = 400) -> list[Action]:
    luck = Random(seed)
    action = luck.choice((any_action, eager_action))
    log: list[Action] = []
    state = start(options)
    while state.turn is not None and len(log) < most:
        log.append(action(state, luck))
        state = apply(state, log[-1])[-1].state
    return log


def test_the_printed_deal_is_read_as_one_would_type_it_and_each_score_is_right() -> None:
    end = read_record(the_printed_deal()).end()
    assert end.standing.results == ((490, 710),)


def test_and_written_with_every_copy_named() -> None:
    record = read_record(the_printed_deal())
    text = write_record(record)
    assert text.startswith(f"{HEAD}B deals {write_cards(PACK)}\n")
    assert "A plays 7D; B plays 9D; B declares QS JD; B draws\n" in text
    assert read_record(text) == record


@pytest.mark.parametrize("preset", Preset, ids=str)
def test_every_partie_is_written_and_read_again(preset: Preset) -> None:
    record = record_of(PRESETS[preset], random_log(5, PRESETS[preset]), ("Anna", "Bernard"))
    text = write_record(record)
    assert read_record(text) == record
    assert write_record(read_record(text)) == text


def test_also_what_went_wrong_in_strict_play() -> None:
    text = f"""game bezique
bezique 1
option strict yes
B deals {write_cards(PACK)}
A plays 7D; B plays 9D; B declares QS QC; A draws early; B forfeits add; B draws; A calls QS
B plays QS; A plays TC; A draws two; B picks JH
"""
    record = read_record(text)
    assert write_record(record) == text
    assert record.end().standing.results == ()


def test_also_with_any_options() -> None:
    for seed in range(6):
        options = random_options(Random(seed))
        record = record_of(options, random_log(seed, options, 250))
        assert read_record(write_record(record)) == record


def test_names_and_options_stand_at_the_head() -> None:
    record = BeziqueRecord(Options(target=500), ("Anna Karenina", "B"))
    text = "game bezique\nbezique 1\nA is Anna Karenina\noption target 500\n"
    assert write_record(record) == text
    assert read_record(text) == record
    modern = BeziqueRecord(PRESETS[Preset.MODERN])
    assert "rules modern\n" in write_record(modern)
    assert read_record(write_record(modern)) == modern
    assert read_record("B is Bernard").names == ("A", "Bernard")


def test_who_deals_first_is_told_where_there_was_no_cut() -> None:
    pack = write_cards(PACK)
    assert read_record(f"deal {pack}").first_dealer is Player.B
    assert read_record(f"A deals {pack}").first_dealer is Player.A
    assert read_record(f"A deals {pack}").end().current.dealer is Player.A
    assert BeziqueRecord().start().phase is Phase.SPREAD


def test_remarks_and_empty_lines_say_nothing() -> None:
    assert read_record("# nothing\n\n ; ;\n") == BeziqueRecord()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("game piquet", "line 1: this is a record of piquet"),
        ("\nbezique 7", "line 2: the form 7 of the text is not known"),
        ("rules whist", "line 1: whist is none of dictionary, hoyle-1909"),
        ("option grace yes", "line 1: grace is no option"),
        ("option target 7", "line 1: the option target is"),
        ("A sings", "line 1: 'sings' is no action of Bezique"),
        ("cut 7", "line 1: a rule is against it: not-now spread"),
        ("A counts 7", "line 1: somebody counts so many points"),
        ("deal KS QS", "line 1: a rule is against it: not-a-pack"),
        ("PACK\nB leads 9D", "line 2: this is not B's to do"),
        ("PACK\nA leads 9H", "line 2: a rule is against it: not-your-card 9H"),
        ("PACK\nA leads 7D; A counts 10", "line 2: A counts 0 and not 10"),
        ("PACK\nA leads 7D\nA deals KS", "line 3: .*not-now"),
        ("PACK\nrules modern", "line 2: 'rules modern' is no action"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(text: str, says: str) -> None:
    with pytest.raises(RecordFault, match=says):
        read_record(text.replace("PACK", f"B deals {write_cards(PACK)}"))


def test_the_wrong_dealer_is_told() -> None:
    text = the_printed_deal()
    with pytest.raises(RecordFault, match="the deal is A's"):
        read_record(f"{text}\nB deals {write_cards(PACK)}")
    assert read_record(f"{text}\nA deals {write_cards(PACK)}").end().current.number == 2


def test_cards_are_read_as_they_are_printed() -> None:
    assert [plain(word) for word in ("♠K", "K♠", "10S", "♥10", "KS'", "♦Q'", "AH,")] == [
        *("KS", "KS", "TS", "TH", "KS'", "QD'", "AH")
    ]
    assert as_numbered(["KS", "KS", "QS", "QS", "KS"]) == ["KS", "KS'", "QS", "QS'", "KS''"]


# The front door


def test_the_log_alone_brings_back_the_partie() -> None:
    options = Options()
    log = random_log(3, options, 100_000)
    lines = [RULES.write(action) for action in log]
    again = replay(RULES.apply, RULES.start(options), map(RULES.read, lines))
    assert again.refused is None
    assert RULES.ending(again.state) is not None


def test_the_packs_that_are_awaited_have_names() -> None:
    log = random_log(3, Options(), 200)
    state = RULES.start(None)
    assert RULES.shuffle(state, ()) == "spread 0"
    assert RULES.shuffle(state, log[:1]) == "spread 1"
    seen = []
    for action in log:
        if state.turn is Chance.DEALER:
            seen.append(RULES.shuffle(state, ()))
            brought = RULES.bring(state, RULES.pack)
            assert RULES.check(state, brought) is None
        else:
            with pytest.raises(ValueError, match="no pack is awaited"):
                RULES.shuffle(state, ())
        state = RULES.apply(state, action)[-1].state
    assert seen[:3] == ["spread 0", "deal 1", "deal 2"]
    assert RULES.deals(state).number >= 2
    assert RULES.deals(RULES.start(None)).number == 0


def test_of_four_packs_shuffled_the_common_game_takes_its_two_in_their_order() -> None:
    state = RULES.start(None)
    pack = list(RULES.pack)
    Random(1).shuffle(pack)
    brought = RULES.bring(state, tuple(pack))
    assert [card for card in pack if card in set(RULES.pack[:64])] == list(brought.pack)
    rubicon = RULES.start(PRESETS[Preset.RUBICON_1887])
    assert RULES.bring(rubicon, tuple(pack)).pack == tuple(pack)


def test_what_is_forced_is_not_done_again_and_a_draw_is_not_taken_back() -> None:
    log = random_log(4, Options(), 120)
    state, free = RULES.start(None), set()
    for action in log:
        free.add(RULES.is_free(state))
        assert RULES.reveals(action) == RULES.write(action).startswith("draw")
        assert RULES.is_deal(action) == isinstance(action, Deal)
        state = RULES.apply(state, action)[-1].state
    assert free == {True, False}


def test_options_and_endings_are_plain_data() -> None:
    for preset in Preset:
        data = PAPERS.write_options(PRESETS[preset])
        assert PAPERS.read_options(data) == PRESETS[preset]
    assert PAPERS.usual() == Options()
    ends = [
        Settlement((1010, 890), Player.A, 120, games=(1, 0)),
        Settlement((880, 1740), Player.B, 3800, rubicon=True, brisques=(11, 21)),
        Settlement((1200, 1200), None, 0, brisques=(16, 16), added=True),
        Settlement((400, 1000), Player.B, 600, double=True, games=(0, 2)),
    ]
    for end in ends:
        data = PAPERS.write_ending(end)
        lists = {name: list(v) if isinstance(v, tuple) else v for name, v in data.items()}
        assert PAPERS.read_ending(data) == PAPERS.read_ending(lists) == end


def test_an_ending_that_is_none_is_told() -> None:
    good = PAPERS.write_ending(Settlement((1010, 890), Player.A, 120))
    with pytest.raises(ValueError, match="this is no settlement"):
        PAPERS.read_ending({**good, "totals": [1]})
    with pytest.raises(TypeError, match="points are a number"):
        PAPERS.read_ending({**good, "points": "many"})
    with pytest.raises(KeyError):
        PAPERS.read_ending({**good, "winner": "C"})


def test_a_deal_is_due_when_every_card_is_played_or_the_cut_is_done() -> None:
    pack = f"deal {write_cards(PACK)}"
    assert not PAPERS.deal_is_due([], Options())
    assert PAPERS.deal_is_due(["spread KS", "cut 1", "cut 2"], Options())
    assert PAPERS.deal_is_due(["spread KS", "cut 1", "cut 2", "choose deal"], Options())
    assert not PAPERS.deal_is_due([pack, *["play KS"] * 63, "draw"], Options())
    assert PAPERS.deal_is_due([pack, *["play KS", "draw"] * 64], Options())
