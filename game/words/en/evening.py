"""Evenings of more than two, in English."""

WORDS: dict[str, str] = {
    "evening.otherwise": "{name} heard you, and decided otherwise.",
}
