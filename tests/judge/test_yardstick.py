"""The file of measured hands: whole, and judged the same again."""

from __future__ import annotations

from pathlib import Path
from random import Random

from judge import between, over, renew
from msgspec.structs import replace
from playouts.verdict import Effort
from playouts.yardstick import (
    FILE,
    PLAYERS,
    line,
    measured,
    measured_of,
    question,
    stored,
)

from game.piquet.ai.situation import situation
from rules.piquet.choices import MayExchange
from rules.piquet.seats import ELDER, Seat

QUICK = Effort(opinion=20, first=300, deals=3_000, stages=((4, 48),))


def test_each_line_of_the_file_is_another_hand() -> None:
    texts = FILE.read_text(encoding="ascii").splitlines()
    assert len(texts) > 50
    for text in texts:
        assert line(measured_of(text)) == text
    numbers = [measured_of(text).question.number for text in texts]
    assert len(set(numbers)) == len(numbers)


def test_each_discard_is_of_the_hand_and_loses_no_less_than_nothing_to_luck() -> None:
    for found in stored():
        hand = situation(found.question.view()).hand
        assert all(one.out & ~hand == 0 for one in found.judged)
        assert all(one.most.points >= 0 for one in found.judged)
        assert min(one.most.points for one in found.judged) == 0
        assert set(found.by) == set(PLAYERS)
        assert all(found.of(player) is not None for player in PLAYERS)


def test_what_an_exchange_is_worth_more_is_told_hand_by_hand_of_the_same() -> None:
    every = list(stored())
    told = list(over(every, "master", "novice"))
    assert [text.split(":")[0].split()[-1] for text in told] == ["any", "start", "ahead", "behind"]
    lost = {seat: [0.0, 0.0, 0] for seat in Seat}
    for found in every:
        own, others = found.of("master"), found.of("novice")
        assert own is not None
        assert others is not None
        sums = lost[found.question.seat]
        sums[0], sums[1], sums[2] = (
            sums[0] + own.least.points,
            sums[1] + others.least.points,
            sums[2] + 1,
        )
    elder, younger = ((other - own) / count for own, other, count in lost.values())
    assert f"elder {elder:+.2f} ±" in told[0]
    assert f"younger {younger:+.2f} ±" in told[0]
    assert f"a pair {elder + younger:+.2f} ±" in told[0]
    assert next(iter(over(every, "master", "master"))).endswith("a pair +0.00 ± 0.00")


def test_two_players_are_set_beside_each_other_by_what_they_do_alone() -> None:
    few = Effort(opinion=0, first=1, deals=200, stages=((0, 24),))
    found = list(between(("thumb", "novice"), (1_000, 1_002, 1_004), few))
    assert [one.question.number for one in found] == [1_000, 1_002, 1_004]
    for one in found:
        assert {each.out for each in one.judged} == set(one.by.values())
    assert any(len(one.judged) == 2 for one in found)
    assert next(over(found, "thumb", "novice")).startswith("thumb over novice, any: elder ")


def test_a_hand_follows_from_its_number() -> None:
    every = list(stored())
    for found in Random(1).sample(every, 6):
        if found.question.seat is ELDER:
            assert question(found.question.number) == found.question
        assert found.question.view() == found.question.view()


def test_what_was_far_behind_is_found_far_behind_again() -> None:
    """By so few deals not every verdict is the same: those that lost much still lose."""
    clear = [found for found in stored() if max(one.least.points for one in found.judged) > 3]
    for found in Random(2).sample(clear, 2):
        worst = max(found.judged, key=lambda one: one.least.points)
        best = min(found.judged, key=lambda one: one.most.points)
        again = measured(found.question, {"worst": worst.out, "best": best.out}, QUICK)
        one, other = again.of("worst"), again.of("best")
        assert one is not None
        assert other is not None
        assert one.most.points > other.most.points + 1


def test_no_carte_blanche_of_the_other_stands_before_the_exchange() -> None:
    assert isinstance(question(190).view().choices, MayExchange)


def test_a_file_written_anew_has_what_the_players_do_now_and_all_else_as_it_was(
    tmp_path: Path,
) -> None:
    path, first = tmp_path / "discards.txt", next(stored())
    was = replace(first, by=first.by | {"novice": first.judged[0].out})
    path.write_text(line(was) + "\n", encoding="ascii")
    renew(path, ["novice"])
    assert list(stored(path)) == [first]
    assert [one.name for one in tmp_path.iterdir()] == ["discards.txt"]
