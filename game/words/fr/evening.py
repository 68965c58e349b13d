"""Les soirées à plus de deux, en français."""

WORDS: dict[str, str] = {
    "evening.otherwise": "{name} vous a entendu, et en décide autrement.",
}
