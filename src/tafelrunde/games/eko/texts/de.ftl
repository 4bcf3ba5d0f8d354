about = Führe Stapel aus Scheiben durch eine Wüste aus Sechsecken, baue Lager, Türme und Burgen und gewinne mit zwölf Punkten und einer Hauptstadt oder als letzte Farbe auf dem Brett.

option-portals = Portale
    .help = Zwei Portale am Rand des Bretts verbinden weit entfernte Felder.
option-wind_temple = Windtempel
    .help = Wer darauf baut, darf Verstärkungen auf mehrere Stapel verteilen.
option-storms = Labyrinth der Stürme
    .help = Sturmfelder rings um das Brett kosten einen ziehenden Stapel je Zone eine Scheibe.
option-pyramids = Pyramiden
    .help = Zwei Punkte, wenn du auf den meisten der drei Sturmfelder um eine Pyramide stehst.
option-both_pyramids = Zwei Pyramiden zu zweit
    .help = Empfohlen ist zu zweit nur eine. Gilt, wenn ihr mit Pyramiden spielt.
option-small_tiles = Kleine Teile
    .help = Dazwischen: Ein Platz in der Mitte bleibt für sie frei, und Stürme dürfen das Brett zusammenhalten. Gilt, wenn ihr mit einer Variante spielt.
option-small_tiles-outside = außen herum
option-small_tiles-between = zwischen den großen
option-win_before_exchange = Sieg vor Austausch
    .help = Zwölf Punkte und eine Hauptstadt gewinnen sofort. Ohne dies geht, als Hausregel, ein fälliger Austausch von Kaisern vor.
option-open_sites = Leere Bauplätze überqueren
    .help = Stapel ziehen über leere Bauplätze hinweg, halten dort aber nie. Das Original lässt beide Lesarten zu.
option-last_disc = Letzte Scheibe im Sturm
    .help = Ein Stapel darf durch Stürme auch seine letzte Scheibe verlieren. Sonst ist eine solche Bewegung nicht erlaubt.
option-colours = Farben
    .help = Welche Farben mitspielen, wenn nicht alle vier gebraucht werden.
option-colours-drawn = ausgelost
option-colours-listed = die ersten von Blau, Orange, Jade, Pflaume
option-turn_limit = Züge pro Person
    .help = Nach so vielen Zügen pro Person bricht die Plattform die Partie ab.
option-repetitions = Gleiche Stellung, so oft
    .help = Entsteht eine Stellung so oft, bricht die Plattform die Partie ab.

kind-swap = Tauschen
kind-keep = Belassen
kind-move = Ziehen
kind-detour = Ziehen, anderer Weg durch Stürme
kind-build = Bauen
kind-build-emperor = Bauen, auch mit dem Kaiser bezahlt
kind-march = Gewaltmarsch
kind-reinforce = Verstärken
kind-spread = Weiter verstärken
kind-done = Fertig
kind-exchange = Austausch
kind-through = Weg
kind-lose = Sturmverlust
kind-box = Schachtel
kind-tile = Teil
kind-turn = Drehung
kind-portal = Portal
kind-temple = Windtempel
kind-storm = Sturm
kind-pyramid = Pyramide
kind-disc = Scheibe
kind-colour = Farbe
kind-start = Beginn

do-swap = Den Kaiser mit der Scheibe auf { $a } tauschen
do-keep = Kaiser lassen, wo er ist
do-move = Von { $a } nach { $b } ziehen
do-detour = Von { $a } nach { $b } ziehen, auf einem anderen Weg durch die Stürme
do-build = Mit { $a } auf { $b } bauen: { TOKEN($c) }
do-build-emperor = Mit { $a } auf { $b } bauen: { TOKEN($c) }, auch mit dem Kaiser bezahlt
do-march = Gewaltmarsch: drei Scheiben für eine zweite Aktion
do-reinforce = { $a } um { $b } verstärken
do-spread = Auch { $a } um { $b } verstärken
do-done = Zug beenden
do-exchange = Für deinen Kaiser hergeben: Kaiser in { TOKEN($a) }
do-through = { $a ->
        [none] An allen Stürmen vorbei
       *[other] Durch { $a ->
            [1] Zone
            [2] Zone
            [3] Zone
            [4] Zone
            [5] Zone
            [6] Zone
            [7] Zone
            [8] Zone
           *[other] Zonen
        } { $a }
    }
do-lose = { $a ->
        [emperor] Den Kaiser an den Sturm verlieren
       *[other] Einfache Scheiben an den Sturm verlieren
    }
