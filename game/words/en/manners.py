"""What those who sit opposite add to the words of the game, which themselves stay exact."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "manner.novice.call": "Is that good?",
    "manner.novice.good": "Oh, well.",
    "manner.novice.not-good": "Mine is better!",
    "manner.novice.feat": "Did you see that?",
    "manner.novice.struck": "Oh, no!",
    "manner.club.call": "Good?",
    "manner.club.good": "Good.",
    "manner.club.equal": "Go on.",
    "manner.club.feat": "There.",
    "manner.master.call": "If you please.",
    "manner.master.good": "Very well.",
    "manner.master.not-good": "No, my dear.",
    "manner.master.feat": "There we are.",
    "manner.master.struck": "Well played, my dear.",
    "manner.brandt.call": "Ha!",
    "manner.brandt.good": "By heaven!",
    "manner.brandt.not-good": "Not this time!",
    "manner.brandt.feat": "Fire!",
    "manner.brandt.struck": "Beaten, by heaven!",
    "manner.bell.good": "Indeed.",
    "manner.bell.not-good": "Nearly.",
    "manner.bell.struck": "Ah. Well done.",
}
