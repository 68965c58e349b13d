"""The book on the command line."""

WORDS: dict[str, str] = {
    "book.usage": "The book of all your parties: check it, or take it to another computer.",
    "book.usage.check": "look at every line and every deal, and tell what is damaged",
    "book.usage.export": "write the whole book to a file",
    "book.usage.import": "take in the parties of such a file; nothing of yours is lost",
    "book.usage.file": "a file, or - for the standard input or output",
    "book.checked": "Parties: {parties}, complete deals: {deals}, lines: {actions}.",
    "book.whole": "Everything is as it was written.",
    "book.not-whole": "Not all of it is as it was written. Piquet mends what it can the next time "
    "it starts; an older copy lies in the folder snapshots.",
    "book.fault.file": "The file: {what}",
    "book.fault.partie": "Partie {partie}: a line is missing or was changed.",
    "book.fault.deal": "Partie {partie}, deal {number}: its lines are not the sealed ones.",
    "book.exists": "{file} is there already; choose another name.",
    "book.unwritable": "{file} cannot be written: {why}. Choose another place.",
    "book.unreadable": "{file} cannot be read: {why}. Choose another file.",
    "book.exported.one": "One partie was written to {file}.",
    "book.exported.many": "{number} parties were written to {file}.",
    "book.unfit": "{file} was not taken in: {why} Nothing was changed.",
    "book.unfit.no-book": "it is no book that piquet book export wrote.",
    "book.unfit.newer": "a newer Piquet wrote it. Update this one.",
    "book.unfit.damaged": "line {line} is damaged. Export it once more.",
    "book.unfit.changed": "it was changed after it was written. Export it once more.",
    "book.unfit.cut-off": "it ends too early, after line {line}. Export it once more.",
    "book.unfit.goes-on": "line {line} comes after its end. Export it once more.",
    "book.unfit.twice": "line {line} has a partie once more. Export it once more.",
    "book.unfit.beyond": "line {line} has a value that no partie can have. Export it once more.",
    "book.unfit.no-text": "it is no text. Choose a file that piquet book export wrote.",
    "book.unfit.too-large": "it is larger than any book. Choose another file.",
    "book.unfit.line-too-long": "a line is longer than any partie. Export it once more.",
    "book.unfit.silent": "nothing more came for a minute. Send the whole file.",
    "book.unfit.too-long": "reading it took too long. Save it to a file first.",
    "book.not-plain": "{file} is no plain file. Choose another, or send it: "
    "… | piquet book import -",
    "book.left-out": "Partie {partie} could not be read, and was left out.",
    "book.gap": "Partie {partie}: lines of it were lost, as was told then.",
    "book.whole-but": "All the rest is as it was written.",
    "book.standard-output": "the standard output",
    "book.standard-input": "the standard input",
    "book.imported": "New parties: {new}. Went on from yours: {continued}. Known already: {known}. "
    "Played otherwise than yours, and kept beside it: {copies}.",
    "report.usage": "Write down what we need to know of a problem: versions, settings, what "
    "broke, the partie played last. Names and folders are left out.",
    "report.usage.file": "where to write it; else beside the book of parties",
    "report.no-home": "This computer knows no home folder of yours: name a file to write, as in "
    "piquet report FILE.",
    "report.no-such-home": "{variable} says {named}, and no such folder can be found out: name a "
    "file to write, as in piquet report FILE.",
    "report.what": "If something goes wrong, this writes one file that shows what happened: the "
    "version, the system, your settings, what broke, and the partie played last.",
    "report.without": "Left out are the names of the players, your name on this computer, and the "
    "names of your own folders.",
    "report.cards": "The partie is written down with all its cards, those of the other player too. "
    "If you are still playing it, finish it before you read the file.",
    "report.write": "Write the file",
    "report.written": "It is the file {file}. It is plain text: you can read it before you "
    "send it.",
}
