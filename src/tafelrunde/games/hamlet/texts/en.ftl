about = Build a village around its church with villagers and donkeys, refine and sell what it yields, and gather the most points, alone against Botrik or with up to four.

option-layout = Layout
    .help = How the five starting tiles lie around the church.
option-layout-picture = as in the picture
option-layout-drawn = drawn by lot
option-final_round = Final round
    .help = After the round in which the church is finished one more full round is played.
option-longest_road = Longest road
    .help = At the end everybody also scores for the longest chain of tiles across a built road of one's own.
option-parallel_roads = Roads side by side
    .help = Roads may also be built between tiles that a road joins already, only not twice by you in the same place.
option-round_limit = Rounds
    .help = The platform stops the match after this many rounds.
option-easier_donkeys = Easier: two donkeys
    .help = Solo only: you start with two donkeys on the church.
option-easier_landmarks = Easier: modest landmarks
    .help = Solo only: Botrik gains only 1 point for each landmark.
option-easier_payments = Easier: ignored payments
    .help = Solo only: whenever Botrik ignores a payment of gold, he loses as many points.
option-harder_villagers = Harder: two villagers
    .help = Solo only: Botrik starts with two villagers, but without gold.
option-harder_support = Harder: steady support
    .help = Solo only: Botrik's support tile is never closed.
option-harder_chaplain = Harder: Chaplain
    .help = Solo only: you are Chaplain only with more orders than Botrik; he wins a tie.
option-harder_merchant = Harder: Merchant
    .help = Solo only: you are Merchant only with at least five trade tiles; Botrik wins a tie.
option-harder_landmarks = Harder: grand landmarks
    .help = Solo only: Botrik gains 5 points for each landmark.
option-harder_goods = Harder: goods in store
    .help = Solo only: at the end Botrik gains the reward of every good of his still in the village.
option-unscored_gold = Botrik's gold counts nothing
    .help = Solo only: Botrik scores no points for leftover gold at the end.
option-arrange_row = Arrange the action row
    .help = Solo only: you decide the order of Botrik's action tiles.

side-botrik = Botrik

kind-go = Walk
kind-drive = Drive a donkey
kind-pass = End the turn
kind-rest = Rest
kind-done = Done
kind-produce = Produce
kind-fill = Fill a slot
kind-refine = Refine
kind-take = Take a blueprint
kind-hire = Hire a villager
kind-donkey = Buy a donkey
kind-build = Build a place
kind-place = Lay the tile
kind-road = Build a road
kind-sell = Sell
kind-deliver = Deliver
kind-pay = Use a token
kind-buy = Free trade
kind-beg = Beg
kind-use = Building for Botrik
kind-host = Neighbour for Botrik's tile
kind-site = Site of Botrik's road
kind-villager = Botrik's villager
kind-arrange = Arrange the action row
kind-layout = Layout of the village
kind-row = Action row
kind-draw = Tile from the bag
kind-trade = Trade tile
kind-marker = Action marker

do-go =
    { SAME($a, $b) ->
        [yes] Stay: { TOKEN($a) }
       *[no] Walk from { TOKEN($a) } to { TOKEN($b) }
    }
do-drive = Drive a donkey from { TOKEN($a) } to { TOKEN($b) }
do-pass = End the turn
do-rest = Do nothing
do-done = Done
do-produce = Produce raw materials
do-fill = Put { TOKEN($a) } into the slot
do-refine = { $a ->
        [1] Make one good
       *[other] Make two goods
    }
do-take = Take the blueprint { TOKEN($a) }
do-hire = Hire a villager
do-donkey = Buy a donkey for { TOKEN($a) }
do-build = Build { TOKEN($a) }
do-place = Lay it here: { TOKEN($a) }, { TOKEN($b) } of the tile
do-road = Build a road across { TOKEN($a) }
do-sell = Sell { TOKEN($a) }
do-deliver = Fill the order: { TOKEN($a) }
do-pay = { $c ->
        [common] Use { desk-one } from { TOKEN($a) }
       *[other] Use { desk-one } of { SEAT($c) } from { TOKEN($a) }
    }
do-buy = Buy what is missing by free trade
do-beg = Beg for 1 gold
do-use = Botrik uses { TOKEN($a) }
do-host = Botrik builds at { TOKEN($a) }
do-site = Botrik builds from { TOKEN($a) }
do-villager = The villager on { TOKEN($a) } goes
do-arrange = Next in the action row: { TOKEN($a) }
do-layout = { $a ->
        [picture] The village as in the picture
       *[other] At the next road of the church: { TOKEN($a) }
    }
do-row = Next in the action row: { TOKEN($a) }
do-draw = { TOKEN($a) } from the bag
do-trade = Trade tile { TOKEN($a) }
do-marker = Marker of the { TOKEN($a) }

token-wood = wood
token-stone = stone
token-wheat = wheat
token-timber = timber
token-brick = brick
token-flour = flour
token-milk = milk
token-fine-timber = high-quality timber
token-fine-brick = high-quality brick
token-fine-flour = high-quality flour
token-fine-milk = high-quality milk
token-common = common property
token-botrik = Botrik
token-picture = as in the picture

token-church = Church
token-town-hall = Town Hall
token-market = Market
token-woodcutter = Woodcutter
token-quarry = Quarry
token-farm = Farm
token-sawmill = Sawmill
token-stonemason = Stonemason
token-dairy-farm = Dairy Farm
token-flour-mill = Flour Mill
token-woodland = Woodland
token-mountain-range = Mountain Range
token-pond = Pond
token-mountain-pond = Mountain Pond
token-hermitage = Hermitage
token-orchard = Orchard
token-master-stonemason = Master Stonemason
token-barn-a = Barn A
token-warehouse = Warehouse
token-great-woodland = Great Woodland
token-master-sawmill = Master Sawmill
token-barn-b = Barn B
token-manor-house = Manor House
token-great-mountain-range = Great Mountain Range
token-master-dairy = Master Dairy
token-barn-c = Barn C
token-inn = Inn
token-guild-hall = Guild Hall
token-master-mill = Master Mill
token-barn-d = Barn D
token-stables = Stables
token-chapel = Chapel

