about = Up five steps to the laurel wreaths, by lucky throws, duels and mental arithmetic. Whoever gets there first has the lower floors cleared.

option-targets = Chips
    .help = How the chips with the points lie.
option-targets-open = open, from 1 to 9
option-targets-new = new targets: everybody lays one face down
option-targets-random = random targets: 1 and 9 open, the rest face down
option-cunning = Cunning
    .help = Whoever reaches a target may exchange its chip for another one.
option-calculation = Calculation
    .help = Who calculates on head fields.
option-calculation-engine = the table
option-calculation-player = yourself
option-remove_waiting = Remove waiting stones
    .help = The first four arrivals clear the green area too.
option-round_limit = Most rounds
    .help = The platform stops the match after this many rounds.
option-patience = Time to intervene
    .help = The table waits so many seconds for an answer, then takes it as declined. 0: no limit.

standing-intervene = Never intervene

kind-roll = Throw
kind-move = Move a stone
kind-enter = Bring in a stone
kind-go = Go on
kind-aim = Success or not
kind-oppose = Duel
kind-intervene = Intervene
kind-decline = Do not intervene
kind-play = Lay a card
kind-claim = Present the sum
kind-give-up = Give up
kind-combine = Calculate
kind-swap = Swap places
kind-discard = Give up a card
kind-regain = Regain a card
kind-rob = Rob
kind-lay = Lay a chip
kind-exchange = Exchange chips
kind-keep = Leave the chip
kind-lot = Throw for the start
kind-chip = Draw a chip
kind-black = Black die
kind-white = White dice
kind-duel = Duel
kind-chance = Chance card
kind-drop = Lost card
kind-success = Success card
kind-show = Turn a chip over

do-roll = Throw the dice
do-move = Move { TOKEN($a) }
do-enter = Bring a waiting stone into play
do-go = { $a ->
        [up] Go on upwards
        [left] Go on to the left
       *[other] Go on to the right
    }
do-aim = { $a ->
        [success] Try for success
       *[other] Take the way of failure
    }
do-oppose = Duel with { TOKEN($a) }
do-intervene = Intervene with the { TOKEN($a) }
do-decline = Do not intervene
do-play = Lay the { TOKEN($a) }
do-claim = Present the sum
do-give-up = Give up
do-combine = { TOKEN($a) } { TOKEN($b) } { TOKEN($c) }
do-swap = Swap places with the stone on { TOKEN($a) }
do-discard = Give up the { TOKEN($a) }
do-regain = Regain the { TOKEN($a) }
do-rob = Rob { TOKEN($a) }
do-lay = Lay the chip on { TOKEN($a) }
do-exchange = Exchange with the chip on { TOKEN($a) }
do-keep = Leave the chips where they are
do-lot = { TOKEN($a) } throws { $b } and { $c }
do-chip = { TOKEN($a) } draws chip { $b }
do-black = The black die shows { $a }
do-white = The white dice show { $a } and { $b }
do-duel = Duel { $a } against { $b }
do-chance = Chance card { $a }
do-drop = The { TOKEN($a) } is lost
do-success = Success card { $a }
do-show = The chip shows { $a }

token-blue = blue
token-orange = orange
token-jade = jade
token-plum = plum
token-sky = sky
token-brick = brick
token-lemon = lemon
token-ink = ink
token-yellow = yellow
token-green = green
token-red = red
token-stone-1 = stone 1
token-stone-2 = stone 2
token-stone-3 = stone 3
token-stone-4 = stone 4
token-two = two
token-three = three
token-four = four
token-five = five
token-six = six
token-seven = seven
token-eight = eight
token-nine = nine
token-ten = ten
token-jack = jack
token-queen = queen
token-king = king
token-ace = ace
token-left = left
token-right = right
token-up = up
token-down = down
token-success = success
token-failure = failure
token-plus = plus
token-minus = minus
token-times = times
token-over = divided by
token-T1 = target 1
token-T2 = target 2
token-T3 = target 3
token-T4 = target 4
token-T5 = target 5
token-T6 = target 6
token-T7 = target 7
token-T8 = target 8
token-T9 = target 9
token-chip1 = chip field 1
token-chip2 = chip field 2
token-chip3 = chip field 3
token-chip4 = chip field 4
token-chip5 = chip field 5
token-chip6 = chip field 6
token-chip7 = chip field 7
token-chip8 = chip field 8
token-chip9 = chip field 9
token-n1 = number 1
token-n2 = number 2
token-n3 = number 3
token-n4 = number 4
token-n5 = number 5
token-n6 = number 6
token-n7 = number 7
token-n8 = number 8
token-n9 = number 9
token-n10 = number 10
token-n11 = number 11
token-n12 = number 12
token-n13 = number 13
token-n14 = number 14
token-n15 = number 15
token-n16 = number 16
token-n17 = number 17
token-n18 = number 18
token-n19 = number 19
token-n20 = number 20

