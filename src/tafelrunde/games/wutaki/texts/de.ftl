about = Schick Arbeiter durch das Königreich, opfere dem Monster, was sie sammeln, und erfülle Pakte, bevor jemand 100 Punkte hat oder die Pyramide der Verdammnis erklimmt.

option-extreme = EXTREME-Seite
    .help = Die Rückseite des Spielplans für Erfahrene: weniger günstige Arbeiter, teurere Pakte, stärkere Orte.
option-boards = Spieler- und Meistertableaus
    .help = Symmetrisch ist für die erste Partie ratsam; asymmetrisch bringt Meistertableaus zur Auswahl und Fähigkeitsmarker.
option-boards-symmetric = symmetrisch (Seite A)
option-boards-asymmetric = asymmetrisch (Seite B)
option-boards-masters = nur verschiedene Meistertableaus
option-boards-abilities = nur Fähigkeitsmarker
option-memory = Erfüllte Pakte der anderen
    .help = Verdeckt, wie in der Schachtel: Wer wissen will, was die anderen schon erfüllt haben, muss es sich merken. Am Ende wird alles aufgedeckt.
option-memory-hidden = verdeckt, merken müsst ihr selbst
option-memory-shown = offen für alle

kind-keep = Geheimpakt behalten
kind-master = Meistertableau wählen
kind-pick = Pakt nehmen
kind-place = Arbeiter einsetzen
kind-squeeze = Auf ein besetztes Feld setzen
kind-pass = Passen
kind-again = Noch einmal handeln
kind-twice = Doppelt handeln
kind-enough = Genug
kind-chase = Verjagen
kind-move-in = Nachrücken
kind-stay = Stehen bleiben
kind-accept = Pakt annehmen
kind-give-pact = Pakt verschenken
kind-upgrade = Aufwerten
kind-hire = Anwerben
kind-choose = Wählen
kind-pay = Zahlen
kind-give = Geben
kind-get = Bekommen
kind-buy = Kaufen
kind-take = Nehmen
kind-spare = Sparen
kind-done = Fertig
kind-rob = Bestehlen
kind-replace = Marker ersetzen
kind-remove = Marker entfernen
kind-pass-revenge = Rachekarte weitergeben
kind-return = Rachekarte zurückmischen
kind-discard = Omen abwerfen
kind-play = Omen ausspielen
kind-dismiss = Arbeiter hergeben
kind-raid = Rauben
kind-yes = Ja
kind-no = Nein
kind-skip = Verzichten
kind-fulfil = Pakt erfüllen
kind-waive = Ohne Ressourcen erfüllen
kind-use = Fähigkeit nutzen
kind-end = Zug beenden
kind-name = Sieger bestimmen
kind-element = Element
kind-secret = Geheimpakt
kind-cost = Kostenmarker
kind-omen = Omen
kind-starter = Startspieler
kind-ability = Fähigkeitsmarker
kind-row = Offener Pakt
kind-revenge = Rachekarte
kind-round = Rundenkarte

do-keep = „{ TOKEN($a) }“ behalten
do-master = { $a ->
        [B3] Tableau B3 nehmen, { TOKEN($a) } (empfohlen ab 3 Personen)
        [B4] Tableau B4 nehmen, { TOKEN($a) } (empfohlen ab 3 Personen)
       *[other] Tableau { $a } nehmen, { TOKEN($a) }
    }
do-pick = Den Pakt auf { TOKEN($a) } nehmen
do-place = { $a ->
        [loyal] Loyalen Arbeiter einsetzen: { TOKEN($b) }
        [special] Sonderarbeiter einsetzen: { TOKEN($b) }
       *[other] Zusätzlichen Arbeiter einsetzen: { TOKEN($b) }
    }
do-squeeze = { $a ->
        [loyal] Loyalen Arbeiter an den besetzten Ort setzen: { TOKEN($b) }
        [special] Sonderarbeiter an den besetzten Ort setzen: { TOKEN($b) }
       *[other] Zusätzlichen Arbeiter an den besetzten Ort setzen: { TOKEN($b) }
    }
do-pass = Passen
do-again = Die Aktion noch einmal ausführen
do-twice = Die Fähigkeit nutzen: die Aktion noch einmal ausführen
do-enough = Das genügt
do-chase = Zusätzliche Arbeiter von { SEAT($a) } verjagen: { TOKEN($b) }
do-move-in = Nachrücken und dort handeln
do-stay = Stehen bleiben
do-accept = Den Pakt auf { TOKEN($a) } annehmen
do-give-pact = Den Pakt auf { TOKEN($b) } an { SEAT($a) } verschenken
do-upgrade = Aufwerten: { TOKEN($a) }
do-hire = Den nächsten Arbeiter anwerben
do-choose = { $a ->
        [gain] Den Gewinn nehmen
        [pass-revenge] Zahlen und eine Rachekarte weitergeben
        [exchange] Ressourcen mit dem Vorrat tauschen
        [buy] Ressourcen für Siegpunkte kaufen
       *[other] { TOKEN($a) }
    }
do-pay = 1 { TOKEN($a) } zahlen
do-give = 1 { TOKEN($a) } geben
do-get = 1 { TOKEN($a) } nehmen
do-buy = 1 { TOKEN($a) } für 1 SP kaufen
do-take = 1 { TOKEN($a) } nehmen
do-spare = 1 { TOKEN($a) } sparen
do-done = Fertig
do-rob = { SEAT($a) } bestehlen
do-replace = Den Marker von { SEAT($b) } ersetzen: { TOKEN($a) }
do-remove = Den höchsten fremden Marker entfernen: { TOKEN($a) }
do-pass-revenge = Rachekarte „{ TOKEN($a) }“ an { SEAT($b) } weitergeben
do-return = Rachekarte „{ TOKEN($a) }“ zurückmischen
do-discard = „{ TOKEN($a) }“ abwerfen
do-play = „{ TOKEN($a) }“ ausspielen
do-dismiss = { $a ->
        [special] Den Sonderarbeiter hergeben: { TOKEN($b) }
       *[other] Einen zusätzlichen Arbeiter hergeben: { TOKEN($b) }
    }
do-raid = Alles vom Monster nehmen
do-yes = Ja
do-no = Nein
do-skip = Verzichten
do-fulfil = Den Pakt { TOKEN($a) } erfüllen
do-waive = Die Fähigkeit nutzen: den Pakt { TOKEN($a) } ohne Ressourcen erfüllen
do-use = Den Fähigkeitsmarker nutzen
do-end = Den Zug beenden
do-name = { SEAT($a) } gewinnt
do-element = { SEAT($a) } zieht das Element { TOKEN($b) }
do-secret = { SEAT($a) } zieht „{ TOKEN($b) }“
do-cost = { SEAT($a) } zieht den Kostenmarker { TOKEN($b) }
do-omen = { SEAT($a) } zieht „{ TOKEN($b) }“
do-starter = { SEAT($a) } beginnt
do-ability = { SEAT($a) } zieht { TOKEN($b) }
do-row = Der Pakt { TOKEN($a) } wird ausgelegt
do-revenge = { SEAT($a) } zieht Rachekarte „{ TOKEN($b) }“
do-round = Rundenkarte „{ TOKEN($a) }“

