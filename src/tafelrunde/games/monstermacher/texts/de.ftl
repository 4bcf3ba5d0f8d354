about = Grabe nachts Körperteile aus, stiehl, tausche und operiere: Das erste wiederbelebte Monster beendet das Spiel, und das wertvollste gewinnt.

option-memory = Gemerkte Karten
    .help = Ob der Tisch Werte zeigt, die du früher einmal gesehen hast. Im Verlauf stehen sie in jedem Fall.
option-memory-hidden = verdeckt, merken müsst ihr selbst
option-memory-shown = offen für alle, die sie kennen
option-one_always_succeeds = Note 1 gelingt immer
    .help = Mit einer 1 auf dem Studierwürfel gelingt jeder Wurf; sonst misslingt ein Ergebnis unter 1.
option-brain_penalty = Schweres Hirn
    .help = Das Hirn mit dem Wert 7 erschwert die Wiederbelebung um 1 (rekonstruiert).
option-bluff_pays = Leeres Grab zählt
    .help = Wer allein an einem leeren Grab gräbt, dreht den Studierwürfel trotzdem um eins herunter.
option-fleeting_letters = Vergängliche Buchstaben
    .help = Gleichartige Teile eines Lagers bekommen zwischen den Zügen neue Buchstaben, sodass sie nur noch unterscheiden kann, wem sie gehören.
option-idle_rounds = Stille Runden
    .help = Nutzt so viele Runden lang niemand eine Aktion, beendet die Plattform die Partie; 0: nie.
option-round_limit = Runden
    .help = Nach so vielen Runden beendet die Plattform die Partie. 0: Keine Regel beendet sie; nur Programme hören nach 1000 Runden auf.

kind-rob = Gräber ausrauben
kind-gallows = Vom Galgenberg stehlen
kind-steal = Aus einem Lager stehlen
kind-prepare = Studium vorbereiten
kind-join = Mitrauben
kind-stay = Zu Hause bleiben
kind-choose = Grab wählen
kind-study = Studieren
kind-study-one = Nur um eins studieren
kind-operate = Operieren
kind-revive = Wiederbeleben
kind-hand = Reichen
kind-offer = Organ anbieten
kind-pick-up = Raubkarten aufnehmen
kind-skip = Auslassen
kind-show = Angebot zeigen
kind-call = Gebote einholen
kind-add = Teil bieten
kind-points = Wissen bieten
kind-bid = Gebot abgeben
kind-pass = Passen
kind-accept = Annehmen
kind-waive = Annehmen, Wissen nicht nehmen
kind-decline = Ablehnen
kind-top = Oberstes Teil
kind-deal = Geben
kind-hang = Galgenberg
kind-value = Wert
kind-letter = Buchstabe
kind-start = Beginn
kind-roll = Wurf

do-rob = Zum Grabraub aufrufen (Note wird um 1 schlechter)
do-gallows = Vom Galgenberg nehmen: { TOKEN($a) } (Note wird 6)
do-steal = Stehlen: { TOKEN($a) } (Note wird um 1 schlechter)
do-prepare = Studium vorbereiten
do-join = Mitrauben (Note wird um 1 schlechter)
do-stay = Zu Hause bleiben
do-choose = Zu { TOKEN($a) } gehen
do-study = Studieren
do-study-one = Studieren, aber nur um eins
do-operate = Operieren: { TOKEN($a) }, { SEAT($b) } assistiert
do-revive = Das Monster wiederbeleben
do-hand = Reichen: { TOKEN($a) }
do-offer = Zum Handel anbieten: { TOKEN($a) }
do-pick-up = Alle offenen Raubkarten aufnehmen
do-skip = Diese Aktion auslassen
do-show = Das Angebot { SEAT($a) } zeigen
do-call = Die Gebote einholen
do-add = { $b ->
        [shown] Bieten und dem Händler zeigen: { TOKEN($a) }
       *[other] Bieten, ohne es zu zeigen: { TOKEN($a) }
    }
