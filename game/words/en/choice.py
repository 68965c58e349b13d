"""The choice of the language."""

WORDS: dict[str, str] = {
    "language.unknown": "{variable} is “{found}”, a language that is not spoken here; "
    "set it to {known}. English it is for now.",
}
