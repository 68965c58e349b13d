"""What the players of Bezique are called in English, and what it is called itself."""

WORDS: dict[str, str] = {
    "title": "Bezique",
    "level.thumb": "Rival",
    "level.thumb.help": "Keeps what may serve, and declares the dearest thing.",
}
