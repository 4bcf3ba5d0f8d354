about = Lead stacks of discs across a desert of hexes, build camps, towers and castles, and be the first with twelve points and a capital, or the last on the board.

option-portals = Portals
    .help = Two portals at the edge of the board link distant fields.
option-wind_temple = Wind temple
    .help = Whoever builds on it may divide reinforcements among several stacks.
option-storms = Labyrinth of storms
    .help = Storm fields around the board cost a moving stack one disc for each zone.
option-pyramids = Pyramids
    .help = Two points for standing on most of the three storm fields around a pyramid.
option-both_pyramids = Two pyramids for two
    .help = For two, one alone is advised. It matters if you play with pyramids.
option-small_tiles = Small tiles
    .help = Between: a place in the middle stays free for them, and storms may hold the board together. It matters if you play with a variant.
option-small_tiles-outside = around the large ones
option-small_tiles-between = between the large ones
option-win_before_exchange = Victory before exchange
    .help = Twelve points and a capital win at once. Without this, as a house rule, a forced exchange of emperors goes first.
option-open_sites = Empty sites can be crossed
    .help = Stacks travel across empty sites but never stop there. The original allows both readings.
option-last_disc = Last disc in a storm
    .help = Storms may also take the last disc of a stack. Otherwise such a move is not legal.
option-colours = Colours
    .help = Which colours take part when not all four are needed.
option-colours-drawn = drawn by lot
option-colours-listed = the first of blue, orange, jade, plum
option-turn_limit = Turns per person
    .help = The platform stops the match after this many turns per person.
option-repetitions = Same position, times
    .help = The platform stops the match when a position arises this many times.

kind-swap = Swap
kind-keep = Keep
kind-move = Move
kind-detour = Move another way through storms
kind-build = Build
kind-build-emperor = Build, paid with the emperor too
kind-march = Forced march
kind-reinforce = Reinforce
kind-spread = Reinforce further
kind-done = Done
kind-exchange = Exchange
kind-through = Path
kind-lose = Storm loss
kind-box = Box
kind-tile = Tile
kind-turn = Rotation
kind-portal = Portal
kind-temple = Wind temple
kind-storm = Storm
kind-pyramid = Pyramid
kind-disc = Disc
kind-colour = Colour
kind-start = Start

do-swap = Swap the emperor with the disc on { $a }
do-keep = Leave the emperor where he is
do-move = Move from { $a } to { $b }
do-detour = Move from { $a } to { $b } by another way through the storms
do-build = Build a { TOKEN($c) } on { $b } with { $a }
do-build-emperor = Build a { TOKEN($c) } on { $b } with { $a }, paid with the emperor too
do-march = Forced march: three discs for a second action
do-reinforce = Reinforce { $a } by { $b }
do-spread = Also reinforce { $a } by { $b }
do-done = Finish the turn
do-exchange = Give the { TOKEN($a) } emperor for yours
do-through = { $a ->
        [none] Past all storms
       *[other] Through { $a ->
            [1] zone
            [2] zone
            [3] zone
            [4] zone
            [5] zone
            [6] zone
            [7] zone
            [8] zone
           *[other] zones
        } { $a }
    }
do-lose = { $a ->
        [emperor] Lose the emperor to the storm
       *[other] Lose ordinary discs to the storm
    }
do-box = { TOKEN($a) } stays in the box
do-tile = Tile { $b } on { $a }
do-turn = Rotation { $b } on { $a }
do-portal = Portal on { $a }, open to the { TOKEN($b) }
do-temple = Wind temple on { $a }
do-storm = Storm on { $a }
do-pyramid = Pyramid on { $a }
do-disc = { TOKEN($b) } on { $a }
do-colour = { SEAT($a) } gets { TOKEN($b) }
do-start = { SEAT($a) } starts

token-blue = blue
token-orange = orange
token-green = jade
token-violet = plum
token-blue-emperor = blue emperor
token-orange-emperor = orange emperor
token-green-emperor = jade emperor
token-violet-emperor = plum emperor
token-camp = camp
token-tower = tower
token-castle = castle
token-disc = ordinary discs
token-emperor = the emperor
token-none = past all storms
token-e = east
token-ne = north-east
token-nw = north-west
token-w = west
token-sw = south-west
token-se = south-east
token-field = movement field
token-reg = reg
token-canyon = canyon
token-mountain = mountain
token-capital = capital
token-chasm = chasm
token-portal = portal
token-temple = wind temple
token-storm = storm
token-pyramid = pyramid

