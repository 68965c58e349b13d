"""The road to thirty: where it leads, how far it still is, and what would bar it."""

WORDS: dict[str, str] = {
    "road.pique": "pique",
    "road.repique": "repique",
    "road.more.mine": "{Jump}: {more} more for you",
    "road.more.theirs": "{Jump}: {more} more for {other}",
    "road.there.mine": "{Jump}: thirty in hand for you",
    "road.there.theirs": "{Jump}: thirty in hand for {other}",
    "road.better.point": "a better point",
    "road.better.sequence": "a better sequence",
    "road.better.set": "a better quatorze or trio",
    "road.bar.mine": "What bars it: {bars}, if {other} counts it.",
    "road.bar.theirs": "What bars it: {bars}, if you count it.",
    "road.bar.none": "Nothing can bar it now.",
    "road.bar.points.mine": "Barred by the first point {other} counts.",
    "road.bar.points.theirs": "Barred by the first point you count.",
    "road.bar.trick.mine": "Barred by the first trick {other} wins.",
    "road.bar.trick.theirs": "Barred by the first trick you win.",
}
