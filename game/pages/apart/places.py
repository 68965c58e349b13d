"""Two players in two places: who one is, what an invitation is to, and the ways to a friend."""

from __future__ import annotations

from msgspec.structs import replace

from game.games import at_table, papers_of
from game.pages.apart.meeting import Inviting, Joining
from game.pages.apart.rooms import ApartRooms
from game.pages.evening import Sitter, seat
from game.pages.grid import sheet
from game.pages.house import House
from game.pages.page import Page
from game.pages.scene import Pop, Push, Transition
from game.pages.start.names import NameFields, where
from game.pages.start.rules_page import RulesPage
from game.pages.variants import game_title, variants_of
from game.players.mind import PORTRAITS
from game.stage.basics import Rect, Room
from game.stage.blocks import IVORY, SOFT, Drawn, Fill, Inset, Sized, WordBlock
from game.stage.controls import PressButton, Pressed, choice_ground
from game.stage.intents import Intent, Key
from game.stage.layout import Column, Row
from game.stage.ornaments import PORTRAIT_RATIO
from game.stage.picture import Item, Picture, Role
from game.stage.widgets import Button
from game.words.catalogue import say

FACES = ("", *PORTRAITS.values())
"""The portraits one may have, first the initials of the name."""
_NAME = "name"
_WIDEST = 860.0


class InTwoPlaces(Page):
    """One's name and face, the game and its rules; from here one invites, or joins."""

    def __init__(self, house: House, rooms: ApartRooms) -> None:
        super().__init__("invite")
        self._house, self._rooms = house, rooms
        self._games = tuple(dict.fromkeys((*at_table(), house.game())))
        likes = house.preferences()
        usual = house.last_names()[0]
        self._fields = NameFields((_NAME,), (likes.called,), lambda _: usual)
        self._face = likes.portrait if likes.portrait in FACES else ""

    @property
    def writes(self) -> bool:
        return self.focus == _NAME

    def obey(self, intent: Intent) -> Transition | None:
        if self.focus != _NAME or intent == Key("enter"):
            return super().obey(intent)
        if not self._fields.obey(_NAME, intent):
            return super().obey(intent)
        self.touch()
        return None

    def _enter(self, key: str | None) -> Transition | None:
        return super()._enter("invite" if key == _NAME else key)

    def step(self, by: int) -> None:
        before = self.focus
        super().step(by)
        self._fields.go(before, self.focus)

    def press(self, key: str) -> Transition | None:
        kind, _, name = key.partition(":")
        game = self._house.game()
        match kind:
            case "name":
                self.focus = key
                self._fields.pressed(key)
            case "face":
                self._face = name
            case "game":
                self._house.choose_game(name)
            case "rules":
                return Push(RulesPage(self._house, game))
            case "invite":
                self._remember()
                return Push(Inviting(lambda: self._rooms.invite(game), self._rooms))
            case "join":
                self._remember()
                return Push(Joining(self._rooms))
            case "back" | "where":
                if name != "apart":
                    return Pop()
        self.touch()
        return None

    def _remember(self) -> None:
        """Who one is stays as it is here."""
        likes = self._house.preferences()
        known = replace(likes, called=self._fields.name(_NAME), portrait=self._face)
        if known != likes:
            self._house.prefer(known)

    # -- what is seen

    def draw(self, room: Room) -> Picture:
        how = WordBlock(say("apart.how"), paint=SOFT, lines=0)
        field = self._fields.field(_NAME, room, 52, say("apart.name"))
        face = 46.0 if room.small else 56.0
        faces = Row([self._portrait(each, face, room) for each in FACES], 8)
        you = Column((WordBlock(say("apart.name"), paint=SOFT), field, Inset(faces, top=8)), 6)
        parts = (where("apart"), how, Row((Fill(you), Fill(self._what())), 56))
        buttons = (
            Button("join", say("apart.join")),
            Button("back", say("open.back"), "Esc"),
            Button("invite", say("apart.invite"), "Enter", primary=True),
        )
        told, body = self._fields.refused, Column(parts, 28)
        return sheet(say("title.two"), body, buttons, room, told, IVORY, snug=_WIDEST)

    def _portrait(self, name: str, face: float, room: Room) -> Pressed:
        high = face * PORTRAIT_RATIO
        who = Sitter(self._fields.name(_NAME), name)

        def draw(place: Rect) -> list[Item]:
            return seat(who, place.centre, face - 8, room)

        words = say("apart.face", number=FACES.index(name)) if name else say("apart.initials")
        chosen = name == self._face
        drawn = Drawn(face, high, draw)
        return Pressed(drawn, f"face:{name}", words, Role.CHOICE, chosen, ground=choice_ground)

    def _what(self) -> Column:
        """The game that is proposed, and by which rules."""
        chosen = self._house.game()
        games = [
            Pressed(
                Sized(Inset(WordBlock(game_title(game)), left=14, right=14), high=44),
                f"game:{game}",
                game_title(game),
                Role.CHOICE,
                game == chosen,
                ground=choice_ground,
            )
            for game in self._games
        ]
        options = self._house.rules(chosen)
        usual = options == papers_of(chosen).usual()
        name = variants_of(chosen).name(options)
        words = say("title.rules.usual") if usual else say("title.rules", game=name)
        rules = Row((PressButton(Button("rules", words)),))
        return Column((WordBlock(say("apart.what"), paint=SOFT), Row(games, 10), rules), 10)
