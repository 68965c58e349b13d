"""A deal or a partie as text in the notation, to be shared and read back (rules/NOTATION.md).

Only what may be opened is ever written: a deal that is still played is in no text.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from msgspec.structs import replace

from game.pages.history.partie import ClosedDeal, OpenDeal, PastPartie, play_actions
from game.piquet.words import say
from game.piquet.words.notation import fault_sentence
from game.players.player import HUMAN, seated
from game.saves.partie import Header
from rules.core.game import Illegal
from rules.core.seats import Player
from rules.piquet import partie
from rules.piquet.actions import Action, ChooseDeal, Cut, Deal, Spread
from rules.piquet.game import RULES
from rules.piquet.options import Options
from rules.piquet.pack import PACK
from rules.piquet.record.notation import NotationError
from rules.piquet.record.reading import parse_record
from rules.piquet.record.reckoning import ReckonedRecord, reckon
from rules.piquet.record.record import Record, record_of, write_record
from rules.piquet.state import Phase, State


def partie_record(past: PastPartie) -> tuple[str, int]:
    """All deals of a partie up to the first that cannot be opened, as text, and how many they are.

    Nothing where there is none.
    """
    deals = [
        deal
        for deal in takewhile(lambda deal: isinstance(deal, OpenDeal), past.deals)
        if isinstance(deal, OpenDeal)
    ]
    if not deals:
        return "", 0
    return write_record(_record(past, deals)), len(deals)


def deal_record(past: PastPartie, deal: OpenDeal) -> str:
    """One deal as text. Where its steps need what came before, all deals up to it.

    The concession of a last deal does: by itself the deal would be a first one. Empty where that
    cannot be had, a damaged deal lying before it.
    """
    alone = past.header.options, dealer_of(deal)
    try:
        text = write_record(_record_of((*cut_for(*alone), *deal.actions), past, cut=False))
        reckon(parse_record(text))
    except (Illegal, NotationError):
        before = past.deals[: deal.number]
        deals = [each for each in before if isinstance(each, OpenDeal)]
        return write_record(_record(past, deals)) if len(deals) == len(before) else ""
    return text


def dealer_of(deal: OpenDeal) -> Player:
    """Who dealt. ValueError where nobody has."""
    before: State = deal.before
    dealer = before.first_dealer if before.deal is None else before.deal.dealer.other
    if dealer is None:
        raise ValueError("nobody has the deal")
    return dealer


def cut_for(options: Options, dealer: Player) -> tuple[Action, ...]:
    """A cut after which this player deals first."""
    high, low = PACK.index(max(PACK)), PACK.index(min(PACK))
    for places in ((high, low), (low, high)):
        for deals in (True, False):
            actions: list[Action] = [Spread(PACK), *(Cut(place) for place in places)]
            state = _after(options, actions)
            if state.phase is Phase.CHOICE:
                actions.append(ChooseDeal(deals))
                state = _after(options, actions)
            if state.first_dealer is dealer:
                return tuple(actions)
    raise ValueError("no cut leads there")


def _after(options: Options, actions: Sequence[Action]) -> State:
    state = partie.start(options)
    for action in actions:
        state = partie.apply(state, action)[-1].state
    return state


def pack_of(deal: OpenDeal) -> Deal:
    """The pack it was dealt from."""
    first = deal.actions[0]
    if not isinstance(first, Deal):
        raise TypeError("a deal begins with its pack")
    return first


def _record(past: PastPartie, deals: Sequence[OpenDeal]) -> Record:
    done = [action for deal in deals for action in deal.actions]
    if past.cut:
        return _record_of((*past.cut, *done), past, cut=True)
    start = cut_for(past.header.options, dealer_of(deals[0]))
    return _record_of((*start, *done), past, cut=False)


def _record_of(actions: Sequence[Action], past: PastPartie, *, cut: bool) -> Record:
    record = record_of(actions, past.header.options, past.names)
    return record if cut else replace(record, cut=())


def read(text: str, now: str) -> PastPartie | str:
    """The partie that a text tells, or a sentence that says where it is wrong."""
    try:
        reckoned = reckon(parse_record(text))
    except NotationError as error:
        fault = error.fault
        sentence = fault_sentence(fault)
        return say("history.paste.wrong", line=fault.line, column=fault.column, sentence=sentence)
    if not reckoned.deals:
        return say("history.paste.no-deal")
    record = reckoned.record
    header = Header(
        seats=seated(record.names, (HUMAN, HUMAN)), options=record.options, seed=0, started=now
    )
    return past_partie(reckoned, header)


def past_partie(reckoned: ReckonedRecord, header: Header) -> PastPartie:
    """A record that somebody wrote down, deal by deal; `header` is made for it."""
    cut = reckoned.record.cut
    before = _after_cut(header.options, cut, reckoned.record.deals[0].dealer)
    deals: list[OpenDeal | ClosedDeal] = []
    for number, deal in enumerate(reckoned.deals, 1):
        actions = tuple(play_actions(RULES, before, deal.actions))
        after: State = actions[-1].after
        points = after.results[number - 1] if deal.finished else None
        deals.append(
            OpenDeal(
                number=number,
                before=before,
                played=actions,
                points=points,
                supplied=bool(deal.supplied),
            )
        )
        before = after
    return PastPartie("", reckoned.record.names, header, cut, tuple(deals))


def _after_cut(options: Options, cut: Sequence[Action], dealer: Player) -> State:
    if not cut:
        return partie.start_deal(options, dealer)
    state: State = [*play_actions(RULES, partie.start(options), cut)][-1].after
    return state