do-points = Bieten: { TOKEN($a) }
do-bid = Dieses Gebot abgeben
do-pass = Passen
do-accept = Das Gebot von { SEAT($a) } annehmen
do-waive = Das Gebot von { SEAT($a) } annehmen, aber kein Wissen nehmen
do-decline = Kein Gebot annehmen
do-top = Oben auf { TOKEN($a) }: { TOKEN($b) }
do-deal = { SEAT($a) } bekommt: { TOKEN($b) }
do-hang = Auf dem Galgenberg hängt: { TOKEN($a) }
do-value = { TOKEN($a) }: Wert { $b }
do-letter = { TOKEN($b) } wird { TOKEN($a) }
do-start = { SEAT($a) } beginnt
do-roll = Wurf: { $a }

token-left-arm = linker Arm
token-left-arm-a = linker Arm A
token-left-arm-b = linker Arm B
token-left-arm-c = linker Arm C
token-left-arm-d = linker Arm D
token-left-arm-e = linker Arm E
token-left-arm-f = linker Arm F
token-right-arm = rechter Arm
token-right-arm-a = rechter Arm A
token-right-arm-b = rechter Arm B
token-right-arm-c = rechter Arm C
token-right-arm-d = rechter Arm D
token-right-arm-e = rechter Arm E
token-right-arm-f = rechter Arm F
token-left-leg = linkes Bein
token-left-leg-a = linkes Bein A
token-left-leg-b = linkes Bein B
token-left-leg-c = linkes Bein C
token-left-leg-d = linkes Bein D
token-left-leg-e = linkes Bein E
token-left-leg-f = linkes Bein F
token-right-leg = rechtes Bein
token-right-leg-a = rechtes Bein A
token-right-leg-b = rechtes Bein B
token-right-leg-c = rechtes Bein C
token-right-leg-d = rechtes Bein D
token-right-leg-e = rechtes Bein E
token-right-leg-f = rechtes Bein F
token-head = Kopf
token-head-a = Kopf A
token-head-b = Kopf B
token-head-c = Kopf C
token-head-d = Kopf D
token-head-e = Kopf E
token-head-f = Kopf F
token-brain = Hirn
token-brain-a = Hirn A
token-brain-b = Hirn B
token-brain-c = Hirn C
token-brain-d = Hirn D
token-brain-e = Hirn E
token-brain-f = Hirn F
token-grave-1 = Grab 1
token-grave-2 = Grab 2
token-grave-3 = Grab 3
token-grave-4 = Grab 4
token-grave-5 = Grab 5
token-p1 = 1 Wissenspunkt
token-p2 = 2 Wissenspunkte
token-p3 = 3 Wissenspunkte
token-p4 = 4 Wissenspunkte
token-p5 = 5 Wissenspunkte
token-shown = dem Händler zeigen
token-unseen = nicht zeigen

event-top = Oben auf { TOKEN($a) } liegt jetzt: { TOKEN($b) }.
event-dealt = { SEAT($a) } bekommt ins Lager: { TOKEN($b) }.
event-hangs = Auf dem Galgenberg hängt als Erstes: { TOKEN($a) }.
event-starts = { SEAT($a) } beginnt.
event-value = Nur für deine Augen: { TOKEN($a) } hat den Wert { $b }.
event-letters = { SEAT($a) } mischt gleichartige Teile im Lager: { TOKEN($b) }. Ihre Buchstaben sind neu verteilt.
event-round = Runde { $a } beginnt.
event-skips = { SEAT($a) } lässt die { $b ->
        [1] erste
        [2] zweite
       *[other] dritte
    } Aktion aus.
