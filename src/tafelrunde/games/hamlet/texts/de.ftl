about = Baut mit Dorfleuten und Eseln ein Dorf rund um seine Kirche, verarbeitet und verkauft, was es hergibt, und sammelt die meisten Punkte, allein gegen Botrik oder zu viert.

option-layout = Anordnung
    .help = Wie die fünf Startplättchen um die Kirche liegen.
option-layout-picture = wie auf dem Bild
option-layout-drawn = ausgelost
option-final_round = Schlussrunde
    .help = Nach der Runde, in der die Kirche fertig wird, folgt noch eine ganze Runde.
option-longest_road = Längster Weg
    .help = Am Ende punkten alle auch für die längste Kette von Orten über einen eigenen gebauten Weg.
option-parallel_roads = Wege nebeneinander
    .help = Gebaut werden darf auch zwischen Orten, die schon ein Weg verbindet; nur nicht zweimal von dir an derselben Stelle.
option-round_limit = Runden
    .help = Die Plattform beendet die Partie nach so vielen Runden.
option-easier_donkeys = Leichter: zwei Esel
    .help = Nur allein: Du beginnst mit zwei Eseln auf der Kirche.
option-easier_landmarks = Leichter: bescheidene Sonderstätten
    .help = Nur allein: Botrik bekommt nur 1 Punkt je Sonderstätte.
option-easier_payments = Leichter: gesparte Zahlungen
    .help = Nur allein: Immer wenn Botrik eine Goldzahlung ignoriert, verliert er ebenso viele Punkte.
option-harder_villagers = Schwerer: zwei Dorfleute
    .help = Nur allein: Botrik beginnt mit zwei Dorfleuten, aber ohne Gold.
option-harder_support = Schwerer: ständige Unterstützung
    .help = Nur allein: Botriks Unterstützungsplättchen wird nie zugedeckt.
option-harder_chaplain = Schwerer: „Geistliche/r“
    .help = Nur allein: Die Auszeichnung bekommst du nur mit mehr Aufträgen als Botrik; er gewinnt den Gleichstand.
option-harder_merchant = Schwerer: „Händler/in“
    .help = Nur allein: Die Auszeichnung bekommst du nur mit mindestens fünf Handelsplättchen; Botrik gewinnt den Gleichstand.
option-harder_landmarks = Schwerer: prächtige Sonderstätten
    .help = Nur allein: Botrik bekommt 5 Punkte je Sonderstätte.
option-harder_goods = Schwerer: Güter auf Lager
    .help = Nur allein: Am Ende bekommt Botrik die Belohnung für jedes seiner Güter, das noch im Dorf liegt.
option-unscored_gold = Botriks Gold zählt nichts
    .help = Nur allein: Für übriges Gold bekommt Botrik am Ende keine Punkte.
option-arrange_row = Aktionsreihe selbst legen
    .help = Nur allein: Du bestimmst die Reihenfolge von Botriks Aktionsplättchen.

side-botrik = Botrik

kind-go = Gehen
kind-drive = Esel treiben
kind-pass = Zug beenden
kind-rest = Ausruhen
kind-done = Fertig
kind-produce = Rohstoffe produzieren
kind-fill = Feld füllen
kind-refine = Verarbeiten
kind-take = Entwurf nehmen
kind-hire = Dorfbewohner anheuern
kind-donkey = Esel kaufen
kind-build = Ort bauen
kind-place = Plättchen anlegen
kind-road = Weg bauen
kind-sell = Verkaufen
kind-deliver = Liefern
kind-pay = Ressource verbrauchen
kind-buy = Freihandel
kind-beg = Betteln
kind-use = Gebäude für Botrik
kind-host = Nachbar für Botriks Plättchen
kind-site = Bauort für Botriks Weg
kind-villager = Botriks Dorfbewohner
kind-arrange = Aktionsreihe legen
kind-layout = Anordnung des Dorfs
kind-row = Aktionsreihe
kind-draw = Plättchen aus dem Beutel
kind-trade = Handelsplättchen
kind-marker = Aktionsmarker

do-go =
    { SAME($a, $b) ->
        [yes] Bleiben: { TOKEN($a) }
       *[no] Gehen: { TOKEN($a) } → { TOKEN($b) }
    }
do-drive = Esel treiben: { TOKEN($a) } → { TOKEN($b) }
do-pass = Den Zug beenden
do-rest = Nichts tun
do-done = Fertig
do-produce = Rohstoffe produzieren
do-fill = { TOKEN($a) } auf das Feld legen
do-refine = { $a ->
        [1] Ein Gut herstellen
       *[other] Zwei Güter herstellen
    }
do-take = Entwurf nehmen: { TOKEN($a) }
do-hire = Einen Dorfbewohner anheuern
do-donkey = Einen Esel kaufen und hierher stellen: { TOKEN($a) }
do-build = Bauen: { TOKEN($a) }
do-place = Hier anlegen: { TOKEN($a) }, { TOKEN($b) } des Plättchens
do-road = Einen Weg über { TOKEN($a) } bauen
do-sell = Verkaufen: { TOKEN($a) }
do-deliver = Auftrag erfüllen: { TOKEN($a) }
do-pay = { $c ->
        [common] Verbrauchen: { desk-one } ({ TOKEN($a) })
       *[other] Verbrauchen: { desk-one } von { SEAT($c) } ({ TOKEN($a) })
    }
do-buy = Das Fehlende im Freihandel kaufen
do-beg = Um 1 Gold betteln
do-use = Botrik benutzt: { TOKEN($a) }
do-host = Botrik legt hier an: { TOKEN($a) }
do-site = Botrik baut von hier aus: { TOKEN($a) }
do-villager = Dieser Dorfbewohner geht: { TOKEN($a) }
do-arrange = Als Nächstes in die Aktionsreihe: { TOKEN($a) }
do-layout = { $a ->
        [picture] Das Dorf wie auf dem Bild
       *[other] Am nächsten Weg der Kirche: { TOKEN($a) }
    }
do-row = Als Nächstes in der Aktionsreihe: { TOKEN($a) }
do-draw = Aus dem Beutel: { TOKEN($a) }
do-trade = Handelsplättchen { TOKEN($a) }
do-marker = Marker: { TOKEN($a) }

token-wood = Holz
token-stone = Stein
token-wheat = Weizen
token-timber = Bretter
token-brick = Ziegel
token-flour = Mehl
token-milk = Milch
token-fine-timber = hochwertige Bretter
token-fine-brick = hochwertige Ziegel
token-fine-flour = hochwertiges Mehl
token-fine-milk = hochwertige Milch
token-common = Gemeingut
token-botrik = Botrik
token-picture = wie auf dem Bild

token-church = Kirche
token-town-hall = Rathaus
token-market = Markt
token-woodcutter = Holzfäller
token-quarry = Steinbruch
token-farm = Bauernhof
token-sawmill = Sägewerk
token-stonemason = Steinmetz
token-dairy-farm = Milchhof
token-flour-mill = Mühle
token-woodland = Wäldchen
token-mountain-range = Bergkette
token-pond = Teich
token-mountain-pond = Bergsee
token-hermitage = Einsiedelei
token-orchard = Obstgarten
token-master-stonemason = Steinmetzmeister
token-barn-a = Scheune A
token-warehouse = Lagerhaus
token-great-woodland = Großer Wald
token-master-sawmill = Großes Sägewerk
token-barn-b = Scheune B
token-manor-house = Gutshaus
token-great-mountain-range = Große Bergkette
token-master-dairy = Molkerei
token-barn-c = Scheune C
token-inn = Gasthaus
token-guild-hall = Zunfthaus
token-master-mill = Große Mühle
token-barn-d = Scheune D
token-stables = Stallungen
token-chapel = Kapelle

