"""Two languages say the same things: no key, no value, no letter is missing, and all of it fits."""

from __future__ import annotations

import ast
import string
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pygame
import pytest

import game
from game.app import main
from game.cli.showcase import Showcase
from game.piquet.dates import date_words
from game.piquet.opponents import opponent_name
from game.piquet.standing import shown_names
from game.players.dealer import Dealer
from game.players.human import Human
from game.players.piquet import thumb
from game.players.player import Seated
from game.players.program import Program
from game.saves.cards import Header
from game.scenes.deal_sheet import DealSheet
from game.scenes.rules_page import RulesPage
from game.scenes.scene import Reset
from game.scenes.table import TableScene
from game.session import Session
from game.stage.director import Motion
from game.stage.lines import wrapped
from game.stage.picture import Font, Picture, Room, Ruler, Text
from game.window.assets import font_path
from game.window.text import SUIT_SIGNS, Writer
from game.words.catalogue import (
    LANGUAGES,
    NAMES,
    grammar,
    language_trouble,
    say,
    speak,
    spoken,
    system_language,
    told_language,
)
from game.words.terms import call_name, capital, card_name, number, sequence_name, set_name
from rules.core.cards import Card, Rank, Suit, hand
from rules.core.seats import Player
from rules.piquet.combinations import Point
from rules.piquet.options import Options
from rules.piquet.options_text import NAMES as OPTIONS
from rules.piquet.options_text import values_of
from rules.piquet.pack import ORDER
from rules.piquet.presets import PRESETS, Preset
from tests.game.pilot import Pilot
from tests.game.plain import PlainArt

SOURCES = sorted(Path(game.__file__).parent.rglob("*.py"))
NO_BREAK = "\u00a0"


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    before = spoken()
    yield
    speak(before)


@pytest.fixture
def french() -> Iterator[None]:
    speak("fr")
    yield
    speak("en")


def fields(sentence: str) -> list[tuple[str, str]]:
    """The values a sentence wants, each with the forms it asks for."""
    return [(name, form or "") for _, name, form, _ in string.Formatter().parse(sentence) if name]


# -- the same things in both


def test_both_languages_have_the_same_keys() -> None:
    english, french = LANGUAGES["en"].keys(), LANGUAGES["fr"].keys()
    assert english - french == set(), "without French"
    assert french - english == set(), "without English"


def test_both_languages_ask_for_the_same_values() -> None:
    for key, sentence in LANGUAGES["en"].items():
        wanted = {name for name, _ in fields(sentence)}
        assert {name for name, _ in fields(LANGUAGES["fr"][key])} == wanted, key


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_sentence_asks_for_forms_its_language_has(code: str) -> None:
    speak(code)
    for key, sentence in LANGUAGES[code].items():
        for _, forms in fields(sentence):
            assert set(forms.split(",")) <= {"", *grammar().forms}, key


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_sentence_can_be_said(code: str) -> None:
    speak(code)
    for key, sentence in LANGUAGES[code].items():
        values = {name: PLAUSIBLE.get(name, "Ada") for name, _ in fields(sentence)}
        said = say(key, **values)
        assert "{" not in said, key
        assert "}" not in said, key
        assert all(str(value).lower()[1:] in said.lower() for value in values.values()), key


PLAUSIBLE = {"number": "trois", "Number": "Trois", "count": "3", "day": "14"}
"""Values where a name would be nonsense."""


def test_each_language_calls_itself_something() -> None:
    assert NAMES.keys() == LANGUAGES.keys()


def test_a_language_nobody_knows_is_refused() -> None:
    with pytest.raises(ValueError, match="'tlh'"):
        speak("tlh")
    assert spoken() == "en"