event-no-third = { SEAT($a) } hat nichts zu handeln und nichts aufzunehmen.
event-calls-robbery = { SEAT($a) } ruft zum Grabraub auf (Note { $b } → { $c }).
event-cannot-join = { SEAT($a) } hat keine verdeckte Raubkarte und bleibt zu Hause.
event-joins = { SEAT($a) } raubt mit (Note { $b } → { $c }).
event-stays = { SEAT($a) } bleibt zu Hause.
event-chooses = { SEAT($a) } hat gewählt.
event-your-choice = Deine Wahl: { TOKEN($a) }.
event-plays = { SEAT($a) } geht zu { TOKEN($b) }.
event-clash = Streit an { TOKEN($a) }: { $b } Räuber gehen leer aus.
event-finds-nothing = { SEAT($a) } gräbt an { TOKEN($b) }, aber es ist leer.
event-bluff-pays = { SEAT($a) } war dort allein, und auch das zählt (Note { $b } → { $c }).
event-robs = { SEAT($a) } holt aus { TOKEN($b) }: { TOKEN($c) } (Note { $d } → { $e }).
event-refills = Vom Galgenberg kommt in { TOKEN($a) }: { TOKEN($b) }.
event-steals-gallows = { SEAT($a) } stiehlt vom Galgenberg: { TOKEN($b) } (Note { $c } → { $d }).
event-steals = { SEAT($a) } bestiehlt { SEAT($b) }: { TOKEN($c) } (Note { $d } → { $e }).
event-prepares = { SEAT($a) } bereitet das Studium vor.
event-studies = { SEAT($a) } studiert (Note { $b } → { $c }).
event-operates = { SEAT($a) } operiert und bittet { SEAT($b) } um: { TOKEN($c) }.
event-hands-wish = { SEAT($a) } reicht { SEAT($b) } das Gewünschte: { TOKEN($c) }.
event-hands-other = { SEAT($a) } reicht { SEAT($b) } etwas anderes: { TOKEN($c) }.
event-hands-own = { SEAT($a) } reicht { SEAT($b) } aus dem eigenen Lager: { TOKEN($c) }, und nimmt dafür: { TOKEN($d) }.
event-lays-open = Auf dem Operationstisch von { SEAT($a) } liegt offen: { TOKEN($b) }, Wert { $c }.
event-rolls = { $c ->
        [0] { SEAT($a) } würfelt eine { $b } gegen Note { $d }.
        [1] { SEAT($a) } würfelt eine { $b }, +1, gegen Note { $d }.
        [2] { SEAT($a) } würfelt eine { $b }, +2, gegen Note { $d }.
        [-1] { SEAT($a) } würfelt eine { $b }, −1, gegen Note { $d }.
        [-2] { SEAT($a) } würfelt eine { $b }, −2, gegen Note { $d }.
        [-3] { SEAT($a) } würfelt eine { $b }, −3, gegen Note { $d }.
        [-4] { SEAT($a) } würfelt eine { $b }, −4, gegen Note { $d }.
        [-5] { SEAT($a) } würfelt eine { $b }, −5, gegen Note { $d }.
       *[other] { SEAT($a) } würfelt eine { $b } ({ $c }) gegen Note { $d }.
    }
event-sews = Angenäht bei { SEAT($a) }: { TOKEN($b) }, Wert { $c } (Note { $d } → { $e }).
event-botches = Misslungen bei { SEAT($a) }: { TOKEN($b) }, Wert { $c }, kommt oben auf den Galgenberg (Note { $d } → { $e }).
event-tries-revival = { SEAT($a) } legt den Hebel um: Das Monster soll leben!
event-revives = Es lebt! Das Monster von { SEAT($a) } schlägt die Augen auf.
event-burns = Verheizt bei { SEAT($a) }: { TOKEN($b) }, Wert { $c }, kommt oben auf den Galgenberg (Note { $d } → { $e }).
event-picks-up = { SEAT($a) } nimmt { $b } Raubkarten wieder auf.
event-offers = { SEAT($a) } bietet zum Handel an: { TOKEN($b) }.
event-shows = { SEAT($a) } zeigt { SEAT($b) } die Vorderseite: { TOKEN($c) }.
event-calls-bids = { SEAT($a) } holt die Gebote ein.
event-cannot-bid = { SEAT($a) } hat nichts zu bieten.
event-no-bids = Niemand bietet; { SEAT($a) } behält: { TOKEN($b) }.
event-you-add-shown = In deinem Gebot, dem Händler gezeigt: { TOKEN($a) }.
event-you-add-unseen = In deinem Gebot, ungesehen: { TOKEN($a) }.
event-you-add-points = In deinem Gebot: { $a ->
        [one] ein Wissenspunkt
       *[other] { $a } Wissenspunkte
    }.
