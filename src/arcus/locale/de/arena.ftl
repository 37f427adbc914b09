# Was die Arena sagt.

arena-title = Arena: { $game }, { $players ->
    [one] allein
   *[other] { $players } am Tisch
}
arena-played = { $games ->
    [one] { $games } Partie
   *[other] { NUMBER($games, useGrouping: 0) } Partien
} mit { $deals ->
    [one] { $deals } Austeilung
   *[other] { NUMBER($deals, useGrouping: 0) } Austeilungen
} in { NUMBER($seconds, maximumFractionDigits: 1) } s, Startzahl { NUMBER($seed, useGrouping: 0) }
arena-options = Optionen: { $options }
arena-verdict-better = { $first } ist nachweislich besser als { $second }.
arena-verdict-worse = { $second } ist nachweislich besser als { $first }.
arena-verdict-equal = { $first } und { $second } sind nachweislich fast gleich gut: Keiner gewinnt mehr als die Hälfte plus { NUMBER($margin, maximumFractionDigits: 1) } %.
arena-verdict-open = Noch offen zwischen { $first } und { $second }: Es braucht mehr Partien.
arena-verdict-first = { $bot } ist klar am besten.
arena-verdict-close = { $bot } liegt vorn, aber nicht klar.
arena-verdict-alone = { $bot } macht im Schnitt { NUMBER($points, maximumFractionDigits: 2) } Punkte.
arena-results = Ergebnisse
arena-results-text = Die Intervalle gelten mit 95 % Sicherheit und sind über die Austeilungen gebildet. Der Mittelwert der Wertungszahlen liegt bei 0.
arena-column-bot = Bot
arena-column-games = Partien
arena-column-wins = Siege
arena-column-ties = geteilt
arena-column-rate = % Siege
arena-column-rate-ci = 95 %
arena-column-points = Punkte
arena-column-rating = Wertung
arena-column-rating-ci = 95 %
arena-column-ms = ms/Zug
arena-column-faults = Fehler
arena-ratings = Wertungszahlen
arena-win-rates = Siegquoten
arena-course = Siegquoten im Lauf der Partien
arena-test = Sequenzieller Test
arena-test-text = Jede Kurve zeigt, was für eine Seite spricht, Austeilung für Austeilung. Ab { NUMBER($upper, maximumFractionDigits: 2) } ist es bewiesen; unter { NUMBER($lower, maximumFractionDigits: 2) } ist es ausgeschlossen.
arena-line-better = der erste ist besser
arena-line-worse = der zweite ist besser
arena-pairs = Wer schlägt wen
arena-pairs-text = Von den Partien, die einer der beiden am selben Tisch gewann, der Anteil, den der Bot der Zeile gewann.
arena-points = Punkte
arena-points-text = { $bot }: von { NUMBER($low, useGrouping: 0) } bis { NUMBER($high, useGrouping: 0) } Punkte, in der Hälfte der Fälle { NUMBER($middle, useGrouping: 0) } oder mehr.
arena-faults = Fehler
arena-fault-crash = { $bot } ist in { $count ->
    [one] einer Partie
   *[other] { NUMBER($count, useGrouping: 0) } Partien
} abgestürzt. Beim ersten Mal:
arena-fault-illegal = { $bot } hat in { $count ->
    [one] einer Partie
   *[other] { NUMBER($count, useGrouping: 0) } Partien
} einen Zug gewählt, der nicht erlaubt ist. Beim ersten Mal:
arena-fault-timeout = { $bot } war in { $count ->
    [one] einer Partie
   *[other] { NUMBER($count, useGrouping: 0) } Partien
} zu spät. Beim ersten Mal:
arena-fault-nonsense = { $bot } hat in { $count ->
    [one] einer Partie
   *[other] { NUMBER($count, useGrouping: 0) } Partien
} nicht richtig geantwortet. Beim ersten Mal:
arena-method = Wie gespielt wurde
arena-method-text = Jede Austeilung wurde in mehreren Sitzordnungen mit demselben Glück gespielt. Eine Partie, die ein Bot durch einen Fehler verdirbt, hat er verloren. Die Wertungszahlen folgen dem Modell von Bradley und Terry auf der Skala von Elo: 400 Punkte Abstand sind zehn Siege zu einem.
arena-axis-rating = Wertung
arena-axis-rate = % gewonnene Partien
arena-axis-games = Partien
arena-axis-deals = Austeilungen
arena-axis-points = Punkte
arena-spoken = { $bot }: { NUMBER($value, maximumFractionDigits: 1) }, von { NUMBER($low, maximumFractionDigits: 1) } bis { NUMBER($high, maximumFractionDigits: 1) }.
arena-spoken-end = { $bot } endet bei { NUMBER($value, maximumFractionDigits: 1) } %.
arena-progress-test = Belege { NUMBER($better, maximumFractionDigits: 2) } und { NUMBER($worse, maximumFractionDigits: 2) }, bewiesen ab { NUMBER($upper, maximumFractionDigits: 2) }
arena-progress-rate = { $bot } { NUMBER($rate, maximumFractionDigits: 1) } %
arena-goes-on = { $file }: { $games ->
    [one] Eine Partie ist schon da.
   *[other] { NUMBER($games, useGrouping: 0) } Partien sind schon da.
}
arena-stopped = Angehalten. Derselbe Befehl macht dort weiter, wo er aufgehört hat.
arena-stopped-lost = Angehalten, und nichts ist gespeichert; mit --save DATEI geht ein Lauf dort weiter, wo er angehalten wurde.
arena-reported = Der Bericht steht in { $file }.