token-A1 = A1: 2 Holz, 1 Weizen
token-A2 = A2: 2 Stein, 1 Weizen
token-A3 = A3: 1 Milch
token-A4 = A4: 1 Mehl
token-B1 = B1: 1 Brett, 1 Weizen
token-B2 = B2: 1 Ziegel, 1 Holz
token-B3 = B3: 1 Mehl, 1 Stein
token-B4 = B4: 1 Milch, 2 Weizen
token-C1 = C1: 1 Brett, 1 Ziegel
token-C2 = C2: 1 Mehl, 1 Milch
token-C3 = C3: 1 Ziegel, 1 Milch
token-C4 = C4: 1 Brett, 1 Mehl

token-gold = Gold
token-raw = Rohstoffe
token-timber-flour = Bretter und Mehl
token-brick-milk = Ziegel und Milch
token-timber-brick = Bretter und Ziegel
token-flour-milk = Mehl und Milch

token-blueprint = Entwurf
token-goods = Güter
token-place = Ort
token-road = Weg
token-circle-1 = erster Kreis
token-circle-2 = zweiter Kreis
token-circle-3 = dritter Kreis

token-carpenter = Zimmerei
token-mason = Maurerei
token-miller = Müllerei
token-herder = Viehzucht
token-planner = Wegebau
token-stack-timber = Bretter
token-stack-brick = Ziegel
token-stack-flour = Mehl
token-stack-milk = Milch

token-part-roads = Brücken und Pfade
token-part-longest = den längsten Weg
token-part-chaplain = die Auszeichnung „Geistliche/r“
token-part-sacristan = die Auszeichnung „Küster/in“
token-part-merchant = die Auszeichnung „Händler/in“
token-part-landscaper = die Auszeichnung „Gärtner/in“
token-part-gold = übriges Gold
token-part-goods = Güter im Dorf

token-why-points = Das bringt die meisten Punkte
token-why-fine = Das verbraucht die meisten eigenen hochwertigen Güter
token-why-simple = Das verbraucht die meisten eigenen einfachen Güter
token-why-fewest = Das verbraucht die wenigsten Ressourcen
token-why-slots = Dort sind die meisten Felder leer
token-why-near = Das liegt einem seiner ungenutzten Dorfleute am nächsten
token-why-nearest = Dieser Dorfbewohner ist am nächsten
token-why-quality = Dort entstehen für ihn hochwertige Güter
token-why-most = Dort entstehen die meisten Güter
token-why-milestone = Ein Verarbeitungsgebäude, das noch einen Meilenstein bringt
token-why-landmark = Eine Sonderstätte
token-why-refinery = Ein Verarbeitungsgebäude ohne Meilenstein
token-why-barn = Eine Scheune
token-why-avoids = Anderswo müsste er an deine Sonderstätten anlegen oder hinter deinen gebauten Wegen verlängern
token-why-avoids-lie = So berührt es keine deiner Sonderstätten und verlängert keinen Weg hinter deinen gebauten
token-why-unavoidable = Ohne an deine Sonderstätten anzulegen oder hinter deinen gebauten Wegen zu verlängern, geht es nirgends
token-why-like = Dort kann ein Segment an ein gleiches stoßen
token-why-longest = Das liegt am weitesten außen auf dem längsten Weg ohne deine gebauten
token-why-church = Das liegt der Kirche am nächsten
token-why-road-meets = So stößt Weg an Weg
token-why-like-meets = So stößt wenigstens Wald an Wald oder Fels an Fels
token-why-mixed = Am seltensten stößt Wald an Fels
token-why-likes = Die meisten Segmente stoßen an gleiche
token-why-avoids-landmark = Er schließt deine Sonderstätten nicht ans Wegnetz an
token-why-unavoidable-landmark = Jeder mögliche Weg schließt eine deiner Sonderstätten ans Wegnetz an
token-why-unconnected = Das schließt einen unverbundenen Ort an
token-why-few-links = Dieser Ort hat die wenigsten Verbindungen
token-why-own-road = Das verlängert den längsten Weg, auf dem nur er gebaut hat
token-why-your-road = Das verlängert den längsten Weg, auf dem nur du gebaut hast
token-why-plain-road = Das verlängert den längsten Weg, auf dem niemand gebaut hat

event-village = Das Dorf ist rund um die Kirche ausgelegt.
event-layout = An Weg { $a } der Kirche liegt: { TOKEN($b) }.
event-action-row = Platz { $a } der Aktionsreihe: { TOKEN($b) }.
event-draws = Aus dem Beutel kommt in die Auslage: { TOKEN($a) }.
event-turns-up = Ein Handelsplättchen wird aufgedeckt: { TOKEN($a) }.
event-marker = Botrik zieht einen Marker: { TOKEN($a) }.
event-begins = Runde { $b }: { SEAT($a) } ist am Zug.
event-goes = { SEAT($a) } schickt jemanden los: { TOKEN($b) } → { TOKEN($c) }.
event-drives = { SEAT($a) } treibt einen Esel: { TOKEN($b) } → { TOKEN($c) }.
event-passes = { SEAT($a) } beendet den Zug.
event-rests = { SEAT($a) } lässt jemanden ausruhen: { TOKEN($b) }.
event-uses = { SEAT($a) } verbraucht { TOKEN($b) } ({ TOKEN($c) }).
event-uses-own = { SEAT($a) } verbraucht { desk-one } aus eigener Herstellung ({ TOKEN($c) }).
event-uses-good = { SEAT($a) } verbraucht { desk-one } von { SEAT($d) } ({ TOKEN($c) }).
event-scores = { $b ->
        [1] { SEAT($a) } bekommt 1 Punkt.
       *[other] { SEAT($a) } bekommt { $b } Punkte.
    }
event-scores-for-gold = Botrik bekommt 1 Punkt statt { $a } Gold.
event-earns = { SEAT($a) } bekommt { $b } Gold.
event-buys = { $b ->
        [1] { SEAT($a) } kauft eine fehlende Ressource für { $c } Gold.
       *[other] { SEAT($a) } kauft { $b } fehlende Ressourcen für { $c } Gold.
    }
event-pays-gold = { SEAT($a) } bezahlt { $b } Gold.
event-builds = { SEAT($a) } baut: { TOKEN($b) }, angelegt an: { TOKEN($c) }.
event-builds-path = { SEAT($a) } legt einen Pfad an: { TOKEN($b) } – { TOKEN($c) }.
event-builds-bridge = { SEAT($a) } baut eine Brücke: { TOKEN($b) } – { TOKEN($c) }.
event-milestone = { SEAT($a) } nimmt den Meilenstein { TOKEN($b) }.
event-unlocks = Ein Stapel kommt in den Beutel: { TOKEN($a) }.
event-sells = { SEAT($a) } verkauft { TOKEN($b) }.
event-delivers = { SEAT($a) } erfüllt den Kirchenauftrag { TOKEN($b) }; die Kirche wächst.
event-church-finished = { $a ->
        [0] Die Kirche ist fertig: Dies ist die letzte Runde.
       *[other] Die Kirche ist fertig: Es folgt noch eine Runde.
    }
event-produces = { SEAT($a) } produziert: { TOKEN($b) }.
event-fills = Dort liegt neu: { $a } { TOKEN($b) } ({ TOKEN($c) }).
event-refines = { SEAT($a) } stellt her: { $b } { $c ->
        [timber] { $b ->
            [1] Brett
           *[other] Bretter
        }
        [fine-timber] { $b ->
            [1] hochwertiges Brett
           *[other] hochwertige Bretter
        }
       *[other] { TOKEN($c) }
    } ({ TOKEN($d) }).
event-takes = { $c ->
        [0] { SEAT($a) } nimmt den ersten Entwurf: { TOKEN($b) }.
        [1] { SEAT($a) } überspringt einen Entwurf und nimmt: { TOKEN($b) }.
       *[other] { SEAT($a) } überspringt { $c } Entwürfe und nimmt: { TOKEN($b) }.
    }
