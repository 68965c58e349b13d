"""Bring the catalogues in line with English: `.venv/bin/python packaging/catalogues.py`.

English is the master of `assets/locale`. What lessons say (`#: en` in `assets/lessons`) is taken
into it first, each sentence its own key in the context `lesson`. Every other catalogue gets its
keys in its order, each with the English sentence as a comment. What is not translated yet stays
empty; where the English has changed the translation becomes `fuzzy`. Both are said in English until
somebody looks at them.
"""

from __future__ import annotations

import io
import re
import sys
from difflib import get_close_matches
from pathlib import Path

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po, write_po

from game.words.files import ITSELF
from game.words.files import catalogue as compiled
from game.words.inflection import bends

LOCALE = Path(__file__).resolve().parent.parent / "assets" / "locale"
LESSONS = LOCALE.parent / "lessons"
MASTER = "en"
LESSON = "lesson"


def main() -> int:
    """Write what has changed, and say what it was."""
    masters = sorted({*(LOCALE / MASTER).glob("*.po")} - {LOCALE / MASTER / f"{ITSELF}.po"})
    for english in masters:
        old = english.read_text("utf-8")
        if (new := with_lessons(old, LESSONS / english.stem)) != old:
            english.write_text(new, encoding="utf-8")
            print(english)
    for folder in sorted(filter(Path.is_dir, LOCALE.iterdir())):
        for english in masters if folder.name != MASTER else ():
            path = folder / english.name
            old = path.read_text("utf-8") if path.exists() else _head(folder / "general.po") + "\n"
            new = updated(english.read_text("utf-8"), old, folder.name)
            if new != old or not path.exists():
                path.write_text(new, encoding="utf-8")
                print(path)
    return 0


def with_lessons(english: str, folder: Path) -> str:
    """The text of an English catalogue with what the lessons of a folder say at its end."""
    said = dict.fromkeys(
        sentence
        for path in sorted(folder.glob("*.txt"))
        for sentence in re.findall(r"^#: en (.+)$", path.read_text("utf-8"), re.MULTILINE)
    )
    lessons = Catalog(locale=MASTER)
    for sentence in said:
        lessons.add(sentence, sentence, context=LESSON)
    keys = english.partition(f'\nmsgctxt "{LESSON}"')[0].rstrip("\n") + "\n"
    return f"{keys}\n{text_of(lessons)}" if said else keys


def updated(english: str, old: str, code: str) -> str:
    """The text of a catalogue with the keys and the order of the English one."""
    mine, new = catalogue(old, code), Catalog(locale=code)
    for message in catalogue(english, MASTER):
        if message.id:
            _add(new, message, _mine(mine, message))
    return old.split("\n\n", 1)[0].rstrip("\n") + "\n\n" + text_of(new)


def _mine(mine: Catalog, message: Message) -> Message | None:
    """What was said for a message; for a sentence of a lesson that is new, that of its like."""
    found = mine.get(_key(message), message.context)
    if found is None and message.context:
        lessons = {str(one.id): one for one in mine if one.context}
        found = next(map(lessons.get, get_close_matches(_key(message), lessons, 1, 0.75)), None)
    if found is not None and isinstance(found.id, str) != isinstance(message.id, str):
        return None  # a plural that is none any more is said anew
    return found


def catalogue(text: str, code: str) -> Catalog:
    """A catalogue as it stands in a file."""
    return read_po(io.StringIO(text), locale=code)


def text_of(messages: Catalog) -> str:
    """A catalogue as it is written, without its head."""
    file = io.BytesIO()
    write_po(file, messages, width=100, omit_header=True)
    return file.getvalue().decode("utf-8").strip("\n") + "\n"


def forms(message: Message) -> tuple[str, ...]:
    """The sentence, or each form of a plural."""
    said = message.string
    return tuple(map(str, said)) if isinstance(said, (tuple, list)) else (str(said or ""),)


def typeset(code: str, sentence: str) -> str:
    """A sentence as its language sets it; one that was typed plainly differs."""
    for pattern, put in bends(compiled(code, ITSELF).gettext("typeset")):
        sentence = pattern.sub(put, sentence)
    return sentence


def _add(new: Catalog, message: Message, mine: Message | None) -> None:
    said = list(dict.fromkeys(line for form in forms(message) for line in form.splitlines()))
    if message.context:
        said = []  # its key says it
    known = mine is not None and any(forms(mine))
    changed = mine is not None and known and _meant(mine) != (_key(message), _joined(said))
    new.add(
        message.id,
        mine.string if mine is not None and known else None,
        flags={"fuzzy"} if changed or (mine is not None and mine.fuzzy) else (),
        auto_comments=said,
        user_comments=mine.user_comments if mine is not None else (),
        context=message.context,
    )


def _key(message: Message) -> str:
    return message.id if isinstance(message.id, str) else message.id[0]


def _meant(mine: Message) -> tuple[str, str]:
    return _key(mine), _joined(mine.auto_comments)


def _joined(lines: list[str]) -> str:
    return " ".join(" ".join(lines).split())


def _head(path: Path) -> str:
    return path.read_text("utf-8").split("\n\n", 1)[0]


if __name__ == "__main__":
    sys.exit(main())
