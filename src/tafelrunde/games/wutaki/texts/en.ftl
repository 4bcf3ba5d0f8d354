about = Send workers through the kingdom, sacrifice what they gather to the monster and fulfil pacts, before somebody has 100 points or climbs the pyramid of doom.

option-extreme = EXTREME side
    .help = The back of the board, for experienced players: fewer cheap workers, dearer pacts, stronger places.
option-boards = Player and master boards
    .help = Symmetric is advised for a first game; asymmetric adds master boards to pick from and ability markers.
option-boards-symmetric = symmetric (side A)
option-boards-asymmetric = asymmetric (side B)
option-boards-masters = different master boards only
option-boards-abilities = ability markers only
option-memory = Fulfilled pacts of others
    .help = Hidden, as in the box: whoever wants to know what the others have fulfilled must remember it. All is shown at the end.
option-memory-hidden = hidden, you have to remember them
option-memory-shown = open to all

kind-keep = Keep a secret pact
kind-master = Pick a master board
kind-pick = Take a pact
kind-place = Place a worker
kind-squeeze = Place on an occupied field
kind-pass = Pass
kind-again = Act again
kind-twice = Act twice
kind-enough = Enough
kind-chase = Chase
kind-move-in = Move in
kind-stay = Stay
kind-accept = Accept a pact
kind-give-pact = Give a pact away
kind-upgrade = Upgrade
kind-hire = Hire
kind-choose = Choose
kind-pay = Pay
kind-give = Give
kind-get = Get
kind-buy = Buy
kind-take = Take
kind-spare = Spare
kind-done = Done
kind-rob = Rob
kind-replace = Replace a marker
kind-remove = Remove a marker
kind-pass-revenge = Pass a revenge card on
kind-return = Shuffle a revenge card back
kind-discard = Discard an omen
kind-play = Play an omen
kind-dismiss = Give up a worker
kind-raid = Raid
kind-yes = Yes
kind-no = No
kind-skip = Do without
kind-fulfil = Fulfil a pact
kind-waive = Fulfil without resources
kind-use = Use the ability
kind-end = End the turn
kind-name = Name the winner
kind-element = Element
kind-secret = Secret pact
kind-cost = Cost marker
kind-omen = Omen
kind-starter = Start player
kind-ability = Ability marker
kind-row = Open pact
kind-revenge = Revenge card
kind-round = Round card

do-keep = Keep “{ TOKEN($a) }”
do-master = { $a ->
        [B3] Take board B3, { TOKEN($a) } (advised from 3 players on)
        [B4] Take board B4, { TOKEN($a) } (advised from 3 players on)
       *[other] Take board { $a }, { TOKEN($a) }
    }
do-pick = Take the pact in { TOKEN($a) }
do-place = { $a ->
        [loyal] Place a loyal worker: { TOKEN($b) }
        [special] Place the special worker: { TOKEN($b) }
       *[other] Place an additional worker: { TOKEN($b) }
    }
do-squeeze = { $a ->
        [loyal] Place a loyal worker on an occupied place: { TOKEN($b) }
        [special] Place the special worker on an occupied place: { TOKEN($b) }
       *[other] Place an additional worker on an occupied place: { TOKEN($b) }
    }
do-pass = Pass
do-again = Carry out the action once more
do-twice = Use the ability: carry out the action once more
do-enough = That is enough
do-chase = Chase the additional workers of { SEAT($a) } away: { TOKEN($b) }
do-move-in = Move in and act there
do-stay = Stay where you are
do-accept = Accept the pact in { TOKEN($a) }
do-give-pact = Give the pact in { TOKEN($b) } to { SEAT($a) }
do-upgrade = Upgrade: { TOKEN($a) }
do-hire = Hire the next worker
do-choose = { $a ->
        [gain] Take the gain
        [pass-revenge] Pay, and pass a revenge card on
        [exchange] Exchange resources with the supply
        [buy] Buy resources with points
       *[other] { TOKEN($a) }
    }
do-pay = Pay 1 { TOKEN($a) }
do-give = Give 1 { TOKEN($a) }
do-get = Get 1 { TOKEN($a) }
do-buy = Buy 1 { TOKEN($a) } for 1 VP
do-take = Take 1 { TOKEN($a) }
do-spare = Spare 1 { TOKEN($a) }
do-done = Done
do-rob = Rob { SEAT($a) }
do-replace = Replace the marker of { SEAT($b) }: { TOKEN($a) }
do-remove = Remove the highest foreign marker: { TOKEN($a) }
do-pass-revenge = Pass revenge card “{ TOKEN($a) }” to { SEAT($b) }
do-return = Shuffle revenge card “{ TOKEN($a) }” back
do-discard = Discard “{ TOKEN($a) }”
do-play = Play “{ TOKEN($a) }”
do-dismiss = { $a ->
        [special] Give up the special worker: { TOKEN($b) }
       *[other] Give up an additional worker: { TOKEN($b) }
    }
do-raid = Take everything from the monster
do-yes = Yes
do-no = No
do-skip = Do without
do-fulfil = Fulfil the pact { TOKEN($a) }
do-waive = Use the ability: fulfil the pact { TOKEN($a) } without resources
do-use = Use the ability marker
do-end = End the turn
do-name = { SEAT($a) } wins
do-element = { SEAT($a) } draws the element { TOKEN($b) }
do-secret = { SEAT($a) } draws “{ TOKEN($b) }”
do-cost = { SEAT($a) } draws the cost marker { TOKEN($b) }
do-omen = { SEAT($a) } draws “{ TOKEN($b) }”
do-starter = { SEAT($a) } starts
do-ability = { SEAT($a) } draws { TOKEN($b) }
do-row = The pact { TOKEN($a) } is laid out
do-revenge = { SEAT($a) } draws revenge card “{ TOKEN($b) }”
do-round = Round card “{ TOKEN($a) }”