token-wood = Holz
token-stone = Stein
token-sheep = Schaf
token-oil = Öl
token-gold = Gold
token-fire = Feuer
token-water = Wasser
token-earth = Erde
token-wind = Wind
token-loyal = loyaler Arbeiter
token-additional = zusätzlicher Arbeiter
token-special = Sonderarbeiter
token-pyramid = Pyramide der Verdammnis
token-chase = Verjagen
token-accept-1 = Pakt auf Auslageplatz 1 annehmen
token-accept-2 = Pakt auf Auslageplatz 2 annehmen
token-accept-3 = Pakt auf Auslageplatz 3 annehmen
token-accept-4 = Pakt auf Auslageplatz 4 annehmen
token-give = Pakt schenken
token-renew = Neue Pakte
token-upgrade = Aufwerten
token-forest = Wald
token-quarry = Steinbruch
token-pasture = Weide
token-spring = Ölquelle
token-market = Goldmarkt
token-village = Dorf
token-favour = Gunst
token-plunder = Plündern
token-play = Omen spielen
token-draw = Omen ziehen
token-trade = Handeln
token-claim = Startspieler
token-card = Ort der Rundenkarte
token-own = Eigener Ort
token-stock = nicht eingesetzt
token-gain = Den Gewinn nehmen
token-pass-revenge = Rachekarte weitergeben
token-exchange = Tauschen
token-buy = Kaufen
token-A = Neutralität
token-B1 = Meister der Architektur
token-B2 = Meister der Diebe
token-B3 = Meister der Intelligenz
token-B4 = Meister des Schicksals
token-TU1 = Feuerturm
token-TU2 = Wasserturm
token-TU3 = Erdturm
token-TU4 = Windturm
token-TU5 = Holzturm
token-TU6 = Steinturm
token-TU7 = Schafturm
token-TU8 = Ölturm
token-TU9 = Goldturm
token-AB1 = Doppelte Arbeit
token-AB2 = Schnelles Omen
token-AB3 = Ellenbogen
token-AB4 = Ausverkauf
token-AB5 = Beschwichtigung
token-AB6 = Leere Hände
token-OM01 = Große Opfergabe
token-OM02 = Geldbeutel
token-OM03 = Treibholz
token-OM04 = Steinschlag
token-OM05 = Verirrte Herde
token-OM06 = Öllache
token-OM07 = Volle Speicher
token-OM08 = Zwei Zeichen
token-OM09 = Freiwilliger
token-OM10 = Werbetag
token-OM11 = Handschlag
token-OM12 = Vergiftetes Geschenk
token-OM13 = Langfinger
token-OM14 = Wegzoll
token-OM15 = Übernahme
token-OM16 = Erdrutsch
token-OM17 = Billige Bauleute
token-OM18 = Griff in den Schlund
token-OM19 = Sündenbock
token-OM20 = Buße
token-OM21 = Nachtmarkt
token-OM22 = Böse Träume
token-OM23 = Ablass
token-OM24 = Panik
token-OM25 = Frühaufsteher
token-OM26 = Bukas Lächeln
token-OM27 = Märtyrer
token-OM28 = Orakel
token-OM29 = Denkmal
token-OM30 = Goldschatz
token-OM31 = Große Gefolgschaft
token-OM32 = Zweites Gesicht
token-OM33 = Freie Kost
token-OM34 = Marktstand
token-SP01 = Herr des Feuers
token-SP02 = Herr des Wassers
token-SP03 = Herr der Erde
token-SP04 = Herr des Windes
token-SP05 = Treueste Seele
token-SP06 = Förster
token-SP07 = Steinmetz
token-SP08 = Hirte
token-SP09 = Ölsieder
token-SP10 = Kaufmann
token-SP11 = Dorfältester
token-SP12 = Holzlager
token-SP13 = Steinlager
token-SP14 = Große Herde
token-SP15 = Öllager
token-SP16 = Goldhort
token-SP17 = Baumeister
token-SP18 = Höher als alle
token-SP19 = Große Mannschaft
token-SP20 = Reine Weste
token-RV01 = Bescheidenheit
token-RV02 = Neid
token-RV03 = Hochmut
token-RV04 = Steinlast
token-RV05 = Holzwurm
token-RV06 = Wolfsrudel
token-RV07 = Ölbrand
token-RV08 = Diebesnacht
token-RV09 = Aufruhr
token-RV10 = Meuterei
token-RV11 = Böse Ahnung
token-RV12 = Risse im Fels
token-RV13 = Erdbeben
token-RV14 = Gelöschte Glut
token-RV15 = Dürre
token-RV16 = Staubsturm
token-RV17 = Flaute
token-RV18 = Höhenangst
token-RV19 = Blutfehde
token-RC01 = Bauhof
token-RC02 = Karawane
token-RC03 = Goldrausch
token-RC04 = Wahrsagerin
token-RC05 = Bote
token-RC06 = Wanderer
token-RC07 = Versuchung
token-RC08 = Ritual
token-RC09 = Münzregen
token-RC10 = Himmelszeichen
token-RC11 = Ernte
token-RC12 = Ehrung
token-RC13 = Versöhnung
token-RC14 = Zahltag
token-RC15 = Geschenk der Baumeister
token-RC16 = Steine im Angebot
token-RC17 = Offene Türen
token-RC18 = Straffreiheit
token-RC19 = Fettes Jahr
token-RC20 = Der Wind dreht

token-F01 = Feuer 1
token-F02 = Feuer 2
token-F03 = Feuer 3
token-F04 = Feuer 4
token-F05 = Feuer 5
token-F06 = Feuer 6
token-F07 = Feuer 7
token-F08 = Feuer 8
token-F09 = Feuer 9
token-F10 = Feuer 10
token-F11 = Feuer 11
token-F12 = Feuer 12
token-F13 = Feuer 13
token-F14 = Feuer 14
token-F15 = Feuer 15
token-F16 = Feuer 16
token-F17 = Feuer 17
token-A01 = Wasser 1
token-A02 = Wasser 2
token-A03 = Wasser 3
token-A04 = Wasser 4
token-A05 = Wasser 5
token-A06 = Wasser 6
token-A07 = Wasser 7
token-A08 = Wasser 8
token-A09 = Wasser 9
token-A10 = Wasser 10
token-A11 = Wasser 11
token-A12 = Wasser 12
token-A13 = Wasser 13
token-A14 = Wasser 14
token-A15 = Wasser 15
token-A16 = Wasser 16
token-A17 = Wasser 17
token-E01 = Erde 1
token-E02 = Erde 2
token-E03 = Erde 3
token-E04 = Erde 4
token-E05 = Erde 5
token-E06 = Erde 6
token-E07 = Erde 7
token-E08 = Erde 8
token-E09 = Erde 9
token-E10 = Erde 10
token-E11 = Erde 11
token-E12 = Erde 12
token-E13 = Erde 13
token-E14 = Erde 14
token-E15 = Erde 15
token-E16 = Erde 16
token-E17 = Erde 17
token-I01 = Wind 1
token-I02 = Wind 2
token-I03 = Wind 3
token-I04 = Wind 4
token-I05 = Wind 5
token-I06 = Wind 6
token-I07 = Wind 7
token-I08 = Wind 8
token-I09 = Wind 9
token-I10 = Wind 10
token-I11 = Wind 11
token-I12 = Wind 12
token-I13 = Wind 13
token-I14 = Wind 14
token-I15 = Wind 15
token-I16 = Wind 16
token-I17 = Wind 17

