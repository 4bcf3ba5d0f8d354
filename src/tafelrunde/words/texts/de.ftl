seat = Platz { $a }
yes = ja
no = nein
error-out-of-turn = Du bist gerade nicht am Zug.
error-match-over = Die Partie ist zu Ende.

cli-key = Schlüssel
cli-title = Titel
cli-seats = Plätze
cli-options = Optionen
cli-no-games = Kein Spiel ist installiert; Referenzspiele zeigt --all.

cli-help =
    Gib die Nummer einer Wahl ein oder ihre Wörter: „{ $a }“. Die ersten Wörter allein zeigen, wie es weitergehen kann.
    ? { $a }
                   ob das geht, und wenn nicht, warum
    undo           zurücknehmen, was du allein zurücknehmen darfst
    save DATEI     die Partie sichern; „save! DATEI“ ersetzt eine Datei
    rules 4.2      ein Absatz, ein Abschnitt oder das ganze Regelbuch
    log            was dir bisher gesagt wurde
    board          noch einmal Brett und Wahl (oder nur Enter)
    quit           aufhören
    help           diese Hilfe (oder nur ?)
    Ist ein Wort Befehl und Zug zugleich, so ist „:undo“ der Befehl.
cli-hand-over = Weitergeben an { $a }, dann Enter drücken.
cli-earlier = … { $a } frühere Zeilen; „log“ zeigt sie alle.
cli-costs = kostet { $a }
cli-brings = bringt { $a }
cli-taken-back = Ein Zug wurde zurückgenommen.
cli-no-number = Die Liste hat die Nummern 1 bis { $a }.
cli-no-action = Mit „{ $a }“ beginnt kein Zug; möglich: { $b }.
cli-no-word = „{ $a }“ passt nicht zu „{ $b }“; möglich: { $c }.
cli-too-many = { $b ->
        [0] Nach „{ $a }“ steht nichts mehr, nicht { $c ->
            [one] ein Wort
           *[other] { $c } Wörter
        }.
        [one] Nach „{ $a }“ gehört ein Wort, nicht { $c }.
       *[other] Nach „{ $a }“ gehören { $b } Wörter, nicht { $c }.
    }
cli-allowed = „{ $a }“ ist jetzt möglich.
cli-refused = „{ $a }“ ist jetzt nicht möglich:
cli-no-undo = Von dir gibt es noch nichts zurückzunehmen.
cli-undo-agree = Stimmen alle anderen zu? (ja/nein)
cli-practice = Eine Übungspartie: Alles ließ sich jederzeit zurücknehmen.
cli-save-what = Nenne eine Datei: save meine-partie.txt
cli-save-as = Partie sichern als (Enter: nicht sichern):
cli-save-number = Soll die Datei wirklich „{ $a }“ heißen? (ja/nein)
cli-saved = Gesichert als { $a }.
cli-exists = { $a } gibt es schon; „save! { $a }“ ersetzt die Datei.
cli-not-saved = Die Partie wurde nicht gesichert.
cli-left-unsaved = Die Partie ist nicht zu Ende und wurde nicht gesichert.

cli-score = Punkte
cli-rank = Rang
cli-winners = Es gewinnt: { $a }
cli-verified = Die Aufzeichnung stimmt: { $a } Einträge, { $b } Ziehungen, jede wie ihr Glück es sagt.

cli-games = Partien
cli-steps = Schritte (Plätze + Zufall)
cli-seconds = Sekunden
cli-speed = Schritte je Sekunde
cli-decisions-speed = Entscheidungen je CPU-Sekunde
cli-steps-speed = dasselbe mit Zufall
cli-length = mittlere Länge
cli-reason = Ende durch
cli-share = Anteil
cli-side = Seite
cli-bot = Bot
cli-wins = Siege
cli-interrupted = Abgebrochen; nichts wurde gezählt.
cli-measuring = es wird gemessen …
cli-here = dieser Bau
cli-pure = reines Python
cli-ratio = so viel mal schneller
cli-compiled = übersetzt
cli-not-compiled = nicht übersetzt: beide Spalten sind reines Python

cli-check-ok = { $a } besteht die Prüfung.
cli-check-faults = { $a } hat { $b ->
    [one] einen Fehler
   *[other] { $b } Fehler
}.
cli-created =
    { $a } ist jetzt ein kleines vollständiges Spiel. Weiter mit:
    tafelrunde check { $a }
    tafelrunde play { $a }
    pip install -e { $a }   (dann wird „{ $b }“ wie jedes andere Spiel gefunden)

### Die Website: Rahmen, Lobby, Fehler

site-title = Tafelrunde
site-skip = Zum Inhalt
site-language = Sprache
site-dark = Abendlicht
site-light = Tageslicht
site-guest = Gast { $a }
site-your-name = Dein Name
site-name-is = Du heißt { $a }. Namen ändern
site-keep = Merken
site-no-account = Kein Konto nötig: Der Name steht in einem Cookie, sonst weiß niemand etwas von dir.
site-note = Die Namen der Spiele gehören ihren Autoren und Verlagen, mit denen Tafelrunde nicht verbunden ist. Regeln sind neu erzählt, alle Bilder neu gezeichnet; was sich nicht belegen ließ, ist rekonstruiert und steht bei jedem Spiel.
site-contents = Inhalt
site-rulebook = Spielregel
site-rules-of = Spielregel { $a }
site-whole-rulebook = Ganze Spielregel
site-play-it = Tisch aufmachen
site-ruling = Auslegung { $a }: Hier ließ die Vorlage eine Frage offen.

lobby-welcome = Setz dich an den Tisch
lobby-lead = Spiel mit Freunden, gegen Bots oder reihum an einem Gerät. Kein Konto, vollständige Regeln.
lobby-games = Spiele
lobby-games-none = Hier ist noch kein Spiel installiert.
lobby-mine = Deine Tische
lobby-live = Gerade los
lobby-live-none = Gerade ist niemand da. Mach einen Tisch auf, dann steht er hier.
lobby-live-still = Die Liste steht still; sie wird neu verbunden …
lobby-more = { $a ->
    [one] Noch ein Tisch
   *[other] Noch { $a } Tische
}
lobby-finished = Beendet
lobby-seats = { $a }–{ $b } Personen
lobby-seats-one = { $a ->
    [one] { $a } Person
   *[other] { $a } Personen
}
lobby-minutes = { $a } Min.
lobby-age = ab { $a }
lobby-new = Tisch aufmachen
lobby-now-face = { $a ->
    [one] Gegen { $b } spielen
   *[other] Gegen { $b } & Co.
}
lobby-now-level = { $a }: Wie gut spielen die Bots?
lobby-rules = Spielregel

lobby-turn-mine = Du bist am Zug
lobby-turn = { $a } am Zug
lobby-turn-many = Mehrere am Zug
lobby-waits = { $a ->
    [one] wartet auf eine Person
   *[other] wartet auf { $a } Personen
}
lobby-opens-mine = Öffne den Tisch einmal, damit die Partie beginnt
lobby-opens = wartet auf { $a }
lobby-over = beendet
lobby-go-on = Weiterspielen
lobby-go-in = Zum Tisch
lobby-look = Ergebnis
lobby-watch = Zuschauen
lobby-join = Mitspielen
lobby-seat-free = frei
lobby-seat-bot = Bot
lobby-clears = { $a ->
    [0] wird heute abgeräumt
    [one] wird morgen abgeräumt
   *[other] wird in { $a } Tagen abgeräumt
}
lobby-ago-now = gerade eben
lobby-ago-minutes = { $a ->
    [one] vor einer Minute
   *[other] vor { $a } Minuten
}
lobby-ago-hours = { $a ->
    [one] vor einer Stunde
   *[other] vor { $a } Stunden
}
lobby-ago-days = { $a ->
    [one] gestern
   *[other] vor { $a } Tagen
}

lobby-new-title = { $a } spielen
lobby-set-up = Dein Tisch
lobby-how-many = Wie viele spielen?
lobby-who = Wer sitzt wo?
lobby-seat = Platz { $a }
lobby-kind-host = Ich
lobby-kind-friend = Jemand mit Link
lobby-kind-hotseat = Noch jemand an diesem Gerät
lobby-kinds = Was bedeutet das?
lobby-kinds-help = Für „Jemand mit Link“ bekommst du gleich einen Link zum Weitergeben. „An diesem Gerät“ heißt: Ihr reicht es reihum weiter.
lobby-kinds-secret = Dieses Spiel hat Geheimnisse. Wird das Gerät weitergereicht, verdeckt ein Vorhang, was nur der Nächste sehen darf.
level-beginner = Einsteiger
    .name = Pim
    .short = neu
    .help = Pim schaut jeden Zug kurz an und greift manchmal daneben.
