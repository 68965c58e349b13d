"""The catalogues: whole in every language, compiled as gettext wants them, kept in line."""

from __future__ import annotations

import io
import shutil
from gettext import GNUTranslations
from pathlib import Path

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

import catalogues
import store_texts
from game.games import GAMES
from game.words.files import GENERAL, ITSELF, codes
from game.words.msgfmt import messages, packed

EVERY = sorted(path for code in codes() for path in (catalogues.LOCALE / code).glob("*.po"))


def test_every_language_has_a_catalogue_of_each_game_and_a_general_one() -> None:
    whole = {
        f"{code}/{name}.po" for code in codes() for name in (GENERAL, ITSELF, "stores", *GAMES)
    }
    assert {str(path.relative_to(catalogues.LOCALE).as_posix()) for path in EVERY} == whole


@pytest.mark.parametrize("path", EVERY, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_nothing_is_wrong_in_it(path: Path) -> None:
    assert list(catalogues.faults(path)) == []
    assert catalogues.by_msgfmt(path) == []


@pytest.mark.parametrize(
    ("said", "fault"),
    [
        ("", "is not translated"),
        ("{nom} prend", "has other values than English: name, nom"),
        ("{name:genitiv} prend", "asks for genitiv, which is no form of the language"),
        ("{name} prend {", "has a brace too many"),
        ("{name} prend !", "should be set '{name} prend\\xa0!'"),
    ],
)
def test_what_is_wrong_with_a_sentence_is_told_with_its_key(
    said: str, fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogues, "LOCALE", tmp_path)
    head = EVERY[0].read_text("utf-8").split("\n\n")[0] + "\n\n"
    for code, words in (("en", "{name} takes"), ("fr", said)):
        (tmp_path / code).mkdir()
        text = f'{head}#. {{name}} takes\nmsgid "takes"\nmsgstr "{words}"\n'
        (tmp_path / code / "general.po").write_text(text, encoding="utf-8")
    assert list(catalogues.faults(tmp_path / "fr" / "general.po")) == [f"takes: {fault}"]


@pytest.mark.parametrize("path", EVERY, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_what_is_compiled_is_what_babel_compiles(path: Path) -> None:
    theirs = io.BytesIO()
    with path.open("rb") as file:
        write_mo(theirs, read_po(file, locale=path.parent.name))
    theirs.seek(0)
    ours = io.BytesIO(packed(dict(messages(path.read_text("utf-8")))))
    said, wanted = (vars(GNUTranslations(file))["_catalog"] for file in (ours, theirs))
    assert said.keys() == wanted.keys()
    assert all(said[key] == wanted[key] for key in said if key)


def test_a_line_that_is_none_of_a_catalogue_is_refused() -> None:
    with pytest.raises(ValueError, match="mgsid"):
        dict(messages('msgid "a"\nmsgstr "b"\n\nmgsid "c"\nmsgstr "d"\n'))


def test_what_changes_in_english_is_to_be_looked_at_again_and_what_is_new_is_empty(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(catalogues, "LOCALE", tmp_path)
    head = EVERY[0].read_text("utf-8").split("\n\n")[0] + "\n\n"
    for code, words in (("en", ("one", "two")), ("fr", ("un", "deux"))):
        (tmp_path / code).mkdir()
        told = "\n\n".join(
            (f"#. {english}\n" if code == "fr" else "") + f'msgid "{english}"\nmsgstr "{said}"'
            for english, said in zip(("one", "two"), words, strict=True)
        )
        (tmp_path / code / "general.po").write_text(head + told + "\n", encoding="utf-8")
    assert catalogues.in_line() == 0
    before = (tmp_path / "fr" / "general.po").read_text("utf-8")
    assert dict(messages(before)).keys() == {"", "one", "two"}
    english = tmp_path / "en" / "general.po"
    changed = english.read_text("utf-8").replace('msgstr "two"', 'msgstr "both"')
    english.write_text(changed + '\nmsgid "three"\nmsgstr "three"\n', encoding="utf-8")
    shutil.copy(english, tmp_path / "en" / "piquet.po")
    assert catalogues.in_line() == 0
    after = (tmp_path / "fr" / "general.po").read_text("utf-8")
    assert dict(messages(after)).keys() == {"", "one"}
    assert '#. both\n#, fuzzy\nmsgid "two"\nmsgstr "deux"' in after
    assert '#. three\nmsgid "three"\nmsgstr ""' in after
    assert 'msgid "one"\nmsgstr ""' in (tmp_path / "fr" / "piquet.po").read_text("utf-8")


def test_what_lessons_say_is_in_the_catalogues_and_a_sentence_that_changes_a_little_keeps_its_like(
    tmp_path: Path,
) -> None:
    lesson = tmp_path / "trick.txt"
    lesson.write_text("#: tell\n#: en You lay the first card.\n", "utf-8")
    english = catalogues.with_lessons('msgid "a"\nmsgstr "A"\n', tmp_path)
    said = "lesson\4You lay the first card."
    assert dict(messages(english)) == {"a": "A", said: "You lay the first card."}
    head = EVERY[0].read_text("utf-8").split("\n\n")[0] + "\n\n"
    french = head + 'msgctxt "lesson"\nmsgid "You lay the first card."\nmsgstr "Vous entamez."\n'
    lesson.write_text("#: tell\n#: en You lay a first card.\n#: en Bye.\n", "utf-8")
    after = catalogues.updated(catalogues.with_lessons(english, tmp_path), french, "fr")
    assert '#, fuzzy\nmsgctxt "lesson"\nmsgid "You lay a first card."\nmsgstr "Vous ent' in after
    assert 'msgid "Bye."\nmsgstr ""' in after


@pytest.mark.parametrize("code", ["xx", "pl"])
def test_a_language_keeps_as_many_forms_of_a_plural_as_its_head_says(code: str) -> None:
    plural = "nplurals=3; plural=(n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2);"
    head = f'msgid ""\nmsgstr ""\n"Plural-Forms: {plural}\\n"\n\n'
    english = '#. a card\n#. cards\nmsgid "cards"\nmsgid_plural "cards"\n'
    mine = head + english + 'msgstr[0] "a"\nmsgstr[1] "b"\nmsgstr[2] "c"\n'
    assert (
        catalogues.updated(english + 'msgstr[0] "a card"\nmsgstr[1] "cards"\n', mine, code) == mine
    )


def test_stores_and_systems_show_it_in_every_language() -> None:
    words = catalogues.store_words()
    assert words.keys() == {*codes()}
    for path, text in store_texts.files_of(words).items():
        assert path.read_text("utf-8") == text, "run packaging/catalogues.py"
        for code, said in words.items() if "locale." not in path.name else ():
            assert any(each in text for each in (said["comment"], said["text"], said["terminal"]))
            assert code in text


def test_what_has_become_a_plural_or_is_none_any_more_is_to_be_said_anew() -> None:
    head = EVERY[0].read_text("utf-8").split("\n\n")[0] + "\n\n"
    one = head + '#. a card\nmsgid "cards"\nmsgstr "a card"\n'
    many = head + (
        '#. a card\n#. cards\nmsgid "cards"\nmsgid_plural "cards"\n'
        'msgstr[0] "a card"\nmsgstr[1] "cards"\n'
    )
    for english, old in ((one, many), (many, one)):
        new = catalogues.catalogue(catalogues.updated(english, old, "fr"), "fr")
        assert [catalogues.forms(message) for message in new if message.id] == [
            ("",) * len(catalogues.forms(message)) for message in new if message.id
        ]
