"""Whole parties at the card table by intents alone, without a window: every legal way is gone."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter

import pytest

from rules.core.cards import Card, Hand, hand
from rules.core.seats import Player
from rules.piquet.events import Answered, CarteBlancheAnnounced, Counted, LeavingsShown
from rules.piquet.pack import PACK, in_order
from rules.piquet.scoring import Item
from rules.piquet.seats import ELDER, YOUNGER, Seat
from tests.game.hand import Manner, Person
from tests.game.partie import SMALL, USUAL, Play, around, at_table
from tests.rules.table import pack_of

BLANK = hand("AS TS 9S 8S AH TH 9H AD TD AC 9C 7C")
COURTLY = hand("KS QS JS 7S KH QH JH KD QD JD KC QC")
FIVE_SPADES = hand("AS KS QS JS TS 9H 8H 7H 9D 8D 7C 8C")
FIVE_HEARTS = hand("AH KH QH JH TH 9S 8S 7S AD KD QC KC")


def stacked(first: Hand, second: Hand) -> tuple[Card, ...]:
    """A pack from which elder has `first` and younger `second`."""
    return pack_of(first, second, in_order(set(PACK) - first - second))


def partie(manner: Manner, seed: int) -> Play:
    play = Play(at_table(seed), Person(manner, seed), SMALL if seed % 2 else USUAL)
    play.run()
    return play


@pytest.mark.parametrize(("seed", "manner"), [*enumerate(Manner)])
def test_a_partie_is_played_from_the_cut_to_the_settlement(manner: Manner, seed: int) -> None:
    play = partie(manner, seed)
    state = play.table.session.state
    assert state.settlement is not None
    assert state.settlement.totals == state.totals
    assert around(play.table).asked == Counter(sheet=len(state.results), settlement=1)


BUTTONS = frozenset({
    "cut", "ChooseDeal true", "ChooseDeal false", "put out", "take back", "Exchange",
    "Call", "less", "sink", "Answer good", "Answer equal", "Answer not good", "AskMaking",
    "Look true", "Look false", "name", "back", "NameSuit", "play",
})  # fmt: skip


def test_every_button_is_pressed_somewhere() -> None:
    """Sinking, less, the answers, the question, the leavings, the suit: each by its own button."""
    done: Counter[str] = Counter()
    packs = {1: stacked(FIVE_SPADES, FIVE_HEARTS), 2: stacked(FIVE_HEARTS, FIVE_SPADES)}
    for seed in range(8):
        manner = (Manner.MOUSE, Manner.KEYS)[seed % 2]
        play = Play(at_table(seed, packs=packs), Person(manner, seed, 0.6, BUTTONS - set(done)))
        play.run()
        done += play.done
        if set(done) >= BUTTONS:
            break
    assert BUTTONS - set(done) == set()


@pytest.mark.parametrize("manner", [Manner.MOUSE, Manner.KEYS])
@pytest.mark.parametrize("seat", list(Seat))
def test_a_carte_blanche_is_announced_in_either_seat(manner: Manner, seat: Seat) -> None:
    """Whoever of the two holds it: the person at the table is elder in three of the six deals."""
    hands = (BLANK, COURTLY) if seat is ELDER else (COURTLY, BLANK)
    pack = stacked(*hands)
    play = Play(at_table(3, packs=dict.fromkeys(range(1, 9), pack)), Person(manner, 3, whims=0.5))
    play.run_deals(2)
    assert any(name.startswith("AnnounceCarteBlanche") for name in play.done), play.done
    deal = play.table.session.state.current
    announced = [e for e in deal.history if isinstance(e, CarteBlancheAnnounced)]
    assert [event.seat for event in announced] == [seat]
    lines = [e.line for e in deal.history if isinstance(e, Counted)]
    assert any(line.item is Item.CARTE_BLANCHE and line.points == 10 for line in lines)


def test_fewer_cards_can_be_announced_with_a_carte_blanche() -> None:
    pack = stacked(BLANK, COURTLY)
    done: Counter[str] = Counter()
    for seed in range(3, 7):
        play = Play(
            at_table(seed, packs=dict.fromkeys(range(1, 9), pack)),
            Person(Manner.KEYS, seed, whims=0.8),
        )
        play.run_deals(2)
        done += play.done
        if announced := [take for take in range(1, 5) if done[f"AnnounceCarteBlanche {take}"]]:
            break
    assert done["fewer"]
    assert announced


def test_equal_points_score_for_nobody_and_the_answer_is_offered() -> None:
    pack = stacked(FIVE_HEARTS, FIVE_SPADES)
    play = Play(at_table(5, packs=dict.fromkeys(range(1, 9), pack)), Person(Manner.MOUSE, 5, 0.3))
    play.run(until=lambda: play.done["Answer equal"] > 0)
    deal = play.table.session.state.current
    assert deal.seat(Player.A) is YOUNGER
    replies = [event.reply.value for event in deal.history if isinstance(event, Answered)]
    assert "equal" in replies


def test_leavings_are_open_to_both_once_younger_has_looked() -> None:
    person = Person(Manner.MOUSE, 1, prefers=frozenset({"Look true"}))
    play = Play(at_table(1), person)
    # A person who leaves a card of hers whenever she can, so that there is something to look at.
    person.most_out = 1
    play.run(until=lambda: play.done["Look true"] > 0)
    play.wait(3)
    deal = play.table.session.state.current
    shown = [event.cards for event in deal.history if isinstance(event, LeavingsShown)]
    assert shown
    assert set(map(str, shown[0])) <= play.picture().faces()


def test_whoever_plays_loads_no_pygame() -> None:
    program = (
        "import sys\n"
        "from tests.game.hand import Manner, Person\n"
        "from tests.game.partie import Play, at_table\n"
        "play = Play(at_table(1), Person(Manner.KEYS, 1))\n"
        "play.run_deals(1)\n"
        "print('pygame' in sys.modules)\n"
    )
    ended = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert ended.stdout.strip() == "False", ended.stderr


def test_the_stacked_hands_are_what_they_are_called() -> None:
    assert not any(card.rank in "KQJ" for card in BLANK)
    assert len(BLANK) == len(COURTLY) == len(FIVE_SPADES) == len(FIVE_HEARTS) == 12