token-wood = wood
token-stone = stone
token-sheep = sheep
token-oil = oil
token-gold = gold
token-fire = fire
token-water = water
token-earth = earth
token-wind = wind
token-loyal = loyal worker
token-additional = additional worker
token-special = special worker
token-pyramid = Pyramid of doom
token-chase = Chase
token-accept-1 = Accept the pact in slot 1
token-accept-2 = Accept the pact in slot 2
token-accept-3 = Accept the pact in slot 3
token-accept-4 = Accept the pact in slot 4
token-give = Give a pact
token-renew = New pacts
token-upgrade = Upgrade
token-forest = Forest
token-quarry = Quarry
token-pasture = Pasture
token-spring = Oil spring
token-market = Gold market
token-village = Village
token-favour = Favour
token-plunder = Plunder
token-play = Play an omen
token-draw = Draw omens
token-trade = Trade
token-claim = Start player
token-card = Place of the round card
token-own = Own place
token-stock = not placed
token-gain = Take the gain
token-pass-revenge = Pass a revenge card on
token-exchange = Exchange
token-buy = Buy
token-A = neutrality
token-B1 = Master of architecture
token-B2 = Master of thieves
token-B3 = Master of intelligence
token-B4 = Master of fate
token-TU1 = Tower of fire
token-TU2 = Tower of water
token-TU3 = Tower of earth
token-TU4 = Tower of wind
token-TU5 = Tower of wood
token-TU6 = Tower of stone
token-TU7 = Tower of sheep
token-TU8 = Tower of oil
token-TU9 = Tower of gold
token-AB1 = Double work
token-AB2 = Quick omen
token-AB3 = Elbows
token-AB4 = Clear-out
token-AB5 = Appeasement
token-AB6 = Empty hands
token-OM01 = Great offering
token-OM02 = Purse
token-OM03 = Driftwood
token-OM04 = Rockfall
token-OM05 = Stray flock
token-OM06 = Oil seep
token-OM07 = Full stores
token-OM08 = Two signs
token-OM09 = Volunteer
token-OM10 = Recruiting day
token-OM11 = Handshake
token-OM12 = Poisoned gift
token-OM13 = Pickpocket
token-OM14 = Toll
token-OM15 = Takeover
token-OM16 = Landslide
token-OM17 = Cheap labour
token-OM18 = Grab from the maw
token-OM19 = Scapegoat
token-OM20 = Penance
token-OM21 = Night market
token-OM22 = Bad dreams
token-OM23 = Indulgence
token-OM24 = Panic
token-OM25 = Early riser
token-OM26 = Buka's smile
token-OM27 = Martyr
token-OM28 = Oracle
token-OM29 = Monument
token-OM30 = Treasure
token-OM31 = Great following
token-OM32 = Second sight
token-OM33 = Free lodging
token-OM34 = Market stall
token-SP01 = Lord of fire
token-SP02 = Lord of water
token-SP03 = Lord of earth
token-SP04 = Lord of wind
token-SP05 = Most faithful
token-SP06 = Forester
token-SP07 = Quarryman
token-SP08 = Shepherd
token-SP09 = Oilman
token-SP10 = Merchant
token-SP11 = Village elder
token-SP12 = Hoard of wood
token-SP13 = Hoard of stone
token-SP14 = Great flock
token-SP15 = Hoard of oil
token-SP16 = Hoard of gold
token-SP17 = Master builder
token-SP18 = Highest of all
token-SP19 = Great crew
token-SP20 = Clean slate
token-RV01 = Modesty
token-RV02 = Envy
token-RV03 = Pride
token-RV04 = Weight of stone
token-RV05 = Woodworm
token-RV06 = Wolf pack
token-RV07 = Oil fire
token-RV08 = Night of thieves
token-RV09 = Unrest
token-RV10 = Mutiny
token-RV11 = Foreboding
token-RV12 = Cracked walls
token-RV13 = Earthquake
token-RV14 = Doused embers
token-RV15 = Drought
token-RV16 = Dust storm
token-RV17 = Dead calm
token-RV18 = Fear of heights
token-RV19 = Blood feud
token-RC01 = Building yard
token-RC02 = Caravan
token-RC03 = Gold rush
token-RC04 = Soothsayer
token-RC05 = Messenger
token-RC06 = Wanderers
token-RC07 = Temptation
token-RC08 = Ritual
token-RC09 = Rain of coins
token-RC10 = Signs in the sky
token-RC11 = Harvest
token-RC12 = Honour
token-RC13 = Reconciliation
token-RC14 = Pay day
token-RC15 = Gift of the builders
token-RC16 = Sale of stone
token-RC17 = Open doors
token-RC18 = Impunity
token-RC19 = Rich year
token-RC20 = Change of wind

token-F01 = Fire 1
token-F02 = Fire 2
token-F03 = Fire 3
token-F04 = Fire 4
token-F05 = Fire 5
token-F06 = Fire 6
token-F07 = Fire 7
token-F08 = Fire 8
token-F09 = Fire 9
token-F10 = Fire 10
token-F11 = Fire 11
token-F12 = Fire 12
token-F13 = Fire 13
token-F14 = Fire 14
token-F15 = Fire 15
token-F16 = Fire 16
token-F17 = Fire 17
token-A01 = Water 1
token-A02 = Water 2
token-A03 = Water 3
token-A04 = Water 4
token-A05 = Water 5
token-A06 = Water 6
token-A07 = Water 7
token-A08 = Water 8
token-A09 = Water 9
token-A10 = Water 10
token-A11 = Water 11
token-A12 = Water 12
token-A13 = Water 13
token-A14 = Water 14
token-A15 = Water 15
token-A16 = Water 16
token-A17 = Water 17
token-E01 = Earth 1
token-E02 = Earth 2
token-E03 = Earth 3
token-E04 = Earth 4
token-E05 = Earth 5
token-E06 = Earth 6
token-E07 = Earth 7
token-E08 = Earth 8
token-E09 = Earth 9
token-E10 = Earth 10
token-E11 = Earth 11
token-E12 = Earth 12
token-E13 = Earth 13
token-E14 = Earth 14
token-E15 = Earth 15
token-E16 = Earth 16
token-E17 = Earth 17
token-I01 = Wind 1
token-I02 = Wind 2
token-I03 = Wind 3
token-I04 = Wind 4
token-I05 = Wind 5
token-I06 = Wind 6
token-I07 = Wind 7
token-I08 = Wind 8
token-I09 = Wind 9
token-I10 = Wind 10
token-I11 = Wind 11
token-I12 = Wind 12
token-I13 = Wind 13
token-I14 = Wind 14
token-I15 = Wind 15
token-I16 = Wind 16
token-I17 = Wind 17

