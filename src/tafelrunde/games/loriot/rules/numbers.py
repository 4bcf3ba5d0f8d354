"""The numbers of the rulebook and the names that actions and positions use."""

from __future__ import annotations

from typing import Final

COLOURS: Final = ("blue", "orange", "jade", "plum", "sky", "brick", "lemon", "ink")  # 1.3, by seat
FEW: Final = 4  # up to so many people
STONES_OF_FEW: Final = 4  # 1.2
STONES_OF_MANY: Final = 3
STONES: Final = ("stone-1", "stone-2", "stone-3", "stone-4")

# 1.7
RANKS: Final = (
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "jack", "queen", "king", "ace",
)  # fmt: skip
WORTH: Final = (2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10, 11)
SUIT: Final = (1 << 13) - 1  # a whole hand as bits, two first

CHIPS: Final = 9
DIE: Final = ("1", "2", "3", "4", "5", "6")
ENTRY: Final = 6  # 4.1
TRIES: Final = 3  # 4.2
CLEARING: Final = 4  # 12.1: the first so many arrivals remove stones

# where a stone is when it is on no field
WAITING: Final = -1
OUT: Final = -2

ONWARD: Final = 99  # 10.12: steps left of a stone that goes on to the next large field

# ways; also the arms of a field
LEFT: Final = 0
RIGHT: Final = 1
UP: Final = 2
DOWN: Final = 3
WAYS: Final = ("left", "right", "up", "down")

# what chips are: a value 1 to 9, or
NO_CHIP: Final = 0  # nothing there (any more, or yet)
# and who knows them: a seat that laid it face down, or
ALL: Final = -1
NOBODY: Final = -2

SUCCESS: Final = 0
FAILURE: Final = 1
RESULTS: Final = ("success", "failure")
OPERATIONS: Final = ("plus", "minus", "times", "over")
SIGNS: Final = ("+", "−", "×", "÷")


def stones_each(seats: int) -> int:
    """1.2: four, or three where more than four people play."""
    return STONES_OF_FEW if seats <= FEW else STONES_OF_MANY
