# Lektionen, im Terminal und im Browser.
lesson-mira = Mira
lesson-you = Du
lesson-title =
    { $minutes ->
        [one] { $name } in { $minutes } Minute
       *[other] { $name } in { $minutes } Minuten
    }
lesson-step = Schritt { $step } von { $steps }
lesson-next = Weiter
lesson-back = Zurück
lesson-skip = Überspringen
lesson-again = Noch einmal
lesson-close = Lektion verlassen
lesson-play = Jetzt spielen
lesson-other = Mehr lernen
lesson-not-allowed = Das ist nicht erlaubt.
lesson-right = Gut gemacht!
lesson-wrong = Das ist erlaubt, aber probier hier etwas anderes.
lesson-over = Das war die Lektion. Du kannst jetzt spielen!

lesson-red7-name = Red7
lesson-red7-advanced-name = Red7, erweitert
lesson-red7-actions-name = Red7 mit Aktionen
lesson-qwinto-name = Qwinto
lesson-rainbow-name = Rainbow
lesson-rainbow-memory-name = Rainbow mit Merkhilfe
lesson-kobito-name = Kobito

## Red7.

lesson-red7-lay-idea = Die Leinwand ist rot: Die höchste Karte führt. Mira führt mit einer 6.
lesson-red7-lay-task = Leg die rote 7 in deine Palette und beende deinen Zug.
lesson-red7-lay-done = Am Ende deines Zugs hast du geführt, also bleibst du drin. Aber Mira hat Grün zur Regel gemacht.
lesson-red7-paint-idea = Leg eine Karte auf die Leinwand, und ihre Farbe ist die neue Regel. Danach musst du führen.
lesson-red7-paint-task = Violett zählt Karten unter 4. Du hast eine, Mira keine: Leg die violette 2 auf die Leinwand und beende deinen Zug.
lesson-red7-paint-done = Die Karte auf der Leinwand bestimmt nur die Regel. Für deine Palette zählt sie nicht.
lesson-red7-tie-idea = Blau zählt verschiedene Farben. Drei gegen drei: Die höchste dieser Karten entscheidet, deine rote 7.
lesson-red7-tie-task = Du führst, musst aber trotzdem spielen. Leg eine vierte Farbe in deine Palette.
lesson-red7-tie-done = Vier Farben schlagen drei.
lesson-red7-both-idea = Eine Karte allein hilft nicht? Spiel zwei: erst eine in die Palette, dann eine auf die Leinwand.
lesson-red7-both-task = Orange zählt Karten einer Zahl. Leg die indigofarbene 4 in deine Palette, dann die orange 5 auf die Leinwand.
lesson-red7-both-done = Zwei Vieren schlagen eine einzelne 6. Jetzt kennst du alle Arten von Zügen bis auf eine.
lesson-red7-yellow-idea = Gelb zählt Karten einer Farbe. Miras zwei gelbe sind höher als deine zwei roten.
lesson-red7-yellow-task = Leg eine dritte rote Karte in deine Palette.
lesson-red7-indigo-idea = Indigo zählt Zahlen hintereinander. Du hast 3-4, Mira hat 5-6.
lesson-red7-indigo-task = Leg die grüne 5 in deine Palette: 3-4-5.
lesson-red7-green-idea = Grün zählt gerade Karten. Niemand hat eine, also führt niemand.
lesson-red7-green-task = Drei Wege bringen dich in Führung. Finde einen.
lesson-red7-pass-idea = Manchmal hilft gar nichts. Dann passt du und bist aus der Runde.
lesson-red7-pass-task = Schau: Weder Palette noch Leinwand bringt dich in Führung. Passe.
lesson-red7-pass-done = Wer zuletzt noch dabei ist, gewinnt die Runde. Diesmal ist es Mira.
lesson-red7-alone-idea = Jetzt du, ohne Hilfe. Blau gilt: Mira hat vier Farben, du hast drei.
lesson-red7-alone-task = Führe am Ende deines Zugs.
lesson-red7-alone-done = Das ist schon ganz Red7: Führe am Ende deines Zugs, oder du bist raus.
lesson-red7-wrong-pass = Wenn du passt, bist du raus. Du kannst aber führen!
lesson-red7-wrong-both = Damit führst du auch. Versuch es hier mit den beiden Vieren.

