# Kobito.

kobito-name = Kobito
kobito-tagline = Führe einen Regenbogen zum Gold, und lass ihn genau dort enden.
kobito-aim = Führe Regenbögen zum Gold und sammle die meisten Punkte.

## Die Regeln, nummeriert wie in docs/rules/kobito.md.

kobito-section-1 = Karten
kobito-rule-1-1 = Der Regenbogenstapel hat 92 Karten: jede Zahl von 1 bis 12 siebenmal, fünf Kobitos und drei Tauschkarten.
kobito-rule-1-2 = Die zwölf Zahlen stehen im Kreis, 12 und 1 sind also Nachbarn.
kobito-rule-1-3 = Der Goldstapel hat 18 Karten, und jede verlangt einen Regenbogen von genau einer Länge. Für jede Länge von 4 bis 9 gibt es drei: Eine bringt einen Punkt weniger als die Länge, eine gleich viele, eine einen Punkt mehr. (Die Liste ist rekonstruiert.)
kobito-rule-1-4 = Ihr könnt auch andere Goldkarten vereinbaren: mindestens vier, jede mit einer Länge von 2 bis 24.
kobito-example-1 = Neben eine 12 passt eine 11 oder eine 1.

kobito-section-2 = Beginn des Spiels
kobito-rule-2-1 = Drei Goldkarten liegen offen. Neben jeder liegt eine Regenbogenkarte, der Anfang ihres Regenbogens.
kobito-rule-2-2 = Ein Anfang ist immer eine Zahlenkarte. Wird dafür ein Kobito oder eine Tauschkarte aufgedeckt, wird diese Karte in den Stapel zurückgemischt und eine andere aufgedeckt.
kobito-rule-2-3 = Hat der Stapel keine Zahlenkarte für einen Anfang, wird zuerst der Ablagestapel hineingemischt.
kobito-rule-2-4 = Alle bekommen fünf Karten. Wer gibt, wird ausgelost; es beginnt, wer links daneben sitzt, und dann geht es reihum nach links weiter.
kobito-example-2 = Als Anfang wird ein Kobito aufgedeckt: Er kommt zurück in den Stapel, und stattdessen wird eine 7 aufgedeckt.

kobito-section-3 = Regenbögen
kobito-rule-3-1 = Ein Regenbogen ist eine Reihe aufeinanderfolgender Zahlen, die vom unteren zum oberen Ende steigen. Auf 12 folgt 1.
kobito-rule-3-2 = Neue Karten kommen an das untere oder das obere Ende eines Regenbogens, nie dazwischen.
kobito-rule-3-3 = Ein Regenbogen am Gold wird nie länger, als seine Goldkarte verlangt.
kobito-rule-3-4 = Ein Regenbogen in einer Werkstatt darf beliebig lang sein, auch mehr als einmal rund um den Kreis.
kobito-rule-3-5 = Keine Karte auf dem Tisch kommt auf eine Hand zurück, außer ein Kobito, der ausgelöst wird.
kobito-example-3 = 10-11-12 geht oben mit 1 weiter und unten mit 9.

kobito-section-4 = Dein Zug
kobito-rule-4-1 = In deinem Zug musst du eine Karte aus deiner Hand spielen, und eine mehr für jeden Regenbogen, der zu Beginn des Zugs in deiner Werkstatt liegt. Du darfst auch mehr spielen.
kobito-rule-4-2 = Du bist nie mehr Karten schuldig, als du auf der Hand hast.
kobito-rule-4-3 = Du kannst deinen Zug beenden, sobald du keine Karte mehr schuldig bist, und nicht früher.
kobito-rule-4-4 = Bis du deinen Zug beendest, darfst du anlegen, beginnen, umlegen, auslösen und tauschen, in beliebiger Reihenfolge und so oft du willst.
kobito-rule-4-5 = Wenn du deinen Zug beendest, ziehst du, bis du fünf Karten auf der Hand hast.
kobito-rule-4-6 = Wird eine Karte gebraucht und der Stapel ist leer, wird der Ablagestapel gemischt und zum neuen Stapel. Ist auch der leer, kommst du mit dem aus, was du hast.
kobito-example-4 = Zu Beginn deines Zugs liegen zwei Regenbögen in deiner Werkstatt: Du spielst mindestens drei Karten.

