# Was `arcus serve` im Terminal sagt.
serve-here = Arcus läuft unter { $url }
serve-data = Die Tische liegen in { $folder }
serve-lan = Für Handys und andere Rechner im lokalen Netz: { $url }
serve-ask-lan = Dürfen Handys und andere Rechner im lokalen Netz mitspielen? [j/N]
serve-yes = j ja y yes
serve-noted = Deine Antwort steht in { $file }; lösche die Datei, um wieder gefragt zu werden.
serve-stop = Anhalten mit Strg-C; nach dem nächsten Start geht jeder Tisch dort weiter, wo er war.
serve-works = Bots denken hier für alle Tische dieser Datenbank nach. Anhalten mit Strg-C.

# Was `arcus admin` sagt.

admin-tables =
    { $tables ->
        [one] { NUMBER($tables) } Tisch
       *[other] { NUMBER($tables) } Tische
    }
admin-entries =
    { $entries ->
        [one] { NUMBER($entries) } Eintrag
       *[other] { NUMBER($entries) } Einträgen
    }
admin-backed-up = { $file } enthält { admin-tables } mit { admin-entries }.
admin-restored = Wiederhergestellt aus { $file }: { admin-tables } mit { admin-entries }.
admin-closed = Tisch { $table } ist geschlossen.
admin-erased = { $person } ist gelöscht. Die Spiele bleiben, unter einem Pseudonym.
admin-table = Tisch
admin-code = Code
admin-game = Spiel
admin-phase = Phase
admin-seats = Plätze
admin-changed = Geändert
admin-person = Person
admin-name = Name
admin-since = Seit

# Die Messung des Servers.
serve-bench-title = Bestätigte Züge je Sekunde über WebSockets, an Tischen aller vier Spiele
serve-bench-server = Server
serve-bench-processes = Prozesse
serve-bench-players = Personen
serve-bench-pace = Takt
serve-bench-moves = Züge/s
serve-bench-p50 = p50 ms
serve-bench-p99 = p99 ms
serve-bench-cpu = CPU ms/Zug
serve-bench-memory = kB/Tisch
serve-bench-ratio = vom Echo
