"""A deal or a partie of All-Fours as text in the notation, to be shared and read back.

Only what may be opened is ever written: a deal that is still played is in no text.
"""

from __future__ import annotations

from itertools import takewhile

from game.all_fours.words.say import say
from game.pages.history.partie import ClosedDeal, OpenDeal, PastPartie, deeds_from
from game.players.player import HUMAN, seated
from game.saves.cards import Header
from rules.all_fours.actions import Action, Deal
from rules.all_fours.dealing import dealer_of
from rules.all_fours.game import RULES
from rules.all_fours.record.record import AllFoursRecord, read_record
from rules.all_fours.state import State
from rules.core.record import RecordFault, write_record

GAME = RULES.name


def partie_record(past: PastPartie) -> tuple[str, int]:
    """All deals of a partie up to the first that cannot be opened, as text, and how many they are.

    Nothing where there is none.
    """
    opened = takewhile(lambda deal: isinstance(deal, OpenDeal), past.deals)
    deals = [deal for deal in opened if isinstance(deal, OpenDeal)]
    if not deals:
        return "", 0
    deeds = [action for deal in deals for action in deal.actions]
    dealer = None if past.cut else dealer_of(deals[0].before)
    record = AllFoursRecord(past.header.options, past.names, dealer, (*past.cut, *deeds))
    return write_record(record), len(deals)


def deal_record(past: PastPartie, deal: OpenDeal) -> str:
    """One deal as text: from nothing, so that it goes on where the target had ended it."""
    dealer = dealer_of(deal.before)
    return write_record(AllFoursRecord(past.header.options, past.names, dealer, deal.actions))


def read(text: str, now: str) -> PastPartie | str:
    """The partie that a text tells, or a sentence that says where it is wrong."""
    try:
        record = read_record(text)
    except RecordFault as fault:
        return say("history.paste.wrong", line=fault.line, column=1, sentence=fault.says)
    if not any(isinstance(deed, Deal) for deed in record.deeds):
        return say("history.paste.no-deal")
    header = Header(
        seats=seated(record.names, (HUMAN, HUMAN)),
        options=record.options,
        seed=0,
        started=now,
        game=GAME,
    )
    return _opened(record, header)


def _opened(record: AllFoursRecord, header: Header) -> PastPartie:
    """A record that somebody wrote down, deal by deal."""
    cut, deals = parted(record.deeds)
    before: State = record.start()
    for deed in deeds_from(RULES, before, cut):
        before = deed.after
    found: list[OpenDeal | ClosedDeal] = []
    for number, actions in enumerate(deals, 1):
        deeds = tuple(deeds_from(RULES, before, actions))
        after: State = deeds[-1].after
        results = after.standing.results
        points = results[number - 1] if len(results) >= number else None
        found.append(OpenDeal(number=number, before=before, deeds=deeds, points=points))
        before = after
    return PastPartie("", record.names, header, cut, tuple(found))


def parted(deeds: tuple[Action, ...]) -> tuple[tuple[Action, ...], list[tuple[Action, ...]]]:
    """What came before the first deal, and the deeds of each deal."""
    places = [place for place, deed in enumerate(deeds) if isinstance(deed, Deal)]
    ends = [*places[1:], len(deeds)]
    deals = [deeds[start:end] for start, end in zip(places, ends, strict=True)]
    return deeds[: places[0]] if places else deeds, deals
