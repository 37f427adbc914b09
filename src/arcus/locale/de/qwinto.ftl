# Qwinto.

qwinto-name = Qwinto
qwinto-tagline = Würfle, und alle schreiben die Summe in eine steigende Reihe.
qwinto-aim = Fülle deine Reihen mit steigenden Zahlen und hole die meisten Punkte.

## Die Regeln, nummeriert wie in docs/rules/qwinto.md.

qwinto-section-1 = Der Zettel
qwinto-rule-1-1 = Gespielt wird allein oder bis zu sechst, und alle haben einen Zettel mit drei Farbreihen: Orange, Gelb und Lila. Jede Reihe hat neun Felder und eine Lücke, in die nie etwas eingetragen wird.
qwinto-rule-1-2 = Die zwölf Spalten zählen von links ab 1. Orange reicht von 3 bis 12 mit der Lücke bei 6, Gelb von 2 bis 11 mit der Lücke bei 7, Lila von 1 bis 10 mit der Lücke bei 5.
qwinto-rule-1-3 = Fünf Spalten haben drei Felder: 3, 4, 8, 9 und 10. Jede davon hat ein Bonusfeld: in 3 und 10 das lila, in 4 und 8 das orange, in 9 das gelbe.
qwinto-rule-1-4 = Jeder Zettel hat vier Kästchen für Fehlwürfe.
qwinto-rule-1-5 = Alle Zettel liegen offen. Wer zuerst aktiv ist, entscheidet der Zufall.
qwinto-example-1 = Spalte 3 hat in allen drei Reihen ein Feld; ihr Bonusfeld ist das lila.

qwinto-section-2 = Wo eine Zahl passt
qwinto-rule-2-1 = In einer Reihe steigen die Zahlen von links nach rechts, und keine Zahl steht zweimal da.
qwinto-rule-2-2 = Du darfst in einer Reihe irgendwo anfangen und zwischen zwei Zahlen beliebig viele Felder frei lassen. Später kannst du sie mit passenden Zahlen füllen.
qwinto-rule-2-3 = In einer Spalte steht keine Zahl zweimal, ob sie nun zwei Felder hat oder drei. Sonst ist die Reihenfolge dort egal.
qwinto-rule-2-4 = In ein Feld kommt eine Zahl, und was eingetragen ist, bleibt.
qwinto-example-2 = In das leere Feld zwischen 5 und 9 passen 6, 7 oder 8.

qwinto-section-3 = Der Wurf
qwinto-rule-3-1 = Wer aktiv ist, wählt zu Beginn des Zugs Würfel aus und wirft sie: einen, zwei oder alle drei von Orange, Gelb und Lila.
qwinto-rule-3-2 = Es dürfen beliebige Würfel gewählt werden, auch wenn sich damit nichts eintragen ließe.
qwinto-rule-3-3 = Wer aktiv ist, sieht sich den Wurf an und behält ihn oder würfelt noch einmal. Vorher wird nichts eingetragen.
qwinto-rule-3-4 = Wer noch einmal würfelt, wirft genau dieselben Würfel, nicht mehr und nicht weniger.
qwinto-rule-3-5 = Ein behaltener Wurf gilt, und ebenso der zweite, auch wenn er schlechter ist. Die Summe wird angesagt, und es wird nicht weiter gewürfelt.
qwinto-example-3 = Du würfelst mit Orange und Gelb eine 3. Du wirfst beide noch einmal und bekommst 9: Die 9 gilt.

qwinto-section-4 = Die Summe eintragen
qwinto-rule-4-1 = Alle, ob aktiv oder nicht, dürfen die Summe in ein Feld eintragen, und zwar in einer Reihe mit der Farbe eines der geworfenen Würfel.
qwinto-rule-4-2 = Alle wählen gleichzeitig. Man sieht, wer schon gewählt hat, aber nicht was, bis alle so weit sind.
qwinto-rule-4-3 = Eine getroffene Wahl ist endgültig. Alle Zahlen und der Fehlwurf eines Wurfs werden zusammen aufgeschrieben, gleich in welcher Reihenfolge gewählt wurde.
qwinto-rule-4-4 = Wer nichts eintragen kann oder will, passt.
qwinto-rule-4-5 = Passt die aktive Person, ist das ein Fehlwurf, und ein Kästchen wird angekreuzt. Für alle anderen kostet Passen nichts.
qwinto-rule-4-6 = Danach ist aktiv, wer links daneben sitzt.
qwinto-example-4 = Die Summe ist 9, geworfen mit Orange und Lila: Du kannst sie in diese beiden Reihen eintragen, nicht in Gelb.

qwinto-section-5 = Das Ende
qwinto-rule-5-1 = Das Spiel endet, wenn ein Wurf aufgeschrieben ist und jemand zwei volle Reihen hat.
qwinto-rule-5-2 = Das Spiel endet auch, wenn ein Wurf aufgeschrieben ist und jemand vier Fehlwürfe hat.
qwinto-rule-5-3 = Diesen Wurf dürfen noch alle eintragen, aber danach kommt kein Zug mehr, auch wenn manche weniger Züge hatten.
qwinto-example-5 = Deine zweite Reihe ist voll. Die anderen dürfen diesen Wurf noch eintragen, dann wird gezählt.

qwinto-section-6 = Punkte
qwinto-rule-6-1 = Eine Reihe, in der noch ein Feld leer ist, bringt einen Punkt für jede Zahl darin.
qwinto-rule-6-2 = Eine volle Reihe bringt stattdessen die Zahl, die ganz rechts steht.
qwinto-rule-6-3 = Eine volle Spalte mit drei Feldern bringt die Zahl in ihrem Bonusfeld.
qwinto-rule-6-4 = Jeder Fehlwurf kostet fünf Punkte. Eine Summe kann unter null liegen.
qwinto-rule-6-5 = Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
qwinto-example-6 = Eine Reihe mit sechs Zahlen bringt 6. Eine volle Reihe, die mit 17 endet, bringt 17.

