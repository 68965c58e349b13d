"""Bring the catalogues in line with English: `.venv/bin/python packaging/catalogues.py`.

English is the master of `assets/locale`. What lessons say (`#: en` in `assets/lessons`) is taken
into it first, each sentence its own key in the context `lesson`. Every other catalogue gets its
keys in its order, each with the English sentence as a comment. What is not translated yet stays
empty; where the English has changed the translation becomes `fuzzy`. Both are said in English until
somebody looks at them.

`--check [CODE]` changes nothing and tells what is wrong in all languages, or in one: by msgfmt
where it is installed, by us (values, forms, typesetting), and by the tests of what fits.
"""

from __future__ import annotations

import argparse
import io
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from pathlib import Path
from string import Formatter

from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po, write_po

import store_texts
from game.words.files import ITSELF
from game.words.files import catalogue as compiled
from game.words.languages import bends, language
from game.words.msgfmt import messages

LOCALE = Path(__file__).resolve().parent.parent / "assets" / "locale"
LESSONS = LOCALE.parent / "lessons"
MASTER = "en"
LESSON = "lesson"

WIDTH = ("words_fit", "words_fit_now", "bubbles_fit", "buttons_keep_place")
"""The tests of what must fit, by the names of their files."""


def main(arguments: list[str] | None = None) -> int:
    """Do what is asked for; 1 where a check has found something."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", nargs="?", const="*", metavar="CODE")
    asked = parser.parse_args(arguments).check
    return in_line() if asked is None else check(asked)


def check(code: str) -> int:
    """Say what is wrong in the catalogues of a language, or of all; 1 if anything is."""
    found = False
    for path in sorted(LOCALE.glob(f"{code}/*.po")):
        for fault in (*by_msgfmt(path), *faults(path)):
            print(f"{path.relative_to(LOCALE)}: {fault}")
            found = True
    tests = [f"tests/game/test_{name}.py" for name in WIDTH]
    chosen = ("-k", f"{code}] or [{code}-") if code != "*" else ()
    command = (sys.executable, "-m", "pytest", "-q", "-n", "0", *chosen, *tests)
    return int(subprocess.call(command, cwd=LOCALE.parent.parent) != 0 or found)


def by_msgfmt(path: Path) -> list[str]:
    """What msgfmt has to say but of fields of the head that say nothing; nothing without it."""
    if (msgfmt := shutil.which("msgfmt")) is None:
        return []
    command = (msgfmt, "--check", "--output-file=-", path)
    told = subprocess.run(command, capture_output=True, check=False).stderr.decode()
    return [line for line in told.splitlines() if "header field" not in line]


def faults(path: Path) -> Iterator[str]:
    """What is wrong in a catalogue, with the key of each sentence."""
    code, text = path.parent.name, path.read_text("utf-8")
    if path.stem == ITSELF:
        return
    mine = catalogue(text, code)
    master_text = (LOCALE / MASTER / path.name).read_text("utf-8")
    english = catalogue(master_text, MASTER)
    for message in mine:
        master = english.get(_key(message), message.context)
        if master is None or not message.id:
            continue  # which is told as not in line
        for said in forms(message):
            for fault in _faults(code, forms(master), "" if message.fuzzy else said):
                yield f"{_key(message)}: {fault}"
    if code != MASTER and updated(master_text, text, code) != text:
        yield "is not in line with English: run packaging/catalogues.py"


def _faults(code: str, english: Iterable[str], said: str) -> Iterator[str]:
    """What is wrong with a sentence or a form of a plural, beside the forms of English."""
    if not said:
        yield "is not translated"
        return
    try:
        values = [(name, form or "") for _, name, form, _ in Formatter().parse(said) if name]
    except ValueError:
        yield "has a brace too many"
        return
    mine = {name.lower() for name, _ in values}
    wanted = [{name.lower() for _, name, _, _ in Formatter().parse(e) if name} for e in english]
    if mine not in wanted:
        yield f"has other values than English: {', '.join(sorted(wanted[-1] ^ mine))}"
    for form in ",".join(form for _, form in values if form).split(","):
        try:
            language(code).formed(form or "low", "x")
        except KeyError:
            yield f"asks for {form}, which is no form of the language"
    if said != (plainly := typeset(code, said)):
        yield f"should be set {plainly!r}"


def in_line() -> int:
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
    for path, new in store_texts.files_of(store_words()).items():
        if not path.exists() or path.read_text("utf-8") != new:
            path.write_text(new, encoding="utf-8")
            print(path)
    return 0


def store_words() -> dict[str, dict[str, str]]:
    """What each language that is whole in it says to stores, English first."""
    paths = sorted(LOCALE.glob("*/stores.po"), key=lambda path: (path.parent.name != MASTER, path))
    said = {path.parent.name: dict(messages(path.read_text("utf-8"))) for path in paths}
    return {code: words for code, words in said.items() if words.keys() == said[MASTER].keys()}


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
    new.mime_headers = [("Plural-Forms", mine.plural_forms)]
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