level-casual = geübt
    .name = Gwen
    .short = geübt
    .help = Gwen prüft jeden Zug mit seinen Folgen und nimmt, was danach am besten steht.
level-strong = stark
    .name = Lanz
    .short = stark
    .help = Lanz rechnet mit deinen Antworten und braucht dafür bis zu einer Sekunde.
level-expert = meisterlich
    .name = Merle
    .short = Profi
    .help = Merle rechnet am weitesten und nimmt sich dafür bis zu drei Sekunden je Zug.
level-bold = kühn
    .name = Kay
    .short = kühn
    .help = Kay denkt wie Lanz, ist aber kühn: sucht den Angriff und verspricht viel.
level-careful = bedacht
    .name = Enid
    .short = bedacht
    .help = Enid denkt wie Lanz, ist aber bedacht: hält zusammen, was sie hat, und wagt wenig.
lobby-options = Varianten und Einstellungen
lobby-usual = wie üblich
lobby-range = { $a } bis { $b }
lobby-text-file = Aus einer Datei …
lobby-excludes = Was sich ausschließt
lobby-exclude = { $a } geht nicht zusammen mit { $b }.
lobby-option-is = „{ $a }: { $b }“
lobby-option-for = „{ $a }“ gibt es nur für { $b ->
        [one] { $c ->
            [one] eine Person
           *[other] 1 bis { $c } Personen
        }
       *[other] { $b } bis { $c } Personen
    }.
lobby-settings-for = Nur für { $a ->
        [one] { $b ->
            [one] eine Person
           *[other] 1 bis { $b } Personen
        }
       *[other] { $a } bis { $b } Personen
    }: { $c ->
        [one] eine weitere Einstellung
       *[other] { $c } weitere Einstellungen
    }
lobby-and = { $a } und { $b }
lobby-undo = Zurücknehmen
lobby-undo-never = Nie
    .help = Was der Zufall oder andere beantwortet haben, bleibt stehen.
lobby-undo-consent = Mit Zustimmung
    .help = Alle anderen müssen zustimmen. Allein gegen Bots ist niemand da, den du fragen könntest; dann gilt: nie.
lobby-undo-freely = Frei
    .help = Wer am Tisch sitzt, nimmt sofort zurück. Partie und Aufzeichnung sind als Übung gekennzeichnet.
lobby-undo-help = Ein Zug, der nichts gezogen und niemandem etwas Neues verraten hat, lässt sich immer zurücknehmen.
lobby-tag-never = ohne Zurücknehmen
lobby-tag-freely = Übung
lobby-who-may = Wer darf dazukommen?
lobby-closed = Nur mit Link
    .help = Der Tisch steht nirgends; wer spielt, bestimmst du.
lobby-opened = Alle
    .help = Der Tisch steht in der Lobby; freie Plätze nimmt, wer zuerst kommt.
lobby-start = Tisch aufmachen
lobby-busy = Wird aufgemacht …
lobby-table-for = { $a }, { $b ->
    [one] eine Person
   *[other] { $b } Personen
}
lobby-credit = { $a } ist ein Spiel von { $b }.
lobby-publisher = Erschienen bei { $a }, { $b }.
lobby-publisher-only = Erschienen bei { $a }.
lobby-rights = Name und Originalmaterial gehören ihren Inhabern; Tafelrunde erzählt die Regeln mit eigenen Worten und zeichnet alles selbst.

lobby-fix = Das geht so noch nicht:
lobby-bad-option = „{ $a }“ nimmt { $b }.
lobby-bad-text = „{ $a }“ geht so nicht: { $b }
lobby-bad-seats = Dieses Spiel ist für { $a } bis { $b } Personen.
lobby-fits-flag = ja oder nein
lobby-fits-range = eine ganze Zahl von { $a } bis { $b }
lobby-fits-choice = eine der Möglichkeiten
lobby-fits-text = einen Text von höchstens { $a } Zeichen

lobby-invites = { $a } lädt dich ein
lobby-invites-somebody = Du bist eingeladen
lobby-invites-open = Ein offener Tisch
lobby-to-game = zu einer Partie { $a }
lobby-at-table = Am Tisch
lobby-choose-seat = Welcher Platz?
lobby-name-at = Name auf Platz { $a }
lobby-sit = Hinsetzen
lobby-sit-title = Nimm Platz
lobby-sit-lead = Gleich geht es los.
lobby-sit-more = Wer spielt an diesem Gerät?
lobby-sit-here-too = Auch hier hinsetzen
lobby-already = Du sitzt schon an diesem Tisch. Der Link ist für jemand anderen gedacht: Schick ihn weiter, oder setzt euch zu zweit an dieses Gerät.
lobby-seat-taken = Dieser Platz ist schon besetzt.
lobby-table-over = Diese Partie ist zu Ende.
lobby-luck = Warum der Zufall hier fair ist
lobby-luck-how = Der Server hat schon ein Geheimnis versiegelt: Das ist sein Siegel. Deine Seite zieht eine eigene Zahl, versiegelt sie beim Hinsetzen und öffnet sie, wenn alle ihre versiegelt haben. Aus allen zusammen entsteht jeder Wurf, also konnte ihn niemand wählen. Dein Browser hebt auf, was du zum Nachprüfen brauchst.
lobby-luck-no-script = Ohne JavaScript kann deine Seite keine Zahl ziehen. Dann spielst du mit dem Glück, das der Server und die anderen Seiten machen, und die Aufzeichnung sagt das.

error-home = Zur Lobby
error-title-400 = Das ging nicht
error-title-403 = Nicht erlaubt
error-title-404 = Nicht gefunden
error-title-405 = Das ging nicht
error-title-413 = Zu groß
error-title-421 = Nicht unter diesem Namen
error-title-422 = Das passt nicht
error-title-429 = Zu schnell
error-title-500 = Etwas ist umgefallen
error-title-503 = Gerade geht das nicht
error-status-400 = Diese Anfrage ist nicht zu verstehen.
error-status-403 = Das darf nur von einer Seite dieser Tafelrunde kommen.
error-status-404 = Diese Seite gibt es nicht; vielleicht fehlt ein Stück der Adresse.
error-status-405 = So lässt sich diese Seite nicht ansprechen.
error-status-413 = Das ist mehr, als hier auf einmal angenommen wird.
error-status-421 = So heißt dieser Server nicht. Wer ihn betreibt, kann den Namen erlauben: tafelrunde serve --host-name und dahinter der Name aus der Adresse.
error-status-422 = Diese Angaben passen nicht zusammen.
error-status-429 = Das war sehr viel auf einmal. Warte eine Minute und versuch es dann wieder.
error-status-500 = Das war unser Fehler, nicht deiner. Deine Partien sind gesichert; versuch es noch einmal.
error-status-503 = Das geht gerade nicht. Bitte versuch es gleich noch einmal.
error-unknown-game = Dieses Spiel gibt es hier nicht.
error-unknown-table = Diesen Tisch gibt es nicht (mehr).
error-unknown-invite = Diese Einladung gilt nicht. Bitte um einen neuen Link.
error-undo-never = Zurücknehmen: nie. Was der Zufall oder andere beantwortet haben, bleibt an diesem Tisch stehen.
error-empty-position = In dieser Stellung steht nichts; beschreib, was auf deinem Tisch liegt.
error-unknown-policy = Diese Regel fürs Zurücknehmen gibt es nicht; wähle „nie“, „mit Zustimmung“ oder „frei“.
error-hints = Hinweise gibt es nur zur Übung und nur, solange sonst niemand am Tisch sitzt.
error-unthought = Der Bot ist mit dem Denken nicht fertig geworden. Frag ihn noch einmal.
error-unknown-bot = Diesen Bot gibt es hier nicht.
error-unknown-version = Nach diesen Regeln wird hier nicht mehr gespielt.
error-bad-rulebook = Diese Stelle der Spielregel gibt es nicht.
error-bad-setup = Sitze oder Einstellungen passen nicht zu diesem Spiel.
error-bad-seats = So viele können dieses Spiel nicht spielen.
error-bad-option = Eine Einstellung hat einen Wert, den es nicht gibt.
error-excluded-options = Diese Einstellungen gehen nicht zusammen.
error-two-hosts = Du sitzt nur auf einem Platz; nimm für andere „an diesem Gerät“.
error-bad-message = Das kam verstümmelt an; lade die Seite neu.
error-aside = An diesem Tisch wurde so viel nebenher geregelt, dass er jetzt nur noch Züge annimmt.
error-full = Mehr Gespräch nimmt dieser Tisch nicht auf.
error-bad-undo = Das lässt sich nicht mehr zurücknehmen.
error-opening = Gerade öffnen die Seiten ihre Zahlen; gleich beginnt die Partie.
error-empty = In diesem Text ist nichts zu sehen; bitte schreib etwas hinein.
error-illegal = Die Regeln erlauben das jetzt nicht.
error-refused = Das geht jetzt nicht.
error-auth = Dazu hast du hier kein Recht.
error-limit = Das war zu lang, zu viel oder zu schnell.
error-over = Die Partie ist zu Ende.
error-question = Am Tisch ist noch eine Frage offen; beantwortet erst diese.
error-unasked = Danach fragt dich (inzwischen) niemand.
error-read-only = Nach den Regeln dieses Tisches kann hier nicht mehr gespielt werden; ansehen geht.
error-secret = Solange die Partie läuft, bleibt ihre Aufzeichnung geheim.
error-stale = Inzwischen wird etwas anderes gefragt.
error-storage = Das lässt sich gerade nicht speichern oder lesen; nichts hat sich geändert. Bitte versuch es gleich noch einmal.
error-taken = Dieser Platz ist nicht frei.
error-waiting = Es fehlt noch jemand, oder die Partie ist noch nicht zu Ende.

