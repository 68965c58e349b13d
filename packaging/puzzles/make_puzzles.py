"""Makes `assets/puzzles/piquet.jsonl`: the puzzles that are shipped, each proved as it is found.

    python packaging/puzzles/make_puzzles.py find endings FILE --seed 11 --deals 3000
    python packaging/puzzles/make_puzzles.py find exchanges FILE --seed 12 --deals 400
    python packaging/puzzles/make_puzzles.py set FILE…

    python packaging/puzzles/make_puzzles.py prove --seed 303

`find` plays deals and adds what it finds to FILE, which also tells how far it came: it goes on
there. `set` chooses from such files, some of each grade and one of a deal, and writes the asset;
`--daily` is how many of them are of the day. `prove` goes through the asset once more, discards
with other chances, and tells what does not hold; it takes a quarter of an hour.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
sys.path.insert(0, str(Path(__file__).resolve().parent))

from callings import callings
from endings import ending, proved
from exchanges import exchange, judged
from played_deals import Choice, again, choices

from game.school.puzzle import HARDEST, name_of, read_set, written
from rules.core.seats import Player
from rules.piquet.game import RULES

SEEN = frozenset({"novice", "club", "expert", "master"})
"""The levels of which a player is told who finds a puzzle: one of them misses it."""
TELLING = 0.7
"""Points by which a discard must be better in one part at least, so that it can be explained."""
ASSET = Path(__file__).resolve().parents[2] / "assets" / "puzzles" / "piquet.jsonl"

Found = Iterator[dict[str, Any]]


def _each(made: Callable[[Choice], dict[str, Any] | None]) -> Callable[[int, int], Found]:
    """What is found in each choice of a deal."""

    def find_in(seed: int, number: int) -> Found:
        return (one for choice in choices(seed, number) if (one := made(choice)) is not None)

    return find_in


KINDS: dict[str, Callable[[int, int], Found]] = {
    "endings": _each(ending),
    "exchanges": _each(exchange),
    "calls": callings,
}


def find(kind: str, path: Path, seed: int, deals: int) -> None:
    """Look for puzzles of a kind in so many deals, from where the file left off."""
    begin = 1
    if path.exists():
        lines = path.read_text(encoding="utf-8").splitlines()
        begin = 1 + max((json.loads(line)["deal"] for line in lines), default=0)
    with path.open("a", encoding="utf-8") as file:
        for number in range(begin, deals + 1):
            for found in KINDS[kind](seed, number):
                print(json.dumps({"deal": number, **found}), file=file, flush=True)
            print(json.dumps({"deal": number}), file=file, flush=True)


def _way(one: dict[str, Any]) -> str:
    """Of an ending whether one leads, follows suit, or throws away; of a call its kind and end."""
    played = [line for line in one["log"] if line.startswith("play ")]
    if one["kind"] == "call":
        return str(one["of"]) + ("" if one["right"] == [one["call"]] else " kept")
    if one["kind"] != "ending":
        return ""
    if len(played) % 2 == 0:
        return "leads"
    return "follows" if played[-1][-1] == one["right"][0][-1] else "throws"


def _tells(one: dict[str, Any]) -> bool:
    """Whether a level of the game misses it, and there is a part of the points to show why."""
    if one["kind"] == "call":
        return True
    if not SEEN & one["missed"].keys():
        return False
    if one["kind"] != "exchange":
        return True
    best, other = (one["worth"][line]["parts"] for line in (one["right"][0], one["tempting"]))
    return bool(max(a - b for a, b in zip(best, other, strict=True)) >= TELLING)


def _worth_more(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether one of a deal is taken before another: it is rare to choose while one follows."""
    first, second = ((_way(each) == "follows", len(each["missed"])) for each in (one, other))
    return first > second


