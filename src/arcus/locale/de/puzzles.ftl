# Rätsel, im Terminal und im Browser. Mira spielt mit.
puzzle-other = Mira
puzzle-you = Du
puzzle-title = Rätsel
puzzle-of-day = Rätsel des Tages
puzzle-of-date = Rätsel vom { $date }
puzzle-head = { $game }, Schwierigkeit { $difficulty } von 5
puzzle-days =
    { $count ->
        [one] Tag
       *[other] Tage
    }
puzzle-give-up = Aufgeben
puzzle-again = Noch einmal
puzzle-more = Noch eins
puzzle-close = Rätsel verlassen
puzzle-not-allowed = Das ist nicht erlaubt.
puzzle-wrong = Nicht ganz.
puzzle-shown = Das ist die Lösung.
puzzle-solved =
    { $tries ->
        [1] Gleich beim ersten Versuch gelöst!
        [one] Nach { $tries } Versuch gelöst!
       *[other] Nach { $tries } Versuchen gelöst!
    }
puzzle-share =
    { $tenths ->
        [one] { $tenths } von zehn Bots findet es.
       *[other] { $tenths } von zehn Bots finden es.
    }
puzzle-next-in = Das nächste in { $hours } Std. { $minutes } Min.
puzzle-none-left = Du hast alle gelöst.

puzzle-stay-task = Nur ein Zug hält dich sicher im Spiel: Was Mira danach auch spielt, du kannst wieder führen. Finde ihn.
puzzle-stay-wrong = Mira könnte so antworten, und du könntest nicht mehr führen:
puzzle-stay-pass = Wenn du passt, bist du raus.
puzzle-stay-done =
    { $cases ->
        [one] Mira hat { $cases } mögliche Antwort, und sie wirft dich nicht raus.
       *[other] Mira hat { $cases } mögliche Antworten, und keine wirft dich raus.
    }
puzzle-cell-task = Du spielst allein. Welches Feld bringt dir am Ende die meisten Punkte?
puzzle-cell-wrong =
    { $points ->
        [one] Das kostet dich etwa { $points } Punkt gegenüber dem besten Feld.
       *[other] Das kostet dich etwa { $points } Punkte gegenüber dem besten Feld.
    }
puzzle-cell-done =
    { $points ->
        [one] In { $games } von hier weitergespielten Partien brachte es { $points } Punkt mehr als jedes andere.
       *[other] In { $games } von hier weitergespielten Partien brachte es { $points } Punkte mehr als jedes andere.
    }
puzzle-flip-task = Nur eine Karte kannst du gefahrlos umdrehen, was auch immer unten liegt, und danach sicher eine ablegen. Welche?
puzzle-flip-wrong = Es könnte so ausgehen:
puzzle-flip-stuck = Das Umdrehen ist sicher, aber danach kannst du keine Karte sicher ablegen.
puzzle-flip-other = Finde erst die Karte zum Umdrehen.
puzzle-flip-done = Es ist sicher, was auch immer unten liegt, und danach kannst du eine Karte ablegen.
puzzle-pots-task = Gewinne in diesem Zug zwei Töpfe, welche Karten auch aufgedeckt werden.
puzzle-pots-wrong =
    { $pots ->
        [0] Du hast keinen Topf gewonnen.
        [one] Du hast nur { $pots } Topf gewonnen.
       *[other] Du hast nur { $pots } Töpfe gewonnen.
    }
puzzle-pots-done = Zwei Töpfe in einem Zug!
