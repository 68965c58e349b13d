"""The commands, one module each: it reads its arguments, calls what does the work, and prints.

`run` takes the arguments and gives the exit code. What a command needs of a game it asks the
registry for, by the name that was typed or that a file names; here no game is known.
"""
