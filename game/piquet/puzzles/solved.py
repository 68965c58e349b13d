"""How a solved puzzle explains itself: a sentence, and the line of play or the points by part."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from game.piquet.ai.estimates import PARTS, TERMS, Holding, Prospect
from game.piquet.history.steps import action_words, reason_words
from game.piquet.puzzles.asked import (
    KEPT,
    PuzzleKind,
    again,
    ask,
    deal_in,
    hand,
    kept,
    short,
    start,
    total_of,
    why_not,
    wishes,
)
from game.piquet.ui.hand_state import HandState
from game.piquet.ui.said.calling import describe
from game.piquet.words import say
from game.piquet.words.terms import brief
from game.players.analysis_wire import AnalysisWire
from game.players.judgement import Reason
from game.school.lesson import Excerpt
from game.school.puzzle import Balance, Before, BothWays, Gauge, Puzzle, Puzzles, Solution
from game.words.terms import capital, card_name
from rules.core.cards import Card, Hand, Rank, Suit, card
from rules.core.tricks import reply_wins
from rules.piquet.actions import Action, Call, Exchange, Play
from rules.piquet.game import RULES
from rules.piquet.options import RUBICON
from rules.piquet.pack import height, in_order
from rules.piquet.state import DealState, State
from rules.piquet.view import DealView, View

_TOLD = 0.25
"""Points of a part that are worth a line."""


_DEAR = 15.0
"""Points of settlement: more than a call itself can count."""


def solution(puzzle: Puzzle, seen: View, tried: Action | None) -> Solution:
    """Why it is right; of a discard compared with what was tried, if that was counted out."""
    match puzzle.kind:
        case PuzzleKind.ENDING:
            return _ending(puzzle, deal_in(seen))
        case PuzzleKind.EXCHANGE:
            return _exchange(puzzle, tried)
        case PuzzleKind.CALL:
            return _call(puzzle, seen)
        case _:
            return _mistake(puzzle, deal_in(seen))


def settled(puzzle: Puzzle, excerpt: Excerpt, hand_state: HandState) -> HandState:
    """What should be put out lies there, and what came for it; or the card that should be played.

    A call is kept back and so all cards go back into the row, or its own stay raised.
    """
    if hand_state.closed:
        return hand_state
    aside = puzzle.kind in (PuzzleKind.ENDING, PuzzleKind.CALL)
    over = replace(hand_state, closed=True, hinted=frozenset(), focus=None, aside=aside)
    best = _best(puzzle)
    match best:
        case Exchange(cards):
            came = _came(excerpt.states[-1], best)
            return replace(over, chosen=in_order(cards), came=in_order(came))
        case Play(one):
            return replace(over, laid=one)
        case Call(what):
            return replace(over, hinted=what.cards)
    return over


def _best(puzzle: Puzzle) -> Action | None:
    """The action of which it tells most; None where something is to be kept back."""
    if puzzle.right[0] == KEPT:
        return None
    best: Action = RULES.read(puzzle.right[0])
    return Play(played_in(puzzle)) if puzzle.kind == PuzzleKind.ENDING else best


def played_in(puzzle: Puzzle) -> Card:
    """Of the cards that are right in the last tricks, that with which the play goes on."""
    own = {RULES.read(line).card for line in puzzle.right}
    return next(each for each in map(card, puzzle.facts["line"][:2]) if each in own)


def _came(state: State, exchange: Exchange) -> Hand:
    """What an exchange brings."""
    now = state.current
    after: DealState = RULES.apply(state, exchange)[-1].state.current
    return after.hands[now.turn] - now.hands[now.turn]


def _ending(puzzle: Puzzle, deal: DealView) -> Solution:
    facts = puzzle.facts
    played = [RULES.read(line).card for line in puzzle.right]
    best = played_in(puzzle)
    line, mine = _tricks([card(each) for each in facts["line"]], deal)
    hands = int(facts["hands"])
    known = say("puzzle.hands.one") if hands == 1 else say("puzzle.hands", hands=hands)
    return Solution(
        answer=say("puzzle.card", Card=capital(card_name(best))),
        why=_why_card(best, deal, sure=facts["sure"]),
        detail=known,
        lit=tuple(map(str, played)),
        laid=(str(best),),
        gauges=tuple(
            Gauge(str(RULES.read(each).card), share) for each, share in facts["bars"].items()
        ),
        line=line,
        mine=mine,
    )


def _why_card(best: Card, deal: DealView, *, sure: bool) -> str:
    """What the one card does, in a sentence; `sure`: none that he may hold beats it."""
    led = deal.table.led
    if led is None:
        return say("puzzle.why.sure" if sure else "puzzle.why.away")
    if best.suit is not led.suit:
        return say("puzzle.why.throw")
    if reply_wins(led, best, height):
        return say("puzzle.why.take")
    follows = [each for each in deal.hand if each.suit is led.suit]
    leaves = any(reply_wins(led, each, height) for each in follows)
    return say("puzzle.why.leave" if leaves else "puzzle.why.lost")


def _tricks(
    cards: list[Card], deal: DealView
) -> tuple[tuple[tuple[str, str], ...], tuple[bool, ...]]:
    """The cards by tricks, the other's first, and which tricks the learner takes."""
    leads = deal.table.led is None
    line, mine = [], []
    for led, reply in zip(cards[::2], cards[1::2], strict=True):
        line.append((str(reply), str(led)) if leads else (str(led), str(reply)))
        leads = leads is not reply_wins(led, reply, height)  # who wins leads next
        mine.append(leads)
    return tuple(line), tuple(mine)


