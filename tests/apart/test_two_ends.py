"""Two ends of a line: whole parties, what each of them knows, and what is not believed."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from game.apart import messages
from game.apart.change import change, changed
from game.apart.host import HostEnd
from game.apart.journal import Journal, first_difference
from game.apart.messages import Act, Bye, ChainSum, Face, Greeting, LineFault, Phrase, Throw
from game.apart.verify import verified
from game.games import GAMES, rules_of
from game.players.player import Occupant
from rules.core.game import Action
from rules.core.seats import Player
from rules.piquet.actions import Call, Correct
from rules.piquet.choices import MayCall
from rules.piquet.rights import MayCorrect
from tests.apart.ends import SHORT, Pair, Pipe, Shelf, Wire
from tests.soak_apart import faulty, hold_alike, mutated

_CARD = re.compile(r"\b[2-9TJQKA][SHDC]\b'*")


def met(game: str = "all-fours", **named: Any) -> Pair:
    pair = Pair(game, **named)
    pair.meet()
    return pair


def played_until(pair: Pair, there: Callable[[], bool]) -> Pair:
    for _ in range(5_000):
        if there():
            return pair
        pair.turn()
    raise AssertionError("it does not come to that")


@pytest.mark.parametrize("game", GAMES)
def test_no_card_of_the_other_comes_over_the_line_before_the_deal_is_over(game: str) -> None:
    pair = met(game)
    rules = rules_of(game)
    played_until(pair, lambda: pair.host.session.now.deals.number == 1)
    deal = pair.host.transcript.packs[-1]
    texts = pair.host.journal.texts[-1:]
    hidden = rules.view(pair.host.session.state, Player.A).deal.hand
    told = set(_CARD.findall(" ".join(texts)))
    own = rules.view(pair.host.session.state, Player.B).deal.hand
    assert {str(card) for card in own} <= told
    assert not {str(card) for card in hidden} & told
    assert not deal.opened
    assert f"{pair.seed:032x}" not in " ".join(pair.host.journal.texts)


@pytest.mark.parametrize("seed", [3, 4, 5])
def test_a_partie_outlives_kills_cuts_and_full_disks(seed: int) -> None:
    counted = faulty("all-fours", seed)
    assert counted["kills"] + counted["cuts"] > 2


def test_what_is_spoiled_on_its_way_is_not_believed() -> None:
    counted = Counter[str]()
    for seed in range(24, 32):
        counted += mutated("all-fours", seed)
    assert counted["spoiled"] > 100
    assert counted["fault unread"] > 50


# ---- a host who cheats


class _Stacking(HostEnd):
    """Deals what he likes."""

    def bring(self, rules: Any, actions: Any, state: Any) -> Action | None:
        action = super().bring(rules, actions, state)
        return None if action is None else rules.bring(state, tuple(sorted(rules.pack)))


def test_a_stacked_pack_ends_the_line_when_it_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.apart.ends.HostEnd", _Stacking)
    pair = met()
    with pytest.raises(AssertionError):
        pair.play()
    assert pair.guest.fault is LineFault.PACK
    pair.turn()
    assert (pair.host.fault, pair.host.by_mate) == (LineFault.PACK, True)
    assert not pair.guest_book.lines, "nothing of it is believed"


def spoiled_entry(pair: Pair, kind: str, change: Callable[[dict[str, Any]], None]) -> None:
    """Let the host's next entry of a kind say something else."""
    add = pair.host.journal.add

    def lying(text: str) -> None:
        data = json.loads(text)
        if data["t"] == kind:
            change(data)
        add(json.dumps(data, separators=(",", ":"), ensure_ascii=False))

    pair.host.journal.add = lying  # type: ignore[method-assign]


def lie(pair: Pair) -> LineFault | None:
    with pytest.raises(AssertionError):
        pair.play()
    return pair.guest.fault


def test_a_false_secret_ends_the_line() -> None:
    pair = met()

    def other(data: dict[str, Any]) -> None:
        data["secrets"][0][1] = "0" * 32

    spoiled_entry(pair, "opened", other)
    assert lie(pair) is LineFault.PACK


def test_what_was_done_must_be_what_was_shown() -> None:
    pair = met()

    def exchanged(data: dict[str, Any]) -> None:
        plays = [at for at, line in enumerate(data["lines"]) if line.startswith("play")]
        a, b = plays[0], plays[-1]
        data["lines"][a], data["lines"][b] = data["lines"][b], data["lines"][a]

    spoiled_entry(pair, "opened", exchanged)
    assert lie(pair) is LineFault.SHOWN


def test_nobody_plays_for_the_guest() -> None:
    pair = met()
    pair.host.due = lambda: _any_act(pair.host)  # type: ignore[method-assign]
    assert lie(pair) in {LineFault.SHOWN, LineFault.PACK}


def _any_act(host: HostEnd) -> Action | None:
    session = host.session
    if session.state.turn is not host.guest:
        return None
    return Pair.player(_PAIR, host.guest).choose(session.now.edition(host.guest).view)


