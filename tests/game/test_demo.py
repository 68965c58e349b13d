"""The demonstration: every scene is in the tour, in the looks and the language asked for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from game.bezique.ai import analysis as bezique
from game.cli import demo
from game.demo import album as tour_album
from game.demo import house as showcase
from game.demo import school, tour
from game.demo.album import Sought
from game.demo.archive import Home, Judge
from game.demo.leaves import show_score_cards
from game.demo.moments import show_two
from game.demo.past_review import _BEZIQUE
from game.demo.report import WeighsHere
from game.games import PIQUET
from game.pages.page import Page
from game.pages.settings.page import SettingsPage
from game.pages.settings.rows import TABS
from game.pages.start.rules_page import RulesPage
from game.piquet.ai.analysis import Weigher, analyse
from game.piquet.ai.drawing import Effort
from game.piquet.ai.levels import MASTER
from game.piquet.help import Topic
from game.piquet.ui.celebrations import Feat
from game.players.exercises import ExercisesHere, ExerciseWish
from game.preferences import Preferences
from game.program.wishes import looks_of
from game.saves.history import PEOPLE
from game.school.puzzle import shipped
from game.stage.basics import Room
from game.stage.looks import BACKS, Looks, TableLook
from game.stage.picture import BUBBLE_FONT, Backdrop, Picture, Role, Text, widgets
from game.window.painter import Painter
from game.words.catalogue import say_of, speak
from tests.contrast import dressed, measure
from tests.game.margins import beyond
from tests.game.pilot import EstimatingRuler
from tests.words import PAGE, USUAL, Counted, phase_of, words_on

LOOKS = [
    *("--table", "dark", "--back", "walnut", "--indices", "french", "--language", "fr"),
    *("--large-indices", "--four-colours"),
]
LIKES = Preferences(
    language="fr",
    table="dark",
    back="walnut",
    indices="french",
    large_indices=True,
    four_colours=True,
)


def asked_for(monkeypatch: pytest.MonkeyPatch, arguments: list[str]) -> Preferences:
    """What the tour is told when pictures are asked for."""
    told: list[Preferences] = []

    def take(
        folder: Path, seed: int, size: tuple[int, int], likes: Preferences, sought: None
    ) -> list[Path]:
        assert (folder, seed, size, sought) == (Path("there"), 7, (1280, 800), None)
        told.append(likes)
        return []

    monkeypatch.setattr(tour, "take_pictures", take)
    assert demo.run(["--pictures", "there", *arguments]) == 0
    return told[0]


def test_every_look_is_carried_to_the_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    assert asked_for(monkeypatch, LOOKS) == LIKES


def test_the_usual_look_is_that_of_the_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    likes = asked_for(monkeypatch, [])
    assert likes == Preferences(back=BACKS[0])
    assert looks_of(likes, "en") == Looks()
    assert looks_of(likes, "fr") == Looks(courts=("R", "D", "V"))


@pytest.mark.parametrize("wrong", [["--table", "green"], ["--back", "x"], ["--indices", "greek"]])
def test_a_look_there_is_not_gets_a_sentence(
    wrong: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        demo.run(wrong)
    assert ended.value.code == 2
    told = capsys.readouterr().err
    assert wrong[0] in told
    assert wrong[1] in told
    assert "choose from" in told


def test_the_window_looks_as_its_house_likes() -> None:
    house = showcase.Showcase(7, likes=LIKES)
    keeper = showcase.Dressed(house)
    assert keeper.looks() == Looks(
        table=TableLook.DARK, back="walnut", courts=("R", "D", "V"), large=True, four_colours=True
    )
    house.prefer(Preferences(table="contrast"))
    assert keeper.looks().table is TableLook.CONTRAST


# ---- the tour

SMALL = 1024, 640
KINDS = {puzzle.kind for puzzle in shipped(PIQUET).puzzles}
BEZIQUE = (
    *("cut", "lead", "seven", "window", "pointed", "feast", "reply", "last-eight", "sheet"),
    *("settlement", "rubicon", "curtain", "review", "review-next", "review-partie"),
    *("counsel", "counsel-window", "strict", "strict-wrong", "lesson"),
)
ALL_FOURS = (
    *("cut", "beg", "answer", "lay-away", "lead", "reply", "ask", "weighing", "sheet"),
    *("settlement", "claim", "curtain", "review", "review-next", "review-partie"),
    *("counsel-answer", "counsel-lay-away", "counsel-reply"),
)
SCENES = {
    *("title-first", "new-partie", "rules", "names"),
    *("apart", "apart-invite", "apart-join", "apart-offer", "apart-talk", "title", "title-notice"),
    *("open-parties", "new-partie-honours"),
    *("score-cards-none", "statistics-none", "history-none"),
    *("learn-first", "learn", "lesson-trick", "lesson-wrong", "lesson-sequence", "lesson-alone"),
    *("lesson-exchange", "lesson-answer", "lesson-repique", "lesson-rubicon", "lesson-deal"),
    *("lesson-sink", "learn-enough"),
    *("coach", "trainer-first", "trainer", "trainer-wrong", "trainer-over"),
    *("same-deals-first", "same-deals-codes", "same-deals-half", "same-deals-friend"),
    *("same-deals-two", "same-deals-twelve"),
    *(
        "three-players",
        "three-players-two",
        "evening-first",
        "evening",
        "evening-told",
        "evening-risen",
    ),
    *(
        "evening-advised",
        "evening-advising",
        "evening-counsel-given",
        "evening-counsel-taken",
        "cards-compared",
        "evening-of-club",
        "club-evening",
        "club-elsewhere",
        "club-evening-over",
        "evening-curtain",
    ),
    *("evening-of-two", "card-of-six", "card-of-six-full"),
    *("reading-first", "reading", "reading-told"),
    *("tricks-first", "tricks", "tricks-wrong", "tricks-over"),
    *(f"puzzle-{kind}{end}" for kind in KINDS for end in ("", "-wrong", "-solved")),
    *("learn-solved", "puzzle-mistake"),
    *(f"bezique-{name}" for name in BEZIQUE),
    *(f"all-fours-{name}" for name in ALL_FOURS),
    *("cut", "deal-in-flight", "first-deal-explained", "exchange", "hint", "calls", "answer"),
    *("discard-report", "discard-report-numbers", "discard-report-best"),
    *("gives-away-point", "gives-away"),
    *("reckoning", "trick", "lead", "all-tricks", "own-discard", "unseen-cards"),
    "line-and-reading",
    *("term-explained", "pause", "help-at-the-table", "taken-back", "deal-sheet", "settlement"),
    *("right-to-ask", "right-to-correct", "right-to-claim-late", "right-to-keep-back"),
    *("naming-a-suit", "sure-tricks", "fair-before", "fair"),
    *("curtain", "curtain-lifted", "take-back-question"),
    *("score-cards", "score-cards-filtered", "statistics-parties", "statistics-averages"),
    *("statistics-balance", "statistics-filtered", "statistics-reset", "ledger-of-two"),
    *("history", "history-deal", "history-deal-step", "history-deal-end", "history-deal-sheet"),
    *("review", "review-next", "review-step", "history-again"),
    *("review-partie-waits", "review-partie", "review-all"),
    *("settings-keys-waiting", "settings-report-written", "help-search"),
    *("leave-unstored", "failure"),
    *(f"settings-{tab}" for tab in TABS),
    *(f"help-{topic.value}" for topic in Topic),
    *("road-of-ones-own", "road-of-the-other"),
    *("opposite-wren", "opposite-lavelle", "opposite-finch"),
    *("opposite-argand", "opposite-brandt", "opposite-bell"),
    *(f"celebration-{feat.value}" for feat in Feat),
    "partie-won",
}


ELSEWHERE = ((1024, 640), (1024, 1400))
"""Rooms besides the usual one in which no button of a scene may leave the margins."""


class Unpainted:
    """Notes the pictures of a tour instead of painting them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seen: dict[str, Picture] = {}
        self.phases: dict[str, str] = {}
        self.beyond: list[str] = []
        self._phase = PAGE
        self._beyond: list[str] = []
        self._last = Picture(None, ())  # type: ignore[arg-type]  # replaced before it is used
        monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
        monkeypatch.setattr(tour_album, "render", self._render)
        monkeypatch.setattr(tour_album, "save_png", self._save)

    def _render(
        self, shown: Page, size: tuple[int, int], painter: Painter, _scale: float | None = None
    ) -> None:
        painter.set_scale(1.0)
        for other in (*ELSEWHERE, size):  # the usual one comes last: it is what a scene knows
            room = Room(*other, painter.ruler)
            self._last = shown.picture(room)
            self._beyond += [f"{key} at {other}" for key in beyond(self._last, room)]
        self._phase = phase_of(shown)

    def _save(self, _surface: None, path: Path) -> None:
        self.seen[path.stem], self.phases[path.stem] = self._last, self._phase
        self.beyond += [f"{path.stem}: {each}" for each in self._beyond]
        self._beyond = []