event-hires = { SEAT($a) } heuert für { $b } Gold einen Dorfbewohner an.
event-buys-donkey = { SEAT($a) } kauft einen Esel; er steht hier: { TOKEN($b) }.
event-begs = { SEAT($a) } bettelt an der Kirche.
event-stops = Die Plattform beendet die Partie nach { $a } Runden.
event-counts-landmark = { $c ->
        [1] { SEAT($a) } bekommt 1 Punkt für { TOKEN($b) }.
       *[other] { SEAT($a) } bekommt { $c } Punkte für { TOKEN($b) }.
    }
event-counts = { $c ->
        [1] { SEAT($a) } bekommt 1 Punkt für { TOKEN($b) }.
       *[other] { SEAT($a) } bekommt { $c } Punkte für { TOKEN($b) }.
    }
event-total = { SEAT($a) } hat am Ende { $b } Punkte.

event-botrik-begins = { $a ->
        [1] Botrik ist mit einem Dorfbewohner am Zug.
       *[other] Botrik ist mit { $a } Dorfleuten am Zug.
    }
event-hire-skipped = Botrik hat schon vier Dorfleute und heuert niemanden an.
event-hire-fails = Botrik will jemanden anheuern, hat aber nur { $a } von { $b } Gold.
event-hire-succeeds = { $b ->
        [0] Botrik heuert für { $a } Gold einen Dorfbewohner an.
       *[other] Botrik heuert für { $a } Gold einen Dorfbewohner an, { $b } Gold billiger als du.
    }
event-hire-buys = Er hat weniger als drei Entwürfe und kauft noch einen.
event-hire-buys-none = { $a ->
        [0] Er kauft keinen Entwurf, denn es liegt keiner aus.
       *[other] Er kauft keinen Entwurf, denn er hat schon { $a }.
    }
event-order-fails = { $a ->
        [0] Botrik kann nicht liefern: Alle Kirchenaufträge sind erfüllt.
       *[other] Botrik kann nicht liefern: Für keinen offenen Kirchenauftrag reicht, was er hat und was im Dorf liegt.
    }
event-order-succeeds = Botrik kann einen Kirchenauftrag erfüllen: { TOKEN($a) }.
event-discount = Rabatt: Botrik liefert dafür nur { $a } statt { $b }.
event-sale-fails = { $a ->
        [0] Botrik kann nichts verkaufen: Auf dem Markt liegt kein Handelsplättchen.
       *[other] Botrik kann nichts verkaufen: Für kein offenes Handelsplättchen liegen die Ressourcen im Dorf.
    }
event-sale-succeeds = Botrik kann etwas verkaufen ({ TOKEN($a) }).
event-tries = Botrik versucht seine Aktion: { TOKEN($a) }.
event-raw-fails = Das scheitert: Kein Produktionsgebäude hat ein Feld, das sich füllen lässt.
event-blueprint-fails-hand = Das scheitert: Er hat schon { $a } Entwürfe.
event-blueprint-fails-row = Das scheitert: Es liegt kein Entwurf aus.
event-goods-fail = { $a ->
        [refinery] Das scheitert: Am Wegnetz liegt kein Verarbeitungsgebäude.
        [slot] Das scheitert: Kein Verarbeitungsgebäude hat ein leeres Feld.
        [raw] Das scheitert: Im Dorf fehlen die Rohstoffe zum Verarbeiten.
       *[token] Das scheitert: Er hat kein passendes Gut mehr, das er auf ein leeres Feld legen könnte.
    }
event-place-fails = { $a ->
        [0] Das scheitert: Er hat keinen Entwurf.
       *[other] Das scheitert: Er kann keinen seiner Entwürfe bezahlen oder anlegen.
    }
event-place-chosen = Er baut: { TOKEN($a) }. { TOKEN($b) }.
event-road-fails = { $a ->
        [piece] Das scheitert: Er hat keinen Weg zum Bauen mehr.
        [room] Das scheitert: Es gibt keine Stelle für eine Brücke oder einen Pfad.
       *[raw] Das scheitert: Im Dorf fehlt das Material für eine Brücke oder einen Pfad.
    }
event-all-fail = Alle Aktionen von Botrik sind gescheitert.
event-because = Botriks Grund: { TOKEN($a) }.
event-chosen-for-botrik = { $a ->
        [who] Gleich nah: { TOKENS($b, " oder ") }. Du hast den Dorfbewohner gewählt: { TOKEN($c) }.
        [order] Gleichwertige Kirchenaufträge: { TOKENS($b, " oder ") }. Du hast gewählt: { TOKEN($c) }.
        [sale] Gleichwertige Handelsplättchen: { TOKENS($b, " oder ") }. Du hast gewählt: { TOKEN($c) }.
        [use] Gleichwertige Gebäude: { TOKENS($b, " oder ") }. Du hast gewählt: { TOKEN($c) }.
        [host] Gleichwertige Orte zum Anlegen: { TOKENS($b, " oder ") }. Du hast gewählt: { TOKEN($c) }.
        [site] Gleichwertige Bauorte: { TOKENS($b, " oder ") }. Du hast gewählt: { TOKEN($c) }.
        [fill] Gleichwertige Rohstoffe: { TOKENS($b, " oder ") }. Du hast gewählt: { TOKEN($c) }.
       *[pay] Gleich nahe Ressourcen: { TOKENS($b, " oder ") }. Du hast gewählt: { TOKEN($c) }.
    }
event-chosen-lie = { TOKEN($b) }: { $a } gleichwertige Arten, es anzulegen ({ TOKEN($c) }). Du hast eine gewählt.
event-chosen-road = { SAME($b, $c) ->
        [yes] { $a } gleichwertige Stellen für den Weg dorthin: { TOKEN($c) }. Du hast eine gewählt.
       *[no] { $a } gleichwertige Stellen für den Weg; er führt dorthin: { TOKENS($b, " oder ") }. Du hast gewählt: { TOKEN($c) }.
    }
event-ignores-row = { $a ->
        [1] Botrik bezahlt nichts: Das 1 Gold auf dem übersprungenen Entwurf kommt aus dem Vorrat.
       *[other] Botrik bezahlt nichts: Die { $a } Gold auf den übersprungenen Entwürfen kommen aus dem Vorrat.
    }
event-ignores-cost = Botrik bezahlt nichts: Die Baukosten von { $a } Gold ignoriert er.
event-botrik-lays = Botriks Dorfbewohner legt sich hin: { TOKEN($a) } → { TOKEN($b) }.
event-row-shifts = Das Aktionsplättchen { TOKEN($a) } kommt ans Ende der Reihe.
event-row-stays = Das Aktionsplättchen { TOKEN($a) } liegt schon am Ende der Reihe.
event-row-loses = Botrik hat alle seine Wege gebaut: Das Plättchen dafür ist aus dem Spiel.
event-bowl-refills = Die Schüssel ist leer: Alle sechs Marker kommen zurück.
event-support = Unterstützung: Botrik bekommt 1 Gold und hat jetzt { $a }.
event-support-closed = Keine Unterstützung: Das Plättchen ist zugedeckt.
event-support-given = Keine Unterstützung: In diesem Zug gab es schon Gold.
event-support-closes = Das Unterstützungsplättchen wird zugedeckt.
event-support-opens = Das Unterstützungsplättchen wird aufgedeckt.
event-support-stays = Das Unterstützungsplättchen bleibt aufgedeckt.
event-loses = { $a ->
        [0] Botrik müsste { $b } Punkte verlieren, weil er { $b } Gold nicht bezahlt, hat aber keine.
        [1] Botrik verliert 1 Punkt, weil er { $b } Gold nicht bezahlt.
       *[other] Botrik verliert { $a } Punkte, weil er { $b } Gold nicht bezahlt.
    }