kobito-section-5 = Anlegen und beginnen
kobito-rule-5-1 = Du kannst nur Karten spielen oder zahlen, die du auf der Hand hast.
kobito-rule-5-2 = Du kannst eine Karte an ein Ende eines Regenbogens am Gold oder in deiner eigenen Werkstatt anlegen, wenn ihre Zahl dort als nächste kommt. Das zählt als eine gespielte Karte.
kobito-rule-5-3 = Du kannst in deiner Werkstatt mit zwei Karten, deren Zahlen aufeinanderfolgen, einen Regenbogen beginnen. Sie zählen als zwei.
kobito-rule-5-4 = Ein neuer Regenbogen kommt auf die erste freie Werkbank deiner Werkstatt; die anderen bleiben, wo sie sind.
kobito-rule-5-5 = Eine Werkstatt hat vier Werkbänke, also Platz für vier Regenbögen.
kobito-rule-5-6 = Die Regenbögen einer Werkstatt werden nie miteinander verbunden.
kobito-example-5 = Mit einer 4 und einer 5 beginnst du einen Regenbogen in deiner Werkstatt. Beide zählen als gespielt.

kobito-section-6 = Zum Gold umlegen
kobito-rule-6-1 = Du kannst ein Stück aus einer oder mehreren Karten vom Ende eines Regenbogens in deiner eigenen Werkstatt an ein Ende eines Regenbogens am Gold umlegen. Das zählt nicht als gespielte Karte.
kobito-rule-6-2 = Das Stück behält seine Reihenfolge, und seine Zahlen müssen das Ende fortsetzen, an das es kommt.
kobito-rule-6-3 = Auch ein ganzer Regenbogen kann das Stück sein; er wird am unteren Ende genommen.
kobito-rule-6-4 = Zurück bleiben mindestens zwei Karten oder gar keine. Eine einzelne Karte darf bleiben, wenn sie gleich nach dem Umlegen, bevor neue Karten aufgedeckt werden, an einen Regenbogen am Gold passt.
kobito-rule-6-5 = Eine einzelne Karte, die zurückblieb, muss ans Gold, bevor du etwas anderes tust.
kobito-rule-6-6 = Was auf einem Platz liegt, wandert zusammen, und ein Kobito behält dabei seine Zahl.
kobito-example-6 = In deiner Werkstatt liegt 6-7-8, und ein Regenbogen am Gold endet mit 5: Du legst alle drei dort an.

kobito-section-7 = Kobitos
kobito-rule-7-1 = Ein Kobito steht für eine beliebige Zahl. Er nimmt die Zahl der Stelle an, an die er gelegt wird, und behält sie, solange er auf dem Tisch liegt.
kobito-rule-7-2 = Von den zwei Karten, mit denen ein Regenbogen beginnt, kann nur eine ein Kobito sein.
kobito-rule-7-3 = Du kannst in jedem Regenbogen auf dem Tisch einen Kobito mit einer Karte aus deiner Hand auslösen: Die Karte kommt an seine Stelle, der Kobito auf deine Hand. Das zählt nicht als gespielte Karte.
kobito-rule-7-4 = Dafür muss die Karte die Zahl haben, für die der Kobito steht, und der Kobito darf nicht bedeckt sein.
kobito-rule-7-5 = Einen Kobito auszulösen ist das Einzige, was du in einer fremden Werkstatt tun kannst.
kobito-example-7 = Ein Kobito zwischen 3 und 5 ist eine 4. Mit einer 4 aus deiner Hand kannst du ihn bekommen.