token-A1 = A1: 2 wood, 1 wheat
token-A2 = A2: 2 stone, 1 wheat
token-A3 = A3: 1 milk
token-A4 = A4: 1 flour
token-B1 = B1: 1 timber, 1 wheat
token-B2 = B2: 1 brick, 1 wood
token-B3 = B3: 1 flour, 1 stone
token-B4 = B4: 1 milk, 2 wheat
token-C1 = C1: 1 timber, 1 brick
token-C2 = C2: 1 flour, 1 milk
token-C3 = C3: 1 brick, 1 milk
token-C4 = C4: 1 timber, 1 flour

token-gold = gold
token-raw = raw materials
token-timber-flour = timber and flour
token-brick-milk = brick and milk
token-timber-brick = timber and brick
token-flour-milk = flour and milk

token-blueprint = blueprint
token-goods = goods
token-place = place
token-road = road
token-circle-1 = first circle
token-circle-2 = second circle
token-circle-3 = third circle

token-carpenter = Carpenter
token-mason = Mason
token-miller = Miller
token-herder = Herder
token-planner = Planner
token-stack-timber = timber
token-stack-brick = brick
token-stack-flour = flour
token-stack-milk = milk

token-part-roads = bridges and paths
token-part-longest = the longest road
token-part-chaplain = the Chaplain
token-part-sacristan = the Sacristan
token-part-merchant = the Merchant
token-part-landscaper = the Landscaper
token-part-gold = leftover gold
token-part-goods = goods in the village

token-why-points = it brings the most points
token-why-fine = it uses the most high-quality goods of his own
token-why-simple = it uses the most simple goods of his own
token-why-fewest = it uses the fewest resources
token-why-slots = it has the most empty slots
token-why-near = it is nearest to one of his unused villagers
token-why-nearest = this villager is nearest
token-why-quality = it makes high-quality goods for him
token-why-most = it makes the most goods
token-why-milestone = a refinery that still brings a milestone
token-why-landmark = a landmark
token-why-refinery = a refinery without a milestone
token-why-barn = a barn
token-why-avoids = elsewhere it would touch your landmarks or lengthen a road behind your built ones
token-why-avoids-lie = this way it touches none of your landmarks and lengthens no road behind your built ones
token-why-unavoidable = there is no way that neither touches your landmarks nor lengthens a road behind your built ones
token-why-like = a segment can meet its like there
token-why-longest = it lies closest to an end of the longest road without built roads of yours
token-why-church = it is nearest to the church
token-why-road-meets = road meets road this way
token-why-like-meets = at least forest meets forest or rock meets rock this way
token-why-mixed = the fewest segments of forest against rock
token-why-likes = the most segments that meet their like
token-why-avoids-landmark = he avoids joining your landmarks to the network
token-why-unavoidable-landmark = every road he can build joins one of your landmarks to the network
token-why-unconnected = it joins an unconnected place
token-why-few-links = the tile has the fewest connections
token-why-own-road = it lengthens the longest road with built roads of his alone
token-why-your-road = it lengthens the longest road with built roads of yours alone
token-why-plain-road = it lengthens the longest road without built roads

event-village = The village is laid out around the church.
event-layout = At road { $a } of the church: { TOKEN($b) }.
event-action-row = Place { $a } in the action row: { TOKEN($b) }.
event-draws = { TOKEN($a) } comes from the bag into the blueprint row.
event-turns-up = Trade tile { TOKEN($a) } is turned up.
event-marker = Botrik draws a marker of the { TOKEN($a) }.
event-begins = Round { $b }: it is the turn of { SEAT($a) }.
event-goes = { SEAT($a) }: a villager goes from { TOKEN($b) } to { TOKEN($c) }.
event-drives = { SEAT($a) }: a donkey trots from { TOKEN($b) } to { TOKEN($c) }.
event-passes = { SEAT($a) } ends the turn.
event-rests = { SEAT($a) }: the villager on { TOKEN($b) } takes a rest.
event-uses = { SEAT($a) } uses { TOKEN($b) } from { TOKEN($c) }.
event-uses-own = { SEAT($a) } uses { desk-one } of their own from { TOKEN($c) }.
event-uses-good = { SEAT($a) } uses { desk-one } of { SEAT($d) } from { TOKEN($c) }.
event-scores = { $b ->
        [1] { SEAT($a) } gains 1 point.
       *[other] { SEAT($a) } gains { $b } points.
    }
event-scores-for-gold = Botrik gains 1 point instead of { $a } gold.
event-earns = { SEAT($a) } gains { $b } gold.
event-buys = { $b ->
        [1] { SEAT($a) } buys one missing resource for { $c } gold.
       *[other] { SEAT($a) } buys { $b } missing resources for { $c } gold.
    }
event-pays-gold = { SEAT($a) } pays { $b } gold.
event-builds = { SEAT($a) } builds { TOKEN($b) } against { TOKEN($c) }.
event-builds-path = { SEAT($a) } cuts a path between { TOKEN($b) } and { TOKEN($c) }.
event-builds-bridge = { SEAT($a) } builds a bridge between { TOKEN($b) } and { TOKEN($c) }.
event-milestone = { SEAT($a) } takes the milestone { TOKEN($b) }.
event-unlocks = The { TOKEN($a) } stack goes into the bag.
event-sells = { SEAT($a) } sells { TOKEN($b) }.
event-delivers = { SEAT($a) } fills the church order for { TOKEN($b) }; the church grows.
event-church-finished = { $a ->
        [0] The church is finished: this is the last round.
       *[other] The church is finished: one more round follows.
    }
