about = Dig for body parts at night, steal, trade and operate: the first monster to wake ends the game, and the most valuable one wins.

option-memory = Remembered cards
    .help = Whether the table shows values that you have seen at some time. The log tells them in any case.
option-memory-hidden = face down, remembering is up to you
option-memory-shown = face up to those who know them
option-one_always_succeeds = Grade 1 always succeeds
    .help = With a study die on 1 every roll succeeds; otherwise a result below 1 fails.
option-brain_penalty = Heavy brain
    .help = The brain of value 7 makes a revival harder by 1 (reconstructed).
option-bluff_pays = Empty graves count
    .help = Whoever digs alone at an empty grave turns the study die down by one all the same.
option-fleeting_letters = Letters do not last
    .help = Parts of one type in a store get new letters between turns, so that nobody but the owner can tell them apart.
option-idle_rounds = Idle rounds
    .help = The platform ends the match when nobody has used an action for so many rounds; 0: never.
option-round_limit = Rounds
    .help = The platform ends the match after so many rounds. 0: no rule ends it; only programs stop after 1000 rounds.

kind-rob = Rob graves
kind-gallows = Steal from Gallows Hill
kind-steal = Steal from a store
kind-prepare = Prepare to study
kind-join = Join in
kind-stay = Stay at home
kind-choose = Choose a grave
kind-study = Study
kind-study-one = Study by one only
kind-operate = Operate
kind-revive = Revive
kind-hand = Hand over
kind-offer = Offer an organ
kind-pick-up = Take back robbery cards
kind-skip = Leave out
kind-show = Show the offer
kind-call = Call for bids
kind-add = Bid a part
kind-points = Bid knowledge
kind-bid = Make the bid
kind-pass = Pass
kind-accept = Accept
kind-waive = Accept, leave the knowledge
kind-decline = Decline
kind-top = Top part
kind-deal = Deal
kind-hang = Gallows Hill
kind-value = Value
kind-letter = Letter
kind-start = Start
kind-roll = Roll

do-rob = Call for a robbery (grade gets worse by 1)
do-gallows = Take from Gallows Hill: { TOKEN($a) } (grade becomes 6)
do-steal = Steal: { TOKEN($a) } (grade gets worse by 1)
do-prepare = Prepare to study
do-join = Join in (grade gets worse by 1)
do-stay = Stay at home
do-choose = Go to { TOKEN($a) }
do-study = Study
do-study-one = Study, but by one only
do-operate = Sew on { TOKEN($a) }, assisted by { SEAT($b) }
do-revive = Revive the monster
do-hand = Hand over { TOKEN($a) }
do-offer = Offer { TOKEN($a) } for trade
do-pick-up = Take back all open robbery cards
do-skip = Leave this action out
do-show = Show the offer to { SEAT($a) }
do-call = Call for bids
do-add = { $b ->
        [shown] Bid { TOKEN($a) } and show it to the seller
       *[other] Bid { TOKEN($a) } unseen
    }
do-points = Bid { TOKEN($a) }
do-bid = Make this bid
do-pass = Pass
do-accept = Accept the bid of { SEAT($a) }
do-waive = Accept the bid of { SEAT($a) }, but take no knowledge
do-decline = Accept no bid
do-top = On top of { TOKEN($a) }: { TOKEN($b) }
do-deal = { SEAT($a) } gets: { TOKEN($b) }
do-hang = On Gallows Hill: { TOKEN($a) }
do-value = { TOKEN($a) }: value { $b }
do-letter = { TOKEN($b) } becomes { TOKEN($a) }
do-start = { SEAT($a) } starts
do-roll = Roll: { $a }

