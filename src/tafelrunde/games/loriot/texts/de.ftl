about = Fünf Stufen hinauf zu den Lorbeerkränzen: mit Würfelglück, Duellen und Kopfrechnen. Wer zuerst ankommt, lässt unten räumen.

option-targets = Chips
    .help = Wie die Chips mit den Punkten liegen.
option-targets-open = offen, von 1 bis 9
option-targets-new = Neue Ziele: jede Person legt einen verdeckt
option-targets-random = Zufallsziele: 1 und 9 offen, der Rest verdeckt
option-cunning = Hinterlistig
    .help = Wer ein Ziel erreicht, darf dessen Chip gegen einen anderen tauschen.
option-calculation = Rechnen
    .help = Wer auf Kopffeldern rechnet.
option-calculation-engine = der Tisch
option-calculation-player = selbst
option-remove_waiting = Wartende räumen
    .help = Die ersten vier Ankünfte räumen auch die grüne Fläche.
option-round_limit = Höchstens Runden
    .help = Nach so vielen Runden beendet die Plattform die Partie.
option-patience = Wartezeit beim Eingreifen
    .help = So viele Sekunden wartet der Tisch auf eine Antwort, dann gilt sie als Verzicht. 0: ohne Grenze.

standing-intervene = Nie eingreifen

kind-roll = Würfeln
kind-move = Stein ziehen
kind-enter = Stein ins Spiel bringen
kind-go = Weitergehen
kind-aim = Erfolg oder nicht
kind-oppose = Duell
kind-intervene = Eingreifen
kind-decline = Nicht eingreifen
kind-play = Karte legen
kind-claim = Rechnung vorlegen
kind-give-up = Aufgeben
kind-combine = Rechnen
kind-swap = Plätze tauschen
kind-discard = Karte abgeben
kind-regain = Karte zurückholen
kind-rob = Plündern
kind-lay = Chip legen
kind-exchange = Chip tauschen
kind-keep = Chip lassen
kind-lot = Startwurf
kind-chip = Chip ziehen
kind-black = Schwarzer Würfel
kind-white = Weiße Würfel
kind-duel = Duell
kind-chance = Zufallskarte
kind-drop = Verlorene Karte
kind-success = Erfolgskarte
kind-show = Chip aufdecken

do-roll = Würfeln
do-move = { TOKEN($a) } ziehen
do-enter = Einen wartenden Stein ins Spiel bringen
do-go = { $a ->
        [up] Aufwärts weitergehen
        [left] Nach links weitergehen
       *[other] Nach rechts weitergehen
    }
do-aim = { $a ->
        [success] Den Erfolg versuchen
       *[other] Den Weg des Misserfolgs nehmen
    }
do-oppose = Duell gegen { TOKEN($a) }
do-intervene = Mit { TOKEN($a) } eingreifen
do-decline = Nicht eingreifen
do-play = { TOKEN($a) } legen
do-claim = Rechnung vorlegen
do-give-up = Aufgeben
do-combine = { TOKEN($a) } { TOKEN($b) } { TOKEN($c) }
do-swap = Den Platz mit dem Stein auf { TOKEN($a) } tauschen
do-discard = { TOKEN($a) } abgeben
do-regain = { TOKEN($a) } zurückholen
do-rob = { TOKEN($a) } plündern
do-lay = Den Chip auf { TOKEN($a) } legen
do-exchange = Mit dem Chip auf { TOKEN($a) } tauschen
do-keep = Die Chips liegen lassen
do-lot = { TOKEN($a) } wirft { $b } und { $c }
do-chip = { TOKEN($a) } zieht Chip { $b }
do-black = Der schwarze Würfel zeigt { $a }
do-white = Die weißen Würfel zeigen { $a } und { $b }
do-duel = Duell { $a } gegen { $b }
do-chance = Zufallskarte { $a }
do-drop = { TOKEN($a) } geht verloren
do-success = Erfolgskarte { $a }
do-show = Der Chip zeigt { $a }

token-blue = Blau
token-orange = Orange
token-jade = Jade
token-plum = Pflaume
token-sky = Himmel
token-brick = Ziegel
token-lemon = Zitrone
token-ink = Tusche
token-yellow = Gelb
token-green = Grün
token-red = Rot
token-stone-1 = Stein 1
token-stone-2 = Stein 2
token-stone-3 = Stein 3
token-stone-4 = Stein 4
token-two = Zwei
token-three = Drei
token-four = Vier
token-five = Fünf
token-six = Sechs
token-seven = Sieben
token-eight = Acht
token-nine = Neun
token-ten = Zehn
token-jack = Bube
token-queen = Dame
token-king = König
token-ace = Ass
token-left = links
token-right = rechts
token-up = aufwärts
token-down = abwärts
token-success = Erfolg
token-failure = Misserfolg
token-plus = plus
token-minus = minus
token-times = mal
token-over = geteilt durch
token-T1 = Ziel 1
token-T2 = Ziel 2
token-T3 = Ziel 3
token-T4 = Ziel 4
token-T5 = Ziel 5
token-T6 = Ziel 6
token-T7 = Ziel 7
token-T8 = Ziel 8
token-T9 = Ziel 9
token-chip1 = Chipfeld 1
token-chip2 = Chipfeld 2
token-chip3 = Chipfeld 3
token-chip4 = Chipfeld 4
token-chip5 = Chipfeld 5
token-chip6 = Chipfeld 6
token-chip7 = Chipfeld 7
token-chip8 = Chipfeld 8
token-chip9 = Chipfeld 9
token-n1 = Zahl 1
token-n2 = Zahl 2
token-n3 = Zahl 3
token-n4 = Zahl 4
token-n5 = Zahl 5
token-n6 = Zahl 6
token-n7 = Zahl 7
token-n8 = Zahl 8
token-n9 = Zahl 9
token-n10 = Zahl 10
token-n11 = Zahl 11
token-n12 = Zahl 12
token-n13 = Zahl 13
token-n14 = Zahl 14
token-n15 = Zahl 15
token-n16 = Zahl 16
token-n17 = Zahl 17
token-n18 = Zahl 18
token-n19 = Zahl 19
token-n20 = Zahl 20

