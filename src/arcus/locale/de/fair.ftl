# Die Seite, die eine Austeilung auf dem eigenen Gerät prüft.
fair-yes = Ja. Niemand konnte diese Austeilung wählen.
fair-yes-note = Gerade auf deinem eigenen Gerät geprüft, anhand dessen, was es vor der Austeilung gesehen hat.
fair-unseen = Die Zahlen passen zusammen.
fair-unseen-note = Dieses Gerät war vor der Austeilung nicht dabei. Ob sie rechtzeitig feststanden, weiß nur das Gerät von jemandem, der mitgespielt hat.
fair-old = Die Zahlen passen zusammen, nach einem älteren Verfahren.
fair-old-note = Damals konnte, wer sich zuletzt setzte, die Austeilung zusammen mit dem Server wählen.
fair-bare = Hier gibt es nichts zu prüfen.
fair-bare-note = Zu diesem Spiel gibt es keinen Beweis eines Servers.
fair-broken = Nein. Die Zahlen passen nicht zusammen.
fair-broken-note = Dieses Spiel wurde nicht aus den veröffentlichten Zahlen ausgeteilt. Behalte die Aufzeichnung und wende dich an den Betreiber des Servers.
fair-other = Nein. Das hat dein Gerät nicht gesehen.
fair-other-note = Das Spiel wurde aus anderen Zahlen ausgeteilt, als dein Gerät vorher gesehen hat. Behalte Aufzeichnung und Beleg und wende dich an den Betreiber des Servers.
fair-step-lock = Verschlossen, bevor du dich gesetzt hast
fair-step-lock-text = Der Server hat eine geheime Zahl gewählt und ihren Fingerabdruck gezeigt. Von da an konnte er sie nicht mehr ändern.
fair-step-mix = Mit dem Wort von allen gemischt
fair-step-mix-text = Jedes Gerät hat ein eigenes zufälliges Wort festgelegt, bevor eines gezeigt wurde. Es genügt, dass eine Person ehrlich ist.
fair-step-mix-alone = Dein Gerät hat ein zufälliges Wort festgelegt, das der Server nicht kennen konnte. Bots geben keines, also hängt alles an deinem.
fair-step-open = Geöffnet und geprüft
fair-step-open-text = Nach dem Spiel wurde das Geheimnis gezeigt. Dein Gerät hat aus Geheimnis und Wörtern noch einmal ausgeteilt und jede Karte und jeden Würfel verglichen.
fair-fingerprint = Fingerabdruck { $digits }
fair-words-count = { $count ->
    [one] { $count } Wort
   *[other] { $count } Wörter
}
fair-same-count = { $same } von { $all } gleich
fair-void = { $count ->
    [one] { $count } Austeilung davor war ungültig
   *[other] { $count } Austeilungen davor waren ungültig
}, weil ein Wort nicht rechtzeitig geöffnet wurde. Das kann an der Verbindung liegen; geschieht es oft, sucht sich vielleicht jemand Austeilungen aus.
fair-limits = Was das nicht zeigt: dass während des Spiels niemand in die Karten gesehen hat oder dass sich niemand abgesprochen hat.
fair-numbers = Die Zahlen, zum Nachrechnen von Hand
fair-secret = Geheimnis
fair-commitment = Fingerabdruck
fair-words = Wörter
fair-seed = Startzahl
fair-again = Noch einmal prüfen
fair-receipt = Beleg
fair-none = Hier gibt es kein beendetes Spiel zu prüfen.