event-draws-element = { SEAT($a) } draws an element card.
event-you-draw-element = Your element is { TOKEN($a) }.
event-draws-secret = { SEAT($a) } draws a secret pact.
event-you-draw-secret = You draw the secret pact “{ TOKEN($a) }”.
event-keeps = { SEAT($a) } has chosen a secret pact.
event-you-keep = You keep “{ TOKEN($a) }”.
event-shuffles-secrets = The rejected secret pacts are shuffled back.
event-cost = { SEAT($a) } draws the cost marker { TOKEN($b) }.
event-draws = { SEAT($a) } draws an omen.
event-you-draw = You draw the omen “{ TOKEN($a) }”.
event-ability = { SEAT($a) } gets the ability marker “{ TOKEN($b) }”.
event-starter = { SEAT($a) } is the start player.
event-master = { SEAT($a) } takes master board { $b }, { TOKEN($b) }.
event-row = The pact { TOKEN($a) } comes into the row.
event-accepts = { SEAT($a) } accepts the pact { TOKEN($b) }.
event-accepted-one = { SEAT($a) } has accepted a pact.
event-round = Round { $a } begins.
event-card = Round card: “{ TOKEN($a) }”.
event-start-moves = The start player marker goes to { SEAT($a) }.
event-places = { $b ->
        [loyal] { SEAT($a) } places a loyal worker: { TOKEN($c) }.
        [special] { SEAT($a) } places the special worker: { TOKEN($c) }.
       *[other] { SEAT($a) } places an additional worker: { TOKEN($c) }.
    }
event-passes = { SEAT($a) } passes.
event-declines = { SEAT($a) } does without the last turn.
event-gains = { SEAT($a) } gains { $b } { TOKEN($c) }.
event-points = { SEAT($a) } gains { $b } VP.
event-loses-points = { SEAT($a) } loses { $b } VP.
event-pays = { SEAT($a) } pays { $b } { TOKEN($c) }.
event-sacrifices = { SEAT($a) } sacrifices { $b } { TOKEN($c) }.
event-loots = { SEAT($a) } takes { $b } { TOKEN($c) } from the monster.
event-hands-over = { SEAT($a) } hands { $c } { TOKEN($d) } to { SEAT($b) }.
event-chooses = { $b ->
        [gain] { SEAT($a) } takes the gain.
        [pass-revenge] { SEAT($a) } pays to pass a revenge card on.
        [exchange] { SEAT($a) } exchanges resources.
        [buy] { SEAT($a) } buys resources with points.
       *[other] { SEAT($a) } chooses: { TOKEN($b) }.
    }
event-again = { SEAT($a) } lets the special worker act once more.
event-robs = { SEAT($a) } robs { SEAT($b) }.
event-spares = { SEAT($a) } spares 1 { TOKEN($b) }.
event-bargains = { SEAT($a) } bargains for a lower price of the pact { TOKEN($b) }.
event-takes-offer = { SEAT($a) } accepts the offer of the round card.
event-discards = { SEAT($a) } discards the omen “{ TOKEN($b) }”.
event-plays = { SEAT($a) } plays the omen “{ TOKEN($b) }”.
event-draws-revenge = { SEAT($a) } draws a revenge card.
event-you-draw-revenge = You draw revenge card “{ TOKEN($a) }”.
event-returns-revenge = { SEAT($a) } shuffles a revenge card back.
event-you-return-revenge = You shuffle revenge card “{ TOKEN($a) }” back.
event-passes-revenge = { SEAT($a) } passes a revenge card to { SEAT($b) }.
event-passed-revenge = Revenge card “{ TOKEN($c) }” goes from { SEAT($a) } to { SEAT($b) }.
event-hires = { $b ->
        [special] { SEAT($a) } hires the special worker.
       *[other] { SEAT($a) } hires an additional worker.
    }
event-leaves = { $b ->
        [special] { SEAT($a) } loses the special worker: { TOKEN($c) }.
       *[other] { SEAT($a) } loses an additional worker: { TOKEN($c) }.
    }
event-leaves-stock = { $b ->
        [special] { SEAT($a) } loses the special worker, who was not placed.
       *[other] { SEAT($a) } loses an additional worker, who was not placed.
    }
event-chases = { $c ->
        [1] { SEAT($a) } chases a worker of { SEAT($b) } away: { TOKEN($d) }.
       *[other] { SEAT($a) } chases { $c } workers of { SEAT($b) } away: { TOKEN($d) }.
    }
event-moves-in = { $b ->
        [special] { SEAT($a) } moves in with the special worker: { TOKEN($c) }.
       *[other] { SEAT($a) } moves in with the worker: { TOKEN($c) }.
    }
event-gave-one = { SEAT($a) } has given a pact to { SEAT($b) }.
event-gives-pact = { SEAT($a) } gives the pact { TOKEN($c) } to { SEAT($b) }.
event-renews = The open pacts are discarded.
event-upgrades = { SEAT($a) } upgrades: { TOKEN($b) }.
event-replaces = { SEAT($a) } replaces a marker of { SEAT($b) }: { TOKEN($c) }.
event-removes = { SEAT($a) } removes a marker of { SEAT($b) }: { TOKEN($c) }.
event-climbs = { SEAT($a) } climbs to level { $b } of the pyramid.
event-claims = { SEAT($a) } claims the start player marker for the next round.
event-fulfilled-one = { SEAT($a) } has fulfilled a pact.
event-fulfils = { SEAT($a) } fulfils the pact { TOKEN($b) }.
event-track = { SEAT($a) } reaches field { $b } of the master board.
event-counter = { $a ->
        [three-players] The common pact counter moves to the field between 3 and 4.
        [four-players] The common pact counter moves to the field between 4 and 5.
       *[other] The common pact counter moves to { $a }.
    }
