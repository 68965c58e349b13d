"""All languages say the same things, and each is spoken where it should be."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace

import game
from game.app import main
from game.games import PIQUET
from game.pages.people import opponent_name, shown_names
from game.piquet.words import say
from game.players.mind import mind_of
from game.players.player import seated
from game.saves.partie import Header
from game.words.catalogue import say as general_say
from game.words.catalogue import say_of, speak, spoken
from game.words.choice import language_trouble, system_language, told_language
from game.words.files import codes
from game.words.languages import language
from game.words.terms import date_words
from rules.piquet.options import Options
from tests.game.hand import Manner, Person
from tests.game.partie import Play, at_table
from tests.game.tongues import (
    LANGUAGES,
    PLAUSIBLE,
    counted,
    fields,
)

SOURCES = sorted(Path(game.__file__).parent.rglob("*.py"))


def test_a_game_may_say_its_own_way_what_is_said_of_any() -> None:
    """The seats of a game that has no names for them are those of who deals and who does not."""
    for code, any_game, piquet in (("en", "dealer", "younger"), ("fr", "donneur", "dernier")):
        speak(code)
        assert general_say("seat.1") == any_game
        assert say("seat.1") == piquet


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_asks_for_the_same_values(code: str) -> None:
    for key, sentence in LANGUAGES["en"].items():
        wanted = {name for name, _ in fields(sentence)}
        assert {name for name, _ in fields(LANGUAGES[code][key])} == wanted, key


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_sentence_can_be_said(code: str) -> None:
    speak(code)
    for key, sentence in LANGUAGES[code].items():
        base, count = counted(key)
        values: dict[str, object] = {
            name: PLAUSIBLE.get(name, "Ada") for name, _ in fields(sentence)
        }
        values |= {name: value for name, value in count.items() if name in values}
        said = say(base, **(values | count))
        assert "{" not in said, key
        assert "}" not in said, key
        assert all(str(value).lower()[1:] in said.lower() for value in values.values()), key


def test_each_language_calls_itself_something() -> None:
    names = {"de": "Deutsch", "en": "English", "es": "Español", "fr": "Français", "it": "Italiano"}
    assert {code: language(code).name for code in codes()}.items() <= names.items()


def test_a_language_nobody_knows_is_refused() -> None:
    with pytest.raises(ValueError, match="'tlh'"):
        speak("tlh")
    assert spoken() == "en"


def test_nothing_is_said_before_the_language_is_chosen() -> None:
    sayers = {
        *("say", "number", "capital", "suit_name", "card_name", "the_rank", "call_name"),
        *("sequence_name", "set_name", "listed", "sign", "refusal", "date_words"),
    }
    found = []
    for source in SOURCES:
        found += [
            f"{source.name}:{call.lineno}"
            for call in _called_at_import(ast.parse(source.read_text(encoding="utf-8")))
            if isinstance(call.func, ast.Name) and call.func.id in sayers
        ]
    assert found == []


def _called_at_import(node: ast.AST) -> Iterator[ast.Call]:
    """Every call that runs when a module is loaded: those outside functions, and their defaults."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            inside: list[ast.expr] = [each for each in child.args.kw_defaults if each is not None]
            inside += child.args.defaults
            inside += [] if isinstance(child, ast.Lambda) else child.decorator_list
            for each in inside:
                yield from (call for call in ast.walk(each) if isinstance(call, ast.Call))
            continue
        if isinstance(child, ast.Call):
            yield child
        yield from _called_at_import(child)


def test_an_opponent_of_another_language_is_called_by_its_name_in_this_one() -> None:
    kinds = ("human", "master")
    stored = Header(seated(("You", "Master"), kinds), Options(), 7, "2026-03-14T20:11:00")
    named = Header(seated(("You", "Léontine"), kinds), Options(), 7, "2026-03-14T20:11:00")
    speak("fr")
    assert shown_names(stored) == ("Vous", "Maître")
    assert opponent_name(stored) == "Maître"
    assert shown_names(named) == ("Vous", "Léontine")
    two = replace(named, seats=seated(named.names, ("human", "human")))
    assert opponent_name(two) is None
    speak("en")
    french = Header(seated(("Vous", "Maître"), kinds), Options(), 7, "")
    assert shown_names(french) == ("You", "Master")


