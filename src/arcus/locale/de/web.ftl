# Was die Web-App rund um die Spielpläne sagt.

web-name = Arcus
web-tagline = Vier Spiele unter einem Regenbogen
web-tagline-note = Freunde, Fremde oder Bots. Ohne Konto.
web-skip = Zum Inhalt springen
web-nav = Hauptseiten
web-home = Arcus: Startseite
web-to-home = Startseite
web-close = Schließen
web-yes = Ja
web-no = Nein
web-you = (du)
web-times = { $sentence } ({ $times }-mal)

## Wenn etwas schiefgeht.

web-error = Etwas ist schiefgegangen. Versuch es noch einmal.
web-no-connection = Es gibt keine Verbindung zum Server.
web-offline = Du bist offline. Regeln und Einstellungen funktionieren weiter.
web-lost = Verbindung unterbrochen. Wir verbinden dich neu … Deine Züge sind sicher.
web-no-table-yet = Der Tisch antwortet noch nicht. Wir versuchen es weiter …
web-opening = Der Tisch wird vorbereitet …
web-reload = Neu laden
web-try-again = Noch einmal versuchen
web-no-page = Diese Seite gibt es hier nicht.
web-no-game = Dieses Spiel gibt es hier nicht.

## Startseite.

web-mine = Deine Tische
web-games = Spiele
web-play-now = Spielen
web-find = Gegenüber finden
web-find-note = Du spielst mit der nächsten Person, die dasselbe Spiel sucht.
web-rules = Regeln
web-lesson = Lektion
web-lesson-offer =
    { $minutes ->
        [one] { $game } ist neu für dich? Lern es in { $minutes } Minute.
       *[other] { $game } ist neu für dich? Lern es in { $minutes } Minuten.
    }
web-have-code = Hast du einen Code?
web-go = Los
web-puzzle = Rätsel des Tages
web-watch-public = Einem Spiel zusehen
web-my-games = Meine Spiele
web-palettes-link = Farben und Farbenblindheit

# Namen für Gäste, die keinen angeben, mit Kommas dazwischen: kurze freundliche Wörter, am besten Tiere.
web-guest-names = Fuchs, Otter, Reiher, Dachs, Schwalbe, Hase, Luchs, Amsel, Marder, Eule, Fink, Biber

## Ein Tisch als Zeile einer Liste.

web-your-turn = Du bist am Zug
web-free-seats =
    { $count ->
        [one] 1 freier Platz
       *[other] { $count } freie Plätze
    }
web-nobody = Noch niemand
web-play = Spielen
web-open = Öffnen
web-join = Mitspielen
web-watch = Zusehen
web-phase-gathering = Beginnt bald
web-phase-dealing = Wird ausgeteilt
web-phase-playing = Läuft
web-phase-paused = Pause
web-phase-over = Beendet
web-phase-closed = Geschlossen

web-dealing = Es wird ausgeteilt … Es fehlt noch: { $names }
web-deal-void = { $count ->
    [one] Die Austeilung ist ungültig
   *[other] { $count } Austeilungen sind ungültig
}: Von Platz { $seats } kam nicht rechtzeitig eine Antwort. Es wird neu ausgeteilt.

## Alle Tische.

web-lobby = Tische
web-all-games = Alle
web-lobby-open = Offen für alle
web-lobby-open-none = Gerade ist kein Tisch offen.
web-lobby-be-first = Eröffne einen oder such ein Gegenüber: Gleich kommt vielleicht jemand vorbei.
web-open-anyone = Tisch für alle eröffnen
web-lobby-playing = Spiele zum Zusehen
web-lobby-playing-none = Gerade läuft kein öffentliches Spiel.
web-lobby-finished = Gespielt

## Ein neuer Tisch.