@pytest.fixture(scope="module")
def known() -> dict[object, object]:
    """What was judged and played for the tour in one language, and is the same in the other."""
    return {}


LESS = replace(MASTER, effort=Effort(((8, 4), (3, 8))), hands=20)
sooner = partial(analyse, depth=LESS)
QUICKLY_REVIEWED = replace(_BEZIQUE, analyse=partial(bezique.analyse, effort=60))
"""What is said of a choice after less thought: it looks the same."""


def thought_once(monkeypatch: pytest.MonkeyPatch, known: dict[object, object]) -> None:
    """What is thought and the parties of the archive know no language: each is made once."""
    analysis, luck, weighs = Judge.analysis, Judge.luck, WeighsHere.__call__
    play, want = showcase.played, ExercisesHere.want

    def once(key: object, make: Callable[[], object]) -> Any:
        if key not in known:
            known[key] = make()
        return known[key]

    def judged(judge: Judge) -> Any:
        if judge._analyse is analyse:
            judge._analyse = sooner
        return once(("judged", judge._analyse, judge._asked), lambda: analysis(judge))

    def lucky(judge: Judge) -> Any:
        return once(("luck", str(judge._deal)), lambda: luck(judge))

    def wanted(here: ExercisesHere, wish: ExerciseWish) -> None:
        here._given[wish] = once(("wanted", here._game, wish), lambda: given(here, wish))

    def given(here: ExercisesHere, wish: ExerciseWish) -> object:
        want(here, wish)
        return here.given(wish)

    def weighed(here: WeighsHere, seen: object, action: object) -> Any:
        if isinstance(here._weigher, Weigher):
            here._weigher = Weigher(LESS)
        key = "weighed", type(here._weigher), seen, action
        return once(key, lambda: weighs(here, seen, action))  # type: ignore[arg-type]

    def played(seed: int, deals: int | None = None) -> Any:
        return once(("played", seed, deals), lambda: play(seed, deals))

    monkeypatch.setattr("game.demo.bezique._EFFORT", 500)
    monkeypatch.setattr("game.demo.past_review._BEZIQUE", QUICKLY_REVIEWED)
    monkeypatch.setattr(Judge, "analysis", judged)
    monkeypatch.setattr(Judge, "luck", lucky)
    monkeypatch.setattr(ExercisesHere, "want", wanted)
    monkeypatch.setattr(WeighsHere, "__call__", weighed)
    monkeypatch.setattr("game.demo.archive.played", played)