token-left-arm = left arm
token-left-arm-a = left arm A
token-left-arm-b = left arm B
token-left-arm-c = left arm C
token-left-arm-d = left arm D
token-left-arm-e = left arm E
token-left-arm-f = left arm F
token-right-arm = right arm
token-right-arm-a = right arm A
token-right-arm-b = right arm B
token-right-arm-c = right arm C
token-right-arm-d = right arm D
token-right-arm-e = right arm E
token-right-arm-f = right arm F
token-left-leg = left leg
token-left-leg-a = left leg A
token-left-leg-b = left leg B
token-left-leg-c = left leg C
token-left-leg-d = left leg D
token-left-leg-e = left leg E
token-left-leg-f = left leg F
token-right-leg = right leg
token-right-leg-a = right leg A
token-right-leg-b = right leg B
token-right-leg-c = right leg C
token-right-leg-d = right leg D
token-right-leg-e = right leg E
token-right-leg-f = right leg F
token-head = head
token-head-a = head A
token-head-b = head B
token-head-c = head C
token-head-d = head D
token-head-e = head E
token-head-f = head F
token-brain = brain
token-brain-a = brain A
token-brain-b = brain B
token-brain-c = brain C
token-brain-d = brain D
token-brain-e = brain E
token-brain-f = brain F
token-grave-1 = grave 1
token-grave-2 = grave 2
token-grave-3 = grave 3
token-grave-4 = grave 4
token-grave-5 = grave 5
token-p1 = 1 knowledge point
token-p2 = 2 knowledge points
token-p3 = 3 knowledge points
token-p4 = 4 knowledge points
token-p5 = 5 knowledge points
token-shown = show it to the seller
token-unseen = do not show it

event-top = On top of { TOKEN($a) } there is now: { TOKEN($b) }.
event-dealt = { SEAT($a) } begins with { TOKEN($b) } in store.
event-hangs = The first one on Gallows Hill: { TOKEN($a) }.
event-starts = { SEAT($a) } starts.
event-value = For your eyes only: { TOKEN($a) } has the value { $b }.
event-letters = { SEAT($a) } mixes the parts of one type in the store: { TOKEN($b) }. Their letters are dealt anew.
event-round = Round { $a } begins.
event-skips = { SEAT($a) } leaves out the { $b ->
        [1] first
        [2] second
       *[other] third
    } action.
event-no-third = { SEAT($a) } has nothing to trade and nothing to take back.
event-calls-robbery = { SEAT($a) } calls for a robbery (grade { $b } → { $c }).
event-cannot-join = { SEAT($a) } has no face-down robbery card and stays at home.
event-joins = { SEAT($a) } joins in (grade { $b } → { $c }).
event-stays = { SEAT($a) } stays at home.
event-chooses = { SEAT($a) } has chosen.
event-your-choice = Your choice: { TOKEN($a) }.
event-plays = { SEAT($a) } goes to { TOKEN($b) }.
event-clash = A brawl at { TOKEN($a) }: { $b } robbers get nothing.
event-finds-nothing = { SEAT($a) } digs at { TOKEN($b) }, but it is empty.
event-bluff-pays = { SEAT($a) } was alone there, and that counts too (grade { $b } → { $c }).
event-robs = { SEAT($a) } takes from { TOKEN($b) }: { TOKEN($c) } (grade { $d } → { $e }).
event-refills = From Gallows Hill to { TOKEN($a) }: { TOKEN($b) }.
event-steals-gallows = { SEAT($a) } steals from Gallows Hill: { TOKEN($b) } (grade { $c } → { $d }).
event-steals = { SEAT($a) } steals from { SEAT($b) }: { TOKEN($c) } (grade { $d } → { $e }).
event-prepares = { SEAT($a) } prepares to study.
event-studies = { SEAT($a) } studies (grade { $b } → { $c }).
event-operates = { SEAT($a) } operates and asks { SEAT($b) } for: { TOKEN($c) }.
event-hands-wish = { SEAT($a) } hands { SEAT($b) } what was asked for: { TOKEN($c) }.
event-hands-other = { SEAT($a) } hands { SEAT($b) } something else: { TOKEN($c) }.
event-hands-own = { SEAT($a) } hands { SEAT($b) } a part of their own, { TOKEN($c) }, and takes { TOKEN($d) } for it.
event-lays-open = On the operating table of { SEAT($a) }: { TOKEN($b) }, value { $c }.
event-rolls = { $c ->
        [0] { SEAT($a) } rolls a { $b } against grade { $d }.
        [1] { SEAT($a) } rolls a { $b }, +1, against grade { $d }.
        [2] { SEAT($a) } rolls a { $b }, +2, against grade { $d }.
        [-1] { SEAT($a) } rolls a { $b }, −1, against grade { $d }.
        [-2] { SEAT($a) } rolls a { $b }, −2, against grade { $d }.
        [-3] { SEAT($a) } rolls a { $b }, −3, against grade { $d }.
        [-4] { SEAT($a) } rolls a { $b }, −4, against grade { $d }.
        [-5] { SEAT($a) } rolls a { $b }, −5, against grade { $d }.
       *[other] { SEAT($a) } rolls a { $b } ({ $c }) against grade { $d }.
    }