event-lot = { SEAT($a) } wirft um den Start: { $b } + { $c } = { $d }.
event-lot-tie = Gleichstand mit { $a }: Wer so viel hat, wirft noch einmal.
event-begins = { SEAT($a) } beginnt.
event-draws-chip = { SEAT($a) } zieht einen Chip und sieht ihn an.
event-your-chip = Dein Chip zeigt { $a }.
event-lays-chip = { SEAT($a) } legt den Chip verdeckt auf { TOKEN($b) }.
event-fills-chips = { $a ->
        [one] Der letzte Chip kommt ungesehen dazu.
       *[other] Die übrigen { $a } Chips kommen ungesehen dazu.
    }
event-throws = { SEAT($a) } wirft eine { $b }.
event-no-six = { SEAT($a) } hat keine 6 und muss warten.
event-no-move = { SEAT($a) } kann mit einer { $b } keinen Stein ziehen.
event-chooses = { SEAT($a) } zieht { TOKEN($b) } um { $c }.
event-enters = { SEAT($a) } bringt { TOKEN($b) } auf das Startfeld.
event-distance = { SEAT($a) } wirft die Zugweite: { $b }.
event-moves = { SEAT($a) } zieht von { TOKEN($b) } nach { TOKEN($c) }.
event-turns = { SEAT($a) } nimmt den Weg { $b ->
        [up] nach oben
        [left] nach links
       *[other] nach rechts
    }.
event-hits = { SEAT($a) } schlägt auf { TOKEN($c) } einen Stein von { SEAT($b) }.
event-reaches = { SEAT($a) } erreicht { TOKEN($b) }.
event-no-cards = { SEAT($a) } hat auf { TOKEN($b) } keine Karten mehr zum Rechnen.
event-aims = { $b ->
        [success] { SEAT($a) } will den Erfolg.
       *[other] { SEAT($a) } verzichtet auf den Erfolg.
    }
event-challenges = { SEAT($a) } tritt zum Duell gegen { SEAT($b) } an.
event-duel = Duell: { SEAT($a) } { $b }, { SEAT($c) } { $d }.
event-duel-tie = Unentschieden, noch einmal.
event-white = { SEAT($a) } wirft { $b } + { $c } = { $d } (nötig: { $e }).
event-succeeds = Erfolg: { SEAT($a) } darf { $b ->
        [left] nach links
        [down] nach unten
       *[other] nach rechts
    }.
event-fails = Misserfolg: { SEAT($a) } muss { $b ->
        [left] nach links
        [down] nach unten
       *[other] nach rechts
    }.
event-stays = { SEAT($a) } kommt so nicht weiter und bleibt auf { TOKEN($b) }; { $c ->
        [one] ein Schritt verfällt
       *[other] { $c } Schritte verfallen
    }.
event-number = { SEAT($a) } wirft { $b } + { $c }: Zu bilden ist die { $d }.
event-intervenes = { SEAT($a) } greift ein: { TOKEN($b) }.
event-declines = { SEAT($a) } greift nicht ein.
event-plays = { SEAT($a) } legt: { TOKEN($b) }.
event-calculates = { SEAT($a) } legt die Karten vor und rechnet auf die { $b }.
event-made = { SEAT($a) } rechnet: { $b } = { $c }.
event-lays-nothing = { SEAT($a) } legt keine Karte: Für die { $b } ist nichts da.
event-not-made = { SEAT($a) } kann mit diesen Karten keine { $b } bilden.
event-combines = { SEAT($a) } rechnet: { $b } = { $c }.
event-missed = { SEAT($a) } kommt auf { $c } statt { $d }: { $b }.
event-gives-up = { SEAT($a) } gibt die { $b } auf.
event-chance-card = { SEAT($a) } zieht eine Zufallskarte: „{ TOKEN($b) }“ { $c ->
        [forward] { $d ->
            [one] Ein Feld
           *[other] { $d } Felder
        } vorwärts.
        [back] { $d ->
            [one] Ein Feld
           *[other] { $d } Felder
        } zurück.
        [again] Noch ein ganzer Zug.
        [skip] Den nächsten Zug aussetzen.
        [home] Zurück auf die grüne Fläche.
        [swap] Platztausch mit einem fremden Stein.
        [lose-own] Eine Karte eigener Wahl abgeben.
        [lose-random] Eine Karte geht verloren.
        [regain] Eine Karte zurückholen.
        [rob] Jemand anderes gibt eine Karte ab.
        [next] Weiter zum nächsten großen Feld.
        [previous] Zurück zum letzten großen Feld.
        [enter] Ein wartender Stein kommt herein.
       *[nothing] Ohne Wirkung.
    }
