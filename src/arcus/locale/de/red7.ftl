# Red7.

red7-name = Red7
red7-tagline = Führe am Ende deines Zugs, oder du bist raus.
red7-aim = Führe am Ende jedes deiner Züge; wer bis zuletzt übrig bleibt, gewinnt.

## Die Regeln, nummeriert wie in docs/rules/red7.md.

red7-section-1 = Karten
red7-rule-1-1 = Es gibt 49 Karten: die Zahlen 1 bis 7 in sieben Farben. Die Farben sind Rot, Orange, Gelb, Grün, Blau, Indigo und Violett.
red7-rule-1-2 = Die größere Zahl ist die höhere Karte; bei gleichen Zahlen ist die Farbe höher, die auf dem Weg von Rot nach Violett zuerst kommt. Die rote 7 ist also die höchste Karte von allen und die violette 1 die niedrigste.
red7-example-1 = Eine grüne 6 schlägt eine rote 5, und eine rote 5 schlägt eine blaue 5.

red7-section-2 = Beginn einer Runde
red7-rule-2-1 = Alle bekommen sieben Karten auf die Hand und dann eine offen vor sich: die erste Karte ihrer Palette. Der Rest ist der Nachziehstapel.
red7-rule-2-2 = Auf der Leinwand liegt am Anfang die rote Startkarte, die erste Regel ist also Rot. Die Startkarte hat keine Zahl und gehört nicht zu den 49.
red7-rule-2-3 = Wer die höchste Karte zeigt, führt, und es beginnt, wer links daneben sitzt. Danach geht es reihum nach links weiter.
red7-example-2 = Mira zeigt die höchste Karte, eine rote 6. Sie führt, also beginnt die Person links von ihr.

red7-section-3 = Dein Zug
red7-rule-3-1 = In deinem Zug tust du genau eines von vier Dingen: eine Karte in deine Palette legen, eine Karte auf die Leinwand legen, erst das eine und dann das andere, oder passen. Nichts zu tun gehört nicht dazu.
red7-rule-3-2 = Die Farbe der Karte, die auf die Leinwand gelegt wird, ist die neue Regel.
red7-rule-3-3 = Nach der Farbe der Karte, die du auf die Leinwand legst, musst du führen.
red7-rule-3-4 = Erst kommt die Palette, dann die Leinwand, jeweils mit einer Karte aus deiner Hand. Nach der Karte auf der Leinwand wird keine weitere gespielt.
red7-rule-3-5 = Passen darfst du immer, aber nur als Erstes in deinem Zug. Wenn du passt, scheidest du aus der Runde aus.
red7-rule-3-6 = Du spielst nur Karten, die du selbst auf der Hand hast.
red7-rule-3-7 = Hast du zu Beginn deines Zugs keine Karte auf der Hand, scheidest du aus der Runde aus.
red7-rule-3-8 = Wenn du am Ende deines Zugs nicht führst, scheidest du aus der Runde aus. Darum darfst du nichts wählen, womit du bis dahin nicht mehr in Führung kommen kannst.
red7-rule-3-9 = Wer ausscheidet, legt Hand und Palette verdeckt vor sich hin; diese Karten zählen nichts, bis die Runde vorbei ist.
red7-rule-3-10 = Wer zuletzt noch dabei ist, gewinnt die Runde sofort, egal welche Karten übrig sind.
red7-example-3 = Rot gilt, und Mira führt mit einer 6. Du legst eine 7 in deine Palette und führst.

red7-section-4 = Führen
red7-rule-4-1 = Von allen, die noch dabei sind, führt, wer in der Palette die meisten Karten hat, die die Regel erfüllen. Alle anderen Karten zählen nichts.
red7-rule-4-2 = Haben mehrere gleich viele solche Karten, führt, wer darunter die höchste hat.
red7-rule-4-3 = Ohne eine Karte, die die Regel erfüllt, führst du nicht. Hat niemand eine, führt niemand.
red7-rule-4-4 = Rot: Nur deine höchste Karte erfüllt die Regel.
red7-rule-4-5 = Orange: Deine größte Gruppe von Karten mit gleicher Zahl erfüllt die Regel.
red7-rule-4-6 = Gelb: Deine größte Gruppe von Karten mit gleicher Farbe erfüllt die Regel.
red7-rule-4-7 = Grün: Alle deine geraden Karten erfüllen die Regel.
red7-rule-4-8 = Blau: Von jeder Farbe, die du hast, erfüllt eine Karte die Regel, und zwar die höchste dieser Farbe.
red7-rule-4-9 = Indigo: Deine längste Straße, also Zahlen ohne Lücke hintereinander, erfüllt die Regel, mit der höchsten Karte jeder Zahl. Auf die 7 folgt nicht die 1.
red7-rule-4-10 = Violett: Alle deine Karten unter 4 erfüllen die Regel.
red7-rule-4-11 = Sind zwei deiner eigenen Gruppen oder Straßen gleich groß, zählt die, deren höchste Karte höher ist. Schon eine einzelne Karte ist eine Gruppe und auch eine Straße.
red7-example-4 = Grün gilt. Du hast eine 2 und eine 6, Mira nur eine gerade Karte: Du führst.