event-lot = { SEAT($a) } throws for the start: { $b } + { $c } = { $d }.
event-lot-tie = A tie at { $a }: those who have it throw again.
event-begins = { SEAT($a) } begins.
event-draws-chip = { SEAT($a) } draws a chip and looks at it.
event-your-chip = Your chip shows { $a }.
event-lays-chip = { SEAT($a) } lays the chip face down on { TOKEN($b) }.
event-fills-chips = { $a ->
        [one] The last chip is added unseen.
       *[other] The { $a } chips left are added unseen.
    }
event-throws = { SEAT($a) } throws { $b }.
event-no-six = { SEAT($a) } has no 6 and must wait.
event-no-move = { SEAT($a) } cannot move a stone by { $b }.
event-chooses = { SEAT($a) } moves { TOKEN($b) } by { $c }.
event-enters = { SEAT($a) } brings { TOKEN($b) } onto the start field.
event-distance = { SEAT($a) } throws the distance: { $b }.
event-moves = { SEAT($a) } moves from { TOKEN($b) } to { TOKEN($c) }.
event-turns = { SEAT($a) } takes the way { $b ->
        [up] up
        [left] to the left
       *[other] to the right
    }.
event-hits = { SEAT($a) } hits a stone of { SEAT($b) } on { TOKEN($c) }.
event-reaches = { SEAT($a) } reaches { TOKEN($b) }.
event-no-cards = { SEAT($a) } has no cards left to calculate with on { TOKEN($b) }.
event-aims = { $b ->
        [success] { SEAT($a) } wants success.
       *[other] { SEAT($a) } does without success.
    }
event-challenges = { SEAT($a) } fights a duel with { SEAT($b) }.
event-duel = Duel: { SEAT($a) } { $b }, { SEAT($c) } { $d }.
event-duel-tie = A tie, once more.
event-white = { SEAT($a) } throws { $b } + { $c } = { $d } (needed: { $e }).
event-succeeds = Success: { SEAT($a) } may go { $b ->
        [left] to the left
        [down] down
       *[other] to the right
    }.
event-fails = Failure: { SEAT($a) } must go { $b ->
        [left] to the left
        [down] down
       *[other] to the right
    }.
event-stays = { SEAT($a) } cannot go on like this and stays on { TOKEN($b) }; { $c ->
        [one] one step is lost
       *[other] { $c } steps are lost
    }.
event-number = { SEAT($a) } throws { $b } + { $c }: the number to make is { $d }.
event-intervenes = { SEAT($a) } intervenes: { TOKEN($b) }.
event-declines = { SEAT($a) } does not intervene.
event-plays = { SEAT($a) } lays: { TOKEN($b) }.
event-calculates = { SEAT($a) } presents the cards and calculates towards { $b }.
event-made = { SEAT($a) } calculates: { $b } = { $c }.
event-lays-nothing = { SEAT($a) } lays no card: there is nothing to make { $b } with.
event-not-made = { SEAT($a) } cannot make { $b } with these cards.
event-combines = { SEAT($a) } calculates: { $b } = { $c }.
event-missed = { SEAT($a) } arrives at { $c } instead of { $d }: { $b }.
event-gives-up = { SEAT($a) } gives up on { $b }.
event-chance-card = { SEAT($a) } draws a chance card: “{ TOKEN($b) }” { $c ->
        [forward] { $d ->
            [one] One field
           *[other] { $d } fields
        } forward.
        [back] { $d ->
            [one] One field
           *[other] { $d } fields
        } back.
        [again] Another whole turn.
        [skip] Miss the next turn.
        [home] Back to the green area.
        [swap] Swap places with a foreign stone.
        [lose-own] Give up a card of your choice.
        [lose-random] A card is lost.
        [regain] Take back a card.
        [rob] Somebody else gives up a card.
        [next] On to the next large field.
        [previous] Back to the last large field.
        [enter] A waiting stone comes in.
       *[nothing] No effect.
    }
