# Rainbow.

rainbow-name = Rainbow
rainbow-tagline = Sechs verschiedene Farben, und jede Karte verbirgt eine Seite.
rainbow-aim = Bring sechs verschiedene Farben in eine Reihe und sammle die meisten Karten.

## Die Regeln, nummeriert wie in docs/rules/rainbow.md.

rainbow-section-1 = Die Karten
rainbow-rule-1-1 = Ihr spielt zu zweit mit 57 Karten. Jede Karte hat zwei verschiedene Seiten.
rainbow-rule-1-2 = Eine Seite zeigt eine von sieben Farben, Licht oder Schatten. Die Farben sind Rot, Orange, Gelb, Grün, Türkis, Blau und Lila; Licht ist weiß und Schatten schwarz.
rainbow-rule-1-3 = Die Kartenliste ist rekonstruiert: Je zwei Farben haben zwei Karten gemeinsam. Jede Farbe hat eine Karte mit Licht und eine mit Schatten, und eine Karte hat Licht und Schatten.
rainbow-rule-1-4 = Ihr könnt auch andere Karten vereinbaren, 8 bis 60 Stück.
rainbow-example-1 = Eine Karte ist auf der einen Seite rot und auf der anderen blau.

rainbow-section-2 = Der Anfang
rainbow-rule-2-1 = Die Karten werden gemischt, zufällig gedreht und als Kartendeck zwischen euch aufgestellt. So zeigt jede Karte euch beiden je eine Seite, und das bleibt so, im Deck und auf der Hand.
rainbow-rule-2-2 = Deine ersten Handkarten sind die drei, die dir im Deck am nächsten sind. Du hältst jede so, wie sie stand, mit der abgewandten Seite zu deinem Gegenüber.
rainbow-rule-2-3 = Du siehst die Seite, die dir zugewandt ist: bei den Karten beider Hände und bei der nächsten Karte an deinem Ende des Decks. Jede andere Seite siehst du erst, wenn sie offen in der Reihe liegt.
rainbow-rule-2-4 = Ist nur noch eine Karte im Deck, ist sie für euch beide die nächste, und ihr seht jeweils eure Seite davon.
rainbow-rule-2-5 = Wer jünger ist, beginnt. An einem Tisch hier ist das der erste Platz, wenn nicht der zweite oder der Zufall gewählt wurde.
rainbow-example-2 = Du siehst Gelb auf einer Karte in der anderen Hand. Dein Gegenüber sieht ihre andere Seite, vielleicht Grün.

rainbow-section-3 = Dein Zug
rainbow-rule-3-1 = In deinem Zug legst du eine, zwei oder drei Karten aus deiner Hand am Ende der gemeinsamen Reihe ab.
rainbow-rule-3-2 = Vor deiner ersten Karte darfst du eine Karte der Reihe umdrehen. Du musst aber nicht.
rainbow-rule-3-3 = Umgedreht wird eine Karte, die in der Reihe liegt, auch eine gerade erst abgelegte. In einer leeren Reihe gibt es nichts umzudrehen.
rainbow-rule-3-4 = Vor deiner zweiten und vor deiner dritten Karte musst du eine Karte der Reihe umdrehen. Du legst also nie zwei Karten direkt hintereinander ab.
rainbow-rule-3-5 = Du drehst nie zwei Karten direkt hintereinander um.
rainbow-rule-3-6 = Du legst eine Karte von einem der drei Plätze deiner Hand ab. Der Platz bleibt leer, bis du ziehst.
rainbow-rule-3-7 = Eine normal abgelegte Karte zeigt die Seite, die du siehst. Eine blind abgelegte Karte zeigt ihre andere Seite.
rainbow-rule-3-8 = Nach jedem Umdrehen und nach jeder Karte darfst du aufhören, sobald du in diesem Zug eine Karte abgelegt hast.
rainbow-rule-3-9 = Nach deiner dritten Karte ist dein Zug zu Ende.
rainbow-example-3 = Du legst eine Karte ab, drehst eine in der Reihe um, legst deine zweite Karte ab und hörst auf.