do-box = { TOKEN($a) } bleibt in der Schachtel
do-tile = Teil { $b } auf { $a }
do-turn = Drehung { $b } auf { $a }
do-portal = Portal auf { $a }, offen nach { TOKEN($b) }
do-temple = Windtempel auf { $a }
do-storm = Sturm auf { $a }
do-pyramid = Pyramide auf { $a }
do-disc = { TOKEN($b) } auf { $a }
do-colour = { SEAT($a) } bekommt { TOKEN($b) }
do-start = { SEAT($a) } beginnt

token-blue = Blau
token-orange = Orange
token-green = Jade
token-violet = Pflaume
token-blue-emperor = Kaiser in Blau
token-orange-emperor = Kaiser in Orange
token-green-emperor = Kaiser in Jade
token-violet-emperor = Kaiser in Pflaume
token-camp = Lager
token-tower = Turm
token-castle = Burg
token-disc = einfache Scheiben
token-emperor = der Kaiser
token-none = an allen Stürmen vorbei
token-e = Osten
token-ne = Nordosten
token-nw = Nordwesten
token-w = Westen
token-sw = Südwesten
token-se = Südosten
token-field = Bewegungsfeld
token-reg = Reg
token-canyon = Canyon
token-mountain = Berg
token-capital = Hauptstadt
token-chasm = Abgrund
token-portal = Portal
token-temple = Windtempel
token-storm = Sturm
token-pyramid = Pyramide

event-box = { TOKEN($a) } bleibt in der Schachtel.
event-tile = Teil { $a } kommt auf { $b }.
event-turn = { $b ->
        [0] Teil { $a } wird nicht gedreht.
        [1] Teil { $a } wird um ein Sechstel gedreht.
       *[other] Teil { $a } wird um { $b } Sechstel gedreht.
    }
event-turns-again = Felder sind abgeschnitten: Alle Teile werden neu gedreht.
event-tiles-again = Nach { $a } Versuchen sind noch immer Felder abgeschnitten: Alle Teile werden neu gelegt.
event-portal = Ein Portal kommt auf { $a }, offen nach { TOKEN($b) }.
event-temple = Der Windtempel kommt auf { $a }.
event-storm = Ein Sturm weht auf { $a }, { $b } und { $c }.
event-pyramid = Eine Pyramide steht zwischen { $a }, { $b } und { $c }.
event-no-place = Ein Teil ({ TOKEN($a) }) findet keinen Platz mehr und bleibt in der Schachtel.
event-disc = Eine Scheibe in { TOKEN($b) } fällt auf { $a }.
event-disc-emperor = Der Kaiser in { TOKEN($b) } fällt auf { $a }.
event-colour = { SEAT($a) } spielt { TOKEN($b) }.
event-starts = { SEAT($a) } beginnt.
event-swaps = { SEAT($a) } tauscht den Kaiser von { $b } nach { $c }.
event-keeps = { SEAT($a) } lässt den Kaiser, wo er ist.
event-moves = { SEAT($a) } zieht von { $b } nach { $c }.
event-regroups = { SEAT($a) } gruppiert von { $b } nach { $c } um: ein Stapel aus { $d } Scheiben.
event-attacks = { $e ->
        [1] { SEAT($a) } zieht zum Angriff von { $b } nach { $c } und schlägt eine Scheibe von { SEAT($d) }.
       *[other] { SEAT($a) } zieht zum Angriff von { $b } nach { $c } und schlägt { $e } Scheiben von { SEAT($d) }.
    }
event-kamikaze = { SEAT($a) } opfert die Scheibe von { $b } und vernichtet den Stapel von { SEAT($d) } auf { $c }.
event-kamikaze-emperor = Der Kamikaze war der Kaiser von { SEAT($a) }; er kommt in die Reserve.
event-captures = { SEAT($a) } nimmt den Kaiser von { SEAT($b) } gefangen.
event-sets-out = { SEAT($a) } bricht von { $b } nach { $c } auf und wählt einen Weg.
event-detours = { SEAT($a) } bricht von { $b } nach { $c } auf und wählt einen anderen Weg.
event-enters-storm = { SEAT($a) } bricht von { $b } nach { $c } auf, durch { $d ->
        [1] Zone { $e }
        [2] die Zonen { $e } und { $f }
       *[other] die Zonen { $e }, { $f } und { $g }
    }.
