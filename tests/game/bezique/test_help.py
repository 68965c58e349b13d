"""The book of help on Bezique: what is its own; the rest holds in each game."""

from __future__ import annotations

from game.bezique.help import BeziqueTopic, topic_of
from game.pages.help.book import Help
from game.words.catalogue import say_of, speak
from rules.bezique.combinations import Kind, worth
from tests.game.bezique.sitting import NAME, Sitting


def test_what_is_said_to_count_counts_so_much() -> None:
    speak("en")
    for key, kind in (
        ("marriage", Kind.MARRIAGE),
        ("sequence", Kind.SEQUENCE),
        ("bezique", Kind.BEZIQUE),
        ("double", Kind.DOUBLE_BEZIQUE),
        ("aces", Kind.FOUR_ACES),
        ("kings", Kind.FOUR_KINGS),
        ("queens", Kind.FOUR_QUEENS),
        ("knaves", Kind.FOUR_KNAVES),
        ("plain", Kind.PLAIN_SEQUENCE),
        ("triple", Kind.TRIPLE_BEZIQUE),
        ("quadruple", Kind.QUADRUPLE_BEZIQUE),
    ):
        said = say_of(NAME, f"help.combinations.{key}").rpartition("| ")[2]
        assert int(said.replace(",", "")) == worth(kind)


def test_at_the_table_the_book_opens_at_what_is_going_on() -> None:
    sitting = Sitting(seed=3)
    seen_topics = set()
    for _ in range(75):
        sitting.until(lambda: sitting.asked)
        if sitting.over or sitting.session.state.standing.results:
            break
        seen_topics.add(topic_of(sitting.seen))
        sitting.one("keys")
    topic = BeziqueTopic
    assert seen_topics == {topic.PACK, topic.PLAY, topic.WINDOW, topic.LAST}
    sitting.press("f1")
    assert isinstance(sitting.stack.top, Help)