event-again = { SEAT($a) } takes another turn.
event-will-miss = { SEAT($a) } will miss the next turn.
event-misses = { SEAT($a) } misses a turn.
event-goes-home = The stone of { SEAT($a) } goes back to the green area.
event-ignored = That cannot be done now: the card does nothing for { SEAT($a) }.
event-goes-back = { SEAT($a) } goes back from { TOKEN($b) } to { TOKEN($c) }.
event-swaps = { SEAT($a) } and { SEAT($b) } change places: { TOKEN($c) } for { TOKEN($d) }.
event-discards = { SEAT($a) } gives up a card: { TOKEN($b) }.
event-regains = { SEAT($a) } takes back a card: { TOKEN($b) }.
event-robs = { SEAT($a) } costs { SEAT($b) } a card.
event-success-card = { SEAT($a) } draws a success card: “{ TOKEN($b) }” { $c ->
        [restart] Start again.
       *[stay] The stone stays.
    }
event-restarts = The stone of { SEAT($a) } goes back to the green area.
event-shows-chip = The chip on { TOKEN($a) } is turned over: { $b }.
event-earns = { SEAT($a) } scores { $b ->
        [one] { $b } point
       *[other] { $b } points
    } on { TOKEN($c) }.
event-clears = { $a ->
        [1] The first arrival clears the yellow step.
       *[other] Arrival { $a } clears all steps from yellow to { TOKEN($b) }.
    }
event-removed = A stone of { SEAT($a) } on { TOKEN($b) } is out of the game.
event-removed-waiting = A waiting stone of { SEAT($a) } is out of the game.
event-late = From now on everybody takes the shortest way up.
event-exchanges = { SEAT($a) } exchanges the chips on { TOKEN($b) } and { TOKEN($c) }.
event-keeps = { SEAT($a) } leaves the chips where they are.
event-scores = { SEAT($a) }: { $b ->
        [one] { $b } point
       *[other] { $b } points
    }.
event-stops = The match is stopped after { $a } rounds.

ask-roll = Throw the black die.
ask-roll-six = You need a 6 and have three throws.
ask-stone = What do you move by { $a ->
        [one] one field
       *[other] { $a } fields
    }?
ask-go = Which way do you take on { TOKEN($a) }? { $b ->
        [one] One step left.
        [99] On to the next large field.
       *[other] { $b } steps left.
    }
ask-aim = Do you want success on { TOKEN($a) }?
ask-oppose = Whom do you fight?
ask-intervene = { SEAT($a) } must make { $b }: do you intervene with a card?
ask-play = Make { $a }: lay cards, then present the sum.
ask-play-enough = Your cards are enough for { $a }: present the sum.
ask-combine = Calculate towards { $a }: combine two numbers.
ask-swap = With which stone do you swap places?
ask-discard = Which card do you give up?
ask-discard-robbed = { SEAT($a) } robs you: which card do you give up?
ask-regain = Which card do you take back?
ask-rob = Who has to give up a card?
ask-lay = On which chip field do you lay your chip?
ask-exchange = For which chip do you exchange the one on { TOKEN($a) }?

end-finished = No stone waits or is on its way any more
end-round-limit = Stopped: too many rounds

score-stones = Stones on targets
score-highest = Highest chip

phrase-play = or type a sum: (3 + 4) × 2
phrase-play-enough = or type a sum: (3 + 4) × 2
phrase-combine = or type a sum: (3 + 4) × 2
phrase-empty = Write a sum such as (3 + 4) × 2.
phrase-sign = “{ $a }” does not belong in a sum.
phrase-number-expected = A number is missing before “{ $a }”.
phrase-number-missing = A number is missing at the end.
phrase-operation-expected = An operation is missing before “{ $a }”.
phrase-bracket-open = A bracket is not closed.
phrase-bracket-closed = A bracket was never opened.
phrase-too-long = This sum is too long.
phrase-unknown-number = { $a } is neither on the table nor in your hand.
phrase-unused = { $a } lies on the table and must be used.
phrase-zero = Nothing can be divided by zero.
phrase-wrong = That makes { $a }, not { $b }.
phrase-not-now = There is nothing to calculate now.