event-storm-takes = { $c ->
        [1] Der Stapel von { SEAT($a) } aus { $b } verliert eine Scheibe an den Sturm (Zone { $d }).
        [2] Der Stapel von { SEAT($a) } aus { $b } verliert zwei Scheiben an Stürme (Zonen { $d } und { $e }).
        [3] Der Stapel von { SEAT($a) } aus { $b } verliert drei Scheiben an Stürme (Zonen { $d }, { $e } und { $f }).
       *[other] Der Stapel von { SEAT($a) } aus { $b } verliert { $c } Scheiben an Stürme (Zonen { $d }, { $e }, { $f } und { $g }).
    }
event-storm-takes-stack = Vom Stapel, den { SEAT($a) } auf { $b } hatte, ist nichts übrig; die Bewegung endet im Sturm.
event-storm-takes-emperor = Verloren geht dabei der Kaiser von { SEAT($a) }; er kommt in die Reserve.
event-builds = { SEAT($a) } baut auf { $c }: { TOKEN($b) } (Preis { $e }, von { $d }).
event-upgrades = { SEAT($a) } baut { $c } aus: { TOKEN($b) } (Preis { $e }, von { $d }).
event-replaces = { SEAT($a) } ersetzt auf { $c } das Gebäude von { SEAT($f) }: { TOKEN($b) } (Preis { $e }, von { $d }).
event-pays-emperor = Unter den bezahlten Scheiben ist der Kaiser von { SEAT($a) }.
event-exchanges = { SEAT($a) } löst den eigenen Kaiser bei { SEAT($b) } aus und gibt dafür den von { SEAT($c) } her.
event-exchanges-own = { SEAT($a) } und { SEAT($b) } tauschen ihre Kaiser aus: Beide sind frei.
event-marches = { SEAT($a) } befiehlt einen Gewaltmarsch: Drei Scheiben verlassen das Spiel.
event-rests = { SEAT($a) } verzichtet auf einen Gewaltmarsch.
event-reinforces = { SEAT($a) } verstärkt { $b } um { $c }.
event-emperor-enters = Der Kaiser von { SEAT($a) } ist auf { $b } zurück.
event-stops-spreading = { SEAT($a) } beendet die Verstärkung.
event-no-action = { SEAT($a) } hat keine erlaubte Aktion.
event-no-reinforcement = { SEAT($a) } kann keine Verstärkung einsetzen.
event-eliminated = { SEAT($a) } hat keine Scheibe mehr auf dem Brett und scheidet aus.
event-wins-points = { SEAT($a) } gewinnt mit { $b } Punkten und einer Hauptstadt.
event-wins-last = Nur { SEAT($a) } hat noch Scheiben auf dem Brett und gewinnt.
event-wins-empty = Das Brett ist leer; { SEAT($a) } gewinnt.
event-stops-repetition = Dieselbe Stellung ist { $a }-mal entstanden: Die Partie wird abgebrochen.
event-stops-limit = { $a } Züge sind gespielt: Die Partie wird abgebrochen.

ask-swap = Wo soll dein Kaiser beginnen?
ask-act = Zieh mit einem Stapel oder baue.
ask-act-again = Gewaltmarsch: eine zweite Aktion.
ask-reinforce = Welchen Stapel verstärkst du, und um wie viele Scheiben?
ask-reinforce-or-march = Einen Stapel verstärken oder einen Gewaltmarsch befehlen?
ask-march = Gewaltmarsch, oder den Zug beenden?
ask-spread = Noch einen Stapel verstärken oder aufhören?
ask-exchange = Welchen Gefangenen gibst du für deinen Kaiser her?
ask-through = Durch welche Stürme von { $a } nach { $b }?
ask-lose = Was nimmt der Sturm auf dem Weg von { $a } nach { $b }?

end-points = Zwölf Punkte und eine Hauptstadt
end-last-standing = Letzte Farbe auf dem Brett
end-empty-board = Leeres Brett
end-repetition = Abgebrochen: Die Stellung hat sich wiederholt
end-turn-limit = Abgebrochen: zu viele Züge

score-camps = Lager
score-towers = Türme
score-castles = Burgen
score-prisoners = Gefangene Kaiser
score-pyramids = Pyramiden

board-player = { $a }  { $b } ({ TOKEN($c) }): { $d ->
        [one] { $d } Punkt
       *[other] { $d } Punkte
    }, Reserve { $e }, Vorrat { $f } Lager, { $g ->
        [one] { $g } Turm
       *[other] { $g } Türme
    }, { $h ->
        [one] { $h } Burg
       *[other] { $h } Burgen
    }
