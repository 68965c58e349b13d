"""Who makes the exercises of each trainer that thinks: by its name, of a seed and a number."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.piquet.trainers import endings, reading

EXERCISES: Mapping[str, Callable[[int, int], Mapping[str, Any]]] = {
    "reading": reading.exercise,
    "tricks": endings.exercise,
}
