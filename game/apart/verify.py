"""Whether a journal is true: read from either side's file, by the rules alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from game.apart.journal import Journal, JournalError
from game.apart.messages import Act, DealOpened, LineFault, PartieOffer, Trouble, read, read_entry
from game.apart.transcript import JointTranscript


class _Kept:
    """A shelf to which nothing is added."""

    def store(self, number: int, line: str) -> bool:  # noqa: ARG002 - as a shelf is asked
        return True


class Verified(Struct, frozen=True):
    """What was found: the partie, its opened deals, and the first entry that is false and why.

    `line` is the line of the file that is not as it was written; 0 where all are. `unopened` tells
    of entries since the last deal was opened: of their cards nothing can be said yet.
    """

    offer: PartieOffer | None = None
    deals: int = 0
    packs: int = 0
    lines: tuple[str, ...] = ()
    unopened: int = 0
    chain: str = ""
    fault: LineFault | None = None
    entry: int = 0
    line: int = 0


def read_journal(lines: Iterable[str]) -> Journal:
    """A journal that was written; JournalError for anything else."""
    return Journal(_Kept(), lines)


def verified(lines: Sequence[str]) -> Verified:
    """Read a journal from its first line, as the guest does while one plays."""
    try:
        journal = read_journal(lines)
    except JournalError as error:
        return Verified(line=error.line)
    transcript, opened, number = JointTranscript(), 0, 0
    if journal.notes:  # the guest's own, who knows what he did
        acts = [read(text) for text in journal.notes]
        done = {(act.number, act.line) for act in acts if isinstance(act, Act)}
        transcript.own = lambda at, line: (at, line) in done
    fault: LineFault | None = None
    try:
        for number, text in enumerate(journal.texts):
            entry = read_entry(text)
            transcript.take(entry)
            opened = number + 1 if isinstance(entry, DealOpened) else opened
    except Trouble as trouble:
        fault = trouble.fault
    course, table = transcript.course, transcript.table
    actions = () if course is None else course.actions
    return Verified(
        offer=None if table is None else table.offer,
        deals=0 if course is None else len(course.rules.deals(course.state).results),
        packs=sum(bool(pack.opened) for pack in transcript.packs),
        lines=tuple(course.rules.write(done.action) for done in actions) if course else (),
        unopened=journal.count - opened,
        chain=journal.chain[-1],
        fault=fault,
        entry=number,
    )
