"""A person at the table: what the scene hears becomes the reply, once."""

from __future__ import annotations

from rules.core.game import Action, View


class Human:
    """A seat that answers with what the person did last, and has nothing to say until then."""

    def __init__(self) -> None:
        self._answer: Action | None = None

    def answer(self, action: Action) -> None:
        """What the person does now."""
        self._answer = action

    @property
    def idle(self) -> bool:
        """Whether nothing was answered that is still to be taken."""
        return self._answer is None

    def choose(self, seen: View) -> Action | None:
        """The person's answer, once; an answer to a question that is over is forgotten."""
        answer, self._answer = self._answer, None
        return answer if seen.choices is not None else None

    def close(self) -> None:
        self._answer = None