event-multiplies = { SEAT($a) } moves the multiplier to position { $b }.
event-uses = { SEAT($a) } uses the ability “{ TOKEN($b) }”.
event-ends = { $b ->
        [pyramid] { SEAT($a) } stands on top of the pyramid: the end is near.
       *[other] { SEAT($a) } has 100 points: the end is near.
    }
event-stops = { $a } rounds are over: the final scoring follows.
event-shows-element = { SEAT($a) } masters the element { TOKEN($b) }.
event-shows-revenge = { SEAT($a) } shows revenge card “{ TOKEN($b) }”.
event-shows-secret = { SEAT($a) } shows the secret pact “{ TOKEN($b) }”.
event-scores = { SEAT($a) } ends with { $b } VP (revenge { $c }, unfulfilled { $d }, secret pacts { $e }, elements { $f }, permanent omen { $g }, pacts of others { $h }, resources { $i }).
event-names = { SEAT($a) } names { SEAT($b) } as the winner.

ask-keep = Which secret pact do you keep?
ask-master = Which master board do you take?
ask-pick = { $a ->
        [1] Take one more pact from the row.
       *[other] Take { $a } pacts from the row, one by one.
    }
ask-place = Place a worker.
ask-last = Your last turn: place a worker, or do without.
ask-again = Let the special worker act once more ({ TOKEN($a) })?
ask-twice = Use your ability to act once more ({ TOKEN($a) })?
ask-chase = Whom do you chase away, and where?
ask-move = Move your worker there and act ({ TOKEN($a) })?
ask-accept = Which pact do you accept?
ask-accept-plain = Which of the new pacts do you accept?
ask-give = Which pact do you give to whom?
ask-upgrade = What do you upgrade?
ask-hire = { $a ->
        [1] Hire one more worker?
       *[other] Hire up to { $a } more workers?
    }
ask-choose = Which do you choose?
ask-pay = { $a ->
        [1] Pay 1 more resource of your choice.
       *[other] Pay { $a } resources of your choice.
    }
ask-sacrifice = { $a ->
        [1] Sacrifice 1 more resource of your choice.
       *[other] Sacrifice { $a } resources of your choice.
    }
ask-exchange = Which resources do you give? So far: { $a }.
ask-get = { $a ->
        [1] Take 1 resource from the supply.
       *[other] Take { $a } resources from the supply.
    }
ask-buy = Which resources do you buy, 1 VP each? So far: { $a }.
ask-rob = Whom do you rob?
ask-take = { $a ->
        [1] Take 1 resource from { SEAT($b) }.
       *[other] Take { $a } resources from { SEAT($b) }.
    }
ask-loot = Take up to { $a } resources from the monster.
ask-replace = Which marker do you replace?
ask-remove = Where do you remove the highest foreign marker?
ask-pass = Which revenge card do you pass on, and to whom?
ask-may-pass = Pass a revenge card on?
ask-return = Which revenge card do you shuffle back?
ask-discard = { $a ->
        [1] Discard 1 omen.
       *[other] Discard { $a } omens.
    }
ask-swap-omens = Discard up to { $a } omens for { $b } VP each.
ask-play = Which omen do you play?
ask-may-play = Play an omen?
ask-dismiss = Which additional worker do you give up?
ask-fate = Give up an additional worker to shuffle a revenge card back?
ask-raid = Take from the monster what lay there before your pact?
ask-may = Do you accept the offer of the round card?
ask-fulfil = Which pact do you fulfil at a lower price?
ask-spare = Which resources of { TOKEN($b) } do you spare? Up to { $a } more.
ask-second = Fulfil pacts, or end the turn.
ask-tie = All is equal: who wins?

end-points = Somebody has reached 100 points.
end-pyramid = Top of the pyramid
end-rounds = Stopped after 40 rounds

score-track = Points in play
score-revenge = 1 Revenge cards
score-unfulfilled = 2 Unfulfilled pacts
score-secrets = 3 Secret pacts
score-elements = 4 Elements
score-permanent = 5 Permanent omen
score-others = 6 Pacts of the others
score-resources = 7 Resources

thing-wood = { $a } wood
thing-stone = { $a } stone
thing-sheep = { $a } sheep
thing-oil = { $a } oil
thing-gold = { $a } gold
thing-cost = { $a } C
thing-any = { $a ->
        [1] 1 resource of your choice
       *[other] { $a } resources of your choice
    }
thing-points = { $a } VP
thing-omen = { $a ->
        [1] 1 omen
       *[other] { $a } omens
    }
thing-secret = { $a ->
        [1] 1 secret pact
       *[other] { $a } secret pacts
    }

measure-wood = wood
measure-stone = stone
measure-sheep = sheep
measure-oil = oil
measure-gold = gold
measure-fire = fulfilled fire pacts
measure-water = fulfilled water pacts
measure-earth = fulfilled earth pacts
measure-wind = fulfilled wind pacts
measure-fulfilled = fulfilled pacts
measure-hired = hired additional workers
measure-hand = omens in hand
measure-omen = omens, this one included
measure-upgrade = upgrades
measure-pyramid = levels of the pyramid
measure-revenge = revenge cards

effect-or = or
effect-gain = gain { $a }
effect-pay = pay { $a }
effect-sacrifice = sacrifice { $a }
effect-lose = lose { $a }
effect-revenge = { $a ->
        [1] draw a revenge card
       *[other] draw { $a } revenge cards
    }
effect-hire = { $a ->
        [1] hire a worker
       *[other] hire up to { $a } workers
    }
effect-may-hire = { $a ->
        [1] you may hire a worker
       *[other] you may hire up to { $a } workers
    }
