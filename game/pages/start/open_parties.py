"""The parties that are open, to choose one to go on with."""

from __future__ import annotations

from game.pages.grid import sheet
from game.pages.house import House
from game.pages.lists import ListOf, ListWindow
from game.pages.page import Page
from game.pages.people import guest_names, level_of, shown_names, shown_order, you_of
from game.pages.scene import Pop, Reset, Transition
from game.pages.scorekeeper import standing, standing_words
from game.pages.variants import game_title
from game.players.mind import mind_of
from game.saves.partie import Header, Running
from game.stage.basics import Font, Pose, Rect, Room
from game.stage.blocks import IVORY, SOFT, Drawn, Fill, WordBlock
from game.stage.controls import ListLine
from game.stage.layout import Column, Row
from game.stage.ornaments import Portrait
from game.stage.picture import CardItem, Item, Picture, Shadow
from game.stage.widgets import Button
from game.words.catalogue import say, say_of
from game.words.terms import date_words

_ROW, _FACE, _WIDEST = 88.0, 54.0, 860.0


class OpenParties(Page):
    """A list with a line for each open partie; the newest is first."""

    def __init__(self, house: House) -> None:
        super().__init__()
        self._house = house
        self._running = house.running()
        self._kinds = {_kind(partie.header) for partie in self._running}
        self._words: dict[str, str] = {}
        self.window = ListWindow(len(self._running), 1)
        self._sentence = ""
        self.main = f"open-{self._running[0].id}" if self._running else "back"

    def lines(self) -> tuple[str, ...]:
        return tuple(f"open-{partie.id}" for partie in self._running)

    def stops(self) -> tuple[str, ...]:
        return (*self.lines(), "back")

    def press(self, key: str) -> Transition | None:
        if key == "back":
            return Pop()
        opened = self._house.resume(key.removeprefix("open-"))
        if isinstance(opened, str):
            self._sentence = opened
            return None
        return Reset(opened)

    # -- what is seen

    def draw(self, room: Room) -> Picture:
        every = ListOf(self.window, _ROW, lambda at: self._line(self._running[at]))
        back = (Button("back", say("open.back"), "Esc"),)
        return sheet(say("open.title"), every, back, room, self._sentence, IVORY, snug=_WIDEST)

    def _line(self, partie: Running) -> ListLine:
        if partie.id not in self._words:
            words = standing_words(partie, standing(partie))
            apart = partie.header.apart is not None
            self._words[partie.id] = say("open.apart", stands=words) if apart else words
        who = Fill(WordBlock(self._who(partie.header), Font(20, bold=True)))
        date = WordBlock(date_words(partie.header.started), paint=SOFT)
        stands = WordBlock(self._words[partie.id], paint=SOFT)
        told = Column((Row((who, date), 24), stands), middle=True)
        face = Drawn(_FACE, 0, lambda place: self._face(partie, place))
        return ListLine(Row((face, Fill(told)), 24), f"open-{partie.id}", aside=12)

    def _who(self, header: Header) -> str:
        """Who plays, and what, where that is not the same of all."""
        names, (first, second), kind = shown_names(header), shown_order(header), _kind(header)
        if len(self._kinds) == 1 and header.evening is None:
            return say("open.with", first=names[first], second=names[second])
        you, place = say("you.lower"), header.evening
        a, b = (you if each is you_of(header) else names[each] for each in (first, second))
        if place is None or place.third is None:
            return say("open.game", game=kind, first=a, second=b)
        guests = guest_names(place, header.game)
        alone, holder, adviser = (
            you if guests[each] == say("you") else guests[each]
            for each in (*place.sits, place.third)
        )
        return say("open.three", game=kind, alone=alone, holder=holder, adviser=adviser)

    def _face(self, partie: Running, place: Rect) -> list[Item]:
        """Who sits opposite, or two hands where two people play."""
        (x, y), level = place.centre, level_of(partie.header.kinds)
        portraits = mind_of(partie.header.game).portraits
        if level is not None and level in portraits:
            return [Portrait(portraits[level], x, y, _FACE)]
        poses = (Pose(x - 9, y, 38, -9), Pose(x + 9, y, 38, 9))
        return [
            CardItem(f"{partie.id}:{at}", None, pose, Shadow.REST) for at, pose in enumerate(poses)
        ]


def _kind(header: Header) -> str:
    """What is played: the game, or what it is called where three play it."""
    three = header.evening is not None and header.evening.third is not None
    return say_of(header.game, "evening.title") if three else game_title(header.game)
