"""Brisques that a game reached at once leaves uncounted are spoken of on the sheet of the deal."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.bezique.ai.heuristic import choose
from game.bezique.ui.sheet import DealSheet
from game.players.engine import Program
from game.session.dealer import Dealer
from game.session.session import Session
from game.words.catalogue import speak
from rules.bezique.options import Options, TargetWhen
from rules.bezique.presets import PRESETS, Preset
from rules.bezique.scoring import Item
from rules.bezique.view import view
from rules.core.seats import Player
from tests.game.pilot import Pilot

TOLD = {
    "en": "At 1,000 play stops: brisques not yet counted are lost.",
    "fr": "À 1 000 le jeu s’arrête : les brisques non comptées sont perdues.",
}


def last_sheet(options: Options, seed: int) -> DealSheet:
    """The sheet of the last deal of a partie by rules of thumb."""
    seats = {player: Program(choose, seed + player) for player in Player}
    session = Session(seats, Dealer(seed), options, game="bezique")
    while session.advance():
        pass
    return DealSheet(view(session.state, Player.A), ("You", "Rival"), Player.A)


def counted(sheet: DealSheet) -> set[Player]:
    """Who counted brisques in the deal."""
    return {line.player for line in sheet.deal.ledger if line.item is Item.BRISQUES}


@pytest.mark.parametrize("code", ["en", "fr"])
def test_where_1000_ends_the_game_the_sheet_says_what_becomes_of_the_brisques(code: str) -> None:
    speak(code)
    sheet = last_sheet(Options(), 1)
    won = {player for player in Player if sheet.deal.brisques(player)}
    assert won - counted(sheet), "the deal is one that leaves some uncounted"
    assert TOLD[code] in [line.replace("\xa0", " ") for line in Pilot(sheet).words]


def test_where_all_brisques_were_counted_nothing_is_said_of_them() -> None:
    options = replace(Options(), target_when=TargetWhen.END_OF_DEAL)
    sheet = last_sheet(options, 3)
    assert counted(sheet)
    assert TOLD["en"] not in Pilot(sheet).words


def test_rubicon_bezique_settles_brisques_apart_and_loses_none() -> None:
    sheet = last_sheet(PRESETS[Preset.RUBICON_1887], 3)
    assert not counted(sheet)
    assert not any("brisque" in line.lower() for line in Pilot(sheet).words)