red7-section-5 = Erweiterte Variante (Option)
red7-rule-5-1 = In der erweiterten Variante darfst du eine Karte ziehen, nachdem du eine aus deiner Hand auf die Leinwand gelegt hast. Dafür muss die Zahl der gelegten Karte größer sein als die Anzahl der Karten in deiner Palette, und der Nachziehstapel darf nicht leer sein.
red7-rule-5-2 = Wer eine Runde gewinnt, nimmt die Karten, die die Regel erfüllen, aus der eigenen Palette. Jede bringt so viele Punkte wie ihre Zahl.
red7-rule-5-3 = Gewertete Karten bleiben für den Rest des Spiels draußen; alle anderen werden für die nächste Runde eingesammelt und gemischt.
red7-rule-5-4 = Das Spiel endet, sobald jemand im Spiel zu zweit 40 Punkte hat, zu dritt 35 oder zu viert 30.
red7-rule-5-5 = Das Spiel endet auch, wenn zu wenige Karten übrig sind, um allen je acht zu geben.
red7-rule-5-6 = Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
red7-example-5 = In deiner Palette liegen drei Karten. Du legst eine 5 auf die Leinwand und darfst ziehen, denn 5 ist mehr als 3.

red7-section-6 = Aktionen (Option)
red7-rule-6-1 = Wenn du eine ungerade Karte aus deiner Hand in deine Palette legst, führst du sofort ihre Aktion aus.
red7-rule-6-2 = Ist eine Aktion nicht möglich, geschieht nichts, und dein Zug geht weiter.
red7-rule-6-3 = Auf eine Aktion, die möglich ist, kannst du nicht verzichten, und nichts anderes kommt davor.
red7-rule-6-4 = Eine 7 bringt eine Karte deiner eigenen Palette auf die Leinwand: irgendeine, nur nicht diese 7. Nichts sonst bringt eine Karte aus einer Palette auf die Leinwand.
red7-rule-6-5 = Nach der Farbe, die die 7 auf die Leinwand bringt, musst du in genau diesem Augenblick führen; eine spätere Karte macht das nicht wieder gut. Brächte dich keine Karte in Führung, ist die Aktion nicht möglich.
red7-rule-6-6 = Für die Karte, die eine 7 auf die Leinwand bringt, wird nicht gezogen, denn sie kommt nicht aus deiner Hand.
red7-rule-6-7 = Eine 5 bringt noch eine Karte aus deiner Hand in deine Palette. Danach folgt die Aktion dieser Karte.
red7-rule-6-8 = Mit leerer Hand ist die Aktion einer 5 nicht möglich.
red7-rule-6-9 = Eine 3 zieht von selbst eine Karte für dich.
red7-rule-6-10 = Bei leerem Nachziehstapel ist die Aktion einer 3 nicht möglich.
red7-rule-6-11 = Eine 1 nimmt eine Karte aus der Palette einer anderen Person, die noch dabei ist und dort mindestens zwei Karten hat. Nichts sonst nimmt anderen eine Karte weg.
red7-rule-6-12 = Die genommene Karte kommt verdeckt oben auf den Nachziehstapel. Alle haben sie gesehen, also wissen alle, dass sie dort liegt.
red7-rule-6-13 = Eine 1 darf nur eine Karte nehmen, nach der du am Ende deines Zugs noch führen kannst. Gibt es keine, ist die Aktion nicht möglich.
red7-rule-6-14 = Nach den Aktionen darfst du noch eine Karte aus deiner Hand auf die Leinwand legen.
red7-rule-6-15 = Zusammen mit der erweiterten Variante ist die Reihenfolge Palette, Aktion, Leinwand, Ziehen. So kann die Karte, die du mit einer 1 nimmst, die sein, die du ziehst.
red7-rule-6-16 = Du darfst eine 3 in der Hoffnung auf eine Karte spielen, die dich in Führung bringt, solange du so eine ziehen könntest.
red7-rule-6-17 = Was du ziehen könntest, ist die oberste Karte des Nachziehstapels, wenn du sie kennst. Sonst ist es jede Karte, die nicht in deiner Hand ist, in dieser Runde nicht offen lag und nicht gewertet wurde.
red7-rule-6-18 = Erfüllt sich die Hoffnung nicht, wird nichts mehr gespielt: Dein Zug endet, du scheidest aus, und die Leinwand bleibt, wie sie ist.
red7-example-6 = Du legst eine 5 in deine Palette und dafür noch eine 3. Die 3 bringt dir eine Karte.

