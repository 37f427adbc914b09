# Was die Spielpläne der Seite sagen: Namen von Karten und Orten für die, die zuhören, und Knöpfe.

## Alle Spiele.

board-bar = Was du tun kannst
board-hand = Deine Hand
board-you = Du
board-which = Was wählst du?
board-put-back = Zurücklegen
board-nowhere = Das passt jetzt nirgends hin.
board-no = Nein
board-end-turn = Zug beenden
board-go-on = Weiter
board-took-back =
    { $you ->
        [yes] Du hast deinen letzten Zug zurückgenommen.
       *[no] { $who } hat den letzten Zug zurückgenommen.
    }
# The letter of a colour on cards, dice and sheets, one or two letters long.
board-letter =
    { $colour ->
        [R] R
        [O] O
        [Y] Ge
        [G] Gr
        [T] T
        [B] B
        [I] I
        [V] V
        [P] L
        [W] W
       *[K] S
    }
# The same in Red7, where a language may name or shorten a blue otherwise than in Rainbow.
board-letter-red7 = { board-letter }
# A step of a turn: the card, and what is done with it.
board-step = { $what }: { $way }

## Red7. Die Farben heißen nach ihren englischen Buchstaben: R rot, O orange, Y gelb, G grün, B blau, I indigo, V violett.

board-red7-card =
    { $colour ->
        [R] rote { $number }
        [O] orange { $number }
        [Y] gelbe { $number }
        [G] grüne { $number }
        [B] blaue { $number }
        [I] indigofarbene { $number }
       *[V] violette { $number }
    }
board-red7-card-in-hand = { board-red7-card }, auf deiner Hand
board-red7-card-in-palette = { board-red7-card }, in deiner Palette
board-red7-card-at = { board-red7-card }, in der Palette von { $who }
board-red7-canvas-card = { board-red7-card }, auf der Leinwand
board-red7-rule =
    { $colour ->
        [R] Rot
        [O] Orange
        [Y] Gelb
        [G] Grün
        [B] Blau
        [I] Indigo
       *[V] Violett
    }
board-red7-rule-is =
    { $colour ->
        [R] Es gilt Rot: Die höchste Karte führt.
        [O] Es gilt Orange: Die meisten Karten einer Zahl führen.
        [Y] Es gilt Gelb: Die meisten Karten einer Farbe führen.
        [G] Es gilt Grün: Die meisten geraden Karten führen.
        [B] Es gilt Blau: Die meisten verschiedenen Farben führen.
        [I] Es gilt Indigo: Die längste Straße führt.
       *[V] Es gilt Violett: Die meisten Karten unter 4 führen.
    }
board-red7-meets-short =
    { $colour ->
        [R] höchste Karte
        [O] gleiche Zahl
        [Y] gleiche Farbe
        [G] gerade Karten
        [B] viele Farben
        [I] Zahlenfolge
       *[V] unter 4
    }
board-red7-who-leads =
    { $you ->
        [yes] Du führst
        [nobody] Niemand führt
       *[no] { $who } führt
    }
# The steps of a turn, in a word or two each.
board-red7-step =
    { $step ->
        [palette] Palette
        [take] Karte nehmen
        [add] noch eine
        [move] Karte umlegen
        [canvas] Leinwand
       *[draw] ziehen
    }
board-red7-strip = Wer nach jeder Regel führt
board-red7-leads =
    { $you ->
        [yes] { $rule }: Du führst.
       *[no] { $rule }: { $who } führt.
    }
board-red7-leads-with =
    { $you ->
        [yes] { $rule }: Du führst. Karten: { $cards }.
       *[no] { $rule }: { $who } führt. Karten: { $cards }.
    }
board-red7-nobody-leads = { $rule }: Niemand führt.
board-red7-would =
    { $you ->
        [yes] Dann führst du.
       *[no] Dann führt { $who }.
    }
board-red7-hint =
    { $count ->
        [one] Damit führst du mit einer Karte: { $meets }.
       *[other] Damit führst du mit { $count } Karten: { $meets }.
    }
board-red7-would-nobody = Dann führt niemand.
board-red7-canvas-here = Auf die Leinwand legen
board-red7-palette = Deine Palette
board-red7-palette-here = In deine Palette legen
board-red7-deck-here = Verdeckt auf den Nachziehstapel legen
board-red7-hand-here = Auf die Hand nehmen
board-red7-lay = In die Palette
board-red7-paint = Auf die Leinwand
board-red7-take = Auf den Nachziehstapel
board-red7-draw = Karte ziehen
board-red7-pass = Passen
board-red7-pass-sure = Wenn du passt, scheidest du aus der Runde aus. Passen?
board-red7-you-out = Du bist aus dieser Runde ausgeschieden. Du kannst weiter zusehen.
board-red7-scored = Gewertet: { $cards }
board-red7-known = Bekannt auf der Hand: { $cards }
board-red7-known-top = Bekannt obenauf: { $card }

## Kobito. Karten sind Zahlen, kobito und swap; das untere Ende eines Regenbogens ist dort, wo seine niedrigste Zahl liegt.

