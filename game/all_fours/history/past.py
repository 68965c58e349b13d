"""How All-Fours is looked back on, for the history."""

from __future__ import annotations

from game.all_fours.ai.estimates import reason_of
from game.all_fours.history.layout import captions, hands_layout, open_layout, sheet_of
from game.all_fours.points import open_questions
from game.all_fours.words import brief, refusal, say
from game.pages.history.in_writing import GameInWriting
from game.pages.history.partie import OpenDeal
from game.pages.history.past import Past, PlainStep, Transcript, counts_words, plain_steps
from game.pages.history.words import clause_in
from game.players.judgement import Reason
from game.players.review import ChoiceKind, Reviewed
from game.words.terms import capital, card_name, listed, takes_words
from rules.all_fours import actions
from rules.all_fours.actions import Action, Deal, LayAway, Play
from rules.all_fours.dealing import dealer_of
from rules.all_fours.events import Bunched, Counted, TrickTaken, TrumpAnswered
from rules.all_fours.game import RULES
from rules.all_fours.options import Options
from rules.all_fours.pack import in_order
from rules.all_fours.partie import start_deal
from rules.all_fours.record.record import AllFoursRecord, read_record
from rules.all_fours.scoring import Line, Pair
from rules.all_fours.state import Phase, State
from rules.all_fours.view import view
from rules.core.seats import Player

_PLAIN: dict[type[actions.Action], str] = {
    actions.Stand: "stands",
    actions.Beg: "begs",
    actions.Give: "gives",
    actions.Run: "runs",
    actions.RefuseBeg: "refuses",
    actions.ProposeBunch: "proposes",
    actions.GoOn: "goes-on",
    actions.AnnounceNumber: "announces-number",
    actions.DemandDeal: "demands-deal",
    actions.Abide: "abides",
    actions.DrawOut: "draws-out",
}


def action_words(action: actions.Action) -> str:
    """What is done, without saying by whom: "begged", "the king of spades"."""
    match action:
        case actions.Play(card):
            return card_name(card)
        case actions.LayAway(cards):
            shown = ", ".join(map(brief, in_order(cards)))
            return say("history.action.lays", cards=shown)
        case actions.AskTrump(question):
            return say(f"history.action.asks.{question.value}")
        case actions.AnswerBunch(agree):
            return say("history.action.agrees" if agree else "history.action.disagrees")
        case actions.ClaimPoints(points):
            if not points:
                return say("history.action.claims-none")
            named = [say(f"item.{point.value}") for point in actions.Point if point in points]
            return say("history.action.claims", points=listed(named))
    key = _PLAIN.get(type(action))
    return say(f"history.action.{key}") if key is not None else ""


def dealt_words(step: PlainStep, names: tuple[str, str]) -> str:
    """Who dealt, and what was turned up."""
    deal = step.state.current
    card = deal.turn_up
    turned = card_name(card) if card is not None else ""
    return say("history.step.dealt", dealer=names[deal.dealer], card=turned)


def detail(step: PlainStep, names: tuple[str, str]) -> str:
    """What a step counted, and who took the trick; empty where nothing of that happened."""
    lines = [event.line for event in step.of(Counted)]
    taken = [takes_words(names[event.player]) for event in step.of(TrickTaken)]
    bunched = [say("history.bunched") for _ in step.of(Bunched)]
    told = [
        capital(say(f"tag.{one.question.value}.{'yes' if one.yes else 'no'}")) + "."
        for one in step.of(TrumpAnswered)
    ]
    return " ".join((*told, *taken, *counts_words(say, lines, names, line_words), *bunched))


def line_words(line: Line) -> str:
    """What a line of the ledger is for, and for how much where that is not one."""
    name = say(f"item.{line.item.value}")
    return name if line.points == 1 else f"{name} {line.points}"


def kind_of(action: Action) -> ChoiceKind:
    """A card, what was laid away, or a word."""
    match action:
        case Play():
            return ChoiceKind.CARD
        case LayAway():
            return ChoiceKind.EXCHANGE
        case _:
            return ChoiceKind.CALL


def cards_of(action: Action) -> tuple[str, ...]:
    """The cards played or laid away, as they are named on the stage; none for words."""
    match action:
        case LayAway(cards):
            return tuple(map(str, in_order(cards)))
        case Play(card):
            return (str(card),)
        case _:
            return ()


def puts_out(action: Action) -> bool:
    """Whether cards are put out of the hand."""
    return isinstance(action, LayAway)


def lying(state: State) -> tuple[str, ...]:
    """The card that was led and is not replied to; where trumps are spoken of, the turn-up."""
    deal = state.current
    if state.phase in (Phase.BEG, Phase.ANSWER) and deal.turn_up is not None:
        return (str(deal.turn_up),)
    return (str(deal.led),) if deal.led is not None and deal.reply is None else ()


def named(state: State) -> dict[str, str]:
    """The turn-up, and that it says what is trumps."""
    card = state.current.turn_up
    return {} if card is None else {str(card): say("place.trumps")}


def reason(one: Reviewed) -> Reason | None:
    """What the best choice had over the one that was made; None where nothing stands out."""
    return reason_of((one.best, one.chosen))


def unit(_options: Options) -> str:
    """In what it is told what a choice has lost: of the chance to win."""
    return "game"


def why(reason: Reason) -> str:
    """A reason as a clause."""
    return clause_in(say, reason)


WRITTEN = GameInWriting(RULES, AllFoursRecord, read_record, Deal, dealer_of, refusal)


def resumed(options: Options, first_dealer: Player, results: tuple[Pair, ...]) -> State:
    """The state that awaits the deal after these results, dealt by the one whose turn it is.

    Of deals that were bunched nothing is known any more: they are taken for deals like others.
    """
    dealer = first_dealer.other if len(results) % 2 else first_dealer
    return start_deal(options, dealer, results)


def tacit(before: State, action: Action) -> bool:
    """Whether nothing was asked because nothing was open: nobody was offered a question."""
    asker = before.turn
    if not isinstance(action, actions.GoOn) or not isinstance(asker, Player):
        return False
    return not open_questions(view(before, asker))


def steps(deal: OpenDeal) -> tuple[PlainStep, ...]:
    """A step for every action that somebody chose."""
    every = zip(plain_steps(deal), deal.played, strict=True)
    return tuple(step for step, done in every if not tacit(done.before, done.action))


HISTORY = Past(
    steps=steps,
    tacit=tacit,
    layout=open_layout,
    action_words=action_words,
    captions=captions,
    dealt=dealt_words,
    detail=detail,
    reason=reason,
    why=why,
    unit=unit,
    tenths=True,
    kind=kind_of,
    kinds=(ChoiceKind.CALL, ChoiceKind.EXCHANGE, ChoiceKind.CARD),
    cards=cards_of,
    puts_out=puts_out,
    lying=lying,
    named=named,
    trumps=lambda state: None if state.current.turn_up is None else state.current.trumps,
    hands=hands_layout,
    sheet=sheet_of,
    resumed=resumed,
    transcript=Transcript(deal=WRITTEN.one_deal, partie=WRITTEN.partie, read=WRITTEN.read),
)
