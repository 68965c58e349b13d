"""The choice of the language, in French."""

WORDS: dict[str, str] = {
    "language.unknown": "{variable} vaut « {found} », langue qui ne se parle pas ici ; "
    "donnez-lui {known}. L’anglais en attendant.",
}