board-lots = Lots are thrown for the start.
board-levels = Large fields: ? question mark, ! head; * star; A1: player and stone; 2?: two stones on one field
board-waiting = Green area: { $a }
board-waiting-nobody = Green area: empty
board-large = { $a }: { $b }
board-dice = Black { $a }
board-dice-white = Black { $a }, white { $b } + { $c }
board-dice-duel = Black { $a }, duel { $b } { $c } : { $e } { $d }
board-card = Card: { TOKEN($a) }
board-sum = To make: { $a }; on the table: { $b }
board-nothing = nothing
board-suffices = The cards laid are enough.
board-not-enough = The cards laid are not enough.
board-none-laid = No card is laid yet.
board-player = { $a }  { $b } ({ TOKEN($c) }): { $d ->
        [one] { $d } point
       *[other] { $d } points
    }, { $e ->
        [one] one stone
       *[other] { $e } stones
    } on targets, { $f } on the way, { $g } waiting, { $h } out
board-hand = cards { $a }
board-no-hand = no cards
board-skips = misses a turn
board-turn = to play

# What the cards say
card-z01 = You hold the door for somebody and go first by mistake.
card-z02 = The porter takes you for the new director.
card-z03 = You nod at the right moment.
card-z04 = Your scarf matches the director’s wallpaper.
card-z05 = It is raining, and nobody else has brought an umbrella.
card-z06 = Somebody mistakes you for somebody.
card-z07 = You praise the cake without tasting it.
card-z08 = The lift is running, and you are in it.
card-z09 = You left your glasses in the hall.
card-z10 = You wish a house plant good morning.
card-z11 = Your speech begins with its last page.
card-z12 = You are sitting on a hat, and it is not yours.
card-z13 = The soup was not meant for you.
card-z14 = You follow the arrows. All of them point to the cellar.
card-z15 = The applause is for others, but you bow first.
card-z16 = The coffee is working.
card-z17 = You ask for a word and are given two.
card-z18 = The telephone rings, and this time it is for you.
card-z19 = You wait for the lift. It waits for you, in the cellar.
card-z20 = Your order has been taken. An hour ago.
card-z21 = Form 12 is issued only on presentation of form 12.
card-z22 = You are told about a holiday. There are pictures.
card-z23 = You knock at the wrong door. Behind it is the way out.
card-z24 = While tidying up they have put you with the old things.
card-z25 = Two name plates have been mixed up. One of them is yours.
card-z26 = There is a draught here. The place over there is free, nearly.
card-z27 = You give generously, for everybody is watching.
card-z28 = The cloakroom asks for a deposit.
card-z29 = There is a hole in your jacket pocket.
card-z30 = A gust of wind goes through your papers.
card-z31 = There is still something in the winter coat.
card-z32 = For once the lost property office is open today.
card-z33 = Somebody returns what they borrowed.
card-z34 = You are collecting for a present. For whom remains open.
card-z35 = You audit somebody’s travel expenses.
card-z36 = You are waved through.
card-z37 = The cook knows the back stairs.
card-z38 = You are carrying a ladder. Evidently you are expected.
card-z39 = Did you switch off the light, by the way?
card-z40 = That sentence again, please, and from the beginning.
card-z41 = Your cousin is looking for a position.
card-z42 = One of the family happened to be nearby.
card-z43 = Nothing happens, but with great care.
card-e01 = You were counted on. The chair has been warmed.
card-e02 = The laurel fits as if it had grown for you.
card-e03 = The newspaper was here. Almost all of you is in the picture.
card-e04 = The speech in your honour is short. The buffet is not.
card-e05 = Up here is the view. Down there are the others.
card-e06 = Your name is on the door, and it is spelled correctly.
card-e07 = The armchair gives way, by just the right amount.
card-e08 = Nobody asks how you did it.
card-e09 = The palm in your office is real.
card-e10 = You may keep the key.
card-e11 = This success was ordered in another name.
card-e12 = The banister has been freshly waxed. You make use of it.
token-z01 = { card-z01 }
token-z02 = { card-z02 }
token-z03 = { card-z03 }
token-z04 = { card-z04 }
token-z05 = { card-z05 }
token-z06 = { card-z06 }
token-z07 = { card-z07 }
token-z08 = { card-z08 }
token-z09 = { card-z09 }
token-z10 = { card-z10 }
token-z11 = { card-z11 }
token-z12 = { card-z12 }
token-z13 = { card-z13 }
token-z14 = { card-z14 }
token-z15 = { card-z15 }
token-z16 = { card-z16 }
token-z17 = { card-z17 }
token-z18 = { card-z18 }
token-z19 = { card-z19 }
token-z20 = { card-z20 }
token-z21 = { card-z21 }
token-z22 = { card-z22 }
token-z23 = { card-z23 }
token-z24 = { card-z24 }
token-z25 = { card-z25 }
token-z26 = { card-z26 }
token-z27 = { card-z27 }
token-z28 = { card-z28 }
token-z29 = { card-z29 }
token-z30 = { card-z30 }
token-z31 = { card-z31 }
token-z32 = { card-z32 }
token-z33 = { card-z33 }
token-z34 = { card-z34 }
token-z35 = { card-z35 }
token-z36 = { card-z36 }
token-z37 = { card-z37 }
token-z38 = { card-z38 }
token-z39 = { card-z39 }
token-z40 = { card-z40 }
token-z41 = { card-z41 }
token-z42 = { card-z42 }
token-z43 = { card-z43 }
token-e01 = { card-e01 }
token-e02 = { card-e02 }
token-e03 = { card-e03 }
token-e04 = { card-e04 }
token-e05 = { card-e05 }
token-e06 = { card-e06 }
token-e07 = { card-e07 }
token-e08 = { card-e08 }
token-e09 = { card-e09 }
token-e10 = { card-e10 }
token-e11 = { card-e11 }
token-e12 = { card-e12 }