event-again = { SEAT($a) } ist noch einmal an der Reihe.
event-will-miss = { SEAT($a) } setzt den nächsten Zug aus.
event-misses = { SEAT($a) } setzt aus.
event-goes-home = Der Stein von { SEAT($a) } kommt zurück auf die grüne Fläche.
event-ignored = Das geht gerade nicht: Die Karte entfällt für { SEAT($a) }.
event-goes-back = { SEAT($a) } geht von { TOKEN($b) } zurück nach { TOKEN($c) }.
event-swaps = { SEAT($a) } und { SEAT($b) } tauschen die Plätze: { TOKEN($c) } gegen { TOKEN($d) }.
event-discards = { SEAT($a) } gibt eine Karte ab: { TOKEN($b) }.
event-regains = { SEAT($a) } holt eine Karte zurück: { TOKEN($b) }.
event-robs = { SEAT($a) } kostet { SEAT($b) } eine Karte.
event-success-card = { SEAT($a) } zieht eine Erfolgskarte: „{ TOKEN($b) }“ { $c ->
        [restart] Neubeginn.
       *[stay] Der Stein bleibt.
    }
event-restarts = Der Stein von { SEAT($a) } kommt zurück auf die grüne Fläche.
event-shows-chip = Der Chip auf { TOKEN($a) } wird aufgedeckt: { $b }.
event-earns = { SEAT($a) } bekommt { $b ->
        [one] { $b } Punkt
       *[other] { $b } Punkte
    } auf { TOKEN($c) }.
event-clears = { $a ->
        [1] Die erste Ankunft räumt die Stufe Gelb.
       *[other] Ankunft { $a } räumt alle Stufen von Gelb bis { TOKEN($b) }.
    }
event-removed = Ein Stein von { SEAT($a) } auf { TOKEN($b) } ist aus dem Spiel.
event-removed-waiting = Ein wartender Stein von { SEAT($a) } ist aus dem Spiel.
event-late = Von nun an nehmen alle den kürzesten Weg nach oben.
event-exchanges = { SEAT($a) } tauscht die Chips auf { TOKEN($b) } und { TOKEN($c) }.
event-keeps = { SEAT($a) } lässt die Chips liegen.
event-scores = { SEAT($a) }: { $b ->
        [one] { $b } Punkt
       *[other] { $b } Punkte
    }.
event-stops = Nach { $a } Runden wird die Partie beendet.

ask-roll = Wirf den schwarzen Würfel.
ask-roll-six = Du brauchst eine 6 und hast drei Versuche.
ask-stone = Womit ziehst du { $a ->
        [one] ein Feld
       *[other] { $a } Felder
    }?
ask-go = Welchen Weg nimmst du auf { TOKEN($a) }? Noch { $b ->
        [one] ein Schritt.
        [99] bis zum nächsten großen Feld.
       *[other] { $b } Schritte.
    }
ask-aim = Willst du auf { TOKEN($a) } den Erfolg?
ask-oppose = Gegen wen trittst du zum Duell an?
ask-intervene = { SEAT($a) } muss { $b } bilden: Greifst du mit einer Karte ein?
ask-play = Bilde { $a }: Lege Karten und lege dann die Rechnung vor.
ask-play-enough = Deine Karten reichen für { $a }: Lege die Rechnung vor.
ask-combine = Rechne auf { $a }: Fasse zwei Zahlen zusammen.
ask-swap = Mit welchem Stein tauschst du den Platz?
ask-discard = Welche Karte gibst du ab?
ask-discard-robbed = { SEAT($a) } plündert dich: Welche Karte gibst du ab?
ask-regain = Welche Karte holst du zurück?
ask-rob = Wer soll eine Karte abgeben?
ask-lay = Auf welches Chipfeld legst du deinen Chip?
ask-exchange = Gegen welchen Chip tauschst du den auf { TOKEN($a) }?

end-finished = Kein Stein wartet mehr, keiner ist unterwegs
end-round-limit = Abgebrochen: zu viele Runden

score-stones = Steine auf Zielen
score-highest = Höchster Chip

phrase-play = oder eine Rechnung: (3 + 4) × 2
phrase-play-enough = oder eine Rechnung: (3 + 4) × 2
phrase-combine = oder eine Rechnung: (3 + 4) × 2
phrase-empty = Schreibe eine Rechnung wie (3 + 4) × 2.
phrase-sign = „{ $a }“ gehört in keine Rechnung.
phrase-number-expected = Vor „{ $a }“ fehlt eine Zahl.
phrase-number-missing = Am Ende fehlt eine Zahl.
phrase-operation-expected = Vor „{ $a }“ fehlt ein Rechenzeichen.
phrase-bracket-open = Eine Klammer ist nicht geschlossen.
phrase-bracket-closed = Eine Klammer ist nicht geöffnet.
phrase-too-long = Diese Rechnung ist zu lang.
phrase-unknown-number = { $a } liegt nicht auf dem Tisch und ist nicht auf deiner Hand.
phrase-unused = { $a } liegt auf dem Tisch und muss in die Rechnung.
phrase-zero = Durch null lässt sich nicht teilen.
phrase-wrong = Das ergibt { $a }, nicht { $b }.
phrase-not-now = Gerade gibt es nichts zu rechnen.