event-draws-element = { SEAT($a) } zieht eine Elementkarte.
event-you-draw-element = Dein Element ist { TOKEN($a) }.
event-draws-secret = { SEAT($a) } zieht einen Geheimpakt.
event-you-draw-secret = Du ziehst den Geheimpakt „{ TOKEN($a) }“.
event-keeps = { SEAT($a) } hat einen Geheimpakt gewählt.
event-you-keep = Du behältst „{ TOKEN($a) }“.
event-shuffles-secrets = Die abgelehnten Geheimpakte werden zurückgemischt.
event-cost = { SEAT($a) } zieht den Kostenmarker { TOKEN($b) }.
event-draws = { SEAT($a) } zieht ein Omen.
event-you-draw = Du ziehst das Omen „{ TOKEN($a) }“.
event-ability = { SEAT($a) } bekommt den Fähigkeitsmarker „{ TOKEN($b) }“.
event-starter = { SEAT($a) } ist Startspieler.
event-master = { SEAT($a) } nimmt das Meistertableau { $b }, { TOKEN($b) }.
event-row = Der Pakt { TOKEN($a) } kommt in die Auslage.
event-accepts = { SEAT($a) } nimmt den Pakt { TOKEN($b) } an.
event-accepted-one = { SEAT($a) } hat einen Pakt angenommen.
event-round = Runde { $a } beginnt.
event-card = Rundenkarte: „{ TOKEN($a) }“.
event-start-moves = Der Startspielermarker geht an { SEAT($a) }.
event-places = { $b ->
        [loyal] { SEAT($a) } setzt einen loyalen Arbeiter ein: { TOKEN($c) }.
        [special] { SEAT($a) } setzt den Sonderarbeiter ein: { TOKEN($c) }.
       *[other] { SEAT($a) } setzt einen zusätzlichen Arbeiter ein: { TOKEN($c) }.
    }
event-passes = { SEAT($a) } passt.
event-declines = { SEAT($a) } verzichtet auf den letzten Zug.
event-gains = { SEAT($a) } bekommt { $b } { $c ->
        [sheep] { $b ->
            [1] Schaf
           *[other] Schafe
        }
       *[other] { TOKEN($c) }
    }.
event-points = { SEAT($a) } bekommt { $b } SP.
event-loses-points = { SEAT($a) } verliert { $b } SP.
event-pays = { SEAT($a) } zahlt { $b } { $c ->
        [sheep] { $b ->
            [1] Schaf
           *[other] Schafe
        }
       *[other] { TOKEN($c) }
    }.
event-sacrifices = { SEAT($a) } opfert { $b } { $c ->
        [sheep] { $b ->
            [1] Schaf
           *[other] Schafe
        }
       *[other] { TOKEN($c) }
    }.
event-loots = { SEAT($a) } nimmt { $b } { $c ->
        [sheep] { $b ->
            [1] Schaf
           *[other] Schafe
        }
       *[other] { TOKEN($c) }
    } vom Monster.
event-hands-over = { SEAT($a) } gibt { SEAT($b) } { $c } { $d ->
        [sheep] { $c ->
            [1] Schaf
           *[other] Schafe
        }
       *[other] { TOKEN($d) }
    }.
event-chooses = { $b ->
        [gain] { SEAT($a) } nimmt den Gewinn.
        [pass-revenge] { SEAT($a) } zahlt, um eine Rachekarte weiterzugeben.
        [exchange] { SEAT($a) } tauscht Ressourcen.
        [buy] { SEAT($a) } kauft Ressourcen für Siegpunkte.
       *[other] { SEAT($a) } wählt: { TOKEN($b) }.
    }
event-again = { SEAT($a) } lässt den Sonderarbeiter noch einmal handeln.
event-robs = { SEAT($a) } bestiehlt { SEAT($b) }.
event-spares = { SEAT($a) } spart 1 { TOKEN($b) }.
event-bargains = { SEAT($a) } handelt beim Pakt { TOKEN($b) } einen kleineren Preis aus.
event-takes-offer = { SEAT($a) } nimmt das Angebot der Rundenkarte an.
event-discards = { SEAT($a) } wirft das Omen „{ TOKEN($b) }“ ab.
event-plays = { SEAT($a) } spielt das Omen „{ TOKEN($b) }“ aus.
event-draws-revenge = { SEAT($a) } zieht eine Rachekarte.
event-you-draw-revenge = Du ziehst Rachekarte „{ TOKEN($a) }“.
event-returns-revenge = { SEAT($a) } mischt eine Rachekarte zurück.
event-you-return-revenge = Du mischst Rachekarte „{ TOKEN($a) }“ zurück.
event-passes-revenge = { SEAT($a) } gibt eine Rachekarte an { SEAT($b) } weiter.
event-passed-revenge = Rachekarte „{ TOKEN($c) }“ geht von { SEAT($a) } an { SEAT($b) }.
event-hires = { $b ->
        [special] { SEAT($a) } wirbt den Sonderarbeiter an.
       *[other] { SEAT($a) } wirbt einen zusätzlichen Arbeiter an.
    }
event-leaves = { $b ->
        [special] { SEAT($a) } verliert den Sonderarbeiter: { TOKEN($c) }.
       *[other] { SEAT($a) } verliert einen zusätzlichen Arbeiter: { TOKEN($c) }.
    }
event-leaves-stock = { $b ->
        [special] { SEAT($a) } verliert den Sonderarbeiter, der nicht eingesetzt war.
       *[other] { SEAT($a) } verliert einen zusätzlichen Arbeiter, der nicht eingesetzt war.
    }
event-chases = { $c ->
        [1] { SEAT($a) } verjagt einen Arbeiter von { SEAT($b) }: { TOKEN($d) }.
       *[other] { SEAT($a) } verjagt { $c } Arbeiter von { SEAT($b) }: { TOKEN($d) }.
    }
event-moves-in = { $b ->
        [special] { SEAT($a) } rückt mit dem Sonderarbeiter nach: { TOKEN($c) }.
       *[other] { SEAT($a) } rückt mit dem Arbeiter nach: { TOKEN($c) }.
    }
event-gave-one = { SEAT($a) } hat { SEAT($b) } einen Pakt geschenkt.
event-gives-pact = { SEAT($a) } verschenkt den Pakt { TOKEN($c) } an { SEAT($b) }.
event-renews = Die offenen Pakte werden abgeworfen.
event-upgrades = { SEAT($a) } wertet auf: { TOKEN($b) }.
event-replaces = { SEAT($a) } ersetzt einen Marker von { SEAT($b) }: { TOKEN($c) }.
event-removes = { SEAT($a) } entfernt einen Marker von { SEAT($b) }: { TOKEN($c) }.
event-climbs = { SEAT($a) } steigt auf Ebene { $b } der Pyramide.
event-claims = { SEAT($a) } beansprucht den Startspielermarker für die nächste Runde.
event-fulfilled-one = { SEAT($a) } hat einen Pakt erfüllt.
event-fulfils = { SEAT($a) } erfüllt den Pakt { TOKEN($b) }.
event-track = { SEAT($a) } erreicht Feld { $b } des Meistertableaus.
event-counter = { $a ->
        [three-players] Der allgemeine Paktzähler rückt auf das Feld zwischen 3 und 4.
        [four-players] Der allgemeine Paktzähler rückt auf das Feld zwischen 4 und 5.
       *[other] Der allgemeine Paktzähler rückt auf { $a }.
    }
event-multiplies = { SEAT($a) } setzt den Multiplikator auf Position { $b }.
event-uses = { SEAT($a) } nutzt die Fähigkeit „{ TOKEN($b) }“.
event-ends = { $b ->
        [pyramid] { SEAT($a) } steht auf der Spitze der Pyramide: Das Ende naht.
       *[other] { SEAT($a) } hat 100 Punkte: Das Ende naht.
    }