kobito-section-8 = Tauschkarten
kobito-rule-8-1 = Du kannst eine Tauschkarte auf eine Karte am Gold oder in deiner eigenen Werkstatt legen, und darauf eine Karte derselben Zahl aus deiner Hand. Zusammen zählen sie als zwei gespielte Karten.
kobito-rule-8-2 = Der Regenbogen wird dadurch nicht länger: Was auf einem Platz liegt, zählt als eine Karte.
kobito-rule-8-3 = Anders wird eine Tauschkarte nie gespielt.
kobito-rule-8-4 = Die Karte obenauf darf ein Kobito sein, und die darunter auch. Ein bedeckter Platz kann noch einmal bedeckt werden.
kobito-example-8 = Du legst auf eine 9 eine Tauschkarte und noch eine 9. Das sind zwei gespielte Karten.

kobito-section-9 = Gold
kobito-rule-9-1 = Wer einen Regenbogen am Gold auf genau die verlangte Länge bringt, nimmt die Goldkarte sofort auf den eigenen Punktestapel.
kobito-rule-9-2 = Der Regenbogen kommt auf den Ablagestapel. An seiner Stelle werden eine neue Goldkarte und ein neuer Anfang aufgedeckt, solange der Goldstapel reicht.
kobito-rule-9-3 = Danach geht der Zug weiter.
kobito-example-9 = Das Gold verlangt fünf Karten, vier liegen da. Du legst die fünfte an und nimmst das Gold.

kobito-section-10 = Zu wenige Karten
kobito-rule-10-1 = Bist du Karten schuldig, kannst aber keine anlegen, keinen Regenbogen beginnen und nicht tauschen, dann zahlst du: Du legst so viele Karten deiner Wahl, wie du schuldig bist, aus der Hand auf deinen Punktestapel, eine nach der anderen.
kobito-rule-10-2 = Du kannst nicht zahlen, solange du etwas anlegen, beginnen oder tauschen kannst, auch wenn das mehr wäre, als du schuldig bist. Umlegen und auslösen darfst du vorher, wenn es helfen könnte, aber du musst nicht danach suchen.
kobito-rule-10-3 = Hast du angefangen zu zahlen, machst du weiter, bis du nichts mehr schuldig bist. Dann geht dein Zug weiter.
kobito-rule-10-4 = Jede gezahlte Karte kostet am Ende 3 Punkte.
kobito-example-10 = Du schuldest zwei Karten, aber keine passt. Du zahlst zwei; das kostet am Ende 6 Punkte.

kobito-section-11 = Das Ende
kobito-rule-11-1 = Das Spiel endet sofort, wenn bei leerem Goldstapel eine Goldkarte gewonnen wird, sodass nur noch zwei übrig sind. Dann wird nichts mehr gezogen oder gezahlt.
kobito-rule-11-2 = Das Spiel endet auch, wenn reihum alle einen Zug hatten, in dem nichts gespielt, gezahlt, umgelegt oder gezogen wurde.
kobito-rule-11-3 = Du hast die Punkte deiner Goldkarten, minus 3 für jede andere Karte in deinem Punktestapel. Das kann unter null sein.
kobito-rule-11-4 = Wer die meisten Punkte hat, gewinnt; bei Gleichstand wird der Sieg geteilt.
kobito-example-11 = Gold im Wert von 6 und 5 und eine gezahlte Karte: 6 + 5 − 3 = 8 Punkte.

## Optionen.

kobito-option-gold = Goldkarten statt der rekonstruierten achtzehn, jede als Länge:Punkte, etwa 4:3 4:4 5:5 6:7.

## Was geschieht.

# Things and places in a sentence: sign is kobito, swap or nothing, number what it is or stands for (0: not yet);
# a card as what is laid or drawn, a card with which something is done, a row of cards, and where.
kobito-card =
    { $sign ->
        [kobito] { $number ->
            [0] einen Kobito
           *[other] einen Kobito als { $number }
        }
        [swap] eine Tauschkarte
       *[number] eine { $number }
    }
kobito-with =
    { $sign ->
        [kobito] { $number ->
            [0] einem Kobito
           *[other] einem Kobito als { $number }
        }
        [swap] einer Tauschkarte
       *[number] einer { $number }
    }
