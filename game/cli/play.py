"""`piquet`: the game in its window."""

from __future__ import annotations

import gc
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from game.stage.outline import Node
    from game.stage.picture import Picture

NO_SCREEN = 3
BROKEN = 1


class PlayArguments(NamedTuple):
    """What the arguments ask for: all the screen, a size in points, a file for frame times."""

    whole_screen: bool = False
    size: tuple[int, int] | None = None
    frames: Path | None = None


def run(arguments: Sequence[str]) -> int:
    """Open the window and play until it is closed. Exit code 3 says that there is no screen."""
    asked = _read(arguments) if arguments else PlayArguments()
    gc.disable()  # nothing that a start makes is thrown away; `load_ahead` has it collect again
    try:
        return _play(asked)
    finally:
        gc.enable()


def _read(arguments: Sequence[str]) -> PlayArguments:
    from game.cli.arguments import parser_for, size  # noqa: PLC0415 - mostly nothing is asked for
    from game.words.catalogue import say  # noqa: PLC0415

    parser = parser_for("", say("play.usage"))
    parser.add_argument("--whole-screen", action="store_true", help=say("play.usage.screen"))
    parser.add_argument("--size", metavar="WxH", type=size, help=say("play.usage.size"))
    parser.add_argument("--frames", metavar="FILE", type=Path, help=say("play.usage.frames"))
    return PlayArguments(**vars(parser.parse_args(arguments)))


def _play(asked: PlayArguments) -> int:
    from game.program.house import OurHouse  # noqa: PLC0415 - pygame only when it is used
    from game.window.desktop import Desktop, NoScreen  # noqa: PLC0415

    def outlines(picture: Picture) -> Sequence[Node]:
        from game.pages.outline import outline  # noqa: PLC0415 - few want it

        return outline(picture)

    house = OurHouse()
    whole = asked.whole_screen or house.preferences().whole_screen
    try:
        place = house.wishes.settings.window
        desktop = Desktop(asked.size, whole, asked.frames, place, outlines)
    except NoScreen as error:
        house.close()
        print(f"piquet: {error}", file=sys.stderr)
        return NO_SCREEN
    try:
        from game.pages.page import DEAF_SECONDS  # noqa: PLC0415 - the window is there first
        from game.pages.stack import Stack  # noqa: PLC0415
        from game.program.ahead import LoadAhead  # noqa: PLC0415
        from game.saves.files import cache_place  # noqa: PLC0415
        from game.window.desktop import Clipboard  # noqa: PLC0415

        title = house.title(at_start=True)
        title.age = DEAF_SECONDS  # nobody has pressed anything before: it listens at once
        house.clipboard = Clipboard()
        wishes = house.wishes
        wishes.hear(desktop.speaker(lambda: wishes.likes))
        wishes.read_by(lambda: desktop.is_read)
        stack = Stack(
            title,
            lambda: wishes.likes.keys,
            house.question,
            wishes.narrate,
            wishes.mute,
            lambda: wishes.likes.scan,
        )
        kept = cache_place() / "drawings"
        ahead = wishes.heed(), LoadAhead(house.game)
        good = desktop.run(stack, house.folder, wishes, ahead, kept)
    finally:
        desktop.close()  # the window is gone at once; the book may want a moment more
        house.close()
    return 0 if good else BROKEN
