about = Zwei Spieler, sechs Karten, zwei Setzrunden; die bessere Karte nimmt den Topf.
kind-fold = Aussteigen
kind-call = Mitgehen
kind-raise = Erhöhen
kind-deal = Geben
kind-public = Offene Karte
do-fold = Aussteigen
do-call = Mitgehen oder schieben
do-raise = Erhöhen
do-deal = { SEAT($a) } erhält: { TOKEN($b) }
do-public = Offene Karte: { TOKEN($a) }
token-J = Bube
token-Q = Dame
token-K = König
event-dealt = { SEAT($a) } erhält eine Karte.
event-your-card = Deine Karte: { TOKEN($a) }.
event-public = Die offene Karte wird aufgedeckt: { TOKEN($a) }.
event-folds = { SEAT($a) } steigt aus.
event-calls = { SEAT($a) } geht mit.
event-checks = { SEAT($a) } schiebt.
event-raises = { SEAT($a) } erhöht auf { $b }.
event-shows = { SEAT($a) } zeigt: { TOKEN($b) }.
event-wins = { SEAT($a) } gewinnt { $b ->
    [one] einen Chip
   *[other] { $b } Chips
}.
event-splits = Gleiche Karten: Der Topf wird geteilt.
ask-open = Schieben oder erhöhen?
ask-answer = Aussteigen, mitgehen oder erhöhen?
ask-last = Aussteigen oder mitgehen?
end-fold = Ausgestiegen
end-showdown = Aufgedeckt
stake = { $a ->
    [one] ein Chip
   *[other] { $a } Chips
} gesetzt
chips = { $a ->
    [one] Chip
   *[other] Chips
}
loss-fold = Aussteigen: Deine { $a } Chips sind verloren.
sure-raise = Du erhöhst und legst { $a } Chips hinein.
round = Setzrunde { $a } von 2