def test_nothing_is_said_before_the_language_is_chosen() -> None:
    sayers = {
        *("say", "number", "capital", "suit_name", "card_name", "the_rank", "call_name"),
        *("sequence_name", "set_name", "listed", "sign", "game_name", "refusal", "date_words"),
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


# -- French as it is written


@pytest.mark.parametrize(
    ("value", "words"),
    [
        *((0, "zéro"), (1, "un"), (8, "huit"), (16, "seize"), (17, "dix-sept"), (19, "dix-neuf")),
        *((20, "vingt"), (21, "vingt et un"), (22, "vingt-deux"), (31, "trente et un")),
        *((49, "quarante-neuf"), (60, "soixante"), (61, "soixante et un"), (70, "soixante-dix")),
        *((71, "soixante et onze"), (72, "soixante-douze"), (79, "soixante-dix-neuf")),
        *((80, "quatre-vingts"), (81, "quatre-vingt-un"), (90, "quatre-vingt-dix")),
        *((91, "quatre-vingt-onze"), (99, "quatre-vingt-dix-neuf"), (100, "cent")),
        *((101, "cent un"), (171, "cent soixante et onze"), (180, "cent quatre-vingts")),
        *((200, "deux cents"), (201, "deux cent un"), (280, "deux cent quatre-vingts")),
        *((999, "neuf cent quatre-vingt-dix-neuf"), (1000, "1000"), (-1, "-1")),
    ],
)
def test_french_numbers_in_words(french: None, value: int, words: str) -> None:
    assert number(value) == words


def test_french_numbers_are_all_different(french: None) -> None:
    assert len({number(value) for value in range(1000)}) == 1000


GOLDEN = """
tierce majeure, tierce au roi, tierce à la dame, tierce au valet, tierce au dix, tierce basse
quatrième majeure, quatrième au roi, quatrième à la dame, quatrième au valet, quatrième basse
quinte majeure, quinte au roi, quinte à la dame, quinte basse
sixième majeure, sixième au roi, sixième basse
septième majeure, septième basse
huitième
brelan d’as, brelan de rois, brelan de dames, brelan de valets, brelan de dix
quatorze d’as, quatorze de rois, quatorze de dames, quatorze de valets, quatorze de dix
point de trois, point de quatre, point de cinq, point de six, point de sept, point de huit
l’as de cœur, le roi de cœur, la dame de cœur, le valet de cœur
le dix de cœur, le neuf de cœur, le huit de cœur, le sept de cœur
l’as de pique, l’as de cœur, l’as de carreau, l’as de trèfle
"""
"""Everything that can be called, and cards, as a French player names them."""


def test_calls_and_cards_are_named_in_french(french: None) -> None:
    tops = list(reversed(ORDER))
    lines = [[sequence_name(n, top) for top in tops[: 9 - n]] for n in range(3, 9)]
    lines += [[set_name(n, rank) for rank in tops[:5]] for n in (3, 4)]
    spades = ["AS", "KS", "QS", "JS", "TS", "9S", "8S", "7S"]
    points = [Point(hand(" ".join(spades[:count]))) for count in range(3, 9)]
    lines.append([call_name(point) for point in points])
    hearts = [card_name(Card.of(rank, Suit.HEARTS)) for rank in tops]
    lines += [hearts[:4], hearts[4:]]
    lines.append([card_name(Card.of(Rank.ACE, suit)) for suit in Suit])
    assert "\n".join(", ".join(line) for line in lines) == GOLDEN.strip()


@pytest.mark.parametrize(
    ("key", "values", "sentence"),
    [
        ("now.exchange", {"least": 1, "most": 5}, "Écartez d’une à cinq cartes, puis échangez."),
        ("now.exchange", {"least": 0, "most": 3}, "Écartez de zéro à trois cartes, puis échangez."),
        ("say.takes", {"number": 1}, "Je n’en prends qu’une."),
        ("say.takes", {"number": 2}, "Je n’en prends que deux."),
        ("sheet.headline.yours", {"number": 1}, "Vous gagnez la donne d’un."),
        ("sheet.headline.yours", {"number": 11}, "Vous gagnez la donne de onze."),
        ("say.leaves", {"number": 21}, "J’en laisse vingt et une."),
        ("refused.too-many", {"number": 1}, "plus d’une (lois 21 et 22)"),
        ("refused.too-many", {"number": 3}, "plus de trois (lois 21 et 22)"),
        ("cards.count.many", {"number": 31}, "trente et une parties"),
    ],
)
def test_numbers_take_the_gender_of_what_they_count(
    french: None, key: str, values: dict[str, int], sentence: str
) -> None:
    said = say(key, **{name: number(value) for name, value in values.items()})
    assert sentence in said


@pytest.mark.parametrize(
    ("name", "said"),
    [
        *(("Ada", "d’Ada"), ("Blaise", "de Blaise"), ("Émile", "d’Émile"), ("Œdipe", "d’Œdipe")),
        *(("Yves", "d’Yves"), ("Yasmine", "de Yasmine"), ("Hugo", "de Hugo"), ("A", "de A")),
        *(("", "de "), ("y", "de y"), ("1", "de 1")),
    ],
)
def test_names_are_elided_as_they_are_spoken(french: None, name: str, said: str) -> None:
    sentence = say("now.answer.making", other=name, number=number(5), value=49)
    assert sentence == f"Le point de cinq {said} fait 49."


def test_what_is_said_at_the_table_in_french(french: None) -> None:
    assert say("say.point", number=number(5)) == "Point de cinq."
    assert say("say.making-asked") == f"Qui fait{NO_BREAK}?"
    assert say("say.making", Number=capital(number(49))) == "Quarante-neuf."
    replies = [say(f"say.{reply}") for reply in ("good", "not-good", "equal")]
    assert replies == ["C’est bon.", "Ce n’est pas bon.", "C’est égal."]
    named = capital(set_name(4, Rank.ACE))
    assert say("say.set", Name=named) == "Quatorze d’as."
    assert (
        say("say.repique", Number="Quatre-vingt-seize") == f"Repic{NO_BREAK}! Quatre-vingt-seize."
    )
    assert say("say.ask.which.Q") == f"Quelle dame ne comptez-vous pas{NO_BREAK}?"


def test_nought_is_singular_in_french_and_plural_in_english() -> None:
    assert say("points", count=0, number=number(0)) == "nought points"
    assert say("points", count=1, number=number(1)) == "one point"
    speak("fr")
    assert [say("points", count=n, number=number(n)) for n in (0, 1, 2)] == [
        *("zéro point", "un point", "deux points")
    ]


def test_days_are_written_as_in_each_language() -> None:
    assert date_words("2026-03-01T20:11:00") == "1 March 2026"
    speak("fr")
    assert date_words("2026-03-01T20:11:00") == "1er mars 2026"
    assert date_words("1887-08-14T20:11:00", year=False) == "14 août"
    assert date_words("yesterday") == ""


def test_french_is_set_in_the_french_manner() -> None:
    for key, sentence in LANGUAGES["fr"].items():
        for at, letter in enumerate(sentence):
            before, after = sentence[at - 1 : at], sentence[at + 1 : at + 2]
            if letter in ";!?%»" or (letter == ":" and not _in_braces(sentence, at)):
                assert before == NO_BREAK, (key, sentence)
            if letter == "«":
                assert after == NO_BREAK, (key, sentence)
            assert letter not in "'\"“”\u202f", (key, sentence)


def _in_braces(sentence: str, at: int) -> bool:
    return sentence.rfind("{", 0, at) > sentence.rfind("}", 0, at)


def test_a_line_breaks_at_no_space_that_holds_a_mark_to_its_word() -> None:
    room = Room(1024, 640, ruler())
    sentence = LANGUAGES["fr"]["now.cut"]
    font = Font(16)
    for most in range(40, 300, 7):
        lines = wrapped(sentence, font, float(most), room)
        assert not any(line.startswith(":") for line in lines)


def test_an_opponent_of_another_language_is_called_by_its_name_in_this_one() -> None:
    kinds = ("human", "master")
    stored = Header(("You", "Master"), kinds, Options(), 7, "2026-03-14T20:11:00")
    named = Header(("You", "Léontine"), kinds, Options(), 7, "2026-03-14T20:11:00")
    speak("fr")
    assert shown_names(stored) == ("Vous", "Maître")
    assert opponent_name(stored.names, kinds) == "Maître"
    assert shown_names(named) == ("Vous", "Léontine")
    assert opponent_name(named.names, ("human", "human")) is None
    speak("en")
    assert shown_names(Header(("Vous", "Maître"), kinds, Options(), 7, "")) == ("You", "Master")


# -- letters and room


@cache
def ruler() -> Ruler:
    pygame.font.init()
    return Writer(PlainArt())


@cache
def faces() -> dict[str, pygame.Font]:
    pygame.font.init()
    styles = ("Regular", "Semibold", "It", "SemiboldIt")
    names = [(family, style) for family in ("serif", "sans") for style in styles]
    return {f"{name} {style}": pygame.Font(font_path(name, style), 40) for name, style in names}


ARROWS = frozenset("←→↑↓")
"""Stand on the caps of keys, which are never in the slanted serif: it has none."""


@cache
def drawn_by(face: pygame.Font, letter: str) -> bool:
    """Whether a face has the letter: all that it lacks is drawn as the same empty box."""
    box, drawn = (face.render(each, True, "black") for each in ("\ue123", letter))
    return pygame.image.tobytes(box, "RGBA") != pygame.image.tobytes(drawn, "RGBA")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_letter_is_in_every_face(code: str) -> None:
    speak(code)
    letters = set("".join(LANGUAGES[code].values()) + "".join(map(number, range(1000))))
    letters = {each for word in letters for each in (word, word.upper())} - SUIT_SIGNS.keys()
    letters = {letter for letter in letters if len(letter) == 1}
    for name, face in faces().items():
        assert not drawn_by(face, "\u2660")  # the signs are shapes of ours
        lacking = {letter for letter in letters if not drawn_by(face, letter)}
        assert lacking - (ARROWS if name in ("serif It", "serif SemiboldIt") else set()) == set()


LONGER = {
    "option.length.four-deals": "its label is short, and the line is as wide as the page",
}
"""French sentences that may be much longer than the English ones, each with the reason."""


def test_no_french_sentence_is_much_longer_than_the_english() -> None:
    font = Font(16)

    def width(code: str, key: str) -> float:
        speak(code)
        values = {name: PLAUSIBLE.get(name, "Ada") for name, _ in fields(LANGUAGES[code][key])}
        return ruler().width(say(key, **values), font)

    too_long = {key for key in LANGUAGES["en"] if width("fr", key) > 1.35 * width("en", key) + 40}
    assert too_long == LONGER.keys()


def cut(picture: Picture) -> list[str]:
    """Words of a picture that were cut with an ellipsis."""
    words = (item.words for item in picture.items if isinstance(item, Text))
    return [each for each in words if each.endswith("…")]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)])
