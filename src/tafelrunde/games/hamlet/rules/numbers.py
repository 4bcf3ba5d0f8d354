"""Numbers and names that the rules share."""

from __future__ import annotations

from typing import Final

KINDS: Final = ("wood", "stone", "wheat", "timber", "brick", "flour", "milk")
WOOD: Final = 0
STONE: Final = 1
WHEAT: Final = 2
RAW: Final = 3  # kinds below are raw materials
GOODS: Final = ("timber", "brick", "flour", "milk")  # kind - RAW
ANY_RAW: Final = 0b111

# tokens as they lie on tiles: raw, simple goods, fine goods
TOKENS: Final = (*KINDS, *[f"fine-{good}" for good in GOODS])
FINE: Final = 7  # tokens from here on are of high quality

RAW_TOKENS: Final = 6  # of each kind (1.4)
GOOD_TOKENS: Final = 2  # of each good and colour (1.5)
FLAGS: Final = 6
VILLAGERS: Final = 4
DONKEYS: Final = 6
ROADS: Final = 5
HAND: Final = 3  # blueprints (7.4)
ROW: Final = 4  # blueprints on offer (2.4)
OPEN_TRADES: Final = 3
PIECES: Final = 6  # of the church (1.3)
FILLED: Final = 2  # raw tokens on each producer at the start (2.3)

HIRE: Final = (0, 5, 7, 9)  # by villagers that one has (7.5)
DONKEY_PRICE: Final = 3
ROAD_COST: Final = 2
BEGGED: Final = 1
GOLD_PER_POINT: Final = 5  # 13.9
BOTRIK_HIRE: Final = 5

MILESTONES: Final = ("carpenter", "mason", "miller", "herder", "planner")  # kind - RAW; planner
PLANNER: Final = 4

# places with a role of their own
CHURCH: Final = 0
HALL: Final = 1
MARKET: Final = 2
WOODCUTTER: Final = 3
QUARRY: Final = 4
FARM: Final = 5
STARTING: Final = 6  # tiles below lie there from the beginning

# groups of tiles: start, bag, then the stacks by good
BAG: Final = 1
STACKS: Final = 2

# what a tile is
PLAIN: Final = 0
PRODUCER: Final = 1
BARN: Final = 2
REFINERY: Final = 3
LANDMARK: Final = 4

# Botrik's action tiles
RAW_ACTION: Final = 0
BLUEPRINT_ACTION: Final = 1
GOODS_ACTION: Final = 2
PLACE_ACTION: Final = 3
ROAD_ACTION: Final = 4
ACTIONS: Final = ("raw", "blueprint", "goods", "place", "road")
# in events: an order is called like an action, and a log lights what it names
TOLD_ACTIONS: Final = tuple([f"action-{action}" for action in ACTIONS])

PERSON: Final = 0  # the side of the person who plays against him
BOWL: Final = (3, 2, 1)  # markers per circle (15.4)
CIRCLES: Final = ("circle-1", "circle-2", "circle-3")

CHAPLAIN: Final = 5
SACRISTAN: Final = 3
MERCHANT: Final = 4
LANDSCAPER: Final = 4
MERCHANT_LEAST: Final = 5  # 23.11
BOTRIK_LANDMARK: Final = 3