event-produces = { SEAT($a) } produces on { TOKEN($b) }.
event-fills = New on { TOKEN($c) }: { $a } { TOKEN($b) }.
event-refines = { $b ->
        [1] { SEAT($a) } makes one { TOKEN($c) } on { TOKEN($d) }.
       *[other] { SEAT($a) } makes { $b } { TOKEN($c) } on { TOKEN($d) }.
    }
event-takes = { $c ->
        [0] { SEAT($a) } takes the first blueprint: { TOKEN($b) }.
        [1] { SEAT($a) } passes over one blueprint and takes: { TOKEN($b) }.
       *[other] { SEAT($a) } passes over { $c } blueprints and takes: { TOKEN($b) }.
    }
event-hires = { SEAT($a) } hires a villager for { $b } gold.
event-buys-donkey = { SEAT($a) } buys a donkey, which comes to { TOKEN($b) }.
event-begs = { SEAT($a) } begs at the church.
event-stops = The platform stops the match after { $a } rounds.
event-counts-landmark = { $c ->
        [1] { SEAT($a) } scores 1 point for { TOKEN($b) }.
       *[other] { SEAT($a) } scores { $c } points for { TOKEN($b) }.
    }
event-counts = { $c ->
        [1] { SEAT($a) } scores 1 point for { TOKEN($b) }.
       *[other] { SEAT($a) } scores { $c } points for { TOKEN($b) }.
    }
event-total = { SEAT($a) } has { $b } points in the end.

event-botrik-begins = { $a ->
        [1] It is Botrik's turn, with one villager.
       *[other] It is Botrik's turn, with { $a } villagers.
    }
event-hire-skipped = Botrik has four villagers already and skips hiring.
event-hire-fails = Botrik wants to hire a villager, but has only { $a } of { $b } gold.
event-hire-succeeds = { $b ->
        [0] Botrik hires a villager for { $a } gold.
       *[other] Botrik hires a villager for { $a } gold, { $b } gold less than you would pay.
    }
event-hire-buys = He has fewer than three blueprints and buys another one.
event-hire-buys-none = { $a ->
        [0] He buys no blueprint: there is none on offer.
       *[other] He buys no blueprint: he has { $a } already.
    }
event-order-fails = { $a ->
        [0] Botrik cannot deliver: all church orders are filled.
       *[other] Botrik cannot deliver: what he has and what lies in the village is not enough for any open church order.
    }
event-order-succeeds = Botrik can fill a church order: { TOKEN($a) }.
event-discount = Discount: Botrik delivers only { $a } for it instead of { $b }.
event-sale-fails = { $a ->
        [0] Botrik cannot sell: there is no trade tile on the market.
       *[other] Botrik cannot sell: the village has not got the resources of any open trade tile.
    }
event-sale-succeeds = Botrik can make a sale ({ TOKEN($a) }).
event-tries = Botrik tries his action tile: { TOKEN($a) }.
event-raw-fails = It fails: no production building has a slot to fill.
event-blueprint-fails-hand = It fails: he has { $a } blueprints already.
event-blueprint-fails-row = It fails: there is no blueprint on offer.
event-goods-fail = { $a ->
        [refinery] It fails: there is no refinery on the road network.
        [slot] It fails: no refinery has an empty slot.
        [raw] It fails: the village has not got the raw materials to refine.
       *[token] It fails: he has no good left that fits an empty slot.
    }
event-place-fails = { $a ->
        [0] It fails: he has no blueprint.
       *[other] It fails: he can pay or lay none of his blueprints.
    }
event-place-chosen = He builds { TOKEN($a) } ({ TOKEN($b) }).
event-road-fails = { $a ->
        [piece] It fails: he has no road left to build.
        [room] It fails: there is no spot for a bridge or a path.
       *[raw] It fails: the village has not got the material for a bridge or a path.
    }
event-all-fail = All of Botrik's actions have failed.
event-because = Botrik's reason: { TOKEN($a) }.
event-chosen-for-botrik = { $a ->
        [who] Equally near: { TOKENS($b, " or ") }. You chose the villager on: { TOKEN($c) }.
        [order] Church orders equally good: { TOKENS($b, " or ") }. You chose: { TOKEN($c) }.
        [sale] Trade tiles equally good: { TOKENS($b, " or ") }. You chose: { TOKEN($c) }.
        [use] Buildings equally good: { TOKENS($b, " or ") }. You chose: { TOKEN($c) }.
        [host] Tiles to build at equally good: { TOKENS($b, " or ") }. You chose: { TOKEN($c) }.
        [site] Sites equally good: { TOKENS($b, " or ") }. You chose: { TOKEN($c) }.
        [fill] Raw materials equally good: { TOKENS($b, " or ") }. You chose: { TOKEN($c) }.
       *[pay] Resources equally near: { TOKENS($b, " or ") }. You chose: { TOKEN($c) }.
    }
event-chosen-lie = { TOKEN($b) }: { $a } ways to lay it at the { TOKEN($c) } are equally good. You chose one.
event-chosen-road = { SAME($b, $c) ->
        [yes] { $a } places for the road there are equally good: { TOKEN($c) }. You chose one.
       *[no] { $a } places for the road are equally good; it leads to: { TOKENS($b, " or ") }. You chose: { TOKEN($c) }.
    }
event-ignores-row = { $a ->
        [1] Botrik pays nothing: the 1 gold on the blueprint he passed over comes from the supply.
       *[other] Botrik pays nothing: the { $a } gold on the blueprints he passed over come from the supply.
    }
event-ignores-cost = Botrik pays nothing: he ignores the { $a } gold that building it costs.
event-botrik-lays = Botrik's villager from { TOKEN($a) } lies down on { TOKEN($b) }.
event-row-shifts = The action tile { TOKEN($a) } goes to the end of the row.
event-row-stays = The action tile { TOKEN($a) } lies at the end of the row already.
event-row-loses = Botrik has built all his roads: the road tile leaves the game.
event-bowl-refills = The bowl is empty: all six markers go back into it.
event-support = Support: Botrik gains 1 gold and now has { $a }.
event-support-closed = No support: the support tile is closed.
event-support-given = No support: this turn has brought its gold already.
event-support-closes = The support tile is closed.
event-support-opens = The support tile is opened.
event-support-stays = The support tile stays open.
event-loses = { $a ->
        [0] Botrik would lose { $b } points, because he does not pay { $b } gold, but he has none.
        [1] Botrik loses 1 point, because he does not pay { $b } gold.
       *[other] Botrik loses { $a } points, because he does not pay { $b } gold.
    }

