"""An outline: what a screen reader is told of a picture, as plain data.

It is made of the tree of widgets (`pages/outline`) and handed to the system (`window/reader`).
"""

from __future__ import annotations

from msgspec import Struct

from game.stage.basics import Pose, Rect
from game.stage.picture import Role, Touch


class Node(Struct, frozen=True):
    """A part of the outline. No other has its `path` as long as it is the same thing.

    `says` are its words, `note` more of them, `cap` the key that presses it, `share` the per cent
    of a slider. Of some that belong together it is the one of the number `at`, from 1. One that is
    `live` is told when it comes.
    """

    path: str
    role: Role
    says: str = ""
    note: str = ""
    cap: str = ""
    key: Touch | None = None
    place: Rect | Pose | None = None
    children: tuple[Node, ...] = ()
    at: int = 0
    of: int = 0
    focused: bool = False
    chosen: bool = False
    barred: bool = False
    live: bool = False
    share: int = 0