red7-section-7 = Runden
red7-rule-7-1 = Ohne die erweiterte Variante hat ein Spiel eine Runde oder so viele, wie ihr vereinbart habt.
red7-rule-7-2 = Wer die meisten Runden gewonnen hat, gewinnt das Spiel; bei Gleichstand wird der Sieg geteilt.
red7-rule-7-3 = Jede Runde beginnt wie die erste: Die Karten werden neu ausgeteilt, Rot ist die Regel, und neu wird bestimmt, wer beginnt.
red7-example-7 = Du gewinnst zwei von drei Runden, also auch das Spiel.

## Optionen.

red7-option-advanced = Nach einer hohen Karte auf der Leinwand eine Karte ziehen und über mehrere Runden um Punkte spielen.
red7-option-actions = Ungerade Karten, die du in deine Palette legst, lösen eine Aktion aus.
red7-option-rounds = Wie viele Runden ein Spiel hat, ohne die erweiterte Variante.

## Was geschieht.

# A card in a sentence, as what is laid or drawn: sign is the letter of its colour in English.
red7-card =
    { $sign ->
        [R] die rote { $number }
        [O] die orange { $number }
        [Y] die gelbe { $number }
        [G] die grüne { $number }
        [B] die blaue { $number }
        [I] die indigofarbene { $number }
       *[V] die violette { $number }
    }
red7-event-round-began = Runde { $what } beginnt. Die Regel ist Rot.
red7-event-dealt =
    { $you ->
        [yes] { $place ->
            [palette] Du bekommst offen { red7-card }.
           *[hand] Du bekommst { red7-card }.
        }
       *[no] { $who } bekommt offen { red7-card }.
    }
red7-event-dealt-hidden =
    { $you ->
        [yes] Du bekommst eine Karte.
       *[no] { $who } bekommt eine Karte.
    }
red7-event-laid =
    { $you ->
        [yes] Du legst { red7-card } in deine Palette.
       *[no] { $who } legt { red7-card } in die eigene Palette.
    }
red7-event-painted =
    { $you ->
        [yes] Du legst { red7-card } auf die Leinwand.
       *[no] { $who } legt { red7-card } auf die Leinwand.
    }
red7-event-repainted =
    { $you ->
        [yes] Deine 7 bringt { red7-card } aus deiner Palette auf die Leinwand.
       *[no] { $who } bringt mit einer 7 { red7-card } aus der eigenen Palette auf die Leinwand.
    }
red7-event-took =
    { $you ->
        [yes] Du nimmst { $other } mit deiner 1 { red7-card } weg und legst die Karte verdeckt oben auf den Nachziehstapel.
       *[no] { $to_you ->
            [yes] { $who } nimmt dir mit einer 1 { red7-card } weg und legt die Karte verdeckt oben auf den Nachziehstapel.
           *[no] { $who } nimmt { $other } mit einer 1 { red7-card } weg und legt die Karte verdeckt oben auf den Nachziehstapel.
        }
    }
red7-event-drew =
    { $you ->
        [yes] Du ziehst { red7-card }.
       *[no] { $who } zieht { red7-card }; alle hatten die Karte gesehen.
    }
red7-event-drew-hidden =
    { $you ->
        [yes] Du ziehst eine Karte.
       *[no] { $who } zieht eine Karte.
    }
red7-event-passed =
    { $you ->
        [yes] Du passt.
       *[no] { $who } passt.
    }
red7-event-went-out =
    { $you ->
        [yes] Du scheidest aus der Runde aus.
       *[no] { $who } scheidet aus der Runde aus.
    }
red7-event-won-round =
    { $you ->
        [yes] Nur du bist noch dabei und gewinnst Runde { $what }.
       *[no] Nur { $who } ist noch dabei und gewinnt Runde { $what }.
    }
red7-event-scored =
    { $you ->
        [yes] Gewertet für dich: { red7-card }.
       *[no] Gewertet für { $who }: { red7-card }.
    }
red7-event-turn-began =
    { $you ->
        [yes] Du bist am Zug.
       *[no] { $who } ist am Zug.
    }

## Wie es ausging.

red7-why-last-in = Bis zuletzt dabei: { $winners }.
red7-why-points =
    { $count ->
        [one] Die letzte Runde ist gespielt. Die meisten Punkte: { $winners }.
       *[other] Die letzte Runde ist gespielt. Gleich viele Punkte, geteilter Sieg: { $winners }.
    }
