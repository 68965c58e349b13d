"""The four suit signs, small, as they are woven into dress, crown and attribute.

Each is drawn about its middle, 20 units high at size 1.
"""

from .pen import at, shape

SIGNS = {
    "spades": "M0,-10C3,-5 10,-1 10,4.5C10,9 4.5,10 1.5,6.5C1.8,8.5 2.5,9.5 4,10L-4,10"
    "C-2.5,9.5 -1.8,8.5 -1.5,6.5C-4.5,10 -10,9 -10,4.5C-10,-1 -3,-5 0,-10Z",
    "hearts": "M0,10C-3,5 -10,1 -10,-4.5C-10,-9.5 -3,-11 0,-5.5C3,-11 10,-9.5 10,-4.5"
    "C10,1 3,5 0,10Z",
    "diamonds": "M0,-11L8,0L0,11L-8,0Z",
    "clubs": "M-1.5,3C-3,7.5 -9.5,7 -9.5,2C-9.5,-2 -6,-3.5 -3.5,-2.5"
    "C-6,-5.5 -4,-10 0,-10C4,-10 6,-5.5 3.5,-2.5C6,-3.5 9.5,-2 9.5,2C9.5,7 3,7.5 1.5,3"
    "C1.7,7 2.5,9 4.5,10L-4.5,10C-2.5,9 -1.7,7 -1.5,3Z",
}


def sign(
    suit: str, x: float, y: float, size: float, fill: str, width: float = 0, turn: float = 0
) -> str:
    """A suit sign `20 * size` high about (x, y)."""
    d = SIGNS[suit]
    return at(x, y, shape(d, fill, width / size), size=size, turn=turn)
