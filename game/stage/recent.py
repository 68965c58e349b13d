"""The last answers of a function of values, for frames that ask the same again and again.

While a card flies all else on the table stands still, and would be composed anew in every frame.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Generic, TypeVar

First = TypeVar("First")
Answer = TypeVar("Answer")

_MOST = 4
"""As many answers are kept: a table asks for one at a time, and a test may have a few tables."""


class Recent(Generic[First, Answer]):
    """Asks `work` only for what it was not asked lately.

    The first argument is known by its identity: it is a large value, and to compare two would take
    as long as to answer. The others are compared.
    """

    def __init__(self, work: Callable[..., Answer]) -> None:
        self._work = work
        self._answers: deque[tuple[First, tuple[object, ...], Answer]] = deque(maxlen=_MOST)

    def __call__(self, first: First, *others: object) -> Answer:
        for one, more, answer in self._answers:
            if one is first and more == others:
                return answer
        found = self._work(first, *others)
        self._answers.append((first, others, found))
        return found
