"""The title: the game's name, a fan of five cards, and the ways into the rooms of the program."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import cos, radians, sin

from game.piquet.opponents import opponent_name
from game.piquet.standing import Standing, only_human, shown_names, standing, standing_words
from game.saves.cards import Running, ScoreCard
from game.scenes.house import House
from game.scenes.names import Names
from game.scenes.new_partie import NewPartie
from game.scenes.open_parties import OpenParties
from game.scenes.page import Page
from game.scenes.rules_page import RulesPage
from game.scenes.scene import Push, Quit, Reset, Transition
from game.scenes.scoresheet import ScoreCards
from game.stage.intents import Intent, Key
from game.stage.lines import fitted, menu_line, paragraph, ring, wrapped
from game.stage.picture import (
    Align,
    Backdrop,
    Box,
    CardItem,
    Font,
    Item,
    Paint,
    Picture,
    Pose,
    Rect,
    Room,
    Rule,
    Shadow,
    Target,
    Text,
    Tone,
)
from game.stage.widgets import Button, button_width, draw_button
from game.words.catalogue import say
from game.words.terms import capital, game_name, number

_FAN = ("AS", "KH", "QC", "JD", "TS")
_FAN_TURN = 11.5
_TIGHT = 6.0
"""Units of a button that its words may come near its edge."""
_SMALL_FONT = Font(16)


@dataclass(frozen=True, slots=True)
class _Form:
    """The measures of a title in units. Heights count from the top of the composition."""

    across: float
    height: float
    left: float
    column: float
    name: int
    name_line: float
    rule: float
    tag_line: float
    tag: int
    button: Rect
    below: float  # baseline of the sentence under the button
    menu: float
    menu_step: float
    foot: float
    fan_x: float
    fan_y: float
    card: float


_WIDE = _Form(
    across=1280,
    height=800,
    left=104,
    column=320,
    name=112,
    name_line=184,
    rule=215,
    tag_line=251,
    tag=20,
    button=Rect(104, 292, 320, 64),
    below=384,
    menu=406,
    menu_step=44,
    foot=716,
    fan_x=852,
    fan_y=372,
    card=200,
)
_SMALL = _Form(
    across=1024,
    height=640,
    left=64,
    column=284,
    name=96,
    name_line=118,
    rule=144,
    tag_line=173,
    tag=18,
    button=Rect(64, 196, 284, 56),
    below=276,
    menu=290,
    menu_step=40,
    foot=590,
    fan_x=684,
    fan_y=292,
    card=160,
)


class Title(Page):
    """The first page."""

    def __init__(self, house: House) -> None:
        super().__init__()
        self._house = house
        self._notices: list[str] = []
        self._running: tuple[Running, ...] = ()
        self._standing: Standing | None = None
        self._last: ScoreCard | None = None
        self._ask()

    def _ask(self) -> None:
        """Learns from the house what there is to offer."""
        self._running = self._house.running()
        self._standing = standing(self._running[0]) if self._running else None
        cards = self._house.cards()
        self._last = cards[0] if cards else None
        self._notices += self._house.take_notices()
        self.main = "continue" if self._running else "new"
        self.touch()

    def appear(self) -> None:
        self._ask()

    def obey(self, intent: Intent) -> Transition | None:
        if self._notices and isinstance(intent, Key) and intent.name == "escape":
            return self.press("notice")
        return super().obey(intent)

    def press(self, key: str) -> Transition | None:
        match key:
            case "continue":
                return self._resume(self._running[0])
            case "new":
                return Push(NewPartie(self._house))
            case "others":
                return Push(OpenParties(self._house))
            case "two":
                return Push(Names(self._house))
            case "cards":
                return Push(ScoreCards(self._house))
            case "rules":
                return Push(RulesPage(self._house))
            case "quit":
                return Quit()
            case "notice":
                del self._notices[0]
        return None

    def _resume(self, partie: Running) -> Transition | None:
        opened = self._house.resume(partie.id)
        if isinstance(opened, str):
            self._notices.insert(0, opened)
            return None
        return Reset(opened)

    # -- what is seen

    def draw(self, room: Room) -> Picture:
        form = _SMALL if room.small else _WIDE
        across = min(max(0.0, room.width - form.across), 320.0)
        dx = (room.width - form.across - across) / 2
        dy = (room.height - form.height) / 2
        left = dx + form.left + across * 0.15
        items: list[Item] = [*_fan(form, dx + form.fan_x + across * 0.75, dy + form.fan_y)]
        tag = say(f"title.tag.{self._house.rules().length.value}")
        items += _lettering(form, left, dy, tag, room)
        drawn, targets = self._menu(form, left, dy, room)
        items += drawn
        foot = dy + form.foot
        if self._notices:
            drawn, slip = self._notice(left, dy + form.height - 20, room)
            items += drawn
            targets.append(slip)
        elif self._last is not None:
            words = last_words(self._last)
            items += paragraph(
                words, left, foot, _SMALL_FONT, room.width - 2 * left, 24, room, Paint(Tone.SOFT)
            )
        return Picture(Backdrop.TITLE, tuple(items), tuple(targets))

    def _menu(
        self, form: _Form, left: float, dy: float, room: Room
    ) -> tuple[list[Item], list[Target]]:
        items: list[Item] = []
        button = Button(self.main or "new", self._main_words(), "Enter", primary=True)
        if button_width(button, room, _TIGHT) > form.button.width:  # words before the name of a key
            button = replace(button, cap="")
        if button_width(button, room, _TIGHT) > form.button.width:  # a long name of an old partie
            button = replace(button, label=say("title.continue"), cap="Enter")
        place = Rect(left, dy + form.button.y, form.button.width, form.button.height)
        drawn, target = draw_button(button, place, room, self.focus == button.key)
        items += drawn
        targets = [target]
        if self._standing is not None:
            words = standing_words(self._running[0], self._standing)
            words = fitted(words, _SMALL_FONT, form.fan_x - form.card * 1.9 - form.left, room)
            items.append(Text(words, left, dy + form.below, _SMALL_FONT, Paint(Tone.SOFT)))
        entries = [("new", say("title.new"))] if self._running else []
        others = len(self._running) - 1
        if others > 0:
            words = say("title.others", count=others, number=capital(number(others)))
            entries.insert(0, ("others", words))
        game = game_name(self._house.rules())
        entries += [
            (key, say(f"title.{key}", game=game)) for key in ("two", "rules", "cards", "quit")
        ]
        y = dy + form.menu - (0 if self._running else 24)
        for key, words in entries:
            place = Rect(left, y, form.column, form.menu_step)
            drawn, target = menu_line(key, words, place, room, self.focus == key, self.hover == key)
            items += drawn
            targets.append(target)
            y += form.menu_step
        return items, targets

    def _main_words(self) -> str:
        if not self._running:
            return say("title.new")
        header = self._running[0].header
        other = opponent_name(header.names, header.kinds)
        return say("title.continue") if other is None else say("title.continue.with", other=other)

    def _notice(self, left: float, bottom: float, room: Room) -> tuple[list[Item], Target]:
        """A slip of paper over the foot with the sentence the player must know."""
        label = say("notice.next" if len(self._notices) > 1 else "notice.close")
        font = Font(16, bold=True)
        across = room.ruler.width(label, font)
        width = min(room.width - 2 * left + 48, 1120)
        most = width - across - 92
        lines = wrapped(self._notices[0], _SMALL_FONT, most, room)
        height = max(54, 24 + 21 * len(lines))
        place = Rect(left - 24, bottom - height, width, height)
        middle = place.centre[1]
        items: list[Item] = [Box(place, 6, fill=Paint(Tone.IVORY), shadow=Shadow.PAPER)]
        line = middle - 21 * (len(lines) - 1) / 2 + 5
        items += paragraph(
            self._notices[0], left, line, _SMALL_FONT, most, 21, room, Paint(Tone.INK)
        )
        button = Rect(place.right - across - 44, middle - 18, across + 28, 36)
        items.append(Box(button, 6, outline=Paint(Tone.INK, 0.55), line=1.25))
        items.append(Text(label, button.centre[0], middle + 6, font, Paint(Tone.INK), Align.CENTRE))
        if self.focus == "notice":
            items.append(ring(button, on_paper=True))
        return items, Target("notice", place)


def _fan(form: _Form, x: float, y: float) -> list[CardItem]:
    """Five cards held open on an arc, `x` and `y` the middle of the middle one."""
    radius = form.card * 2.7
    items = []
    for index, face in enumerate(_FAN):
        angle = (index - 2) * _FAN_TURN
        pose = Pose(
            x + radius * sin(radians(angle)),
            y + radius * (1 - cos(radians(angle))),
            form.card,
            angle,
        )
        items.append(CardItem(face, face, pose, Shadow.LIFT))
    return items


def _lettering(form: _Form, left: float, dy: float, tag: str, room: Room) -> list[Item]:
    name, below = Font(form.name, serif=True), Font(form.tag, serif=True, italic=True)
    rule = dy + form.rule
    return [
        Text(say("title"), left - 4, dy + form.name_line, name),
        Rule(left, rule, left + form.column, rule, Paint(Tone.BRASS), 1.5),
        Text(
            fitted(tag, below, 460, room),
            left,
            dy + form.tag_line,
            below,
            Paint(Tone.SOFT),
        ),
    ]


def last_words(card: ScoreCard) -> str:
    """One sentence about a finished partie."""
    end = card.settlement
    if end.winner is None:
        return say("title.last.drawn", total=end.totals[0])
    names = shown_names(card.header)
    you = only_human(card.header.kinds)
    winner, loser = end.winner, end.winner.other
    key = "won" if you is None else "you-won" if you is winner else "you-lost"
    other = names[winner] if key == "you-lost" else names[loser]
    return say(
        f"title.last.{key}" + (".rubicon" if end.rubicon else ""),
        winner=names[winner],
        other=other,
        points=end.points,
        lost=end.totals[loser],
    )