board-kobito-card =
    { $card ->
        [kobito] Kobito
        [swap] Tauschkarte
       *[other] { $card }
    }
board-kobito-in-hand = { board-kobito-card }, auf deiner Hand
board-kobito-spot =
    { $kind ->
        [kobito] { $cards ->
            [one] Kobito als { $number }
           *[other] Kobito als { $number }, auf einem bedeckten Platz
        }
       *[number] { $cards ->
            [one] { $number }
           *[other] { $number }, auf einem bedeckten Platz
        }
    }
board-kobito-spot-here = Auf die { $number } legen
board-kobito-with = Einen Regenbogen beginnen, zusammen mit: { $card }
board-kobito-pots = Goldtöpfe
board-kobito-pot = Topf { $number }
board-kobito-bench = Werk{"\u00AD"}bank { $number }
board-kobito-gold =
    { $points ->
        [one] Gold: verlangt { $length } Karten, bringt { $points } Punkt. Karten dort: { $count }.
       *[other] Gold: verlangt { $length } Karten, bringt { $points } Punkte. Karten dort: { $count }.
    }
board-kobito-of = von { $length }
board-kobito-deck = Stapel { $count }
board-kobito-discard = Ablagestapel { $count }
board-kobito-gold-deck = Goldstapel { $count }
board-kobito-workshop = Deine Werkstatt
board-kobito-workshop-of = Werkstatt von { $who }
board-kobito-no-rainbow = leere Werkstatt
board-kobito-run = { $low } bis { $high }
board-kobito-empty = leer
board-kobito-lay-pot =
    { $end ->
        [low] Topf { $number }, unteres Ende
       *[high] Topf { $number }, oberes Ende
    }
board-kobito-lay-bench =
    { $end ->
        [low] Werkbank { $number }, unteres Ende
       *[high] Werkbank { $number }, oberes Ende
    }
board-kobito-move =
    { $end ->
        [low] { $count ->
            [one] 1 Karte zu Topf { $number }, unteres Ende
           *[other] { $count } Karten zu Topf { $number }, unteres Ende
        }
       *[high] { $count ->
            [one] 1 Karte zu Topf { $number }, oberes Ende
           *[other] { $count } Karten zu Topf { $number }, oberes Ende
        }
    }
board-kobito-start = { $low } – { $high } beginnen
board-kobito-start-here = Auf dieser Werkbank einen Regenbogen beginnen
board-kobito-exchange = Den Kobito auslösen mit: { $card }
board-kobito-swap = Tauschkarte, darauf { $card }
board-kobito-pay = Zahlen (kostet 3 Punkte)
board-kobito-pay-sure =
    { $card ->
        [kobito] Den Kobito zahlen? Das kostet 3 Punkte.
        [swap] Die Tauschkarte zahlen? Das kostet 3 Punkte.
       *[other] Die { $card } zahlen? Das kostet 3 Punkte.
    }
board-kobito-would-win =
    { $points ->
        [one] Damit gewinnst du das Gold: { $points } Punkt.
       *[other] Damit gewinnst du das Gold: { $points } Punkte.
    }