effect-free-hire = { $a ->
        [1] hire a worker without paying resources
       *[other] hire up to { $a } workers without paying resources
    }
effect-accept = accept an open pact with the gold of its slot
effect-accept-plain = accept an open pact without its gold
effect-give-pact = give an open pact to an opponent
effect-renew = discard the open pacts and lay out new ones
effect-upgrade = { $a ->
        [0] carry out an upgrade for { $b } VP
       *[other] carry out an upgrade for { $a } gold less and { $b } VP
    }
effect-yield = take what the location gives, or hire there
effect-plunder = { $a ->
        [1] take 1 resource from the monster
       *[other] take up to { $a } resources from the monster
    }
effect-plunder-all = take all resources from the monster
effect-pass-revenge = pass one of your revenge cards to an opponent
effect-may-pass-revenge = you may pass one of your revenge cards to an opponent
effect-return-revenge = shuffle one of your revenge cards back
effect-exchange = exchange any number of resources one for one
effect-buy = pay any number of VP for as many resources
effect-rob = { $a ->
        [1] take 1 resource of your choice from an opponent
       *[other] take { $a } resources of your choice from an opponent
    }
effect-collect = every opponent gives you { $a }, if they have it
effect-replace = replace an opponent's marker at a location by one of yours
effect-remove = remove the highest foreign marker of a location
effect-opponents-discard = { $a ->
        [1] every opponent discards an omen of their choice
       *[other] every opponent discards { $a } omens of their choice
    }
effect-fulfil = fulfil a pact now, paying up to { $a } resources less
effect-chase = chase the additional workers of an opponent from a place, draw a revenge card and move in if you like
effect-drive-off = chase the additional workers of an opponent from a place
effect-claim = claim the start player marker for the next round
effect-climb = climb one level of the pyramid
effect-play = play an omen
effect-may-play = you may play an omen
effect-raid = you may take what lay on the monster before this pact
effect-dismiss = { $a ->
        [1] give up another additional worker
       *[other] give up { $a } other additional workers
    }
effect-may-dismiss = { $a ->
        [1] you may give up an additional worker: if so
       *[other] you may give up { $a } additional workers: if so
    }
effect-multiply = move your multiplier { $a } up
effect-swap-omens = discard up to { $a } omens for { $b } VP each
effect-wages = pay wages: 1 C for each hired additional worker
effect-score = { $b ->
        [1] at the end { $a } VP for each of these: { $c }
       *[other] at the end { $a } VP for every { $b }: { $c }
    }
effect-more = { $a } more at “{ TOKEN($b) }”
effect-no-wages = you pay no wages
effect-first-upgrade-free = the first upgrade of this round costs no gold
effect-upgrades-less = upgrades cost { $a } gold less
effect-hiring-free = hiring costs no resources
effect-chase-without-revenge = chasing draws no revenge card
effect-yield-more = resource locations yield { $a } more
effect-repeat = carry out a worker's action twice, but not the special worker's
effect-squeeze = place a worker on an occupied visit field
effect-waive = fulfil a pact without its resources

revenge-text = At most { $a } { $b } at the end, otherwise lose { $c } VP.
needs-most = At the end, more than anybody else: { $a }. { $b } VP.
needs-fewest = At the end, fewer than anybody else: { $a }. { $b } VP.
needs-own = Have a marker of your own at the end: { TOKEN($a) }. { $b } VP.
round-place = New place: { $a }
round-all = Everybody: { $a }
round-start = Start player: { $a }
round-each-may = Everybody may: { $a }
round-lasting = This round: { $a }
round-again = Then another round card is revealed.

board-round = Round { $a }, start player { SEAT($b) }, pact counter on { $c }
board-setup = The table is being laid.
board-supply = Supply: { $a }
board-monster = On the monster: { $a }
board-row = Pacts: { $a }
board-pact = { $a } { TOKEN($b) } ({ $c } → { $d })
board-decks = Decks: { $a } pacts, { $b } omens, { $c } revenge cards
board-cards = Round card: { $a }
board-place = { TOKEN($a) }: { $b }
board-free = { $a } free
board-level = level { $a }
board-player = { SEAT($a) }: { $b } VP, { $c }
board-marker = C = { TOKEN($a) }
board-workers = to place: { $a } loyal, { $b } additional, { $c } special
board-hidden = omens: { $a }, revenge cards: { $b }, secret pacts: { $c }
board-element = element { TOKEN($a) }
board-board = board { $a }
board-ability = ability “{ TOKEN($a) }”
board-ability-used = ability “{ TOKEN($a) }” (used)
board-permanent = permanent omen “{ TOKEN($a) }”
board-accepted = accepted: { $a }
board-fulfilled = fulfilled: { $a }
board-fulfilled-hidden = fulfilled, face down: { $a }
board-pyramid = pyramid level { $a }
board-towers = tower: { $a }
board-multiplier = multiplier ×{ $a }
board-hand = Your omens:
board-revenge = Your revenge cards:
board-secrets = Your secret pacts:
board-payable = You can fulfil now: { $a }
board-forecast = Your score if it ended now: { $a } ({ $b })
board-turn = to act
board-passed = out for this round

## the drawn board

draw-element-fire = Fire
draw-element-water = Water
draw-element-earth = Earth
draw-element-wind = Wind
draw-element-about = { $a } is your element: +{ $b } VP at the end per pact of it that you have fulfilled, −{ $d } VP per accepted or fulfilled pact of { $c }; +1 VP per pact of it that others fulfil
draw-no-element = No element yet
draw-offering = To sacrifice: { $a }
draw-pact = Pact { $a }. Sacrifice: { $b }. Reward: { $c }
draw-card = { $a } “{ $b }”: { $c }
draw-card-omen = Omen
draw-card-revenge = Revenge card
draw-card-secret = Secret pact
draw-card-ability = Ability, once per game
draw-card-master = Master board
draw-lasting = permanent: lies open before you once it is played
draw-in-play = In play
draw-used = Already used
draw-own-place = Own place: { $a }