event-stops = { $a } Runden sind vorbei: Es folgt die Endwertung.
event-shows-element = { SEAT($a) } beherrscht das Element { TOKEN($b) }.
event-shows-revenge = { SEAT($a) } zeigt Rachekarte „{ TOKEN($b) }“.
event-shows-secret = { SEAT($a) } zeigt den Geheimpakt „{ TOKEN($b) }“.
event-scores = { SEAT($a) } kommt auf { $b } SP (Rache { $c }, unerfüllt { $d }, Geheimpakte { $e }, Elemente { $f }, dauerhaftes Omen { $g }, Pakte der anderen { $h }, Ressourcen { $i }).
event-names = { SEAT($a) } erklärt { SEAT($b) } zum Sieger.

ask-keep = Welchen Geheimpakt behältst du?
ask-master = Welches Meistertableau nimmst du?
ask-pick = { $a ->
        [1] Nimm noch einen Pakt aus der Auslage.
       *[other] Nimm nacheinander { $a } Pakte aus der Auslage.
    }
ask-place = Setz einen Arbeiter ein.
ask-last = Dein letzter Zug: Setz einen Arbeiter ein oder verzichte.
ask-again = Sonderarbeiter: noch einmal handeln ({ TOKEN($a) })?
ask-twice = Mit deiner Fähigkeit noch einmal handeln ({ TOKEN($a) })?
ask-chase = Wen verjagst du, und wo?
ask-move = Nachrücken und dort handeln ({ TOKEN($a) })?
ask-accept = Welchen Pakt nimmst du an?
ask-accept-plain = Welchen der neuen Pakte nimmst du an?
ask-give = Welchen Pakt verschenkst du an wen?
ask-upgrade = Was wertest du auf?
ask-hire = { $a ->
        [1] Noch einen Arbeiter anwerben?
       *[other] Noch bis zu { $a } Arbeiter anwerben?
    }
ask-choose = Was wählst du?
ask-pay = { $a ->
        [1] Zahle noch 1 Ressource deiner Wahl.
       *[other] Zahle { $a } Ressourcen deiner Wahl.
    }
ask-sacrifice = { $a ->
        [1] Opfere noch 1 Ressource deiner Wahl.
       *[other] Opfere { $a } Ressourcen deiner Wahl.
    }
ask-exchange = Welche Ressourcen gibst du? Bisher: { $a }.
ask-get = { $a ->
        [1] Nimm 1 Ressource aus dem Vorrat.
       *[other] Nimm { $a } Ressourcen aus dem Vorrat.
    }
ask-buy = Welche Ressourcen kaufst du für je 1 SP? Bisher: { $a }.
ask-rob = Wen bestiehlst du?
ask-take = { $a ->
        [1] Nimm 1 Ressource von { SEAT($b) }.
       *[other] Nimm { $a } Ressourcen von { SEAT($b) }.
    }
ask-loot = Nimm bis zu { $a } Ressourcen vom Monster.
ask-replace = Welchen Marker ersetzt du?
ask-remove = Wo entfernst du den höchsten fremden Marker?
ask-pass = Welche Rachekarte gibst du an wen weiter?
ask-may-pass = Eine Rachekarte weitergeben?
ask-return = Welche Rachekarte mischst du zurück?
ask-discard = { $a ->
        [1] Wirf 1 Omen ab.
       *[other] Wirf { $a } Omen ab.
    }
ask-swap-omens = Wirf bis zu { $a } Omen ab, für je { $b } SP.
ask-play = Welches Omen spielst du aus?
ask-may-play = Ein Omen ausspielen?
ask-dismiss = Welchen zusätzlichen Arbeiter gibst du her?
ask-fate = Einen zusätzlichen Arbeiter hergeben, um eine Rachekarte zurückzumischen?
ask-raid = Vom Monster rauben, was vor deinem Pakt dort lag?
ask-may = Nimmst du das Angebot der Rundenkarte an?
ask-fulfil = Welchen Pakt erfüllst du zum kleineren Preis?
ask-spare = Welche Ressourcen sparst du bei { TOKEN($b) }? Noch bis zu { $a }.
ask-second = Erfülle Pakte oder beende den Zug.
ask-tie = Alles ist gleich: Wer gewinnt?

end-points = Jemand hat 100 Punkte erreicht.
end-pyramid = Spitze der Pyramide
end-rounds = Abgebrochen nach 40 Runden

score-track = Punkte im Spiel
score-revenge = 1 Rachekarten
score-unfulfilled = 2 Unerfüllte Pakte
score-secrets = 3 Geheimpakte
score-elements = 4 Elemente
score-permanent = 5 Dauerhaftes Omen
score-others = 6 Pakte der anderen
score-resources = 7 Ressourcen

thing-wood = { $a } Holz
thing-stone = { $a } Stein
thing-sheep = { $a ->
        [1] 1 Schaf
       *[other] { $a } Schafe
    }
thing-oil = { $a } Öl
thing-gold = { $a } Gold
thing-cost = { $a } C
thing-any = { $a ->
        [1] 1 Ressource deiner Wahl
       *[other] { $a } Ressourcen deiner Wahl
    }
thing-points = { $a } SP
thing-omen = { $a } Omen
thing-secret = { $a ->
        [1] 1 Geheimpakt
       *[other] { $a } Geheimpakte
    }

measure-wood = Holz
measure-stone = Stein
measure-sheep = Schafe
measure-oil = Öl
measure-gold = Gold
measure-fire = erfüllte Feuerpakte
measure-water = erfüllte Wasserpakte
measure-earth = erfüllte Erdpakte
measure-wind = erfüllte Windpakte
measure-fulfilled = erfüllte Pakte
measure-hired = angeworbene zusätzliche Arbeiter
measure-hand = Omen auf der Hand
measure-omen = Omen, dieses eingeschlossen
measure-upgrade = Aufwertungen
measure-pyramid = Ebenen der Pyramide
measure-revenge = Rachekarten

effect-or = oder
effect-gain = erhalte { $a }
effect-pay = zahle { $a }
effect-sacrifice = opfere { $a }
effect-lose = verliere { $a }
effect-revenge = { $a ->
        [1] ziehe eine Rachekarte
       *[other] ziehe { $a } Rachekarten
    }
effect-hire = { $a ->
        [1] wirb einen Arbeiter an
       *[other] wirb bis zu { $a } Arbeiter an
    }
effect-may-hire = { $a ->
        [1] du darfst einen Arbeiter anwerben
       *[other] du darfst bis zu { $a } Arbeiter anwerben
    }
effect-free-hire = { $a ->
        [1] wirb einen Arbeiter an, ohne Ressourcen zu zahlen
       *[other] wirb bis zu { $a } Arbeiter an, ohne Ressourcen zu zahlen
    }
effect-accept = nimm einen offenen Pakt an, mit dem Gold seines Auslageplatzes
effect-accept-plain = nimm einen offenen Pakt an, ohne sein Gold
effect-give-pact = verschenke einen offenen Pakt an einen Gegner
effect-renew = wirf die offenen Pakte ab und lege neue aus
effect-upgrade = { $a ->
        [0] führe eine Aufwertung für { $b } SP aus
       *[other] führe eine Aufwertung aus: { $a } Gold billiger, { $b } SP
    }
