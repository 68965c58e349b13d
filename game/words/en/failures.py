"""When something of ours breaks, or there is nothing to be seen on."""

WORDS: dict[str, str] = {
    "failure.broke": "Something in Piquet broke, and it must stop here. All that was played is "
    "stored.",
    "failure.title": "Piquet stops here",
    "failure.leave": "Close",
    "failure.close": "Any key or click closes the window.",
    "failure.written": "What happened is written in {log}.",
    "failure.no-screen": "Piquet needs a screen and found none. Start it from a desktop session "
    "(over ssh, with a forwarded display).",
    "demo.no-screen": "There is no screen, so the partie is told instead.",
    "demo.pictures.one": "{count} picture in {folder}",
    "demo.pictures.many": "{count} pictures in {folder}",
    "demo.unwritten": "piquet demo: the pictures cannot be written to {folder}: {why}",
    "selftest.good.one": "Piquet is whole: {files} files opened, a deal of {lines} lines played "
    "with the engine, a book written and read, in {seconds} s.",
    "selftest.good.many": "Piquet is whole: {files} files opened, a deal of each of {count} games "
    "played with its engine, {lines} lines in all, books written and read, in {seconds} s.",
    "selftest.wrong": "Piquet is not whole: {what}",
    "selftest.missing": "Nothing lies in {name}. Please install the game again.",
    "selftest.damaged": "The file {name} is missing or damaged. Please install the game again.",
    "selftest.engine": "The engine, a process of its own, does not answer ({why}).",
    "selftest.too-long": "it thinks for too long",
    "selftest.book": "A book written to {folder} could not be read again.",
}