event-sews = { SEAT($a) } sews on: { TOKEN($b) }, value { $c } (grade { $d } → { $e }).
event-botches = { SEAT($a) } fails: { TOKEN($b) }, value { $c }, goes on top of Gallows Hill (grade { $d } → { $e }).
event-tries-revival = { SEAT($a) } throws the switch: the monster shall live!
event-revives = It lives! The monster of { SEAT($a) } opens its eyes.
event-burns = { SEAT($a) } fails: { TOKEN($b) }, value { $c }, is burnt and goes on top of Gallows Hill (grade { $d } → { $e }).
event-picks-up = { SEAT($a) } takes back { $b } robbery cards.
event-offers = { SEAT($a) } offers for trade: { TOKEN($b) }.
event-shows = { SEAT($a) } shows { SEAT($b) } the front of { TOKEN($c) }.
event-calls-bids = { SEAT($a) } calls for bids.
event-cannot-bid = { SEAT($a) } has nothing to bid.
event-no-bids = Nobody bids; { SEAT($a) } keeps { TOKEN($b) }.
event-you-add-shown = In your bid, shown to the seller: { TOKEN($a) }.
event-you-add-unseen = In your bid, unseen: { TOKEN($a) }.
event-you-add-points = In your bid: { $a ->
        [one] one knowledge point
       *[other] { $a } knowledge points
    }.
event-passes = { SEAT($a) } passes.
event-bids = { SEAT($a) } bids { $b ->
        [0] { $c ->
            [one] one knowledge point
           *[other] { $c } knowledge points
        }
        [one] one part{ $c ->
            [0] { "" }
            [one] { " " }and one knowledge point
           *[other] { " " }and { $c } knowledge points
        }
       *[other] { $b } parts{ $c ->
            [0] { "" }
            [one] { " " }and one knowledge point
           *[other] { " " }and { $c } knowledge points
        }
    }.
event-bids-shown = In the bid of { SEAT($a) }, for { SEAT($c) } alone to see: { TOKEN($b) }.
event-bids-unseen = In the bid of { SEAT($a) }, for nobody to see: { TOKEN($b) }.
event-declines = { SEAT($a) } accepts no bid.
event-accepts = { SEAT($a) } accepts the bid of { SEAT($b) } and hands over { TOKEN($c) }.
event-pays-part = { SEAT($a) } gives { SEAT($b) } in return: { TOKEN($c) }.
event-pays-points = { SEAT($a) } pays with knowledge (grade { $b } → { $c }).
event-takes-points = { SEAT($a) } learns from it (grade { $b } → { $c }).
event-waives = { SEAT($a) } waives { $b ->
        [one] the knowledge point
       *[other] the { $b } knowledge points
    }.
event-stops-idle = { $a ->
        [one] For one round
       *[other] For { $a } rounds
    } nobody has done anything: the match ends without a revival.
event-stops-round-limit = { $a } rounds are played: the match ends without a revival.
event-scores = { SEAT($a) } has { $b ->
        [one] one point
       *[other] { $b } points
    }.

ask-first = First action: rob, steal or prepare?
ask-second = Second action: study, operate or revive?
ask-third = Third action: trade, or take back robbery cards?
ask-join = { SEAT($a) } robs graves. Do you join in?
ask-choose = Which grave do you sneak to?
ask-assist = { SEAT($a) } asks for { TOKEN($b) }. What do you hand over?
ask-show = To whom do you show the front of your offer, { TOKEN($a) }?
ask-bid = { SEAT($a) } offers { TOKEN($b) }. What do you give for it?
ask-accept = Which bid do you accept for { TOKEN($a) }?

end-revived = A monster lives
end-idle = Ended: nobody did anything any more
end-round-limit = Ended: too many rounds

score-parts = Sewn parts
score-rotten = Rotten bonus
score-revival = Revival

# The board in the terminal
board-round = Round { $a }
board-laying = The table is being laid.
board-grave-empty = empty
board-grave-more = { $a } below
board-gallows = Gallows Hill (bottom → top)
board-die = grade { $a }
board-points = { $a ->
        [one] { $a } point
       *[other] { $a } points
    }