lesson-red7-advanced-draw-idea = In der erweiterten Variante darfst du nach einer hohen Karte auf der Leinwand ziehen: Ihre Zahl muss größer sein als die Anzahl der Karten in deiner Palette.
lesson-red7-advanced-draw-task = Die indigofarbene 4 in die Palette, die orange 5 auf die Leinwand. 5 ist mehr als deine vier Karten: Zieh und beende dann deinen Zug.
lesson-red7-advanced-draw-done = Eine Karte mehr ist ein Zug mehr.
lesson-red7-advanced-low-idea = Eine niedrige Karte auf der Leinwand bringt nichts.
lesson-red7-advanced-low-task = Leg die violette 3 auf die Leinwand. In deiner Palette liegen vier Karten, also gibt es nichts zu ziehen.
lesson-red7-advanced-score-idea = Es geht um Punkte. Gewinnst du die Runde, bekommst du die Karten, die die Regel erfüllen, jede mit ihrer Zahl.
lesson-red7-advanced-score-task = Zwei Vieren führen. Leg die blaue 2 in deine Palette: Zwei Zweien sind ebenso viele, aber niedriger.
lesson-red7-advanced-score-done = Mira passt. Du bekommst 4 + 4 = 8 Punkte, und diese zwei Karten bleiben aus dem Spiel.
lesson-red7-advanced-early-idea = Kannst du eine Runde nicht gewinnen, dann steig aus, solange es billig ist.
lesson-red7-advanced-early-task = Mira bekäme jetzt nur ihre 6. Später ist es vielleicht mehr. Passe.
lesson-red7-advanced-early-done = 6 Punkte für Mira, und die nächste Runde beginnt.
lesson-red7-advanced-target-idea = Zu zweit endet das Spiel bei 40 Punkten. Du hast 34.
lesson-red7-advanced-target-task = Deine blaue 7 führt. Leg die violette 5 in deine Palette und beende deinen Zug.
lesson-red7-advanced-target-done = Mira passt: 34 + 7 = 41 Punkte. Du gewinnst das Spiel!
lesson-red7-advanced-alone-idea = Jetzt du, ohne Hilfe: Rot gilt, und Mira führt mit einer 5.
lesson-red7-advanced-alone-task = Finde einen Zug, der dich in Führung bringt und eine Karte ziehen lässt.
lesson-red7-advanced-wrong-pass = Wenn du passt, bist du raus. Hier geht es besser.
lesson-red7-advanced-wrong-early = So bleibst du noch drin, aber Mira gewinnt dann mehr. Passe.
lesson-red7-advanced-wrong-undrawn = So endet dein Zug ohne neue Karte. Nutze die Leinwand und zieh.

lesson-red7-actions-three-idea = Ungerade Karten bewirken etwas, wenn du sie in die Palette legst. Eine 3 bringt dir eine Karte.
lesson-red7-actions-three-task = Leg die rote 3 in deine Palette.
lesson-red7-actions-three-done = Die grüne 6 gehört dir.
lesson-red7-actions-one-idea = Eine 1 nimmt eine Karte aus einer anderen Palette und legt sie auf den Stapel.
lesson-red7-actions-one-task = Leg die orange 1 in deine Palette und nimm Mira eine Karte weg.
lesson-red7-actions-one-done = Nur Paletten mit mindestens zwei Karten können eine verlieren.
lesson-red7-actions-five-idea = Eine 5 bringt noch eine Karte aus deiner Hand in die Palette, und auch die wirkt.
lesson-red7-actions-five-task = Leg die blaue 5 in deine Palette, dann die orange 1, und nimm Mira eine Karte weg.
lesson-red7-actions-five-done = So viel in einem Zug!
lesson-red7-actions-seven-idea = Eine 7 bringt eine Karte aus deiner Palette auf die Leinwand. Nach deren Farbe musst du sofort führen.
lesson-red7-actions-seven-task = Leg die violette 7 in deine Palette, dann die indigofarbene 4 auf die Leinwand: 6-7 ist die längste Straße.
lesson-red7-actions-seven-done = Die 4 bestimmt jetzt die Regel und zählt nicht mehr für dich.
lesson-red7-actions-idle-idea = Eine Aktion, die nicht geht, fällt weg.
lesson-red7-actions-idle-task = Leg die rote 5 in deine Palette. Danach ist deine Hand leer, also folgt nichts.
lesson-red7-actions-hope-idea = Eine 3 kann dich retten: Du darfst sie in der Hoffnung auf eine gute Karte spielen.
lesson-red7-actions-hope-task = Leg die gelbe 3 in deine Palette, und was du ziehst, auf die Leinwand.
lesson-red7-actions-hope-done = Unter Violett zählen deine 2 und deine 3. Ohne gute Karte wärst du raus gewesen.
lesson-red7-actions-alone-idea = Jetzt du, ohne Hilfe: Miras rote 6 schlägt deine blaue 6.
lesson-red7-actions-alone-task = Finde einen Weg in Führung.
lesson-red7-actions-wrong-pass = Wenn du passt, bist du raus. Du kannst aber führen!

