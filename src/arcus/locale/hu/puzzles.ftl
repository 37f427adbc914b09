# Feladványok a terminálban és a böngészőben. Mira a másik játékos.
puzzle-other = Mira
puzzle-you = Te
puzzle-title = Feladvány
puzzle-of-day = A nap feladványa
puzzle-of-date = Feladvány: { $date }
puzzle-head = { $game }, nehézség: { $difficulty } az 5-ből
puzzle-days =
    { $count ->
        [one] nap
       *[other] nap
    }
puzzle-give-up = Feladom
puzzle-again = Újra
puzzle-more = Még egyet
puzzle-close = Kilépés a feladványból
puzzle-not-allowed = Ez nem szabad.
puzzle-wrong = Nem egészen.
puzzle-shown = Ez a megoldás.
puzzle-solved =
    { $tries ->
        [1] Elsőre megoldva!
        [one] Megoldva { $tries } próbából!
       *[other] Megoldva { $tries } próbából!
    }
puzzle-share =
    { $tenths ->
        [one] Tíz botból { $tenths } találja meg.
       *[other] Tíz botból { $tenths } találja meg.
    }
puzzle-next-in = A következő: { $hours } óra { $minutes } perc múlva
puzzle-none-left = Mindet megoldottad.

puzzle-stay-task = Csak egy lépéssel maradsz biztosan bent: bármit játszik utána Mira, újra vezethetsz. Találd meg.
puzzle-stay-wrong = Mira válaszolhatna így, és te nem kerülhetnél újra az élre:
puzzle-stay-pass = Ha passzolsz, kiesel.
puzzle-stay-done =
    { $cases ->
        [one] Mirának { $cases } lehetséges válasza van, és attól sem esel ki.
       *[other] Mirának { $cases } lehetséges válasza van, és egyiktől sem esel ki.
    }
puzzle-cell-task = Egyedül játszol. Melyik mező hozza neked a legtöbb pontot a végén?
puzzle-cell-wrong =
    { $points ->
        [one] Ez a legjobb mezőhöz képest körülbelül { $points } pontodba kerül.
       *[other] Ez a legjobb mezőhöz képest körülbelül { $points } pontodba kerül.
    }
puzzle-cell-done =
    { $points ->
        [one] { $games } innen végigjátszott játékban { $points } ponttal többet hozott, mint bármelyik másik.
       *[other] { $games } innen végigjátszott játékban { $points } ponttal többet hozott, mint bármelyik másik.
    }
puzzle-flip-task = Csak egy lapot fordíthatsz meg veszély nélkül, bármi van alul, hogy utána biztosan letehess egyet. Melyiket?
puzzle-flip-wrong = Így is történhetne:
puzzle-flip-stuck = A fordítás biztos, de utána egyik lapodat sem teheted le biztosan.
puzzle-flip-other = Előbb találd meg a megfordítandó lapot.
puzzle-flip-done = Biztos, bármi van alul, és utána letehetsz egy lapot.
puzzle-pots-task = Nyerj meg két fazekat ebben a lépésben, bármilyen lapok kerülnek elő.
puzzle-pots-wrong =
    { $pots ->
        [0] Egy fazekat sem nyertél.
        [one] Csak { $pots } fazekat nyertél.
       *[other] Csak { $pots } fazekat nyertél.
    }
puzzle-pots-done = Két fazék egy lépésben!
