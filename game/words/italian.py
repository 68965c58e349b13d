"""Italian: numbers in words, what agrees or runs together with its neighbour; how it is set.

Sentences ask for them by `{number:f}`, `{number:un}`, `{name:una}`, `{card:di}`, `{card:a}`,
`{ranks:i}`, `{name:te}`, `{day:primo}` and `{word:low}`.
"""

from __future__ import annotations

from game.words.languages import Language, lowered

_SMALL = (
    *("zero", "uno", "due", "tre", "quattro", "cinque", "sei", "sette", "otto", "nove", "dieci"),
    *("undici", "dodici", "tredici", "quattordici", "quindici", "sedici", "diciassette"),
    *("diciotto", "diciannove"),
)
_TENS = ("venti", "trenta", "quaranta", "cinquanta", "sessanta", "settanta", "ottanta", "novanta")

_OF_THE = {
    "il ": "del ",
    "la ": "della ",
    "l’": "dell’",
    "i ": "dei ",
    "gli ": "degli ",
    "le ": "delle ",
}
_TO_THE = {"il ": "al ", "la ": "alla ", "l’": "all’", "i ": "ai ", "gli ": "agli ", "le ": "alle "}


def number_words(value: int) -> str:
    """A number from 0 to 999 in words, "duecentotré"; larger ones in figures."""
    if not 0 <= value < 1000:
        return str(value)
    words = _below_a_thousand(value)
    return words[:-1] + "é" if value > 3 and words.endswith("tre") else words


def _below_a_thousand(value: int) -> str:
    if value < 20:
        return _SMALL[value]
    if value < 100:
        tens, ones = divmod(value, 10)
        head = _TENS[tens - 2]
        if ones in (1, 8):  # «ventuno», «ventotto»
            head = head[:-1]
        return head + (_SMALL[ones] if ones else "")
    hundreds, rest = divmod(value, 100)
    head = ("" if hundreds == 1 else _SMALL[hundreds]) + "cento"
    tail = _below_a_thousand(rest) if rest else ""
    return (head[:-1] if tail.startswith("ott") else head) + tail  # «centotto», but «centouno»


def feminine(words: str) -> str:
    """A number as it counts cards, tricks or parties: «una»; only one has a gender."""
    return words[:-1] + "a" if words.lower() == "uno" else words


def shortened(words: str) -> str:
    """A number before a masculine noun: «un carico»."""
    return words[:-1] if words.lower() == "uno" else words


def with_una(name: str) -> str:
    """One of a sequence: «una terza», «un’ottava»."""
    return f"un’{name}" if name[:1] in "aeiou" else f"una {name}"


def with_di(words: str) -> str:
    """Of something, and of the thing: «di Ada», «del re di cuori»."""
    return _joined(words, _OF_THE, "di ")


def with_a(words: str) -> str:
    """To something, and to the thing: «a Blaise», «all’asso di fiori»."""
    return _joined(words, _TO_THE, "a ")


def _joined(words: str, articles: dict[str, str], plain: str) -> str:
    for article, both in articles.items():
        if words.lower().startswith(article):
            return both + words[len(article) :]
    return plain + words


def with_article(ranks: str) -> str:
    """Several of a rank with their article: «gli assi», «le donne», «i re»."""
    if ranks[:1].lower() in "ao" and ranks:
        return f"gli {ranks}"
    return f"le {ranks}" if ranks == "donne" else f"i {ranks}"


def after_preposition(name: str) -> str:
    """Somebody, as one is called after "contro" or "a": «te»; names stay as they are."""
    return {"Tu": "te", "tu": "te"}.get(name, name)


def day(number: str) -> str:
    """The day of a month: the first is «1º», the others are plain."""
    return "1º" if number == "1" else number


def typeset(sentence: str) -> str:
    """A sentence with curled apostrophes."""
    return sentence.replace("'", "’")


LANGUAGE = Language(
    name="Italiano",
    english="italian",
    culture="it-IT",
    courts=("R", "D", "F"),
    number_words=number_words,
    forms={
        "f": feminine,
        "un": shortened,
        "una": with_una,
        "di": with_di,
        "a": with_a,
        "i": with_article,
        "te": after_preposition,
        "primo": day,
        "low": lowered,
    },
    typeset=typeset,
)