event-passes = { SEAT($a) } passt.
event-bids = { SEAT($a) } bietet { $b ->
        [0] { $c ->
            [one] einen Wissenspunkt
           *[other] { $c } Wissenspunkte
        }
        [one] ein Teil{ $c ->
            [0] { "" }
            [one] { " " }und einen Wissenspunkt
           *[other] { " " }und { $c } Wissenspunkte
        }
       *[other] { $b } Teile{ $c ->
            [0] { "" }
            [one] { " " }und einen Wissenspunkt
           *[other] { " " }und { $c } Wissenspunkte
        }
    }.
event-bids-shown = Im Gebot von { SEAT($a) }, nur für { SEAT($c) } zu sehen: { TOKEN($b) }.
event-bids-unseen = Im Gebot von { SEAT($a) }, für niemanden zu sehen: { TOKEN($b) }.
event-declines = { SEAT($a) } nimmt kein Gebot an.
event-accepts = { SEAT($a) } nimmt das Gebot von { SEAT($b) } an und gibt her: { TOKEN($c) }.
event-pays-part = { SEAT($a) } gibt { SEAT($b) } dafür: { TOKEN($c) }.
event-pays-points = { SEAT($a) } bezahlt mit Wissen (Note { $b } → { $c }).
event-takes-points = { SEAT($a) } lernt dazu (Note { $b } → { $c }).
event-waives = { SEAT($a) } verzichtet auf { $b ->
        [one] den Wissenspunkt
       *[other] die { $b } Wissenspunkte
    }.
event-stops-idle = { $a ->
        [one] Eine Runde lang
       *[other] { $a } Runden lang
    } hat niemand etwas getan: Die Partie endet ohne Wiederbelebung.
event-stops-round-limit = { $a } Runden sind gespielt: Die Partie endet ohne Wiederbelebung.
event-scores = { SEAT($a) } hat { $b ->
        [one] einen Punkt
       *[other] { $b } Punkte
    }.

ask-first = Erste Aktion: rauben, stehlen oder vorbereiten?
ask-second = Zweite Aktion: studieren, operieren oder wiederbeleben?
ask-third = Dritte Aktion: handeln oder Raubkarten aufnehmen?
ask-join = { SEAT($a) } raubt Gräber aus. Machst du mit?
ask-choose = Zu welchem Grab schleichst du?
ask-assist = { SEAT($a) } bittet um: { TOKEN($b) }. Was reichst du?
ask-show = Wem zeigst du die Vorderseite? Angebot: { TOKEN($a) }
ask-bid = { SEAT($a) } bietet an: { TOKEN($b) }. Was gibst du dafür?
ask-accept = Welches Gebot nimmst du an? Angebot: { TOKEN($a) }

end-revived = Ein Monster lebt
end-idle = Beendet: Niemand tat mehr etwas
end-round-limit = Beendet: zu viele Runden

score-parts = Angenähte Teile
score-rotten = Fäulnisbonus
score-revival = Wiederbelebung

# Das Brett im Terminal
board-round = Runde { $a }
board-laying = Der Tisch wird gedeckt.
board-grave-empty = leer
board-grave-more = darunter { $a }
board-gallows = Galgenberg (unten → oben)
board-die = Note { $a }
board-points = { $a ->
        [one] { $a } Punkt
       *[other] { $a } Punkte
    }