kobito-piece =
    { $count ->
        [1] { kobito-card }
       *[other] { $number } bis { $last }
    }
kobito-at =
    { $target ->
        [g1] bei Topf 1
        [g2] bei Topf 2
        [g3] bei Topf 3
       *[workshop] { $you ->
            [yes] in deiner Werkstatt
           *[no] in der eigenen Werkstatt
        }
    }
kobito-event-gold-turned = Neues Gold { kobito-at }: Länge { $number }, Punkte { $last }.
kobito-event-start-turned = Der Regenbogen { kobito-at } beginnt mit einer { $number }.
kobito-event-put-back =
    { $sign ->
        [swap] Eine Tauschkarte wurde aufgedeckt; damit kann kein Regenbogen beginnen, die Karte wird zurückgemischt.
       *[kobito] Ein Kobito wurde aufgedeckt; damit kann kein Regenbogen beginnen, die Karte wird zurückgemischt.
    }
kobito-event-dealt =
    { $you ->
        [yes] Du bekommst { kobito-card }.
       *[no] { $who } bekommt { kobito-card }.
    }
kobito-event-dealt-hidden =
    { $you ->
        [yes] Du bekommst eine Karte.
       *[no] { $who } bekommt eine Karte.
    }
kobito-event-turn-began =
    { $you ->
        [yes] Du bist am Zug. So viele Karten musst du spielen: { $what }.
       *[no] { $who } ist am Zug und muss mindestens so viele Karten spielen: { $what }.
    }
kobito-event-laid =
    { $you ->
        [yes] Du legst { kobito-card } { kobito-at } an.
       *[no] { $who } legt { kobito-card } { kobito-at } an.
    }
kobito-event-began =
    { $you ->
        [yes] Du beginnst in deiner Werkstatt einen Regenbogen mit { kobito-with }.
       *[no] { $who } beginnt in der eigenen Werkstatt einen Regenbogen mit { kobito-with }.
    }
kobito-event-moved =
    { $you ->
        [yes] Du legst { kobito-piece } aus deiner Werkstatt { kobito-at } an.
       *[no] { $who } legt { kobito-piece } aus der eigenen Werkstatt { kobito-at } an.
    }
kobito-event-exchanged =
    { $you ->
        [yes] Du löst { kobito-at } mit { kobito-with } einen Kobito aus.
       *[no] { $who } löst { kobito-at } mit { kobito-with } einen Kobito aus.
    }
kobito-event-exchanged-elsewhere =
    { $you ->
        [yes] Du löst in der Werkstatt von { $other } mit { kobito-with } einen Kobito aus.
       *[no] { $to_you ->
            [yes] { $who } löst in deiner Werkstatt mit { kobito-with } einen Kobito aus.
           *[no] { $who } löst in der Werkstatt von { $other } mit { kobito-with } einen Kobito aus.
        }
    }
kobito-event-took-kobito =
    { $you ->
        [yes] Du nimmst diesen Kobito auf die Hand.
       *[no] { $who } nimmt diesen Kobito auf die Hand.
    }
kobito-event-swapped =
    { $you ->
        [yes] Du bedeckst { kobito-at } eine Karte mit einer Tauschkarte und { kobito-with }.
       *[no] { $who } bedeckt { kobito-at } eine Karte mit einer Tauschkarte und { kobito-with }.
    }
kobito-event-paid =
    { $you ->
        [yes] Du zahlst { kobito-card }; das kostet dich 3 Punkte.
       *[no] { $who } zahlt { kobito-card }; das kostet 3 Punkte.
    }
kobito-event-won-gold =
    { $you ->
        [yes] { $last ->
            [one] Du gewinnst Gold der Länge { $number }: { $last } Punkt.
           *[other] Du gewinnst Gold der Länge { $number }: { $last } Punkte.
        }
       *[no] { $last ->
            [one] { $who } gewinnt Gold der Länge { $number }: { $last } Punkt.
           *[other] { $who } gewinnt Gold der Länge { $number }: { $last } Punkte.
        }
    }