rainbow-section-4 = Die Reihe
rainbow-rule-4-1 = Nach jedem Umdrehen und nach jeder Karte kommt es darauf an, welche Seiten offen liegen. Trifft nichts vom Folgenden zu, ist alles in Ordnung.
rainbow-rule-4-2 = Liegt ein Schatten offen, verlierst du die Runde.
rainbow-rule-4-3 = Liegt eine Farbe zweimal offen, verlierst du die Runde.
rainbow-rule-4-4 = Licht passt zu allem, auch zu Licht.
rainbow-rule-4-5 = Legst du die sechste Karte ab und alles ist in Ordnung, hast du einen Rainbow gebildet und gewinnst die Runde.
rainbow-rule-4-6 = Verlierst du eine Runde, nimmt dein Gegenüber alle Karten der Reihe auf den eigenen Ablagestapel, und du eröffnest die nächste Runde.
rainbow-rule-4-7 = Gewinnst du eine Runde, nimmst du die sechs Karten auf deinen Ablagestapel, und dein Gegenüber eröffnet die nächste Runde.
rainbow-rule-4-8 = Mit dem Ende einer Runde ist dein Zug vorbei, auch wenn du keine Karte abgelegt hast.
rainbow-example-4 = Rot, Blau und Grün liegen offen. Du legst blind ab, und es kommt Blau: Mit dem zweiten Blau verlierst du die Runde.

rainbow-section-5 = Ziehen und Ende
rainbow-rule-5-1 = Nach jedem Zug ziehst du von deinem Ende des Decks nach, bis du wieder drei Karten hast, und füllst die leeren Plätze deiner Hand von links nach rechts. Endet mit dem Zug eine Runde, wird vorher die Reihe genommen.
rainbow-rule-5-2 = Kannst du deine Hand nicht auf drei Karten ergänzen, ziehst du, was noch da ist, und das Spiel ist sofort vorbei.
rainbow-rule-5-3 = Ein leeres Deck allein beendet das Spiel nicht.
rainbow-rule-5-4 = Karten, die in der Reihe liegen bleiben, gehören niemandem.
rainbow-rule-5-5 = Wer mehr Karten im Ablagestapel hat, gewinnt.
rainbow-rule-5-6 = Bei gleich vielen Karten ist es ein Gleichstand: Spielt noch eine Partie.
rainbow-example-5 = Du hast zwei Karten abgelegt, also ziehst du zwei. Ist nur noch eine da, nimmst du sie, und das Spiel ist aus.

rainbow-section-6 = Gedächtnis
rainbow-rule-6-1 = Niemand schaut unter die Karten der Reihe, und niemand sieht einen Ablagestapel durch. Was du gesehen hast, darfst du dir merken, wohin die Karte auch kommt.
rainbow-rule-6-2 = Mit der Merkhilfe zeigt der Tisch, was du von den verdeckten Seiten der Reihe schon gesehen hast. Ohne sie musst du es dir merken.

rainbow-option-first = Wer beginnt: der erste Platz, der zweite oder per Zufall.
rainbow-option-deck = Eine Liste der Karten, mit denen gespielt wird, je zwei Buchstaben, etwa RO RY WK; leer für die rekonstruierte Liste von 57.
rainbow-option-memory-aid = Zeigt den Menschen am Tisch, was sie von den verdeckten Seiten der Reihe schon gesehen haben.

## Seiten; what ist der Buchstabe.

rainbow-face =
    { $what ->
        [R] Rot
        [O] Orange
        [Y] Gelb
        [G] Grün
        [T] Türkis
        [B] Blau
        [P] Lila
        [W] Licht
       *[K] Schatten
    }

## Was geschieht.

rainbow-event-round-began = Runde { $what } beginnt mit einer leeren Reihe.
rainbow-event-dealt =
    { $you ->
        [yes] Du bekommst eine Karte; deine Seite ist { rainbow-face }.
       *[no] { $who } bekommt eine Karte und sieht darauf { rainbow-face }.
    }
rainbow-event-dealt-hidden =
    { $you ->
        [yes] Du bekommst eine Karte.
       *[no] { $who } bekommt eine Karte.
    }
rainbow-event-next-came =
    { $you ->
        [yes] Deine nächste Karte zeigt { rainbow-face }.
       *[no] Die nächste Karte von { $who } zeigt { rainbow-face }.
    }
rainbow-event-next-came-hidden =
    { $you ->
        [yes] Du siehst deine nächste Karte.
       *[no] { $who } sieht die eigene nächste Karte.
    }
rainbow-event-turn-began =
    { $you ->
        [yes] Du bist am Zug.
       *[no] { $who } ist am Zug.
    }
rainbow-event-flipped =
    { $you ->
        [yes] Du drehst eine Karte um, und zum Vorschein kommt { rainbow-face }.
       *[no] { $who } dreht eine Karte um, und zum Vorschein kommt { rainbow-face }.
    }
rainbow-event-laid =
    { $you ->
        [yes] Du legst { rainbow-face } ab.
       *[no] { $who } legt { rainbow-face } ab.
    }
