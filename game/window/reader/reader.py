"""A screen reader before the window: it is told what is seen, and does what it is asked to.

Nothing is told as long as nobody listens, and nothing of it is loaded before the first picture.
"""

from __future__ import annotations

import sys
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, cast

from game.stage.basics import Rect
from game.stage.intents import Activate, Focus, Intent
from game.stage.outline import Node
from game.stage.picture import Picture
from game.window.reader.systems import System, is_deaf, library, system
from game.window.reader.tree import Tree, middle

if TYPE_CHECKING:
    from game.window.reader.enabled import Enabled

Outlines = Callable[[Picture], Sequence[Node]]
"""Makes the outline of a picture."""


def asked_first() -> Enabled | None:
    """What knows whether a screen reader is on, where that can be asked."""
    if sys.platform != "linux":
        return None
    from game.window.reader.enabled import Enabled  # noqa: PLC0415 - not before the first picture

    return Enabled()


class Reader:
    """What is told to the system, and what it asks for. `begin` finds whether there is any."""

    def __init__(self, title: str, outlines: Outlines) -> None:
        self._title, self._outlines = title, outlines
        self._system: System | None = None
        self._tree: Tree | None = None
        self._requests: deque[Any] = deque()  # from another thread
        self._listening = self._fresh = False  # set there too
        self._seen: tuple[Picture, float] | None = None
        self._lies: Rect | None = None
        self._focused = False
        self._window, self._enabled = 0, cast("Enabled | None", None)

    @property
    def active(self) -> bool:
        """Whether somebody listens."""
        return self._listening

    def begin(self, window: int) -> None:
        """Be there for the window of a handle, where one can ask for it as soon as one is on."""
        self._window, self._enabled = window, asked_first()
        if self._enabled is None:
            self._load()

    def _load(self) -> None:
        found = library()
        if found is None:
            return
        self._tree = Tree(found, self._title)
        asked = _Handlers(self._tree, self._begun, self._ended, self._requests)
        self._system = system(found, asked, self._window)
        if self._system is not None and self._focused:
            self._system.focus(True)
        if sys.platform == "linux":
            threading.Thread(target=self._ask, args=(self._tree,), daemon=True).start()

    def _ask(self, tree: Tree) -> None:
        tree.by_title = is_deaf()

    def see(
        self,
        picture: Picture,
        scale: float,
        place: Rect,
        moving: bool,
        corner: tuple[int, int] = (0, 0),
    ) -> None:
        """A picture is on the screen, in a window that lies there and shows it from a corner on.

        Of one that moves words alone are told; where things lie, once they do.
        """
        self._seen = picture, scale
        if self._tree is not None:
            self._tree.corner = corner
        if self._listening:
            self._tell(moving)
            if self._system is not None and place != self._lies:
                self._lies = place
                self._system.lies(place)

    def focus(self, focused: bool) -> None:
        """The keys go to our window, or to another."""
        self._focused = focused
        if self._system is not None:
            self._system.focus(focused)

    def intents(self) -> Iterator[Intent]:
        """What somebody has asked for; whoever has just come is told what is seen."""
        if self._enabled is not None and self._enabled.is_so():
            self._enabled.close()
            self._enabled = None
            self._load()
        if self._fresh and self._tree is not None:
            self._fresh = False
            self._tree.forget()
            self._tell()
        while self._requests:
            number, action = self._requests.popleft()
            node = self._tree.node(number) if self._tree is not None else None
            if node is None or node.key is None:
                continue
            if action == "focus":
                yield Focus(node.key)
                continue
            key = node.key
            if action in ("less", "more"):
                key = f"{action}:{str(key).partition(':')[2]}"
            x, y = middle(node.place)
            yield Activate(x, y, key)

    def _tell(self, moving: bool = False) -> None:
        if self._system is None or self._tree is None or self._seen is None:
            return
        picture, scale = self._seen
        for update in self._tree.updates(self._outlines(picture), scale, moving):
            if update is not None:
                self._system.update(partial(_same, update))

    def _begun(self) -> None:
        self._listening = self._fresh = True

    def _ended(self) -> None:
        self._listening = False


def _same(update: Any) -> Any:  # noqa: ANN401 - a tree update of the library
    return update


class _Handlers:
    """Keeps what the system asks for until the loop comes round."""

    def __init__(
        self,
        tree: Tree,
        begun: Callable[[], None],
        ended: Callable[[], None],
        requests: deque[Any],
    ) -> None:
        self._tree, self._begun, self._ended, self._requests = tree, begun, ended, requests

    def begin(self) -> Any:  # noqa: ANN401 - a tree update of the library
        self._begun()
        return self._tree.empty()

    def end(self) -> None:
        self._ended()

    def act(self, request: Any) -> None:  # noqa: ANN401 - an action request of the library
        actions = {"CLICK": "press", "FOCUS": "focus", "INCREMENT": "more", "DECREMENT": "less"}
        name = str(request.action).rpartition(".")[2]
        if name in actions:
            self._requests.append((request.target, actions[name]))
