about = Two players, six cards, two betting rounds; the better card takes the pot.
kind-fold = Fold
kind-call = Call
kind-raise = Raise
kind-deal = Deal
kind-public = Public card
do-fold = Fold
do-call = Call or check
do-raise = Raise
do-deal = { SEAT($a) } is dealt: { TOKEN($b) }
do-public = Public card: { TOKEN($a) }
token-J = jack
token-Q = queen
token-K = king
event-dealt = { SEAT($a) } is dealt a card.
event-your-card = Your card: { TOKEN($a) }.
event-public = The public card is turned: { TOKEN($a) }.
event-folds = { SEAT($a) } folds.
event-calls = { SEAT($a) } calls.
event-checks = { SEAT($a) } checks.
event-raises = { SEAT($a) } raises to { $b }.
event-shows = { SEAT($a) } shows: { TOKEN($b) }.
event-wins = { SEAT($a) } wins { $b ->
    [one] one chip
   *[other] { $b } chips
}.
event-splits = Equal cards: the pot is split.
ask-open = Check or raise?
ask-answer = Fold, call or raise?
ask-last = Fold or call?
end-fold = Folded
end-showdown = Showdown
stake = { $a ->
    [one] one chip
   *[other] { $a } chips
} staked
chips = { $a ->
    [one] chip
   *[other] chips
}
loss-fold = Fold: your { $a } chips are lost.
sure-raise = You raise and put in { $a } chips.
round = Betting round { $a } of 2
