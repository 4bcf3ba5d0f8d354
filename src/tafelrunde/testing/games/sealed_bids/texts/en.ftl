about = Everybody bids one card in secret for each prize; the highest bid gets it.
kind-bid = Bid
kind-prize = Prize
do-bid = Bid { $a }
do-prize = Prize { $a }
event-prize = A prize of { $a } is turned; on offer: { $b }.
event-chooses = { SEAT($a) } has chosen.
event-your-bid = You bid { $a }.
event-bids = { SEAT($a) } has bid { $b }.
event-wins = { SEAT($a) } wins { $b }.
event-carried = A tie: { $a } stay on offer.
event-lost = A tie: { $a } go to nobody.
ask-bid = Your bid for { $a }?
end-sold = All prizes are sold
score-prizes = Prizes
option-rounds = Rounds
    .help = So many prizes, and so many cards in each hand.
option-ties = Ties
    .help = What becomes of the prize if the highest bid comes from several players.
option-ties-lost = the prize is lost
option-ties-carried = the prize stays on offer
offer = On offer: { $a }
points = { $a ->
    [one] one point
   *[other] { $a } points
}
