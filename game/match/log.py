"""The log of a match: a first line with all that decides what is played, then one line a pair.

A match that is started again with its log goes on where it was, with more pairs too. A line that
was cut off is dropped and its pair played again.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from game.digests import blake2b
from game.games import PIQUET, papers_of
from game.match.arena import MatchError
from game.match.pairs import Match
from game.match.result import PairResult, data_of_pair, pair_of_data
from game.match.scores import write_scores

_FORMAT = 1


def header(match: Match) -> dict[str, Any]:
    """All that decides what is played, as plain data; scores by a sum over their lines.

    A header that names no game is of Piquet.
    """
    lines = "\n".join(map(write_scores, match.scores))
    return {
        "piquet-match": _FORMAT,
        **({} if match.game == PIQUET else {"game": match.game}),
        "a": match.names[0],
        "b": match.names[1],
        "seed": match.seed,
        "what": match.what.value,
        "options": papers_of(match.game).write_options(match.agreed),
        "scores": blake2b(lines.encode(), digest_size=8).hexdigest() if lines else None,
    }


def as_begun(match: Match, path: Path) -> Match:
    """The same match by the edition of the rules with which its log was begun, if there is one."""
    papers = papers_of(match.game)
    try:
        found = papers.read_options(json.loads(path.read_bytes().partition(b"\n")[0])["options"])
    except (OSError, AttributeError, KeyError, TypeError, ValueError, RecursionError):
        return match  # no log yet, or none that is gone on with
    same = papers.renewed(found) == papers.renewed(match.agreed)
    return replace(match, options=found) if same else match


class MatchLog:
    """A log that is being written; `pairs` are those that stood in it, by number."""

    def __init__(self, path: Path, match: Match) -> None:
        """Read what there is, and be ready to go on; MatchError when it is another match's."""
        self._path, self._game = path, match.game
        self.pairs: dict[int, PairResult] = {}
        try:
            path.touch()
            kept = self._read(path.read_bytes(), header(match))
            self._file = path.open("r+b", buffering=0)
            self._file.truncate(kept)
            self._file.seek(kept)
        except OSError as error:
            raise self._unwritable(error) from None
        if not kept:
            self._write(header(match))

    def add(self, pair: PairResult) -> None:
        """Keep a pair that is finished."""
        self._write(data_of_pair(pair))

    def close(self) -> None:
        self._file.close()

    def _write(self, data: dict[str, Any]) -> None:
        line = json.dumps(data, separators=(",", ":")).encode() + b"\n"
        try:
            while line:
                line = line[self._file.write(line) :]
        except OSError as error:
            raise self._unwritable(error) from None

    def _read(self, data: bytes, wanted: dict[str, Any]) -> int:
        """Take in every whole line; how many bytes these are."""
        kept = data.rfind(b"\n") + 1
        for number, line in enumerate(data[:kept].splitlines(), 1):
            try:
                found = json.loads(line)
                if number > 1:
                    pair = pair_of_data(found, self._game)
                    self.pairs[pair.number] = pair
            except (ValueError, RecursionError):
                raise MatchError(
                    f"line {number} of {self._path} is no line of a match; name another log"
                ) from None
            if number == 1:
                self._compare(found, wanted)
        return kept

    def _compare(self, found: object, wanted: dict[str, Any]) -> None:
        if found == wanted:
            return
        if not isinstance(found, dict) or "piquet-match" not in found:
            raise MatchError(f"{self._path} is no log of a match; name another file")
        names = dict.fromkeys((*wanted, "game"))
        other = [name for name in names if found.get(name) != wanted.get(name)]
        raise MatchError(
            f"{self._path} is another match's log (it differs in {', '.join(other) or 'more'});"
            " name another log, or the settings it was begun with"
        )

    def _unwritable(self, error: OSError) -> MatchError:
        return MatchError(f"the log {self._path} cannot be written: {error.strerror or error}")
