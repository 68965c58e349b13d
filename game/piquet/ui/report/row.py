"""A row of the coach's board: what each part of a discard brings, in figures and in words."""

from __future__ import annotations

from game.pages.statistics.adding_up import adding_up
from game.piquet.words import say
from game.players.judgement import Judgement
from game.words.terms import card_name, listed
from rules.core.cards import Hand
from rules.piquet.actions import Exchange
from rules.piquet.pack import in_order

PARTS = ("point", "sequences", "sets", "play", "cards", "pique", "repique")


def told_row(one: Judgement) -> str:
    """A row in words, for a voice: its cards, what each part brings, the sum."""
    cards = listed([card_name(card) for card in in_order(cards_out(one))])
    parts = [
        say("report.row.part", part=say(f"report.part.{part}"), number=signed(net))
        for part, net in nets_told(one).items()
        if net
    ]
    return say("report.row", cards=cards, parts=listed(parts), sum=signed(one.points))


def signed(value: float) -> str:
    """A number with one place after the point, as the language writes it."""
    tenths = round(abs(value) * 10)
    words = say("history.decimal", whole=tenths // 10, tenth=tenths % 10)
    return say("report.minus", number=words) if value < 0 and tenths else words


def cards_out(one: Judgement) -> Hand:
    """The cards a discard puts out; none of anything else."""
    return one.action.cards if isinstance(one.action, Exchange) else frozenset()


def net_of(one: Judgement, part: str) -> float:
    """What a part brings me more than the other."""
    mine: float = getattr(one.mine, part)
    theirs: float = getattr(one.theirs, part)
    return mine - theirs


def nets_told(one: Judgement) -> dict[str, float]:
    """The same of all parts in whole tenths, which add up to the points as they are told."""
    tenths = [10 * net_of(one, part) for part in PARTS]
    whole = round(10 * one.points)
    same = abs(sum(tenths) - whole) <= 1  # not where a part counts that has no column
    found = adding_up(tenths, whole if same else None)
    return {part: each / 10 for part, each in zip(PARTS, found, strict=True)}