board-lots = Es wird um den Start gewürfelt.
board-levels = Große Felder: ? Fragezeichen, ! Kopf; * Stern; A1: Person und Stein; 2?: zwei Steine auf einem Feld
board-waiting = Grüne Fläche: { $a }
board-waiting-nobody = Grüne Fläche: leer
board-large = { $a }: { $b }
board-dice = Schwarz { $a }
board-dice-white = Schwarz { $a }, Weiß { $b } + { $c }
board-dice-duel = Schwarz { $a }, Duell { $b } { $c } : { $e } { $d }
board-card = Karte: { TOKEN($a) }
board-sum = Zu bilden: { $a }; auf dem Tisch: { $b }
board-nothing = nichts
board-suffices = Die gelegten Karten reichen.
board-not-enough = Die gelegten Karten reichen nicht.
board-none-laid = Noch liegt keine Karte.
board-player = { $a }  { $b } ({ TOKEN($c) }): { $d ->
        [one] { $d } Punkt
       *[other] { $d } Punkte
    }, { $e ->
        [one] ein Stein
       *[other] { $e } Steine
    } im Ziel, { $f } unterwegs, { $g } wartend, { $h } draußen
board-hand = Karten { $a }
board-no-hand = keine Karten
board-skips = setzt aus
board-turn = am Zug

# What the cards say
card-z01 = Sie halten jemandem die Tür auf und gehen versehentlich zuerst.
card-z02 = Der Pförtner hält Sie für die neue Direktion.
card-z03 = Sie nicken an der richtigen Stelle.
card-z04 = Ihr Schal passt zur Tapete des Direktors.
card-z05 = Es regnet, und niemand sonst hat einen Schirm dabei.
card-z06 = Jemand verwechselt Sie mit jemandem.
card-z07 = Sie loben den Kuchen, ohne ihn zu kosten.
card-z08 = Der Aufzug fährt, und Sie stehen darin.
card-z09 = Sie haben die Brille im Flur liegen lassen.
card-z10 = Sie grüßen eine Zimmerpflanze.
card-z11 = Ihr Vortrag beginnt mit dem letzten Blatt.
card-z12 = Sie sitzen auf einem Hut, und es ist nicht Ihrer.
card-z13 = Die Suppe war gar nicht für Sie.
card-z14 = Sie folgen den Pfeilen. Alle zeigen zum Keller.
card-z15 = Der Beifall gilt anderen, aber Sie verbeugen sich zuerst.
card-z16 = Der Kaffee wirkt.
card-z17 = Sie bitten ums Wort und bekommen zwei.
card-z18 = Das Telefon klingelt, und diesmal ist es für Sie.
card-z19 = Sie warten auf den Aufzug. Er wartet auf Sie, im Keller.
card-z20 = Man hat Ihre Bestellung aufgenommen. Vor einer Stunde.
card-z21 = Formular 12 gibt es nur gegen Vorlage von Formular 12.
card-z22 = Man erzählt Ihnen vom Urlaub. Es gibt Bilder.
card-z23 = Sie klopfen an die falsche Tür. Dahinter ist der Ausgang.
card-z24 = Beim Aufräumen hat man Sie zu den alten Sachen gestellt.
card-z25 = Zwei Namensschilder sind vertauscht. Eines ist Ihres.
card-z26 = Hier zieht es. Dort drüben wäre noch frei, beinahe.
card-z27 = Sie spenden großzügig, denn alle schauen zu.
card-z28 = Die Garderobe verlangt ein Pfand.
card-z29 = In Ihrer Jackentasche ist ein Loch.
card-z30 = Ein Windstoß fährt durch Ihre Unterlagen.
card-z31 = Im Wintermantel findet sich noch etwas.
card-z32 = Das Fundbüro hat heute ausnahmsweise geöffnet.
card-z33 = Jemand bringt zurück, was er geliehen hat.
card-z34 = Sie sammeln für ein Geschenk. Für wen, bleibt offen.
card-z35 = Sie prüfen fremde Reisekosten.
card-z36 = Man winkt Sie durch.
card-z37 = Die Köchin kennt die Hintertreppe.
card-z38 = Sie tragen eine Leiter. Offenbar werden Sie erwartet.
card-z39 = Haben Sie eigentlich das Licht ausgemacht?
card-z40 = Bitte den Satz noch einmal, und zwar von vorn.
card-z41 = Ihr Vetter sucht eine Stelle.
card-z42 = Jemand aus der Familie war gerade in der Nähe.
card-z43 = Es geschieht nichts, aber mit großer Sorgfalt.
card-e01 = Man hat mit Ihnen gerechnet. Der Stuhl ist angewärmt.
card-e02 = Der Lorbeer sitzt, als wäre er für Sie gewachsen.
card-e03 = Die Zeitung war da. Sie sind fast ganz im Bild.
card-e04 = Die Rede zu Ihren Ehren ist kurz. Das Buffet nicht.
card-e05 = Hier oben ist die Aussicht. Dort unten sind die anderen.
card-e06 = Ihr Name steht an der Tür, und zwar richtig.
card-e07 = Der Sessel gibt nach, genau im richtigen Maß.
card-e08 = Niemand fragt, wie Sie das geschafft haben.
card-e09 = Die Palme in Ihrem Büro ist echt.
card-e10 = Sie dürfen den Schlüssel behalten.
card-e11 = Dieser Erfolg war auf einen anderen Namen bestellt.
card-e12 = Das Treppengeländer ist frisch gewachst. Sie benutzen es.
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
draw-board = Spielbrett
draw-desk = Schreibtisch
draw-hand = Deine Hand
draw-hand-hint = { $a ->
        [one] { $a } Karte · Bube, Dame, König zählen 10, Ass 11
       *[other] { $a } Karten · Bube, Dame, König zählen 10, Ass 11
    }