ask-turn = Send a villager, drive your donkeys, or end your turn.
ask-turn-villagers = Send a villager or end your turn.
ask-turn-donkeys = All villagers have acted. Drive your donkeys or end your turn.
ask-donkeys = Which donkey goes on?
ask-act = What does the villager on { TOKEN($a) } do?
ask-hall = Anything else at the Town Hall?
ask-place = Lay the { TOKEN($a) } { desk-at }: along which edge?
ask-pay = { $a ->
        [1] Which token goes to { TOKEN($b) }?
       *[other] Which { $a } tokens go to { TOKEN($b) }? One at a time.
    }
ask-buy = { $a ->
        [1] One resource is missing: free trade costs { $b } gold.
       *[other] { $a } resources are missing: free trade costs { $b } gold.
    }
ask-fill = Which raw material goes into { TOKEN($a) }?
ask-arrange = Which action comes to place { $a } of the row?
ask-botrik-order = Which church order does Botrik fill?
ask-botrik-sale = For which trade tile does Botrik sell?
ask-botrik-producer = Which production building does Botrik use?
ask-botrik-refinery = Which refinery does Botrik use?
ask-botrik-fill = Which raw material does Botrik put into { TOKEN($a) }?
ask-botrik-host = At which tile does Botrik build { TOKEN($a) }?
ask-botrik-place = Botrik lays the { TOKEN($a) } { desk-at }: along which edge?
ask-botrik-site = From which tile does Botrik build his road?
ask-botrik-road = Which way does Botrik's road lead from { TOKEN($a) }?
ask-botrik-pay = Which token does Botrik use for { TOKEN($b) }? Still { $a } to go.
ask-botrik-villager = Which of Botrik's villagers goes to { TOKEN($a) }?

end-church = The church is finished.
end-round-limit = The match was stopped after its last round.

score-track = During the match
score-landmarks = Landmarks
score-roads = Bridges and paths
score-longest = Longest road
score-chaplain = Chaplain
score-sacristan = Sacristan
score-merchant = Merchant
score-landscaper = Landscaper
score-gold = Gold
score-goods = Goods in the village

board-laying = The village is not laid out yet.
board-row = Blueprints: { $a }
board-trades = Market: { $a }
board-orders = Church, open orders: { $a }
board-none = none
board-round = Round { $a }
board-side = { $a }: { $b ->
        [1] 1 point
       *[other] { $b } points
    }, { $c } gold
board-standing = villagers ready: { $a }
board-lying = villagers done: { $a }
board-donkeys = donkeys: { $a }
board-blueprints = blueprints: { $a }
board-milestones = milestones: { $a }
board-tile = { $a }: leads to { $b }
board-alone = { $a }: not connected
board-tokens = holds { $a }
board-action-row = Action row: { $a }
board-support-open = support tile open
board-support-closed = support tile closed
board-bowl = bowl: { $a }, { $b }, { $c }
token-e1 = edge 1
token-e2 = edge 2
token-e3 = edge 3
token-e4 = edge 4
token-e5 = edge 5
token-e6 = edge 6
token-e7 = edge 7
token-e8 = edge 8
token-e9 = edge 9
token-e10 = edge 10
token-e11 = edge 11
token-e12 = edge 12
token-e13 = edge 13
token-e14 = edge 14
token-t1 = edge 1
token-t2 = edge 2
token-t3 = edge 3
token-t4 = edge 4
token-t5 = edge 5
token-t6 = edge 6
token-t7 = edge 7
token-t8 = edge 8
token-t9 = edge 9
token-t10 = edge 10

draw-village = The village
draw-nothing = nothing
draw-or = {" "}or{" "}
draw-amount = { $a } { TOKEN($b) }
draw-amount-of = { draw-amount } of { $c }
draw-alone = not connected
draw-landmark-of = landmark of { $a }
draw-holds = holds { $a }
draw-slots = { $a ->
        [0] no empty slot
        [1] one empty slot
       *[other] { $a } empty slots
    }
draw-standing-of = { $a ->
        [1] a villager of { $b }
       *[other] { $a } villagers of { $b }
    }
draw-lying-of = { $a ->
        [1] a villager of { $b }, lying
       *[other] { $a } villagers of { $b }, lying
    }
draw-donkeys-of = { $a ->
        [1] a donkey of { $b }
       *[other] { $a } donkeys of { $b }
    }
draw-blueprint = { $a } ({ $b ->
        [refinery] refinery
        [barn] barn
       *[other] landmark
    })
draw-costs = costs { $a }
draw-brings = { $a ->
        [1] brings 1 point
       *[other] brings { $a } points
    }
draw-brings-gold = brings { $a } gold
draw-makes = { $a ->
        [1] one slot, makes { TOKEN($c) } from { TOKEN($b) }
       *[other] { $a } slots, make { TOKEN($c) } from { TOKEN($b) }
    }
draw-stores = { $a } slots for any raw materials
draw-scores-forest = at the end { $a } point per segment against forest, no road needed
draw-scores-rock = at the end { $a } point per segment against rock, no road needed
draw-scores-path = at the end { $a } points if a path leads to it
draw-scores-bridge = at the end { $a } points if a bridge leads to it
draw-scores-distance = at the end { $a } point per road step to the church beyond the first, { $b } at most
draw-scores-farms = at the end { $a } point for the farm and each barn
draw-scores-roads = at the end { $a } point per built road of yours
draw-scores-landmarks = at the end { $a } points per other landmark of yours, { $b } at most
draw-scores-neighbours = at the end { $a } point per adjacent tile
draw-scores-trades = at the end { $a } point per trade tile of yours, { $b } at most
draw-scores-donkeys = at the end { $a } point per donkey of yours
draw-scores-orders = at the end { $a } points per church order of yours
draw-price = { $a ->
        [0] free
       *[other] { $a } gold on the tiles before it
    }