## Qwinto.

lesson-qwinto-roll-idea = In deinem Zug wählst du einen, zwei oder drei Würfel. Ihre Summe gilt für alle.
lesson-qwinto-roll-task = Lass den orangen Würfel weg und wirf Gelb und Lila.
lesson-qwinto-roll-done = 2 und 4 macht 6.
lesson-qwinto-again-idea = Du darfst dieselben Würfel noch einmal werfen. Dann gilt der zweite Wurf.
lesson-qwinto-again-task = Würfle noch einmal.
lesson-qwinto-again-done = 4 und 5 macht 9. Jetzt tragen alle ein.
lesson-qwinto-write-idea = Die Summe kommt in eine Reihe, die die Farbe eines der Würfel hat: Gelb oder Lila.
lesson-qwinto-write-task = Trag die 9 dort ein, wo du willst.
lesson-qwinto-write-done = Mira trägt dieselbe 9 gleichzeitig auf ihrem eigenen Zettel ein.
lesson-qwinto-rise-idea = In einer Reihe steigen die Zahlen von links nach rechts.
lesson-qwinto-rise-task = Trag die 7 in die orange Reihe ein, zwischen 5 und 9.
lesson-qwinto-rise-done = Du darfst Felder frei lassen und später füllen.
lesson-qwinto-column-idea = In einer Spalte steht keine Zahl zweimal. In Orange gibt es schon eine 7.
lesson-qwinto-column-task = Trag die 7 in Gelb oder Lila ein, aber nicht unter der anderen 7.
lesson-qwinto-room-idea = Lass nur dort Platz, wo noch etwas passt. Zwischen 6 und 7 passt nichts.
lesson-qwinto-room-task = Trag die 7 direkt neben der 6 ein.
lesson-qwinto-free-idea = Mira hat gewürfelt. Bei einem fremden Wurf kostet Passen nichts.
lesson-qwinto-free-task = Du könntest die 6 eintragen, musst aber nicht. Passe.
lesson-qwinto-free-done = Mira trägt ihre 6 ein. Dich hat es nichts gekostet.
lesson-qwinto-misthrow-idea = Dieser Wurf ist deiner. Trägst du ihn nicht ein, ist das ein Fehlwurf: 5 Punkte weniger.
lesson-qwinto-misthrow-task = Eine 1 passt nirgends, weil Lila mit einer 3 beginnt. Du musst passen.
lesson-qwinto-misthrow-done = Bei vier Fehlwürfen auf einem Zettel ist das Spiel vorbei.
lesson-qwinto-count-idea = Eine volle Reihe bringt ihre Zahl ganz rechts, jede andere einen Punkt pro Zahl. Eine volle Spalte bringt ihr Bonusfeld.
lesson-qwinto-count-task = Mach deine gelbe Reihe mit der 16 voll.
lesson-qwinto-count-done = 4 + 16 + 6 für die Reihen, 5 + 10 + 12 für Spalten, 10 weniger für zwei Fehlwürfe: 43 Punkte.
lesson-qwinto-alone-idea = Jetzt du, ohne Hilfe.
lesson-qwinto-alone-task = Würfle, behalte den Wurf oder würfle noch einmal, und trag die Summe ein.
lesson-qwinto-alone-done = Das Spiel endet, wenn auf einem Zettel zwei Reihen voll sind. Viel Spaß!
lesson-qwinto-wrong-pass = Es ist dein Wurf: Passen wäre ein Fehlwurf. Trag die Summe ein.
lesson-qwinto-wrong-orange = Das passt auch. Trag sie hier in die orange Reihe ein.
lesson-qwinto-wrong-room = Dann bleiben die Felder zwischen 6 und 7 für immer leer.
lesson-qwinto-wrong-count = Schau auf Gelb: noch eine Zahl, und die Reihe ist voll.

## Rainbow.