# The drawn board
draw-board = Board
draw-desk = Desk
draw-hand = Your hand
draw-hand-hint = { $a ->
        [one] { $a } card · jack, queen, king count 10, ace 11
       *[other] { $a } cards · jack, queen, king count 10, ace 11
    }
draw-all-hands = All hands
draw-all-hands-hint = what everybody can still play
draw-plate = ? from { $a }
draw-rug = Green area
draw-cloakroom = out
draw-list = Arrivals clear
draw-chance = Chance
draw-success = Success
draw-sign-1 = Out of
draw-sign-2 = order
draw-late = Shortest way up!
draw-step = { TOKEN($a) }
draw-colour = { TOKEN($a) }
draw-chip = chip { $a }
draw-chip-hidden = chip face down
draw-chip-known = chip face down, you know it: { $a }
draw-chip-field = Chip field { $a }
draw-stone-of = stone { $a } of { $b }
draw-my-stone = Your stone { $a } on { $b }
draw-my-stone-to = Your stone { $a } on { $b }, facing { $c }
draw-points = { $a ->
        [one] { $a } point
       *[other] { $a } points
    }
draw-count-waiting = { $a } waiting
draw-count-way = { $a } on the way
draw-count-target = { $a } on targets
draw-count-out = { $a } out
draw-holds = { $a ->
        [one] { $a } card
       *[other] { $a } cards
    }
draw-skips = misses a turn
draw-letter-jack = J
draw-letter-queen = Q
draw-letter-king = K
draw-letter-ace = A
draw-gone = { $a }, no longer in your hand
draw-card-of = { $a } of { $b }
draw-pile = { $a ->
        [chance] Chance cards
       *[other] Success cards
    }: { $b }
draw-arrivals = { $a ->
        [one] { $a } stone has arrived
       *[other] { $a } stones have arrived
    }
draw-rug-holds = { $a ->
        [one] { $a } stone waits
       *[other] { $a } stones wait
    }
draw-cloakroom-holds = { $a ->
        [one] { $a } stone is out of the game
       *[other] { $a } stones are out of the game
    }
draw-lots = Who begins?
draw-over = The end
draw-winners = { $a ->
        [one] wins
       *[other] share the first place
    }
draw-left = { $a ->
        [one] { $a } step to go
       *[other] { $a } steps to go
    }
draw-goal = Number to make: { $a }
draw-no-cards = no cards on the table yet
draw-suffices = These cards are enough
draw-suffices-not = These cards are not enough
draw-which-stone = Which stone moves { $a }?
draw-which-way = Which way?
draw-which-aim = Do you want success here?
draw-which-opponent = Whom do you challenge?
draw-which-lay = { $a } lays a chip face down
draw-which-chip = { $a } draws a chip
draw-which-exchange = { $a } may exchange the chip
draw-wait-roll = It is { $a }’s turn to throw
draw-wait-black = { $a } throws the black die
draw-wait-distance = { $a } throws the distance
draw-wait-stone = { $a } chooses a stone
draw-wait-go = { $a } chooses the way
draw-wait-aim = { $a } chooses: success or not
draw-wait-oppose = { $a } picks an opponent
draw-wait-white = { $a } throws both white dice
draw-wait-duel = Duel: { $a } against { $b }
draw-wait-chance = { $a } draws a chance card
draw-wait-success = { $a } draws a success card
draw-wait-show = A chip is turned over
draw-wait-drop = { $a } loses a card
draw-wait-swap = { $a } chooses a stone to swap with
draw-wait-discard = { $a } gives up a card
draw-wait-regain = { $a } takes back a card
draw-wait-rob = { $a } chooses whom to rob
draw-wait-intervene = { $a }: intervene?
draw-wait-play = { $a } adds cards
draw-wait-combine = { $a } calculates
draw-effect-forward = { $a ->
        [one] { $a } field forward
       *[other] { $a } fields forward
    }