draw-all-hands = Alle Hände
draw-all-hands-hint = was alle noch ausspielen können
draw-plate = ? ab { $a }
draw-rug = Grüne Fläche
draw-cloakroom = raus
draw-list = Ankunft räumt
draw-chance = Zufall
draw-success = Erfolg
draw-sign-1 = Außer
draw-sign-2 = Betrieb
draw-late = Kürzester Weg nach oben!
draw-step = { TOKEN($a) }
draw-colour = { TOKEN($a) }
draw-chip = Chip { $a }
draw-chip-hidden = verdeckter Chip
draw-chip-known = verdeckter Chip, den du kennst: { $a }
draw-chip-field = Chipfeld { $a }
draw-stone-of = Stein { $a } von { $b }
draw-my-stone = Dein Stein { $a } auf { $b }
draw-my-stone-to = Dein Stein { $a } auf { $b }, unterwegs nach { $c }
draw-points = { $a ->
        [one] { $a } Punkt
       *[other] { $a } Punkte
    }
draw-count-waiting = { $a } auf der grünen Fläche
draw-count-way = { $a } unterwegs
draw-count-target = { $a } am Ziel
draw-count-out = { $a } ausgeschieden
draw-holds = { $a ->
        [one] { $a } Karte
       *[other] { $a } Karten
    }
draw-skips = setzt einmal aus
draw-letter-jack = B
draw-letter-queen = D
draw-letter-king = K
draw-letter-ace = A
draw-gone = { $a }, nicht mehr auf der Hand
draw-card-of = { $a } von { $b }
draw-pile = { $a ->
        [chance] Zufallskarten
       *[other] Erfolgskarten
    }: { $b }
draw-arrivals = { $a ->
        [one] { $a } Stein ist angekommen
       *[other] { $a } Steine sind angekommen
    }
draw-rug-holds = { $a ->
        [one] { $a } Stein wartet
       *[other] { $a } Steine warten
    }
draw-cloakroom-holds = { $a ->
        [one] { $a } Stein ist ausgeschieden
       *[other] { $a } Steine sind ausgeschieden
    }
draw-lots = Wer beginnt?
draw-over = Ende
draw-winners = { $a ->
        [one] gewinnt
       *[other] teilen sich den ersten Platz
    }
draw-left = { $a ->
        [one] noch { $a } Schritt
       *[other] noch { $a } Schritte
    }
draw-goal = Gesuchte Zahl: { $a }
draw-no-cards = noch keine Karte auf dem Tisch
draw-suffices = Diese Karten reichen
draw-suffices-not = Diese Karten reichen nicht
draw-which-stone = Welcher Stein zieht { $a }?
draw-which-way = Welchen Weg?
draw-which-aim = Willst du hier Erfolg haben?
draw-which-opponent = Wen forderst du heraus?
draw-which-lay = { $a } legt einen Chip verdeckt aus
draw-which-chip = { $a } zieht einen Chip
draw-which-exchange = { $a } darf den Chip tauschen
draw-wait-roll = { $a } ist dran und würfelt
draw-wait-black = { $a } würfelt mit dem schwarzen Würfel
draw-wait-distance = { $a } würfelt die Strecke
draw-wait-stone = { $a } wählt einen Stein
draw-wait-go = { $a } wählt den Weg
draw-wait-aim = { $a } wählt: Erfolg oder nicht
draw-wait-oppose = { $a } wählt, gegen wen es ins Duell geht
draw-wait-white = { $a } wirft beide weißen Würfel
draw-wait-duel = Duell: { $a } gegen { $b }
draw-wait-chance = { $a } zieht eine Zufallskarte
draw-wait-success = { $a } zieht eine Erfolgskarte
draw-wait-show = Ein Chip wird aufgedeckt
draw-wait-drop = { $a } verliert eine Karte
draw-wait-swap = { $a } wählt einen Stein zum Tauschen
draw-wait-discard = { $a } gibt eine Karte ab
draw-wait-regain = { $a } holt eine Karte zurück
draw-wait-rob = { $a } wählt, wer eine Karte verliert
draw-wait-intervene = { $a }: eingreifen?
draw-wait-play = { $a } legt Karten dazu
draw-wait-combine = { $a } rechnet
draw-effect-forward = { $a ->
        [one] { $a } Feld vor
       *[other] { $a } Felder vor
    }