ask-turn = Schick jemanden los, treib deine Esel oder beende deinen Zug.
ask-turn-villagers = Schick jemanden los oder beende deinen Zug.
ask-turn-donkeys = Alle haben gehandelt. Treib deine Esel oder beende deinen Zug.
ask-donkeys = Welcher Esel geht weiter?
ask-act = Was geschieht hier: { TOKEN($a) }?
ask-hall = Noch etwas im Rathaus?
ask-place = { TOKEN($a) } { desk-at } legen: an welche Kante?
ask-pay = { $a ->
        [1] Welche Ressource kommt hierher: { TOKEN($b) }?
       *[other] Welche { $a } Ressourcen kommen hierher: { TOKEN($b) }? Eine nach der anderen.
    }
ask-buy = { $a ->
        [1] Eine Ressource fehlt: Der Freihandel kostet { $b } Gold.
       *[other] { $a } Ressourcen fehlen: Der Freihandel kostet { $b } Gold.
    }
ask-fill = Welcher Rohstoff kommt hierher: { TOKEN($a) }?
ask-arrange = Welche Aktion kommt auf Platz { $a } der Reihe?
ask-botrik-order = Welchen Kirchenauftrag erfüllt Botrik?
ask-botrik-sale = Für welches Handelsplättchen verkauft Botrik?
ask-botrik-producer = Welches Produktionsgebäude benutzt Botrik?
ask-botrik-refinery = Welches Verarbeitungsgebäude benutzt Botrik?
ask-botrik-fill = Welchen Rohstoff legt Botrik hierher: { TOKEN($a) }?
ask-botrik-host = Wo legt Botrik sein Plättchen an ({ TOKEN($a) })?
ask-botrik-place = Botrik legt { TOKEN($a) } { desk-at }: an welche Kante?
ask-botrik-site = Von wo aus baut Botrik seinen Weg?
ask-botrik-road = Wohin führt Botriks Weg von hier aus: { TOKEN($a) }?
ask-botrik-pay = Welche Ressource verbraucht Botrik hier: { TOKEN($b) }? Noch { $a }.
ask-botrik-villager = Wer von Botriks Dorfleuten geht hierher: { TOKEN($a) }?

end-church = Die Kirche ist fertig.
end-round-limit = Die Partie wurde nach der letzten Runde beendet.

score-track = Während der Partie
score-landmarks = Sonderstätten
score-roads = Brücken und Pfade
score-longest = Längster Weg
score-chaplain = Geistliche/r
score-sacristan = Küster/in
score-merchant = Händler/in
score-landscaper = Gärtner/in
score-gold = Gold
score-goods = Güter im Dorf

board-laying = Das Dorf ist noch nicht ausgelegt.
board-row = Entwürfe: { $a }
board-trades = Markt: { $a }
board-orders = Kirche, offene Aufträge: { $a }
board-none = nichts
board-round = Runde { $a }
board-side = { $a }: { $b ->
        [1] 1 Punkt
       *[other] { $b } Punkte
    }, { $c } Gold
board-standing = Dorfleute bereit: { $a }
board-lying = Dorfleute fertig: { $a }
board-donkeys = Esel: { $a }
board-blueprints = Entwürfe: { $a }
board-milestones = Meilensteine: { $a }
board-tile = { $a }: führt zu { $b }
board-alone = { $a }: nicht verbunden
board-tokens = darauf { $a }
board-action-row = Aktionsreihe: { $a }
board-support-open = Unterstützungsplättchen aufgedeckt
board-support-closed = Unterstützungsplättchen zugedeckt
board-bowl = Schüssel: { $a }, { $b }, { $c }
token-e1 = Kante 1
token-e2 = Kante 2
token-e3 = Kante 3
token-e4 = Kante 4
token-e5 = Kante 5
token-e6 = Kante 6
token-e7 = Kante 7
token-e8 = Kante 8
token-e9 = Kante 9
token-e10 = Kante 10
token-e11 = Kante 11
token-e12 = Kante 12
token-e13 = Kante 13
token-e14 = Kante 14
token-t1 = Kante 1
token-t2 = Kante 2
token-t3 = Kante 3
token-t4 = Kante 4
token-t5 = Kante 5
token-t6 = Kante 6
token-t7 = Kante 7
token-t8 = Kante 8
token-t9 = Kante 9
token-t10 = Kante 10

draw-village = Das Dorf
draw-nothing = nichts
draw-or = {" "}oder{" "}
draw-amount = { $a } { $b ->
        [timber] { $a ->
            [1] Brett
           *[other] Bretter
        }
        [fine-timber] { $a ->
            [1] hochwertiges Brett
           *[other] hochwertige Bretter
        }
       *[other] { TOKEN($b) }
    }
draw-amount-of = { draw-amount } von { $c }
draw-alone = nicht verbunden
draw-landmark-of = Sonderstätte von { $a }
draw-holds = darauf { $a }
draw-slots = { $a ->
        [0] kein leeres Feld
        [1] ein leeres Feld
       *[other] { $a } leere Felder
    }
draw-standing-of = { $a ->
        [1] ein Dorfbewohner von { $b }
       *[other] { $a } Dorfbewohner von { $b }
    }
draw-lying-of = { $a ->
        [1] ein Dorfbewohner von { $b }, liegend
       *[other] { $a } Dorfbewohner von { $b }, liegend
    }
draw-donkeys-of = { $a ->
        [1] ein Esel von { $b }
       *[other] { $a } Esel von { $b }
    }
draw-blueprint = { $a } ({ $b ->
        [refinery] Verarbeitungsgebäude
        [barn] Scheune
       *[other] Sonderstätte
    })
draw-costs = kostet { $a }
draw-brings = { $a ->
        [1] bringt 1 Punkt
       *[other] bringt { $a } Punkte
    }
draw-brings-gold = bringt { $a } Gold
draw-makes = { $a ->
        [1] ein Feld, macht { TOKEN($c) } aus { TOKEN($b) }
       *[other] { $a } Felder, machen { TOKEN($c) } aus { TOKEN($b) }
    }
draw-stores = { $a } Felder für beliebige Rohstoffe
draw-scores-forest = am Ende { $a } Punkt je Segment an Wald, auch ohne Weg
draw-scores-rock = am Ende { $a } Punkt je Segment an Fels, auch ohne Weg
draw-scores-path = am Ende { $a } Punkte, wenn ein Pfad dorthin führt
draw-scores-bridge = am Ende { $a } Punkte, wenn eine Brücke dorthin führt
draw-scores-distance = am Ende { $a } Punkt je Wegschritt zur Kirche ab dem zweiten, höchstens { $b }
draw-scores-farms = am Ende { $a } Punkt für den Bauernhof und jede Scheune
draw-scores-roads = am Ende { $a } Punkt je eigenem gebautem Weg
draw-scores-landmarks = am Ende { $a } Punkte je weiterer eigener Sonderstätte, höchstens { $b }
draw-scores-neighbours = am Ende { $a } Punkt je benachbartem Ort
draw-scores-trades = am Ende { $a } Punkt je eigenem Handelsplättchen, höchstens { $b }
draw-scores-donkeys = am Ende { $a } Punkt je eigenem Esel
draw-scores-orders = am Ende { $a } Punkte je eigenem Kirchenauftrag
draw-price = { $a ->
        [0] kostenlos
       *[other] { $a } Gold auf die Plättchen davor
    }
draw-gold-on = { $a ->
        [1] darauf liegt 1 Gold
       *[other] darauf liegen { $a } Gold
    }
draw-trade = Handelsplättchen { $a }: { $b } für { $c ->
        [1] 1 Punkt
       *[other] { $c } Punkte
    } und { $d } Gold
draw-order = Kirchenauftrag: { $a } { $b } für { $c } Punkte
draw-filled-by = erfüllt von { $a }
draw-has = { $a }: { $b ->
        [1] 1 Punkt
       *[other] { $b } Punkte
    }, { $c } Gold
draw-people = { $a } Dorfbewohner bereit, { $b } fertig
draw-animals = { $a } Esel
draw-roads-left = { $a ->
        [1] noch 1 Weg zum Bauen
       *[other] noch { $a } Wege zum Bauen
    }