board-store = Lager
board-monster = Monster
board-open = offene Raubkarten
board-turn = am Zug
board-asked = gefragt
board-chosen = hat gewählt
board-operation = Operation von { SEAT($a) }, { SEAT($b) } assistiert: { TOKEN($c) }
board-laid = auf dem Tisch: { $a }
board-roll = Letzter Wurf: { SEAT($a) } mit { $b } gegen Note { $c }
board-trade = { SEAT($a) } bietet an: { $b }
board-bid-waiting = wartet
board-bid-asked = überlegt
board-bid-passed = passt
board-bid-shown = { $a } (gezeigt)
board-draft = Dein Gebot: { $a }

# Das gezeichnete Brett
draw-graves = Friedhof
draw-graves-night = Nachts auf dem Friedhof
draw-gallows = Galgenberg
draw-desk = Was gerade geschieht
draw-lab-own = Dein Labor
draw-lab-of = Labor von { $a }
draw-store = Dein Lager
draw-secret = nur du siehst die Werte
draw-short-left-arm = Arm
draw-short-right-arm = Arm
draw-short-left-leg = Bein
draw-short-right-leg = Bein
draw-short-head = Kopf
draw-short-brain = Hirn
draw-epitaph-1 = Kopf hoch, Kunibert
draw-epitaph-2 = Er reichte jedem die Hand
draw-epitaph-3 = Bin gleich zurück
draw-epitaph-4 = Hier ruht ein großer Denker
draw-epitaph-5 = Sie lief und lief …
draw-empty = leer
draw-bottom = unten
draw-top = oben
draw-no-gallows = nichts hängt hier
draw-card-hidden = { $a }, verdeckt, { $b }
draw-card-open = { $a }, Wert { $b }, { $c }
draw-card-remembered = { $a }, verdeckt, du kennst den Wert { $b }, { $c }
draw-in-grave = in Grab { $a }
draw-in-your-store = in deinem Lager
draw-in-store-of = im Lager von { $a }
draw-in-bid-of = im Gebot von { $a }
draw-on-offer = von { $a } angeboten
draw-on-gallows = auf dem Galgenberg, { $a } von { $b }, von unten gezählt
draw-grave = Grab { $a }, obenauf { $b }, { $c ->
        [one] 1 Teil
       *[other] { $c } Teile
    }
draw-grave-empty = Grab { $a }, leer
draw-played = { $b ->
        [0] Verdeckte Raubkarte von { $a }
       *[other] Raubkarte { $b } von { $a }
    }
draw-robbery-card = Raubkarte { $a }
draw-robbery-card-open = Raubkarte { $a }, liegt offen
draw-grade = { $a ->
        [1] sehr gut
        [2] gut
        [3] befriedigend
        [4] ausreichend
        [5] mangelhaft
       *[other] ungenügend
    }
draw-grade-short = Note { $a }
draw-die = Note { $a }, { $b }
draw-points = { $a ->
        [one] 1 Punkt
       *[other] { $a } Punkte
    }
draw-worth = { $a } { $b }
draw-sewn = angenäht: { $a }
draw-sewn-nothing = noch nichts angenäht
draw-store-size = { $a ->
        [0] leeres Lager
        [one] 1 Teil im Lager
       *[other] { $a } Teile im Lager
    }
draw-robbery-open = offene Raubkarten: { $a }
draw-robbery-none-open = keine offenen Raubkarten
draw-chosen = hat gewählt
draw-choosing = grübelt …
draw-stays = bleibt im Labor
draw-robs = raubt mit
draw-asked = gefragt
draw-not-asked = kommt noch dran
draw-revived = es lebt!
draw-assists = assistiert
draw-you = du
draw-your-turn = du · am Zug
draw-rotten = { $a } faule: +{ $b }
draw-exposed = bestehlbar
draw-safe = sicher
draw-store-empty = Das Lager ist leer.
draw-store-exposed = Kann bestohlen werden:
draw-store-exposed-why = { $a ->
        [one] 1 Karte
       *[other] { $a } Karten
    } bei Note { $b }
draw-store-safe = Vor Diebstahl sicher:
draw-store-safe-why = { $a ->
        [0] keine Karte
        [one] 1 Karte, weniger als Note { $b }
       *[other] { $a } Karten, weniger als Note { $b }
    }