event-box = The { TOKEN($a) } pieces stay in the box.
event-tile = Tile { $a } is laid on { $b }.
event-turn = { $b ->
        [0] Tile { $a } is not turned.
        [1] Tile { $a } is turned by one sixth.
       *[other] Tile { $a } is turned by { $b } sixths.
    }
event-turns-again = Some fields are cut off: all tiles are turned again.
event-tiles-again = Some fields are still cut off after { $a } attempts: all tiles are laid again.
event-portal = A portal is laid on { $a }, open to the { TOKEN($b) }.
event-temple = The wind temple is laid on { $a }.
event-storm = A storm blows on { $a }, { $b } and { $c }.
event-pyramid = A pyramid stands between { $a }, { $b } and { $c }.
event-no-place = There is no place left for a tile ({ TOKEN($a) }); it stays in the box.
event-disc = A disc in { TOKEN($b) } falls on { $a }.
event-disc-emperor = The emperor in { TOKEN($b) } falls on { $a }.
event-colour = { SEAT($a) } plays { TOKEN($b) }.
event-starts = { SEAT($a) } starts.
event-swaps = { SEAT($a) } swaps the emperor from { $b } to { $c }.
event-keeps = { SEAT($a) } leaves the emperor in place.
event-moves = { SEAT($a) } moves from { $b } to { $c }.
event-regroups = { SEAT($a) } regroups from { $b } to { $c }: a stack of { $d } discs.
event-attacks = { $e ->
        [1] { SEAT($a) } attacks { $c } from { $b } and beats one disc of { SEAT($d) }.
       *[other] { SEAT($a) } attacks { $c } from { $b } and beats { $e } discs of { SEAT($d) }.
    }
event-kamikaze = { SEAT($a) } sacrifices the disc from { $b } and wipes out the stack of { SEAT($d) } on { $c }.
event-kamikaze-emperor = The emperor of { SEAT($a) } was the kamikaze and goes to the reserve.
event-captures = { SEAT($a) } captures the emperor of { SEAT($b) }.
event-sets-out = { SEAT($a) } sets out from { $b } to { $c } and chooses a path.
event-detours = { SEAT($a) } sets out from { $b } to { $c } and chooses another way.
event-enters-storm = { SEAT($a) } sets out from { $b } to { $c } through { $d ->
        [1] zone { $e }
        [2] zones { $e } and { $f }
       *[other] zones { $e }, { $f } and { $g }
    }.
event-storm-takes = { $c ->
        [1] The stack of { SEAT($a) } from { $b } loses one disc to the storm (zone { $d }).
        [2] The stack of { SEAT($a) } from { $b } loses two discs to storms (zones { $d } and { $e }).
        [3] The stack of { SEAT($a) } from { $b } loses three discs to storms (zones { $d }, { $e } and { $f }).
       *[other] The stack of { SEAT($a) } from { $b } loses { $c } discs to storms (zones { $d }, { $e }, { $f } and { $g }).
    }
event-storm-takes-stack = Nothing is left of the stack that { SEAT($a) } had on { $b }; the move ends in the storm.
event-storm-takes-emperor = This includes the emperor of { SEAT($a) }; he goes to the reserve.
event-builds = { SEAT($a) } builds a { TOKEN($b) } on { $c } (price { $e }, from { $d }).
event-upgrades = { SEAT($a) } upgrades { $c } to a { TOKEN($b) } (price { $e }, from { $d }).
event-replaces = { SEAT($a) } replaces the building of { SEAT($f) } on { $c } by a { TOKEN($b) } (price { $e }, from { $d }).
event-pays-emperor = The emperor of { SEAT($a) } is among the discs paid.
event-exchanges = { SEAT($a) } frees their own emperor from { SEAT($b) } and hands over the emperor of { SEAT($c) }.
event-exchanges-own = { SEAT($a) } and { SEAT($b) } exchange their emperors: both are free.
event-marches = { SEAT($a) } orders a forced march: three discs leave the game.
event-rests = { SEAT($a) } orders no forced march.
event-reinforces = { SEAT($a) } reinforces { $b } by { $c }.
event-emperor-enters = The emperor of { SEAT($a) } is back on { $b }.
event-stops-spreading = { SEAT($a) } finishes the reinforcement.
event-no-action = { SEAT($a) } has no legal action.
event-no-reinforcement = { SEAT($a) } cannot bring in reinforcements.
event-eliminated = { SEAT($a) } has no disc left on the board and is eliminated.
event-wins-points = { SEAT($a) } wins with { $b } points and a capital.
event-wins-last = { SEAT($a) } alone has discs on the board and wins.
event-wins-empty = The board is empty; { SEAT($a) } wins.
event-stops-repetition = The same position has arisen { $a } times: the match is stopped.
event-stops-limit = { $a } turns have been played: the match is stopped.

