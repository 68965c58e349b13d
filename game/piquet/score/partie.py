"""What `piquet score` prints of a partie: what was agreed on, the table of the deals, who wins."""

from __future__ import annotations

from collections.abc import Iterator

from game.piquet.score.ledger import Names, deal_text
from game.piquet.words import say
from game.words.quoted import shown
from game.words.terms import number
from rules.piquet.options import NEWEST_EDITION, Length, Options, Tie
from rules.piquet.presets import PRESETS, differences, nearest_preset
from rules.piquet.record.options_text import write_value
from rules.piquet.record.reckoning import ReckonedRecord
from rules.piquet.settlement import PARTIE, Settlement, counted, totals, weight
from rules.piquet.state import State


def record_text(reckoned: ReckonedRecord) -> str:
    """All there is to say of a record."""
    a, b = map(shown, reckoned.record.names)
    parts = [deal_text(reckoned, deal, (a, b)) for deal in reckoned.deals]
    if not parts:
        parts = [say("score.cut-only")]
    if len(parts) > 1 or reckoned.state.settlement is not None:
        parts.append(_partie_text(reckoned.state, (a, b)))
    return "\n\n".join((*_agreed(reckoned.record.options), *parts))


def _agreed(options: Options) -> Iterator[str]:
    """The named game and what was agreed on besides; nothing of the game of Cavendish."""
    if options == Options():
        return
    preset = nearest_preset(options)
    lines = [say("score.rules", game=say(f"preset.{preset}"))]
    if options.edition != NEWEST_EDITION:
        lines.append(say("score.rules.edition", number=options.edition))
    for name in differences(options, PRESETS[preset]):
        value = say(f"option.{name}.{write_value(getattr(options, name))}")
        lines.append(say("score.rules.option", option=say(f"option.{name}"), value=value))
    yield "\n".join(lines)


def _partie_text(state: State, names: Names) -> str:
    settlement = state.settlement
    lines = list(_table(state, names))
    if (deals := tied_after(state)) is not None:
        lines += ["", say("score.tied", deals=number(deals))]
    if settlement is not None:
        lines += ["", settlement_text(settlement, names, state.options)]
    return "\n".join(lines)


def _table(state: State, names: Names) -> Iterator[str]:
    last = say("score.table.total" if state.settlement else "score.table.so-far")
    rows = [(say("score.table.deal"), *names)]
    for deal, (a, b) in enumerate(counted(state.results, state.options), 1):
        doubled = weight(deal, state.options) > 1
        label = say("score.table.doubled", deal=deal) if doubled else str(deal)
        rows.append((label, str(a), str(b)))
    a, b = state.totals
    rows.append((last, str(a), str(b)))
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for first, second, third in rows:
        yield f"  {first:<{widths[0]}}  {second:>{widths[1]}}  {third:>{widths[2]}}"


def tied_after(state: State) -> int | None:
    """After how many deals both had the same, so that each deals once more (rule K7)."""
    options = state.options
    deals = options.deals
    if deals is None or len(state.results) < deals or options.tie is not Tie.EXTRA_DEALS:
        return None
    a, b = totals(state.results[:deals], options)
    return deals if a == b else None


def settlement_text(settlement: Settlement, names: Names, options: Options) -> str:
    """Who wins the partie, and how the points come about."""
    winner = settlement.winner
    if winner is None:
        return say("score.drawn")
    won, lost = settlement.totals[winner], settlement.totals[winner.other]
    told = {"winner": names[winner], "loser": names[winner.other], "won": won, "lost": lost}
    return say(f"score.{_kind_of_win(settlement, options)}", points=settlement.points, **told)


def _kind_of_win(settlement: Settlement, options: Options) -> str:
    if options.length is Length.TO_A_HUNDRED:
        return "hundred.double" if is_double(settlement, options) else "hundred"
    return "rubicon" if settlement.rubicon else "won"


def is_double(settlement: Settlement, options: Options) -> bool:
    """Whether a game to a hundred counts double, its loser being below fifty (law U19)."""
    return options.length is Length.TO_A_HUNDRED and settlement.points > PARTIE