board-store = store
board-monster = monster
board-open = open robbery cards
board-turn = to play
board-asked = asked
board-chosen = has chosen
board-operation = Operation of { SEAT($a) }, assisted by { SEAT($b) }: { TOKEN($c) }
board-laid = on the table: { $a }
board-roll = Last roll: { SEAT($a) } with { $b } against grade { $c }
board-trade = { SEAT($a) } offers: { $b }
board-bid-waiting = waits
board-bid-asked = is thinking
board-bid-passed = passes
board-bid-shown = { $a } (shown)
board-draft = Your bid: { $a }

# The drawn board
draw-graves = Graveyard
draw-graves-night = Night in the graveyard
draw-gallows = Gallows Hill
draw-desk = What is going on
draw-lab-own = Your laboratory
draw-lab-of = Laboratory of { $a }
draw-store = Your store
draw-secret = only you see the values
draw-short-left-arm = Arm
draw-short-right-arm = Arm
draw-short-left-leg = Leg
draw-short-right-leg = Leg
draw-short-head = Head
draw-short-brain = Brain
draw-epitaph-1 = Chin up, Cuthbert
draw-epitaph-2 = He lent everyone a hand
draw-epitaph-3 = Back in a minute
draw-epitaph-4 = Here lies a great thinker
draw-epitaph-5 = She ran and ran …
draw-empty = empty
draw-bottom = bottom
draw-top = top
draw-no-gallows = nothing hangs here
draw-card-hidden = { $a }, face down, { $b }
draw-card-open = { $a }, value { $b }, { $c }
draw-card-remembered = { $a }, face down, you know its value { $b }, { $c }
draw-in-grave = in grave { $a }
draw-in-your-store = in your store
draw-in-store-of = in the store of { $a }
draw-in-bid-of = in the bid of { $a }
draw-on-offer = on offer by { $a }
draw-on-gallows = on Gallows Hill, { $a } of { $b } from the bottom
draw-grave = Grave { $a }, { $b } on top, { $c ->
        [one] 1 part
       *[other] { $c } parts
    }
draw-grave-empty = Grave { $a }, empty
draw-played = { $b ->
        [0] Robbery card of { $a }, face down
       *[other] Robbery card { $b } of { $a }
    }
draw-robbery-card = Robbery card { $a }
draw-robbery-card-open = Robbery card { $a }, lying open
draw-grade = { $a ->
        [1] excellent
        [2] good
        [3] fair
        [4] passing
        [5] poor
       *[other] failing
    }
draw-grade-short = Grade { $a }
draw-die = grade { $a }, { $b }
draw-points = { $a ->
        [one] 1 point
       *[other] { $a } points
    }
draw-worth = { $a } { $b }
draw-sewn = sewn on: { $a }
draw-sewn-nothing = nothing sewn on yet
draw-store-size = { $a ->
        [0] empty store
        [one] 1 part in store
       *[other] { $a } parts in store
    }
draw-robbery-open = open robbery cards: { $a }
draw-robbery-none-open = no open robbery cards
draw-chosen = has chosen
draw-choosing = brooding …
draw-stays = stays in
draw-robs = joins in
draw-asked = is asked
draw-not-asked = is asked later
draw-revived = it lives!
draw-assists = assists
draw-you = you
draw-your-turn = you · your turn
draw-rotten = { $a } rotten: +{ $b }
draw-exposed = can be robbed
draw-safe = safe
draw-store-empty = The store is empty.
draw-store-exposed = Can be stolen from:
draw-store-exposed-why = { $a ->
        [one] 1 card
       *[other] { $a } cards
    } at grade { $b }
draw-store-safe = Safe from theft:
draw-store-safe-why = { $a ->
        [0] no card
        [one] 1 card, fewer than grade { $b }
       *[other] { $a } cards, fewer than grade { $b }
    }
draw-when-sewing = when sewing on:
draw-revival = Revival
draw-head-and-brain = Head and brain
draw-lacking = { $a ->
        [0] all limbs
        [one] 1 missing: −1
       *[other] { $a } missing: −{ $a }
    }
