"""The pack as it is painted: every face, the three backs, the signs, and what a file may hold."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.resources import files
from itertools import combinations, product
from pathlib import Path
from xml.etree import ElementTree as ET

import pygame
import pytest

from game.piquet.ai.programs import AI
from game.stage.looks import BACKS
from game.stage.ornaments import Mood
from game.window import assets
from game.window.pack.card_art import FACES, FULL_PACK, CardArt
from game.window.palette import FOUR_SUITS
from game.window.palette import SUITS as TWO_SUITS
from game.window.things import BOXES

WIDTH, HEIGHT = 84, 117
COURTS = [face for face in FACES if face[0] in "KQJ"]

ASSETS = Path(str(files("assets")))
DRAWINGS = sorted(ASSETS.rglob("*.svg"))

PROGRAM = ASSETS / "icons" / "piquet.svg"

# All that pygame-ce's reader understands and we use; it passes over anything else in silence.
ELEMENTS = {
    "svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
    "defs", "linearGradient", "radialGradient", "stop",
}  # fmt: skip
ATTRIBUTES_IGNORED = {"clip-path", "mask", "filter"}


@pytest.fixture(scope="module")
def pack() -> CardArt:
    return CardArt()


@pytest.fixture
def fresh_drawings() -> Iterator[None]:
    """Drawings already read are forgotten before and after, so that a damaged file is noticed."""
    assets.drawing.cache_clear()
    yield
    assets.drawing.cache_clear()


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGBA")


def difference(one: pygame.Surface, other: pygame.Surface) -> float:
    """Mean absolute difference of two surfaces, of 255."""
    first, second = pixels(one), pixels(other)
    return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / len(first)


def index_of(card: pygame.Surface) -> pygame.Surface:
    """The outer fifth at the top: all of a card that a fan shows."""
    return card.subsurface((0, 0, WIDTH // 5, HEIGHT // 4))


def test_the_outer_fifth_of_each_of_32_cards_tells_it_from_all_others(pack: CardArt) -> None:
    assert len(set(FACES)) == 32
    corners = {face: index_of(pack.face(face, WIDTH)) for face in FACES}
    for one, other in combinations(FACES, 2):
        assert difference(corners[one], corners[other]) > 1.5, f"{one} looks like {other}"


LOW = [face for face in FULL_PACK if face not in FACES]


def test_a_full_pack_has_twenty_more_from_six_down_to_two(pack: CardArt) -> None:
    assert len(FULL_PACK) == 52
    assert sorted({face[0] for face in LOW}) == list("23456")
    assert len(LOW) == 20
    for looks in (
        pack,
        CardArt(large=True),
        CardArt(four=True),
        CardArt("walnut", ("R", "D", "V")),
    ):
        faces = (looks.face(face, WIDTH) for face in FULL_PACK)
        corners = {pixels(card.subsurface((0, 0, WIDTH // 5, HEIGHT * 2 // 5))) for card in faces}
        assert len(corners) == 52, "each is told by its outer fifth"


@pytest.mark.parametrize("rank", "23456789T")
def test_a_card_has_as_many_pips_as_it_says(pack: CardArt, rank: str) -> None:
    card = pack.face(f"{rank}D", 210)
    middle = card.subsurface((44, 8, 122, card.get_height() - 16))
    red = pygame.mask.from_threshold(middle, (179, 38, 30), (60, 60, 60, 255))
    assert len(red.connected_components(60)) == (10 if rank == "T" else int(rank))


def test_there_are_three_backs_and_none_is_like_another() -> None:
    backs = [CardArt(back).back(WIDTH) for back in BACKS]
    assert len(backs) == 3
    for one, other in combinations(backs, 2):
        assert difference(one, other) > 20


@pytest.mark.parametrize("face", FACES)
def test_a_card_has_clear_corners_and_its_exact_size(pack: CardArt, face: str) -> None:
    for width, height in ((48, 67), (113, 158)):
        card = pack.face(face, width)
        assert card.get_size() == (width, height)
        for x in (0, width - 1):
            for y in (0, height - 1):
                assert card.get_at((x, y)).a < 40
        assert card.get_at((width // 2, height // 2)).a == 255


@pytest.mark.parametrize("back", BACKS)
def test_a_back_has_an_ivory_border_and_looks_the_same_both_ways(back: str) -> None:
    card = CardArt(back).back(210)
    assert card.get_at((4, 146))[:3] == (246, 240, 225)
    assert difference(card, pygame.transform.flip(card, True, True)) < 4


@pytest.mark.parametrize("face", COURTS)
def test_a_court_looks_the_same_when_it_is_turned_round(pack: CardArt, face: str) -> None:
    card = pack.face(face, 210)
    assert difference(card, pygame.transform.flip(card, True, True)) < 2


@pytest.mark.parametrize("width", [68, 96, 112, 225])
@pytest.mark.parametrize("face", ["7S", "TC", "KS", "QH", "AD"])
def test_an_index_has_air_at_the_edge_of_its_card(pack: CardArt, face: str, width: int) -> None:
    """They stood hard at the left edge, and higher than the corner is round."""
    card = pack.face(face, width)
    sheet = card.get_at((width // 2, round(width * 0.045)))
    edge = [round(width * share) for share in (0.016, 0.02)]
    rows = range(round(width * 0.1), round(width * 0.4))
    for x in edge:
        assert all(abs(card.get_at((x, y)).r - sheet.r) < 60 for y in rows)
    top = round(width * 0.048)
    assert all(abs(card.get_at((x, top)).r - sheet.r) < 60 for x in range(width // 16, width // 5))


def test_french_indices_change_the_courts_only(pack: CardArt) -> None:
    french = CardArt(courts=("R", "D", "V"))
    changed = {
        face
        for face in FACES
        if difference(index_of(pack.face(face, WIDTH)), index_of(french.face(face, WIDTH))) > 0.5
    }
    assert changed == set(COURTS)


@pytest.mark.parametrize("face", [face for face in FACES if face[0] in "789A"])
def test_large_indices_are_one_and_a_half_times_as_high_and_more(pack: CardArt, face: str) -> None:
    # The outer hundred of a card's 630 hold the index only, from 20 to 140 (usual) or 220 (large).
    def height(card: pygame.Surface) -> int:
        strip = card.subsurface((16, 20, 90, 200))
        inked = [any(min(strip.get_at((x, y))[:3]) < 150 for x in range(90)) for y in range(200)]
        first = inked.index(True)
        return inked.index(False, first) - first

    large = CardArt(large=True)
    assert height(large.face(face, 630)) >= 1.6 * height(pack.face(face, 630))


@pytest.mark.parametrize("four", [False, True])
def test_large_indices_tell_every_card_from_all_others_by_its_outer_fifth(four: bool) -> None:
    large = CardArt(large=True, four=four)
    cards = {face: large.face(face, WIDTH) for face in FACES}
    strip = 0, 0, WIDTH // 5, HEIGHT * 2 // 5  # index and suit: all that a fan shows
    corners = {face: card.subsurface(strip) for face, card in cards.items()}
    for one, other in combinations(FACES, 2):
        assert difference(corners[one], corners[other]) > 3, f"{one} looks like {other}"


@pytest.mark.parametrize("face", FACES)
def test_a_large_index_and_its_suit_lie_free_of_pips_court_and_ornament(face: str) -> None:
    # Between the column of the index, 66 wide at most on either side of 66, and the rest: ivory.
    card = CardArt(large=True).face(face, 630)
    gap = [card.get_at((x, y))[:3] for x in (123, 124) for y in range(20, 340)]
    assert set(gap) == {(246, 240, 225)}


def coloured(card: pygame.Surface, colour: tuple[int, int, int]) -> int:
    """How many pixels are of a colour."""
    near = (12, 12, 12, 255)
    return pygame.mask.from_threshold(card, (*colour, 255), near).count()


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("face", FACES)
def test_in_four_colours_diamonds_are_blue_and_clubs_green(face: str, large: bool) -> None:
    two, four = CardArt(large=large), CardArt(large=large, four=True)
    before, after = two.face(face, 210), four.face(face, 210)
    if face[1] in "SH":
        assert pixels(before) == pixels(after)
        return
    usual, other = TWO_SUITS[face[1]], FOUR_SUITS[face[1]]
    index = 2, 8, 30, 100
    assert coloured(after.subsurface(index), other) > 200
    assert coloured(after.subsurface(index), usual) == 0
    assert coloured(before.subsurface(index), usual) > 200
    if face[0] not in "KQJ":
        assert coloured(after, other) > 0.8 * coloured(before, usual)


@pytest.mark.parametrize("suit", "SHDC")
def test_a_suit_sign_takes_any_colour(pack: CardArt, suit: str) -> None:
    sign = pack.suit(suit, 40, "#C9A24B")
    assert sign.get_size() == (40, 40)
    assert sign.get_at((20, 18)) == pygame.Color("#C9A24B")
    assert sign.get_at((0, 0)).a == 0


@pytest.mark.parametrize(
    "name", [path.stem for path in DRAWINGS if path.parent.name == "icons" and path != PROGRAM]
)
def test_every_icon_can_be_painted(pack: CardArt, name: str) -> None:
    icon = pack.icon(name, 24, (246, 240, 225, 217))
    assert icon.get_bounding_rect().width >= 12


def test_the_program_has_an_icon_of_its_own_colours() -> None:
    icon = pygame.image.load_sized_svg(PROGRAM, (64, 64))
    assert icon.get_size() == (64, 64)
    assert icon.get_at((0, 0)).a == 0
    assert icon.get_at((33, 33)).a == 255


def test_what_is_no_card_is_refused(pack: CardArt) -> None:
    with pytest.raises(ValueError, match="'1S' is no card"):
        pack.face("1S", WIDTH)
    with pytest.raises(ValueError, match="KS'\" is no card"):
        pack.face("KS'", WIDTH)
    with pytest.raises(ValueError, match="no card back 'green'"):
        CardArt("green")
    with pytest.raises(ValueError, match="without a letter among"):
        CardArt(courts=("K", "", "B"))


@pytest.mark.usefixtures("fresh_drawings")
@pytest.mark.parametrize("damage", [b"", b"<svg><path d='M0 0'", b"no drawing at all", b"\xff\xfe"])
def test_a_damaged_court_is_named_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, damage: bytes
) -> None:
    monkeypatch.setattr(assets, "asset_bytes", lambda _path: damage)
    with pytest.raises(assets.AssetError, match=r"drawing assets/.* is damaged\. Please install"):
        CardArt().face("KS", WIDTH)


@pytest.mark.usefixtures("fresh_drawings")
def test_a_missing_drawing_is_named_in_a_sentence() -> None:
    with pytest.raises(assets.AssetError, match=r"assets/icons/none\.svg cannot be read\. Please"):
        CardArt().icon("none", 24, "white")


def test_a_drawing_holds_only_what_the_reader_understands() -> None:
    for path in DRAWINGS:
        for element in ET.parse(path).iter():
            name = element.tag.rpartition("}")[2]
            assert name in ELEMENTS, f"<{name}> of {path} would be left out in silence"
            assert not ATTRIBUTES_IGNORED & set(element.attrib), path
            assert not any("var(" in value for value in element.attrib.values()), path


def test_the_credits_name_the_folder_of_every_drawing() -> None:
    credits_page = (ASSETS / "CREDITS.md").read_text(encoding="utf-8")
    for folder in {path.parent.relative_to(ASSETS).as_posix() for path in DRAWINGS}:
        assert f"`{folder}/`" in credits_page


@pytest.mark.parametrize("face", COURTS)
def test_the_name_of_a_court_stands_along_its_frame_where_there_is_room(face: str) -> None:
    named, plain = CardArt(), CardArt(names=False)
    assert pixels(named.face(face, 80)) == pixels(plain.face(face, 80)), "too small for a name"
    large = named.face(face, 210)
    assert pixels(large) != pixels(plain.face(face, 210))
    assert difference(large, pygame.transform.flip(large, True, True)) < 2


def test_only_courts_have_names() -> None:
    for face in FACES:
        if face not in COURTS:
            assert pixels(CardArt().face(face, 210)) == pixels(CardArt(names=False).face(face, 210))


@pytest.mark.parametrize("face", COURTS)
def test_a_small_court_is_drawn_plain_and_a_large_one_in_full(
    face: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def noted(path: str) -> str:
        asked.append(path)
        return assets.drawing(path)

    monkeypatch.setattr("game.window.pack.card_art.drawing", noted)
    CardArt().face(face, 31)
    assert any("courts/plain/" in path for path in asked)
    asked.clear()
    CardArt().face(face, 32)
    assert not any("courts/plain/" in path for path in asked)


Wanted = Callable[[pygame.Color], bool]
PEOPLE = [f"{name}-{mood}" for name, mood in product(AI.portraits.values(), Mood)]


@pytest.mark.parametrize("face", PEOPLE)
def test_a_portrait_is_an_oval_of_brass_with_clear_corners(pack: CardArt, face: str) -> None:
    painted = pack.portrait(face, 144)
    assert painted.get_size() == (144, 180)
    for x in (0, 143):
        for y in (0, 179):
            assert painted.get_at((x, y)).a == 0
    assert painted.get_at((72, 90)).a == 255
    rim = painted.get_at((72, 7))
    assert rim.r > rim.b + 40


def test_no_two_portraits_are_alike(pack: CardArt) -> None:
    for one, other in combinations(AI.portraits.values(), 2):
        calm = [pack.portrait(f"{name}-calm", 60) for name in (one, other)]
        assert difference(*calm) > 5


@pytest.mark.parametrize("name", AI.portraits.values())
def test_moods_are_told_apart_where_a_face_is_as_small_as_at_the_smallest_table(
    pack: CardArt, name: str
) -> None:
    for one, other in combinations(Mood, 2):
        faces = [pack.portrait(f"{name}-{mood}", 64) for mood in (one, other)]
        assert difference(*faces) > 2


def part(painted: pygame.Surface, top: float, foot: float, wanted: Wanted) -> float:
    """How much of a portrait's middle between two heights is of a colour that is wanted."""
    wide, high = painted.get_size()
    places = list(
        product(range(wide // 5, wide * 4 // 5), range(int(high * top), int(high * foot)))
    )
    return sum(wanted(painted.get_at(place)) for place in places) / len(places)


def test_a_head_fills_more_of_a_small_portrait_than_of_a_large_one(pack: CardArt) -> None:
    def hair(width: int) -> float:
        return part(
            pack.portrait("finch-calm", width), 0.1, 0.45, lambda c: max(c.r, c.g, c.b) < 60
        )

    assert hair(150) > 1.1 * hair(170) > 0.05


@pytest.mark.parametrize("mood", Mood)
def test_red_lips_are_seen_at_the_table_and_a_face_is_light(pack: CardArt, mood: Mood) -> None:
    """A viewer called the one an ashen mask and the other a dark patch."""
    argand, finch = (pack.portrait(f"{name}-{mood}", 90) for name in ("argand", "finch"))
    assert part(argand, 0.5, 0.8, lambda c: c.r > 140 and c.g < 90) > 0.004
    assert part(finch, 0.3, 0.6, lambda c: c.r > 170 and 50 < c.r - c.b < 130) > 0.1


def test_everybody_who_sits_opposite_has_a_face() -> None:
    assert set(AI.portraits) == set(AI.opponents)


@pytest.mark.parametrize(
    ("maker", "folder", "made"),
    [
        ("courts", "cards/courts", "*.svg"),
        ("portraits", "portraits", "*.svg"),
        ("lettering", "things", "lettering.svg"),
    ],
)
def test_the_maker_of_drawings_draws_what_is_shipped(
    maker: str, folder: str, made: str, tmp_path: Path
) -> None:
    program = ASSETS.parent / "packaging" / f"draw_{maker}.py"
    run = subprocess.run(
        [sys.executable, str(program), str(tmp_path)], check=True, capture_output=True
    )
    assert not run.stderr

    def drawn(under: Path) -> dict[str, bytes]:
        found = under.rglob(made)
        return {path.relative_to(under).as_posix(): path.read_bytes() for path in found}

    assert drawn(tmp_path) == drawn(ASSETS / folder) != {}


def test_courts_and_portraits_are_all_there_and_none_is_large() -> None:
    assert len(list((ASSETS / "cards" / "courts").rglob("*.svg"))) == 24
    portraits = list((ASSETS / "portraits").iterdir())
    assert {path.stem for path in portraits} == set(PEOPLE)
    assert all(path.stat().st_size < 20_000 for path in portraits)


def test_the_whole_pack_is_less_than_700_kilobytes() -> None:
    assert sum(path.stat().st_size for path in (ASSETS / "cards").rglob("*.svg")) < 700_000


@pytest.mark.parametrize("name", BOXES)
def test_every_thing_is_drawn_and_no_two_are_alike(pack: CardArt, name: str) -> None:
    painted = pack.thing(name, 60)
    assert painted.get_width() == 60
    assert painted.get_bounding_rect().width > 30
    same = (other for other in BOXES if other != name and BOXES[other] == BOXES[name])
    for other in same:
        assert difference(painted, pack.thing(other, 60)) > 5
