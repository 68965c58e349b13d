"""How far a match is, on standard error: a bar on a terminal, now and then a line elsewhere."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TextIO

from game.match.estimates import estimate

_BAR = 24  # letters
_BAR_SECONDS, _LINE_SECONDS = 0.2, 10.0


class Progress:
    """What is said while a match runs. `now`: a clock, in seconds."""

    def __init__(
        self,
        stream: TextIO,
        pairs: int,
        margins: list[int],
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        """`pairs`: how many there will be; `margins`: of those that are known already."""
        self._stream, self._pairs, self._now = stream, pairs, now
        self._margins = list(margins)
        self._before = len(margins)
        self._bar = stream.isatty()
        self._began = self._said = now()
        self._width = 0

    def add(self, margin: int) -> None:
        """One pair more is finished."""
        self._margins.append(margin)
        pause = _BAR_SECONDS if self._bar else _LINE_SECONDS
        if self._now() - self._said >= pause:
            self._said = self._now()
            self._say()

    def end(self) -> None:
        """Leave no bar behind."""
        if self._width:
            self._stream.write("\r" + " " * self._width + "\r")
            self._stream.flush()

    def _say(self) -> None:
        done, whole = len(self._margins), self._pairs
        margin = estimate(self._margins)
        seconds = (self._now() - self._began) / (done - self._before) * (whole - done)
        text = f"{done} of {whole} pairs, margin {margin.text('+.2f')}, {_time(seconds)} left"
        if not self._bar:
            self._stream.write(text + "\n")
        else:
            full = _BAR * done // whole
            text = f"[{'#' * full}{'.' * (_BAR - full)}] {text}"
            self._stream.write("\r" + text.ljust(self._width))
            self._width = len(text)
        self._stream.flush()


def _time(seconds: float) -> str:
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60:02} s"
    return f"{whole // 3600} h {whole % 3600 // 60:02} min"
