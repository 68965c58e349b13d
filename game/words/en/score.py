"""What `piquet score` says of the file it reads."""

WORDS: dict[str, str] = {
    # ---- the command
    "score.usage": "Read a deal or a partie in our notation (rules/NOTATION.md) "
    "and print what was scored, line by line.",
    "score.usage.file": "the file to read; - reads what is typed or piped in",
    "score.usage.json": "print JSON for other programs instead (described in rules/NOTATION.md)",
    "score.wrong": "piquet score: {file}, line {line}, column {column}: {sentence}",
    "score.unreadable": "piquet score: {file} cannot be read ({why}); give a text file that can.",
    "score.directory": "piquet score: {file} is a folder; give a text file in it.",
    "score.missing": "piquet score: there is no file {file}; check its name and folder.",
    "score.no-name": "piquet score: no file is named; give its name, "
    "or - for what is typed or piped in.",
    "score.unwritten": "piquet score: the result cannot be written ({why}); "
    "free some space, or write it elsewhere.",
    "score.utf-16": "piquet score: {file} is no text in UTF-8 but in UTF-16, as it seems; "
    "save it as UTF-8 and try again.",
    "score.not-text": "piquet score: {file} is no text in UTF-8; save it as UTF-8 and try again.",
    "score.empty": "piquet score: {file} is empty; "
    "write a deal into it, as the example in rules/NOTATION.md.",
    "score.huge": "piquet score: {file} is too large for a record of a partie; "
    "give one of less than a million characters.",
    "score.no-game": "piquet score: {file}: there is no game “{found}”; "
    "its first line may name {known}.",
    "score.no-notation": "piquet score: {file}: records of {game} cannot be scored.",
    "score.standard-input": "the standard input",
}