draw-gold-on = { $a } gold lies on it
draw-trade = Trade tile { $a }: { $b } for { $c ->
        [1] 1 point
       *[other] { $c } points
    } and { $d } gold
draw-order = Church order: { $a } { $b } for { $c } points
draw-filled-by = filled by { $a }
draw-has = { $a }: { $b ->
        [1] 1 point
       *[other] { $b } points
    }, { $c } gold
draw-people = { $a ->
        [1] 1 villager ready
       *[other] { $a } villagers ready
    }, { $b } done
draw-animals = { $a ->
        [1] 1 donkey
       *[other] { $a } donkeys
    }
draw-roads-left = { $a ->
        [1] 1 road piece left
       *[other] { $a } road pieces left
    }
draw-flags-left = { $a ->
        [1] 1 flag left
       *[other] { $a } flags left
    }
draw-owns-blueprints = blueprints: { $a }
draw-owns-milestones = milestones: { $a }
draw-counts = church orders { $a }, trade tiles { $b }, landmarks { $c }
draw-edge = Edge { $a } of { TOKEN($b) }, { $c ->
        [road] road
        [forest] forest
       *[rock] rock
    }
draw-tile-edge = Edge { $a } of the new tile
draw-road-forest = Path to { TOKEN($a) } (edge { $b })
draw-road-rock = Bridge to { TOKEN($a) } (edge { $b })
draw-offers = Blueprints, church orders and market
draw-supply-title = Supply
draw-free-trade-title = Free trade
draw-row = Blueprints
draw-bag = { $a } in the bag
draw-church = Church orders
draw-market = Market
draw-left = { $a } left
draw-free-trade = Free trade: raw material { $a } gold, good { $b } gold
draw-supply = Supply: { $a } wood, { $b } stone, { $c } wheat
draw-hand = Your blueprints
draw-hand-of = Blueprints: { $a }
draw-awards = Awards
draw-milestones = Milestones
draw-award = { $a }, { $b } points; ahead: { $c }
draw-nobody = nobody yet
draw-milestone = { TOKEN($a) }: { $b }
draw-on-offer = on offer
draw-botrik = Botrik's action board
draw-support = Support
draw-support-open = open
draw-support-closed = closed
draw-support-given = given
draw-support-label = Support tile, { $a ->
        [open] open
       *[closed] closed
    }, { $b } gold
draw-bowl = Bowl, markers of the first circle: { $a }, of the second: { $b }, of the third: { $c }
token-action-raw = Raw
token-action-blueprint = Blueprint
token-action-goods = Goods
token-action-place = Place
token-action-road = Road
draw-action = Place { $a } of the action row: { TOKEN($b) }
draw-under-circle = Place { $a } of the action row, under a circle: { TOKEN($b) }
draw-ready = { $a ->
        [1] 1 villager ready
       *[other] { $a } villagers ready
    }
draw-turn-of = Round { $a }
draw-rank = Rank { $a }

# a written position, in the editor of companion tables
field-village = Village
field-village-turn = turned
field-roads = Built roads
field-tokens = Raw materials and goods
field-sides = What everybody has
field-row = Blueprint row
field-trades = Market
field-sides-trades = Trade tiles
field-round = Round
field-turn = to move
field-last = last round
field-botrik = Botrik's board
field-botrik-row = Action row
field-steps = What is going on
field-tile = Tile
field-at = lies at
field-from = from
field-edge = edge
field-to = to
field-by = built by
field-points = Points
field-gold = Gold
field-standing = Villagers ready
field-lying = Villagers done
field-donkeys = Donkeys
field-driven = Donkeys driven
field-blueprints = Blueprints
field-landmarks = Landmarks
field-orders = Church orders
field-milestones = Milestones
field-open = Support tile open
field-bowl = Markers in the bowl, per circle
field-given = Support received
field-first = first turn
field-ask = Question
field-side = who

# The end
finale-stands = The church stands
finale-unfinished = The church stays unfinished
finale-built = After { $a } rounds the church is finished. The most church orders: { $b } with { $c }.
finale-stopped = After { $a } rounds it is over: the rest is for another match to build.
finale-orders = { $a ->
    [0] no church order
    [one] one church order
   *[other] { $a } church orders
 }
finale-roads = { $a ->
    [0] no road
    [one] one road
   *[other] { $a } roads
 }
finale-tie-orders = { $a } all: a tie goes to more church orders.
finale-tie-gold = { $a } all and as many church orders: then more gold wins.
finale-tie-solo = { $a } all: a tie is Botrik's.

# Hints for a first match

coach-walk = Tap your villager, then a place: it walks as far as roads lead and does exactly one thing there.
    .title = Send somebody out
coach-hall = The further right, the dearer: one gold on each tile to its left. You can then build it at any place.
    .title = Take a blueprint
coach-donkeys = From afar things come only where your donkeys stand all along the way. Each may go one place per turn.
    .title = Donkeys pass it on
coach-place = Choose side and turn: a road meets roads only, never forest or rock.
    .title = Road to road
coach-road = A bridge over rock costs 2 wood, a path through forest 2 stone. Everybody may use them.
    .title = Bridges and paths

# Captions of the rulebook's pictures

figure-3-6 = No road leads into the Woodland: it is built, but nobody can enter it yet.
figure-4-4 = The blue villager walks from the market past the church to the woodcutter: as far as roads lead.
figure-5-2 = Wood reaches the villager at the market because your own donkey stands on the church between.
figure-6-1 = Two slots of the farm are full. Producing fills the third and brings 2 gold.
figure-7-2 = The third blueprint costs 2 gold: one on each tile to its left.
figure-9-1 = Two paths at the farm: built in two colours, open to all.
figure-10-1 = Three trade tiles lie open: above what they take, below what they bring.
figure-11-1 = Four orders, each once: the last one ends the match.
figure-12-1 = Carpenter, Mason and Planner are taken, two milestones are still free.
figure-13-6 = Four awards at the end; just now blue would be the Landscaper.