rainbow-event-laid-blind =
    { $you ->
        [yes] Du legst eine Karte blind ab, und zum Vorschein kommt { rainbow-face }.
       *[no] { $who } legt eine Karte blind ab, und zum Vorschein kommt { rainbow-face }.
    }
rainbow-event-stopped =
    { $you ->
        [yes] Du hörst auf.
       *[no] { $who } hört auf.
    }
rainbow-event-met-shade =
    { $you ->
        [yes] Das ist der Schatten: Du verlierst die Runde.
       *[no] Das ist der Schatten: { $who } verliert die Runde.
    }
rainbow-event-met-twin =
    { $you ->
        [yes] Jetzt liegt { rainbow-face } zweimal da: Du verlierst die Runde.
       *[no] Jetzt liegt { rainbow-face } zweimal da: { $who } verliert die Runde.
    }
rainbow-event-made-rainbow =
    { $you ->
        [yes] Du hast einen Rainbow gebildet!
       *[no] { $who } hat einen Rainbow gebildet!
    }
rainbow-event-took-row =
    { $you ->
        [yes] Du nimmst die ganze Reihe; Karten darin: { $what }.
       *[no] { $who } nimmt die ganze Reihe; Karten darin: { $what }.
    }
rainbow-event-drew =
    { $you ->
        [yes] Du ziehst eine Karte; deine Seite ist { rainbow-face }.
       *[no] { $who } zieht eine Karte und sieht darauf { rainbow-face }.
    }
rainbow-event-drew-hidden =
    { $you ->
        [yes] Du ziehst eine Karte.
       *[no] { $who } zieht eine Karte.
    }
rainbow-event-back-seen =
    { $you ->
        [yes] Du siehst auf ihrer Rückseite { rainbow-face }.
       *[no] { $who } sieht auf ihrer Rückseite { rainbow-face }.
    }
rainbow-event-back-seen-hidden =
    { $you ->
        [yes] Du siehst ihre Rückseite.
       *[no] { $who } sieht ihre Rückseite.
    }
rainbow-event-ran-out =
    { $you ->
        [yes] Du kannst deine Hand nicht mehr ergänzen: Das Spiel ist vorbei.
       *[no] { $who } kann die Hand nicht mehr ergänzen: Das Spiel ist vorbei.
    }

## Wie es ausging.

rainbow-why-cards = Die Karten sind aufgebraucht. Mehr Karten: { $winners }.
rainbow-why-tie = Die Karten sind aufgebraucht. Gleichstand!
rainbow-line-cards = Karten im Ablagestapel

## Der Tisch im Terminal.

rainbow-tui-round = Runde { $round }, { $count ->
        [0] keine Karte mehr im Deck
        [one] noch 1 Karte im Deck
       *[other] noch { $count } Karten im Deck
    }
rainbow-tui-piles = Ablagestapel. { $first }: { $won }, { $second }: { $lost }
rainbow-tui-face = { $what } { rainbow-face }
rainbow-tui-row = Reihe (sechs bilden einen Rainbow)
rainbow-tui-row-empty = Die Reihe ist leer.
rainbow-tui-back = andere Seite { $face }
rainbow-tui-back-unseen = andere Seite nicht gesehen
rainbow-tui-hand-own = Deine Hand:
rainbow-tui-hand-other = { $name }, von dir aus gesehen:
rainbow-tui-hand-hidden =
    { $count ->
        [one] { $name }: 1 Karte auf der Hand
       *[other] { $name }: { $count } Karten auf der Hand
    }
rainbow-tui-hand-empty = keine Karten
rainbow-tui-next = Deine nächste Karte: { $face }
rainbow-tui-ask-opening =
    { $you ->
        [yes] { $may ->
            [blind-lay] Du bist am Zug: Lege eine Karte ab.
           *[blind-flip-lay] Lege eine Karte ab, oder drehe zuerst eine in der Reihe um.
        }
       *[no] { $who } legt eine Karte ab oder dreht zuerst eine um.
    }
rainbow-tui-ask-flipped =
    { $you ->
        [yes] Lege jetzt eine Karte ab.
       *[no] { $who } legt als Nächstes eine Karte ab.
    }
rainbow-tui-ask-laid =
    { $you ->
        [yes] Drehe eine Karte um und mach weiter, oder höre auf.
       *[no] { $who } dreht eine Karte um oder hört auf.
    }
rainbow-tui-ask-again =
    { $you ->
        [yes] Lege noch eine Karte ab, oder höre auf.
       *[no] { $who } legt noch eine Karte ab oder hört auf.
    }
rainbow-tui-ask-over = Das Spiel ist vorbei.