kobito-event-discarded =
    Der Regenbogen bei Topf { $source ->
        [g1] 1
        [g2] 2
       *[g3] 3
    } kommt auf den Ablagestapel. Karten darin: { $what }.
kobito-event-drew =
    { $you ->
        [yes] Du ziehst { kobito-card }.
       *[no] { $who } zieht { kobito-card }.
    }
kobito-event-drew-hidden =
    { $you ->
        [yes] Du ziehst eine Karte.
       *[no] { $who } zieht eine Karte.
    }
kobito-event-shuffled = Der Ablagestapel wird gemischt. Karten jetzt im Stapel: { $what }.
kobito-event-stopped = Niemand konnte mehr etwas tun: Das Spiel endet.

## Wie es ausging.

kobito-why-points =
    { $count ->
        [one] Der Goldstapel ist leer. Die meisten Punkte: { $winners }.
       *[other] Der Goldstapel ist leer. Gleich viele Punkte, geteilter Sieg: { $winners }.
    }
kobito-why-stopped =
    { $count ->
        [one] Es konnte nichts mehr gespielt werden. Die meisten Punkte: { $winners }.
       *[other] Es konnte nichts mehr gespielt werden. Gleich viele Punkte, geteilter Sieg: { $winners }.
    }
kobito-line-gold = Goldkarten
kobito-line-penalty = Gezahlte Karten

## Der Tisch im Terminal.

kobito-tui-decks = Stapel { $deck }, Ablagestapel { $discard }, Goldstapel { $golds }
kobito-tui-gold = Gold
kobito-tui-pot =
    { $points ->
        [one] { $place } verlangt { $length }, bringt { $points } Punkt
       *[other] { $place } verlangt { $length }, bringt { $points } Punkte
    }
kobito-tui-pot-empty = { $place } ist leer
kobito-tui-rainbow = { $rainbow } (Länge { $count }; als Nächstes unten { $low }, oben { $high })
kobito-tui-players = Am Tisch (> ist am Zug)
kobito-tui-you = { $name } (du)
kobito-tui-player =
    { $points ->
        [one] { $name }: { $points } Punkt
       *[other] { $name }: { $points } Punkte
    }
kobito-tui-in-hand =
    { $count ->
        [0] keine Karte auf der Hand
        [one] 1 Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
kobito-tui-won = Gold { $golds }
kobito-tui-paid = gezahlt { $cards }
kobito-tui-no-rainbow = kein Regenbogen in der Werkstatt
kobito-tui-hand = Deine Hand: { $cards }
kobito-tui-no-cards = keine Karten
kobito-tui-key = 11-12-1: ein Regenbogen vom unteren Ende an; k7: ein Kobito als 7; 7s7: eine 7, darauf eine Tauschkarte und noch eine 7.
kobito-tui-ask-playing =
    { $you ->
        [yes] { $owed ->
            [0] Du bist am Zug: Mach weiter, oder beende deinen Zug.
            [one] Du bist am Zug und musst noch 1 Karte spielen.
           *[other] Du bist am Zug und musst noch { $owed } Karten spielen.
        }
       *[no] { $owed ->
            [0] { $who } darf weitermachen oder den Zug beenden.
            [one] { $who } muss noch 1 Karte spielen.
           *[other] { $who } muss noch { $owed } Karten spielen.
        }
    }
kobito-tui-ask-paying =
    { $you ->
        [yes] { $owed ->
            [one] Du musst noch 1 Karte zahlen.
           *[other] Du musst noch { $owed } Karten zahlen.
        }
       *[no] { $owed ->
            [one] { $who } muss noch 1 Karte zahlen.
           *[other] { $who } muss noch { $owed } Karten zahlen.
        }
    }
kobito-tui-ask-leftover =
    { $you ->
        [yes] Deine einzelne Karte muss jetzt ans Gold.
       *[no] { $who } muss jetzt eine einzelne Karte ans Gold bringen.
    }
kobito-tui-ask-over = Das Spiel ist vorbei.