def untold(picture: Picture) -> Iterator[str]:
    """What a voice could not tell: a page without a heading, a thing to press without words."""
    every = list(widgets(picture.tree))
    if picture.backdrop is not Backdrop.TABLE and all(w.role is not Role.HEADING for w in every):
        yield "the page"
    for each in every:
        icon = each.role is Role.LINE or each.key == "clear"
        hidden = each.role is Role.CARD and not each.name  # face down: nobody need know of it
        if each.key is not None and not each.told and not icon and not hidden:
            yield str(each.key)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_tour_has_every_scene_and_in_play_few_words(
    language: str, monkeypatch: pytest.MonkeyPatch, known: dict[object, object]
) -> None:
    speak(language)
    thought_once(monkeypatch, known)
    unpainted = Unpainted(monkeypatch)
    paths = tour.take_pictures(Path("there"), 7, USUAL, Preferences(table="dark"))
    assert [path.stem for path in paths] == list(unpainted.seen)
    numbers, names = zip(*(path.stem.split("-", 1) for path in paths), strict=True)
    assert list(numbers) == [f"{number:02}" for number in range(1, len(paths) + 1)]
    assert len(set(names)) == len(names)
    assert set(names) == SCENES
    for name, picture in unpainted.seen.items():
        assert picture.items, name
        counted = Counted(name.split("-", 1)[1], unpainted.phases[name], words_on(picture))
        assert counted.most is None or counted.words <= counted.most, counted
        assert not list(untold(picture)), name
    assert not unpainted.beyond, "a button leaves the margins"
    different = {str(picture) for picture in unpainted.seen.values()}
    assert len(different) == len(paths), "two pictures show the same"
    luck = Random(language)
    for name in luck.sample([*unpainted.seen], 4):
        table = luck.choice([*TableLook])
        found = measure(dressed(table), unpainted.seen[name], 1.0, table is TableLook.CONTRAST)
        assert not [each for each in found if each.short], f"{name} at {table}: tests.contrast"