draw-heavy-brain = Brain 7: −1
draw-need = needs a { $a }
draw-need-none = cannot fail
draw-need-too-much = impossible
draw-not-yet = not yet
draw-alive = It lives!
draw-robbery-cards = Your robbery cards
draw-which-grave = Which grave do you rob?
draw-pick-up = { $a } open, grade { $b }
draw-pick-up-can = { $a } open > grade { $b }: can be taken back
draw-played-here = played
draw-lies-open = lies open
draw-turn-of = { $a }’s turn · round { $b }
draw-action-1 = Robbing
draw-action-2 = Laboratory
draw-action-3 = Trade
draw-deed-skip = left out
draw-deed-rob = grave robbery
draw-deed-gallows = Gallows Hill
draw-deed-steal = theft
draw-deed-prepare = prepared
draw-deed-study = study
draw-deed-operate = operation
draw-deed-revive = revival
draw-deed-trade = organ trade
draw-deed-pick-up = taken back
draw-what-to-hand = What do you hand over?
draw-operation-of = { $a } operates, { $b } assists
draw-wishes = { $a } asks for: { $b }
draw-operation-yours = { $a } hands you what you asked for, or another part that fits your monster: from your store, or in exchange from their own.
draw-hand-own = { $a ->
        [0] Nothing in your own store fits.
        [one] Or the part in your own store that fits: for it you get the one asked for.
       *[other] Or one of { $a } parts in your own store that fit: for it you get the one asked for.
    }
draw-operation-result = { $a } has operated
draw-revival-result = { $a } calls the monster to life
draw-operation-success = Sewn on: { $a }
draw-operation-failure = Botched: { $a } goes to Gallows Hill
draw-revival-success = It lives!
draw-revival-failure = Failed: { $a } goes to Gallows Hill
draw-against = against
draw-roll-success = { $a } rolls { $b } against grade { $c }: success
draw-roll-failure = { $a } rolls { $b } against grade { $c }: failure
draw-trade-show = { $a } shows what is on offer
draw-trade-bid = Organ trade: { $a } bids
draw-trade-accept = Organ trade: { $a } decides
draw-trade-hint-seller = Bids are binding. A crossed-out eye: not shown.
draw-trade-hint-bidder = Only those who are shown a front see it.
draw-offers = offers this
draw-shown-to = front shown to { $a }
draw-bid-waiting = waits
draw-bid-asked = thinks
draw-bid-passed = passes
draw-bid-bid = bids
draw-bid-of = Bid of { $a }: { $b }
draw-bid-points = Knowledge:
draw-rank = { $a }.

# The end
finale-lives = It lives!
finale-none = None of them lives
finale-revived = { SEAT($a) } brought the monster to life{ $b ->
    [0] { "" }, complete to the last toe
    [one] { "" }, though one limb is missing
   *[other] { "" }, though { $b } limbs are missing
 }: a { $c } was enough.
finale-stopped = { $a ->
    [one] After one round
   *[other] After { $a } rounds
 } it is over. What had been sewn on by then decides.
finale-alive = its monster lives
finale-parts = { $a ->
    [0] no part
    [one] one part
   *[other] { $a } parts
 }
finale-tie-revived = { $a } all: a tie goes to the living monster.
finale-tie-parts = { $a } all: a tie goes to more parts sewn on.
finale-tie-brain = { $a } all and as many parts: then the better brain wins.

# Hints for a first match

coach-gallows = Gallows Hill gives you a part for certain, but your grade turns 6. Robbing graves costs one grade only.
    .title = Graves or Gallows Hill
coach-choose = All choose in secret and reveal together. Only who is alone at a grave gets its top part.
    .title = Come alone
coach-operate = The white die must show at least your grade. Whoever assists may hand you another part.
    .title = Sew a part on
coach-offer = Offer what you do not need. Others bid parts or knowledge; you need not accept.
    .title = Trading organs
coach-bid = Add a part from your store, hidden or shown to the trader alone. Knowledge counts too.
    .title = A bid

# Captions of the rulebook's pictures

figure-2-4 = You see the kind of the top part; the number says how many lie in the grave.
figure-2-6 = On Gallows Hill you see the kind of all parts, and their order.
figure-4-1 = Grade 1 is the best, grade 6 the worst.
figure-5-6 = Where to? Chosen in secret, turned over together; only who comes alone gets something.
figure-6-5 = 4 parts in store, but grade 6: nobody may steal here.
figure-8-3 = Each kind has its place and is sewn on only once; dashes show what is missing.
figure-9-1 = The white die shows 6, the grade is 6: success.
figure-10-2 = Grade 2, one arm missing (−1): this monster needs a 3 to live.
figure-11-1 = One part is up for trade; the others bid one after another.
figure-12-1 = Four raid cards lie open, grade 5: too few to take them up.
# Before a click: values, prices, sentences to confirm
desk-grade = grade
desk-sewn = parts sewn on
desk-store = in store
desk-store-exposed = in store, can be stolen
desk-robbed = { $a ->
        [one] open robbery card
       *[other] open robbery cards
    }
