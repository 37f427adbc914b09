# Was `arcus train` sagt.
train-table = { $table ->
    [0] allein
    [1] zu zweit
    [2] zu dritt
   *[other] zu viert bis zu sechst
}
train-step = { $table }: { NUMBER($played) } von { NUMBER($games) } Partien, Fehler { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) } Punkte
train-chances = Gewinnchancen zu zweit: { NUMBER($played) } von { NUMBER($games) } Partien, Fehler { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
train-measuring = Fertig trainiert. Jetzt wird gespielt, um zu sehen, wie gut.
train-points = { $players ->
    [one] Allein
   *[other] { $players } Personen
}: { NUMBER($points, minimumFractionDigits: 2, maximumFractionDigits: 2) } Punkte im Schnitt (± { NUMBER($error, maximumFractionDigits: 2) }) in { NUMBER($games) } Partien gegen sich selbst
train-match = Ziel Sieg gegen Ziel Punkte, zu zweit: gewinnt { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % (± { NUMBER($error, maximumFractionDigits: 1) }) von { NUMBER($games) } Partien
train-written = Die Gewichte stehen in { $weights }, die Messwerte in { $figures }.
train-kept = Angehalten. Weiter geht es mit: arcus train qwinto --resume { $checkpoint }

train-puzzles-found = Gefundene Rätsel: { $found } von { $candidates }
train-puzzles-difficulty = Schwierigkeit { $difficulty }: { $number }, von { $percent } % der Bots gefunden
train-puzzles-written = Die Rätsel stehen in { $file }: { $number }