draw-row = Open pacts
draw-row-pact = Slot { $a }: { $b }. { $c }
draw-row-empty = Slot { $a } is empty
draw-slot-gold = Accepting it here brings { $a } gold
draw-slot-price = Accepting it here costs { $a } gold
draw-slot-nothing = Accepting it here brings no gold

draw-name-monster = Buka’s maw
draw-pyramid-about = Step up one level per visit: pay its price, gain its VP. Whoever reaches the top ends the game
draw-pyramid-level = Level { $a }: { $b } → { $c } VP

draw-visit-wood = a visit brings { $a } wood
draw-visit-stone = a visit brings { $a } stone
draw-visit-sheep = a visit brings { $a } sheep
draw-visit-oil = a visit brings { $a } oil
draw-visit-gold = a visit brings { $a } gold
draw-visit-hire = { $a ->
    [one] a visitor hires a worker
   *[other] a visitor hires up to { $a } workers
}
draw-levels = Without, with one and with two upgrades: { $a }, { $b }, { $c }
draw-upgrades = Upgrades cost { $a } and { $b } gold
draw-upgrade-price = The next upgrade here costs { $a } gold
draw-owner-bonus = On every visit each marker’s owner gets: { $a }
draw-owner = Marker { $a }: { $b }
draw-kind-l = {" "}(loyal)
draw-kind-a = {" "}(additional)
draw-kind-s = {" "}(special)
draw-fields-free = { $a } of { $b ->
    [one] 1 visit field
   *[other] { $b } visit fields
} free

draw-acts = Areas
draw-monster-about = What is sacrificed lands on the monster Buka. Whoever plunders it takes everything, and a revenge card
draw-monster-has = On the monster: { $a }
draw-counter = Common pact counter
draw-counter-about = at { $a }; every fulfilled pact moves it one field
draw-counter-event = Everybody: { $a }
draw-round-region = Round card, decks and supply
draw-round-title = Round { $a }
draw-no-round = Setting up
draw-deck-pact = { $a } pacts in the deck
draw-deck-omen = { $a } omens in the deck
draw-deck-revenge = { $a } revenge cards in the deck
draw-deck-round = { $a } round cards in the deck
draw-supply-has = In the supply: { $a }

draw-stock = Your board
draw-you-have = You have { $a }
draw-cost-marker = C is { $a }
draw-no-cost = No cost marker yet
draw-workers-free = { $a ->
    [one] 1 worker to place
   *[other] { $a } workers to place
}
draw-next-hire = Hiring
draw-next-worker = The next worker costs: { $a }
draw-nothing = nothing
draw-all-hired = All workers are hired
draw-markers-left = { $a ->
    [one] 1 upgrade marker left
   *[other] { $a } upgrade markers left
}
draw-climbing = Per pyramid level: { $a }
draw-multiplier = Multiplier × { $a } for pacts of your element that others fulfil
draw-track = { $a ->
    [one] 1 pact fulfilled
   *[other] { $a } pacts fulfilled
}
draw-track-at = Bonuses by fulfilled pact:
draw-track-step = Pact { $a }: { $b }

draw-pacts = { $a ->
    [one] 1 accepted pact
   *[other] { $a } accepted pacts
}
draw-no-pacts = No accepted pact
draw-no-pacts-yet = Accept open pacts from the row: fulfilled they bring points, unfulfilled they cost 8 each in the end.
draw-my-pact = { $a }
draw-payable = You can fulfil this pact now
draw-fulfilled = { $a } fulfilled
draw-hand = Your cards · { $a ->
    [one] 1 omen
   *[other] { $a } omens
}
draw-hand-more = More cards · sheet { $a }
draw-no-cards = No cards

draw-forecast = If the game ended now
draw-forecast-end = Your final score
draw-forecast-about = Your points if the game ended now, by the seven steps of the final scoring, as far as you can know it
draw-forecast-track = Points so far
    .help = What you have on the track
draw-forecast-revenge = 1 Revenge cards
    .help = Every revenge card whose limit you exceed costs its points
draw-forecast-unfulfilled = 2 Unfulfilled pacts
    .help = 8 points less for every accepted pact that is not fulfilled
draw-forecast-secrets = 3 Secret pacts
    .help = The points of those whose condition holds now
draw-forecast-elements = 4 Elements
    .help = Bonus and penalty of your element and of your tower
draw-forecast-permanent = 5 Permanent omen
    .help = What your open omen scores
draw-forecast-others = 6 Pacts of the others
    .help = Pacts of your element that others have fulfilled; a question mark while they lie face down
draw-forecast-resources = 7 Resources
    .help = 3 points per five equal resources, 15 at most
draw-forecast-total = Total

draw-towers = Tower upgrades
draw-tower-of = Belongs to { $a }
draw-tower-element = { $a } for your tower: +{ $b } VP at the end per fulfilled pact of it, −{ $d } VP per accepted or fulfilled pact of { $c }. Costs { $e } gold
draw-tower-resource = For your tower: { $a } more on each visit here: { $b }. Costs { $c } gold

draw-points = { $a } victory points
draw-has-omens = { $a ->
    [one] 1 omen in hand
   *[other] { $a } omens in hand
}
draw-has-revenge = { $a ->
    [one] 1 revenge card
   *[other] { $a } revenge cards
}
draw-has-secrets = { $a ->
    [one] 1 secret pact
   *[other] { $a } secret pacts
}
draw-rank = rank { $a }
draw-passed = has passed
draw-start = Start player
draw-claimed = Start player from the next round
draw-rival = Before { $a }

# seats by colour, where a button stands for one
token-0 = blue
token-1 = orange
token-2 = jade
token-3 = plum
token-slot-1 = slot 1
token-slot-2 = slot 2
token-slot-3 = slot 3
token-slot-4 = slot 4

