"""Deals of our own players against each other, and each choice in them: there puzzles are found."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

from msgspec import Struct

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from game.piquet.ai.levels import LEVELS
from game.session.dealer import Dealer
from rules.core.seats import Player
from rules.piquet.actions import Action, Deal
from rules.piquet.game import RULES
from rules.piquet.options import Options
from rules.piquet.pack import PACK
from rules.piquet.partie import apply, start_deal
from rules.piquet.state import State
from rules.piquet.view import View, view

PLAYERS = ("novice", "club", "expert", "thumb")
JUDGES = ("novice", "thumb", "club", "expert", "master")
"""The levels that are asked: a puzzle is the harder the more of them miss it."""
_ASKED = 3
"""How often each is asked, with other chances: it finds what it chooses more often than not."""


class Choice(Struct, frozen=True):
    """A choice in a deal: the log so far, the truth, and what the one on turn sees."""

    log: tuple[str, ...]
    state: State
    seat: Player
    seen: View


def choices(seed: int, number: int) -> Iterator[Choice]:
    """Each choice of a deal that two of our players play; the first of a partie, A elder."""
    chance = Random(f"{seed}:{number}")
    players = chance.choice(PLAYERS), chance.choice(PLAYERS)
    pack = Deal(Dealer(seed).shuffled(PACK, f"deal {number}"))
    state = apply(start_deal(Options(), Player.B), pack)[-1].state
    log = [RULES.write(pack)]
    while not state.results:
        player = Player.A if state.turn is Player.A else Player.B
        seen = view(state, player)
        if RULES.is_free(state):
            yield Choice(tuple(log), state, player, seen)
        action = LEVELS[players[player]](seen, number)
        log.append(RULES.write(action))
        state = apply(state, action)[-1].state


def again(log: tuple[str, ...], seat: Player) -> Choice:
    """The choice to which a log leads; Illegal for one that breaks a rule."""
    state = start_deal(Options(), Player.B)
    for line in log:
        state = apply(state, RULES.read(line))[-1].state
    return Choice(log, state, seat, view(state, seat))


def missed(
    seen: View, right: frozenset[Action], judges: tuple[str, ...] = JUDGES
) -> dict[str, str]:
    """The levels that choose something else more often than not, and what, as a line of a log."""
    found = {}
    for level in judges:
        chosen = [LEVELS[level](seen, seed) for seed in range(1, _ASKED + 1)]
        wrong = Counter(RULES.write(each) for each in chosen if each not in right)
        if 2 * wrong.total() > _ASKED:
            found[level] = wrong.most_common(1)[0][0]
    return found