ask-swap = Where should your emperor begin?
ask-act = Move a stack or build.
ask-act-again = Forced march: a second action.
ask-reinforce = Which stack do you reinforce, and by how many discs?
ask-reinforce-or-march = Reinforce a stack, or order a forced march?
ask-march = Order a forced march, or finish the turn?
ask-spread = Reinforce another stack, or finish?
ask-exchange = Which prisoner do you give for your emperor?
ask-through = Through which storms from { $a } to { $b }?
ask-lose = What does the storm take on the way from { $a } to { $b }?

end-points = Twelve points and a capital
end-last-standing = Last colour on the board
end-empty-board = Empty board
end-repetition = Stopped: the position repeated itself
end-turn-limit = Stopped: too many turns

score-camps = Camps
score-towers = Towers
score-castles = Castles
score-prisoners = Captive emperors
score-pyramids = Pyramids

board-player = { $a }  { $b } ({ TOKEN($c) }): { $d ->
        [one] { $d } point
       *[other] { $d } points
    }, reserve { $e }, supply { $f ->
        [one] { $f } camp
       *[other] { $f } camps
    }, { $g ->
        [one] { $g } tower
       *[other] { $g } towers
    }, { $h ->
        [one] { $h } castle
       *[other] { $h } castles
    }
board-emperor-reserve = emperor in reserve
board-prisoners = prisoners: { $a }
board-removed = out of the game: { $a }
board-capital = capital
board-eliminated = eliminated
board-turn = to play
board-legend = · field, r reg, c canyon, m mountain, k capital, t wind temple, x chasm; { $a }3* a stack of three with the emperor, { $a }3~ one in a storm; m{ $a }2 a tower (1 camp, 2 tower, 3 castle)
board-zones = Storm zones (~): { $a }
board-pyramids = Pyramids (^) between: { $a }
board-portals = Portals (o) link { $a } and { $b }
board-laying = The board is being laid out.

# The drawn board
draw-board = Board
draw-terrain = { TOKEN($a) }
draw-portal = portal, open to the { TOKEN($a) }
draw-storm = storm field in zone { $a }
draw-stack = { $a ->
        [one] { $a } disc of { $b }
       *[other] { $a } discs of { $b }
    }
draw-stack-emperor = { $a ->
        [one] the emperor of { $b }
       *[other] { $a } discs of { $b } with the emperor
    }
draw-building = { TOKEN($a) } of { $b }
draw-colour = { TOKEN($a) }
draw-no-colour = colour not drawn yet
draw-zone = Storm zone { $a }
draw-pyramid = Pyramid between { $a }, { $b } and { $c }, held by nobody
draw-pyramid-held = Pyramid between { $a }, { $b } and { $c }, held by { $d }
draw-points = { $a ->
        [one] { $a } point
       *[other] { $a } points
    } of { $b }
draw-capital = capital
draw-no-capital = no capital
draw-reserve = { $a } in reserve
draw-supply = supply: { $a ->
        [one] { $a } camp
       *[other] { $a } camps
    }, { $b ->
        [one] { $b } tower
       *[other] { $b } towers
    }, { $c ->
        [one] { $c } castle
       *[other] { $c } castles
    }
