"""What may be done besides the turn: its buttons are there just when the law gives the right."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from game.piquet.ai.heuristic import thumb
from game.piquet.ai.rubicon_lost import looks_lost
from game.piquet.ui.hand_state import HandState, Talk
from game.piquet.ui.hand_state_steps import lifted_cards
from game.piquet.ui.said.besides import actions, talk_of
from game.piquet.ui.said.calling import kind_in_turn
from game.piquet.ui.sheet.page import DealSheet
from game.piquet.words import say
from game.players.engine import Program
from game.players.player import Occupant
from game.session.dealer import Dealer
from game.session.session import NoLog, Session
from game.stage.director import Motion
from game.stage.picture import Picture, Text
from game.table.table import TableScene
from rules.core.cards import hand
from rules.core.game import Illegal
from rules.core.seats import Player
from rules.piquet.actions import Action, Call, ClaimLate, Correct
from rules.piquet.actions import Play as Played
from rules.piquet.choices import MayAnswerConcession, MayCall
from rules.piquet.combinations import Kind
from rules.piquet.events import ConcessionAnswered, PlayConceded
from rules.piquet.options import Options
from rules.piquet.pack import PACK, in_order
from rules.piquet.presets import FOUR_DEALS, MODERN, RUBICON, TO_A_HUNDRED
from rules.piquet.record.notation import parse_action
from rules.piquet.rights import MayClaimLate, MayCorrect, MayWithhold, actions_by, rights
from rules.piquet.scoring import HELD, PLAYED, Item
from rules.piquet.seats import YOUNGER
from rules.piquet.view import View, view
from tests.game.hand import Manner, Person
from tests.game.partie import SMALL, USUAL, Play, at_table, before_last_deal
from tests.game.parties import Thumb
from tests.rules.table import pack_of

POOR = hand("9S KH QH TH KD JD TD AC KC JC TC 9C")
FIVE_SPADES = hand("AS KS QS JS TS 9H 8H 7H 9D 8D 7C 8C")
TALKS = {talk.value for talk in Talk}
USED = frozenset({
    "ask", "Ask", "correct", "Correct", "late", "ClaimLate", "withhold", "Withhold",
    "concede", "Concede",
})  # fmt: skip


def watched(play: Play) -> Counter[str]:
    """Have every picture of a partie compared with the rights; gives what buttons were seen."""
    seen: Counter[str] = Counter()

    def watch(picture: Picture) -> None:
        table = play.table
        if play.stack.top is not table or table.curtain:
            return
        keys = {target.key for target in picture.targets}
        board = table.board
        offered = TALKS & keys
        if board.hand_state.concealed or board.top.lingering or board.waiting:
            assert not offered
            return
        if board.hand_state.talk is not None and "back" in keys:
            return
        wanted = {talk_of(right).value for right in board.seen.rights}
        if not actions(board.seen, Talk.ASK):
            wanted.discard(Talk.ASK.value)  # every answer is known
        may = board.seen.choices
        called = kind_in_turn(board.seen, board.hand_state) is None
        if isinstance(may, MayCall) and may.concede and (called or looks_lost(board.seen)):
            wanted.add("concede")
        assert offered == wanted
        seen.update(offered)

    play.watch = watch
    return seen


def last_deal(
    options: Options, seed: int, people: tuple[Player, ...] = (Player.A,), far: int = 120
) -> TableScene:
    """A table before a last deal that A cannot win any more, in every other with a good hand."""
    state = before_last_deal(options, (5, min(far, 70) if options.deals is None else far), Player.B)
    strong = pack_of(FIVE_SPADES, POOR, in_order(set(PACK) - POOR - FIVE_SPADES))
    packs = {len(state.results) + 1: strong} if seed % 2 else {}
    return at_table(seed, people=people, packs=packs, state=state, motion=Motion.FAST)


@pytest.mark.parametrize("manner", [Manner.MOUSE, Manner.KEYS])
def test_every_right_is_used_and_has_its_button_just_when_it_may(manner: Manner) -> None:
    done: Counter[str] = Counter()
    seen: Counter[str] = Counter()
    games = (RUBICON, TO_A_HUNDRED, FOUR_DEALS, MODERN)
    for seed in range(40):
        table = last_deal(games[seed % len(games)], seed)
        missing = USED - set(done)
        wanted = missing | {name.lower() for name in missing} | {("less", "sink")[seed % 3 == 2]}
        if "ClaimLate" in missing:
            wanted |= {"late"}
        play = Play(table, Person(manner, seed, 0.5, wanted), (USUAL, SMALL)[seed % 2])
        if "Concede" not in missing:
            play.person.never = frozenset({"concede"})  # and have the deal played
        found = watched(play)
        play.run_deals(len(table.session.state.results) + 1)
        seen += found
        done += play.done
        if set(done) >= USED and set(seen) >= TALKS:
            break
    assert USED - set(done) == set()
    assert TALKS - set(seen) == set()


def test_two_people_use_their_rights_each_behind_the_curtain() -> None:
    done: Counter[str] = Counter()
    for seed in range(6):
        table = last_deal((RUBICON, TO_A_HUNDRED)[seed % 2], seed, (Player.A, Player.B))
        play = Play(table, Person(Manner.KEYS, seed, 0.5, USED - set(done)), SMALL)
        watched(play)
        play.run_deals(len(table.session.state.results) + 1)
        done += play.done
        if {"Ask", "Concede"} <= set(done):
            break
    assert {"Ask", "Concede"} <= set(done)


def conceded(accepted: bool) -> TableScene:
    """A table after a last deal that one conceded, and the other counted or did not."""
    prefers = frozenset({"concede", "Concede", f"AnswerConcession {str(accepted).lower()}"})
    for seed in range(40):
        table = last_deal(RUBICON, seed, (Player.A,) if accepted else (Player.A, Player.B))
        Play(table, Person(Manner.KEYS, seed, 0.5, prefers)).run()
        history = table.session.state.current.history
        answers = [event for event in history if isinstance(event, ConcessionAnswered)]
        if any(answer.accepted is accepted for answer in answers):
            assert any(isinstance(event, PlayConceded) for event in history)
            return table
    raise AssertionError("nobody conceded so in forty deals")


def test_a_concession_that_is_counted_stands_on_the_sheet() -> None:
    table = conceded(accepted=True)
    deal = table.session.state.current
    sheet = table.deal_sheet(Player.A)
    assert isinstance(sheet, DealSheet)
    words = [item.words for item in drawn(sheet) if isinstance(item, Text)]
    assert say("sheet.conceded") in words
    played = [line.points for line in deal.ledger if line.item in PLAYED]
    assert sum(played) == 13
    assert len(deal.table.tricks) == 0


def test_a_concession_that_is_refused_is_played_out() -> None:
    deal = conceded(accepted=False).session.state.current
    assert len(deal.table.tricks) == 12
    assert not any(line.item is Item.CONCEDED for line in deal.ledger)


def drawn(sheet: DealSheet) -> tuple[object, ...]:
    return sheet.draw(USUAL).items


def test_younger_reckons_what_she_holds_before_she_answers_a_concession() -> None:
    table = at_table(
        3,
        people=(Player.A, Player.B),
        packs={6: pack_of(POOR, FIVE_SPADES, in_order(set(PACK) - POOR - FIVE_SPADES))},
        state=before_last_deal(RUBICON, (120, 1), Player.A),
    )
    play = Play(table, Person(Manner.KEYS, 1, 0.0, frozenset({"concede", "Concede"})))
    play.person.most_out = 1
    play.run(until=lambda: isinstance(table.board.seen.choices, MayAnswerConcession))
    assert table.board.viewer is Player.A
    play.run()
    ledger = table.session.state.current.ledger
    assert any(line.item in HELD and line.seat is YOUNGER for line in ledger)


# ---- the session


class Modest:
    """Calls the least there is, or nothing at all; the rest by rules of thumb."""

    def __init__(self, silent: bool) -> None:
        self._silent = silent

    def choose(self, seen: View) -> Action | None:
        may = seen.choices
        if not isinstance(may, MayCall) or not may.calls:
            return thumb.choose(seen, 0)
        return Played(min(may.cards)) if self._silent else Call(may.calls[-1])

    def close(self) -> None:
        """Nothing is held."""


def while_b_is_on_turn(kind: type[MayCorrect | MayClaimLate]) -> Session:
    """A session in which A may put something in although B is on turn."""
    for seed in range(40):
        seats: dict[Player, Occupant] = {
            Player.A: Modest(silent=kind is MayClaimLate),
            Player.B: Program(thumb.choose, seed),
        }
        session = Session(seats, Dealer(seed))
        while session.advance():
            found = rights(session.state, Player.A)
            if session.state.turn is Player.B and any(isinstance(right, kind) for right in found):
                return session
    raise AssertionError(f"no {kind.__name__} in forty parties")


@pytest.mark.parametrize("kind", [MayCorrect, MayClaimLate])
def test_an_action_is_put_in_while_the_other_is_on_turn(
    kind: type[MayCorrect | MayClaimLate],
) -> None:
    session = while_b_is_on_turn(kind)
    right = next(r for r in rights(session.state, Player.A) if isinstance(r, kind))
    action = next(iter(actions_by(right)))
    count, before = session.count, session.state
    with pytest.raises(ValueError, match="another's"):
        session.interject(Player.B, action)
    assert session.state is before
    moments = session.interject(Player.A, action)
    assert session.count == count + 1
    assert moments[-1].state is session.state
    assert isinstance(action, Correct if kind is MayCorrect else ClaimLate)


def test_what_may_not_be_put_in_is_refused_and_changes_nothing() -> None:
    session = while_b_is_on_turn(MayClaimLate)
    before, count = session.state, session.count
    right = next(r for r in rights(before, Player.A) if isinstance(r, MayClaimLate))
    with pytest.raises(Illegal):
        session.interject(Player.A, Correct(right.calls[0]))
    assert (session.state, session.count) == (before, count)


def test_what_was_put_in_is_stored_and_played_again() -> None:
    lines: list[str] = []

    class Keeper(NoLog):
        def store(self, number: int, line: str) -> bool:
            assert number == len(lines)
            lines.append(line)
            return True

    session = while_b_is_on_turn(MayClaimLate)
    course = replace(session.course, count=0)
    again = Session(session.players, session.dealer, log=Keeper(), course=course)
    right = next(r for r in rights(again.state, Player.A) if isinstance(r, MayClaimLate))
    action = ClaimLate(right.calls[0])
    again.interject(Player.A, action)
    assert [parse_action(line) for line in lines] == [action]


def test_what_would_be_kept_back_is_lifted() -> None:
    found = set[Kind]()
    for seed in range(4):
        session = Session(dict.fromkeys(Player, Thumb()), Dealer(seed), Options(show_to_score=True))
        while session.advance():
            for player in Player:
                seen = view(session.state, player)
                for right in seen.rights:
                    if not isinstance(right, MayWithhold) or seen.deal is None:
                        continue
                    for at, kind in enumerate(right.kinds):
                        lifted = lifted_cards(seen, HandState(talk=Talk.WITHHOLD, offered=at))
                        assert lifted <= seen.deal.hand
                        assert len({card.suit for card in lifted}) == 1 or kind is Kind.SEQUENCE
                        assert len(lifted) >= 3
                        found.add(kind)
    assert found == {Kind.POINT, Kind.SEQUENCE}