_PAIR = Pair("all-fours", seed=99)


def test_a_guest_who_throws_in_another_secret_is_told_so() -> None:
    pair = met()
    played_until(pair, lambda: pair.host.transcript.begun)
    pair.turn()
    pair.pipes[1].send(messages.write(Throw(0, "f" * 32)))
    assert lie(pair) is LineFault.PACK


# ---- what is wrong ends the line, and the partie goes on by another

_NOW = 3
"""As many actions were done."""


def _act(number: int, line: str) -> str:
    return messages.write(Act(number, line))


_WRONG: dict[str, tuple[str, LineFault]] = {
    "early": (_act(4, "beg"), LineFault.EARLY),
    "illegal": (_act(_NOW, "run"), LineFault.ILLEGAL),
    "no action": (_act(_NOW, "dance"), LineFault.UNREAD),
    "the dealer's": (_act(_NOW, "deal KS"), LineFault.ILLEGAL),
    "oversized": ("x" * (messages.LONGEST + 1), LineFault.LARGE),
    "deep": ("[" * 50_000, LineFault.UNREAD),
    "an entry": ('{"t":"begun","n":1}', LineFault.UNREAD),
    "other books": (messages.write(ChainSum(2, "0" * 64)), LineFault.DIFFER),
    "early secret": (messages.write(Throw(9, "0" * 32)), LineFault.EARLY),
    "no phrase": ('{"t":"phrase","number":6}', LineFault.UNREAD),
}


@pytest.mark.parametrize("name", _WRONG)
def test_a_wrong_message_ends_the_line_and_never_the_partie(name: str) -> None:
    message, fault = _WRONG[name]
    pair = met()
    played_until(pair, lambda: pair.host.session.count == _NOW)
    pair.pipes[1].send(message)
    pair.turn()
    assert pair.host.fault is fault
    pair.turn()
    assert (pair.guest.fault, pair.guest.by_mate) == (fault, True)
    pair.meet()
    pair.play()
    hold_alike(pair)


def test_a_late_action_is_no_fault() -> None:
    pair = met()
    played_until(pair, lambda: pair.host.session.count == 5)
    pair.pipes[1].send(_act(2, "run"))
    pair.play()


@pytest.mark.parametrize(("count", "greets"), [(4_000, False), (100, True)])
def test_a_flood_ends_the_line(count: int, greets: bool) -> None:
    pair = met()
    pair.guest.tick()
    hello = Greeting(1, "Ben", "", tuple(GAMES), "", 0, pair.guest.journal.chain[0])
    for _ in range(count):
        pair.pipes[1].send(messages.write(hello if greets else Face(1)))
    pair.host.tick()
    assert pair.host.fault is LineFault.FLOOD


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"version": 2}, LineFault.NEWER),
        ({"version": 0}, LineFault.OLDER),
        ({"games": ("whist",)}, LineFault.NO_GAME),
        ({"partie": "f" * 16}, LineFault.OTHER_PARTIE),
        ({"count": 3}, LineFault.DIFFER),
    ],
)
def test_a_greeting_that_does_not_fit_is_told_so(changed: dict[str, Any], fault: LineFault) -> None:
    pair = met()
    pair.host.tick()
    hello = Greeting(1, "Ben", "", tuple(GAMES), "", 0, pair.guest.journal.chain[0])
    pair.pipes[1].send(messages.write(replace(hello, **changed)))
    pair.host.tick()
    assert pair.host.fault is fault
    assert messages.write(Bye(fault)) == pair.pipes[1].poll()[-1]


# ---- manners


def test_phrases_and_faces_are_numbers() -> None:
    pair = met()
    pair.turn()
    pair.guest.speak(Phrase(3))
    pair.host.speak(Face(0))
    pair.turn()
    pair.turn()
    assert list(pair.host.heard) == [Phrase(3)]
    assert list(pair.guest.heard) == [Face(0)]


def test_both_stop_a_partie_and_one_alone_does_not() -> None:
    pair = met()
    played_until(pair, lambda: pair.host.session.now.deals.number == 1)
    pair.guest.wish_stop()
    pair.turn()
    pair.turn()
    assert pair.host.stop_wished == [False, True]
    assert not pair.host.transcript.over
    pair.guest.wish_stop(False)
    pair.turn()
    pair.turn()
    pair.host.wish_stop()
    pair.turn()
    pair.turn()
    assert not pair.host.transcript.over
    pair.guest.wish_stop()
    played_until(pair, lambda: pair.settled)
    hold_alike(pair)
    assert pair.host_book.result is None
    assert verified(pair.guest_shelf.lines).deals == len(pair.host.session.now.deals.results)