board-emperor-reserve = Kaiser in der Reserve
board-prisoners = Gefangene: { $a }
board-removed = aus dem Spiel: { $a }
board-capital = Hauptstadt
board-eliminated = ausgeschieden
board-turn = am Zug
board-legend = · Feld, r Reg, c Canyon, m Berg, k Hauptstadt, t Windtempel, x Abgrund; { $a }3* Dreierstapel mit Kaiser, { $a }3~ einer im Sturm; m{ $a }2 Turm (1 Lager, 2 Turm, 3 Burg)
board-zones = Sturmzonen (~): { $a }
board-pyramids = Pyramiden (^) zwischen: { $a }
board-portals = Portale (o) verbinden { $a } und { $b }
board-laying = Das Brett wird ausgelegt.

# Das gezeichnete Brett
draw-board = Spielbrett
draw-terrain = { TOKEN($a) }
draw-portal = Portal, offen nach { TOKEN($a) }
draw-storm = Sturmfeld in Zone { $a }
draw-stack = { $a ->
        [one] { $a } Scheibe von { $b }
       *[other] { $a } Scheiben von { $b }
    }
draw-stack-emperor = { $a ->
        [one] der Kaiser von { $b }
       *[other] { $a } Scheiben von { $b } mit dem Kaiser
    }
draw-building = { TOKEN($a) } von { $b }
draw-colour = { TOKEN($a) }
draw-no-colour = Farbe noch nicht gelost
draw-zone = Sturmzone { $a }
draw-pyramid = Pyramide zwischen { $a }, { $b } und { $c }, niemand hat die Mehrheit
draw-pyramid-held = Pyramide zwischen { $a }, { $b } und { $c }, die Mehrheit hat { $d }
draw-points = { $a } von { $b } Punkten
draw-capital = Hauptstadt
draw-no-capital = keine Hauptstadt
draw-reserve = { $a } in Reserve
draw-supply = Vorrat: Lager { $a }, Türme { $b }, Burgen { $c }
draw-emperor-reserve = Kaiser in der Reserve
draw-emperor-held = Kaiser gefangen bei { $a }
draw-captive = Kaiser gefangen
draw-prisoner = Kaiser von { $a }, gefangen
draw-removed = { $a ->
        [one] { $a } Scheibe aus dem Spiel
       *[other] { $a } Scheiben aus dem Spiel
    }
draw-eliminated = ausgeschieden
draw-rank = Platz { $a }

# Das Ende
finale-points = Die Hauptstadt steht
finale-last-standing = Das letzte Banner
finale-empty = Leer ist die Wüste
finale-draw = Die Wüste bleibt frei
finale-points-why = { SEAT($a) } hält eine Hauptstadt und hat { $b } Punkte: Ekö hat einen Kaiser.
finale-last-why = Nur noch { SEAT($a) } steht auf dem Brett.
finale-empty-why = Kein Stein steht mehr: { SEAT($a) } hatte die besseren Punkte.
finale-repetition-why = Die Stellung hat sich zu oft wiederholt. Nach { $a } Zügen ist Schluss.
finale-limit-why = Nach { $a } Zügen ist Schluss: Niemand hat zwölf Punkte und eine Hauptstadt.
finale-discs = { $a ->
    [0] vom Brett verdrängt
    [one] eine Scheibe auf dem Brett
   *[other] { $a } Scheiben auf dem Brett
 }
finale-tie-discs = { $a } zu { $a }: Bei Gleichstand gewinnen mehr Scheiben auf dem Brett.



# Hints for a first match

coach-emperor = Er darf jetzt einmal mit einer eigenen Scheibe tauschen, etwa mit dieser. Gefangen bringt er anderen drei Punkte.
    .title = Dein Kaiser
coach-move = Tipp deinen Stapel an: Gestrichelt ist, wohin er darf, auch um Ecken. Einen fremden schlägt er nur, wenn er größer ist.
    .title = So weit du willst
coach-reinforce = Wähle einen eigenen Stapel; vier ist die Grenze. Neben fremden Gebäuden gibt es nichts.
    .title = Scheiben kommen zurück
coach-build = Ein Stapel daneben zahlt: Lager 1, Turm 2, Burg 3 Scheiben. Zwölf Punkte und eine Hauptstadt gewinnen.
    .title = Bauen bringt Punkte

# Captions of the rulebook's pictures