def test_the_table_has_room_for_its_words(code: str, size: tuple[int, int]) -> None:
    speak(code)
    found = set[str]()
    for seed, preset in ((7, Preset.RUBICON), (203, Preset.MODERN)):
        for picture in partie_with_every_right(seed, PRESETS[preset], Room(*size, ruler())):
            found.update(cut(picture))
    assert found == set()


def partie_with_every_right(seed: int, options: Options, room: Room) -> Iterator[Picture]:
    """What is seen by someone who opens each small choice there is before going on."""
    human = Human()
    seats: dict[Player, Seated] = {Player.A: human, Player.B: Program(thumb.choose, seed)}
    session = Session(seats, Dealer(seed), options)
    house = Showcase(seed, watched=False)
    names = say("you"), say("level.novice")
    table = TableScene(session, names, {Player.A: human}, house, Motion.OFF)
    table.picture(room)
    pilot = Pilot(table, room.width, room.height)
    pilot.room = room
    going = None
    while not isinstance(going, Reset):
        yield pilot.picture
        going = table.tick(0.5)
        sheet = getattr(going, "scene", None)
        if isinstance(sheet, DealSheet):
            sheet.tick(0.1)
            yield sheet.draw(room)
            sheet.press("next")
        if table.asks and human.idle:
            yield from _rights(pilot)
        if table.asks and human.idle:
            human.answer(thumb.choose(table.board.seen, seed))


def _rights(pilot: Pilot) -> Iterator[Picture]:
    yield pilot.picture
    for right in ("less", "ask", "correct", "late", "withhold", "name"):
        if right in pilot.keys:
            pilot.click(right)
            yield pilot.picture
            if right != "less" and "less" in pilot.keys:
                pilot.click("less")
                yield pilot.picture
            if "back" in pilot.keys:
                pilot.click("back")


def test_the_rules_have_room_in_french(french: None) -> None:
    page = RulesPage(Showcase(7, watched=False))
    room = Room(1024, 640, ruler())
    for name in OPTIONS:
        for _ in values_of(name):
            page.focus = f"option:{name}"
            assert cut(page.draw(room)) == []
            page.press(f"option:{name}")


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
        *(("de", "en", True), ("français", "en", True)),
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
