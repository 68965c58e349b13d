"""When something of ours breaks, or there is nothing to be seen on."""

WORDS: dict[str, str] = {
    "failure.broke": "Something in Piquet broke, and it must stop here. All that was played is "
    "stored.",
    "failure.written": "What happened is written in {log}.",
    "failure.no-screen": "Piquet needs a screen and found none. Start it from a desktop session "
    "(over ssh, with a forwarded display).",
    "demo.no-screen": "There is no screen, so the partie is told instead.",
    "demo.pictures.one": "{count} picture in {folder}",
    "demo.pictures.many": "{count} pictures in {folder}",
    "demo.unwritten": "piquet demo: the pictures cannot be written to {folder}: {why}",
}