figure-4-1 = Der Stapel auf g4 zieht um den Bauplatz herum bis f6: beliebig weit, auch mit Biegungen.
figure-4-4 = Lager auf g5 und g6, Abgrund auf f5: Hier kommt kein Stapel durch.
figure-4-5 = f6 darf das Ziel sein, aber kein Durchgang: Jeder Stapel sperrt den Weg.
figure-4-7 = 2 und 2 geben einen Stapel aus vier. Mit den 3 auf f6 wären es fünf: nicht erlaubt.
figure-4-8 = Blau greift von f4 aus g5 an: 3 gegen 2. Umgekehrt ginge es nicht.
figure-4-11 = Eins gegen vier: Die einzelne Scheibe auf f4 reißt den Viererstapel auf f6 mit sich.
figure-5-3 = Reg trägt ein Lager, Canyon und Hauptstadt bis zum Turm, der Berg bis zur Burg.
figure-5-9 = Ein Turm statt des fremden Lagers auf g5 kostet 2 + 1: alle drei Scheiben von f5.
figure-6-2 = Mit dem Kaiser genügt auch 2 gegen 2.
figure-8-6 = f5 grenzt an das fremde Lager und bekommt nichts; f3 liegt abseits und wird verstärkt.
figure-9-2 = Die Hauptstadt auf g5 gehört Blau. Ohne sie genügen auch zwölf Punkte nicht.

# Vor einem Klick: Werte, Preise, Sätze zum Bestätigen
desk-discs = { $a ->
        [one] Scheibe
       *[other] Scheiben
    }
desk-reserve = in Reserve
desk-on-board = auf dem Brett
desk-capital = { $a ->
        [0] Hauptstadt fehlt
       *[other] Hauptstadt
    }
desk-prisoners = { $a ->
        [one] gefangener Kaiser
       *[other] gefangene Kaiser
    }
desk-points = { $a ->
        [one] Punkt
       *[other] Punkte
    }
desk-action = zweite Aktion
desk-loses = Damit nimmst du deine letzte Scheibe vom Brett: Du verlierst die Partie.
desk-out = Damit nimmst du deine letzte Scheibe vom Brett: Du scheidest aus.
desk-storm-takes = Der Sturm nimmt den ganzen Stapel von { $a }: { $b ->
        [one] eine Scheibe kommt
       *[other] { $b } Scheiben kommen
    } in die Reserve.
desk-moves = { $a } zieht nach { $b }: { $c ->
        [one] eine Scheibe
       *[other] { $c } Scheiben
    }.
desk-joins = { $a } zieht auf { $b }: zusammen { $c } Scheiben.
desk-attacks = { $a } greift { $b } an: { $c } gegen { $d }.
desk-attacks-emperor = { $a } greift { $b } mit dem Kaiser an: { $c } gegen { $d }.
desk-kamikaze = Kamikaze: Die Scheibe auf { $a } opfert sich und vernichtet den Stapel auf { $b }.
desk-builds = { $a } baut auf { $b }: { TOKEN($c) }{ $d ->
        [emperor] , der Kaiser darunter.
       *[plain] .
    }
desk-upgrades = { $a } baut { $b } aus: { TOKEN($c) }{ $d ->
        [emperor] , der Kaiser darunter.
       *[plain] .
    }
desk-replaces = { $a } ersetzt auf { $b } das Gebäude von { SEAT($e) }: { TOKEN($c) }{ $d ->
        [emperor] , der Kaiser darunter.
       *[plain] .
    }
desk-wins = Damit gewinnst du die Partie!
desk-storm = Danach wählst du den Weg durch die Stürme.
desk-left = { $b ->
        [0] Der Stapel auf { $a } ist damit verbraucht.
        [one] Auf { $a } bleibt eine Scheibe.
       *[other] Auf { $a } bleiben { $b } Scheiben.
    }
desk-captures = Der Kaiser wird dein Gefangener.
desk-beaten = { $a ->
        [one] Eine Scheibe geht in die Reserve zurück.
       *[other] { $a } Scheiben gehen in die Reserve zurück.
    }
desk-hint-act = Erst deinen Stapel antippen, dann das Ziel.
desk-hint-reinforce = { $a ->
        [one] Eine Scheibe liegt in deiner Reserve.
       *[other] { $a } Scheiben liegen in deiner Reserve.
    }
desk-hint-swap = Einen eigenen Stapel antippen, oder ihn lassen.
desk-round = Runde { $a }

# Warum nicht

