"""How a partie of a chouette begins: whoever plays alone has the choice of deal (rule N4).

Nobody cuts for it: of the spread pack seat A, the one alone, has the highest card and B the lowest.
"""

from __future__ import annotations

from dataclasses import replace

from game.saves.cards import Header
from game.session.dealer import Dealer
from rules.core.game import Action as AnyAction
from rules.piquet import partie
from rules.piquet.actions import Cut
from rules.piquet.game import RULES
from rules.piquet.options import FirstDealer, Options
from rules.piquet.pack import height

DONE_BEFORE = 3
"""Lines of a partie that nobody is asked for: the spread pack and both cuts."""


def options_for_three(options: Options) -> Options:
    """The same rules, but for the choice of deal, which belongs to the one who plays alone."""
    return replace(options, cutting=FirstDealer.HIGH_CHOOSES)


def first_lines(header: Header) -> tuple[str, ...]:
    """The spread pack and both cuts, as lines of the log."""
    state = partie.start(header.options)
    spread = Dealer(header.chance).bring(RULES, (), state)
    pack = spread.pack
    places = sorted(range(len(pack)), key=lambda at: height(pack[at]))
    deeds: tuple[AnyAction, ...] = (spread, Cut(places[-1]), Cut(places[0]))
    return tuple(map(RULES.write, deeds))