draw-effect-back = { $a ->
        [one] { $a } field back
       *[other] { $a } fields back
    }
draw-effect-again = Another turn
draw-effect-skip = Miss a turn
draw-effect-home = Back to the green area
draw-effect-swap = Swap places
draw-effect-lose-own = Give up a card
draw-effect-lose-random = Lose a random card
draw-effect-regain = Take back a card
draw-effect-rob = Make somebody discard
draw-effect-next = On to the next large field
draw-effect-previous = Back to the last large field
draw-effect-enter = A stone comes in
draw-effect-nothing = Nothing happens
draw-effect-stay = The stone stays
draw-effect-restart = Start again
draw-laid-by = laid by { $a }
draw-my-chip = Your chip: { $a }
draw-result-success = Success
draw-result-failure = Failure
draw-last-throw = The last throw. Now it is { $a }’s turn.

# The end
finale-top = At the top
finale-closing = Closing time
finale-closed = Closed
finale-office = Management
finale-top-why = No stone waits or is on its way any more. { SEAT($a) } has { $b ->
    [one] one stone
   *[other] { $b } stones
 } on targets and { $c } points.
finale-shared-why = No stone waits or is on its way any more, and the office is shared: { $a } points each.
finale-closing-why = After { $a } rounds the doors are locked. Who is still on the way comes back tomorrow.
finale-stones = { $a ->
    [0] no stone on a target
    [one] one stone on a target
   *[other] { $a } stones on targets
 }
finale-highest = highest { $a }
finale-tie-stones = { $a } all: a tie goes to more stones on targets.
finale-tie-highest = { $a } all and as many stones: then the highest chip wins.

# Hints for a first match

coach-stone = Exactly one moves, as far as the black die shows. Ending on a small space, it sends home whoever stands there.
    .title = Which stone?
coach-way = The goal is under the roof, and you arrive there only with the exact number.
    .title = Which way?
coach-sum = Make the number exactly, with every card on the table, those of others too. Then they are gone.
    .title = Sums with cards
coach-intervene = A card of yours has to be used in the sum and is then gone. You may also decline.
    .title = Getting in the way

# Captions of the rulebook's pictures

figure-4-1 = Stones wait on the green area. Only a 6 brings one to the yellow question mark.
figure-5-2 = At a fork you choose: up, or straight on.
figure-6-1 = A move that ends on this small space sends the stone there home.
figure-6-4 = Whoever stops on a star draws a chance card.
figure-7-5 = Come from the side: success leads straight on, failure down.
figure-8-1 = The sign names the number: 8 on blue, 7 on red.
figure-8-3 = Other stones stand on the question mark: it comes to a duel.
figure-9-1 = 5 + 1: cards must now make exactly 6.
figure-9-4 = Every card on the table is used exactly once, those of others too.
figure-11-4 = The chip below the wreath says what an arrival brings: from 1 on the left to 9.
figure-12-1 = The board shows which floors the next arrival clears.

