"""The book of help itself, whatever stands in it."""

WORDS: dict[str, str] = {
    # The book of help itself
    "help.title": "Help",
    "help.back": "Back",
    "help.next": "Next",
    "help.previous": "Previous",
    "help.leaf": "{leaf} of {leaves}",
    "help.search": "Type to search",
    "help.query": "“{query}”",
    "help.hits.one": "{count} place",
    "help.hits.many": "{count} places",
    "help.hits.row": "{what}: {rest}",
    "help.hits.none": "Nothing here says “{query}”. Try a shorter word.",
    "help.here": "You are here",
    "help.see": "See also",
    "help.agreed.partie": "In this partie: {game}",
    "help.agreed.next": "As chosen for the next partie: {game}",
    "help.page.keys": "Keys and mouse",
}