draw-flags-left = { $a ->
        [1] noch 1 Flagge
       *[other] noch { $a } Flaggen
    }
draw-owns-blueprints = Entwürfe: { $a }
draw-owns-milestones = Meilensteine: { $a }
draw-counts = Kirchenaufträge { $a }, Handelsplättchen { $b }, Sonderstätten { $c }
draw-edge = Kante { $a } von { TOKEN($b) }, { $c ->
        [road] Weg
        [forest] Wald
       *[rock] Fels
    }
draw-tile-edge = Kante { $a } des neuen Plättchens
draw-road-forest = Pfad zu { TOKEN($a) } (Kante { $b })
draw-road-rock = Brücke zu { TOKEN($a) } (Kante { $b })
draw-offers = Entwürfe, Kirchenaufträge und Markt
draw-supply-title = Vorrat
draw-free-trade-title = Freihandel
draw-row = Entwürfe
draw-bag = { $a } im Beutel
draw-church = Kirchenaufträge
draw-market = Markt
draw-left = noch { $a }
draw-free-trade = Freihandel: Rohstoff { $a } Gold, Gut { $b } Gold
draw-supply = Vorrat: { $a } Holz, { $b } Stein, { $c } Weizen
draw-hand = Deine Entwürfe
draw-hand-of = Entwürfe: { $a }
draw-awards = Auszeichnungen
draw-milestones = Meilensteine
draw-award = { $a }, { $b } Punkte; vorn: { $c }
draw-nobody = noch niemand
draw-milestone = { TOKEN($a) }: { $b }
draw-on-offer = noch zu haben
draw-botrik = Botriks Aktionstafel
draw-support = Unterstützung
draw-support-open = aufgedeckt
draw-support-closed = zugedeckt
draw-support-given = erhalten
draw-support-label = Unterstützungsplättchen, { $a ->
        [open] aufgedeckt
       *[closed] zugedeckt
    }, { $b } Gold
draw-bowl = Schüssel, Marker des ersten Kreises: { $a }, des zweiten: { $b }, des dritten: { $c }
token-action-raw = Rohstoffe
token-action-blueprint = Entwurf
token-action-goods = Güter
token-action-place = Ort
token-action-road = Weg
draw-action = Platz { $a } der Aktionsreihe: { TOKEN($b) }
draw-under-circle = Platz { $a } der Aktionsreihe, unter einem Kreis: { TOKEN($b) }
draw-ready = { $a ->
        [1] 1 Dorfbewohner bereit
       *[other] { $a } Dorfbewohner bereit
    }
draw-turn-of = Runde { $a }
draw-rank = Platz { $a }

# a written position, in the editor of companion tables
field-village = Dorf
field-village-turn = Drehung
field-roads = Gebaute Wege
field-tokens = Rohstoffe und Güter
field-sides = Was alle haben
field-row = Auslage der Entwürfe
field-trades = Markt
field-sides-trades = Handelsplättchen
field-round = Runde
field-turn = am Zug
field-last = letzte Runde
field-botrik = Botriks Tafel
field-botrik-row = Aktionsreihe
field-steps = Was gerade geschieht
field-tile = Plättchen
field-at = liegt bei
field-from = von
field-edge = Kante
field-to = nach
field-by = gebaut von
field-points = Punkte
field-gold = Gold
field-standing = Dorfleute bereit
field-lying = Dorfleute fertig
field-donkeys = Esel
field-driven = getriebene Esel
field-blueprints = Entwürfe
field-landmarks = Sonderstätten
field-orders = Kirchenaufträge
field-milestones = Meilensteine
field-open = Unterstützung aufgedeckt
field-bowl = Marker in der Schüssel, je Kreis
field-given = Unterstützung erhalten
field-first = erster Zug
field-ask = Frage
field-side = wer

# Das Ende
finale-stands = Die Kirche steht
finale-unfinished = Die Kirche bleibt unfertig
finale-built = Nach { $a } Runden ist die Kirche fertig. Die meisten Kirchenaufträge: { $b } mit { $c }.
finale-stopped = Nach { $a } Runden ist Schluss: Den Rest muss die nächste Partie bauen.
finale-orders = { $a ->
    [0] kein Kirchenauftrag
    [one] ein Kirchenauftrag
   *[other] { $a } Kirchenaufträge
 }
finale-roads = { $a ->
    [0] kein Weg
    [one] ein Weg
   *[other] { $a } Wege
 }
finale-tie-orders = { $a } zu { $a }: Bei Gleichstand gewinnen mehr Kirchenaufträge.
finale-tie-gold = { $a } zu { $a }, gleich viele Kirchenaufträge: Da gewinnt mehr Gold.
finale-tie-solo = { $a } zu { $a }: Ein Gleichstand gehört Botrik.

# Hints for a first match

coach-walk = Tipp deine Figur an, dann einen Ort: Sie geht, so weit Wege führen, und tut dort genau eine Sache.
    .title = Schick jemanden los
coach-hall = Je weiter rechts, desto teurer: ein Gold auf jedes Plättchen links davon. Bauen kannst du ihn dann an jedem Ort.
    .title = Einen Entwurf nehmen
coach-donkeys = Von weit her kommt nur, wozwischen überall deine Esel stehen. Jeder darf im Zug einen Ort weiter.
    .title = Esel reichen weiter
coach-place = Wähle Seite und Drehung: Ein Weg stößt nur an Wege, nie an Wald oder Fels.
    .title = Weg an Weg
coach-road = Über Fels führt eine Brücke für 2 Holz, durch Wald ein Pfad für 2 Stein. Alle dürfen sie benutzen.
    .title = Brücken und Pfade

# Captions of the rulebook's pictures

figure-3-6 = Kein Weg führt ins Wäldchen: Gebaut ist es, betreten kann es noch niemand.
figure-4-4 = Die blaue Figur geht vom Markt über die Kirche bis zum Holzfäller: so weit Wege führen.
figure-5-2 = Holz kommt zur Figur auf dem Markt, weil auf der Kirche dazwischen ein eigener Esel steht.
figure-6-1 = Zwei Felder des Bauernhofs sind voll. Produzieren füllt das dritte und bringt 2 Gold.
figure-7-2 = Der dritte Entwurf kostet 2 Gold: eines auf jedes Plättchen links davon.
figure-9-1 = Zwei Pfade am Bauernhof: in zwei Farben gebaut, für alle offen.
figure-10-1 = Drei Handelsplättchen liegen offen: oben, was sie nehmen, unten, was sie bringen.
figure-11-1 = Vier Aufträge, jeder einmal: Mit dem letzten endet die Partie.
figure-12-1 = Zimmerei, Maurerei und Wegebau sind vergeben, zwei Meilensteine noch zu haben.
figure-13-6 = Vier Auszeichnungen am Ende; „Gärtner/in“ bekäme gerade Blau.

## Preise, Werte und Sätze neben dem Brett

desk-thing = { $a ->
        [wood] Holz
        [stone] Stein
        [wheat] Weizen
        [timber] { $b ->
            [1] Brett
           *[other] Bretter
        }
        [brick] Ziegel
        [flour] Mehl
        [milk] Milch
        [gold] Gold
        [raw] { $b ->
            [1] Rohstoff
           *[other] Rohstoffe
        }
        [goods] { $b ->
            [1] Gut
           *[other] Güter
        }
       *[points] { $b ->
            [1] Punkt
           *[other] Punkte
        }
    }
desk-one = { $b ->
        [timber] ein Brett
        [fine-timber] ein hochwertiges Brett
        [brick] einen Ziegel
        [fine-brick] einen hochwertigen Ziegel
       *[other] { TOKEN($b) }
    }
desk-and = { $a } und { $b }
desk-ready = Dorfleute bereit
desk-donkeys = Esel
desk-flags = { $a ->
        [1] Flagge
       *[other] Flaggen
    }
desk-orders = { $a ->
        [1] Kirchenauftrag
       *[other] Kirchenaufträge
    }
