"""Memory of the window's process on a table in play, and of the engine's."""

from __future__ import annotations

from collections.abc import Iterator

from tests.bench.hands import play_until, sit_down
from tests.bench.program import resident, running
from tests.bench.screen import Screen

SIZE = "1280x800"
AIM_MEGABYTES = 125


def report(screen: Screen) -> Iterator[str]:
    """After a deal played, and the start of another."""
    with running(screen, ("--size", SIZE)) as program:
        program.title()
        title = resident(program.pid)
        book = sit_down(program)
        dealt = resident(program.pid)
        play_until(program, book, deals=2)
        played = resident(program.pid)
        engines = [resident(child) for child in program.children()]
        program.end()
    yield (
        f"memory (RSS) at {SIZE}: title {title:.0f} MB, cards dealt {dealt:.0f} MB, a deal played"
        f" {played:.0f} MB (aim: {AIM_MEGABYTES} MB); engine"
        f" {', '.join(f'{engine:.0f} MB' for engine in engines) or 'none'}"
    )