draw-effect-back = { $a ->
        [one] { $a } Feld zurück
       *[other] { $a } Felder zurück
    }
draw-effect-again = Noch ein Zug
draw-effect-skip = Einmal aussetzen
draw-effect-home = Zurück auf die grüne Fläche
draw-effect-swap = Plätze tauschen
draw-effect-lose-own = Eine Karte abgeben
draw-effect-lose-random = Eine zufällige Karte weg
draw-effect-regain = Eine Karte zurückholen
draw-effect-rob = Karte abgeben lassen
draw-effect-next = Weiter zum nächsten großen Feld
draw-effect-previous = Zurück zum letzten großen Feld
draw-effect-enter = Ein Stein kommt ins Spiel
draw-effect-nothing = Nichts passiert
draw-effect-stay = Der Stein bleibt
draw-effect-restart = Von vorn anfangen
draw-laid-by = ausgelegt von { $a }
draw-my-chip = Dein Chip: { $a }
draw-result-success = Erfolg
draw-result-failure = Misserfolg
draw-last-throw = Der letzte Wurf. Jetzt ist { $a } dran.

# Das Ende
finale-top = Ganz oben
finale-closing = Feierabend
finale-closed = Geschlossen
finale-office = Direktion
finale-top-why = Kein Stein wartet mehr, keiner ist unterwegs. { SEAT($a) } hat { $b ->
    [one] einen Stein
   *[other] { $b } Steine
 } am Ziel und { $c } Punkte.
finale-shared-why = Kein Stein wartet mehr, keiner ist unterwegs, und das Büro wird geteilt: je { $a } Punkte.
finale-closing-why = Nach { $a } Runden wird abgeschlossen. Wer noch unterwegs ist, kommt morgen wieder.
finale-stones = { $a ->
    [0] kein Stein am Ziel
    [one] ein Stein am Ziel
   *[other] { $a } Steine am Ziel
 }
finale-highest = höchster { $a }
finale-tie-stones = { $a } zu { $a }: Bei Gleichstand gewinnen mehr Steine am Ziel.
finale-tie-highest = { $a } zu { $a }, gleich viele Steine: Da gewinnt der höchste Chip.

# Hints for a first match

coach-stone = Genau einer zieht, so weit der schwarze Würfel zeigt. Endet er auf einem kleinen Feld, fliegt, wer dort steht.
    .title = Welcher Stein?
coach-way = Ziel ist oben unterm Dach, und dort kommst du nur mit genauer Augenzahl an.
    .title = Welcher Weg?
coach-sum = Bilde die Zahl genau, mit allen Karten, die liegen, auch denen der anderen. Danach sind sie weg.
    .title = Rechnen mit Karten
coach-intervene = Eine Karte von dir muss mitgerechnet werden und ist danach weg. Du darfst auch verzichten.
    .title = Dazwischenfunken

# Captions of the rulebook's pictures

figure-4-1 = Auf der grünen Fläche warten die Steine. Nur eine 6 bringt einen auf das gelbe Fragezeichen.
figure-5-2 = An der Abzweigung wählst du: aufwärts oder geradeaus.
figure-6-1 = Endet ein Zug auf diesem kleinen Feld, fliegt der Stein, der dort steht.
figure-6-4 = Wer auf einem Stern hält, zieht eine Zufallskarte.
figure-7-5 = Von der Seite gekommen: Erfolg führt geradeaus, Misserfolg abwärts.
figure-8-1 = Das Schild nennt die Zahl: 8 auf Blau, 7 auf Rot.
figure-8-3 = Auf dem Fragezeichen stehen fremde Steine: Es kommt zum Duell.
figure-9-1 = 5 + 1: Mit Karten ist nun genau 6 zu bilden.
figure-9-4 = Jede Karte auf dem Tisch wird genau einmal gebraucht, auch die der anderen.
figure-11-4 = Der Chip unter dem Kranz sagt, was eine Ankunft bringt: links 1, rechts bis 9.
figure-12-1 = Die Tafel zeigt, welche Stufen die nächste Ankunft räumt.