cli-serving = Tafelrunde läuft: { $a }
cli-serving-near = Im selben Netz, etwa am Handy: { $a }
cli-serving-crew = { $a } Prozesse teilen sich die Arbeit.
cli-serving-stop = Strg+C beendet; gespielte Züge sind gesichert.
cli-audit-table = Tisch
cli-audit-game = Spiel
cli-audit-verdict = nachgespielt
cli-audit-why = warum
cli-audit-identical = spielt sich genauso nach
cli-audit-waiting = hat nicht begonnen
cli-audit-other-rules = andere Regeln
cli-audit-differs = weicht ab
cli-audit-position-kept = Die letzte Stellung ist aufbewahrt.
cli-audit-position-unreadable = Die letzte Stellung ist aufbewahrt, aber diese Regeln können sie nicht lesen.
cli-audit-position-none = Die letzte Stellung wurde nicht aufbewahrt.
cli-audited = { $a ->
    [one] Ein Tisch wurde angesehen.
   *[other] { $a } Tische wurden angesehen.
}
cli-backed-up = { $a ->
    [one] Ein Tisch ist in { $b }.
   *[other] { $a } Tische sind in { $b }.
}
cli-made-private = { $a } war für andere lesbar; jetzt nur noch für den Besitzer.
cli-tidy-would = { $a }: { $b }, { $c }, { $d } Tage ohne Änderung
cli-tidy-waiting = wartet auf Leute
cli-tidy-running = wird gespielt
cli-tidy-over = ist zu Ende
cli-tidy-dry = Abzuräumen: { $a } wartende Tische, { $b } laufende und { $c } beendete Partien. Nichts wurde geändert.
cli-tidy-done = Abgeräumt: { $a } wartende Tische, { $b } laufende und { $c } beendete Partien.
cli-tidy-records = Ihre Aufzeichnungen liegen in { $a }.
cli-stopped = Beendet; alle Partien sind gesichert.
cli-exported = { $a } Dateien in { $b }. README.txt erklärt die Spalten; --import liest sie wieder ein.
cli-imported = „{ $a }“ passt (Prüfsumme { $b }). So wird damit gespielt: tafelrunde play { $c } --option box=@{ $d }
cli-as-in-box = Alles wie in der Schachtel; es gibt nichts zu schreiben.
cli-drawn = Gezeichnet: { $a }
cli-written = Geschrieben: { $a }