## prices, values and sentences beside the board

desk-thing = { $a ->
        [wood] wood
        [stone] stone
        [wheat] wheat
        [timber] timber
        [brick] { $b ->
            [1] brick
           *[other] bricks
        }
        [flour] flour
        [milk] milk
        [gold] gold
        [raw] { $b ->
            [1] raw material
           *[other] raw materials
        }
        [goods] { $b ->
            [1] good
           *[other] goods
        }
       *[points] { $b ->
            [1] point
           *[other] points
        }
    }
desk-one = { $b ->
        [brick] a brick
        [fine-brick] a high-quality brick
       *[other] { TOKEN($b) }
    }
desk-and = { $a } and { $b }
desk-ready = villagers ready
desk-donkeys = donkeys
desk-flags = { $a ->
        [1] flag
       *[other] flags
    }
desk-orders = { $a ->
        [1] church order
       *[other] church orders
    }
desk-held = Blueprints: { $a }
desk-held-none = No blueprints
desk-row = Botrik tries: { $a }
desk-at = at the { TOKEN($b) }
desk-place = Lay the { TOKEN($a) } { desk-at }: { $c }.
desk-meets = { $a ->
        [road-road] road meets road
        [forest-forest] forest meets forest
        [rock-rock] rock meets rock
       *[forest-rock] forest meets rock
    }
desk-road-forest = You lay a path through the forest: { TOKEN($a) } – { TOKEN($b) }.
desk-road-rock = You build a bridge over the rock: { TOKEN($a) } – { TOKEN($b) }.
desk-build = You build the { TOKEN($a) } for { $b }.
desk-buy = You buy what is missing by free trade for { $a }.
desk-missing = Missing, so bought: { $a }.
desk-turn = Position { $a } of { $b }
desk-turns = Choose the edge; then you turn the tile.
desk-left = { $a ->
        [1] One villager can still act.
       *[other] { $a } villagers can still act.
    }
desk-purse = You have { $a } gold.
desk-near = Within reach: { $a }.
desk-near-none = No resource is within reach.

# Why not

no-not-among-equals = Botrik chooses only among what is equally good for him.
no-finish-first = First you finish what you have begun.
no-no-donkey-step = No donkey can move now.
no-send-somebody-first = First send somebody there.
no-not-next-door = No road leads from { TOKEN($a) } straight to { TOKEN($b) }.
no-donkey-has-moved = The donkey on { TOKEN($a) } has moved already.
no-no-donkey-there = No donkey of yours stands on { TOKEN($a) }.
no-no-way-there = No road leads to this place: { TOKEN($a) }.
no-nobody-stands-there = Nobody of yours is ready on { TOKEN($a) }.
no-shopping = The Town Hall has only blueprints, villagers and donkeys.
no-all-hired = There are no more than { $a } villagers.
no-gold-short = { $a } gold needed, { $b } there.
no-no-donkey-left = You have all your donkeys already.
no-not-in-network = { TOKEN($a) } is not part of the road network.
no-not-on-display = { TOKEN($a) } is not in the blueprint row.
no-hand-is-full = You have { $a } blueprints already.
no-one-blueprint = Only one blueprint in an action.
no-only-at = This can be done at one place only: { TOKEN($a) }.
no-nothing-to-produce = No slot is empty here, or the supply has nothing left.
no-nothing-grows-here = Nothing is produced here: { TOKEN($a) }.
no-no-such-edge = There are not that many edges.
no-way-meets-way = A road must meet a road.
no-same-look = This looks just like another choice.
no-overlaps = Here it would lie over another tile.
no-not-your-blueprint = { TOKEN($a) } is not your blueprint.
no-no-flag-left = You have no flag left.
no-fits-nowhere = It fits on no side of: { TOKEN($a) }.
no-no-road-across = No road can be built here: only rock against rock or forest against forest.
no-no-road-left = You have no road piece left.
no-road-is-there = There is a road of yours here already.
no-joined-already = A road leads there already: { TOKEN($a) }.
no-trade-not-open = This trade tile does not lie open: { TOKEN($a) }.
no-order-not-open = This order is not open: { TOKEN($a) }.
no-out-of-reach = { $b } { desk-thing } needed, { $c } within reach.
no-trade-short = { $b } { desk-thing } needed, { $c } within reach; free trade costs { $d } gold, you have { $e }.
no-sale-short = { $b } { desk-thing } needed, { $c } within reach; free trade does not help with sales.
no-no-refinery = Nothing is refined here: { TOKEN($a) }.
no-goods-short = { $a } wanted, { $b } possible at most.
no-not-needed = Not needed here: { TOKEN($a) }.
no-too-far-away = Nothing arrives from here, donkeys are missing: { TOKEN($a) }.
no-none-lies-there = { TOKEN($b) }: none of it lies here ({ TOKEN($a) }).

# components

option-box = Own components
    .help = Cards, tiles and numbers of your own box; upload them on the page of components.
table-tile = Village tiles
table-start = First village
table-trade = Trade tiles
table-order = Church orders
table-price = Free trade
table-purse = Gold at the start
table-stack = Trade stacks
box-edge = “{ $a }” is no edge; an edge is a direction from 0 to 5 and R (road), F (forest) or K (rock).
box-edges = A tile has { $a } to { $b } edges here, not { $c }.
box-crosses = The border touches itself.
box-open = The border does not close; it runs anticlockwise back to where it began.
box-starting = “start” are the first six tiles and no others.
box-works = What it takes, what it makes and its slots do not go with “{ $a }”.
box-scores = Every landmark counts something, and nothing else does.
box-bag = The bag needs { $a } tiles at least.
box-not-made = Like this the church cannot be finished: nobody can make “{ $a }”.
box-too-few = Of tier { $a } { $b } trade tiles are needed, there are { $c }.
box-gold-alone = Gold stands alone in an order.
box-no-order = At least one order must be there for every number of people.
column-group = pile
    .help = Where it lies: start, bag, or the stack of a good.