draw-when-sewing = beim Annähen:
draw-revival = Wiederbelebung
draw-head-and-brain = Kopf und Hirn
draw-lacking = { $a ->
        [0] alle Glieder
        [one] 1 fehlt: −1
       *[other] { $a } fehlen: −{ $a }
    }
draw-heavy-brain = Hirn 7: −1
draw-need = Wurf { $a } nötig
draw-need-none = gelingt sicher
draw-need-too-much = unmöglich
draw-not-yet = noch nicht
draw-alive = Es lebt!
draw-robbery-cards = Deine Raubkarten
draw-which-grave = Welches Grab raubst du aus?
draw-pick-up = { $a } offen, Note { $b }
draw-pick-up-can = { $a } offen > Note { $b }: aufnehmbar
draw-played-here = gelegt
draw-lies-open = liegt offen
draw-turn-of = Zug von { $a } · Runde { $b }
draw-action-1 = Rauben
draw-action-2 = Labor
draw-action-3 = Handel
draw-deed-skip = ausgelassen
draw-deed-rob = Grabraub
draw-deed-gallows = am Galgenberg
draw-deed-steal = Diebstahl
draw-deed-prepare = vorbereitet
draw-deed-study = Studium
draw-deed-operate = Operation
draw-deed-revive = Belebung
draw-deed-trade = Organhandel
draw-deed-pick-up = aufgenommen
draw-what-to-hand = Was reichst du an?
draw-operation-of = { $a } operiert, { $b } assistiert
draw-wishes = { $a } wünscht: { $b }
draw-operation-yours = { $a } reicht dir das Gewünschte oder ein anderes Teil, das an dein Monster passt: aus deinem Lager oder im Tausch aus dem eigenen.
draw-hand-own = { $a ->
        [0] Aus deinem Lager passt nichts.
        [one] Oder das passende Teil aus deinem Lager: Dafür bekommst du das gewünschte.
       *[other] Oder eines von { $a } passenden Teilen aus deinem Lager: Dafür bekommst du das gewünschte.
    }
draw-operation-result = { $a } hat operiert
draw-revival-result = { $a } ruft das Monster ins Leben
draw-operation-success = Angenäht: { $a }
draw-operation-failure = Misslungen: { $a } kommt auf den Galgenberg
draw-revival-success = Es lebt!
draw-revival-failure = Misslungen: { $a } kommt auf den Galgenberg
draw-against = gegen
draw-roll-success = { $a } würfelt { $b } gegen Note { $c }: gelungen
draw-roll-failure = { $a } würfelt { $b } gegen Note { $c }: misslungen
draw-trade-show = { $a } zeigt das Angebot
draw-trade-bid = Organhandel: { $a } bietet
draw-trade-accept = Organhandel: { $a } entscheidet
draw-trade-hint-seller = Gebote sind verbindlich. Durchgestrichenes Auge: nicht gezeigt.
draw-trade-hint-bidder = Vorderseiten sieht nur, wem sie gezeigt werden.
draw-offers = bietet an
draw-shown-to = Vorderseite gezeigt: { $a }
draw-bid-waiting = wartet
draw-bid-asked = überlegt
draw-bid-passed = passt
draw-bid-bid = bietet
draw-bid-of = Gebot von { $a }: { $b }
draw-bid-points = Wissen:
draw-rank = { $a }.

# Das Ende
finale-lives = Es lebt!
finale-none = Keines lebt
finale-revived = { SEAT($a) } hat das Monster wiederbelebt{ $b ->
    [0] { "" }, vollständig bis zum letzten Zeh
    [one] { "" }, obwohl ein Glied fehlt
   *[other] { "" }, obwohl { $b } Glieder fehlen
 }: Die { $c } hat gereicht.
finale-stopped = { $a ->
    [one] Nach einer Runde
   *[other] Nach { $a } Runden
 } ist Schluss. Gewonnen hat, was bis dahin angenäht war.
finale-alive = Monster lebt
finale-parts = { $a ->
    [0] kein Teil
    [one] ein Teil
   *[other] { $a } Teile
 }