desk-held = Entwürfe: { $a }
desk-held-none = Keine Entwürfe
desk-row = Botrik versucht: { $a }
desk-at = { $b ->
        [church] an die Kirche
        [town-hall] ans Rathaus
        [market] an den Markt
        [woodcutter] an den Holzfäller
        [quarry] an den Steinbruch
        [farm] an den Bauernhof
        [sawmill] ans Sägewerk
        [stonemason] an den Steinmetz
        [dairy-farm] an den Milchhof
        [flour-mill] an die Mühle
        [woodland] ans Wäldchen
        [mountain-range] an die Bergkette
        [pond] an den Teich
        [mountain-pond] an den Bergsee
        [hermitage] an die Einsiedelei
        [orchard] an den Obstgarten
        [master-stonemason] an den Steinmetzmeister
        [warehouse] ans Lagerhaus
        [great-woodland] an den Großen Wald
        [master-sawmill] ans Große Sägewerk
        [manor-house] ans Gutshaus
        [great-mountain-range] an die Große Bergkette
        [master-dairy] an die Molkerei
        [inn] ans Gasthaus
        [guild-hall] ans Zunfthaus
        [master-mill] an die Große Mühle
        [stables] an die Stallungen
        [chapel] an die Kapelle
       *[other] an { TOKEN($b) }
    }
desk-place = { TOKEN($a) } { desk-at } legen: { $c }.
desk-meets = { $a ->
        [road-road] Weg trifft Weg
        [forest-forest] Wald trifft Wald
        [rock-rock] Fels trifft Fels
       *[forest-rock] Wald trifft Fels
    }
desk-road-forest = Du legst einen Pfad durch den Wald: { TOKEN($a) } – { TOKEN($b) }.
desk-road-rock = Du baust eine Brücke über den Fels: { TOKEN($a) } – { TOKEN($b) }.
desk-build = Du baust { TOKEN($a) } für { $b }.
desk-buy = Du kaufst das Fehlende im Freihandel für { $a }.
desk-missing = Fehlt, also gekauft: { $a }.
desk-turn = Stellung { $a } von { $b }
desk-turns = Wähle die Kante; danach drehst du das Plättchen.
desk-left = { $a ->
        [1] Ein Dorfbewohner kann noch handeln.
       *[other] { $a } Dorfleute können noch handeln.
    }
desk-purse = Du hast { $a } Gold.
desk-near = In Reichweite: { $a }.
desk-near-none = Keine Ressource ist in Reichweite.

# Warum nicht

no-not-among-equals = Botrik wählt nur unter dem, was für ihn gleich gut ist.
no-finish-first = Erst bringst du zu Ende, was du angefangen hast.
no-no-donkey-step = Kein Esel kann jetzt ziehen.
no-send-somebody-first = Schick zuerst eine Figur hin.
no-not-next-door = Von { TOKEN($a) } führt kein Weg direkt nach { TOKEN($b) }.
no-donkey-has-moved = Der Esel auf { TOKEN($a) } ist schon gezogen.
no-no-donkey-there = Auf { TOKEN($a) } steht kein Esel von dir.
no-no-way-there = Zu diesem Ort führt kein Weg: { TOKEN($a) }.
no-nobody-stands-there = Auf { TOKEN($a) } steht niemand von dir bereit.
no-shopping = Im Rathaus gibt es nur Entwürfe, Dorfleute und Esel.
no-all-hired = Mehr als { $a } Dorfleute gibt es nicht.
no-gold-short = { $a } Gold nötig, { $b } da.
no-no-donkey-left = Du hast schon alle Esel.
no-not-in-network = { TOKEN($a) } gehört nicht zum Wegnetz.
no-not-on-display = { TOKEN($a) } liegt nicht in der Auslage.
no-hand-is-full = Du hast schon { $a } Entwürfe.
no-one-blueprint = Nur ein Entwurf je Aktion.
no-only-at = Das geht nur an diesem Ort: { TOKEN($a) }.
no-nothing-to-produce = Hier ist kein Feld leer, oder der Vorrat hat nichts mehr.
no-nothing-grows-here = Hier wird nichts produziert: { TOKEN($a) }.
no-no-such-edge = So viele Kanten gibt es nicht.
no-way-meets-way = Ein Weg muss an einen Weg stoßen.
no-same-look = Das sieht genauso aus wie ein anderer Vorschlag.
no-overlaps = Hier läge es über einem anderen Plättchen.
no-not-your-blueprint = { TOKEN($a) } ist nicht dein Entwurf.
no-no-flag-left = Du hast keine Flagge mehr.
no-fits-nowhere = Es passt an keine Seite von: { TOKEN($a) }.
no-no-road-across = Hier kann kein Weg gebaut werden: nur Fels an Fels oder Wald an Wald.
no-no-road-left = Du hast keinen Weg zum Bauen mehr.
no-road-is-there = Hier steht schon ein Weg von dir.
no-joined-already = Dorthin führt von hier schon ein Weg: { TOKEN($a) }.
no-trade-not-open = Dieses Handelsplättchen liegt nicht offen: { TOKEN($a) }.
no-order-not-open = Dieser Auftrag ist nicht offen: { TOKEN($a) }.
no-out-of-reach = { $b } { desk-thing } nötig, { $c } erreichbar.
no-trade-short = { $b } { desk-thing } nötig, { $c } erreichbar; der Freihandel kostet { $d } Gold, du hast { $e }.
no-sale-short = { $b } { desk-thing } nötig, { $c } erreichbar; zum Verkaufen hilft kein Freihandel.
no-no-refinery = Hier wird nichts verarbeitet: { TOKEN($a) }.
no-goods-short = { $a } gewünscht, höchstens { $b } möglich.
no-not-needed = Wird hier nicht gebraucht: { TOKEN($a) }.
no-too-far-away = Von hier kommt nichts an, es fehlen Esel: { TOKEN($a) }.
no-none-lies-there = { TOKEN($b) }: Hier liegt nichts davon ({ TOKEN($a) }).

# components

option-box = Eigenes Material
    .help = Karten, Plättchen und Zahlen aus deiner Schachtel; auf der Materialseite lädst du sie hoch.
table-tile = Ortsplättchen
table-start = Startdorf
table-trade = Handelsplättchen
table-order = Kirchenaufträge
table-price = Freihandel
table-purse = Gold zu Beginn
table-stack = Handelsstapel
box-edge = „{ $a }“ ist keine Kante; eine Kante ist eine Richtung von 0 bis 5 und R (Weg), F (Wald) oder K (Fels).
box-edges = Ein Plättchen hat hier { $a } bis { $b } Kanten, nicht { $c }.
box-crosses = Der Rand berührt sich selbst.
box-open = Der Rand schließt sich nicht; er läuft gegen den Uhrzeigersinn zum Anfang zurück.
box-starting = „start“ haben genau die ersten sechs Plättchen.
box-works = Was es nimmt, was es macht und seine Felder passen nicht zu „{ $a }“.
box-scores = Jede Sonderstätte zählt am Ende etwas, und sonst nichts.
box-bag = In den Beutel gehören mindestens { $a } Plättchen.
box-not-made = So ist die Kirche nicht fertig zu bauen: „{ $a }“ kann niemand herstellen.
box-too-few = Von Stufe { $a } braucht es { $b } Handelsplättchen, da sind { $c }.
box-gold-alone = Gold steht in einem Auftrag allein.
box-no-order = Mindestens ein Auftrag muss für jede Personenzahl da sein.
column-group = Stapel
    .help = Wo es liegt: start, bag (Beutel) oder der Stapel eines Guts.
column-kind = Art
    .help = Was für ein Gebäude es ist.
column-edges = Kanten
    .help = Der Rand gegen den Uhrzeigersinn: Richtung (0 Osten, dann je 60 Grad) und R Weg, F Wald, K Fels.
column-cost = Kosten
    .help = Was es kostet, wie „2 wood 1 stone“.
