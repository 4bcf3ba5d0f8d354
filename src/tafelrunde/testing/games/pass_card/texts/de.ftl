about = Zeigen, lüften, geben, vergraben: Werde die Durian los und merke dir, wer was hat.
kind-show = Zeigen
kind-look = Nachsehen
kind-lift = Lüften
kind-give = Geben
kind-return = Zurückmischen
kind-bury = Vergraben
kind-sink = Versenken
kind-draw = Ziehen
do-show = { TOKEN($a) } allen zeigen
do-look = Eine Karte von { SEAT($a) } ansehen
do-lift = { TOKEN($a) } lüften
do-give = { TOKEN($a) } an { SEAT($b) } geben
do-return = { TOKEN($a) } in den Stapel zurückmischen
do-bury = { TOKEN($a) } verdeckt unter den Stapel legen
do-sink = { TOKEN($a) } für alle sichtbar unter den Stapel legen
do-draw = Gezogen: { TOKEN($a) }
token-a = Apfel
token-b = Banane
token-c = Clementine
token-d = Durian
event-draws = { SEAT($a) } zieht eine Karte.
event-your-card = Du ziehst: { TOKEN($a) }.
event-shows = { SEAT($a) } zeigt: { TOKEN($b) }.
event-looks = { SEAT($a) } will eine Karte von { SEAT($b) } sehen.
event-lifts = { SEAT($a) } lüftet eine Karte für { SEAT($b) }.
event-lifted = { SEAT($a) } hat gelüftet: { TOKEN($b) }.
event-gives = { SEAT($a) } gibt { SEAT($b) } eine Karte.
event-given = Die Karte von { SEAT($a) } an { SEAT($b) }: { TOKEN($c) }.
event-returns = { SEAT($a) } mischt eine Karte in den Stapel zurück.
event-you-return = Du mischst zurück: { TOKEN($a) }.
event-buries = { SEAT($a) } legt eine Karte verdeckt unter den Stapel.
event-you-bury = Du vergräbst: { TOKEN($a) }.
event-sinks = { SEAT($a) } legt unter den Stapel: { TOKEN($b) }.
event-holds = { SEAT($a) } hat noch: { TOKEN($b) }.
event-scores = { SEAT($a) } hat { $b ->
    [one] einen Punkt
   *[other] { $b } Punkte
}.
ask-turn = Was tust du?
ask-lift = Welche Karte lüftest du für { SEAT($a) }?
end-rounds = Alle Runden sind gespielt
score-cards = Karten auf der Hand
option-rounds = Runden
    .help = So oft ist jeder an der Reihe.
turns = noch { $a ->
    [one] ein Zug
   *[other] { $a } Züge
}
pile = Stapel: { $a ->
    [one] eine Karte
   *[other] { $a } Karten
}, darunter { $b }