def _exchange(puzzle: Puzzle, tried: Action | None) -> Solution:
    facts = puzzle.facts
    right = [RULES.read(line).cards for line in puzzle.right]
    best, worth = right[0], facts["worth"]
    against = RULES.write(tried) if tried is not None else ""
    if against not in worth or against in puzzle.right:
        against = facts["tempting"]
    other: Hand = RULES.read(against).cards
    mine, theirs = worth[puzzle.right[0]]["parts"], worth[against]["parts"]
    balances = (
        Balance(_part(part), round(one - two, 1))
        for part, one, two in zip(PARTS, mine, theirs, strict=True)
    )
    detail = say("puzzle.worth", gain=_of_settlement(worth[against]))
    if len(right) > 1:
        detail += " " + say("puzzle.also", cards=row(right[1]))
    return Solution(
        why=_why_thrown(best, RULES.read(facts["tempting"]).cards, facts.get("why")),
        detail=detail,
        lit=tuple(map(str, in_order(best))),
        laid=tuple(map(str, in_order(best))),
        against=say("puzzle.against", cards=row(other)),
        balances=tuple(one for one in balances if abs(one.more) >= _TOLD),
    )


def _call(puzzle: Puzzle, seen: View) -> Solution:
    facts = puzzle.facts
    if puzzle.right[0] == KEPT:
        why = say("puzzle.why.kept")
    elif facts["gain"] < _DEAR:
        why = say("puzzle.why.call.plain")
    elif facts["good"] == 100:
        why = say("puzzle.why.call.sure")
    else:
        why = say("puzzle.why.call", good=facts["good"])
    gain = with_doubt(facts["gain"], facts["error"])
    detail = say("puzzle.played-out", deals=facts["deals"], gain=gain)
    call = RULES.read(facts["call"]).what
    cards = tuple(map(str, in_order(call.cards)))
    keeps, alone = puzzle.right[0] == KEPT, deal_in(seen).table.led is None
    answer = say("puzzle.sink" if keeps else "puzzle.call", Call=describe(call))
    far = (total_of(seen), call.points, RUBICON) if keeps else None
    ways = BothWays(cards, decimal(facts["gain"]), keeps, far)
    own, back = ((), cards) if keeps else (cards, ())
    return Solution(
        why=why, answer=answer, alone=alone, detail=detail, lit=own, kept=back, ways=ways
    )