column-slots = Felder
    .help = Wie viele Rohstoffe oder Güter dort liegen können.
column-takes = nimmt
    .help = Welcher Rohstoff verbraucht wird.
column-makes = macht
    .help = Was dort entsteht.
column-scoring = zählt
    .help = Was eine Sonderstätte am Ende zählt.
column-each = je
    .help = Punkte für jedes davon.
column-most = höchstens
    .help = Höchstens so viele Punkte; -1: ohne Grenze.
column-link = verbunden
    .help = Ob es nur zählt, wenn ein Weg zur Kirche führt.
column-coins = Baulohn
    .help = Gold, das der Bau sofort bringt.
column-tile = Plättchen
    .help = Welches Plättchen.
column-at = Ort
    .help = Wo seine erste Ecke liegt.
column-turn = Drehung
    .help = Wie oft um 60 Grad gedreht.
column-tier = Stufe
    .help = Stufe 1, 2 oder 3.
column-kinds = Sorten
    .help = Welche Sorten gemischt werden dürfen.
column-botrik = Botrik
    .help = Was Botrik stattdessen braucht.
column-raw = Rohstoff
    .help = Preis zu eins bis vier.
column-good = Gut
    .help = Preis zu eins bis vier.
column-tiers = Stufen
    .help = Plättchen der Stufen 1, 2 und 3.

# Beside the real box: what is asked, and Botrik's turn as people carry it out

enter-draw = Was liegt auf Platz { $a } der Auslage?
enter-trade = Welches Handelsplättchen liegt auf Platz { $a } des Markts?
enter-row = Welches Aktionsplättchen liegt auf Platz { $a } von Botriks Reihe?
enter-layout = Was liegt an Weg { $a } der Kirche?
enter-marker = Welchen Marker habt ihr aus der Schüssel gezogen?

about-hire-succeeds = Anheuern
about-order-succeeds = Kirchenauftrag
about-sale-succeeds = Verkauf
about-tries = Aktion { TOKEN($a) }

place-from = { $a ->
        [church] von der Kirche
        [flour-mill] von der Mühle
        [mountain-range] von der Bergkette
        [hermitage] von der Einsiedelei
        [barn-a] von der Scheune A
        [barn-b] von der Scheune B
        [barn-c] von der Scheune C
        [barn-d] von der Scheune D
        [great-woodland] vom Großen Wald
        [master-sawmill] vom Großen Sägewerk
        [great-mountain-range] von der Großen Bergkette
        [master-dairy] von der Molkerei
        [master-mill] von der Großen Mühle
        [stables] von den Stallungen
        [chapel] von der Kapelle
       *[other] vom { TOKEN($a) }
    }
place-to = { $b ->
        [church] zur Kirche
        [flour-mill] zur Mühle
        [mountain-range] zur Bergkette
        [hermitage] zur Einsiedelei
        [barn-a] zur Scheune A
        [barn-b] zur Scheune B
        [barn-c] zur Scheune C
        [barn-d] zur Scheune D
        [great-woodland] zum Großen Wald
        [master-sawmill] zum Großen Sägewerk
        [great-mountain-range] zur Großen Bergkette
        [master-dairy] zur Molkerei
        [master-mill] zur Großen Mühle
        [stables] zu den Stallungen
        [chapel] zur Kapelle
       *[other] zum { TOKEN($b) }
    }
step-amount = { $b } { $c ->
        [timber] { $b ->
            [1] Brett
           *[other] Bretter
        }
        [fine-timber] { $b ->
            [1] hochwertiges Brett
           *[other] hochwertige Bretter
        }
       *[other] { TOKEN($c) }
    }

step-hire-succeeds = Nimm { $a } Gold vom Unterstützungsplättchen und leg eine neue Figur von Botrik auf die Kirche.
step-support = { $a ->
        [1] Leg 1 Gold auf das Unterstützungsplättchen.
       *[other] Leg 1 Gold auf das Unterstützungsplättchen: Jetzt sind es { $a }.
    }
step-support-closes = Dreh das Unterstützungsplättchen um: Es ist jetzt zugedeckt.
step-support-opens = Dreh das Unterstützungsplättchen um: Es ist jetzt aufgedeckt.
step-scores = { $b ->
        [1] Schreib { SEAT($a) } 1 Punkt gut.
       *[other] Schreib { SEAT($a) } { $b } Punkte gut.
    }
step-scores-for-gold = Schreib Botrik 1 Punkt gut, statt { $a } Gold.
step-earns = Gib { SEAT($a) } { $b } Gold.
step-pays-gold = { SEAT($a) } bezahlt { $b } Gold: Leg es in den Vorrat.
step-loses = { $a ->
        [1] Zieh Botrik 1 Punkt ab.
       *[other] Zieh Botrik { $a } Punkte ab.
    }
step-discount = Rabatt: Für diesen Auftrag genügen { $a } statt { $b }.
step-ignores-row = { $a ->
        [1] Leg 1 Gold aus dem Vorrat auf den übersprungenen Entwurf.
       *[other] Leg je 1 Gold aus dem Vorrat auf die { $a } übersprungenen Entwürfe.
    }
step-ignores-cost = Lass Botriks Gold liegen: Die { $a } Gold für den Bau bezahlt er nicht.
step-takes = { $c ->
        [0] Leg den ersten Entwurf der Auslage zu Botrik: { TOKEN($b) }.
       *[other] Leg diesen Entwurf aus der Auslage zu Botrik: { TOKEN($b) }. { SEAT($a) } bezahlt nichts.
    }
step-uses = Nimm { step-amount } { place-from } und leg es in den Vorrat.
step-uses-own = Nimm { step-amount } { place-from } und leg es zu Botrik zurück.
step-uses-good = Nimm { step-amount } { place-from } und gib es { SEAT($d) } zurück.
step-sells = Nimm das Handelsplättchen vom Markt und leg es zu { SEAT($a) }: { TOKEN($b) }.
step-delivers = Leg den Kirchenauftrag { TOKEN($b) } zu { SEAT($a) } und bau an der Kirche weiter.
step-fills = Leg { $a } { TOKEN($b) } auf die Felder: { TOKEN($c) }.
step-refines = Leg von { SEAT($a) } auf die Felder: { $b } { $c ->
        [timber] { $b ->
            [1] Brett
           *[other] Bretter
        }
        [fine-timber] { $b ->
            [1] hochwertiges Brett
           *[other] hochwertige Bretter
        }
       *[other] { TOKEN($c) }
    } ({ TOKEN($d) }).
step-builds = Leg das Plättchen von { SEAT($a) } so an, wie das Bild es zeigt: { TOKEN($b) } an { TOKEN($c) }.
step-builds-path = Leg einen Pfad von { SEAT($a) }: { TOKEN($b) } – { TOKEN($c) }.
step-builds-bridge = Leg eine Brücke von { SEAT($a) }: { TOKEN($b) } – { TOKEN($c) }.
step-milestone = Gib { SEAT($a) } den Meilenstein { TOKEN($b) }.
step-unlocks = Leg diesen Stapel in den Beutel: { TOKEN($a) }.
step-botrik-lays = { SAME($a, $b) ->
        [yes] Leg Botriks Figur hin, wo sie steht: { TOKEN($b) }.
       *[no] Versetze Botriks Figur { place-from } { place-to } und leg sie hin.
    }
step-row-shifts = Leg das Aktionsplättchen { TOKEN($a) } ans Ende der Reihe; die anderen rücken auf.
step-row-loses = Nimm das Aktionsplättchen für Wege aus der Reihe; die anderen rücken auf.
step-bowl-refills = Leg alle sechs Marker zurück in die Schüssel.
step-begins = Stell Botriks Figuren wieder auf. Runde { $b }: { SEAT($a) } ist am Zug.

# What stands in the tables of components