board-kobito-points =
    { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
board-kobito-golds = Gewonnenes Gold: { $golds }.
board-kobito-paid = Gezahlte Karten: { $cards }.

## Qwinto. Die Reihen heißen nach ihren englischen Buchstaben: o orange, y gelb, p lila.

board-qwinto-row =
    { $row ->
        [o] Orange
        [y] Gelb
       *[p] Lila
    }
# A die by its colour alone, where dice are counted up.
board-qwinto-die-colour =
    { $row ->
        [o] Orange
        [y] Gelb
       *[p] Lila
    }
board-qwinto-die =
    { $row ->
        [o] oranger Würfel
        [y] gelber Würfel
       *[p] lila Würfel
    }
board-qwinto-die-face =
    { $row ->
        [o] oranger Würfel: { $face }
        [y] gelber Würfel: { $face }
       *[p] lila Würfel: { $face }
    }
board-qwinto-dice = Würfel
board-qwinto-roll =
    { $count ->
        [0] Wähle erst Würfel
        [one] 1 Würfel werfen
       *[other] { $count } Würfel werfen
    }
# Beside the dice: what their sum is most often.
board-qwinto-mostly = am häufigsten { $sum }
board-qwinto-keep = { $sum } behalten
board-qwinto-hint = Deine Punkte: { $from } → { $to }.
board-qwinto-reroll = Noch einmal würfeln
board-qwinto-pass = Passen
board-qwinto-ask-write =
    { $mine ->
        [yes] { $may ->
            [pass] { $sum } passt nirgends hin. Kreuze einen Fehlwurf an.
           *[write] Trage { $sum } in ein leuchtendes Feld ein, oder nimm einen Fehlwurf.
        }
       *[no] Trage { $sum } in ein leuchtendes Feld ein, oder passe.
    }
board-qwinto-forced = { $sum } passt nirgends hin: Du musst passen.
board-qwinto-misthrow = Fehlwurf
board-qwinto-misthrow-sure = Ein Fehlwurf kostet 5 Punkte. Ankreuzen?
board-qwinto-sum = Summe: { $sum }
board-qwinto-write =
    { $row ->
        [o] { $sum } in Orange eintragen, Spalte { $column }; Punkte dann: { $points }
        [y] { $sum } in Gelb eintragen, Spalte { $column }; Punkte dann: { $points }
       *[p] { $sum } in Lila eintragen, Spalte { $column }; Punkte dann: { $points }
    }
board-qwinto-cell =
    { $row ->
        [o] Orange, Spalte { $column }
        [y] Gelb, Spalte { $column }
       *[p] Lila, Spalte { $column }
    }
board-qwinto-write-sure = { $sum } bei { board-qwinto-cell } eintragen?
board-qwinto-write-it = Eintragen
board-qwinto-cell-filled = { board-qwinto-cell }: { $number }
board-qwinto-cell-empty = { board-qwinto-cell }: leer
board-qwinto-cell-dead = { board-qwinto-cell }: leer, und kein Wurf passt mehr
board-qwinto-cell-bonus = { $cell }; Bonusfeld
board-qwinto-cell-chosen = { board-qwinto-cell }: deine Wahl, { $number }
board-qwinto-sheet =
    { $points ->
        [one] Dein Zettel: { $points } Punkt
       *[other] Dein Zettel: { $points } Punkte
    }
board-qwinto-sheet-of =
    { $points ->
        [one] { $who }: { $points } Punkt
       *[other] { $who }: { $points } Punkte
    }
board-qwinto-bonus = Bonus
board-qwinto-bonus-of = Bonus der Spalte { $column }: { $points }
board-qwinto-row-points = Punkte der Reihe: { $points }
board-qwinto-misthrows = Fehlwürfe
board-qwinto-misthrow-cost = je −5
board-qwinto-misthrows-of = Fehlwürfe: { $count } von 4
# On paper, beside a line to write on.
board-qwinto-total = Summe
board-qwinto-player = Name
board-qwinto-row-told =
    { $row ->
        [o] Orange: { $numbers }.
        [y] Gelb: { $numbers }.
       *[p] Lila: { $numbers }.
    }
board-qwinto-number-told = { $number } in Spalte { $column }
board-qwinto-nothing-told = noch nichts
board-qwinto-decided = Hat gewählt
board-qwinto-choosing = Wählt noch
board-qwinto-you-chose = { $sum } ist vorgemerkt. Du kannst noch ein anderes Feld wählen.
board-qwinto-you-passed = Du trägst diesen Wurf nicht ein.
board-qwinto-print-menu = Drucken
board-qwinto-print = Zettel drucken
board-qwinto-print-blank = Leere Zettel drucken

## Rainbow. { rainbow-face } ist die Seite mit dem Buchstaben $what.

board-rainbow-in-hand = { rainbow-face }, auf deiner Hand
board-rainbow-in-other-hand = { rainbow-face }, auf der Hand von { $who }, von dir aus gesehen
board-rainbow-in-row = { rainbow-face }, Platz { $place } der Reihe.
board-rainbow-other-side = Die andere Seite ist { rainbow-face }.
board-rainbow-hidden = eine Handkarte
board-rainbow-row = Die Reihe
board-rainbow-pile =
    { $count ->
        [one] 1 Karte gewonnen
       *[other] { $count } Karten gewonnen
    }
board-rainbow-won = gewonnen
board-rainbow-deck =
    { $count ->
        [0] Deck leer
       *[other] { $count } im Deck
    }
board-rainbow-round = Runde { $round }
board-rainbow-next = Deine nächste Karte: { rainbow-face }
board-rainbow-next-short = Deine nächste Karte
board-rainbow-lay = { rainbow-face } ablegen
board-rainbow-lay-here = Normal am Ende der Reihe ablegen, so wie du sie siehst
board-rainbow-blind = Blind ablegen
board-rainbow-blind-here = Blind ablegen, mit der anderen Seite nach oben
board-rainbow-flip = Umdrehen
board-rainbow-flip-here = Diese umdrehen
board-rainbow-turn = Hier umdrehen
board-rainbow-stop = Aufhören
board-rainbow-result =
    { $result ->
        [shade] Schatten: Damit verlierst du die Runde.
        [twin] Doppelt: Damit verlierst du die Runde.
        [rainbow] Das gibt einen Rainbow!
       *[fine] Das passt.
    }
board-rainbow-ended =
    { $kind ->
        [shade] { $you ->
            [yes] Der Schatten kam zum Vorschein: Du hast die Runde verloren.
           *[no] Der Schatten kam zum Vorschein: { $who } hat die Runde verloren.
        }
        [twin] { $you ->
            [yes] Eine Farbe lag zweimal da: Du hast die Runde verloren.
           *[no] Eine Farbe lag zweimal da: { $who } hat die Runde verloren.
        }
       *[rainbow] { $you ->
            [yes] Du hast einen Rainbow gebildet.
           *[no] { $who } hat einen Rainbow gebildet.
        }
    }