web-new-table = Neuer Tisch
web-room = Für { $least } bis { $most }
web-who-plays = Wer spielt?
web-way-bots = Bots
web-way-friends = Freunde
web-way-device = Ein Gerät
web-way-anyone = Alle
web-way-bots-short = sofort los
web-way-friends-short = mit Link oder Code
web-way-device-short = zum Weiterreichen
web-way-anyone-short = offener Tisch
web-way-bots-note = Auf den anderen Plätzen sitzen Bots, und das Spiel beginnt sofort.
web-way-friends-note = Du bekommst einen Link, einen Code und einen QR-Code für deine Freunde. Plätze, die frei bleiben, können Bots übernehmen.
web-way-device-note = Alle spielen an diesem Gerät und reichen es weiter. Niemand sieht die Karten der anderen.
web-way-anyone-note = Dein Tisch steht in der Liste, und alle können mitspielen.
web-seats = Plätze
web-level = Stärke der Bots
web-people = Wer spielt an diesem Gerät?
web-your-name = Dein Name
web-name-any = Wir finden dir einen freundlichen Namen
web-more-options = Weitere Optionen
web-start = Starten
web-open-table = Tisch eröffnen
web-option-value = { $title }: { $value }
web-option-red7-advanced = Erweitert
web-option-red7-actions = Aktionen
web-option-red7-rounds = Runden
web-option-rainbow-first = Wer beginnt
web-option-rainbow-first-0 = Erster Platz
web-option-rainbow-first-1 = Zweiter Platz
web-option-rainbow-first-random = Zufällig
web-option-rainbow-deck = Eigene Karten
web-option-rainbow-memory-aid = Merkhilfe
web-option-kobito-gold = Eigene Goldkarten
web-clock = Uhr
web-clock-none = Keine
web-clock-quick = Schnell
web-clock-calm = Ruhig
web-clock-days = Tage
web-clock-each = je { $time }
web-clock-note = Alle haben { $time }, dazu nach jedem Zug { $gain }.
web-clock-left = Restzeit: { $time }
web-days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
web-absent = Wenn jemandem die Zeit ausgeht
web-absent-bot = Ein Bot übernimmt
web-absent-lose = Die Partie ist verloren
web-hints = Tipps erlauben
web-hints-note = Alle dürfen fragen, was der Meister tun würde.
web-memory-aid = Merkhilfe
web-memory-aid-note = Zeigt die verdeckten Seiten, die du schon gesehen hast.
web-spectators = Zusehen erlauben
web-spectators-note = Andere dürfen zusehen; Verdecktes bleibt verdeckt.
web-players =
    { $count ->
        [one] 1 Person
       *[other] { $count } Personen
    }
web-players-range = { $least } bis { $most } Personen

## Vor dem Spiel.

web-waiting =
    { $count ->
        [one] Ein Platz ist frei
       *[other] { $count } Plätze sind frei
    }
web-all-here = Alle sind da
web-not-here = Noch nicht da: { $names }
web-seat-open = Platz { $number }
web-seat-person = Person { $number }
web-bot-name = Bot { $number }
web-sit = Platz nehmen
web-sit-here = Hier hinsetzen
web-rise = Aufstehen
web-add-bot = Bot dazu
web-seat-free = frei
web-seat-here = ist da
web-fill = Mit Bots auffüllen
web-remove = Platz freimachen: { $name }
web-begin = Beginnen
web-begin-note = Das Spiel kann beginnen, wenn jeder Platz besetzt ist. Freie Plätze können Bots übernehmen.
web-host-begins = Die Tischleitung startet das Spiel, wenn alle da sind.
web-invite = Einladen
web-invite-note = Niemand braucht ein Konto. Wer den Link öffnet, kann sich setzen.
web-invite-text = Komm, spiel { $game } mit mir.
web-invited = Du bist eingeladen: { $game }
web-join-title = An einem Tisch mitspielen
web-looking = Der Tisch wird gesucht …
web-code = Code
web-link = Link
web-qr = QR-Code des Links
web-copy = Link kopieren
web-copied = Kopiert
web-share = Teilen
web-lock = Tisch sperren
web-unlock = Tisch wieder öffnen
web-locked = Der Tisch ist gesperrt: Niemand kann sich mehr setzen.
web-full = Alle Plätze sind besetzt.

## Der Tisch.

