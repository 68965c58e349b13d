"""Payloads in order and once each, whatever the connection does to the frames."""

from __future__ import annotations

from collections import deque
from random import Random

import pytest

from game.apart.line.delivery import MOST_WAITING, Delivery, LineError
from game.apart.line.wire import (
    DEEPEST,
    LONGEST_PAYLOAD,
    Frame,
    LineTrouble,
    read_frame,
    tight,
    tight_frame,
    write,
)

MUTATIONS = (b"\n", b"\xff", b"9" * 30, b"{", b'"', b"")


class Ends:
    """Two ends, and frames under way between them."""

    def __init__(self, *runs: str) -> None:
        self.ends = [Delivery(run) for run in runs]
        self.ways: tuple[deque[bytes], deque[bytes]] = (
            deque(),
            deque(),
        )  # to the one, to the other
        self.taken: tuple[list[str], list[str]] = ([], [])
        self.met = [0, 0]

    def say(self, who: int, *frames: Frame) -> None:
        self.ways[1 - who].extend(write(one).encode() for one in frames)

    def link(self) -> None:
        for way in self.ways:
            way.clear()
        for who, end in enumerate(self.ends):
            self.say(who, end.linked())

    def take(self, who: int) -> None:
        if self.ways[who]:
            frame = read_frame(self.ways[who].popleft())
            assert frame is not None
            payload, new, answers = self.ends[who].take(frame)
            self.say(who, *answers)
            self.met[who] += new
            if payload is not None:
                self.taken[who].append(payload)

    def settle(self) -> None:
        while any(self.ways):
            self.take(0)
            self.take(1)


@pytest.mark.parametrize("seed", range(10))
def test_nothing_is_lost_or_doubled_however_often_it_breaks(seed: int) -> None:
    random, both = Random(seed), Ends("one", "other")
    both.link()
    both.settle()
    sent: tuple[list[str], list[str]] = ([], [])
    for step in range(400):
        who = random.randrange(2)
        match random.choices(("send", "take", "again", "receipt", "cut"), (4, 6, 1, 1, 0.3))[0]:
            case "send" if len(sent[who]) - len(both.taken[1 - who]) < MOST_WAITING // 2:
                sent[who].append(str(step))
                both.say(who, both.ends[who].send(f" {step} "))
            case "take":
                both.take(who)
            case "again" if both.ways[who]:  # a frame comes twice
                both.ways[who].append(both.ways[who][-1])
            case "receipt" if receipt := both.ends[who].receipt():
                both.say(who, receipt)
            case "cut":
                both.link()
    both.link()
    both.settle()
    assert both.taken == (sent[1], sent[0])
    assert both.met == [1, 1]


def test_a_friend_who_has_begun_anew_gets_nothing_of_before() -> None:
    both = Ends("one", "other")
    both.link()
    both.settle()
    both.ends[0].send("1")
    both.ends[1] = Delivery("other again")
    both.link()
    both.settle()
    assert both.met == [2, 2]
    both.say(0, both.ends[0].send("2"))
    both.settle()
    assert both.taken == ([], ["2"])


@pytest.mark.parametrize(
    "frame",
    [
        Frame("third", "one"),  # another friend in the midst of a connection
        Frame("other", "third"),
        Frame("other", "one", got=1),  # a receipt for what was not sent
    ],
)
def test_what_none_of_our_programs_says_ends_the_line(frame: Frame) -> None:
    both = Ends("one", "other")
    both.link()
    both.settle()
    with pytest.raises(LineError) as wrong:
        both.ends[0].take(frame)
    assert wrong.value.reason is LineTrouble.NONSENSE


def test_what_waits_is_bounded() -> None:
    both = Ends("one", "other")
    for number in range(MOST_WAITING):
        both.ends[0].send(str(number))
    with pytest.raises(LineError):
        both.ends[0].send("0")


def test_a_payload_is_json_of_bounded_size_and_depth() -> None:
    assert tight(b' { "a" : [ 1 , "] [" ] }\n') == b'{"a":[1,"] ["]}'
    assert tight(b"[" * DEEPEST + b"]" * DEEPEST) is not None
    deep, long = b"[" * (DEEPEST + 1) + b"]" * (DEEPEST + 1), b'"' + b"x" * LONGEST_PAYLOAD + b'"'
    for wrong in (deep, long, b"", b"{", b"1 2", b"\xff", b'"\xff"', b"]" * 100):
        assert tight(wrong) is None, wrong[:20]


def test_a_frame_of_nonsense_is_none_and_never_two_lines() -> None:
    random, frame = Random(1), b'{"run":"a","to":"b","number":1,"payload":{"x":[1,"\\n"]}}'
    for _ in range(1000):
        wrong = bytearray(frame)
        for _ in range(random.randrange(1, 4)):
            at = random.randrange(len(wrong))
            wrong[at : at + random.randrange(3)] = random.choice(
                (b"\n", b"\xff", b"9" * 30, b"{", b'"', b"")
            )
        found = tight_frame(bytes(wrong))
        assert found is None or (b"\n" not in found and read_frame(found) is not None)