# table page
table-skip = Zu den Aktionen springen
table-board = Spielbrett
table-players = Mitspielende
table-your-actions = Deine Aktionen
table-seat-name = Platz { $a }
table-bot-name = Bot { $a }
table-automa = Automat
table-bot-level = Bot ({ $a })
table-bot-called = { $a }, Bot ({ $b })
table-level = Stärke
table-and = { $a } und { $b }
table-turn-of = { $a } ist am Zug
table-thinks = { $a } überlegt …
table-missing = { $a ->
    [one] Es fehlt noch eine Person
   *[other] Es fehlen noch { $a } Personen
}
table-left = { $a } ist gegangen.
table-close = Schließen
table-usual = übliche Regeln
table-companion = mit eigener Schachtel
table-listed = steht in der Lobby
table-unlisted = nur mit Link
table-remove = Wegschicken
table-remove-who = { $a } vom Platz bitten
table-remove-sure = { $a } wirklich vom Platz bitten? Die Einladung gilt dann nicht mehr.
table-share = Teilen
table-code-of = QR-Code der Einladung für Platz { $a }
table-code-hint = Abfotografieren oder weiterschicken: Wer den Link öffnet, sitzt hier.
table-over = Die Partie ist zu Ende
table-read-only = Nur zum Ansehen
table-other-rules = Diese Partie wurde nach Fassung { $a } der Regeln gespielt; hier gilt Fassung { $b }.
table-kept = Zu sehen ist ihre letzte Stellung.
table-kept-before = { $a ->
    [one] Zu sehen ist die letzte aufbewahrte Stellung; danach kam noch ein Eintrag.
   *[other] Zu sehen ist die letzte aufbewahrte Stellung; danach kamen noch { $a } Einträge.
}
table-kept-unread = Die letzte Stellung ist aufbewahrt, aber die Regeln, die hier gelten, können sie nicht lesen.
table-going-on = Von hier weiterspielen
table-to-going-on = Zur Fortsetzung
table-going-on-why = Eine neue Partie nach den heutigen Regeln, von dieser Stellung aus. Sie beginnt, wenn alle, die hier spielten, wieder Platz genommen haben; niemand sonst bekommt ihre Plätze.
table-going-on-others = Wer hier mitspielt, kann von dieser Stellung aus weiterspielen.
table-goes-on = Fortsetzung einer früheren Stellung
table-you = du
table-to-move = am Zug
table-enter = Was hat eure Schachtel ergeben? { $a }
table-step-n = Schritt { $a } von { $b }
table-steps-turn = { $a } ist am Zug
table-step-back = Zurück
table-step-next = Erledigt, weiter
table-step-end = Fertig
table-step-all = Schritte dieses Zugs
table-step-other = Bei euch liegt es anders?
table-step-fix = Stellung berichtigen
table-has-chosen = hat gewählt
table-turn = Drehen
table-one-more = Mehr
table-one-fewer = Weniger
table-online = am Tisch
table-offline = nicht da
table-absent = seit Minuten nicht da
table-free = frei
table-free-seats = Freie Plätze
table-seat-free = Platz { $a } ist frei
table-who-plays = Wer spielt mit?
table-name-of = Name auf Platz { $a }
table-your-name = Dein Name
table-begin = Platz nehmen
table-sit = Hinsetzen
table-sit-ask = Um den Platz bitten
table-sit-why = Hier gibt es Verdecktes: Alle anderen am Tisch müssen zustimmen.
table-luck-why = Dein Browser steuert eine Zufallszahl bei, versiegelt, bis alle ihre beigesteuert haben: So kann niemand, auch dieser Server nicht, das Würfelglück bestimmen.
table-invite = Einladung für diesen Platz
table-copy = Kopieren
table-copy-what = Kopieren: { $a }
table-copied = Kopiert.
table-put-bot = Bot hinsetzen
table-bot-for-me = Bot für mich spielen lassen
table-bot-plays = Für { $a } spielt gerade ein Bot
table-come-back = Selbst weiterspielen
table-leave = Aufstehen
table-leave-sure = Wirklich aufstehen? Der Platz wird frei.
table-asks-undo = { $a } möchte zurücknehmen
table-asks-bot-you = { $a } fragt, ob ein Bot ({ $b }) für dich übernehmen darf
table-asks-bot = { $a } fragt, ob ein Bot ({ $b }) für { $c } übernehmen darf
table-asks-sit = { $a } bittet um Platz { $b } und sähe dann, was dort verdeckt ist
table-ask-bot = Fragen, ob ein Bot übernehmen darf
table-question-first = Erst muss die offene Frage am Tisch beantwortet werden.
table-host = Wer den Tisch eröffnet hat
table-still-to-agree = Es fehlt noch: { $a }
table-agree = Einverstanden
table-refuse = Ablehnen
table-withdraw = Doch nicht
table-watch = Zuschauen
table-watching = { $a ->
    [0] Niemand schaut zu.
    [one] Eine Person schaut zu.
   *[other] { $a } Personen schauen zu.
}
table-watch-link = Adresse zum Zuschauen
table-seat-link = Nur für dich: dein Platz auf einem anderen Gerät. Wer diese Adresse hat, spielt für dich; gib sie nicht weiter.
table-seat-link-name = Dieser Platz auf einem anderen Gerät
table-record = Aufzeichnung laden
table-wins = { $a } gewinnt
table-shared = Geteilter Sieg: { $a }
table-sheet = Wertung
table-points = Punkte
table-rematch = Revanche
table-to-rematch = Zur Revanche
table-luck = War das Glück ehrlich?
table-luck-verify = Vor der ersten Ziehung hatten alle eine Zahl in einen versiegelten Umschlag gelegt, auch der Server. Jede Ziehung lässt sich nachrechnen, auf deinem eigenen Gerät.
table-luck-commitment = Siegel des Servers
table-luck-numbers = Zahlen der Browser
table-luck-secret = Geheimnis
table-why-watching = Du schaust zu. Setz dich an einen freien Platz, um mitzuspielen.
table-why-not-asked = Du bist gerade nicht am Zug.
table-log-undo = { $a } nimmt zurück.
table-log-ask = { $a } möchte zurücknehmen.
table-log-ask-bot = { $a } wird gefragt, ob ein Bot übernehmen darf.
table-log-ask-sit = { $a } bittet um Platz { $b }.
table-log-agree = { $a } ist einverstanden.
table-log-refuse = { $a } lehnt ab.
table-log-flag = Die Zeit von { $a } ist um.
table-log-absent = { $a } ist seit zwei Minuten nicht da.
table-log-present = { $a } ist wieder da.
table-log-hint = { $a } lässt sich einen Hinweis geben.
table-hint = Hinweis: Was würde ein starker Bot erwägen?
table-hint-wait = Ein starker Bot denkt nach …
table-hinted = Ein starker Bot würde erwägen:
table-log-simple = Für { $a } ist der Bot mit dem Denken nicht fertig geworden; es wurde einfach gewählt.
table-log-bot = Für { $a } spielt ein Bot ({ $b }).
table-log-empty = Platz { $a } ist frei.
table-log-sits = { $a } nimmt Platz { $b } ein.
table-back = Zurück
table-undo = Zurücknehmen
table-undo-ask = Um Zurücknehmen bitten
table-policy-never = Zurücknehmen: nie, sobald der Zufall oder andere geantwortet haben.
table-policy-consent = Zurücknehmen: wenn alle anderen zustimmen, sobald der Zufall oder andere geantwortet haben.
table-policy-usual = Zurücknehmen: wenn alle anderen zustimmen; allein gegen Bots nie.
table-policy-freely = Zurücknehmen: frei, jederzeit. Diese Partie ist eine Übung.
table-policy-box = Zurücknehmen: Was ihr aus der Schachtel eintragt, lässt sich immer berichtigen.
table-practice = Übung
table-practice-end = Eine Übungspartie: Alles ließ sich jederzeit zurücknehmen. Das steht auch in der Aufzeichnung.
table-since = Seit deinem Zug
table-recent = Zuletzt
table-lost = Verbindung unterbrochen; sie wird wieder aufgebaut …
table-clears = { $a ->
    [0] Dieser Tisch wird heute abgeräumt
    [one] Dieser Tisch wird morgen abgeräumt
   *[other] Dieser Tisch wird in { $a } Tagen abgeräumt
}
table-clears-why = Hier ist lange nichts geschehen. Spielt weiter oder schreibt eine Zeile, dann bleibt er.
table-clears-over = Die Partie ist lange vorbei. Lade ihre Aufzeichnung herunter, wenn du sie behalten willst.
table-cleared = Diesen Tisch gibt es nicht mehr.
table-crowded = Es sind zu viele Tische auf einmal offen. Schließ einen, dann geht es hier von selbst weiter.
table-queued = Verbindung unterbrochen. Was du getan hast, ist noch nicht angekommen; es wird gesendet, sobald sie wieder da ist.
table-again = Wieder verbunden.
table-sound = Töne
table-motion = Bewegung
table-ask-first = Vor jedem Zug nachfragen
table-pass-to = Gib das Gerät an { $a }
table-uncover = Ich bin es – aufdecken
table-more = Mehr
table-rule = Regel
table-send = Senden
table-say = Etwas sagen
table-not-possible = Das geht jetzt nicht.
table-struck = zurückgenommen
table-watcher = zuschauend
table-mute = stumm
table-unmute = wieder zeigen
table-tab-log = Verlauf
table-tab-chat = Gespräch
table-tab-rules = Regeln
table-tab-menu = Tisch
table-rulebook = Ganze Spielregel
table-components = Material mit Quellen
table-rules-hint = Klicke auf etwas, das nicht geht: Hier steht dann, welche Regel es verbietet. Was ein Zeichen bedeutet, sagt es, wenn Zeiger oder Finger darauf ruhen.
table-settings = Einstellungen
# end of table page

# luck entered by hand
lobby-source = Würfel, Beutel und Stapel
lobby-luck-drawn = Das Programm zieht
    .help = Nachprüfbar: Das Los steht vor dem ersten Zug fest und wird am Ende offengelegt.
lobby-luck-entered = Wir haben die Schachtel vor uns
    .help = Begleitung zum echten Spiel: Was Beutel, Auslage und Schalen ergeben, wird hier eingetragen.
lobby-luck-left = Die Schachtel vor uns, einiges zieht das Programm
    .help = Eingetragen wird nur, was auf dem Tisch liegt; die übrigen Plättchen zieht das Programm.
position-title = Stellung berichtigen
position-help = Ändere, was auf eurem Tisch anders liegt. Die Partie geht an einem neuen Tisch mit dieser Stellung weiter; die alte bleibt, wie sie ist. In Listen trennt ein Komma: Was fehlt, schreibst du dazu, was zu viel ist, löschst du.
position-fields = Felder
position-text = Als Text
position-text-help = Alle Angaben als JSON. Wenn du hier etwas änderst, gilt der Text und nicht die Felder.
position-go = Mit dieser Stellung weiterspielen
position-bad = So kann die Stellung nicht sein: { $a }
position-not-here = Nur wer mit der Schachtel vor sich spielt, kann die Stellung berichtigen.
position-near = Näher heran
position-undo = Rückgängig
position-redo = Wiederherstellen
position-drop = Aus der Hand legen
position-trays = Was in der Schachtel ist
position-whose = Wem es gehört
position-left = noch { $a }
position-place = Im Dorf
position-place-help = Tippe auf ein Plättchen: Hier steht dann, was darauf liegt.
position-less = Weniger: { $a }
position-more = Mehr: { $a }
position-not-yet = { $a ->
        [1] Weiter, sobald ein Fehler behoben ist
       *[other] Weiter, sobald { $a } Fehler behoben sind
    }
