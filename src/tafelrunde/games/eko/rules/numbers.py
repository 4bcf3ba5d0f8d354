"""The numbers of the rulebook, each once, and how a stack or a building is held in one int."""

from __future__ import annotations

from typing import Final

# 1.1: the pieces of one colour
ORDINARY: Final = 15  # discs besides the emperor
CAMPS: Final = 5
TOWERS: Final = 3
CASTLES: Final = 1
COLOURS: Final = ("blue", "orange", "green", "violet")

# levels of buildings; 5.8 and 9.1: a level is also the price in discs and the worth in points
CAMP: Final = 1
TOWER: Final = 2
CASTLE: Final = 3
LEVELS: Final = ("camp", "tower", "castle")
SURCHARGE: Final = 1  # 5.9

HIGHEST: Final = 4  # 1.5: discs of a stack
MARCH: Final = 3  # 7.3: discs that a forced march costs
GOAL: Final = 12  # 9.2
PRISONER: Final = 3  # 9.1: points
PYRAMID: Final = 2  # 14.3: points
FAILURES: Final = 50  # 2.2: rotations drawn in vain before the tiles are laid anew
MOST_ZONES: Final = 8  # 13.1, 14.2: six storm tiles and two pyramids, none touching

# what lies on a cell: 0 nothing, else OWNER bits, the EMPEROR bit, and discs of the stack
# or level of the building in the SIZE bits
SIZE: Final = 7
EMPEROR: Final = 8
OWNER: Final = 4  # shift

# where an emperor is; from 0 on: the seat that holds him prisoner
ON_BOARD: Final = -2
IN_RESERVE: Final = -1

# powers of two below 2**66 leave different remainders by it: the number of a set's lowest bit is
# looked up by `place[(bits ^ rest) % BIT_NUMBER]`, with `rest` the set without that bit
BIT_NUMBER: Final = 67