token-start = Anfang
token-bag = Beutel
token-hall = Rathaus
token-producer = Produktionsgebäude
token-refinery = Verarbeitungsgebäude
token-barn = Scheune
token-landmark = Sonderstätte
token-any = jeder Rohstoff
token-forest = Wald
token-rock = Fels
token-path = Pfad
token-bridge = Brücke
token-distance = Weg zur Kirche
token-farms = Bauernhof und Scheunen
token-roads = eigene Wege
token-landmarks = eigene Sonderstätten
token-neighbours = Nachbarn
token-trades = eigene Handelsplättchen
token-donkeys = eigene Esel
token-orders = eigene Aufträge

draw-border = { $a ->
        [road] Weg
        [forest] Wald
       *[rock] Fels
    }
draw-border-edge = Kante { $a }: { $b }. Tippen macht daraus { $c }.
edit-tray-places = Orte
edit-tray-people = Figuren
edit-tray-goods = Güter
edit-standing = Dorfbewohner, bereit
edit-lying = Dorfbewohner, liegend
edit-donkey = Esel
edit-road = Weg
edit-flag = Flagge
edit-hint = Nimm unten etwas in die Hand, oder tippe im Dorf an, was weg soll.
edit-hint-tile = { $a }: Tippe auf ein grünes Plus.
edit-hint-road = Weg: Tippe auf ein grünes Plus.
edit-hint-put = Tippe auf das Plättchen, auf das es gehört.
edit-to-row = In die Auslage
edit-to-hand = Auf die Hand von { $a }
edit-put-on = Auf dieses Plättchen legen: { $a }
edit-look = Ansehen: { $a }
edit-lay = { $a } anlegen: { $b }, Kante { $c }
edit-road-to = Weg bauen: { $a } und { $b }
edit-take = Wegnehmen: { $a }
edit-take-from = Wegnehmen: { $a } ({ $b })
edit-take-road = Wegnehmen: Weg von { $a } zwischen { $b } und { $c }
edit-standing-of = Dorfbewohner von { $a }
edit-lying-of = Liegender Dorfbewohner von { $a }
edit-donkey-of = Esel von { $a }
edit-flag-of = Flagge von { $a }
edit-turn = Drehen
edit-away = Vom Dorf nehmen
edit-sheet-purses = Wer hat was?
edit-sheet-turn = Runde und Zug
edit-sheet-offers = Auslage und Entwürfe
edit-offers-hint = Nimm unten einen Ort in die Hand, um ihn in die Auslage oder auf eine Hand zu legen.
edit-sheet-held = Aufträge, Meilensteine, Handel
edit-sheet-botrik = Botriks Tafel
edit-gold-of = Gold von { $a }
edit-points-of = Punkte von { $a }
edit-gold-on = { $a }: Gold darauf
edit-in-hand = { $a }, auf der Hand von { $b }
edit-turn-begins = { $a } beginnt den Zug
edit-turn-kept = wie in der Partie
edit-nobody = niemand
edit-in-stack = nicht im Spiel
edit-order = Auftrag { $a }
edit-milestone = Meilenstein { $a }
edit-bowl = Marker, Kreis { $a }
edit-action = Aktion { $a }
edit-mend-nobody = { $a }: niemand
edit-mend-has = { $a }: { $b }
edit-mend-flag = { $a }: Flagge von { $b }
edit-mend-pick = { $a } in die Hand nehmen
edit-mend-fill = Schale auffüllen
edit-mend-early = Ohne letzte Runde

wrong-edit = Das geht hier nicht.
wrong-last-early = Eine letzte Runde gibt es erst, wenn die Kirche fertig ist.
wrong-roads = Mehr als { $a } Wege hat niemand.
wrong-at-standing = { TOKEN($a) }: Dorthin führt kein Weg, also kann dort niemand stehen.
wrong-at-lying = { TOKEN($a) }: Dorthin führt kein Weg, also kann dort niemand liegen.
wrong-at-donkeys = { TOKEN($a) }: Dorthin führt kein Weg, also kann dort kein Esel sein.
wrong-at-driven = { TOKEN($a) }: Dorthin führt kein Weg, also kann dort kein Esel sein.
wrong-at-blueprints = { TOKEN($a) }: Das liegt schon im Dorf oder ist kein Entwurf.
wrong-at-landmarks = { TOKEN($a) }: Das liegt nicht im Dorf.
wrong-flags = Flaggen stehen nur auf Sonderstätten, eine auf jeder, höchstens { $a } von einer Farbe.
wrong-orders-twice = Diesen Auftrag hat schon jemand anderes erfüllt.
wrong-trades-twice = Dieses Handelsplättchen liegt schon woanders.
wrong-milestone-twice = { TOKEN($a) }: Diesen Meilenstein hat schon jemand.
wrong-villagers = Mehr als { $a } Dorfleute hat niemand.
wrong-no-villager = Mindestens eine Figur hat jede Seite. Stell erst eine andere hin.
wrong-donkeys = Mehr als { $a } Esel hat niemand, und Botrik hat keine.
wrong-row = In der Auslage liegen höchstens { $a } Entwürfe.
wrong-hand = Auf der Hand hat niemand mehr als { $a } Entwürfe.
wrong-milestone = { TOKEN($a) }: Wer diesen Meilenstein hat, hängt am ersten Gebäude seiner Art. Steht eines, hat ihn jemand, sonst niemand.
wrong-planner = { TOKEN($a) }: Sobald ein Weg gebaut ist, hat jemand diesen Meilenstein, vorher niemand.
wrong-elsewhere = { TOKEN($a) }: Dieses Plättchen liegt schon woanders.
wrong-locked = { TOKEN($a) }: Sein Stapel ist noch verschlossen. Erst muss ein Gebäude stehen, das ihn öffnet.
wrong-starting = { TOKEN($a) }: Dieses Startplättchen fehlt im Dorf.
wrong-owner = { TOKEN($a) }: Wem gehört diese Sonderstätte? Stell eine Flagge darauf.
wrong-market = Auf dem Markt liegen höchstens { $a } Handelsplättchen.
wrong-tiers = Handelsplättchen kommen der Reihe nach: erst alle A, dann alle B, dann C.
wrong-no-slots = { TOKEN($a) }: Hier ist kein Feld für Rohstoffe oder Güter.
wrong-away = { TOKEN($a) }: Das liegt nicht im Dorf.
wrong-slots = { TOKEN($a) }: { $b ->
        [1] Hier ist nur ein Feld, und es ist belegt.
       *[other] Alle { $b } Felder sind belegt.
    }
wrong-makes = { TOKEN($a) }: Hier liegt nur { TOKENS($b, " oder ") }.
wrong-supply = { TOKEN($a) }: Mehr als { $b } gibt es nicht.
wrong-stock = { TOKEN($a) }: Mehr als { $b } hat niemand.
wrong-church-first = Das Dorf beginnt mit der Kirche.
wrong-church-stays = Die Kirche bleibt, wo sie ist.
wrong-tile-twice = { TOKEN($a) }: Das liegt schon im Dorf.
wrong-overlaps = { TOKEN($a) }: Dort passt es nicht an die Nachbarn.
wrong-alone = { TOKEN($a) }: Dort berührt es kein anderes Plättchen.
wrong-hangs = { TOKEN($a) } kann nicht weg, solange { TOKEN($b) } nur daran hängt.
wrong-one-way = { TOKEN($a) }: Hier liegt es nur so.
wrong-no-road = { TOKEN($a) }, { TOKEN($b) }: Dort kann kein Weg gebaut sein.
wrong-actions = In Botriks Reihe liegt jede Aktion einmal; der Weg fehlt, sobald er alle gebaut hat.
wrong-bowl = In der Schüssel sind höchstens { $a }, { $b } und { $c } Marker.
wrong-bowl-empty = In Botriks Schüssel ist mindestens ein Marker.
wrong-turn = Botriks Zug läuft von selbst: Eine Stellung beginnt mit deinem Zug.
wrong-steps = Was gerade zu entscheiden ist, passt nicht zu dem, was auf dem Tisch liegt.
