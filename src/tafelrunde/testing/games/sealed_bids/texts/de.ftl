about = Um jeden Preis bieten alle verdeckt mit einer Karte; das höchste Gebot bekommt ihn.
kind-bid = Bieten
kind-prize = Preis
do-bid = { $a } bieten
do-prize = Preis { $a }
event-prize = Ein Preis von { $a } wird aufgedeckt; im Angebot: { $b }.
event-chooses = { SEAT($a) } hat gewählt.
event-your-bid = Du bietest { $a }.
event-bids = { SEAT($a) } hat { $b } geboten.
event-wins = { SEAT($a) } gewinnt { $b }.
event-carried = Gleichstand: { $a } bleiben im Angebot.
event-lost = Gleichstand: { $a } bekommt niemand.
ask-bid = Dein Gebot für { $a }?
end-sold = Alle Preise sind vergeben
score-prizes = Preise
option-rounds = Runden
    .help = So viele Preise gibt es, und so viele Karten hat jeder.
option-ties = Gleichstand
    .help = Was mit dem Preis geschieht, wenn mehrere das höchste Gebot abgeben.
option-ties-lost = der Preis verfällt
option-ties-carried = der Preis bleibt im Angebot
offer = Im Angebot: { $a }
points = { $a ->
    [one] ein Punkt
   *[other] { $a } Punkte
}