position-kept = Die Partie geht an einem neuen Tisch mit dieser Stellung weiter; die alte bleibt, wie sie ist.
position-discard = Verwerfen
position-take-text = Text übernehmen
position-mend-set = Auf { $a } setzen
position-mend-away = Wegnehmen: { $a }
wrong-missing = Diese Angabe fehlt.
wrong-number = Hier steht eine ganze Zahl von { $a } bis { $b }.
wrong-no-number = Hier steht eine ganze Zahl.
wrong-unknown = „{ $a }“ gibt es hier nicht.
wrong-empty = In dieser Stellung steht nichts; beschreib, was auf deinem Tisch liegt.
wrong-text-long = Der Text ist zu lang.
wrong-text-json = Der Text ist kein JSON-Objekt.
table-position = Stellung berichtigen
table-replay = Nachspielen
lobby-replay = Ansehen
replay-title = Nachspielen
replay-story = Verlauf
replay-slider = Stelle in der Partie
replay-start = An den Anfang (Pos 1)
replay-back = Einen Schritt zurück (←)
replay-play = Abspielen (Leertaste)
replay-pause = Anhalten (Leertaste)
replay-on = Einen Schritt weiter (→)
replay-end = Ans Ende (Ende)
replay-begin = Vor dem ersten Zug
replay-step = Schritt
replay-new = Neu:
replay-mine = nur meine Entscheidungen
replay-undone = Zurückgenommenes zeigen
replay-struck = zurückgenommen
replay-copy = Link zu dieser Stelle
replay-copied = Der Link zu dieser Stelle ist kopiert.
replay-picture = Bild
replay-as = Gesehen mit den Augen von
replay-all = alle
replay-watcher = Zuschauer
replay-ended = Die Partie ist zu Ende: Jetzt stehen alle Ansichten offen.
replay-table = Zum Tisch
replay-other = Andere Aufzeichnung
replay-lost = Das hat der Server nicht beantwortet. Versuch es noch einmal.
replay-secret = Solange die Partie läuft, siehst du nur, was du von deinem Platz aus sehen darfst. Danach stehen alle Ansichten offen.
replay-forgets = In dieser Partie zeigt niemand vor, was vergangen ist: Wer sich nicht erinnert, erfährt es am Ende. Danach stehen alle Ansichten offen.
replay-secret-device = An diesem Gerät spielen mehrere: Solange die Partie läuft, siehst du hier, was Zuschauer sehen. Danach stehen alle Ansichten offen.
replay-bad-seat = Einen Platz „{ $a }“ gibt es an diesem Tisch nicht.
replay-bad-moment = Eine Stelle „{ $a }“ hat diese Partie nicht; es gibt 0 bis { $b }.
replay-bad-theme = Es gibt kein Farbschema „{ $a }“, nur light und dark.
replay-slower = Das ging zu schnell. Warte einen Augenblick.
replay-gone = Diese Aufzeichnung liegt hier nicht mehr. Bring sie noch einmal mit: Sie wird nur für eine Weile im Speicher gehalten.
replay-waiting = Die Partie hat noch nicht angefangen: Es gibt noch nichts nachzuspielen.
replay-read-only = Diese Partie lässt sich hier nicht nachspielen, aber ihre Aufzeichnung gibt es noch am Tisch. { $a }
replay-record = Aufzeichnung
replay-file = Oder aus einer Datei:
replay-upload-help = Füge die Aufzeichnung einer Partie ein, wie man sie am Tisch laden kann. Sie wird geprüft und dann Zug für Zug gezeigt.
replay-upload-kept = Gespeichert wird nichts: Der Text liegt nur im Arbeitsspeicher, bis eine Stunde lang niemand mehr hinsieht. Wer den Link kennt, kann so lange mitschauen.
replay-show = Zeigen
replay-too-long = Der Text ist zu lang: Mehr als { $a } Zeichen werden nicht gelesen.
replay-bad-record = Diese Aufzeichnung stimmt nicht: { $a }
replay-luck = War das Glück ehrlich?
replay-luck-later = Nach dem Ende der Partie lässt sich hier jede Ziehung nachrechnen.
replay-luck-checking = Jede Ziehung wird nachgerechnet …
replay-luck-yes = Ja.
replay-luck-no = Nein.
replay-luck-wrong = Etwas passt nicht zusammen. Lade die Aufzeichnung und sprich den Betreiber an. { $a }
replay-luck-promise = Vor der Partie hat der Server ein Geheimnis gewählt und seinen Fingerabdruck gezeigt. Jetzt ist das Geheimnis offen, und der Fingerabdruck passt: Es wurde nicht ausgetauscht.
replay-luck-people = { $a ->
    [0] Niemand hat eine eigene Zahl dazugegeben.
    [one] Eine Person hat eine eigene Zahl dazugegeben, die der Server vorher nicht kannte.
   *[other] { $a } Personen haben eigene Zahlen dazugegeben, die der Server vorher nicht kannte.
 }
replay-luck-seeded = Das Glück kam aus einer festen Startzahl, die in der Aufzeichnung steht.
replay-luck-draws = { $a ->
    [0] Es wurde nichts gezogen.
    [one] Die eine Ziehung ist nachgerechnet und stimmt.
   *[other] Alle { $a } Ziehungen sind nachgerechnet und stimmen.
 }
replay-luck-entered-title = Aus der Schachtel
replay-luck-entered = Was gezogen und gewürfelt wurde, haben die Leute am Tisch eingetragen. Das lässt sich nicht nachrechnen.
replay-no-picture = Bilder kann dieser Server nicht malen.

# Signs of life: sounds, notices, the site as an app
table-notify = Bescheid sagen, wenn du dran bist
table-offer-sound = Töne, wenn etwas geschieht?
table-offer-notify = Bescheid sagen, wenn du dran bist und woanders hinsiehst?
table-offer-yes = Ja
table-offer-no = Nein
site-install = Als App installieren
offline-title = Keine Verbindung
offline-text = Der Server ist gerade nicht zu erreichen. Deine Tische warten auf dich, nichts geht verloren.
offline-again = Noch einmal versuchen

# Tempo: was andere tun, wird nacheinander gezeigt
table-tempo = Tempo der Bots
table-speed-calm = ruhig
table-speed-quick = zügig
table-playback = Was andere tun, zeigen
table-watch-again = ansehen
table-hold = Anhalten
table-go-on = Weiter
table-skip-all = Überspringen
table-skip-turn = Zu deinem Zug
table-progress = { $a } von { $b }
table-more-lines = { $a } weitere Zeilen
table-round-n = Runde { $a }
table-setup-n = Aufbau ({ $a })
table-turns-n = { $a } Züge
table-left-n = noch { $a }
table-speed-once = sofort

# Hints for a first match

table-coach = Hinweise für die erste Partie (einschalten zeigt alle noch einmal)
table-coach-first = Erste Partie
table-coach-done = Verstanden
table-coach-off = Hinweise aus

lobby-last-time = wie letztes Mal

# What will be played, changed before it begins

arrange-title = { $a }: Einstellungen ändern
arrange-lead = Wer schon sitzt, wird einmal gefragt, ob es so recht ist. Plätze vergibst du am Tisch.
arrange-keep = Übernehmen
arrange-back = Zurück
table-change = Ändern
table-changed = { $a } hat geändert, was gespielt wird. Spielst du so mit?
table-changed-yes = Ich spiele mit
table-changed-waits = Noch nicht gesehen von: { $a }.
table-changed-title = Geänderte Einstellungen
table-example = Zum Beispiel so. Ausgelegt wird, und Farben werden verteilt, wenn alle da sind.
table-log-arrange = Die Einstellungen wurden geändert ({ $a }).

# The rulebook's page

rules-search = In den Regeln suchen
rules-found = { $a ->
    [one] Ein Absatz
   *[other] { $a } Absätze
}
rules-none = Davon steht nichts in den Regeln.
rules-figure = { $a }: Bild zu § { $b }
rules-foot = Jeder Absatz hat eine eigene Adresse. Die Bilder zeichnet das Spiel selbst aus kleinen Stellungen.
rules-tag = Auslegung { $a }

# the play screen's frame
table-lens = Brett nah oder ganz
table-parts = Teile des Bretts
table-whole = Übersicht: nah oder ganz
table-beside = Verlauf, Gespräch, Regeln
table-menu = Menü
table-table-and-settings = Tisch und Einstellungen
table-all = Alle { $a } …
table-fold = Zuklappen
table-below = noch { $a } weiter unten
table-send-n = Abschicken ({ $a })
table-nobody-at = Auf { $a } sitzt niemand

# Warum nicht

table-why-not-now = „{ $a }“ geht gerade nicht.
table-why-nothing = Damit lässt sich jetzt nichts anfangen.
table-look-up = nachlesen
table-why-needed = nötig
table-why-there = da
table-why-over = Die Partie ist zu Ende.
table-why-turn-of = { $b ->
    [one] Gerade ist { $a } am Zug.
   *[other] Gerade sind { $a } am Zug.
 }

# Das Ende einer Partie
table-end-board = Brett ansehen
table-end-result = Zum Ergebnis
table-end-watch = Ansehen
table-end-picture = Bild
table-end-record = Aufzeichnung
table-end-chart = Punkte je Runde
table-end-chart-label = Punkte je Runde, am Ende: { $a }
table-end-table = Als Tabelle
table-end-round = Runde
table-end-final = Ende
table-end-close = { $a ->
    [one] Knapp: Ein Punkt fehlte.
   *[other] Knapp: { $a } Punkte fehlten.
 }
table-end-wish = { $a } möchte eine Revanche.
table-luck-check = Nachrechnen
end-later = Die Partie ist noch nicht zu Ende.