# Felder: die Farbe der Stufe und der Platz von links
token-Y0 = Startfeld
token-O6 = Orange 6
token-O7 = Orange 7
token-O8 = Fragezeichen Orange 8
token-O9 = Orange 9
token-O10 = Orange 10
token-O22 = Orange 22
token-O23 = Orange 23
token-O24 = Fragezeichen Orange 24
token-O25 = Orange 25
token-O26 = Orange 26
token-G4 = Grün 4
token-G5 = Grün 5
token-G6 = Kopffeld Grün 6
token-G7 = Grün 7
token-G8 = Grün 8
token-G9 = Grün 9
token-G10 = Fragezeichen Grün 10
token-G11 = Grün 11
token-G12 = Grün 12
token-G20 = Grün 20
token-G21 = Grün 21
token-G22 = Fragezeichen Grün 22
token-G23 = Grün 23
token-G24 = Grün 24
token-G25 = Grün 25
token-G26 = Kopffeld Grün 26
token-G27 = Grün 27
token-G28 = Grün 28
token-R2 = Rot 2
token-R3 = Rot 3
token-R4 = Fragezeichen Rot 4
token-R5 = Rot 5
token-R6 = Rot 6
token-R7 = Rot 7
token-R8 = Kopffeld Rot 8
token-R9 = Rot 9
token-R10 = Rot 10
token-R11 = Rot 11
token-R12 = Fragezeichen Rot 12
token-R13 = Rot 13
token-R14 = Rot 14
token-R18 = Rot 18
token-R19 = Rot 19
token-R20 = Fragezeichen Rot 20
token-R21 = Rot 21
token-R22 = Rot 22
token-R23 = Rot 23
token-R24 = Kopffeld Rot 24
token-R25 = Rot 25
token-R26 = Rot 26
token-R27 = Rot 27
token-R28 = Fragezeichen Rot 28
token-R29 = Rot 29
token-R30 = Rot 30
token-B0 = Blau 0
token-B1 = Blau 1
token-B2 = Fragezeichen Blau 2
token-B3 = Blau 3
token-B4 = Blau 4
token-B5 = Blau 5
token-B6 = Kopffeld Blau 6
token-B7 = Blau 7
token-B8 = Blau 8
token-B9 = Blau 9
token-B10 = Fragezeichen Blau 10
token-B11 = Blau 11
token-B12 = Blau 12
token-B13 = Blau 13
token-B14 = Kopffeld Blau 14
token-B15 = Blau 15
token-B16 = Blau 16
token-B17 = Blau 17
token-B18 = Kopffeld Blau 18
token-B19 = Blau 19
token-B20 = Blau 20
token-B21 = Blau 21
token-B22 = Fragezeichen Blau 22
token-B23 = Blau 23
token-B24 = Blau 24
token-B25 = Blau 25
token-B26 = Kopffeld Blau 26
token-B27 = Blau 27
token-B28 = Blau 28
token-B29 = Blau 29
token-B30 = Fragezeichen Blau 30
token-B31 = Blau 31
token-B32 = Blau 32
token-YL1 = Gelb links 1
token-YL2 = Gelb links 2
token-YL3 = Stern Gelb links 3
token-YL4 = Gelb links 4
token-YL5 = Gelb links 5
token-YR1 = Gelb rechts 1
token-YR2 = Gelb rechts 2
token-YR3 = Stern Gelb rechts 3
token-YR4 = Gelb rechts 4
token-YR5 = Gelb rechts 5
token-Oc6a = Treppe Orange 6 unten
token-Oc6b = Stern Orange 6
token-Oc6c = Treppe Orange 6 oben
token-Oc10a = Treppe Orange 10 unten
token-Oc10b = Stern Orange 10
token-Oc10c = Treppe Orange 10 oben
token-Oc22a = Treppe Orange 22 unten
token-Oc22b = Stern Orange 22
token-Oc22c = Treppe Orange 22 oben
token-Oc26a = Treppe Orange 26 unten
token-Oc26b = Stern Orange 26
token-Oc26c = Treppe Orange 26 oben
token-Gc4a = Treppe Grün 4 unten
token-Gc4b = Stern Grün 4
token-Gc4c = Treppe Grün 4 oben
token-Gc8a = Treppe Grün 8 unten
token-Gc8b = Stern Grün 8
token-Gc8c = Treppe Grün 8 oben
token-Gc12a = Treppe Grün 12 unten
token-Gc12b = Stern Grün 12
token-Gc12c = Treppe Grün 12 oben
token-Gc20a = Treppe Grün 20 unten
token-Gc20b = Stern Grün 20
token-Gc20c = Treppe Grün 20 oben
token-Gc24a = Treppe Grün 24 unten
token-Gc24b = Stern Grün 24
token-Gc24c = Treppe Grün 24 oben
token-Gc28a = Treppe Grün 28 unten
token-Gc28b = Stern Grün 28
token-Gc28c = Treppe Grün 28 oben
token-Rc2a = Treppe Rot 2 unten
token-Rc2b = Stern Rot 2
token-Rc2c = Treppe Rot 2 oben
token-Rc6a = Treppe Rot 6 unten
token-Rc6b = Stern Rot 6
token-Rc6c = Treppe Rot 6 oben
token-Rc10a = Treppe Rot 10 unten
token-Rc10b = Stern Rot 10
token-Rc10c = Treppe Rot 10 oben
token-Rc14a = Treppe Rot 14 unten
token-Rc14b = Stern Rot 14
token-Rc14c = Treppe Rot 14 oben
token-Rc18a = Treppe Rot 18 unten
token-Rc18b = Stern Rot 18
token-Rc18c = Treppe Rot 18 oben
token-Rc22a = Treppe Rot 22 unten
token-Rc22b = Stern Rot 22
token-Rc22c = Treppe Rot 22 oben
token-Rc26a = Treppe Rot 26 unten
token-Rc26b = Stern Rot 26
token-Rc26c = Treppe Rot 26 oben
token-Rc30a = Treppe Rot 30 unten
token-Rc30b = Stern Rot 30
token-Rc30c = Treppe Rot 30 oben
token-v1 = Aufgang 1
token-v2 = Stern Aufgang 2
token-v3 = Aufgang 3
token-v4 = Stern Aufgang 4
token-v5 = Aufgang 5
token-v6 = Stern Aufgang 6
token-v7 = Aufgang 7
token-v8 = Stern Aufgang 8
token-v9 = Aufgang 9

