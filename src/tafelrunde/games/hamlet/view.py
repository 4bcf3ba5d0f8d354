"""Everybody sees everything (1.7); `view.facts` is the whole position as data.

    {"village": [{"tile": "church", "at": [0, 0], "turn": 0}, …],      in the order they were laid
     "roads": [{"from": "church", "edge": "e11", "to": "quarry", "by": "0"}, …],   `edge` of `from`
     "tokens": {"woodcutter": ["wood", "wood"], "sawmill": ["fine-timber 0"]},  lying on tiles
     "sides": [{"points": 0, "gold": 3, "standing": ["church"], "lying": ["market"],
                "donkeys": ["church"], "driven": ["farm"],       `driven`: moved in this donkey step
                "blueprints": ["sawmill"], "landmarks": ["pond"],
                "orders": ["gold"], "trades": ["A1"], "milestones": ["carpenter"]}, …],
     "row": [{"tile": "inn", "gold": 1}, …],                      blueprints on offer, left to right
     "trades": ["A1", "A2", "A3"],                                face up on the market
     "round": 1, "turn": "0",                                     `turn`: the side whose turn it is
     "last": 7,                      once the church is finished: the round that ends the match
     "botrik": {"open": true, "row": ["raw", "goods", "place", "road", "blueprint"],
                "bowl": [3, 2, 1], "given": false, "first": true},  only with one seat
     "steps": [{"ask": "turn", "side": "0"}, …]}                  what is to be decided, top last

A side is named by its seat, "0" to "3", or "botrik" (then the second of two sides; his gold lies
on the support tile). Fields that are empty or false may be left out when a position is written by
hand; a side without any villager gets one on the church, without "last" this round is the last
once all orders are filled, and without "steps" the turn of "turn" begins. Everything that is
nowhere lies in the supply, the box, the bag or a locked stack.

A raw token is "wood", "stone" or "wheat"; a refined one its name and its owner: "timber 0",
"fine-timber botrik" (fine: high quality). Orders: gold, raw, timber-flour, brick-milk, and from
three seats on timber-brick, flour-milk. Milestones: carpenter, mason, miller, herder, planner.
Trade tiles: A1 to C4. Botrik's actions: raw, blueprint, goods, place, road. Tile names as in
`data/tiles.toml`.

Actions of seats (TILE is always a tile's name; E is an edge e1 to e14, T is t1 to t10):

    go TILE TILE        a standing villager walks from the first to the second (may be the same)
    drive TILE TILE     a donkey goes on to a connected neighbour; `done` ends the donkey step
    pass                ends the turn
    rest                the villager does nothing
    produce · beg       at the tile the villager stands on; in a barn then `fill KIND` per slot
    refine N            makes N goods
    take TILE           a blueprint of the row          } one Town Hall action, ended by `done`
    hire · donkey TILE  a villager; a donkey onto TILE  }
    build TILE          one of the own blueprints, then `place E T`: edge E of the host (the tile
                        the villager stands on) against edge T of the new tile
    road E              across edge E of the tile the villager stands on
    sell TRADE · deliver ORDER
    pay TILE TOKEN OWNER   one token from TILE: `pay farm wheat common`, `pay sawmill fine-timber 0`
    buy                 free trade for all that is missing

With one seat the same seat decides Botrik's ties: `deliver ORDER`, `sell TRADE`, `use TILE` (which
producer or refinery), `fill KIND`, `host TILE`, then `place E T`, `site TILE`, then `road E`,
`pay …`, `villager TILE` (which of his villagers); with the option also `arrange ACTION`.

Chance: `layout picture` or `layout TILE` (at the church's roads, one by one), `row ACTION` (the
action row, one by one), `draw TILE` (from the bag), `trade TRADE`, `marker CIRCLE` (circle-1 to
circle-3).

Steps, top last; "tile", "host", "new" are names, "side" the acting side. `ask` names the question:
turn (with "driven": true once the donkey step is over), donkeys, act (tile), hall ("bought"), fill
(tile), place (new, host), pay (kinds, count, tile), and Botrik's order, sale, use, host, lay, site,
pave, who; chance's layout, action-row, draw, trade, marker; `over` at the end. Other steps are what
follows once the question above them is answered.
"""

from __future__ import annotations

from random import Random

from tafelrunde.core.state import State
from tafelrunde.core.view import View, seen


def view(state: State, seat: int | None) -> View:
    return seen(state, seat)


def determinize(view: View, random: Random) -> State:
    return view.position.clone()
