"""An outline as nodes of AccessKit: which differ from those that were told last."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from types import ModuleType
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from game.stage.basics import Pose, Rect
from game.stage.geometry import upright
from game.stage.outline import Node
from game.stage.picture import Role

ROOT = 1
_ROLES = {
    Role.HEADING: "HEADING",
    Role.STATUS: "STATUS",
    Role.LIST: "LIST",
    Role.LINE: "LIST_ITEM",
    Role.BUTTON: "BUTTON",
    Role.CHOICE: "RADIO_BUTTON",
    Role.TAB: "TAB",
    Role.SETTING: "BUTTON",
    Role.SWITCH: "SWITCH",
    Role.SLIDER: "SLIDER",
    Role.DIALOG: "DIALOG",
    Role.GROUP: "RADIO_GROUP",
    Role.TABS: "TAB_LIST",
    Role.TABLE: "TABLE",
    Role.SCORE: "ROW",
    Role.COLUMN: "COLUMN_HEADER",
    Role.LABEL: "ROW_HEADER",
    Role.CELL: "CELL",
    Role.FIELD: "TEXT_INPUT",
    Role.CARD: "LIST_ITEM",
    Role.IMAGE: "IMAGE",
}
"""By the names of the library; all else are words."""
_WORDS = "LABEL"
_HOLD = (Role.LIST, Role.GROUP, Role.TABS)


class _Told(Struct, frozen=True):
    """A node as it was told: itself without those below it, which are named by their numbers."""

    node: Node
    below: tuple[int, ...]


class Tree:
    """Numbers the nodes of outlines, and knows what was told."""

    def __init__(self, library: ModuleType, title: str) -> None:
        """With `by_title` what comes is the name of the window too, for who hears nothing else."""
        self._library, self._title = library, title
        self.by_title, self._heard, self._called = False, "", ""
        self._numbers: dict[str, int] = {}
        self._told: dict[int, _Told] = {}
        self._nodes: dict[int, Node] = {}
        self._focus, self._below = ROOT, tuple[int, ...]()
        self._moving, self._scale = False, 0.0
        self.corner, self._cut = (0, 0), (0, 0)  # where the window begins in the picture, pixels

    def forget(self) -> None:
        """Somebody else listens now."""
        self._told, self._focus = {}, 0

    def node(self, number: int) -> Node | None:
        """The node of a number, if it is there."""
        return self._nodes.get(number)

    def empty(self) -> Any:  # noqa: ANN401 - a tree update of the library
        """The window with nothing in it, for whoever begins to listen."""
        update = self._library.TreeUpdate(ROOT)
        update.tree = self._library.Tree(ROOT)
        update.nodes.append((ROOT, self._window(())))
        return update

    def updates(self, outline: Sequence[Node], scale: float, moving: bool = False) -> Iterator[Any]:
        """What differs from what was told last, in as many steps as things come that are said.

        Those of one step may be heard in any order. A step is None where nothing differs.
        """
        coming = [each for each in outline if each.live and self._is_new(each)]
        for at, each in enumerate(coming, 1):
            self._heard = each.says if self.by_title else ""
            held = [one.path for one in coming[at:]]
            yield self._update([one for one in outline if one.path not in held], scale, moving)
        if not coming:
            yield self._update(outline, scale, moving)

    def _is_new(self, node: Node) -> bool:
        return bool(self._told) and self._numbers.get(node.path) not in self._told

    def _update(self, outline: Sequence[Node], scale: float, moving: bool) -> Any:  # noqa: ANN401 - as above
        """What differs from what was told last; None where nothing does.

        What is `moving` has no new place for what was there before.
        """
        if scale != self._scale:
            self._scale, self._told = scale, {}
        self._nodes, told = {}, dict[int, _Told]()
        self._moving = moving
        below = self._numbered(outline, told)
        focus = next((at for at, one in reversed(told.items()) if one.node.focused), ROOT)
        fresh = [at for at, one in told.items() if self._told.get(at) != one]
        called = self._heard or self._title
        rooted = below != self._below or not self._told or called != self._called
        rooted = rooted or self.corner != self._cut
        if not fresh and not rooted and focus == self._focus:
            return None
        update = self._library.TreeUpdate(focus)
        if rooted:
            update.nodes = [(ROOT, self._window(below))]
        update.nodes = [*update.nodes, *((at, self._made(told[at])) for at in fresh)]
        self._told, self._focus, self._below, self._called = told, focus, below, called
        self._cut = self.corner
        return update

    def _numbered(self, nodes: Iterable[Node], told: dict[int, _Told]) -> tuple[int, ...]:
        found = []
        for node in nodes:
            number = self._numbers.setdefault(node.path, len(self._numbers) + ROOT + 1)
            self._nodes[number] = node
            before = self._told.get(number) if self._moving else None
            place = node.place if before is None else before.node.place
            below = self._numbered(node.children, told)
            told[number] = _Told(replace(node, place=place, children=()), below)
            found.append(number)
        return tuple(found)

    def _window(self, below: tuple[int, ...]) -> Any:  # noqa: ANN401 - as above
        made = self._library.Node(self._library.Role.WINDOW)
        made.set_label(self._heard or self._title)
        made.set_children(list(below))
        if any(self.corner):
            left, top = self.corner
            made.set_transform(self._library.Affine((1, 0, 0, 1, -left, -top)))
        return made

    def _made(self, told: _Told) -> Any:  # noqa: ANN401 - as above
        kit, node = self._library, told.node
        role = _ROLES.get(node.role, _WORDS)
        if node.role is Role.SETTING and told.below:
            role = "SPIN_BUTTON"
        made = kit.Node(getattr(kit.Role, role))
        if role == _WORDS:
            made.set_value(node.says)
        else:
            made.set_label(node.says)
        if node.note:
            made.set_description(node.note)
        if node.cap:
            made.set_keyboard_shortcut(node.cap)
        if node.of:
            made.set_position_in_set(node.at - 1)
        if node.role in _HOLD:
            made.set_size_of_set(len(told.below))
        if node.role is Role.TABLE:
            made.set_row_count(len(told.below))
        if node.role is Role.SCORE:
            made.set_row_index(node.at - 1)
        if node.role in (Role.COLUMN, Role.LABEL, Role.CELL):
            made.set_column_index(node.at - 1)
        if node.role is Role.DIALOG:
            made.set_modal()
        if node.role is Role.SLIDER:
            made.set_numeric_value(node.share)
            made.set_min_numeric_value(0)
            made.set_max_numeric_value(100)
            made.set_numeric_value_step(10)
        if role in ("SLIDER", "SPIN_BUTTON"):
            made.add_action(kit.Action.INCREMENT)
            made.add_action(kit.Action.DECREMENT)
        if node.barred:
            made.set_disabled()
        if node.role in (Role.CHOICE, Role.SWITCH):
            made.set_toggled(kit.Toggled.TRUE if node.chosen else kit.Toggled.FALSE)
        elif node.role in (Role.CARD, Role.TAB) and node.key is not None:
            made.set_selected(node.chosen)
        if node.live:
            made.set_live(kit.Live.ASSERTIVE if node.role is Role.ANSWER else kit.Live.POLITE)
        if node.key is not None:
            made.add_action(kit.Action.CLICK)
            made.add_action(kit.Action.FOCUS)
        if node.place is not None:
            place = node.place if isinstance(node.place, Rect) else upright(node.place)
            edges = (place.x, place.y, place.right, place.bottom)
            made.set_bounds(kit.Rect(*(self._scale * edge for edge in edges)))
        made.set_children(list(told.below))
        return made


def middle(place: Rect | Pose | None) -> tuple[float, float]:
    """Where a place would be pressed."""
    if isinstance(place, Pose):
        return place.x, place.y
    return place.centre if place is not None else (0.0, 0.0)
