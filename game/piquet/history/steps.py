"""A deal in steps: what was done and said at each, what it counted, and how the table lay then.

A step is an action with all that comes of it. The table is shown as the players saw it: while a
finished trick still lies there, and yet with what it has counted.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from msgspec import Struct, field
from msgspec.structs import replace

from game.pages.history.partie import OpenDeal, PlayedAction
from game.pages.history.words import clause_in
from game.piquet.ai.estimates import Holding, reason_of
from game.piquet.ui.report.why import discard_words
from game.piquet.ui.said.calling import describe
from game.piquet.ui.said.speech import opens, question_words, spoken
from game.piquet.words import say
from game.piquet.words.terms import brief
from game.players.judgement import Reason
from game.players.review import Reviewed
from game.table.spoken import Saying, Spoken
from game.words.terms import capital, card_name, listed, number, sign, suit_name, takes_words
from rules.core.cards import Card, Rank, Suit
from rules.core.game import Action
from rules.core.seats import Player
from rules.piquet import actions
from rules.piquet.actions import Exchange
from rules.piquet.chain import PiquetMoment
from rules.piquet.events import CardPlayed, Counted, DealEnded, TrickWon
from rules.piquet.pack import in_order
from rules.piquet.rights import doer
from rules.piquet.scoring import Line
from rules.piquet.seats import Seat
from rules.piquet.state import State


class PiquetStep(Struct, frozen=True):
    """What is seen at one step of a deal.

    `state` is how the table lies; `who` did `action`, nobody for the deal itself; `lines` were
    counted by it; `heard` is what has been said up to now; `taken` says who won a trick with it.
    """

    state: State
    action: actions.Action | None
    who: Player | None
    said: tuple[Saying, ...] = ()
    lines: tuple[Line, ...] = ()
    heard: Spoken = field(default_factory=Spoken)
    taken: Seat | None = None
    over: bool = False


def steps_of(deal: OpenDeal) -> tuple[PiquetStep, ...]:
    """All steps of a deal; the first is the deal of the cards, the last its end."""
    found: list[PiquetStep] = []
    heard = Spoken()
    for action in deal.played:
        said = _sayings(action.moments)
        if any(isinstance(moment.event, TrickWon) for moment in action.moments):
            heard = heard.last_of_each()
        if any(opens(moment.event) for moment in action.moments):
            heard = Spoken()
        for saying in said:
            heard = heard.heard(saying)
        found.append(_step(action, said, heard))
    if found and found[-1].over and found[-1].taken is not None:
        state = deal.played[-1].after
        found.append(PiquetStep(state, None, None, heard=Spoken(), over=True))
    return tuple(found)


def _sayings(moments: tuple[PiquetMoment, ...]) -> tuple[Saying, ...]:
    events = [moment.event for moment in moments]
    said = []
    for index, event in enumerate(events):
        before = events[index - 1] if index else None
        after = events[index + 1] if index + 1 < len(events) else None
        words = spoken(event, before, after)
        if words is not None:
            said.append(words)
    return tuple(said)


def _step(action: PlayedAction, said: tuple[Saying, ...], heard: Spoken) -> PiquetStep:
    moments: tuple[PiquetMoment, ...] = action.moments
    who = doer(action.before, action.action)
    last = moments[-1].state
    won = next((each for each in moments if isinstance(each.event, TrickWon)), None)
    shown, taken = last, None
    if won is not None and isinstance(won.event, TrickWon):
        lying = _lying(moments)
        current = replace(lying.current, ledger=last.current.ledger, history=last.current.history)
        shown, taken = replace(lying, deal=current), won.event.seat
    return PiquetStep(
        state=shown,
        action=action.action,
        who=who
        if isinstance(who, Player) and not isinstance(action.action, actions.Deal)
        else None,
        said=said,
        lines=tuple(each.event.line for each in moments if isinstance(each.event, Counted)),
        heard=heard,
        taken=taken,
        over=any(isinstance(moment.event, DealEnded) for moment in moments),
    )


def _lying(moments: Iterable[PiquetMoment]) -> State:
    """The state in which both cards of the trick lie on the table."""
    states = [moment.state for moment in moments if isinstance(moment.event, CardPlayed)]
    return states[-1]


def brief_words(action: actions.Action) -> str:
    """What is put out, in short: "♥10, ♥9, ♦A"; nothing for any other action."""
    if not isinstance(action, actions.Exchange):
        return ""
    return _row(in_order(action.cards))


def action_words(action: actions.Action) -> str:
    """What is done, without saying by whom: "point of six in hearts", "the king of spades"."""
    match action:
        case actions.Exchange(cards) if not cards:
            return say("history.action.exchange.none")
        case actions.Exchange(cards):
            return say(
                "history.action.exchange",
                count=len(cards),
                number=number(len(cards)),
                cards=_row(in_order(cards)),
            )
        case actions.Call(call):
            return describe(call)
        case actions.Correct(call):
            return say("history.action.correct", call=describe(call))
        case actions.ClaimLate(call):
            return say("history.action.late", call=describe(call))
        case actions.Withhold(kind):
            return say("history.action.withhold", what=say(f"panel.{kind.value}"))
        case actions.Answer(reply):
            return say("history.action.says", words=say("do." + reply.value.replace(" ", "-")))
        case actions.AskMaking():
            return say("history.action.says", words=say("say.making-asked"))
        case actions.TellMaking(point):
            return say("history.action.says", words=say("do.tell", value=point.value))
        case actions.LetGo():
            return say("history.action.says", words=say("say.let-go"))
        case actions.Ask(question):
            return say("history.action.says", words=question_words(question).removesuffix("."))
        case actions.NameSuit(suit):
            return say("history.action.names", suit=suit_name(suit))
        case actions.Look(look):
            return say("history.action.looks" if look else "history.action.looks-not")
        case actions.Concede():
            return say("history.action.concedes")
        case actions.AnswerConcession(accept):
            return say("history.action.accepts" if accept else "history.action.refuses")
        case actions.AnnounceCarteBlanche():
            return say("history.action.carte-blanche")
        case actions.Play(card):
            return card_name(card)
    return ""


def _row(cards: tuple[Card, ...] | list[Card]) -> str:
    return ", ".join(map(brief, cards))


def dealt_words(step: PiquetStep, names: tuple[str, str]) -> str:
    """Who dealt, and who is elder."""
    deal = step.state.current
    return say("history.step.dealt", dealer=names[deal.dealer], elder=names[deal.dealer.other])


def detail(step: PiquetStep, names: tuple[str, str]) -> str:
    """What a step counted, and who took the trick; empty where nothing of that happened."""
    deal = step.state.current
    parts = []
    for player in Player:
        mine = [line for line in step.lines if deal.player(line.seat) is player]
        if mine:
            counted = listed([line_words(line) for line in mine])
            parts.append(say("history.counts", who=capital(names[player]), lines=counted))
    if step.taken is not None:
        winner = names[deal.player(step.taken)]
        parts.append(takes_words(winner))
    return " ".join(parts)


def line_words(line: Line) -> str:
    """A line of the ledger as it is said at the table: "1 for the lead"."""
    if line.withdraws:
        return say("history.line.withdrawn", points=line.points)
    return say("history.line", points=line.points, item=say(f"history.item.{line.item.value}"))


def reason(one: Reviewed) -> Reason | None:
    """What the best choice had over the one that was made; None where nothing stands out."""
    return reason_of((one.best, one.chosen))


def advice(better: Action, played: Action, reason: Reason) -> str:
    """Of a discard which cards to keep or to throw instead; nothing of another action."""
    match better, played:
        case Exchange(best), Exchange(done) if best:
            return discard_words(best, done, reason)
        case _:
            return ""


def reason_words(reason: Reason) -> str:
    """A reason as a clause: "you win the cards more often"."""
    return clause_in(say, reason, hope_words(reason))


def hope_words(reason: Reason) -> str:
    """What a discard keeps a chance of; empty where that is not the reason."""
    if reason.hope is None:
        return ""
    what, of = reason.hope
    match of:
        case Suit():
            return say(f"history.hope.{what.value}", suit=sign(of))
        case Rank():
            return say(f"set.{4 if what is Holding.QUATORZE else 3}.{of.value}")
        case _:
            assert_never(of)