effect-yield = nimm, was der Ort gibt, oder wirb dort an
effect-plunder = { $a ->
        [1] nimm 1 Ressource vom Monster
       *[other] nimm bis zu { $a } Ressourcen vom Monster
    }
effect-plunder-all = nimm alle Ressourcen vom Monster
effect-pass-revenge = gib eine deiner Rachekarten an einen Gegner weiter
effect-may-pass-revenge = du darfst eine deiner Rachekarten an einen Gegner weitergeben
effect-return-revenge = mische eine deiner Rachekarten zurück
effect-exchange = tausche beliebig viele Ressourcen eins zu eins
effect-buy = zahle beliebig viele SP für ebenso viele Ressourcen
effect-rob = { $a ->
        [1] nimm einem Gegner 1 Ressource deiner Wahl
       *[other] nimm einem Gegner { $a } Ressourcen deiner Wahl
    }
effect-collect = jeder Gegner gibt dir { $a }, falls er so viel hat
effect-replace = ersetze an einem Ort den Marker eines Gegners durch einen eigenen
effect-remove = entferne an einem Ort den höchsten fremden Marker
effect-opponents-discard = { $a ->
        [1] jeder Gegner wirft ein Omen seiner Wahl ab
       *[other] jeder Gegner wirft { $a } Omen seiner Wahl ab
    }
effect-fulfil = erfülle sofort einen Pakt und zahle bis zu { $a } Ressourcen weniger
effect-chase = verjage die zusätzlichen Arbeiter eines Gegners von einem Ort, ziehe eine Rachekarte und rücke nach, wenn du magst
effect-drive-off = verjage die zusätzlichen Arbeiter eines Gegners von einem Ort
effect-claim = beanspruche den Startspielermarker für die nächste Runde
effect-climb = steige eine Ebene der Pyramide hinauf
effect-play = spiele ein Omen aus
effect-may-play = du darfst ein Omen ausspielen
effect-raid = du darfst rauben, was vor diesem Pakt auf dem Monster lag
effect-dismiss = { $a ->
        [1] gib einen anderen zusätzlichen Arbeiter her
       *[other] gib { $a } andere zusätzliche Arbeiter her
    }
effect-may-dismiss = { $a ->
        [1] du darfst einen zusätzlichen Arbeiter hergeben: dann
       *[other] du darfst { $a } zusätzliche Arbeiter hergeben: dann
    }
effect-multiply = rücke deinen Multiplikator um { $a } vor
effect-swap-omens = wirf bis zu { $a } Omen ab, für je { $b } SP
effect-wages = zahle Lohn: 1 C je angeworbenem zusätzlichen Arbeiter
effect-score = { $b ->
        [1] am Ende je { $a } SP für: { $c }
       *[other] am Ende { $a } SP je { $b }: { $c }
    }
effect-more = bei „{ TOKEN($b) }“ { $a } mehr
effect-no-wages = du zahlst keinen Lohn
effect-first-upgrade-free = die erste Aufwertung dieser Runde kostet kein Gold
effect-upgrades-less = Aufwertungen kosten { $a } Gold weniger
effect-hiring-free = Anwerben kostet keine Ressourcen
effect-chase-without-revenge = Verjagen bringt keine Rachekarte
effect-yield-more = Ressourcenorte geben { $a } mehr
effect-repeat = führe die Aktion eines Arbeiters doppelt aus, nicht die des Sonderarbeiters
effect-squeeze = setz einen Arbeiter auf ein besetztes Besuchsfeld
effect-waive = erfülle einen Pakt ohne seine Ressourcen

revenge-text = Am Ende höchstens { $a } { $b }, sonst verlierst du { $c } SP.
needs-most = Am Ende mehr als alle anderen: { $a }. { $b } SP.
needs-fewest = Am Ende weniger als alle anderen: { $a }. { $b } SP.
needs-own = Am Ende ein eigener Marker dort: { TOKEN($a) }. { $b } SP.
round-place = Neuer Ort: { $a }
round-all = Alle: { $a }
round-start = Startspieler: { $a }
round-each-may = Alle dürfen: { $a }
round-lasting = In dieser Runde: { $a }
round-again = Dann wird noch eine Rundenkarte aufgedeckt.

board-round = Runde { $a }, Startspieler { SEAT($b) }, Paktzähler auf { $c }
board-setup = Der Tisch wird gedeckt.
board-supply = Vorrat: { $a }
board-monster = Auf dem Monster: { $a }
board-row = Pakte: { $a }
board-pact = { $a } { TOKEN($b) } ({ $c } → { $d })
board-decks = Stapel: { $a } Pakte, { $b } Omen, { $c } Rachekarten
board-cards = Rundenkarte: { $a }
board-place = { TOKEN($a) }: { $b }
board-free = { $a } frei
board-level = Stufe { $a }
board-player = { SEAT($a) }: { $b } SP, { $c }
board-marker = C = { TOKEN($a) }
board-workers = einsetzbar: { $a } loyal, { $b } zusätzlich, { $c } Sonderarbeiter
board-hidden = Omen: { $a }, Rachekarten: { $b }, Geheimpakte: { $c }
board-element = Element { TOKEN($a) }
board-board = Tableau { $a }
board-ability = Fähigkeit „{ TOKEN($a) }“
board-ability-used = Fähigkeit „{ TOKEN($a) }“ (verbraucht)
board-permanent = dauerhaftes Omen „{ TOKEN($a) }“
board-accepted = angenommen: { $a }
board-fulfilled = erfüllt: { $a }
board-fulfilled-hidden = erfüllt, verdeckt: { $a }
board-pyramid = Ebene { $a } der Pyramide
board-towers = Turm: { $a }
board-multiplier = Multiplikator ×{ $a }
board-hand = Deine Omen:
board-revenge = Deine Rachekarten:
board-secrets = Deine Geheimpakte:
board-payable = Jetzt kannst du erfüllen: { $a }
board-forecast = Dein Stand, wenn jetzt Schluss wäre: { $a } ({ $b })
board-turn = am Zug
board-passed = in dieser Runde raus

## das gezeichnete Brett

draw-element-fire = Feuer
draw-element-water = Wasser
draw-element-earth = Erde
draw-element-wind = Wind
draw-element-about = { $a } ist dein Element: am Ende +{ $b } SP je von dir erfülltem Pakt davon, −{ $d } SP je angenommenem oder erfülltem Pakt von { $c }; +1 SP je Pakt davon, den andere erfüllen
draw-no-element = Noch kein Element
draw-offering = Zu opfern: { $a }
draw-pact = Pakt { $a }. Opfer: { $b }. Lohn: { $c }
draw-card = { $a } „{ $b }“: { $c }
draw-card-omen = Omen
draw-card-revenge = Rachekarte
draw-card-secret = Geheimpakt
draw-card-ability = Fähigkeit, einmal im Spiel
draw-card-master = Meistertableau
draw-lasting = dauerhaft: liegt offen vor dir, sobald es gespielt ist
draw-in-play = Im Spiel
draw-used = Schon benutzt
draw-own-place = Eigener Ort: { $a }

draw-row = Paktauslage
draw-row-pact = Auslageplatz { $a }: { $b }. { $c }
draw-row-empty = Auslageplatz { $a } ist leer
draw-slot-gold = Ihn hier anzunehmen bringt { $a } Gold
draw-slot-price = Ihn hier anzunehmen kostet { $a } Gold
draw-slot-nothing = Ihn hier anzunehmen bringt kein Gold

