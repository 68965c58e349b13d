"""A coded deal of Piquet: how it comes to be dealt, and the sheet at its end."""

from __future__ import annotations

from game.duplicate.code import PEOPLE, CodedGame
from game.piquet.history.again import AgainSheet
from game.piquet.history.record import cut_for
from game.words.catalogue import say
from rules.core.cards import Card
from rules.core.seats import Player
from rules.piquet.actions import Action, Deal
from rules.piquet.options import Options
from rules.piquet.record.options_text import values_of, with_value, write_value


def actions(options: Options, pack: tuple[Card, ...], dealer: Player) -> tuple[Action, ...]:
    """A cut after which this player deals first, and the pack."""
    return (*cut_for(options, dealer), Deal(pack))


class CodedSheet(AgainSheet):
    """The sheet of a coded deal; then come the results, and nothing more is dealt."""

    def _next_words(self) -> str:
        return say("deals.sheet.two" if self._you is None else "deals.sheet")


_DIGITS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("packets", ("2", "3")),
    ("carte_blanche", ("after-discard", "at-once", "not-counted")),
    ("younger_least", ("1", "0")),
    ("leavings", ("named-or-led", "after-played", "shown")),
    ("show_to_score", ("no", "yes")),
    ("not_reckoned", ("truth", "any")),
    ("order_of_calls", ("free", "fixed")),
    ("asking", ("equal-or-longer", "equal-only")),
    ("barred_point", ("nobody-counts", "elder-counts")),
    ("strict_miscall", ("no", "yes")),
    ("late_claims", ("younger-plays", "own-first-card")),
    ("pique_bar", ("counts", "takes-trick")),
    ("younger_repique", ("60", "90")),
    ("low_cards_count", ("yes", "no")),
    ("fours_less", ("no", "yes")),
    ("edition", ("2", "1")),
)


def number_of(options: Options) -> int:
    """The rules of a deal as a number; ValueError for a value that no code has yet."""
    number = 0
    for name, words in reversed(_DIGITS):
        number = number * len(words) + words.index(write_value(getattr(options, name)))
    return number


def options_of(number: int) -> Options:
    """The options of a number, for parties of six deals; ValueError for a number too large."""
    options = Options()
    for name, words in _DIGITS:
        number, place = divmod(number, len(words))
        value = next(each for each in values_of(name) if write_value(each) == words[place])
        options = with_value(options, name, value)
    if number:
        raise ValueError("no rules have this number")
    return options


DUPLICATE = CodedGame(
    opposites=(PEOPLE, "novice", "club", "expert", "master"),
    datum="master",
    number=number_of,
    options=options_of,
    actions=actions,
    sheet=CodedSheet,
)