draw-emperor-reserve = emperor in reserve
draw-emperor-held = emperor held by { $a }
draw-captive = emperor captive
draw-prisoner = Emperor of { $a }, prisoner
draw-removed = { $a ->
        [one] { $a } disc out of the game
       *[other] { $a } discs out of the game
    }
draw-eliminated = eliminated
draw-rank = rank { $a }

# The end
finale-points = The capital stands
finale-last-standing = The last banner
finale-empty = The desert lies empty
finale-draw = The desert stays free
finale-points-why = { SEAT($a) } holds a capital and has { $b } points: Ekö has an emperor.
finale-last-why = Only { SEAT($a) } is left on the board.
finale-empty-why = No disc is left: { SEAT($a) } had the better points.
finale-repetition-why = The position came up too often. After { $a } turns it is over.
finale-limit-why = After { $a } turns it is over: nobody has twelve points and a capital.
finale-discs = { $a ->
    [0] driven off the board
    [one] one disc on the board
   *[other] { $a } discs on the board
 }
finale-tie-discs = { $a } all: a tie goes to more discs on the board.



# Hints for a first match

coach-emperor = He may now trade places once with one of your discs, say this one. Captured, he is worth three points to others.
    .title = Your emperor
coach-move = Tap your stack: dashed fields are within reach, round corners too. It beats a rival stack only if it is larger.
    .title = Any distance
coach-reinforce = Choose a stack of yours; four is the limit. Beside rival buildings there is nothing.
    .title = Discs come back
coach-build = A stack beside it pays: camp 1, tower 2, castle 3 discs. Twelve points and a capital win.
    .title = Building scores

# Captions of the rulebook's pictures

figure-4-1 = The stack on g4 goes round the site as far as f6: any distance, with bends.
figure-4-4 = Camps on g5 and g6, a chasm on f5: no stack gets through here.
figure-4-5 = f6 may be the target, but no passage: every stack blocks the way.
figure-4-7 = 2 and 2 make a stack of four. With the 3 on f6 it would be five: not allowed.
figure-4-8 = Blue attacks g5 from f4: 3 against 2. The other way round would fail.
figure-4-11 = One against four: the single disc on f4 takes the stack of four on f6 with it.
figure-5-3 = Reg takes a camp, canyon and capital up to a tower, a mountain up to a castle.
figure-5-9 = A tower in place of the rival camp on g5 costs 2 + 1: all three discs of f5.
figure-6-2 = With the emperor, 2 against 2 is enough.
figure-8-6 = f5 lies beside the rival camp and gets nothing; f3 stands apart and is reinforced.
figure-9-2 = The capital on g5 is blue's. Without one, even twelve points do not win.

# Before a click: values, prices, sentences to confirm
desk-discs = { $a ->
        [one] disc
       *[other] discs
    }
desk-reserve = in reserve
desk-on-board = on the board
desk-capital = { $a ->
        [0] no capital
       *[other] capital
    }
desk-prisoners = { $a ->
        [one] captive emperor
       *[other] captive emperors
    }
desk-points = { $a ->
        [one] point
       *[other] points
    }
desk-action = second action
desk-loses = This takes your last disc off the board: you lose the match.
desk-out = This takes your last disc off the board: you are out.
desk-storm-takes = The storm takes the whole stack of { $a }: { $b ->
        [one] one disc goes
       *[other] { $b } discs go
    } to the reserve.
desk-moves = { $a } moves to { $b }: { $c ->
        [one] one disc
       *[other] { $c } discs
    }.
desk-joins = { $a } joins { $b }: { $c } discs together.
desk-attacks = { $a } attacks { $b }: { $c } against { $d }.
desk-attacks-emperor = { $a } attacks { $b } with the emperor: { $c } against { $d }.
desk-kamikaze = Kamikaze: the disc on { $a } gives itself up and destroys the stack on { $b }.
desk-builds = { $a } builds on { $b }: { TOKEN($c) }{ $d ->
        [emperor] , the emperor pays too.
       *[plain] .
    }
desk-upgrades = { $a } raises { $b }: { TOKEN($c) }{ $d ->
        [emperor] , the emperor pays too.
       *[plain] .
    }
desk-replaces = { $a } replaces the building of { SEAT($e) } on { $b }: { TOKEN($c) }{ $d ->
        [emperor] , the emperor pays too.
       *[plain] .
    }
