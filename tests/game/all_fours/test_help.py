"""The book of help on All-Fours: what is its own; the rest holds in each game."""

from __future__ import annotations

from game.all_fours.help import AllFoursTopic, topic_of
from game.pages.help.book import Help
from tests.game.all_fours.sitting import Sitting


def test_at_the_table_the_book_opens_at_what_is_going_on() -> None:
    found = set()
    for seed in (2, 3, 5):
        sitting = Sitting(seed=seed)
        for _ in range(40):
            sitting.until(lambda: sitting.asked)  # noqa: B023 - called at once
            if sitting.over or len(sitting.session.state.standing.results) > 1:
                break
            found.add(topic_of(sitting.seen))
            sitting.one("keys")
    topic = AllFoursTopic
    assert found == {topic.PACK, topic.BEG, topic.RUN, topic.PLAY, topic.HIGH}
    sitting.press("f1")
    assert isinstance(sitting.stack.top, Help)
