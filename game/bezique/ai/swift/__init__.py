"""The play as small numbers, quick enough to be played out hundreds of times while one waits."""