web-menu = Menü
web-log = Was geschehen ist
web-log-empty = Noch ist nichts geschehen.
web-aside = Was geschehen ist, und die Befehlszeile
web-tools = Werkzeuge
web-onlookers = Es sehen zu:
web-watching = Du siehst zu.
web-gave-up =
    { $you ->
        [yes] Du hast aufgegeben. Ein Bot spielt für dich zu Ende.
       *[no] { $who } hat aufgegeben. Ein Bot spielt dort zu Ende.
    }
web-out-of-time =
    { $you ->
        [yes] Deine Zeit ist abgelaufen. Ein Bot spielt für dich zu Ende.
       *[no] Für { $who } ist die Zeit abgelaufen. Ein Bot spielt dort zu Ende.
    }
web-turn-of = { $names } ist am Zug
web-still-choosing =
    { $count ->
        [one] Noch nicht gewählt: { $names }
       *[other] Noch nicht gewählt: { $names }
    }
web-seat-lost = aufgegeben
web-seat-late = Zeit abgelaufen
web-seat-gone = gegangen
web-seat-away = nicht da
web-seat-stand-in = ein Bot spielt
web-seat-decided = hat gewählt
web-seat-thinking = denkt nach
web-seat-to-act = am Zug
web-seat-steps =
    { $steps ->
        [one] bisher 1 Schritt
       *[other] bisher { $steps } Schritte
    }
web-paused = Das Spiel macht Pause.
web-pause = Pause
web-go-on = Weiter
web-undo = Zurück{"\u00AD"}nehmen
web-undone = Zurückgenommen: { $move }
web-hint = Tipp
web-thinking = Denkt nach …
web-hint-why =
    { $case ->
        [only] Der einzige gute Zug.
        [same] Etwa so gut wie der nächstbeste Zug.
       *[better] Deine Chancen: etwa { $best } %. Mit dem nächstbesten Zug: { $next } %.
    }
web-hints-title = Das würde der Meister spielen, das Beste zuerst
web-hint-best = Der Meister würde so spielen: { $move }.
web-more-time = Mehr Zeit
web-say = Etwas sagen
web-said = { $who } sagt: { $phrase }
web-bot-plays = Ein Bot spielt für dich.
web-back = Ich bin wieder da
web-bot-for = Bot spielen lassen für { $name }
web-pass-to = { $name }, du bist am Zug
web-pass-note = Reicht das Gerät weiter; alle anderen schauen weg.
web-pass-ready = Ich bin bereit
web-question-take-back = { $who } möchte den letzten Zug zurücknehmen.
web-question-end = { $who } möchte das Spiel hier beenden.
web-question-rematch = { $who } schlägt eine Revanche vor.
web-question-waits = Warten auf die Antwort der anderen.
web-away-wait = { $who } ist weg. In { $seconds } s kannst du entscheiden, wie es weitergeht.
web-away-decide = { $who } ist seit über einer Minute weg. Wie soll es weitergehen?
web-claim-win = Sieg beanspruchen
web-claim-bot = Bot übernehmen lassen
web-ask-take-back = Bitten, meinen letzten Zug zurückzunehmen
web-ask-end = Bitten, das Spiel hier zu beenden
web-resign = Aufgeben
web-resign-sure =
    { $others ->
        [nobody] Aufgeben? Das Spiel endet sofort.
        [opponent] Aufgeben? Dann gewinnt { $name } sofort.
       *[several] Aufgeben? Ein Bot spielt für dich zu Ende, und du kannst nicht mehr gewinnen.
    }
web-close-table = Tisch schließen
web-close-sure = Diesen Tisch für alle schließen?
web-leave = Tisch verlassen
web-command = Zug eintippen
web-command-play = Spielen
web-moves =
    { $count ->
        [0] Gerade keine Züge
        [one] 1 möglicher Zug
       *[other] { $count } mögliche Züge
    }
web-gone-removed = Die Tischleitung hat deinen Platz freigemacht.
web-gone-closed = Der Tisch ist geschlossen.

## Sätze, die man sich am Tisch sagt.

web-phrase-hello = Hallo!
web-phrase-good-luck = Viel Glück!
web-phrase-well-played = Gut gespielt!
web-phrase-thanks = Danke!
web-phrase-oops = Hoppla!
web-phrase-thinking = Lass mich überlegen …
web-phrase-hurry = Du bist dran!
web-phrase-wow = Wow!
web-phrase-again = Noch einmal?
web-phrase-bye = Tschüss!

