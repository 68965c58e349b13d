"""What is said about saves, settings and score cards."""

WORDS: dict[str, str] = {}