finale-tie-revived = { $a } zu { $a }: Bei Gleichstand gewinnt, wessen Monster lebt.
finale-tie-parts = { $a } zu { $a }: Bei Gleichstand gewinnen mehr angenähte Teile.
finale-tie-brain = { $a } zu { $a }, gleich viele Teile: Da gewinnt das bessere Gehirn.

# Hints for a first match

coach-gallows = Vom Galgenberg bekommst du sicher ein Teil, aber deine Note wird 6. Ein Grabraub kostet nur eine Note.
    .title = Gräber oder Galgenberg
coach-choose = Alle wählen geheim und decken zugleich auf. Nur wer allein am Grab ist, bekommt das oberste Teil.
    .title = Allein kommen
coach-operate = Der weiße Würfel muss mindestens deine Note zeigen. Wer assistiert, darf dir ein anderes Teil reichen.
    .title = Ein Teil annähen
coach-offer = Biete an, was du nicht brauchst. Die anderen bieten Teile oder Wissen; annehmen musst du nichts.
    .title = Organhandel
coach-bid = Leg ein Teil aus deinem Lager dazu, verdeckt oder nur für den Händler sichtbar. Auch Wissen zählt.
    .title = Ein Gebot

# Captions of the rulebook's pictures

figure-2-4 = Vom obersten Teil siehst du die Art; die Zahl sagt, wie viele im Grab liegen.
figure-2-6 = Am Galgenberg siehst du die Art aller Teile und ihre Reihenfolge.
figure-4-1 = Note 1 ist die beste, Note 6 die schlechteste.
figure-5-6 = Wohin? Geheim gewählt, gleichzeitig aufgedeckt; nur wer allein kommt, bekommt etwas.
figure-6-5 = 4 Teile im Lager, aber Note 6: Hier darf niemand stehlen.
figure-8-3 = Jede Art hat ihren Platz und wird nur einmal angenäht; gestrichelt fehlt noch etwas.
figure-9-1 = Der weiße Würfel zeigt 6, die Note ist 6: gelungen.
figure-10-2 = Note 2, ein Arm fehlt (−1): Zum Leben braucht dieses Monster eine 3.
figure-11-1 = Ein Teil steht zum Handel; die anderen bieten der Reihe nach.
figure-12-1 = Vier offene Raubkarten, Note 5: zu wenige, um sie aufzunehmen.
# Vor einem Klick: Werte, Preise, Sätze zum Bestätigen
desk-grade = Note
desk-sewn = Teile angenäht
desk-store = im Lager
desk-store-exposed = im Lager, bestehlbar
desk-robbed = { $a ->
        [one] offene Raubkarte
       *[other] offene Raubkarten
    }
desk-taken = { $a ->
        [one] Raubkarte zurück
       *[other] Raubkarten zurück
    }
desk-parts = { $a ->
        [one] Teil
       *[other] Teile
    }
desk-points = { $a ->
        [one] Punkt
       *[other] Punkte
    }
desk-line-exposed = { $a ->
        [one] 1 Teil im Lager, bestehlbar
       *[other] { $a } Teile im Lager, bestehlbar
    }
desk-line-safe = { $a ->
        [0] Das Lager ist leer.
        [one] 1 Teil im Lager, sicher
       *[other] { $a } Teile im Lager, sicher
    }
desk-cannot-live = Kein Wurf reicht (nötig wäre { $a }): Das Hirn kommt sicher auf den Galgenberg.
desk-revives = Du belebst dein Monster: { $a ->
        [sure] Es gelingt sicher.
        [never] Kein Wurf reicht.
       *[roll] Wurf { $b } nötig.
    }
desk-operates = Du nähst an, { SEAT($b) } assistiert: { TOKEN($a) }. { $c ->
        [sure] Es gelingt sicher.
        [never] Kein Wurf reicht.
       *[roll] Wurf { $d } nötig.
    }