# Filme einer Partie
replay-film = GIF ab hier
replay-film-steps = Schritte
replay-film-about = { $a } Bilder, { $b } s, etwa { $c } MB
replay-film-go = Machen
replay-film-made = GIF ansehen und speichern
replay-film-failed = Das GIF ist nicht gelungen. Versuch es noch einmal.
replay-film-frames = Ein GIF hat 2 bis { $a } Bilder.
replay-film-full = Gerade werden schon genug GIFs gemacht. Versuch es gleich noch einmal.
replay-film-gone = Dieses GIF liegt hier nicht mehr.
# Nach dem ersten Klick
table-next = { $a } – wie weiter?

# Meine Partien
lobby-matches = Meine Partien
lobby-matches-none = Noch ist keine deiner Partien zu Ende. Danach kannst du sie hier noch einmal ansehen.

# Bots gegeneinander
cli-wrong-plot = Das Schaubild wird als .svg- oder .png-Datei gezeichnet, nicht als { $a }.
cli-paused = Nach { $a } Partien unterbrochen; derselbe Befehl macht damit weiter.
cli-forecast = Vorhersage
cli-came-true = eingetroffen
cli-forecasts = Vorhersagen
cli-calibration-caption = { $a } Partien; mittlerer Abstand { $b }; Log-Loss { $c }, ohne Wissen { $d }
cli-sharpness = Log-Odds mal { $a }; für diese Partien am besten: mal { $b }; Log-Loss ohne { $c }
cli-tuned = Die besten Gewichte: { $a }. Sie gehören in data/advice.toml des Spiels.
cli-interval = 95 %
cli-rating = Wertung
cli-per-decision = ms je Entscheidung
cli-arena-caption = { $a } Partien; Gleichstand wäre { $b }
cli-arena-above = entschieden: über Gleichstand
cli-arena-below = entschieden: unter Gleichstand
cli-arena-open = nicht entschieden
cli-analyse-start = am Anfang
cli-analyse-end = am Ende
cli-analyse-luck = Glück
cli-analyse-skill = Entscheidungen
cli-analyse-moment = Eintrag { $a }, { $b }: { $c } Prozentpunkte

## Plätze im Warteraum

table-log-seats = Die Plätze sind neu verteilt.
table-begins-seats = { $a ->
        [one] Es geht los, sobald Platz { $b } besetzt ist.
       *[other] Es geht los, sobald die Plätze { $b } besetzt sind.
    }
table-begins-agreed = Es geht los, sobald { $a } zugestimmt hat.
table-begins-counts = Alle da: Gleich geht es los.
table-begins-halted = Angehalten: { $a } braucht noch einen Moment.
table-all-there = Alle sind da
table-counts = Gleich geht es los
table-halted = { $a } hat angehalten
table-count-stop = Moment noch
table-count-go = Los geht’s
table-opened-it = hat den Tisch aufgemacht
table-seat-menu = Platz ändern: { $a }
table-move-up = Einen Platz nach oben
table-move-down = Einen Platz nach unten
table-more-seats = Noch ein Platz
table-fewer-seats = Ein Platz weniger
table-invite-for = Einladung für Platz { $a }
lobby-speed = Tempo der Bots
lobby-speed-calm = Ruhig
    .help = Jedes Ereignis ist fast eine Sekunde lang zu sehen.
lobby-speed-quick = Zügig
    .help = So schnell, dass man noch mitkommt.
lobby-speed-once = Sofort
    .help = Ohne Pausen. Wer allein spielt, kann es am Tisch jederzeit ändern.

# Uhren, und wer geht
lobby-clock = Uhr
lobby-clock-none = ohne Uhr
    .help = Alle denken, so lange sie mögen.
lobby-clock-move = je Zug
    .help = Jeder Zug hat seine eigene Zeit. Ist sie um, entscheidet ein Bot.
lobby-clock-match = je Partie
    .help = Eine Zeit für alle Züge, und für jeden Zug etwas dazu. Ist sie um, entscheidet ein Bot.
lobby-clock-days = Tage
    .help = Für Partien nebenbei: Jeder Zug hat Tage Zeit.
lobby-clock-move-n = Sekunden je Zug
lobby-clock-match-n = Minuten je Person
lobby-clock-more = Sekunden dazu je Zug
lobby-clock-days-n = Tage je Zug
lobby-leaver = Ist jemand zwei Minuten weg:
lobby-leaver-vote = Die anderen stimmen ab
    .help = Sind alle dafür, spielt ein Bot weiter. Zurückkommen geht jederzeit.
lobby-leaver-bot = Ein Bot springt ein
    .help = Ohne Abstimmung. Zurückkommen geht jederzeit.
error-unknown-timing = Diese Bedenkzeit gibt es nicht.
table-clock-move = { $a } s je Zug
table-clock-match = { $b ->
    [0] { $a } Min. je Person
   *[other] { $a } Min. + { $b } s je Zug
}
table-clock-days = { $a ->
    [one] 1 Tag je Zug
   *[other] { $a } Tage je Zug
}
table-leaver-bot = Bot springt ein
table-clock-mark = Du hast noch { $a } Sekunden.
table-clock-hour-n = { $a } Std.
table-clock-day-n = { $a } T.
table-by-bot = Bot
table-gone = { $a } ist weg
table-gone-soon = Danach darf ein Bot ({ $a }) weiterspielen. Zurückkommen geht jederzeit.
table-gone-bot = Danach spielt ein Bot ({ $a }) weiter. Zurückkommen geht jederzeit.
table-gone-later = Abstimmen, sobald die Zeit um ist
table-gone-now = Sind alle dafür, spielt ein Bot ({ $a }) weiter. Zurückkommen geht jederzeit.
table-stand-agree = Bot einsetzen ({ $a } von { $b })
table-stand-wait = Warten
table-asks-stand = Soll ein Bot ({ $b }) für { $a } weiterspielen?
table-asks-abandon = { $a } möchte die Partie abbrechen
table-give-up = Aufgeben oder abbrechen …
table-resign = Aufgeben
table-resign-sure = Wirklich aufgeben? Damit ist die Partie zu Ende.
table-resign-bot-sure = Wirklich aufgeben? Ein Bot spielt für dich zu Ende, und du kannst nicht zurück.
table-abandon = Partie abbrechen
table-abandon-ask = Um Abbruch bitten
table-abandon-sure = Die Partie hier ohne Ergebnis beenden?
table-ended-abandoned = Einvernehmlich abgebrochen.
table-ended-resigned = { $a } hat aufgegeben.
table-ended-won = { $a } hat aufgegeben, { $b } gewinnt.
table-end-resigned = Aufgegeben
table-end-abandoned = Abgebrochen
table-ended-no-result = Gewertet wird nichts; ansehen kannst du die Partie trotzdem.
table-log-late = Die Zeit von { $a } ist um: Ein Bot ({ $b }) entscheidet.
table-log-lapse = Niemand hat geantwortet: Die Frage ist erledigt.
table-log-missing = Die Seite von { $a } hat ihre Zahl nicht geöffnet: Es gilt ihr Siegel.
table-log-resign = { $a } gibt auf.
table-log-ask-stand = Soll ein Bot für { $a } weiterspielen?
table-log-ask-abandon = { $a } möchte abbrechen.
table-log-bring = { $a } trägt ein Teil der eigenen Schachtel ein.
table-log-back = { $b ->
    [0] { $a } ist zurück und spielt selbst weiter.
    [one] { $a } ist zurück und spielt selbst weiter. Der Bot hat einmal entschieden.
   *[other] { $a } ist zurück und spielt selbst weiter. Der Bot hat { $b }-mal entschieden.
}

# components

piece-new = Neues Teil
piece-lead = Nicht in der Liste, oder bei euch anders? Trag hier ein, was auf eurem Teil steht. Was bisher geschah, bleibt.
piece-instead = Es ist dieses von unseren, oder fehlt dafür in eurer Schachtel:
piece-shape = 1 Umriss
piece-outline = Umriss { $a }
piece-edges = Tippe auf eine Kante, bis sie stimmt.
piece-look = 2 So sieht es aus
piece-facts = 3 Was steht darauf?
piece-draw = Zeichnen
piece-fits = Passt zusammen.
piece-broken = Sobald alles passt, ist es hier gezeichnet.
piece-add = Hinzufügen und weiter
box-refused = { $a }
table-add-piece = Nicht in der Liste: eintragen
box-own = Eigenes Material: { $a }
box-title = Material von { $a }
box-link = Alles Material mit Quelle
box-kicker = Material
box-lead = Die Regeln sind vollständig. Von { $b } Teilen der Schachtel kennen wir { $a } nicht aus dem Original{ $c ->
    [0] {""}
    [one] , bei einem weiteren einzelne Werte nicht
   *[other] , bei { $c } weiteren einzelne Werte nicht
}. Wir haben sie passend nachgebaut und sagen es bei jedem.
box-beside = Eure Schachtel kann von unserer abweichen: Von { $b } Teilen sind { $a } rekonstruiert{ $c ->
        [0] {""}
       *[other] , bei { $c } weiteren einzelne Werte
    }. Seht vorher nach. Was bei euch anders ist, bringt ihr als Tabelle mit oder tragt es ein, sobald es auftaucht.