def test_the_same_seed_gives_the_same_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.demo.archive._OPPONENTS", ("club", PEOPLE))

    def seen(seed: int) -> list[Picture]:
        unpainted = Unpainted(monkeypatch)
        album = tour_album.Album(Path("there"), SMALL, Preferences())
        house = Home(seed, Preferences())
        house.open_archive()
        show_score_cards(album, house)
        show_two(album, seed, house)
        return list(unpainted.seen.values())

    first = seen(3)
    assert seen(3) == first
    assert seen(4) != first


@pytest.mark.parametrize("table", ["dark", "baize"])
def test_a_picture_is_a_file_on_the_table_asked_for(
    table: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    album = tour_album.Album(tmp_path / "new", SMALL, Preferences(table=table))
    house = showcase.Showcase(7)
    album.take("rules", RulesPage(house))
    assert album.paths == [tmp_path / "new" / "01-rules.png"]
    painted = pygame.image.load(album.paths[0])
    assert painted.get_size() == SMALL
    _, green, blue, _ = painted.get_at((512, 620))
    assert (green > blue) is (table == "baize")


@pytest.mark.parametrize(
    ("key", "scenes"),
    [("rules.title", ["01-rules"]), ("settings.tab.pace", ["02-settings"])],
)
def test_only_the_scenes_in_which_a_sentence_stands_are_taken(
    key: str, scenes: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    speak("de")
    unpainted, house = Unpainted(monkeypatch), showcase.Showcase(7)
    album = tour_album.Album(Path("there"), SMALL, LIKES, Sought(key))
    album.take("rules", RulesPage(house))
    album.take("settings", SettingsPage(house, "table"))
    assert list(unpainted.seen) == scenes


def test_a_sentence_is_found_with_its_values_and_wherever_its_lines_end() -> None:
    speak("de")
    sought = Sought("now.answer.making")
    said = say_of(PIQUET, "now.answer.making", other="Ada", number="fünf", value=49)
    for words, stands in ((said, True), (said.replace("Ada", "Bea"), False), ("fünf", False)):
        lines = [Text(part, 0, 0, BUBBLE_FONT) for part in words.split()]
        assert sought.stands_in(Picture(None, tuple(lines))) is stands  # type: ignore[arg-type]


def test_a_sentence_of_a_lesson_is_sought_by_its_english_and_one_there_is_not_is_told(
    capsys: pytest.CaptureFixture[str],
) -> None:
    speak("fr")
    assert Sought("What counts") is not None
    assert demo.run(["--pictures", "there", "--sentence", "no.such", "--language", "fr"]) == 1
    assert "no.such" in capsys.readouterr().err


def test_the_settings_show_what_was_asked_for() -> None:
    house = showcase.Showcase(7, likes=LIKES)
    page = SettingsPage(house, "table")
    seen = page.picture(Room(*SMALL, EstimatingRuler()))
    house.prefer(replace(LIKES, table="baize"))
    assert page.picture(Room(*SMALL, EstimatingRuler())) != seen


def test_a_pointer_rests_on_words_that_stand_there() -> None:
    with pytest.raises(LookupError, match="nowhere"):
        tour_album.over(Picture(None, ()), "Rubicon")  # type: ignore[arg-type]


def test_the_staged_puzzles_agree() -> None:
    """Seven days in a row stood beside a single puzzle that was solved."""
    house = Home(7, Preferences())
    found = school._week_of_puzzles(house)
    assert found.row_on(house.today()) == len(found.solved) == school._DAYS
    day = shipped(PIQUET).of_day(house.today())
    assert day is not None
    assert not found.solved[day.name], "it is told so where the puzzle is over"


def test_pictures_that_cannot_be_written_are_told_of(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    assert demo.run(["--pictures", str(tmp_path / "file" / "in")]) == demo.FAILED
    told = capsys.readouterr().err
    assert "cannot be written" in told
    assert "Traceback" not in told