lesson-rainbow-lay-idea = Sechs verschiedene Farben in der Reihe sind ein Rainbow. Jede Karte hat zwei Seiten, und du siehst nur deine.
lesson-rainbow-lay-task = Leg deine grüne Karte ans Ende der Reihe und hör dann auf.
lesson-rainbow-lay-done = Danach ziehst du nach, und Mira ist am Zug.
lesson-rainbow-twice-idea = Liegt eine Farbe zweimal offen, verlierst du die Runde.
lesson-rainbow-twice-task = Sieh selbst: Leg die grüne Karte ab und dreh dann die zweite Karte der Reihe um.
lesson-rainbow-twice-done = Rot liegt zweimal offen. Mira bekommt alle drei Karten.
lesson-rainbow-flip-idea = Vor einer zweiten Karte musst du eine Karte der Reihe umdrehen.
lesson-rainbow-flip-task = Leg Grün ab, dreh die rote Karte um, leg Türkis ab und hör auf. Ihre andere Seite hast du gesehen: Sie ist orange.
lesson-rainbow-flip-done = So kannst du in einem Zug bis zu drei Karten ablegen.
lesson-rainbow-blind-idea = Eine blind abgelegte Karte zeigt ihre andere Seite, und die kennt nur Mira.
lesson-rainbow-blind-task = Alle deine Farben liegen schon offen. Leg eine Karte blind ab und hör auf.
lesson-rainbow-blind-done = Glück gehabt: eine neue Farbe!
lesson-rainbow-shade-idea = Schatten ist schwarz. Liegt er offen, verlierst du die Runde sofort.
lesson-rainbow-shade-task = Sieh selbst: Leg die rote Karte blind ab.
lesson-rainbow-shade-done = Ihre andere Seite war Schatten. Mira bekommt die Karte.
lesson-rainbow-light-idea = Licht ist weiß und passt zu allem. Die sechste Karte macht den Rainbow.
lesson-rainbow-light-task = Leg das Licht ab.
lesson-rainbow-light-done = Ein Rainbow! Die sechs Karten gehören dir.
lesson-rainbow-end-idea = Das Kartendeck ist leer. Kannst du deine Hand nicht auffüllen, ist das Spiel vorbei.
lesson-rainbow-end-task = Leg die rote Karte ab und hör auf.
lesson-rainbow-end-done = 26 Karten gegen 23: Du gewinnst.
lesson-rainbow-alone-idea = Jetzt du, ohne Hilfe: Fünf Karten liegen in der Reihe.
lesson-rainbow-alone-task = Mach den Rainbow.
lesson-rainbow-wrong-twice = Vorsicht: Diese Farbe liegt schon offen. Du würdest die Runde verlieren.
lesson-rainbow-wrong-luck = Das könnte klappen, aber du kennst die andere Seite nicht. Es geht sicherer.

lesson-rainbow-memory-tab-idea = Die Merkhilfe zeigt unter einer Karte, was du von ihrer anderen Seite gesehen hast.
lesson-rainbow-memory-tab-task = Du weißt: Unter Rot ist Orange. Dreh die Karte um, leg Grün ab und hör auf.
lesson-rainbow-memory-tab-done = Wer die andere Seite kennt, braucht beim Umdrehen kein Glück.
lesson-rainbow-memory-unknown-idea = Ein Fragezeichen steht für eine Seite, die du noch nie gesehen hast.
lesson-rainbow-memory-unknown-task = Leg Grün ab, dreh die Karte um, die du kennst, leg Türkis ab und hör auf.
lesson-rainbow-memory-unknown-done = Unter der anderen Karte war Schatten.
lesson-rainbow-memory-hers-idea = Mira hat diese Karte mit ihrer Seite nach oben abgelegt. Deine Seite hast du auf ihrer Hand gesehen.
lesson-rainbow-memory-hers-task = Du kennst also beide Seiten. Dreh sie um, leg Grün ab und hör auf.
lesson-rainbow-memory-hers-done = Schau auf Miras Hand: Du siehst deine Seite davon.
lesson-rainbow-memory-blind-idea = Legst du eine Karte blind ab, kennst nur du beide Seiten.
lesson-rainbow-memory-blind-task = Deine Farben liegen schon offen. Leg die grüne Karte blind ab und hör auf.
lesson-rainbow-memory-blind-done = Türkis liegt offen. Dass darunter Grün ist, weiß Mira nicht.
lesson-rainbow-memory-back-idea = Hier ist nur eine Karte sicher: Unter Rot ist Lila, unter Türkis etwas Unbekanntes.
lesson-rainbow-memory-back-task = Leg Lila ab, dreh die orange Karte auf Gelb, leg Grün ab und hör auf.
lesson-rainbow-memory-alone-idea = Jetzt du, ohne Hilfe: Es fehlen noch zwei Karten.
lesson-rainbow-memory-alone-task = Leg Grün ab, dreh eine sichere Karte um und mach den Rainbow mit Lila.
lesson-rainbow-memory-alone-done = Ein Rainbow! Jetzt versuch es ohne Merkhilfe.
lesson-rainbow-memory-wrong-unknown = Ob das gut geht, weißt du nicht. Dreh eine Karte um, deren andere Seite passt.
lesson-rainbow-memory-wrong-twice = Vorsicht: Dann läge eine Farbe zweimal offen. Du würdest die Runde verlieren.