box-lead-own = Das ist die eigene Schachtel „{ $a }“.
box-source-rulebook = Anleitung
box-source-photographs = Fotos
box-source-reconstructed = rekonstruiert
box-source-own = eigen
box-partly = { $a }; rekonstruiert: { $b }
box-partly-tag = teils
box-counted = { $a }: { $b } Teile, { $c ->
    [0] keines
    [one] eines
   *[other] { $c }
} rekonstruiert
box-search = Material suchen
box-none = Nichts gefunden
box-found = { $a ->
    [one] ein Teil
   *[other] { $a } Teile
} gefunden
box-all = Alle
box-times = { $a } ×
box-download = Als Tabellen laden
box-yours = Du hast die Schachtel?
box-yours-help = Lade die Tabellen, trag ein, was auf deinen Karten und Plättchen steht, und lade sie hier wieder hoch. Komma oder Strichpunkt, deutsche oder englische Spalten: beides geht. Tabellen, die du weglässt, bleiben wie hier.
box-files = Deine Tabellen (CSV)
box-upload = Hochladen und prüfen
box-busy = Wird geprüft …
box-troubles = { $a ->
    [one] Eine Stelle passt
   *[other] { $a } Stellen passen
} noch nicht. Verbessere sie in deiner Tabelle und lade sie noch einmal hoch.
box-good = Alles in Ordnung: { $a } Teile, alle gezeichnet, für jede Personenzahl eine Probepartie zu Ende gespielt.
box-same = Das ist genau die Schachtel, die schon hier liegt.
box-open = Tisch damit aufmachen
box-keep = Diese Datei aufheben
box-hash = Prüfsumme { $a }
box-without = Ohne eigenes Material spielen
box-unplayable = Damit lässt sich nicht spielen: { $a }
box-busy-server = Gerade wird schon eine Schachtel geprüft. Versuch es gleich noch einmal.
box-at = { $a }, Zeile { $b }, Spalte „{ $c }“: { $d }
box-at-line = { $a }, Zeile { $b }: { $c }
box-readme-title = Das Material von { $a } als Tabellen
box-readme = Jede Datei ist eine Tabelle. Ändere, streiche oder ergänze Zeilen und lies den Ordner wieder ein. Werte in Klammern erklären nur; in die Zelle gehört, was davor steht. Mehrere Zahlen oder Namen stehen mit Leerzeichen nebeneinander, Mengen als „2 wood 1 stone“, Orte als „(0 0) (2 1)“.
box-fits-choice = Möglich: { $a }.
box-fits-number = Von { $a } bis { $b }.
box-rows = Eine Tabelle hat { $a } bis { $b } Zeilen.
box-row = Das ist keine Zeile.
box-column = Eine Spalte „{ $a }“ gibt es hier nicht.
box-missing = Hier fehlt etwas.
box-twice = „{ $a }“ gibt es schon.
box-fixed = Hier muss „{ $a }“ stehen: Diese Zeilen kennen die Regeln, in dieser Reihenfolge.
box-too-many = Mehr als { $a } Zeilen gehen hier nicht.
box-text = Der Text ist zu lang; höchstens { $a } Zeichen.
box-formula = „{ $a }“ beginnt wie eine Formel; ein Text beginnt nicht mit =, +, - oder @.
box-letters = Hier stehen Zeichen, die man nicht lesen kann.
box-number = „{ $c }“ geht nicht; möglich ist eine ganze Zahl von { $a } bis { $b }.
box-flag = „{ $a }“ verstehe ich nicht; ja oder nein.
box-choice = „{ $b }“ kenne ich nicht. Möglich: { $a }.
box-list = Höchstens { $a } Werte.
box-size = Hier gehören { $a } Werte hin, nicht { $b }.
box-pair = „{ $a }“ ist kein Ort; Orte schreibt man als (0 0) (2 1).
box-counts = Mengen schreibt man als „2 wood 1 stone“. Möglich: { $a }.
box-table = Eine Tabelle „{ $a }“ gibt es nicht.
box-file = „{ $a }“ gehört nicht zu diesem Spiel. Hierher gehören: { $b }
box-nothing = Hier ist keine Tabelle dabei. Hierher gehören: { $a }
box-too-large = Das ist zu groß: höchstens { $a } MB.
box-cells = Die Zeile hat mehr als { $a } Zellen.
box-empty = Die Tabelle hat keine Zeilen.
box-unreadable = Die Tabelle lässt sich nicht lesen ({ $a }).
box-no-column = Diese Spalte kenne ich nicht.
box-column-twice = Diese Spalte steht zweimal da.
box-column-missing = Diese Spalte fehlt.
box-lies = Das kann hier nur { $a } sein.
box-set-name = Name deiner Schachtel
box-name = „{ $a }“ ist kein Name; Namen sind kurz und haben nur Buchstaben, Ziffern und Bindestriche.
column-name = Name
    .help = Kurz, nur Buchstaben, Ziffern und Bindestriche; jeder nur einmal.
column-id = Nr.
    .help = Kurz, nur Buchstaben, Ziffern und Bindestriche; jede nur einmal.
column-key = Nr.
    .help = Kurz, nur Buchstaben, Ziffern und Bindestriche; jede nur einmal.
column-count = Anzahl
    .help = Wie viele davon in der Schachtel sind.
column-seats = Personen
    .help = Ab wie vielen Personen es dabei ist.
column-points = Punkte
    .help = Siegpunkte.
column-gold = Gold
    .help = Goldstücke.
column-source = Quelle
    .help = Woher wir es kennen; wer etwas ändert, dessen Zeile wird „own“.
column-reconstructed = davon rekonstruiert
    .help = Spalten dieser Zeile, die von uns sind, durch Leerzeichen getrennt.

# Eine Partie analysiert
replay-study = Partie analysieren
replay-study-full = Gerade werden genug Partien analysiert. Versuch es gleich noch einmal.
replay-study-failed = Die Partie wurde nicht analysiert. Versuch es noch einmal.
replay-study-later = Analysiert wird eine Partie, wenn sie zu Ende ist.
replay-inside = Wie die Suche verlief
replay-action = Aktion
replay-visits = Besuche
replay-chance = Chance
replay-study-by = Gesucht aus der eigenen Sicht dieses Platzes, # Stichproben je Entscheidung.
replay-odds = Wer gewinnt wohl?
replay-turning = Wendepunkt
replay-played = Gespielt:{" "}
replay-side = Seite
replay-fortunes = Glück und Können
replay-fortune = Glück
replay-skill = Können
replay-fortunes-help = In Prozentpunkten der Gewinnaussicht: was Auslosungen gaben und was die eigenen Entscheidungen gaben.