# Fields: the colour of the step and the place from the left
token-Y0 = Start field
token-O6 = Orange 6
token-O7 = Orange 7
token-O8 = Question mark Orange 8
token-O9 = Orange 9
token-O10 = Orange 10
token-O22 = Orange 22
token-O23 = Orange 23
token-O24 = Question mark Orange 24
token-O25 = Orange 25
token-O26 = Orange 26
token-G4 = Green 4
token-G5 = Green 5
token-G6 = Head field Green 6
token-G7 = Green 7
token-G8 = Green 8
token-G9 = Green 9
token-G10 = Question mark Green 10
token-G11 = Green 11
token-G12 = Green 12
token-G20 = Green 20
token-G21 = Green 21
token-G22 = Question mark Green 22
token-G23 = Green 23
token-G24 = Green 24
token-G25 = Green 25
token-G26 = Head field Green 26
token-G27 = Green 27
token-G28 = Green 28
token-R2 = Red 2
token-R3 = Red 3
token-R4 = Question mark Red 4
token-R5 = Red 5
token-R6 = Red 6
token-R7 = Red 7
token-R8 = Head field Red 8
token-R9 = Red 9
token-R10 = Red 10
token-R11 = Red 11
token-R12 = Question mark Red 12
token-R13 = Red 13
token-R14 = Red 14
token-R18 = Red 18
token-R19 = Red 19
token-R20 = Question mark Red 20
token-R21 = Red 21
token-R22 = Red 22
token-R23 = Red 23
token-R24 = Head field Red 24
token-R25 = Red 25
token-R26 = Red 26
token-R27 = Red 27
token-R28 = Question mark Red 28
token-R29 = Red 29
token-R30 = Red 30
token-B0 = Blue 0
token-B1 = Blue 1
token-B2 = Question mark Blue 2
token-B3 = Blue 3
token-B4 = Blue 4
token-B5 = Blue 5
token-B6 = Head field Blue 6
token-B7 = Blue 7
token-B8 = Blue 8
token-B9 = Blue 9
token-B10 = Question mark Blue 10
token-B11 = Blue 11
token-B12 = Blue 12
token-B13 = Blue 13
token-B14 = Head field Blue 14
token-B15 = Blue 15
token-B16 = Blue 16
token-B17 = Blue 17
token-B18 = Head field Blue 18
token-B19 = Blue 19
token-B20 = Blue 20
token-B21 = Blue 21
token-B22 = Question mark Blue 22
token-B23 = Blue 23
token-B24 = Blue 24
token-B25 = Blue 25
token-B26 = Head field Blue 26
token-B27 = Blue 27
token-B28 = Blue 28
token-B29 = Blue 29
token-B30 = Question mark Blue 30
token-B31 = Blue 31
token-B32 = Blue 32
token-YL1 = Yellow left 1
token-YL2 = Yellow left 2
token-YL3 = Star Yellow left 3
token-YL4 = Yellow left 4
token-YL5 = Yellow left 5
token-YR1 = Yellow right 1
token-YR2 = Yellow right 2
token-YR3 = Star Yellow right 3
token-YR4 = Yellow right 4
token-YR5 = Yellow right 5
token-Oc6a = Stairs Orange 6 below
token-Oc6b = Star Orange 6
token-Oc6c = Stairs Orange 6 above
token-Oc10a = Stairs Orange 10 below
token-Oc10b = Star Orange 10
token-Oc10c = Stairs Orange 10 above
token-Oc22a = Stairs Orange 22 below
token-Oc22b = Star Orange 22
token-Oc22c = Stairs Orange 22 above
token-Oc26a = Stairs Orange 26 below
token-Oc26b = Star Orange 26
token-Oc26c = Stairs Orange 26 above
token-Gc4a = Stairs Green 4 below
token-Gc4b = Star Green 4
token-Gc4c = Stairs Green 4 above
token-Gc8a = Stairs Green 8 below
token-Gc8b = Star Green 8
token-Gc8c = Stairs Green 8 above
token-Gc12a = Stairs Green 12 below
token-Gc12b = Star Green 12
token-Gc12c = Stairs Green 12 above
token-Gc20a = Stairs Green 20 below
token-Gc20b = Star Green 20
token-Gc20c = Stairs Green 20 above
token-Gc24a = Stairs Green 24 below
token-Gc24b = Star Green 24
token-Gc24c = Stairs Green 24 above
token-Gc28a = Stairs Green 28 below
token-Gc28b = Star Green 28
token-Gc28c = Stairs Green 28 above
token-Rc2a = Stairs Red 2 below
token-Rc2b = Star Red 2
token-Rc2c = Stairs Red 2 above
token-Rc6a = Stairs Red 6 below
token-Rc6b = Star Red 6
token-Rc6c = Stairs Red 6 above
token-Rc10a = Stairs Red 10 below
token-Rc10b = Star Red 10
token-Rc10c = Stairs Red 10 above
token-Rc14a = Stairs Red 14 below
token-Rc14b = Star Red 14
token-Rc14c = Stairs Red 14 above
token-Rc18a = Stairs Red 18 below
token-Rc18b = Star Red 18
token-Rc18c = Stairs Red 18 above
token-Rc22a = Stairs Red 22 below
token-Rc22b = Star Red 22
token-Rc22c = Stairs Red 22 above
token-Rc26a = Stairs Red 26 below
token-Rc26b = Star Red 26
token-Rc26c = Stairs Red 26 above
token-Rc30a = Stairs Red 30 below
token-Rc30b = Star Red 30
token-Rc30c = Stairs Red 30 above
token-v1 = Ascent 1
token-v2 = Star Ascent 2
token-v3 = Ascent 3
token-v4 = Star Ascent 4
token-v5 = Ascent 5
token-v6 = Star Ascent 6
token-v7 = Ascent 7
token-v8 = Star Ascent 8
token-v9 = Ascent 9