## Kobito.

lesson-kobito-lay-idea = An jedem Goldtopf wächst ein Regenbogen: Zahlen der Reihe nach. Anlegen kannst du an beiden Enden.
lesson-kobito-lay-task = Leg die 6 hinter 4-5 und beende deinen Zug. Du musst pro Zug mindestens eine Karte spielen.
lesson-kobito-lay-done = Danach ziehst du, bis du fünf Karten hast.
lesson-kobito-gold-idea = Ein Regenbogen von genau der richtigen Länge gewinnt das Gold. Dieses verlangt fünf Karten.
lesson-kobito-gold-task = Leg die 5 als fünfte Karte an.
lesson-kobito-gold-done = 4 Punkte! Neues Gold kommt. Nur wer die letzte Karte anlegt, bekommt es.
lesson-kobito-start-idea = In deiner Werkstatt baust du ungestört. Beginne mit zwei Karten; nach 12 kommt 1.
lesson-kobito-start-task = Beginne mit 11 und 12, leg 1 und 2 an und beende deinen Zug.
lesson-kobito-start-done = 11-12-1-2: Die Zahlen bilden einen Kreis.
lesson-kobito-owe-idea = Jeder Regenbogen in deiner Werkstatt kostet eine Karte mehr pro Zug. Bei drei musst du vier spielen.
lesson-kobito-owe-task = Spiel vier Karten und beende deinen Zug. Alle passen irgendwo.
lesson-kobito-owe-done = Du spielst, was passt. Mehr als vier geht auch.
lesson-kobito-move-idea = Karten aus deiner Werkstatt zum Gold zu verschieben kostet nichts.
lesson-kobito-move-task = Verschieb die 4 zu 2-3 und die 5 zur 6, dann beende deinen Zug.
lesson-kobito-move-done = Eine einzelne Karte darf nur übrig bleiben, wenn sie gleich zum Gold geht.
lesson-kobito-kobito-idea = Ein Kobito steht für jede beliebige Zahl.
lesson-kobito-kobito-task = Leg den Kobito an ein Ende von 2-3-4 und beende deinen Zug.
lesson-kobito-kobito-done = Er behält seine Zahl, solange er dort liegt.
lesson-kobito-exchange-idea = Du darfst einen Kobito auf dem Tisch mit der Zahl auslösen, für die er steht, auch bei Mira.
lesson-kobito-exchange-task = Löse Miras Kobito mit deiner 8 aus, leg ihn hinter die 3 und beende deinen Zug.
lesson-kobito-exchange-done = Auslösen zählt nicht als Karte; der Kobito zählt, wenn du ihn spielst.
lesson-kobito-swap-idea = Mit einer Tauschkarte legst du eine Karte auf eine derselben Zahl. Zusammen zählen sie als zwei.
lesson-kobito-swap-task = Leg die Tauschkarte und die 4 auf die 4 und beende deinen Zug.
lesson-kobito-swap-done = Zwei Karten gespielt, und der Regenbogen ist so lang wie vorher.
lesson-kobito-pay-idea = Passt keine deiner Karten, zahlst du eine: 3 Punkte weniger.
lesson-kobito-pay-task = Zahle eine Karte und beende deinen Zug.
lesson-kobito-pay-done = Bau also nicht mehr Regenbögen, als du füttern kannst.
lesson-kobito-alone-idea = Jetzt du, ohne Hilfe: Das erste Gold verlangt fünf Karten, und 6-7 liegen dort.
lesson-kobito-alone-task = Hol das Gold auf einen Schlag.
lesson-kobito-alone-done = Das ist Kobito: zu Hause bauen, in einem Zug fertig werden.
lesson-kobito-wrong-end = Noch nicht: Vorher ist noch etwas zu tun.
lesson-kobito-wrong-whole = Stück für Stück geht es auch. Versuch es mit dem ganzen Regenbogen auf einmal.