desk-taken = { $a ->
        [one] robbery card back
       *[other] robbery cards back
    }
desk-parts = { $a ->
        [one] part
       *[other] parts
    }
desk-points = { $a ->
        [one] point
       *[other] points
    }
desk-line-exposed = { $a ->
        [one] 1 part in store, can be stolen
       *[other] { $a } parts in store, can be stolen
    }
desk-line-safe = { $a ->
        [0] The store is empty.
        [one] 1 part in store, safe
       *[other] { $a } parts in store, safe
    }
desk-cannot-live = No roll is enough ({ $a } would be): the brain is sure to go to Gallows Hill.
desk-revives = You revive your monster: { $a ->
        [sure] it cannot fail.
        [never] no roll is enough.
       *[roll] a roll of { $b } is needed.
    }
desk-operates = You sew on, { SEAT($b) } assists: { TOKEN($a) }. { $c ->
        [sure] It cannot fail.
        [never] No roll is enough.
       *[roll] A roll of { $d } is needed.
    }
desk-steals = You steal from { SEAT($a) }: { TOKEN($b) }.
desk-accepts = You give { SEAT($a) } for that bid: { TOKEN($b) }.
desk-assistant = Another part may be handed over, too.
desk-burns = If it fails, the brain goes to Gallows Hill.
desk-others-asked = Then the others are asked.
desk-prepared = The study after it counts for more.
desk-hint-first = Robbing and stealing make your grade worse.
desk-hint-grade = Rolls are against grade { $a }.
desk-hint-prepared = Rolls are against grade { $a }; you are prepared.
desk-hint-choose = Who comes alone gets the part on top.
desk-hint-assist = What is wished for, or another part that fits.
desk-hint-bid = Put parts and knowledge together, then bid.
desk-round = Round { $a }


# Why not

no-chosen-already = You have chosen your grave already.
no-card-open = Your robbery card for { TOKEN($a) } lies open already.
no-no-robbery-card = You have no face-down robbery card left.
no-graves-empty = No grave holds a part any more.
no-not-in-their-store = { TOKEN($a) } is in nobody else’s store.
no-store-guarded = { SEAT($a) } is safe: { $b ->
    [one] 1 part
   *[other] { $b } parts
 } in store, { $c } needed.
no-not-on-gallows = { TOKEN($a) } does not hang on Gallows Hill.
no-one-pip-anyway = The die goes down by one anyway.
no-not-in-store = { TOKEN($a) } is not in your store.
no-too-few-open = { $a ->
    [one] 1 robbery card lies
   *[other] { $a } robbery cards lie
 } open, your die shows { $b }: there must be more.
no-part-missing = Your monster lacks: { TOKEN($a) }.
no-sewn-already = Your monster has already: { TOKEN($a) }.
no-head-first = First the head, then the brain.
no-assists-oneself = Somebody else must assist.
no-in-neither-store = { TOKEN($a) } is in neither of the two stores.
no-shown-to-oneself = You know your offer already.
no-shown-already = { SEAT($a) } has seen it already.
no-in-the-bid = { TOKEN($a) } is in the bid already.
no-bid-is-empty = Your bid is still empty.
no-made-no-bid = { SEAT($a) } has bid nothing.
no-no-points-in-bid = There are no points in the bid of { SEAT($a) }.
no-points-named = You have already named { $a ->
    [one] 1 point
   *[other] { $a } points
 }.
no-die-too-high = { $a } { $a ->
    [one] point
   *[other] points
 } wanted, { $b } possible.

# components

option-box = Own components
    .help = Cards, tiles and numbers of your own box; upload them on the page of components.
table-part = Parts
table-layout = Layout
box-copies = With { $a } people every type needs as many parts, { $b } at most.
box-parts = With { $a } people there are { $b } parts; graves, players and Gallows Hill take { $c }.
column-type = type
    .help = Which part of the body.
column-value = value
    .help = The value of the part; 0 is rotten.
column-operation = operation
    .help = Bonus when that part is sewn on later.
column-revival = revival
    .help = Bonus or malus on the revival.
column-removed = left out
    .help = Values that stay in the box.
column-graves = graves
    .help = How many graves.
column-pile = at each
    .help = How many parts at each grave.