desk-steals = Du bestiehlst { SEAT($a) }: { TOKEN($b) }.
desk-accepts = Du gibst { SEAT($a) } für das Gebot: { TOKEN($b) }.
desk-assistant = Gereicht werden darf auch ein anderes Teil.
desk-burns = Misslingt es, kommt das Hirn auf den Galgenberg.
desk-others-asked = Danach werden die anderen gefragt.
desk-prepared = Das Studium danach zählt mehr.
desk-hint-first = Rauben und Stehlen verschlechtern die Note.
desk-hint-grade = Gegen Note { $a } wird gewürfelt.
desk-hint-prepared = Gegen Note { $a } wird gewürfelt; du bist vorbereitet.
desk-hint-choose = Wer allein kommt, bekommt das oberste Teil.
desk-hint-assist = Das Gewünschte oder ein anderes passendes Teil.
desk-hint-bid = Teile und Wissen zusammenstellen, dann abgeben.
desk-round = Runde { $a }


# Warum nicht

no-chosen-already = Du hast dein Grab schon gewählt.
no-card-open = Deine Raubkarte für { TOKEN($a) } liegt schon offen.
no-no-robbery-card = Du hast keine verdeckte Raubkarte mehr.
no-graves-empty = In keinem Grab liegt noch ein Teil.
no-not-in-their-store = { TOKEN($a) } liegt in keinem fremden Lager.
no-store-guarded = { SEAT($a) } ist sicher: { $b ->
    [one] 1 Teil
   *[other] { $b } Teile
 } im Lager, { $c } nötig.
no-not-on-gallows = { TOKEN($a) } hängt nicht am Galgenberg.
no-one-pip-anyway = Der Würfel sinkt ohnehin nur um eins.
no-not-in-store = { TOKEN($a) } liegt nicht in deinem Lager.
no-too-few-open = { $a ->
    [one] 1 Raubkarte liegt
   *[other] { $a } Raubkarten liegen
 } offen, dein Würfel zeigt { $b }: Es müssen mehr sein.
no-part-missing = Deinem Monster fehlt: { TOKEN($a) }.
no-sewn-already = Dein Monster hat schon: { TOKEN($a) }.
no-head-first = Erst der Kopf, dann das Hirn.
no-assists-oneself = Assistieren muss jemand anders.
no-in-neither-store = { TOKEN($a) } liegt in keinem der beiden Lager.
no-shown-to-oneself = Du kennst dein Angebot schon.
no-shown-already = { SEAT($a) } hat es schon gesehen.
no-in-the-bid = { TOKEN($a) } ist schon im Gebot.
no-bid-is-empty = Dein Gebot ist noch leer.
no-made-no-bid = { SEAT($a) } hat nichts geboten.
no-no-points-in-bid = Im Gebot von { SEAT($a) } sind keine Punkte.
no-points-named = Du hast schon { $a ->
    [one] 1 Punkt
   *[other] { $a } Punkte
 } genannt.
no-die-too-high = { $a } { $a ->
    [one] Punkt
   *[other] Punkte
 } gewünscht, { $b } möglich.

# components

option-box = Eigenes Material
    .help = Karten, Plättchen und Zahlen aus deiner Schachtel; auf der Materialseite lädst du sie hoch.
table-part = Körperteile
table-layout = Aufbau
box-copies = Zu { $a }. braucht jede Art gleich viele Teile, höchstens { $b }.
box-parts = Zu { $a }. sind { $b } Teile dabei, die Gräber, Spieler und der Galgenberg brauchen { $c }.
column-type = Art
    .help = Welcher Körperteil.
column-value = Wert
    .help = Der Wert des Teils; 0 ist verfault.
column-operation = Operation
    .help = Zuschlag, wenn danach dieser Teil angenäht wird.
column-revival = Belebung
    .help = Zuschlag oder Abzug bei der Belebung.
column-removed = bleiben draußen
    .help = Werte, die in der Schachtel bleiben.
column-graves = Gräber
    .help = Wie viele Gräber.
column-pile = je Grab
    .help = Wie viele Teile an jedem Grab.
