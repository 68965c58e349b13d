"""The page of settings: a column of tabs, and what is chosen on the one that is open.

Each change holds at once and is stored by the house. By keyboard: up and down go from line to line
or from tab to tab, left and right change a line, Page Up and Page Down turn to another tab.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from game.pages.grid import FOOT
from game.pages.house import House
from game.pages.keys import FIXED, Shortcut, assigned, cap, keys_of, shortcut_of, with_key
from game.pages.page import Page
from game.pages.scene import Pop, Transition
from game.pages.settings.frame import Sketch, draw_foot, draw_head, draw_tabs, frame_in
from game.pages.settings.rows import TABS, PreferenceRow, obstacle, row_of, rows_of
from game.pages.settings.rows_drawn import draw_rows, preview
from game.preferences import Preferences
from game.stage.basics import Align, Font, Paint, Rect, Room, Tone
from game.stage.intents import Intent, Key, Press
from game.stage.lines import fitted, paragraph, ring, wrapped
from game.stage.picture import Backdrop, Box, Item, Picture, Role, Stroke, Text, Widget
from game.stage.widgets import Button, button_width, draw_button
from game.words.caps import key_words
from game.words.catalogue import say, say_of

_LABEL, _CAP = Font(16), Font(16, bold=True)
_GAP = 32.0
_CELL = 52.0


def draw_keys(
    sketch: Sketch, pane: Rect, chosen: Mapping[str, str], game: str, waiting: str
) -> None:
    """What keys do at the table of a game; `waiting` names the action that gets the next key."""
    keys = assigned(chosen, game)
    half = (len(keys) + 1) // 2
    width, cell = (pane.width - _GAP) / 2, min(_CELL, pane.height / half)
    for index, (name, key) in enumerate(keys.items()):
        column, line = divmod(index, half)
        place = Rect(pane.x + column * (width + _GAP), pane.y + line * cell, width, cell)
        _cell(sketch, game, name, key, place, waiting=name == waiting)


def keys_note(game: str, waiting: str) -> str:
    """How a key is changed; which one is waited for."""
    if waiting:
        return say("settings.keys.wait", does=say_of(game, f"action.{waiting}"))
    return say("settings.keys.how")


def _cell(sketch: Sketch, game: str, name: str, key: str, place: Rect, *, waiting: bool) -> None:
    target = f"key:{name}"
    inner = Rect(place.x - 8, place.y + 3, place.width + 16, place.height - 6)
    items: list[Item] = [
        Stroke(place.x, place.bottom, place.right, place.bottom, Paint(Tone.IVORY, 0.12))
    ]
    if sketch.hover == target:
        items.append(Box(inner, 6, fill=Paint(Tone.IVORY, 0.08)))
    focused = sketch.focus == target
    if focused:
        items.append(ring(inner))
    words = (
        say("settings.keys.press") if waiting else key_words(cap(key)) or say("settings.keys.none")
    )
    across = max(36.0, sketch.room.ruler.width(words, _CAP) + 22)
    box = Rect(place.right - across, place.centre[1] - 17, across, 34)
    fill, tone = (Tone.IVORY, Tone.INK) if waiting else (Tone.CLOTH, Tone.IVORY)
    ground = Paint(fill, 1.0 if waiting else 0.4)
    items.append(Box(box, 6, fill=ground, outline=Paint(Tone.IVORY, 0.62)))
    items.append(Text(words, *_below(box), _CAP, Paint(tone), Align.CENTRE))
    action = say_of(game, f"action.{name}")
    label = fitted(action, _LABEL, place.width - across - 16, sketch.room)
    items.append(Text(label, place.x, place.centre[1] + 6, _LABEL))
    shown = Widget.pressed(target, inner, items, focused, action, Role.SETTING)
    sketch.items.append(shown.holding(words))


def _below(box: Rect) -> tuple[float, float]:
    """Where words stand in the middle of a box."""
    return box.centre[0], box.centre[1] + 6


_WORDS = Font(16)
_LINE, _REPORT_GAP = 24.0, 16.0
_WIDEST = 600.0


def draw_report(sketch: Sketch, pane: Rect, told: str) -> None:
    """Three paragraphs, the button, and below it what came of pressing it (`told`)."""
    room, most = sketch.room, min(_WIDEST, pane.width)
    y = pane.y + 22
    for key in ("report.what", "report.without", "report.cards"):
        words = say(key)
        sketch.items += paragraph(words, pane.x, y, _WORDS, most, _LINE, room, Paint(Tone.IVORY))
        y += _LINE * len(wrapped(words, _WORDS, most, room)) + _REPORT_GAP
    button = Button("report", say("report.write"), primary=True)
    across = button_width(button, room, 24)
    place = Rect(pane.x, y, across, FOOT)
    sketch.items.append(draw_button(button, place, room, sketch.focus == "report"))
    if told:
        below = place.bottom + 40
        sketch.items += paragraph(told, pane.x, below, _WORDS, most, _LINE, room, Paint(Tone.SOFT))


class SettingsPage(Page):
    """What the player likes, in tabs.

    Targets: `tab:` and its name; `row:`, `less:`, `more:` and a preference's, `set:NAME:INDEX`;
    `key:` and a shortcut's; `reset`, `report` and `back`.
    """

    def __init__(self, house: House, tab: str = TABS[0]) -> None:
        super().__init__(f"tab:{tab}")
        self._house = house
        self._tab = tab
        self._waiting: Shortcut | None = None  # for the next key, which becomes its
        self._told = ""  # what came of it

    @property
    def writes(self) -> bool:
        """Whether the next key is wanted, whatever it does elsewhere."""
        return self._waiting is not None

    @property
    def _likes(self) -> Preferences:
        return self._house.preferences()

    @property
    def _game(self) -> str:
        """Whose keys are shown."""
        return self._house.game()

    @property
    def _shortcuts(self) -> tuple[Shortcut, ...]:
        return keys_of(self._game).shortcuts

    def _rows(self) -> tuple[PreferenceRow, ...]:
        """The lines of the open tab that can be chosen."""
        around = self._house.surroundings()
        return tuple(row for row in rows_of(self._tab) if not obstacle(row, around))

    def stops(self) -> tuple[str, ...]:
        lines = tuple(f"row:{row.name}" for row in self._rows())
        if self._tab == "keys":
            lines = (*(f"key:{each.name}" for each in self._shortcuts), "reset")
        if self._tab == "report":
            lines = ("report",)
        return (f"tab:{self._tab}", *lines, "back")

    # -- what is done

    def obey(self, intent: Intent) -> Transition | None:
        if self._waiting is not None and isinstance(intent, Key):
            self._take(self._waiting, intent.name)
            return None
        if isinstance(intent, Press):
            self._waiting = None
        kind, _, name = (self.focus or "").partition(":")
        match intent:
            case Key("left" | "right" as side) if kind == "row":
                row = row_of(name)
                self._choose(row, row.stepped(self._likes, 1 if side == "right" else -1))
            case Key("right") if kind == "tab":
                self.step(1)
            case Key("up" | "down" as way) if kind == "tab":
                self._turn(1 if way == "down" else -1)
            case Key("pageup" | "pagedown" as way):
                self._turn(1 if way == "pagedown" else -1)
            case _:
                return super().obey(intent)
        return None

    def press(self, key: str) -> Transition | None:
        kind, _, name = key.partition(":")
        match kind:
            case "tab" if name == self._tab and self.focus == key:
                self.step(1)
            case "tab":
                self._open(name)
            case "row":
                row = row_of(name)
                self._choose(row, row.stepped(self._likes, 1, around=True))
            case "set":
                name, _, index = name.partition(":")
                self._choose(row_of(name), row_of(name).values[int(index)])
            case "less" | "more":
                row = row_of(name)
                self._choose(row, row.stepped(self._likes, 1 if kind == "more" else -1))
            case "key":
                self._waiting = next(each for each in self._shortcuts if each.name == name)
                self._told = ""
            case "reset":
                self._house.prefer(replace(self._likes, keys={}))
                self._told = say("settings.keys.done")
            case "report":
                self._told = self._house.report()
            case _:
                return Pop()
        return None

    def escape(self) -> Transition | None:
        return Pop()

    def _choose(self, row: PreferenceRow, value: object) -> None:
        changed = row.chosen(self._likes, value)  # type: ignore[arg-type]  # one of its own values
        if changed != self._likes:
            self._house.prefer(changed)
            self.touch()

    def _turn(self, by: int) -> None:
        """To the next tab, which then has the focus."""
        at = min(max(TABS.index(self._tab) + by, 0), len(TABS) - 1)
        self._open(TABS[at])
        self.focus = f"tab:{self._tab}"

    def _open(self, tab: str) -> None:
        self._tab, self.main = tab, f"tab:{tab}"
        self._waiting, self._told = None, ""
        self.touch()

    def _take(self, shortcut: Shortcut, key: str) -> None:
        """A key went down that is to be a shortcut's, unless it is another's or always the same.

        Then one goes on waiting for another.
        """
        self.touch()
        likes = self._likes
        owner = shortcut_of(key, likes.keys, self._game)
        if key == "escape":
            self._waiting, self._told = None, say("settings.keys.kept")
        elif key in FIXED and key != shortcut.key:
            self._told = say("settings.keys.fixed", key=key_words(cap(key)))
        elif owner is not None and owner != shortcut:
            self._told = say("settings.keys.taken", key=key_words(cap(key)), does=self._does(owner))
        else:
            self._house.prefer(replace(likes, keys=with_key(shortcut, key, likes.keys)))
            does = self._does(shortcut)
            self._waiting, self._told = (
                None,
                say("settings.keys.now", does=does, key=key_words(cap(key))),
            )

    def _does(self, shortcut: Shortcut) -> str:
        """What a shortcut does, in words."""
        return say_of(self._game, f"action.{shortcut.name}")

    # -- what is seen

    def draw(self, room: Room) -> Picture:
        likes, around = self._likes, self._house.surroundings()
        frame = frame_in(room)
        sketch = Sketch(room, self.focus, self.hover)
        draw_head(sketch, frame)
        draw_tabs(sketch, frame, TABS, self._tab)
        buttons: tuple[Button, ...] = ()
        note = ""
        if self._tab == "keys":
            waiting = self._waiting.name if self._waiting else ""
            draw_keys(sketch, frame.pane, likes.keys, self._game, waiting)
            buttons = (Button("reset", say("settings.keys.reset")),)
            note = self._told or keys_note(self._game, waiting)
        elif self._tab == "report":
            draw_report(sketch, frame.pane, self._told)
        else:
            below = draw_rows(sketch, frame.pane, rows_of(self._tab), likes, around)
            if self._tab == "table":
                sketch.items += preview(below)
        draw_foot(sketch, frame, buttons, note, "" if self._waiting else "Esc")
        return Picture.of(Backdrop.SHEET, sketch.items)