# Before a click: values, prices, sentences to confirm
desk-arrived = on targets
desk-way = on their way
desk-waiting = on the green area
desk-out = out of the game
desk-cards = { $a ->
        [one] card
       *[other] cards
    }
desk-points = { $a ->
        [one] point
       *[other] points
    }
desk-gives-up = Give up the { $a }: the field is lost, the stone must go { $b ->
        [left] left.
        [right] right.
       *[down] down.
    }
desk-fails = These cards do not make { $a }: the sum fails, the stone must go { $b ->
        [left] left.
        [right] right.
       *[down] down.
    }
desk-no-cards = Without cards there is no { $a }: the sum fails, the stone must go { $b ->
        [left] left.
        [right] right.
       *[down] down.
    }
desk-wrong = That makes { $a } instead of { $b }: the sum fails, the stone must go { $c ->
        [left] left.
        [right] right.
       *[down] down.
    }
desk-claim-anyway = Present it anyway …
desk-moves = { TOKEN($a) } on { TOKEN($b) } moves { $c ->
        [one] one field
       *[other] { $c } fields
    }.
desk-intervenes = You add { TOKEN($a) }: { SEAT($b) } must use it to make { $c }.
desk-duel = Duel against { SEAT($a) }: the higher throw wins.
desk-hint-cards = Choose cards of your hand, one after another.
desk-hint-table = On the table: { $a }
desk-hint-six = A 6 brings a stone to the start field.
desk-round = Round { $a }

# Why not

no-same-chip = This is the same chip.
no-roll-first = First the die is rolled.
no-stone-waits = The stone is still waiting: { $a } needed, { $b } rolled.
no-stone-enters = A waiting stone is put on the start, not moved.
no-nobody-waits = None of your stones is waiting.
no-neither-way = With { $a } the stone can go in neither of its directions.
no-stone-is-out = This stone is out of the game.
no-stone-has-arrived = This stone has arrived.
no-past-the-target = With { $a } the stone would overshoot the target.
no-card-not-held = { TOKEN($a) } is not in your hand.
no-card-not-gone = You have not given away: { TOKEN($a) }.
no-not-oneself = That is you.
no-has-no-card = { SEAT($a) } has no card.
no-chip-lies-there = A chip lies here already.
no-no-way = There is no way on from { TOKEN($b) }: { TOKEN($a) }.
no-same-number = That is the same number twice.
no-no-such-number = There are not that many numbers: { $a }.
no-over-zero = Nothing can be divided by zero.
no-no-small-field = { TOKEN($a) } is no small field.
no-no-foreign-stone = No foreign stone stands on { TOKEN($a) }.
no-not-there = { SEAT($a) } does not stand on this field.

# components

option-box = Own components
    .help = Cards, tiles and numbers of your own box; upload them on the page of components.
table-step = Steps
table-row = Rows
table-way = Ways up
table-chance = Chance cards
table-success = Success cards
box-steps = Forward and back go some steps, and only these two have any.
column-threshold = threshold
    .help = From which throw on one succeeds on this step.
column-step = step
    .help = To which step the fields belong.
column-fields = fields
    .help = The fields in their order; they are fixed.
column-questions = question fields
    .help = Which of them are question fields.
column-heads = head fields
    .help = Which of them are head fields.
column-leaves = leads
    .help = In which direction the way leaves its first field.
column-stars = star fields
    .help = Which fields in between have stars.
column-kind = effect
    .help = What the card does.
column-steps = how far
    .help = How many steps forward or back.
column-words = text
    .help = What the card says; empty: our words.
box-large = “{ $a }” cannot be a large field: a way must come up to it, and none may lead up from it.
