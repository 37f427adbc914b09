# Was die Befehlszeile sagt.
terminal-game = { $name } ({ $game }), Personen: { $players }
terminal-span = { $least } bis { $most }
terminal-simulated = { $games ->
    [one] { $games } Partie
   *[other] { NUMBER($games, useGrouping: 0) } Partien
} in { NUMBER($seconds, maximumFractionDigits: 2) } s, { NUMBER($rate, maximumFractionDigits: 0) } je Sekunde
terminal-means = Je Partie { NUMBER($turns, maximumFractionDigits: 2) } Spielzüge und { NUMBER($decisions, maximumFractionDigits: 2) } Entscheidungen, jeweils { NUMBER($legal, maximumFractionDigits: 2) } Züge zur Wahl
terminal-seat-result = Nr. { $seat } der Zugfolge: gewinnt { NUMBER($wins, maximumFractionDigits: 2) } %, { NUMBER($points, maximumFractionDigits: 2) } Punkte im Schnitt

terminal-which-game = Welches Spiel?
terminal-which-game-again = Bitte tippe einen dieser Namen, oder quit.
terminal-you = Du
terminal-person = Person { $number }
terminal-bot = Bot { $number }
terminal-pass-on = { $name }, du bist am Zug; alle anderen schauen bitte weg. Bereit? Drücke Enter.
terminal-your-turn = Was tust du? Tippe eine Nummer oder den Zug; help erklärt alles.
terminal-someones-turn = { $name }, was tust du? Tippe eine Nummer oder den Zug; help erklärt alles.
terminal-times = { $sentence } ({ $times }-mal)
terminal-move = { $number }) { $text }
terminal-prompt = >
terminal-help =
    NUMMER oder ZUG: ihn spielen, etwa 1 oder { $example }
    moves: die Züge noch einmal auflisten
    table: den Tisch noch einmal zeigen
    rules: die Regeln dieses Spiels
    why ZUG: sagen, ob ein Zug jetzt erlaubt ist, und wenn nicht, welche Regel ihn verbietet
    quit: das Spiel verlassen
terminal-again = Gib denselben Zug noch einmal ein, um ihn zu bestätigen.
terminal-not-a-move = „{ $text }“ ist kein Zug. Gib eine Nummer der Liste ein oder einen Zug wie { $example }.
terminal-no-such-number = Einen Zug { $number } gibt es nicht; die Nummern gehen von 1 bis { $most }.
terminal-forbidden = Nicht erlaubt (Regel { $rule }): { $sentence }
terminal-forbidden-plain = Nicht erlaubt: { $sentence }
terminal-allowed = Dieser Zug ist jetzt erlaubt.
terminal-left = Du hast das Spiel verlassen.
terminal-over = Das Spiel ist vorbei.
terminal-points = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
terminal-line = { $what }: { $points }
terminal-recorded = Die Partie steht jetzt in { $file }.
terminal-record-exists = { $file } gibt es schon; nenne eine Datei, die es noch nicht gibt, damit nichts überschrieben wird.

terminal-which-lesson = Welche Lektion?
terminal-lesson-go-on = Weiter mit der Eingabetaste.
terminal-lesson-help =
    NUMMER oder ZUG: ihn spielen, etwa { $example }
    moves: die Züge auflisten
    table: den Tisch noch einmal zeigen
    rules: die Regeln; die dieses Schritts haben einen Stern
    why ZUG: sagen, ob ein Zug erlaubt ist, und wenn nicht, welche Regel ihn verbietet
    again: den Schritt von vorn beginnen
    back, skip: einen Schritt zurück oder weiter
    quit: die Lektion verlassen
terminal-lesson-left = Du hast die Lektion verlassen.

terminal-puzzle-go-on = Nächstes Rätsel mit der Eingabetaste.
terminal-puzzle-help =
    NUMMER oder ZUG: ihn spielen, etwa { $example }
    moves: die Frage und die Züge zeigen
    table: den Tisch noch einmal zeigen
    rules: die Regeln zeigen
    again: von vorn beginnen
    solution: aufgeben und die Lösung zeigen
    quit: die Rätsel verlassen
terminal-puzzle-left = Du hast die Rätsel verlassen.
terminal-puzzle-solution = Lösung: { $solution }

terminal-replay-title = { $name }, { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
}
terminal-replay-option = Option { $option } = { $value }
terminal-replay-move = { $number }. { $name }: { $text }
terminal-replay-secret = { $number }. { $name } hat gewählt.
terminal-replay-checked = { $moves ->
    [one] { $moves } Zug, geprüft: erlaubt.
   *[other] { $moves } Züge, jeder geprüft: alle erlaubt.
}
terminal-replay-unfinished = Die Aufzeichnung endet vor dem Spiel.
terminal-replay-prompt = Zug { $number } von { $count } (Enter: weiter, help: alle Befehle) >
terminal-replay-open = Alle Karten: { $position }
terminal-replay-help =
    Enter oder next: der nächste Zug
    back: der Zug davor
    NUMMER: zu einem Zug, von 0 (Austeilen) bis { $most }
    seat NUMMER: was eine Person sah, von 0 bis { $last }
    spectator: was für alle offen lag
    open: alle Karten
    quit: beenden
terminal-verified = Geprüft: Karten und Würfel dieser Partie stammen aus ihrer Startzahl, und jeder Zug war erlaubt (Züge: { $moves }).
terminal-verified-seen = Niemand konnte die Austeilung wählen: Sie folgt genau aus den Werten, die laut Beleg vorher feststanden.
terminal-verified-unseen = Die Werte des Beweises passen zusammen. Ob sie vor der Austeilung feststanden, zeigt der Beleg eines Mitspielenden: --seen DATEI.
terminal-verified-old = Diese Aufzeichnung ist von älterer Art: Wer sich zuletzt setzte, konnte zusammen mit dem Server die Austeilung wählen.
terminal-verified-bare = Diese Aufzeichnung hat keinen Beweis eines Servers: Wer die Startzahl wählte, konnte die Austeilung wählen.
terminal-verified-void = { $count ->
    [one] { $count } Austeilung davor war ungültig, weil ein Wort fehlte.
   *[other] { $count } Austeilungen davor waren ungültig, weil ein Wort fehlte.
}
terminal-verified-other = NICHT wie gesehen: Die Aufzeichnung folgt nicht aus den Werten dieses Belegs.

terminal-bench-title = Ein Kern, Zufallsspiel, { NUMBER($seconds, maximumFractionDigits: 1) } s je Zeile. Vergleichsmaß: { NUMBER($playouts, maximumFractionDigits: 0) } Partien und { NUMBER($decisions, maximumFractionDigits: 0) } Entscheidungen je Sekunde im selben Lauf. Verhältnis: Entscheidungen zu dessen Entscheidungen; in der ersten Zeile, dem Spiel, das auch das Vergleichsmaß spielt, Partien zu dessen Partien.
terminal-bench-no-yardstick = Ein Kern, Zufallsspiel, { NUMBER($seconds, maximumFractionDigits: 1) } s je Zeile. Ohne kompilierten Stand gibt es kein Vergleichsmaß.
terminal-bench-game = Spiel
terminal-bench-players = Plätze
terminal-bench-options = Optionen
terminal-bench-playouts = Partien/s
terminal-bench-decisions = Entsch./s
terminal-bench-copy = Kopie ns
terminal-bench-views = Ansichten/s
terminal-bench-ratio = Verhältnis