# seals and receipts of luck
table-opening = Die Zahlen werden geöffnet
table-opening-waits = Alle haben eine Zahl versiegelt. Noch zu öffnen: { $a }. Die Partie beginnt spätestens in { $b } Sekunden.
table-opening-days = Alle haben eine Zahl versiegelt. Noch zu öffnen, beim nächsten Besuch: { $a }. Die Partie beginnt spätestens in einem Tag.
table-luck-receipt = Glücksbeleg
table-unfair = Mit dem Glück stimmt etwas nicht
table-unfair-go-on = Trotzdem weiterspielen
table-unfair-missing = Deine Zahl ging nicht ein, obwohl deine Seite sie geöffnet hat. Die Partie wartet auf dich: Wenn deine Seite nicht gerade ohne Verbindung war, könnte ein Server, der Zahlen verliert, zwischen zwei Ausgängen wählen. Sichere deinen Beleg und sprich mit den anderen, bevor du spielst.
table-unfair-late = Deine Zahl ging nicht ein. Vielleicht kam sie zu spät: Deine Seite hatte geschlafen oder lag im Hintergrund, als sie geöffnet werden sollte. Statt der Zahl gilt ihr Siegel. War deine Seite die ganze Zeit zu sehen, dann sichere deinen Beleg und sprich mit den anderen, bevor du spielst.
table-unfair-unasked = Deine Zahl gilt als nicht geöffnet, aber deine Seite wurde nie danach gefragt. Vielleicht hatte sie geschlafen oder keine Verbindung; sonst könnte ein Server, der nicht fragt, zwischen zwei Ausgängen wählen. Sichere deinen Beleg und sprich mit den anderen, bevor du spielst.
table-unfair-commitment = Der Server zeigt ein anderes Siegel als zuvor. Vielleicht hat er sein Geheimnis ausgetauscht. Sichere deinen Beleg und sprich mit den anderen, bevor du spielst.
table-unfair-terms = Die Siegel, oder was gespielt wird, sind andere, als deine Seite zuvor gesehen hat. Sichere deinen Beleg und sprich mit den anderen, bevor du spielst.
table-unfair-seal = Das Siegel deiner Zahl ist nicht unter denen dieser Partie. Sichere deinen Beleg und sprich mit den anderen, bevor du spielst.
table-unfair-number = An der Stelle deiner Zahl steht eine andere. Sichere deinen Beleg und sprich mit den anderen, bevor du spielst.
luck-title = Glücksbeleg
luck-asked = War das Glück ehrlich?
luck-yes = Ja.
luck-no = Nein.
luck-later = Das lässt sich nach dem Ende sagen.
luck-without = Das lässt sich hier ohne JavaScript nicht sagen; „tafelrunde verify“ prüft die Aufzeichnung.
luck-how = Vor dem Start hat jeder eine Zahl in einen versiegelten Umschlag gelegt, auch der Server. Erst als alle Umschläge lagen, wurden sie geöffnet. Aus allen Zahlen zusammen entsteht jeder Wurf und jede Karte.
luck-so = Niemand allein konnte also etwas bestimmen, auch der Server nicht.
luck-alone = Keine Seite hat eine Zahl beigesteuert: Das Geheimnis des Servers allein hat entschieden. Es war vor dem Start versiegelt und wurde nicht ausgetauscht, aber niemand sonst hatte daran Anteil.
luck-server = Server
luck-seat = { $a }, Platz { $b }
luck-sealed = versiegelt
luck-fits = Siegel passt zur Zahl
luck-yours = deine Zahl, auf diesem Gerät aufgehoben
luck-missing = hat nicht geöffnet: Es gilt das Siegel
luck-none = hat keine Zahl beigesteuert
luck-bad = Siegel passt nicht zur Zahl
luck-draws = { $a ->
    [0] Es gab nichts zu ziehen
    [one] Die eine Ziehung nachgerechnet
   *[other] Alle { $a } Ziehungen nachgerechnet
}
luck-odds = { $a } aus { $b }
luck-here = Gerechnet auf deinem Gerät, nicht auf dem Server; die Chancen sind die der Regeln, auch die prüft „tafelrunde verify“.
luck-slip = Glücksbeleg
luck-slip-table = Tisch { $a }
luck-slip-server = Siegel des Servers
luck-slip-number = Deine Zahl
luck-slip-others = Siegel aller Seiten
luck-slip-terms = Vereinbart (Prüfsumme)
luck-slip-none = keine auf diesem Gerät
luck-slip-fits = stimmt mit dem Tisch überein
luck-slip-differs = stimmt nicht mit dem Tisch überein
luck-slip-no = Auf diesem Gerät liegt kein Beleg dieser Partie. Wenn du ihn als Datei hast, lade ihn.
luck-slip-why = Heb den Beleg auf: Mit ihm kann der Server später nichts anderes behaupten.
luck-save = Beleg sichern
luck-load = Beleg laden
luck-not-read = Diese Datei ist kein Beleg.
luck-other-match = Dieser Beleg gehört zu einer anderen Partie.
luck-trouble-commitment = Vor der Partie hat der Server ein anderes Siegel gezeigt.
luck-trouble-terms = Die Siegel, oder was gespielt wird, sind andere als vor der Partie.
luck-trouble-seal = Das Siegel dieser Seite fehlt.
luck-trouble-number = An der Stelle der eigenen Zahl steht eine andere.
luck-trouble-missing = Die Seite hat ihre Zahl geöffnet, aber der Tisch sagt, sie fehle.
luck-trouble-late = Der Tisch sagt, die Zahl dieser Seite fehle. Die Seite hat sie geöffnet, vielleicht aber zu spät: Sie hatte geschlafen oder lag im Hintergrund.
luck-trouble-secret = Das Geheimnis passt nicht zum Siegel des Servers.
luck-trouble-share = Eine Zahl passt nicht zu ihrem Siegel.
luck-trouble-draw = Ziehung { $a } ist nicht die, die das Glück ergibt.
luck-talk = Sichere Aufzeichnung und Beleg und sprich den Betreiber an.
luck-record = Aufzeichnung
luck-table = Zum Tisch
luck-first = Das Glück dieser Partie folgt noch dem ersten Verfahren: ohne Siegel und ohne Beleg. Ihr Rückblick rechnet jede Ziehung nach.
luck-box = Was gezogen wurde, haben die Leute am Tisch eingetragen. Das lässt sich nicht nachrechnen.
cli-verified-luck-seeded = Glück: eine Startzahl, die in der Aufzeichnung steht.
cli-verified-luck-1 = Glück: Verfahren 1, { $a ->
    [one] eine Zahl
   *[other] { $a } Zahlen
 } von Mitspielenden, ohne Siegel.
cli-verified-luck-2 = Glück: Verfahren 2, { $a } von { $b } Zahlen unter Siegel mitgezählt.
cli-verified-receipt = Der Beleg stimmt damit überein.
# was über die Lesenden bekannt ist

privacy-title = Datenschutz
privacy-link = Was hier gespeichert wird, und wie lange
privacy-text = Konten gibt es hier nicht. Ein Cookie in deinem Browser enthält eine zufällige Nummer, an der dieser Server dich wiedererkennt, den Namen, den du gewählt hast, Sprache und Farben; er dient zu nichts anderem und geht an niemanden sonst. Gespeichert werden die Tische: wer unter welchem Namen dort sitzt, alle Züge und was dort gesagt wird. Wer die Adresse eines Tisches hat, kann zusehen und liest die Namen; nach dem Ende kann jeder die Aufzeichnung haben. Deine Netzadresse bleibt kurz im Arbeitsspeicher, damit niemand den Server zu sehr in Anspruch nimmt; gespeichert wird sie nirgends. Von anderen Servern wird nichts geladen, gezählt wird nichts, Werbung gibt es nicht.
privacy-kept = Ein Tisch, an dem noch Leute fehlen, wird { $a } Tage nach der letzten Änderung abgeräumt, eine laufende Partie nach { $b } Tagen, eine beendete nach { $c }; wer in den zwei Wochen davor hinsieht, erfährt es.
privacy-for-ever = Tische bleiben, bis sie abräumt, wer diesen Server betreibt.
me-title = Über dich
me-link = Überall abmelden oder löschen, was von dir gespeichert ist
me-about = Du heißt hier { $a }. Dass du morgen noch dieselbe Person bist, liegt allein an einem Cookie in diesem Browser.
me-signed-out = Erledigt. Nur noch dieser Browser bist du.
me-sure-first = Bitte kreuze an, dass du sicher bist.
me-out = Überall sonst abmelden
me-out-what = Falls dein Cookie in fremde Hände geraten ist oder ein anderer Browser noch für dich gilt: Von da an gilt nur noch dieser. Links zu deinen Plätzen, die du weitergegeben hast, gelten weiter, bis du dort aufstehst.
me-out-sure = Ja, nur noch dieser Browser soll ich sein.
me-out-go = Überall sonst abmelden
me-delete = Meinen Namen und meine Tische löschen
me-delete-what = Tische, an denen sonst niemand sitzt, werden mit allem gelöscht. An Tischen mit anderen heißt du danach „jemand“, auch in beendeten Partien; was du von deinem Platz aus gesagt hast, wird gelöscht, und in laufenden Partien spielt ein Bot für dich weiter. Das lässt sich nicht rückgängig machen.
me-delete-sure = Ja, alles löschen.
me-delete-go = Löschen
me-delete-opening = An einem deiner Tische beginnt die Partie gerade. Versuche es wieder, sobald sie läuft.
me-gone = Gelöscht
me-gone-tables = { $a ->
    [0] Eigene Tische hattest du nicht.
    [one] Ein Tisch ist gelöscht.
   *[other] { $a } Tische sind gelöscht.
}
me-gone-names = { $a ->
    [one] An einem Tisch mit anderen heißt du jetzt „jemand“.
   *[other] An { $a } Tischen mit anderen heißt du jetzt „jemand“.
}
table-somebody = jemand