draw-name-monster = Bukas Schlund
draw-pyramid-about = Je Besuch eine Ebene höher: zahle ihren Preis, erhalte ihre SP. Wer oben ankommt, beendet das Spiel
draw-pyramid-level = Ebene { $a }: { $b } → { $c } SP

draw-visit-wood = ein Besuch bringt { $a } Holz
draw-visit-stone = ein Besuch bringt { $a } Stein
draw-visit-sheep = ein Besuch bringt { $a ->
    [one] 1 Schaf
   *[other] { $a } Schafe
}
draw-visit-oil = ein Besuch bringt { $a } Öl
draw-visit-gold = ein Besuch bringt { $a } Gold
draw-visit-hire = { $a ->
    [one] wer kommt, wirbt einen Arbeiter an
   *[other] wer kommt, wirbt bis zu { $a } Arbeiter an
}
draw-levels = Ohne, mit einer und mit zwei Aufwertungen: { $a }, { $b }, { $c }
draw-upgrades = Aufwertungen kosten { $a } und { $b } Gold
draw-upgrade-price = Die nächste Aufwertung hier kostet { $a } Gold
draw-owner-bonus = Bei jedem Besuch für jeden eigenen Marker: { $a }
draw-owner = Marker { $a }: { $b }
draw-kind-l = {" "}(loyal)
draw-kind-a = {" "}(zusätzlich)
draw-kind-s = {" "}(Sonderarbeiter)
draw-fields-free = { $a } von { $b ->
    [one] 1 Besuchsfeld
   *[other] { $b } Besuchsfeldern
} frei

draw-acts = Orte
draw-monster-about = Was geopfert wird, landet auf dem Monster Buka. Wer ihn plündert, nimmt alles, dazu eine Rachekarte
draw-monster-has = Auf dem Monster: { $a }
draw-counter = Allgemeiner Paktzähler
draw-counter-about = steht auf { $a }; jeder erfüllte Pakt rückt ihn ein Feld weiter
draw-counter-event = Alle: { $a }
draw-round-region = Rundenkarte, Stapel und Vorrat
draw-round-title = Runde { $a }
draw-no-round = Aufbau
draw-deck-pact = { $a } Pakte im Stapel
draw-deck-omen = { $a } Omen im Stapel
draw-deck-revenge = { $a } Rachekarten im Stapel
draw-deck-round = { $a } Rundenkarten im Stapel
draw-supply-has = Im Vorrat: { $a }

draw-stock = Dein Tableau
draw-you-have = Du hast { $a }
draw-cost-marker = C bedeutet { $a }
draw-no-cost = Noch kein Kostenmarker
draw-workers-free = { $a } Arbeiter einsetzbar
draw-next-hire = Anwerben
draw-next-worker = Der nächste Arbeiter kostet: { $a }
draw-nothing = nichts
draw-all-hired = Alle Arbeiter sind angeworben
draw-markers-left = Noch { $a ->
    [one] 1 Aufwertungsmarker
   *[other] { $a } Aufwertungsmarker
}
draw-climbing = Je Ebene der Pyramide: { $a }
draw-multiplier = Multiplikator × { $a } für Pakte deines Elements, die andere erfüllen
draw-track = { $a ->
    [one] 1 Pakt erfüllt
   *[other] { $a } Pakte erfüllt
}
draw-track-at = Boni je erfülltem Pakt:
draw-track-step = Pakt { $a }: { $b }

draw-pacts = { $a ->
    [one] 1 angenommener Pakt
   *[other] { $a } angenommene Pakte
}
draw-no-pacts = Kein angenommener Pakt
draw-no-pacts-yet = Nimm offene Pakte aus der Auslage an: Erfüllt bringen sie Punkte, unerfüllt kosten sie am Ende je 8.
draw-my-pact = { $a }
draw-payable = Diesen Pakt kannst du jetzt erfüllen
draw-fulfilled = { $a } erfüllt
draw-hand = Deine Karten · { $a } Omen
draw-hand-more = Weitere Karten · Blatt { $a }
draw-no-cards = Keine Karten

draw-forecast = Wäre jetzt Schluss
draw-forecast-end = Deine Endwertung
draw-forecast-about = Deine Punkte, wenn das Spiel jetzt endete, nach den sieben Schritten der Endwertung, soweit du es wissen kannst
draw-forecast-track = Punkte bisher
    .help = Was du auf der Leiste hast
draw-forecast-revenge = 1 Rachekarten
    .help = Jede Rachekarte, deren Grenze du überschreitest, kostet ihre Punkte
draw-forecast-unfulfilled = 2 Unerfüllte Pakte
    .help = 8 Punkte weniger für jeden angenommenen Pakt, der nicht erfüllt ist
draw-forecast-secrets = 3 Geheimpakte
    .help = Die Punkte derer, deren Bedingung jetzt gilt
draw-forecast-elements = 4 Elemente
    .help = Lohn und Strafe deines Elements und deines Turms
draw-forecast-permanent = 5 Dauerhaftes Omen
    .help = Was dein offenes Omen wertet
draw-forecast-others = 6 Pakte der anderen
    .help = Pakte deines Elements, die andere erfüllt haben; ein Fragezeichen, solange sie verdeckt liegen
draw-forecast-resources = 7 Ressourcen
    .help = 3 Punkte je fünf gleiche Ressourcen, höchstens 15
draw-forecast-total = Gesamt

draw-towers = Turmaufwertungen
draw-tower-of = Gehört { $a }
draw-tower-element = { $a } für deinen Turm: am Ende +{ $b } SP je erfülltem Pakt davon, −{ $d } SP je angenommenem oder erfülltem Pakt von { $c }. Kostet { $e } Gold
draw-tower-resource = Für deinen Turm: { $a } mehr bei jedem Besuch hier: { $b }. Kostet { $c } Gold

draw-points = { $a } Siegpunkte
draw-has-omens = { $a } Omen auf der Hand
draw-has-revenge = { $a ->
    [one] 1 Rachekarte
   *[other] { $a } Rachekarten
}
draw-has-secrets = { $a ->
    [one] 1 Geheimpakt
   *[other] { $a } Geheimpakte
}
draw-rank = Rang { $a }
draw-passed = hat gepasst
draw-start = Startspieler
draw-claimed = Startspieler ab der nächsten Runde
draw-rival = Vor { $a }

# Plätze nach Farbe, wo ein Knopf für einen steht
token-0 = Blau
token-1 = Orange
token-2 = Jade
token-3 = Pflaume
token-slot-1 = Auslageplatz 1
token-slot-2 = Auslageplatz 2
token-slot-3 = Auslageplatz 3
token-slot-4 = Auslageplatz 4

# Das Ende
finale-fed = Buka ist satt
finale-top = Auf der Spitze
finale-hungry = Buka bleibt hungrig
finale-fed-why = { SEAT($a) } hat in Runde { $b } die 100 Punkte erreicht. Danach wurde alles Verdeckte gezählt.
finale-top-why = { SEAT($a) } steht ganz oben auf der Pyramide der Verdammnis. Danach wurde alles Verdeckte gezählt.
finale-hungry-why = Nach { $a } Runden ist Schluss, und niemand ist am Ziel.
finale-pacts = { $a ->
    [0] kein Pakt erfüllt
    [one] ein Pakt erfüllt
   *[other] { $a } Pakte erfüllt
 }
finale-level = { $a ->
    [0] nicht auf der Pyramide
   *[other] Ebene { $a } der Pyramide
 }