qwinto-section-7 = Allein
qwinto-rule-7-1 = Allein bist du in jedem Zug aktiv, also ist jeder Wurf, den du nicht einträgst, ein Fehlwurf.
qwinto-rule-7-2 = Deine Punkte sind dein Ergebnis.

## Was geschieht.

# Sign is the letter of the row in English: o orange, y yellow, p purple. A die and what it shows; and the cell in column { $column } of a row.
qwinto-thing =
    { $sign ->
        [o] Orange { $number }
        [y] Gelb { $number }
       *[p] Lila { $number }
    }
qwinto-into =
    { $sign ->
        [o] in Orange (Spalte { $column })
        [y] in Gelb (Spalte { $column })
       *[p] in Lila (Spalte { $column })
    }
qwinto-event-turn-began =
    { $you ->
        [yes] Du bist am Zug.
       *[no] { $who } ist am Zug.
    }
qwinto-event-rolled =
    { $you ->
        [yes] Du würfelst { $things }.
       *[no] { $who } würfelt { $things }.
    }
qwinto-event-rerolled =
    { $you ->
        [yes] Du würfelst noch einmal: { $things }.
       *[no] { $who } würfelt noch einmal: { $things }.
    }
qwinto-event-announced =
    { $you ->
        [yes] Du sagst { $what } an.
       *[no] { $who } sagt { $what } an.
    }
qwinto-event-decided =
    { $sign ->
        [pass] { $you ->
            [yes] Du willst nichts eintragen.
           *[no] { $who } will nichts eintragen.
        }
       *[cell] { $you ->
            [yes] Du willst { qwinto-into } eintragen.
           *[no] { $who } will { qwinto-into } eintragen.
        }
    }
qwinto-event-decided-hidden =
    { $you ->
        [yes] Du hast gewählt.
       *[no] { $who } hat gewählt.
    }
qwinto-event-wrote =
    { $you ->
        [yes] Du trägst { $number } { qwinto-into } ein.
       *[no] { $who } trägt { $number } { qwinto-into } ein.
    }
qwinto-event-misthrew =
    { $you ->
        [yes] Du trägst die { $what } nicht ein und kreuzt einen Fehlwurf an.
       *[no] { $who } trägt die { $what } nicht ein und kreuzt einen Fehlwurf an.
    }
qwinto-event-passed =
    { $you ->
        [yes] Du trägst die { $what } nicht ein.
       *[no] { $who } trägt die { $what } nicht ein.
    }

## Wie es ausging.

qwinto-why-rows =
    { $count ->
        [one] Zwei Reihen waren voll. Die meisten Punkte: { $winners }.
       *[other] Zwei Reihen waren voll. Gleich viele Punkte, geteilter Sieg: { $winners }.
    }
qwinto-why-misthrows =
    { $count ->
        [one] Vier Fehlwürfe waren angekreuzt. Die meisten Punkte: { $winners }.
       *[other] Vier Fehlwürfe waren angekreuzt. Gleich viele Punkte, geteilter Sieg: { $winners }.
    }
qwinto-why-alone = Allein gespielt: Die Punkte sind das Ergebnis.
qwinto-line-orange = Orange Reihe
qwinto-line-yellow = Gelbe Reihe
qwinto-line-purple = Lila Reihe
qwinto-line-columns = Volle Spalten
qwinto-line-misthrows = Fehlwürfe

## Der Tisch im Terminal.

qwinto-tui-colour-o = Orange
qwinto-tui-colour-y = Gelb
qwinto-tui-colour-p = Lila
qwinto-tui-column = Spalte
qwinto-tui-bonus = Bonus
qwinto-tui-misthrows = Fehlwürfe
qwinto-tui-boxes = { $count } von { $most }
qwinto-tui-key = Zeichen: . leer, x tot (kein Wurf passt mehr), [ ] Bonusfeld. Am Zeilenende stehen die Punkte. In Zügen zählen die Spalten ab 0: o2 ist das erste orange Feld.
qwinto-tui-die = { $colour } { $face }
qwinto-tui-dice = Würfel: { $dice }. Summe: { $sum }.
qwinto-tui-name =
    { $role ->
        [both] { $name } (du, aktiv)
        [you] { $name } (du)
        [active] { $name } (aktiv)
       *[none] { $name }
    }
qwinto-tui-sheet =
    { $points ->
        [one] { $name }: { $points } Punkt
       *[other] { $name }: { $points } Punkte
    }
qwinto-tui-decided = Schon gewählt: { $names }
qwinto-tui-waiting = Noch nicht gewählt: { $names }
qwinto-tui-choice = Deine Wahl: { $move }
qwinto-tui-ask-choose =
    { $you ->
        [yes] Du bist am Zug: Wähle die Würfel, die du wirfst.
       *[no] { $who } wählt Würfel für den Wurf.
    }
qwinto-tui-ask-rolled =
    { $you ->
        [yes] Behalte den Wurf, oder wirf dieselben Würfel noch einmal.
       *[no] { $who } behält den Wurf oder würfelt noch einmal.
    }
qwinto-tui-ask-write =
    { $you ->
        [yes] { $may ->
            [pass] Die Summe passt in keines deiner Felder.
           *[pass-write] Trage die Summe in eines deiner Felder ein, oder passe.
        }
       *[no] Alle dürfen die Summe eintragen.
    }
qwinto-tui-ask-over = Das Spiel ist vorbei.
