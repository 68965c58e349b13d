"""How evenings begin. At a chouette whoever plays alone has the choice of deal (rule N4).

Nobody cuts for it: of two cards of the spread pack seat A, the one alone, has the higher.
"""

from __future__ import annotations

from random import Random, SystemRandom
from secrets import token_hex

from msgspec.structs import replace

from game.games import PIQUET
from game.pages.house import House
from game.piquet.evening.account import Agreed, account, cut, next_place, write_agreed
from game.piquet.evening.club import schedule, write_club
from game.piquet.evening.match import MatchTerms, write_terms
from game.players.player import Seated
from game.saves.partie import EveningPlace, Header
from game.session.dealer import Dealer
from rules.core.game import Action as AnyAction
from rules.piquet import partie
from rules.piquet.actions import Cut
from rules.piquet.club.stakes import Stake
from rules.piquet.game import RULES
from rules.piquet.options import FirstDealer, Options
from rules.piquet.pack import height

DONE_BEFORE = 3
"""Lines of a partie that nobody is asked for: the spread pack and both cuts."""


def options_for_three(options: Options) -> Options:
    """The same rules, but for the choice of deal, which belongs to the one who plays alone."""
    return replace(options, cutting=FirstDealer.HIGH_CHOOSES)


def begin_chouette(
    house: House, guests: tuple[Seated, ...], stake: Stake, options: Options
) -> None:
    """Let three cut, and store the first partie of their evening."""
    agreed = Agreed(cut(SystemRandom()), stake)
    place = EveningPlace(token_hex(4), 1, guests, (0, 1), write_agreed(agreed))
    place, seats = next_place(account(agreed, ()), place)
    house.begin_evening(seats, options_for_three(options), PIQUET, place)


def begin_match(
    house: House, guests: tuple[Seated, ...], terms: MatchTerms, options: Options
) -> None:
    """Store the first partie that two play on some terms."""
    first, second = guests
    place = EveningPlace(token_hex(4), 1, guests, (0, 1), write_terms(terms))
    house.begin_evening((first, second), options, PIQUET, place)


def begin_club(house: House, guests: tuple[Seated, ...], stake: Stake, options: Options) -> None:
    """Store the first partie of a club evening: four to eight, each against each."""
    sits = schedule(len(guests))[0]
    place = EveningPlace(token_hex(4), 1, guests, sits, write_club(stake))
    house.begin_evening((guests[sits[0]], guests[sits[1]]), options, PIQUET, place)


def first_lines(header: Header) -> tuple[str, ...]:
    """The spread pack and both cuts of a chouette, as lines of the log; two cut by themselves."""
    if header.evening is None or header.evening.third is None:
        return ()
    state = partie.start(header.options)
    spread = Dealer(header.chance).bring(RULES, (), state)
    pack = spread.pack
    lot = Random(f"both cuts {header.chance}")
    first = lot.randrange(len(pack))
    unequal = [at for at in range(len(pack)) if height(pack[at]) != height(pack[first])]
    lower, higher = sorted((first, lot.choice(unequal)), key=lambda at: height(pack[at]))
    actions: tuple[AnyAction, ...] = (spread, Cut(higher), Cut(lower))
    return tuple(map(RULES.write, actions))