finale-tie-upgrades = { $a } zu { $a }: Bei Gleichstand gewinnen mehr Aufwertungen.
finale-tie-resources = { $a } zu { $a }, gleich viele Aufwertungen: Da gewinnen mehr Ressourcen.
finale-tie-named = { $a } zu { $a }, in allem gleich: Da wurde der Sieg bestimmt.

# Hints for a first match

coach-secret = Behalte den Pakt, den du dir zutraust. Gezählt wird am Ende; verfehlt kostet er nichts.
    .title = Ein geheimes Ziel
coach-pick = Oben steht der Preis, unten stehen die Punkte. Bleibt ein Pakt bis zum Ende offen, kostet er 8.
    .title = Die ersten Pakte
coach-place = Tipp einen Ort an: Sein Effekt gilt sofort. Was du sammelst, bezahlt später deine Pakte.
    .title = Arbeiter einsetzen
coach-fulfil = Diesen kannst du bezahlen: Die Ressourcen bekommt Buka, die Punkte du. Mehrere je Zug sind erlaubt.
    .title = Pakt erfüllen
coach-pyramid = Jeder Besuch führt eine Ebene höher und bringt mehr. Wer oben ankommt, leitet das Ende ein.
    .title = Die Pyramide

# Captions of the rulebook's pictures

figure-4-4 = Deine Arbeiter: blasse stehen noch auf dem Tableau, der nächste kostet 2 C.
figure-5-1 = Jeder Besuch eine Ebene höher: links der Preis, rechts die Punkte.
figure-7-2 = Ganz rechts gibt es 2 Gold dazu, daneben 1, sonst nichts.
figure-8-4 = Neun Turmkarten, jede einmal: Elemente zu 8, Ressourcen zu 10 Gold.
figure-9-1 = Die Weide gibt 2 Schafe. Rechts oben stehen die Preise der beiden Aufwertungen.
figure-9-3 = Wer einen Marker am Steinbruch hat, bekommt 1 Öl, sooft ihn jemand besucht.
figure-10-2 = Plündern nimmt alles aus dem Schlund: hier 2 Holz, 3 Stein, 1 Gold.
figure-11-1 = Oben im Pakt der Preis, unten die Siegpunkte.
figure-11-5 = Der Zähler geht von 0 bis 5: auf 1 Omen für alle, auf 5 ist Lohn fällig.
figure-12-1 = Omen auf der Hand: Spiele eines am Ort „Omen spielen“ aus.
figure-17-4 = So stünde es, wenn jetzt Schluss wäre: die sieben Schritte der Wertung.
## Preise, Werte und Sätze neben dem Brett

desk-thing = { $a ->
        [wood] Holz
        [stone] Stein
        [sheep] { $b ->
            [1] Schaf
           *[other] Schafe
        }
        [oil] Öl
        [gold] Gold
        [any] { $b ->
            [1] Ressource deiner Wahl
           *[other] Ressourcen deiner Wahl
        }
        [omen] Omen
        [secret] { $b ->
            [1] Geheimpakt
           *[other] Geheimpakte
        }
        [revenge] { $b ->
            [1] Rachekarte
           *[other] Rachekarten
        }
        [helper] Arbeiter
       *[points] SP
    }
desk-and = { $a } und { $b }
desk-workers = { $a ->
        [0] keine Arbeiter einsetzbar
        [1] 1 Arbeiter einsetzbar
       *[other] { $a } Arbeiter einsetzbar
    }
desk-free = { $a } Arbeiter
desk-pacts = { $a ->
        [1] 1 Pakt, { $b } erfüllt
       *[other] { $a } Pakte, { $b } erfüllt
    }
desk-visit = { $a ->
        [loyal] Ein loyaler Arbeiter geht los: { TOKEN($b) }.
        [special] Der Sonderarbeiter geht los: { TOKEN($b) }.
       *[other] Ein zusätzlicher Arbeiter geht los: { TOKEN($b) }.
    }
desk-visits = { $a ->
        [loyal] Ein loyaler Arbeiter geht los: { TOKEN($b) }, für { $c }.
        [special] Der Sonderarbeiter geht los: { TOKEN($b) }, für { $c }.
       *[other] Ein zusätzlicher Arbeiter geht los: { TOKEN($b) }, für { $c }.
    }
desk-fulfils = Du opferst { $b } und erfüllst den Pakt { TOKEN($a) }.
desk-upgrades = Du zahlst { $b } und wertest auf: { TOKEN($a) }.
desk-hires = Du zahlst { $a } und wirbst einen Arbeiter an.
desk-plays = Du spielst „{ TOKEN($a) }“ aus, für { $b }.
desk-revenge = { $a ->
        [1] Du ziehst dafür eine Rachekarte.
       *[other] Du ziehst dafür { $a } Rachekarten.
    }
desk-payable = { $a ->
        [0] Bezahlen kannst du jetzt keinen.
        [1] Einen Pakt kannst du jetzt bezahlen.
       *[other] { $a } Pakte kannst du jetzt bezahlen.
    }
desk-purse = { $b ->
        [1] Du hast { $a } Gold und noch 1 Marker.
       *[other] Du hast { $a } Gold und noch { $b } Marker.
    }
desk-hint-accept = Bleibt er unerfüllt, kostet er am Ende 8 SP.
desk-hint-pass = Am Ende zählt sie bei dem, der sie dann hat.
desk-hint-keep = Nur du siehst ihn; gewertet wird am Ende.
desk-hint-master = Es gilt für die ganze Partie.
desk-hint-exchange = Ebenso viele nimmst du danach aus dem Vorrat.
desk-hint-buy = Jede kostet dich 1 SP.
desk-hint-give = Ablehnen kann ihn niemand.
desk-extreme = EXTREME

# Warum nicht

no-must-place = Du kannst noch einen Arbeiter einsetzen.
no-worker-first = Zuerst setzt du einen Arbeiter ein, dann kommen die Pakte.
no-worker-placed = Dein Arbeiter ist schon eingesetzt.
no-no-such-worker = Nicht verfügbar: { TOKEN($a) }.
no-card-used = Der Ort der Rundenkarte wirkt nur einmal je Runde.
no-not-open = { TOKEN($a) }: Diesen Ort gibt es gerade nicht für dich.
no-place-full = { TOKEN($a) }: { $b ->
    [one] Das eine Feld ist
   *[other] Alle { $b } Felder sind
 } besetzt.
no-no-elbows = Ohne „Ellenbogen“ kommt niemand an einen vollen Ort.
no-points-short = { $a } Siegpunkte nötig, { $b } da.
no-resource-short = { TOKEN($a) }: { $b } nötig, { $c } da.
no-cheapest-upgrade = Selbst die günstigste Aufwertung kostet { $a } Gold, du hast { $b }.
no-nothing-to-upgrade = Es gibt nichts mehr aufzuwerten.
no-no-marker = Du hast keinen Aufwertungsmarker mehr.
no-own-place-impossible = Dafür brauchst du noch einen zusätzlichen Arbeiter und genug Omen.
no-monster-empty = Auf dem Monster liegt nichts.
no-no-omen-to-play = { $a ->
    [0] Du hast kein Omen auf der Hand.
    [one] Dein Omen lässt sich jetzt nicht ausführen.
   *[other] Keines deiner { $a } Omen lässt sich jetzt ausführen.
 }