desk-wins = This wins the match!
desk-storm = Then you choose the way through the storms.
desk-left = { $b ->
        [0] The stack on { $a } is used up by this.
        [one] One disc stays on { $a }.
       *[other] { $b } discs stay on { $a }.
    }
desk-captures = The emperor becomes your prisoner.
desk-beaten = { $a ->
        [one] One disc goes back to its reserve.
       *[other] { $a } discs go back to their reserve.
    }
desk-hint-act = Choose your stack first, then where it goes.
desk-hint-reinforce = { $a ->
        [one] One disc lies in your reserve.
       *[other] { $a } discs lie in your reserve.
    }
desk-hint-swap = Choose a stack of yours, or leave him there.
desk-round = Round { $a }

# Why not

no-foreign-stack = The stack on { $a } belongs to { SEAT($b) }.
no-no-stack = No stack of yours lies on { $a }.
no-same-field = The stack is already on { $a }.
no-not-a-field = No stack can stand on { $a } ({ TOKEN($b) }).
no-no-way = No free way leads from { $a } to { $b }.
no-no-detour = Only one way leads from { $a } to { $b }, no detour.
no-no-such-way = These zones do not lead there.
no-storm-takes-all = The storm would use up { $a }: { $b ->
    [one] 1 disc
   *[other] { $b } discs
 } lost of { $c }.
no-too-few-after-storm = Too few are left after the storm: { $a } against { $b }.
no-too-high = Too high together: { $a } and { $b } discs, { $c } at most.
no-only-kamikaze = Their stack is { $a }, yours { $b }: only a single disc can face it, as a kamikaze.
no-too-weak = Their stack is { $a }, yours { $b }: { $c } needed.
no-no-site = Nothing is built on { $a } ({ TOKEN($b) }).
no-not-beside = { $a } is not next to { $b }.
no-not-on-terrain = { TOKEN($a) }: there is no room here for: { TOKEN($b) }.
no-camp-first = Nothing stands here yet: first a camp, then: { TOKEN($a) }.
no-next-level-only = { TOKEN($a) } stands here: { TOKEN($b) } is not the next level.
no-replaces-next-only = { TOKEN($a) } stands here: { TOKEN($b) } cannot replace it.
no-none-left = { TOKEN($a) }: none is left in your supply.
no-too-dear = { TOKEN($a) } costs { $b ->
    [one] 1 disc
   *[other] { $b } discs
 }, the stack has { $c }.
no-no-emperor = There is no emperor on { $a } who could pay.
no-emperor-must-pay = All { $b } discs of { $a } are needed: the emperor pays too.
no-act-first = First the action, then the reinforcement.
no-acted-already = Your action is done.
no-marched = You have already bought a forced march this turn.
no-march-too-dear = { $a } discs from the reserve needed, { $b } there.
no-nothing-to-march-for = There would be nothing left to do afterwards.
no-reserve-short = { $a ->
    [one] 1 disc
   *[other] { $a } discs
 } wanted, { $b } in the reserve.
no-stack-full = { $a } and { $b } discs: at most { $c } lie together.
no-in-the-storm = { $a } stands in the storm.
no-beside-foreign = A foreign building stands next to { $a }.
no-emperor-alone = The emperor comes to { $a } alone.
no-not-your-prisoner = You do not hold the emperor in { TOKEN($a) }.
no-emperor-there = Your emperor is here already.

# components

option-box = Own components
    .help = Cards, tiles and numbers of your own box; upload them on the page of components.
table-tile = Large tiles
table-outline = Shape of the board
table-small = Small tiles
box-hexes = A tile has { $a } fields, each one of { $b }.
box-tiles = With { $a } people there are { $b } tiles for { $c } places; it must be as many.
box-overlap = At { $a } a tile would lie on another one.
box-no-capital = Like this nobody can win with { $a } people: there is no capital (k).
column-hexes = fields
    .help = A letter per field, the centre, then from the east anticlockwise: . field, r reg, c canyon, m mountain, k capital, x chasm. Of small tiles: how many fields.
column-colour = ring
    .help = Colour of the ring.
column-centres = centres
    .help = Where the tiles of this ring lie, as (q r).
column-number = number of them
    .help = How many take part with two, three, four people.
