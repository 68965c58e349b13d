"""A hand to be read as a page wants it, and its sentences: what was said, and what told most."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from game.piquet.ai.belief.known_cards import unseen
from game.piquet.preferences import Sort
from game.piquet.trainers.dealt import read_deal
from game.piquet.trainers.telling import Tell, ToldBy, calls_in, kind_of, read_clue
from game.piquet.ui.hand_state import sorted_hand
from game.piquet.ui.panel.publics import exchanged, known
from game.piquet.words import say
from game.piquet.words.terms import sequence_name, set_name
from game.school.guess import GuessTask, HeardLine, TrickSeen
from game.words.terms import capital, card_name, number, sign
from rules.core.cards import card
from rules.core.seats import Player
from rules.piquet.actions import Reply
from rules.piquet.events import Answered, PointCalled, SequenceCalled, SetCalled
from rules.piquet.seats import Seat
from rules.piquet.view import DealView, view

YOU, OTHER = Player.A, Player.B
"""Who trains, and who sits opposite."""


class ReadingStage(Struct, frozen=True):
    """A hand of the set: who dealt, at what level both play, and about how many hands fit.

    `least` and `most` are hands alike likely that would leave one as much in doubt (the exponential
    of the entropy).
    """

    dealer: Player
    level: str
    least: float
    most: float


STAGES = (
    ReadingStage(OTHER, "club", 2, 5),
    ReadingStage(OTHER, "club", 3, 9),
    ReadingStage(YOU, "club", 4, 14),
    ReadingStage(OTHER, "expert", 6, 30),
    ReadingStage(YOU, "expert", 10, 40),
    ReadingStage(YOU, "master", 20, 90),
)


class _Given(Struct, frozen=True):
    """What Piquet keeps of a task: the deal as one sees it, and what told most."""

    deal: DealView
    clue: Tell | None


def read(data: Mapping[str, Any]) -> GuessTask:
    """The task of an exercise. ValueError for what is none."""
    state = read_deal(data)
    deal = view(state, YOU).deal
    shades = data.get("shades")
    if deal is None or not isinstance(shades, dict):
        raise ValueError("no hand to be read")
    hidden = unseen(deal)
    found = {card(name): float(share) for name, share in shades.items()}
    if found.keys() != hidden:
        raise ValueError("not what is believed of these cards")
    return GuessTask(
        unseen=sorted_hand(hidden, Sort.SUITS),
        truth=state.current.hands[deal.seat.other],
        shades=found,
        mine=sorted_hand(deal.hand, Sort.SUITS),
        tricks=_tricks(deal),
        level=str(data.get("level")),
        given=_Given(deal, read_clue(data.get("clue"))),
    )


def heard(task: GuessTask) -> tuple[HeardLine, ...]:
    """What both said, and how many cards each took."""
    deal: DealView = task.given.deal
    lines = [HeardLine(seat is deal.seat, words) for seat in Seat if (words := _took(deal, seat))]
    for one in known(deal):
        answer = one.answer or (say("reading.good") if one.counted else "")
        lines.append(HeardLine(one.seat is deal.seat, one.words, answer))
    return tuple(lines)


def why(task: GuessTask, other: str) -> str:
    """What told most of the hand."""
    clue: Tell | None = task.given.clue
    if clue is None:
        return say("reading.why.nothing")
    deal: DealView = task.given.deal
    named = card_name(clue.card)
    way = "for" if clue.holds else "against"
    match clue.told:
        case ToldBy.VOID:
            return say("reading.why.void", sign=sign(clue.card.suit), other=other)
        case ToldBy.SEEN:
            return say("reading.why.seen", card=named, other=other)
        case ToldBy.POINT | ToldBy.SEQUENCE | ToldBy.SET:
            return say(
                f"reading.why.call.{way}", Call=capital(_called(deal, clue.told)), card=named
            )
        case ToldBy.ANSWER:
            return say(f"reading.why.call.{way}", Call=capital(_answered(deal)), card=named)
    return say(f"reading.why.{clue.told}.{way}", card=named, other=other)


def _took(deal: DealView, seat: Seat) -> str:
    """What a seat took and left."""
    return exchanged(_before_play(deal), seat)


def _before_play(deal: DealView) -> DealView:
    """The deal without its tricks, which lie there to be seen."""
    return replace(deal, table=replace(deal.table, tricks=()))


def _tricks(deal: DealView) -> tuple[TrickSeen, ...]:
    found = []
    for trick in deal.table.tricks:
        i_led = trick.leader is deal.seat
        mine, theirs = (trick.led, trick.reply) if i_led else (trick.reply, trick.led)
        found.append(TrickSeen(mine, theirs, i_led, trick.winner is deal.seat))
    return tuple(found)


def _called(deal: DealView, told: ToldBy) -> str:
    """The other's last call of a kind as it was said."""
    of_kind = [
        call
        for call in calls_in(deal)
        if call.seat is not deal.seat and kind_of(call).value == told.value
    ]
    match of_kind[-1]:
        case PointCalled(_, count):
            return say("name.point", number=number(count))
        case SequenceCalled(_, length, top):
            return sequence_name(length, top)
        case SetCalled(_, count, rank):
            return set_name(count, rank)


def _answered(deal: DealView) -> str:
    """The last answer that was not plainly "good"."""
    replies = [e for e in deal.history if isinstance(e, Answered) and e.reply is not Reply.GOOD]
    key = replies[-1].reply.value.replace(" ", "-") if replies else "equal"
    return say(f"do.{key}")