column-kind = kind
    .help = What kind of building it is.
column-edges = edges
    .help = The border anticlockwise: direction (0 east, then by 60 degrees) and R road, F forest, K rock.
column-cost = cost
    .help = What it costs, like “2 wood 1 stone”.
column-slots = slots
    .help = How many tokens may lie there.
column-takes = takes
    .help = Which raw material is used up.
column-makes = makes
    .help = What is made there.
column-scoring = counts
    .help = What a landmark counts at the end.
column-each = each
    .help = Points for each of them.
column-most = at most
    .help = At most so many points; -1: no limit.
column-link = linked
    .help = Whether it counts only if a road leads to the church.
column-coins = build reward
    .help = Gold that building it brings at once.
column-tile = tile
    .help = Which tile.
column-at = place
    .help = Where its first corner lies.
column-turn = turn
    .help = How often turned by 60 degrees.
column-tier = tier
    .help = Tier 1, 2 or 3.
column-kinds = kinds
    .help = Which kinds may be mixed.
column-botrik = Botrik
    .help = What Botrik needs instead.
column-raw = raw material
    .help = Price with one to four people.
column-good = good
    .help = Price with one to four people.
column-tiers = tiers
    .help = Tiles of the tiers 1, 2 and 3.

# Beside the real box: what is asked, and Botrik's turn as people carry it out

enter-draw = What lies on space { $a } of the display?
enter-trade = Which trade tile lies on space { $a } of the market?
enter-row = Which action tile lies on space { $a } of Botrik's row?
enter-layout = What lies at road { $a } of the church?
enter-marker = Which marker did you draw from the bowl?

about-hire-succeeds = Hiring
about-order-succeeds = Church order
about-sale-succeeds = Sale
about-tries = Action { TOKEN($a) }

place-from = from the { TOKEN($a) }
place-to = to the { TOKEN($b) }
step-amount = { $b } { TOKEN($c) }

step-hire-succeeds = Take { $a } gold from the support tile and lay a new villager of Botrik's on the church.
step-support = { $a ->
        [1] Put 1 gold on the support tile.
       *[other] Put 1 gold on the support tile: there are { $a } now.
    }
step-support-closes = Turn the support tile over: it is covered now.
step-support-opens = Turn the support tile over: it is open now.
step-scores = { $b ->
        [1] Score 1 point for { SEAT($a) }.
       *[other] Score { $b } points for { SEAT($a) }.
    }
step-scores-for-gold = Score 1 point for Botrik, instead of { $a } gold.
step-earns = Give { SEAT($a) } { $b } gold.
step-pays-gold = { SEAT($a) } pays { $b } gold: put it into the supply.
step-loses = { $a ->
        [1] Take 1 point from Botrik.
       *[other] Take { $a } points from Botrik.
    }
step-discount = Discount: for this order { $a } instead of { $b } are enough.
step-ignores-row = { $a ->
        [1] Put 1 gold from the supply on the blueprint he passed over.
       *[other] Put 1 gold from the supply on each of the { $a } blueprints he passed over.
    }
step-ignores-cost = Leave Botrik's gold where it is: he does not pay the { $a } gold for building.
step-takes = { $c ->
        [0] Give Botrik the first blueprint of the display: { TOKEN($b) }.
       *[other] Give Botrik this blueprint from the display: { TOKEN($b) }. { SEAT($a) } pays nothing.
    }
step-uses = Take { step-amount } { place-from } and put it into the supply.
step-uses-own = Take { step-amount } { place-from } and put it back with Botrik.
step-uses-good = Take { step-amount } { place-from } and give it back to { SEAT($d) }.
step-sells = Take the trade tile from the market and put it with { SEAT($a) }: { TOKEN($b) }.
step-delivers = Put the church order { TOKEN($b) } with { SEAT($a) } and add to the church.
step-fills = Put { $a } { TOKEN($b) } on the spaces: { TOKEN($c) }.
step-refines = Put goods of { SEAT($a) } on the spaces: { $b } { TOKEN($c) } ({ TOKEN($d) }).
step-builds = Lay the tile of { SEAT($a) } as the picture shows: { TOKEN($b) } at { TOKEN($c) }.
step-builds-path = Lay a path of { SEAT($a) }: { TOKEN($b) } – { TOKEN($c) }.
step-builds-bridge = Lay a bridge of { SEAT($a) }: { TOKEN($b) } – { TOKEN($c) }.
step-milestone = Give { SEAT($a) } the milestone { TOKEN($b) }.
step-unlocks = Put this stack into the bag: { TOKEN($a) }.
step-botrik-lays = { SAME($a, $b) ->
        [yes] Lay Botrik's villager down where it stands: { TOKEN($b) }.
       *[no] Move Botrik's villager { place-from } { place-to } and lay it down.
    }
step-row-shifts = Move the action tile { TOKEN($a) } to the end of the row; the others move up.
step-row-loses = Take the action tile for roads out of the row; the others move up.
step-bowl-refills = Put all six markers back into the bowl.
step-begins = Stand Botrik's villagers up again. Round { $b }: it is the turn of { SEAT($a) }.

# What stands in the tables of components

token-start = start
token-bag = bag
token-hall = town hall
token-producer = producer
token-refinery = refinery
token-barn = barn
token-landmark = landmark
token-any = any raw material
token-forest = forest
token-rock = rock
token-path = path
token-bridge = bridge
token-distance = way to the church
token-farms = farm and barns
token-roads = own roads
token-landmarks = own landmarks
token-neighbours = neighbours
token-trades = own trade tiles
token-donkeys = own donkeys
token-orders = own orders