def test_who_leaves_finds_the_partie_as_it_was() -> None:
    pair = met()
    played_until(pair, lambda: pair.host.session.count == 6)
    pair.guest.leave()
    for _ in range(5):
        pair.host_turn()
    assert not pair.host.met
    assert pair.host.fault is None
    pair.begin_guest()
    pair.meet()
    pair.play()
    hold_alike(pair)


def test_a_host_cannot_stop_alone() -> None:
    pair = met()
    played_until(pair, lambda: pair.host.session.now.deals.number == 1)
    pair.host.stop_wished = [True, True]
    assert lie(pair) is LineFault.EARLY


def test_the_end_is_kept_when_the_guest_has_it_too_or_is_waited_for_no_longer() -> None:
    pair = met()
    played_until(pair, lambda: pair.host.session.now.turn is None)
    pair.meet()  # what was on its way is lost
    for _ in range(3):
        pair.host_turn()
    assert pair.host_book.result is None
    pair.begin_host()
    assert pair.host_book.result is None
    pair.meet()
    pair.play()
    hold_alike(pair)
    alone = met()
    played_until(alone, lambda: alone.host.session.now.turn is None)
    alone.host.ends_alone = True
    alone.host_turn()
    assert alone.host_book.result is not None


class _CallsLittle:
    """Elder who calls the least he may at first."""

    def __init__(self, player: Occupant) -> None:
        self._player = player

    def choose(self, seen: Any) -> Action | None:
        if isinstance(seen.choices, MayCall) and len(seen.choices.calls) > 1:
            first = seen.choices.calls[0]
            alike = [one for one in seen.choices.calls if type(one) is type(first)]
            return Call(alike[-1])
        return self._player.choose(seen)

    def close(self) -> None:
        self._player.close()


class _Corrected(Pair):
    def player(self, seat: Player) -> Occupant:
        player = super().player(seat)
        return player if seat is Player.A else _CallsLittle(player)


@pytest.mark.parametrize("quick", [True, False])
def test_a_guest_corrects_himself_while_the_other_is_on_turn(quick: bool) -> None:
    pair = _Corrected("piquet", SHORT["piquet"], seed=3)
    pair.meet()
    corrected = False
    while not pair.settled:
        pair.host_turn()
        pair.host.tick()
        pair.guest_turn()
        guest = pair.guest.session
        if guest is None or corrected or guest.now.turn is not Player.A:
            continue
        rights = guest.now.edition(Player.B).view.rights
        better = [one for right in rights if isinstance(right, MayCorrect) for one in right.calls]
        if better:
            corrected, count = True, pair.host.session.count
            assert guest.is_of(Player.B, Correct(better[0]))
            assert guest.put_in(Player.B, Correct(better[0])) == ()
            if not quick:
                assert pair.host.session.advance(), "the other was quicker"
            pair.guest.tick()
            pair.host.tick()
            pair.host.session.advance()
            done = pair.host.session.course.actions[count].action
            assert isinstance(done, Correct) is quick
    assert corrected
    hold_alike(pair)


# ---- what is kept


def test_a_journal_that_was_changed_is_found_out() -> None:
    pair = met()
    pair.play()
    lines = list(pair.guest_shelf.lines)
    at = next(at for at, line in enumerate(lines) if '"opened"' in line)
    assert (
        verified([*lines[:at], lines[at].replace("play", "lay"), *lines[at + 1 :]]).line == at + 1
    )
    assert verified(lines[: at + 1] + lines[at + 2 :]).line == at + 2
    again = Journal(Shelf())  # all hashes made anew
    for text in pair.guest.journal.texts:
        again.add(text.replace('"play 5S"', '"play 6S"'))
    again.flush()
    assert first_difference(again, pair.host.journal) is not None


def test_a_partie_that_runs_is_verified_as_far_as_it_was_opened() -> None:
    pair = met()
    played_until(pair, lambda: pair.host.transcript.count == 20)
    found = verified(pair.guest_shelf.lines)
    assert (found.fault, found.line) == (None, 0)
    assert found.unopened > 0
    assert found.offer is not None


def test_the_next_line_of_the_line_is_not_heard_before_the_greeting() -> None:
    pair = Pair("all-fours")
    pipe = Pipe(Wire(), wire := Wire())
    pair.host.meet(pipe)
    wire.texts.append(_act(0, "beg"))
    pair.host.tick()
    assert pair.host.fault is None


def test_a_change_leads_from_a_value_to_the_next() -> None:
    old = {"a": [1, 2], "b": {"c": None, "d": "x"}, "e": True}
    news: list[Any] = [{**old, "a": [1, 2, 3]}, {**old, "e": 1}, {**old, "b": {"c": 0, "d": "x"}}]
    for new in (*news, [], old):
        assert changed(old, json.loads(json.dumps(change(old, new)))) == new
    wrongs: list[Any] = [{}, {"f": {"z": None}}, {"+": [1]}, [], {"=": 1, "+": []}]
    for wrong in (*wrongs, {"f": {"a": {"+": 1}}}):
        with pytest.raises(ValueError, match="change"):
            changed(old, wrong)
