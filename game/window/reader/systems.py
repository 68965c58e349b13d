"""The screen reader of each system, one like the other. Tried on Linux alone.

AccessKit gives the window a tree that AT-SPI, UI Automation or NSAccessibility read; without the
library, or on another system, there is none.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any, Protocol

from game.stage.basics import Rect

Update = Callable[[], Any]
"""Makes a tree update, when somebody wants one."""


class Handlers(Protocol):
    """What the system asks of us, on Linux in a thread of its own."""

    def begin(self) -> Any:  # noqa: ANN401 - a tree update of the library
        """Somebody listens: the first tree."""

    def end(self) -> None:
        """Nobody listens any more."""

    def act(self, request: Any, /) -> None:  # noqa: ANN401 - an action request of the library
        """Something is to be done."""


class System(Protocol):
    """What we tell the system."""

    def update(self, make: Update, /) -> None:
        """Tell what has changed, if somebody listens."""

    def focus(self, focused: bool, /) -> None:
        """Whether the keys go to our window."""

    def lies(self, place: Rect, /) -> None:
        """Where the window lies on the screen, in pixels."""


class Linux:
    """AT-SPI."""

    def __init__(self, library: ModuleType, asked: Handlers) -> None:
        self._library = library
        self._adapter = library.unix.Adapter(asked.begin, asked.act, asked.end)

    def update(self, make: Update) -> None:
        self._adapter.update_if_active(make)

    def focus(self, focused: bool) -> None:
        self._adapter.update_window_focus_state(focused)

    def lies(self, place: Rect) -> None:
        bounds = self._library.Rect(place.x, place.y, place.right, place.bottom)
        self._adapter.set_root_window_bounds(bounds, bounds)


class Windows:
    """UI Automation, by the messages of the window; it is there before the window is seen."""

    def __init__(self, library: ModuleType, asked: Handlers, window: int) -> None:
        self._adapter = library.windows.SubclassingAdapter(window, asked.begin, asked.act)

    def update(self, make: Update) -> None:
        _raise(self._adapter.update_if_active(make))

    def focus(self, focused: bool) -> None:
        """It hears of that by itself."""

    def lies(self, place: Rect) -> None:
        """It knows."""


class Mac:
    """NSAccessibility, by the view of the window."""

    def __init__(self, library: ModuleType, asked: Handlers, window: int) -> None:
        library.macos.add_focus_forwarder_to_window_class("SDLWindow")
        adapter = library.macos.SubclassingAdapter
        self._adapter = adapter.for_window(window, asked.begin, asked.act)

    def update(self, make: Update) -> None:
        _raise(self._adapter.update_if_active(make))

    def focus(self, focused: bool) -> None:
        _raise(self._adapter.update_view_focus_state(focused))

    def lies(self, place: Rect) -> None:
        """It knows."""


def _raise(events: Any) -> None:  # noqa: ANN401 - of the library
    """Let the system know what has happened to the tree, if anything has."""
    if events is not None:
        events.raise_events()


BEFORE_SEEN = sys.platform == "win32"
"""Whether the reader must be there before the window is seen."""


_HEARS = 45
"""The first Orca that speaks what is announced."""


def is_deaf() -> bool:
    """Whether the screen reader is an earlier Orca: of what comes it speaks but the window's name.

    Its 43 listens to no announcement, polite or assertive, to no name of a status but where the
    focus is, and to an alert only where its state changes, which AccessKit does not tell.
    """
    try:
        told = subprocess.run(
            ("orca", "--version"), capture_output=True, text=True, timeout=10, check=False
        )
    except (OSError, subprocess.SubprocessError):
        return False
    found = re.search(r"\d+", told.stdout)
    return found is not None and int(found[0]) < _HEARS


def library() -> ModuleType | None:
    """AccessKit, if it is there."""
    try:
        import accesskit  # noqa: PLC0415 - not before the first picture
    except ImportError:
        return None
    found: ModuleType = accesskit
    return found


def system(
    found: ModuleType, asked: Handlers, window: int, platform: str = sys.platform
) -> System | None:
    """The screen reader of a platform for the window of a handle."""
    match platform:
        case "win32":
            return Windows(found, asked, window)
        case "darwin":
            return Mac(found, asked, window)
        case "linux":
            return Linux(found, asked)
    return None
