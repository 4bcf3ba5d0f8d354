about = Show, lift, give, bury: get rid of the durian and remember who holds what.
kind-show = Show
kind-look = Look
kind-lift = Lift
kind-give = Give
kind-return = Shuffle back
kind-bury = Bury
kind-sink = Sink
kind-draw = Draw
do-show = Show { TOKEN($a) } to all
do-look = Look at a card of { SEAT($a) }
do-lift = Lift { TOKEN($a) }
do-give = Give { TOKEN($a) } to { SEAT($b) }
do-return = Shuffle { TOKEN($a) } back into the pile
do-bury = Put { TOKEN($a) } under the pile, unseen
do-sink = Put { TOKEN($a) } under the pile, for all to see
do-draw = Drawn: { TOKEN($a) }
token-a = apple
token-b = banana
token-c = clementine
token-d = durian
event-draws = { SEAT($a) } draws a card.
event-your-card = You draw: { TOKEN($a) }.
event-shows = { SEAT($a) } shows: { TOKEN($b) }.
event-looks = { SEAT($a) } wants to see a card of { SEAT($b) }.
event-lifts = { SEAT($a) } lifts a card for { SEAT($b) }.
event-lifted = { SEAT($a) } has lifted: { TOKEN($b) }.
event-gives = { SEAT($a) } gives a card to { SEAT($b) }.
event-given = The card from { SEAT($a) } to { SEAT($b) }: { TOKEN($c) }.
event-returns = { SEAT($a) } shuffles a card back into the pile.
event-you-return = You shuffle back: { TOKEN($a) }.
event-buries = { SEAT($a) } puts a card under the pile, unseen.
event-you-bury = You bury: { TOKEN($a) }.
event-sinks = { SEAT($a) } puts under the pile: { TOKEN($b) }.
event-holds = { SEAT($a) } still holds: { TOKEN($b) }.
event-scores = { SEAT($a) } has { $b ->
    [one] one point
   *[other] { $b } points
}.
ask-turn = What do you do?
ask-lift = Which card do you lift for { SEAT($a) }?
end-rounds = All rounds are played
score-cards = Cards in hand
option-rounds = Rounds
    .help = So many turns for each player.
turns = { $a ->
    [one] one turn
   *[other] { $a } turns
} left
pile = Pile: { $a ->
    [one] one card
   *[other] { $a } cards
}, under it { $b }