def chosen(paths: list[Path], counts: dict[str, int]) -> list[dict[str, Any]]:
    """So many of each kind, their grades as even as they come; always the same of the same files.

    Of a deal one is taken, the rarest, the hardest. The kinds and grades stand mixed.
    """
    found: list[dict[str, Any]] = []
    for path in paths:
        lines = map(json.loads, path.read_text(encoding="utf-8").splitlines())
        hardest: dict[str, dict[str, Any]] = {}
        for one in lines:
            if "kind" in one and _tells(one):
                pack = one["log"][0]
                if pack not in hardest or _worth_more(one, hardest[pack]):
                    hardest[pack] = one
        found += hardest.values()
    picked: list[dict[str, Any]] = []
    for kind, count in counts.items():
        piles: dict[tuple[int, str], list[dict[str, Any]]] = {}
        for one in found:
            if one["kind"] == kind:
                grade = min(HARDEST, len(one["missed"]))
                piles.setdefault((grade, _way(one)), []).append(one)
        left = count
        for at, pile in enumerate(sorted(piles.values(), key=len)):
            share = pile[: -(-left // (len(piles) - at))]
            picked += share
            left -= len(share)
    for one in picked:
        one.pop("deal")
        if one["kind"] == "ending":
            refresh(one)
    Random(1).shuffle(picked)
    return picked


def refresh(one: dict[str, Any]) -> None:
    """The levels and the likelihood of hands as they are today: both may have been mended since."""
    choice = again(tuple(one["log"]), Player[one["seat"]])
    now = ending(choice)
    if now is not None and now["right"] == one["right"]:
        one.update(now)


def faults(seed: int) -> Iterator[tuple[str, str]]:
    """The puzzles of the asset that cannot be proved once more, by name, and why."""
    for puzzle in read_set("piquet", ASSET.read_bytes()).puzzles:
        choice = again(puzzle.log, puzzle.seat)
        match puzzle.kind:
            case "ending":
                proof = proved(choice)
                if proof is None or proof.winner is None:
                    yield puzzle.name, "no card is best against every hand"
            case "exchange":
                tempting = RULES.read(puzzle.facts["tempting"])
                found = {RULES.write(one.action): one for one in judged(choice, seed, tempting)}
                best = max(found[line].settlement for line in puzzle.right if line in found)
                for line, one in found.items():
                    lost = best - one.settlement
                    if line not in puzzle.right and lost < 2 * one.doubt:
                        yield puzzle.name, f"{line} loses {lost:.2f} ± {one.doubt:.2f}"


def main() -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    tasks = parser.add_subparsers(dest="task", required=True)
    finding = tasks.add_parser("find")
    finding.add_argument("kind", choices=sorted(KINDS))
    finding.add_argument("file", type=Path)
    finding.add_argument("--seed", type=int, default=1)
    finding.add_argument("--deals", type=int, default=100)
    proving = tasks.add_parser("prove")
    proving.add_argument("--seed", type=int, default=303)
    choosing = tasks.add_parser("set")
    choosing.add_argument("files", type=Path, nargs="+")
    choosing.add_argument("--endings", type=int, default=130)
    choosing.add_argument("--exchanges", type=int, default=156)
    choosing.add_argument("--calls", type=int, default=30)
    choosing.add_argument("--but", nargs="*", default=(), help="names that `prove` did not hold")
    choosing.add_argument("--daily", type=int, default=300)
    asked = parser.parse_args()
    if asked.task == "find":
        find(asked.kind, asked.file, asked.seed, asked.deals)
        return
    if asked.task == "prove":
        print(*(f"{name}: {why}" for name, why in faults(asked.seed)), "proved", sep="\n")
        return
    counts = {"ending": asked.endings, "exchange": asked.exchanges, "call": asked.calls}
    ASSET.parent.mkdir(exist_ok=True)
    picked = [
        one
        for one in chosen(asked.files, counts)
        if name_of(one["kind"], one["log"]) not in asked.but
    ]
    ASSET.write_bytes(written(picked, asked.daily))


if __name__ == "__main__":
    main()