def test_a_person_is_called_by_the_name_of_the_language_and_an_old_partie_keeps_its_own() -> None:
    person = Header(seated(("You", "Mrs Lavelle"), ("human", "club")), Options(), 7, "")
    before = replace(person, seats=seated(("You", "Club"), ("human", "club")))
    assert shown_names(person) == ("You", "Mrs Lavelle")
    assert shown_names(before) == ("You", "Club")
    speak("fr")
    assert shown_names(person) == ("Vous", "Mme Lavelle")
    assert shown_names(before) == ("Vous", "Cercle")


def test_every_opponent_of_before_has_the_old_name_in_each_language() -> None:
    for code, names in {
        "en": ("Novice", "Club", "Expert", "Master"),
        "fr": ("Novice", "Cercle", "Expert", "Maître"),
    }.items():
        speak(code)
        for level, name in zip(mind_of(PIQUET).levels, names, strict=True):
            assert say_of(PIQUET, f"level.{level}.former") == name
            assert say_of(PIQUET, f"level.{level}") != name


# -- which language


@pytest.mark.parametrize(
    ("environ", "code"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr"}, "fr"),
        ({"LANG": "fr-CA"}, "fr"),
        ({"LANG": "French_France.1252"}, "fr"),
        ({"LANG": "en_GB.UTF-8"}, "en"),
        ({"LANG": "frr_DE"}, "en"),
        ({"LANG": "C"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "fr_BE", "LANG": "de_DE"}, "fr"),
        ({"LC_ALL": "C", "LANG": "fr_FR"}, "en"),
    ],
)
def test_the_computer_says_which_language(environ: dict[str, str], code: str) -> None:
    assert system_language(environ) == code


@pytest.mark.parametrize(
    ("found", "code"),
    [(("fr_FR", "UTF-8"), "fr"), (("French_France", "1252"), "fr"), ((None, None), "en")],
)
def test_without_variables_the_locale_is_asked(
    monkeypatch: pytest.MonkeyPatch, found: tuple[str | None, str | None], code: str
) -> None:
    monkeypatch.setattr("locale.getlocale", lambda: found)
    assert system_language({}) == code


def test_a_locale_that_python_does_not_know_is_english(monkeypatch: pytest.MonkeyPatch) -> None:
    def unknown() -> None:
        raise ValueError("unknown locale: UTF-8")

    monkeypatch.setattr("locale.getlocale", unknown)
    assert system_language({}) == "en"


@pytest.mark.parametrize(
    ("value", "code", "trouble"),
    [
        *(("fr", "fr", False), ("FR ", "fr", False), ("en", "en", False), ("", None, False)),
        *(("sv", "en", True), ("français", "en", True)),
    ],
)
def test_a_variable_overrides_the_language(value: str, code: str | None, trouble: bool) -> None:
    environ = {"PIQUET_LANGUAGE": value, "LANG": "fr_FR"}
    assert told_language(environ) == code
    assert bool(language_trouble(environ)) is trouble


def test_the_score_is_told_in_the_language_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    missing = str(tmp_path / "rien")
    monkeypatch.setenv("PIQUET_LANGUAGE", "fr")
    assert main(["score", missing]) != 0
    assert "il n’y a pas de fichier" in capsys.readouterr().err
    monkeypatch.setenv("PIQUET_LANGUAGE", "de\x1b[31m")
    assert main(["score", missing]) != 0
    told = capsys.readouterr().err.splitlines()
    assert told[0].startswith("piquet: PIQUET_LANGUAGE is “de?[31m”, a language")
    assert "there is no file" in told[1]


@pytest.mark.parametrize(
    ("code", "thousand", "more"),
    [
        ("en", "1,000", "12,345"),
        ("de", "1.000", "12.345"),
        ("fr", "1\u00a0000", "12\u00a0345"),
        ("it", "1.000", "12.345"),
        ("es", "1000", "12\u00a0345"),
    ],
)
def test_thousands_are_set_apart_as_the_language_does(code: str, thousand: str, more: str) -> None:
    """Sentences had it, and what was filled in had not."""
    speak(code)
    told = [say_of("bezique", "panel.target", number=number) for number in (999, 1000, 12345)]
    assert [words.split(" ")[-1] for words in told] == ["999", thousand, more]
    assert say_of("bezique", "option.target.1000") == thousand
    assert "2026" in date_words("2026-11-29T12:00:00")


def test_what_now_is_said_in_the_language_spoken_now_while_nothing_else_changed() -> None:
    play = Play(at_table(1), Person(Manner.KEYS, 1))
    play.run(until=lambda: play.table.asks)
    english = play.table.acting.prompt
    speak("fr")
    assert play.table.acting.prompt.sentence != english.sentence
    speak("en")
    assert play.table.acting.prompt == english
