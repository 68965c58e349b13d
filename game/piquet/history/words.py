"""A step of a deal of Piquet in words: what was done, and what it counted."""

from __future__ import annotations

from game.piquet.history.steps import PiquetStep
from game.piquet.ui.said.speech import question_words
from game.piquet.ui.said.wording import describe
from game.piquet.words import say
from game.words.terms import capital, card_name, listed, number, sign, suit_name, takes_words
from rules.core.cards import Card
from rules.core.seats import Player
from rules.piquet.actions import (
    Action,
    AnnounceCarteBlanche,
    Answer,
    AnswerConcession,
    Ask,
    AskMaking,
    Call,
    ClaimLate,
    Concede,
    Correct,
    Exchange,
    LetGo,
    Look,
    NameSuit,
    Play,
    TellMaking,
    Withhold,
)
from rules.piquet.pack import in_order
from rules.piquet.scoring import Line


def brief_words(action: Action) -> str:
    """What is put out, by its indices: "10♥, 9♥, A♦"; nothing for any other deed."""
    if not isinstance(action, Exchange):
        return ""
    cards = in_order(action.cards)
    return ", ".join(f"{say('publics.rank.' + one.rank.value)}{sign(one.suit)}" for one in cards)


def deed_words(action: Action) -> str:
    """What is done, without saying by whom: "point of six in hearts", "the king of spades"."""
    match action:
        case Exchange(cards) if not cards:
            return say("history.deed.exchange.none")
        case Exchange(cards):
            return say(
                "history.deed.exchange",
                count=len(cards),
                number=number(len(cards)),
                cards=_row(in_order(cards)),
            )
        case Call(call):
            return describe(call)
        case Correct(call):
            return say("history.deed.correct", call=describe(call))
        case ClaimLate(call):
            return say("history.deed.late", call=describe(call))
        case Withhold(kind):
            return say("history.deed.withhold", what=say(f"panel.{kind.value}"))
        case Answer(reply):
            return say("history.deed.says", words=say("do." + reply.value.replace(" ", "-")))
        case AskMaking():
            return say("history.deed.says", words=say("say.making-asked"))
        case TellMaking(point):
            return say("history.deed.says", words=say("do.tell", value=point.value))
        case LetGo():
            return say("history.deed.says", words=say("say.let-go"))
        case Ask(question):
            return say("history.deed.says", words=question_words(question))
        case NameSuit(suit):
            return say("history.deed.names", suit=suit_name(suit))
        case Look(look):
            return say("history.deed.looks" if look else "history.deed.looks-not")
        case Concede():
            return say("history.deed.concedes")
        case AnswerConcession(accept):
            return say("history.deed.accepts" if accept else "history.deed.refuses")
        case AnnounceCarteBlanche():
            return say("history.deed.carte-blanche")
        case Play(card):
            return card_name(card)
    return ""


def _row(cards: tuple[Card, ...] | list[Card]) -> str:
    return ", ".join(f"{say('rank.' + card.rank.value)} {sign(card.suit)}" for card in cards)


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