# Vor einem Klick: Werte, Preise, Sätze zum Bestätigen
desk-arrived = am Ziel
desk-way = unterwegs
desk-waiting = auf der grünen Fläche
desk-out = ausgeschieden
desk-cards = { $a ->
        [one] Karte
       *[other] Karten
    }
desk-points = { $a ->
        [one] Punkt
       *[other] Punkte
    }
desk-gives-up = Die { $a } aufgeben: Das Feld ist verloren, der Stein muss { $b ->
        [left] nach links.
        [right] nach rechts.
       *[down] nach unten.
    }
desk-fails = Diese Karten ergeben keine { $a }: Die Rechnung scheitert, der Stein muss { $b ->
        [left] nach links.
        [right] nach rechts.
       *[down] nach unten.
    }
desk-no-cards = Ohne Karten entsteht keine { $a }: Die Rechnung scheitert, der Stein muss { $b ->
        [left] nach links.
        [right] nach rechts.
       *[down] nach unten.
    }
desk-wrong = Das ergibt { $a } statt { $b }: Die Rechnung scheitert, der Stein muss { $c ->
        [left] nach links.
        [right] nach rechts.
       *[down] nach unten.
    }
desk-claim-anyway = Trotzdem vorlegen …
desk-moves = { TOKEN($a) } auf { TOKEN($b) } zieht { $c ->
        [one] ein Feld
       *[other] { $c } Felder
    }.
desk-intervenes = Du legst { TOKEN($a) } dazu: { SEAT($b) } muss auch damit { $c } bilden.
desk-duel = Duell gegen { SEAT($a) }: Der höhere Wurf gewinnt.
desk-hint-cards = Tippe Karten deiner Hand an, eine nach der anderen.
desk-hint-table = Auf dem Tisch: { $a }
desk-hint-six = Eine 6 bringt einen Stein auf das Startfeld.
desk-round = Runde { $a }

# Warum nicht

no-same-chip = Das ist derselbe Chip.
no-roll-first = Zuerst wird gewürfelt.
no-stone-waits = Der Stein wartet noch: { $a } nötig, { $b } geworfen.
no-stone-enters = Ein wartender Stein wird eingesetzt, nicht gezogen.
no-nobody-waits = Kein Stein von dir wartet.
no-neither-way = Mit { $a } kommt der Stein in keine seiner Richtungen.
no-stone-is-out = Dieser Stein ist aus dem Spiel.
no-stone-has-arrived = Dieser Stein ist schon am Ziel.
no-past-the-target = Mit { $a } schösse der Stein übers Ziel hinaus.
no-card-not-held = { TOKEN($a) } ist nicht auf deiner Hand.
no-card-not-gone = { TOKEN($a) } hast du nicht abgegeben.
no-not-oneself = Das bist du selbst.
no-has-no-card = { SEAT($a) } hat keine Karte.
no-chip-lies-there = Hier liegt schon ein Chip.
no-no-way = { TOKEN($a) } geht es von { TOKEN($b) } nicht weiter.
no-same-number = Das ist zweimal dieselbe Zahl.
no-no-such-number = So viele Zahlen sind es nicht: { $a }.
no-over-zero = Durch null kann nichts geteilt werden.
no-no-small-field = { TOKEN($a) } ist kein kleines Feld.
no-no-foreign-stone = Auf { TOKEN($a) } steht kein fremder Stein.
no-not-there = { SEAT($a) } steht nicht auf diesem Feld.

# components

option-box = Eigenes Material
    .help = Karten, Plättchen und Zahlen aus deiner Schachtel; auf der Materialseite lädst du sie hoch.
table-step = Stufen
table-row = Reihen
table-way = Wege hinauf
table-chance = Zufallskarten
table-success = Erfolgskarten
box-steps = Vor und zurück gehen nur mit Schritten, und nur diese beiden haben welche.
column-threshold = Schwelle
    .help = Ab welchem Wurf es auf dieser Stufe gelingt.
column-step = Stufe
    .help = Zu welcher Stufe die Felder gehören.
column-fields = Felder
    .help = Die Felder, in ihrer Reihenfolge; sie liegen fest.
column-questions = Fragefelder
    .help = Welche davon Fragefelder sind.
column-heads = Kopffelder
    .help = Welche davon Kopffelder sind.
column-leaves = führt nach
    .help = In welche Richtung der Weg das erste Feld verlässt.
column-stars = Sternfelder
    .help = Welche Felder dazwischen Sterne haben.
column-kind = Wirkung
    .help = Was die Karte tut.
column-steps = Schritte
    .help = Wie weit vor oder zurück.
column-words = Text
    .help = Was auf der Karte steht; leer: unsere Worte.
box-large = „{ $a }“ kann kein großes Feld sein: Dort muss ein Weg von unten ankommen und keiner nach oben führen.
