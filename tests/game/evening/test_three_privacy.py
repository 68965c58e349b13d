"""Three at one screen: every frame of a partie is held against what may be seen in it.

The one alone sees his hand, the two of the other side see theirs together (N3a); what an adviser
said, and what a holder made of it, is for their side alone.
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game.piquet.ai.estimates import Points
from game.piquet.ai.heuristic import thumb
from game.piquet.history.steps import action_words
from game.players.advice import Advised
from game.players.engine import EnginePlayer
from game.players.judgement import Analysis, Judgement
from game.players.player import Human
from game.session.dealer import Dealer
from game.session.session import Session
from game.stage.basics import Room
from game.stage.director import Motion
from game.stage.intents import Key
from game.stage.picture import Backdrop, Bubble, Picture, Text
from game.table.partner import Partner, PartnerRole
from game.table.state import SideAtTable
from game.table.table import TableScene
from game.words.catalogue import say
from rules.core.game import Action, View
from rules.core.seats import Player
from tests.game.hand import Manner, Person
from tests.game.partie import SMALL, USUAL, Around
from tests.game.test_two_players_privacy import Restless, Screen

COUNSEL, INSTEAD, ADVISED = "Mrs Lavelle: ", "Instead: ", "You advise: "
CONSULT = SideAtTable(("Bertrand", "Chloé"))
ADVISER = SideAtTable(("Chloé",), partner=Partner("Mrs Lavelle", PartnerRole.HOLDS, "club"))
COUNSELLED = SideAtTable(("Bertrand",), counsellor="Mrs Lavelle")
BESIDE = replace(COUNSELLED, partner=Partner("Mrs Lavelle", PartnerRole.ADVISES, "club"))


class Stubborn:
    """Stands for a holder of the program: he finds the counsel bad wherever he knows another."""

    def __init__(self) -> None:
        self._found: Analysis | None = None

    def ask_analysis(self, seen: View, counsel: Action) -> None:
        best = thumb.choose(seen, 7)
        worth = {counsel: 0.0, best: 50.0}
        none = Points()
        self._found = Analysis(
            tuple(Judgement(each, none, none, points, {}) for each, points in worth.items())
        )

    def analysis(self) -> Analysis | None:
        return self._found


class ScreenOfThree(Screen):
    """Sees besides that what one side heard is not told the other."""

    heard = 0

    def look(self, picture: Picture) -> None:
        super().look(picture)
        words = (item.words for item in picture.items if isinstance(item, Text))
        theirs = [line for line in words if line.startswith((COUNSEL, INSTEAD, ADVISED))]
        # What two consult is written on a bubble that is empty by itself.
        theirs += [
            item.tail for item in picture.items if isinstance(item, Bubble) and not item.words
        ]
        if self.looks is Player.B or picture.backdrop is Backdrop.SHEET:
            self.heard += bool(theirs)
        else:
            assert theirs == [], "that is for those of the other side"


class Consulting(Restless):
    """People who ask for advice besides, at any time."""

    def _fuss(self) -> None:
        if self.chance.random() < 0.8:
            self.stack.on_intent(Key("h"))
            self.picture()
        else:
            super()._fuss()


def three(seed: int, side: SideAtTable, room: Room = USUAL) -> tuple[Restless, ScreenOfThree]:
    """A table with Anne alone, and those before the screen on the other side."""

    def decided(_counsel: Action, action: Action) -> None:
        table.acting.reply(Player.B, f"{INSTEAD}{action_words(action)}")

    humans = {Player.A: Human(), Player.B: Human()}
    if side is ADVISER:
        engine: EnginePlayer = Stubborn()  # type: ignore[assignment]
        humans[Player.B] = Advised(engine, decided)
    table = TableScene(
        Session(dict(humans), Dealer(seed)), ("Anne", "Bertrand"), humans, Around(), Motion.OFF
    )
    table.seat((SideAtTable(("Anne",)), side))
    screen = ScreenOfThree(table, ("Anne", " and ".join(side.people)))
    play = Consulting(table, Person(Manner.KEYS, seed), seed, 0.1, screen)
    play.room = room
    return play, screen


@pytest.mark.parametrize(
    "side", [CONSULT, ADVISER, COUNSELLED, BESIDE], ids=["both", "adviser", "holder", "beside"]
)
def test_no_frame_shows_a_hand_to_one_who_may_not_see_it(side: SideAtTable) -> None:
    """A deal with whims on the way."""
    play, screen = three(3, side, SMALL if side is ADVISER else USUAL)
    play.run_deals(1)
    assert screen.seen["curtain"] > 15
    assert screen.seen["A"] > 15
    assert screen.seen["B"] > 15
    assert screen.heard or side is CONSULT


def test_a_curtain_calls_all_those_who_may_look_and_sends_the_others_away() -> None:
    play, _ = three(5, CONSULT)
    words: set[str] = set()

    def watch(picture: Picture) -> None:
        if picture.backdrop is Backdrop.CURTAIN:
            words.update(item.words for item in picture.items if isinstance(item, Text))

    play.watch = watch
    play.run_deals(1)
    assert {
        "Anne, your turn",
        "Press Space when Bertrand and Chloé look away.",
        "Bertrand and Chloé, your turn",
        "Press Space when Anne looks away.",
    } <= words


@pytest.mark.parametrize("room", [USUAL, SMALL], ids=["usual", "small"])
def test_whose_hand_it_is_and_who_advises_are_not_written_on_each_other(room: Room) -> None:
    beside = replace(CONSULT, partner=Partner("Chloé", PartnerRole.ADVISES))
    play, _ = three(5, beside, room)
    seen = 0

    def watch(picture: Picture) -> None:
        nonlocal seen
        words = [item for item in picture.items if isinstance(item, Text)]
        does = [item for item in words if item.words == say("evening.partner.advises")]
        for line in does:
            others = [item for item in words if item.x < line.x + 60 and item not in does]
            assert all(abs(item.y - line.y) > 13 for item in others if item.x >= line.x)
        seen += bool(does) and any(item.words == "Bertrand" for item in words)

    play.watch = watch
    play.run_deals(1)
    assert seen > 10