red7-why-rounds =
    { $count ->
        [one] Alle Runden sind gespielt. Die meisten gewonnenen Runden: { $winners }.
       *[other] Alle Runden sind gespielt. Gleich viele gewonnene Runden, geteilter Sieg: { $winners }.
    }
red7-line-rounds = Gewonnene Runden

## Der Tisch im Terminal.

red7-tui-colour-r = Rot
red7-tui-colour-o = Orange
red7-tui-colour-y = Gelb
red7-tui-colour-g = Grün
red7-tui-colour-b = Blau
red7-tui-colour-i = Indigo
red7-tui-colour-v = Violett
red7-tui-meets-r = die höchste Karte
red7-tui-meets-o = die meisten Karten einer Zahl
red7-tui-meets-y = die meisten Karten einer Farbe
red7-tui-meets-g = die meisten geraden Karten
red7-tui-meets-b = die meisten verschiedenen Farben
red7-tui-meets-i = die längste Straße
red7-tui-meets-v = die meisten Karten unter 4
red7-tui-rule = Die Regel ist { $colour }: { $meets }.
red7-tui-round = Runde { $round }
red7-tui-round-of = Runde { $round } von { $rounds }
red7-tui-deck =
    { $count ->
        [0] der Nachziehstapel ist leer
        [one] 1 Karte im Nachziehstapel
       *[other] { $count } Karten im Nachziehstapel
    }
red7-tui-canvas = Leinwand: { $top }
red7-tui-canvas-over = Leinwand: { $top }, darunter { $cards }
red7-tui-canvas-start = Leinwand: die rote Startkarte
red7-tui-palettes = Paletten (> ist am Zug)
red7-tui-you = { $name } (du)
red7-tui-out = ausgeschieden
red7-tui-no-cards = keine Karten
red7-tui-in-hand =
    { $count ->
        [0] keine Karte auf der Hand
        [one] 1 Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
red7-tui-points = { $points } von { $target } Punkten
red7-tui-points-with = { $points } von { $target } Punkten mit { $cards }
red7-tui-won =
    { $count ->
        [0] keine Runde gewonnen
        [one] 1 Runde gewonnen
       *[other] { $count } Runden gewonnen
    }
red7-tui-leads = Wer führt (* gilt gerade)
red7-tui-nobody = niemand
red7-tui-lead = { $who } mit { $cards }
red7-tui-hand = Deine Hand: { $cards }
# Sentences about what is asked choose by what is allowed: may is the first words of the moves, from a to z.
red7-tui-ask-opening =
    { $you ->
        [yes] { $may ->
            [pass] Mit keiner Karte gehst du in Führung, du kannst nur passen.
            [lay-pass] Du bist am Zug: Lege eine Karte in deine Palette, oder passe.
            [paint-pass] Du bist am Zug: Lege eine Karte auf die Leinwand, oder passe.
           *[lay-paint-pass] Lege eine Karte in deine Palette oder auf die Leinwand, oder passe.
        }
       *[no] Am Zug: { $who }.
    }
red7-tui-ask-after =
    { $you ->
        [yes] { $may ->
            [paint] Dein Zug geht weiter: Lege jetzt eine Karte auf die Leinwand.
            [end] { red7-tui-ask-done }
           *[end-paint] Lege noch eine Karte auf die Leinwand, oder beende deinen Zug.
        }
       *[no] { $who } darf eine Karte auf die Leinwand legen.
    }
red7-tui-ask-five =
    { $you ->
        [yes] Deine 5: Lege noch eine Karte aus deiner Hand in deine Palette.
       *[no] Wegen einer 5 legt { $who } noch eine Karte in die Palette.
    }
red7-tui-ask-seven =
    { $you ->
        [yes] Deine 7: Lege eine andere Karte deiner Palette auf die Leinwand.
       *[no] Wegen einer 7 legt { $who } eine Karte aus der Palette auf die Leinwand.
    }
red7-tui-ask-one =
    { $you ->
        [yes] Deine 1: Nimm eine Karte aus einer fremden Palette.
       *[no] Wegen einer 1 nimmt { $who } eine Karte aus einer fremden Palette.
    }
red7-tui-ask-chance =
    { $you ->
        [yes] Du darfst eine Karte ziehen oder deinen Zug beenden.
       *[no] { $who } darf eine Karte ziehen.
    }
red7-tui-ask-done =
    { $you ->
        [yes] Du kannst nur noch deinen Zug beenden.
       *[no] { $who } kann nur noch den Zug beenden.
    }
red7-tui-ask-over = Das Spiel ist vorbei.