# The end
finale-fed = Buka is fed
finale-top = At the top
finale-hungry = Buka stays hungry
finale-fed-why = { SEAT($a) } reached 100 points in round { $b }. Then all that was hidden was counted.
finale-top-why = { SEAT($a) } stands at the very top of the pyramid of doom. Then all that was hidden was counted.
finale-hungry-why = After { $a } rounds it is over, and nobody got there.
finale-pacts = { $a ->
    [0] no pact fulfilled
    [one] one pact fulfilled
   *[other] { $a } pacts fulfilled
 }
finale-level = { $a ->
    [0] not on the pyramid
   *[other] pyramid level { $a }
 }
finale-tie-upgrades = { $a } all: a tie goes to more upgrades.
finale-tie-resources = { $a } all and as many upgrades: then more resources win.
finale-tie-named = { $a } all and equal in everything: the victory was named.

# Hints for a first match

coach-secret = Keep the pact you think you can reach. It counts at the end; missing it costs nothing.
    .title = A secret aim
coach-pick = The price is above, the points below. A pact still open at the end costs 8.
    .title = Your first pacts
coach-place = Tap a place: its effect happens at once. What you gather pays for your pacts later.
    .title = Place a worker
coach-fulfil = You can pay for this one: Buka gets the resources, you the points. Several per turn are allowed.
    .title = Fulfil a pact
coach-pyramid = Each visit leads one level up and brings more. Reaching the top starts the end.
    .title = The pyramid

# Captions of the rulebook's pictures

figure-4-4 = Your workers: pale ones still stand on the board, the next one costs 2 C.
figure-5-1 = One level higher with each visit: the price on the left, points on the right.
figure-7-2 = The space on the far right adds 2 gold, the next one 1, the others none.
figure-8-4 = Nine tower cards, each once: elements for 8, resources for 10 gold.
figure-9-1 = The pasture gives 2 sheep. The prices of its two upgrades are at the top right.
figure-9-3 = Whoever has a marker at the quarry gets 1 oil whenever somebody visits it.
figure-10-2 = Plundering takes everything from the maw: here 2 wood, 3 stone, 1 gold.
figure-11-1 = A pact names its price above and its victory points below.
figure-11-5 = The counter runs from 0 to 5: omens for all on 1, wages on 5.
figure-12-1 = Omens in hand: play one at “Play an omen”.
figure-17-4 = How it would stand if this were the end: the seven steps of scoring.
## prices, values and sentences beside the board

desk-thing = { $a ->
        [wood] wood
        [stone] stone
        [sheep] sheep
        [oil] oil
        [gold] gold
        [any] { $b ->
            [1] resource of your choice
           *[other] resources of your choice
        }
        [omen] { $b ->
            [1] omen
           *[other] omens
        }
        [secret] { $b ->
            [1] secret pact
           *[other] secret pacts
        }
        [revenge] { $b ->
            [1] revenge card
           *[other] revenge cards
        }
        [helper] { $b ->
            [1] worker
           *[other] workers
        }
       *[points] VP
    }
desk-and = { $a } and { $b }
desk-workers = { $a ->
        [0] no workers to place
        [1] 1 worker to place
       *[other] { $a } workers to place
    }
desk-free = { $a ->
        [1] 1 worker
       *[other] { $a } workers
    }
desk-pacts = { $a ->
        [1] 1 pact, { $b } fulfilled
       *[other] { $a } pacts, { $b } fulfilled
    }
desk-visit = { $a ->
        [loyal] A loyal worker sets out: { TOKEN($b) }.
        [special] The special worker sets out: { TOKEN($b) }.
       *[other] An additional worker sets out: { TOKEN($b) }.
    }
desk-visits = { $a ->
        [loyal] A loyal worker sets out: { TOKEN($b) }, for { $c }.
        [special] The special worker sets out: { TOKEN($b) }, for { $c }.
       *[other] An additional worker sets out: { TOKEN($b) }, for { $c }.
    }
desk-fulfils = You sacrifice { $b } and fulfil the pact { TOKEN($a) }.
desk-upgrades = You pay { $b } and upgrade: { TOKEN($a) }.
desk-hires = You pay { $a } and hire a worker.
desk-plays = You play “{ TOKEN($a) }” for { $b }.
desk-revenge = { $a ->
        [1] You draw a revenge card for it.
       *[other] You draw { $a } revenge cards for it.
    }
desk-payable = { $a ->
        [0] You cannot pay for any right now.
        [1] You can pay for one pact now.
       *[other] You can pay for { $a } pacts now.
    }
desk-purse = { $b ->
        [1] You have { $a } gold and 1 marker left.
       *[other] You have { $a } gold and { $b } markers left.
    }
desk-hint-accept = Left unfulfilled, it costs 8 VP in the end.
desk-hint-pass = In the end it counts for whoever holds it then.
desk-hint-keep = Only you see it; it scores at the end.
desk-hint-master = It stays for the whole match.
desk-hint-exchange = You then take as many from the supply.
desk-hint-buy = Each one costs you 1 VP.
desk-hint-give = Nobody can refuse it.
desk-extreme = EXTREME

# Why not

no-must-place = You can still place a worker.
no-worker-first = First you place a worker, then come the pacts.
no-worker-placed = Your worker has been placed.
no-no-such-worker = Not available: { TOKEN($a) }.
no-card-used = The place of the round card works only once a round.
no-not-open = { TOKEN($a) }: this place is not there for you now.
no-place-full = { TOKEN($a) }: { $b ->
    [one] its only field is taken
   *[other] all { $b } fields are taken
 }.
no-no-elbows = Without “Elbows” nobody gets into a full place.
no-points-short = { $a } victory points needed, { $b } there.
no-resource-short = { TOKEN($a) }: { $b } needed, { $c } there.
no-cheapest-upgrade = Even the cheapest upgrade costs { $a } gold, you have { $b }.
no-nothing-to-upgrade = There is nothing left to upgrade.
no-no-marker = You have no upgrade marker left.
no-own-place-impossible = This takes another additional worker and enough omens.
no-monster-empty = Nothing lies on the monster.
no-no-omen-to-play = { $a ->
    [0] You have no omen in hand.
    [one] Your omen cannot be carried out now.
   *[other] None of your { $a } omens can be carried out now.
 }