no-nobody-to-chase = Nirgends steht jemand, den du verjagen kannst.
no-nobody-to-chase-there = { TOKEN($b) }: { SEAT($a) } hat dort niemanden, den du verjagen kannst.
no-place-impossible = { TOKEN($a) }: Hier könntest du gerade nichts tun.
no-at-the-top = Du bist schon ganz oben.
no-level-full = Auf Ebene { $a } ist kein Platz frei.
no-no-pact-there = Hier liegt kein Pakt.
no-all-hired = Mehr Arbeiter gibt es nicht.
no-pact-not-yours = Diesen Pakt hast du nicht angenommen.
no-one-pact-at-a-time = Erst wird der eine Pakt abgewickelt.
no-marker-used = Dein Fähigkeitsmarker ist schon umgedreht.
no-omens-short = Omen: { $a } nötig, { $b } auf der Hand.
no-none-of-it = { TOKEN($a) }: Du hast nichts davon.
no-none-in-supply = { TOKEN($a) }: nichts mehr im Vorrat.
no-not-oneself = Das bist du selbst.
no-nothing-to-rob = Bei { SEAT($a) } ist nichts zu holen.
no-upgrade-taken = Diese Aufwertung ist nicht mehr zu haben.
no-not-in-hand = { TOKEN($a) }: nicht auf deiner Hand.
no-omen-impossible = { TOKEN($a) } lässt sich jetzt nicht ausführen.
no-not-needed = { TOKEN($a) }: Davon wird nichts mehr gebraucht.

# components

option-box = Eigenes Material
    .help = Karten, Plättchen und Zahlen aus deiner Schachtel; auf der Materialseite lädst du sie hoch.
table-pact = Pakte
table-omen = Omen
table-revenge = Rachekarten
table-secret = Geheimpakte
table-round = Rundenkarten
table-tower = Turmausbauten
table-ability = Fähigkeiten
table-element = Elemente
table-marker = Kostenmarker
table-master = Meister
table-hire = Anheuern
table-area = Orte und Felder
table-location = Ausbaubare Orte
table-pyramid = Pyramide
table-counter = Paktzähler
table-slot = Auslage
table-supply = Vorrat
box-effect-same-verbs = „{ $a }“ lässt nicht wirklich wählen: Jede Möglichkeit muss mit einem anderen Wort enden.
box-effect-plays = „{ $a }“ lässt ein Omen zur Wahl spielen: Das verriete die Hand.
box-effect-empty = Hier fehlt eine Wirkung; „{ $a }“ sagt an einer Stelle nichts.
box-effect-nothing-won = In „{ $a }“ muss auf „may-dismiss“ folgen, was man dafür bekommt.
box-effect-too-long = „{ $a }“ ist zu lang: höchstens { $b } Schritte.
box-effect-cost-first = In „{ $a }“ muss „{ $b }“ vor allem stehen, was man bekommt.
box-effect-any-last = In „{ $a }“ müssen beliebige Ressourcen als letzte bezahlt werden.
box-effect-no-choice = „{ $a }“ lässt wählen, aber hier gibt es nichts zu wählen.
box-effect-one-thing = „{ $a }“ ist zu viel: Ein dauerhaftes Omen sagt nur eines.
box-effect-not-here = „{ $b }“ passt nicht an diese Stelle (in „{ $a }“); möglich: { $c }.
box-effect-no-verb = „{ $b }“ kenne ich nicht (in „{ $a }“); möglich: { $c }.
box-effect-words = Nach „{ $b }“ gehört noch anderes (in „{ $a }“): { $c ->
        [one] ein Wort
       *[other] { $c } Wörter
    }, nicht { $d }.
box-effect-per = „{ $b }“ schreibt man wie „score 2 per 1 revenge“, nicht wie „{ $a }“.
box-effect-thing = „{ $b }“ geht nicht mit „{ $c }“ (in „{ $a }“); möglich: { $d }.
box-effect-number = Nach „{ $b }“ gehört eine Zahl von { $c } bis { $d }, nicht „{ $e }“ (in „{ $a }“).
box-cost = „{ $a }“ verstehe ich nicht. Kosten sind wie „2 wood 1 omen“; möglich: { $b }.
box-one-of = Hier gehört entweder eine Wirkung oder etwas Dauerhaftes hin, nicht beides.
box-needs = „{ $a }“ verstehe ich nicht; zum Beispiel „most fire“, „fewest revenge“ oder „own quarry“.
box-not-with = „{ $a }“ geht nicht mit „{ $b }“.
box-tells-hand = Wo jeder darf, darf kein Omen gespielt werden: Das verriete die Hand.
box-location-name = „{ $a }“ heißt schon ein Ort.
box-track = „{ $a }“ verstehe ich nicht; zum Beispiel „3: gain 2 omen“.
box-too-few = Zu { $a }. braucht es { $b } davon, da sind { $c }.
column-element = Element
    .help = Feuer, Wasser, Erde oder Wind.
column-cost = Kosten
    .help = Was zu zahlen ist, wie „2 wood 1 omen“; cost ist die Ressource des eigenen Kostenmarkers.
column-do = Wirkung
    .help = Was geschieht, wie „gain 3 gold; revenge 1“; | trennt Möglichkeiten.
column-extreme-do = Wirkung EXTREME
    .help = Dasselbe auf der EXTREME-Seite; leer: gleich.
column-lasting = dauerhaft
    .help = Was gilt, solange die Karte offen liegt.
column-once = einmal je Runde
    .help = Ob es nur einmal in jeder Runde wirkt.
column-most = höchstens
    .help = So viele darf man am Ende haben.
column-of = wovon
    .help = Wovon die Rede ist.
column-loss = Verlust
    .help = Punkte, die man sonst verliert.
column-needs = Bedingung
    .help = Was am Ende gelten muss, wie „most fire“.
column-kind = Art
    .help = Ort, alle, Startperson, jeder darf oder für die ganze Runde.
column-again = noch eine
    .help = Ob danach eine weitere Rundenkarte kommt.
column-price = Preis
    .help = Gold für den Ausbau.
column-bonus = Bonus
    .help = Punkte oder Wirkung zugunsten.
column-malus = Malus
    .help = Punkte, die es kostet.
column-when = wann
    .help = Wann sie wirkt.
column-against = gegen
    .help = Das Element, das bestraft wird.
column-side = Seite
    .help = A oder B.
column-place = Ort
    .help = Der eigene Ort des Meisters.
column-climbing = Pyramide
    .help = Was beim Klettern geschieht.
column-multipliers = Faktoren
    .help = Die Stufen des Faktors.
column-track = Leiste
    .help = Was der wievielte Pakt bringt, wie „3: gain 2 omen“, durch / getrennt.
column-number = Ortsnummer
    .help = Die Nummer auf dem Plan.
column-fields = Felder
    .help = Besuchsfelder zu zweit, zu dritt, zu viert.
column-extreme-fields = Felder EXTREME
    .help = Dasselbe auf der EXTREME-Seite; leer: gleich.
column-gives = gibt
    .help = Was der Ort gibt.
column-yields = Ertrag
    .help = Wie viel je Stufe.
column-extreme-yields = Ertrag EXTREME
    .help = Dasselbe auf der EXTREME-Seite; leer: gleich.
column-prices = Preise
    .help = Gold für die beiden Ausbauten.
column-from = ab Personen
    .help = Ab wie vielen Personen das Feld zählt.
column-extreme-gold = Gold EXTREME
    .help = Dasselbe auf der EXTREME-Seite.
column-seats = Plätze
    .help = Wie viele dort Platz haben.