def _mistake(puzzle: Puzzle, deal: DealView) -> Solution:
    """One's own mistake: what is better, and what was done then."""
    facts = puzzle.facts
    best, played = RULES.read(puzzle.right[0]), RULES.read(facts["played"])
    lit, once = _named(best, deal), _named(played, deal)
    better, then = action_words(best), action_words(played)
    lost = with_doubt(facts["lost"], facts["doubt"])
    if isinstance(best, Exchange):
        why = say("puzzle.throw.these", cards=row(best.cards))
    else:
        why = say("puzzle.why.better", better=better)
    if facts.get("reason"):
        reason = AnalysisWire(RULES, TERMS).read_reason(facts["reason"])
        why = say("puzzle.reason", what=why, why=capital(reason_words(reason)))
    return Solution(
        why=why,
        detail="" if once else say("puzzle.then", then=then, lost=lost),
        lit=lit,
        laid=lit if isinstance(best, Exchange | Play) else (),
        before=Before(say("puzzle.once"), once, say("puzzle.once.lost", lost=lost))
        if once
        else None,
    )


def _named(action: Action, deal: DealView) -> tuple[str, ...]:
    """The cards of the hand that an action is about."""
    match action:
        case Play(one):
            return (str(one),)
        case Exchange(cards):
            return tuple(map(str, in_order(cards)))
        case Call(what):
            return tuple(map(str, in_order(what.cards & deal.hand)))
        case _:
            return ()


def _of_settlement(worth: Mapping[str, Any]) -> str:
    """What a discard loses of the settlement against the best."""
    return with_doubt(worth["lost"], worth["doubt"])


def with_doubt(value: float, doubt: float) -> str:
    """A number with tenths and how exactly it is known: "3.8 ± 0.2"."""
    if round(doubt * 10) == 0:
        return decimal(value)
    return say("review.error", value=decimal(value), error=decimal(doubt))


def decimal(value: float) -> str:
    """A number with tenths."""
    tenths = round(value * 10)
    return say("history.decimal", whole=tenths // 10, tenth=tenths % 10)


def _part(name: str) -> str:
    """A part of the points in short."""
    named = {"point": "point", "sequences": "sequence", "sets": "set"}
    if name in named:
        return say(f"school.{named[name]}")
    return capital(say("history.part." + name.replace("_", "-")))


def _why_thrown(best: Hand, other: Hand, data: Mapping[str, Any] | None) -> str:
    """What goes, what stays for it, and the reason."""
    out, kept = best - other, other - best
    if not kept:
        what = say("puzzle.throw.more", cards=row(out))
    elif not out:
        what = say("puzzle.throw.fewer", cards=row(kept))
    else:
        what = say("puzzle.throw", out=row(out), kept=row(kept))
    if data is None:
        return what
    return say("puzzle.reason", what=what, why=capital(reason_words(reason_in(data))))


def row(cards: Hand) -> str:
    """Cards in short: "♠K, ♥9"."""
    return ", ".join(map(brief, in_order(cards)))


def reason_in(data: Mapping[str, Any]) -> Reason:
    """A reason as the maker wrote it down."""
    hope = None
    if "hope" in data:
        what, of = data["hope"]
        kind = Holding(what)
        suited = kind in (Holding.POINT, Holding.SEQUENCE)
        hope = kind, Suit(of) if suited else Rank(of)
    return Reason(
        part=data["part"],
        mine=data["mine"],
        more=data["more"],
        chance=Prospect(data["chance"]) if "chance" in data else None,
        best=data.get("best", 0.0),
        next=data.get("next", 0.0),
        hope=hope,
    )


PUZZLES = Puzzles(
    start=start,
    levels=("novice", "club", "expert", "master"),
    ask=ask,
    again=again,
    short=short,
    solution=solution,
    why_not=why_not,
    wishes=wishes,
    kept=kept,
    settled=settled,
    hand=hand,
)