no-nobody-to-chase = There is nobody anywhere whom you could chase away.
no-nobody-to-chase-there = { TOKEN($b) }: { SEAT($a) } has nobody there whom you could chase away.
no-place-impossible = { TOKEN($a) }: there is nothing you could do here now.
no-at-the-top = You are at the top already.
no-level-full = No seat is free on level { $a }.
no-no-pact-there = No pact lies here.
no-all-hired = There are no more workers.
no-pact-not-yours = You have not accepted this pact.
no-one-pact-at-a-time = One pact is carried out after the other.
no-marker-used = Your ability marker has been turned over.
no-omens-short = Omens: { $a } needed, { $b } in hand.
no-none-of-it = { TOKEN($a) }: you have none.
no-none-in-supply = { TOKEN($a) }: none is left in the supply.
no-not-oneself = That is you.
no-nothing-to-rob = There is nothing to be had from { SEAT($a) }.
no-upgrade-taken = This upgrade is no longer to be had.
no-not-in-hand = { TOKEN($a) }: not in your hand.
no-omen-impossible = { TOKEN($a) } cannot be carried out now.
no-not-needed = { TOKEN($a) }: no more of it is needed.

# components

option-box = Own components
    .help = Cards, tiles and numbers of your own box; upload them on the page of components.
table-pact = Pacts
table-omen = Omens
table-revenge = Revenge cards
table-secret = Secret pacts
table-round = Round cards
table-tower = Tower upgrades
table-ability = Abilities
table-element = Elements
table-marker = Cost markers
table-master = Masters
table-hire = Hiring
table-area = Places and fields
table-location = Locations
table-pyramid = Pyramid
table-counter = Pact counter
table-slot = Slots
table-supply = Supply
box-effect-same-verbs = “{ $a }” is no real choice: each possibility must end in another word.
box-effect-plays = “{ $a }” lets an omen be played by choice: that would tell what is in hand.
box-effect-empty = An effect is missing here; “{ $a }” says nothing at one place.
box-effect-nothing-won = In “{ $a }”, “may-dismiss” must be followed by what is won by it.
box-effect-too-long = “{ $a }” is too long: { $b } steps at most.
box-effect-cost-first = In “{ $a }”, “{ $b }” must stand before everything that is won.
box-effect-any-last = In “{ $a }”, resources of any kind must be paid last.
box-effect-no-choice = “{ $a }” offers a choice, but there is nothing to choose here.
box-effect-one-thing = “{ $a }” is too much: a permanent omen says one thing only.
box-effect-not-here = “{ $b }” cannot stand here (in “{ $a }”); possible: { $c }.
box-effect-no-verb = I do not know “{ $b }” (in “{ $a }”); possible: { $c }.
box-effect-words = “{ $b }” takes { $c ->
        [one] one word
       *[other] { $c } words
    } after it, not { $d } (in “{ $a }”).
box-effect-per = “{ $b }” is written like “score 2 per 1 revenge”, not like “{ $a }”.
box-effect-thing = “{ $b }” does not go with “{ $c }” (in “{ $a }”); possible: { $d }.
box-effect-number = “{ $b }” takes a number from { $c } to { $d }, not “{ $e }” (in “{ $a }”).
box-cost = I do not understand “{ $a }”. Costs are like “2 wood 1 omen”; possible: { $b }.
box-one-of = Either an effect or something lasting, not both.
box-needs = I do not understand “{ $a }”; for example “most fire”, “fewest revenge” or “own quarry”.
box-not-with = “{ $a }” does not go with “{ $b }”.
box-tells-hand = Where each may, no omen may be played: it would tell what is in hand.
box-location-name = “{ $a }” is the name of a location.
box-track = I do not understand “{ $a }”; for example “3: gain 2 omen”.
box-too-few = With { $a } people { $b } of them are needed, there are { $c }.
column-element = element
    .help = Fire, water, earth or wind.
column-cost = cost
    .help = What is to be paid, like “2 wood 1 omen”; cost is the resource of one's own cost marker.
column-do = effect
    .help = What happens, like “gain 3 gold; revenge 1”; | stands between alternatives.
column-extreme-do = effect EXTREME
    .help = The same on the EXTREME side; empty: no difference.
column-lasting = lasting
    .help = What holds while the card lies open.
column-once = once a round
    .help = Whether it works once a round only.
column-most = at most
    .help = So many one may have at the end.
column-of = of what
    .help = What it is about.
column-loss = loss
    .help = Points that one loses otherwise.
column-needs = condition
    .help = What must hold at the end, like “most fire”.
column-kind = kind
    .help = Place, all, start player, each may, or for the whole round.
column-again = another
    .help = Whether another round card follows.
column-price = price
    .help = Gold for the upgrade.
column-bonus = bonus
    .help = Points or effect in favour.
column-malus = malus
    .help = Points that it costs.
column-when = when
    .help = When it works.
column-against = against
    .help = The element that is punished.
column-side = side
    .help = A or B.
column-place = place of its own
    .help = The place on the master's board.
column-climbing = pyramid bonus
    .help = What happens on climbing.
column-multipliers = multipliers
    .help = The steps of the multiplier.
column-track = track
    .help = What which pact brings, like “3: gain 2 omen”, with / between them.
column-number = place number
    .help = The number on the board.
column-fields = fields
    .help = Visit fields with two, three, four people.
column-extreme-fields = fields EXTREME
    .help = The same on the EXTREME side; empty: no difference.
column-gives = gives
    .help = What the location gives.
column-yields = yields
    .help = How much by level.
column-extreme-yields = yields EXTREME
    .help = The same on the EXTREME side; empty: no difference.
column-prices = prices
    .help = Gold for the two upgrades.
column-from = from people
    .help = From how many people on the field counts.
column-extreme-gold = gold EXTREME
    .help = The same on the EXTREME side.
column-seats = room
    .help = For how many there is room.
