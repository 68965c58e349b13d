"""The written record of a deal or a partie (rules/NOTATION.md): read, completed, played."""