## Das Regelblatt.

web-rules-of = Regeln von { $game }
web-who-leads = Wer führt?
web-rules-now = gilt jetzt
web-example = Beispiel:
web-print = Drucken
web-rule-forbids = Diese Regel verbietet es
web-rule-number = Regel { $rule }

## Das Ergebnis.

web-over = Das Spiel ist vorbei
web-you-won = Du hast gewonnen!
web-you-share = Ihr teilt euch den Sieg!
web-won =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] Geteilter Sieg: { $names }
    }
web-winner = Gewonnen:
web-points = Punkte:
web-ended-agreed = Alle wollten das Spiel hier beenden.
web-ended-closed = Der Tisch wurde geschlossen.
web-ended-lost = Wer aufgibt oder wem die Zeit ausgeht, kann nicht gewinnen.
web-ended-away = { $who } war zu lange weg.
web-ended-gave-up =
    { $count ->
        [one] { $who } hat aufgegeben.
       *[other] { $who } haben aufgegeben.
    }
web-ended-late = Für { $who } ist die Zeit abgelaufen.
web-rematch = Noch einmal
web-to-rematch = Zum nächsten Spiel
web-rematch-declined = Keine Revanche: { $names }
web-series = Serie: { $score }
web-see-table = Tisch ansehen
web-see-result = Zum Ergebnis
web-replay = Nachspielen
web-record = Aufzeichnung
web-fairness = War die Austeilung fair?
web-luck = Sind die Würfel fair?

## Einstellungen.

web-settings = Einstellungen
web-save = Speichern
web-saved = Gespeichert.
web-language = Sprache
web-language-auto = Wie der Browser ({ $language })
web-theme = Farben
web-theme-auto = Automatisch
web-theme-light = Hell
web-theme-dark = Dunkel
web-motion = Bewegung
web-motion-auto = Automatisch
web-motion-full = Voll
web-motion-reduced = Reduziert
web-speed = Tempo
web-speed-calm = Langsam
web-speed-normal = Normal
web-speed-instant = Sofort
web-sound = Ton
web-sound-note = Karten, Würfel und dein Zug.
web-notify = Sag mir, wenn ich am Zug bin
web-notify-note = Eine Benachrichtigung, wenn die Seite im Hintergrund ist.
web-notify-secure = Braucht eine sichere Verbindung (https).
web-vibrate = Vibrieren, wenn ich am Zug bin
web-vibrate-note = Wenn die Seite im Hintergrund ist.
web-install = Als App installieren
web-device = Anderes Gerät
web-device-note = Ein Link bringt deine Tische auf ein anderes Gerät. Er gilt nur einmal und einige Minuten lang. Gib ihn nicht weiter: Wer ihn öffnet, kann als du spielen.
web-device-link = Link erzeugen
web-log-out = Andere Geräte abmelden
web-logged-out = Deine anderen Geräte sind abgemeldet.
web-data = Deine Daten
web-data-note = Der Server speichert deinen Namen, deine Plätze und deine Spiele. Du kannst alles herunterladen oder löschen.
web-data-get = Herunterladen
web-data-delete = Meine Daten löschen
web-data-sure = Ja, alles löschen
web-data-gone = Deine Daten sind gelöscht.
web-recover = Hier weiterspielen
web-recover-note = Dieser Link bringt deinen Namen und deine Tische in diesen Browser.
web-recover-here = Ja, das bin ich
web-recover-none = Dieser Link ist unvollständig. Kopiere ihn noch einmal.

## Farben.

web-palettes = Farben und Farbenblindheit
web-palettes-note = Jede Farbe hat auch einen Buchstaben oder eine Zahl und eine eigene Form. So sehen die Paletten mit und ohne Farbenblindheit aus.
web-sight-full = Volles Farbensehen
web-sight-protanopia = Protanopie: keine roten Zapfen
web-sight-deuteranopia = Deuteranopie: keine grünen Zapfen
web-sight-tritanopia = Tritanopie: keine blauen Zapfen
