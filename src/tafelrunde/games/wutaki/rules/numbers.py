"""The names of things and their small numbers, shared by all modules."""

from __future__ import annotations

from typing import Final

RESOURCES: Final = ("wood", "stone", "sheep", "oil", "gold")
KINDS_OF_RESOURCE: Final = 5
GOLD: Final = 4
# what effects speak of: the resources, then
COST: Final = 5  # the resource of the own cost marker
ANY: Final = 6  # any resources, mixed at will
POINTS: Final = 7
OMEN: Final = 8
SECRET: Final = 9
THINGS: Final = (*RESOURCES, "cost", "any", "points", "omen", "secret")

UNKNOWN: Final = -2  # in what a reader sees: a face or an element that it does not know

ELEMENTS: Final = ("fire", "water", "earth", "wind")

PYRAMID: Final = 0
CHASE: Final = 1
ACCEPT: Final = 2  # and the three after it: one area per slot
GIVE: Final = 6
RENEW: Final = 7
UPGRADE: Final = 8
FOREST: Final = 9  # the first of the six locations
MARKET: Final = 13
VILLAGE: Final = 14  # the last of them
FAVOUR: Final = 15
PLUNDER: Final = 16
PLAY: Final = 17
DRAW: Final = 18
TRADE: Final = 19
CLAIM: Final = 20
CARD: Final = 21  # the place of a round card
OWN: Final = 22  # the place on the own master board
AREAS: Final = (
    "pyramid", "chase", "accept-1", "accept-2", "accept-3", "accept-4", "give", "renew", "upgrade",
    "forest", "quarry", "pasture", "spring", "market", "village",
    "favour", "plunder", "play", "draw", "trade", "claim", "card", "own",
)  # fmt: skip
AREA_COUNT: Final = 23
LOCATIONS: Final = AREAS[FOREST : VILLAGE + 1]
SLOTS: Final = 4

LOYAL: Final = 0
ADDITIONAL: Final = 1
SPECIAL: Final = 2
WORKERS: Final = ("loyal", "additional", "special")
LETTERS: Final = "las"
ONE: Final = (1, 8, 64)  # one worker of each kind in the number of a spot
LOYAL_WORKERS: Final = 4
ADDITIONAL_WORKERS: Final = 4

UPGRADES: Final = 6  # markers of each colour
TOP: Final = 4  # level of the pyramid
GOAL: Final = 100  # points
FIRST_POINTS: Final = 5
UNFULFILLED: Final = 8
SET: Final = 5  # equal resources
SET_POINTS: Final = 3
MOST_SET_POINTS: Final = 15
MOST_ROUNDS: Final = 40

# what cards count at the end: resources, elements of fulfilled pacts, then
FULFILLED: Final = 9
HIRED: Final = 10
HAND: Final = 11
OMENS: Final = 12  # in hand and open
UPGRADED: Final = 13
LEVEL: Final = 14
REVENGES: Final = 15
MEASURES: Final = (
    *RESOURCES, *ELEMENTS, "fulfilled", "hired", "hand", "omen", "upgrade", "pyramid", "revenge",
)  # fmt: skip

REASONS: Final = ("", "points", "pyramid", "rounds")
BY_POINTS: Final = 1
BY_PYRAMID: Final = 2
BY_ROUNDS: Final = 3

# 16.1: when an ability marker may be turned over
WHEN_ACTION: Final = 0
WHEN_FIELD: Final = 1
WHEN_TURN: Final = 2
WHEN_PACT: Final = 3
