"""What is told of a lead: the running count, and why a score has jumped."""

from __future__ import annotations

from collections import Counter

from game.piquet.ai.heuristic.thumb import choose
from game.piquet.ui.hand_state import HandState
from game.piquet.ui.prompts import prompt
from game.session.dealer import Dealer
from game.session.session import Session
from game.words.catalogue import speak
from game.words.terms import number
from rules.core.seats import Player
from rules.piquet.actions import Action, Call
from rules.piquet.choices import MayCall, MayPlay
from rules.piquet.options import Options
from rules.piquet.scoring import Item
from rules.piquet.seats import ELDER
from rules.piquet.view import View

OTHER = "Club"
JUMPS = {Item.PIQUE: "Pique: thirty before", Item.REPIQUE: "Repique: thirty in hand before"}


class Reader:
    """Plays by rules of thumb, and reads what is told before each card."""

    def __init__(self) -> None:
        self.read: list[tuple[View, str]] = []

    def choose(self, seen: View) -> Action | None:
        led = seen.deal is not None and seen.deal.table.led is not None
        if isinstance(seen.choices, MayPlay) or (isinstance(seen.choices, MayCall) and led):
            now = prompt(seen, HandState(), OTHER)
            if not any(isinstance(offer.action, Call) for offer in now.offers):
                self.read.append((seen, now.detail))
        return choose(seen, 0)

    def close(self) -> None:
        """Nothing is held."""


def read(seeds: range) -> list[tuple[View, str]]:
    """All that one of two players reads before playing."""
    found: list[tuple[View, str]] = []
    for seed in seeds:
        reader = Reader()
        players = {Player.A: reader, Player.B: Reader()}
        session = Session(players, Dealer(seed), Options())
        while session.advance():
            pass
        found += reader.read
    return found


def test_a_jump_is_explained_once_where_it_was_counted() -> None:
    speak("en")
    told = Counter[str]()
    before = 0
    for seen, words in read(range(12)):
        deal = seen.deal
        assert deal is not None
        if not deal.table.tricks:  # what was counted while calls were made stands there besides
            before = len(deal.ledger)
            continue
        fresh = [line for line in deal.ledger[before:] if line.item in JUMPS]
        before = len(deal.ledger)
        for line in fresh:
            mine = line.seat is deal.seat
            if mine and deal.table.led is not None:
                continue  # there it is told what the other led
            assert words.count(JUMPS[line.item]) == 1
            assert (f"before {OTHER} counted" if mine else "before you counted") in words
            assert f"so {number(line.points)} more" in words
            told[f"{line.item} {'mine' if mine else 'theirs'} {deal.table.led is not None}"] += 1
        if not fresh:
            assert "ique: thirty" not in words
    assert {"pique mine False", "pique theirs True"} <= told.keys()


def test_what_card_and_bubble_say_is_not_written_below_them() -> None:
    led = [words for seen, words in read(range(2)) if seen.deal and seen.deal.table.led is not None]
    assert led
    assert not [words for words in led if words and "ique: thirty" not in words]


def test_elders_repique_is_told_with_his_first_lead() -> None:
    speak("en")
    found = [
        words
        for seen, words in read(range(30))
        if seen.deal is not None
        and seen.deal.seat is not ELDER
        and not seen.deal.table.tricks
        and any(line.item is Item.REPIQUE and line.seat is ELDER for line in seen.deal.ledger)
    ]
    assert found
    assert all(JUMPS[Item.REPIQUE] in words for words in found)
