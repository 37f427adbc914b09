# Die Nachbesprechung eines Spiels: Fehler, Glück und Können.
review-inaccuracy = Ungenauigkeit
review-mistake = Fehler
review-blunder = grober Fehler
review-slips = Fehler, der teuerste zuerst
review-no-slips = Der Meister hat keine Fehler gefunden.
review-slip = { $number }. { $name }: { $move } ({ $kind }, { $after } % statt { $before } %). Der Meister spielt: { $best }
review-slip-forced = { $number }. { $name }: { $move } ({ $kind }, verliert zwangsläufig). Der Meister spielt: { $best }
review-luck-and-skill = Glück und Können
review-verdict = { $mistakes ->
    [0] { $name }: Das Glück brachte { $luck } % (± { $error } %), und kein Zug war ein Fehler.
    [one] { $name }: Das Glück brachte { $luck } % (± { $error } %), und { $mistakes } Fehler kostete { $lost } %.
   *[other] { $name }: Das Glück brachte { $luck } % (± { $error } %), und { $mistakes } Fehler kosteten { $lost } %.
}
review-explained = Alle beginnen mit der gleichen Chance. Glück ist, was Austeilen, Ziehen, Würfeln und aufgedeckte Karten daran ändern; Können ist, was die Züge ändern, die eigenen und die der anderen. Zusammen ergibt das den Ausgang.
review-start = Anfang
review-luck = Glück
review-skill = Können
review-end = Ende
review-chances = Gewinnchancen Zug für Zug
review-curve-text = { $name }: { $first } % nach dem Austeilen, { $last } % am Ende
review-written = Die Analyse ist in { $file } gespeichert.
review-player = Person { $number }
review-replay = Nachspielen
review-first = Zum Austeilen
review-back = Ein Zug zurück
review-play = Abspielen
review-stop = Anhalten
review-next = Ein Zug weiter
review-last = Zum Ende
review-speed = Tempo: { $speed }
review-move = Zug
review-move-of = Zug { $number } von { $count }
review-dealt = Das Spiel beginnt.
review-eyes = Aus der Sicht von
review-all-open = Alle Karten
review-show = Zeigen
review-this-move = Dieser Zug
review-before-after = Zug { $number }, { $name }: { $before } % vorher, { $after } % nachher
review-played = { $name } spielt
review-master = Der Meister spielt
review-forced = Das verliert zwangsläufig: Die anderen haben auf alles eine Antwort.
review-same = Der Meister spielt dasselbe.
review-no-choice = Etwas anderes war nicht möglich.
review-try = Von hier neu versuchen
review-unfair = Gegen Bots weiterspielen, mit den Karten dieses Spiels. Die Austeilung lässt sich an so einem Tisch nicht prüfen.
review-next-slip = Nächster Fehler
review-slip-at = Zug { $number }, { $name }: { $kind }
review-copied = Link kopiert
review-offer = Der Meister kann die Fehler in diesem Spiel suchen und Glück von Können trennen.
review-analyse = Fehler finden
review-analysing = Fehlersuche: { $done } von { $total }
review-cancel = Abbrechen
review-failed = Die Analyse ist fehlgeschlagen. Versuch es noch einmal.
review-upload = Aufzeichnung öffnen
review-upload-text = Wähle die Aufzeichnung eines fertigen Spiels, um sie durchzugehen und analysieren zu lassen.