draw-border = { $a ->
        [road] road
        [forest] forest
       *[rock] rock
    }
draw-border-edge = Edge { $a }: { $b }. A tap makes it { $c }.
edit-tray-places = Places
edit-tray-people = Figures
edit-tray-goods = Goods
edit-standing = villager, ready
edit-lying = villager, lying
edit-donkey = donkey
edit-road = road
edit-flag = flag
edit-hint = Pick something up below, or tap in the village what is to go.
edit-hint-tile = { $a }: tap a green plus.
edit-hint-road = Road: tap a green plus.
edit-hint-put = Tap the tile where it belongs.
edit-to-row = Onto the row
edit-to-hand = Into { $a }'s hand
edit-put-on = Put it on this tile: { $a }
edit-look = Look at: { $a }
edit-lay = Lay { $a }: { $b }, edge { $c }
edit-road-to = Build a road: { $a } and { $b }
edit-take = Take away: { $a }
edit-take-from = Take away: { $a } ({ $b })
edit-take-road = Take away: road of { $a } between { $b } and { $c }
edit-standing-of = villager of { $a }
edit-lying-of = lying villager of { $a }
edit-donkey-of = donkey of { $a }
edit-flag-of = flag of { $a }
edit-turn = Turn it
edit-away = Take it off the village
edit-sheet-purses = Who has what?
edit-sheet-turn = Round and turn
edit-sheet-offers = Row and blueprints
edit-offers-hint = Pick up a place below to lay it onto the row or into a hand.
edit-sheet-held = Orders, milestones, trades
edit-sheet-botrik = Botrik's board
edit-gold-of = Gold of { $a }
edit-points-of = Points of { $a }
edit-gold-on = { $a }: gold on it
edit-in-hand = { $a }, in { $b }'s hand
edit-turn-begins = { $a } begins a turn
edit-turn-kept = as in the match
edit-nobody = nobody
edit-in-stack = not in play
edit-order = Order { $a }
edit-milestone = Milestone { $a }
edit-bowl = Markers, circle { $a }
edit-action = Action { $a }
edit-mend-nobody = { $a }: nobody
edit-mend-has = { $a }: { $b }
edit-mend-flag = { $a }: flag of { $b }
edit-mend-pick = Pick up { $a }
edit-mend-fill = Fill the bowl
edit-mend-early = Without a last round

wrong-edit = That cannot be done here.
wrong-last-early = There is a last round only once the church is finished.
wrong-roads = Nobody has more than { $a } roads.
wrong-at-standing = { TOKEN($a) }: no road leads there, so nobody can stand there.
wrong-at-lying = { TOKEN($a) }: no road leads there, so nobody can lie there.
wrong-at-donkeys = { TOKEN($a) }: no road leads there, so no donkey can be there.
wrong-at-driven = { TOKEN($a) }: no road leads there, so no donkey can be there.
wrong-at-blueprints = { TOKEN($a) }: it lies in the village already, or is no blueprint.
wrong-at-landmarks = { TOKEN($a) }: it does not lie in the village.
wrong-flags = Flags stand on landmarks only, one on each, at most { $a } of one colour.
wrong-orders-twice = Somebody else filled this order already.
wrong-trades-twice = This trade tile lies elsewhere already.
wrong-milestone-twice = { TOKEN($a) }: somebody has this milestone already.
wrong-villagers = Nobody has more than { $a } villagers.
wrong-no-villager = Every side has at least one villager. Put another one down first.
wrong-donkeys = Nobody has more than { $a } donkeys, and Botrik has none.
wrong-row = At most { $a } blueprints lie on the row.
wrong-hand = Nobody has more than { $a } blueprints in hand.
wrong-milestone = { TOKEN($a) }: who has this milestone hangs on the first building of its kind. If one stands, somebody has it, else nobody.
wrong-planner = { TOKEN($a) }: once a road is built somebody has this milestone, before that nobody.
wrong-elsewhere = { TOKEN($a) }: this tile lies elsewhere already.
wrong-locked = { TOKEN($a) }: its stack is still locked. First a building has to stand that opens it.
wrong-starting = { TOKEN($a) }: this starting tile is missing in the village.
wrong-owner = { TOKEN($a) }: who owns this landmark? Put a flag on it.
wrong-market = At most { $a } trade tiles lie on the market.
wrong-tiers = Trade tiles come up in order: first all of A, then all of B, then C.
wrong-no-slots = { TOKEN($a) }: there is no space for raw materials or goods here.
wrong-away = { TOKEN($a) }: it does not lie in the village.
wrong-slots = { TOKEN($a) }: { $b ->
        [1] there is one space only, and it is taken.
       *[other] all { $b } spaces are taken.
    }
wrong-makes = { TOKEN($a) }: only { TOKENS($b, " or ") } lies here.
wrong-supply = { TOKEN($a) }: there are not more than { $b }.
wrong-stock = { TOKEN($a) }: nobody has more than { $b }.
wrong-church-first = The village begins with the church.
wrong-church-stays = The church stays where it is.
wrong-tile-twice = { TOKEN($a) }: it lies in the village already.
wrong-overlaps = { TOKEN($a) }: it does not fit its neighbours there.
wrong-alone = { TOKEN($a) }: it touches no other tile there.
wrong-hangs = { TOKEN($a) } cannot go while { TOKEN($b) } hangs on it alone.
wrong-one-way = { TOKEN($a) }: it lies here in this way only.
wrong-no-road = { TOKEN($a) }, { TOKEN($b) }: no road can be built there.
wrong-actions = Each action lies in Botrik's row once; the road is missing once he has built all of his.
wrong-bowl = At most { $a }, { $b } and { $c } markers are in the bowl.
wrong-bowl-empty = At least one marker is in Botrik's bowl.
wrong-turn = Botrik's turn runs by itself: a position begins with your turn.
wrong-steps = What is to be decided now does not fit what lies on the table.