no-foreign-stack = Der Stapel auf { $a } gehört { SEAT($b) }.
no-no-stack = Auf { $a } liegt kein Stapel von dir.
no-same-field = Der Stapel steht schon auf { $a }.
no-not-a-field = Auf { $a } ({ TOKEN($b) }) kann kein Stapel stehen.
no-no-way = Von { $a } führt kein freier Weg nach { $b }.
no-no-detour = Von { $a } nach { $b } führt nur ein Weg, kein Umweg.
no-no-such-way = Diese Zonen führen nicht ans Ziel.
no-storm-takes-all = Der Sturm würde { $a } aufreiben: { $b ->
    [one] 1 Scheibe
   *[other] { $b } Scheiben
 } verloren, { $c } vorhanden.
no-too-few-after-storm = Nach dem Sturm bleiben zu wenige: { $a } gegen { $b }.
no-too-high = Zusammen zu hoch: { $a } und { $b } Scheiben, höchstens { $c }.
no-only-kamikaze = Ihr Stapel ist { $a }, deiner { $b }: Nur eine einzelne Scheibe kommt als Kamikaze dagegen an.
no-too-weak = Ihr Stapel ist { $a }, deiner { $b }: nötig { $c }.
no-no-site = Auf { $a } ({ TOKEN($b) }) wird nichts gebaut.
no-not-beside = { $a } steht nicht neben { $b }.
no-not-on-terrain = { TOKEN($a) }: Für { TOKEN($b) } ist hier kein Platz.
no-camp-first = Hier steht noch nichts: zuerst ein Lager, dann { TOKEN($a) }.
no-next-level-only = { TOKEN($a) } steht hier; { TOKEN($b) } ist nicht die nächste Stufe.
no-replaces-next-only = { TOKEN($a) } steht hier; { TOKEN($b) } kann nicht an diese Stelle.
no-none-left = { TOKEN($a) }: nichts mehr davon im Vorrat.
no-too-dear = { TOKEN($a) }: Preis { $b ->
    [one] 1 Scheibe
   *[other] { $b } Scheiben
 }, der Stapel hat { $c }.
no-no-emperor = Auf { $a } ist kein Kaiser, mit dem sich bezahlen ließe.
no-emperor-must-pay = Alle { $b } Scheiben von { $a } werden gebraucht, auch der Kaiser.
no-act-first = Zuerst die Aktion, dann die Verstärkung.
no-acted-already = Deine Aktion ist getan.
no-marched = Du hast in diesem Zug schon einen Gewaltmarsch gekauft.
no-march-too-dear = { $a } Scheiben aus der Reserve nötig, { $b } da.
no-nothing-to-march-for = Danach könntest du nichts mehr tun.
no-reserve-short = { $a ->
    [one] 1 Scheibe
   *[other] { $a } Scheiben
 } gewünscht, { $b } in der Reserve.
no-stack-full = { $a } und { $b } Scheiben: höchstens { $c } liegen zusammen.
no-in-the-storm = { $a } steht im Sturm.
no-beside-foreign = Neben { $a } steht ein fremdes Gebäude.
no-emperor-alone = Der Kaiser kommt auf { $a } allein.
no-not-your-prisoner = Den Kaiser in { TOKEN($a) } hältst du nicht gefangen.
no-emperor-there = Hier liegt dein Kaiser schon.

# components

option-box = Eigenes Material
    .help = Karten, Plättchen und Zahlen aus deiner Schachtel; auf der Materialseite lädst du sie hoch.
table-tile = Große Teile
table-outline = Form des Bretts
table-small = Kleine Teile
box-hexes = Ein Teil hat { $a } Felder, jedes eins von { $b }.
box-tiles = Bei { $a } Personen sind { $b } Teile für { $c } Plätze da; es müssen gleich viele sein.
box-overlap = Bei { $a } läge ein Teil auf einem anderen.
box-no-capital = So kann bei { $a } Personen niemand gewinnen: Es ist keine Hauptstadt (k) dabei.
column-hexes = Felder
    .help = Ein Buchstabe je Feld, die Mitte, dann von Osten gegen den Uhrzeigersinn: . Feld, r Reg, c Canyon, m Berg, k Hauptstadt, x Abgrund. Bei kleinen Teilen: wie viele Felder.
column-colour = Ring
    .help = Farbe des Rings.
column-centres = Mitten
    .help = Wo die Teile dieses Rings liegen, als (q r).
column-number = Zahl
    .help = Wie viele zu zweit, zu dritt, zu viert mitspielen.
